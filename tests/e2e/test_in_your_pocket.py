"""Played where nobody invited us: in direct messages, in group chats, on servers without us."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.display.carried import MORE
from bot.host import daily
from games.kernel.deal import Deal
from loopback import Loopback, NotAllowed, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.passing_time import HOUR, Days, SharedClock, shared_clock
from tests.e2e.tables import PATIENCE, UNDO, Dive, is_panel, open_lobby, table_of, told
from tests.kernel.lanterns import Lanterns
from tests.spoken import says


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SharedClock:
    monkeypatch.setattr(Lanterns, "daily", Deal(2))
    return shared_clock(monkeypatch)


def group_of(world: Loopback, *names: str) -> tuple[str, list[Person]]:
    """A group chat in which only the first has us."""
    people = [world.person(name) for name in names]
    people[0].install()
    return str(world.add_group("Divers", *people)["id"]), people


async def start_in(place: str, people: list[Person], game: str = "lanterns") -> SeenMessage:
    """A game in which all of these play; its panel."""
    lobby = (await open_lobby(people[0], game, place)).message
    for person in people[1:]:
        lobby = (await person.click(lobby, "Join")).message
    await people[0].click(lobby, "Start")
    return await people[0].wait_for(place, is_panel, PATIENCE)


async def panels(person: Person, place: str) -> list[SeenMessage]:
    return [one for one in await person.read(place) if is_panel(one)]


async def test_a_newcomer_dives_today_in_a_direct_message(
    discord_world: Loopback, database: Path, clock: SharedClock
) -> None:
    """Their presses and words are counted on a phone; here is what the conversation says."""
    async with bot_running(discord_world, database) as bot:
        coral = discord_world.person("Coral")
        coral.install()
        room = coral.direct()
        page = (await coral.slash(room, "dive play daily")).message
        await coral.click(page, "Lanterns")
        panel = await coral.wait_for(room, is_panel, PATIENCE)
        begun = [one.text for one in await coral.read(room) if not one.ephemeral]
        assert any(says(text, "deeds.daily._announcement#2") for text in begun), (
            "not of her peeking"
        )
        dive = Dive(discord_world, [coral], room)
        while "Play again" not in {button.label for button in panel.buttons}:
            await coral.click(panel, "Trust the die")
            panel = await dive.panel()
        (one,) = await bot.store.memories.dailies(daily.today())
        assert one.counts
        assert one.won is not None
        card = await told(await coral.click(panel, "Share my dive"), "🔥")
        assert says(card.text, "display.daily._place#1")
        assert says(card.text, "display.daily._streak#1", n=1)
        page = (await coral.slash(room, "dive play daily")).message
        assert "Coral" in page.text
        own = await told(await coral.click(page, "Lanterns"), "🔥")
        assert "Practise Lanterns" in {button.label for button in own.buttons}
        book = await told(await coral.click(panel, "My log book"), "📒")
        kept = (await coral.click(book, "Keep a log book")).message
        assert says(kept.text, "display.log_book._tally#1", n=1, won=int(one.won))
        await coral.click(panel, "Play again")
        await coral.wait_for(room, lambda one: UNDO in {it.label for it in one.buttons}, PATIENCE)
        again = await table_of(bot, dive)
        assert (again.campaign.status, again.sealed) == ("playing", False), "an ordinary game"


async def test_two_friends_play_for_four_hours_in_a_group_chat(
    discord_world: Loopback, database: Path, clock: SharedClock
) -> None:
    """One message; every press edits it by its own token. Between two moves 48 minutes pass, so
    each token is dead when the next press comes; in the middle the bot is started anew."""
    place, people = group_of(discord_world, "Marina", "Finn")
    begun = clock.moment
    async with bot_running(discord_world, database) as bot:
        panel = await start_in(place, people)
        dive = Dive(discord_world, people, place)
        campaign = (await table_of(bot, dive)).id
        moves = await play_slowly(people, panel, clock, 3)
        table = await table_of(bot, dive)
        assert table.match.choices_made == moves
        assert [one.author for one in await people[1].read(place)].count("Divemaster") == 2
    clock.advance(HOUR / 2)
    async with bot_running(discord_world, database) as bot:
        table = await bot.house.host.tables.peek(campaign)
        assert table.match.choices_made == moves
        moves += await play_slowly(people, panel, clock, 2)
        table = await bot.house.host.tables.peek(campaign)
        assert table.match.choices_made == moves
        assert clock.moment - begun >= 4 * HOUR
        assert [one.id for one in await panels(people[1], place)] == [panel.id]
        assert not bot.house.display.owes(campaign)
        days = Days(bot, clock)
        await days.pass_hours(0.1)
        asked = {person.id: person for person in people}[str(table.asked_people[0])]
        told = await asked.read(asked.direct())
        assert says(told[-1].text, "deeds.call.call")
    assert not discord_world.refusals.seen


async def play_slowly(
    people: list[Person], panel: SeenMessage, clock: SharedClock, moves: int
) -> int:
    """Whoever is asked presses, long after the one before."""
    place = panel.channel_id
    for _ in range(moves):
        clock.advance(HOUR * 0.8)
        panel = await people[0].look(panel)
        asked = next(one for one in people if one.mention in panel.text)
        await asked.click(panel, "Trust the die")
        await asked.wait_for(place, _goes_on(panel, asked), PATIENCE)
    return moves


def _goes_on(panel: SeenMessage, asked: Person) -> Callable[[SeenMessage], bool]:
    """The very message asks somebody else now."""
    return lambda one: one.id == panel.id and asked.mention not in one.text


async def test_a_group_is_told_what_it_cannot_have_and_gets_its_table_again(
    discord_world: Loopback, database: Path, clock: SharedClock
) -> None:
    place, (marina, finn) = group_of(discord_world, "Marina", "Finn")
    async with bot_running(discord_world, database) as bot:
        lobby = (await open_lobby(marina, "lanterns", place)).message
        assert says(lobby.text, "display.lobby.UNPINGED")
        assert "Pace" not in {button.label for button in lobby.buttons}
        await finn.click(lobby, "Join")
        await marina.click(lobby, "Start")
        old = await marina.wait_for(place, is_panel, PATIENCE)
        hand = (await finn.click(old, "Hand")).message
        assert hand.ephemeral
        refused = await marina.slash(place, "dive moderate settings")
        assert says(refused.message.text, "turning_away.ON_A_SERVER")
        clock.advance(HOUR)
        await marina.slash(place, "dive tables board")
        (new,) = [one for one in await panels(finn, place) if one.id != old.id]
        table = await table_of(bot, Dive(discord_world, [marina, finn], place))
        await marina.until(lambda: table.campaign.panel == int(new.id) or None, PATIENCE)
        asked = next(one for one in (marina, finn) if one.mention in new.text)
        await asked.click(old, "Trust the die")
        await asked.wait_for(place, lambda one: one.id == old.id and not is_panel(one), PATIENCE)
        other = finn if asked is marina else marina
        await other.wait_for(place, _goes_on(new, asked), PATIENCE)
        await other.click(await other.look(new), "Trust the die")
        await other.wait_for(place, _goes_on(new, other), PATIENCE)
        assert table.match.choices_made == 2


async def test_conversations_know_nothing_of_each_other(
    discord_world: Loopback, database: Path, clock: SharedClock
) -> None:
    place, (marina, finn) = group_of(discord_world, "Marina", "Finn")
    finn.install()
    async with bot_running(discord_world, database) as bot:
        await start_in(place, [marina, finn])
        campaign = (await table_of(bot, Dive(discord_world, [marina], place))).id
        for elsewhere in (finn.direct(), "#general"):
            listed = (await finn.slash(elsewhere, "dive tables list")).message
            assert campaign not in listed.text
            refused = await finn.slash(elsewhere, "dive tables log", {"table": campaign})
            assert says(refused.message.text, "commands.tables.find_campaign#1")
            assert not await finn.autocomplete(elsewhere, "dive tables log", {}, "table")
        mine = (await finn.slash(finn.direct(), "dive tables mine")).message
        assert f"channels/@me/{place}" in mine.text
        assert campaign in (await finn.slash(place, "dive tables list")).message.text


async def test_a_server_without_us_is_a_conversation(
    discord_world: Loopback, database: Path, clock: SharedClock
) -> None:
    """Whoever has us may play there alone; nobody is above others, and all goes through presses."""
    marina = discord_world.person("Marina")
    async with bot_running(discord_world, database) as bot:
        server = discord_world.guild["id"]
        guild = bot.get_guild(int(server))
        assert guild is not None
        await guild.leave()
        with pytest.raises(NotAllowed):
            await marina.slash("#general", "dive learn help")
        marina.install()
        place = str(marina.actor.channel("#general")["id"])
        panel = await start_in(place, [marina])
        table = await table_of(bot, Dive(discord_world, [marina], place))
        assert table.campaign.guild == -int(place)
        clock.advance(HOUR)
        pressed = await marina.click(panel, "Trust the die")
        assert pressed.message.id == panel.id
        await marina.until(lambda: table.match.choices_made == 1 or None, PATIENCE)
        rules = (await marina.slash(place, "dive learn rules", {"game": "refuge"})).message
        assert rules.ephemeral


async def test_no_press_is_followed_by_more_than_discord_takes(
    discord_world: Loopback, database: Path, clock: SharedClock
) -> None:
    """Also where a story is told: what doesn't fit is shown at the next press."""
    place, people = group_of(discord_world, "Marina")
    async with bot_running(discord_world, database):
        await start_in(place, people, "tales")
        for _ in range(6):
            seen = [one for one in await people[0].read(place) if one.buttons]
            newest = [one for one in seen if not one.ephemeral][-1]
            button = next(one for one in newest.buttons if not one.disabled)
            await people[0].click(newest, button.custom_id)
        assert 40094 not in {one.code for one in discord_world.refusals.seen}
        counts = [len(one.followup_ids) for one in discord_world.realm.interactions.by_id.values()]
        assert max(counts) <= MORE
