"""A turn: dawn, ship action, event, two actions, dusk."""

from __future__ import annotations

from games.kernel import CHECKPOINT, Play, Seat
from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign, Defeated, Ended
from games.sleeping_gods.command.tokens import gain_command
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.ship.rooms import ship_action
from games.sleeping_gods.story.event_deck import draw_event
from games.sleeping_gods.story.events import face_event
from games.sleeping_gods.story.lasting_events import lasting_effects
from games.sleeping_gods.story.scenes import scene_aboard, scene_at
from games.sleeping_gods.story.storybook import tell
from games.sleeping_gods.turn.actions import ACTIONS, act
from games.sleeping_gods.turn.clock import CLOCK, strike_clock
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.end_of_turn import dusk


def voyage(campaign: Campaign) -> Play[None]:
    """Turn after turn until an ending, or a defeat that ends everything."""
    try:
        while True:
            yield CHECKPOINT
            yield from _step_or_defeat(campaign)
    except Ended as end:
        if isinstance(end.cause, int):
            campaign.s.ending = end.cause
        else:
            campaign.s.lost = end.cause


def _step_or_defeat(campaign: Campaign) -> Play[None]:
    try:
        yield from _step(campaign)
    except Defeated as blow:
        yield from defeat(campaign, blow.cause)


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
    campaign.say(told.TURN_BEGINS(n=campaign.s.turn, seat=Seat(campaign.s.active)))
    campaign.s.took_part = []
    scene_aboard(campaign)
    for index, member in enumerate(campaign.s.crew):
        if "venom" in member.statuses:
            yield from hurt(campaign, index, 1)
    if campaign.options.mode == "easy":
        gain_command(campaign, campaign.s.active, 1)
    yield from moment_comes(campaign, "turn_start", campaign.crew_of(campaign.s.active))
    yield from lasting_effects(campaign, "turn_start")
    campaign.s.phase = "room"


def event(campaign: Campaign) -> None:
    """R44: an event, or the clock's paragraph once the deck has run out."""
    last = not campaign.s.event_deck and campaign.s.passes + 1 == len(CLOCK)
    if last and scene_at(campaign, "last supper"):
        return
    campaign.s.phase, campaign.s.actions = "act", ACTIONS
    if campaign.s.event_deck:
        draw_event(campaign)
    else:
        strike_clock(campaign)
