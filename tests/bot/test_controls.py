"""One shape for each kind of question; no option is ever lost, and every step has a way back."""

import random
from dataclasses import replace

import pytest

from bot.custom_ids import GROUP, SEVERAL
from bot.display.controls import Controls
from bot.display.hints import merged, runs
from bot.display.measure import INSIDE, button_width
from bot.display.parts import Button, Menu, Part, Row, Words
from bot.display.shapes.desk import BACK
from bot.display.ways import taps
from bot.several import TOGGLED
from bot.store import SeatRow
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import SILENCE, Ask, Option, T
from games.kernel.match import Match
from games.kernel.question import Question, QuestionKind
from games.kernel.text import Note, Text

ROWS = [SeatRow(0, 1, "Marina", "person"), SeatRow(1, 2, "F*nn", "person")]
WORDING = Wording("en", ROWS)


def ask(kind: QuestionKind, options: list[Option[object]], upto: int = 0) -> Ask:
    return Ask(Question("test.which", kind), T("Which?"), options, token="1.a.0", upto=upto)


def some(count: int, groups: int = 0, pieces: int = 0) -> list[Option[object]]:
    return [
        Option(
            f"o{number}",
            0,
            T("Option {n}", n=number),
            number,
            spot=f"s{number}" if number % 2 or pieces else None,
            piece=f"p{number % pieces}" if pieces else None,
            group=T("Group {n}", n=number % groups) if groups else None,
        )
        for number in range(count)
    ]


def controls(question: Ask, step: str = "") -> Controls:
    return Controls("abc234", question, WORDING, step)


def buttons(parts: list[Part]) -> list[Button]:
    return [button for part in parts if isinstance(part, Row) for button in part.buttons]


def labels(question: Ask, step: str = "") -> list[str]:
    return [button.label for button in buttons(controls(question, step).parts())]


def step_of(question: Ask, label: str) -> str:
    """Where this button leads."""
    found = [tap.leads_to for tap in taps(controls(question).parts()) if tap.label == label]
    assert found[0] is not None
    return found[0]


def reached(question: Ask) -> set[str]:
    """Every option that can be chosen, following the steps; each of them has a way back."""
    found: set[str] = set()
    front, seen = [""], {""}
    while front:
        step = front.pop()
        parts = controls(question, step).parts()
        offered = list(taps(parts))
        assert all(len(part.items) <= 25 for part in parts if isinstance(part, Menu))
        lit = step.startswith(TOGGLED)
        assert not step or lit or any(BACK in tap.press.more for tap in offered), step
        for tap in offered:
            if tap.press.name != GROUP:
                found |= {*tap.answers(question)}
            elif (further := tap.leads_to) is not None and further not in seen and not lit:
                seen.add(further)
                front.append(further)
    return found


@pytest.mark.parametrize("kind", ["turn", "place", "move", "named", "divide", "hand", "shop"])
@pytest.mark.parametrize("count", [1, 26, 90])
@pytest.mark.parametrize(("groups", "pieces"), [(0, 0), (3, 0), (7, 30)])
def test_every_option_can_be_reached(
    kind: QuestionKind, count: int, groups: int, pieces: int
) -> None:
    question = ask(kind, some(count, groups, pieces))
    assert reached(question) == {option.id for option in question}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_real_games_can_be_reached(game: str) -> None:
    luck, rules = random.Random(game), find_game(game)
    match = Match.start(rules, luck.choice(rules.seats), seed=7)
    while match.ask is not None and match.choices_made < 40:
        seat = match.ask.seats[0]
        mine = match.ask.offering(match.ask.of(seat))
        assert reached(mine) == {option.id for option in mine}
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)


def test_rows_are_packed_so_that_they_never_wrap() -> None:
    options = [Option(f"o{n}", 0, T("A label of some length {n}", n=n), n) for n in range(4)]
    for row in controls(ask("named", options)).parts():
        assert isinstance(row, Row)
        wide = sum(map(button_width, row.buttons)) + 8 * (len(row.buttons) - 1)
        assert wide <= INSIDE or len(row.buttons) == 1


