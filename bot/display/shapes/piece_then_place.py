"""First the piece, then the place: the second tap, and questions that need no first one."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from bot.display.choices import Choice, split
from bot.display.parts import Words
from bot.display.shapes.desk import FURTHER, OBJECTS, SPECIAL, Desk, handle, handles
from bot.display.shapes.keypad import PLACES, ROWS, first_that_fit, keypad, on_the_board, rows_of
from bot.display.shapes.keys import Block, Key, Layout
from games.kernel import T
from games.kernel.composing import COURSE

FEW_PIECES, FEW_MOVES = 5, 15
"""So few need no first tap, where they fit side by side."""
BRIEF = 4
"""Letters beside a number that leave it a key among others."""
NAMED = "ag"
"""Steps to what has a name: somebody who acts, or a group of the rules."""
DEEDS, MANY = 2, 3
"""Rows of what is named, below the places; of what is named in few letters."""


def piece_then_place(desk: Desk, found: Sequence[Choice]) -> Layout:
    """Every piece is a key, which acts at once where it can do one thing only."""
    pieces = handles([one for one in found if one.option.piece is not None])
    others = [desk.answer(one) for one in found if one.option.piece is None]
    moves = [one for one in found if one.option.piece is not None]
    keys = [desk.answer(one, one.mark) for one in moves]
    fit = rows_of(desk, [*on_the_board(desk, keys), *others]) <= ROWS
    if len(pieces) > FEW_PIECES or len(moves) > FEW_MOVES or not fit:
        by_piece = split(moves, lambda one: one.option.piece or "")
        keys = [to_piece(desk, f"p{piece}", those) for piece, those in by_piece.items()]
    return Layout([[*on_the_board(desk, keys), *others]], within=found)


def to_piece(desk: Desk, step: str, found: Sequence[Choice]) -> Key:
    """Leads to what this piece can do; where that is one thing, it does it."""
    if len(found) == 1:
        return desk.answer(found[0], found[0].mark)
    return desk.to(step, desk.heading(found[0]) if step[0] in NAMED else "", lit(desk, found))


def long_ways(desk: Desk, found: Sequence[Choice]) -> list[Key]:
    """To what several steps of a piece lead to, where its next steps are on the panel already."""
    moves = split(
        [one for one in found if one.option.piece is not None], lambda one: one.option.piece or ""
    )
    words = desk.wording.label(T("Further …"))
    keys = [
        desk.to(f"p{piece}", words, piece if len(moves) > 1 else None)
        for piece, those in moves.items()
        if courses(desk, those)
    ]
    return on_the_board(desk, keys[:FEW_PIECES])


def _by_piece(
    desk: Desk, onward: Sequence[Choice], pieces: Collection[str], near: Sequence[Choice]
) -> list[Key]:
    """To what several steps of each of these pieces lead to, where that is more than fits."""
    keys = [_key(desk, one, pieces) for one in (*near, *onward)]
    led = {one.option.piece: one for one in onward if one.option.piece != one.option.spot}
    if len(pieces) < 2 or rows_of(desk, keys) <= ROWS:
        return []
    words = desk.wording.label(T("Further …"))
    return on_the_board(desk, [desk.to(f"p{piece}", words, piece) for piece in led])


def lit(desk: Desk, found: Sequence[Choice]) -> str | None:
    """What stands for all of them on the picture: their piece, or the area they are part of."""
    marks = {one.option.piece for one in found if one.option.piece is not None}
    if len(marks) == 1:
        return next(iter(marks))
    areas = {desk.ask.area(mark) for mark in marks}
    return next(iter(areas)) or None if len(areas) == 1 else None


def second_tap(desk: Desk, found: Sequence[Choice], *, alone: bool = False) -> Layout | None:
    """What the tapped piece or group can do, the way back, and the end of the turn; nothing where
    the step leads nowhere any more. One that acts ``alone`` was not tapped: all else is beside it;
    so it is beside one that stays, where that leaves room enough; the first of several comes next
    nowhere else.
    """
    within = [one for one in found if _leads_to(desk.handle, one)]
    if not within:
        return None
    pieces = {one.option.piece for one in within if one.option.piece is not None}
    onward = courses(desk, within)
    ways = _by_piece(desk, onward, pieces, within)
    offered = [*within, *onward]
    first, manners = _first_keys(desk, within if ways else offered, pieces)
    ends = [desk.answer(one) for one in found if one.option.ends and one not in within]
    title, back = _title(desk, within), desk.back()
    everybody = _everybody(desk, found) if desk.stays else []
    if desk.comes_next and not everybody:
        return None
    rows = ROWS - rows_of(desk, everybody)
    keys, manners = _if_they_fit(desk, first, manners, rows)
    layers = _layers(manners)
    layer = desk.part_of(SPECIAL)
    more = desk.wording.label(T("Special …"))
    special = [desk.to(f"{desk.handle}/{SPECIAL}{layer + 1}", more)] if layers[layer:] else []
    if 0 < layer <= len(layers):
        others = _by_manner(desk, layers[layer - 1], pieces)
        return Layout([*others, [back, *ends, *special]], title, True, offered)
    switches = [*ways, *special]
    deeds = _deeds(desk, keys, switches, rows)
    places = [key for key in keys if key.choice not in {deed.choice for deed in deeds}]
    named = [*deeds, *switches, *(_loose(desk, found) if alone else [])]
    if alone:
        named, ends = [*named, *ends], []
    near, further = keypad(desk, places, named, rows, apart=not everybody)
    if everybody:
        near, further = [*near, *further], []
    if alone and further:
        near, further = keypad(desk, places, named, ROWS - 1, apart=True)
    elif desk.part_of(FURTHER) and _nobody_else(found):
        loose = [*named, *_loose(desk, found), *ends]
        near, further = keypad(desk, places, loose, ROWS - 1, apart=True)
    below = [] if desk.part_of(FURTHER) else named
    beside = _beside(desk, found, ROWS - 1 - rows_of(desk, near), below)
    own = [*near, *beside, *below]
    left = ROWS - rows_of(desk, own)
    if everybody and left < ROWS - rows:
        tapped = replace(desk, step=desk.handle)
        return None if desk.comes_next else second_tap(tapped, found)
    rest = everybody or _others(desk, found, left, ends if further else [])
    last = [*([] if alone else [back]), *(further or ends)]
    offered += [key.choice for key in (*beside, *everybody) if key.choice is not None]
    return Layout([block for block in (own, rest, last) if block], title, True, offered)


def _first_keys(
    desk: Desk, within: Sequence[Choice], pieces: Collection[str]
) -> tuple[list[Key], list[Choice]]:
    """A key for each place and deed, and what is another manner of one of them."""
    keys: list[Key] = []
    manners: list[Choice] = []
    said: set[tuple[str | None, str]] = set()
    for one in within:
        key = _key(desk, one, pieces)
        again = (key.mark, key.words) in said and not _is_deed(key)
        if again or one.option.manner is not None:
            manners.append(one)
        else:
            keys.append(key)
            said.add((key.mark, key.words))
    return keys, manners


def _if_they_fit(
    desk: Desk, keys: list[Key], manners: list[Choice], rows: int
) -> tuple[list[Key], list[Choice]]:
    """What is named with what helps it, beside all else where there is room."""
    helped = [one for one in manners if one.option.manner is not None]
    wider = [*keys, *(desk.answer(one, one.mark) for one in helped)]
    if rows_of(desk, on_the_board(desk, wider)) > rows:
        return keys, manners
    return wider, [one for one in manners if one not in helped]


def _deeds(desk: Desk, keys: Sequence[Key], switches: Sequence[Key], rows: int) -> list[Key]:
    """What is named, as far as the places leave room, in few letters where that is little."""
    named = on_the_board(desk, [key for key in keys if _is_deed(key)])
    places = [key for key in keys if key not in named]
    room = max(DEEDS, rows - rows_of(desk, places))
    if rows_of(desk, [*named, *switches]) > room:
        named, room = [desk.brief(key) for key in named], max(room, min(rows, MANY))
    return [*first_that_fit(desk, named, room, switches)]


def _beside(desk: Desk, found: Sequence[Choice], rows: int, below: Sequence[Key]) -> Sequence[Key]:
    """Where a piece stays chosen, what is done without one is beside it, if all fits with ease."""
    if desk.courses is None:
        return []
    sets = handles([one for one in found if one.mark is None and not one.option.ends])
    few = (those for step, those in sets.items() if not step or len(those) <= OBJECTS)
    keys = [desk.answer(one) for those in few for one in those]
    return keys if rows_of(desk, [*keys, *below]) <= rows else []


def _others(desk: Desk, found: Sequence[Choice], rows: int, ends: Sequence[Key]) -> Sequence[Key]:
    """Whoever else may act is one tap away, and so is the end of the turn, as far as there is room;
    the way back has the rest."""
    sets = handles([one for one in found if one.option.actor is not None])
    steps = [
        desk.to(step, desk.heading(those[0])) for step, those in sets.items() if step != desk.handle
    ]
    if rows_of(desk, ends) > rows:
        return []
    return [*first_that_fit(desk, steps, rows, ends), *ends]


def _everybody(desk: Desk, found: Sequence[Choice]) -> list[Key]:
    """Whoever else may act, and what nobody acts for, if that leaves room for who stays."""
    sets = handles([one for one in found if not one.option.ends])
    others = [step for step in sets if step not in ("", desk.handle)]
    keys = [desk.to(step, desk.heading(sets[step][0])) for step in others]
    keys += _loose(desk, found)
    return keys if rows_of(desk, keys) <= ROWS - DEEDS else []


def _loose(desk: Desk, found: Sequence[Choice]) -> list[Key]:
    """What nobody acts for, but for the end of the turn, which stands last."""
    return [desk.answer(one, one.mark) for one in found if not handle(one) and not one.option.ends]


def _nobody_else(found: Sequence[Choice]) -> bool:
    """Whoever acts alone was not tapped: the places before these left room for all else."""
    acts = handles([one for one in found if not one.option.ends])
    return len([step for step in acts if step]) == 1


def _is_deed(key: Key) -> bool:
    """Whether it is called by what is done, not by where that leads."""
    course = key.choice is not None and key.choice.option.id.startswith(COURSE)
    return not course and (key.mark is None or len(key.words) > BRIEF)


def _leads_to(step: str, choice: Choice) -> bool:
    return handle(choice) == step or f"p{choice.option.piece}" == step


def _layers(manners: Sequence[Choice]) -> list[Sequence[Choice]]:
    """What is done with some help, then other manners one after the other, each in parts that a
    keypad holds."""
    kinds = split(manners, lambda one: "" if one.option.manner else one.option.id.partition(".")[0])
    return [
        those[at : at + PLACES]
        for _, those in sorted(kinds.items(), key=lambda kind: kind[0] != "")
        for at in range(0, len(those), PLACES)
    ]


def _by_manner(desk: Desk, found: Sequence[Choice], pieces: Collection[str]) -> Iterator[Block]:
    """Beneath what helps them, if anything does."""
    for manner, those in split(found, lambda one: one.option.manner).items():
        if manner is not None:
            yield Words(f"**{desk.wording.label(manner)}**")
        yield on_the_board(desk, [desk.brief(_key(desk, one, pieces)) for one in those])


def _key(desk: Desk, choice: Choice, pieces: Collection[str]) -> Key:
    """Beside a number or name on the picture a sign is enough where that says where it leads; what
    one piece does where it stands is called by that alone."""
    option = choice.option
    if len(pieces) > 1:
        there = option.id.startswith(COURSE) and option.piece == option.spot
        return desk.answer(choice, choice.mark, "" if there else None)
    bare = option.short is None or option.id.startswith(COURSE)
    elsewhere = option.spot not in pieces or option.piece == option.spot
    mark = option.spot if bare or elsewhere else None
    words = "" if mark is not None and bare else None
    return desk.answer(choice, mark, desk.plain(choice) if option.manner else words)


def courses(desk: Desk, within: Sequence[Choice]) -> list[Choice]:
    """What may come of these pieces in several steps."""
    if desk.courses is None or not desk.ask.upto:
        return []
    options = [one.option for one in within if one.option.piece is not None]
    return [Choice(one, (one.seat,)) for one in (desk.courses(options) if options else ())]


def _title(desk: Desk, within: Sequence[Choice]) -> str:
    if desk.handle[0] in NAMED:
        return desk.heading(within[0])
    return desk.ask.printed(desk.handle[1:])
