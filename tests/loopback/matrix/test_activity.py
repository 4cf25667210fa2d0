"""An Activity with Discord's own SDK, unmodified, in a real browser."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, FrameLocator, Page, expect

from loopback import Loopback
from tests.loopback.matrix.test_empty import Room
from tests.loopback.page.conftest import Stage, bot_in, pane, show, staged

pytestmark = [
    pytest.mark.libraries,
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
]
SDK = "@discord/embedded-app-sdk@2.5.0"
PAGE = """<!doctype html><link rel="stylesheet" href="/look.css"><ol></ol><script type="module">
import { DiscordSDK } from "./sdk/index.mjs";
const say = (words) => document.querySelector("ol").append(
  Object.assign(document.createElement("li"), { textContent: words }));
const client_id = "CLIENT";
const sdk = new DiscordSDK(client_id);
await sdk.ready();
say("ready");
try {
  const scope = ["identify", "guilds"];
  const asked = { client_id, response_type: "code", state: "", prompt: "none", scope };
  const { code } = await sdk.commands.authorize(asked);
  const exchanged = await fetch("/.proxy/api/token", { method: "POST", body: code });
  const { access_token } = await exchanged.json();
  const { user, scopes } = await sdk.commands.authenticate({ access_token });
  say(`hello ${user.global_name} ${scopes.join("+")}`);
} catch (error) {
  say(`${error.code} ${error.message}`);
}
const { participants } = await sdk.commands.getInstanceConnectedParticipants();
say(participants.map(({ username }) => username).join("+"));
await sdk.subscribe("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", ({ participants }) =>
  say(`now ${participants.length}`));
const { name } = await sdk.commands.getChannel({ channel_id: sdk.channelId });
const { locale } = await sdk.commands.userSettingsGetLocale();
say(`#${name} ${locale}`);
await sdk.commands.getSkus().catch(({ code }) => say(`skus ${code}`));
</script>"""


@pytest.fixture(scope="module")
def sdk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    room = Room(tmp_path_factory.mktemp("activity"))
    room.run("npm", "init", "-y")
    room.run("npm", "install", "--no-audit", "--no-fund", "--silent", SDK)
    return room.folder / "node_modules" / "@discord" / "embedded-app-sdk" / "output"


@asynccontextmanager
async def served(discord: Loopback, sdk: Path) -> AsyncIterator[str]:
    """The app's own server: its page, and the one secret that it keeps."""
    client_id = discord.world.application["id"]

    async def page(_: web.Request) -> web.Response:
        return web.Response(text=PAGE.replace("CLIENT", client_id), content_type="text/html")

    async def look(_: web.Request) -> web.Response:
        return web.Response(text="ol { color: rgb(1, 2, 3) }", content_type="text/css")

    async def token(request: web.Request) -> web.Response:
        sent = {"client_id": client_id, "client_secret": discord.client_secret}
        sent |= {"grant_type": "authorization_code", "code": await request.text()}
        url = f"{discord.base_url}/api/oauth2/token"
        async with aiohttp.ClientSession() as session, session.post(url, data=sent) as answer:
            return web.json_response(await answer.json())

    app = web.Application()
    app.router.add_get("/", page)
    app.router.add_get("/look.css", look)
    app.router.add_post("/api/token", token)
    app.router.add_static("/sdk", sdk)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(browser: Browser, sdk: Path) -> AsyncIterator[Stage]:
    async with Loopback() as discord, served(discord, sdk) as url, bot_in(discord):
        discord.host_activity(url)
        async with staged(browser, discord) as stage:
            yield stage


async def opened(page: Page, at: int = 0) -> FrameLocator:
    await pane(page, at).get_by_role("button", name="Open the Activity").click()
    return pane(page, at).frame_locator(".activity iframe")


async def test_the_sdk_shakes_hands_is_authorised_and_recognised(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    activity = await opened(page)
    await expect(activity.locator("li").first).to_have_text("ready")
    await page.get_by_role("button", name="Authorise").click()
    told = ["ready", "hello Marina identify+guilds", "marina", "#general en-US", "skus 4002"]
    await expect(activity.locator("li")).to_have_text(told)
    await expect(activity.locator("ol")).to_have_css("color", "rgb(1, 2, 3)")
    await show(page, "activity")
    finn = stage.discord.person("Finn")
    joined = await finn.launch("#general")
    assert joined.kind == "activity"
    await expect(activity.locator("li").last).to_have_text("now 2")
    await page.get_by_role("button", name="Leave the Activity").click()
    await expect(page.locator(".activity")).to_have_count(0)
    marina = stage.discord.person("Marina").id
    await finn.until(lambda: (joined.activity and marina not in joined.activity.users) or None)


async def test_whoever_says_no_is_not_known(stage: Stage) -> None:
    page = await stage.tab("Pearl@general")
    activity = await opened(page)
    await page.get_by_role("button", name="Cancel").click()
    await expect(activity.locator("li").nth(1)).to_contain_text("access_denied")