def test_a_key_is_its_number_or_printed_name_and_one_word() -> None:
    options = [
        Option("a", 0, T("Swim up to C3"), 1, spot="c3", short=T("↑")),
        Option("b", 0, T("Swim to C4"), 2, spot="c4", short=SILENCE),
        Option("c", 0, T("End the turn"), 3, short=T("end turn")),
        Option("d", 0, T("Explore 10"), 4, spot="place 10"),
        Option("e", 0, T("Reinforce"), 4, spot="G3"),
        Option("f", 0, T("Heart of 3"), 5, spot="square"),
    ]
    printed = {"place 10": "10", "G3": "G3"}
    question = ask("turn", options).asked_as(
        "1.a.0",
        {o.spot or "": (n,) for n, o in enumerate(options)}.__getitem__,
        lambda mark: printed.get(mark, ""),
        lambda _: "",
    )
    first, last = ["1 ↑", "2", "Explore 10"], ["G3 Reinforce", "3 Heart of 3", "End turn"]
    assert labels(question) == first + last
    marks = {"c3": 1, "c4": 2, "place 10": 0, "G3": 0, "square": 3}
    assert controls(question).scene.marks() == marks


def moves(pieces: int, each: int) -> list[Option[object]]:
    return [
        Option(f"m{p}.{n}", 0, T("Move"), n, piece=f"p{p}", spot=f"s{p}.{n}", short=SILENCE)
        for p in range(pieces)
        for n in range(each)
    ]


def test_first_the_piece_then_the_place_and_the_piece_stays_chosen() -> None:
    question = ask("move", [*moves(5, 4), Option("no", 0, T("Leave them"), None)])
    assert labels(question) == ["1", "2", "3", "4", "5", "Leave them"]
    step = step_of(question, "3")
    second = controls(question, step)
    assert labels(question, step) == ["1", "2", "3", "4", "Back"]
    assert list(second.scene.marks()) == [f"s2.{n}" for n in range(4)], "places, not the piece"
    assert second.zoom
    assert second.tapped() == "p2", "framed, since it has no number any more"
    answer = buttons(second.parts())[0]
    assert answer.custom_id == f"d1:abc234:1.a.0:m2.0:{step}"


def test_few_moves_of_few_pieces_need_no_first_tap() -> None:
    assert len(labels(ask("move", moves(3, 4)))) == 12


def test_a_turn_shows_verbs_then_pieces_and_its_end_last() -> None:
    orders = [
        Option(f"go.{m}.{n}", 0, T("Go"), n, piece=f"t{m}", spot=f"s{n}", group=T(f"Model {m}"))
        for m in range(3)
        for n in range(8)
    ]
    shots = [Option("shoot", 0, T("Shoot at H"), 0, group=T("Shoot"))]
    cards = [Option(f"c{n}", 0, T(f"Card {n}"), 0, group=T("Card")) for n in range(15)]
    end = Option("end", 0, T("End turn"), None, tone="warn", ends=True)
    question = ask("turn", [end, *orders, *shots, *cards], upto=3)
    assert [label.strip() for label in labels(question)] == [
        "Shoot at H",
        "Card …",
        "1 Model 0",
        "2 Model 1",
        "3 Model 2",
        "End turn",
    ]
    assert labels(question, step_of(question, "2 Model 1"))[-2:] == ["Back", "End turn"]


def test_another_manner_of_going_to_the_same_place_is_a_tap_further() -> None:
    ways = [
        Option(f"{way}.{n}", 0, T("There"), n, piece="here", spot=f"s{n}", group=T("Diver"))
        for way in ("go", "swim")
        for n in range(8)
    ]
    question = ask("turn", ways)
    step = step_of(question, "1 Diver")
    assert labels(question, step) == [*"12345678", "Special …", "Back"]
    other = buttons(controls(question, f"{step}/s1").parts())
    assert [button.custom_id.split(":")[3] for button in other][:2] == ["swim.0", "swim.1"]


def test_more_places_than_a_keypad_holds_are_the_nearest_and_those_further() -> None:
    options = [Option(f"o{n}", 0, T("There"), n, spot=f"s{n}", short=SILENCE) for n in range(36)]
    question = ask("place", [*options, Option("no", 0, T("Nobody"), None)])
    assert labels(question) == [*(str(n) for n in range(1, 21)), "Further …", "Nobody"]
    assert labels(question, "-/f2")[-2:] == ["Nobody", "Back"]


def army(*names: str, ways: int = 12) -> list[Option[object]]:
    """Each of them may strike one foe or go somewhere."""
    found: list[Option[object]] = []
    eel = T("Old eel")
    for name in names:
        who = T("Diver {name}", name=name)
        found.append(Option(f"hit.{name}", 0, eel, 0, spot="eel", short=eel, actor=name, group=who))
        found += [
            replace(way, id=f"go.{name}.{n}", piece=name, actor=name, group=who, short=SILENCE)
            for n, way in enumerate(some(ways, pieces=1))
        ]
    return [*found, Option("end", 0, T("End turn"), None, ends=True)]


