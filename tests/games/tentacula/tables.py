"""Small positions in a few readable words, played through a real match."""

from __future__ import annotations

from itertools import count
from typing import Any

from games.kernel.chance import Chance
from games.kernel.match import Match
from games.kernel.record import Moment, Record
from games.tentacula import GAME
from games.tentacula.board import (
    ANIMAL_NAMES,
    CORAL,
    FACES,
    GATES,
    GEM_NAMES,
    INSIDE,
    OUTSIDE,
    STASH_IDS,
)
from games.tentacula.set_up import first_state
from games.tentacula.state import Row, State

ANIMALS = {name: number for number, name in enumerate(ANIMAL_NAMES)}
YELLOW_GREEN_RED = GATES.index((0, 1, 2))


def tile(animal: str, coral: str | None = None) -> int:
    """A face with this animal, and with this coral when it matters."""
    for face, printed in enumerate(FACES):
        if printed[0] == animal and coral in (None, printed[1]):
            return face
    raise LookupError(f"no tile shows {animal} with {coral}")


def row(side: int, *corals: str, start: int = 1) -> Row:
    """Tiles from that slot on, their coral written in the direction of travel."""
    wanted = [tuple(letter == "1" for letter in coral) for coral in corals]
    return Row(start + len(corals), [CORAL[side].index(coral) for coral in wanted])


def reef(inside: tuple[str, ...], outside: tuple[str, ...], start: int = 1) -> list[Row]:
    return [row(INSIDE, *inside, start=start), row(OUTSIDE, *outside, start=start)]


def gems(**counts: int) -> list[int]:
    return [counts.get(name, 0) for name in GEM_NAMES]


def position(
    hands: list[int],
    animals: tuple[str, ...] = ("turtle", "crab", "seahorse", "jellyfish"),
    *,
    stash: str = "starfish",
    level: str = "1",
    **fields: Any,
) -> State:
    """A round under way: these tiles lie before the players."""
    state = first_state(len(hands), GAME.Options(level=level), Chance(1))
    state.phase, state.stash = "turn", STASH_IDS.index(stash)
    state.hands = hands
    state.animals = [ANIMALS[name] for name in animals[: len(hands)]]
    state.pile = state.pile[2 + len(hands) :]
    state.rows = reef(("111",), ("111",))
    state.gate = YELLOW_GREEN_RED
    for name, value in fields.items():
        assert hasattr(state, name)
        setattr(state, name, value)
    state.gates = [gate for gate in range(len(GATES)) if gate != state.gate]
    return state


def sit_down(state: State, seed: int = 1, level: str = "1") -> Match:
    options = GAME.Options(level=level)
    return Match(Record(GAME, len(state.hands), options, seed, Moment(state, 0, 0, 0)))


def seed_for(*rolls: tuple[int, int]) -> int:
    """A seed whose first numbers are these: pairs of what shall come and below which bound."""
    for seed in count():
        chance = Chance(seed)
        if all(chance.below(bound) == wanted for wanted, bound in rolls):
            return seed
    raise AssertionError


def die(gem: str) -> tuple[int, int]:
    """The theft die showing this colour."""
    return GEM_NAMES.index(gem), len(GEM_NAMES)


SHELL_SIDE, WATER_SIDE = (1, 2), (0, 2)


def ids(match: Match, seat: int | None = None) -> list[str]:
    """What is offered, to everybody or to one seat."""
    assert match.ask is not None
    return [option.id for option in match.ask.options if seat in (None, option.seat)]


def details(match: Match) -> dict[str, str]:
    """What is said beside the buttons."""
    assert match.ask is not None
    return {option.id: str(option.detail) for option in match.ask if option.detail is not None}


def buttons(match: Match) -> dict[str, str]:
    """What the buttons say after their numbers."""
    assert match.ask is not None
    return {option.id: str(option.short) for option in match.ask if option.short is not None}


def story(match: Match) -> str:
    return " ".join(str(line.text) for line in match.lines)


def take_turn(match: Match, seat: int, place: str, move: str | None = None) -> None:
    """Steps forward, lays the tile, moves the fish; steps without a choice are left out."""
    for choice in ("go", place, move):
        if choice is not None and match.ask is not None and choice in ids(match, seat):
            match.choose(seat, choice)
