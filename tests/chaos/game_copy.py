"""A game as its people know it: dealt from its opening, moved on by the log alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.several import several
from bot.store.rows import Entry
from games.catalog import find_game
from games.kernel import Option
from games.kernel.errors import KernelError
from games.kernel.match import Match
from games.kernel.record import Choice
from tests.chaos.press import Press


class Misfit(Exception):
    """An entry that should not be there; ``fatal`` when nobody knows how to go on from it."""

    def __init__(self, counter: str, words: str, *, fatal: bool = False) -> None:
        super().__init__(words)
        self.counter, self.fatal = counter, fatal


@dataclass(frozen=True)
class Made:
    """A choice that stands, and the press that made it; none for an autopilot's."""

    choice: Choice
    user: int | None
    press: int | None


class Copy:
    """Every entry is judged by what its people pressed before it is believed."""

    def __init__(self, opening: bytes, pilots: set[int]) -> None:
        self._opening = opening
        self.match = Match.load(opening, find_game)
        self.standing: list[Made] = []
        self.pilots = pilots
        """The seats that autopilots may play."""
        self.undone: list[int] = []
        """The entries that took something back."""
        self._counted: set[int] = set()
        self._press: tuple[int, int, set[str]] | None = None
        """The last press: its interaction, whose it was, and what it may still bring."""

    def answers(self, entry: Entry, press: Press | None) -> None:
        """Whether this very press brought this entry about."""
        ask, choice = self.match.ask, entry.choice
        assert choice is not None
        assert entry.interaction is not None
        if entry.interaction in self._counted:
            raise Misfit("doubled", f"press {entry.interaction} counts again", fatal=True)
        self._counted.add(entry.interaction)
        if press is None or ask is None or not self._is_open(press.token, choice.seat):
            asked = None if ask is None else ask.token
            raise Misfit("doubled", f"it was not asked for: {press}, {asked}", fatal=True)
        if press.user != str(entry.user):
            raise Misfit("another", f"{press.user} pressed, it counts for {entry.user}")
        if choice.option not in press.options:
            raise Misfit("another", f"{press.options} pressed, {choice.option} done", fatal=True)
        self._press = (entry.interaction, entry.user or 0, set(press.options) - {choice.option})

    def _is_open(self, token: str, seat: int) -> bool:
        """Whether this question goes on, and the seat has not answered it since."""
        question, _, step = self.match.ask.token.rpartition(".")
        pressed, _, seen = token.rpartition(".")
        since = int(step) - int(seen) if pressed == question else -1
        answers = self.standing[len(self.standing) - since :]
        return since >= 0 and all(one.choice.seat != seat for one in answers)

    def take(self, entry: Entry) -> None:
        if entry.kind == "undo":
            self._take_back(entry)
        elif entry.kind == "rollback":
            raise Misfit("not_fair", "choices were dropped", fatal=True)
        elif entry.choice is not None:
            self._choose(entry, entry.choice)

    def _choose(self, entry: Entry, choice: Choice) -> None:
        press = self._whose(entry, choice)
        try:
            self.match.choose(choice.seat, choice.option)
        except KernelError as error:
            raise Misfit("not_fair", f"{choice.option}: {error}", fatal=True) from error
        self.standing.append(Made(choice, entry.user, press))

    def _whose(self, entry: Entry, choice: Choice) -> int | None:
        """The press behind a choice; what one press ticked besides has no number of its own."""
        if entry.user is None:
            if choice.seat not in self.pilots:
                raise Misfit("seats", f"an autopilot played seat {choice.seat}", fatal=True)
            return None
        if entry.interaction is not None:
            return entry.interaction
        listed = None if self.match.ask is None else several(self.match.ask)
        done = set() if listed is None else {listed.done}
        if self._press is None or self._press[1] != entry.user:
            raise Misfit("unpressed", f"{choice.option} of {entry.user}", fatal=True)
        number, _, left = self._press
        if choice.option not in left | done:
            raise Misfit("unpressed", f"{choice.option} was not ticked", fatal=True)
        left.discard(choice.option)
        return number

    def _take_back(self, entry: Entry) -> None:
        expected = self.after_undo()
        self.undone.append(entry.number)
        self.standing = self.standing[: entry.depth]
        self._press = None
        self.match = Match.load(self._opening, find_game)
        for made in self.standing:
            self.match.choose(made.choice.seat, made.choice.option)
        if entry.depth != expected:
            raise Misfit("undone", f"{entry.depth} choices are left instead of {expected}")

    def after_undo(self) -> int:
        """How many choices stay when the last is taken back: what autopilots added goes with a
        person's, and all that one press ticked."""
        left = list(self.standing)
        last = left.pop()
        while last.choice.seat in self.pilots and left:
            last = left.pop()
        while last.press is not None and left and left[-1].press == last.press:
            left.pop()
        return len(left)

    def asked_again(self, option: Option[Any]) -> bool:
        """Whether the question stays when it is answered so, as where everybody sets up at once."""
        ask, after = self.match.ask, Match.load(self.match.save(), find_game)
        after.choose(option.seat, option.id)
        return ask is not None and after.ask is not None and after.ask.run == ask.run

    @property
    def pilots_turn(self) -> bool:
        """Whether autopilots alone are asked."""
        return self.match.ask is not None and set(self.match.ask.awaited) <= self.pilots
