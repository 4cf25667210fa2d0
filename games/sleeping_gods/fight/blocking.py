"""Blows at the crew: blocked, then taken (R83, R88)."""

from __future__ import annotations

from games.kernel import Ask, N, Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.abilities import BLOCK, BLOCK_ROUND, Scene, Use, perform, uses
from games.sleeping_gods.crew.damage import deal, hurt
from games.sleeping_gods.state import Threat
from games.sleeping_gods.words import word


def suffer(campaign: Campaign, threat: Threat, seat: int) -> Play[None]:
    """Blocks are used, then what is left is taken; overflow goes to others."""
    threat.block += standing_block(campaign, threat)
    campaign.s.threat = threat
    yield from _block(campaign, threat, seat)
    campaign.s.threat = None
    if blocked := min(threat.amount, threat.block):
        campaign.figure(told.DAMAGE_BLOCKED(n=blocked))
    rest = yield from hurt(campaign, threat.member, max(0, threat.amount - threat.block))
    yield from deal(campaign, rest, [campaign.everybody()], seat=seat, fallen=threat.member)


def standing_block(campaign: Campaign, threat: Threat) -> int:
    """R83, R88: at the end of a round crew block only with what says so, the ship with all."""
    if threat.end_of_round:
        ship = campaign.ship_bonus("block") + campaign.ship_bonus("block_round")
        return campaign.own_bonus(threat.member, "block_round") + ship
    return campaign.own_bonus(threat.member, "block") + campaign.ship_bonus("block")


def _block(campaign: Campaign, threat: Threat, seat: int) -> Play[None]:
    ops = BLOCK_ROUND if threat.end_of_round else BLOCK
    scene = Scene(ops, (threat.member,), grace=threat.member, synergy=True)
    while threat.amount > threat.block:
        options: list[Option[Use | None]] = [*uses(campaign, scene)]
        if not options:
            return
        n = threat.amount - threat.block
        label = N("Take {n} damage", "Take {n} damage", n=n)
        options += [
            Option("take", chooser, label, None, tone="warn", aside=chooser != seat)
            for chooser in dict.fromkeys((seat, campaign.s.active))
        ]
        prompt = T(
            "{foe} strikes {name} for {n}. Block it?",
            n=n,
            name=campaign.name(threat.member),
            foe=word(campaign.pack.enemy[threat.foe].name),
        )
        chosen: Option[Use | None] = yield Ask(questions.BLOCK, prompt, options, why=reasons.BLOCK)
        if chosen.value is None:
            return
        for mod in (yield from perform(campaign, chosen.value, chosen.seat, scene)):
            threat.block += mod.n
