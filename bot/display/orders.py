"""What many pieces do, ticked together: in menus as long as these are low, the others by a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.display.buttons import ONE_ROW
from bot.display.choices import Choice, on_the_board, split
from bot.display.measure import height, packed
from bot.display.parts import MENU, Button, Part, menus_in
from bot.display.steps import PIECE, PIECES, by_piece
from bot.display.ticked import LISTS, Ticked

ORDERS = 204
"""As high as lists, steps and the rest may be together where less would do, in pixels."""


class Orders:
    """The lists of what pieces do. The end may be ticked with them; other answers stand alone."""

    def __init__(self, ticked: Ticked) -> None:
        self.ticked = ticked
        self.buttons = ticked.buttons
        self.steps = ticked.buttons.steps
        self.end = ticked.then if len(ticked.then) == 1 else []

    def parts(self) -> list[Part]:
        """What pieces do in menus that take several at once, and the rest alone."""
        found = self.ticked.all
        pieces = [one for one in found if self.ticked.ordered(one)]
        marked, verbs = on_the_board(one for one in found if not self.ticked.ordered(one))
        alone, rest = self._alone(marked), packed(self.buttons.verbs(verbs))
        layouts = [
            [*self._in_so_many(lists, pieces), *alone, *rest]
            for lists in range(LISTS - menus_in(alone), -1, -1)
        ]
        low = (parts for parts in layouts if height(parts) <= ORDERS)
        return next(low, min(layouts, key=height))

    def menus(self, found: Sequence[Choice]) -> list[Part]:
        """What pieces do, to be ticked together."""
        return self.ticked.menus(found, self.end)

    def _in_so_many(self, lists: int, pieces: Sequence[Choice]) -> list[Part]:
        """So many menus at once, and steps to what they do not hold."""
        listed = self._listed_at_once(pieces, lists * self._room)
        later = self._piece_steps([one for one in pieces if one.option.id not in listed])
        return [*self.menus([one for one in pieces if one.option.id in listed]), *later]

    @property
    def _room(self) -> int:
        """As many to a menu as leave room for what ends the list."""
        return MENU - len(self.end)

    def _listed_at_once(self, pieces: Sequence[Choice], room: int) -> frozenset[str]:
        """Whole lists of pieces: of those at hand first, then as the rules name them."""
        listed: list[str] = []
        order = {option.id: at for at, option in enumerate(self.buttons.ask.options)}
        lists = split(pieces, lambda one: (self.steps.heading(one), _verb(one))).values()
        for found in sorted(lists, key=lambda those: _rank(those, order)):
            if len(listed) + len(found) <= room:
                listed += [one.option.id for one in found]
        return frozenset(listed)

    def _piece_steps(self, pieces: Sequence[Choice]) -> list[Part]:
        """First the piece, or where these are very many the group."""
        steps = self._to_each(pieces)
        groups = split(pieces, self.steps.heading)
        loose = groups.pop("", [])
        if len(steps) > PIECES and 1 < len(groups) < len(steps):
            steps = [self.buttons.to_group(heading, found) for heading, found in groups.items()]
            steps += self._to_each(loose)
        return packed(steps)

    def _to_each(self, pieces: Sequence[Choice]) -> list[Button]:
        """One step to each; a group that stands on several places has one as well."""
        steps = (step for key in by_piece(pieces) for step in self._to(key, pieces))
        return [*{step.custom_id: step for step in steps}.values()]

    def _to(self, key: str, pieces: Sequence[Choice]) -> list[Button]:
        """To what is on one place; where that would be too long a list, to each of it."""
        there = self.steps.within(f"{PIECE}.{key}")
        groups = split([one for one in pieces if one in there], self.steps.heading)
        if len(there) <= LISTS * self._room or len(groups) == 1 or "" in groups:
            return [self.buttons.to_piece(key, there)]
        return [self.buttons.to_group(heading, those) for heading, those in groups.items()]

    def _alone(self, marked: Sequence[Choice]) -> list[Part]:
        """What fits one row is buttons, more is a menu, very many are a step of their own."""
        buttons = self.buttons.rows(marked)
        if len(buttons) <= ONE_ROW:
            return buttons
        if len(marked) <= MENU:
            return [self.buttons.menu(0, marked)]
        groups = split(marked, self.steps.heading)
        loose = groups.pop("", [])
        steps = [self.buttons.to_group(key, found) for key, found in groups.items()]
        return packed([*steps, *map(self.buttons.one, loose)])


def _verb(choice: Choice) -> tuple[str | None, str]:
    """What a piece does, by the plain word at the head of its id."""
    return choice.option.piece, choice.option.id.partition(".")[0]


def _rank(found: Sequence[Choice], order: Mapping[str, int]) -> tuple[bool, int]:
    """What is at hand, then what the rules name first."""
    return found[0].option.tone != "go", min(order[one.option.id] for one in found)
