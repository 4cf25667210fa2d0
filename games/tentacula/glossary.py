"""Everything of Tentacula in two sentences each, and what of it a view shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from games.kernel.glossary import Glossary, Thing, glossary_of, things
from games.kernel.text import T, Text
from games.tentacula.board import GATES, GEMS, STASHES
from games.tentacula.content import CONTENT
from games.tentacula.state import NOTHING
from games.tentacula.view import View
from games.tentacula.words import (
    ANIMALS,
    GEM_LABELS,
    HATS,
    LEVELS,
    NAMEPLATES,
    POWERS,
    SIZES,
    STASH_NAMES,
    face_name,
    gate_kind,
    gate_order,
    gem_list,
)

ANIMAL_KIND, FISH_KIND, GEM_KIND, STASH_KIND = T("Animal"), T("Fish"), T("Gem"), T("Stash")
TILE_KIND, GATE_KIND, SQUARE_KIND = T("Reef tile"), T("Gate"), T("Square")
SIGN_KIND, LEVEL_KIND = T("Sign"), T("Level")
FISH = (T("Yellow fish"), T("Green fish"), T("Red fish"))

SQUARES: Mapping[str, tuple[Text, Text]] = {
    "animal": (
        T("Animal square"),
        T("A fish swims to the next free square with the tile's animal. It skips occupied ones."),
    ),
    "shell": (
        T("Shell square"),
        T("Stop here and find a shell for the team. You can hold six at most."),
    ),
    "dolphin": (
        T("Dolphin"),
        T("Stop here and pay a shell: a gem goes from the chest to the stash. It's safe there."),
    ),
    "shark": (
        T("Shark"),
        T("Stop here and pay a shell: a gem the stash needs comes back from Tentacula's cave."),
    ),
    "start": (T("Start"), T("All three fish start here. It's always safe.")),
    "finish": (T("Finish"), T("Bring all three fish here. It's always safe.")),
    "arch": (
        T("Archway"),
        T("It holds a magical gate. The fish go through in the order on its sign."),
    ),
    "reef": (
        T("Reef square"),
        T("Room for one reef tile, inside or outside the route. A tile hides three squares."),
    ),
}

SIGNS: Mapping[str, tuple[Text, Text]] = {
    "ring": (
        T("Blue ring"),
        T("This square is safe, with coral on both sides. Tentacula can't see anybody here."),
    ),
    "eye": (
        T("Eye"),
        T(
            "Tentacula would see the fish there and steal a gem. You'd better stop where coral "
            "hides it."
        ),
    ),
    "coral": (
        T("Coral and gaps"),
        T(
            "Coral on a tile hides the square beside it; water doesn't. A square needs coral on "
            "both sides."
        ),
    ),
    "shell": (
        T("Shell"),
        T(
            "Pay one to swim to your own animal instead of the tile's. Dolphins and sharks want "
            "one too."
        ),
    ),
    "chest": (
        T("Treasure chest"),
        T("Your gems, until Tentacula steals them. When it's empty, you lose."),
    ),
    "cave": (
        T("Tentacula's cave"),
        T("The stolen gems are in here. Only a shark can bring one back."),
    ),
    "die": (
        T("Theft die"),
        T("It shows which gem Tentacula steals. If that colour's gone, you choose."),
    ),
    "fold": (
        T("Folding board"),
        T(
            "Once all three fish are through a gate, the board folds after the round. Whatever "
            "lies on the folded part is lost."
        ),
    ),
    "pile": (
        T("Draw pile"),
        T(
            "Everybody draws a tile at the end of a round. Once it's empty, tiles come off the "
            "back of the reef."
        ),
    ),
    "snail": (
        T("Snail"),
        T("The two snail tiles hide everything. On harder levels they stay in the box."),
    ),
    "turn": (
        T("Stepping forward"),
        T(
            "There's no fixed order: talk, then one of you steps forward. Everybody plays once a "
            "round."
        ),
    ),
}


@cache
def glossary() -> Glossary:
    return glossary_of(_things())


def _things() -> Iterator[Thing]:
    for at, name in enumerate(NAMEPLATES):
        yield Thing(f"animal.{at}", name, ANIMAL_KIND, _animal(at))
    for at, name in enumerate(FISH):
        yield Thing(f"fish.{at}", name, FISH_KIND, _fish(at))
    for gem in GEMS:
        yield Thing(f"gem.{gem}", GEM_LABELS[gem], GEM_KIND, _gem(gem))
    for at, name in enumerate(STASH_NAMES):
        yield Thing(f"stash.{at}", name, STASH_KIND, _stash(at))
    for tile in range(len(CONTENT.tiles)):
        yield Thing(f"tile.{tile}", _tile_name(tile), TILE_KIND, _tile(tile))
    for gate in range(len(GATES)):
        yield Thing(f"gate.{gate}", _gate_name(gate), GATE_KIND, _gate(gate))
    yield from things("square", SQUARE_KIND, SQUARES)
    yield from things("sign", SIGN_KIND, SIGNS)
    for level, title in LEVELS.items():
        yield Thing(f"level.{level}", title, LEVEL_KIND, _level(level))


def _animal(at: int) -> Text:
    return T(
        "The {animal} {power}. A tile that shows one sends a fish to the next free {animal}.",
        animal=ANIMALS[at],
        power=POWERS[at],
    )


def _fish(at: int) -> Text:
    return T(
        "The {size} one with the {hat}. It's everybody's: on your turn, move any fish you like.",
        size=SIZES[at],
        hat=HATS[at],
    )


def _gem(gem: int) -> Text:
    return T(
        "The treasure has {n} of these. At the end you need as many as your stash shows.",
        n=list(CONTENT.gems.values())[gem],
    )


def _stash(at: int) -> Text:
    return T(
        "It needs {gems} at the end. Gems in the chest and in the stash both count.",
        gems=gem_list(STASHES[at]),
    )


def _tile_name(tile: int) -> Text:
    return T("Tile {n}", n=tile + 1)


def _tile(tile: int) -> Text:
    return T(
        "One side: {front}. The other: {back}.",
        front=face_name(2 * tile),
        back=face_name(2 * tile + 1),
    )


def _gate_name(gate: int) -> Text:
    return T("Gate {n}, {kind}", n=gate + 1, kind=gate_kind(gate))


def _gate(gate: int) -> Text:
    return T(
        "The fish swim through in this order: {order}. No overtaking!",
        order=list(gate_order(gate)),
    )


def _level(name: str) -> Text:
    level = next(level for key, level in CONTENT.levels.items() if key == name)
    return T(
        "Shells at the start: {shells}. Snail tiles left in the box: {snails}.",
        shells=level.shells,
        snails=level.snails_out,
    )


def on_the_table(view: View) -> Sequence[str]:
    return list(dict.fromkeys(_seen(view)))


def _seen(view: View) -> Iterator[str]:
    """What is chosen in set-up, then the tiles, the treasure, the fish and the signs."""
    chosen = view.stash == NOTHING
    yield from (f"stash.{at}" for at in (range(len(STASHES)) if chosen else (view.stash,)))
    yield from (f"animal.{at}" for at in range(len(ANIMALS)))
    faces = [view.face, view.top, *view.hands, *(face for row in view.rows for face in row.tiles)]
    yield from ("sign.turn", "sign.coral", "sign.ring", "sign.eye")
    yield from (f"gate.{gate}" for gate in (view.gate,) if gate != NOTHING)
    yield from (f"fish.{at}" for at in range(len(FISH)))
    yield from (f"sign.{sign}" for sign in ("shell", "chest", "cave", "die", "fold", "pile"))
    yield from (f"square.{square}" for square in SQUARES)
    yield from (
        f"gem.{gem}" for gem in GEMS if view.chest[gem] + view.cave[gem] + view.stashed[gem]
    )
    yield from (f"tile.{face // 2}" for face in faces if face != NOTHING)
    yield f"level.{view.level}"


def face_down(view: View) -> Mapping[str, int]:
    """Everybody can work out which tiles are in the pile, if not in which order."""
    return {f"tile.{tile}": view.unseen.count(tile) for tile in range(len(CONTENT.tiles))}
