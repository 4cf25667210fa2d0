"""Cards, divers and spaces by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import T
from games.refuge.cards import SALVAGE, TYPE_NAMES
from games.refuge.characters import ABILITIES, CHARACTERS
from renderers.refuge.board import space
from renderers.refuge.hand import ability_card, salvage_card
from renderers.refuge.kraken import kraken, tentacle
from renderers.refuge.medals import portrait
from renderers.refuge.omens import omen
from renderers.refuge.sides import goal, maw, threat
from renderers.sprite import Sprite
from renderers.words import say


def _salvage(key: str) -> Sprite:
    card = SALVAGE[key]
    kind = T("Weapon") if card.weapon else TYPE_NAMES[card.type]
    return salvage_card(card.id, say(card.title), say(card.gist), card.type, say(kind))


def _ability(key: str) -> Sprite:
    card = ABILITIES[key]
    return ability_card(card.id, say(card.title), say(card.effect), say(T("Ready")), True)


DRAWN: Mapping[str, Callable[[str], Sprite]] = {
    "salvage": _salvage,
    "ability": _ability,
    "diver": lambda key: portrait(key, CHARACTERS[key].letters, ""),
    "objective": lambda key: goal(key, "now", ""),
    "kraken": omen,
    "space": space,
}
SIGNS: Mapping[str, Callable[[], Sprite]] = {
    "head": kraken,
    "tentacle": lambda: tentacle(0),
    "threat": lambda: threat(1),
    "devoured": lambda: maw(True),
    "jaws": lambda: maw(False),
}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    if kind == "sign":
        return SIGNS[key]() if key in SIGNS else None
    return DRAWN[kind](key) if kind in DRAWN else None
