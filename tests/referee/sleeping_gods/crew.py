"""Sleeping Gods, second reading: crew members, their hurts, and challenges."""

# SILENT
# - Weakened below zero: a skill never counts less than nothing.
# - Low morale: one command for each such member, paid by whoever controls it.
# - Damage that nobody has health left for: lost, and the crew is defeated.
# - Venom on a member without health: nothing; it never runs over to another.
# - A member who loses the last health to madness while joining: still joins this challenge.
# - Fatigue for a member who has two: nothing.
# - A status for somebody who has it, with nobody else free of it: nothing.

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

MOST_FATIGUE = 2
MOST_EQUIPPED = 2
HAND_LIMIT = 3


@dataclass(frozen=True)
class Member:
    name: str
    owner: int | None
    """Who controls the member; None is the captain, who belongs to the active player."""
    health: int
    damage: int = 0
    fatigue: int = 0
    statuses: frozenset[str] = frozenset()
    skills: Mapping[str, int] = field(default_factory=dict)
    """Printed symbols and level cards."""
    equipped: tuple[str, ...] = ()
    """Skills of the equipped ability cards."""


def left(member: Member) -> int:
    return member.health - member.damage


def may_join(member: Member) -> bool:
    return left(member) > 0 and member.fatigue < MOST_FATIGUE


def may_attack(member: Member, tokens_on: int) -> bool:
    return left(member) > 0 and "frightened" not in member.statuses and tokens_on < 2


def skill_of(member: Member, skill: str) -> int:
    symbols = member.skills.get(skill, 0) + member.equipped.count(skill)
    return max(0, symbols - 2 * ("weakened" in member.statuses))


def controller(member: Member, active: int) -> int:
    return active if member.owner is None else member.owner


def join_price(joining: Iterable[Member], active: int) -> dict[int, int]:
    """Command by player: one for each helper at the table, one more for each low morale."""
    price: dict[int, int] = {}
    for member in joining:
        payer = controller(member, active)
        price.setdefault(payer, int(payer != active))
        price[payer] += "low_morale" in member.statuses
    return {payer: cost for payer, cost in price.items() if cost}


def joined(member: Member) -> Member:
    """After joining: one fatigue, and madness hurts."""
    tired = replace(member, fatigue=min(MOST_FATIGUE, member.fatigue + 1))
    return hurt(tired, 1) if "madness" in member.statuses else tired


def total(
    fate: int, joining: Iterable[Member], skill: str, bonus: int, cards: Sequence[str]
) -> int:
    """Fate, the members' skill, what abilities add, and each hand card of that very skill."""
    return fate + sum(skill_of(member, skill) for member in joining) + bonus + cards.count(skill)


def succeeds(result: int, need: int) -> bool:
    return result >= need


def hurt(member: Member, points: int) -> Member:
    """Damage never exceeds health."""
    return replace(member, damage=min(member.health, member.damage + points))


def may_take_status(crew: Sequence[Member], first: Collection[str], status: str) -> set[str]:
    """Those who joined and do not have it yet; without such, anybody who does not have it."""
    free = {member.name for member in crew if status not in member.statuses}
    return free & set(first) or free


def may_take_damage(crew: Sequence[Member], first: Collection[str]) -> set[str]:
    """Who may take the next point of a failed challenge: those who joined, while any can."""
    able = {member.name for member in crew if left(member) > 0}
    return able & set(first) or able


def crew_defeated(crew: Iterable[Member]) -> bool:
    return all(left(member) == 0 for member in crew)
