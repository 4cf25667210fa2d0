"""Second step of a turn: a fish swims, the square gives what it has, and Tentacula looks."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Option, Play, Seat, T, Text
from games.tentacula.board import FACE_ANIMAL, FISH_IDS, JELLYFISH
from games.tentacula.legal_moves import Move, held_back, moves
from games.tentacula.reef import is_protected
from games.tentacula.shells import pay_shell
from games.tentacula.special_squares import visit
from games.tentacula.state import NOTHING, State, Swim
from games.tentacula.theft import steal, tentacula_sees
from games.tentacula.voyage import Voyage
from games.tentacula.words import (
    ANIMALS,
    FISH_NAMES,
    move_detail,
    move_label,
    sentences,
    square_name,
    waits,
)

STAY = Move(NOTHING, NOTHING, paid=False)
MOVE_WHY = T(
    "A fish swims to the next free square of that animal. A red button: Tentacula sees it there."
)
STAY_LABEL = T("No fish moves")
STAY_DETAIL = T("nothing is paid, and nothing is stolen in this turn")


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
            T("{seat}: which fish swims to a {animal}?", seat=Seat(seat), animal=animal),
            offers,
            why=sentences([MOVE_WHY, *shell_words(s.animals[seat], offers), *waiting]),
        )
    )


def move_offers(s: State, seat: int) -> list[Option[Move]]:
    found = moves(s, s.animals[seat])
    offers = [move_offer(s, seat, move) for move in found]
    if found and all(move.paid for move in found):
        offers.append(Option("stay", seat, STAY_LABEL, STAY, detail=STAY_DETAIL))
    return offers


def move_offer(s: State, seat: int, move: Move) -> Option[Move]:
    safe = is_protected(s.rows, move.square)
    name = f"{FISH_IDS[move.fish]}-{move.square}"
    return Option(
        name,
        seat,
        move_label(move.fish, move.square, move.paid),
        move,
        spot=name,
        detail=move_detail(move.square, move.paid, safe, sum(s.chest) == 1),
        tone="go" if safe else "warn",
    )


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
    if move == STAY:
        return
    s = voyage.s
    s.swim = Swim(move.fish, s.fish[move.fish], move.square, move.paid)
    voyage.say(
        T(
            "{fish} swims to {square}.",
            fish=FISH_NAMES[move.fish],
            square=square_name(move.square),
        )
    )
    if move.paid:
        pay_shell(voyage, seat)
    s.fish[move.fish] = move.square
    yield from visit(voyage, seat, move.square)
    if tentacula_sees(s, move.fish):
        yield from steal(voyage, move.fish, seat)
