"""A world kept in a file goes on where it stopped."""

from pathlib import Path

import aiohttp
import discord
import pytest

from loopback import Loopback
from loopback.pointing import pointed_at
from loopback.saving import NotAWorld
from tests.loopback.conftest import TinyBot, running
from tests.loopback.raw import PNG, Raw


class Keeper(TinyBot):
    """Answers a button of its own making, however old."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content="still works")


async def test_messages_files_threads_and_people_come_back(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "world.json"
    async with Loopback(world_file=file) as world, aiohttp.ClientSession() as session:
        raw = Raw(world, session)
        path = f"/channels/{raw.channel('general')}/messages"
        button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
        body = {"content": "kept", "components": [{"type": 1, "components": [button]}]}
        await raw.multipart("POST", path, body, {"dot.png": PNG})
        ernest = world.add_person("Ernest")
        ernest.actor.open_thread("#general", "Corner")
        application, token = world.world.application["id"], world.token
    async with Loopback(world_file=file) as again:
        assert (again.world.application["id"], again.token) == (application, token)
        ernest = again.person("Ernest")
        await ernest.write("Corner", "I'm back")
        message = (await ernest.read("#general"))[0]
        assert message.content == "kept"
        async with aiohttp.ClientSession() as session, session.get(message.pictures[0].url) as got:
            assert await got.read() == PNG
        with pointed_at(again.base_url):
            async with running(Keeper(), again):
                assert (await ernest.click(message, "Go")).message.content == "still works"


async def test_it_is_saved_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loopback.saving.EVERY", 0.01)
    file = tmp_path / "world.json"
    async with Loopback(world_file=file) as world:
        await world.person("Marina").write("#general", "remember me")
        await world.person("Marina").until(lambda: saved(file, "remember me") or None)


def saved(file: Path, words: str) -> bool:
    return file.exists() and words in file.read_text()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"world": {}}', '{"base_url": "", "world": 3}'])
async def test_a_file_that_is_no_world_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "world.json"
    file.write_text(text)
    with pytest.raises(NotAWorld):
        async with Loopback(world_file=file):
            pass
    assert file.read_text() == text
