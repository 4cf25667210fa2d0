"""Polls, forwards, slow mode, and threads that archive themselves."""

from datetime import timedelta

import discord
import pytest

from loopback import Loopback, MovableClock, NotAllowed
from loopback.errors import Refusal
from tests.judges import OutsideJudge
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import Raw, faults_of

HOUR = 3600


def general(bot: TinyBot) -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name="general")
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_poll_is_voted_on_and_ended(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot(discord.Intents.all()))
    poll = discord.Poll("Which?", duration=timedelta(hours=1))
    poll.add_answer(text="Squid").add_answer(text="Eel", emoji="🐍")
    sent = await general(bot).send(poll=poll)
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    seen = (await marina.read("#general"))[-1]
    await marina.vote(seen, 1)
    await finn.vote(seen, 2)
    await marina.vote(seen, 2)
    await marina.until(lambda: bot.events.count("raw_poll_vote_add") == 3 or None)
    assert bot.events.count("raw_poll_vote_remove") == 1
    fresh = await general(bot).fetch_message(sent.id)
    assert fresh.poll is not None
    assert {a.text: a.vote_count for a in fresh.poll.answers} == {"Squid": 0, "Eel": 2}
    voters = {user.name async for user in fresh.poll.answers[1].voters()}
    assert voters == {"marina", "finn"}
    with pytest.raises(NotAllowed):
        await marina.vote(seen, 1, 2)
    ended = await fresh.end_poll()
    assert ended.poll is not None
    assert ended.poll.is_finalised()
    with pytest.raises(NotAllowed):
        await marina.vote(seen, 1)


def question(**more: object) -> dict[str, object]:
    poll = {"question": {"text": "Q"}, "answers": [{"poll_media": {"text": "A"}}]} | more
    return {"poll": poll}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (question(question={}), "poll.question.text"),
        (question(question={"text": "x" * 301}), "poll.question.text"),
        (question(answers=[]), "poll.answers"),
        (question(answers=[{"poll_media": {"text": "A"}}] * 11), "poll.answers"),
        (
            question(answers=[{"poll_media": {"text": "x" * 56}}]),
            "poll.answers.0.poll_media.text",
        ),
        (question(duration=769), "poll.duration"),
        (question(layout_type=2), "poll.layout_type"),
    ],
)
async def test_what_a_poll_cannot_be(raw: Raw, body: object, field: str) -> None:
    assert set(faults_of((await raw.send(body))[1]["errors"])) == {field}


async def test_a_poll_ends_with_time(
    raw: Raw, discord_world: Loopback, clock: MovableClock
) -> None:
    _, message = await raw.send(question(duration=1))
    clock.advance(HOUR + 1)
    path = f"/channels/{message['channel_id']}/polls/{message['id']}/expire"
    assert (await raw("POST", path))[1]["code"] == 520001


async def test_a_message_is_passed_on(
    discord_world: Loopback, start: Start, judge: OutsideJudge
) -> None:
    """The published descriptions do not know forwards (type 1), which Discord's reference has."""
    bot = await start(TinyBot())
    sent = await general(bot).send("original")
    tables = discord.utils.get(bot.get_all_channels(), name="tables")
    assert isinstance(tables, discord.TextChannel)
    passed = await sent.forward(tables)
    assert [shot.content for shot in passed.message_snapshots] == ["original"]
    await sent.edit(content="changed")
    again = await tables.fetch_message(passed.id)
    assert again.message_snapshots[0].content == "original"
    assert all("message_reference" in fault or "snapshot" in fault for fault in judge.faults)
    judge.faults.clear()


async def test_a_forward_stands_alone(raw: Raw) -> None:
    _, message = await raw.send({"content": "a"})
    reference = {"type": 1, "channel_id": message["channel_id"], "message_id": message["id"]}
    body = {"content": "and I say", "message_reference": reference}
    assert (await raw.send(body))[1]["code"] == 160011


async def test_stickers_are_left_out_and_say_so(raw: Raw) -> None:
    status, body = await raw.send({"sticker_ids": ["1"]})
    assert (status, "doesn't do this" in body["message"]) == (501, True)


async def test_slow_mode(discord_world: Loopback, raw: Raw, clock: MovableClock) -> None:
    discord_world.world.channel(raw.channel("general"))["rate_limit_per_user"] = 10
    marina, coral = discord_world.person("Marina"), discord_world.person("Coral")
    await marina.write("#general", "one")
    with pytest.raises(Refusal, match="20016"):
        await marina.write("#general", "two")
    for _ in range(2):
        await coral.write("#general", "moderators do not wait")
        assert (await raw.send({"content": "nor do bots"}))[0] == 200
    clock.advance(10)
    await marina.write("#general", "two")


async def test_a_quiet_thread_archives_itself(
    discord_world: Loopback, raw: Raw, clock: MovableClock
) -> None:
    body = {"name": "Quiet", "type": 11, "auto_archive_duration": 60}
    _, thread = await raw("POST", f"/channels/{raw.channel('tables')}/threads", body)
    path = f"/channels/{thread['id']}"
    clock.advance(50 * 60)
    await raw("POST", f"{path}/messages", {"content": "still here"})
    clock.advance(50 * 60)
    assert not (await raw("GET", path))[1]["thread_metadata"]["archived"]
    clock.advance(11 * 60)
    assert (await raw("GET", path))[1]["thread_metadata"]["archived"]
    await raw("POST", f"{path}/messages", {"content": "awake"})
    assert not (await raw("GET", path))[1]["thread_metadata"]["archived"]
