"""Kicks, bans and timeouts: real, or refused for Discord's own reason."""

from datetime import UTC, datetime, timedelta

import pytest

from loopback import Loopback, May, MovableClock
from loopback.errors import Refusal
from tests.loopback.raw import Raw, faults_of

POWERS = (May.KICK_MEMBERS, May.BAN_MEMBERS, May.MODERATE_MEMBERS, May.MANAGE_GUILD)
VOICE = (May.MUTE_MEMBERS, May.DEAFEN_MEMBERS, May.MOVE_MEMBERS)


@pytest.fixture
def powers(discord_world: Loopback) -> None:
    discord_world.give_bot(*POWERS, *VOICE, May.VIEW_AUDIT_LOG)
    guild = discord_world.guild
    bot = next(r for r in guild["roles"] if r.get("tags"))
    bot["position"] = len(guild["roles"])


def member(world: Loopback, name: str = "Finn") -> str:
    return f"/guilds/{world.guild['id']}/members/{world.person(name).id}"


def ban(world: Loopback, name: str = "Finn") -> str:
    return f"/guilds/{world.guild['id']}/bans/{world.person(name).id}"


def until(clock: MovableClock, **later: float) -> dict[str, str]:
    moment = datetime.fromtimestamp(clock.now(), UTC) + timedelta(**later)
    return {"communication_disabled_until": moment.isoformat()}


@pytest.mark.usefixtures("powers")
async def test_who_is_timed_out_reads_and_is_silent(
    discord_world: Loopback, raw: Raw, clock: MovableClock
) -> None:
    finn = discord_world.person("Finn")
    assert (await raw("PATCH", member(discord_world), until(clock, minutes=5)))[0] == 200
    assert await finn.read("#general") == []
    with pytest.raises(Refusal, match="50013"):
        await finn.write("#general", "hello")
    clock.advance(301)
    assert (await finn.write("#general", "hello")).content == "hello"


@pytest.mark.usefixtures("powers")
async def test_a_timeout_ends_early(discord_world: Loopback, raw: Raw, clock: MovableClock) -> None:
    await raw("PATCH", member(discord_world), until(clock, hours=5))
    await raw("PATCH", member(discord_world), {"communication_disabled_until": None})
    assert await discord_world.person("Finn").write("#general", "hello")


@pytest.mark.usefixtures("powers")
async def test_a_timeout_lasts_four_weeks_at_most(
    discord_world: Loopback, raw: Raw, clock: MovableClock
) -> None:
    _, body = await raw("PATCH", member(discord_world), until(clock, days=29))
    assert set(faults_of(body["errors"])) == {"communication_disabled_until"}


@pytest.mark.usefixtures("powers")
@pytest.mark.parametrize("key", ["mute", "deaf", "channel_id"])
async def test_nobody_is_in_a_voice_channel(discord_world: Loopback, raw: Raw, key: str) -> None:
    value = raw.channel("general") if key == "channel_id" else True
    assert (await raw("PATCH", member(discord_world), {key: value}))[1]["code"] == 40032


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "members/{finn}", None),
        ("PUT", "bans/{finn}", {}),
        ("DELETE", "bans/{finn}", None),
        ("GET", "bans", None),
        ("POST", "bulk-ban", {"user_ids": ["1"]}),
        ("PATCH", "members/{finn}", {"communication_disabled_until": None}),
        ("PATCH", "members/{finn}", {"mute": True}),
    ],
)
async def test_without_the_permission(
    discord_world: Loopback, raw: Raw, method: str, path: str, body: object
) -> None:
    place = path.format(finn=discord_world.person("Finn").id)
    answer = await raw(method, f"/guilds/{discord_world.guild['id']}/{place}", body)
    assert answer[1]["code"] == 50013


@pytest.mark.usefixtures("powers")
@pytest.mark.parametrize("path", [member, ban])
async def test_nobody_touches_the_owner(discord_world: Loopback, raw: Raw, path: object) -> None:
    method = "DELETE" if path is member else "PUT"
    address = path(discord_world, "Coral")  # type: ignore[operator]
    assert (await raw(method, address))[1]["code"] == 50013


@pytest.mark.usefixtures("powers")
async def test_who_is_kicked_is_gone(discord_world: Loopback, raw: Raw) -> None:
    finn = discord_world.person("Finn")
    headers = {"X-Audit-Log-Reason": "too%20loud"}
    assert (await raw("DELETE", member(discord_world), headers=headers))[0] == 204
    assert (await raw("GET", member(discord_world)))[1]["code"] == 10007
    with pytest.raises(Refusal, match="50001"):
        await finn.read("#general")
    entry = discord_world.world.audit[discord_world.guild["id"]][-1]
    assert (entry["action_type"], entry["target_id"], entry["reason"]) == (20, finn.id, "too loud")


@pytest.mark.usefixtures("powers")
async def test_bans_are_listed_and_lifted(discord_world: Loopback, raw: Raw) -> None:
    finn = discord_world.person("Finn")
    await finn.write("#general", "rubbish")
    assert (await raw("PUT", ban(discord_world), {"delete_message_seconds": 3600}))[0] == 204
    assert await discord_world.person("Marina").read("#general") == []
    listed = (await raw("GET", f"/guilds/{discord_world.guild['id']}/bans"))[1]
    assert [found["user"]["id"] for found in listed] == [finn.id]
    assert (await raw("GET", ban(discord_world)))[1]["user"]["id"] == finn.id
    assert (await raw("DELETE", ban(discord_world)))[0] == 204
    assert (await raw("GET", ban(discord_world)))[1]["code"] == 10026
    assert (await raw("DELETE", ban(discord_world)))[1]["code"] == 10026


@pytest.mark.usefixtures("powers")
async def test_many_at_once(discord_world: Loopback, raw: Raw) -> None:
    finn, coral = discord_world.person("Finn").id, discord_world.person("Coral").id
    path = f"/guilds/{discord_world.guild['id']}/bulk-ban"
    _, body = await raw("POST", path, {"user_ids": [finn, coral]})
    assert body == {"banned_users": [finn], "failed_users": [coral]}
    assert (await raw("POST", path, {"user_ids": [coral]}))[1]["code"] == 500000
    many = [str(10**17 + number) for number in range(201)]
    assert (await raw("POST", path, {"user_ids": many}))[1]["code"] == 50035
