"""Undo: free for one's own choice, by the table's vote or a moderator's word beyond that."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import UNDO, start_game
from tests.spoken import says


async def test_ones_own_choice_is_taken_back_at_once(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Play several cards")
    await dive.click("Marina", UNDO)
    panel = await dive.panel()
    assert any(button.label == "Trust the die" for button in panel.buttons)
    assert says(panel.text, "host.undoing._sentence#1", who="Marina")


async def test_what_chance_decided_needs_the_tables_vote(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    await dive.click("Marina", "Trust the die")
    vote = (await dive.click("Marina", UNDO)).message
    assert says(vote.text, "display.pages.vote_panel", asker="Marina")
    assert says(vote.text, "display.pages.vote_panel", yes=1, needed=2)
    assert set(vote.mentions) == {person.id for person in dive.people[1:]}
    otto = await discord_world.person("Otto").click(vote, "Agree")
    assert says(otto.message.text, "deeds.undo.vote")
    done = (await dive.people[1].click(vote, "Agree")).message
    assert says(done.text, "deeds.undo._take_back#2")
    panel = await dive.panel(place="deeds.undo._take_back#2")
    assert panel.mentions == [], "whoever was called for it moments ago is not called again"


async def test_the_table_may_refuse(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    nothing = await dive.click("Marina", UNDO)
    assert says(nothing.message.text, "games.kernel.match.may_undo#1")
    stranger = await dive.click("Otto", UNDO)
    assert says(stranger.message.text, "deeds.undo._undo_after")
    await dive.click("Marina", "Trust the die")
    vote = (await dive.click("Marina", UNDO)).message
    refused = (await dive.people[1].click(vote, "Refuse")).message
    assert "stands" in refused.text
    assert refused.buttons == []


async def test_a_moderators_vote_decides(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    await dive.click("Marina", "Trust the die")
    vote = (await dive.click("Pearl", UNDO)).message
    done = (await discord_world.person("Coral").click(vote, "Agree")).message
    assert says(done.text, "deeds.undo._moderate", name="Coral")
    log = await dive.log("Marina")
    assert says(log.text, "deeds.undo._moderate", name="Coral"), (
        "moderators' acts are written in the table's log"
    )


async def test_a_vote_on_what_is_past_is_void(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    await dive.click("Marina", "Trust the die")
    vote = (await dive.click("Marina", UNDO)).message
    await dive.click("Finn", "Trust the die")
    late = (await dive.people[2].click(vote, "Agree")).message
    assert "moved on" in late.text


async def test_alone_one_takes_back_what_one_likes(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Otto", autopilots=1)
    await dive.click("Otto", "Trust the die")
    await dive.people[0].slash(dive.thread, "dive tables undo")
    panel = await dive.panel()
    assert "Round 1" in panel.text
    assert panel.mentions == []


async def test_whoever_asks_as_well_votes_on_the_same_question(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl", "Otto")
    await dive.click("Marina", "Trust the die")
    vote = (await dive.click("Marina", UNDO)).message
    for name in ("Marina", "Finn"):
        again = (await dive.click(name, UNDO)).message
        assert "voting already" in again.text
        assert vote.id in again.text
    await dive.click("Pearl", UNDO)
    assert says((await dive.panel(place="deeds.undo._take_back#2")).text, "deeds.undo._take_back#2")
    closed = await dive.people[0].look(vote)
    assert closed.buttons == []
    assert not any(says(text, "display.pages.vote_panel#1") for text in await dive.texts())


async def test_a_moderator_who_plays_has_one_vote_like_everybody(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Coral", "Finn", "Pearl")
    await dive.click("Coral", "Trust the die")
    vote = (await dive.click("Coral", UNDO)).message
    assert says(vote.text, "display.pages.vote_panel", yes=1, needed=2)
    still = (await dive.people[0].click(vote, "Agree")).message
    assert says(still.text, "display.pages.vote_panel", yes=1, needed=2)
    assert says(still.text, "display.pages.vote_panel", asker="Coral")
    done = (await dive.people[1].click(vote, "Agree")).message
    assert says(done.text, "deeds.undo._take_back#2")
