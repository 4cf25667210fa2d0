"""Setting up: stash, animal chips, the first two reef tiles, a tile for everybody."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel import Ask, Chance, Option, Play, T
from games.tentacula import questions, told
from games.tentacula.board import (
    ANIMAL_NAMES,
    GATES,
    GEM_COUNTS,
    INSIDE,
    OUTSIDE,
    SNAILS,
    STASH_IDS,
    TILES,
    squares_of,
)
from games.tentacula.content import CONTENT
from games.tentacula.drawing_tiles import draw_from_pile
from games.tentacula.folding import tell_gate
from games.tentacula.options import TentaculaOptions
from games.tentacula.reef import is_protected
from games.tentacula.state import NOBODY, NOTHING, Row, State
from games.tentacula.voyage import Voyage
from games.tentacula.words import (
    ANIMALS,
    LEVELS,
    NAMEPLATES,
    POWERS,
    STASH_NAMES,
    face_name,
    place_detail,
    stash_detail,
    stash_label,
    stash_short,
)


def first_state(seat_count: int, options: TentaculaOptions, chance: Chance) -> State:
    """Piles shuffled, the first gate on its arch, shells by level, all gems on the chest."""
    level = CONTENT.levels[options.level]
    left_out = chance.sample(SNAILS, level.snails_out)
    tiles = [number for number in range(len(TILES)) if number not in left_out]
    gates = chance.shuffled(range(len(GATES)))
    return State(
        phase="stash",
        pile=[2 * number + chance.below(2) for number in chance.shuffled(tiles)],
        gate=gates.pop(),
        gates=gates,
        shells=level.shells,
        chest=list(GEM_COUNTS),
        animals=[NOBODY] * seat_count,
        hands=[NOTHING] * seat_count,
        box=[2 * number for number in left_out],
    )


def choose_stash(voyage: Voyage) -> Play[None]:
    offers = [
        option
        for stash, name in enumerate(STASH_IDS)
        for option in voyage.everybodys(
            name, stash_label(stash), stash, short=stash_short(stash), detail=stash_detail(stash)
        )
    ]
    voyage.s.stash = yield from voyage.pick(
        questions.STASH,
        T("Which stash do you want to fill?"),
        offers,
        why=T("Bring these gems and all three fish home. Talk first: one click decides."),
    )
    voyage.say(
        told.STASH_CHOSEN(name=STASH_NAMES[voyage.s.stash], gems=stash_detail(voyage.s.stash))
    )
    tell_level(voyage)
    voyage.s.phase = "animals"


ANIMAL_WHY = T("Each animal has its own power. For a shell, a fish can swim to the animal you are.")


def tell_level(voyage: Voyage) -> None:
    voyage.figure(told.LEVEL(level=LEVELS[voyage.options.level]))
    voyage.figure(told.SHELLS_READY(n=voyage.s.shells))
    voyage.figure(told.TILES_READY(n=len(voyage.s.pile)))


def choose_animals(voyage: Voyage) -> Play[None]:
    """Everybody takes one of the four chips, in any order."""
    while offers := animal_offers(voyage.s.animals):
        ask = Ask(questions.ANIMAL, T("Which sea animal are you?"), offers, why=ANIMAL_WHY)
        chosen: Option[int] = (yield ask) if len(offers) > 1 else offers[0]
        voyage.s.animals[chosen.seat] = chosen.value
        voyage.deed(
            chosen.seat,
            told.IS_ANIMAL(animal=ANIMALS[chosen.value], power=POWERS[chosen.value]),
        )
    voyage.s.phase = "first tiles"


def animal_offers(taken: list[int]) -> list[Option[int]]:
    return [
        Option(ANIMAL_NAMES[animal], seat, NAMEPLATES[animal], animal, detail=POWERS[animal])
        for animal in range(len(ANIMAL_NAMES))
        if animal not in taken
        for seat, chip in enumerate(taken)
        if chip == NOBODY
    ]


def lay_first_tiles(voyage: Voyage) -> Play[None]:
    """Two tiles on the first reef squares; the team says which goes inside if it matters."""
    voyage.reveal()
    one, other = voyage.s.pile.pop(), voyage.s.pile.pop()
    lay_pair(voyage.s, one, other)
    if protects(one, other) != protects(other, one):
        inner, outer = yield from voyage.pick(
            questions.FIRST_TILES,
            T("Which of the first two tiles goes inside?"),
            [
                *first_offers(voyage, "first", one, other),
                *first_offers(voyage, "second", other, one),
            ],
            why=T("The other goes outside, upside down: sand always touches sand."),
        )
        lay_pair(voyage.s, inner, outer)
    tell_set_up(voyage)
    voyage.s.phase = "tiles"


def first_offers(
    voyage: Voyage, name: str, inner: int, outer: int
) -> Iterable[Option[tuple[int, int]]]:
    hidden = [n for n, safe in zip(squares_of(1), protects(inner, outer), strict=True) if safe]
    detail = place_detail(1, tuple(hidden))
    return voyage.everybodys(name, face_name(inner), (inner, outer), detail=detail)


def tell_set_up(voyage: Voyage) -> None:
    inner, outer = (face_name(row.tiles[0]) for row in voyage.s.rows)
    voyage.say(told.REEF_BEGINS(inner=inner, outer=outer))
    tell_gate(voyage)


def lay_pair(s: State, inner: int, outer: int) -> None:
    s.rows[INSIDE], s.rows[OUTSIDE] = Row(2, [inner]), Row(2, [outer])


def take_first_hand(voyage: Voyage) -> Play[None]:
    """One tile each from the draw pile."""
    yield from draw_from_pile(voyage, range(voyage.seat_count))
    voyage.say(told.FISH_READY())
    voyage.s.phase = "turn"


def protects(inner: int, outer: int) -> list[bool]:
    """Which of the three squares between two tiles would be protected."""
    rows = [Row(2, [inner]), Row(2, [outer])]
    return [is_protected(rows, square) for square in squares_of(1)]
