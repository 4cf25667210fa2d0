"""*How did we do?*: asked for at the end of a game, thought about once, kept, and shared."""

import json
import random
from pathlib import Path

import pytest

from bot import thoughts
from bot.app import Divemaster
from bot.host import minds
from games.catalog import find_game
from loopback import Loopback, SeenMessage
from tests.bot import bad_minds
from tests.e2e.conftest import bot_running
from tests.e2e.tables import PATIENCE, Dive, start_game, table_of, told
from tests.spoken import says, sentences_at

REFUGE = find_game("refuge")
SLIPPED, _, ROSE = sentences_at("games.minds.looking_back.words")
LEFT = SLIPPED.format(chosen="Left", better="Right", before=60, after=40)
UP = ROSE.format(chosen="Up", before=40, after=70)
POINTS = [[3, 0, "Left", "Right", 0.6, 0.4, LEFT], [9, 1, "Up", None, 0.4, 0.7, UP]]


@pytest.fixture(autouse=True)
def little_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "LOOK_BACK_SECONDS", 1.0)


async def played_to_the_end(bot: Divemaster, world: Loopback) -> Dive:
    """A whole game, as autopilots would play it."""
    dive = await start_game(world, "refuge", "Marina", "Finn")
    table, luck = await table_of(bot, dive), random.Random(1)
    while (ask := table.match.ask) is not None:
        seat = ask.awaited[0]
        option = REFUGE.autopilot(table.match.view(seat), ask.seen_by(seat), seat, luck)
        user = table.seats[seat].user
        assert user is not None
        await bot.house.host.choose(table.id, user, option.id, ask.token, None)
    await bot.house.display.show(table)
    await dive.panel("Fair dice")
    return dive


async def test_it_is_thought_about_once_and_kept(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await played_to_the_end(bot, discord_world)
        table = await table_of(bot, dive)
        page = await told(await dive.click("Finn", "How did we do?"), "🔭 How did we do?")
        assert page.ephemeral
        kept = await bot.store.lookback(table.id)
        assert kept is not None
    monkeypatch.setattr(thoughts, "turning_points", bad_minds.raises)
    async with bot_running(discord_world, database) as bot:
        again = await told(await dive.click("Marina", "How did we do?"), "🔭 How did we do?")
        assert again.text == page.text
        assert await bot.store.lookback(table.id) == kept


async def test_turning_points_are_paged_and_shown_to_everybody(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await played_to_the_end(bot, discord_world)
    table = await table_of(bot, dive)
    await bot.store.keep_lookback(table.id, json.dumps(POINTS))
    finn, pearl = discord_world.person("Finn"), discord_world.person("Pearl")
    first = await told(await dive.click("Finn", "How did we do?"), "🔭 How did we do?")
    assert LEFT in first.text
    assert first.pictures
    second = await told(await finn.click(first, "▶"), f"Finn** · {UP}")
    assert second.id == first.id
    assert second.pictures[0].description != first.pictures[0].description
    await finn.click(second, "Show everybody", patience=PATIENCE)
    shared = await finn.wait_for(dive.thread, lambda seen: is_shared(seen, UP), PATIENCE)
    await pearl.click(shared, "◀", patience=PATIENCE)
    turned = await pearl.wait_for(dive.thread, lambda seen: is_shared(seen, LEFT), PATIENCE)
    assert turned.id == shared.id
    private = await told(await dive.click("Pearl", "How did we do?"), "🔭 How did we do?")
    assert "Show everybody" not in [button.label for button in private.buttons]


def is_shared(seen: SeenMessage, words: str) -> bool:
    return (
        not seen.ephemeral and says(seen.text, "display.looking_back._title") and words in seen.text
    )


async def test_a_mind_that_stumbles_over_a_game_says_so(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "turning_points", bad_minds.is_killed)
    dive = await played_to_the_end(bot, discord_world)
    await told(await dive.click("Finn", "How did we do?"), "lost the thread")
    assert await bot.store.lookback((await table_of(bot, dive)).id) is None


async def test_what_would_have_happened(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "WHAT_IF_SECONDS", 3.0)
    dive = await played_to_the_end(bot, discord_world)
    finn = discord_world.person("Finn")
    page = await told(await dive.click("Finn", "Play on"), "Play on from here")
    page = await told(await finn.click(page, "What if?", patience=PATIENCE), "as autopilots play")
    assert says(page.text, "display.moments._branch")
    await told(await finn.click(page, "Back", patience=PATIENCE), "Play on from here")
