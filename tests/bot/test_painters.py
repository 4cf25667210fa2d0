"""Painters: what a process draws for the bot is what the bot would have drawn, and comes even when
the process dies."""

import asyncio
import os
import random
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image, ImageChops

from bot.display.painters import Painters
from bot.display.painting import ReadyPicture, develop, drawn, rules_page
from bot.workers import WorkFailed
from games.catalog import find_game
from games.kernel.match import Match
from renderers.conformance.gallery import names_for
from renderers.pool import DrawingPool
from tests.bot.bad_minds import is_killed_once, niceness, process, raises
from tests.renderers.test_every_game import every_game

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pool() -> AsyncIterator[DrawingPool]:
    async with DrawingPool() as pool:
        yield pool


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def painters(pool: DrawingPool) -> AsyncIterator[Painters]:
    painters = Painters(pool, None)
    await painters.start()
    yield painters
    painters.close()


async def there(
    pool: DrawingPool, painters: Painters, work: partial[ReadyPicture | None]
) -> ReadyPicture | None:
    return await pool.draw("picture", partial(painters, work))


def told(ready: ReadyPicture | None) -> tuple[object, ...] | None:
    """All but the packing: the same rows come out a byte or two longer now and then."""
    return None if ready is None else (ready.filename, ready.alt, ready.fingerprint, ready.stays)


def apart(one: ReadyPicture | None, other: ReadyPicture | None) -> tuple[int, ...] | None:
    """Where one sees a difference."""
    if one is None or other is None:
        return None
    seen = [Image.open(BytesIO(ready.data)).convert("RGB") for ready in (one, other)]
    return ImageChops.difference(*seen).getbbox()


@every_game
async def test_a_picture_is_the_same_wherever_it_is_drawn(
    pool: DrawingPool, painters: Painters, game_id: str
) -> None:
    game, luck = find_game(game_id), random.Random(3)
    match, names = Match.start(game, 2, None, 3), names_for(2)
    for language, seen_by in (("en", None), ("de", 0)):
        view, ask = match.view(seen_by), match.asked(seen_by)
        assert ask is not None
        board = partial(drawn, game_id, "draw", view, ask, names)
        sent = partial(drawn, game_id, "draw", view, ask.as_drawn(), names)
        hand = partial(drawn, game_id, "hand", view, 0, names)
        for mine, theirs in ((board, sent), (hand, hand)):
            here = develop(mine, language, None)
            far = await there(pool, painters, partial(develop, theirs, language, None))
            assert apart(far, here) is None
            assert told(far) == told(here)
            if here is not None:
                again = partial(develop, theirs, language, here.fingerprint)
                shown = await there(pool, painters, again)
                assert shown is not None
                assert shown.stays
        for _ in range(3):
            option = luck.choice(match.ask.options if match.ask else [])
            match.choose(option.seat, option.id)


async def test_pages_of_the_rules_are_drawn_there_too(
    pool: DrawingPool, painters: Painters
) -> None:
    work = partial(develop, partial(rules_page, "refuge", 1), "en", None)
    assert await there(pool, painters, work) == work()


async def test_a_painter_that_dies_is_replaced_and_the_picture_comes(
    pool: DrawingPool, painters: Painters, tmp_path: Path
) -> None:
    before = await pool.draw("who", partial(painters, process))
    after = await pool.draw("who", partial(painters, partial(is_killed_once, tmp_path / "once")))
    assert before != after


async def test_what_goes_wrong_there_is_told_here(pool: DrawingPool, painters: Painters) -> None:
    before = await pool.draw("who", partial(painters, process))
    with pytest.raises(WorkFailed, match="lost in thought"):
        await pool.draw("bad", partial(painters, raises))
    assert await pool.draw("who", partial(painters, process)) == before


async def test_people_wait_for_pictures_so_painters_do_not_give_way(
    pool: DrawingPool, painters: Painters
) -> None:
    assert await pool.draw("who", partial(painters, niceness)) == os.nice(0)


async def test_with_a_folder_they_warm_up_by_themselves(tmp_path: Path) -> None:
    async with DrawingPool() as pool:
        painters = Painters(pool, tmp_path)
        try:
            await painters.start()
            async with asyncio.timeout(120):
                while not any(one.is_file() for one in tmp_path.rglob("*")):  # noqa: ASYNC110, ASYNC240 - no bell
                    await asyncio.sleep(0.05)
        finally:
            painters.close()
