"""How the choices of an ask are pressed: as buttons, as lines of a menu, or by a step to more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.custom_ids import GROUP, PICK, SEVERAL, Press, choose
from bot.display import choices
from bot.display.choices import Choice, split
from bot.display.measure import packed
from bot.display.parts import Button, Item, Look, Menu, Part
from bot.display.steps import PIECE, Steps
from bot.wording import Wording
from games.kernel import Ask, T, Text
from games.kernel.ask import Tone
from games.kernel.text import clip

ONE_ROW = 1
"""What needs more rows than this is rather a menu."""
TITLES = 2
"""More groups than this do not fit the line of a closed menu."""
LOOKS: dict[Tone, Look] = {"plain": "plain", "go": "go", "warn": "warn"}


@dataclass(frozen=True, slots=True)
class Buttons:
    """Makes the buttons and menus of one ask."""

    campaign: str
    ask: Ask
    wording: Wording
    steps: Steps

    def one(self, choice: Choice) -> Button:
        custom_id = choose(self.campaign, self.ask.token, choice.option.id)
        return Button(custom_id, choices.label(choice, self.wording), LOOKS[choice.option.tone])

    def rows(self, found: Iterable[Choice]) -> list[Part]:
        return packed(map(self.one, found))

    def verbs(self, others: Sequence[Choice]) -> list[Button]:
        """One with several objects is a step of its own ("Shoot …")."""
        groups = split(
            others, lambda one: None if self.steps.stands_out(one) else self.steps.heading(one)
        )
        buttons: list[Button] = []
        for key, found in groups.items():
            if key and len(found) > 1:
                buttons.append(self.to_group(key, found))
            else:
                buttons += map(self.one, found)
        return buttons

    def to_piece(self, key: str, found: Sequence[Choice]) -> Button:
        return self._to(f"{PIECE}.{key}", self.steps.piece(found[0]), found)

    def to_group(self, heading: str, found: Sequence[Choice]) -> Button:
        return self._to(self.steps.to_group(heading), heading, found)

    def _to(self, step: str, words: str, found: Sequence[Choice]) -> Button:
        """Leads to what this piece or group can do; where that is one thing, it does it."""
        if len(found) == 1:
            return self.one(found[0])
        return Button(self.press(GROUP, step), clip(f"{words} …", 80))

    def menu(self, at: int, found: Sequence[Choice], *, whose: bool = False) -> Menu:
        """One of these."""
        items = [self._item(one, whose=whose) for one in found]
        return Menu(self.press(PICK, str(at)), self._within(found), items)

    def ticked(
        self, at: int, words: Text, lines: Sequence[Choice], many: range, *, whose: bool = False
    ) -> Menu:
        """Several of these at once, as many as are in the range."""
        custom_id = self.press(SEVERAL, *((str(at),) if at else ()))
        items = [self._item(one, whose=whose) for one in lines]
        return Menu(custom_id, self.wording.label(words, 150), items, many.start, many.stop - 1)

    def press(self, name: str, *more: str) -> str:
        return str(Press(self.campaign, self.ask.token, name, more))

    def _within(self, found: Sequence[Choice]) -> str:
        """What a menu is about, before it is opened."""
        if titles := self.titles(found):
            return clip(f"{', '.join(titles)} …", 150)
        return self.wording.label(T("Choose one of {n}", n=len(found)), 150)

    def titles(self, found: Iterable[Choice]) -> list[str]:
        """The groups of these, if the line of a closed menu has room for them."""
        headings = [heading for heading in split(found, self.steps.heading) if heading]
        return headings if len(headings) <= TITLES else []

    def _item(self, choice: Choice, *, whose: bool) -> Item:
        detail = self.wording.label(choices.detail(choice, self.wording), 100)
        notes = [detail] if detail else []
        if whose and len(choice.seats) < len(self.ask.seats):
            notes.insert(0, ", ".join(self.wording.name(seat) for seat in choice.seats))
        words = clip(" · ".join(notes), 100) if notes else None
        return Item(choice.option.id, choices.line(choice, self.wording), words)
