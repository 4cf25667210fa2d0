"""Entry Points, Activities and OAuth2: who may open what, and what the app's server learns."""

import asyncio

import pytest
from aiohttp import web

from loopback import Loopback, MovableClock
from loopback.user.refusals import NotAllowed
from tests.loopback.raw import Raw

ENTRY = {"type": 4, "name": "launch", "handler": 1}


def commands_of(world: Loopback) -> str:
    return f"/applications/{world.world.application['id']}/commands"


async def test_without_an_activity_none_can_be_opened(discord_world: Loopback) -> None:
    with pytest.raises(NotAllowed, match="no Activity"):
        await discord_world.person("Marina").launch("#general")


async def test_discord_opens_it_or_the_app_is_asked_to(discord_world: Loopback, raw: Raw) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    discord_world.host_activity("http://127.0.0.1:1")
    opened = (await marina.launch("#general")).activity
    assert opened is not None
    assert opened.users == [marina.id]
    where = f"/applications/{opened.application_id}/activity-instances/{opened.id}"
    status, told = await raw("GET", where)
    assert (status, told["users"], told["location"]["kind"]) == (200, [marina.id], "gc")
    discord_world.refusals.expect(404)
    assert (await raw("GET", where + "0"))[0] == 404
    await raw("PUT", commands_of(discord_world), [ENTRY])
    launching = asyncio.create_task(finn.launch("#general"))
    await asyncio.sleep(0)
    *_, asked = discord_world.realm.interactions.by_id.values()
    path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=true"
    status, told = await raw("POST", path, {"type": 12})
    answer = await launching
    assert (answer.kind, answer.activity) == ("activity", opened)
    assert told["resource"] == {"type": 12, "activity_instance": {"id": opened.id}}
    assert opened.users == [marina.id, finn.id]


async def exchanged(raw: Raw, **changed: str) -> tuple[int, dict[str, object]]:
    sent = {"client_id": raw.world.world.application["id"]}
    sent |= {"client_secret": raw.world.client_secret, "grant_type": "authorization_code"}
    url = f"{raw.world.base_url}/api/oauth2/token"
    async with raw.session.post(url, data=sent | changed) as answer:
        return answer.status, await answer.json()


async def test_a_code_is_exchanged_once_soon_and_by_the_app_alone(
    discord_world: Loopback, raw: Raw, clock: MovableClock
) -> None:
    marina = discord_world.person("Marina")
    activities, now = discord_world.realm.activities, clock.now()
    discord_world.refusals.expect(400, 401)
    code = activities.authorize(marina.id, ("identify",), now)
    assert (await exchanged(raw, code=code, client_secret="guessed"))[1][
        "error"
    ] == "invalid_client"
    status, told = await exchanged(raw, code=code)
    assert (status, told["token_type"], told["scope"]) == (200, "Bearer", "identify")
    assert (await exchanged(raw, code=code))[1]["error"] == "invalid_grant"
    hers = {"Authorization": f"Bearer {told['access_token']}"}
    assert (await raw("GET", "/users/@me", headers=hers))[1]["id"] == marina.id
    assert (await raw("GET", "/oauth2/@me", headers=hers))[1]["user"]["id"] == marina.id
    assert (await raw("GET", "/users/@me/guilds", headers=hers))[0] == 401
    again = {"grant_type": "refresh_token", "refresh_token": str(told["refresh_token"])}
    assert (await exchanged(raw, **again))[0] == 200
    late = activities.authorize(marina.id, ("identify",), now)
    clock.advance(61)
    assert (await exchanged(raw, code=late))[0] == 400
    clock.advance(8 * 24 * 3600)
    assert (await raw("GET", "/users/@me", headers=hers))[0] == 401


async def test_the_activity_is_led_to_under_this_address(discord_world: Loopback, raw: Raw) -> None:
    async def page(request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade"):
            socket = web.WebSocketResponse()
            await socket.prepare(request)
            await socket.send_str(f"echo {(await socket.receive()).data}")
            return socket
        headers = {"X-Frame-Options": "DENY"}
        return web.Response(text=f"{request.method} {request.path_qs}", headers=headers)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", page)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    here = discord_world.base_url
    async with raw.session.get(f"{here}/assets/a.js") as answer:
        assert answer.status == 404
    discord_world.host_activity(f"http://127.0.0.1:{runner.addresses[0][1]}")
    for path, told in (("/.proxy/api/a?b=c", "/api/a?b=c"), ("/assets/a.js", "/assets/a.js")):
        async with raw.session.post(here + path) as answer:
            assert await answer.text() == f"POST {told}"
            assert "X-Frame-Options" not in answer.headers
            assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
    async with raw.session.ws_connect(f"{here}/.proxy/live") as socket:
        await socket.send_str("hello")
        assert await socket.receive_str() == "echo hello"
    async with raw.session.get(
        f"{here}/.proxy/", headers={"Origin": "http://other.page"}
    ) as answer:
        assert answer.status == 403
    await runner.cleanup()
    async with raw.session.get(f"{here}/.proxy/") as answer:
        assert answer.status == 502
