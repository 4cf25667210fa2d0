"""The outside judges are awake: what breaks Discord's own description is seen."""

import copy

import pytest

from loopback import Exchange, Loopback
from loopback.gateway.payloads import guild_create
from tests.judges import PRESENT, OutsideJudge

pytestmark = pytest.mark.skipif(not PRESENT, reason="Discord's description is not beside us")
ROUTE = "/channels/{channel_id}/messages"


def test_a_wrong_request_is_seen(judge: OutsideJudge) -> None:
    button = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}
    body = {"components": [{"type": 1, "components": [button]}]}
    judge.rest(Exchange("POST", ROUTE, body, 200, {}))
    assert any(fault.startswith("request POST") for fault in judge.faults)


def test_a_wrong_answer_is_seen(judge: OutsideJudge) -> None:
    judge.rest(Exchange("POST", ROUTE, {"content": "a"}, 200, {"id": 3}))
    judge.rest(Exchange("POST", ROUTE, {"content": "a"}, 201, {}))
    judge.rest(Exchange("GET", "/nothing", None, 200, {}))
    judge.rest(Exchange("GET", ROUTE, None, 500, {}))
    judge.rest(Exchange("GET", ROUTE, None, 429, {"message": "wait"}))
    assert len(judge.faults) == 5


async def test_a_wrong_dispatch_is_seen(judge: OutsideJudge) -> None:
    world = Loopback().world
    good = guild_create(world, next(iter(world.guilds)))
    judge.dispatch("GUILD_CREATE", good)
    assert judge.faults == []
    for key in ("id", "roles", "channels", "joined_at"):
        bad = copy.deepcopy(good)
        del bad[key]
        judge.dispatch("GUILD_CREATE", bad)
    assert len(judge.faults) == 4
