"""Buckets, headers and 429s."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from loopback import Loopback, May, MovableClock
from tests.judges import OutsideJudge
from tests.loopback.conftest import PLAN
from tests.loopback.raw import Raw


@pytest.fixture
async def strict(clock: MovableClock, judge: OutsideJudge) -> AsyncIterator[Raw]:
    """A Discord that counts."""
    async with (
        Loopback(world=PLAN, clock=clock, judges=[judge], rate_limits=True) as world,
        aiohttp.ClientSession() as session,
    ):
        yield Raw(world, session)
    assert not judge.faults, judge.verdict()


async def test_five_messages_in_five_seconds(strict: Raw, clock: MovableClock) -> None:
    left = []
    for _ in range(5):
        status, _body = await strict.send({"content": "a"})
        assert status == 200
        left.append(strict.last.headers["X-RateLimit-Remaining"])
    assert left == ["4", "3", "2", "1", "0"]
    status, body = await strict.send({"content": "a"})
    assert status == 429
    assert 0 < body["retry_after"] <= 5
    assert body["global"] is False
    headers = strict.last.headers
    assert headers["X-RateLimit-Scope"] == "user"
    assert headers["X-RateLimit-Limit"] == "5"
    assert headers["Via"]
    clock.advance(5)
    assert (await strict.send({"content": "a"}))[0] == 200


async def test_each_channel_has_its_own_bucket(strict: Raw) -> None:
    for _ in range(5):
        await strict.send({"content": "a"})
    bucket = strict.last.headers["X-RateLimit-Bucket"]
    assert (await strict.send({"content": "a"}, "tables"))[0] == 200
    assert strict.last.headers["X-RateLimit-Bucket"] == bucket


async def test_fifty_requests_a_second_in_all(strict: Raw) -> None:
    statuses = []
    for user in range(60):
        path = f"/guilds/{strict.world.guild['id']}/members/{user}"
        statuses.append((await strict("GET", path))[0])
        if statuses[-1] == 429 and strict.last.headers["X-RateLimit-Scope"] == "global":
            break
    assert statuses.count(429) >= 1


async def test_the_global_limit_says_so(strict: Raw) -> None:
    strict.world.limits.everything.limit = 1
    assert (await strict("GET", "/users/@me"))[0] == 200
    status, body = await strict("GET", "/gateway/bot")
    assert (status, body["global"]) == (429, True)
    assert strict.last.headers["X-RateLimit-Global"] == "true"


async def test_edits_of_old_messages_are_slower(strict: Raw, clock: MovableClock) -> None:
    _, sent = await strict.send({"content": "a"})
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    await strict("PATCH", path, {"content": "b"})
    young = dict(strict.last.headers)
    clock.advance(3700)
    await strict("PATCH", path, {"content": "c"})
    old = dict(strict.last.headers)
    assert old["X-RateLimit-Bucket"] != young["X-RateLimit-Bucket"]
    assert int(old["X-RateLimit-Limit"]) < int(young["X-RateLimit-Limit"])
    answers = [await strict("PATCH", path, {"content": "d"}) for _ in range(3)]
    assert [(status, body.get("code")) for status, body in answers[-1:]] == [(429, 30046)]


async def test_a_channel_is_renamed_twice_in_ten_minutes(strict: Raw) -> None:
    """Known from users: the third waits for the rest of them; other settings do not."""
    strict.world.give_bot(May.MANAGE_CHANNELS)
    path = f"/channels/{strict.channel('general')}"
    answers = [await strict("PATCH", path, {"name": f"n{number}"}) for number in range(3)]
    assert [status for status, _ in answers] == [200, 200, 429]
    assert answers[-1][1]["retry_after"] > 500
    assert (await strict("PATCH", path, {"nsfw": True}))[0] == 200


async def test_first_answers_have_no_bucket(strict: Raw) -> None:
    await strict("POST", "/interactions/1/token/callback", {"type": 5})
    assert "X-RateLimit-Bucket" not in strict.last.headers


async def test_when_it_does_not_count_nobody_waits(raw: Raw) -> None:
    for _ in range(20):
        assert (await raw.send({"content": "a"}))[0] == 200
    assert int(raw.last.headers["X-RateLimit-Remaining"]) > 1000
