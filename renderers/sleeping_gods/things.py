"""Crew, cards, enemies, rooms and signs by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.words import word
from renderers import cards
from renderers.canvas import Canvas
from renderers.colour import Colour, rgb
from renderers.medallions import medallion
from renderers.sleeping_gods.battle import HOURGLASS, card_head, emblem_of, square
from renderers.sleeping_gods.challenge import fate_card
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.hand import ability_card
from renderers.sleeping_gods.look import GOODS, ROOMS, SKILLS, STATUSES, THEME
from renderers.sleeping_gods.market import look
from renderers.sleeping_gods.signs import place
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.words import say

RADIUS, WIDE, HIGH, SQUARE, GAP = 120, 260, 280, 84, 12
WOOD, SEA, BRASS, BLOOD = rgb("6B4630"), rgb("2F5D70"), rgb("A5762A"), rgb("9C3A32")
TIERS: Mapping[str, Colour] = {
    "mild": rgb("3F7E6B"),
    "perilous": rgb("B07D2B"),
    "deadly": rgb("8C2F3A"),
}
SIGNS: Mapping[str, tuple[str, Colour]] = {
    "command": ("flag", BRASS),
    "fatigue": ("weary", rgb("5C6B73")),
    "health": ("heart", BLOOD),
    "synergy": ("synergy", BLOOD),
    "heart": ("heart", BLOOD),
    "sword": ("swords", rgb("8C5A2B")),
    "hourglass": ("hourglass", rgb("A38A4A")),
    "first_strike": ("spark", rgb("6A6FA8")),
    "resist": ("shield", rgb("6A6FA8")),
    "flying": ("wing", rgb("5D88A8")),
    "action_token": ("fist", BRASS),
    "accuracy": ("eye", SEA),
    "block": ("shield", SEA),
    "captain": ("helm", BRASS),
    "hazard": ("storm", SEA),
    "port": ("anchor", BRASS),
    "market": ("coin", BRASS),
    "arrow": ("right", SEA),
    "keyword": ("key", WOOD),
    "event_deck": ("storm", WOOD),
    "totem": ("bell", rgb("8A5A9C")),
    "xp": ("star", BRASS),
}
ANY_GOODS = {"food_any": "pot", "any": "chest"}


DRAWN: Mapping[str, Callable[[str], tuple[str, Colour]]] = {
    "room": lambda key: (ROOMS[key], WOOD),
    "skill": lambda key: SKILLS[key],
    "goods": lambda key: ((GOODS | ANY_GOODS)[key], BRASS),
    "status": lambda key: (STATUSES[key], THEME.danger_dark),
    "power": lambda key: (HOURGLASS[key], rgb("6C4A8C")),
    "sign": lambda key: SIGNS[key],
}


def sprite_of(thing: str, pack_name: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    pack = find_pack(pack_name)
    if kind in PRINTED:
        return PRINTED[kind](pack, key)
    return _sign(kind, key)


def _named(name: str, sign: str, accent: Colour) -> Sprite:
    return cards.card(say(word(name)), sign, accent, WIDE, HIGH, THEME)


def _card(pack: Pack, key: str) -> Sprite:
    card = pack.card[int(key)]
    return _named(card.name, *look(card))


def _event(pack: Pack, key: str) -> Sprite:
    event = pack.event[key]
    return _named(event.name, picture(event.emblem, "storm"), TIERS[event.tier])


def _enemy(pack: Pack, key: str) -> Sprite:
    """The whole card: its likeness, and beside it every square."""
    enemy = pack.enemy[int(key)]
    high = max(WIDE, SQUARE * enemy.rows)
    canvas = Canvas.clear(WIDE + GAP + SQUARE * enemy.cols, high)
    canvas.put(_enemy_head(enemy, high), 0, 0)
    for row, line in enumerate(enemy.cells):
        for column, cell in enumerate(line):
            drawn = square(cell, SQUARE, covered=False, fresh=False)
            canvas.put(drawn, WIDE + GAP + column * SQUARE, row * SQUARE)
    return canvas.sprite()


def _enemy_head(enemy: Enemy, high: int) -> Sprite:
    told = enemy.name, say(word(enemy.name)), emblem_of(enemy)
    return card_head(told, enemy.defense, enemy.attack, WIDE, high, pictured=True)


PRINTED: Mapping[str, Callable[[Pack, str], Sprite]] = {
    "crew": lambda _, key: portrait(key, RADIUS),
    "level": lambda pack, key: _named(pack.level[key].name, "star", BRASS),
    "ability": lambda pack, key: ability_card(pack.ability[int(key)], WIDE),
    "market": _card,
    "card": _card,
    "quest": lambda pack, key: _named(pack.quest[int(key)].title, picture("scroll"), WOOD),
    "event": _event,
    "enemy": _enemy,
    "token": lambda *_: medallion("compass", SEA, THEME),
}


def _sign(kind: str, key: str) -> Sprite:
    if kind == "sign" and key == "fate":
        return fate_card(5)
    if kind == "sign" and key == "location":
        return place(27, "", visited=False)
    name, tint = DRAWN[kind](key)
    return medallion(picture(name), tint, THEME)
