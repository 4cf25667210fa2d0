"""Lays the choices of one ask out on a small screen: few buttons, short labels, two menus at most.

What does not fit at once is chosen in two steps: first the piece (or the group), then what it
does. The second step replaces the controls on the same message; it lives in the custom id alone,
so it survives a restart, and the rules know nothing of it. No list is ever cut off.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.custom_ids import GROUP, PICK, SEVERAL, Press, choose, verb
from bot.display import choices
from bot.display.choices import Choice, coloured, main_and_beside, on_the_board, split
from bot.display.hints import merged
from bot.display.measure import BUTTON_ROW, height, packed
from bot.display.parts import MENU, Button, Item, Look, Menu, Part, Words, cost
from bot.display.steps import BACK, PAGE, PIECE, Steps, by_piece, chunked
from bot.wording import Wording
from games.kernel import Ask, T, Text
from games.kernel.ask import Several, Tone
from games.kernel.text import clip

FEW, ROWS = 12, 4
"""So many choices are simply buttons, if they need no more rows than this."""
PLACES = 15
"""More numbers than this are one menu."""
BESIDE, ONE_ROW, ASIDE = 4, 1, 9
"""More offers to others than this, or than a row, are a menu, which bears this number."""
TITLES = 2
"""More groups than this do not fit the line of a closed menu."""
PIECES = 10
"""More pieces than this are offered by their groups."""
CALM = 8
"""Steps are buttons as long as there are no more than this; else a menu holds what is marked."""
ORDERS = 204
"""As high as lists, steps and the rest may be together where less would do, in pixels."""
LISTS = 2
"""More menus than this are too many."""
LOOKS: dict[Tone, Look] = {"plain": "plain", "go": "go", "warn": "warn"}


class Controls:
    """The buttons and menus for one ask, at its first step or after one.

    ``marks`` are the numbers on the board it is answered beside, if that shows more than the ask.
    """

    def __init__(
        self,
        campaign: str,
        ask: Ask,
        wording: Wording,
        step: str = "",
        marks: Mapping[str, int] | None = None,
    ) -> None:
        self.campaign = campaign
        self.ask = ask
        self.wording = wording
        found = choices.gather(ask, ask.marks() if marks is None else marks)
        self.all, self.beside = main_and_beside(found)
        apart = [one.option.id for one in self.all if coloured(one)]
        self.apart = frozenset(apart if len(apart) <= FEW else ())
        self.steps = Steps(self.all, self.apart, wording)
        self.step = step if self.steps.within(step) else ""
        self.offered = self.steps.within(self.step) or self.all

    def parts(self, room: int) -> list[Part]:
        """At most ``room`` components with which every choice can be reached."""
        if self.step:
            return self._second(room)
        if self._differ():
            return self._by_seats()
        aside = self._asides()
        parts = self._main(room, aside)
        if not _menus(aside) or _menus(parts) <= LISTS:
            return parts
        return self._main(room, self._asides(in_private=True))

    def _main(self, room: int, aside: list[Part]) -> list[Part]:
        """What the table waits for, and what others may do meanwhile below it."""
        several = self.ask.several
        if (listed := self._with_an_answer()) is not None:
            return [*listed, *aside]
        if several is not None and several.of_pieces and any(map(self._ordered, self.offered)):
            return [*self._orders(several), *aside]
        if several is not None and several.of_pieces:
            several = None
        if several is not None and len(self.offered) <= LISTS * MENU:
            return [*self._several(several), *aside]
        taken = len(aside) + _menus(aside)
        plain, menu = self._plain(ROWS - taken), self._menu()
        places = self._places(ROWS + 1 - taken)
        for parts in (plain, places, self._pieces(), menu, self._groups()):
            if parts is not None and cost(parts) + cost(aside) <= room:
                return [*parts, *aside]
        return [*self._pages(), *aside]

    def hints(self) -> list[str]:
        """What the buttons are too small to say, each thing once."""
        return merged(
            [
                (choices.name(one, self.wording), self.wording.say(one.option.detail))
                for one in (*self.offered, *self._said_beside())
                if one.option.detail is not None and not self._ordered(one)
            ]
        )

    def _said_beside(self) -> Sequence[Choice]:
        """What stands beside as buttons; lines of a menu say it themselves."""
        return () if self.step or _menus(self._asides()) else self.beside

    def title(self) -> str:
        """What the second step is about: the piece or the group that was chosen first."""
        return self.steps.title(self.step)

    def _ordered(self, choice: Choice) -> bool:
        """Whether it is taken together with what other pieces do: its hint stands in the menu."""
        several = self.ask.several
        return several is not None and several.of_pieces and choice.option.piece is not None

    def _stands_out(self, choice: Choice) -> bool:
        """Coloured choices stay buttons beside steps and menus, as long as they are few."""
        return choice.option.id in self.apart

    def _differ(self) -> bool:
        """Whether several people are asked different things at once."""
        return len({one.seats for one in self.all}) > 1

    def _by_seats(self) -> list[Part]:
        """A few choices under the names of who may press them; many wait in private panels."""
        sets = split(self.all, lambda one: one.seats)
        parts: list[Part] = []
        for seats, found in sets.items():
            names = ", ".join(self.wording.name(seat) for seat in seats)
            parts += [Words(f"**{names}**"), *self._buttons(found)]
        parts += self._asides()
        if len(self.all) <= FEW and height(parts) <= ROWS * BUTTON_ROW:
            return parts
        mine = verb("hand", "choose", campaign=self.campaign)
        choose_mine = packed([Button(mine, self.wording.label(T("Choose")), "go", "🖐️")])
        return self._one_list() or choose_mine

    def _one_list(self) -> list[Part] | None:
        """What several people may do on the board: a menu that says whose each line is."""
        listed = [one for one in self.all if one.mark and not self._stands_out(one)]
        beside = [one for one in self.all if one not in listed]
        chunks = chunked(listed)
        if not 0 < len(chunks) <= LISTS or len(beside) > BESIDE:
            return None
        menus = [self._choice_menu(at, chunk, whose=True) for at, chunk in enumerate(chunks)]
        aside = self._asides(in_private=len(menus) == LISTS)
        return [*menus, *self._buttons(beside), *aside]

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
        parts = self._buttons([*own, *shared])
        if len(own) <= BESIDE and len(parts) <= ONE_ROW + in_private:
            return parts
        if len(own) + len(shared) <= MENU and not in_private:
            return [self._aside_menu(own, shared)]
        mine = verb("hand", "choose", campaign=self.campaign)
        help_out = Button(mine, self.wording.label(T("Help")), "plain", "🖐️")
        return packed([*map(self._button, shared), help_out])

    def _aside_menu(self, own: Sequence[Choice], shared: Sequence[Choice]) -> Menu:
        """What some may do, with what answers the question where both may be ticked at once."""
        several, then = self.ask.several, [one for one in self.offered if not _first(one)]
        lines = [*own, *then, *shared]
        if several is None or not several.along or len(lines) > MENU:
            return self._choice_menu(ASIDE, [*own, *shared], whose=True)
        return self._ticked(several, ASIDE, lines, whose=True)

    def _with_an_answer(self) -> list[Part] | None:
        """What comes first and what answers, in menus that take both at once, if two are enough."""
        several, pieces = self.ask.several, [one for one in self.offered if self._ordered(one)]
        then = [one for one in self.offered if not one.option.aside and one not in pieces]
        beside = [one for one in self.offered if one.option.aside and one not in pieces]
        aside, room = [one for one in beside if _first(one)], MENU - len(then)
        if several is None or not several.along or not 0 < len(pieces) <= LISTS * room:
            return None
        if len(pieces) + len(aside) <= LISTS * room:
            pieces, beside = [*pieces, *aside], [one for one in beside if one not in aside]
        chunks = [pieces[at : at + room] for at in range(0, len(pieces), room)]
        menus = [self._ticked(several, at, [*chunk, *then]) for at, chunk in enumerate(chunks)]
        row = self._buttons(then)
        return [*menus, *(row if len(row) == 1 else ()), *packed(self._unmarked(beside))]

    def _plain(self, rows: int) -> list[Part] | None:
        parts = self._buttons(self.offered)
        return parts if len(self.offered) <= FEW and len(parts) <= rows else None

    def _places(self, rows: int) -> list[Part] | None:
        """One piece and many places: numbers in up to three rows, the rest below them."""
        marked, others = on_the_board(self.offered)
        if not marked or len(by_piece(marked)) > 1 or len(marked) > PLACES:
            return None
        parts = self._buttons([*marked, *others])
        return parts if len(parts) <= rows else None

    def _pieces(self) -> list[Part] | None:
        """Several pieces: each is a button, which acts at once when it can do one thing only."""
        marked, others = on_the_board(self.offered)
        onward = [one for one in marked if self._stands_out(one)]
        pieces = by_piece(one for one in marked if not self._stands_out(one))
        if "" in pieces or not 1 < len(pieces) + bool(onward) <= PIECES:
            return None
        first = map(self._button, onward)
        steps = (self._piece_button(key, found) for key, found in pieces.items())
        buttons = [*first, *steps, *self._unmarked(others)]
        return packed(buttons) if len(buttons) <= CALM or len(marked) > MENU else None

    def _groups(self) -> list[Part] | None:
        """Very many pieces: the letters of their groups, then all of that group."""
        standing = [one for one in self.offered if self._stands_out(one)]
        grouped = split(
            (one for one in self.offered if not self._stands_out(one)),
            self.steps.heading,
        )
        loose = grouped.pop("", [])
        if len(grouped) < 2 or len(loose) + len(standing) > FEW:
            return None
        letters = [self._group_button(key, found) for key, found in grouped.items()]
        parts = packed([*letters, *map(self._button, [*loose, *standing])])
        return parts if len(parts) <= ROWS + 2 else None

    def _menu(self) -> list[Part] | None:
        """One menu in the order of the marks, one for the rest if need be; a few beside them."""
        both, others = on_the_board(self.offered)
        onward = [one for one in both if self._stands_out(one)]
        marked = [one for one in both if not self._stands_out(one)]
        verbs = self._unmarked(others)
        if len(verbs) <= FEW and len(packed(verbs)) <= ROWS - 1:
            lists = [marked]
        else:
            standing = [one for one in others if self._stands_out(one)]
            lists = [marked, [one for one in others if not self._stands_out(one)]]
            verbs = [*map(self._button, standing)]
        lists = [found for found in lists if found]
        if any(len(found) > MENU for found in lists):
            return None
        menus: list[Part] = [self._choice_menu(at, found) for at, found in enumerate(lists)]
        return [*menus, *packed([*map(self._button, onward), *verbs])]

    def _pages(self) -> list[Part]:
        """More than menus hold: first a part of the list, then, as a second step, what is in it."""
        standing = [one for one in self.offered if self._stands_out(one)]
        pages = self.steps.pages()
        items = [
            Item(f"{PAGE}.{at}", clip(self._span(found), 100)) for at, found in enumerate(pages)
        ]
        placeholder = self.wording.label(T("First choose a part of the list"), 150)
        menus: list[Part] = [
            Menu(str(Press(self.campaign, self.ask.token, GROUP, (str(at),))), placeholder, chunk)
            for at, chunk in enumerate(chunked(items))
        ]
        return [*menus, *self._buttons(standing)]

    def _span(self, found: Sequence[Choice]) -> str:
        heading = self.steps.heading(found[0])
        first, last = (clip(choices.line(found[at], self.wording), 30) for at in (0, -1))
        span = first if len(found) == 1 else f"{first} – {last}"
        return f"{heading}: {span}" if heading else span

    def _second(self, room: int) -> list[Part]:
        """What the chosen piece or group can do, and the way back."""
        back = Button(
            str(Press(self.campaign, self.ask.token, GROUP, (BACK,))),
            self.wording.label(T("Back")),
            emoji="↩️",
        )
        several = self.ask.several
        if several is not None and all(map(self._ordered, self.offered)):
            return [*self._order_menus(several, self.offered), *packed([back])]
        parts: list[Part] = packed([*map(self._button, self.offered), back])
        if len(parts) <= ROWS + 1 and cost(parts) <= room:
            return parts
        return [
            *(self._choice_menu(at, chunk) for at, chunk in enumerate(chunked(self.offered))),
            *packed([back]),
        ]

    def _orders(self, several: Several) -> list[Part]:
        """What pieces do in menus that take several at once, as many pieces as fit; the others by a
        step; the rest alone."""
        pieces = [one for one in self.offered if self._ordered(one)]
        marked, verbs = on_the_board(one for one in self.offered if not self._ordered(one))
        alone, rest = self._alone(marked), packed(self._unmarked(verbs))
        layouts = [
            [*self._order_parts(several, pieces, lists), *alone, *rest]
            for lists in range(LISTS - _menus(alone), -1, -1)
        ]
        low = (parts for parts in layouts if height(parts) <= ORDERS)
        return next(low, min(layouts, key=height))

    def _order_parts(self, several: Several, pieces: Sequence[Choice], lists: int) -> list[Part]:
        """So many menus at once, and steps to what they do not hold."""
        listed = self._listed_at_once(pieces, lists * (MENU - len(self._last_of(several))))
        later = self._piece_steps(several, [one for one in pieces if one.option.id not in listed])
        menus = self._order_menus(several, [one for one in pieces if one.option.id in listed])
        return [*menus, *later]

    def _listed_at_once(self, pieces: Sequence[Choice], room: int) -> frozenset[str]:
        """Whole lists of pieces: of those at hand first, then as the rules name them."""
        listed: list[str] = []
        order = {option.id: at for at, option in enumerate(self.ask.options)}
        lists = split(pieces, lambda one: (self.steps.heading(one), _verb(one))).values()
        for found in sorted(lists, key=lambda those: _rank(those, order)):
            if len(listed) + len(found) <= room:
                listed += [one.option.id for one in found]
        return frozenset(listed)

    def _piece_steps(self, several: Several, pieces: Sequence[Choice]) -> list[Part]:
        """First the piece, or where these are very many the group."""
        steps = self._to_each(several, pieces)
        groups = split(pieces, self.steps.heading)
        loose = groups.pop("", [])
        if len(steps) > PIECES and 1 < len(groups) < len(steps):
            steps = [self._group_button(heading, found) for heading, found in groups.items()]
            steps += self._to_each(several, loose)
        return packed(steps)

    def _to_each(self, several: Several, pieces: Sequence[Choice]) -> list[Button]:
        return [step for key in by_piece(pieces) for step in self._to(key, pieces, several)]

    def _to(self, key: str, pieces: Sequence[Choice], several: Several) -> list[Button]:
        """To what is on one place; where that would be too long a list, to each of it."""
        there = self.steps.within(f"{PIECE}.{key}")
        groups = split([one for one in pieces if one in there], self.steps.heading)
        if len(self._order_lists(several, there)) <= LISTS or len(groups) == 1 or "" in groups:
            return [self._piece_button(key, there)]
        return [self._group_button(heading, those) for heading, those in groups.items()]

    def _alone(self, marked: Sequence[Choice]) -> list[Part]:
        """What fits one row is buttons, more is a menu, very many are a step of their own."""
        buttons = self._buttons(marked)
        if len(buttons) <= ONE_ROW:
            return buttons
        if len(marked) <= MENU:
            return [self._choice_menu(0, marked)]
        groups = split(marked, self.steps.heading)
        loose = groups.pop("", [])
        steps = [self._group_button(key, found) for key, found in groups.items()]
        return packed([*steps, *map(self._button, loose)])

    def _order_menus(self, several: Several, found: Sequence[Choice]) -> list[Part]:
        """What pieces do, to be ticked together."""
        words = self.wording.label(_how_many(several.least, several.most), 150)
        along = self._last_of(several)
        return [
            Menu(
                str(Press(self.campaign, self.ask.token, SEVERAL, (str(at),) if at else ())),
                words,
                [self._item(one) for one in (*chunk, *along)],
                1,
                min(len(chunk), several.most) + len(along),
            )
            for at, chunk in enumerate(self._order_lists(several, found))
        ]

    def _ticked(
        self, several: Several, at: int, lines: Sequence[Choice], *, whose: bool = False
    ) -> Menu:
        """A menu of what comes first and what answers."""
        headings = [name for name in split(filter(_first, lines), self.steps.heading) if name]
        named = 0 < len(headings) <= TITLES
        words = (
            T("{what}, then your choice", what=", ".join(headings))
            if named
            else T("What comes first, then your choice")
        )
        custom_id = str(Press(self.campaign, self.ask.token, SEVERAL, (str(at),) if at else ()))
        items = [self._item(one, whose=whose) for one in lines]
        shown = self.wording.label(words, 150)
        return Menu(custom_id, shown, items, 1, min(len(items), several.most))

    def _order_lists(self, several: Several, found: Sequence[Choice]) -> list[Sequence[Choice]]:
        """As many to a menu as leave room for what ends the list."""
        return chunked(found, MENU - len(self._last_of(several)))

    def _last_of(self, several: Several) -> list[Choice]:
        """What may be chosen after them in the same menu; one that takes a single line has none."""
        ends = several.done if several.most > 1 else None
        return [one for one in self.all if one.option.id == ends]

    def _several(self, several: Several) -> list[Part]:
        """Several of a list in one step: a menu that takes them all at once, with what ends it."""
        listed, ends = self._listed_and_ends(several)
        if not listed:
            return self._buttons(ends)
        most = min(several.most, len(listed))
        along = [] if several.done else [one for one in ends if one.option.tone == "go"]
        chunks = chunked([*listed, *along])
        least = max(1, min(several.least, most)) if len(chunks) == 1 else 1
        words = self.wording.label(_how_many(several.least, most), 150)
        menus = [
            Menu(
                str(Press(self.campaign, self.ask.token, SEVERAL, (str(at),) if at else ())),
                words,
                [self._item(one) for one in chunk],
                least,
                min(len(chunk), most + len(along)),
            )
            for at, chunk in enumerate(chunks)
        ]
        return [*menus, *self._buttons(ends)]

    def _listed_and_ends(self, several: Several) -> tuple[list[Choice], list[Choice]]:
        """The list, and what stands beside it: where all is offered aside, that is the list."""
        both = split(self.all, lambda one: one.option.id == several.done or coloured(one))
        found, ends = both.get(False, []), both.get(True, [])
        waited = split(found, lambda one: one.option.aside)
        if waited.get(False):
            return waited[False], [*ends, *waited.get(True, [])]
        return found, ends

    def _unmarked(self, others: Sequence[Choice]) -> list[Button]:
        """Verbs: one with several objects is a step of its own ("Shoot …")."""
        groups = split(
            others, lambda one: None if self._stands_out(one) else self.steps.heading(one)
        )
        buttons: list[Button] = []
        for key, found in groups.items():
            if key and len(found) > 1:
                buttons.append(self._group_button(key, found))
            else:
                buttons += map(self._button, found)
        return buttons

    def _piece_button(self, key: str, found: Sequence[Choice]) -> Button:
        return self._step_button(f"{PIECE}.{key}", str(found[0].mark), found)

    def _group_button(self, heading: str, found: Sequence[Choice]) -> Button:
        return self._step_button(self.steps.to_group(heading), heading, found)

    def _step_button(self, step: str, words: str, found: Sequence[Choice]) -> Button:
        """Leads to what this piece or group can do; where that is one thing, it does it."""
        if len(found) == 1:
            return self._button(found[0])
        custom_id = str(Press(self.campaign, self.ask.token, GROUP, (step,)))
        return Button(custom_id, clip(f"{words} …", 80))

    def _buttons(self, found: Iterable[Choice]) -> list[Part]:
        return packed(map(self._button, found))

    def _button(self, choice: Choice) -> Button:
        custom_id = choose(self.campaign, self.ask.token, choice.option.id)
        return Button(custom_id, choices.label(choice, self.wording), LOOKS[choice.option.tone])

    def _choice_menu(self, at: int, found: Sequence[Choice], *, whose: bool = False) -> Menu:
        custom_id = str(Press(self.campaign, self.ask.token, PICK, (str(at),)))
        return Menu(custom_id, self._within(found), [self._item(one, whose=whose) for one in found])

    def _within(self, found: Sequence[Choice]) -> str:
        """What a menu is about, before it is opened."""
        headings = [heading for heading in split(found, self.steps.heading) if heading]
        if 0 < len(headings) <= TITLES:
            return clip(f"{', '.join(headings)} …", 150)
        return self.wording.label(T("Choose one of {n}", n=len(found)), 150)

    def _item(self, choice: Choice, *, whose: bool = False) -> Item:
        detail = choice.option.detail
        notes = [] if detail is None else [self.wording.label(detail, 100)]
        if whose and len(choice.seats) < len(self.ask.seats):
            notes.insert(0, ", ".join(self.wording.name(seat) for seat in choice.seats))
        words = clip(" · ".join(notes), 100) if notes else None
        return Item(choice.option.id, choices.line(choice, self.wording), words)


def _first(choice: Choice) -> bool:
    """Whether it goes before an answer: what a piece does, or what is offered aside in a group."""
    option = choice.option
    return option.piece is not None or (option.aside and option.group is not None)


def _verb(choice: Choice) -> tuple[str | None, str]:
    """What a piece does, by the plain word at the head of its id."""
    return choice.option.piece, choice.option.id.partition(".")[0]


def _rank(found: Sequence[Choice], order: Mapping[str, int]) -> tuple[bool, int]:
    """What is at hand, then what the rules name first."""
    return found[0].option.tone != "go", min(order[one.option.id] for one in found)


def _menus(parts: Iterable[Part]) -> int:
    return sum(isinstance(part, Menu) for part in parts)


def _how_many(least: int, most: int) -> Text:
    if max(1, least) == most:
        return T("Choose {n}", n=most)
    return T("Choose {least} to {most}", least=max(1, least), most=most)
