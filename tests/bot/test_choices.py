"""Options become buttons, menus, or menus in two steps; none is ever lost."""

import random
from typing import Any

import pytest

from bot.display.choices import Arrangement
from bot.display.parts import ROOM, Menu, Part, Row, Words, cost
from bot.store import SeatRow
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import Ask, Option, T
from games.kernel.match import Match

ROWS = [SeatRow(0, 1, "Marina", "person"), SeatRow(1, 2, "F*nn", "person")]
WORDING = Wording("en", ROWS)
SPACE = ROOM - 9


def ask(count: int, *more: Option[Any], groups: int = 0, seats: int = 1) -> Ask:
    options = [
        Option(
            f"o{number}",
            number % seats,
            T("Option {n}", n=number),
            number,
            spot=f"s{number}" if number % 2 else None,
            group=T("Group {n}", n=number % groups) if groups else None,
        )
        for number in range(count)
    ]
    return Ask(T("Which?"), [*options, *more], token="1.abcd")


def buttons(parts: list[Part]) -> set[str]:
    """Every option that is one click away."""
    rows = [part for part in parts if isinstance(part, Row)]
    return {button.custom_id.split(":")[3] for row in rows for button in row.buttons}


def reached(parts: list[Part], arrangement: Arrangement) -> set[str]:
    """Every option that can be chosen, following menus of menus."""
    found = buttons(parts)
    for part in parts:
        if isinstance(part, Menu) and ":*:" in part.custom_id:
            found |= {item.value for item in part.items}
        elif isinstance(part, Menu):
            for item in part.items:
                found |= reached(arrangement.page(int(item.value)), arrangement)
    return found


@pytest.mark.parametrize("count", [1, 5, 24, 25, 26, 60, 200, 201, 625, 2000])
@pytest.mark.parametrize(("groups", "seats"), [(0, 1), (3, 1), (40, 1), (0, 2), (7, 2)])
def test_every_option_can_be_reached(count: int, groups: int, seats: int) -> None:
    question = ask(count, groups=groups, seats=seats)
    arrangement = Arrangement("abc234", question, WORDING)
    parts = arrangement.parts(SPACE)
    assert cost(parts) <= SPACE
    assert reached(parts, arrangement) == {option.id for option in question}
    for part in parts:
        assert not isinstance(part, Menu) or 1 <= len(part.items) <= 25


def test_up_to_25_options_are_buttons_with_the_numbers_of_their_marks() -> None:
    parts = Arrangement("abc234", ask(25), WORDING).parts(SPACE)
    assert all(isinstance(part, Row) for part in parts)
    labels = [button.label for part in parts if isinstance(part, Row) for button in part.buttons]
    assert labels[:4] == ["Option 0", "1 · Option 1", "Option 2", "2 · Option 3"]


def test_options_that_share_an_id_are_one_button() -> None:
    options = [Option("aye", seat, T("Aye"), True) for seat in range(2)]
    parts = Arrangement("abc234", Ask(T("Vote"), options, token="1.a"), WORDING).parts(SPACE)
    assert len(parts) == 1
    assert isinstance(parts[0], Row)
    assert len(parts[0].buttons) == 1


def test_options_of_several_seats_stand_under_their_names() -> None:
    parts = Arrangement("abc234", ask(4, seats=2), WORDING).parts(SPACE)
    headings = [part.text for part in parts if isinstance(part, Words)]
    assert headings == ["**Marina**", "**F\\*nn**"]


def test_what_stands_out_stays_a_button_beside_the_menus() -> None:
    question = ask(40, Option("done", 0, T("Done"), None, tone="go"))
    parts = Arrangement("abc234", question, WORDING).parts(SPACE)
    assert isinstance(parts[-1], Row)
    assert [button.label for button in parts[-1].buttons] == ["Done"]


def test_what_the_rules_leave_out_of_the_groups_stays_a_button_though_it_is_on_the_board() -> None:
    on = Option("on", 0, T("On"), None, spot="s1", tone="go")
    edge = Option("edge", 0, T("Edge"), None, spot="s3", group=T("Group 1"), tone="warn")
    question = ask(40, on, edge, groups=3)
    parts = Arrangement("abc234", question, WORDING).parts(SPACE)
    assert isinstance(parts[-1], Row)
    assert [button.label for button in parts[-1].buttons] == ["1 · On"]


def test_leading_a_colonist_on_is_never_hidden_in_a_menu() -> None:
    match, menus = Match.start(find_game("jupiter"), 2, seed=5), 0
    luck = random.Random(5)
    while match.ask is not None and len(match.record.choices) < 400:
        onward = {option.id for option in match.ask.options if option.tone == "go"}
        if onward:
            parts = Arrangement("abc234", match.ask, WORDING).parts(SPACE)
            menus += any(isinstance(part, Menu) for part in parts)
            assert onward <= buttons(parts)
        commands = [one for one in match.ask.options if one.id.startswith("command")]
        option = luck.choice(commands or match.ask.options)
        match.choose(option.seat, option.id)
    assert menus > 5


def test_more_than_two_rows_of_coloured_choices_go_into_the_menus() -> None:
    question = ask(40, *(Option(f"go{n}", 0, T("Go"), None, tone="go") for n in range(11)))
    parts = Arrangement("abc234", question, WORDING).parts(SPACE)
    assert not any(isinstance(part, Row) for part in parts)


def test_a_label_begins_with_a_capital() -> None:
    options = [Option("a", 0, T("gain 1 coin"), 1), Option("b", 0, T("draw 1"), 2, spot="s")]
    row = Arrangement("abc234", Ask(T("Which?"), options, token="1.a"), WORDING).parts(SPACE)[0]
    assert isinstance(row, Row)
    assert [button.label for button in row.buttons] == ["Gain 1 coin", "1 · Draw 1"]


def test_long_labels_are_clipped_with_an_ellipsis() -> None:
    question = Ask(T("Which?"), [Option("a", 0, T("x" * 200), 1, spot="s")], token="1.a")
    button = Arrangement("abc234", question, WORDING).parts(SPACE)[0]
    assert isinstance(button, Row)
    assert len(button.buttons[0].label) == 80
    assert button.buttons[0].label.endswith("…")
