"""Long campaigns: turn 500 must feel like the first turns."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.size import sized
from benchmarks.table import Row
from bot.display.board import board_panel
from bot.display.view import to_view
from bot.host import Host
from bot.host.lobby import new_campaign
from bot.store import Checkpoint, Entry, SeatRow, SqliteStore
from bot.wording import Wording
from games.catalog import GAMES, all_games, find_game
from games.kernel import Game, Line, T
from games.kernel.match import Match

EARLY, TURNS, ENTRIES_A_TURN = 10, sized(500, 20), 10
"""After ten turns a table remembers as many entries as it ever will."""
ROUNDS = sized(40, 5)
ME = 1
PART = 20


@dataclass(slots=True)
class Times:
    """Seconds for the same work at an early and at a late turn, taken in turns."""

    early: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        return median(self.late) / median(self.early)

    @property
    def note(self) -> str:
        early, late = 1000 * median(self.early), 1000 * median(self.late)
        return f"{early:.2f} ms at turn {EARLY}, {late:.2f} ms at turn {TURNS}"


async def campaign_at(store: SqliteStore, turn: int) -> str:
    """A campaign whose log is as long as it is at this turn."""
    game = find_game(GAMES[0])
    match = Match.start(game, game.seats[0], seed=1)
    line = Line(T("A diver swims from one dark cave to another, and the tentacles follow."))
    told = range(2, turn * ENTRIES_A_TURN + 1)
    entries = [Entry(1, "start", 0, 1, 0), *(Entry(n, "act", 0, 1, 0, (line, line)) for n in told)]
    campaign = new_campaign(game, 1, ME, 3)
    campaign.status, campaign.length = "playing", len(entries)
    seats = [SeatRow(seat, ME, "Marina", "person") for seat in range(game.seats[0])]
    point = Checkpoint(0, len(entries), match.save_checkpoint())
    await store.bring_in(campaign, seats, entries, [point])
    return campaign.id


async def in_turns(
    early: Callable[[], Awaitable[Any]], late: Callable[[], Awaitable[Any]]
) -> Times:
    times = Times()
    for _ in range(ROUNDS):
        for work, taken in ((early, times.early), (late, times.late)):
            start = time.perf_counter()
            await work()
            taken.append(time.perf_counter() - start)
    return times


async def campaigns(path: Path) -> list[Row]:
    store = await SqliteStore.open(path)
    first, last = await campaign_at(store, EARLY), await campaign_at(store, TURNS)
    opening = await in_turns(
        lambda: Host(store).tables.peek(first), lambda: Host(store).tables.peek(last)
    )
    host = Host(store)
    moving = await in_turns(lambda: move(host, first), lambda: move(host, last))
    showing = await in_turns(lambda: panel(host, first), lambda: panel(host, last))
    await store.close()
    named = {"opening": opening, "a committed choice": moving, "a panel's words": showing}
    return [
        Row(
            f"growth: {what} at turn {TURNS} against turn {EARLY}",
            times.ratio,
            "<= 1.5",
            times.note,
        )
        for what, times in named.items()
    ]


async def move(host: Host, campaign: str) -> None:
    """A choice and its undo, so that both campaigns stay where they are."""
    table = await host.tables.peek(campaign)
    ask = table.match.ask
    assert ask is not None
    await host.choose(campaign, ME, ask.options[0].id, ask.token, None)
    await host.undo(campaign, ME, consent=True)


async def panel(host: Host, campaign: str) -> None:
    table = await host.tables.peek(campaign)
    to_view(board_panel(table, Wording("en", table.seats))).to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it bare


def late_choices(game: type[Game[Any, Any]]) -> Row:
    """What a choice and a save cost at the end of a random game, beside its beginning."""
    luck, match = random.Random(1), Match.start(game, game.seats[-1], seed=1)
    costs, sizes = list[float](), list[int]()
    while match.ask is not None and len(costs) < 2000:
        option = luck.choice(match.ask.options)
        start = time.process_time()
        match.choose(option.seat, option.id)
        costs.append(time.process_time() - start)
        sizes.append(len(match.save()))
    part = max(1, min(PART, len(costs) // 4))
    early, late = sum(costs[:part]) / part, sum(costs[-part:]) / part
    note = (
        f"{early * 1e6:.0f} µs at first, {late * 1e6:.0f} µs after {len(costs)} choices; "
        f"a save {sizes[0]} and {sizes[-1]} bytes"
    )
    return Row(
        f"{game.id}: a choice at the end of a game against its beginning", late / early, "", note
    )


def measure() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as name:
        yield from asyncio.run(campaigns(Path(name) / "growth.db"))
    yield from map(late_choices, all_games())
