"""The panels of a lesson: in every language, the button they point at is the wanted one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.custom_ids import read
from bot.display.board import board_panel
from bot.display.controls import Controls
from bot.display.hand import private_panel
from bot.display.lesson import way_to
from bot.display.parts import ROOM, TEXT_ROOM, Menu, Row, Sheet, Words
from bot.host import Table
from bot.languages import codes
from bot.store import Campaign, SeatRow
from bot.wording import Wording
from games.catalog import find_game
from games.kernel.lesson import LEARNER, Move
from games.kernel.match import Match
from tests.offered import LESSONS

LEARNING = 7


def walked(game_id: str) -> Iterator[tuple[Table, Move]]:
    """A table of the lesson before each move of the learner."""
    game = find_game(game_id)
    lesson = game.lesson()
    assert lesson is not None
    match = Match.start(game, lesson.seats, lesson.options, lesson.seed)
    rows = [SeatRow(0, LEARNING, "Zoë", "person"), SeatRow(1, None, "", "autopilot")]
    table = Table(Campaign("lesson", 1, game_id, "playing", LEARNING, 1, 0, 0), rows, match)
    table.entry("start", match.lines)
    for move in lesson.path:
        if move.seat == LEARNER:
            yield table, move
        table.chosen(table.match.choose(move.seat, move.option))


def text_of(sheet: Sheet) -> str:
    return "\n".join(part.text for part in sheet.every() if isinstance(part, Words))


def leads_to(table: Table, wanted: str, wording: Wording) -> bool:
    """Whether the way that is shown ends at that option, or in the private panel."""
    ask = table.match.asked(None)
    assert ask is not None
    controls = Controls(table.id, ask, wording)
    way = way_to(
        wanted, lambda step: Controls(table.id, ask, wording, step), "", controls.parts(ROOM)
    )
    last = read(way[-1].custom_id)
    assert last is not None
    return last.name in (wanted, "hand") or bool(way[-1].menu)


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("game_id", LESSONS)
def test_every_panel_points_at_the_wanted_button(game_id: str, language: str) -> None:
    for table, move in walked(game_id):
        wording = Wording(language, table.seats)
        sheet = board_panel(table, wording)
        if "👉" not in text_of(sheet):
            sheet = private_panel(table, LEARNER, wording)
        assert "👉 **" in text_of(sheet), move
        assert leads_to(table, move.option, wording), move
        assert sheet.size <= ROOM
        assert len(text_of(sheet)) <= TEXT_ROOM


@pytest.mark.parametrize("game_id", LESSONS)
def test_the_button_stands_out(game_id: str) -> None:
    for table, move in walked(game_id):
        sheet = board_panel(table, Wording("en", table.seats))
        blue = [
            button
            for part in sheet.parts
            if isinstance(part, Row)
            for button in part.buttons
            if button.look == "main"
        ]
        menus = [part for part in sheet.parts if isinstance(part, Menu)]
        assert len(blue) == 1 or menus, move


@pytest.mark.parametrize("game_id", LESSONS)
def test_lessons_are_told_in_every_language(game_id: str) -> None:
    lesson = find_game(game_id).lesson()
    assert lesson is not None
    for language in codes()[1:]:
        for move in lesson.prompts:
            assert move.words is not None
            assert Wording(language).say(move.words) != str(move.words)
        assert Wording(language).say(lesson.farewell) != str(lesson.farewell)
