"""Every limit and type that Discord's description states is kept, or named as left out."""

import asyncio
import base64
from collections import Counter
from collections.abc import AsyncIterator

import aiohttp
import pytest

from loopback import Loopback, May
from loopback.conform.__main__ import of_loopback
from loopback.conform.answered import LEFT_OUT
from loopback.conform.run import rules
from loopback.conform.table import table
from tests import judges
from tests.loopback.conftest import PLAN
from tests.loopback.probes import Probe, asked_by, probes
from tests.loopback.raw import PNG, Raw, faults_of
from tests.test_rooms import ROOT

AT_LEAST, NOT_DONE, FOR_PEOPLE_ALONE = 500, 501, 20001
PICTURE = "data:image/png;base64," + base64.b64encode(PNG).decode()
PAGE = ROOT / "loopback" / "docs" / "rules.md"


@pytest.fixture
async def stage() -> AsyncIterator[tuple[Raw, dict[str, str]]]:
    """A bot that may do everything, and something to name at every place of an address."""
    async with Loopback(world=PLAN) as world, aiohttp.ClientSession() as session:
        raw = Raw(world, session)
        world.give_bot(May.ADMINISTRATOR)
        roles = world.guild["roles"]
        next(r for r in roles if r.get("tags"))["position"] = len(roles)
        yield raw, await _things(world, raw)


async def _answered(world: Loopback, raw: Raw) -> str:
    """The token of an interaction whose first answer stands."""
    marina = world.person("Marina")
    asking = asyncio.create_task(marina.slash("#general", "a"))
    await asyncio.sleep(0)
    interaction = next(iter(world.realm.interactions.by_id.values()))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await raw("POST", path, {"type": 4, "data": {"content": "a"}})
    await asking
    return interaction.token


async def _things(world: Loopback, raw: Raw) -> dict[str, str]:
    _, message = await raw.send({"content": "a"})
    general, guild = raw.channel("general"), world.guild["id"]
    _, hook = await raw("POST", f"/channels/{general}/webhooks", {"name": "Hook"})
    application = world.world.application["id"]
    commands = f"/applications/{application}/commands"
    shape = {"name": "a", "description": "b"}
    _, command = await raw("POST", commands, shape)
    ours = f"/applications/{application}/guilds/{guild}/commands"
    _, guild_command = await raw("POST", ours, shape | {"name": "c"})
    _, said = await raw(
        "POST", f"/webhooks/{hook['id']}/{hook['token']}?wait=true", {"content": "a"}
    )
    picture = {"name": "squid", "image": PICTURE}
    _, emoji = await raw("POST", f"/guilds/{guild}/emojis", picture)
    _, own_emoji = await raw("POST", f"/applications/{application}/emojis", picture)
    role = next(r for r in world.guild["roles"] if r["name"] == "Moderator")
    return {
        "application_id": application, "channel_id": general, "guild_id": guild,
        "message_id": message["id"], "user_id": world.person("Finn").id, "role_id": role["id"],
        "webhook_id": hook["id"], "webhook_token": hook["token"], "command_id": command["id"],
        "overwrite_id": guild, "emoji_id": emoji["id"], "code": "x", "emoji_name": "🐙",
        "interaction_id": "1", "interaction_token": "x", "answer_id": "1",
        "guild_command_id": guild_command["id"], "own_emoji_id": own_emoji["id"],
        "hook_message_id": said["id"], "token": await _answered(world, raw),
    }  # fmt: skip


def _meant(template: str, things: dict[str, str]) -> dict[str, str]:
    """Ids that mean something else in some addresses."""
    if template.endswith("@original"):
        return things | {"webhook_id": things["application_id"], "webhook_token": things["token"]}
    for beginning, key, thing in MEANT:
        if template.startswith(beginning):
            return things | {key: things[thing]}
    return things


MEANT = (
    ("/applications/{application_id}/guilds/", "command_id", "guild_command_id"),
    ("/applications/{application_id}/emojis/", "emoji_id", "own_emoji_id"),
    ("/webhooks/{webhook_id}/{webhook_token}/messages/", "message_id", "hook_message_id"),
)


async def _answer(raw: Raw, things: dict[str, str], probe: Probe) -> str:
    """How a probe ended: kept, left out, or with what was wrongly answered."""
    path = probe.template.format(**_meant(probe.template, things))
    status, body = await raw(probe.method, path, {probe.key: probe.value})
    told = faults_of(body.get("errors", {})) if isinstance(body, dict) else {}
    if status == 400 and any(where.startswith(probe.key) for where in told):
        return "kept"
    if status == 403 and body["code"] == FOR_PEOPLE_ALONE:
        return "kept"  # a bot is not heard at all, whatever it sends
    if status == NOT_DONE and probe.key in LEFT_OUT:
        return "left out"
    return f"{status} {str(body)[:160]}"


@pytest.mark.skipif(not judges.PRESENT, reason="Discord's description is not at hand: not judged")
async def test_every_limit_that_is_published_is_kept_and_the_table_says_so(
    stage: tuple[Raw, dict[str, str]],
) -> None:
    raw, things = stage
    found = {probe: await _answer(raw, things, probe) for probe in probes()}
    lenient = [f"{p}: {said}" for p, said in found.items() if said not in ("kept", "left out")]
    assert not lenient, f"{len(lenient)} of {len(found)}:\n" + "\n".join(lenient)
    assert len(found) >= AT_LEAST
    told = PAGE.read_text()
    missing = [probe for probe, said in found.items() if said == "left out"]
    assert {probe.key for probe in missing} == set(LEFT_OUT)
    assert f"{len(found)} of them are made" in told
    assert f"{len(missing)} are not kept" in told
    twice = asked_by(rules())
    new = [probe for probe in found if probe.asks not in twice]
    assert f"{len(found) - len(new)} ask what a rule by hand asks" in told
    known = Counter(probe.page for probe in new)
    kept = Counter(probe.page for probe in new if found[probe] == "kept")
    published = table(await of_loopback(), {page: (kept[page], known[page]) for page in known})
    assert published in told, published
    index = (PAGE.parent / "index.md").read_text()
    assert f"[{known.total() + len(rules())} rules, each with its source]" in index
