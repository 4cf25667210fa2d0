"""One attack: weapon, target, fate, additions, damage, counterattack (R78, R83-R87, R94-R96)."""

from __future__ import annotations

from typing import Any

from games.kernel import Ask, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.blows import fighting, place, row, suffer, the_foe
from games.sleeping_gods.care import MOST_FATIGUE
from games.sleeping_gods.challenge import change_fate, redraw_fate, the_moment, told_fate
from games.sleeping_gods.content.cards import Weapon
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.names import either, fitting, weapon_text, word
from games.sleeping_gods.owning import drop
from games.sleeping_gods.placing import (
    Placing,
    flies,
    resistance,
    strength,
    strikes_first,
)
from games.sleeping_gods.state import Attack, Foe, Threat
from games.sleeping_gods.uses import AIM, HARD, Scene, Use, perform, uses

OWN_WEAPON = 0
_FIGURES = ("accuracy", "damage", "block")


def attacking(campaign: Campaign) -> Attack:
    attack = fighting(campaign).attack
    assert attack is not None
    return attack


def attack(campaign: Campaign, index: int, seat: int) -> Play[None]:
    """R78, in the rulebook's five steps."""
    fight = fighting(campaign)
    fight.tokens[seat] -= 1
    fight.used[index] += 1
    attack = fight.attack = Attack(index, seat)
    attack.weapon = yield from _choose_weapon(campaign, attack)
    attack.target = yield from _choose_target(campaign, attack)
    attack.fate = yield from told_fate(campaign)
    yield from _aim(campaign, attack)
    hit = hits(campaign, attack)
    _tell_attack(campaign, attack, hit)
    enemy, foe = the_foe(campaign, attack.target)
    early = not hit or strikes_first(enemy, foe)
    if early:
        yield from counterattack(campaign, attack, foe)
    yield from _harden(campaign, attack, hit=hit)
    points = the_points(campaign, attack, hit)
    yield from place(
        campaign,
        Placing(*row(campaign), attack.target, points, attack.nonheart, attack.diagonal),
        attack.member,
        attack.seat,
    )
    yield from the_moment(campaign, "attack_hit" if hit else "attack_missed", [index])
    if not early and any(other is foe for other in fight.foes):
        yield from counterattack(campaign, attack, foe)
    fight.attack = None


def weapons(campaign: Campaign, index: int) -> dict[int, Weapon]:
    """R53, R91: one's own and all equipped ones that no enemy has knocked away."""
    found = {OWN_WEAPON: campaign.boards[index].weapon}
    for number in campaign.s.crew[index].weapons:
        weapon = campaign.pack.card[number].weapon
        if weapon is not None and number not in fighting(campaign).disarmed:
            found[number] = weapon
    return found


def weapon(campaign: Campaign, attack: Attack) -> Weapon:
    return weapons(campaign, attack.member)[attack.weapon]


def _choose_weapon(campaign: Campaign, attack: Attack) -> Play[int]:
    options = [
        Option(
            f"weapon-{number}", attack.seat, weapon_label(campaign, attack.member, weapon), number
        )
        for number, weapon in weapons(campaign, attack.member).items()
    ]
    prompt = T("{name}: which weapon?", name=campaign.name(attack.member))
    return (yield from campaign.settle(prompt, options))


def weapon_label(campaign: Campaign, index: int, weapon: Weapon) -> Text:
    figures = wielded(campaign, index, weapon)
    return T("{name}: {figures}", name=word(weapon.name), figures=figures)


def wielded(campaign: Campaign, index: int, weapon: Weapon) -> Text:
    """A weapon's figures in these hands: equipped cards, levels and weariness counted."""
    add = {op: campaign.own_bonus(index, op) + campaign.ship_bonus(op) for op in _FIGURES}
    add["damage"] -= campaign.s.crew[index].fatigue >= MOST_FATIGUE
    return weapon_text(weapon, **add)


def arms_text(campaign: Campaign, index: int) -> Text | None:
    """Everything a crew member could attack with."""
    arms = [wielded(campaign, index, weapon) for weapon in weapons(campaign, index).values()]
    return fitting(either(arms), arms[0])


def _choose_target(campaign: Campaign, attack: Attack) -> Play[int]:
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
    return (yield from campaign.settle(prompt, options))


def _target_label(campaign: Campaign, at: int, attack: Attack) -> Text:
    enemy, foe = the_foe(campaign, at)
    return T(
        "{name}: defense {n}, strikes back for {power}",
        name=word(enemy.name),
        n=defense(campaign, at, attack),
        power=strength(enemy, foe) + campaign.ship_bonus("enemy_attack"),
    )


def _guard(campaign: Campaign, at: int) -> Text | None:
    """R92: what makes an enemy harder to harm than its defense says."""
    enemy, foe = the_foe(campaign, at)
    guards = [T("strikes first")] if strikes_first(enemy, foe) else []
    if swallowed := resistance(enemy, foe):
        guards.append(T("resist {n}", n=swallowed))
    return T("{guards}", guards=guards) if guards else None


def defense(campaign: Campaign, at: int, attack: Attack) -> int:
    """R86: a flying enemy is 1 harder to hit without a ranged weapon."""
    enemy, foe = the_foe(campaign, at)
    high = flies(enemy, foe) and not weapon(campaign, attack).ranged
    return enemy.defense + campaign.ship_bonus("enemy_defense") + high


def accuracy(campaign: Campaign, attack: Attack) -> int:
    own = campaign.own_bonus(attack.member, "accuracy") + campaign.ship_bonus("accuracy")
    return attack.fate + weapon(campaign, attack).accuracy + own + attack.accuracy


