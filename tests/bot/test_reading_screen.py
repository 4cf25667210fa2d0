"""The reading screen: a passage and its choices on one screen of a phone, over the whole book."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from bot.display.measure import GAP, SCREEN, height, words_height
from bot.display.parts import Row, Words
from bot.display.reading.leaf import Leaf, leaves, small
from bot.display.reading.page import Page, joins, page_of, story_page
from bot.display.reading.shape import BUTTONS, tall
from bot.host import Table
from bot.languages import codes
from bot.store import Campaign, Entry, SeatRow
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import Ask, Chance, Line, Option, Question, T, Text
from games.kernel.match import Match
from games.sleeping_gods import questions
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.story.storybook import choice_options

NEAR = 120
"""Pixels from the last line of a passage to its first choice."""
ROWS = [SeatRow(seat, 10**18 + seat, name, "person") for seat, name in enumerate(("Ada", "Ben"))]


@cache
def table() -> Table:
    match = Match.start(find_game("sleeping_gods"), 2, seed=2)
    return Table(Campaign("abc234", 1, match.game.id, "playing", 1, 2, 0, 0), ROWS, match)


def pages(language: str) -> Iterator[tuple[Leaf, Page]]:
    """The last page of each passage with choices, with all of its choices open."""
    game = find_game("sleeping_gods").new(2, table().match.game.options, Chance(1))
    wording = Wording(language, ROWS)
    for paragraph in game.pack.paragraph.values():
        if not paragraph.choices:
            continue
        game.lines.clear()
        read_aloud(game, paragraph.text, paragraph.title, paragraph.vignette)
        entry = Entry(1, "choice", 1, 1, 0, tuple(game.lines))
        *_, leaf = leaves(entry, wording)
        options = choice_options(game, paragraph, paragraph.choices)
        ask = Ask(questions.TALE, T("{t}: what do you do?", t=paragraph.title), options, token="1")
        yield leaf, story_page(table(), ask, wording, leaf)


def between(leaf: Leaf, page: Page) -> int:
    """From the last line of the passage to the first choice."""
    passage, *rest = page.sheet.parts
    assert isinstance(passage, Words)
    assert leaf.words in passage.text
    decides = rest[0]
    assert isinstance(decides, Words)
    after = words_height(small(leaf.after)) if leaf.after else 0
    return after + GAP + height([decides])


@pytest.mark.parametrize("language", codes())
def test_every_passage_of_the_book_stands_with_its_choices_on_one_screen(language: str) -> None:
    found = list(pages(language))
    assert len(found) == 198
    heights = [tall(page.scene, page.sheet.parts, page.sheet.beneath) for _, page in found]
    assert max(heights) <= SCREEN
    near = [between(leaf, page) <= NEAR for leaf, page in found]
    assert sum(near) >= 0.95 * len(near)
    scenes = Counter(page.scene for _, page in found)
    assert scenes["vignette"] > len(found) / 2
    assert scenes[""] < len(found) / 10


def test_choices_are_one_a_row_or_letters_below_their_words() -> None:
    lettered, found = 0, list(pages("en"))
    for _, page in found:
        rows = [part for part in page.sheet.parts if isinstance(part, Row)]
        labels = [button.label for row in rows for button in row.buttons]
        if all(len(label) == 1 for label in labels):
            lettered += 1
            words = page.sheet.parts[2]
            assert isinstance(words, Words)
            assert all(f"**{label}** " in words.text for label in labels)
        else:
            assert all(len(row.buttons) == 1 for row in rows)
            assert len(rows) <= BUTTONS
    assert 0 < lettered < len(found) / 4


def entry(*lines: Line) -> Entry:
    return Entry(7, "choice", 1, 1, 0, lines)


def test_what_came_of_a_passage_is_one_small_line_below_it() -> None:
    lines = (
        Line(T("Savvy 5: 6 in all.")),
        Line(Text("They dance."), kind="prose"),
        Line(T("+1 coin"), kind="figure"),
        Line(T("1 fatigue"), kind="figure"),
        Line(T("bows"), kind="deed", by=0),
    )
    (leaf,) = leaves(entry(*lines), Wording("en"))
    assert leaf.text == "-# Savvy 5: 6 in all.\nThey dance.\n-# +1 coin · 1 fatigue"


def test_a_passage_that_is_too_long_goes_on_overleaf_between_sentences() -> None:
    told = " ".join(f"Sentence {n} is as long as it is, and no longer." for n in range(40))
    found = list(leaves(entry(Line(Text(told), kind="prose"), Line(T("+1 coin"))), Wording("en")))
    assert len(found) > 1
    assert " ".join(leaf.words for leaf in found) == told
    assert [leaf.key for leaf in found] == [(7, at) for at in range(len(found))]
    assert [bool(leaf.after) for leaf in found] == [False] * (len(found) - 1) + [True]


def ask(kind: str, count: int) -> Ask:
    question = Question("some.thing", kind)  # type: ignore[arg-type]  # given as a word
    return Ask(question, T("Which?"), [Option(f"o{n}", 0, T("It"), n) for n in range(count)])


@pytest.mark.parametrize(
    ("kind", "count", "together"),
    [("story", 7, True), ("named", 4, True), ("named", 5, False), ("divide", 2, False)],
)
def test_a_question_shares_the_page_of_its_passage_only_if_it_is_short(
    kind: str, count: int, *, together: bool
) -> None:
    assert joins(ask(kind, count)) == together


def test_an_outcome_is_read_on_by_a_green_button_and_names_who_is_asked_next() -> None:
    (leaf,) = leaves(entry(Line(Text("The lamp goes out."), kind="prose")), Wording("en"))
    page = page_of(table(), Wording("en", ROWS), leaf, alone=True)
    assert page is not None
    _, onward, row = page.sheet.parts
    assert isinstance(onward, Words)
    assert isinstance(row, Row)
    (button,) = row.buttons
    assert (button.look, button.custom_id) == ("go", "d1:abc234::read_on:7:0")
    assert f"<@{ROWS[0].user}>" in onward.text
