"""Cards, divers, spaces and signs by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import T
from games.refuge.cards import SALVAGE, TYPE_NAMES
from games.refuge.characters import ABILITIES, CHARACTERS
from renderers.canvas import Canvas
from renderers.medallions import medallion
from renderers.refuge.board import space
from renderers.refuge.divers import diver
from renderers.refuge.hand import ability_card, salvage_card
from renderers.refuge.kraken import kraken, tentacle
from renderers.refuge.look import THEME, TYPES
from renderers.refuge.medals import portrait
from renderers.refuge.omens import SYMBOLS, omen
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


def _supply() -> Sprite:
    """A row of tentacles that wait beside the board."""
    canvas = Canvas.clear(340, 150)
    for at in range(4):
        canvas.put(tentacle(at), 52 + 78 * at, 84)
    return canvas.sprite()


DRAWN: Mapping[str, Callable[[str], Sprite]] = {
    "salvage": _salvage,
    "ability": _ability,
    "diver": lambda key: portrait(key, CHARACTERS[key].letters, ""),
    "objective": lambda key: goal(key, "now", ""),
    "kraken": omen,
    "space": space,
    "type": lambda key: medallion(key, TYPES[key], THEME),
}
SIGNS: Mapping[str, Callable[[], Sprite]] = {
    "head": kraken,
    "tentacle": lambda: tentacle(0),
    "threat": lambda: threat(1),
    "supply": _supply,
    "down": lambda: diver("mags", "", "down"),
    "devoured": lambda: maw(True),
    "jaws": lambda: maw(False),
    "cargo": lambda: medallion("chest", THEME.brass, THEME),
    "marker": lambda: medallion("flag", THEME.brass, THEME),
    "camera": lambda: medallion("camera", THEME.brass, THEME),
    "arrows": lambda: medallion("down_twice", THEME.accent, THEME, ("left", "right")),
    "rising": lambda: medallion(SYMBOLS["S"], THEME.accent, THEME),
    "recover": lambda: medallion("up", THEME.water, THEME, ("cards", "cards")),
}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    return SIGNS[key]() if kind == "sign" else DRAWN[kind](key)
