"""Scheduled events outside of voice channels: made, seen, begun by the clock, and taken back."""

from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.utils import utcnow

from loopback import Loopback, May, MovableClock
from loopback.clock import timestamp
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import Raw, faults_of

HOUR = 3600


def body(world: Loopback, **other: Any) -> dict[str, Any]:
    now = world.realm.clock.now()
    return {
        "name": "A dive",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#tables"},
        "scheduled_start_time": timestamp(now + HOUR),
        "scheduled_end_time": timestamp(now + 2 * HOUR),
        **other,
    }


@pytest.fixture
def path(discord_world: Loopback) -> str:
    discord_world.give_bot(May.CREATE_EVENTS)
    return f"/guilds/{discord_world.guild['id']}/scheduled-events"


async def test_an_event_is_made_told_and_taken_back(
    discord_world: Loopback, path: str, start: Start
) -> None:
    bot = await start(TinyBot())
    guild, soon = bot.guilds[0], utcnow() + timedelta(hours=1)
    made = await guild.create_scheduled_event(
        name="A dive",
        description="Bring fins",
        start_time=soon,
        end_time=soon + timedelta(hours=2),
        location="#tables",
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    marina = discord_world.person("Marina")
    await marina.until(lambda: guild.get_scheduled_event(made.id))
    (found,) = await guild.fetch_scheduled_events()
    assert (found.name, found.description, found.location) == ("A dive", "Bring fins", "#tables")
    assert (found.creator_id, found.status) == (guild.me.id, discord.EventStatus.scheduled)
    assert (await guild.fetch_scheduled_event(made.id)).user_count == 0
    again = await start(TinyBot())
    assert [event.id for event in again.guilds[0].scheduled_events] == [made.id]
    await made.delete(reason="Storm")
    await marina.until(lambda: guild.get_scheduled_event(made.id) is None or None)
    assert "scheduled_event_delete" in bot.events
    with pytest.raises(discord.NotFound):
        await guild.fetch_scheduled_event(made.id)
    actions = [entry["action_type"] for entry in discord_world.world.audit[str(guild.id)]]
    assert actions[-2:] == [100, 102]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"privacy_level": 1}, "privacy_level"),
        ({"entity_type": 4}, "entity_type"),
        ({"entity_metadata": None}, "entity_metadata"),
        ({"entity_metadata": {}}, "entity_metadata.location"),
        ({"entity_metadata": {"location": "x" * 101}}, "entity_metadata.location"),
        ({"scheduled_start_time": None}, "scheduled_start_time"),
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"scheduled_end_time": "2020-01-01T00:00:00+00:00"}, "scheduled_end_time"),
        ({"channel_id": "1"}, "channel_id"),
    ],
)
async def test_what_an_event_cannot_be(
    discord_world: Loopback, path: str, raw: Raw, wrong: dict[str, Any], field: str
) -> None:
    status, answer = await raw("POST", path, body(discord_world, **wrong))
    assert status == 400
    assert set(faults_of(answer["errors"])) == {field}
    assert not discord_world.world.scheduled_events


async def test_events_in_voice_channels_are_left_out(
    discord_world: Loopback, path: str, raw: Raw
) -> None:
    other = body(discord_world, entity_type=2, entity_metadata=None)
    assert (await raw("POST", path, other))[0] == 501


async def test_who_may_make_and_take_back_events(discord_world: Loopback, raw: Raw) -> None:
    path = f"/guilds/{discord_world.guild['id']}/scheduled-events"
    assert (await raw("POST", path, body(discord_world)))[1]["code"] == 50013
    discord_world.give_bot(May.MANAGE_EVENTS)
    assert (await raw("POST", path, body(discord_world)))[1]["code"] == 50013
    discord_world.give_bot(May.CREATE_EVENTS)
    _, event = await raw("POST", path, body(discord_world))
    role = next(r for r in discord_world.guild["roles"] if r.get("tags"))
    role["permissions"] = str(int(May.VIEW_CHANNEL))
    assert (await raw("DELETE", f"{path}/{event['id']}"))[1]["code"] == 50013
    discord_world.give_bot(May.CREATE_EVENTS)
    event["creator_id"] = discord_world.person("Marina").id
    discord_world.world.scheduled_events[event["id"]] = event
    assert (await raw("DELETE", f"{path}/{event['id']}"))[1]["code"] == 50013
    discord_world.give_bot(May.MANAGE_EVENTS)
    assert (await raw("DELETE", f"{path}/{event['id']}"))[0] == 204
    assert (await raw("DELETE", f"{path}/{event['id']}"))[1]["code"] == 10070


async def test_an_event_is_changed_begun_before_its_time_and_ended(
    discord_world: Loopback, path: str, start: Start
) -> None:
    bot = await start(TinyBot())
    guild, soon = bot.guilds[0], utcnow() + timedelta(hours=5)
    made = await guild.create_scheduled_event(
        name="A dive",
        start_time=soon,
        end_time=soon + timedelta(hours=2),
        location="#tables",
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    moved = await made.edit(name="Two dives", location="#reef", start_time=soon)
    assert (moved.name, moved.location, moved.status) == (
        "Two dives",
        "#reef",
        discord.EventStatus.scheduled,
    )
    begun = await moved.start()
    assert begun.status is discord.EventStatus.active
    assert (await guild.fetch_scheduled_event(made.id)).status is discord.EventStatus.active
    await begun.end()
    assert await guild.fetch_scheduled_events() == []
    actions = [entry["action_type"] for entry in discord_world.world.audit[str(guild.id)]]
    assert actions[-3:] == [101, 101, 101]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"status": 3}, "status"),
        ({"name": ""}, "name"),
        ({"entity_metadata": {}}, "entity_metadata.location"),
        ({"scheduled_end_time": "2020-01-01T00:00:00+00:00"}, "scheduled_end_time"),
    ],
)
async def test_what_an_event_cannot_become(
    discord_world: Loopback, path: str, raw: Raw, wrong: dict[str, Any], field: str
) -> None:
    _, event = await raw("POST", path, body(discord_world))
    status, answer = await raw("PATCH", f"{path}/{event['id']}", wrong)
    assert status == 400
    assert set(faults_of(answer["errors"])) == {field}
    assert (await raw("GET", f"{path}/{event['id']}"))[1] == event


async def test_there_are_at_most_a_hundred(discord_world: Loopback, path: str, raw: Raw) -> None:
    _, event = await raw("POST", path, body(discord_world))
    kept = discord_world.world.scheduled_events
    kept.update({str(number): event | {"id": str(number)} for number in range(99)})
    assert (await raw("POST", path, body(discord_world)))[1]["code"] == 30038


@pytest.mark.parametrize(("hours", "seen"), [(0.5, [1]), (1.5, [2]), (2.5, [])])
async def test_events_begin_and_end_by_the_clock(
    discord_world: Loopback, path: str, raw: Raw, clock: MovableClock, hours: float, seen: list[int]
) -> None:
    await raw("POST", path, body(discord_world))
    clock.advance(hours * HOUR)
    _, events = await raw("GET", path)
    assert [event["status"] for event in events] == seen
