"""Rosters that people keep: a handful each, under names of their own, in both databases."""

import pytest

from bot.errors import Refusal
from bot.host import Host
from bot.host.rosters import LONGEST_NAME, MOST
from bot.store.store import Store
from games.kernel.roster import Roster
from tests.bot.conftest import FINN, MARINA
from tests.bot.test_store import store
from tests.spoken import spoken

__all__ = ["store"]

COG, NAUTILUS = Roster("cog", ("deck_hand", "tow_line>0")), Roster("nautilus", ("kelp_spear",))


async def test_what_is_kept_is_found_by_its_owner_alone(store: Store) -> None:
    kept = Host(store).rosters
    gun = await kept.keep(MARINA, "lurk", "Gun line", COG)
    reef = await kept.keep(MARINA, "lurk", "Reef", NAUTILUS)
    other = await kept.keep(MARINA, "other", "Fleet", COG)
    assert (gun.things, gun.name) == (COG.things, "Gun line")
    assert await kept.of(MARINA, "lurk", "cog") == [gun]
    assert await store.rosters.of(MARINA, "lurk") == [gun, reef]
    assert await kept.of(MARINA, "other", "cog") == [other]
    assert await kept.of(FINN, "lurk", "cog") == []
    assert await kept.find(MARINA, "lurk", reef.id) == reef
    with pytest.raises(Refusal, match=spoken("host.rosters.find")):
        await kept.find(FINN, "lurk", gun.id)


async def test_the_same_name_is_written_over_and_a_name_can_be_changed(store: Store) -> None:
    kept = Host(store).rosters
    first = await kept.keep(MARINA, "lurk", "  Gun \n line ", COG)
    again = await kept.keep(MARINA, "lurk", "Gun line", Roster("cog", ("mine_drone",)))
    assert again.id == first.id
    assert [one.things for one in await kept.of(MARINA, "lurk", "cog")] == [("mine_drone",)]
    renamed = await kept.rename(again, "x" * 99)
    assert [one.name for one in await kept.of(MARINA, "lurk", "cog")] == ["x" * LONGEST_NAME]
    with pytest.raises(Refusal, match="name"):
        await kept.rename(renamed, " \n ")
    await kept.drop(renamed)
    assert await store.rosters.of(MARINA, "lurk") == []


async def test_nobody_keeps_more_than_a_handful(store: Store) -> None:
    kept = Host(store).rosters
    for number in range(MOST):
        await kept.keep(MARINA, "lurk", f"Army {number}", COG)
    with pytest.raises(Refusal, match=spoken("host.rosters.keep")):
        await kept.keep(MARINA, "lurk", "One more", COG)
    await kept.keep(MARINA, "lurk", "Army 0", COG)
    await kept.keep(FINN, "lurk", "One more", COG)
    await kept.drop((await kept.of(MARINA, "lurk", "cog"))[0])
    assert (await kept.keep(MARINA, "lurk", "One more", COG)).name == "One more"
