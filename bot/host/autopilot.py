"""Seats without a person are played by the game's own autopilot, or by a mind of some level."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.failures import keep_failure
from bot.host.lesson import scripted_move
from bot.host.minds import Question, Thought, question_of
from bot.host.table import Table
from bot.lanes import Lane
from games.kernel import Ask, Option
from games.kernel.mind import Level

log = logging.getLogger(__name__)

GO = 25
"""So many choices in one go; then others get their turn at the lock and the panel is shown."""
CIRCLES = 100
"""Far more choices than any turn takes: whoever makes them goes round in circles."""


def waiting_seats(table: Table, ask: Ask) -> list[int]:
    """The seats that the autopilot may answer for. It does not play on when nobody is there."""
    if table.campaign.status != "playing" or not table.people:
        return []
    return [seat for seat in table.kept_by("autopilot") if seat in ask.awaited]


class Wondering(NamedTuple):
    """A seat has to think first; nobody waits at the table meanwhile."""

    question: Question
    level: Level


def level_now(table: Table, seat: int) -> Level | None:
    """How well the seat plays now; a mind that finds no end to its turn leaves the rest of it to
    the plain autopilot."""
    made = [one.choice for one in table.recent if one.turn == table.campaign.turn]
    lost = sum(choice is not None and choice.seat == seat for choice in made) >= CIRCLES
    return None if lost else table.level_of(seat)


async def decide(
    table: Table,
    lane: Lane,
    failures: Path | None = None,
    thoughts: Mapping[int, Thought] | None = None,
) -> Option[object] | Wondering | None:
    """What an autopilot at this table answers now; ``None`` when a person must.

    ``thoughts`` are those of the seats that think; without any, all of them play plainly.
    Positions in which an autopilot stumbles are kept in the folder of failures.
    """
    ask = table.match.ask
    if ask is None:
        return None
    waiting, scripted = waiting_seats(table, ask), scripted_move(table, ask)
    if scripted is not None:
        return ask.find(scripted.seat, scripted.option) if scripted.seat in waiting else None
    for seat in waiting:
        seen, level = ask.seen_by(seat), level_now(table, seat)
        thought = None if thoughts is None else thoughts.get(seat)
        known = thought is not None and thought.fits(ask)
        if level and thoughts is not None and not known and len(seen.of(seat)) > 1:
            return Wondering(question_of(table, ask, seat), level)
        option = seen.find(seat, thought.option or "") if thought is not None and known else None
        option = option or await _option(table, lane, seen, seat, failures)
        if table.autopilot_option(option, ask):
            return option
    return None


async def _option(
    table: Table, lane: Lane, ask: Ask, seat: int, failures: Path | None
) -> Option[object]:
    """What the game's autopilot says; where it fails, something legal, for the game goes on."""
    try:
        return await lane.do(table.campaign.guild, _think, table, ask, seat)
    except Exception:
        name = f"autopilot-{table.id}-{table.match.choices_made}-{seat}"
        log.exception("an autopilot failed", extra={"table": table.id, "kept": name})
        if failures is not None:
            await asyncio.to_thread(keep_failure, failures, name, table.match.save())
        return ask.of(seat)[0]


def _think(table: Table, ask: Ask, seat: int) -> Option[object]:
    """The same position of the same deal has the same answer: daily dives can be compared."""
    game, record = table.match.game, table.match.record
    luck = random.Random(f"{record.seed:x}.{table.match.choices_made}.{seat}")
    return game.autopilot(game.view(seat), ask, seat, luck)
