"""The page of the board to touch, audited by axe-core: nothing that keeps anybody out."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.e2e.staging import stage
from tests.e2e.test_window import table
from tests.e2e.windows import PHONE, Company, at_window
from tests.loopback.matrix.test_empty import Room
from tests.loopback.page.conftest import Stage, show

__all__ = ["stage"]

pytestmark = [
    pytest.mark.libraries,
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
]


@pytest.fixture(scope="module")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    room = Room(tmp_path_factory.mktemp("axe"))
    room.run("npm", "init", "-y")
    room.run("npm", "install", "--no-audit", "--no-fund", "--silent", "axe-core@4.14.0")
    return (room.folder / "node_modules/axe-core/axe.min.js").read_text()


async def findings(page: Page, axe: str) -> list[str]:
    """What keeps somebody out, and where; contrast once nothing moves any more."""
    await page.wait_for_timeout(600)
    await page.evaluate(axe)
    found = await page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{one['id']}: {json.dumps([at['html'] for at in one['nodes']])}" for one in found]


async def moments(company: Company) -> AsyncIterator[tuple[str, Page]]:
    """A question, a piece that was touched, each page that can be read, and a guest's."""
    for person in company.people.values():
        page = person.page
        yield "question", page
        if await page.locator(".spot.piece").count():
            await person.tap(page.locator(".spot.piece").first)
            yield "piece", page
            await page.keyboard.press("Escape")
        for name in ("What did I miss?", "Help", "Whole log", "Board in words"):
            await page.get_by_role("button", name=name, exact=True).click()
            await page.locator("dialog[open]").wait_for()
            yield name, page
            await page.keyboard.press("Escape")


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["refuge", "lurk", "sleeping_gods"])
async def test_axe_finds_nothing(stage: Stage, tmp_path: Path, axe: str, game: str) -> None:
    async with table(stage, tmp_path, game) as company:
        found: dict[str, list[str]] = {}
        for choices in (1, 8):
            while company.choices < choices:
                await company.answer()
            async for name, page in moments(company):
                found[f"{game} {choices} {name}"] = await findings(page, axe)
                await show(page, f"audit-{game}-{name}")
        assert {name: ones for name, ones in found.items() if ones} == {}


@pytest.mark.timeout(900)
async def test_axe_finds_nothing_where_guests_look_on(
    stage: Stage, tmp_path: Path, axe: str
) -> None:
    async with table(stage, tmp_path, "refuge") as company:
        links = company.bot.house.links
        assert links is not None
        await company.bot.house.host.guests.invite(company.table_id, yes=True)
        guest = await at_window(stage.browser, links.to(company.table_id, 0), PHONE, 0)
        assert await findings(guest.page, axe) == []
        await guest.page.get_by_role("button", name="Film so far").click()
        await guest.page.locator("dialog[open] img").wait_for()
        await show(guest.page, "guest-film")
        assert await findings(guest.page, axe) == []
        await guest.page.context.close()
