"""The puzzle of the day: one press to try, the same for everybody, explained by counting."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Divemaster
from bot.custom_ids import verb
from bot.errors import Refusal
from bot.host import daily
from bot.host.puzzles import makers
from games.catalog import find_game
from loopback import Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, PATIENCE, told
from tests.spoken import says


@pytest.fixture
async def bot(discord_world: Loopback, database: Path) -> AsyncIterator[Divemaster]:
    async with bot_running(discord_world, database) as running:
        yield running


async def puzzle_for(person: Person) -> SeenMessage:
    page = (await person.slash(LOBBY, "dive play daily")).message
    return await told(await person.click(page, "Puzzle of the day", patience=PATIENCE), "🧩")


async def test_one_press_counts_and_the_answer_is_explained(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    day = daily.today()
    puzzle = await bot.house.host.puzzles.of(day)
    match = puzzle.match(find_game(puzzle.game))
    assert match.ask is not None
    labels = {one.id: str(one.label) for one in match.ask.of(puzzle.seat)}
    wrong = next(one for one in puzzle.shares if one != puzzle.best)
    page = await puzzle_for(marina)
    assert page.ephemeral
    assert page.pictures
    shown = {button.custom_id: button.label for button in page.buttons}
    for one, number in match.ask.marks().items():
        (option, *_) = [each for each in match.ask.of(puzzle.seat) if each.marked == one]
        assert shown[verb("puzzle", day, option.id)] == f"{number} {labels[option.id]}"
    assert str(puzzle.solution[-1]) not in page.text
    right = await told(await marina.click(page, verb("puzzle", day, puzzle.best)), "✅")
    assert str(puzzle.solution[-1]) in right.text
    assert says(right.text, "display.puzzle._score#3", n=1)
    missed = await told(await finn.click(await puzzle_for(finn), verb("puzzle", day, wrong)), "❌")
    assert labels[wrong] in missed.text
    assert says(missed.text, "display.puzzle._score", n=2, solved=1)
    assert "🔥" not in missed.text
    await bot.house.host.puzzles.answer(day, 1, int(finn.id), "Finn", puzzle.best)
    tries = await bot.store.practices.tries(day)
    assert {one.name: one.solved for one in tries} == {"Marina": True, "Finn": False}


async def test_where_no_game_makes_puzzles_none_is_offered(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in makers():
        monkeypatch.setattr(game, "puzzle_seats", 0)
    page = (await discord_world.person("Marina").slash(LOBBY, "dive play daily")).message
    assert "Puzzle of the day" not in {one.label for one in page.buttons}
    with pytest.raises(Refusal):
        await bot.house.host.puzzles.of(daily.today())
