"""Packs of the host's folder and of servers: offered, pinned, and played to the end they had."""

import json
import logging
import shutil
from pathlib import Path

import pytest

from bot.display.forms import OptionsForm, filled_options
from bot.errors import Refusal
from bot.host import Host, Table
from bot.host import packs as reading
from bot.host.packs import MEMORY, MOST_OF_A_SERVER
from bot.host.transfer import export_campaign, import_campaign
from bot.store import SeatRow, SqliteStore
from bot.store.packs import ServerPack
from bot.wording import Wording
from games.kernel.content import BrokenContent, Pinned
from games.kernel.errors import BadSave
from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.content import shelf
from games.sleeping_gods.game import SleepingGods
from tests.bot.bad_minds import environment, memory_limit, swells
from tests.bot.conftest import CHANNEL, FINN, GUILD, MARINA, THREAD
from tests.games.sleeping_gods.outside import EXAMPLE, change, example_zip
from tests.spoken import spoken

OTHER_GUILD = 5


@pytest.fixture(autouse=True)
def fresh_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has just begun."""
    monkeypatch.setattr(shelf, "_BODIES", {})
    shelf.take.cache_clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "packs" / "ferry_bell")
    return tmp_path / "packs"


async def set_sail(host: Host, pack: str) -> Table:
    options = SleepingGods.Options(pack=pack)
    lobby = await host.lobbies.open(
        "sleeping_gods",
        options,
        [SeatRow(0, MARINA, "Marina", "person")],
        guild=GUILD,
        channel=CHANNEL,
        starter=MARINA,
        minutes=60,
    )
    return await host.begin(lobby, THREAD)


async def go_on(host: Host, table: Table, moves: int = 6) -> None:
    for _ in range(moves):
        ask = (await host.tables.peek(table.id)).match.ask
        assert ask is not None
        await host.choose(table.id, MARINA, ask.options[0].id, ask.token, None)


def forget_the_shelf() -> None:
    shelf._BODIES.clear()
    shelf.take.cache_clear()


async def test_packs_of_the_folder_are_offered_beside_those_of_the_house(
    host: Host, folder: Path
) -> None:
    await host.packs.read_folder(folder)
    [name] = await host.packs.offered(SleepingGods, GUILD)
    form = OptionsForm(SleepingGods, SleepingGods.Options(), 0, "x", Wording("en"), [name])
    worlds = form.to_dict()["components"][0]["component"]["options"]
    assert [one["label"] for one in worlds] == ["Hollow gyre", "Shallows", "Ferry bell"]
    chosen = filled_options(SleepingGods, SleepingGods.Options(), {"pack": [name]}, [name])
    assert chosen.model_dump()["pack"] == name
    with pytest.raises(Refusal, match=spoken("display.forms._check_pack")):
        filled_options(SleepingGods, SleepingGods.Options(), {"pack": [name]}, [])


async def test_a_broken_pack_is_told_to_the_log_whole_and_left_out(
    host: Host, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    change(folder / "ferry_bell" / "story.md", "turn to 3.1", "turn to 3.9")
    change(folder / "ferry_bell" / "story.md", "fight 3", "fight 99")
    with caplog.at_level(logging.ERROR):
        await host.packs.read_folder(folder)
    told = [getattr(record, "finding", "") for record in caplog.records]
    assert any("3.9" in finding for finding in told)
    assert any("enemy 99" in finding for finding in told)
    assert await host.packs.offered(SleepingGods, GUILD) == []


async def test_a_folder_that_is_not_there_stops_nobody(host: Host, tmp_path: Path) -> None:
    await host.packs.read_folder(tmp_path / "nowhere")
    assert await host.packs.offered(SleepingGods, GUILD) == []


async def test_a_campaign_goes_on_when_its_pack_was_changed_or_is_gone(
    host: Host, folder: Path
) -> None:
    await host.packs.read_folder(folder)
    [name] = await host.packs.offered(SleepingGods, GUILD)
    table = await set_sail(host, name)
    await go_on(host, table)
    saved = table.match.save()
    change(folder / "ferry_bell" / "pack.yaml", "Far Side", "Other Side")
    forget_the_shelf()
    later = Host(host.store)
    await later.packs.read_folder(folder)
    assert (await later.packs.offered(SleepingGods, GUILD)) != [name]
    assert (await later.tables.peek(table.id)).match.save() == saved
    shutil.rmtree(folder / "ferry_bell")
    forget_the_shelf()
    last = Host(host.store)
    await last.packs.read_folder(folder)
    await go_on(last, await last.tables.peek(table.id), 3)


async def test_a_pack_is_kept_as_long_as_somebody_needs_it(host: Host, folder: Path) -> None:
    await host.packs.read_folder(folder)
    [name] = await host.packs.offered(SleepingGods, GUILD)
    table = await set_sail(host, name)
    await host.clear_away(2**40, 0)
    assert await host.store.packs.get(name) is not None
    await host.store.change_campaign(table.id, status="cancelled")
    await host.clear_away(2**40, 0)
    await host.clear_away(2**40, 0)
    assert await host.store.packs.get(name) is None


async def test_a_campaign_file_of_an_unknown_pack_is_refused_with_a_sentence(
    host: Host, folder: Path, tmp_path: Path
) -> None:
    await host.packs.read_folder(folder)
    [name] = await host.packs.offered(SleepingGods, GUILD)
    table = await set_sail(host, name)
    data = await export_campaign(host, table.id)
    again = await import_campaign(host, data, GUILD, CHANNEL, MARINA)
    assert json.loads(again.options)["pack"] == name
    forget_the_shelf()
    elsewhere = await SqliteStore.open(tmp_path / "elsewhere.db")
    with pytest.raises(BadSave, match="needs a pack I"):
        await import_campaign(Host(elsewhere), data, GUILD, CHANNEL, MARINA)
    await elsewhere.close()


async def test_a_server_brings_in_a_pack_of_its_own(host: Host) -> None:
    brought = await host.packs.bring_in(GUILD, MARINA, "bell.zip", example_zip())
    assert (brought.id, brought.title, brought.person) == ("ferry_bell", "The Ferry Bell", MARINA)
    assert await host.packs.offered(SleepingGods, GUILD) == [brought.name]
    assert await host.packs.offered(SleepingGods, OTHER_GUILD) == []
    table = await set_sail(host, brought.name)
    await host.packs.remove(GUILD, "sleeping_gods", "ferry_bell")
    assert await host.packs.offered(SleepingGods, GUILD) == []
    await go_on(host, table, 3)
    host.close()


async def test_what_is_wrong_with_an_upload_is_told_whole(host: Host) -> None:
    story = (EXAMPLE / "story.md").read_text()
    story = story.replace("turn to 3.1", "turn to 3.9").replace("fight 3", "fight 99")
    with pytest.raises(BrokenContent) as broken:
        await host.packs.bring_in(GUILD, MARINA, "x.zip", example_zip(**{"story.md": story}))
    assert any("3.9" in one for one in broken.value.findings)
    assert any("enemy 99" in one for one in broken.value.findings)
    assert await host.packs.own(GUILD) == []
    host.close()


async def test_a_server_has_so_many_packs_and_no_more(host: Host) -> None:
    [pack], _ = Shelf().read_folder(EXAMPLE.parent)
    for number in range(MOST_OF_A_SERVER):
        row = ServerPack(GUILD, "sleeping_gods", f"p{number}", f"p{number}@1", MARINA, 1)
        await host.store.packs.add_to_server(row, Pinned(row.name, "P", pack.body))
    with pytest.raises(Refusal, match=spoken("host.packs.bring_in")):
        await host.packs.bring_in(GUILD, MARINA, "bell.zip", example_zip())
    again = ServerPack(GUILD, "sleeping_gods", "p0", "p0@2", FINN, 2)
    await host.store.packs.add_to_server(again, Pinned(again.name, "P", pack.body))
    assert len(await host.packs.own(GUILD)) == MOST_OF_A_SERVER
    assert (await host.packs.own(GUILD))[0].name == "p0@2"
    host.close()


async def test_a_strangers_pack_is_read_without_our_environment_and_with_a_limit(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked in the very process that reads it."""
    monkeypatch.setenv("DIVEMASTER_TOKEN", "deep-secret")
    told = await host.packs._reading.do(FINN, 60.0, environment)
    assert "deep-secret" not in str(told)
    assert not [name for name in told if name.startswith("DIVEMASTER_")]
    assert await host.packs._reading.do(FINN, 60.0, memory_limit) == MEMORY


async def test_a_pack_that_blows_up_is_refused_with_a_sentence_and_the_bot_lives(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as spoilt:
        spoilt.setattr(reading, "read_pack", swells)
        with pytest.raises(Refusal, match=spoken("host.packs.TOO_MUCH")):
            await host.packs.bring_in(GUILD, FINN, "swollen.zip", b"PK")
    brought = await host.packs.bring_in(GUILD, FINN, "ferry_bell.zip", example_zip())
    assert brought.title
