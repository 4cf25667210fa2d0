"""A campaign being played: its match, who keeps each seat, and what happened lately."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.errors import Refusal, SeatIsKept
from bot.host import daily
from bot.host.ticks import Turns
from bot.store import Campaign, Checkpoint, Entry, SeatRow
from bot.store.practices import Practice
from bot.store.rows import Kind, standing
from bot.wording import safe
from games.kernel import Ask, Line, Option, T, Text
from games.kernel.composing import COURSE
from games.kernel.errors import NotOffered, NotYourSeat
from games.kernel.match import Match, Step
from games.kernel.mind import Level
from games.kernel.record import Choice

CHECKPOINT_EVERY = 20
"""A checkpoint is stored when so many choices were made since the last one."""
REMEMBERED = 120
PAST = 6
MOVED_ON = (
    *("status", "turn", "headline", "behind", "asked", "length", "depth", "played", "asked_at"),
)
"""What every entry changes of a campaign; the rest, such as its panel, others may change."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a table stands: it may go on while this is shown."""

    turn: int
    length: int
    token: str
    question: str
    """The same as long as the question goes on."""
    asked: tuple[int, ...]
    """The people it waits for, each with this question."""


Courses: TypeAlias = Callable[[Sequence[Option[object]]], Sequence[Option[object]]]
"""Of these options of one piece, the ways that begin with them, each as one option."""


