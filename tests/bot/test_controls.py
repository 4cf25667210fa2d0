"""Options become a few short buttons, menus, or two steps; none is ever lost."""

import random
from itertools import islice

import pytest

from bot.custom_ids import GROUP
from bot.display.controls import Controls
from bot.display.hints import merged, runs
from bot.display.measure import INSIDE, button_width, height
from bot.display.parts import ROOM, Menu, Part, Row, Words, cost
from bot.store import SeatRow
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import SILENCE, Ask, Option, T
from games.kernel.match import Match
from games.kernel.question import Question
from games.kernel.text import Note, Text

WHICH = Question("test.which", "named")
ORDERS, DIVIDED = Question("test.orders", "turn"), Question("test.divided", "divide")
ROWS = [SeatRow(0, 1, "Marina", "person"), SeatRow(1, 2, "F*nn", "person")]
WORDING = Wording("en", ROWS)
SPACE = ROOM - 9


def ask(count: int, groups: int = 0, pieces: int = 0) -> Ask:
    options = [
        Option(
            f"o{number}",
            0,
            T("Option {n}", n=number),
            number,
            spot=f"s{number}" if number % 2 else None,
            piece=f"p{number % pieces}" if pieces else None,
            group=T("Group {n}", n=number % groups) if groups else None,
        )
        for number in range(count)
    ]
    return Ask(WHICH, T("Which?"), options, token="1.abcd")


def controls(question: Ask, step: str = "") -> Controls:
    return Controls("abc234", question, WORDING, step)


def labels(parts: list[Part]) -> list[str]:
    rows = [part for part in parts if isinstance(part, Row)]
    return [button.label for row in rows for button in row.buttons]


def pressed(parts: list[Part]) -> list[tuple[str, str]]:
    """The option and what follows it, of every button and every line of a menu."""
    found = []
    for part in parts:
        if isinstance(part, Row):
            found += [tuple(button.custom_id.split(":")[3:5]) for button in part.buttons]
        elif isinstance(part, Menu):
            name = part.custom_id.split(":")[3]
            found += [(name, item.value) for item in part.items]
    return [(name, *more) if more else (name, "") for name, *more in found]


def reached(question: Ask, step: str = "", seen: frozenset[str] = frozenset()) -> set[str]:
    """Every option that can be chosen, following the steps."""
    found: set[str] = set()
    for name, more in pressed(controls(question, step).parts(SPACE)):
        if name in ("*", "**"):
            found.add(more)
        elif name != "+":
            found.add(name)
        elif more != "back" and more not in seen:
            found |= reached(question, more, seen | {more})
    return found


@pytest.mark.parametrize("count", [1, 5, 13, 24, 25, 26, 60, 200, 201, 625, 2000])
@pytest.mark.parametrize(
    ("groups", "pieces"), [(0, 0), (3, 0), (40, 0), (0, 4), (0, 40), (7, 30), (19, 60)]
)
def test_every_option_can_be_reached(count: int, groups: int, pieces: int) -> None:
    question = ask(count, groups, pieces)
    parts = controls(question).parts(SPACE)
    assert cost(parts) <= SPACE
    assert reached(question) == {option.id for option in question}
    for part in parts:
        assert not isinstance(part, Menu) or 1 <= len(part.items) <= 25


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_real_games_can_be_reached_with_two_menus_at_most(game: str) -> None:
    luck, rules = random.Random(game), find_game(game)
    match = Match.start(rules, luck.choice(rules.seats), seed=7)
    while match.ask is not None and match.choices_made < 120:
        seat = match.ask.seats[0]
        mine = match.ask.offering(match.ask.of(seat))
        assert reached(mine) == {option.id for option in mine}
        parts = controls(mine).parts(SPACE)
        assert sum(isinstance(part, Menu) for part in parts) <= 2
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)


def test_rows_are_packed_so_that_they_never_wrap() -> None:
    options = [Option(f"o{n}", 0, T("A label of some length"), n) for n in range(4)]
    rows = controls(Ask(WHICH, T("Which?"), options, token="1.a")).parts(SPACE)
    for row in islice(rows, 3):
        assert isinstance(row, Row)
        wide = sum(map(button_width, row.buttons)) + 8 * (len(row.buttons) - 1)
        assert wide <= INSIDE or len(row.buttons) == 1


