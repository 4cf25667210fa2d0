"""What a model can do right now: its printed values, its cards and its tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from games.lurk.content import CARDS, CREATURES, KINDS
from games.lurk.dice import degrade, pool, upgrade
from games.lurk.schema import Creature, Effect, Kind, TokenName

SHEETS: Mapping[str, Kind | Creature] = {**KINDS, **CREATURES}


class Figure(Protocol):
    """A model of the state, or a model of a view."""

    @property
    def kind(self) -> str: ...
    @property
    def cards(self) -> Sequence[str]: ...
    @property
    def tokens(self) -> Sequence[str]: ...


def worn(figure: Figure) -> Iterable[Effect]:
    """Effects of its cards that always work."""
    return [effect for card in figure.cards if (effect := CARDS[card].effect).passive]


def heart(figure: Figure) -> int:
    """Wounds that destroy it."""
    extra = sum(effect.n for effect in worn(figure) if effect.effect == "heart")
    return SHEETS[figure.kind].heart + extra


def speed(figure: Figure) -> int:
    """Tiles in one movement, before swimming and charging."""
    printed = KINDS[figure.kind].speed
    if not figure.cards:
        return printed
    cards = worn(figure)
    bonus = sum(effect.speed for effect in cards)
    bonus += sum(effect.n for effect in cards if effect.effect == "speed")
    return max(1, printed + bonus)


def steps(figure: Figure) -> int:
    """Tiles in one movement as its tokens are now."""
    return speed(figure) + ("swimming" in figure.tokens) + ("charging" in figure.tokens)


def reach(figure: Figure, silt: bool) -> int:
    """How far its attacks go; thick silt shortens, ink blinds."""
    if "inked" in figure.tokens:
        return 1
    span = SHEETS[figure.kind].range
    for effect in worn(figure) if figure.cards else ():
        if effect.effect == "range" and span >= effect.min_range:
            span += effect.n
        elif effect.effect == "range_min":
            span = span + effect.beyond if span >= effect.n else effect.n
    return span - 1 if silt and span > 1 else span


def attack_dice(figure: Figure, distance: int) -> str:
    """Printed dice, weapon and climb; upgrades, then what degrades."""
    dice, better = SHEETS[figure.kind].attack, 0
    for effect in worn(figure) if figure.cards else ():
        if effect.timing == "attack" and effect.range_is in (0, distance):
            dice += effect.dice or ""
            better += effect.n if effect.effect == "upgrade" else 0
    if "climbed" in figure.tokens:
        dice += "W"
    worse = ("charging" in figure.tokens) + ("stunned" in figure.tokens)
    dice = upgrade(pool(dice), better) if better else pool(dice)
    return degrade(dice, worse) if worse else dice


def defence_dice(figure: Figure, ground: str) -> str:
    """Printed dice, armour and den; swimming and coral degrade, unless a card prevents it."""
    dice, coral, swimming = (
        SHEETS[figure.kind].defence,
        ground in CORAL,
        "swimming" in figure.tokens,
    )
    for effect in worn(figure) if figure.cards else ():
        if effect.timing == "defence":
            dice += effect.dice or ""
            coral = coral and not effect.ignore_coral
            swimming = swimming and effect.effect != "ignore_swim"
    if ground == "den":
        dice += "R"
    return degrade(pool(dice), coral + swimming) if coral or swimming else pool(dice)


def shields_cancelled(figure: Figure, distance: int) -> int:
    """What its weapon always cancels."""
    return sum(
        effect.n
        for effect in worn(figure)
        if effect.effect == "pierce" and effect.range_is in (0, distance)
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


CORAL = ("coral", "poison")
