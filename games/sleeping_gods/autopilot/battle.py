"""Fights: who strikes whom, with what, and where the damage goes."""

from __future__ import annotations

from typing import Any

from games.kernel import Option
from games.sleeping_gods.autopilot.mind import Mind, best, chance_of
from games.sleeping_gods.content.cards import Weapon
from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.placing import Square, beaten, flies, strength
from games.sleeping_gods.state import Foe
from games.sleeping_gods.uses import Use

TURNING = ("accuracy", "redraw", "redraw_best", "redraw_if_1", "fate_plus")


def _foes(mind: Mind) -> list[tuple[Enemy, Foe]]:
    fight = mind.view.state.fight
    return [] if fight is None else [(mind.pack.enemy[foe.num], foe) for foe in fight.foes]


def _weapons(mind: Mind, index: int) -> list[Weapon]:
    cards = (mind.pack.card[n].weapon for n in mind.view.state.crew[index].weapons)
    return [mind.pack.crew[index].weapon, *(weapon for weapon in cards if weapon is not None)]


def _force(mind: Mind, weapon: Weapon, index: int) -> float:
    """Expected damage against the easiest enemy."""
    tired = mind.view.state.crew[index].fatigue >= 2
    easiest = min(
        (enemy.defense + (flies(enemy, foe) and not weapon.ranged) for enemy, foe in _foes(mind)),
        default=5,
    )
    hit = chance_of(easiest - weapon.accuracy)
    return hit * weapon.damage + (1 - hit) - tired


def move(mind: Mind) -> Option[Any] | None:
    """The hardest hitter who can take the answer; the round ends when nobody is left."""
    attackers = mind.having("fight")
    if not attackers:
        return mind.find("end") or mind.find("aid")
    return best(attackers, [_attacker_value(mind, o.value) for o in attackers], mind.luck)


def _attacker_value(mind: Mind, index: int) -> float:
    weapons = _weapons(mind, index)
    force = max(_force(mind, weapon, index) for weapon in weapons)
    answer = min((strength(enemy, foe) for enemy, foe in _foes(mind)), default=0)
    block = max(weapon.block for weapon in weapons)
    left = mind.view.sheets[index].left
    return 2.0 * force + min(left, 4) * 0.5 - 0.6 * max(0, answer - block) - 2.0 * (left <= 1)


def weapon(mind: Mind) -> Option[Any] | None:
    fight = mind.view.state.fight
    own = mind.having("weapon")
    if fight is None or fight.attack is None or not own:
        return None
    index = fight.attack.member

    def value(option: Option[Any]) -> float:
        card = mind.pack.card[option.value].weapon if option.value else None
        held = card if card is not None else mind.pack.crew[index].weapon
        return _force(mind, held, index) + 0.4 * held.block

    return best(own, [value(option) for option in own], mind.luck)


def target(mind: Mind) -> Option[Any] | None:
    """The one nearest to falling, and easiest to hit."""
    own = mind.having("foe")
    row = _foes(mind)

    def value(option: Option[Any]) -> float:
        enemy, foe = row[option.value]
        hearts = sum(cell.heart for cell in _open(enemy, foe))
        return float(strength(enemy, foe) - hearts - 0.7 * enemy.defense)

    return best(own, [value(option) for option in own], mind.luck)


def _open(enemy: Enemy, foe: Foe) -> list[Cell]:
    flat = [cell for row in enemy.cells for cell in row]
    return [cell for at, cell in enumerate(flat) if cell is not None and at not in foe.covered]


def add(mind: Mind) -> Option[Any] | None:
    """Synergy is free; command is spent when it turns a miss into a hit."""
    strike = mind.find("strike")
    if synergy := mind.having("synergy"):
        return synergy[0]
    if strike is None:
        return mind.luck.choice(mind.options)
    if "misses" in mind.ask.prompt.template:
        cheap = [o for o in mind.options if isinstance(o.value, Use) and o.value.cost <= 1]
        turning = [o for o in cheap if any(mod.op in TURNING for mod in o.value.mods)]
        if turning:
            return turning[0]
    return strike


def block(mind: Mind) -> Option[Any] | None:
    """Blocks what would fell somebody, or a heavy blow."""
    threat, take = mind.view.state.threat, mind.find("take")
    if threat is None or take is None:
        return mind.luck.choice(mind.options) if take is None else take
    blow = threat.amount - threat.block
    uses = [o for o in mind.options if isinstance(o.value, Use)]
    if uses and (blow >= 2 or blow >= mind.view.sheets[threat.member].left):
        return best(uses, [-float(o.value.cost) for o in uses], mind.luck)
    return take


def place(mind: Mind) -> Option[Any] | None:
    """Hearts first, then whatever hurts; opening squares again, the harmless ones."""
    own = mind.having("at")
    row = _foes(mind)
    healing = "opens" in mind.ask.prompt.template

    def value(option: Option[Any]) -> float:
        _, at, number = option.id.split("-")
        enemy = row[int(at)][0]
        cell = enemy.cells[int(number) // enemy.cols][int(number) % enemy.cols]
        assert cell is not None
        harm = 5.0 * cell.heart + 2.5 * cell.attack + 2.0 * bool(cell.static or cell.eor)
        harm += 1.0 * cell.flying + 1.5 * cell.synergy
        return -harm if healing else harm + _way_to_hearts(mind, Square(int(at), int(number)))

    return best(own, [value(option) for option in own], mind.luck)


def _way_to_hearts(mind: Mind, square: Square) -> float:
    """A square beside an open heart is worth covering on the way."""
    enemy, foe = _foes(mind)[square.foe]
    row, column = divmod(square.number, enemy.cols)
    near = 0.0
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        r, c = row + down, column + right
        if 0 <= r < enemy.rows and 0 <= c < enemy.cols and r * enemy.cols + c not in foe.covered:
            cell = enemy.cells[r][c]
            near += 1.0 if cell is not None and cell.heart else 0.0
    return near if not beaten(enemy, foe) else 0.0
