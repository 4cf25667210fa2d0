"""The board you can touch: two people, two pages, one table, and its panel in the thread."""

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Route

from bot.window import audience
from bot.window.prints import Print
from games.catalog import GAMES
from renderers.encode import jpeg
from tests.e2e.conftest import bot_running
from tests.e2e.staging import stage
from tests.e2e.tables import start_game
from tests.e2e.windows import MEANWHILE, Company, StandIn, in_discord, sit_at_windows
from tests.loopback.matrix.test_activity import sdk
from tests.loopback.page.conftest import Stage, show

__all__ = ["sdk", "stage"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
log = logging.getLogger(__name__)
SIDES = (256, 128)
LOOKED_AT = (1, 4, 9, 20, 40, 80)
BENEATH = """() => {
    const over = document.getElementById("toast").getBoundingClientRect();
    return [...document.querySelectorAll("button")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < over.right && over.left < box.right
            && box.top < over.bottom && over.top < box.bottom;
    }).map((one) => one.outerHTML);
}"""
"""Whatever can be touched that lies beneath the words in passing."""
LIFTED = """(piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const place = piece.closest(".picture").querySelector("canvas");
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
    place.dispatchEvent(new PointerEvent("pointerdown", at));
    place.dispatchEvent(new PointerEvent("pointerup", at));
    place.dispatchEvent(new MouseEvent("click", { clientX: 1, clientY: 1, bubbles: true }));
}"""
"""A touch of a piece, whose click is said to be elsewhere."""


def a_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@asynccontextmanager
async def table(stage: Stage, folder: Path, game: str) -> AsyncIterator[Company]:
    async with bot_running(stage.discord, folder / "window.db", window_port=a_port()) as bot:
        bot.house.display._soon.every = 0.02
        dive = await start_game(stage.discord, game, "Marina", "Finn")
        company = await sit_at_windows(stage.browser, bot, dive, game)
        yield company
        for one in company.people.values():
            await one.page.context.close()


async def play(company: Company, game: str, most: int) -> None:
    for number in range(most):
        if number in LOOKED_AT:
            await company.show(f"{game}-{number}")
        await company.check_panel()
        if not number % 4:
            await company.check_pictures()
        if not await company.answer():
            break


@pytest.mark.parametrize("game", ["refuge", "jupiter"])
async def test_some_turns_by_taps_alone(stage: Stage, tmp_path: Path, game: str) -> None:
    async with table(stage, tmp_path, game) as company:
        await play(company, game, 8)
        assert company.choices == 8


async def test_some_turns_by_keyboard_alone(stage: Stage, tmp_path: Path) -> None:
    async with table(stage, tmp_path, "tentacula") as company:
        for one in company.people.values():
            one.keys = True
        await play(company, "tentacula", 6)
        assert company.choices == 6


async def test_a_picture_that_comes_back_is_shown_as_it_was(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board, after two scenes of other sizes and the first of them once more."""
    square = [Image.new("RGB", (side, side)) for side in SIDES]
    scenes = [Print(one.size, "", (), jpeg(one), "A scene.") for one in square]
    draw, now = audience.printed, dict[str, Print]()

    def printed(wanted: Any, language: str) -> Print | None:
        return now.get(wanted.args[1]) or draw(wanted, language)

    monkeypatch.setattr(audience, "printed", printed)
    async with table(stage, tmp_path, "refuge") as company:
        for scene in (*scenes, scenes[0]):
            now["draw"] = scene
            company.bot.house.host.tables.changed(company.table_id)
            await company.see(*scene.size)
        now.clear()
        company.bot.house.host.tables.changed(company.table_id)
        await company.see(1000, 900)
        await company.check_pictures()


async def test_a_finger_is_where_it_was_lifted(stage: Stage, tmp_path: Path) -> None:
    """Not where a browser thinks that its click belongs."""
    async with table(stage, tmp_path, "refuge") as company:
        phone = next(iter(company.people.values()))
        pieces, means = phone.frame.locator(".spot.piece"), phone.frame.locator(".spot.from")
        while not await pieces.count():
            await company.answer()
        await phone.page.keyboard.press("Escape")
        assert await means.count() == 0
        await pieces.first.evaluate(LIFTED)
        await means.wait_for(timeout=MEANWHILE)


async def test_words_in_passing_lie_in_no_fingers_way(stage: Stage, tmp_path: Path) -> None:
    """They stay until they are read, and the next touch takes them away."""
    async with table(stage, tmp_path, "refuge") as company:
        for one in company.people.values():
            words = one.frame.locator("#toast")
            await one.tap(one.frame.locator("#tools button").first)
            await words.wait_for()
            assert await one.frame.evaluate(BENEATH) == []
            await show(one.page, f"window-words-{one.touches}")
            await one.frame.wait_for_timeout(500)
            assert "nothing" in (await words.inner_text()).lower()
            await one.tap(one.frame.locator("#story"))
            await words.wait_for(state="hidden")


async def some_turns_inside_discord(
    stage: Stage, folder: Path, stand_in: StandIn | None = None
) -> None:
    port, discord = a_port(), stage.discord
    discord.host_activity(f"http://127.0.0.1:{port}")
    more = {"window_port": port, "client_secret": discord.client_secret}
    async with bot_running(discord, folder / "window.db", **more) as bot:
        bot.house.display._soon.every = 0.02
        dive = await start_game(discord, "refuge", "Marina", "Finn")
        company = await in_discord(stage, bot, dive, "refuge", stand_in)
        await play(company, "activity", 6)
        assert company.choices == 6


async def test_some_turns_inside_discord(stage: Stage, tmp_path: Path) -> None:
    await some_turns_inside_discord(stage, tmp_path)


@pytest.mark.libraries
async def test_discords_own_sdk_can_stand_in_the_place_of_our_few_words(
    stage: Stage, tmp_path: Path, sdk: Path
) -> None:
    """Unmodified, as npm has it: it shakes hands with the frame around it as our page does."""
    met = set[str]()

    async def stand_in(route: Route) -> None:
        name = route.request.url.partition("/page/")[2]
        if name == "discord.js":
            words = 'export { DiscordSDK } from "./sdk/index.mjs";'
            await route.fulfill(body=words, content_type="text/javascript")
        elif name.startswith("sdk/"):
            met.add(name)
            await route.fulfill(path=sdk / name.removeprefix("sdk/"))
        else:
            await route.continue_()

    await some_turns_inside_discord(stage, tmp_path, stand_in)
    assert "sdk/index.mjs" in met


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("keys", [False, True], ids=["taps", "keyboard"])
@pytest.mark.parametrize("game", GAMES)
async def test_whole_games_alone_by(stage: Stage, tmp_path: Path, game: str, *, keys: bool) -> None:
    async with table(stage, tmp_path, game) as company:
        for one in company.people.values():
            one.keys = keys
        match = (await company.table()).match
        begun = match.game.turn
        log.info("%s: deal %d", game, match.record.seed)
        await play(company, game, 3000)
        turns = (await company.table()).match.game.turn - begun
        figures = company.choices, company.taps, company.on_the_panel, turns
        log.info("%s: %d choices, %d taps, %d on the panel, %d turns", game, *figures)
        assert (await company.table()).match.ask is None
