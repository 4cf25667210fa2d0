"""Whom to attack, and what stands against it (R78, R92)."""

from __future__ import annotations

from games.kernel import Option, Play, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.fight.aim import defense
from games.sleeping_gods.fight.enemies import enemy_at, fighting
from games.sleeping_gods.fight.squares import resistance, strength, strikes_first
from games.sleeping_gods.state import Attack
from games.sleeping_gods.words import word


def choose_target(campaign: Campaign, attack: Attack) -> Play[int]:
    options = [
        Option(
            f"foe-{at}",
            attack.seat,
            _target_label(campaign, at, attack),
            at,
            spot=f"foe.{at}",
            detail=_guard(campaign, at),
        )
        for at in range(len(fighting(campaign).foes))
    ]
    prompt = T("{name}: whom to attack?", name=campaign.name(attack.member))
    return (yield from campaign.decision(prompt, options))


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
