"""What happens to crew: damage and healing, fatigue, statuses, and who takes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.kernel import N, Option, Play, T, Text
from games.kernel.game import NO, YES
from games.sleeping_gods import reasons
from games.sleeping_gods.core import STATUS_TOKENS, Campaign
from games.sleeping_gods.fate import Defeated
from games.sleeping_gods.names import HARM, STATUS, STATUS_NAME, fill
from games.sleeping_gods.state import NO_CAPTAIN

MOST_FATIGUE = 2
HURT = N("{n} damage: who takes it?", "{n} damage: who takes how much?", n=1)
HEAL = N("Restore {n} health: whose?", "Restore {n} health: whose?", n=1)
REST = N("Remove {n} fatigue: whose?", "Remove {n} fatigue, one by one: whose?", n=1)
"""What is asked when damage, health and rest are divided."""


def everybody(campaign: Campaign) -> list[int]:
    return list(range(len(campaign.boards)))


def the_pools(campaign: Campaign, who: str, crew: str | None) -> list[list[int]]:
    """Who is meant, the first to take it first; overflow may go to anyone (R19, R71)."""
    if crew is not None:
        return [[campaign.index_of(crew)], everybody(campaign)]
    if who == "captain":
        return [[campaign.captain], everybody(campaign)]
    if who == "participants" and campaign.s.took_part:
        return [list(campaign.s.took_part), everybody(campaign)]
    if who == "one":
        return [campaign.crew_of(campaign.s.active), everybody(campaign)]
    return [everybody(campaign)]


def hurt(campaign: Campaign, index: int, amount: int) -> Play[int]:
    """Damage on one crew member; what they cannot take is given back (R19)."""
    member = campaign.s.crew[index]
    taken = min(amount, campaign.left(index))
    member.damage += taken
    if taken:
        campaign.say(T("{name} takes {n} damage.", name=campaign.name(index), n=taken))
    if taken and not campaign.able(index):
        campaign.say(T("{name} is at 0 health.", name=campaign.name(index)))
        yield from saved_at_zero(campaign, index)
    check_crew(campaign)
    return amount - taken


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
            prompt = T("{name} is at 0 health: use the synergy token?", name=campaign.name(index))
            seat = campaign.controller(index)
            options = [Option("yes", seat, YES, True, tone="go"), Option("no", seat, NO, False)]
            if (yield from campaign.settle(prompt, options)):
                fight.synergy[owner] = owner
                restore(campaign, index, mod.n)


def restore(campaign: Campaign, index: int, amount: int) -> int:
    """Health restored; how much there was to restore."""
    member = campaign.s.crew[index]
    healed = min(amount, member.damage)
    member.damage -= healed
    if healed:
        campaign.say(
            N(
                "{name} restores {n} health.",
                "{name} restores {n} health.",
                n=healed,
                name=campaign.name(index),
            )
        )
    return healed


def deal(
    campaign: Campaign, amount: int, pools: Sequence[Sequence[int]], *, one: bool = False
) -> Play[None]:
    """Damage divided by the active player, pool after pool; with ``one``, one member first."""
    while amount > 0:
        able = next((p for pool in pools if (p := [i for i in pool if campaign.able(i)])), None)
        if able is None:
            return
        options = shares(campaign, able, amount, split=not one)
        index, share = yield from campaign.settle(fill(HURT, amount), options, reasons.DAMAGE)
        one = False
        amount += (yield from hurt(campaign, index, share)) - share


def shares(
    campaign: Campaign, indexes: Sequence[int], amount: int, *, split: bool, healing: bool = False
) -> list[Option[tuple[int, int]]]:
    """For each: as much as they can take, or a single point."""
    options: list[Option[tuple[int, int]]] = []
    for index in indexes:
        board = campaign.boards[index]
        room = campaign.s.crew[index].damage if healing else campaign.left(index)
        most = min(amount, room)
        spot = f"crew.{board.id}"
        label = _share_label(campaign, index, most, healing=healing)
        options.append(Option(board.id, campaign.s.active, label, (index, most), spot=spot))
        if split and most > 1 and len(indexes) > 1:
            label = _share_label(campaign, index, 1, healing=healing)
            options.append(Option(f"{board.id}-1", campaign.s.active, label, (index, 1), spot=spot))
    return options


def _share_label(campaign: Campaign, index: int, share: int, *, healing: bool) -> Text:
    left = campaign.left(index)
    if healing:
        return T("{name} +{n}, to {left}", name=campaign.name(index), n=share, left=left + share)
    return T("{name} −{n}, to {left}", name=campaign.name(index), n=share, left=left - share)


def deal_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    """An effect's damage: on each, on one, or divided."""
    if who == "each" and crew is None:
        for index in everybody(campaign):
            if campaign.able(index):
                rest = yield from hurt(campaign, index, amount)
                yield from deal(campaign, rest, [everybody(campaign)])
        return
    yield from deal(
        campaign, amount, the_pools(campaign, who, crew), one=who == "one" or crew is not None
    )


def heal(
    campaign: Campaign, amount: int, pools: Sequence[Sequence[int]], seat: int | None = None
) -> Play[None]:
    """Health restored, divided by whoever brought it about."""
    while amount > 0:
        hurt = next(
            (p for pool in pools if (p := [i for i in pool if campaign.s.crew[i].damage])), None
        )
        if hurt is None:
            return
        options = shares(campaign, hurt, amount, split=True, healing=True)
        if seat is not None:
            options = [replace(option, seat=seat) for option in options]
        index, share = yield from campaign.settle(fill(HEAL, amount), options, reasons.HEALING)
        amount -= restore(campaign, index, share)


