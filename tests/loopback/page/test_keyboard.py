"""Everything a player needs, with the keyboard alone."""

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from tests.loopback.page.conftest import Stage, last, messages, run

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PHONE = ViewportSize(width=390, height=844)
FAR = 80


async def tab_to(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """Presses Tab until something has the focus, as somebody without a pointer does."""
    await expect(wanted).to_be_visible()
    for _ in range(FAR):
        if await wanted.evaluate("(node) => node === document.activeElement"):
            return
        await page.keyboard.press(key)
    raise AssertionError(f"{FAR} times {key} did not lead to {wanted}")


async def press(page: Page, *keys: str) -> None:
    for key in keys:
        await page.keyboard.press(key)


async def board(page: Page) -> Locator:
    """A board with everything on it, and the newest message in focus."""
    await run(page, "/demo start game:Reef Race")
    await expect(last(page)).to_contain_text("Reef Race")
    await expect(last(page).get_by_role("button", name="Dive", exact=True)).to_be_enabled()
    await page.keyboard.press("ArrowUp")
    await expect(last(page)).to_be_focused()
    return last(page)


async def test_from_channel_to_channel(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    rooms = page.locator(".rooms .room")
    names = await rooms.locator("span:not(.badge)").all_inner_texts()
    at = names.index("general")
    await tab_to(page, rooms.nth(at), "Shift+Tab")
    await press(page, "ArrowDown")
    await expect(rooms.nth(at + 1)).to_be_focused()
    await press(page, "ArrowUp", "ArrowUp")
    await expect(rooms.nth(at - 1)).to_be_focused()
    await press(page, "Enter")
    await expect(page.locator(".head h2")).to_have_text(names[at - 1])
    await expect(page.locator(".composer textarea")).to_be_focused()


async def test_from_message_to_message_and_back(stage: Stage) -> None:
    for words in ("one", "two", "three"):
        await stage.discord.person("Finn").write("#general", words)
    page = await stage.tab("Marina@general")
    await expect(messages(page)).to_have_count(3)
    await page.locator(".composer textarea").focus()
    await press(page, "ArrowUp", "ArrowUp")
    await expect(messages(page).nth(1)).to_be_focused()
    await press(page, "Home")
    await expect(messages(page).first).to_be_focused()
    await press(page, "End", "Tab")
    inside = await last(page).evaluate("(row) => row.contains(document.activeElement)")
    assert inside
    await press(page, "Escape")
    await expect(last(page)).to_be_focused()
    await press(page, "Escape")
    await expect(page.locator(".composer textarea")).to_be_focused()


async def test_a_turn_at_a_board(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    table = await board(page)
    dive = table.get_by_role("button", name="Dive", exact=True)
    await tab_to(page, dive)
    await press(page, "Enter")
    await expect(table.get_by_role("img", name="Board 1")).to_be_visible()
    await expect(dive).to_be_focused()
    await tab_to(page, table.get_by_role("combobox"), "Shift+Tab")
    await press(page, "Enter", "ArrowDown", "Enter")
    await expect(last(page)).to_contain_text("swims to space 2")


async def test_a_private_answer_is_read_and_put_away(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    table = await board(page)
    await tab_to(page, table.get_by_role("button", name="Hand"))
    await press(page, "Enter")
    answer = last(page)
    await expect(answer).to_contain_text("harpoon")
    await tab_to(page, answer.get_by_role("button", name="Dismiss message"))
    await press(page, "Enter")
    await expect(messages(page)).to_have_count(1)
    await expect(last(page)).to_be_focused()


async def test_a_form(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    table = await board(page)
    opener = table.get_by_role("button", name="Name it")
    await tab_to(page, opener)
    await press(page, "Enter")
    form = page.get_by_role("dialog", name="Tell us about your dive")
    await expect(form.get_by_label("Ship")).to_be_focused()
    await press(page, "Enter")  # nothing filled in: one stands at the first fault
    await expect(form.get_by_label("Ship")).to_be_focused()
    await expect(form.get_by_label("Ship")).to_have_attribute("aria-invalid", "true")
    await page.keyboard.type("Nautilus")
    await tab_to(page, form.get_by_role("combobox"))
    await press(page, "Enter", "ArrowDown", "Enter")
    await tab_to(page, form.get_by_label("Lamp"))
    await press(page, "Space")
    await tab_to(page, form.get_by_role("radio").first)
    await press(page, "Space", "ArrowDown")
    await tab_to(page, form.get_by_role("button", name="Submit"))
    await press(page, "Enter")
    await expect(form).to_have_count(0)
    await expect(last(page)).to_contain_text("Noted: Nautilus, , Twilight, Lamp, Dim")


async def test_a_form_keeps_the_focus_and_gives_it_back(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    table = await board(page)
    opener = table.get_by_role("button", name="Name it")
    await tab_to(page, opener)
    await press(page, "Enter")
    form = page.get_by_role("dialog")
    await expect(form).to_be_visible()
    for _ in range(20):
        await press(page, "Tab")
        assert await form.evaluate("(box) => box.contains(document.activeElement)")
    await press(page, "Escape")
    await expect(form).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_autocomplete(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await page.keyboard.type("/demo fish")
    await press(page, "Enter")
    await page.keyboard.type("lan")
    await expect(page.get_by_role("option")).to_have_text(["The Lanternfish"])
    await press(page, "Enter", "Enter")
    await expect(last(page)).to_contain_text("A fine lanternfish.")


async def test_a_gallery(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await run(page, "/demo pictures")
    await expect(last(page).locator(".gallery figure")).to_have_count(4)
    await press(page, "ArrowUp")
    await tab_to(page, last(page).get_by_role("button", name="Enlarge picture").first)
    await press(page, "Enter")
    box = page.get_by_role("dialog", name="Picture")
    await expect(box.get_by_role("status")).to_have_text("1 of 4")
    await press(page, "ArrowRight", "ArrowRight")
    await expect(box.get_by_role("status")).to_have_text("3 of 4")
    full = box.get_by_role("button", name="Full size")
    await tab_to(page, full)
    await press(page, "Enter")
    await expect(full).to_have_attribute("aria-pressed", "true")
    await expect(box.locator(".stage.full")).to_be_visible()
    await press(page, "Escape")
    await expect(box).to_have_count(0)
    first = last(page).get_by_role("button", name="Enlarge picture").first
    await expect(first).to_be_focused()


async def test_the_words_of_a_picture_and_a_spoiler(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    table = await board(page)
    await tab_to(page, table.get_by_role("button", name="ALT"))
    await press(page, "Enter")
    await expect(table.get_by_role("note")).to_have_text("Board 0")
    await run(page, "/demo chest")
    spoiler = last(page).get_by_role("button", name="Spoiler: show")
    await expect(spoiler).to_be_visible()
    await press(page, "ArrowUp")
    await tab_to(page, spoiler)
    await press(page, "Enter")
    await expect(last(page).locator(".spoiler.shown")).to_have_count(1)


async def test_dark_and_light_and_another_language(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await tab_to(page, page.get_by_role("button", name="Dark or light"), "Shift+Tab")
    await press(page, "Enter")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await tab_to(page, page.locator(".playing-as"))
    await press(page, "Enter", "End", "ArrowUp", "Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.type("de")
    await press(page, "Enter")
    marina, world = stage.discord.person("Marina"), stage.discord.world
    await marina.until(lambda: world.locale(marina.id) == "de" or None)


async def test_becoming_somebody_else(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await tab_to(page, page.locator(".playing-as"), "Shift+Tab")
    await press(page, "Enter")
    await page.keyboard.type("f")
    await press(page, "Enter")
    await expect(page.locator(".playing-as")).to_contain_text("Finn")


async def test_the_channels_of_a_phone(stage: Stage) -> None:
    page = await stage.tab("Marina@general", size=PHONE)
    opener = page.get_by_role("button", name="Channels")
    await tab_to(page, opener, "Shift+Tab")
    await press(page, "Enter")
    await expect(opener).to_have_attribute("aria-expanded", "true")
    await expect(page.locator(".room.here")).to_be_focused()
    await press(page, "Escape")
    await expect(opener).to_be_focused()
    await expect(opener).to_have_attribute("aria-expanded", "false")
    await press(page, "Enter", "ArrowDown", "Enter")
    await expect(page.locator(".head h2")).not_to_have_text("general")


async def test_a_note_leads_to_who_called(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    marina = stage.discord.person("Marina")
    await stage.discord.person("Finn").write("#tables", f"{marina.mention} your turn")
    await tab_to(page, page.locator(".toast.ping .text-link"))
    await press(page, "Enter")
    await expect(page.locator(".head h2")).to_have_text("tables")
