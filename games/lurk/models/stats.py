"""What a model can do right now: its printed values, its cards and its tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from games.lurk.content import CARDS, CREATURES, KINDS
from games.lurk.dice.dice import degrade, pool, upgrade
from games.lurk.schema import Creature, Effect, Kind, TokenName

SHEETS: Mapping[str, Kind | Creature] = {**KINDS, **CREATURES}
MANY = 4096
"""Pools kept: battles ask for the same few again and again."""


class Figure(Protocol):
    """A model of the state, or a model of a view."""

    @property
    def kind(self) -> str: ...
    @property
    def cards(self) -> Sequence[str]: ...
    @property
    def tokens(self) -> Sequence[str]: ...


def worn(figure: Figure) -> Sequence[Effect]:
    """Effects of its cards that always work."""
    return _worn(tuple(figure.cards)) if figure.cards else ()


@lru_cache(MANY)
def _worn(cards: tuple[str, ...]) -> tuple[Effect, ...]:
    return tuple(effect for card in cards if (effect := CARDS[card].effect).passive)


def heart(figure: Figure) -> int:
    """Wounds that destroy it."""
    printed = SHEETS[figure.kind].heart
    if not figure.cards:
        return printed
    return printed + sum(effect.n for effect in worn(figure) if effect.effect == "heart")


def speed(figure: Figure) -> int:
    """Tiles in one movement, before swimming and charging."""
    return _speed(figure.kind, tuple(figure.cards))


@lru_cache(MANY)
def _speed(kind: str, cards: tuple[str, ...]) -> int:
    worn = _worn(cards)
    bonus = sum(effect.speed for effect in worn)
    bonus += sum(effect.n for effect in worn if effect.effect == "speed")
    return max(1, KINDS[kind].speed + bonus)


def steps(figure: Figure) -> int:
    """Tiles in one movement; a charge lengthens only the movement it goes with."""
    return speed(figure) + ("swimming" in figure.tokens)


def reach(figure: Figure, silt: bool, more: int = 0) -> int:
    """How far its attacks go, with ``more`` by an item; thick silt shortens, ink blinds."""
    return 1 if "inked" in figure.tokens else _reach(figure.kind, tuple(figure.cards), silt, more)


@lru_cache(MANY)
def _reach(kind: str, cards: tuple[str, ...], silt: bool, more: int) -> int:
    span = SHEETS[kind].range
    for effect in _worn(cards):
        if effect.effect == "range" and span >= effect.min_range:
            span += effect.n
        elif effect.effect == "range_min":
            span = span + effect.beyond if span >= effect.n else effect.n
    span += more
    return span - 1 if silt and span > 1 else span


def attack_dice(figure: Figure, distance: int) -> str:
    """Printed dice, weapon and climb; upgrades, then what degrades."""
    return _attack(figure.kind, tuple(figure.cards), tuple(figure.tokens), distance)


@lru_cache(MANY)
def _attack(kind: str, cards: tuple[str, ...], tokens: tuple[str, ...], distance: int) -> str:
    dice, better = SHEETS[kind].attack, 0
    for effect in _worn(cards):
        if effect.timing == "attack" and effect.counts_at(distance):
            dice += effect.dice
            better += effect.n if effect.effect == "upgrade" else 0
    if "climbed" in tokens:
        dice += "W"
    worse = tokens.count("charging") + ("stunned" in tokens)
    return degrade(upgrade(pool(dice), better), worse)


def defence_dice(figure: Figure, ground: str) -> str:
    """Printed dice, armour and den; swimming and coral degrade, unless a card prevents it."""
    return _defence(figure.kind, tuple(figure.cards), "swimming" in figure.tokens, ground)


@lru_cache(MANY)
def _defence(kind: str, cards: tuple[str, ...], swimming: bool, ground: str) -> str:
    dice, coral = SHEETS[kind].defence, ground in CORAL
    for effect in _worn(cards):
        if effect.timing == "defence":
            dice += effect.dice
            coral = coral and not effect.ignore_coral
            swimming = swimming and effect.effect != "ignore_swim"
    if ground == "den":
        dice += "R"
    return degrade(pool(dice), coral + swimming)


def shields_cancelled(figure: Figure, distance: int) -> int:
    """What its weapon always cancels."""
    return sum(
        effect.n
        for effect in worn(figure)
        if effect.effect == "pierce" and effect.counts_at(distance)
    )


def clouds(figure: Figure, distance: int) -> int:
    """Attack dice that its armour degrades at this distance."""
    return sum(
        effect.n
        for effect in worn(figure)
        if effect.effect == "degrade_attacker" and distance >= effect.min_range
    )


def immune(figure: Figure, token: TokenName) -> bool:
    return any(token in effect.tokens for effect in worn(figure))


CORAL = frozenset({"coral", "poison"})
