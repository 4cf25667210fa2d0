"""Whom to attack, and what stands against it (R78, R92)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.kernel import Option, Play, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.fight.aim import defense
from games.sleeping_gods.fight.enemies import enemy_at, fighting
from games.sleeping_gods.fight.squares import resistance, strength, strikes_first
from games.sleeping_gods.fight.weapons import weapons, wielded
from games.sleeping_gods.state import Attack
from games.sleeping_gods.words import word


class Blow(NamedTuple):
    """With which weapon, and at whom."""

    weapon: int
    target: int


def choose_blow(campaign: Campaign, attack: Attack) -> Play[Blow]:
    """Weapon and enemy in one question, each asked for only where there are several."""
    options = list(_blows(campaign, attack))
    prompt = T("{name}: whom to attack?", name=campaign.name(attack.member))
    blow = yield from campaign.decision(prompt, options)
    if len(options) > 1:
        values = {
            "foe": word(enemy_at(campaign, blow.target)[0].name),
            "weapon": word(weapons(campaign, attack.member)[blow.weapon].name),
        }
        campaign.deed(attack.seat, T("aims at {foe} with {weapon}", **values))
    return blow


def _blows(campaign: Campaign, attack: Attack) -> Iterator[Option[Blow]]:
    arms = weapons(campaign, attack.member)
    row = range(len(fighting(campaign).foes))
    for number, weapon in arms.items():
        attack.weapon = number
        for at in row:
            yield Option(
                _blow_id(number, at, arms=len(arms), foes=len(row)),
                attack.seat,
                _blow_label(campaign, attack, at, arms=len(arms)),
                Blow(number, at),
                spot=f"foe.{at}" if len(row) > 1 else None,
                short=word(weapon.name) if len(arms) > 1 else _short(campaign, at),
                detail=_guard(campaign, at),
            )


def _blow_id(weapon: int, at: int, *, arms: int, foes: int) -> str:
    if arms == 1:
        return f"foe-{at}"
    return f"weapon-{weapon}" if foes == 1 else f"weapon-{weapon}-{at}"


def _blow_label(campaign: Campaign, attack: Attack, at: int, *, arms: int) -> Text:
    target = _target_label(campaign, at, attack)
    if arms == 1:
        return target
    weapon = weapons(campaign, attack.member)[attack.weapon]
    name, figures = word(weapon.name), wielded(campaign, attack.member, weapon)
    if len(fighting(campaign).foes) == 1:
        return T("{name}: {figures}", name=name, figures=figures)
    return T("{target}; {weapon}", target=target, weapon=name)


def _short(campaign: Campaign, at: int) -> Text:
    return word(enemy_at(campaign, at)[0].name)


def _target_label(campaign: Campaign, at: int, attack: Attack) -> Text:
    enemy, foe = enemy_at(campaign, at)
    return T(
        "{name}: defense {n}, strikes back for {power}",
        name=word(enemy.name),
        n=defense(campaign, at, attack),
        power=strength(enemy, foe) + campaign.ship_bonus("enemy_attack"),
    )


def _guard(campaign: Campaign, at: int) -> Text | None:
    """R92: what makes an enemy harder to harm than its defense says."""
    enemy, foe = enemy_at(campaign, at)
    guards = [T("strikes first")] if strikes_first(enemy, foe) else []
    if swallowed := resistance(enemy, foe):
        guards.append(T("resist {n}", n=swallowed))
    return T("{guards}", guards=guards) if guards else None
