"""A turn: dawn, ship action, event, two actions, dusk; and defeat in the middle of anything."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from games.kernel import CHECKPOINT, N, Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.aid import table_ask
from games.sleeping_gods.ashore import STALL, trade, visit_port
from games.sleeping_gods.care import hurt
from games.sleeping_gods.challenge import the_moment
from games.sleeping_gods.charting import MARKS
from games.sleeping_gods.combat import fight_round
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.effects import CampaignOver, lose_events
from games.sleeping_gods.events import (
    beasts_hunt,
    build_event_deck,
    clear_event,
    clear_options,
    discard_lasting,
    draw_event,
    face_event,
    lasting_effects,
    lay_down,
)
from games.sleeping_gods.fate import Defeated
from games.sleeping_gods.names import fitting, word
from games.sleeping_gods.owning import unequip
from games.sleeping_gods.rooms import ship_action
from games.sleeping_gods.sea import nearest_ports
from games.sleeping_gods.ship import clear_all_command, gain, gain_command, gain_xp, move_ship
from games.sleeping_gods.tale import explore, open_book, tell
from games.sleeping_gods.travel import travel

ACTIONS = 2
LOST_EVENTS = 6
TWO_ACTIONS = T("Two a turn, the same twice if you like.")
PORT = T("Inn, shipyard, healer, and level cards for XP")
CLOCK = ("1", "1.2", "F1")
FINAL_DEFEAT = "F2"


def voyage(campaign: Campaign) -> Play[None]:
    """Turn after turn until an ending, or a defeat that ends everything."""
    while not campaign.s.ending and not campaign.s.lost:
        yield CHECKPOINT
        try:
            yield from _step(campaign)
        except Defeated as blow:
            yield from defeat(campaign, blow.cause)
        except CampaignOver:
            return


def _step(campaign: Campaign) -> Play[None]:
    """The next step from here; a fight comes before a tale, a tale before an event."""
    if campaign.s.fight is not None:
        yield from fight_round(campaign)
    elif campaign.s.tale is not None:
        yield from tell(campaign)
    elif campaign.s.happening is not None:
        yield from face_event(campaign)
    elif campaign.s.phase == "dawn":
        yield from dawn(campaign)
    elif campaign.s.phase == "room":
        yield from ship_action(campaign)
        campaign.s.phase = "event"
    elif campaign.s.phase == "event":
        event(campaign)
    elif campaign.s.phase == "act":
        yield from act(campaign)
    else:
        yield from dusk(campaign)


def dawn(campaign: Campaign) -> Play[None]:
    """R29: venom, at the start of each player's turn; then whatever else wakes early."""
    campaign.say(T("Turn {n}: {seat}.", n=campaign.s.turn, seat=Seat(campaign.s.active)))
    campaign.s.took_part = []
    for index, member in enumerate(campaign.s.crew):
        if "venom" in member.statuses and campaign.able(index):
            yield from hurt(campaign, index, 1)
    if campaign.options.mode == "easy":
        gain_command(campaign, campaign.s.active, 1)
    yield from the_moment(campaign, "turn_start", campaign.crew_of(campaign.s.active))
    yield from lasting_effects(campaign, "turn_start")
    campaign.s.phase = "room"


def event(campaign: Campaign) -> None:
    """R44: an event, or the clock's paragraph once the deck has run out."""
    campaign.s.phase, campaign.s.actions = "act", ACTIONS
    if campaign.s.event_deck:
        draw_event(campaign)
    else:
        strike_clock(campaign)


def strike_clock(campaign: Campaign) -> None:
    """R44, R45, G17: equipped cards go, a new deck comes, the story goes on."""
    campaign.s.passes += 1
    campaign.note("clock", campaign.s.passes)
    campaign.say(T("The event deck is spent: all equipped ability cards are discarded."))
    for index, member in enumerate(campaign.s.crew):
        for card in list(member.equipped):
            unequip(campaign, index, card)
    campaign.s.ability_deck += campaign.s.ability_discard
    campaign.s.ability_discard = []
    campaign.chance.shuffle(campaign.s.ability_deck)
    if campaign.s.passes < len(CLOCK):
        build_event_deck(campaign)
    else:
        campaign.s.finale = 1
    open_book(campaign, CLOCK[min(campaign.s.passes, len(CLOCK)) - 1])


