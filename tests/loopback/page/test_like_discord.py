"""What must look as in Discord: sizes of pictures, joined threads, pings, themes, languages."""

import io

import pytest
from PIL import Image
from playwright.async_api import Page, ViewportSize, expect

from loopback import Upload
from tests.loopback.page.conftest import Stage, last, run, show

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PHONE = ViewportSize(width=390, height=844)


def picture(width: int, height: int) -> bytes:
    kept = io.BytesIO()
    Image.new("RGB", (width, height), "teal").save(kept, "PNG")
    return kept.getvalue()


async def sizes(page: Page) -> list[tuple[int, int]]:
    images = page.locator(".picture img")
    await expect(images.first).to_be_visible()
    boxes = [await image.bounding_box() for image in await images.all()]
    return [(round(box["width"]), round(box["height"])) for box in boxes if box]


@pytest.mark.parametrize(
    ("given", "shown"),
    [((1200, 400), (550, 183)), ((1200, 1200), (350, 350)), ((100, 80), (100, 80))],
)
async def test_a_plain_attachment_is_held_to_550_by_350(
    stage: Stage, given: tuple[int, int], shown: tuple[int, int]
) -> None:
    await stage.discord.person("Finn").write("#general", "", [Upload("a.png", picture(*given))])
    page = await stage.tab("Marina@general")
    await page.evaluate("() => document.images.length && document.images[0].decode()")
    assert await sizes(page) == [shown]


async def test_on_a_phone_a_picture_is_about_350_wide(stage: Stage) -> None:
    await stage.discord.person("Finn").write("#general", "", [Upload("a.png", picture(1200, 800))])
    page = await stage.tab("Marina@general", size=PHONE)
    [(width, _)] = await sizes(page)
    assert 340 <= width <= 360
    await show(page, "phone-picture")


@pytest.mark.parametrize("count", range(2, 11))
async def test_every_picture_of_a_gallery_is_seen(stage: Stage, count: int) -> None:
    files = [Upload(f"{n}.png", picture(400, 300)) for n in range(count)]
    await stage.discord.person("Finn").write("#general", "", files)
    page = await stage.tab("Marina@general", size=PHONE)
    await expect(page.locator(".picture img")).to_have_count(count)
    for width, height in await sizes(page):
        assert width > 60
        assert height > 40
    gallery = await page.locator(".gallery").bounding_box()
    for image in await page.locator(".picture").all():
        box = await image.bounding_box()
        assert box
        assert gallery
        assert box["x"] + box["width"] <= gallery["x"] + gallery["width"] + 1


async def test_only_joined_threads_stand_at_the_left(stage: Stage) -> None:
    finn = stage.discord.person("Finn")
    thread = finn.actor.open_thread("#tables", "Private talk")
    page = await stage.tab("Marina@general")
    await expect(page.locator(".room", has_text="1 more thread")).to_be_visible()
    await expect(page.locator(".room", has_text="Private talk")).to_have_count(0)
    await stage.discord.person("Marina").join(thread["id"])
    await expect(page.locator(".room", has_text="Private talk")).to_be_visible()


async def test_a_ping_is_seen_and_leads_there(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    marina = stage.discord.person("Marina")
    await stage.discord.person("Finn").write("#tables", f"{marina.mention} your turn")
    await expect(page.locator(".room .badge")).to_have_text("1")
    note = page.locator(".toast.ping")
    await expect(note).to_contain_text("Finn mentioned Marina in #tables")
    await note.locator(".text-link").click()
    await expect(page.locator(".head h2")).to_have_text("tables")
    await expect(page.locator(".room .badge")).to_have_count(0)


async def test_threads_of_others_stay_quiet(stage: Stage) -> None:
    finn = stage.discord.person("Finn")
    thread = finn.actor.open_thread("#tables", "Far away")
    page = await stage.tab("Marina@general")
    await finn.write(thread["id"], "anybody?")
    await finn.write("#welcome", "look here")
    await expect(page.locator(".room.unread")).to_have_text(["welcome"])


async def test_dark_and_light(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    dark = await page.evaluate(ground)
    await page.get_by_role("button", name="Dark or light").click()
    assert await page.evaluate(ground) != dark
    await page.reload()
    await page.locator(".composer").wait_for()
    assert await page.evaluate(ground) != dark
    await show(page, "light")


async def test_each_person_has_a_language(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await page.locator(".playing-as").click()
    await page.get_by_role("option", name="Language").click()
    await page.keyboard.type("de")
    await page.keyboard.press("Enter")
    world = stage.discord.world
    marina, finn = (stage.discord.person(name).id for name in ("Marina", "Finn"))
    await stage.discord.person("Marina").until(lambda: world.locale(marina) == "de" or None)
    assert world.locale(finn) == "en-US"


async def test_the_whole_way_by_keyboard(stage: Stage) -> None:
    """From the box to a button of the answer and back, without a pointer."""
    page = await stage.tab("Marina@general")
    await run(page, "/demo start game:whale fall")
    await expect(last(page)).to_contain_text("Whale Fall")
    button = last(page).get_by_role("button").first
    await button.focus()
    await expect(button).to_be_focused()
    names = [
        await b.get_attribute("aria-label") or await b.inner_text()
        for b in await page.get_by_role("button").all()
    ]
    assert all(name.strip() for name in names)


async def test_what_a_screen_reader_is_told(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    await expect(page.get_by_role("navigation", name="Channels")).to_be_visible()
    await expect(page.get_by_role("combobox", name="Message #general")).to_be_visible()
    await page.get_by_role("combobox", name="Message #general").press_sequentially("/fish")
    listbox = page.get_by_role("listbox")
    await expect(listbox.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    unnamed = "() => [...document.images].filter((i) => !i.hasAttribute('alt')).length"
    assert await page.evaluate(unnamed) == 0
