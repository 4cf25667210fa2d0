"""What hands and weapons are worth in a fight."""

from __future__ import annotations

from collections.abc import Iterator

from games.sleeping_gods.autopilot.situation import Mind, chance_of
from games.sleeping_gods.content.cards import Passive, Weapon
from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.squares import flies, resistance, strength, uncovered
from games.sleeping_gods.state import Foe

MIDDLING = 5
HANDS = 4
"""The defence of a middling enemy, and how many attack in a round."""


def foes(mind: Mind) -> list[tuple[Enemy, Foe]]:
    fight = mind.view.state.fight
    return [] if fight is None else [(mind.pack.enemy[foe.num], foe) for foe in fight.foes]


def weapons(mind: Mind, index: int) -> list[Weapon]:
    """One's own, and those equipped."""
    cards = (mind.pack.card[n].weapon for n in mind.view.state.crew[index].weapons)
    return [mind.pack.crew[index].weapon, *(weapon for weapon in cards if weapon is not None)]


def bonus(mind: Mind, index: int, op: str) -> int:
    """What level cards, equipped cards and the ship's cards add by themselves."""
    return sum(passive.n for passive in _passives(mind, index) if passive.op == op)


def _passives(mind: Mind, index: int) -> Iterator[Passive]:
    member = mind.view.state.crew[index]
    for number in member.equipped:
        yield from mind.pack.ability[number].passive
    for level in member.levels:
        yield from mind.pack.level[level].passive
    for owned in mind.view.state.cards:
        yield from mind.pack.card[owned.num].passive


def likely(mind: Mind, index: int, weapon: Weapon, enemy: Enemy, foe: Foe) -> float:
    """How likely this weapon hits this enemy."""
    high = flies(enemy, foe) and not weapon.ranged
    accuracy = weapon.accuracy + bonus(mind, index, "accuracy")
    return chance_of(enemy.defense + high - accuracy)


def damage(mind: Mind, index: int, weapon: Weapon | None) -> int:
    """Points of a hit with this weapon; without one, of a miss."""
    tired = mind.view.state.crew[index].fatigue >= MOST_FATIGUE
    base = 1 if weapon is None else weapon.damage
    return max(0, base + bonus(mind, index, "damage") - tired)


def open_cells(enemy: Enemy, foe: Foe) -> list[Cell]:
    return [cell for _, cell in uncovered(enemy, foe)]


def bite(enemy: Enemy, foe: Foe, points: int) -> float:
    """How much of an enemy's life so many points can take: small hearts first."""
    left = points - resistance(enemy, foe)
    taken = 0
    for heart in sorted(cell.heart for cell in open_cells(enemy, foe) if cell.heart):
        if heart <= left - taken:
            taken += heart
    return taken + 0.3 * max(0, left - taken)


def fells(enemy: Enemy, foe: Foe, points: int) -> bool:
    return sum(cell.heart for cell in open_cells(enemy, foe)) <= points - resistance(enemy, foe)


def exchange(mind: Mind, index: int, weapon: Weapon, enemy: Enemy, foe: Foe) -> float:
    """What an attack gives for what it costs: hearts against blood."""
    hit = likely(mind, index, weapon, enemy, foe)
    full, scratch = damage(mind, index, weapon), damage(mind, index, None)
    given = hit * bite(enemy, foe, full) + (1 - hit) * bite(enemy, foe, scratch)
    spared = hit * fells(enemy, foe, full)
    block = weapon.block + bonus(mind, index, "block")
    return given + 1.5 * spared - 0.4 * (1 - spared) * max(0, strength(enemy, foe) - block)


def force(mind: Mind, index: int) -> float:
    """Damage to be expected of a crew member against a middling enemy."""
    return max(_dealt(mind, index, weapon) for weapon in weapons(mind, index))


def _dealt(mind: Mind, index: int, weapon: Weapon) -> float:
    hit = chance_of(MIDDLING - weapon.accuracy - bonus(mind, index, "accuracy"))
    return hit * damage(mind, index, weapon) + (1 - hit) * damage(mind, index, None)


def toll(mind: Mind, combat: tuple[int, ...]) -> float:
    """Health a fight will cost, by the levels of the enemies; fitted to many fights."""
    levels = [mind.pack.enemy[number].level for number in combat]
    crew = mind.view.state.crew
    arms = sorted(force(mind, index) for index in range(len(crew)))[-HANDS:]
    learned = sum(len(member.levels) for member in crew)
    crowd, worst = sum(levels) ** 2, max(levels) ** 2
    return max(0.0, 11.0 + 0.06 * crowd + 0.12 * worst - 2.0 * sum(arms) - 0.4 * learned)
