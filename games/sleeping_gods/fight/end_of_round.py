"""The end of a combat round: enemies strike in order, hourglasses run (R88-R92)."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.equipped import discard_equipped
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.command.last_chance import HEALING, usable
from games.sleeping_gods.content.encounters import Cell
from games.sleeping_gods.crew.statuses import afflict_by
from games.sleeping_gods.fight.blocking import suffer
from games.sleeping_gods.fight.covering import square_label
from games.sleeping_gods.fight.enemies import fighting
from games.sleeping_gods.fight.squares import Square, strength, uncovered
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.ship.goods import pay
from games.sleeping_gods.state import Fight, Foe, Threat
from games.sleeping_gods.words import word


def end_round(campaign: Campaign) -> Play[None]:
    """R88, G29: helpers' bonuses are fixed first; then each card, from left to right."""
    fight = fighting(campaign)
    fight.attack = None
    campaign.say(told.FIGHT_ROUND_ENDS(n=fight.round))
    bonuses = [_from_neighbours(campaign, fight, at) for at in range(len(fight.foes))]
    for at, foe in enumerate(fight.foes):
        yield from _enemy_strikes(campaign, foe, bonuses[at])
        for _, cell in list(uncovered(campaign.pack.enemy[foe.num], foe)):
            if cell.eor is not None and cell.eor != "adj_attack":
                yield from HOURGLASS[cell.eor](campaign, cell, at)


def _from_neighbours(campaign: Campaign, fight: Fight, at: int) -> int:
    """R91, G30: cards next to this one that drive it on."""
    beside = [fight.foes[n] for n in (at - 1, at + 1) if 0 <= n < len(fight.foes)]
    return sum(
        cell.n
        for foe in beside
        for _, cell in uncovered(campaign.pack.enemy[foe.num], foe)
        if cell.eor == "adj_attack"
    )


def _enemy_strikes(campaign: Campaign, foe: Foe, bonus: int) -> Play[None]:
    enemy = campaign.pack.enemy[foe.num]
    amount = strength(enemy, foe) + bonus + campaign.ship_bonus("enemy_attack")
    if amount <= 0:
        return
    prompt = T("{foe} attacks for {n}. Who takes it?", n=amount, foe=word(enemy.name))
    victim = campaign.standing()[0]
    if len(campaign.standing()) > 1 or usable(campaign, HEALING):
        chosen = yield from table_ask(
            campaign,
            questions.STRUCK,
            prompt,
            lambda: campaign.member_options(campaign.standing()),
            reasons.STRUCK,
            about={"points": amount},
        )
        victim = chosen.value
    name, foe_name = campaign.name(victim), word(enemy.name)
    campaign.say(told.FOE_ATTACKS(foe=foe_name, name=name, n=amount))
    yield from suffer(campaign, Threat(victim, foe.num, amount, 0, True), campaign.s.active)


def regenerate(campaign: Campaign, at: int, amount: int) -> Play[None]:
    """R91, G31: damage tokens come off, chosen by the active player."""
    foe = fighting(campaign).foes[at]
    enemy = campaign.pack.enemy[foe.num]
    opened = min(amount, len(foe.covered))
    for _ in range(opened):
        options = [
            Option(
                f"at-{at}-{number}",
                campaign.s.active,
                square_label(campaign, Square(at, number)),
                number,
                spot=f"square.{at}.{number}",
            )
            for number in foe.covered
        ]
        prompt = T("{foe} heals. Which square opens?", foe=word(enemy.name))
        number = yield from campaign.decision(questions.REGENERATE, prompt, options)
        foe.covered.remove(number)
    if opened:
        campaign.say(told.FOE_HEALS(n=opened, foe=word(enemy.name)))


def regenerate_beside(campaign: Campaign, at: int) -> Play[None]:
    for neighbour in (at - 1, at + 1):
        if 0 <= neighbour < len(fighting(campaign).foes):
            yield from regenerate(campaign, neighbour, 1)


def disarm(campaign: Campaign) -> Play[None]:
    """R91: one weapon card is of no use until the combat ends."""
    fight = fighting(campaign)
    options = [
        Option(f"arm-{number}", campaign.s.active, word(campaign.pack.card[number].name), number)
        for member in campaign.s.crew
        for number in member.weapons
        if number not in fight.disarmed
    ]
    if options:
        prompt = T("Which weapon is knocked away?")
        number = yield from campaign.decision(questions.DISARM, prompt, options)
        fight.disarmed.append(number)
        card = word(campaign.pack.card[number].name)
        campaign.say(told.WEAPON_KNOCKED_AWAY(card=card))


Hourglass = Callable[[Campaign, Cell, int], Play[None]]


def _status(status: str) -> Hourglass:
    return lambda game, cell, _: afflict_by(game, status, cell.n, "any", None)


HOURGLASS: dict[str, Hourglass] = {
    "venom": _status("venom"),
    "frighten": _status("frightened"),
    "weaken": _status("weakened"),
    "madness": _status("madness"),
    "low_morale": _status("low_morale"),
    "regen": lambda game, cell, at: regenerate(game, at, cell.n),
    "adj_regen": lambda game, _, at: regenerate_beside(game, at),
    "discard_ability": lambda game, cell, _: discard_equipped(game, cell.n),
    "disarm": lambda game, _, __: disarm(game),
    "lose_resource": lambda game, cell, _: pay(game, "any", cell.n),
    "ship_damage": lambda game, cell, _: damage_ship(game, cell.n),
}
