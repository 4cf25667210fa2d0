"""The storybook as it is told: every passage whole, in paragraphs, under its title, and once."""

import random
from collections import Counter
from itertools import product

import pytest

from games.catalog import find_game
from games.conformance.kit import autopilot_player, walk
from games.kernel import Line
from games.kernel.match import Match
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.passages import Passage, asked, passages
from games.sleeping_gods.content.prose import facts_of, parse, spoken
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.ship.sea import move_ship
from games.sleeping_gods.story.event_deck import draw_event
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.story.storybook import explore, tell
from games.sleeping_gods.words import passage
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import Script, drive, event, para, table, with_parts

GAME = find_game("sleeping_gods")
STEPS = 700


def prose(lines: list[Line]) -> list[str]:
    return [str(line.text) for line in lines if line.kind == "prose"]


def as_printed(content: str, title: str | None) -> str:
    """Written here a second time: paragraphs apart, the title above them."""
    text = "\n\n".join(part.strip() for part in content.split("\n") if part.strip())
    return f"### {title}\n\n{text}" if title else text


def readings(content: str, title: str | None) -> set[str]:
    """Every way in which a passage that remembers may be printed; figures stand as they are."""
    prose = parse(content)
    facts = facts_of(prose)
    ways = [dict(zip(facts, so, strict=True)) for so in product((True, False), repeat=len(facts))]
    return {as_printed(spoken(prose, way.__getitem__), title) for way in ways}


def printed(pack: Pack) -> set[str]:
    """Every passage of the pack that may be read aloud."""
    entries = (*pack.storybook, *pack.scenes)
    pages = {way for entry in entries for way in readings(entry.text, entry.title)}
    choices = [choice for page in pack.storybook for choice in page.choices]
    options = [option for event in pack.events for option in event.options]
    failures = {
        way
        for one in (*choices, *options)
        if one.challenge is not None
        for way in readings(one.challenge.fail.text, None)
    }
    cards = {as_printed(event.text, event.name) for event in pack.events}
    quests = {as_printed(quest.text, quest.title) for quest in pack.quests}
    mottos = {as_printed(f"*{page.motto}*", page.name) for page in pack.pages}
    premise = as_printed(pack.about.premise, pack.about.title)
    return pages | failures | cards | quests | mottos | {premise}


@pytest.mark.parametrize("seats", [1, 3])
def test_every_passage_that_was_read_is_told_whole_and_once(seats: int) -> None:
    match = Match.start(GAME, seats, CampaignOptions(pack="hollow_gyre"), seed=40 + seats)
    book, told, luck = find_pack("hollow_gyre"), Counter[str](), random.Random(seats)
    entries = (*book.storybook, *book.scenes)
    pages = {entry.id: readings(entry.text, entry.title) for entry in entries}
    lines = walk(match, autopilot_player, luck)
    for step, said in enumerate(lines):
        passages = prose(said)
        assert len(passages) == len(set(passages)), "one choice tells a passage once"
        told.update(passages)
        if step == STEPS:
            break
    assert set(told) <= printed(book)
    assert match.game.s.read
    assert [number for number in match.game.s.read if not pages[number] & set(told)] == []
    assert [
        number for number, ways in pages.items() if number[0] == "S" and _twice(ways, told)
    ] == []


def _twice(ways: set[str], told: Counter[str]) -> bool:
    return sum(told[way] for way in ways) > 1


def test_a_town_is_read_once_a_visit_and_choices_come_from_what_was_read() -> None:
    game = table()
    explore(game, 10)
    while game.s.tale is not None and game.s.tale.stage == "read":
        drive(tell(game))
    page = game.pack.paragraph["10"]
    assert prose(game.lines) == [as_printed(page.text, page.title)]
    script = Script(tell(game))
    assert page.text not in script.prompt + str(script.ask.why)


def test_paragraphs_stay_apart() -> None:
    assert str(passage("One line\nof a letter.\n\nAnother.", "A Letter")) == (
        "### A Letter\n\nOne line\n\nof a letter.\n\nAnother."
    )


def test_an_event_is_read_under_its_name_and_its_rules_are_no_prose() -> None:
    game = table()
    draw_event(game)
    assert game.s.happening is not None
    event = game.pack.event[game.s.happening.id]
    assert prose(game.lines) == [as_printed(event.text, event.name)]
    assert any(facts(line.text) == f"event_drawn {event.name}" for line in game.lines)


def shown(lines: list[Line]) -> list[str]:
    return [line.shows for line in lines if line.kind == "prose"]


def test_a_campaign_begins_under_its_vignette_and_that_of_its_first_page() -> None:
    match = Match.start(GAME, 2, CampaignOptions(pack="hollow_gyre"), seed=1)
    assert shown(list(match.lines))[:2] == ["tin_fog", "herons_rest"]


def test_a_passage_is_read_under_its_vignette_or_under_none() -> None:
    game = table()
    game.lines.clear()
    explore(game, 10)
    while game.s.tale is not None and game.s.tale.stage == "read":
        drive(tell(game))
    assert shown(game.lines) == [game.pack.paragraph["10"].vignette]
    game.lines.clear()
    read_aloud(game, "Nothing to see.")
    assert shown(game.lines) == [""]
    game.lines.clear()
    draw_event(game)
    assert game.s.happening is not None
    event = game.pack.event[game.s.happening.id]
    assert shown(game.lines) == [f"event.{event.tier}.{event.emblem or 'storm'}"]


def test_a_page_says_its_motto_once_when_the_ship_first_comes_there() -> None:
    game = table()
    game.lines.clear()
    here, there = game.s.region, next(one for one in game.pack.region if one[0] == "2")
    for region in (there, here, there):
        move_ship(game, region)
    page = game.pack.page[2]
    assert prose(game.lines).count(as_printed(f"*{page.motto}*", page.name)) == 1
    assert page.vignette in shown(game.lines)


@pytest.mark.parametrize(("motto", "told"), [("Soft water.", [""]), ("", [])])
def test_a_page_may_have_no_vignette_or_no_motto(motto: str, told: list[str]) -> None:
    game = table(pack=with_parts())
    game.pack.page[2] = game.pack.page[2].model_copy(update={"motto": motto, "vignette": None})
    game.lines.clear()
    move_ship(game, game.pack.page[2].regions[0].id)
    assert shown(game.lines) == told


def test_a_passage_may_be_as_long_as_a_screen_and_a_short_one_as_a_card() -> None:
    challenge = {"skill": "craft", "need": 5, "fail": {"text": "It slips."}}
    choice = {"key": "A", "text": "Lift it.", "challenge": challenge, "end": True}
    failing = event("M70", options=[{"text": "Lift it.", "challenge": challenge}])
    pack = with_parts(storybook=[para("990", choices=[choice])], events=[failing])
    most = {(one.section, one.where): one.most for one in passages(pack)}
    assert most.pop(("scenes", "text"), 1800) == 1800
    assert most == {
        ("storybook", "text"): 1800, ("storybook", "choice A, failed"): 500,
        ("events", "text"): 500, ("events", "option 1, failed"): 500, ("quests", "text"): 500,
    }  # fmt: skip


def test_a_passage_that_cannot_be_read_asks_nothing() -> None:
    assert asked(Passage("storybook", "1", "text", "{if the tide", 1800)) == []