def act(campaign: Campaign) -> Play[None]:
    """R46: two actions, the same twice if one likes; or a command instead."""
    if campaign.s.finale:
        campaign.s.lost = "finale"
        return
    if campaign.s.actions == 0:
        campaign.s.phase = "dusk"
        return
    prompt = N("{n} action left: what now?", "{n} actions left: what now?", n=campaign.s.actions)
    chosen = yield from table_ask(
        campaign, prompt, partial(action_options, campaign), TWO_ACTIONS, safe=True
    )
    campaign.s.actions -= 1
    kind, value = chosen.value
    if kind == "travel":
        yield from lasting_effects(campaign, "travel")
        yield from travel(campaign)
    elif kind == "explore":
        explore(campaign, value)
    elif kind == "market":
        yield from trade(campaign, STALL)
    elif kind == "port":
        yield from visit_port(campaign)
    elif kind == "clear":
        yield from clear_event(campaign, value[0], paying=value[1])
    else:
        gain_command(campaign, campaign.s.active, 1)


def action_options(campaign: Campaign) -> list[Option[Any]]:
    seat, region = campaign.s.active, campaign.pack.region[campaign.s.region]
    travel = T("Fate and craft carry you up to 4 regions")
    options: list[Option[Any]] = [
        Option("travel", seat, T("Travel"), ("travel", None), detail=travel)
    ]
    for location in region.locations:
        number = location.num
        visited = str(number) in campaign.s.visits
        title = campaign.pack.paragraph[str(number)].title
        label = (
            T("Explore {n}: {title}", n=number, title=word(title))
            if (visited and title)
            else T("Explore {n}", n=number)
        )
        options.append(
            Option(
                f"explore-{number}",
                seat,
                label,
                ("explore", number),
                spot=f"place.{number}",
                detail=place_note(campaign, number),
            )
        )
    if region.market:
        label, detail = (
            T("Market of {name}", name=word(region.market)),
            T("{n} cards are laid out; buy what you can pay", n=STALL),
        )
        options.append(Option("market", seat, label, ("market", None), detail=detail))
    if region.port:
        label, detail = T("Port of {name}", name=word(region.port)), PORT
        options.append(Option("port", seat, label, ("port", None), detail=detail))
    options += [
        replace(clear, value=("clear", clear.value)) for clear in clear_options(campaign, "action")
    ]
    options.append(Option("skip", seat, T("Skip for 1 command"), ("skip", None)))
    return options


def place_note(campaign: Campaign, number: int) -> Text | None:
    """What the crew remembers of a place, and what somebody wrote beside it."""
    mark = campaign.s.marks.get(str(number))
    wanted = [word(keyword) for keyword in campaign.s.notes.get(str(number), [])]
    asks = T("Somebody there asks for {keywords}", keywords=wanted)
    if mark is not None:
        note = T("Your note: {what}", what=MARKS[mark])
        return fitting(T("{one}; {other}", one=note, other=asks), note) if wanted else note
    return fitting(asks, T("Somebody there asks for something")) if wanted else None


def dusk(campaign: Campaign) -> Play[None]:
    """R42, R43: what happens at the end of a turn, and a try at being rid of it."""
    yield from lasting_effects(campaign, "turn_end")
    yield from beasts_hunt(campaign)
    tried: set[str] = set()

    def ways() -> list[Option[Any]]:
        return [way for way in clear_options(campaign, "turn_end") if way.value[0] not in tried]

    stop: Option[Any] = Option("leave", campaign.s.active, T("Leave it be"), None)
    while ways():
        chosen = yield from table_ask(
            campaign,
            T("The end of the turn: deal with what lasts?"),
            lambda: [*ways(), stop],
            T("One try each at the end of a turn."),
        )
        if chosen.value is None:
            break
        tried.add(chosen.value[0])
        yield from clear_event(campaign, chosen.value[0], paying=chosen.value[1])
    for lasting in list(campaign.s.lasting):
        if campaign.pack.event[lasting.id].lasts_turn:
            discard_lasting(campaign, lasting.id)
    pass_token(campaign)


