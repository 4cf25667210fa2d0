"""Defeat: whatever went on is over, and the ship limps to a port (R106-R108)."""

from __future__ import annotations

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Beaten, Campaign, Ended
from games.sleeping_gods.command.tokens import clear_all_command, gain_command
from games.sleeping_gods.ship.goods import gain, gain_xp
from games.sleeping_gods.ship.sea import move_ship, nearest_ports
from games.sleeping_gods.story.event_deck import lose_events
from games.sleeping_gods.story.events import lay_down
from games.sleeping_gods.story.storybook import open_book
from games.sleeping_gods.turn.clock import CLOCK
from games.sleeping_gods.turn.end_of_turn import end_turn
from games.sleeping_gods.words import word

LOST_EVENTS = 6
FINAL_DEFEAT = "F2"


def defeat(campaign: Campaign, cause: Beaten) -> Play[None]:
    """R106-R108, G12: whatever went on is over."""
    _break_off(campaign)
    campaign.note("defeat", cause)
    if cause == "crew":
        campaign.say(told.CREW_BEATEN())
    else:
        campaign.say(told.SHIP_BEATEN())
    if campaign.s.finale:
        _lose_finale(campaign)
    elif campaign.options.mode == "brutal":
        campaign.s.defeats += 1
        raise Ended(cause)
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


def _limp_to_port(campaign: Campaign, cause: Beaten) -> Play[None]:
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
    prompt = T("Which port do you limp to?")
    move_ship(
        campaign, (yield from campaign.decision(questions.LIMP, prompt, options, reasons.LIMPING))
    )
    port = word(campaign.pack.region[campaign.s.region].port or campaign.s.region)
    if cause == "crew":
        for member in campaign.s.crew:
            member.damage = member.fatigue = 0
        campaign.say(told.CREW_LIMPS_TO_PORT(port=port))
        _console(campaign)
    else:
        campaign.s.harm = dict.fromkeys(campaign.s.harm, 0)
        campaign.say(told.SHIP_LIMPS_TO_PORT(port=port))
    lose_events(campaign, LOST_EVENTS)
    end_turn(campaign)


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
        raise Ended("finale")
    if campaign.s.finale > 1 or campaign.options.mode == "brutal":
        campaign.s.defeats += 1
        campaign.s.finale = 3
        for member in campaign.s.crew:
            member.damage = 0
        campaign.s.harm = dict.fromkeys(campaign.s.harm, 0)
        open_book(campaign, FINAL_DEFEAT)
        return
    campaign.s.finale = 2
    campaign.say(told.FINALE_BEGINS_AGAIN())
    for member in campaign.s.crew:
        member.damage = member.fatigue = 0
        member.statuses = []
    campaign.s.harm = dict.fromkeys(campaign.s.harm, 0)
    clear_all_command(campaign)
    gain_command(campaign, campaign.s.active, 7)
    gain_xp(campaign, 10)
    open_book(campaign, CLOCK[-1])
