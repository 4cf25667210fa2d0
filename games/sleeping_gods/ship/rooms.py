"""Ship actions: the five rooms (R32-R40)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.kernel import CHECKPOINT, Ask, N, Option, Play, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import COMMAND as COMMAND_TOKENS
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.hand import discard_from_hand, draw_cards, hand_limit, hand_options
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.command.tokens import clear_all_command, clear_command, gain_command
from games.sleeping_gods.crew.fatigue import refresh
from games.sleeping_gods.crew.healing import heal
from games.sleeping_gods.crew.seating import rearrange
from games.sleeping_gods.ship.hull import ROOM_HOLDS
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.state import ROOMS
from games.sleeping_gods.words import ROOM, ROOM_NAME

COMMAND = {
    "bridge": (2, 3, 3, 4),
    "galley": (2, 3, 3, 3),
    "deck": (3, 4, 5, 5),
    "quarters": (3, 4, 4, 5),
    "sick_bay": (3, 3, 4, 5),
}
"""Command gained with one, two, three and four players."""
GALLEY_CARDS = (1, 1, 2, 2)
QUARTERS_CLEAR = (2, 2, 3, 3)
SEARCHES = 3
ANOTHER_ROOM = T(
    "Any room but last turn's. A room with 2 damage does nothing. Then comes an event."
)
FULL_HAND = T("You'll discard down to the limit right away. You can equip some first.")
FEED = T("Discard a card to remove 1 fatigue?")
DRAW_FIRST = T("Draw first")
DETAIL = {
    "bridge": T("Draw 1, gain {n} command, take all command back"),
    "galley": T("Draw {cards}, gain {n} command, you can discard 1 to remove 1 fatigue"),
    "deck": T("Gain {n} command, draw up to 3 search tokens"),
    "quarters": T("Draw 1, gain {n} command, take {clear} command back"),
    "sick_bay": T("Draw 1, gain {n} command, restore 1 health"),
}


class Meal(NamedTuple):
    """A card of the hand, and who eats."""

    card: int | None = None
    eater: int | None = None

    def and_(self, part: Meal) -> Meal:
        return Meal(
            part.card if self.card is None else self.card,
            part.eater if self.eater is None else self.eater,
        )


def room_usable(campaign: Campaign, room: str) -> bool:
    """R26, R32: not twice running, and not with two damage."""
    return room != campaign.s.room and campaign.s.harm[room] < ROOM_HOLDS


def rooms_open(campaign: Campaign) -> list[str]:
    """R33: if none can be used, the figure still moves."""
    usable: list[str] = [room for room in ROOMS if room_usable(campaign, room)]
    return usable or [room for room in ROOMS if room != campaign.s.room]


def ship_action(campaign: Campaign) -> Play[None]:
    """R32: to a different room, and what it gives."""
    while True:
        chosen = yield from table_ask(
            campaign,
            questions.ROOM,
            T("Which room do you go to?"),
            lambda: [*room_options(campaign), _table_option(campaign)],
            ANOTHER_ROOM,
            safe=True,
        )
        if chosen.value is not None:
            break
        yield from rearrange(campaign)
        yield CHECKPOINT
    usable = room_usable(campaign, chosen.value)
    campaign.s.phase, campaign.s.room = "aboard", chosen.value
    campaign.deed(campaign.s.active, told.GOES_TO_ROOM(room=ROOM[campaign.s.room]))
    if usable:
        yield from ACTIONS[campaign.s.room](campaign)


def _table_option(campaign: Campaign) -> Option[None]:
    return Option("table", campaign.s.active, T("Who plays…"), None)


def room_options(campaign: Campaign) -> list[Option[str]]:
    return [
        Option(
            room,
            campaign.s.active,
            ROOM_NAME[room],
            room,
            spot=f"room.{room}",
            short=ROOM_NAME[room],
            detail=room_detail(campaign, room),
        )
        for room in rooms_open(campaign)
    ]


def room_detail(campaign: Campaign, room: str) -> Text:
    """What the room gives with so many players."""
    more = campaign.players() - 1
    return T(
        DETAIL[room].template,
        n=min(room_command(campaign, room), supply_in(campaign, room)),
        cards=GALLEY_CARDS[more],
        clear=QUARTERS_CLEAR[more],
    )


def room_command(campaign: Campaign, room: str) -> int:
    return COMMAND[room][campaign.players() - 1] + campaign.ship_bonus("room_command")


def supply_in(campaign: Campaign, room: str) -> int:
    """R34: what the supply will hold once the room has returned what it returns."""
    held = sum(chair.command for chair in campaign.s.chairs)
    returns = {"bridge": COMMAND_TOKENS, "quarters": QUARTERS_CLEAR[campaign.players() - 1]}
    return min(campaign.command_left() + returns.get(room, 0), COMMAND_TOKENS - held)


def take_command(campaign: Campaign) -> None:
    gain_command(campaign, campaign.s.active, room_command(campaign, campaign.s.room))


def draw_ability(campaign: Campaign, count: int) -> Play[None]:
    """R17, R32: a full hand may be put to use before it draws."""
    seat = campaign.s.active
    if len(campaign.s.chairs[seat].hand) + count > hand_limit(campaign):
        fill = Option("fill", seat, N("Draw {n} card", "Draw {n} cards", n=count), None)
        yield from table_ask(
            campaign,
            questions.FULL_HAND,
            T("Your hand is full. Draw now?"),
            lambda: [fill],
            FULL_HAND,
        )
    yield from draw_cards(campaign, seat, count)


def bridge(campaign: Campaign) -> Play[None]:
    """R35. Effects come in any order, so the supply is filled before it is drawn on."""
    clear_all_command(campaign)
    take_command(campaign)
    yield from draw_ability(campaign, 1)


def galley(campaign: Campaign) -> Play[None]:
    """R36: exactly one card for one fatigue, before or after drawing."""
    take_command(campaign)
    fed = yield from _feed(campaign, DRAW_FIRST)
    yield from draw_ability(campaign, GALLEY_CARDS[campaign.players() - 1])
    if not fed:
        yield from _feed(campaign, T("Keep them"))


def _feed(campaign: Campaign, no: Text) -> Play[bool]:
    """A card, and whose fatigue it is for, in either order."""
    seat = campaign.s.active
    tired = [index for index in campaign.everybody() if campaign.s.crew[index].fatigue]
    if not tired or not campaign.s.chairs[seat].hand:
        return False
    meal = Meal(eater=tired[0] if len(tired) == 1 else None)
    refusal: Option[Meal | None] = Option("no", seat, no, None, tone="warn", secret=True)
    options = [*_parts_left(campaign, meal, tired), refusal]
    upto = 0 if len(tired) == 1 else 2
    chosen: Option[Meal | None] = yield Ask(
        questions.FEED, FEED, options, why=reasons.GALLEY, upto=upto
    )
    if chosen.value is None:
        return False
    meal = meal.and_(chosen.value)
    if left := _parts_left(campaign, meal, tired):
        campaign.deed(seat, _begun(campaign, meal))
        chosen, *others = left
        if others:
            chosen = yield Ask(questions.FEED, FEED, left, why=reasons.GALLEY)
        assert chosen.value is not None
        meal = meal.and_(chosen.value)
    assert meal.card is not None
    assert meal.eater is not None
    discard_from_hand(campaign, seat, meal.card)
    refresh(campaign, meal.eater)
    return True


def _parts_left(campaign: Campaign, meal: Meal, tired: Sequence[int]) -> list[Option[Meal | None]]:
    """What is not yet said of a meal. All of it is chosen where one's hand is seen."""
    cards = hand_options(campaign, campaign.s.active) if meal.card is None else []
    eaters = campaign.member_options(tired) if meal.eater is None else []
    return [
        *(_part_of_meal(option, Meal(card=option.value)) for option in cards),
        *(_part_of_meal(option, Meal(eater=option.value)) for option in eaters),
    ]


