"""A guided first game on the game's own panel: one sentence, and the button to press lit up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.custom_ids import GROUP, verb
from bot.display.measure import packed, words_height
from bot.display.parts import Button, Part, Row
from bot.display.shapes.desk import BACK, LIT
from bot.display.ways import AtStep, Tap, taps, way_to
from bot.host import Table
from bot.host.lesson import stage_of
from bot.wording import Wording
from games.kernel import T
from games.kernel.lesson import LEARNER

_ASTRAY = T(
    "That wasn't the lesson's path, and that's fine: play on as you like. *Undo* leads back."
)


@dataclass(frozen=True, slots=True)
class Guide:
    """What a lesson adds to a panel: words for the question, and the button it points at."""

    words: str
    parts: list[Part]
    beneath: Sequence[Part] = ()
    leads: bool = False

    @property
    def height(self) -> int:
        return words_height(self.words) if self.words else 0

    def over(self, question: str) -> str:
        """What leads says what to do instead of it; an end or a wrong turn is told above it."""
        if self.leads:
            return self.words
        return f"{self.words}\n{question}" if self.words else question


def guided(
    table: Table,
    at_step: AtStep,
    step: str,
    parts: list[Part],
    wording: Wording,
    beneath: Sequence[Part] = (),
) -> Guide:
    """The panel of a lesson; any other panel stays as it is."""
    words, stage = lesson_words(table, wording), stage_of(table)
    if stage is not None and stage.where == "end":
        return Guide(words, [*parts, *packed([real_game(table, wording)])], beneath)
    if not words or stage is None or stage.wanted is None:
        return Guide(words, parts, beneath)
    way = way_to(stage.wanted.option, at_step, step) or list(_elsewhere([*parts, *beneath]))
    lit_up = [_pointing(part, way) for part in beneath]
    rows = [_pointing(part, way) for part in parts]
    return Guide(words, _repacked(rows), lit_up, leads=True)


def lesson_words(table: Table, wording: Wording) -> str:
    """What a lesson says here: its sentence for the learner, or how it ends."""
    stage = stage_of(table)
    if stage is None or stage.where == "free":
        return ""
    if stage.where == "astray":
        return _told(wording.say(_ASTRAY))
    if stage.where == "end":
        return _told(wording.say(stage.lesson.farewell))
    if stage.wanted is None or stage.wanted.seat != LEARNER:
        return ""
    number, words = stage.lesson.said(stage.made)
    count = wording.say(T("{n} of {all}", n=number, all=len(stage.lesson.prompts)))
    return _told(wording.say(words), count)


def is_guided(table: Table) -> bool:
    """Whether somebody is being led along a path here."""
    stage = stage_of(table)
    return stage is not None and stage.where in ("path", "end")


def real_game(table: Table, wording: Wording) -> Button:
    label = wording.label(T("Start a real game"))
    return Button(verb("real", campaign=table.id), label, "go", "🤿")


def lit(button: Button) -> Button:
    """Standing out from all others."""
    return replace(button, look="main", emoji=LIT)


def _elsewhere(parts: Sequence[Part]) -> Iterator[Tap]:
    """Where it cannot be reached from here: the way back, or what opens the private panel."""
    for tap in taps(parts):
        if tap.press.name == "hand" or (tap.press.name == GROUP and tap.press.more[-1] == BACK):
            yield tap
            return


def _told(words: str, count: str = "") -> str:
    return f"🎓 {f'**{count}** · ' if count else ''}{words}"


def _pointing(part: Part, way: Sequence[Tap]) -> Part:
    """The same part, with the first button of the way lit, and no other green."""
    first = {tap.custom_id for tap in way[:1]}
    if not isinstance(part, Row):
        return part
    return Row([lit(one) if one.custom_id in first else _dimmed(one) for one in part.buttons])


def _dimmed(button: Button) -> Button:
    return replace(button, look="plain") if button.look == "go" else button


def _repacked(parts: Sequence[Part]) -> list[Part]:
    """A lit button is a little wider than it was: what has no room stands in the next row."""
    shown: list[Part] = []
    over: list[Button] = []
    for part in parts:
        if isinstance(part, Row):
            first, *more = packed([*over, *part.buttons])
            shown.append(first)
            over = [button for row in more if isinstance(row, Row) for button in row.buttons]
        else:
            shown += [*packed(over), part]
            over = []
    return [*shown, *packed(over)]
