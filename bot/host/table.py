"""A campaign being played: what is committed of it, its log, and what is kept with it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from bot.errors import Refusal
from bot.host import daily
from bot.host.asking import Asking
from bot.store import Campaign, Checkpoint, Entry, SeatRow
from bot.store.practices import Practice
from bot.store.rows import Kind, standing
from games.kernel import Line, T
from games.kernel.match import Match, Step
from games.kernel.record import Choice

CHECKPOINT_EVERY = 20
"""A checkpoint is stored when so many choices were made since the last one."""
REMEMBERED = 120
PAST = 6
MOVED_ON = (
    *("status", "turn", "headline", "behind", "asked", "length", "depth", "played", "asked_at"),
)
"""What every entry changes of a campaign; the rest, such as its panel, others may change."""


class Table(Asking):
    """What is true at a table now, and committed. Whoever changes it holds its lock."""

    def __init__(
        self,
        campaign: Campaign,
        seats: list[SeatRow],
        match: Match,
        recent: Iterable[Entry] = (),
        saved_depth: int = 0,
    ) -> None:
        super().__init__(campaign, seats, match)
        self.recent: deque[Entry] = deque(recent, REMEMBERED)
        self.saved_depth = saved_depth
        self.lock = asyncio.Lock()
        self.gone = False
        self.lookers = 0
        self.used = time.monotonic()
        self.sealed_until = 0
        """The daily dive keeps its seed to itself until its day is over."""
        self.practice: Practice | None = None
        """What plays on from a moment of another game counts for nothing."""

    def draft(self) -> Table:
        """The same table to try a change on. Nobody else sees it before it is committed."""
        rows = [replace(row) for row in self.rows]
        draft = Table(
            replace(self.campaign), rows, self.match.clone(), self.recent, self.saved_depth
        )
        draft.played, draft.practice = set(self.played), self.practice
        return draft

    def adopt(self, draft: Table, values: Iterable[str] = ()) -> None:
        """The draft is committed: from now on the table stands like this.

        ``values`` are columns of the campaign that it set besides those every entry moves on.
        """
        for name in (*MOVED_ON, *values):
            setattr(self.campaign, name, getattr(draft.campaign, name))
        self.rows, self.match, self.recent = draft.rows, draft.match, draft.recent
        self.saved_depth, self.played = draft.saved_depth, draft.played

    @contextmanager
    def looked_at(self) -> Iterator[None]:
        """While it is being shown it is not closed."""
        self.lookers += 1
        try:
            yield
        finally:
            self.lookers -= 1

    @property
    def idle(self) -> bool:
        return not self.lock.locked() and not self.lookers

    @property
    def id(self) -> str:
        return self.campaign.id

    def answered_since(self, user: int, entry: int) -> bool:
        """Whether this user has chosen something after this entry of the log."""
        return any(
            one.user == user and one.kind in ("choice", "undo") and one.number > entry
            for one in self.recent
        )

    @property
    def sealed(self) -> bool:
        return daily.now() < self.sealed_until

    def check_unsealed(self) -> None:
        """For what would give the others' deal away, or a second look at one's own."""
        if self.sealed:
            raise Refusal(
                T(
                    "This is today's game, the same for everybody. You can do that {when}, "
                    "when the day is over.",
                    when=f"<t:{self.sealed_until}:R>",
                )
            )

    def entry(
        self,
        kind: Kind,
        lines: Iterable[Line] = (),
        *,
        choice: Choice | None = None,
        user: int | None = None,
        interaction: int | None = None,
    ) -> Entry:
        """The next entry of the log; the campaign's figures move on with it.

        What is done to a table from outside does not make anybody wait anew.
        """
        campaign, match = self.campaign, self.match
        now = int(time.time())
        if kind != "act":
            campaign.asked_at = now
        campaign.length += 1
        campaign.depth, campaign.turn, campaign.played = match.choices_made, match.game.turn, now
        campaign.headline = json.dumps(match.game.headline().to_data())
        behind = match.game.behind()
        campaign.behind = None if behind is None else round(behind * 100)
        campaign.asked = json.dumps(self.awaited)
        if match.outcome is not None:
            campaign.status = "ended"
        entry = Entry(
            campaign.length,
            kind,
            campaign.depth,
            campaign.turn,
            now,
            tuple(lines),
            choice=choice,
            user=user,
            interaction=interaction,
        )
        self.recent.append(entry)
        return entry

    def chosen(self, step: Step, user: int | None = None, interaction: int | None = None) -> Entry:
        """The entry of a choice that was just made here."""
        return self.entry(
            "choice", step.lines, choice=step.choice, user=user, interaction=interaction
        )

    def found_since(self, earlier: Table) -> list[str]:
        """Awards that were not there before; when the game ends with it, all there are.

        Campaigns that are older than this rule have theirs remembered at their end.
        """
        if self.practice is not None:
            return []
        found, known = self.match.game.awards(), earlier.match.game.awards()
        ends = self.campaign.status == "ended" and earlier.campaign.status != "ended"
        return [award for award in found if ends or award not in known]

    def due_checkpoint(self, step: Step) -> Checkpoint | None:
        """A checkpoint to store with this step, seldom enough to be cheap."""
        depth = self.match.choices_made
        if not step.checkpointed or depth - self.saved_depth < CHECKPOINT_EVERY:
            return None
        self.saved_depth = depth
        return Checkpoint(depth, self.campaign.length, self.match.save_checkpoint())

    def forget_past(self) -> None:
        """Keeps a few checkpoints at hand for undo; the store has them all."""
        while len(self.match.past) > PAST:
            self.match.past.popleft()

    def standing(self) -> list[Entry]:
        """The remembered entries without those that were taken back."""
        return standing(self.recent)
