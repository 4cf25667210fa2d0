"""Every option says what it will do, and warns before it costs the dive."""

import pytest

from games.refuge import forecast, offers, tentacles, turn
from games.refuge.cards import SALVAGE, TYPE_NAMES
from games.refuge.characters import ABILITIES
from games.refuge.forecast import Forecast
from games.refuge.weapons import NO_CARD_LEFT
from games.refuge.words import CARD_DETAILS, OVER_COLUMNS
from tests.games.refuge.dive import Dive, dive, facts

NO_EFFECT, A_CAVE = forecast.STEADY_SPACES[2], forecast.STEADY_SPACES[44]


def told(table: Dive, option_id: str) -> Forecast:
    one = table.option(option_id)
    assert one.detail is not None
    return Forecast(one.detail, one.tone)


def test_a_spawn_space_says_whether_there_is_a_target() -> None:
    table = dive("6 | . . A . . . . . .\n3 | . . . t . . . . .", head=5)
    assert told(table, "move.c3r6") == Forecast(forecast.SPAWN_WORDS)
    assert told(table, "move.c1r6") == forecast.NO_TARGET


def test_with_no_salvage_card_left_every_elimination_warns() -> None:
    table = dive(
        "3 | . . . t . . . . .\n2 | . . t A . . t . .",
        names=("mags",),
        hands=[["harpoon", "dive_knife", "flare"]],
        salvage_deck=[],
        head=5,
    )
    lost = Forecast(NO_CARD_LEFT, "warn")
    assert told(table, "card.harpoon") == lost
    assert told(table, "card.dive_knife") == lost
    assert told(table, "ability.wrench") == lost
    assert told(table, "card.flare").tone == "plain"
    table = dive("6 | . . A . . . . . .\n3 | . . . t . . . . .", head=5, salvage_deck=[])
    assert told(table, "move.c3r6") == lost


def test_a_whirlpool_says_whether_somebody_is_in_a_cave() -> None:
    table = dive("5 | . . A . . . . . .\n4 | . . . . B . . . .")
    assert told(table, "move.c2r4") == forecast.SWITCH
    table = dive("5 | . . A . . . . . .\n4 | . . . B . . . . .")
    assert told(table, "move.c2r4") == forecast.NO_SWITCH
    alone_in_a_cave = dive("4 | . A . . . . . . .")
    assert told(alone_in_a_cave, "move.c2r4") == forecast.NO_SWITCH


@pytest.mark.parametrize(
    ("board", "move", "awaits"),
    [
        ("6 | . A . . . . . . .\n7 | . . . . . H H H .", "c1r7", forecast.HEAD_COMES),
        ("6 | . A . . . . . . .\n7 | . . H H H . . . .", "c1r7", forecast.PUSHED),
        ("8 | A . H H H . . . .", "c1r8", forecast.PUSHED),
        ("9 | . H H H . . . . .\n7 | A . . . . . . . .", "c0r8", forecast.HEAD_STAYS),
        ("10 | . A . . . . . . .\n9 | . . H H H . . . .", "c1r9", forecast.SWALLOWED),
        ("6 | . A . . . . . . .\n7 | t . H H H . . . .", "c1r7", forecast.SWALLOWED),
    ],
)
def test_a_kraken_space_says_what_the_head_will_do(board: str, move: str, awaits: Forecast) -> None:
    table = dive(board)
    assert told(table, f"move.{move}") == awaits
    table.choose(f"move.{move}")
    assert (awaits == forecast.SWALLOWED) == (table.spot(0) is None)


def test_a_kraken_space_names_whom_else_the_head_will_devour() -> None:
    table = dive("9 | . B H H H . . . .\n6 | . A . . . . . . .")
    words, tone = told(table, "move.c1r7")
    assert (facts(words), tone) == ([["mags"]], "warn")


def test_a_chosen_space_at_the_end_of_a_long_swim_says_what_it_does() -> None:
    table = dive("2 | . . . . A . . . .\n4 | . . . . . . t . .", hands=[["dive_scooter"]])
    table.choose("card.dive_scooter")
    assert told(table, "go.c4r1") == forecast.NO_SWITCH
    assert told(table, "go.c4r4") == A_CAVE


@pytest.mark.parametrize(
    ("board", "goal", "move", "awaits"),
    [
        ("5 | . A . . . . . . .", "chart_the_caves", "c1r4", forecast.A_MARKER),
        ("9 | . A . . . . . . .", "board_the_ub85", "c1r10", forecast.THE_HATCH),
        ("10 | . . . A . . . . .", "bring_the_cargo_home", "c4r10", forecast.THE_CARGO),
    ],
)
def test_a_move_towards_the_objective_says_so(
    board: str, goal: str, move: str, awaits: Forecast
) -> None:
    table = dive(board, goal=goal, head=5)
    moves = [one for one in table.offered if one.startswith("move.")]
    assert [one for one in moves if told(table, one) == awaits] == [f"move.{move}"]
    assert awaits.tone == "go"


