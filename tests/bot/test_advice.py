"""Hints fit on one screen, within Discord's limits, and play what they name."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.custom_ids import read
from bot.display.advice import MORE, advice_page, why_not_page
from bot.display.explain import explain_page
from bot.display.hand import private_ask
from bot.display.measure import SCREEN, sheet_height
from bot.display.parts import Menu, Row, Sheet, Words
from bot.host import Table
from bot.thoughts import Advised, hint
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import T
from games.kernel.match import Match
from tests.bot.test_limits import check, table_of
from tests.spoken import says

THINKING = [game for game in GAMES if find_game(game).mind() is not None]
QUICK = 0.05


def questions(game: str, seed: int) -> Iterator[tuple[Table, int]]:
    """Now and then a question of a sensible game, and a seat that is asked."""
    rules, luck = find_game(game), random.Random(seed)
    match = Match.start(rules, rules.seats[0] + 1, seed=seed)
    while (ask := match.ask) is not None:
        seat = ask.awaited[0]
        if match.choices_made % 7 == 3:
            yield table_of(match), seat
        option = rules.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)
        match.choose(seat, option.id)


def words_of(sheet: Sheet) -> str:
    return "\n".join(part.text for part in sheet.parts if isinstance(part, Words))


def played(sheet: Sheet) -> list[str]:
    rows = [part for part in sheet.parts if isinstance(part, Row)]
    presses = [read(button.custom_id) for row in rows for button in row.buttons]
    return [press.name for press in presses if press is not None]


@pytest.mark.parametrize("game", THINKING)
@pytest.mark.parametrize("language", ["en", "de"])
def test_hints_fit_and_play_what_they_name(game: str, language: str) -> None:
    for table, seat in islice(questions(game, 3), 8):
        found = hint(table.match.save(), seat, 1, QUICK)
        sheet = advice_page(table, seat, found, Wording(language, table.seats))
        check(sheet)
        assert sheet_height(sheet) <= SCREEN
        assert played(sheet) == [one.option for one in found]


def page(*found: Advised) -> str:
    table, seat = next(questions(THINKING[0], 3))
    ask = table.match.ask
    assert ask is not None
    ids = [option.id for option in ask.of(seat)]
    named = [one._replace(option=ids[at]) for at, one in enumerate(found)]
    return words_of(advice_page(table, seat, named, Wording("en", table.seats)))


def test_what_is_said_when_there_is_little_to_say() -> None:
    told, silent = Advised("", (), (T("{n} cards", n=3),), 0.5), Advised("", (), (), 0.5)
    worse = "display.advice._advised#2"
    assert says(page(), "display.advice._advised#1")
    assert says(page(told), worse)
    beside = told._replace(alike=(T("{n} cards", n=4), T("{n} cards", n=5)))
    assert says(page(beside), "display.advice._just_as_good", options="4 cards, 5 cards")
    assert not says(page(beside), worse)
    assert says(page(silent, silent), "display.advice.ALIKE")
    assert not says(page(told, silent), "display.advice.ALIKE")
    simply = page(silent._replace(outlook=None, thought=False))
    assert says(simply, "display.advice._told#1")
    assert "%" not in simply
    first, second = silent._replace(outlook=None), told._replace(outlook=None)
    practised = first._replace(practised=True)
    assert "practice games" in page(practised, practised)
    assert says(page(first, first), "display.advice.ALIKE")
    assert "practice games" not in page(first, second)
    alone = page(first._replace(alike=(T("Stay here."), T("Go on."))))
    assert says(alone, "display.advice._just_as_good", options="Stay here, Go on")
    assert says(alone, "display.advice.ALIKE")
    assert "3 cards" in page(first, second)
    for page_ in (page(first, first), page(first, second)):
        assert says(page_, "display.advice.PRIVATE")
        assert "%" not in page_
        assert not says(page_, "display.advice._told#1")


def test_only_who_is_asked_is_offered_a_hint() -> None:
    table, seat = next(questions(THINKING[0], 3))
    wording = Wording("en", table.seats)
    asked, others = (str(explain_page(table, one, wording)) for one in (seat, None))
    assert ":advise" in asked
    assert ":advise" not in others


def menu_of(sheet: Sheet) -> Menu | None:
    return next((part for part in sheet.beneath if isinstance(part, Menu)), None)


@pytest.mark.parametrize("game", THINKING)
def test_whatever_else_one_has_in_mind_can_be_asked_about(game: str) -> None:
    for table, seat in islice(questions(game, 4), 4):
        wording, asked = Wording("en", table.seats), private_ask(table, seat)
        assert asked is not None
        found = hint(table.match.save(), seat, 1, QUICK)
        others, start = list[str](), 0
        while (menu := menu_of(advice_page(table, seat, found, wording, start))) is not None:
            others += [item.value for item in menu.items if not item.value.startswith(MORE)]
            if not menu.items[-1].value.startswith(MORE):
                break
            start = int(menu.items[-1].value[1:])
        named = {one.option for one in found}
        if not found:
            continue
        assert sorted(others) == sorted({one.id for one in asked.of(seat)} - named)
        if mine := next(iter(others), ""):
            answer = hint(table.match.save(), seat, 1, 10 * QUICK, mine)
            sheet = why_not_page(table, seat, answer, mine, wording)
            check(sheet)
            assert sheet_height(sheet) <= SCREEN
            assert {one.option for one in answer} >= {mine} or not answer[0].thought
            assert played(sheet) == [one.option for one in answer]