class Table:
    """What is true at a table now, and committed. Whoever changes it holds its lock."""

    def __init__(
        self,
        campaign: Campaign,
        seats: list[SeatRow],
        match: Match,
        recent: Iterable[Entry] = (),
        saved_depth: int = 0,
    ) -> None:
        self.campaign = campaign
        self.rows = seats
        self.match = match
        self.recent: deque[Entry] = deque(recent, REMEMBERED)
        self.saved_depth = saved_depth
        self.lock = asyncio.Lock()
        self.gone = False
        self.lookers = 0
        self.used = time.monotonic()
        self.played = {row.seat for row in self.in_play}
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

    @property
    def seats(self) -> list[SeatRow]:
        """One row for each seat the game has now; a seat nobody ever took is vacant."""
        known = {row.seat: row for row in self.rows}
        count = self.match.game.seat_count
        return [known.get(seat) or SeatRow(seat) for seat in range(count)]

    @property
    def in_play(self) -> list[SeatRow]:
        """The rows of the seats that the game plays with; a chair may stand empty for a while."""
        return [row for row in self.seats if self.match.game.plays(row.seat)]

    def seats_of(self, user: int) -> list[int]:
        return [row.seat for row in self.in_play if row.user == user and row.keeper == "person"]

    @property
    def people(self) -> set[int]:
        """The users who keep a seat."""
        return {row.user for row in self.in_play if row.user is not None and row.keeper == "person"}

    def kept_by(self, keeper: str) -> list[int]:
        return [row.seat for row in self.in_play if row.keeper == keeper]

    def level_of(self, seat: int) -> Level | None:
        """How well a mind plays this seat; nothing where a person or the plain autopilot does."""
        row = self.seats[seat]
        thinks = row.keeper == "autopilot" and self.match.game.mind() is not None
        return row.level or None if thinks else None

    @property
    def rivals(self) -> bool:
        """Whether people play against each other here."""
        return self.match.game.competitive and len(self.people) > 1

    @property
    def gives_hints(self) -> bool:
        """Partners always have them, rivals when their lobby decided so."""
        thinks = self.match.game.mind() is not None
        return thinks and (not self.rivals or bool(self.campaign.hints))

    @property
    def has_minds(self) -> bool:
        """Whether some seat here may take its time."""
        return any(self.level_of(row.seat) for row in self.in_play)

    @property
    def thinking(self) -> list[int]:
        """The seats that think now, when the table waits for nobody else."""
        if not self.autopilots_turn or self.match.ask is None:
            return []
        return [seat for seat in self.match.ask.awaited if self.level_of(seat)]

    def seat(self, changed: Iterable[SeatRow]) -> None:
        """These rows take the place of those of the same seats."""
        new = {row.seat: row for row in changed}
        self.rows = [new.get(row.seat, row) for row in self.seats]

    def clear_chairs(self) -> list[SeatRow] | None:
        """A chair that has just come into play is free for whoever takes it; the rows if any is."""
        before, self.played = self.played, {row.seat for row in self.in_play}
        fresh = self.played - before
        if not fresh:
            return None
        self.rows = [SeatRow(row.seat) if row.seat in fresh else row for row in self.seats]
        return self.rows

    @property
    def awaited(self) -> list[int]:
        """The seats the table waits for now."""
        return [] if self.match.ask is None else self.match.ask.awaited

    @property
    def asked_people(self) -> list[int]:
        """The users the table waits for now, in the order of their seats."""
        asked = self.awaited
        users = [row.user for row in self.seats if row.seat in asked and row.keeper == "person"]
        return list(dict.fromkeys(user for user in users if user is not None))

    @property
    def moment(self) -> Moment:
        ask, playing = self.match.ask, self.campaign.status == "playing"
        if ask is None or not playing:
            return Moment(self.campaign.turn, self.campaign.length, "", "", ())
        people = tuple(self.asked_people)
        return Moment(self.campaign.turn, self.campaign.length, ask.token, ask.run, people)

    def courses_of(self, ask: Ask) -> Courses | None:
        """What several steps of one piece lead to, where the game has a name for that."""
        if not ask.upto or ask.kind not in ("turn", "move") or self.match.game.ways() is None:
            return None
        return lambda first: [one.option for one in self.match.courses(first)]

    @property
    def autopilots_turn(self) -> bool:
        """Whether the table waits for autopilots alone, who have still to play."""
        ask = self.match.ask
        if ask is None or self.campaign.status != "playing" or not self.people:
            return False
        return set(ask.awaited) <= set(self.kept_by("autopilot"))

    def answered_since(self, user: int, entry: int) -> bool:
        """Whether this user has chosen something after this entry of the log."""
        return any(
            one.user == user and one.kind in ("choice", "undo") and one.number > entry
            for one in self.recent
        )

    def seat_for(self, user: int, option: str) -> int:
        """The seat in whose name this user answers."""
        mine = self.seats_of(user)
        if not mine:
            raise self.not_seated(user)
        ask = self.match.ask
        composed = option.startswith(COURSE)
        offered = [
            seat
            for seat in mine
            if ask is not None and (seat in ask.awaited if composed else ask.find(seat, option))
        ]
        return (offered or mine)[0]

    def not_seated(self, user: int) -> Refusal:
        """For somebody who keeps no seat: what they can do now."""
        if self.away(user):
            return SeatIsKept(self.id)
        if self.seats_to_take:
            return Refusal(
                T("You're not at this table, but a seat is free: press *Take this seat*.")
            )
        return Refusal(
            T(
                "You're not playing here. Watch as long as you like, or start your own "
                "game with `/dive play start`."
            )
        )

    @property
    def seats_to_take(self) -> list[int]:
        """Free seats, the one the table waits for first; where there are none, bare autopilots'."""
        bare = [row.seat for row in self.in_play if row.keeper == "autopilot" and row.user is None]
        return sorted(self.kept_by("vacant") or bare, key=lambda seat: seat not in self.awaited)

    def away(self, user: int) -> list[int]:
        """The seats on which the autopilot stands in for this user."""
        return [row.seat for row in self.in_play if row.user == user and row.keeper == "autopilot"]

    def asked_seat_of(self, user: int) -> int:
        """The seat of this user that is asked now; a refusal says who else is."""
        mine, ask = self.seats_of(user), self.match.ask
        if not mine:
            raise self.not_seated(user)
        asked = [seat for seat in mine if ask is not None and seat in ask.seats]
        if not asked:
            raise Refusal(self.waits_for())
        return asked[0]

    def waits_for(self) -> Text:
        """Who is asked what, for somebody who is not."""
        ask = self.match.ask
        if ask is None:
            return T("This game is over.")
        names = [self._called(seat) for seat in ask.awaited]
        return T("The table's waiting for {names}: {prompt}", names=names, prompt=ask.prompt)

    def _belongs_to(self, ask: Ask, option: str, seat: int) -> Text:
        """Whose choice that is, for a seat that cannot make it."""
        owners = [one.seat for one in ask.options if one.id == option] or ask.awaited
        names = [self._called(owner) for owner in owners]
        if seat in ask.seats:
            return T("That one's for {names}. Yours are below.", names=names)
        return T("That one's for {names}. Yours come next.", names=names)

    def _called(self, seat: int) -> Text:
        row = self.seats[seat]
        return Text(safe(row.name)) if row.name else T("The autopilot of seat {n}", n=seat + 1)

    def choose(self, seat: int, option: str, token: str | None) -> Step:
        self.check_open()
        return self.match.choose(seat, option, token)

    def answer(self, seat: int, options: Sequence[str], turns: Turns, token: str) -> Iterator[Step]:
        """Choices one after the other; whoever presses what is not theirs is told whose it is."""
        asked, first, known = self.match.ask, next(iter(options), ""), False
        try:
            for option in turns(self.match, seat, options):
                yield self.choose(seat, option, None if known else token)
                known = True
        except NotYourSeat as refusal:
            assert asked is not None
            raise Refusal(self._belongs_to(asked, first, seat)) from refusal
        except NotOffered as refusal:
            if asked is None or seat in asked.seats:
                raise
            if first.startswith(COURSE) and self.asks(token):
                raise Refusal(self._belongs_to(asked, first, seat)) from refusal
            raise NotOffered(self.waits_for()) from refusal

    def asks(self, token: str) -> bool:
        """Whether that question is open, to whomever."""
        return any(self.match.is_open(seat, token) for seat in self.awaited)

    def check_open(self) -> None:
        """Only a game that is being played takes choices."""
        if self.campaign.status == "paused":
            raise Refusal(T("This table is paused. Anyone who plays here can resume it."))
        self.check_not_over()

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

    def check_not_over(self) -> None:
        if self.campaign.status == "ended":
            raise Refusal(
                T(
                    "This game is over. `/dive tables log` tells its story; `/dive play start` "
                    "begins a new one."
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

    def autopilot_option(self, option: Option[object], ask: Ask) -> bool:
        """Whether the autopilot may take this: never what a person is asked for as well."""
        people = set(self.kept_by("person")) & set(ask.awaited)
        return not any(other.id == option.id and other.seat in people for other in ask)