def test_a_short_label_is_the_number_and_one_word() -> None:
    options = [
        Option("a", 0, T("Swim up to C3"), 1, spot="c3", short=T("↑")),
        Option("b", 0, T("Swim to C4"), 2, spot="c4", short=SILENCE),
        Option("c", 0, T("End the turn"), 3, short=T("end turn")),
        Option("d", 0, T("open the door"), 4, spot="d1"),
    ]
    parts = controls(Ask(WHICH, T("Which?"), options, token="1.a")).parts(SPACE)
    assert labels(parts) == ["1 ↑", "2", "3 · Open the door", "End turn"]


def test_numbers_run_in_reading_order_on_board_and_buttons() -> None:
    places = {"low": (9, 0), "right": (1, 5), "left": (1, 2)}
    options = [Option(name, 0, T("There"), 1, spot=name, short=SILENCE) for name in places]
    question = Ask(WHICH, T("Where?"), options, token="1.a", order=places.__getitem__)
    assert question.marks() == {"left": 1, "right": 2, "low": 3}
    assert [name for name, _ in pressed(controls(question).parts(SPACE))] == [
        "left",
        "right",
        "low",
    ]


def test_first_the_piece_then_what_it_does_and_a_way_back() -> None:
    options = [
        Option(f"{piece}-{way}", 0, T("Move"), 1, piece=piece, short=T(way))
        for piece in ("p1", "p2", "p3")
        for way in ("↑", "↗", "→", "↘", "↓")
    ]
    options.append(Option("p4-↑", 0, T("Move"), 1, piece="p4", short=T("↑")))
    options.append(Option("end", 0, T("End turn"), None, tone="warn"))
    question = Ask(WHICH, T("Who moves?"), options, token="1.a")
    assert labels(controls(question).parts(SPACE)) == ["1 …", "2 …", "3 …", "4 ↑", "End turn"]
    second = controls(question, "p.p2")
    assert labels(second.parts(SPACE)) == ["2 ↑", "2 ↗", "2 →", "2 ↘", "2 ↓", "Back"]
    assert second.title() == "2"


def test_very_many_pieces_are_offered_by_their_groups() -> None:
    options = [
        Option(f"{n}-{way}", 0, T("Lead"), 1, piece=f"p{n}", short=T(way), group=T("ABCD"[n % 4]))
        for n in range(16)
        for way in ("↑", "↓")
    ]
    question = Ask(WHICH, T("Who?"), options, token="1.a")
    assert labels(controls(question).parts(SPACE)) == ["A …", "B …", "C …", "D …"]
    assert len(labels(controls(question, "g.1").parts(SPACE))) == 4 * 2 + 1


def test_a_step_that_leads_nowhere_any_more_is_the_first_step() -> None:
    assert controls(ask(5), "p.gone").step == ""
    assert controls(ask(5), "g.77").step == ""
    assert controls(ask(5), "nonsense").step == ""


def test_many_places_are_one_menu_in_the_order_of_the_marks_with_the_rest_beside_it() -> None:
    options = [Option(f"t{n}", 0, T("E{n}", n=n), n, spot=f"t{n:02}") for n in range(18)]
    options += [Option(word, 0, T(word), None) for word in ("Swim", "Charge", "Stay")]
    parts = controls(Ask(WHICH, T("Where to?"), options, token="1.a")).parts(SPACE)
    assert isinstance(parts[0], Menu)
    assert [item.label for item in parts[0].items][:2] == ["1 · E0", "2 · E1"]
    assert labels(parts) == ["Swim", "Charge", "Stay"]


def test_several_of_a_list_are_one_menu_that_takes_them_at_once() -> None:
    options = [Option(f"o{n}", 0, T("Sailor {n}", n=n), n) for n in range(6)]
    options.append(Option("done", 0, T("Done"), None, tone="go"))
    question = Ask(WHICH, T("Who comes?"), options, token="1.a", upto=4, least=2)
    menu, row = controls(question).parts(SPACE)
    assert isinstance(menu, Menu)
    assert (menu.least, menu.most, len(menu.items)) == (2, 4, 6)
    assert labels([row]) == ["Done"]


def test_a_list_that_may_be_taken_whole_says_so_without_figures() -> None:
    for least, most, words in (
        (1, 25, "Choose one or more"),
        (0, 5, "Choose one or more"),
        (1, 3, "Choose 1 to 3"),
        (2, 25, "Choose 2 to 5"),
        (5, 5, "Choose 5"),
    ):
        five = ask(5).options
        question = Ask(WHICH, T("Who comes?"), five, token="1.a", upto=most, least=least)
        [menu] = menus(controls(question).parts(SPACE))
        assert menu.placeholder == words