def heal_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    if who == "each" and crew is None:
        for index in everybody(campaign):
            restore(campaign, index, amount)
        return
    pools = the_pools(campaign, who, crew)
    yield from heal(
        campaign, amount, pools if who == "participants" and crew is None else pools[:1]
    )


def tire(campaign: Campaign, index: int) -> None:
    """R23: one fatigue token, at most two (G45)."""
    member = campaign.s.crew[index]
    member.fatigue = min(MOST_FATIGUE, member.fatigue + 1)


def tire_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    if who == "each" and crew is None:
        for index in everybody(campaign):
            tire(campaign, index)
        campaign.say(T("Everybody takes 1 fatigue."))
        return
    for _ in range(amount):
        pool = the_pools(campaign, _one_of_yours(campaign, who), crew)[0]
        fresh = [index for index in pool if campaign.s.crew[index].fatigue < MOST_FATIGUE]
        if not fresh:
            return
        index = yield from campaign.settle(
            T("1 fatigue: who takes it?"), campaign.member_options(fresh), reasons.FATIGUE
        )
        tire(campaign, index)
        campaign.say(T("{name} takes 1 fatigue.", name=campaign.name(index)))


def _one_of_yours(campaign: Campaign, who: str) -> str:
    """R71: participants come first; with none it is one of the active player's crew."""
    return "one" if who == "participants" and not campaign.s.took_part else who


def rest(
    campaign: Campaign, amount: int, pool: Sequence[int], seat: int | None = None
) -> Play[None]:
    """Fatigue removed, token by token."""
    for left in range(amount, 0, -1):
        tired = [index for index in pool if campaign.s.crew[index].fatigue]
        if not tired:
            return
        options = campaign.member_options(tired, seat=seat)
        index = yield from campaign.settle(fill(REST, left), options, reasons.FATIGUE)
        campaign.s.crew[index].fatigue -= 1
        campaign.say(T("{name} loses 1 fatigue.", name=campaign.name(index)))


def rest_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    if who == "each" and crew is None:
        for member in campaign.s.crew:
            member.fatigue = max(0, member.fatigue - amount)
        campaign.say(T("Everybody loses {n} fatigue.", n=amount))
        return
    yield from rest(campaign, amount, the_pools(campaign, who, crew)[0])


def tokens_left(campaign: Campaign, status: str) -> int:
    """R2: status tokens still in the supply."""
    return STATUS_TOKENS[status] - sum(status in m.statuses for m in campaign.s.crew)


def afflict(campaign: Campaign, index: int, status: str) -> None:
    campaign.s.crew[index].statuses.append(status)
    campaign.say(T("{name}: {status}.", name=campaign.name(index), status=STATUS[status]))


def afflict_by(
    campaign: Campaign, status: str, amount: int, who: str, crew: str | None
) -> Play[None]:
    """R29, R71: tokens on crew that do not have one, participants first."""
    if who == "each" and crew is None:
        amount, who = len(campaign.boards), "any"
    for _ in range(min(amount, tokens_left(campaign, status))):
        pools = the_pools(campaign, who, crew)
        if who == "participants" and crew is None:
            pools = [*pools[:-1], campaign.crew_of(campaign.s.active)]
        elif who != "any":
            pools = pools[:1]
        free = next((p for pool in pools if (p := without(campaign, status, pool))), None)
        if free is None:
            return
        prompt = T(
            "{status}: who suffers it? {harm}", status=STATUS_NAME[status], harm=HARM[status]
        )
        options = campaign.member_options(free)
        afflict(campaign, (yield from campaign.settle(prompt, options, reasons.STATUS)), status)


def without(campaign: Campaign, status: str, pool: Sequence[int]) -> list[int]:
    return [index for index in pool if status not in campaign.s.crew[index].statuses]


def cure(
    campaign: Campaign,
    status: str | None,
    amount: int,
    pool: Sequence[int],
    seat: int | None = None,
) -> Play[None]:
    """Status tokens removed; without a kind, any of them."""
    chooser = campaign.s.active if seat is None else seat
    for _ in range(amount):
        options = [
            Option(
                f"{campaign.boards[index].id}-{kind}",
                chooser,
                T("{name}: {status}", name=campaign.name(index), status=STATUS[kind]),
                (index, kind),
                spot=f"crew.{campaign.boards[index].id}",
            )
            for index in pool
            for kind in campaign.s.crew[index].statuses
            if status in (None, kind)
        ]
        if not options:
            return
        index, kind = yield from campaign.settle(
            T("Remove a status token: which?"), options, reasons.CURE
        )
        campaign.s.crew[index].statuses.remove(kind)
        campaign.say(T("{name} loses {status}.", name=campaign.name(index), status=STATUS[kind]))


def share_out(campaign: Campaign) -> None:
    """R7: the captain to whoever is active, the others as evenly as possible."""
    seats = sorted(campaign.present())
    others = [
        m for m, board in zip(campaign.s.crew, campaign.boards, strict=True) if not board.captain
    ]
    for number, member in enumerate(others):
        member.seat = seats[number % len(seats)]
    campaign.s.crew[campaign.captain].seat = NO_CAPTAIN
