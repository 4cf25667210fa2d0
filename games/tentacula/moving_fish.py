"""Second step of a turn: a fish swims, the square gives what it has, and Tentacula looks."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Option, Play, T, Text
from games.tentacula.board import FACE_ANIMAL, JELLYFISH, SPECIALS
from games.tentacula.legal_moves import Move, held_back, moves
from games.tentacula.reef import is_protected
from games.tentacula.shells import pay_shell
from games.tentacula.special_squares import visit
from games.tentacula.spots import fish_spot
from games.tentacula.state import NOTHING, State, Swim
from games.tentacula.theft import steal, tentacula_sees
from games.tentacula.voyage import Voyage
from games.tentacula.words import (
    ANIMALS,
    THE_FISH,
    move_label,
    move_short,
    move_signs,
    sentences,
    square_name,
    waits,
)

STAY = Move(NOTHING, NOTHING, paid=False)
MOVE_WHY = T(
    "A fish swims to the next free square of that animal. A red button: Tentacula sees it there."
)
STAY_LABEL = T("No fish moves")


def choose_move(voyage: Voyage, seat: int) -> Play[Move]:
    s = voyage.s
    offers = move_offers(s, seat)
    waiting = list(reasons_to_wait(s))
    if not offers:
        voyage.say(sentences([T("No fish can swim this time."), *waiting]))
        return STAY
    if len(offers) == 1:
        voyage.say(sentences([T("Only one move is possible."), *waiting]))
    animal = ANIMALS[FACE_ANIMAL[s.face]]
    return (
        yield from voyage.pick(
            T("Which fish swims to a {animal}?", animal=animal),
            offers,
            why=sentences([MOVE_WHY, *shell_words(s.animals[seat], offers), *waiting]),
        )
    )


def move_offers(s: State, seat: int) -> list[Option[Move]]:
    found = moves(s, s.animals[seat])
    signs = explained(s, found)
    offers = [move_offer(s, seat, move, signs) for move in found]
    if found and all(move.paid for move in found):
        offers.append(Option("stay", seat, STAY_LABEL, STAY))
    return offers


def move_offer(s: State, seat: int, move: Move, signs: Text | None) -> Option[Move]:
    safe = is_protected(s.rows, move.square)
    name = fish_spot(move.fish, move.square)
    return Option(
        name,
        seat,
        move_label(move.fish, move.square, move.paid),
        move,
        spot=name,
        piece=fish_spot(move.fish, s.fish[move.fish]),
        short=move_short(move.square, move.paid, safe),
        detail=signs,
        tone="go" if safe else "warn",
    )


def explained(s: State, found: list[Move]) -> Text | None:
    """What the signs on the buttons mean, once for all of them; the shark may save the chest."""
    seen = [move.square for move in found if not is_protected(s.rows, move.square)]
    last_gem = sum(s.chest) == 1 and any(SPECIALS.get(square) != "shark" for square in seen)
    helpers = sorted({SPECIALS[move.square] for move in found if move.square in SPECIALS})
    return move_signs(bool(seen), last_gem, tuple(helpers))


def shell_words(chip: int, offers: list[Option[Move]]) -> list[Text]:
    """What a shell buys, when it is offered."""
    if not any(option.value.paid for option in offers):
        return []
    if chip == JELLYFISH:
        return [T("For a shell the jellyfish sends it to any animal.")]
    return [T("For a shell it swims to your own animal, the {animal}.", animal=ANIMALS[chip])]


def reasons_to_wait(s: State) -> Iterator[Text]:
    """Why some fish cannot follow the tile."""
    animal = FACE_ANIMAL[s.face]
    return (waits(fish, why, animal) for fish, why in held_back(s, animal))


def swim(voyage: Voyage, seat: int, move: Move) -> Play[None]:
    """The move itself, the gift of the square, and Tentacula's look at it."""
    s = voyage.s
    if move == STAY:
        if moves(s, s.animals[seat]):
            voyage.deed(seat, T("moves no fish"))
        return
    s.swim = Swim(move.fish, s.fish[move.fish], move.square, move.paid)
    if move.paid:
        pay_shell(voyage, seat)
    voyage.deed(
        seat,
        T(
            "sends {fish} from {start} to {square}",
            fish=THE_FISH[move.fish],
            start=square_name(s.fish[move.fish]),
            square=square_name(move.square),
        ),
    )
    s.fish[move.fish] = move.square
    yield from visit(voyage, seat, move.square)
    if tentacula_sees(s, move.fish):
        yield from steal(voyage, move.fish, seat)
