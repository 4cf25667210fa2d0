"""Scheduled events of a guild: they wait, begin and end by the clock."""

from loopback.clock import moment
from loopback.errors import Refusal
from loopback.types import Json
from loopback.world import World

WAITS, GOES_ON, OVER, CANCELLED = 1, 2, 3, 4
GUILD_ONLY, EXTERNAL = 2, 3
MOST = 100


def living(world: World, guild_id: str) -> list[Json]:
    """Those that are not over; one whose time has come goes on."""
    now = world.clock.now()
    return [
        event | ({"status": GOES_ON} if moment(event["scheduled_start_time"]) <= now else {})
        for event in world.scheduled_events.values()
        if event["guild_id"] == guild_id and moment(event["scheduled_end_time"]) > now
    ]


def find(world: World, guild_id: str, event_id: str) -> Json:
    for event in living(world, guild_id):
        if event["id"] == event_id:
            return event
    raise Refusal(10070)


def add(world: World, event_id: str, guild_id: str, settings: Json) -> Json:
    """One outside of Discord's channels, by the bot."""
    if len(living(world, guild_id)) >= MOST:
        raise Refusal(30038)
    event: Json = {
        "id": event_id,
        "guild_id": guild_id,
        "channel_id": None,
        "creator_id": world.bot["id"],
        "creator": world.bot,
        "image": None,
        "status": WAITS,
        "privacy_level": GUILD_ONLY,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
        **settings,
    }
    world.scheduled_events[event_id] = event
    return event


def keep(world: World, event: Json) -> None:
    """As it was changed; one that is over or called off is not listed any more."""
    if event["status"] in (OVER, CANCELLED):
        del world.scheduled_events[event["id"]]
    else:
        world.scheduled_events[event["id"]] = event
