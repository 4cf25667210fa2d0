"""Every ask of seeded games builds panels within all limits of Discord, as loopback holds them."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.custom_ids import GROUP
from bot.display.board import board_panel, public_controls
from bot.display.ending import ending_panel
from bot.display.hand import private_panel
from bot.display.parts import ROOM, TEXT_ROOM, Row, Sheet, Words
from bot.display.view import to_view
from bot.display.ways import taps
from bot.host import Table
from bot.several import TOGGLED
from bot.store import Campaign, SeatRow
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel.composing import COURSE
from games.kernel.match import Match
from loopback.checks.messages import V2, Upload, read_message

LONG_NAME = "W" * 32
SHOWN = [("board.png", "x" * 1024)]


def check(sheet: Sheet) -> None:
    """What Discord would refuse, loopback's own reader refuses here."""
    body = {"flags": V2, "components": to_view(sheet.show(SHOWN)).to_components()}
    read_message(body, [Upload("board.png", b"x", index="0")], lambda _: True)
    assert sheet.size + 1 <= ROOM
    words = [part.text for part in sheet.every() if isinstance(part, Words)]
    assert sum(map(len, words)) <= TEXT_ROOM


def offered(table: Table, wording: Wording) -> set[str]:
    """Every option that can be reached from a panel, following its steps, each of which is within
    the limits."""
    found: set[str] = set()
    front, seen = [""], {""}
    while front:
        step = front.pop()
        controls = public_controls(table, wording, step)
        for tap in taps(controls.parts()):
            further = tap.leads_to
            if tap.press.token and tap.press.name != GROUP:
                found |= {*tap.answers(controls.ask)}
            elif further is not None and further not in seen and not step.startswith(TOGGLED):
                seen.add(further)
                front.append(further)
                check(board_panel(table, wording, further))
    return found


def waits_in_private(sheet: Sheet) -> bool:
    """Many people are asked many different things: each finds them in the private panel."""
    rows = [part for part in sheet.parts if isinstance(part, Row)]
    return any(":hand" in button.custom_id for row in rows for button in row.buttons)


def table_of(match: Match, *, away: bool = False) -> Table:
    """Where the autopilot may keep the first seat for whoever is ``away``."""
    campaign = Campaign("abc234", 1, match.game.id, "playing", 1, 2, 0, 0)
    rows = [
        SeatRow(seat, 10**18 + seat, LONG_NAME, "autopilot" if away and not seat else "person")
        for seat in range(match.game.seat_count)
    ]
    return Table(campaign, rows, match)


def played(game: str, seed: int, *, away: bool = False) -> Iterator[Table]:
    """A table at every ask of a game in which anything legal may happen."""
    rules, luck = find_game(game), random.Random(seed)
    table = table_of(Match.start(rules, luck.choice(rules.seats), seed=seed), away=away)
    table.entry("start", table.match.lines)
    while (ask := table.match.ask) is not None:
        yield table
        option = luck.choice(ask.options)
        step = table.match.choose(option.seat, option.id)
        table.entry("choice", step.lines, choice=step.choice)
    yield table


async def check_game(game: str, seed: int, most: int, language: str = "en") -> None:
    for table in islice(played(game, seed), most):
        wording = Wording(language, table.seats)
        if table.match.outcome is not None:
            check(ending_panel(table, wording))
        if (ask := table.match.ask) is None:
            continue
        public = board_panel(table, wording)
        check(public)
        asked = (option for option in ask if option.seat in ask.awaited)
        open_ids = {option.id for option in asked if not option.secret}
        if not waits_in_private(public):
            plain = {one for one in offered(table, wording) if not one.startswith(COURSE)}
            assert plain == open_ids, "no list is ever cut off"
        for seat in ask.seats:
            check(private_panel(table, seat, wording))


@pytest.mark.parametrize("game", GAMES)
async def test_panels_of_a_few_games_are_within_the_limits(game: str) -> None:
    await check_game(game, seed=1, most=60)


async def test_with_a_seat_to_take_back_as_many_places_stand_on_a_panel() -> None:
    """The seat's row gives way where a message is full; it is under "…" as well."""
    rows = Counter[int]()
    for table in islice(played("lurk", 8, away=True), 50):
        if table.match.ask is not None:
            wording = Wording("en", table.seats)
            public = board_panel(table, wording)
            check(public)
            rows[len(public.beneath)] += 1
            offered(table, wording)
    assert rows[2] > rows[1] > 0


def test_a_page_of_places_further_off_is_within_the_limits_with_its_way_back() -> None:
    """Some sixty ways stay as many as they are; the last of a page come on the next one."""
    sizes = [
        board_panel(table, Wording("en", table.seats), step).size
        for table in islice(played("lurk", 36), 91)
        if table.match.ask is not None
        for step in ("", "-/f1")
    ]
    assert ROOM - 6 < max(sizes) < ROOM


def test_a_page_of_larger_shares_is_within_the_limits_with_its_way_back() -> None:
    """Names may be as long as rows are wide; what has no room comes on the next page."""
    pages = 0
    for table in islice(played("sleeping_gods", 2), 140):
        if table.match.ask is not None and table.match.ask.kind == "divide":
            pages += 1
            check(board_panel(table, Wording("en", table.seats), "-/s1"))
            offered(table, Wording("en", table.seats))
    assert pages


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_panels_of_a_thousand_games_are_within_the_limits(game: str) -> None:
    for seed in range(1000):
        await check_game(game, seed, most=400)
