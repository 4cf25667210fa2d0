"""Seats that think, hints and looks back: thought about in processes of their own.

Nobody holds a table meanwhile. A thought is about a copy of the match, and carries the token of
its question; when somebody was quicker, it is dropped.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot import thoughts
from bot.failures import keep_failure
from bot.host.table import Table
from bot.thoughts import Advised, Turned
from bot.workers import WorkerDied, Workers, WorkFailed, WorkLate
from games.kernel import Ask
from games.kernel.mind import Level
from games.kernel.record import Choice
from games.kernel.transcript import Transcript
from games.minds import Branch, Puzzle

R = TypeVar("R")
HintKey: TypeAlias = tuple[str, int, str, bytes]

log = logging.getLogger(__name__)

ANSWER_SECONDS, HINT_SECONDS, LOOK_BACK_SECONDS, WHAT_IF_SECONDS = 1.0, 2.0, 30.0, 8.0
"""Processor time for each."""
GRACE_SECONDS, LOOK_BACK_GRACE_SECONDS = 10.0, 300.0
"""A busy machine may need so much longer; then the process is ended."""
QUEUE_SECONDS = 30.0
"""A table whose turn to think does not come for so long plays on without."""
REST_SECONDS = 60.0
"""Where a mind stumbled, plain autopilots play for a while."""
KEPT_HINTS = 200


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is to think about: a copy of the match, and which question it is."""

    campaign: str
    guild: int
    number: int
    """How many choices stand before it."""
    token: str
    seat: int
    save: bytes
    mine: str = ""
    """An option that somebody has in mind."""

    @property
    def key(self) -> HintKey:
        """The same for the same seat in the same position, and for nothing else."""
        return self.campaign, self.seat, self.mine, hashlib.sha256(self.save).digest()

    def weighed(self, found: Collection[Advised]) -> bool:
        """Whether there was time for what somebody has in mind."""
        return any(one.option == self.mine for one in found)


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it; no option when the mind stumbled."""

    token: str
    option: str | None

    def fits(self, ask: Ask) -> bool:
        return self.token == ask.token


def question_of(table: Table, ask: Ask, seat: int, mine: str = "") -> Question:
    campaign, match = table.campaign, table.match
    number, save = match.choices_made, match.save()
    return Question(campaign.id, campaign.guild, number, ask.token, seat, save, mine)


class Minds:
    """All thinking of this process. Nothing of it is ever raised: what fails is kept and told."""

    def __init__(self, processes: int, failures: Path | None) -> None:
        self._thinking = Workers("thinking", processes)
        self._looking_back = Workers("looking back", 1, once=True)
        self._failures = failures
        self._closed = False
        self._resting: dict[str, float] = {}
        self._hints: dict[HintKey, tuple[Advised, ...]] = {}
        self._asking: WeakValueDictionary[HintKey, asyncio.Lock] = WeakValueDictionary()

    def rests(self, campaign: str) -> bool:
        """Whether a mind stumbled at this table not long ago."""
        return self._resting.get(campaign, 0.0) > time.monotonic()

    async def answer(self, question: Question, level: Level) -> Thought:
        option = await self._try(question, lambda: self._answer(question, level))
        return Thought(question.token, option)

    async def _answer(self, question: Question, level: Level) -> str:
        async with asyncio.timeout(QUEUE_SECONDS + ANSWER_SECONDS + GRACE_SECONDS):
            return await self._thinking.do(
                question.guild,
                ANSWER_SECONDS + GRACE_SECONDS,
                thoughts.answer,
                question.save,
                question.seat,
                level,
                secrets.randbits(64),
                ANSWER_SECONDS,
            )

    def known_hint(self, question: Question) -> tuple[Advised, ...] | None:
        """What this seat was told about this position before."""
        return self._hints.get(question.key)

    async def hint(self, question: Question) -> tuple[Advised, ...] | None:
        """The best options; ``None`` when the mind stumbled. Asked twice, it thinks once."""
        async with self._asking.setdefault(question.key, asyncio.Lock()):
            known = self.known_hint(question)
            if known is not None:
                return known
            found = await self._try(question, lambda: self._hint(question))
            if found is not None and (not question.mine or question.weighed(found)):
                self._keep_hint(question, found)
            return found

    def _keep_hint(self, question: Question, found: tuple[Advised, ...]) -> None:
        self._hints[question.key] = found
        while len(self._hints) > KEPT_HINTS:
            del self._hints[next(iter(self._hints))]

    async def _hint(self, question: Question) -> tuple[Advised, ...]:
        return await self._thinking.do(
            question.guild,
            HINT_SECONDS + GRACE_SECONDS,
            thoughts.hint,
            question.save,
            question.seat,
            secrets.randbits(64),
            HINT_SECONDS,
            question.mine,
        )

    async def _try(self, question: Question, think: Callable[[], Awaitable[R]]) -> R | None:
        """A mind that fails, hangs or dies leaves its position behind and a table that goes on."""
        try:
            return await think()
        except TimeoutError:
            log.warning("no turn to think", extra={"table": question.campaign})
        except (WorkFailed, WorkLate, WorkerDied) as error:
            if self._closed:
                return None
            name = f"mind-{question.campaign}-{question.number}-{question.seat}"
            log.exception("a mind failed", extra={"table": question.campaign, "kept": name})
            self._rest(question.campaign)
            if self._failures is not None and not isinstance(error, WorkerDied):
                await asyncio.to_thread(keep_failure, self._failures, name, question.save)
        return None

    def _rest(self, campaign: str) -> None:
        now = time.monotonic()
        self._resting = {one: until for one, until in self._resting.items() if until > now}
        self._resting[campaign] = now + REST_SECONDS

    async def puzzle(self, game: str, seats: int, seed: int) -> Puzzle | None:
        """Made from this seed; ``None`` when the mind stumbled."""
        try:
            return await self._thinking.do(
                0, ANSWER_SECONDS + LOOK_BACK_GRACE_SECONDS, thoughts.puzzle, game, seats, seed
            )
        except (WorkFailed, WorkLate, WorkerDied):
            log.exception("no puzzle could be made")
            return None

    async def look_back(
        self, campaign: str, guild: int, transcript: Transcript
    ) -> tuple[Turned, ...] | None:
        """The turning points of a finished game; ``None`` when the mind stumbled."""
        return await self._apart(
            campaign, guild, LOOK_BACK_SECONDS, thoughts.turning_points, transcript
        )

    async def what_if(
        self, campaign: str, guild: int, save: bytes, made: Choice
    ) -> tuple[Branch, ...] | None:
        """How a finished game would have ended from there; ``None`` when the mind stumbled."""
        return await self._apart(
            campaign, guild, WHAT_IF_SECONDS, thoughts.what_would_have_happened, save, made
        )

    async def _apart(
        self, campaign: str, guild: int, seconds: float, think: Callable[..., R], *about: object
    ) -> R | None:
        """Thought about in a process that lives no longer, with luck of its own."""
        try:
            return await self._looking_back.do(
                guild,
                seconds + LOOK_BACK_GRACE_SECONDS,
                think,
                *about,
                secrets.randbits(64),
                seconds,
            )
        except (WorkFailed, WorkLate, WorkerDied):
            log.exception("looking back failed", extra={"table": campaign})
            return None

    def close(self) -> None:
        self._closed = True
        self._thinking.close()
        self._looking_back.close()
