"""Lists of which several lines are ticked at once: two menus at most, with what comes after."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.buttons import Buttons
from bot.display.choices import Choice, coloured, split
from bot.display.measure import packed
from bot.display.parts import MENU, Menu, Part
from bot.display.steps import chunked
from bot.several import Several
from games.kernel import T, Text

LISTS, ASIDE = 2, 9
"""More menus than this are too many; the number of the one for what others may do meanwhile."""


class Ticked:
    """What of an ask's choices is taken together, and what may be ticked with it."""

    def __init__(self, several: Several, found: Sequence[Choice], buttons: Buttons) -> None:
        self.several = several
        self.all = found
        self.buttons = buttons
        answers = [one for one in found if one.option.piece is None and not one.option.aside]
        self.then = [one for one in found if one.option.id in several.then and several.most > 1]
        """A menu that takes a single line has nothing that comes after it."""
        self.with_answers = several.of_pieces and bool(answers) and answers == self.then
        """Whether whatever answers the question may be ticked with what comes first."""

    def ordered(self, choice: Choice) -> bool:
        """Whether it is taken together with what other pieces do: its hint stands in the menu."""
        return self.several.of_pieces and choice.option.piece is not None

    def parts(self) -> list[Part] | None:
        """The whole question, if two menus hold all that can be ticked."""
        if self.with_answers:
            return self._before_answers()
        whole = not self.several.of_pieces and len(self.all) <= LISTS * (MENU - len(self.then))
        return self._list() if whole else None

    def menus(self, found: Sequence[Choice], then: Sequence[Choice]) -> list[Part]:
        """These in menus, each of which holds what may come after them."""
        most = self.several.most
        if not self.several.of_pieces:
            most = min(most, len(found))
        how_many = _how_many(self.several.least, most, len(found))
        chunks = chunked(found, MENU - len(then))
        least = max(1, min(self.several.least, most)) if len(chunks) == 1 else 1
        return [
            self.buttons.ticked(
                at,
                how_many if len(then) <= 1 else self._about(chunk),
                [*chunk, *then],
                range(least, min(len(chunk), most) + len(then) + 1),
            )
            for at, chunk in enumerate(chunks)
        ]

    def aside(self, own: Sequence[Choice], shared: Sequence[Choice]) -> Menu | None:
        """What some may do meanwhile, ticked with an answer to the question."""
        lines = [*own, *self.then, *shared]
        if not self.with_answers or len(lines) > MENU:
            return None
        many = range(1, min(len(lines), self.several.most) + 1)
        return self.buttons.ticked(ASIDE, self._about(lines), lines, many, whose=True)

    def _before_answers(self) -> list[Part] | None:
        """What pieces do, groups offered aside if there is room for them, and an answer."""
        listed = [one for one in self.all if self.ordered(one)]
        beside = [one for one in self.all if one.option.aside and one not in listed]
        groups, room = [one for one in beside if _first(one)], LISTS * (MENU - len(self.then))
        if not 0 < len(listed) <= room:
            return None
        if len(listed) + len(groups) <= room:
            listed, beside = [*listed, *groups], [one for one in beside if one not in groups]
        row = self.buttons.rows(self.then)
        verbs = packed(self.buttons.verbs(beside))
        return [*self.menus(listed, self.then), *(row if len(row) == 1 else ()), *verbs]

    def _list(self) -> list[Part]:
        """All but what ends it."""
        listed, ends = self._listed_and_ends()
        if not listed:
            return self.buttons.rows(ends)
        return [*self.menus(listed, self.then), *self.buttons.rows(ends)]

    def _listed_and_ends(self) -> tuple[list[Choice], list[Choice]]:
        """The list, and what stands beside it: where all is offered aside, that is the list."""
        both = split(self.all, self._ends)
        found, ends = both.get(False, []), both.get(True, [])
        waited = split(found, lambda one: one.option.aside)
        if waited.get(False):
            return waited[False], [*ends, *waited.get(True, [])]
        return found, ends

    def _ends(self, choice: Choice) -> bool:
        return choice.option.id == self.several.done or choice in self.then or coloured(choice)

    def _about(self, lines: Sequence[Choice]) -> Text:
        """What comes first, before a menu is opened."""
        if titles := self.buttons.titles(filter(_first, lines)):
            return T("{what}, then your choice", what=", ".join(titles))
        return T("What comes first, then your choice")


def _first(choice: Choice) -> bool:
    """Whether it goes before an answer: what a piece does, or what is offered aside in a group."""
    option = choice.option
    return option.piece is not None or (option.aside and option.group is not None)


def _how_many(least: int, most: int, offered: int) -> Text:
    if max(1, least) == most:
        return T("Choose {n}", n=most)
    if least <= 1 and most >= offered:
        return T("Choose one or more")
    return T("Choose {least} to {most}", least=max(1, least), most=most)
