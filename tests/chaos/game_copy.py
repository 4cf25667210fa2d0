"""A game as its people know it: dealt from its opening, moved on by the log alone."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.host.ticks import in_order, together
from bot.several import deed, lit_in, toggles
from bot.store.rows import Entry
from games.catalog import find_game
from games.kernel import Ask, Option
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
        self.acts: list[int] = []
        """Those that tell of what was done from outside, as when the table rests and wakes."""
        self.asked: dict[int, str] = {}
        """The question that was open after each entry; the same as long as it goes on."""
        self.awaited: dict[int, list[int]] = {}
        """The seats it waited for."""
        self.keepers: dict[int, set[str]] = {}
        """The people who have kept each seat so far."""
        self._counted: set[int] = set()
        self._press: tuple[int, int, list[str]] | None = None
        """The last press: its interaction, whose it was, and what it still brings."""

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
        meant = self._meant(press, choice.seat)
        if meant[:1] != [choice.option]:
            raise Misfit("another", f"{meant} pressed, {choice.option} done", fatal=True)
        self._press = (entry.interaction, entry.user or 0, meant[1:])

    def _meant(self, press: Press, seat: int) -> list[str]:
        """The plain choices that a press stands for, one after the other."""
        own = self.match.ask.offering(self.match.ask.of(seat))
        options = _done_with(own, lit_in(own, press.lit)) if press.lit else press.options
        return self._brings(seat, options)

    def brings(self, option: Option[Any]) -> list[str]:
        """What becomes of it when it is pressed: what lights up first is done with the deed."""
        own = self.match.ask.offering(self.match.ask.of(option.seat))
        lit = any(one.id == option.id for one in toggles(own))
        return self._brings(option.seat, _done_with(own, [option.id]) if lit else [option.id])

    def _brings(self, seat: int, options: Sequence[str]) -> list[str]:
        tried, found = self.match.clone(), list[str]()
        with contextlib.suppress(KernelError):
            for option in (together if len(options) > 1 else in_order)(tried, seat, options):
                found.append(option)
                tried.choose(seat, option)
        return found

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
        elif entry.kind == "act":
            self.acts.append(entry.number)
        elif entry.kind == "rollback":
            raise Misfit("not_fair", "choices were dropped", fatal=True)
        elif entry.choice is not None:
            self._choose(entry, entry.choice)
        if self.match.ask is not None:
            self.asked[entry.number] = self.match.ask.run
            self.awaited[entry.number] = self.match.ask.awaited

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
        if self._press is None or self._press[1] != entry.user:
            raise Misfit("unpressed", f"{choice.option} of {entry.user}", fatal=True)
        number, _, left = self._press
        if left[:1] != [choice.option]:
            raise Misfit("unpressed", f"{choice.option} was not lit", fatal=True)
        del left[0]
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

    def called_for(self, length: int) -> tuple[str, set[str]]:
        """The question after so many entries, and whom a panel may have called for it."""
        seats = self.awaited.get(length, [])
        return self.asked.get(length, ""), set().union(*(self.keepers.get(x, ()) for x in seats))

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
        ask, after = self.match.ask, self.match.clone()
        for choice in self.brings(option):
            after.choose(option.seat, choice)
        return ask is not None and after.ask is not None and after.ask.run == ask.run

    @property
    def pilots_turn(self) -> bool:
        """Whether autopilots alone are asked."""
        return self.match.ask is not None and set(self.match.ask.awaited) <= self.pilots


def _done_with(own: Ask, lit: Sequence[str]) -> list[str]:
    """What is lit, and the deed that it is for."""
    main = deed(own)
    return [*lit, *([] if main is None else [main.id])]
