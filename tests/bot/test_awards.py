"""What a campaign earns is remembered by its server, and later campaigns know of it."""

from bot.host import Host, Lobby
from bot.host.lobby import new_campaign
from games.kernel import T
from tests.bot.conftest import CHANNEL, FINN, GUILD, MARINA, THREAD, choose, start
from tests.kernel.lanterns import Lanterns


async def kept(host: Host, guild: int = GUILD) -> list[str]:
    return await host.store.awards(guild, "lanterns")


async def test_awards_count_when_they_are_found(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    assert await kept(host) == []
    await choose(host, table, MARINA, "roll")
    assert (await host.tables.peek(table.id)).campaign.status == "playing"
    assert await kept(host) == ["lit.0"]
    await choose(host, table, FINN, "roll")
    assert await kept(host) == ["lit.0", "lit.1"]
    assert await kept(host, GUILD + 1) == []


async def test_an_undo_takes_back_the_award_it_undoes_and_no_earlier_one(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "roll")
    await choose(host, table, FINN, "roll")
    await host.undo(table.id, FINN, consent=True)
    assert await kept(host) == ["lit.0"]
    await choose(host, table, FINN, "roll")
    assert await kept(host) == ["lit.0", "lit.1"], "found again"


async def test_an_undo_leaves_what_another_campaign_has_found_as_well(host: Host) -> None:
    first, second = await start(host, MARINA), await start(host, MARINA)
    for table in (first, second):
        await choose(host, table, MARINA, "roll")
    await host.undo(first.id, MARINA, consent=True)
    assert await kept(host) == ["lit.0"]
    await host.undo(second.id, MARINA, consent=True)
    assert await kept(host) == []


async def test_an_ended_campaign_has_all_its_awards_remembered(host: Host) -> None:
    """Also one that began before awards counted when they were found."""
    table = await start(host, MARINA)
    await choose(host, table, MARINA, "roll")
    await host.store.writer.write([("DELETE FROM awards", ())])  # type: ignore[attr-defined]
    await choose(host, table, MARINA, "roll")
    assert await kept(host) == [], "it was lit before"
    await choose(host, table, MARINA, "roll")
    assert (await host.tables.peek(table.id)).campaign.status == "ended"
    assert await kept(host) == ["lit.0"]


async def test_a_campaign_that_a_moderator_ends_has_them_remembered_too(host: Host) -> None:
    table = await start(host, MARINA)
    await choose(host, table, MARINA, "roll")
    await host.store.writer.write([("DELETE FROM awards", ())])  # type: ignore[attr-defined]
    await host.act(table.id, T("Enough."), MARINA, values={"status": "ended"})
    assert await kept(host) == ["lit.0"]


async def test_a_later_campaign_begins_with_what_was_earned(host: Host) -> None:
    earlier = await start(host, MARINA)
    for _ in range(3):
        await choose(host, earlier, MARINA, "roll")
    lobby = Lobby(new_campaign(Lanterns, GUILD, CHANNEL, MARINA), [])
    lobby.join(MARINA, "Marina")
    await host.store.add_campaign(lobby.campaign, lobby.seats)
    table = await host.begin(lobby, THREAD)
    assert table.match.record.options.length == 5
