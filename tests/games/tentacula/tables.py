"""Small positions in a few readable words, played through a real match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from games.kernel.chance import Chance
from games.kernel.match import Match
from games.kernel.record import Moment, Record
from games.kernel.text import Text
from games.kernel.told import Told
from games.tentacula import GAME, words
from games.tentacula.board import (
    ANIMAL_NAMES,
    CORAL,
    FACES,
    FINISH,
    FISH_IDS,
    GATES,
    GEM_NAMES,
    INSIDE,
    OUTSIDE,
    SIDE_IDS,
    START,
    STASH_IDS,
)
from games.tentacula.set_up import first_state
from games.tentacula.state import NOTHING, Row, State
from games.tentacula.theft import A_GAP, NO_TILE
from tests.games.hearing import events, plain

ANIMALS = {name: number for number, name in enumerate(ANIMAL_NAMES)}
YELLOW_GREEN_RED = GATES.index((0, 1, 2))
Luck = tuple[int, int]
IDS: dict[Text, Any] = {
    **dict(zip(words.ANIMALS, ANIMAL_NAMES, strict=True)),
    **dict(zip(words.NAMEPLATES, ANIMAL_NAMES, strict=True)),
    **dict(zip(words.GEM_WORDS, GEM_NAMES, strict=True)),
    **dict(zip(words.FISH_NAMES, FISH_IDS, strict=True)),
    **dict(zip(words.THE_FISH, FISH_IDS, strict=True)),
    **dict(zip(words.STASH_NAMES, STASH_IDS, strict=True)),
    **dict(zip(words.THIRDS, ("left", "middle", "right"), strict=True)),
    **dict(zip(words.SIDE_NAMES, SIDE_IDS, strict=True)),
    **{name: level for level, name in words.LEVELS.items()},
    **{words.square_name(square): square for square in range(START, FINISH + 1)},
    **{hole: f"no tile {side}" for hole, side in zip(NO_TILE, SIDE_IDS, strict=True)},
    **{hole: f"a gap {side}" for hole, side in zip(A_GAP, SIDE_IDS, strict=True)},
    words.hides(()): [],
    words.gaps(FACES.index(("crab", "111"))): [],
}
"""What the names in sentences mean, whatever they are called."""


def facts(text: Text | None) -> Any:
    """What a sentence is about, without its words."""
    return plain(text, IDS)


def tile(animal: str, coral: str | None = None) -> int:
    """A face with this animal, and with this coral when it matters."""
    for face, printed in enumerate(FACES):
        if printed[0] == animal and coral in (None, printed[1]):
            return face
    raise LookupError(f"no tile shows {animal} with {coral}")


def tiles(words: str) -> list[int]:
    """Tiles by their animal, with their coral where it matters (``crab/110``); ``-`` is none."""
    return [NOTHING if word == "-" else tile(*word.split("/")) for word in words.split()]


def row(side: int, *corals: str, start: int = 1) -> Row:
    """Tiles from that slot on, their coral written in the direction of travel."""
    wanted = [tuple(letter == "1" for letter in coral) for coral in corals]
    return Row(start + len(corals), [CORAL[side].index(coral) for coral in wanted])


def reef(inside: tuple[str, ...], outside: tuple[str, ...], start: int = 1) -> list[Row]:
    return [row(INSIDE, *inside, start=start), row(OUTSIDE, *outside, start=start)]


def coral(inside: int, outside: int | None = None, start: int = 1) -> list[Row]:
    """So many tiles without a gap on each side."""
    return reef(("111",) * inside, ("111",) * (outside or inside), start)


def gems(**counts: int) -> list[int]:
    return [counts.get(name, 0) for name in GEM_NAMES]


def position(
    hands: list[int],
    animals: Sequence[str] = ("turtle", "crab", "seahorse", "jellyfish"),
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
    state.rows = coral(1)
    state.gate = YELLOW_GREEN_RED
    for name, value in fields.items():
        assert hasattr(state, name)
        setattr(state, name, value)
    state.gates = [gate for gate in range(len(GATES)) if gate != state.gate]
    return state


def sit_down(state: State, seed: int = 1, level: str = "1") -> Match:
    options = GAME.Options(level=level)
    return Match(Record(GAME, len(state.hands), options, seed, Moment(state, 0, 0, 0)))


def table(
    hands: str,
    chips: str = "turtle crab seahorse jellyfish",
    *,
    rolls: Sequence[Luck] = (),
    **fields: Any,
) -> Match:
    """A round under way: these tiles, the players' chips, and what dice and flips will show."""
    return sit_down(position(tiles(hands), chips.split(), **fields), seed_for(*rolls))


def played(
    hands: str,
    place: str,
    move: str | None = None,
    *,
    chips: str = "turtle crab seahorse jellyfish",
    rolls: Sequence[Luck] = (),
    **fields: Any,
) -> Match:
    """That table after the turn of the first player who has a tile."""
    match = table(hands, chips, rolls=rolls, **fields)
    take_turn(match, next(n for n, word in enumerate(hands.split()) if word != "-"), place, move)
    return match


def seed_for(*rolls: Luck) -> int:
    """A seed whose first numbers are these: pairs of what shall come and below which bound."""
    for seed in count(1):
        chance = Chance(seed)
        if all(chance.below(bound) == wanted for wanted, bound in rolls):
            return seed
    raise AssertionError


def die(*shown: str) -> list[Luck]:
    """The theft die showing these colours."""
    return [(GEM_NAMES.index(gem), len(GEM_NAMES)) for gem in shown]


SHELL_SIDE, WATER_SIDE = (1, 2), (0, 2)


def ids(match: Match, seat: int | None = None) -> list[str]:
    """What is offered, to everybody or to one seat."""
    assert match.ask is not None
    return [option.id for option in match.ask.options if seat in (None, option.seat)]


def details(match: Match) -> dict[str, Text]:
    """What is said beside the buttons."""
    assert match.ask is not None
    return {option.id: option.detail for option in match.ask if option.detail is not None}


def buttons(match: Match) -> dict[str, Any]:
    """What the buttons say after their numbers."""
    assert match.ask is not None
    return {option.id: facts(option.short) for option in match.ask if option.short is not None}


def why(match: Match) -> list[Text]:
    """What the question says about itself, sentence by sentence."""
    assert match.ask is not None
    assert match.ask.why is not None
    return sentences(match.ask.why)


def sentences(text: Text) -> list[Text]:
    parts = text.args or {}
    return [*sentences(parts["said"]), parts["more"]] if "said" in parts else [text]


def asked(match: Match) -> list[int]:
    assert match.ask is not None
    return match.ask.seats


def cause(match: Match) -> str | None:
    """How it ended."""
    return match.outcome and match.outcome.cause


def told(match: Match, kind: Told) -> list[dict[str, Any]]:
    """Events of this kind in what was told last."""
    return events(match.lines, kind, IDS)


def take_turn(match: Match, seat: int, place: str, move: str | None = None) -> None:
    """Steps forward, lays the tile, moves the fish; steps without a choice are left out."""
    for choice in ("go", place, move):
        if choice is not None and match.ask is not None and choice in ids(match, seat):
            match.choose(seat, choice)