def test_options_that_share_an_id_are_one_button() -> None:
    options = [Option("aye", seat, T("Aye"), True) for seat in range(2)]
    assert labels(controls(Ask(WHICH, T("Vote"), options, token="1.a")).parts(SPACE)) == ["Aye"]


def test_what_ends_a_list_stands_beside_its_menu() -> None:
    options = [Option(f"m{n}", 0, T("Model"), n) for n in range(3)]
    options.append(Option("done", 0, T("Enough"), None, tone="go", ends=True))
    options.append(Option("rest", 0, T("All others"), None, tone="go"))
    question = Ask(WHICH, T("Who?"), options, token="1.a", upto=3)
    menu, row = controls(question).parts(SPACE)
    assert isinstance(menu, Menu)
    assert isinstance(row, Row)
    assert (len(menu.items), menu.most, len(row.buttons)) == (3, 3, 2)


def test_what_ends_a_list_without_an_end_of_its_own_can_be_ticked_along() -> None:
    options = [Option(f"m{n}", 0, T("Sailor"), n) for n in range(3)]
    options.append(Option("draw", 0, T("Draw fate"), None, tone="go", ends=True))
    question = Ask(DIVIDED, T("Who joins?"), options, token="1.a", upto=3)
    menu, row = controls(question).parts(SPACE)
    assert isinstance(menu, Menu)
    assert ([item.value for item in menu.items][-1], menu.most) == ("draw", 4)
    assert labels([row]) == ["Draw fate"]


def test_a_long_list_is_two_menus() -> None:
    options = [Option(f"m{n}", 0, T("Sailor {n}", n=n), n) for n in range(40)]
    question = Ask(WHICH, T("Who?"), options, token="1.a", upto=3, least=1)
    menus = controls(question).parts(SPACE)
    assert [len(menu.items) for menu in menus if isinstance(menu, Menu)] == [25, 15]
    assert len({menu.custom_id for menu in menus if isinstance(menu, Menu)}) == 2


def orders(places: int, tiles: int, targets: int, *, ends: bool = False) -> Ask:
    """Each tile's piece may go to so many places; what it strikes is chosen alone."""
    marches = [
        Option(
            f"go.{at}.{tile}",
            0,
            T("Goes"),
            at,
            piece=f"t{tile}",
            group=T("Model on {n}", n=tile),
            detail=T("A hint"),
        )
        for tile in range(tiles)
        for at in range(places)
    ]
    blows = [
        Option(f"hit.{n}", 0, T("Strike"), n, spot=f"f{n}", group=T("Attack"))
        for n in range(targets)
    ]
    more = [Option(f"swim.{n}", 0, T("Swim"), n, group=T("Special")) for n in range(2)]
    end = Option("end", 0, T("End turn"), None, ends=ends)
    return Ask(ORDERS, T("Orders?"), [*marches, *blows, *more, end], token="1.a", upto=12)


def menus(parts: list[Part]) -> list[Menu]:
    return [part for part in parts if isinstance(part, Menu)]


def test_orders_to_pieces_are_ticked_together_and_the_rest_is_chosen_alone() -> None:
    parts = controls(orders(8, 3, 2)).parts(SPACE)
    (marches,) = menus(parts)
    assert marches.custom_id.split(":")[3] == "**"
    assert (len(marches.items), marches.least, marches.most) == (24, 1, 12)
    assert labels(parts)[-2:] == ["Special …", "End turn"]
    assert sum(name.startswith("hit.") for name, _ in pressed(parts)) == 2


def test_what_ends_a_list_of_orders_may_be_ticked_after_them() -> None:
    parts = controls(orders(8, 3, 2, ends=True)).parts(SPACE)
    (marches,) = menus(parts)
    assert [item.value for item in marches.items][-1] == "end"
    assert (len(marches.items), marches.most) == (25, 13)
    assert "End turn" in labels(parts), "and by itself"
    lists = menus(controls(orders(9, 3, 2, ends=True)).parts(SPACE))
    assert [len(menu.items) for menu in lists] == [25, 4]
    assert {menu.items[-1].value for menu in lists} == {"end"}