def test_beside_one_who_stays_everybody_else_is_a_tap_away() -> None:
    many = ask("turn", army("a", "b", "c", ways=24))
    stays = labels(many, "aa/c")
    assert stays[-4:] == ["Diver b", "Diver c", "Back", "End turn"]
    assert any("Old eel" in label for label in stays), "a strike comes before ways far off"
    everything = controls(many, "aa/c")
    (further,) = [tap for tap in taps(everything.parts()) if tap.label == "Further …"]
    assert further.leads_to == "aa"
    assert labels(many, "aa/n") == stays
    back = next(tap for tap in taps(everything.parts()) if BACK in tap.press.more)
    assert back.press.more[0] == "", "back to where nobody is chosen"


def test_the_first_of_several_comes_next_only_where_the_others_have_room() -> None:
    crowd = ask("turn", army(*"abcdefghijklmno", ways=24))
    assert labels(crowd, "aa/n") == labels(crowd)
    assert labels(crowd, "aa/c") == labels(crowd, "aa")


def test_nobody_stays_where_all_can_be_answered_without_a_first_tap() -> None:
    few = ask("turn", army("a", "b", ways=1))
    assert labels(few, "aa/c") == labels(few)


def test_what_everybody_may_answer_alike_needs_no_private_panel() -> None:
    each = [Option(f"o{n}", n % 2, T("Option {n}", n=n), n) for n in range(30)]
    alike = [Option("rest", seat, T("The rest"), None) for seat in (0, 1)]
    assert labels(ask("named", [*each, *alike])) == ["Choose", "The rest"]


def test_keys_below_a_keypad_go_on_in_its_last_row() -> None:
    places = [Option(f"o{n}", 0, T("There"), n, spot=f"s{n}", short=SILENCE) for n in range(6)]
    parts = controls(ask("place", [*places, Option("no", 0, T("Nobody"), None)])).parts()
    rows = [[button.label for button in part.buttons] for part in parts if isinstance(part, Row)]
    assert rows == [list("12345"), ["6", "Nobody"]]


def test_long_names_fill_the_rows_a_phone_has_and_the_others_are_a_step_further() -> None:
    long = [Option(f"o{n}", 0, T("The diver with the long name {n}", n=n), n) for n in range(9)]
    question = ask("named", long)
    assert len(controls(question).parts()) == 5
    assert labels(question)[-1] == "Further …"
    assert labels(question, "-/f2")[-1] == "Back"


def test_one_place_for_all_of_them_goes_without_saying() -> None:
    there = [Option(f"o{n}", 0, T("Diver {n}", n=n), n, spot="reef") for n in range(3)]
    assert labels(ask("named", there)) == ["Diver 0", "Diver 1", "Diver 2"]


def test_a_step_that_leads_nowhere_any_more_is_the_first_step() -> None:
    question = ask("turn", some(20, groups=4))
    assert labels(question, "g1234") == labels(question, "p9") == labels(question)


def joining(upto: int = 3) -> Ask:
    options = [Option(f"join{n}", 0, T("Diver {n}", n=n), n) for n in range(4)]
    draw = Option("draw", 0, T("Draw fate"), None, tone="go")
    return ask("several", [*options, draw], upto=upto)


def test_toggles_light_up_and_the_green_button_names_every_one_that_is_lit() -> None:
    question = joining()
    assert labels(question)[-1] == "Draw fate"
    *toggles, deed = buttons(controls(question, "t5").parts())
    assert [one.label for one in toggles] == ["✓ Diver 0", "○ Diver 1", "✓ Diver 2", "○ Diver 3"]
    assert [one.look for one in toggles] == ["main", "plain", "main", "plain"]
    assert (deed.label, deed.look) == ("Draw fate: Diver 0, Diver 2", "go")
    (tap,) = taps([Row([deed])])
    assert tap.press.name == SEVERAL
    assert tap.answers(question) == ["join0", "join2", "draw"]


def test_no_more_toggles_light_up_than_may_be_taken() -> None:
    off = [one.label for one in buttons(controls(joining(upto=2), "t3").parts()) if one.off]
    assert off == ["○ Diver 2", "○ Diver 3"]


