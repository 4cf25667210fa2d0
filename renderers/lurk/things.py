"""Models, creatures, cards, tiles, tokens and signs by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.lurk.content import CARDS, EVENTS, NAMES, TREASURES
from games.lurk.state import Ground
from games.lurk.words import GROUND_NAMES
from renderers import cards
from renderers.colour import Colour, rgb
from renderers.lurk.emblems import emblem
from renderers.lurk.ground import sea, tile
from renderers.lurk.look import GROUNDS, THEME
from renderers.lurk.miniatures import PEOPLE_OF, figure, miniature
from renderers.lurk.pieces import diamond, die, pips, pool
from renderers.medallions import medallion
from renderers.sprite import Sprite
from renderers.words import say

SCALE, SIZE, WIDE, HIGH = 1.8, 90, 260, 280
CHARGED = "deck_hand"
"""Whoever shows what a token looks like."""
TILES: Mapping[str, Ground] = {ground: ground for ground in GROUND_NAMES if ground in GROUNDS}
KINDS: Mapping[str, tuple[str, Colour]] = {
    "item": ("chest", rgb("B27A22")),
    "weapon": ("harpoon", rgb("9C4A3A")),
    "armour": ("shield", rgb("4A6FA5")),
    "ability": ("bolt", rgb("7C5295")),
}
OMENS: Mapping[str, str] = {
    "calm_water": "wave",
    "rip_current": "whirlpool",
    "essence_bloom": "star",
    "thick_silt": "bubbles",
    "coral_bloom": "starfish",
    "venom_tide": "skull",
    "feeding_time": "fish",
    "something_stirs": "eye",
    "cave_in": "cave",
    "sinking_crate": "chest",
    "second_wind": "up",
    "cold_cramp": "down",
    "healing_spring": "heart",
}
FOUND: Mapping[str, str] = {
    "sunken_cache": "chest",
    "glow_vent": "lamp",
    "wreck_hold": "anchor",
    "silent_den": "cave",
}
STORM, GOLD = rgb("2F6F7E"), rgb("A8741B")
assert set(OMENS) == set(EVENTS)
assert set(FOUND) == set(TREASURES)

SIGNS: Mapping[str, Callable[[], Sprite]] = {
    "octopus": lambda: die("Ro", SIZE),
    "shield": lambda: die("Rs", SIZE),
    "diamond": lambda: die("Rd", SIZE),
    "white": lambda: die("BO", SIZE),
    "dice": lambda: pool("WRB", SIZE),
    "essence": lambda: diamond(SIZE),
    "heart": lambda: pips(3, 5),
    "speed": lambda: medallion("propeller", STORM, THEME),
    "range": lambda: medallion("harpoon", STORM, THEME),
    "large": lambda: figure("pressure_walker", SCALE),
    "guard": lambda: medallion("tentacle", STORM, THEME, ("eye",)),
}


def _card(key: str) -> Sprite:
    picture, accent = KINDS[CARDS[key].kind]
    return cards.card(say(NAMES[key]), picture, accent, WIDE, HIGH, THEME)


def _abyss(key: str) -> Sprite:
    if key in PEOPLE_OF:
        return figure(key, SCALE)
    return cards.card(say(NAMES[key]), FOUND[key], GOLD, WIDE, HIGH, THEME)


DRAWN: Mapping[str, Callable[[str], Sprite]] = {
    "faction": lambda key: emblem(key, 100),
    "model": lambda key: figure(key, SCALE),
    "card": _card,
    "abyss": _abyss,
    "event": lambda key: cards.card(say(NAMES[key]), OMENS[key], STORM, WIDE, HIGH, THEME),
    "token": lambda key: miniature(CHARGED, 0, (key,), SCALE),
    "ground": lambda key: tile(TILES[key], 0) if key in TILES else sea(),
    "sign": lambda key: SIGNS[key](),
}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    return DRAWN[kind](key)
