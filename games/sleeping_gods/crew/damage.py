"""Damage on the crew: who takes how much, and when all is lost (R19-R21)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, Option, Play, T
from games.kernel.asking import NO, YES
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign, Defeated
from games.sleeping_gods.command.last_chance import (
    HEALING,
    cards_to_equip,
    last_chance,
    usable,
)
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.crew.healing import restore
from games.sleeping_gods.crew.shares import Shares


def hurt(campaign: Campaign, index: int, amount: int) -> Play[int]:
    """Damage on one crew member; what they cannot take is given back (R19)."""
    yield from _before_the_last_falls(campaign, index, amount)
    member = campaign.s.crew[index]
    taken = min(amount, campaign.left(index))
    member.damage += taken
    if taken:
        campaign.say(told.TAKES_DAMAGE(name=campaign.name(index), n=taken))
    if taken and not campaign.able(index):
        campaign.say(told.FALLS(name=campaign.name(index)))
        yield from saved_at_zero(campaign, index)
    check_crew(campaign)
    return amount - taken


def _before_the_last_falls(campaign: Campaign, index: int, amount: int) -> Play[None]:
    """R21, R56: nobody is beaten with healing unused that they did not know they needed."""
    prompt = T("{name} is the last one standing. Heal first?", name=campaign.name(index))
    while campaign.standing() == [index] and amount >= campaign.left(index):
        if not usable(campaign, HEALING) and not cards_to_equip(campaign):
            return
        take = N("Take {n} damage", "Take {n} damage", n=amount)
        if not (
            yield from last_chance(
                campaign, questions.DAMAGE_COMES, prompt, HEALING, take, reasons.DAMAGE
            )
        ):
            return


def check_crew(campaign: Campaign) -> None:
    """R21: all crew at 0 health is defeat."""
    if not campaign.standing():
        raise Defeated("crew")


def saved_at_zero(campaign: Campaign, index: int) -> Play[None]:
    """R95: a synergy token may restore health to its holder at 0."""
    fight = campaign.s.fight
    if fight is None:
        return
    for owner, holder in enumerate(fight.synergy):
        mod = campaign.boards[owner].synergy
        if holder == index != owner and mod.op == "heal":
            prompt = T("{name} is at 0 health. Use the synergy token?", name=campaign.name(index))
            seat = campaign.controller(index)
            options = [Option("yes", seat, YES, True, tone="go"), Option("no", seat, NO, False)]
            if (yield from campaign.decision(questions.LAST_BREATH, prompt, options)):
                fight.synergy[owner] = owner
                restore(campaign, index, mod.n)


def deal(
    campaign: Campaign,
    amount: int,
    pools: Sequence[Sequence[int]],
    *,
    one: bool = False,
    seat: int | None = None,
    fallen: int | None = None,
) -> Play[None]:
    """R19, R71: damage divided pool after pool, by the active player if nobody is named.

    With ``one``, one member takes as much as they can first. What is too much for somebody is
    another's: whoever has ``fallen`` and was restored comes last.
    """
    shares = Shares(campaign, campaign.s.active if seat is None else seat)
    while amount > 0 and (able := _first_to_take(campaign, pools, fallen)):
        index, share = yield from campaign.decision(
            questions.DAMAGE,
            N("Who takes {n} damage?", "Who takes how much of {n} damage?", n=amount),
            shares.of(amount, able, split=not one),
            reasons.DAMAGE,
            upto=0 if one else amount,
            about={"points": amount},
        )
        one = False
        if share == campaign.left(index):
            fallen = index
        amount -= share - (yield from hurt(campaign, index, share))


def _first_to_take(
    campaign: Campaign, pools: Sequence[Sequence[int]], fallen: int | None
) -> list[int]:
    able = ([index for index in pool if campaign.able(index)] for pool in pools)
    first = next(filter(None, able), [])
    return [index for index in first if index != fallen] or first


def deal_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    """An effect's damage: on each, on one, or divided."""
    if who == "each" and crew is None:
        for index in campaign.everybody():
            if campaign.able(index):
                rest = yield from hurt(campaign, index, amount)
                yield from deal(campaign, rest, [campaign.everybody()])
        return
    yield from deal(
        campaign, amount, pools_of(campaign, who, crew), one=who == "one" or crew is not None
    )