def test_the_last_move_with_the_cargo_says_that_it_wins() -> None:
    board, goal = "1 | . . A . . . . . .", "bring_the_cargo_home"
    assert told(dive(board, goal=goal), "move.c2r0") == NO_EFFECT
    table = dive(board, goal=goal, carrier=0)
    assert told(table, "move.c2r0") == forecast.HOME
    assert told(table, "move.c2r2") not in (forecast.HOME, forecast.THE_CARGO)


def test_a_lone_diver_on_the_ground_is_warned_that_ending_the_turn_ends_the_dive() -> None:
    table = dive("2 | . . . . a . . . .", hands=[["flare", "flare"]], names=("vega",))
    assert told(table, "end") == offers.END_OF_GRACE
    assert (offers.END_OF_GRACE.tone, table.question.why) == ("warn", turn.WHY_GRACE)
    table = dive("2 | . . . . a . . B .", hands=[["flare", "flare"]], names=("vega", "mags"))
    assert told(table, "end") == offers.END_OF_TURN
    assert table.question.why == turn.WHY_DOWN
    assert dive("2 | . . . . A . . B .").question.why == turn.WHY_ACT


def test_a_tentacles_way_says_onto_whom_or_what_it_goes() -> None:
    board = "6 | . A . . . . . . .\n1 | . . . B t . . . ."
    table = dive(board).choose("move.c2r6")
    assert facts(table.option("put.c4r1.c4r2").label) == ["c4r1", "c4r2"]
    words, tone = told(table, "put.c4r1.c3r1")
    assert (facts(words), tone) == (["mags"], "warn")
    assert told(table, "put.c4r1.c4r0") == (tentacles.ONTO_THREAT, "warn")
    table = dive(board, threat=2).choose("move.c2r6")
    assert told(table, "put.c4r1.c4r0").words == tentacles.ONTO_THREAT
    table = dive(board, threat=3).choose("move.c2r6")
    assert told(table, "put.c4r1.c4r0").words == tentacles.LAST_THREAT


def test_a_strike_says_what_it_brings() -> None:
    board = "3 | . . . . t . . . .\n2 | . . . . A . . . ."
    table = dive(board, hands=[["harpoon"]]).choose("move.c4r3")
    assert told(table, "strike.harpoon").tone == "go"
    assert told(table, "strike.brace").words == ABILITIES["brace"].gist
    table = dive(board, hands=[["harpoon"]], salvage_deck=[]).choose("move.c4r3")
    assert told(table, "strike.harpoon").tone == "warn"


def test_a_step_into_the_mouth_warns() -> None:
    table = dive("6 | . . . . A . . . .", head=3)
    assert told(table, "move.c4r7") == forecast.IN_THE_MOUTH
    assert "space" not in (table.option("move.c4r7").label.args or {}), "the mouth is no space"


def test_the_head_says_where_it_would_lie() -> None:
    table = dive("2 | . . . . A . . . .", hands=[["flare"]]).choose("card.flare")
    assert told(table, "head.left.1").words == OVER_COLUMNS[2]


def test_divers_are_marked_where_they_are_and_pairs_come_with_their_type() -> None:
    table = dive("1 | . B A C . . . . .", hands=[["flare"], [], []]).choose("pass")
    assert table.option("pass.flare.mags").piece == "c1r1"
    table = dive(
        "2 | . . . . a . . B .", hands=[["flare", "bait", "flare"]], names=("vega", "mags")
    )
    table.choose("recover")
    assert told(table, "discard.bait.flare").words == TYPE_NAMES["lamp"]


def test_a_card_is_offered_with_its_type() -> None:
    hand = ["flare", "harpoon"]
    table = dive("4 | . A . . . . . . .", goal="stock_the_locker", hands=[hand])
    table.choose("stow")
    assert told(table, "discard.flare").words == CARD_DETAILS["flare"]


def test_cards_and_abilities_are_offered_with_what_is_printed_on_them() -> None:
    table = dive("2 | . . . t A . . . .", names=("mags",), hands=[["harpoon"]])
    assert told(table, "card.harpoon") == Forecast(SALVAGE["harpoon"].gist)
    assert told(table, "ability.wrench") == Forecast(ABILITIES["wrench"].effect)
    table = dive("2 | . . . . A . . b .", names=("michael", "mags"))
    assert ABILITIES["rally"].hint
    assert told(table, "ability.rally") == Forecast(ABILITIES["rally"].hint), "in a few words"
