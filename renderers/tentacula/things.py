"""Animals, fish, gems, tiles and gates by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.tentacula.words import gate_kind
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.coral import in_hand, snail
from renderers.tentacula.fish import fish
from renderers.tentacula.gates import sign
from renderers.tentacula.pieces import danger, shelter, theft_die
from renderers.tentacula.stashes import stash_tray
from renderers.tentacula.treasure import gem, shell
from renderers.words import say

SIZE, TILE = 220, 400

DRAWN: Mapping[str, Callable[[int], Sprite]] = {
    "animal": lambda number: animal(number, SIZE),
    "fish": lambda number: fish(number, SIZE),
    "gem": lambda number: gem(number, SIZE),
    "stash": stash_tray,
    "tile": lambda number: in_hand(2 * number, TILE),
    "gate": lambda number: sign(number, (False, False, False), say(gate_kind(number))),
}
SIGNS: Mapping[str, Callable[[], Sprite]] = {
    "ring": lambda: shelter(SIZE // 2),
    "eye": danger,
    "shell": lambda: shell(SIZE),
    "die": lambda: theft_die(0),
    "snail": snail,
}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    if kind in DRAWN:
        return DRAWN[kind](int(key))
    return SIGNS[key]() if key in SIGNS else None
