"""The turn: verbs and named pieces first; a verb with one object acts at once and says it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial

from bot.display.choices import Choice
from bot.display.shapes.desk import OBJECTS, Desk, handles
from bot.display.shapes.keypad import ROWS, keypad, on_the_board, rows_of
from bot.display.shapes.keys import Key, Layout
from bot.display.shapes.piece_then_place import courses, long_ways, second_tap, to_piece


def turn(desk: Desk, found: Sequence[Choice]) -> Layout:
    ends = [desk.answer(one) for one in found if one.option.ends]
    deeds = [one for one in found if not one.option.ends]
    keys = [desk.answer(one, one.mark) for one in deeds]
    if len(deeds) <= desk.most and not _long_lists(deeds):
        pieces, verbs = _apart(keys)
        all_keys = [*on_the_board(desk, pieces), *verbs, *long_ways(desk, deeds), *ends]
        if rows_of(desk, all_keys) <= ROWS:
            return Layout([all_keys], within=found)
    sets = handles(deeds)
    alone = _alone(desk, found, sets)
    if alone is not None:
        return alone
    root = partial(_root, desk, deeds, sets)
    spread = _spread(sets, desk.most)
    if rows_of(desk, root(spread)[0]) > ROWS:
        spread = {one.option.id for one in sets.get("", [])}
    for step, those in sorted(sets.items(), key=lambda item: len(item[1])):
        wider = spread | {one.option.id for one in those}
        if (
            step
            and _numbered(desk, those)
            and not courses(desk, those)
            and _fits(desk, root(wider), ends)
        ):
            spread = wider
    wider = spread | {one.option.id for one in _reached_by_one(sets)}
    verbs, steps = root(wider) if _fits(desk, root(wider), ends) else root(spread)
    pieces, onward = _apart(steps)
    named = [*verbs, *map(_onward, onward)]
    all_keys = [*named, *on_the_board(desk, pieces), *ends]
    if rows_of(desk, all_keys) <= ROWS:
        return Layout([all_keys], within=found)
    (first, more) = keypad(desk, named, (), ROWS - 2 if pieces else ROWS - 1)
    (places, further) = keypad(desk, pieces, [*more, *ends], ROWS - rows_of(desk, first))
    blocks = [first, [*places, *(more or further), *ends]]
    return Layout([block for block in blocks if block], within=found)


def _alone(
    desk: Desk, found: Sequence[Choice], sets: Mapping[str, Sequence[Choice]]
) -> Layout | None:
    """Where somebody alone can act, they need no first tap."""
    acts = [step for step in sets if step]
    if len(acts) != 1 or sets[acts[0]][0].option.actor is None:
        return None
    opened = second_tap(replace(desk, step=acts[0]), found, alone=True)
    return None if opened is None else replace(opened, within=found)


def _root(
    desk: Desk,
    deeds: Sequence[Choice],
    sets: Mapping[str, Sequence[Choice]],
    shown: AbstractSet[str],
) -> tuple[list[Key], list[Key]]:
    """What is answered at once, and the first taps to all else."""
    verbs = [desk.answer(one, one.mark) for one in deeds if one.option.id in shown]
    steps = [
        to_piece(desk, step, those)
        for step, those in sets.items()
        if step and any(one.option.id not in shown for one in those)
    ]
    return verbs, steps


def _fits(desk: Desk, root: tuple[list[Key], list[Key]], ends: Sequence[Key]) -> bool:
    keys = [*root[0], *root[1], *ends]
    return len(keys) <= desk.most and rows_of(desk, keys) <= ROWS


def _numbered(desk: Desk, found: Sequence[Choice]) -> bool:
    """Whether the number of a piece and a word say each of these."""
    said = {(one.option.piece, str(one.option.short)) for one in found}
    marks = [one.option.piece for one in found]
    plain = all(mark is not None and not desk.ask.printed(mark) for mark in marks)
    return plain and len(said) == len(found) and all(str(one.option.short) for one in found)


def _reached_by_one(sets: Mapping[str, Sequence[Choice]]) -> list[Choice]:
    """What is done at a place where a piece isn't, if no other piece could do it."""
    acting = [those for those in sets.values() if any(one.option.piece for one in those)]
    deeds = [
        one
        for those in acting
        for one in those
        if one.mark not in (None, *(other.option.piece for other in those))
        and one.option.piece is None
        and one.option.manner is None
    ]
    said = Counter((one.mark, str(one.option.short)) for one in deeds)
    return [one for one in deeds if said[one.mark, str(one.option.short)] == 1]


def _long_lists(deeds: Sequence[Choice]) -> bool:
    """Whether some verb has more objects than stand side by side."""
    lists = handles([one for one in deeds if one.option.piece is None])
    return any(step and len(those) > OBJECTS for step, those in lists.items())


def _spread(sets: dict[str, list[Choice]], most: int) -> set[str]:
    """Verbs that show their objects at once, the shortest lists first, while there is room."""
    loose = sets.get("", [])
    shown, keys = {one.option.id for one in loose}, len(loose) + len(sets) - bool(loose)
    for step, those in sorted(sets.items(), key=lambda item: len(item[1])):
        pieces = any(one.option.piece is not None for one in those)
        if step and not pieces and len(those) <= OBJECTS and keys + len(those) - 1 <= most:
            shown |= {one.option.id for one in those}
            keys += len(those) - 1
    return shown


def _apart(keys: Sequence[Key]) -> tuple[list[Key], list[Key]]:
    """What is on the picture, and what is not."""
    on = [key for key in keys if key.mark is not None]
    return on, [key for key in keys if key.mark is None]


def _onward(key: Key) -> Key:
    """A verb that leads further says so."""
    if key.choice is not None:
        return key
    return Key(key.custom_id, f"{key.words} …", key.mark, key.look)
