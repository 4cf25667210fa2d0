"""The ship: damage and repair, stores, command tokens."""

from __future__ import annotations

from collections import Counter

from games.kernel import N, Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.content.words import FOODS, RESOURCES
from games.sleeping_gods.core import COMMAND, SUPPLY, Campaign
from games.sleeping_gods.names import GOODS, ROOM, ROOM_NAME, goods, word
from games.sleeping_gods.state import FATE_ROOMS

SINKS = 11
ROOM_HOLDS = 2
HULL_HOLDS = 1


def holds(room: str) -> int:
    """R26: a room takes 2 damage, the hull 1."""
    return HULL_HOLDS if room == "hull" else ROOM_HOLDS


def part_hit(fate: int) -> str:
    """R26: which part of the ship a fate number is."""
    return FATE_ROOMS[min(fate, 6) - 1]


def _hit(fate: int) -> Text:
    return T("Fate {n} hits the {room}. Keep it?", n=fate, room=ROOM[part_hit(fate)])


def move_ship(campaign: Campaign, region: str, *, over_edge: bool = False) -> None:
    """R43: where a new page is turned to, a hunting beast is where the ship comes in."""
    pages = campaign.pack.region
    turned = over_edge or pages[region].page != pages[campaign.s.region].page
    campaign.s.region = region
    for lasting in campaign.s.lasting:
        if turned and lasting.region:
            lasting.region = region


def harm_total(campaign: Campaign) -> int:
    return sum(campaign.s.harm.values())


def repair(campaign: Campaign, amount: int, seat: int | None = None) -> Play[None]:
    """R27: any cubes."""
    chooser = campaign.s.active if seat is None else seat
    for _ in range(min(amount, harm_total(campaign))):
        options = [
            Option(room, chooser, ROOM_NAME[room], room, spot=f"room.{room}")
            for room in FATE_ROOMS
            if campaign.s.harm[room]
        ]
        prompt = T("Repair which part? One damage comes off")
        room = yield from campaign.settle(prompt, options, reasons.REPAIR)
        campaign.s.harm[room] -= 1
        campaign.say(T("Repaired: {room}.", room=ROOM[room]))


def gain(campaign: Campaign, resource: str, amount: int) -> int:
    """R2: never more than the supply holds."""
    gained = min(amount, SUPPLY[resource] - campaign.s.goods[resource])
    campaign.s.goods[resource] += gained
    if gained:
        campaign.say(T("Gained {goods}.", goods=goods(resource, gained)))
    if gained < amount:
        campaign.say(T("The supply has no more {what}.", what=GOODS[resource]))
    return gained


def gain_xp(campaign: Campaign, amount: int) -> None:
    campaign.s.xp += amount
    campaign.say(N("Gained {n} XP.", "Gained {n} XP.", n=amount))


def pay(campaign: Campaign, resource: str, amount: int, seat: int | None = None) -> Play[None]:
    """R3, G21: back to the supply; of mixed things whoever pays chooses."""
    chooser = campaign.s.active if seat is None else seat
    kinds = {"food_any": FOODS, "any": RESOURCES}.get(resource)
    amount = min(amount, campaign.amount(resource))
    spent: Counter[str] = Counter()
    for paid in range(amount):
        kind = resource
        if kinds is not None:
            options = [
                Option(good, chooser, GOODS[good], str(good))
                for good in kinds
                if campaign.s.goods[good]
            ]
            left = amount - paid
            prompt = T("Pay {goods}: what goes next?", goods=goods(resource, left))
            kind = yield from campaign.settle(prompt, options, reasons.PAYMENT)
        campaign.s.goods[kind] -= 1
        spent[kind] += 1
    for kind, n in spent.items():
        campaign.say(T("Paid {goods}.", goods=goods(kind, n)))


def gain_command(campaign: Campaign, seat: int, amount: int) -> None:
    """R34: as long as the supply lasts."""
    gained = min(amount, campaign.command_left())
    campaign.s.chairs[seat].command += gained
    if gained:
        campaign.say(
            N(
                "{seat} gains {n} command.",
                "{seat} gains {n} command.",
                n=gained,
                seat=Seat(seat),
            )
        )
    if gained < amount:
        campaign.say(T("The supply has no more {what}.", what=T("command")))


def clear_all_command(campaign: Campaign) -> None:
    """R35: whatever lies on crew boards and cards returns to the supply."""
    placed = COMMAND - campaign.command_left() - sum(c.command for c in campaign.s.chairs)
    for member in campaign.s.crew:
        member.command = 0
    for owned in campaign.s.cards:
        owned.command = 0
    _tell_returned(campaign, placed)


def _tell_returned(campaign: Campaign, command: int) -> None:
    if command:
        campaign.say(
            N(
                "{n} command returns to the supply.",
                "{n} command return to the supply.",
                n=command,
            )
        )


def clear_command(campaign: Campaign, amount: int, seat: int | None = None) -> Play[None]:
    """R38: tokens of one's choice return to the supply."""
    chooser = campaign.s.active if seat is None else seat
    while amount > 0:
        options: list[Option[tuple[str, int]]] = [
            Option(
                board.id,
                chooser,
                T("{name}: {n}", name=word(board.short), n=min(member.command, amount)),
                ("crew", at),
                spot=f"crew.{board.id}",
            )
            for at, (board, member) in enumerate(zip(campaign.boards, campaign.s.crew, strict=True))
            if member.command
        ]
        options += [
            Option(
                f"card-{owned.num}",
                chooser,
                T(
                    "{name}: {n}",
                    name=word(campaign.pack.card[owned.num].name),
                    n=min(owned.command, amount),
                ),
                ("card", at),
            )
            for at, owned in enumerate(campaign.s.cards)
            if owned.command
        ]
        if not options:
            return
        prompt = T("Return {n} command to the supply: from whom?", n=amount)
        kind, at = yield from campaign.settle(prompt, options, reasons.COMMAND)
        place = campaign.s.crew[at] if kind == "crew" else campaign.s.cards[at]
        taken = min(place.command, amount)
        place.command -= taken
        amount -= taken
        _tell_returned(campaign, taken)
