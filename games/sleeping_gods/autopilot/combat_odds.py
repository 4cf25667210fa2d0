"""What hands and weapons are worth in a fight."""

from __future__ import annotations

from collections.abc import Iterator

from games.sleeping_gods.autopilot.question import Question, chance_of
from games.sleeping_gods.content.cards import Passive, Weapon
from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.squares import flies, resistance, strength, uncovered
from games.sleeping_gods.state import Foe

MIDDLING = 5
HANDS = 4
"""The defence of a middling enemy, and how many attack in a round."""


def foes(question: Question) -> list[tuple[Enemy, Foe]]:
    fight = question.view.state.fight
    return [] if fight is None else [(question.pack.enemy[foe.num], foe) for foe in fight.foes]


def weapons(question: Question, index: int) -> list[Weapon]:
    """One's own, and those equipped."""
    cards = (question.pack.card[n].weapon for n in question.view.state.crew[index].weapons)
    return [question.pack.crew[index].weapon, *(weapon for weapon in cards if weapon is not None)]


def bonus(question: Question, index: int, op: str) -> int:
    """What level cards, equipped cards and the ship's cards add by themselves."""
    return sum(passive.n for passive in _passives(question, index) if passive.op == op)


def _passives(question: Question, index: int) -> Iterator[Passive]:
    member = question.view.state.crew[index]
    for number in member.equipped:
        yield from question.pack.ability[number].passive
    for level in member.levels:
        yield from question.pack.level[level].passive
    for owned in question.view.state.cards:
        yield from question.pack.card[owned.num].passive


def likely(question: Question, index: int, weapon: Weapon, enemy: Enemy, foe: Foe) -> float:
    """How likely this weapon hits this enemy."""
    high = flies(enemy, foe) and not weapon.ranged
    accuracy = weapon.accuracy + bonus(question, index, "accuracy")
    return chance_of(enemy.defense + high - accuracy)


def damage(question: Question, index: int, weapon: Weapon | None) -> int:
    """Points of a hit with this weapon; without one, of a miss."""
    tired = question.view.state.crew[index].fatigue >= MOST_FATIGUE
    base = 1 if weapon is None else weapon.damage
    return max(0, base + bonus(question, index, "damage") - tired)


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


def exchange(question: Question, index: int, weapon: Weapon, enemy: Enemy, foe: Foe) -> float:
    """What an attack gives for what it costs: hearts against blood."""
    hit = likely(question, index, weapon, enemy, foe)
    full, scratch = damage(question, index, weapon), damage(question, index, None)
    given = hit * bite(enemy, foe, full) + (1 - hit) * bite(enemy, foe, scratch)
    spared = hit * fells(enemy, foe, full)
    block = weapon.block + bonus(question, index, "block")
    return given + 1.5 * spared - 0.4 * (1 - spared) * max(0, strength(enemy, foe) - block)


def force(question: Question, index: int) -> float:
    """Damage to be expected of a crew member against a middling enemy."""
    return max(_dealt(question, index, weapon) for weapon in weapons(question, index))


def _dealt(question: Question, index: int, weapon: Weapon) -> float:
    hit = chance_of(MIDDLING - weapon.accuracy - bonus(question, index, "accuracy"))
    return hit * damage(question, index, weapon) + (1 - hit) * damage(question, index, None)


def toll(question: Question, combat: tuple[int, ...]) -> float:
    """Health a fight will cost, by the levels of the enemies; fitted to many fights."""
    levels = [question.pack.enemy[number].level for number in combat]
    crew = question.view.state.crew
    arms = sorted(force(question, index) for index in range(len(crew)))[-HANDS:]
    learned = sum(len(member.levels) for member in crew)
    crowd, worst = sum(levels) ** 2, max(levels) ** 2
    return max(0.0, 11.0 + 0.06 * crowd + 0.12 * worst - 2.0 * sum(arms) - 0.4 * learned)
