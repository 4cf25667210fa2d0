"""Pictures: what drawing costs beside encoding, and encoding beside the usual ways."""

from __future__ import annotations

import asyncio
import io
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from PIL import Image

from benchmarks.size import sized
from benchmarks.table import Row, cpu_seconds, show
from bot.display.kept_pictures import kept_pictures
from games.catalog import GAMES, find_game
from games.kernel.match import Match
from renderers import Picture, renderer_for
from renderers.archive import OpenArchive, learning
from renderers.cache import WORDS, forget, held
from renderers.canvas import Canvas
from renderers.encode import Encoded
from renderers.palette import load
from renderers.pool import DrawingPool
from renderers.rehearsal import BOARDS, rehearse
from renderers.replay import Reel
from renderers.strip_file import STRIPS

NAMES = ["Annabel Lee", "Đorđe", "captain_nemo_1870", "Zoë", "Ada", "Ümit", "Bo", "Wilhelmina"]
QUALITIES = range(80, 101)
PICTURES, SECONDS = sized(60, 4), 0.015 * sized(100, 20)


def walk(game_id: str, seed: int) -> Iterator[Match]:
    """A game of the autopilot at its every choice, as many seats as it takes."""
    game, luck = find_game(game_id), random.Random(seed)
    match = Match.start(game, game.seats[-1], None, seed)
    while match.ask is not None:
        yield match
        seat = match.ask.seats[0]
        option = game.autopilot(match.view(seat), match.ask.seen_by(seat), seat, luck)
        match.choose(option.seat, option.id)


Frame = tuple[Any, Any]


def frames(game_id: str, seed: int, count: int) -> list[Frame]:
    return [(match.view(None), match.asked(None)) for match in islice(walk(game_id, seed), count)]


def draw(game_id: str, frame: Frame, names: list[str] = NAMES) -> Picture:
    return renderer_for(game_id).draw(frame[0], frame[1], names)


def webp(image: Image.Image, quality: int = 80) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=0)
    return out.getvalue()


def png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def per_second(work: Callable[[int], object], threads: int, count: int) -> float:
    with ThreadPoolExecutor(threads) as pool:
        start = time.perf_counter()
        list(pool.map(work, range(count)))
        return count / (time.perf_counter() - start)


async def loop_lag(work: Callable[[], object], seconds: float = SECONDS) -> list[float]:
    """How late the event loop wakes, in milliseconds, while the pool draws without a pause."""
    late, stop = list[float](), time.perf_counter() + seconds
    async with DrawingPool() as pool:

        async def table(key: int) -> None:
            while time.perf_counter() < stop:
                await pool.draw(key, work)

        tables = [asyncio.create_task(table(key)) for key in range(6)]
        while time.perf_counter() < stop:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(1000 * (time.perf_counter() - before - 0.001))
        await asyncio.gather(*tables)
    return sorted(late)


def psnr(data: bytes, image: Image.Image) -> float:
    shown = np.asarray(Image.open(io.BytesIO(data)).convert("RGB"), dtype=np.float64)
    return float(10 * np.log10(255**2 / ((shown - np.asarray(image)) ** 2).mean()))


def measure() -> Iterator[Row]:
    for game_id in GAMES[: sized(len(GAMES))]:
        yield from measure_game(game_id)


def measure_game(game_id: str) -> Iterator[Row]:
    forget()
    found = frames(game_id, 3, sized(40, 6))
    last = found[-1]
    start = time.process_time()
    image = draw(game_id, last).image
    png(image)
    naive = time.process_time() - start
    for frame in found:
        draw(game_id, frame)
    palette = load(game_id)
    alone = cpu_seconds(lambda: Encoded(Canvas(image), palette).data, 10)
    warm = in_a_game(game_id, found)
    lossy = cpu_seconds(lambda: webp(image), 3)
    yield Row(f"{game_id}: state to bytes, warm / Pillow's WebP q80 alone", warm / lossy, "<= 0.6",
              f"{1000 * warm:.1f} ms, of that encoding {1000 * alone:.1f} ms")  # fmt: skip
    yield Row(f"{game_id}: state to bytes / drawing all anew and Pillow's PNG", warm / naive,
              "<= 0.05", f"{1000 * naive:.0f} ms in a fresh process")  # fmt: skip
    first = new_table(game_id)
    yield Row(f"{game_id}: first picture of another table / drawing all anew", first / naive,
              "<= 0.25", f"{1000 * first:.0f} ms; pieces kept, names and words not")  # fmt: skip
    yield Row(f"{game_id}: encoding / Pillow's WebP q80, time", alone / lossy, "<= 0.3")
    yield from measure_bytes(game_id, image)
    yield from measure_pool(game_id, found)
    yield from measure_replay(game_id, found)
    yield Row(f"{game_id}: memory of all that is kept, MB", held() / 2**20, "<= 84")
    yield from measure_warm_up(game_id, naive)


def in_a_game(game_id: str, found: list[Frame]) -> float:
    """Seconds for a picture of a game that is played: some of its rows were seen before."""
    STRIPS.close()
    start = time.process_time()
    for frame in found:
        _ = draw(game_id, frame).data
    return (time.process_time() - start) / len(found)


