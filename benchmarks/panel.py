"""Panels on a phone: whole games by autopilots, their real panels measured for a small screen.

``python -m benchmarks.panel GAME`` measures one game and shows the tallest asks.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import quantiles

from benchmarks.size import sized
from benchmarks.table import Row, show
from bot.display.board import board_panel
from bot.display.measure import SCREEN, sheet_height
from bot.display.parts import Button, Menu, Words
from bot.display.parts import Row as ButtonRow
from bot.host import Table
from bot.store import Campaign, SeatRow
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import Line
from games.kernel.match import Match
from renderers import renderer_for
from renderers.text import watching

ASKS = sized(150, 10)
DRAWN = 15
"""One ask in so many is drawn, to see its smallest type."""
NAMES = ("Annabel", "Đorđe", "captain_nemo", "Zoë", "Bo", "Marina", "Finn")
CONTROLS = {"jupiter": 8}
SMALLEST = 1 / 46
"""Type may not be smaller than this share of the picture's width."""


@dataclass
class Panels:
    """What was seen of one game at one number of seats."""

    heights: list[int] = field(default_factory=list)
    controls: list[int] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    menus: int = 0
    type_share: float = 1.0
    choices: int = 0
    silent: int = 0
    same_hints: int = 0
    tallest: list[tuple[int, str]] = field(default_factory=list)


def measure() -> Iterator[Row]:
    for game in GAMES:
        yield from measure_game(game)


def measure_game(game: str) -> Iterator[Row]:
    for seats in find_game(game).seats:
        seen = panels(game, seats)
        yield from _rows(f"{game}, {seats}", seen, CONTROLS.get(game, 6))


def _rows(name: str, seen: Panels, controls: int) -> Iterator[Row]:
    heights, pressed = _spread(seen.heights), _spread(seen.controls)
    letters = _spread(seen.labels)
    yield Row(
        f"{name}: asks within one screen",
        sum(high <= SCREEN for high in seen.heights) / len(seen.heights),
        ">= 0.95",
        f"height p50 {heights[0]}, p90 {heights[1]}, most {max(seen.heights)} px",
    )
    yield Row(
        f"{name}: controls, p50",
        pressed[0],
        f"<= {controls}",
        f"p95 {pressed[2]}; letters in a label {letters[0]}/{letters[1]}/{letters[2]}",
    )
    yield Row(f"{name}: menus at most", seen.menus, "<= 2")
    yield Row(f"{name}: hints told twice on one panel", seen.same_hints, "<= 0")
    yield Row(
        f"{name}: smallest type against the least readable",
        seen.type_share / SMALLEST,
        ">= 1",
        f"1/{1 / seen.type_share:.0f} of the width",
    )
    yield Row(
        f"{name}: choices that left no line",
        seen.silent / max(1, seen.choices),
        "<= 0.05",
        f"{seen.silent} of {seen.choices}",
    )


def panels(game: str, seats: int) -> Panels:
    """The panels of autopilot games, asks drawn evenly from whole games."""
    seen, seed = Panels(), 0
    while len(seen.heights) < ASKS:
        seed += 1
        luck = random.Random(seed)
        table = _table(Match.start(find_game(game), seats, seed=seed))
        wording = Wording("en", table.seats)
        while table.match.ask is not None:
            if luck.random() < 0.2 and len(seen.heights) < ASKS:
                _look(table, wording, seen)
            _play(table, luck, seen)
            if len(seen.heights) >= ASKS and seen.choices > ASKS:
                break
    return seen


def _table(match: Match) -> Table:
    campaign = Campaign("abc234", 1, match.game.id, "playing", 1, 2, 0, 0)
    seats = range(match.game.seat_count)
    rows = [SeatRow(seat, 10**18 + seat, NAMES[seat], "person") for seat in seats]
    table = Table(campaign, rows, match)
    table.entry("start", match.lines)
    return table


def _play(table: Table, luck: random.Random, seen: Panels) -> None:
    match = table.match
    assert match.ask is not None
    seat = match.ask.awaited[0]
    option = type(match.game).autopilot(
        match.view(seat), match.asked(seat) or match.ask, seat, luck
    )
    step = match.choose(seat, option.id)
    table.entry("choice", step.lines, choice=step.choice)
    seen.choices += 1
    seen.silent += not any(_public(line) for line in step.lines)


def _public(line: Line) -> bool:
    return bool(line.text.template)


def _look(table: Table, wording: Wording, seen: Panels) -> None:
    sheet = board_panel(table, wording).show([("board.png", "")])
    high = sheet_height(sheet)
    buttons = _buttons(sheet.parts)
    menus = [part for part in sheet.parts if isinstance(part, Menu)]
    seen.heights.append(high)
    seen.controls.append(len(buttons) + len(menus))
    seen.labels += [len(button.label) for button in buttons]
    seen.menus = max(seen.menus, len(menus))
    words = "\n".join(part.text for part in sheet.parts if isinstance(part, Words))
    hints = [line.split("** ", 1)[-1] for line in words.split("\n") if line.startswith("-# **")]
    seen.same_hints += len(hints) - len(set(hints))
    seen.tallest = sorted([*seen.tallest, (high, words)], reverse=True)[:5]
    if len(seen.heights) % DRAWN == 0:
        seen.type_share = min(seen.type_share, smallest_type(table, wording))


def smallest_type(table: Table, wording: Wording) -> float:
    """The size of the smallest words on the board, as a share of its width."""
    match, renderer = table.match, renderer_for(table.campaign.game)
    with watching() as written:
        picture = renderer.draw(match.view(None), match.asked(None), wording.names)
    return min((one.style.size for one in written), default=999) / picture.image.width


def _buttons(parts: object) -> list[Button]:
    assert isinstance(parts, (list, tuple))
    return [button for part in parts if isinstance(part, ButtonRow) for button in part.buttons]


def _spread(values: list[int]) -> tuple[int, int, int]:
    """The median, and what nine and nineteen of twenty do not exceed."""
    cuts = quantiles(values, n=20, method="inclusive")
    return round(cuts[9]), round(cuts[17]), round(cuts[18])


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        show(measure_game(game))
        for high, words in panels(game, find_game(game).seats[-1]).tallest:
            print(f"\n{high} px:\n{words}")


if __name__ == "__main__":
    main()
