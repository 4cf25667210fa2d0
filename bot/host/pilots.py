"""Lets the autopilots of a table play, one choice after the other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from bot.host import autopilot
from bot.host.autopilot import Wondering
from bot.host.minds import Minds, Thought
from bot.host.open_tables import OpenTables
from bot.host.table import Table
from bot.lanes import Lane
from bot.store import Entry
from games.kernel import Option
from games.kernel.match import Step

Commit: TypeAlias = Callable[[Table, Table, Step, Sequence[Entry]], Awaitable[None]]


class Pilots:
    """Holds a table for each of their choices, and not while they think about it."""

    def __init__(
        self, tables: OpenTables, commit: Commit, lane: Lane, minds: Minds, failures: Path | None
    ) -> None:
        self._tables = tables
        self._commit = commit
        self._lane = lane
        self._minds = minds
        self._failures = failures
        self._at_work: set[str] = set()

    async def play(self, campaign: str) -> bool:
        """Whether they may have more to do.

        Who comes while they play already goes on at once: whoever let them play shows the rest.
        """
        if campaign in self._at_work:
            return False
        self._at_work.add(campaign)
        try:
            return await self._play(campaign)
        finally:
            self._at_work.discard(campaign)

    async def _play(self, campaign: str) -> bool:
        thoughts: dict[int, Thought] = {}
        for _ in range(autopilot.GO):
            known = None if self._minds.rests(campaign) else thoughts
            async with self._tables.held(campaign) as table:
                found = await autopilot.decide(table, self._lane, self._failures, known)
                if found is None:
                    return False
                if not isinstance(found, Wondering):
                    await self._make(table, found)
                    thoughts.pop(found.seat, None)  # a question may come again, with other options
                    continue
            answer = await self._minds.answer(found.question, found.level)
            thoughts[found.question.seat] = answer
        return True

    async def _make(self, table: Table, option: Option[object]) -> None:
        draft = table.draft()
        step = draft.match.choose(option.seat, option.id)
        await self._commit(table, draft, step, [draft.chosen(step)])
