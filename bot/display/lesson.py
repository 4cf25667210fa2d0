"""A guided first game on the game's own panel: what to do, why, and which button it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from bot.custom_ids import GROUP, PICK, read, verb
from bot.display.controls import Controls
from bot.display.measure import packed, words_height
from bot.display.parts import ROOM, Button, Menu, Part, Row
from bot.display.steps import BACK
from bot.host import Table
from bot.host.lesson import Stage, stage_of
from bot.wording import Wording
from games.kernel import T
from games.kernel.lesson import LEARNER

AtStep: TypeAlias = Callable[[str], Controls]
"""The controls of a question after a first step."""
_ASTRAY = T(
    "That was not on the lesson's path, and that is fine: play on as you like. ↩️ leads back to it."
)


class Press(NamedTuple):
    """Something to press, and what is written on it; a line of a menu also names the menu."""

    custom_id: str
    label: str
    menu: str = ""

    def __str__(self) -> str:
        return f"**{self.menu}** → **{self.label}**" if self.menu else f"**{self.label}**"


@dataclass(frozen=True, slots=True)
class Guide:
    """What a lesson adds to a panel: words above the question, and the button it points at."""

    words: str
    parts: list[Part]

    @property
    def height(self) -> int:
        return words_height(self.words) if self.words else 0

    def above(self, question: str) -> str:
        return f"{self.words}\n{question}" if self.words else question


def guided(table: Table, at_step: AtStep, step: str, parts: list[Part], wording: Wording) -> Guide:
    """The panel of a lesson; any other panel stays as it is."""
    stage = stage_of(table)
    if stage is None or stage.where == "free":
        return Guide("", parts)
    if stage.where == "astray":
        return Guide(_told(wording.say(_ASTRAY)), parts)
    if stage.where == "end":
        words = _told(wording.say(stage.lesson.farewell))
        return Guide(words, [*parts, *packed([real_game(table, wording)])])
    wanted = stage.wanted
    if wanted is None or wanted.seat != LEARNER:
        return Guide("", parts)
    way = way_to(wanted.option, at_step, step, parts)
    return Guide(_prompt(stage, way, wording), [_pointing(part, way) for part in parts])


def is_guided(table: Table) -> bool:
    """Whether somebody is being led along a path here."""
    stage = stage_of(table)
    return stage is not None and stage.where in ("path", "end")


def real_game(table: Table, wording: Wording) -> Button:
    label = wording.label(T("Begin a real game"))
    return Button(verb("real", campaign=table.id), label, "go", "🤿")


def way_to(option: str, at_step: AtStep, step: str, parts: Sequence[Part]) -> list[Press]:
    """What to press, one after the other, until this option is chosen."""
    offered = list(_presses(parts))
    for press, name, value in offered:
        if option in (name, value) and name != GROUP:
            return [press]
    for press, name, value in offered:
        within = at_step(value) if name == GROUP and value not in (BACK, step) else None
        if within is not None and any(one.option.id == option for one in within.offered):
            return [press, *way_to(option, at_step, value, within.parts(ROOM))]
    return [press for press, name, _ in offered if name == "hand"][:1]


def _presses(parts: Sequence[Part]) -> Iterator[tuple[Press, str, str]]:
    """Every button and every line of a menu, with the name and the value it sends."""
    for part in parts:
        if isinstance(part, Row):
            for button in part.buttons:
                press = read(button.custom_id)
                if press is not None:
                    yield Press(button.custom_id, _label(button)), press.name, "".join(press.more)
        elif isinstance(part, Menu):
            press = read(part.custom_id)
            name = "" if press is None else press.name
            for item in part.items:
                kind = GROUP if name == GROUP else PICK
                yield Press(part.custom_id, item.label, part.placeholder), kind, item.value


def _label(button: Button) -> str:
    return " ".join(part for part in (button.emoji, button.label) if part)


def _prompt(stage: Stage, way: Sequence[Press], wording: Wording) -> str:
    number, words = stage.lesson.said(stage.made)
    count = wording.say(T("{n} of {all}", n=number, all=len(stage.lesson.prompts)))
    return f"{_told(wording.say(words), count)}\n👉 {' → '.join(map(str, way))}"


def _told(words: str, count: str = "") -> str:
    return f"🎓 {f'**{count}** · ' if count else ''}{words}"


def _pointing(part: Part, way: Sequence[Press]) -> Part:
    """The same part, with the first button of the way standing out."""
    if not isinstance(part, Row) or not way:
        return part
    return Row(
        [
            replace(button, look="main") if button.custom_id == way[0].custom_id else button
            for button in part.buttons
        ]
    )
