"""One attack: weapon, target, fate, damage, counterattack (R78, R83)."""

from __future__ import annotations

from games.kernel import Play
from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.changed_fate import told_fate
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.fight.additions import add_damage, aim, placing_of
from games.sleeping_gods.fight.aim import attack_accuracy, damage_dealt, defense, hits
from games.sleeping_gods.fight.blocking import suffer
from games.sleeping_gods.fight.covering import place
from games.sleeping_gods.fight.enemies import enemy_at, fighting
from games.sleeping_gods.fight.squares import strength, strikes_first
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.fight.weapons import weapon_used
from games.sleeping_gods.state import Attack, Foe, Threat
from games.sleeping_gods.words import word


def make_attack(campaign: Campaign, blow: Blow, seat: int) -> Play[None]:
    """R78, in the rulebook's five steps."""
    fight = fighting(campaign)
    fight.tokens[seat] -= 1
    fight.used[blow.member] += 1
    attack = fight.attack = Attack(blow.member, seat, blow.weapon, blow.target)
    _tell_blow(campaign, attack)
    attack.fate = yield from told_fate(campaign, seat)
    yield from carry_out(campaign, attack)


def carry_out(campaign: Campaign, attack: Attack) -> Play[None]:
    """R78: what comes after the draw."""
    fight = fighting(campaign)
    first = yield from aim(campaign, attack)
    hit = hits(campaign, attack)
    _tell_attack(campaign, attack, hit)
    enemy, foe = enemy_at(campaign, attack.target)
    early = not hit or strikes_first(enemy, foe)
    if early:
        yield from counterattack(campaign, attack, foe)
    if first is None:
        first = yield from add_damage(campaign, attack, hit=hit)
    points = damage_dealt(campaign, attack, hit)
    campaign.deed(attack.seat, told.DEALS_DAMAGE(n=points + attack.nonheart))
    placing = placing_of(campaign, attack, hit=hit)
    yield from place(campaign, placing, attack.member, attack.seat, first)
    moment = "attack_hit" if hit else "attack_missed"
    yield from moment_comes(campaign, moment, [attack.member])
    if not early and any(other is foe for other in fight.foes):
        yield from counterattack(campaign, attack, foe)
    fight.attack = None


def _tell_blow(campaign: Campaign, attack: Attack) -> None:
    values = {
        "name": campaign.name(attack.member),
        "foe": word(enemy_at(campaign, attack.target)[0].name),
        "weapon": word(weapon_used(campaign, attack).name),
    }
    campaign.deed(attack.seat, told.ATTACKS_WITH(**values))


def _tell_attack(campaign: Campaign, attack: Attack, hit: bool) -> None:
    values = {
        "name": campaign.name(attack.member),
        "foe": word(enemy_at(campaign, attack.target)[0].name),
        "total": attack_accuracy(campaign, attack),
        "defense": defense(campaign, attack.target, attack),
    }
    if hit:
        campaign.deed(attack.seat, told.HITS(**values))
    else:
        campaign.deed(attack.seat, told.MISSES(**values))


def counterattack(campaign: Campaign, attack: Attack, foe: Foe) -> Play[None]:
    """R83: on the attacker, less the block of the weapon used."""
    enemy = campaign.pack.enemy[foe.num]
    amount = strength(enemy, foe) + campaign.ship_bonus("enemy_attack")
    threat = Threat(attack.member, foe.num, amount, weapon_used(campaign, attack).block, False)
    campaign.say(told.STRIKES_BACK(foe=word(enemy.name), n=amount))
    yield from suffer(campaign, threat, attack.seat)
