"""The board in words, most important things first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import Ask, N, Seat, T, Text
from games.tentacula.board import (
    ARCHES,
    FINISH,
    FIRST_SQUARE,
    FISH,
    GATES,
    GEMS,
    LAST_ANIMAL_SQUARE,
    SIDES,
    SPECIALS,
    SQUARE_LIMIT,
    START,
    STASHES,
    squares_of,
    turned,
)
from games.tentacula.reef import coral_beside, is_protected, soon_drawn
from games.tentacula.state import NOBODY, NOTHING, Row
from games.tentacula.view import View
from games.tentacula.words import (
    ANIMALS,
    FISH_NAMES,
    GEM_WORDS,
    HATS,
    SIDE_NAMES,
    SIZES,
    STASH_NAMES,
    THE_FISH,
    face_name,
    gate_kind,
    gem_list,
    square_name,
)
from renderers.words import invitation_words, say

FOLDS = (
    T("The left side of the board is closed."),
    T("All sides of the board are open."),
    T("The right side of the board is closed and shows the finish."),
)


def board_words(view: View, ask: Ask | None, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in _sentences(view, ask))


def _sentences(view: View, ask: Ask | None) -> Iterator[Text]:
    yield T("Tentacula, round {round}.", round=view.round)
    yield from _news(view)
    yield from (_fish(view, fish) for fish in FISH)
    yield _gate(view)
    yield from (_player(view, seat) for seat in range(len(view.hands)))
    if ask is not None and ask.marks():
        yield T("Marked: {marks}.", marks=list(_marks(ask)))
    yield _protected(view)
    yield from _treasure(view)
    yield from _reef(view)
    yield FOLDS[view.fold]
    yield from _specials(view)


def _news(view: View) -> Iterator[Text]:
    """What just happened."""
    if view.folded:
        yield T("The board has just folded.")
    if view.swim is not None:
        yield T(
            "{fish} just swam to {square}.",
            fish=FISH_NAMES[view.swim.fish],
            square=square_name(view.swim.end),
        )
    for theft in view.thefts:
        yield T(
            "Tentacula spotted {fish} and stole a {colour} gem.",
            colour=GEM_WORDS[theft.gem],
            fish=THE_FISH[theft.fish],
        )


def _fish(view: View, fish: int) -> Text:
    return T(
        "{fish}, {size} with a {hat}: {where}.",
        fish=FISH_NAMES[fish],
        size=SIZES[fish],
        hat=HATS[fish],
        where=_where(view, view.fish[fish]),
    )


def _where(view: View, square: int) -> Text:
    if square == START:
        return T("at the start")
    if square == FINISH:
        return T("at the finish")
    if is_protected(view.rows, square):
        return T("on {square}, hidden", square=square_name(square))
    return T("on {square}, seen by Tentacula", square=square_name(square))


def _gate(view: View) -> Text:
    return T(
        "The gate behind square {square} goes {kind}: {order}; {passed} through.",
        square=ARCHES[view.fold],
        kind=gate_kind(view.gate),
        order=[FISH_NAMES[fish] for fish in GATES[view.gate]],
        passed=sum(square > ARCHES[view.fold] for square in view.fish),
    )


def _player(view: View, seat: int) -> Text:
    if view.animals[seat] == NOBODY:
        return T("{seat} has no animal yet.", seat=Seat(seat))
    animal = ANIMALS[view.animals[seat]]
    if view.line[:1] == [seat]:
        face = view.face if view.phase == "move" else view.hands[seat]
        tile = face_name(face)
        return T(
            "{seat}, the {animal}, is playing: {tile}.", seat=Seat(seat), animal=animal, tile=tile
        )
    if seat in view.idle:
        return T("{seat}, the {animal}, sits this round out.", seat=Seat(seat), animal=animal)
    if view.hands[seat] == NOTHING:
        return T("{seat}, the {animal}, has no tile.", seat=Seat(seat), animal=animal)
    tile = face_name(view.hands[seat])
    return T("{seat}, the {animal}, has a tile: {tile}.", seat=Seat(seat), animal=animal, tile=tile)


def _marks(ask: Ask) -> Iterator[Text]:
    tags = ask.tags()
    marked = (option for option in ask.options if option.marked is not None)
    for option in sorted(marked, key=lambda one: [*tags].index(one.marked or "")):
        yield T("{number} {label}", number=tags[option.marked or ""], label=option.label)


def _protected(view: View) -> Text:
    last = min(SQUARE_LIMIT[view.fold], LAST_ANIMAL_SQUARE)
    squares = range(FIRST_SQUARE[view.fold], last + 1)
    safe = [square for square in squares if is_protected(view.rows, square)]
    if not safe:
        return T("No square is safe.")
    return T("Safe squares: {squares}.", squares=list(_runs(safe)))


def _runs(squares: list[int]) -> Iterator[Text]:
    """Neighbouring squares as one stretch."""
    start = squares[0]
    for here, after in zip(squares, [*squares[1:], 0], strict=True):
        if after != here + 1:
            yield T("{n}", n=here) if start == here else T("{a} to {b}", a=start, b=here)
            start = after


def _treasure(view: View) -> Iterator[Text]:
    yield T("In the chest: {gems}.", gems=_gems(view.chest))
    if view.stash != NOTHING:
        missing = [STASHES[view.stash][gem] - view.stashed[gem] for gem in GEMS]
        yield T(
            "The stash {name} still needs: {gems}.",
            name=STASH_NAMES[view.stash],
            gems=_gems(missing),
        )
    yield T("In Tentacula's cave: {gems}.", gems=_gems(view.cave))
    yield N("{n} shell.", "{n} shells.", n=view.shells)
    if view.unseen:
        yield N("{n} tile in the draw pile.", "{n} tiles in the draw pile.", n=len(view.unseen))
        yield T("The top one shows {tile}; it's turned over when drawn.", tile=face_name(view.top))
    if view.rolled != NOTHING:
        yield T("The theft die shows {colour}.", colour=GEM_WORDS[view.rolled])


def _gems(counts: Sequence[int]) -> list[Text]:
    return gem_list(tuple(counts)) or [T("nothing")]


def _reef(view: View) -> Iterator[Text]:
    """How far it reaches on both sides, its gaps, and what its rear becomes when it is drawn."""
    yield from (_row(side, view.rows[side]) for side in SIDES if view.rows[side].tiles)
    drawn = [] if view.unseen else soon_drawn(view.rows, len(view.hands))
    if drawn:
        yield T("Next off the reef, turned over: {tiles}.", tiles=[_turned(*one) for one in drawn])


def _row(side: int, row: Row) -> Text:
    first, last = squares_of(row.rear_slot)[0], squares_of(row.next_slot - 1)[-1]
    water = [n for n in range(first, last + 1) if not coral_beside(row, side, n)]
    where = {"side": SIDE_NAMES[side], "first": first, "last": last}
    if not water:
        return T("Reef {side}: squares {first} to {last}, no gap.", **where)
    return N(
        "Reef {side}: squares {first} to {last}, gap at {water}.",
        "Reef {side}: squares {first} to {last}, gaps at {water}.",
        n=len(water),
        water=water,
        **where,
    )


def _turned(side: int, slot: int, face: int) -> Text:
    return T(
        "{side} at square {square} ({tile})",
        side=SIDE_NAMES[side],
        square=squares_of(slot)[0],
        tile=face_name(turned(face)),
    )


def _specials(view: View) -> Iterator[Text]:
    names = {
        "shell": T("Shell squares"),
        "dolphin": T("Dolphin squares"),
        "shark": T("Shark squares"),
    }
    limit = SQUARE_LIMIT[view.fold]
    for kind, name in names.items():
        squares = [
            square
            for square in sorted(SPECIALS)
            if SPECIALS[square] == kind and FIRST_SQUARE[view.fold] <= square <= limit
        ]
        yield T("{name}: {squares}.", name=name, squares=squares)


def lobby_words(names: Sequence[str]) -> str:
    scene = T("Tentacula: three fish with hats, and two eyes in a dark cave.")
    return invitation_words(scene, T("On board: {names}.", names=list(names)), names)
