"""Whole games by autopilots: whose buttons stand on a panel, and how much there is to read."""

import random
from collections.abc import Iterator
from itertools import islice
from statistics import median

import pytest

from benchmarks.panel import table_of, words_of
from bot.custom_ids import GROUP, PICK, SEVERAL, Press, read
from bot.deeds.suggest import others_choice
from bot.display.board import board_panel, past_panel
from bot.display.forms import OptionsForm
from bot.display.hand import private_panel
from bot.display.lobby import lobby_panel
from bot.display.parts import Menu, Row, Sheet
from bot.display.story import counted
from bot.errors import Refusal
from bot.host import Lobby, Table
from bot.host.lobby import new_campaign
from bot.host.ticks import in_order
from bot.several import REST
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel.composing import COURSE
from games.kernel.errors import KernelError
from games.kernel.match import Match
from tests.offered import LESSONS
from tests.spoken import says

MOST = 250
"""Asks of one game that are looked at; a campaign has more."""


def asks(game: str, seed: int) -> Iterator[Table]:
    luck = random.Random(seed)
    table = table_of(Match.start(find_game(game), 2, seed=seed))
    for _ in range(MOST):
        ask = table.match.ask
        if ask is None:
            return
        yield table
        seat = luck.choice(ask.awaited)
        seen = table.match.asked(seat) or ask
        option = table.match.game.autopilot(table.match.view(seat), seen, seat, luck)
        step = table.match.choose(seat, option.id)
        table.entry("choice", step.lines, choice=step.choice)


def offered(sheet: Sheet) -> Iterator[tuple[Press, str]]:
    """The choices of a panel, each with the look of its button."""
    for part in sheet.every():
        if isinstance(part, Row):
            for button in part.buttons:
                press = read(button.custom_id)
                if press is not None and press.token and press.name != GROUP:
                    yield press, button.look
        elif isinstance(part, Menu):
            press = read(part.custom_id)
            if press is not None and press.name in (PICK, SEVERAL):
                yield from ((Press(press.campaign, "", item.value), "") for item in part.items)


def strangers(table: Table, sheet: Sheet) -> list[str]:
    """What stands there and is nobody's who is asked."""
    ask = table.match.ask
    assert ask is not None
    own = {option.id for seat in ask.awaited for option in ask.of(seat)}
    return [
        press.name
        for press, _ in offered(sheet)
        if press.name not in own | {REST} and not press.name.startswith(COURSE)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_panel_is_short_and_has_the_buttons_of_those_who_are_asked(game: str) -> None:
    words, folded = list[int](), 0
    for seed in (1, 2):
        for table in asks(game, seed):
            wording = Wording("en", table.seats)
            sheet = board_panel(table, wording)
            assert strangers(table, sheet) == [], "whoever is not asked has theirs under Hand"
            words.append(counted(words_of(sheet.every())))
            folded = max(folded, len(words_of(past_panel(table, wording).every()).split("\n")))
    over = sum(count > 90 for count in words)
    assert over <= len(words) * 0.01, f"{over} of {len(words)} panels have more than 90 words"
    assert median(words) <= 45
    assert folded <= 2, "a closed panel is what was decided"


@pytest.mark.parametrize("game", GAMES)
def test_every_button_is_good_for_whom_it_is_and_tells_others_whose_it_is(game: str) -> None:
    """Found once: green buttons that refused those for whom they were, saying they had answered."""
    luck, tried = random.Random(7), 0
    for table in islice(asks(game, 3), 0, None, 6):
        ask, wording = table.match.ask, Wording("en", table.seats)
        assert ask is not None
        pressed = {press.name for press, _ in offered(board_panel(table, wording))}
        for option in luck.sample(sorted(pressed), min(2, len(pressed))):
            for seat in range(len(table.seats)):
                answer = tried_by(table, seat, option)
                composed = option.startswith(COURSE) and seat in ask.awaited
                tried += 1
                if composed or ask.find(seat, option):
                    assert answer == "", "it is theirs, and counts"
                elif table.rivals:
                    assert answer in whose(table, seat, option), "it says whose it is"
                else:
                    assert answer == "advice"
        for seat in ask.seats:
            own = private_panel(table, seat, wording)
            for option in {press.name for press, _ in offered(own)}:
                assert tried_by(table, seat, option) == "", "and so is what stands under Hand"
    assert tried > 10


def tried_by(table: Table, seat: int, option: str) -> str:
    """What comes of a press, on a copy of the table: nothing bad, advice, or why it is refused."""
    assert table.match.ask is not None
    person, token = table.seats[seat].user or 0, table.match.ask.token
    if others_choice(table, person, [option], token):
        return "advice"
    draft = table.draft()
    try:
        made = [*draft.answer(seat, [option], in_order, token)]
    except (Refusal, KernelError) as refusal:
        return str(refusal.text)
    return "" if made else "nothing"


def whose(table: Table, seat: int, option: str) -> list[str]:
    """What a rival reads: the name of whoever it is for."""
    ask = table.match.ask
    assert ask is not None
    owners = [one.seat for one in ask if one.id == option] or ask.awaited
    names = ", ".join(table.seats[one].name for one in owners)
    then = "Yours are below." if seat in ask.seats else "Yours come next."
    return [f"That one's for {names}. {then}"]


def test_a_panel_explains_all_its_choices_or_says_where_they_are_explained() -> None:
    table = table_of(Match.start(find_game("refuge"), 2, seed=1))
    match = table.match
    while (ask := match.ask) is not None and ask.kind != "turn":
        match.choose(ask.options[-1].seat, ask.options[-1].id)
    words = words_of(board_panel(table, Wording("en", table.seats)).every())
    assert says(words, "display.board._hints")
    assert "End turn:" not in words, "one of six choices helps nobody"


def controls(sheet: Sheet) -> int:
    rows = [part for part in sheet.every() if isinstance(part, (Row, Menu))]
    return sum(len(part.buttons) if isinstance(part, Row) else 1 for part in rows)


@pytest.mark.parametrize("game", GAMES)
async def test_the_way_to_the_first_move_is_short_and_offers_a_lesson_first(game: str) -> None:
    rules = find_game(game)
    lobby = Lobby(new_campaign(rules, 1, 2, 11), [])
    for person, name in ((11, "Marina"), (12, "Finn")):
        lobby.join(person, name)
    wording = Wording("en", lobby.seats)
    invitation = lobby_panel(lobby, wording, 1)
    form = OptionsForm(rules, rules.Options(), 0, "form", wording)
    asked = [f"{label.text} {label.description or ''}" for label in form.children]
    first = board_panel(table_of(Match.start(rules, 2, seed=1)), wording)
    read_first = counted(words_of(invitation.every()))
    assert read_first <= 60
    assert read_first + counted(" ".join(asked)) + counted(words_of(first.every())) <= 170
    assert controls(invitation) + len(asked) + controls(first) <= 26, "a ceiling that only falls"
    row = next(part for part in invitation.every() if isinstance(part, Row))
    assert (row.buttons[0].label == "Teach me") is (game in LESSONS)
