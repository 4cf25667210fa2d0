"""Worlds as YAML files: what they can say, and how they are refused."""

from pathlib import Path

import pytest

from bot.cli._on_discord import PERMISSIONS
from bot.cli.play import REEF
from loopback import Loopback, May
from loopback.world_files import FIRST, NotAPlan, first_world

SMALL = """
bot: {name: Harbour Master, permissions: [send_messages, view_channel], intents: [members]}
people: [Ada, {name: Bo, locale: de}, Cy]
guilds:
  - name: Harbour
    owner: Ada
    members: [Bo]
    everyone: [view_channel]
    roles: [{name: Pilot, permissions: [manage_threads], members: [Bo]}]
    channels: [{name: quay, topic: Ropes}, {name: questions, type: forum}]
  - {name: Island, owner: Cy}
welcome: {title: Welcome aboard, first: [dock]}
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "world.yaml"
    file.write_text(text)
    return file


async def test_everything_that_is_said_is_there(tmp_path: Path) -> None:
    async with Loopback(world=written(tmp_path, SMALL)) as discord:
        world = discord.world
        harbour, island = world.guilds.values()
        ada, bo, cy = (discord.person(name).id for name in ("Ada", "Bo", "Cy"))
        assert set(world.members[harbour["id"]]) == {ada, bo, world.bot["id"]}
        assert set(world.members[island["id"]]) == {ada, bo, cy, world.bot["id"]}
        assert world.bot["username"] == "Harbour Master"
        assert world.guild_permissions(bo, harbour["id"]) == May.VIEW_CHANNEL | May.MANAGE_THREADS
        bot = world.guild_permissions(world.bot["id"], harbour["id"])
        assert bot == May.SEND_MESSAGES | May.VIEW_CHANNEL
        assert [c["name"] for c in world.channels_of(harbour["id"])] == ["quay", "questions"]
        assert [c["name"] for c in world.channels_of(island["id"])] == ["general"]
        assert (world.locale(bo), world.locale(cy)) == ("de", "en-US")
        assert world.application["flags"] == 1 << 15
        assert world.welcome["title"] == "Welcome aboard"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("people: [Ada", "isn't YAML"),
        ("[]", "ModelType"),
        ("people: [Ada]", "guilds"),
        ("people: []\nguilds: []", "people"),
        ("people: [Ada]\nguilds: [{name: Home, owner: Bo}]", "UNKNOWN_PERSON"),
        ("people: [Ada]\nguilds: [{name: Home, owner: Ada, members: [Bo]}]", "UNKNOWN_PERSON"),
        ("people: [Ada]\nguilds: [{name: H, owner: Ada}]", "name"),
        ("people: [Ada]\nguilds: [{name: Home, owner: Ada, colour: red}]", "UNKNOWN_KEY"),
        ("people: [{name: Ada, locale: xx}]\nguilds: []", "UNKNOWN_LOCALE"),
        ("bot: {permissions: [fly]}\npeople: [A]\nguilds: []", "UNKNOWN_PERMISSION"),
        ("bot: {intents: [all]}\npeople: [A]\nguilds: []", "UNKNOWN_INTENT"),
        ("people: [A]\nguilds: [{name: Home, owner: A, channels: [{name: a, type: b}]}]", "type"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, text: str, place: str) -> None:
    with pytest.raises(NotAPlan, match=place):
        first_world(0.0, written(tmp_path, text))


@pytest.mark.parametrize("plan", [FIRST, REEF])
def test_the_worlds_of_this_house(plan: Path) -> None:
    assert len(first_world(0.0, plan).users) == 7


def test_divemaster_has_exactly_what_hosting_asks_for() -> None:
    world = first_world(0.0, REEF)
    guild = next(iter(world.guilds.values()))
    role = next(r for r in guild["roles"] if r.get("tags"))
    assert int(role["permissions"]) == PERMISSIONS.value
    assert world.application["flags"] == 0
