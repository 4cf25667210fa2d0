"""Crew and cards by themselves."""

from __future__ import annotations

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.words import word
from renderers import cards
from renderers.sleeping_gods.faces import portrait
from renderers.sleeping_gods.hand import ability_card
from renderers.sleeping_gods.look import THEME
from renderers.sleeping_gods.market import look
from renderers.sprite import Sprite
from renderers.words import say

RADIUS, WIDE, HIGH = 120, 260, 280


def sprite_of(thing: str, pack_name: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    pack = find_pack(pack_name)
    if kind == "crew":
        return portrait(key, RADIUS)
    if kind == "ability":
        return ability_card(pack.ability[int(key)], WIDE)
    return _card(int(key), pack) if kind in ("market", "card") else None


def _card(number: int, pack: Pack) -> Sprite:
    card = pack.card[number]
    sign, accent = look(card)
    return cards.card(say(word(card.name)), sign, accent, WIDE, HIGH, THEME)
