"""The grammar of controls, held against whole autopilot games: what no panel should do.

The shares of panels that break a rule are ceilings: they may only fall.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from statistics import median, quantiles

import pytest

from benchmarks.panel import table_of
from benchmarks.taps import Finger
from bot.display.board import board_panel, public_controls
from bot.display.controls import Controls
from bot.display.measure import SCREEN, sheet_height
from bot.display.parts import ROOM, Menu, Row, Sheet
from bot.display.posted import PANEL_VERBS
from bot.display.reading.page import page_of
from bot.display.shapes.desk import BACK
from bot.display.shapes.several import LIT
from bot.display.ways import taps
from bot.host import Table
from bot.languages import codes
from bot.several import TOGGLED
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel.match import Match

UNNAMED = re.compile(r"(Choose|What comes first|First choose)")
BARE = re.compile(r"(\d+|[A-Z]) …")
STEPS = 4
"""First taps of a panel that are looked into."""
TAPS = {"refuge": (2, 2), "tentacula": (1, 1), "sleeping_gods": (2, 3), "jupiter": (3, 3)}
"""To what an autopilot answers: of nineteen in twenty, and at the most."""
WIDE = (3, 4)
"""Of the same in Lurk, where some sixty ways of six models are asked at once."""
FIXED = {"hand", "undo", "explain", "missed", "more"}
CEILING = 0.02
"""Of all panels of a game; in seventy asks of two seats none breaks a rule."""


@dataclass
class Seen:
    """What a game showed."""

    panels: int = 0
    broken: Counter[str] = field(default_factory=Counter)
    some: int = 0
    shapes: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    taps: list[int] = field(default_factory=list)

    def panel(self, *breaches: str) -> None:
        self.panels += 1
        self.broken.update(set(breaches))
        self.some += bool(breaches)


def played(game: str, seats: int, seed: int, most: int) -> Iterator[tuple[Table, int]]:
    """A table at every ask, and the taps to what the autopilot answers."""
    luck = random.Random(seed)
    table = table_of(Match.start(find_game(game), seats, seed=seed))
    finger = Finger(table)
    for _ in range(most):
        ask = table.match.ask
        if ask is None:
            return
        seat = ask.awaited[0]
        view, asked = table.match.view(seat), table.match.asked(seat) or ask
        option = type(table.match.game).autopilot(view, asked, seat, luck)
        option, count, _ = finger.reaches(option)
        yield table, count
        table.match.choose(seat, option.id)


def came_closer(table: Table, wording: Wording) -> list[str]:
    """First taps after which a part of the board is shown."""
    steps = [tap.leads_to for tap in taps(public_controls(table, wording).parts())]
    return [step for step in steps if step and public_controls(table, wording, step).zoom]


def test_a_rule_in_passing_gives_way_where_a_part_of_the_board_fills_the_screen() -> None:
    remark, shown = f"-# 💡 {'A rule that was read before the tap. ' * 3}", Counter[bool]()
    for table, _ in played("lurk", 2, 1, 60):
        wording = Wording("de", table.seats)
        for step in came_closer(table, wording):
            panel = board_panel(table, wording, step, remarks=[remark])
            stands = remark in str(panel)
            assert not stands or sheet_height(panel.show([("board.png", "")])) <= SCREEN
            shown[stands] += 1
    assert len(shown) == 2


def test_whoever_acts_alone_leaves_hand_help_and_log_on_the_panel() -> None:
    """Nobody tapped anything, so nobody has a way back to where these are."""
    for table, _ in played("lurk", 2, 2, 70):
        wording = Wording("en", table.seats)
        if public_controls(table, wording).zoom:
            panel = board_panel(table, wording)
            assert {tap.press.name for tap in taps(panel.every())} >= FIXED
            assert not list(breaches(table, wording, ""))
            return
    raise AssertionError("somebody alone never needed the whole screen")


def test_a_panel_that_came_closer_can_be_paused() -> None:
    """It is a panel all the same: the row that every panel has tells it from other messages."""
    for table, _ in played("jupiter", 2, 1, 60):
        wording = Wording("en", table.seats)
        if closer := came_closer(table, wording):
            table.campaign.status = "paused"
            paused = board_panel(table, wording, closer[0]).every()
            assert PANEL_VERBS & {tap.press.name for tap in taps(list(paused))}
            return
    raise AssertionError("nothing came closer")


def breaches(table: Table, wording: Wording, step: str) -> Iterator[str]:
    """Which rules this panel breaks, by what they say."""
    sheet, controls = board_panel(table, wording, step), public_controls(table, wording, step)
    kind, parts = controls.ask.kind, controls.parts()
    menus = [part for part in parts if isinstance(part, Menu)]
    rows = [part for part in sheet.every() if isinstance(part, Row)]
    buttons = [button for row in rows for button in row.buttons]
    names = [button.label for button in buttons if button.label] + [m.placeholder for m in menus]
    if any(UNNAMED.match(menu.placeholder) for menu in menus):
        yield "a menu without a noun"
    if len(names) != len(set(names)):
        yield "two controls of one name"
    if menus and kind not in ("shop", "hand"):
        yield "an answer in a closed menu"
    if len(menus) > 1 and kind != "shop":
        yield "two menus"
    greens = [one for part in parts if isinstance(part, Row) for one in part.buttons]
    if sum(button.look == "go" for button in greens) > 1:
        yield "two greens"
    if any(BARE.fullmatch(name) for name in names):
        yield "a bare number"
    read = page_of(table, wording, None, alone=False) is not None  # has a measure of its own
    if not read and sheet_height(sheet.show([("board.png", "")])) > SCREEN:
        yield "higher than the screen"
    if sheet.size + 1 > ROOM:
        yield "more components than a message holds"
    yield from _marked(controls)
    yield from _second(controls, sheet)


def _marked(controls: Controls) -> Iterator[str]:
    """Every number or name on a button is on the picture, and nothing there has two."""
    tags = controls.scene.tags()
    numbers = [tag for tag in tags.values() if tag.isdecimal()]
    if len(numbers) != len(set(numbers)):
        yield "one number for two places"
    if any(key.mark is not None and key.mark not in tags for key in controls.layout.all_keys()):
        yield "a place that is not on the picture"


def _second(controls: Controls, sheet: Sheet) -> Iterator[str]:
    """A second step has its way back in the last row; a lit toggle is named by the deed."""
    offered = list(taps(sheet.parts))
    if controls.step.startswith(TOGGLED):
        lit = [tap.label.removeprefix(LIT).strip() for tap in offered if tap.label.startswith(LIT)]
        deed = next(tap.label for tap in offered if tap.press.name == "**")
        if not all(name in deed or deed.endswith("…") for name in lit):
            yield "a lit toggle that the deed does not name"
    elif controls.step:
        last = [part for part in controls.parts() if isinstance(part, Row)][-1]
        if not any(button.custom_id.endswith(f":{BACK}") for button in last.buttons):
            yield "no way back in the last row"


def shape(controls: Controls) -> str:
    found = [tap.leads_to or "" for tap in taps(controls.parts())]
    if any(isinstance(part, Menu) for part in controls.parts()):
        return "menu"
    return "toggles" if any(step.startswith(TOGGLED) for step in found) else "buttons"


def watched(game: str, seats: int, most: int, language: str, seed: int = 3) -> Seen:
    seen = Seen()
    for table, count in played(game, seats, seed, most):
        wording = Wording(language, table.seats)
        first = public_controls(table, wording)
        seen.taps.append(count)
        seen.shapes[first.ask.id][shape(first)] += first.ask.kind != "shop"
        steps = (tap.leads_to for tap in taps(first.parts()) if tap.leads_to is not None)
        for step in ("", *islice(steps, STEPS)):
            seen.panel(*breaches(table, wording, step))
    return seen


def judge(game: str, seen: Seen) -> None:
    assert seen.some <= CEILING * seen.panels, seen.broken.most_common()
    several = {question: kinds for question, kinds in seen.shapes.items() if len(kinds) > 1}
    assert not several, "one question, one shape"
    assert median(seen.taps) == 1
    nearly_all, most = TAPS.get(game, WIDE)
    assert quantiles(seen.taps, n=20)[-1] <= nearly_all
    assert max(seen.taps) <= most, "a step back and another piece included"


@pytest.mark.parametrize("game", GAMES)
def test_panels_of_a_game_of_two_keep_to_the_grammar(game: str) -> None:
    judge(game, watched(game, 2, 70, "en"))


@pytest.mark.soak
@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("game", GAMES)
def test_panels_of_whole_games_keep_to_the_grammar(game: str, language: str) -> None:
    for seats in find_game(game).seats:
        judge(game, watched(game, seats, 10_000, language))