def test_many_places_are_offered_by_their_groups_where_these_are_fewer() -> None:
    places = [
        Option(f"walk.{n}", 0, T("To {n}", n=n), n, piece=f"p{n}", group=T("Move"))
        for n in range(80)
    ]
    question = orders(4, 5, 0, ends=True)
    crowded = question.offering([*places, *question.options])
    first = labels(controls(crowded).parts(SPACE))
    assert first[:2] == ["Move …", "Model on 0 …"]
    assert len(first) == 8


def test_a_piece_without_a_group_keeps_a_step_of_its_own_beside_groups() -> None:
    options = [
        Option(
            f"walk.{n}.{way}", 0, T("To {n}", n=n), n, piece=f"p{n}", group=T("Dome {n}", n=n % 3)
        )
        for n in range(40)
        for way in range(2)
    ]
    loose = [Option(f"hit.{n}", 0, T("Shoot"), n, piece=f"q{n}", spot=f"q{n}") for n in range(2)]
    question = Ask(ORDERS, T("Which?"), [*options, *loose], token="1.a", upto=5)
    reached = set[str]()
    for name, value in pressed(controls(question).parts(SPACE)):
        inner = [] if name != GROUP else pressed(controls(question, value).parts(SPACE))
        reached |= {one for pair in [*inner, (name, value)] for one in pair}
    assert {one.id for one in question.options} <= reached


def test_many_targets_are_a_menu_of_their_own() -> None:
    question = orders(8, 3, 20)
    marches, blows = menus(controls(question).parts(SPACE))
    assert (blows.custom_id.split(":")[3], len(blows.items)) == ("*", 20)
    assert len(marches.items) == 24


def test_too_many_orders_begin_with_the_piece() -> None:
    question = orders(24, 6, 3)
    first = controls(question)
    assert labels(first.parts(SPACE))[:3] == ["2 …", "3 …", "4 …"], "a second list is too high"
    assert [len(menu.items) for menu in menus(first.parts(SPACE))] == [24]
    (marches,) = menus(controls(question, "p.t4").parts(SPACE))
    assert marches.custom_id.split(":")[3] == "**"
    assert {item.value.split(".")[-1] for item in marches.items} == {"4"}
    assert not first.hints(), "what a march brings stands in its menu"


def test_a_piece_without_a_number_is_called_by_what_it_can_do() -> None:
    question = orders(24, 6, 3)
    first = Controls("abc234", question, WORDING, marks={})
    assert labels(first.parts(SPACE))[:2] == ["Model on 0 …", "Model on 1 …"]
    assert Controls("abc234", question, WORDING, "p.t4", {}).title() == "Model on 4"
    assert controls(question, "p.t4").title() == "5"


def test_a_place_with_too_long_a_list_is_offered_model_by_model() -> None:
    question = orders(20, 4, 3)
    crowded = [
        Option(one.id, 0, one.label, one.value, piece=one.piece and "t0", group=one.group)
        for one in question.options
    ]
    first = controls(question.offering(crowded)).parts(SPACE)
    assert labels(first)[:2] == ["Model on 2 …", "Model on 3 …"], "the first two fit"


def test_pieces_at_hand_are_listed_before_all_others() -> None:
    plain = orders(20, 4, 3)
    hand = [
        Option(f"on.{n}", 0, T("Goes on"), n, piece="t9", group=T("Model"), tone="go")
        for n in range(20)
    ]
    question = plain.offering([*plain.options, *hand])
    lines = [item.value for menu in menus(controls(question).parts(SPACE)) for item in menu.items]
    assert {one.id for one in hand} <= set(lines)


def test_very_many_targets_are_a_step() -> None:
    question = orders(20, 3, 30)
    assert "Attack …" in labels(controls(question).parts(SPACE))
    assert all(len(menu.items) <= 25 for menu in menus(controls(question, "g.3").parts(SPACE)))


def beforehand(cards: int, places: int, uses: int) -> Ask:
    """What is done first, and what answers: cards for pieces, uses aside, then places to go."""
    equips = [
        Option(f"card.{n}", 0, T("Card {n}", n=n), n, piece=f"t{n}", group=T("Equip"))
        for n in range(cards)
    ]
    aside = [
        Option(f"use.{n}", seat, T("Use {n}", n=n), n, group=T("Crew and cards"), aside=True)
        for n in range(uses)
        for seat in (0, 1)
    ]
    answers = [
        Option(f"go.{n}", 0, T("Go {n}", n=n), n, spot=f"g{n}", ends=True) for n in range(places)
    ]
    more = [Option("aid", seat, T("More"), None, aside=True) for seat in (0, 1)]
    every = [*equips, *aside, *answers, *more]
    return Ask(ORDERS, T("?"), every, token="1.a", upto=25, least=1)


