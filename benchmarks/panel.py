"""Panels on a phone: whole games by autopilots, their real panels laid out by a real browser.

``python -m benchmarks.panel GAME`` measures one game and shows the tallest asks. Without Chromium
heights are those that the panel itself reckons with.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from benchmarks.chromium import chromium
from benchmarks.screen import Heights, Panel, Screens, screens
from benchmarks.size import sized
from benchmarks.table import Row, show
from bot.display.board import board_panel
from bot.display.measure import SCREEN, sheet_height
from bot.display.parts import Button, Menu, Words
from bot.display.parts import Row as ButtonRow
from bot.display.story import counted
from bot.host import Table
from bot.store import Campaign, SeatRow
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import Line
from games.kernel.match import Match
from renderers import renderer_for
from renderers.text import watching

ASKS = sized(150, 4)
NAMES = ("Annabel", "Đorđe", "captain_nemo", "Zoë", "Bo", "Marina", "Finn")
CONTROLS = {"jupiter": 8}
SMALLEST = 1 / 46
"""Type may not be smaller than this share of the picture's width."""


@dataclass
class Panels:
    """What was seen of one game at one number of seats."""

    laid: list[Panel] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    controls: list[int] = field(default_factory=list)
    words: list[int] = field(default_factory=list)
    menus: int = 0
    type_share: float = 1.0
    choices: int = 0
    silent: int = 0
    same_hints: int = 0

    @property
    def reckoned(self) -> list[int]:
        """As high as the panels take themselves to be."""
        return [sheet_height(one.sheet.show([("board.png", "")])) for one in self.laid]


def measure() -> Iterator[Row]:
    for game in GAMES[: sized(len(GAMES))]:
        yield from measure_game(game)


def measure_game(game: str) -> Iterator[Row]:
    """All numbers of seats of one game."""
    found = {seats: panels(game, seats) for seats in find_game(game).seats}
    heights = asyncio.run(lay_out([one.laid for one in found.values()]))
    for (seats, seen), high in zip(found.items(), heights, strict=True):
        yield from _rows(f"{game}, {seats}", seen, high, CONTROLS.get(game, 6))


async def lay_out(sets: Sequence[Sequence[Panel]]) -> list[list[Heights]]:
    """The heights in a real browser; none without one."""
    path = chromium()
    if path is None:
        return [[] for _ in sets]
    async with screens(path) as both:
        return [one async for one in _each(both, sets)]


async def _each(both: Screens, sets: Sequence[Sequence[Panel]]) -> AsyncIterator[list[Heights]]:
    for panels_of_one in sets:
        yield await both.lay_out(panels_of_one)


def _rows(name: str, seen: Panels, real: list[Heights], controls: int) -> Iterator[Row]:
    yield from _height_rows(name, seen.reckoned, real)
    pressed, letters = _spread(seen.controls), _spread(seen.labels)
    yield Row(
        f"{name}: controls, p50",
        pressed[0],
        f"<= {controls}",
        f"p95 {pressed[2]}; letters in a label {letters[0]}/{letters[1]}/{letters[2]}",
    )
    read = _spread(seen.words)
    yield Row(f"{name}: words, p50", read[0], "<= 45")
    yield Row(f"{name}: words, p95", read[2], "<= 90", f"most {max(seen.words)}")
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


def _height_rows(name: str, reckoned: list[int], real: list[Heights]) -> Iterator[Row]:
    phone = [one.phone for one in real] or reckoned
    heights = _spread(phone)
    yield Row(
        f"{name}: asks within one screen",
        sum(high <= SCREEN for high in phone) / len(phone),
        ">= 0.95",
        f"height p50 {heights[0]}, p90 {heights[1]}, most {max(phone)} px",
    )
    if real:
        desktop = _spread([one.desktop for one in real])
        wrong = [told - one.phone for told, one in zip(reckoned, real, strict=True)]
        yield Row(
            f"{name}: the panel's own reckoning against the browser's",
            median(told / one.phone for told, one in zip(reckoned, real, strict=True)),
            note=f"{min(wrong):+} to {max(wrong):+} px; desktop p50 {desktop[0]}, p90 {desktop[1]}",
        )


def panels(game: str, seats: int) -> Panels:
    """The panels of autopilot games, asks drawn evenly from whole games."""
    seen, seed = Panels(), 0
    while len(seen.laid) < ASKS:
        seed += 1
        luck = random.Random(seed)
        table = table_of(Match.start(find_game(game), seats, seed=seed))
        wording = Wording("en", table.seats)
        while table.match.ask is not None:
            if luck.random() < 0.2 and len(seen.laid) < ASKS:
                _look(table, wording, seen)
            _play(table, luck, seen)
            if len(seen.laid) >= ASKS and seen.choices > ASKS:
                break
    return seen


def table_of(match: Match) -> Table:
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
    if not option.aside:  # opens one's own menu; what is done there is told
        seen.choices += 1
        seen.silent += not any(_public(line) for line in step.lines)


def _public(line: Line) -> bool:
    return bool(line.text.template)


def _look(table: Table, wording: Wording, seen: Panels) -> None:
    sheet = board_panel(table, wording)
    share, picture = drawn(table, wording)
    seen.laid.append(Panel(sheet, picture))
    seen.type_share = min(seen.type_share, share)
    buttons = _buttons(sheet.parts)
    menus = [part for part in sheet.parts if isinstance(part, Menu)]
    seen.controls.append(len(buttons) + len(menus))
    seen.words.append(counted(words_of(sheet.every())))
    seen.labels += [len(button.label) for button in buttons]
    seen.menus = max(seen.menus, len(menus))
    hints = [
        line.split("** ", 1)[-1]
        for line in words_of(sheet.parts).split("\n")
        if line.startswith("-# **")
    ]
    seen.same_hints += len(hints) - len(set(hints))


def drawn(table: Table, wording: Wording) -> tuple[float, tuple[int, int]]:
    """The smallest words on the board as a share of its width, and how large the board is."""
    match, renderer = table.match, renderer_for(table.campaign.game)
    with watching() as written:
        picture = renderer.draw(match.view(None), match.asked(None), wording.names)
    smallest = min((one.style.size for one in written), default=999)
    return smallest / picture.image.width, picture.image.size


def words_of(parts: object) -> str:
    assert isinstance(parts, (list, tuple))
    return "\n".join(part.text for part in parts if isinstance(part, Words))


def _buttons(parts: object) -> list[Button]:
    assert isinstance(parts, (list, tuple))
    return [button for part in parts if isinstance(part, ButtonRow) for button in part.buttons]


def _spread(values: list[int]) -> tuple[int, int, int]:
    """The median, and what nine and nineteen of twenty do not exceed."""
    cuts = quantiles(values, n=20, method="inclusive")
    return round(cuts[9]), round(cuts[17]), round(cuts[18])


def tallest(game: str) -> Iterator[str]:
    """The words of the highest panels of a full table."""
    seen = panels(game, find_game(game).seats[-1])
    (real,) = asyncio.run(lay_out([seen.laid]))
    phone = [one.phone for one in real] or seen.reckoned
    order = sorted(range(len(phone)), key=lambda at: -phone[at])
    for at in order[:5]:
        labels = " | ".join(button.label for button in _buttons(seen.laid[at].sheet.parts))
        words = words_of(seen.laid[at].sheet.parts)
        yield f"{phone[at]} px (reckoned {seen.reckoned[at]}):\n{words}\n{labels}"


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        show(measure_game(game))
        for words in tallest(game):
            print(f"\n{words}")


if __name__ == "__main__":
    main()