def anew(game_id: str, frame: Frame) -> bytes:
    """A picture of which no row was seen before."""
    STRIPS.close()
    return draw(game_id, frame).data


def measure_warm_up(game_id: str, naive: float) -> Iterator[Row]:
    """Two starts of the bot: one draws everything, the next finds it on disk."""
    with TemporaryDirectory() as name:
        OpenArchive.use(kept_pictures(Path(name)))
        drawing, _ = warm_up(game_id)
        reading, rehearsed = warm_up(game_id)
        yield Row(f"{game_id}: a later start's warm-up / the first one's", reading / drawing,
                  "<= 0.5", f"{reading:.1f} s, {drawing:.1f} s")  # fmt: skip
        yield after_warm_up(game_id, naive, rehearsed)
        OpenArchive.use(None)


def warm_up(game_id: str) -> tuple[float, int]:
    """Seconds it took, and how many pictures were rehearsed."""
    forget()
    start = time.process_time()
    with learning():
        renderer_for(game_id).warm()
        rehearsed = sum(1 for _ in rehearse(game_id, sized(BOARDS, 3)))
    return time.process_time() - start, rehearsed


def after_warm_up(game_id: str, naive: float, rehearsed: int) -> Row:
    """A fresh process that has rehearsed: the first board that anybody sees."""
    frame = frames(game_id, 9, 1)[0]
    start = time.process_time()
    _ = anew(game_id, frame)
    first = time.process_time() - start
    what = f"{game_id}: first picture after the warm-up / drawing all anew"
    note = f"{1000 * first:.0f} ms; the warm-up draws {rehearsed} pictures"
    return Row(what, first / naive, "<= 0.25", note)


def new_table(game_id: str) -> float:
    """A table nobody has drawn yet, with names nobody has written yet."""
    taken = []
    for seed in range(4, 9):
        frame = frames(game_id, seed, 25)[-1]
        draw(game_id, frame)
        WORDS.clear()
        names = [f"{name} {seed}" for name in NAMES]
        start = time.process_time()
        _ = draw(game_id, frame, names).data
        taken.append(time.process_time() - start)
    return sorted(taken)[len(taken) // 2]


def measure_bytes(game_id: str, image: Image.Image) -> Iterator[Row]:
    """Lossy pictures trade bytes for likeness, so bytes are held against one as like as ours."""
    data = Encoded(Canvas(image), load(game_id)).data
    likeness, usual = psnr(data, image), psnr(webp(image), image)
    yield Row(f"{game_id}: likeness above that of Pillow's WebP q80, dB", likeness - usual, ">= 1",
              f"{likeness:.1f} dB")  # fmt: skip
    quality = next((q for q in QUALITIES if psnr(webp(image, q), image) >= likeness), QUALITIES[-1])
    other = webp(image, quality)
    yield Row(f"{game_id}: bytes / Pillow's WebP as like as ours", len(data) / len(other), "<= 1",
              f"{len(data) / 1000:.0f} KB; q{quality}: {psnr(other, image):.1f} dB")  # fmt: skip


def measure_pool(game_id: str, found: list[Frame]) -> Iterator[Row]:
    def ours(index: int) -> bytes:
        return anew(game_id, found[index % len(found)])

    one, two = per_second(ours, 1, PICTURES), per_second(ours, 2, PICTURES)
    yield Row(f"{game_id}: pictures a second, two threads / one", two / one,
              note=f"{two:.0f} a second")  # fmt: skip
    late = asyncio.run(loop_lag(lambda: ours(7)))
    yield Row(f"{game_id}: event loop late while drawing, ms, p99", late[int(0.99 * len(late))],
              "<= 10", f"worst {late[-1]:.1f} ms")  # fmt: skip


def measure_replay(game_id: str, found: list[Frame]) -> Iterator[Row]:
    pictures = [draw(game_id, frame) for frame in found]
    small = [picture.image.resize((800, 600)) for picture in pictures]

    def ready() -> Reel:
        kept = Reel()
        for picture in pictures:
            kept.add(picture)
        return kept

    def reel() -> bytes:
        return ready().gif()

    def usual() -> bytes:
        out = io.BytesIO()
        small[0].save(out, "WEBP", save_all=True, append_images=small[1:], quality=80, method=0)
        return out.getvalue()

    ours, theirs, done = cpu_seconds(reel, 1, 2), cpu_seconds(usual, 1, 2), ready()
    joined, size = cpu_seconds(done.gif, 10, 3), len(done.gif())
    what = f"{game_id}: replay of {len(found)} frames / Pillow's animated WebP"
    yield Row(f"{what}, time from pictures", ours / theirs, "<= 1", f"{1000 * ours:.0f} ms")
    yield Row(f"{what}, time from kept changes", joined / theirs, "<= 0.1")
    yield Row(f"{what}, bytes", size / len(usual()), "<= 1", f"{size / 1000:.0f} KB")


def main() -> None:
    show(measure())


if __name__ == "__main__":
    main()
