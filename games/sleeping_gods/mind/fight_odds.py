"""What the rest of a fight will cost: attacks that are still needed, and what answers them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from games.sleeping_gods.autopilot.question import chance_of
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.cards import Weapon
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.enemies import fighting
from games.sleeping_gods.fight.squares import STRAIGHT, flies, resistance, uncovered
from games.sleeping_gods.fight.weapons import weapons
from games.sleeping_gods.state import Foe

HANDS = 4
"""So many attack in a round."""
FADES = 0.6
"""How much of its uncovered attack symbols an enemy strikes with until it is beaten."""
ON_THE_WAY = 0.35
"""How many of the squares without a heart are covered on the way."""
HELPLESS = 60.0
NEVER = 99
HOURGLASS = 1.2
"""What an hourglass does at the end of a round, in health."""


class Arm(NamedTuple):
    """A weapon in somebody's hands."""

    accuracy: int
    damage: int
    miss: int
    block: int
    ranged: bool


def toll_of(campaign: Campaign) -> float:
    """Health lost until the last enemy is beaten, if those who can still fight go on."""
    fight = fighting(campaign)
    arms = _arms(campaign)
    if not fight.foes:
        return 0.0
    if not arms:
        return HELPLESS
    extra = campaign.ship_bonus("enemy_attack")
    harder = campaign.ship_bonus("enemy_defense")
    rows = [_row(campaign.pack.enemy[foe.num], foe, arms, harder, extra) for foe in fight.foes]
    rows.sort(key=lambda row: row.attacks / (0.5 + row.strength))
    toll, attacks, ready = 0.0, 0.0, sum(fight.tokens)
    for row in rows:
        attacks += row.attacks
        rounds = max(0.0, (attacks - ready) / HANDS)
        ends = rounds + 0.5 if attacks > ready else 0.25 * attacks / max(1, ready)
        toll += row.answers + ends * (row.strength + row.hourglasses)
    return toll


class Row(NamedTuple):
    """An enemy: attacks it takes to beat it, what it answers them with in all, its end of round."""

    attacks: float
    answers: float
    strength: float
    hourglasses: float


class Bite(NamedTuple):
    """What an attack deals, and what it is answered with."""

    dealt: float
    suffered: float

    @property
    def gain(self) -> float:
        return self.dealt - 0.5 * self.suffered


def _row(enemy: Enemy, foe: Foe, arms: list[list[Arm]], harder: int, extra: int) -> Row:
    cells = [cell for _, cell in uncovered(enemy, foe)]
    hearts = sum(cell.heart for cell in cells)
    others = sum(not cell.heart for cell in cells)
    power = enemy.attack + extra + FADES * sum(cell.attack for cell in cells)
    bites = sorted(
        (bite(hand, enemy, foe, power, harder) for hand in arms), key=lambda one: -one.gain
    )[:HANDS]
    dealt = sum(one.dealt for one in bites) / len(bites)
    most = max(arm.damage for hand in arms for arm in hand)
    suffered = sum(one.suffered for one in bites) / len(bites)
    fewest = 1.0 if least(enemy, foe) <= most else 2.0
    attacks = max(fewest, (hearts + ON_THE_WAY * others) / max(0.3, dealt))
    hourglasses = HOURGLASS * FADES * sum(cell.eor is not None for cell in cells)
    return Row(attacks, (attacks - 0.7) * suffered, power, hourglasses)


def bite(hand: list[Arm], enemy: Enemy, foe: Foe, power: float, harder: int = 0) -> Bite:
    """Damage dealt and suffered by an attack with the best of one's weapons."""
    high, swallowed = flies(enemy, foe), resistance(enemy, foe)
    best: Bite | None = None
    for arm in hand:
        hit = chance_of(enemy.defense + harder + (high and not arm.ranged) - arm.accuracy)
        full, scratch = max(0, arm.damage - swallowed), max(0, arm.miss - swallowed)
        one = Bite(hit * full + (1 - hit) * scratch, max(0.0, power - arm.block))
        if best is None or one.gain > best.gain:
            best = one
    assert best is not None, "nobody is without a weapon"
    return best


def arm_of(campaign: Campaign, at: int, weapon: Weapon) -> Arm:
    """With everything that cards, levels and weariness add to it."""
    accuracy, damage, block = (
        campaign.ship_bonus(op) + campaign.own_bonus(at, op)
        for op in ("accuracy", "damage", "block")
    )
    damage -= campaign.s.crew[at].fatigue >= MOST_FATIGUE
    return Arm(
        weapon.accuracy + accuracy,
        max(0, weapon.damage + damage),
        max(0, 1 + damage),
        weapon.block + block,
        weapon.ranged,
    )


def _arms(campaign: Campaign) -> list[list[Arm]]:
    """Of everybody who can still attack in some round of this fight."""
    return [
        [arm_of(campaign, at, weapon) for weapon in weapons(campaign, at).values()]
        for at, member in enumerate(campaign.s.crew)
        if "frightened" not in member.statuses and campaign.able(at)
    ]


def least(enemy: Enemy, foe: Foe) -> int:
    """How much damage finishes it at once (R79, R82): all hearts and what joins them."""
    cells = dict(uncovered(enemy, foe))
    hearts = frozenset(number for number, cell in cells.items() if cell.heart)
    cost = sum(cells[number].heart for number in hearts) + resistance(enemy, foe)
    return cost + _joints(hearts, frozenset(cells) - hearts, enemy.cols)


@lru_cache(1 << 12)
def _joints(hearts: frozenset[int], others: frozenset[int], cols: int) -> int:
    for count in range(len(others) + 1):
        if any(_is_one({*hearts, *some}, cols) for some in combinations(others, count)):
            return count
    return NEVER


def _is_one(squares: set[int], cols: int) -> bool:
    """Whether they are connected, without diagonals."""
    left = {divmod(number, cols) for number in squares}
    todo = [left.pop()] if left else []
    while todo:
        row, column = todo.pop()
        beside = {(row + down, column + right) for down, right in STRAIGHT} & left
        left -= beside
        todo += beside
    return not left
