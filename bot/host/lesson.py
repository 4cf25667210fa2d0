"""Guided first games: which table is one, and where it stands on the lesson's path.

A table is a lesson when it was dealt from the lesson's seed and options, to one person among bare
autopilots; where it stands is told by its log. So nothing is kept of it, and a restart forgets
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.host.table import Table
from games.kernel import Ask
from games.kernel.lesson import LEARNER, Lesson, Made, Move

Where = Literal["path", "end", "astray", "free"]
"""On the path, at its end, just off it, or long past it."""
LETTING_GO = 2
"""With so many choices of the learner's own the lesson is forgotten."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where a lesson stands after so many choices."""

    lesson: Lesson
    made: int
    where: Where

    @property
    def wanted(self) -> Move | None:
        """The move that the path wants now."""
        return self.lesson.at(self.made) if self.where == "path" else None


def stage_of(table: Table) -> Stage | None:
    """Where the lesson of this table stands; nothing when it is no lesson."""
    lesson = table.match.game.lesson
    if lesson is None or not _was_dealt_for(lesson, table):
        return None
    return Stage(lesson, table.match.choices_made, _where(lesson, table))


def _was_dealt_for(lesson: Lesson, table: Table) -> bool:
    same = (table.match.record.seed, table.match.game.options) == (lesson.seed, lesson.options)
    return same and all(row.user is None for row in table.in_play if row.seat != LEARNER)


def _where(lesson: Lesson, table: Table) -> Where:
    choices = [(entry.depth, entry.choice) for entry in table.standing() if entry.choice]
    known = [Made(depth, choice.seat, choice.option) for depth, choice in choices]
    off = [one for one in known if not lesson.follows([one])]
    if not off:
        return "path" if table.match.choices_made < len(lesson.path) else "end"
    own = sum(one.seat == LEARNER for one in off)
    if off[0].depth > len(lesson.path):
        return "free" if own else "end"
    return "astray" if own < LETTING_GO else "free"


def wanted_of(table: Table) -> str:
    """The option that the learner is led to."""
    stage = stage_of(table)
    wanted = None if stage is None else stage.wanted
    return wanted.option if wanted is not None and wanted.seat == LEARNER else ""


def scripted_move(table: Table, ask: Ask) -> Move | None:
    """What the path wants next, where it is still offered."""
    stage = stage_of(table)
    wanted = None if stage is None else stage.wanted
    return wanted if wanted is not None and ask.find(wanted.seat, wanted.option) else None
