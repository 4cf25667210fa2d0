"""Films are bounded: one at a time, a short queue, one each, and nobody else waits for them."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from bot.display.films import KEPT_BYTES, MOST, Films
from bot.errors import Refusal
from tests.spoken import spoken


@pytest.fixture
def films() -> Iterator[Films]:
    films = Films()
    yield films
    films.close()


async def test_films_do_not_keep_anything_else_waiting(films: Films) -> None:
    curtain = threading.Event()

    def work() -> bytes:
        curtain.wait(60)
        return b"film"

    drawing = [films.draw(user, work) for user in range(MOST)]
    assert await asyncio.to_thread(lambda: "a game begins") == "a game begins"
    with pytest.raises(Refusal, match=spoken("display.films.draw#2")):
        films.draw(MOST, work)
    with pytest.raises(Refusal, match=spoken("display.films.draw#1")):
        films.draw(0, work)
    curtain.set()
    assert await asyncio.gather(*drawing) == [b"film"] * MOST
    await films.draw(0, work)


async def test_one_film_at_a_time(films: Films) -> None:
    running: list[int] = []
    most: list[int] = []

    def work() -> bytes:
        running.append(1)
        most.append(len(running))
        running.pop()
        return b""

    await asyncio.gather(*(films.draw(user, work) for user in range(MOST)))
    assert max(most) == 1
    assert len(most) == MOST


async def test_a_film_that_fails_makes_room(films: Films) -> None:
    def work() -> bytes:
        raise ValueError("torn")

    with pytest.raises(ValueError, match="torn"):
        await films.draw(1, work)
    with pytest.raises(ValueError, match="torn"):
        await films.draw(1, work)


def test_the_newest_films_are_kept_within_bounds(films: Films) -> None:
    half = bytes(KEPT_BYTES // 2)
    for name in ("first", "second", "third"):
        films.keep(name, half)
    assert films.kept("first") is None
    assert films.kept("second") is films.kept("third") is half
