"""Combat rounds: action tokens, who attacks, what everybody may do meanwhile (R73-R76)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import CHECKPOINT, Ask, N, Option, Play, Seat, T, Text
from games.kernel.game import NO, YES
from games.sleeping_gods.aid import BACK, GO_ON, table_ask
from games.sleeping_gods.attack import arms_text, attack
from games.sleeping_gods.blows import fighting, strike
from games.sleeping_gods.care import everybody
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.fate import Defeated
from games.sleeping_gods.names import difficulty, word
from games.sleeping_gods.round_end import end_round
from games.sleeping_gods.state import Fight, Foe
from games.sleeping_gods.uses import STRIKE, Scene, Use, perform, uses

TOKENS = {1: (4,), 2: (2, 2), 3: (2, 1, 1), 4: (1, 1, 1, 1)}
PER_MEMBER = 2
MOST_ROUNDS = 30
TAKING_TURNS = T(
    "Attack in any order, at most twice with one of the crew; then the enemies strike."
)


def level_of(campaign: Campaign, numbers: tuple[int, ...]) -> int:
    return sum(campaign.pack.enemy[number].level for number in numbers)


def danger(campaign: Campaign, numbers: tuple[int, ...]) -> Text:
    """R98: how hard a fight is said to be, before one commits to it."""
    level = level_of(campaign, numbers)
    return T("combat, level {n}: {how}", n=level, how=difficulty(level))


def start_fight(campaign: Campaign, numbers: tuple[int, ...]) -> None:
    """R73-R75: the cards shuffled into a row, tokens dealt, synergy tokens at home."""
    row = campaign.chance.shuffled(numbers)
    crew = range(len(campaign.boards))
    campaign.s.fight = Fight([Foe(number) for number in row], [], [0 for _ in crew], list(crew))
    campaign.s.took_part = []
    level = level_of(campaign, numbers)
    campaign.say(
        T(
            "Combat, level {n} ({how}): {foes}.",
            n=level,
            how=difficulty(level),
            foes=[word(campaign.pack.enemy[number].name) for number in row],
        )
    )
    deal_tokens(campaign, campaign.s.fight)


def deal_tokens(campaign: Campaign, fight: Fight) -> None:
    """R74: four tokens, the active player first."""
    fight.tokens = [0] * len(campaign.s.chairs)
    seats = campaign.present()
    for seat, tokens in zip(seats, TOKENS[len(seats)], strict=True):
        fight.tokens[seat] = tokens
    fight.used, fight.wounds = [0] * len(campaign.boards), _wounds(campaign)


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
        campaign.say(T("The fight is won."))


def _wounds(campaign: Campaign) -> int:
    return sum(member.damage for member in campaign.s.crew)


def _check_stalemate(campaign: Campaign, fight: Fight) -> None:
    """Whoever can neither strike nor be struck has lost; so has an endless fight."""
    idle = not any(fight.used) and _wounds(campaign) == fight.wounds
    helpless = not any(may_attack(campaign, index, fight) for index in everybody(campaign))
    if (idle and helpless) or fight.round >= MOST_ROUNDS:
        campaign.say(T("There is no way to win this fight any more."))
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
    if not any(fight.tokens) and not uses(campaign, _sudden(campaign)):
        return False
    chosen = yield from table_ask(
        campaign, _whose_move(campaign, fight), lambda: list(_moves(campaign, fight)), TAKING_TURNS
    )
    if isinstance(chosen.value, Use):
        yield from _strike_use(campaign, chosen)
    elif chosen.id == "token":
        yield from _hand_over(campaign, chosen.seat, fight)
    elif chosen.id.startswith("home"):
        fight.synergy[chosen.value] = chosen.value
    elif chosen.id == "end":
        return False
    else:
        yield from attack(campaign, chosen.value, chosen.seat)
    return True


def _whose_move(campaign: Campaign, fight: Fight) -> Text:
    if not any(fight.tokens):
        return T("Combat, round {n}: no actions left. One more blow?", n=fight.round)
    return N(
        "Combat, round {round}: {n} action left. Who attacks?",
        "Combat, round {round}: {n} actions left. Who attacks?",
        n=sum(fight.tokens),
        round=fight.round,
    )


def _sudden(campaign: Campaign) -> Scene:
    """R97: damage that needs no token comes at any moment of a round."""
    return Scene(STRIKE, tuple(everybody(campaign)))


def _moves(campaign: Campaign, fight: Fight) -> Iterator[Option[Any]]:
    """The table waits for whoever can still attack; ending the round early stays possible."""
    attackers = set[int]()
    for index, board in enumerate(campaign.boards):
        seat = campaign.controller(index)
        if fight.tokens[seat] and may_attack(campaign, index, fight):
            attackers.add(seat)
            label = T("{name} attacks", name=campaign.name(index))
            detail = arms_text(campaign, index)
            spot = f"crew.{board.id}"
            yield Option(f"fight-{board.id}", seat, label, index, spot=spot, detail=detail)
    yield from uses(campaign, _sudden(campaign))
    yield from _token_moves(campaign)
    yield from _returns(campaign, fight)
    others_wait = bool(attackers) and campaign.s.active not in attackers
    end = T("End the round")
    yield Option("end", campaign.s.active, end, None, tone="warn", aside=others_wait)


def _token_moves(campaign: Campaign) -> Iterator[Option[Any]]:
    seats = campaign.present()
    if len(seats) > 1 and any(campaign.s.chairs[seat].command for seat in seats):
        label = T("Hand over an action token…")
        yield from (Option("token", seat, label, None, aside=True) for seat in seats)


def _returns(campaign: Campaign, fight: Fight) -> Iterator[Option[Any]]:
    """R94: a synergy token may go home unused."""
    for owner, holder in enumerate(fight.synergy):
        if holder != owner:
            label = T("Return the synergy token of {name}", name=campaign.name(owner))
            option_id = f"home-{campaign.boards[owner].id}"
            seat, group = campaign.controller(holder), T("Synergy")
            yield Option(option_id, seat, label, owner, group=group, aside=True)


def _hand_over(campaign: Campaign, seat: int, fight: Fight) -> Play[None]:
    """R63, R74: one token, one command, paid by giver or taker."""
    options: list[Option[Any]] = list(_hand_overs(campaign, seat, fight))
    options.append(Option("back", seat, BACK, None))
    if seat != campaign.s.active:
        options.append(Option("on", campaign.s.active, GO_ON, None, aside=True))
    prompt = T("Hand over an action token: to or from whom?")
    chosen: Option[Any] = yield Ask(prompt, options, why=T("It costs 1 command."))
    if chosen.value is None:
        return
    giver, taker, payer = chosen.value
    if not (yield from _agreed(campaign, seat, chosen.value)):
        return
    campaign.s.chairs[payer].command -= 1
    fight.tokens[giver] -= 1
    fight.tokens[taker] += 1
    campaign.say(
        T("{giver} hands an action token to {taker}.", giver=Seat(giver), taker=Seat(taker))
    )


def _agreed(campaign: Campaign, seat: int, trade: tuple[int, int, int]) -> Play[bool]:
    """R18: nobody's token or command is taken without asking them."""
    giver, taker, payer = trade
    if seat == giver == payer:
        return True
    other = giver if seat == taker else taker
    prompt = (
        T("{seat} asks for an action token and pays 1 command: agreed?", seat=Seat(seat))
        if other == giver
        else T("{seat} offers an action token for 1 command: agreed?", seat=Seat(seat))
    )
    options = [Option("yes", other, YES, True, tone="go"), Option("no", other, NO, False)]
    return (yield from campaign.settle(prompt, options))


def _hand_overs(campaign: Campaign, seat: int, fight: Fight) -> Iterator[Option[Any]]:
    chairs = campaign.s.chairs
    for other in campaign.present():
        if other == seat:
            continue
        if fight.tokens[seat] and chairs[seat].command:
            label = T("Give one to {seat}, you pay 1 command", seat=Seat(other))
            yield Option(f"give-{other}", seat, label, (seat, other, seat))
        if fight.tokens[seat] and chairs[other].command:
            label = T("Give one to {seat}, they pay 1 command", seat=Seat(other))
            yield Option(f"owe-{other}", seat, label, (seat, other, other))
        if fight.tokens[other] and chairs[seat].command:
            label = T("Take one from {seat}, you pay 1 command", seat=Seat(other))
            yield Option(f"take-{other}", seat, label, (other, seat, seat))


def _strike_use(campaign: Campaign, chosen: Option[Any]) -> Play[None]:
    """R97: damage out of nowhere, by the bearer of the card."""
    use: Use = chosen.value
    bearer = use.at if use.kind in ("gear", "crew") else -1
    for mod in (yield from perform(campaign, use, chosen.seat, _sudden(campaign))):
        yield from strike(campaign, mod.n, bearer, chosen.seat)