def only_for(question: Ask, seat: int) -> Ask:
    return question.offering(question.of(seat))


def test_what_is_done_first_is_ticked_with_an_answer() -> None:
    (menu,) = menus(controls(only_for(beforehand(8, 6, 3), 0)).parts(SPACE))
    assert menu.custom_id.split(":")[3] == "**"
    values = [item.value for item in menu.items]
    assert values == [
        *(f"card.{n}" for n in range(8)), *(f"use.{n}" for n in range(3)),
        *(f"go.{n}" for n in range(6)),
    ]  # fmt: skip
    assert (menu.least, menu.most) == (1, 17)


def test_every_menu_of_a_long_list_holds_all_answers() -> None:
    found = menus(controls(only_for(beforehand(30, 8, 2), 0)).parts(SPACE))
    answers = {f"go.{n}" for n in range(8)}
    assert len(found) == 2
    assert all(answers <= {item.value for item in menu.items} for menu in found)
    assert all(len(menu.items) <= 25 for menu in found)


def test_a_list_too_long_for_the_uses_leaves_them_a_step() -> None:
    parts = controls(only_for(beforehand(30, 8, 6), 0)).parts(SPACE)
    assert len(menus(parts)) == 2
    assert "Crew and cards …" in labels(parts)


def test_a_list_too_long_for_its_answers_is_laid_out_without_them() -> None:
    parts = controls(only_for(beforehand(40, 8, 2), 0)).parts(SPACE)
    mixed = [{item.value.split(".")[0] for item in menu.items} for menu in menus(parts)]
    assert {"card", "go"} not in mixed
    assert len(menus(parts)) <= 2


def test_what_others_may_do_first_is_ticked_with_an_answer_too() -> None:
    found = menus(controls(beforehand(0, 3, 8)).parts(SPACE))
    (menu,) = [one for one in found if one.custom_id.split(":")[3] == "**"]
    assert menu.placeholder == "Crew and cards, then your choice"
    assert [item.value for item in menu.items] == [
        *(f"use.{n}" for n in range(8)), "go.0", "go.1", "go.2", "aid",
    ]  # fmt: skip


def test_where_all_is_offered_aside_that_is_the_list() -> None:
    options = [Option(f"c{n}", 0, T("Card {n}", n=n), n, aside=True) for n in range(3)]
    options.append(Option("accept", 0, T("Fail"), None, tone="warn"))
    question = Ask(DIVIDED, T("Help?"), options, token="1.a", upto=25, least=1)
    menu, row = controls(question).parts(SPACE)
    assert isinstance(menu, Menu)
    assert (len(menu.items), labels([row])) == (3, ["Fail"])


def test_a_few_different_choices_of_several_people_stand_under_their_names() -> None:
    options = [Option(f"o{n}", n % 2, T("Option {n}", n=n), n) for n in range(4)]
    parts = controls(Ask(WHICH, T("Which?"), options, token="1.a")).parts(SPACE)
    headings = [part.text for part in parts if isinstance(part, Words)]
    assert headings == ["**Marina**", "**F\\*nn**"]


def test_many_different_choices_of_several_people_wait_in_their_private_panels() -> None:
    options = [Option(f"o{n}", n % 2, T("Option {n}", n=n), n) for n in range(30)]
    parts = controls(Ask(WHICH, T("Which?"), options, token="1.a")).parts(SPACE)
    assert labels(parts) == ["Choose"]
    assert pressed(parts)[0][0] == "hand"


def test_equal_hints_are_told_once_with_all_their_numbers() -> None:
    hints = [("1", "open"), ("4", "coral"), ("5", "open"), ("6", "open"), ("7", "open")]
    assert merged([*hints, ("Stay", "coral")]) == [
        "-# **1, 5–7:** open",
        "-# **4, Stay:** coral",
    ]


def test_a_hint_that_all_share_needs_no_numbers() -> None:
    assert merged([("1", "costs a shell"), ("2", "costs a shell")]) == ["-# costs a shell"]


def test_numbers_in_a_row_are_said_as_one() -> None:
    assert runs(["9", "1", "2", "4", "5", "6"]) == "1, 2, 4–6, 9"
    assert runs(["3", "3", "Eel", "Eel"]) == "3, Eel", "what shares a tile is named once"


