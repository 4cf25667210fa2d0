"""Second step of a turn: a fish swims, the square gives what it has, and Tentacula looks."""

from __future__ import annotations

from functools import cache

from games.kernel import Option, Play, T, Text
from games.tentacula import questions, told
from games.tentacula.board import FACE_ANIMAL, JELLYFISH, SPECIALS
from games.tentacula.legal_moves import Move, Obstacle, held_back, moves
from games.tentacula.reef import is_protected
from games.tentacula.shells import pay_shell
from games.tentacula.special_squares import visit
from games.tentacula.spots import fish_spot
from games.tentacula.state import NOTHING, State, Swim
from games.tentacula.theft import steal, tentacula_sees
from games.tentacula.voyage import Voyage
from games.tentacula.words import (
    ANIMALS,
    HELPERS,
    THE_FISH,
    move_label,
    move_short,
    move_signs,
    sentences,
    square_name,
    waits,
)

STAY = Move(NOTHING, NOTHING, paid=False)
MOVE_WHY = T("It swims to the next free one.")
STAY_LABEL = T("Move no fish")
WHICH_FISH = [T("Which fish swims to a {animal}?", animal=animal) for animal in ANIMALS]


def choose_move(voyage: Voyage, seat: int) -> Play[Move]:
    s = voyage.s
    animal = FACE_ANIMAL[s.face]
    offers = move_offers(s, seat)
    waiting = tuple(held_back(s, animal))
    if not offers:
        voyage.say(with_reasons(told.NONE_CAN_SWIM(), waiting, animal))
        return STAY
    if len(offers) == 1:
        voyage.say(with_reasons(told.ONLY_ONE_MOVE(), waiting, animal))
    chip = s.animals[seat] if any(option.value.paid for option in offers) else None
    why = why_move(chip, waiting, animal)
    return (yield from voyage.pick(questions.SWIM, WHICH_FISH[animal], offers, why=why))


def move_offers(s: State, seat: int) -> list[Option[Move]]:
    found = moves(s, s.animals[seat])
    safe = {move.square for move in found if is_protected(s.rows, move.square)}
    signs = explained(s, found, safe)
    offers = [
        move_offer(seat, move, s.fish[move.fish], move.square in safe, signs) for move in found
    ]
    if found and all(move.paid for move in found):
        offers.append(Option("stay", seat, STAY_LABEL, STAY))
    return offers


def move_offer(seat: int, move: Move, start: int, safe: bool, signs: Text | None) -> Option[Move]:
    name = fish_spot(move.fish, move.square)
    return Option(
        name,
        seat,
        move_label(move.fish, move.square, move.paid),
        move,
        spot=name,
        piece=fish_spot(move.fish, start),
        short=move_short(move.square, move.paid, safe),
        detail=signs,
        tone="go" if safe else "warn",
    )


def explained(s: State, found: list[Move], safe: set[int]) -> Text | None:
    """What the signs on the buttons mean, once for all of them; the shark may save the chest."""
    seen = [move.square for move in found if move.square not in safe]
    last_gem = sum(s.chest) == 1 and any(SPECIALS.get(square) != "shark" for square in seen)
    kinds = {SPECIALS.get(move.square) for move in found}
    helpers = tuple(kind for kind in HELPERS if kind in kinds)
    return move_signs(bool(seen), last_gem, any(move.paid for move in found), helpers)


Waiting = tuple[tuple[int, Obstacle], ...]
"""Fish that cannot follow the tile, each with the reason."""


@cache
def why_move(paying: int | None, waiting: Waiting, animal: int) -> Text:
    """With what a shell buys for this chip, when it is offered."""
    if paying is None:
        return with_reasons(MOVE_WHY, waiting, animal)
    return with_reasons(sentences([MOVE_WHY, shell_words(paying)]), waiting, animal)


def with_reasons(first: Text, waiting: Waiting, animal: int) -> Text:
    return sentences([first, *(waits(fish, why, animal) for fish, why in waiting)])


def shell_words(chip: int) -> Text:
    """What a shell buys."""
    if chip == JELLYFISH:
        return T("Pay a shell to send it to any animal.")
    return T("Pay a shell to send it to your animal, the {animal}.", animal=ANIMALS[chip])


def swim(voyage: Voyage, seat: int, move: Move) -> Play[None]:
    """The move itself, the gift of the square, and Tentacula's look at it."""
    s = voyage.s
    if move == STAY:
        if moves(s, s.animals[seat]):
            voyage.deed(seat, told.MOVES_NO_FISH())
        return
    s.swim = Swim(move.fish, s.fish[move.fish], move.square, move.paid)
    if move.paid:
        pay_shell(voyage, seat)
    voyage.deed(
        seat,
        told.SENDS_FISH(
            fish=THE_FISH[move.fish],
            start=square_name(s.fish[move.fish]),
            square=square_name(move.square),
        ),
    )
    s.fish[move.fish] = move.square
    yield from visit(voyage, seat, move.square)
    if tentacula_sees(s, move.fish):
        yield from steal(voyage, move.fish, seat)
