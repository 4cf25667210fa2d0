"""Combat: how it begins, its rounds, who attacks, how it ends (R73-R76)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from games.kernel import CHECKPOINT, N, Option, Play, T, Text
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign, Defeated
from games.sleeping_gods.command.abilities import STRIKE, Scene, Use, perform, uses
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.fight.action_tokens import deal_tokens, hand_over, token_moves, wounds
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.covering import strike
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.enemies import fighting
from games.sleeping_gods.fight.target import Blow, blows
from games.sleeping_gods.state import Fight, Foe
from games.sleeping_gods.words import difficulty, word

PER_MEMBER = 2
MOST_ROUNDS = 30
TAKING_TURNS = T("Attack in any order, nobody more than twice. Then the enemies strike.")


@dataclass(frozen=True, slots=True)
class ReturnSynergy:
    """A synergy token goes home unused."""

    owner: int


Move = Blow | Use | ReturnSynergy | Literal["hand over", "end"]


def level_of(pack: Pack, numbers: tuple[int, ...]) -> int:
    return sum(pack.enemy[number].level for number in numbers)


def danger(pack: Pack, numbers: tuple[int, ...]) -> Text:
    """R98: how hard a fight is said to be, before one commits to it."""
    level = level_of(pack, numbers)
    return T("combat, level {n}: {how}", n=level, how=difficulty(level))


def start_fight(campaign: Campaign, numbers: tuple[int, ...]) -> None:
    """R73-R75: the cards shuffled into a row, tokens dealt, synergy tokens at home."""
    row = campaign.chance.shuffled(numbers)
    crew = range(len(campaign.boards))
    campaign.s.fight = Fight([Foe(number) for number in row], [], [], list(crew))
    campaign.s.took_part = []
    level = level_of(campaign.pack, numbers)
    campaign.say(
        told.COMBAT_LEVEL(
            n=level,
            how=difficulty(level),
            foes=[word(campaign.pack.enemy[number].name) for number in row],
        )
    )
    deal_tokens(campaign, campaign.s.fight)


def fight_round(campaign: Campaign) -> Play[None]:
    """R76: attacks in any order, then whatever still stands strikes back."""
    fight = fighting(campaign)
    while fight.foes and (yield from _next_move(campaign, fight)):
        yield CHECKPOINT
    if fight.foes:
        yield from end_round(campaign)
    if fight.foes:
        _check_stalemate(campaign, fight)
        fight.round += 1
        deal_tokens(campaign, fight)
    else:
        campaign.s.fight = None
        campaign.note("fight")
        campaign.say(told.FIGHT_WON())


def _check_stalemate(campaign: Campaign, fight: Fight) -> None:
    """Whoever can neither strike nor be struck has lost; so has an endless fight."""
    idle = not any(fight.used) and wounds(campaign) == fight.wounds
    helpless = not any(may_attack(campaign, index, fight) for index in campaign.everybody())
    if (idle and helpless) or fight.round >= MOST_ROUNDS:
        campaign.say(told.FIGHT_HOPELESS())
        raise Defeated("crew")


def may_attack(campaign: Campaign, index: int, fight: Fight) -> bool:
    """R78, R90: able, not frightened, at most two tokens a round."""
    member = campaign.s.crew[index]
    return (
        fight.used[index] < PER_MEMBER
        and "frightened" not in member.statuses
        and campaign.able(index)
    )


def _next_move(campaign: Campaign, fight: Fight) -> Play[bool]:
    """One move of anybody; false when the round is over."""
    if not any(fight.tokens) and not uses(campaign, sudden(campaign)):
        return False
    chosen = yield from table_ask(
        campaign,
        questions.FIGHT,
        _whose_move(fight),
        lambda: list(_moves(campaign, fight)),
        TAKING_TURNS,
    )
    match chosen.value:
        case Blow():
            yield from make_attack(campaign, chosen.value, chosen.seat)
        case Use():
            yield from _strike_use(campaign, chosen.value, chosen.seat)
        case ReturnSynergy(owner):
            fight.synergy[owner] = owner
            values = {"name": campaign.name(owner)}
            campaign.deed(chosen.seat, told.GIVES_BACK_SYNERGY_TOKEN(**values))
        case "hand over":
            yield from hand_over(campaign, chosen.seat, fight)
        case "end":
            campaign.deed(campaign.s.active, told.ENDS_ROUND())
            return False
    return True


def _whose_move(fight: Fight) -> Text:
    if not any(fight.tokens):
        return T("One more blow? Round {n} has no actions left", n=fight.round)
    return N(
        "Who attacks? {n} action left in round {round}",
        "Who attacks? {n} actions left in round {round}",
        n=sum(fight.tokens),
        round=fight.round,
    )


def sudden(campaign: Campaign) -> Scene:
    """R97: damage that needs no token comes at any moment of a round."""
    return Scene(STRIKE, tuple(campaign.everybody()))


def _moves(campaign: Campaign, fight: Fight) -> Iterator[Option[Move]]:
    """The table waits for whoever can still attack; ending the round early stays possible."""
    attackers = set[int]()
    for index in range(len(campaign.boards)):
        seat = campaign.controller(index)
        if fight.tokens[seat] and may_attack(campaign, index, fight):
            attackers.add(seat)
            yield from blows(campaign, index, seat)
    yield from uses(campaign, sudden(campaign))
    yield from token_moves(campaign)
    yield from _returns(campaign, fight)
    others_wait = bool(attackers) and campaign.s.active not in attackers
    end = T("End the round")
    yield Option("end", campaign.s.active, end, "end", tone="warn", aside=others_wait)


def _returns(campaign: Campaign, fight: Fight) -> Iterator[Option[ReturnSynergy]]:
    """R94: a synergy token may go home unused."""
    for owner, holder in enumerate(fight.synergy):
        if holder != owner:
            label = T("Return the synergy of {name}", name=campaign.name(owner))
            option_id = f"home-{campaign.boards[owner].id}"
            seat, group = campaign.controller(holder), T("Synergy")
            yield Option(option_id, seat, label, ReturnSynergy(owner), group=group, aside=True)


def _strike_use(campaign: Campaign, use: Use, seat: int) -> Play[None]:
    """R97: damage out of nowhere, by the bearer of the card."""
    bearer = use.at if use.kind in ("gear", "crew") else -1
    for mod in (yield from perform(campaign, use, seat, sudden(campaign))):
        yield from strike(campaign, mod.n, bearer, seat)