def _begun(campaign: Campaign, meal: Meal) -> Text:
    """As much as is known of a meal: for whom, or that there is one."""
    if meal.eater is None:
        return told.COOKS_MEAL()
    return told.COOKS_FOR(name=campaign.name(meal.eater))


def _part_of_meal(option: Option[int], part: Meal) -> Option[Meal | None]:
    return Option(
        option.id,
        option.seat,
        option.label,
        part,
        spot=option.spot,
        short=option.short,
        detail=option.detail,
        secret=True,
    )


def deck(campaign: Campaign) -> Play[None]:
    """R37."""
    take_command(campaign)
    yield from search(campaign, SEARCHES + campaign.ship_bonus("search"))


def quarters(campaign: Campaign) -> Play[None]:
    """R38."""
    yield from clear_command(campaign, QUARTERS_CLEAR[campaign.players() - 1])
    take_command(campaign)
    yield from draw_ability(campaign, 1)


def sick_bay(campaign: Campaign) -> Play[None]:
    """R39."""
    take_command(campaign)
    yield from heal(campaign, 1, [campaign.everybody()])
    yield from draw_ability(campaign, 1)


ACTIONS: dict[str, Callable[[Campaign], Play[None]]] = {
    "bridge": bridge,
    "galley": galley,
    "deck": deck,
    "quarters": quarters,
    "sick_bay": sick_bay,
}
