"""The command box: completion, hints, choices, autocomplete, and whole lines."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from tests.loopback.page.conftest import Stage, last, run, show

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_slash_lists_commands_and_the_keyboard_fills_one_in(stage: Stage) -> None:
    page = await stage.tab()
    text = page.locator(".composer textarea")
    await text.press_sequentially("/start")
    rows = page.locator(".completion li")
    await expect(rows).to_have_count(1)
    await expect(rows).to_contain_text("/demo start")
    await expect(rows).to_contain_text("Open a table")
    await page.keyboard.press("Enter")
    await expect(page.locator(".completion header")).to_contain_text("game Which game required")
    await show(page, "command")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=game]")).to_have_value("Sunken Bell")
    await expect(page.locator(".completion header")).to_contain_text("Enter runs /demo start")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Sunken Bell")
    await expect(text).to_be_focused()


async def test_optional_options_are_offered_and_checked(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator(".composer textarea").press_sequentially("/demo start ")
    await page.locator(".completion li", has_text="Whale Fall").click()
    await page.keyboard.type("pla")
    await expect(page.locator(".completion li")).to_contain_text("players")
    await page.keyboard.press("Tab")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer .problem")).to_have_text("players: from 1 to 4.")
    await page.locator("[data-option=players]").fill("3")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Whale Fall")


async def test_a_required_option_is_asked_for(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo fish")
    await expect(page.locator("[data-option=name]")).to_be_focused()
    await page.locator(".tail").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer .problem")).to_contain_text("this option is required")


async def test_autocomplete_asks_the_bot_as_one_types(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo fish")
    rows = page.locator(".completion li")
    await expect(rows).to_have_count(4)
    await page.keyboard.type("lan")
    await expect(rows).to_have_text(["The Lanternfish"])
    await show(page, "autocomplete")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("A fine lanternfish.")


async def test_a_whole_line_runs_as_it_stands(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:whale fall private:true players:3")
    await expect(last(page)).to_contain_text("Whale Fall")
    await expect(last(page)).to_contain_text("Only you can see this")


async def test_a_choice_that_does_not_exist_is_not_sent(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo start game:Chess")
    await expect(page.locator(".composer .problem")).to_have_text("game: choose one from the list.")


async def test_people_are_chosen_by_name(stage: Stage) -> None:
    page = await stage.tab()
    await run(page, "/demo thread")
    await page.keyboard.type("pea")
    await expect(page.locator(".completion li")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".thread-card")).to_contain_text("Reef Race")


async def test_backspace_and_escape_lead_back_to_plain_text(stage: Stage) -> None:
    page = await stage.tab()
    text = page.locator(".composer textarea")
    await run(page, "/demo fish")
    await page.locator("[data-option=name]").press("Backspace")
    await expect(text).to_have_value("/demo fish")
    await expect(page.locator(".completion li")).to_contain_text("/demo fish")
    await text.press("Tab")
    await page.locator("[data-option=name]").press("Escape")
    await expect(text).to_have_value("")
    await expect(text).to_be_focused()


async def test_mentions_complete_while_typing(stage: Stage) -> None:
    page = await stage.tab()
    text = page.locator(".composer textarea")
    await text.press_sequentially("hello @ne")
    await page.keyboard.press("Enter")
    await expect(text).to_have_value("hello @Nerida ")
    await page.keyboard.press("Enter")
    await expect(last(page).locator(".mention")).to_have_text("@Nerida")


async def test_an_answer_that_comes_late_is_dropped(stage: Stage) -> None:
    page = await stage.tab()
    stage.discord.trouble.slow("/callback", seconds=0.3)
    async with page.expect_response("**/loopback/autocomplete"):
        await run(page, "/demo fish")
        await page.locator("[data-option=name]").press("Backspace")
        await expect(page.locator(".completion li")).to_contain_text("/demo fish")
    await page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
    await expect(page.locator(".completion li")).to_contain_text(["/demo fish"])


async def test_a_line_typed_key_by_key_runs_too(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator(".composer textarea").press_sequentially("/demo start ")
    await expect(page.locator("[data-option=game]")).to_be_focused()
    await page.keyboard.type("game:whale fall players:3 private:true")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Whale Fall")
    await expect(last(page)).to_contain_text("Only you can see this")


async def test_an_answer_to_earlier_words_is_dropped(stage: Stage) -> None:
    """The bot has just answered the empty option when its word is there and Enter is pressed."""
    page, typed, asked = await stage.tab(), asyncio.Event(), list[Route]()

    async def late_at_first(route: Route) -> None:
        asked.append(route)
        answer = await route.fetch()
        if len(asked) == 1:
            await typed.wait()
        await route.fulfill(response=answer)

    await page.route("**/autocomplete", late_at_first)
    await page.locator(".composer textarea").press_sequentially("/demo fish ")
    await expect(page.locator("[data-option=name]")).to_be_focused()
    await page.keyboard.type("name:lantern")
    await page.keyboard.press("Enter")
    typed.set()
    await expect(last(page)).to_contain_text("A fine lanternfish.")


async def test_a_typed_line_with_autocomplete_waits_for_the_bot(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator(".composer textarea").press_sequentially("/demo fish ")
    await expect(page.locator("[data-option=name]")).to_be_focused()
    await page.keyboard.type("name:lantern")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("A fine lanternfish.")
