"""Addresses of files carry a signature and an end, as Discord's do."""

from loopback import Loopback, MovableClock
from tests.loopback.raw import PNG, Raw


async def test_addresses_of_files_expire_and_are_given_anew(
    discord_world: Loopback, raw: Raw, clock: MovableClock
) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    _, message = await raw.multipart("POST", path, {}, {"dot.png": PNG})
    old = message["attachments"][0]["url"]

    async def status(url: str) -> int:
        async with raw.session.get(url) as answer:
            return answer.status

    assert await status(old) == 200
    for spoiled in (old.partition("?")[0], old.replace("ex=", "ex=f"), old[:-3]):
        assert await status(spoiled) == 404
    clock.advance(24 * 3600 + 1)
    assert await status(old) == 404
    _, again = await raw("GET", f"{path}/{message['id']}")
    assert await status(again["attachments"][0]["url"]) == 200
    seen = (await discord_world.person("Marina").read("#general"))[-1]
    assert await status(seen.pictures[0].url) == 200
