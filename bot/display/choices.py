"""Options become buttons; many of them become menus; very many become menus in two steps.

No list is ever cut off: what does not fit as buttons goes into menus of 25, and what does not fit
into the menus of one message is reached through a menu of menus.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.custom_ids import GROUP, PICK, Press, choose
from bot.display.parts import MENU, ROW, Button, Item, Look, Menu, Part, Words, cost, rows
from bot.wording import Wording, safe
from games.kernel import Ask, Option, T, Text
from games.kernel.ask import Tone
from games.kernel.text import clip

BUTTONS = 25
"""More options than this are menus."""
STANDING_OUT = 2 * ROW
"""More coloured choices than this do not stand out."""
LOOKS: dict[Tone, Look] = {"plain": "plain", "go": "go", "warn": "warn"}


@dataclass(slots=True)
class Choice:
    """One button: an option, and every seat that may press it."""

    option: Option[Any]
    seats: list[int]
    mark: int | None


@dataclass(slots=True)
class Group:
    """Choices under one heading."""

    heading: str
    choices: list[Choice] = field(default_factory=list)


def gather(ask: Ask) -> list[Choice]:
    """The choices of an ask in order; options that share an id are one."""
    marks, found = ask.marks(), dict[str, Choice]()
    for option in ask.options:
        known = found.get(option.id)
        if known is None:
            mark = None if option.spot is None else marks[option.spot]
            found[option.id] = Choice(option, [option.seat], mark)
        else:
            known.seats.append(option.seat)
    return list(found.values())


class Arrangement:
    """Lays the choices of one ask out for one reader."""

    def __init__(self, campaign: str, ask: Ask, wording: Wording) -> None:
        self.campaign = campaign
        self.token = ask.token
        self.wording = wording
        self.choices = gather(ask)
        self.several_seats = len(ask.seats) > 1

    def parts(self, room: int) -> list[Part]:
        """At most ``room`` components that offer every choice."""
        for parts in (self._buttons(), self._menus()):
            if parts is not None and cost(parts) <= room:
                return parts
        return self._menu_of_menus()

    def _buttons(self) -> list[Part] | None:
        if len(self.choices) > BUTTONS:
            return None
        parts: list[Part] = []
        for group in self._by_seats(self.choices):
            if group.heading:
                parts.append(Words(f"**{safe(group.heading)}**"))
            parts += rows([self.button(choice) for choice in group.choices])
        return parts

    def _menus(self) -> list[Part]:
        outstanding, many = self._split()
        parts: list[Part] = [
            Menu(str(Press(self.campaign, self.token, PICK, (str(number),))), name, items)
            for number, (name, items) in enumerate(self._pages(many))
        ]
        return parts + rows([self.button(choice) for choice in outstanding])

    def _menu_of_menus(self) -> list[Part]:
        """First a group, then, in a message of its own, an option of it."""
        outstanding, many = self._split()
        pages = [Item(str(at), name) for at, (name, _) in enumerate(self._pages(many))]
        first = self.wording.label(T("First choose a group"), 150)
        parts: list[Part] = [
            Menu(str(Press(self.campaign, self.token, GROUP, (str(at),))), first, chunk)
            for at, chunk in enumerate(_chunks(pages))
        ]
        return parts + rows([self.button(choice) for choice in outstanding])

    def page(self, number: int) -> list[Part]:
        """The second step: the options of one group as buttons."""
        _, many = self._split()
        groups = [chunk for group in self._groups(many) for chunk in _chunks(group.choices)]
        if not 0 <= number < len(groups):
            return []
        return rows([self.button(choice) for choice in groups[number]])

    def button(self, choice: Choice) -> Button:
        option = choice.option
        custom_id = choose(self.campaign, self.token, option.id)
        return Button(custom_id, self.label(choice, 80), LOOKS[option.tone])

    def label(self, choice: Choice, limit: int) -> str:
        """The label, after the number that marks its spot on the board; a capital begins it."""
        number = "" if choice.mark is None else f"{choice.mark} · "
        words = self.wording.label(choice.option.label, limit - len(number))
        return number + words[:1].upper() + words[1:]

    def details(self) -> list[str]:
        """What the buttons are too small to say."""
        if len(self.choices) > BUTTONS:
            return []
        return [
            f"-# **{self._short(choice)}** {self.wording.say(choice.option.detail)}"
            for choice in self.choices
            if choice.option.detail is not None
        ]

    def _short(self, choice: Choice) -> str:
        """What a button is called beside it: its number, if it has one."""
        if choice.mark is not None:
            return str(choice.mark)
        return safe(self.wording.label(choice.option.label))

    def _split(self) -> tuple[list[Choice], list[Choice]]:
        """A few coloured choices stay buttons beside the menus.

        Those on the board go with the others there, unless the rules leave them out of the groups.
        """
        grouped = any(one.option.group is not None for one in self.choices)
        out = [
            one
            for one in self.choices
            if one.option.tone != "plain"
            and (one.mark is None or (grouped and one.option.group is None))
        ]
        if len(out) > STANDING_OUT or len(out) == len(self.choices):
            return [], self.choices
        return out, [one for one in self.choices if one not in out]

    def _pages(self, choices: Iterable[Choice]) -> list[tuple[str, list[Item]]]:
        """The menus: a name and at most 25 lines each."""
        pages: list[tuple[str, list[Item]]] = []
        for group in self._groups(choices):
            chunks = _chunks([self._item(choice) for choice in group.choices])
            pages += [(self._page_name(group.heading, len(chunks), one), one) for one in chunks]
        return pages

    def _page_name(self, heading: str, pages: int, chunk: list[Item]) -> str:
        name = heading or self.wording.label(T("Choose"))
        if pages == 1:
            return clip(name, 100)
        first, last = clip(chunk[0].label, 24), clip(chunk[-1].label, 24)
        return clip(f"{name} ({first} – {last})", 100)

    def _item(self, choice: Choice) -> Item:
        detail = choice.option.detail
        words = None if detail is None else self.wording.label(detail, 100)
        return Item(choice.option.id, self.label(choice, 100), words)

    def _groups(self, choices: Iterable[Choice]) -> list[Group]:
        """By the seats that may choose, then by the groups the rules name."""
        found: dict[str, Group] = {}
        for by_seat in self._by_seats(choices):
            for choice in by_seat.choices:
                group: Text | None = choice.option.group
                own = "" if group is None else self.wording.label(group)
                heading = ": ".join(part for part in (by_seat.heading, own) if part)
                found.setdefault(heading, Group(heading)).choices.append(choice)
        return list(found.values())

    def _by_seats(self, choices: Iterable[Choice]) -> list[Group]:
        """One group for each set of seats, when not all may press the same."""
        found: dict[tuple[int, ...], Group] = {}
        for choice in choices:
            key = tuple(choice.seats)
            names = ", ".join(self.wording.names[seat] for seat in key)
            found.setdefault(key, Group(names if self.several_seats else "")).choices.append(choice)
        if len(found) == 1:
            return [Group("", group.choices) for group in found.values()]
        return list(found.values())


def _chunks(things: list[Any]) -> list[list[Any]]:
    return [things[at : at + MENU] for at in range(0, len(things), MENU)]
