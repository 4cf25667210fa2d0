"""What every shape works with: one question, whoever it speaks to, and how its keys are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from zlib import crc32

from bot.custom_ids import GROUP, PICK, Press
from bot.display import choices
from bot.display.choices import Choice, split
from bot.display.parts import MENU, Item, Look, Menu
from bot.display.shapes.keys import Key
from bot.host.asking import Courses
from bot.wording import Wording
from games.kernel import Ask, Option, T
from games.kernel.ask import Tone
from games.kernel.text import Note, clip

BACK, ROOT = "back", "-"
"""The way back, and the step before the first tap."""
FURTHER, SPECIAL = "f", "s"
"""What comes after a first tap, for what is far away and for other manners of doing it."""
STAYS, NEXT = "c", "n"
"""Without one, for whoever stays chosen and for the first of several that come next."""
OBJECTS = 4
"""A verb with more objects than this is a first tap."""
MEANT = "👉"
"""On the button that a lesson means: colour alone is not for everybody."""
LOOKS: dict[Tone, Look] = {"plain": "plain", "go": "go", "warn": "warn"}


@dataclass(frozen=True)
class Desk:
    """A question at one of its steps. A step is a short word in a custom id, so it means the same
    after a restart: a handle, and after a stroke which part of what it leads to."""

    campaign: str
    ask: Ask
    wording: Wording
    step: str = ""
    courses: Courses | None = None
    most: int = 12
    """So many deeds stand side by side without a first tap."""
    rest: Sequence[Option[object]] = field(default=())
    """What the autopilot would answer until the question is over, where it may."""
    wanted: str = ""
    """The option that a lesson means."""

    @property
    def handle(self) -> str:
        """What was tapped first, if anything was."""
        return self.step.partition("/")[0].removeprefix(ROOT)

    @property
    def stays(self) -> bool:
        """Whether who acts was not tapped now, but stays chosen or comes next."""
        return self.step.endswith(f"/{STAYS}") or self.comes_next

    @property
    def comes_next(self) -> bool:
        """Whether it is the first of several."""
        return self.step.endswith(f"/{NEXT}")

    def part_of(self, kind: str) -> int:
        """Which part of the list this step shows; 0 is the first."""
        part = self.step.partition("/")[2]
        return int(part[1:] or 1) if part[:1] == kind and part[1:].isdecimal() else 0

    def press(self, name: str, *more: str) -> str:
        return str(Press(self.campaign, self.ask.token, name, more))

    def answer(
        self,
        choice: Choice,
        mark: str | None = None,
        words: str | None = None,
        look: Look | None = None,
    ) -> Key:
        """Answers the question; a piece that was tapped first stays chosen."""
        custom_id = self.press(choice.option.id, *([self.handle] if self.handle else []))
        said = choices.short(choice, self.wording) if words is None else words
        key = Key(custom_id, said, mark, look or LOOKS[choice.option.tone], choice)
        return replace(key, emoji=MEANT) if choice.option.id == self.wanted else key

    def brief(self, key: Key) -> Key:
        """In fewer letters, if the rules have them."""
        short = None if key.choice is None else key.choice.option.short
        whole = key.choice is None or key.words != self.plain(key.choice)
        if whole or not isinstance(short, Note):
            return key
        return replace(key, words=self.wording.label(short.shorter[-1]))

    def plain(self, choice: Choice) -> str:
        """Without what helps it, where that goes without saying."""
        option = choice.option
        return self.wording.label(option.label if option.short is None else option.short)

    def to(self, step: str, words: str, mark: str | None = None, look: Look = "plain") -> Key:
        """Leads a step further."""
        return Key(self.press(GROUP, step), clip(words, 80), mark, look)

    def back(self) -> Key:
        """To where this step came from."""
        parent = "" if self.stays else self.step.rpartition("/")[0]
        return Key(self.press(GROUP, parent, BACK), self.wording.label(T("Back")), emoji="↩️")

    def heading(self, choice: Choice) -> str:
        """The group of the rules it belongs to, as people read it."""
        return "" if choice.option.group is None else self.wording.label(choice.option.group)

    def menu(self, at: int, words: str, found: Sequence[Choice]) -> Menu:
        """One of these, under a name that says what they are."""
        items = [self._item(one) for one in found]
        return Menu(self.press(PICK, str(at)), clip(words, 150), items)

    def menus(self, at: int, words: str, found: Sequence[Choice]) -> list[Menu]:
        """As many as hold them."""
        starts = range(0, len(found), MENU)
        parts = [found[start : start + MENU] for start in starts]
        if len(parts) == 1:
            return [self.menu(at, f"{words} …", found)]
        return [
            self.menu(at + number, f"{words} {number + 1}/{len(parts)} …", part)
            for number, part in enumerate(parts)
        ]

    def _item(self, choice: Choice) -> Item:
        told = self.wording.label(choices.detail(choice, self.wording), 100) or None
        return Item(choice.option.id, choices.line(choice, self.wording), told)


def handle(choice: Choice) -> str:
    """What is tapped before it, if anything: who acts, the group of the rules, or the piece."""
    option = choice.option
    if option.actor is not None:
        return f"a{option.actor}"
    if option.group is not None:
        return f"g{crc32(str(option.group).encode()):x}"
    acts = option.piece
    return "" if acts is None else f"p{acts}"


def handles(found: Sequence[Choice]) -> dict[str, list[Choice]]:
    """By what is tapped first."""
    return split(found, handle)
