"""What is added to an attack after the draw (R78, R85, R87, R94-R96)."""

from __future__ import annotations

from typing import Literal

from games.kernel import Ask, Option, Play, T, Text
from games.sleeping_gods import questions, reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.equipped import Equipped, drop
from games.sleeping_gods.challenge.changed_fate import change_fate, redraw_fate
from games.sleeping_gods.command.abilities import AIM, HARD, Scene, Use, perform, uses
from games.sleeping_gods.fight.aim import attack_accuracy, damage_dealt, defense, hits
from games.sleeping_gods.fight.covering import square_options
from games.sleeping_gods.fight.enemies import enemy_at, row
from games.sleeping_gods.fight.squares import Placing, Square
from games.sleeping_gods.fight.weapons import weapon_used
from games.sleeping_gods.state import Attack
from games.sleeping_gods.words import word


def _attack_scene(attack: Attack, ops: frozenset[str]) -> Scene:
    return Scene(ops, (attack.member,), "", attack.fate, attack.member, synergy=True)


Addition = Use | Equipped | Literal["again"]
"""An ability or card, an equipped card to be discarded, or a free redraw."""


def aim(campaign: Campaign, attack: Attack) -> Play[Square | None]:
    """R78: after the draw, whatever may still turn a miss into a hit.

    Whoever lets it miss may say at once where its damage goes.
    """
    while not hits(campaign, attack):
        scene = _attack_scene(attack, AIM)
        more: list[Option[Addition]] = [*uses(campaign, scene), *_attack_again(campaign, attack)]
        if not more:
            return None
        total = attack_accuracy(campaign, attack)
        wanted = defense(campaign, attack.target, attack)
        prompt = T(
            "{name} has {total} and needs {defense} to hit. Get help?",
            name=campaign.name(attack.member),
            total=total,
            defense=wanted,
        )
        squares = _squares(campaign, attack, hit=False)
        onward = [*squares, *_go_on(campaign, attack, T("Let it miss"))]
        chosen: Option[Addition | Square | None] = yield Ask(
            questions.AIM,
            prompt,
            [*more, *onward],
            why=reasons.AIMING,
            about={"missing": wanted - total},
        )
        if chosen.value is None or isinstance(chosen.value, Square):
            return chosen.value
        yield from _take_addition(campaign, chosen.value, chosen.seat, attack, scene)
    return None


def add_damage(campaign: Campaign, attack: Attack, *, hit: bool) -> Play[Square | None]:
    """R85, R87: more damage just before it is dealt, also on a miss and also at 0 health.

    Whoever adds nothing says at once where it goes: the first square, if one was named.
    """
    while True:
        scene = _attack_scene(attack, HARD)
        more: list[Option[Addition]] = [*uses(campaign, scene), *_boosts(campaign, attack)]
        if not more:
            return None
        n = damage_dealt(campaign, attack, hit) + attack.nonheart
        foe = word(enemy_at(campaign, attack.target)[0].name)
        prompt = T("{n} damage to {foe}. Place it, or add more?", n=n, foe=foe)
        onward = _squares(campaign, attack, hit=hit) or _go_on(campaign, attack, T("Strike"))
        chosen: Option[Addition | Square | None] = yield Ask(
            questions.ADD_DAMAGE,
            prompt,
            [*more, *onward],
            why=reasons.ADDING,
            about={"points": n},
        )
        if chosen.value is None or isinstance(chosen.value, Square):
            return chosen.value
        yield from _take_addition(campaign, chosen.value, chosen.seat, attack, scene)


def _squares(campaign: Campaign, attack: Attack, *, hit: bool) -> list[Option[Square]]:
    """Where the damage may go; the active player may say so for an absent one."""
    found = square_options(campaign, placing_of(campaign, attack, hit=hit), attack.seat)
    if attack.seat == campaign.s.active:
        return [*found]
    return [*found, *(square.aside_for(campaign.s.active) for square in found)]


def placing_of(campaign: Campaign, attack: Attack, *, hit: bool) -> Placing:
    """The damage of an attack as it stands, before a square is covered."""
    points = damage_dealt(campaign, attack, hit)
    return Placing(*row(campaign), attack.target, points, attack.nonheart, attack.diagonal)


def _go_on(campaign: Campaign, attack: Attack, label: Text) -> list[Option[None]]:
    """Whoever attacks goes on with the blow; the active player may do it for an absent one."""
    return [
        Option("strike", seat, label, None, tone="go", aside=seat != attack.seat)
        for seat in dict.fromkeys((attack.seat, campaign.s.active))
    ]


def _boosts(campaign: Campaign, attack: Attack) -> list[Option[Equipped]]:
    skill = weapon_used(campaign, attack).boost
    if attack.boosted:
        return []
    return [
        Option(
            f"boost-{card.id}",
            attack.seat,
            T("Discard {card}: +1 damage", card=word(card.name)),
            Equipped(attack.member, card.id),
            short=T("{card} +1", card=word(card.name)),
        )
        for card in campaign.equipped(campaign.s.crew[attack.member])
        if card.skill == skill
    ]


def _attack_again(campaign: Campaign, attack: Attack) -> list[Option[Literal["again"]]]:
    free = campaign.own_bonus(attack.member, "fate_1") or campaign.ship_bonus("fate_1")
    if attack.fate != 1 or not free:
        return []
    return [Option("again", attack.seat, T("Draw the 1 again"), "again")]


def _take_addition(
    campaign: Campaign, chosen: Addition, seat: int, attack: Attack, scene: Scene
) -> Play[None]:
    if isinstance(chosen, Use):
        for mod in (yield from perform(campaign, chosen, seat, scene)):
            attack.fate = yield from change_fate(campaign, mod, attack.fate)
            attack.accuracy += mod.n if mod.op == "accuracy" else 0
            attack.damage += mod.n if mod.op == "damage" else 0
            attack.nonheart += mod.n if mod.op == "damage_nonheart" else 0
            attack.diagonal = attack.diagonal or mod.op == "diagonal"
    elif chosen == "again":
        attack.fate = yield from redraw_fate(campaign)
    else:
        drop(campaign, chosen)
        attack.boosted = True
        attack.damage += 1
