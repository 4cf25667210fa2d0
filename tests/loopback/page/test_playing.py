"""One person at the page: commands, buttons, selects, forms, pictures, private answers."""

import re

import pytest
from playwright.async_api import FilePayload, expect

from tests.loopback.page.conftest import Stage, last, messages, pane, run, show

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_first_visit_says_what_to_do_and_a_suggestion_runs(stage: Stage) -> None:
    page = await stage.tab(greeted=False)
    welcome = page.locator(".welcome")
    await expect(welcome).to_contain_text("You are M Marina")
    await expect(welcome.locator(".idea").first).to_contain_text("/demo start Reef Race")
    await show(page, "welcome")
    await welcome.locator(".idea").first.click()
    await expect(welcome).to_have_count(0)
    await expect(last(page)).to_contain_text("Reef Race")
    await expect(last(page).locator(".origin")).to_have_text("MMarina used /demo start")
    await page.reload()
    await expect(last(page)).to_contain_text("Reef Race")
    await expect(welcome).to_have_count(0)


async def test_a_board_is_shown_with_its_picture_and_accent(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Sunken Bell")
    board = last(page)
    await expect(board.locator("h4")).to_have_text("Sunken Bell")
    image = board.locator(".gallery img")
    await expect(image).to_have_attribute("alt", "Board 0")
    assert await image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 600
    accent = await board.locator(".container").evaluate("box => box.style.cssText")
    assert "#e0b667" in accent
    await expect(board.get_by_role("button", name="Closed")).to_be_disabled()
    rules = board.get_by_role("link", name="Rules")
    await expect(rules).to_have_attribute("rel", "noopener noreferrer")
    await show(page, "board")


async def test_a_click_changes_the_board_in_place_and_keeps_the_focus(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Reef Race")
    await expect(messages(page)).to_have_count(1)
    dive = last(page).get_by_role("button", name="Dive", exact=True)
    await dive.focus()
    await dive.press("Enter")
    await expect(last(page)).to_contain_text("Turn 1.")
    await expect(last(page).locator("img").last).to_have_attribute("alt", "Board 1")
    await expect(messages(page)).to_have_count(1)
    await expect(dive).to_be_focused()


async def test_choosing_in_a_select_with_the_keyboard(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Reef Race")
    await expect(messages(page)).to_have_count(1)
    select = messages(page).first.get_by_role("combobox")
    await select.press("Enter")
    await expect(page.locator(".picker li")).to_have_count(4)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await show(page, "select")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("@Marina swims to space 3.")
    await expect(select).to_have_text("Space 3")


async def test_every_kind_of_select(stage: Stage) -> None:
    wanted = {
        "colours": ["Red", "Blue"],
        "people": ["Finn", "Otto", "Divemaster"],
        "roles": ["Moderator"],
        "both": ["Pearl"],
        "channels": ["tables"],
    }
    page = await stage.tab()
    await run(page, "/demo pickers")
    picker = page.locator(".picker")
    for count, (custom_id, options) in enumerate(wanted.items(), start=2):
        await page.locator(f"[data-custom-id={custom_id}]").click()
        for option in options:
            row = picker.locator("li").filter(has=page.get_by_text(option, exact=True))
            await row.first.click()
        if len(options) > 1:
            await picker.get_by_role("button", name="Done").click()
        await expect(messages(page)).to_have_count(count)
        said = await last(page).locator(".content").inner_text()
        assert said.startswith("Chosen: ")
        assert said.count(",") == len(options) - 1


async def test_a_private_answer_is_marked_and_can_be_dismissed(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Reef Race")
    await last(page).get_by_role("button", name="My hand").click()
    await expect(last(page)).to_contain_text("Marina, you hold a harpoon")
    await expect(last(page)).to_contain_text("Only you can see this")
    await show(page, "ephemeral")
    await last(page).get_by_role("button", name="Dismiss message").click()
    await expect(messages(page)).to_have_count(1)


async def test_a_form_is_checked_filled_and_sent(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Reef Race")
    await last(page).get_by_role("button", name="Name it").click()
    form = page.get_by_role("dialog", name="Tell us about your dive")
    ship = form.get_by_label("Ship")
    await expect(ship).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".problem:visible")).to_have_count(4)
    await ship.fill("N")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_contain_text("At least 2 characters")
    await ship.fill("Nautilus")
    await form.get_by_label("Story").fill("We went down.")
    await form.get_by_role("combobox").click()
    await page.locator(".picker li", has_text="Twilight").click()
    await form.get_by_label("Lamp").check()
    await form.get_by_label("Knife").check()
    await form.get_by_label("Dim").check()
    await show(page, "modal")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    words = "Noted: Nautilus, We went down., Twilight, Lamp, Knife, Dim"
    await expect(last(page)).to_contain_text(words)


async def test_a_form_takes_people_files_and_a_checkbox(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo papers")
    form = page.get_by_role("dialog", name="Your papers")
    await expect(form.locator("strong")).to_have_text("show")
    await form.get_by_role("combobox").click()
    await page.locator(".picker li", has_text="Otto").click()
    file = FilePayload(name="licence.txt", mimeType="text/plain", buffer=b"can swim")
    await form.locator("input[type=file]").set_input_files(file)
    await form.get_by_label("I can swim").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(last(page)).to_contain_text("Seen: Otto, licence.txt; swims: True")


async def test_escape_leaves_a_form_and_nothing_is_sent(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo papers")
    await page.get_by_role("dialog").wait_for()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(messages(page)).to_have_count(0)


async def test_thinking_is_shown_until_the_answer_comes(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo ponder")
    await expect(last(page)).to_contain_text("Divemaster is thinking…")
    await show(page, "thinking")
    await expect(last(page)).to_contain_text("Forty-two fathoms.")
    await expect(messages(page)).to_have_count(1)


async def test_a_silent_button_fails_and_says_so(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Reef Race")
    rest = last(page).get_by_role("button", name="Rest")
    await rest.click()
    await expect(rest).to_have_attribute("aria-busy", "true")
    await expect(last(page)).to_contain_text("This interaction failed")
    await show(page, "failed")
    await last(page).get_by_role("button", name="Dive", exact=True).click()
    await expect(last(page)).not_to_contain_text("This interaction failed")


async def test_a_silent_command_fails_and_says_so(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo silence")
    sent = page.locator(".outbox .message")
    await expect(sent).to_contain_text("Sending command…")
    await expect(sent).to_contain_text("The application did not respond")
    await sent.get_by_role("button", name="Dismiss message").click()
    await expect(sent).to_have_count(0)


async def test_pictures_open_large_and_turn_with_the_arrows(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo pictures")
    await expect(last(page).locator(".gallery figure")).to_have_count(4)
    await expect(last(page).locator(".file")).to_contain_text("notes.txt")
    await last(page).locator(".picture").first.press("Enter")
    box = page.locator("dialog.lightbox")
    await expect(box).to_contain_text("Bubbles, number 1")
    await page.keyboard.press("ArrowRight")
    await expect(box).to_contain_text("Bubbles, number 2")
    await show(page, "lightbox")
    await page.keyboard.press("Escape")
    await expect(box).to_have_count(0)
    await expect(last(page).locator(".picture").first).to_be_focused()


async def test_alt_text_is_shown_on_request(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Reef Race")
    note = last(page).get_by_role("note", include_hidden=True)
    await expect(note).to_be_hidden()
    await last(page).get_by_role("button", name="ALT").click()
    await expect(note).to_have_text("Board 0")


async def test_embeds_are_shown(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo card")
    card = last(page).locator(".embed")
    await expect(card).to_contain_text("All is well.")
    await expect(card.locator("dt")).to_have_text(["Air", "Depth"])


async def test_menus_of_messages_and_people_hold_the_bots_commands(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "A calm sea")
    await last(page).hover()
    await last(page).get_by_role("button", name="More").click()
    await page.locator(".picker li", has_text="Praise").click()
    await expect(last(page)).to_contain_text("Well said, Marina!")
    await page.locator(".member", has_text="Finn").click()
    await page.locator(".picker li", has_text="Wave").click()
    await expect(last(page)).to_contain_text("@Marina waves at @Finn")


async def test_writing_replying_and_deleting(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "Ahoy @Finn, meet me in #tables")
    await expect(last(page).locator(".mention")).to_have_text(["@Finn", "tables"])
    await last(page).hover()
    await last(page).get_by_role("button", name="Reply").click()
    await run(page, "Soon?")
    await expect(last(page).locator(".origin")).to_contain_text("Ahoy @Finn")
    await last(page).hover()
    await last(page).get_by_role("button", name="More").click()
    await page.locator(".picker li", has_text="Delete message").click()
    await expect(messages(page)).to_have_count(1)
    await pane(page).locator(".mention.channel").click()
    await expect(page.locator(".head h2")).to_have_text("tables")


async def test_sections_files_and_spoilers(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo chest")
    chest = last(page)
    await expect(chest.locator(".section")).to_contain_text("A portrait")
    portrait = chest.locator(".thumbnail img")
    assert await portrait.evaluate("image => image.decode().then(() => image.naturalWidth)") == 200
    await expect(chest.locator(".file")).to_contain_text("map.txt")
    secret = chest.get_by_text("The pearl is fake")
    await expect(secret).to_be_hidden()
    await show(page, "chest")
    await chest.get_by_role("button", name="Spoiler: show").press("Enter")
    await expect(secret).to_be_visible()


async def test_pinned_messages_are_listed(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo pin")
    await expect(last(page)).to_contain_text("Divemaster pinned a message to this channel.")
    await page.get_by_role("button", name="Pinned messages").click()
    await page.locator(".picker li", has_text="Low tide at noon").click()
    await expect(messages(page).first).to_have_class(re.compile("flash"))


async def test_files_go_with_messages_and_commands(stage: Stage) -> None:
    page = await stage.tab()
    log = FilePayload(name="log.txt", mimeType="text/plain", buffer=b"Day one")
    async with page.expect_file_chooser() as chooser:
        await page.get_by_role("button", name="Attach a file").click()
    await (await chooser.value).set_files(log)
    await run(page, "My log")
    await expect(last(page).locator(".file")).to_contain_text("log.txt")
    await run(page, "/demo inspect")
    await page.locator("[data-option=file]").set_input_files(log)
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("log.txt has 7 bytes")
