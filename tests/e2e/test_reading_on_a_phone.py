"""The book as a browser of 390 x 844 lays it out: from each passage to its choices, in pixels."""

import io

import discord
import pytest
from playwright.async_api import Page

from benchmarks.chromium import chromium
from benchmarks.screen import AT_ONCE, Screens, blank, screens
from bot.display.measure import INSIDE, SCREEN
from bot.display.reading import page as reading
from bot.display.reading.shape import HIGH
from bot.display.view import to_view
from tests.bot.test_reading_screen import NEAR, pages

pytestmark = pytest.mark.browser
_LAID_OUT = """async many => {
  const shown = [...document.querySelectorAll('.messages:not(.outbox) > .message')].slice(-many);
  await Promise.all(shown.flatMap(one => [...one.querySelectorAll('img')].map(
    image => image.complete || new Promise(done => { image.onload = image.onerror = done; }))));
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return shown.map(one => {
    const [passage, , lettered] = one.querySelectorAll('.container .markdown');
    const last = [...passage.children].filter(block => block.tagName !== 'SMALL').at(-1);
    const first = lettered ?? one.querySelector('.container .row button');
    const [from, to] = [last.getBoundingClientRect().bottom, first.getBoundingClientRect().top];
    const page = one.querySelector('.container').getBoundingClientRect().top;
    return [Math.round(to - from), Math.round(one.getBoundingClientRect().bottom - page)];
  });
}"""
"""From the last line to the first choice, and the whole page."""


async def post(both: Screens, page: reading.Page) -> discord.Message:
    """A page with a picture of the size that its scene has."""
    if not page.scene:
        return await both.channel.send(view=to_view(page.sheet))
    size = (2 * INSIDE, 2 * HIGH[page.scene])
    scene = discord.File(io.BytesIO(blank(size)), "scene.png")
    return await both.channel.send(view=to_view(page.under([("scene.png", "")])), files=[scene])


async def laid_out(phone: Page, newest: int, many: int) -> list[tuple[int, int]]:
    await phone.locator(f'.message[data-id="{newest}"]').wait_for()
    return [(near, high) for near, high in await phone.evaluate(_LAID_OUT, many)]


async def test_every_passage_lies_right_above_its_choices() -> None:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    book, found = [*pages("en")], list[tuple[int, int]]()
    async with screens(path) as both:
        for at in range(0, len(book), AT_ONCE):
            some = book[at : at + AT_ONCE]
            for _, page in some:
                newest = await post(both, page)
            found += await laid_out(both.phone, newest.id, len(some))
    assert len(found) == 198
    assert all(near > 0 for near, _ in found), "choices come after what is read"
    assert sum(near <= NEAR for near, _ in found) >= 0.95 * len(found), found
    assert sum(high <= SCREEN for _, high in found) >= 0.95 * len(found), found
