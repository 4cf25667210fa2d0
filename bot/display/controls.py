"""Lays the choices of one ask out on a small screen: few buttons, short labels, two menus at most.

What does not fit at once is chosen in two steps: first the piece (or the group), then what it
does. The second step replaces the controls on the same message; it lives in the custom id alone,
so it survives a restart, and the rules know nothing of it. No list is ever cut off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.custom_ids import GROUP, verb
from bot.display import choices
from bot.display.buttons import ONE_ROW, Buttons
from bot.display.choices import Choice, coloured, main_and_beside, on_the_board, split
from bot.display.hints import merged
from bot.display.measure import BUTTON_ROW, SCREEN, height, packed
from bot.display.orders import Orders
from bot.display.parts import MENU, Button, Item, Menu, Part, Words, cost, menus_in
from bot.display.steps import BACK, PAGE, PIECES, Steps, by_piece, chunked
from bot.display.ticked import ASIDE, LISTS, Ticked
from bot.host.table import Courses
from bot.several import DEEDS, several
from bot.wording import Wording
from games.kernel import Ask, T
from games.kernel.text import clip

FEW, ROWS = 12, 4
"""So many choices are simply buttons, if they need no more rows than this."""
PLACES = 15
"""More numbers than this are one menu."""
BESIDE = 4
"""More offers to others than this, or than a row, are a menu."""
ONWARD = 2
"""More rows of coloured choices than this stand in a menu with the others."""
CALM = 8
"""Steps are buttons as long as there are no more than this; else a menu holds what is marked."""


class Controls:
    """The buttons and menus for one ask, at its first step or after one.

    ``marks`` are the numbers on the board it is answered beside, if that shows more than the ask;
    ``courses`` finds what several steps of a piece lead to: where there are any, the piece (or its
    group) is the first step, and they stand at the second.
    """

    def __init__(
        self,
        campaign: str,
        ask: Ask,
        wording: Wording,
        step: str = "",
        marks: Mapping[str, int] | None = None,
        courses: Courses | None = None,
    ) -> None:
        self.campaign = campaign
        self.ask = ask
        self.wording = wording
        self.marks = ask.marks() if marks is None else marks
        self.courses = courses if ask.upto and ask.kind in DEEDS else None
        found = choices.gather(ask, self.marks)
        self.all, self.beside = main_and_beside(found)
        apart = [one.option.id for one in self.all if coloured(one)]
        self.steps = Steps(self.all, frozenset(apart if len(apart) <= FEW else ()), wording)
        self.buttons = Buttons(campaign, ask, wording, self.steps)
        together = several(ask) if self.courses is None else None
        self.ticked = None if together is None else Ticked(together, self.all, self.buttons)
        self.step = step if self.steps.within(step) else ""
        self.offered = self.steps.within(self.step) or self.all
        if self.step:
            self.offered = [*self.offered, *self._courses()]

    def parts(self, room: int, tall: int = SCREEN) -> list[Part]:
        """At most ``room`` components with which every choice can be reached, within ``tall``
        pixels where a menu helps."""
        if self.step:
            return self._second(room)
        if self._differ():
            return self._by_seats()
        aside = self._asides()
        parts = self._main(room, tall, aside)
        if not menus_in(aside) or menus_in(parts) <= LISTS:
            return parts
        return self._main(room, tall, self._asides(in_private=True))

    def _main(self, room: int, tall: int, aside: list[Part]) -> list[Part]:
        """What the table waits for, and what others may do meanwhile below it."""
        if self.courses is not None:
            if (groups := self._groups()) is not None:
                return [*groups, *aside]
            self.offered = [*self.all, *self._courses()]
        ticked = self.ticked
        if ticked is not None and (listed := ticked.parts()) is not None:
            return [*listed, *aside]
        if ticked is not None and any(map(ticked.ordered, self.offered)):
            return [*Orders(ticked).parts(), *aside]
        taken = len(aside) + menus_in(aside)
        plain, menu = self._plain(ROWS - taken), self._menu()
        places = self._places(ROWS + 1 - taken)
        for parts in (plain, places, self._pieces(), menu, self._groups()):
            if parts is not None and cost(parts) + cost(aside) <= room:
                lower = parts if menu is None else min(parts, menu, key=height)
                return [*(parts if height([*parts, *aside]) <= tall else lower), *aside]
        return [*self._pages(), *aside]

    def _courses(self) -> list[Choice]:
        """What may come of the pieces in sight in several steps."""
        if self.courses is None:
            return []
        found = self.courses([one.option for one in self.offered])
        return [Choice(one, (one.seat,), self.marks.get(one.marked or "")) for one in found]

    def hints(self) -> list[str]:
        """What the buttons are too small to say, each thing once."""
        return merged(
            [
                (choices.name(one, self.wording), said)
                for one in (*self.offered, *self._said_beside())
                if (said := self.wording.say(choices.detail(one, self.wording)))
                and not self._ordered(one)
            ]
        )

    def _said_beside(self) -> Sequence[Choice]:
        """What stands beside as buttons; lines of a menu say it themselves."""
        return () if self.step or menus_in(self._asides()) else self.beside

    def title(self) -> str:
        """What the second step is about: the piece or the group that was chosen first."""
        return self.steps.title(self.step)

    def _ordered(self, choice: Choice) -> bool:
        return self.ticked is not None and self.ticked.ordered(choice)

    def _differ(self) -> bool:
        """Whether several people are asked different things at once."""
        return len({one.seats for one in self.all}) > 1

    def _by_seats(self) -> list[Part]:
        """A few choices under the names of who may press them; many wait in private panels."""
        sets = split(self.all, lambda one: one.seats)
        parts: list[Part] = []
        for seats, found in sets.items():
            names = ", ".join(self.wording.name(seat) for seat in seats)
            parts += [Words(f"**{names}**"), *self.buttons.rows(found)]
        parts += self._asides()
        if len(self.all) <= FEW and height(parts) <= ROWS * BUTTON_ROW:
            return parts
        mine = verb("hand", "choose", campaign=self.campaign)
        choose_mine = packed([Button(mine, self.wording.label(T("Choose")), "go", "🖐️")])
        return self._one_list() or choose_mine

    def _one_list(self) -> list[Part] | None:
        """What several people may do on the board: a menu that says whose each line is."""
        listed = [one for one in self.all if one.mark and not self.steps.stands_out(one)]
        beside = [one for one in self.all if one not in listed]
        chunks = chunked(listed)
        if not 0 < len(chunks) <= LISTS or len(beside) > BESIDE:
            return None
        menus = [self.buttons.menu(at, chunk, whose=True) for at, chunk in enumerate(chunks)]
        aside = self._asides(in_private=len(menus) == LISTS)
        return [*menus, *self.buttons.rows(beside), *aside]

    def _own_and_shared(self) -> tuple[list[Choice], list[Choice]]:
        """What some may do meanwhile, and the few things that all may."""
        everybody = set(self.ask.seats)
        shared = split(
            self.beside, lambda one: one.option.group is None and set(one.seats) >= everybody
        )
        return shared.get(False, []), shared.get(True, [])

    def _asides(self, *, in_private: bool = False) -> list[Part]:
        """What others may do meanwhile: a few as buttons, many in a menu or in private panels."""
        own, shared = self._own_and_shared()
        parts = self.buttons.rows([*own, *shared])
        if len(own) <= BESIDE and len(parts) <= ONE_ROW + in_private:
            return parts
        if len(own) + len(shared) <= MENU and not in_private:
            ticked = None if self.ticked is None else self.ticked.aside(own, shared)
            return [ticked or self.buttons.menu(ASIDE, [*own, *shared], whose=True)]
        mine = verb("hand", "choose", campaign=self.campaign)
        help_out = Button(mine, self.wording.label(T("Help")), "plain", "🖐️")
        return packed([*map(self.buttons.one, shared), help_out])

    def _plain(self, rows: int) -> list[Part] | None:
        parts = self.buttons.rows(self.offered)
        return parts if len(self.offered) <= FEW and len(parts) <= rows else None

    def _places(self, rows: int) -> list[Part] | None:
        """One piece and many places: numbers in up to three rows, the rest below them."""
        marked, others = on_the_board(self.offered)
        if not marked or len(by_piece(marked)) > 1 or len(marked) > PLACES:
            return None
        parts = self.buttons.rows([*marked, *others])
        return parts if len(parts) <= rows else None

    def _pieces(self) -> list[Part] | None:
        """Several pieces: each is a button, which acts at once when it can do one thing only."""
        marked, others = on_the_board(self.offered)
        onward = [one for one in marked if self.steps.stands_out(one)]
        pieces = by_piece(one for one in marked if not self.steps.stands_out(one))
        if "" in pieces or not 1 < len(pieces) + bool(onward) <= PIECES:
            return None
        first = map(self.buttons.one, onward)
        steps = (self.buttons.to_piece(key, found) for key, found in pieces.items())
        buttons = [*first, *steps, *self.buttons.verbs(others)]
        return packed(buttons) if len(buttons) <= CALM or len(marked) > MENU else None

    def _groups(self) -> list[Part] | None:
        """Very many pieces: the letters of their groups, then all of that group."""
        standing = [one for one in self.offered if self.steps.stands_out(one)]
        grouped = split(
            (one for one in self.offered if not self.steps.stands_out(one)),
            self.steps.heading,
        )
        loose = grouped.pop("", [])
        if len(grouped) < 2 or len(loose) + len(standing) > FEW:
            return None
        letters = [self.buttons.to_group(key, found) for key, found in grouped.items()]
        parts = packed([*letters, *map(self.buttons.one, [*loose, *standing])])
        return parts if len(parts) <= ROWS + 2 else None

    def _menu(self) -> list[Part] | None:
        """One menu in the order of the marks, one for the rest if need be; a few beside them."""
        both, others = on_the_board(self.offered)
        onward = [one for one in both if self.steps.stands_out(one)]
        if len(self.buttons.rows(onward)) > ONWARD:
            onward = []
        marked = [one for one in both if one not in onward]
        verbs = self.buttons.verbs(others)
        if len(verbs) <= FEW and len(packed(verbs)) <= ROWS - 1:
            lists = [marked]
        else:
            standing = [one for one in others if self.steps.stands_out(one)]
            lists = [marked, [one for one in others if not self.steps.stands_out(one)]]
            verbs = [*map(self.buttons.one, standing)]
        lists = [found for found in lists if found]
        if any(len(found) > MENU for found in lists):
            return None
        menus: list[Part] = [self.buttons.menu(at, found) for at, found in enumerate(lists)]
        return [*menus, *packed([*map(self.buttons.one, onward), *verbs])]

    def _pages(self) -> list[Part]:
        """More than menus hold: first a part of the list, then, as a second step, what is in it."""
        standing = [one for one in self.offered if self.steps.stands_out(one)]
        pages = self.steps.pages()
        items = [
            Item(f"{PAGE}.{at}", clip(self._span(found), 100)) for at, found in enumerate(pages)
        ]
        placeholder = self.wording.label(T("First choose a part of the list"), 150)
        menus: list[Part] = [
            Menu(self.buttons.press(GROUP, str(at)), placeholder, chunk)
            for at, chunk in enumerate(chunked(items))
        ]
        return [*menus, *self.buttons.rows(standing)]

    def _span(self, found: Sequence[Choice]) -> str:
        heading = self.steps.heading(found[0])
        first, last = (clip(choices.line(found[at], self.wording), 30) for at in (0, -1))
        span = first if len(found) == 1 else f"{first} – {last}"
        return f"{heading}: {span}" if heading else span

    def _second(self, room: int) -> list[Part]:
        """What the chosen piece or group can do, and the way back."""
        back = Button(
            self.buttons.press(GROUP, BACK),
            self.wording.label(T("Back")),
            emoji="↩️",
        )
        if self.ticked is not None and all(map(self.ticked.ordered, self.offered)):
            return [*Orders(self.ticked).menus(self.offered), *packed([back])]
        parts: list[Part] = packed([*map(self.buttons.one, self.offered), back])
        if len(parts) <= ROWS + 1 and cost(parts) <= room:
            return parts
        return [
            *(self.buttons.menu(at, chunk) for at, chunk in enumerate(chunked(self.offered))),
            *packed([back]),
        ]
