"""Lays a question out on a small screen, in the shape of its kind: what it says is what is tapped.

A first tap replaces the controls on the same message; it lives in the custom id alone, so it
survives a restart, and the rules know nothing of it. No list is ever cut off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.custom_ids import verb
from bot.display import choices
from bot.display.choices import Choice, split
from bot.display.hints import merged
from bot.display.measure import packed
from bot.display.parts import Button, Look, Menu, Part, Words
from bot.display.shapes import SHAPES
from bot.display.shapes.desk import ROOT, Desk, handle
from bot.display.shapes.keypad import ROWS, called, rows_of
from bot.display.shapes.keys import Block, Key, Layout
from bot.display.shapes.piece_then_place import second_tap
from bot.host.asking import Courses
from bot.several import TOGGLED, lit_in
from bot.wording import Wording
from games.kernel import Ask, Option, T
from games.kernel.text import Text, clip

EACH = 5
"""So many deeds of each of several people need no first tap; more rows than a panel has wait in
their private panels."""
DRAWER = 10
"""Beside so many keys, what may be done in passing has a key of its own each."""


class Controls:
    """The buttons and menus for one ask, at its first step or after one.

    ``tags`` are the numbers and names on the board it is answered beside, if that shows more than
    the ask; ``courses`` finds what several steps of a piece lead to; ``rest`` is what the autopilot
    would answer until the question is over; ``wanted`` is the option that a lesson means.
    """

    def __init__(
        self,
        campaign: str,
        ask: Ask,
        wording: Wording,
        step: str = "",
        tags: Mapping[str, str] | None = None,
        courses: Courses | None = None,
        rest: Sequence[Option[object]] = (),
        wanted: str = "",
    ) -> None:
        self.ask, self.wording, self.campaign = ask, wording, campaign
        self._courses, self._rest, self._wanted = courses, rest, wanted
        awaited = set(ask.awaited or ask.seats)
        found = choices.gather(ask)
        self.all = [one for one in found if awaited & set(one.seats)]
        self.beside = [one for one in found if one not in self.all]
        self.step, self.layout = self._laid_out(step.removeprefix(ROOT) and step)
        self.scene = self._scene()
        self.tags = self.scene.tags() if tags is None or self.step else tags

    def _laid_out(self, step: str) -> tuple[str, Layout]:
        """At this step, or, where that leads nowhere any more, at the first."""
        desk = Desk(
            self.campaign,
            self.ask,
            self.wording,
            step,
            self._courses,
            rest=self._rest,
            wanted=self._wanted,
        )
        if step and not step.startswith((ROOT, TOGGLED)):
            plain = desk.stays and self._is_whole(self._first(replace(desk, step="")))
            layout = None if plain else second_tap(desk, self.all)
            return (step, layout) if layout is not None else self._laid_out("")
        if step.startswith(TOGGLED) and not lit_in(self.ask, step):
            return self._laid_out("")
        layout = self._first(desk)
        return step, self._ways_back(desk, layout) if step.startswith(ROOT) else layout

    def _is_whole(self, layout: Layout) -> bool:
        """Whether all can be answered without a first tap."""
        answered = {key.choice.option.id for key in layout.all_keys() if key.choice is not None}
        return all(one.option.id in answered for one in self.all if not one.option.aside)

    def _ways_back(self, desk: Desk, layout: Layout) -> Layout:
        """A part of a long list has a way to its beginning."""
        back = desk.back()
        there = any(key.custom_id == back.custom_id for key in layout.all_keys())
        return layout if there else layout.with_last(back)

    def _first(self, desk: Desk) -> Layout:
        if len({one.seats for one in self.all if not one.option.aside}) > 1:
            return self._by_seats(desk)
        passing = [one for one in self.all if one.option.aside]
        main = [one for one in self.all if one not in passing] or passing
        layout = SHAPES[self.ask.kind](desk, main)
        beside = [] if main is passing else self._in_passing(desk, passing, layout)
        lit = desk.step.startswith(TOGGLED)
        return replace(
            layout.with_last(*beside, *self._help()), within=layout.within if lit else self.all
        )

    def _in_passing(self, desk: Desk, passing: Sequence[Choice], layout: Layout) -> list[Key]:
        """What may be done before an answer: a few keys, or a step to many."""
        keys: list[Key] = []
        room = DRAWER - sum(1 for _ in layout.all_keys())
        for step, those in split(passing, handle).items():
            if step and len(those) > max(1, room):
                keys.append(desk.to(step, f"{desk.heading(those[0])} …"))
            else:
                keys += [desk.answer(one, one.mark) for one in those]
            room -= len(those)
        return keys

    def _by_seats(self, desk: Desk) -> Layout:
        """Few keys under the names of who may press them; many wait in private panels."""
        blocks: list[Block] = []
        within = [one for one in self.all if not one.option.aside]
        shared = [one for one in self.all if one.option.aside]
        for seats, found in split(within, lambda one: one.seats).items():
            names = ", ".join(self.wording.name(seat) for seat in seats)
            each = replace(desk, most=EACH)
            blocks += [Words(f"**{names}**"), *SHAPES[self.ask.kind](each, found).blocks]
        layout = Layout(blocks, within=self.all)
        layout = layout.with_last(*self._in_passing(desk, shared, layout), *self._help())
        if self._rows(desk, layout) > ROWS or self.ask.kind == "several":
            mine = verb("hand", "choose", campaign=self.campaign)
            own = Key(mine, self.wording.label(T("Choose")), look="go", emoji="🖐️")
            return Layout([[own, *self._for_everybody(desk, within)]], within=self.all)
        return layout

    def _for_everybody(self, desk: Desk, within: Sequence[Choice]) -> list[Key]:
        """What each of them may answer alike, where that is little."""
        everybody = {seat for one in within for seat in one.seats}
        alike = [desk.answer(one, one.mark) for one in within if everybody == set(one.seats)]
        return alike if self.ask.kind != "several" and rows_of(desk, alike) < ROWS else []

    def _rows(self, desk: Desk, layout: Layout) -> int:
        """Names between keys take about half a row."""
        keys = [block for block in layout.blocks if not isinstance(block, Menu | Words)]
        names = len(layout.blocks) - len(keys)
        return sum(rows_of(desk, block) for block in keys) + names // 2

    def _help(self) -> list[Key]:
        """What those may do who are not asked stands in their private panels."""
        if not self.beside:
            return []
        mine = verb("hand", "choose", campaign=self.campaign)
        return [Key(mine, self.wording.label(T("Step in")), emoji="🖐️")]

    def _scene(self) -> Ask:
        """What the picture lights and numbers: just what the keys name."""
        marked: dict[str, Option[object]] = {}
        for key in self.layout.all_keys():
            if key.mark is None:
                continue
            if key.choice is None:
                marked[f"to.{key.mark}"] = Option("to", 0, Text(key.words), None, spot=key.mark)
                continue
            one = key.choice.option
            acts = None if key.mark == one.spot else key.mark
            marked[one.id] = Option(one.id, one.seat, one.label, None, spot=one.spot, piece=acts)
        return self.ask.offering(marked.values())

    @property
    def zoom(self) -> bool:
        """Whether the picture comes closer to what was tapped."""
        return self.layout.zoom and bool(self.scene.options)

    @property
    def offered(self) -> Sequence[Choice]:
        """Whatever can be answered from here on."""
        return self.layout.within

    def title(self) -> str:
        """What the second tap is about: the piece or the group that was tapped first."""
        return self.layout.title

    def tapped(self) -> str | None:
        """The piece that was tapped first."""
        step = self.step.partition("/")[0]
        return step[1:] if step.startswith("p") else None

    def parts(self) -> list[Part]:
        """Every choice can be reached with these."""
        parts: list[Part] = []
        greens = sum(key.look == "go" for key in self.layout.all_keys())
        said = Counter(self._label(key) for key in self.layout.all_keys())
        names: Counter[str] = Counter()
        for block in self.layout.blocks:
            if isinstance(block, Menu | Words):
                parts.append(block)
                names.clear()
                continue
            looks = [_only(key.look, alone=greens == 1) for key in block]
            labels = [self._called(key, said, names) for key in block]
            parts += packed(
                Button(key.custom_id, label, look, key.emoji, key.off)
                for key, label, look in zip(block, labels, looks, strict=True)
            )
        return parts

    def _called(self, key: Key, said: Counter[str], names: Counter[str]) -> str:
        """Of two that would be called alike each says whose it is, and of two that are alike below
        one heading the second is counted."""
        label = self._label(key)
        if said[label] > 1 and key.choice is not None and not self.title():
            label = self._in_full(key.choice, label)
        names[label] += 1
        again = names[label] > 1
        return f"{clip(label, 75)} ({names[label]})" if again else label or "–"

    def _in_full(self, choice: Choice, label: str) -> str:
        """With the piece or group that it belongs to."""
        group = choice.option.group
        if group is None:
            return choices.line(choice, self.wording, 80)
        return clip(f"{self.wording.label(group)}: {label}", 80)

    def _label(self, key: Key) -> str:
        """What stands on the picture, and a word; one place for all of them needs no name."""
        mark = key.mark or ""
        tag = "" if self._share_a_place() else self.tags.get(mark, "")
        printed = not tag.isdecimal() or self.ask.printed(mark) == tag
        return clip(called(key.words, tag, printed=printed), 80)

    def _share_a_place(self) -> bool:
        marked = [key for key in self.layout.all_keys() if key.mark is not None]
        same = len({key.mark for key in marked}) == 1
        return len(marked) > 1 and same and all(key.words for key in marked)

    def hints(self) -> list[str]:
        """What the buttons are too small to say, each thing once."""
        return merged(
            [
                (self._name(key), said)
                for key in self.layout.all_keys()
                if key.choice is not None
                and (said := self.wording.say(choices.detail(key.choice, self.wording)))
            ]
        )

    def _name(self, key: Key) -> str:
        return self.tags.get(key.mark or "", "") or key.words


def _only(look: Look, *, alone: bool) -> Look:
    """Green is the one main deed."""
    return "plain" if look == "go" and not alone else look