def test_a_label_begins_with_a_capital_and_is_clipped() -> None:
    options = [Option("a", 0, T("gain 1 coin"), 1), Option("b", 0, T("x" * 200), 2, spot="s")]
    long, short = labels(controls(Ask(WHICH, T("Which?"), options, token="1.a")).parts(SPACE))
    assert short == "Gain 1 coin"
    assert len(long) <= 80
    assert long.endswith("…")


def helpers(count: int, *, main: int = 1) -> Ask:
    """One seat is waited for, and the other may help in so many ways."""
    waited = [
        Option(f"o{number}", 0, T("Option {n}", n=number), number, spot=f"s{number}")
        for number in range(main)
    ]
    aside = [
        Option(f"h{n}", 1, T("Help {n}", n=n), n, group=T("Crew and cards"), aside=True)
        for n in range(count)
    ]
    both = [Option("all", seat, T("Notes"), 0, aside=True) for seat in (0, 1)]
    return Ask(WHICH, T("Which?"), [*waited, *aside, *both], token="1.abcd")


@pytest.mark.parametrize(
    ("letters", "shown"), [((100, 9), 100), ((101, 9), 9), ((101, 101, 0), 0), ((300, 100), 100)]
)
def test_a_note_is_as_long_as_there_is_room_for(letters: tuple[int, ...], shown: int) -> None:
    note = Note(*(Text("x" * count) for count in letters))
    options = [Option(f"o{n}", 0, T("Option {n}", n=n), n, detail=note) for n in range(20)]
    panel = controls(Ask(WHICH, T("Which?"), options, token="1.abcd"))
    [menu] = [part for part in panel.parts(SPACE) if isinstance(part, Menu)]
    assert {item.detail for item in menu.items} == {"x" * shown or None}
    assert panel.hints() == ([f"-# {'x' * shown}"] if shown else [])


def test_many_offers_to_others_are_one_menu_that_says_whose_they_are() -> None:
    parts = controls(helpers(9)).parts(SPACE)
    [menu] = [part for part in parts if isinstance(part, Menu)]
    assert menu.placeholder == "Crew and cards …"
    assert [item.value for item in menu.items] == [*(f"h{n}" for n in range(9)), "all"]
    assert [item.detail for item in menu.items] == [*(9 * ["F\\*nn"]), None]
    assert labels(parts) == ["1 · Option 0"]
    few = controls(helpers(2)).parts(SPACE)
    assert labels(few) == ["1 · Option 0", "Help 0", "Help 1", "Notes"]


def test_offers_for_which_no_menu_is_left_wait_in_private_panels() -> None:
    for question in (helpers(26), helpers(30, main=40)):
        parts = controls(question).parts(SPACE)
        assert sum(isinstance(part, Menu) for part in parts) <= 2
        assert "Help" in labels(parts)


def test_what_several_may_do_on_the_board_is_one_menu() -> None:
    options = [
        Option(f"f{seat}{n}", seat, T("Blow {n}", n=n), n, spot=f"crew.{seat}{n}")
        for seat in (0, 1)
        for n in range(8)
    ]
    end = Option("end", 0, T("End"), 0, tone="warn")
    parts = controls(Ask(WHICH, T("Who?"), [*options, end], token="1.a")).parts(SPACE)
    [menu] = [part for part in parts if isinstance(part, Menu)]
    assert [item.value for item in menu.items] == [option.id for option in options]
    assert [item.detail for item in menu.items] == 8 * ["Marina"] + 8 * ["F\\*nn"]
    assert labels(parts) == ["End"]


def test_long_buttons_that_would_leave_the_screen_are_a_menu() -> None:
    """The panel knows how high it is: what is too high gives way, and only then."""
    options = [
        Option(f"hit.{n}", 0, T("A very long name of an attack, number {n}", n=n), n, spot=f"A{n}")
        for n in range(1, 5)
    ]
    question = Ask(
        WHICH, T("Who acts?"), [*options, Option("hold", 0, T("Enough"), 0)], token="1.a"
    )
    roomy = controls(question).parts(SPACE)
    assert len(labels(roomy)) == 5
    tight = controls(question).parts(SPACE, height(roomy) - 1)
    assert [type(part) for part in tight] == [Menu, Row]
    assert labels(tight) == ["Enough"]
    assert {value for _, value in pressed(tight)} >= {"hit.1", "hit.4"}
    assert controls(question).parts(SPACE, height(roomy)) == roomy
