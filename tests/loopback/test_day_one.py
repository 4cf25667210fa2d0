"""What a bot meets on its first day on the real Discord, through the real client."""

from datetime import timedelta

import discord
import pytest

from loopback import Loopback, May, MovableClock
from loopback.faults import CLOSED, NO_MUTUAL_GUILD, OPENED_TOO_FAST
from loopback.messages import NONCE_LIVES
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.test_trouble import general


async def elsewhere(bot: TinyBot, world: Loopback) -> discord.abc.Messageable:
    return await bot.create_dm(discord.Object(int(world.person("Marina").id)))


async def test_a_nonce_is_its_authors_in_every_channel(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    first = await general(bot).send("a", nonce="once")
    again = await (await elsewhere(bot, discord_world)).send("b", nonce="once")
    assert (again.id, again.content) == (first.id, "a")


async def test_a_nonce_is_forgotten_after_a_few_minutes(
    discord_world: Loopback, start: Start, clock: MovableClock
) -> None:
    bot = await start(TinyBot())
    first = await general(bot).send("a", nonce="once")
    clock.advance(NONCE_LIVES - 1)
    assert (await general(bot).send("a", nonce="once")).id == first.id
    clock.advance(2)
    assert (await general(bot).send("a", nonce="once")).id != first.id


async def test_the_nonce_of_a_deleted_message_is_unknown(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    await (await general(bot).send("a", nonce="once")).delete()
    with pytest.raises(discord.NotFound, match="10008"):
        await general(bot).send("a", nonce="once")


@pytest.mark.parametrize("code", [CLOSED, NO_MUTUAL_GUILD, OPENED_TOO_FAST])
async def test_somebody_takes_no_direct_messages(
    discord_world: Loopback, start: Start, code: int
) -> None:
    bot, marina = await start(TinyBot()), discord_world.person("Marina")
    discord_world.trouble.close_door(marina.id, code)
    with pytest.raises(discord.Forbidden, match=str(code)):
        await (await elsewhere(bot, discord_world)).send("a")
    discord_world.trouble.open_door(marina.id)
    await (await elsewhere(bot, discord_world)).send("a")


async def test_words_in_a_locked_thread_stay_as_they_are(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    message = await general(bot).send("a")
    thread = await message.create_thread(name="t")
    said = await thread.send("before")
    discord_world.trouble.forbid(str(thread.id), May.MANAGE_THREADS)
    discord_world.trouble.lock_thread(str(thread.id))
    with pytest.raises(discord.HTTPException, match="160005"):
        await said.edit(content="after")
    with pytest.raises(discord.Forbidden, match="50013"):
        await thread.edit(name="u")
    with pytest.raises(discord.Forbidden, match="50013"):
        await thread.send("more")
    discord_world.trouble.allow_again(str(thread.id))
    await said.edit(content="after")
    await thread.edit(name="u")


async def test_times_of_an_event_fit_those_that_are_stored(
    discord_world: Loopback, start: Start
) -> None:
    discord_world.give_bot(May.CREATE_EVENTS)
    bot = await start(TinyBot())
    begins = discord.utils.utcnow() + timedelta(days=2)
    event = await bot.guilds[0].create_scheduled_event(
        name="A dive",
        start_time=begins,
        end_time=begins + timedelta(hours=2),
        location="here",
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    with pytest.raises(discord.HTTPException, match="end before it starts"):
        await event.edit(end_time=begins - timedelta(days=1))
    with pytest.raises(discord.HTTPException, match="start after it ends"):
        await event.edit(start_time=begins + timedelta(hours=3))
    await event.edit(start_time=begins - timedelta(days=1), end_time=begins)


async def test_pictures_may_not_be_found_by_name(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.txt")))
    message = await general(bot).send(view=view, file=discord.File(__file__, "a.txt"))
    await message.edit(view=view)
    discord_world.trouble.forget_names()
    with pytest.raises(discord.HTTPException, match="was not found"):
        await message.edit(view=view)
    await message.edit(view=view, attachments=[discord.File(__file__, "a.txt")])


async def test_a_long_429_is_said_as_long(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot(max_ratelimit_timeout=30))
    discord_world.trouble.rate_limit("/messages", seconds=600)
    with pytest.raises(discord.RateLimited) as limited:
        await general(bot).send("a")
    assert limited.value.retry_after == pytest.approx(600, abs=1)
