"""The guided first game in the terminal: its words, its partner, and the choice it points at."""

from __future__ import annotations

import click

from games.kernel import Ask
from games.kernel.lesson import LEARNER, Lesson, Made, Move
from games.kernel.match import Match


class Guide:
    """Leads through a lesson, for as long as nobody leaves its path."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson, self.match = lesson, match
        self.made: list[Made] = []
        self.told = False

    def note(self, seat: int, option: str) -> None:
        """What was chosen; what was taken back meanwhile is forgotten."""
        depth = self.match.choices_made
        self.made = [one for one in self.made if one.depth < depth]
        self.made.append(Made(depth, seat, option))

    @property
    def wanted(self) -> Move | None:
        """What the path wants now."""
        done = self.match.choices_made
        standing = [one for one in self.made if one.depth <= done]
        return self.lesson.at(done) if self.lesson.follows(standing) else None

    def show(self, ask: Ask) -> None:
        """Says what to do and why, once the question stands there; or that the lesson is over."""
        wanted = self.wanted
        if wanted is None:
            self._let_go()
            return
        at, words = self.lesson.said(self.match.choices_made)
        click.secho(f"\n🎓 {at} of {len(self.lesson.prompts)}: {words}", bold=True)
        option = ask.find(wanted.seat, wanted.option)
        assert option is not None
        click.echo(f"👉 {ask.options.index(option) + 1}  {option.label}")

    def _let_go(self) -> None:
        if self.told:
            return
        self.told = True
        done = self.lesson.follows(self.made[: len(self.lesson.path)])
        off = "That's off the lesson's path, and fine: play on as you like ('undo' leads back)."
        click.secho(f"\n🎓 {self.lesson.farewell if done else off}", bold=True)

    def is_learner(self, ask: Ask) -> bool:
        """Whether it is for the learner to answer."""
        wanted = self.wanted
        return (wanted.seat if wanted is not None else ask.seats[0]) == LEARNER
