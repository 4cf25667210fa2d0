"""What is printed in the box: models, cards, creatures, treasures, events, dice.

A power is written ``when price effect amount``. *When*: ``attack`` and ``defence`` are named
before the roll (rerolls after it), ``wound`` after a wound was dealt, ``wounded`` the same for a
weapon that does it for nothing, ``attacked`` after an attack whatever came of it, ``kill`` after
the target fell, ``instead`` of attacking, ``turn`` at any time in the own turn, ``always``
unasked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

MODELS_PRINTED = (Path(__file__).parent / "models.txt").read_text()
"""Faction | model | kind size speed attack range defence heart points | ability | power."""

CARDS_PRINTED = (Path(__file__).parent / "cards.txt").read_text()
"""Faction | card | kind points | power; for cards of the item deck, copies instead of points."""

CREATURES_PRINTED = """
Lantern Biter | 3 RW 1 W 2 | - | 2 0
Shell Crawler | 2 RR 1 RR 3 | - | 0 1
Needle Shoal | 2 WWW 1 W 2 | swarm | 2 0
Trench Ray | 2 RRW 1 RW 3 | Poisoned | 1 1
Gulper | 2 BR 1 RW 4 | Trapped | 2 1
Reef Maw | 1 RRR 1 RRR 5 | - | 0 2
Pale Kraken | 1 BBR 2 BRR 6 | - | 3 2
Sleeping Leviathan | 1 BBRR 1 BBR 8 | - | 4 3
"""
"""Creature | copies attack range defence heart | special | Essence and items it leaves."""

TREASURES = {"Sunken Cache": 2, "Glow Vent": 2, "Wreck Hold": 1, "Silent Den": 1}
ONCE = ("Thick Silt", "Coral Bloom", "Venom Tide", "Cave-in", "Second Wind", "Cold Cramp")
TWICE = ("Rip Current", "Essence Bloom", "Feeding Time", "Something Stirs", "Sinking Crate")
EVENTS = {
    "Calm Water": 3,
    **dict.fromkeys(TWICE, 2),
    **dict.fromkeys((*ONCE, "Healing Spring"), 1),
}
"""Copies in the decks."""

FACES = {
    "W": ("octopus", "octopus", "shield", "diamond", "blank", "blank"),
    "R": ("octopus", "octopus", "white octopus", "shield", "shield", "diamond"),
    "B": (
        *("octopus", "white octopus", "white octopus"),
        *("white shield", "white shield", "white diamond"),
    ),
}


@dataclass(frozen=True)
class Power:
    """An ability, or what a card does."""

    name: str
    when: str
    price: int
    effect: str
    amount: str

    @property
    def number(self) -> int:
        return int(self.amount)


@dataclass(frozen=True)
class Printed:
    """A model's card."""

    faction: str
    name: str
    kind: str
    large: bool
    speed: int
    attack: str
    range: int
    defence: str
    heart: int
    points: int
    power: Power

    @property
    def carries(self) -> bool:
        """Minions carry no cards."""
        return self.kind != "minion"


@dataclass(frozen=True)
class Card:
    """A starting card, or one of the item deck (faction ``Items``, points 0)."""

    faction: str
    name: str
    kind: str
    points: int
    copies: int
    power: Power

    @property
    def ability(self) -> bool:
        """Ability cards, and weapons that cost Essence, count as the one ability of an attack."""
        return self.kind == "ability" or self.power.price > 0


@dataclass(frozen=True)
class Beast:
    """A creature's card."""

    name: str
    copies: int
    attack: str
    range: int
    defence: str
    heart: int
    special: str
    essence: int
    items: int


def power_of(name: str, text: str) -> Power:
    when, price, effect, amount = text.split()
    return Power(name, when, int(price), effect, amount)


def rows(text: str) -> list[list[str]]:
    return [line.split(" | ") for line in text.strip().splitlines()]


@cache
def models() -> dict[str, Printed]:
    return {name: model_of(*row) for row in rows(MODELS_PRINTED) for name in [row[1]]}


def model_of(faction: str, name: str, figures: str, ability: str, text: str) -> Printed:
    kind, size, speed, attack, reach, defence, heart, points = figures.split()
    numbers = (int(speed), attack, int(reach), defence, int(heart), int(points))
    return Printed(faction, name, kind, size == "L", *numbers, power_of(ability, text))


@cache
def cards() -> dict[str, Card]:
    return {name: card_of(*row) for row in rows(CARDS_PRINTED) for name in [row[1]]}


def card_of(faction: str, name: str, figures: str, text: str) -> Card:
    kind, number = figures.split()
    points, copies = (0, int(number)) if faction == "Items" else (int(number), 1)
    return Card(faction, name, kind, points, copies, power_of(name, text))


@cache
def creatures() -> dict[str, Beast]:
    return {row[0]: creature_of(*row) for row in rows(CREATURES_PRINTED)}


def creature_of(name: str, figures: str, special: str, reward: str) -> Beast:
    copies, attack, reach, defence, heart = figures.split()
    numbers = (int(copies), attack, int(reach), defence, int(heart))
    essence, items = map(int, reward.split())
    return Beast(name, *numbers, special, essence, items)