def test_of_several_shares_of_a_division_a_tap_gives_the_least() -> None:
    shares = [
        Option(f"{name}-{n}", 0, T("{n}", n=n), n, short=T(f"{name} −{n}"), group=T(name))
        for name in ("Mac", "Ada")
        for n in (3, 2, 1)
    ]
    question = ask("divide", shares, upto=3)
    assert labels(question) == ["Mac −1", "Ada −1", "More at once …"]
    assert labels(question, "-/s1") == ["Mac −3", "Mac −2", "Ada −3", "Ada −2", "Back"]


def test_what_the_autopilot_would_do_says_itself() -> None:
    shares = some(4)
    rest = [shares[0], shares[2], shares[2]]
    question = ask("divide", shares, upto=3)
    *_, green = buttons(Controls("abc234", question, WORDING, rest=rest).parts())
    assert (green.label, green.look) == ("All at once: Option 0, Option 2 ×2", "go")


def test_a_stall_is_a_menu_with_its_name() -> None:
    wares = [Option(f"w{n}", 0, T("Ware {n}", n=n), n, group=T("Healer")) for n in range(4)]
    menu, row = controls(ask("shop", [*wares, Option("leave", 0, T("Done"), None)])).parts()
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Healer (4) …"
    assert [button.label for button in buttons([row])] == ["Done"]


def test_a_large_hand_is_one_menu_with_the_question_as_its_name() -> None:
    cards = [Option(f"c{n}", 0, T("Card {n}", n=n), n) for n in range(11)]
    assert len(labels(ask("hand", cards[:10]))) == 10
    (menu,) = controls(ask("hand", cards)).parts()
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Which? …"


def test_a_tale_goes_on_with_a_button_a_row_or_with_letters_below_the_words() -> None:
    few = [Option(f"o{n}", 0, T("Walk on {n}", n=n), n) for n in range(3)]
    assert len(controls(ask("story", few)).parts()) == 3
    long = [
        Option(f"o{n}", 0, T("Ask every one of them for the way home to port {n}", n=n), n)
        for n in range(3)
    ]
    words, row = controls(ask("story", long)).parts()
    assert isinstance(words, Words)
    assert [button.label for button in buttons([row])] == ["A", "B", "C"]
    assert "**B** Ask every one of them for the way home to port 1" in words.text


def test_only_one_button_is_green_and_never_one_of_two() -> None:
    options = [Option(f"o{n}", 0, T("Option {n}", n=n), n, tone="go") for n in range(2)]
    assert [one.look for one in buttons(controls(ask("named", options)).parts())] == 2 * ["plain"]


def test_what_would_be_called_alike_says_whose_it_is() -> None:
    options = [
        Option(f"o{n}", 0, T("Search"), n, short=T("search"), group=T("Diver {n}", n=n))
        for n in range(2)
    ]
    assert labels(ask("turn", options)) == ["Diver 0: Search", "Diver 1: Search"]


def test_a_few_different_choices_of_several_people_stand_under_their_names() -> None:
    options = [Option(f"o{n}", n % 2, T("Option {n}", n=n), n) for n in range(4)]
    parts = controls(ask("named", options)).parts()
    headings = [part.text for part in parts if isinstance(part, Words)]
    assert headings == ["**Marina**", "**F\\*nn**"]


def test_many_different_choices_of_several_people_wait_in_their_private_panels() -> None:
    options = [Option(f"o{n}", n % 2, T("Option {n}", n=n), n) for n in range(30)]
    question = ask("named", options)
    assert labels(question) == ["Choose"]


def test_what_those_may_do_who_are_not_asked_waits_in_their_private_panels() -> None:
    asked = [Option("a", 0, T("Aye"), 1)]
    aside = [Option(f"h{n}", 1, T("Help {n}", n=n), n, aside=True) for n in range(3)]
    assert labels(ask("named", [*asked, *aside])) == ["Aye", "Step in"]


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


@pytest.mark.parametrize(
    ("letters", "shown"), [((100, 9), 100), ((101, 9), 9), ((101, 101, 0), 0), ((300, 100), 100)]
)
def test_a_note_is_as_long_as_there_is_room_for(letters: tuple[int, ...], shown: int) -> None:
    note = Note(*(Text("x" * count) for count in letters))
    ware = T("Ware")
    options = [
        Option(f"o{n}", 0, T("Option {n}", n=n), n, detail=note, group=ware) for n in range(20)
    ]
    panel = controls(ask("shop", options))
    [menu] = [part for part in panel.parts() if isinstance(part, Menu)]
    assert {item.detail for item in menu.items} == {"x" * shown or None}
