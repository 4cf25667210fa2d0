"""The panels of a lesson: in every language one sentence, and the button to press lit up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.display.board import board_panel
from bot.display.hand import private_panel
from bot.display.measure import PICTURE, SCREEN, sheet_height
from bot.display.parts import ROOM, Button, Row, Sheet, Words
from bot.display.reading.leaf import Leaf, leaves
from bot.display.reading.page import page_of
from bot.display.reading.shape import tall
from bot.display.shapes.desk import BACK, MEANT
from bot.display.ways import Tap, taps
from bot.host import Table
from bot.host.lesson import stage_of
from bot.languages import codes
from bot.store import Campaign, SeatRow
from bot.wording import Wording
from games.catalog import find_game
from games.kernel.lesson import LEARNER, Move
from games.kernel.match import Match
from tests.offered import LESSONS

LEARNING = 7
MOST_TAPS = 4
CEILINGS = {"lurk": 755}
"""Pixels of steps on panels that are themselves too high; they only fall."""


def walked(game_id: str) -> Iterator[tuple[Table, Move]]:
    """A table of the lesson before each move of the learner that is told."""
    game = find_game(game_id)
    lesson = game.lesson
    assert lesson is not None
    match = Match.start(game, lesson.seats, lesson.options, lesson.seed)
    rows = [SeatRow(0, LEARNING, "Zoë", "person"), SeatRow(1, None, "", "autopilot")]
    table = Table(Campaign("lesson", 1, game_id, "playing", LEARNING, 1, 0, 0), rows, match)
    table.entry("start", match.lines)
    for move in lesson.path:
        if move.words is not None:
            yield table, move
        table.chosen(table.match.choose(move.seat, move.option))


def shown(table: Table, wording: Wording, step: str, leaf: Leaf | None) -> tuple[Sheet, int]:
    """The newest message of the table, and how high it stands."""
    page = page_of(table, wording, leaf, alone=False, step=step)
    if page is not None:
        return page.sheet, tall(page.scene, page.sheet.parts, page.sheet.beneath)
    sheet = board_panel(table, wording, step)
    return sheet, sheet_height(sheet) + PICTURE


def buttons(sheet: Sheet) -> list[Button]:
    return [one for part in sheet.every() if isinstance(part, Row) for one in part.buttons]


def text_of(sheet: Sheet) -> str:
    return "\n".join(part.text for part in sheet.every() if isinstance(part, Words))


def lit_on(sheet: Sheet, move: Move) -> Tap:
    """The one button that the lesson means."""
    found = [button for button in buttons(sheet) if button.emoji == MEANT]
    assert len(found) == 1, (move.option, [button.label for button in buttons(sheet)])
    assert found[0].look == "main"
    return next(tap for tap in taps(sheet.every()) if tap.custom_id == found[0].custom_id)


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("game_id", LESSONS)
def test_what_is_lit_leads_to_the_wanted_choice_and_fits_a_phone(
    game_id: str, language: str
) -> None:
    for table, move in walked(game_id):
        wording, step, private = Wording(language, table.seats), "", False
        leaf = next(reversed([*leaves(table.standing()[-1], wording)]), None)
        assert move.words is not None
        for _ in range(MOST_TAPS):
            sheet, high = shown(table, wording, step, leaf)
            if private:
                sheet, high = private_panel(table, LEARNER, wording, step), 0
            assert high <= CEILINGS.get(game_id, SCREEN), (move.option, high)
            assert sheet.size <= ROOM
            tap = lit_on(sheet, move)
            if tap.press.name == "read_on":
                leaf = None
                continue
            assert wording.say(move.words) in text_of(sheet), move
            if tap.press.name == "hand":
                private = True
                continue
            if tap.leads_to is None:
                break
            step = tap.leads_to
        assert table.match.ask is not None
        assert move.option in tap.answers(table.match.ask), move


def test_after_a_wrong_first_tap_the_way_back_is_lit() -> None:
    table, move = next(one for one in walked("refuge") if one[1].option == "put.c4r4.c4r3")
    wording = Wording("en", table.seats)
    others = [tap.leads_to for tap in taps(board_panel(table, wording).every()) if tap.leads_to]
    right = lit_on(board_panel(table, wording), move).leads_to
    wrong = next(step for step in others if step != right)
    assert lit_on(board_panel(table, wording, wrong), move).press.more[-1] == BACK


@pytest.mark.parametrize("game_id", LESSONS)
def test_the_same_deal_among_people_is_no_lesson(game_id: str) -> None:
    table, _ = next(walked(game_id))
    assert stage_of(table) is not None
    table.rows[1] = SeatRow(1, LEARNING + 1, "Ben", "person")
    assert stage_of(table) is None
