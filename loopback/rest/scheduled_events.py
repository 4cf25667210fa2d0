"""Scheduled events that take place outside of Discord's channels."""

from loopback import audit, scheduled_events
from loopback.access import require_in_guild
from loopback.audit import Action
from loopback.clock import moment, timestamp
from loopback.errors import left_out
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.scheduled_events import CANCELLED, EXTERNAL, GOES_ON, GUILD_ONLY, OVER, WAITS
from loopback.types import Json

routes = Routes()
FARTHEST = 5 * 365.25 * 24 * 3600
ALL = "/guilds/{guild_id}/scheduled-events"
ONE = ALL + "/{guild_scheduled_event_id}"
STAGE, VOICE = 1, 2
FOLLOWING = {WAITS: (WAITS, GOES_ON, CANCELLED), GOES_ON: (GOES_ON, OVER)}
"""What an event can become."""


@routes.on("POST", ALL)
async def create(call: Call) -> Answer:
    guild_id, form = call.id("guild_id"), call.form()
    require_in_guild(call.world, call.bot_id, guild_id, May.CREATE_EVENTS)
    settings = _settings(call, form)
    event = scheduled_events.add(call.world, call.realm.new_id(), guild_id, settings)
    _told(call, event, Action.GUILD_SCHEDULED_EVENT_CREATE)
    return event


def _settings(call: Call, form: Form) -> Json:
    name = form.text("name", 100, least=1, required=True)
    description = form.text("description", 1000)
    form.choice("privacy_level", (GUILD_ONLY,), required=True)
    kind = form.choice("entity_type", (STAGE, VOICE, EXTERNAL), required=True)
    place = form.form("entity_metadata", required=kind == EXTERNAL)
    where = place.text("location", 100, least=1, required=kind == EXTERNAL) if place else None
    begins, ends = _times(call, form, kind)
    if form.snowflake("channel_id") and kind == EXTERNAL:
        form.fault(("channel_id",), "BASE_TYPE_NULL", "An external event has no channel.")
    form.check()
    form.refuse_left_out("image", "recurrence_rule")
    if kind != EXTERNAL:
        raise left_out("scheduled events in voice channels and on stages")
    return {
        "name": name,
        "description": description,
        "scheduled_start_time": timestamp(begins),
        "scheduled_end_time": timestamp(ends),
        "entity_metadata": {"location": where},
    }


def _times(call: Call, form: Form, kind: int | None) -> tuple[float, float]:
    """What is outside of Discord must say when it ends: nobody could see it."""
    form.require("scheduled_start_time")
    if kind == EXTERNAL:
        form.require("scheduled_end_time")
    begins, ends = form.moment("scheduled_start_time"), form.moment("scheduled_end_time")
    _check_times(call, form, begins, ends)
    return begins or 0.0, ends or 0.0


def _check_times(call: Call, form: Form, begins: float | None, ends: float | None) -> None:
    if begins is not None and begins <= call.realm.clock.now():
        message = "Cannot schedule event in the past."
        form.fault(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    for key, when in (("scheduled_start_time", begins), ("scheduled_end_time", ends)):
        if when is not None and when > call.realm.clock.now() + FARTHEST:
            message = "Cannot schedule event more than 5 years in the future."
            form.fault((key,), "GUILD_SCHEDULED_EVENT_SCHEDULE_FUTURE", message)
    if begins is not None and ends is not None and ends <= begins:
        message = "Cannot schedule event to end before it starts."
        form.fault(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)


def _told(call: Call, event: Json, action: Action) -> None:
    call.realm.gateway.dispatch(action.name, event, event["guild_id"])
    audit.record(call.realm, event["guild_id"], action, event["id"], reason=call.reason)


@routes.on("GET", ALL)
async def of_guild(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id)
    every = scheduled_events.living(call.world, guild_id)
    return [_counted(call, event) for event in every]


@routes.on("GET", ONE)
async def one(call: Call) -> Answer:
    return _counted(call, _found(call))


def _found(call: Call) -> Json:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id)
    return scheduled_events.find(call.world, guild_id, call.id("guild_scheduled_event_id"))


def _counted(call: Call, event: Json) -> Json:
    """Nobody here says that they will come."""
    return event | {"user_count": 0} if call.asked("with_user_count") else event


@routes.on("PATCH", ONE)
async def change(call: Call) -> Answer:
    event, form = _found(call), call.form()
    _require_hold_of(call, event)
    changed = event | _changes(call, event, form)
    scheduled_events.keep(call.world, changed)
    _told(call, changed, Action.GUILD_SCHEDULED_EVENT_UPDATE)
    return changed


def _changes(call: Call, event: Json, form: Form) -> Json:
    """Only what was sent; an event that goes on keeps its beginning."""
    name, description = form.text("name", 100, least=1), form.text("description", 1000)
    status = form.choice("status", FOLLOWING[event["status"]])
    place = form.form("entity_metadata")
    where = place.text("location", 100, least=1, required=True) if place else None
    begins, ends = form.moment("scheduled_start_time"), form.moment("scheduled_end_time")
    _check_times(call, form, begins, ends)
    _check_stored(event, form, begins, ends)
    if ends is not None and ends <= call.realm.clock.now():
        message = "Cannot schedule event to end in the past."
        form.fault(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    form.check()
    form.refuse_left_out("image", "recurrence_rule", "channel_id")
    sent = {
        "name": name,
        "description": description,
        "status": status,
        "entity_metadata": None if where is None else {"location": where},
        "scheduled_start_time": None if begins is None else timestamp(begins),
        "scheduled_end_time": None if ends is None else timestamp(ends),
    }
    return {key: value for key, value in sent.items() if value is not None}


def _check_stored(event: Json, form: Form, begins: float | None, ends: float | None) -> None:
    """A time that is sent alone must fit the one that is stored."""
    if begins is None and ends is not None and ends <= moment(event["scheduled_start_time"]):
        message = "Cannot schedule event to end before it starts."
        form.fault(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    if ends is None and begins is not None and begins >= moment(event["scheduled_end_time"]):
        message = "Cannot schedule event to start after it ends."
        form.fault(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)


def _require_hold_of(call: Call, event: Json) -> None:
    """One's own events are held by whoever may make them, others by whoever manages all."""
    own = event["creator_id"] == call.bot_id
    needed = May.CREATE_EVENTS | May.MANAGE_EVENTS if own else May.MANAGE_EVENTS
    require_in_guild(call.world, call.bot_id, event["guild_id"], needed)


@routes.on("DELETE", ONE, status=204)
async def remove(call: Call) -> Answer:
    event = _found(call)
    _require_hold_of(call, event)
    del call.world.scheduled_events[event["id"]]
    _told(call, event, Action.GUILD_SCHEDULED_EVENT_DELETE)
    return None
