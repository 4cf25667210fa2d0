"""What a screen reader finds and is told: names, roles, news."""

import pytest
from playwright.async_api import Page, expect

from loopback import guilds, seed
from loopback.world import TEXT
from tests.loopback.page.conftest import Stage, last, messages, run

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
NOW = 1_700_000_000.0
NAMED = {
    "article", "button", "checkbox", "combobox", "dialog", "feed", "image", "img", "link",
    "listbox", "log", "menuitem", "navigation", "option", "radio", "radiogroup", "region",
    "searchbox", "textbox",
}  # fmt: skip


async def nameless(page: Page) -> list[str]:
    """Everything in Chromium's own accessibility tree that has a role but no name."""
    session = await page.context.new_cdp_session(page)
    tree = await session.send("Accessibility.getFullAXTree")
    await session.detach()
    return [
        node["role"]["value"]
        for node in tree["nodes"]
        if not node.get("ignored")
        and node["role"]["value"] in NAMED
        and not node.get("name", {}).get("value", "").strip()
    ]


@pytest.mark.parametrize(
    "line",
    [
        "/demo start game:Reef Race", "/demo pickers", "/demo pictures", "/demo chest",
        "/demo card", "/demo words",
    ],
)  # fmt: skip
async def test_everything_has_a_name(stage: Stage, line: str) -> None:
    page = await stage.tab("Marina@general")
    await run(page, line)
    await expect(messages(page).first).to_be_visible()
    assert await nameless(page) == []


async def test_forms_and_lists_have_names_too(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await run(page, "/demo start game:Reef Race")
    await last(page).get_by_role("combobox").click()
    await expect(page.get_by_role("option").first).to_be_visible()
    assert await nameless(page) == []
    await page.keyboard.press("Escape")
    await last(page).get_by_role("button", name="Name it").click()
    form = page.get_by_role("dialog", name="Tell us about your dive")
    await expect(form).to_be_visible()
    assert await nameless(page) == []
    ship = form.get_by_label("Ship")
    await expect(ship).to_have_attribute("aria-required", "true")
    await form.get_by_role("button", name="Submit").click()
    await expect(ship).to_have_accessible_description("This field is required.")
    await expect(form.get_by_label("Story")).to_have_accessible_description("As long as you like")


async def test_a_select_says_what_it_is_for_and_what_is_chosen(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await run(page, "/demo pickers")
    await expect(last(page).get_by_role("combobox").first).to_be_visible()
    for box in await last(page).get_by_role("combobox").all():
        await expect(box).to_have_accessible_name(await box.inner_text())


async def test_a_message_says_who_when_and_for_whom(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    marina = stage.discord.person("Marina")
    await stage.discord.person("Finn").write("#general", f"{marina.mention} come")
    row = page.get_by_role("feed", name="Messages").get_by_role("article").last
    await expect(row).to_contain_text("come")
    name = await row.get_attribute("aria-label") or ""
    assert name.startswith("Finn, ")
    assert name.endswith(", mentions you")


async def test_what_is_new_is_told(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    news = page.get_by_role("log", name="News")
    await expect(news).to_have_text("")
    await stage.discord.person("Finn").write("#general", "The **tide** turns")
    await expect(news).to_have_text("Finn: The tide turns")
    await run(page, "/demo start game:Reef Race")
    await expect(news).to_contain_text("Reef Race")
    await expect(news).to_contain_text("Board 0")
    await stage.discord.person("Finn").write("#tables", "elsewhere")
    await expect(page.locator(".room.unread")).to_have_count(1)
    await expect(news).not_to_contain_text("elsewhere")


async def test_what_comes_of_a_press_is_told(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await run(page, "/demo start game:Reef Race")
    await last(page).get_by_role("button", name="Dive", exact=True).press("Enter")
    await expect(page.get_by_role("log", name="News")).to_contain_text("Board 1")


async def test_unread_channels_and_calls_are_told(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    marina, finn = stage.discord.person("Marina"), stage.discord.person("Finn")
    rooms = page.get_by_role("navigation", name="Channels")
    await finn.write("#tables", "anybody?")
    await expect(rooms.get_by_role("button", name="tables, unread")).to_be_visible()
    await finn.write("#tables", f"{marina.mention} you!")
    await expect(rooms.get_by_role("button", name="tables, unread, 1 mention")).to_be_visible()
    await expect(page).to_have_title("(1) #general · Marina · Loopback")
    await rooms.get_by_role("button", name="tables, unread, 1 mention").click()
    await expect(page.get_by_role("article").first.locator(".news")).to_be_visible()
    await expect(page.locator(".first-new")).to_have_count(1)
    here = rooms.get_by_role("button", name="tables", exact=True)
    await expect(here).to_have_attribute("aria-current", "page")


async def test_another_guild_shows_that_somebody_calls(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    guild = stage.discord.add_guild("Far Reef")
    marina, finn = stage.discord.person("Marina"), stage.discord.person("Finn")
    for person in (marina, finn):
        seed.add_member(stage.discord.world, guild, stage.discord.world.user(person.id), NOW)
    await page.reload()
    rail = page.locator(".rail .guild")
    await expect(rail).to_have_count(3)  # direct messages stand above the guilds
    channel = guilds.add_channel(stage.discord.realm, guild, "quay", TEXT)
    await expect(page.locator(".badge")).to_have_count(0)
    await finn.write(channel["id"], f"{marina.mention} over here")
    await expect(rail.last).to_have_accessible_name("Far Reef, unread, 1 mention")
    await expect(rail.last.locator(".badge")).to_have_text("1")