def pass_token(campaign: Campaign) -> None:
    """R31: the captain token goes to the left."""
    campaign.s.turn += 1
    campaign.s.phase, campaign.s.actions = "dawn", 0
    seats = len(campaign.s.chairs)
    after = [(campaign.s.active + step) % seats for step in range(1, seats + 1)]
    campaign.s.active = next(seat for seat in after if campaign.s.chairs[seat].here)


def defeat(campaign: Campaign, cause: str) -> Play[None]:
    """R106-R108, G12: whatever went on is over."""
    _break_off(campaign)
    campaign.note("defeat", cause)
    if cause == "crew":
        campaign.say(T("The whole crew is at 0 health. Defeat."))
    else:
        campaign.say(T("The ship can take no more. Defeat."))
    if campaign.s.finale:
        _lose_finale(campaign)
    elif campaign.options.mode == "brutal":
        campaign.s.defeats += 1
        campaign.s.lost = cause
    else:
        campaign.s.defeats += 1
        yield from _limp_to_port(campaign, cause)


def _break_off(campaign: Campaign) -> None:
    if campaign.s.happening is not None:
        lay_down(campaign, campaign.s.happening.id)
    campaign.s.tale = campaign.s.contest = campaign.s.fight = campaign.s.threat = None
    campaign.s.distance, campaign.s.took_part, campaign.s.tokens, campaign.s.port_done = (
        0,
        [],
        [],
        [],
    )
    campaign.s.ashore = False
    campaign.s.search_discard += campaign.s.found
    campaign.s.market_deck[:0] = campaign.s.stall
    campaign.s.found, campaign.s.stall = [], []


def _limp_to_port(campaign: Campaign, cause: str) -> Play[None]:
    """R107: to the nearest port, mended; six events are lost and the next turn begins."""
    ports = nearest_ports(campaign.pack, campaign.s.region)
    options = [
        Option(
            f"port-{port}",
            campaign.s.active,
            word(campaign.pack.region[port].port or port),
            port,
            spot=f"region.{port}",
        )
        for port in ports
    ]
    prompt = T("To which port do you limp?")
    move_ship(campaign, (yield from campaign.settle(prompt, options, reasons.LIMPING)))
    port = word(campaign.pack.region[campaign.s.region].port or campaign.s.region)
    if cause == "crew":
        for member in campaign.s.crew:
            member.damage = member.fatigue = 0
        campaign.say(T("The ship limps to {port}; the crew is healed and rested.", port=port))
        _console(campaign)
    else:
        campaign.s.harm = dict.fromkeys(campaign.s.harm, 0)
        campaign.say(T("The ship limps to {port} and is repaired.", port=port))
    lose_events(campaign, LOST_EVENTS)
    pass_token(campaign)


def _console(campaign: Campaign) -> None:
    """Easy mode softens a crew's defeat."""
    if campaign.options.mode != "easy":
        return
    for member in campaign.s.crew:
        member.statuses = []
    gain_xp(campaign, 5)
    gain(campaign, "coins", 7)
    gain_command(campaign, campaign.s.active, 8)


def _lose_finale(campaign: Campaign) -> None:
    """The first time F1 begins again, refreshed; the second time it is over."""
    if campaign.s.finale > 2:
        campaign.s.lost = "finale"
        return
    if campaign.s.finale > 1 or campaign.options.mode == "brutal":
        campaign.s.defeats += 1
        campaign.s.finale = 3
        for member in campaign.s.crew:
            member.damage = 0
        campaign.s.harm = dict.fromkeys(campaign.s.harm, 0)
        open_book(campaign, FINAL_DEFEAT)
        return
    campaign.s.finale = 2
    campaign.say(T("The finale begins again; crew and ship are as good as new."))
    for member in campaign.s.crew:
        member.damage = member.fatigue = 0
        member.statuses = []
    campaign.s.harm = dict.fromkeys(campaign.s.harm, 0)
    clear_all_command(campaign)
    gain_command(campaign, campaign.s.active, 7)
    gain_xp(campaign, 10)
    open_book(campaign, CLOCK[-1])