def hits(campaign: Campaign, attack: Attack) -> bool:
    return accuracy(campaign, attack) >= defense(campaign, attack.target, attack)


def the_points(campaign: Campaign, attack: Attack, hit: bool) -> int:
    """R23, R85, G27, G28: a miss deals 1; two fatigue take 1 away."""
    member = campaign.s.crew[attack.member]
    tired = member.fatigue >= MOST_FATIGUE
    extra = campaign.own_bonus(attack.member, "damage") + campaign.ship_bonus("damage")
    base = weapon(campaign, attack).damage if hit else 1
    return max(0, base + extra + attack.damage - tired)


def _tell_attack(campaign: Campaign, attack: Attack, hit: bool) -> None:
    values = {
        "name": campaign.name(attack.member),
        "foe": word(the_foe(campaign, attack.target)[0].name),
        "total": accuracy(campaign, attack),
        "defense": defense(campaign, attack.target, attack),
    }
    if hit:
        campaign.say(T("{name} hits {foe}: {total} against {defense}.", **values))
    else:
        campaign.say(T("{name} misses {foe}: {total} against {defense}.", **values))


def _attack_scene(campaign: Campaign, attack: Attack, ops: frozenset[str]) -> Scene:
    return Scene(ops, (attack.member,), "", attack.fate, attack.member, synergy=True)


def _aim(campaign: Campaign, attack: Attack) -> Play[None]:
    """R78: after the draw, whatever may still turn a miss into a hit."""
    while not hits(campaign, attack):
        scene = _attack_scene(campaign, attack, AIM)
        options: list[Option[Any]] = [*uses(campaign, scene), *_attack_again(campaign, attack)]
        if not options:
            return
        prompt = T(
            "{name} misses, {total} against {defense}. Can it still be a hit?",
            name=campaign.name(attack.member),
            total=accuracy(campaign, attack),
            defense=defense(campaign, attack.target, attack),
        )
        options += _go_on(campaign, attack, T("Let it miss"))
        chosen: Option[Any] = yield Ask(prompt, options, why=reasons.AIMING)
        if chosen.id == "strike":
            return
        yield from _take_addition(campaign, chosen, attack, scene)


def _harden(campaign: Campaign, attack: Attack, *, hit: bool) -> Play[None]:
    """R85, R87: more damage just before it is dealt, also on a miss and also at 0 health."""
    while True:
        scene = _attack_scene(campaign, attack, HARD)
        options: list[Option[Any]] = [*uses(campaign, scene), *_boosts(campaign, attack)]
        if not options:
            return
        prompt = T(
            "{name} deals {n} damage to {foe}. Add to it?",
            name=campaign.name(attack.member),
            n=the_points(campaign, attack, hit) + attack.nonheart,
            foe=word(the_foe(campaign, attack.target)[0].name),
        )
        options += _go_on(campaign, attack, T("Strike"))
        chosen: Option[Any] = yield Ask(prompt, options, why=reasons.ADDING)
        if chosen.id == "strike":
            return
        yield from _take_addition(campaign, chosen, attack, scene)


def _go_on(campaign: Campaign, attack: Attack, label: Text) -> list[Option[Any]]:
    """Whoever attacks goes on with the blow; the active player may do it for an absent one."""
    return [
        Option("strike", seat, label, None, tone="go", aside=seat != attack.seat)
        for seat in dict.fromkeys((attack.seat, campaign.s.active))
    ]


def _boosts(campaign: Campaign, attack: Attack) -> list[Option[Any]]:
    skill = weapon(campaign, attack).boost
    if attack.boosted or skill is None:
        return []
    return [
        Option(
            f"boost-{card.id}",
            attack.seat,
            T("Discard {card}: +1 damage", card=word(card.name)),
            card.id,
        )
        for card in campaign.equipped(campaign.s.crew[attack.member])
        if card.skill == skill
    ]


def _attack_again(campaign: Campaign, attack: Attack) -> list[Option[Any]]:
    free = campaign.own_bonus(attack.member, "fate_1") or campaign.ship_bonus("fate_1")
    if attack.fate != 1 or not free or hits(campaign, attack):
        return []
    return [Option("again", attack.seat, T("Draw the 1 again"), None)]


def _take_addition(
    campaign: Campaign, chosen: Option[Any], attack: Attack, scene: Scene
) -> Play[None]:
    if isinstance(chosen.value, Use):
        for mod in (yield from perform(campaign, chosen.value, chosen.seat, scene)):
            attack.fate = yield from change_fate(campaign, mod, attack.fate)
            attack.accuracy += mod.n if mod.op == "accuracy" else 0
            attack.damage += mod.n if mod.op == "damage" else 0
            attack.nonheart += mod.n if mod.op == "damage_nonheart" else 0
            attack.diagonal = attack.diagonal or mod.op == "diagonal"
    elif chosen.id == "again":
        attack.fate = yield from redraw_fate(campaign)
    else:
        drop(campaign, attack.member, chosen.value)
        attack.boosted = True
        attack.damage += 1


def counterattack(campaign: Campaign, attack: Attack, foe: Foe) -> Play[None]:
    """R83: on the attacker, less the block of the weapon used."""
    enemy = campaign.pack.enemy[foe.num]
    amount = strength(enemy, foe) + campaign.ship_bonus("enemy_attack")
    threat = Threat(attack.member, foe.num, amount, weapon(campaign, attack).block, False)
    campaign.say(T("{foe} strikes back: {n}.", foe=word(enemy.name), n=amount))
    yield from suffer(campaign, threat, attack.seat)
