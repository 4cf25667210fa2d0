"""Every option says what it will do, and warns before it costs the dive."""

import pytest

from tests.games.refuge.dive import Dive, dive


def told(table: Dive, option_id: str) -> tuple[str, str]:
    one = table.option(option_id)
    return str(one.detail), one.tone


def test_a_spawn_space_says_whether_there_is_a_target() -> None:
    table = dive("6 | . . A . . . . . .\n3 | . . . t . . . . .", head=5)
    said, tone = told(table, "move.c3r6")
    assert (said, tone) == ("Spawn: eliminate one in line, draw a card", "plain")
    assert told(table, "move.c1r6")[0] == "Spawn: no tentacle in line, no effect"


def test_with_no_salvage_card_left_every_elimination_warns() -> None:
    table = dive(
        "3 | . . . t . . . . .\n2 | . . t A . . t . .",
        names=("mags",),
        hands=[["harpoon", "dive_knife", "flare"]],
        salvage_deck=[],
        head=5,
    )
    lost = ("No card is left to draw: the dive would be lost", "warn")
    assert told(table, "card.harpoon") == lost
    assert told(table, "card.dive_knife") == lost
    assert told(table, "ability.wrench") == lost
    assert told(table, "card.flare")[1] == "plain"
    table = dive("6 | . . A . . . . . .\n3 | . . . t . . . . .", head=5, salvage_deck=[])
    assert told(table, "move.c3r6") == lost


def test_a_whirlpool_says_whether_somebody_is_in_a_cave() -> None:
    table = dive("5 | . . A . . . . . .\n4 | . . . . B . . . .")
    assert told(table, "move.c2r4")[0] == "Whirlpool: switch with a diver in a cave"
    table = dive("5 | . . A . . . . . .\n4 | . . . B . . . . .")
    assert told(table, "move.c2r4")[0] == "Whirlpool: nobody in a cave, no effect"
    alone_in_a_cave = dive("4 | . A . . . . . . .")
    assert told(alone_in_a_cave, "move.c2r4")[0] == "Whirlpool: nobody in a cave, no effect"


@pytest.mark.parametrize(
    ("board", "move", "words", "tone"),
    [
        ("6 | . A . . . . . . .\n7 | . . . . . H H H .", "c1r7", "one space closer", "plain"),
        ("6 | . A . . . . . . .\n7 | . . H H H . . . .", "c1r7", "pushes you along", "warn"),
        ("8 | A . H H H . . . .", "c1r8", "pushes you along", "warn"),
        ("9 | . H H H . . . . .\n7 | A . . . . . . . .", "c0r8", "at the edge and stays", "plain"),
        ("10 | . A . . . . . . .\n9 | . . H H H . . . .", "c1r9", "devours you", "warn"),
        ("6 | . A . . . . . . .\n7 | t . H H H . . . .", "c1r7", "devours you", "warn"),
        (
            "9 | . B H H H . . . .\n6 | . A . . . . . . .",
            "c1r7",
            "comes and devours Mags",
            "warn",
        ),
    ],
)
def test_a_kraken_space_says_what_the_head_will_do(
    board: str, move: str, words: str, tone: str
) -> None:
    table = dive(board)
    said, how = told(table, f"move.{move}")
    assert words in said
    assert how == tone
    table.choose(f"move.{move}")
    assert (words == "devours you") == (table.spot(0) is None)


def test_a_chosen_space_at_the_end_of_a_long_swim_says_what_it_does() -> None:
    table = dive("2 | . . . . A . . . .\n4 | . . . . . . t . .", hands=[["dive_scooter"]])
    table.choose("card.dive_scooter")
    assert told(table, "go.c4r1")[0] == "Whirlpool: nobody in a cave, no effect"
    assert told(table, "go.c4r4")[0] == "Cave: no tentacle enters"


@pytest.mark.parametrize(
    ("board", "goal", "move", "words"),
    [
        ("5 | . A . . . . . . .", "chart_the_caves", "c1r4", "You collect the marker"),
        (
            "9 | . A . . . . . . .",
            "board_the_ub85",
            "c1r10",
            "You board the UB-85 and leave the map",
        ),
        ("10 | . . . A . . . . .", "bring_the_cargo_home", "c4r10", "You take the cargo"),
    ],
)
def test_a_move_towards_the_objective_says_so(board: str, goal: str, move: str, words: str) -> None:
    table = dive(board, goal=goal, head=5)
    assert told(table, f"move.{move}") == (words, "go")
    moves = [one for one in table.offered if one.startswith("move.")]
    assert [one for one in moves if told(table, one)[0] == words] == [f"move.{move}"]


def test_the_last_move_with_the_cargo_says_that_it_wins() -> None:
    board, goal = "1 | . . A . . . . . .", "bring_the_cargo_home"
    assert told(dive(board, goal=goal), "move.c2r0") == ("No effect", "plain")
    table = dive(board, goal=goal, carrier=0)
    assert told(table, "move.c2r0") == ("The cargo is home: the dive is won", "go")
    assert "cargo" not in told(table, "move.c2r2")[0]


def test_a_lone_diver_on_the_ground_is_warned_that_ending_the_turn_ends_the_dive() -> None:
    table = dive("2 | . . . . a . . . .", hands=[["flare", "flare"]], names=("vega",))
    assert told(table, "end") == ("You have not got up: the dive is lost", "warn")
    assert "or the dive is lost" in str(table.question.why)
    table = dive("2 | . . . . a . . B .", hands=[["flare", "flare"]], names=("vega", "mags"))
    assert told(table, "end") == ("The Kraken draws its card", "plain")
    assert str(table.question.why).startswith("You lie on the ground: get up")
    standing = dive("2 | . . . . A . . B .")
    assert str(standing.question.why).startswith("Two actions a turn")


def test_a_tentacles_way_says_onto_whom_or_what_it_goes() -> None:
    board = "6 | . A . . . . . . .\n1 | . . . B t . . . ."
    table = dive(board).choose("move.c2r6")
    assert str(table.option("put.c4r1.c4r2").label) == "Tentacle E1 → E2 Lair"
    assert told(table, "put.c4r1.c3r1") == ("Onto Mags", "warn")
    assert told(table, "put.c4r1.c4r0") == ("Onto the threat track", "warn")
    table = dive(board, threat=2).choose("move.c2r6")
    assert told(table, "put.c4r1.c4r0")[0] == "Onto the threat track"
    table = dive(board, threat=3).choose("move.c2r6")
    assert "the dive would be lost" in told(table, "put.c4r1.c4r0")[0]


def test_a_strike_says_what_it_brings() -> None:
    board = "3 | . . . . t . . . .\n2 | . . . . A . . . ."
    table = dive(board, hands=[["harpoon"]]).choose("move.c4r3")
    assert told(table, "strike.harpoon")[1] == "go"
    assert "you stay up" in told(table, "strike.brace")[0]
    table = dive(board, hands=[["harpoon"]], salvage_deck=[]).choose("move.c4r3")
    assert told(table, "strike.harpoon")[1] == "warn"


def test_a_step_into_the_mouth_warns() -> None:
    table = dive("6 | . . . . A . . . .", head=3)
    assert told(table, "move.c4r7") == ("You are devoured", "warn")


def test_the_head_says_where_it_would_lie() -> None:
    table = dive("2 | . . . . A . . . .", hands=[["flare"]]).choose("card.flare")
    assert told(table, "head.left.1")[0] == "The head lies over C to E."


def test_divers_are_marked_where_they_are_and_pairs_come_with_their_type() -> None:
    table = dive("1 | . B A C . . . . .", hands=[["flare"], [], []]).choose("pass")
    assert table.option("pass.flare.mags").piece == "c1r1"
    table = dive(
        "2 | . . . . a . . B .", hands=[["flare", "bait", "flare"]], names=("vega", "mags")
    )
    table.choose("recover")
    assert told(table, "discard.bait.flare")[0] == "Lamp"


def test_a_card_is_offered_with_its_type() -> None:
    hand = ["flare", "harpoon"]
    table = dive("4 | . A . . . . . . .", goal="stock_the_locker", hands=[hand])
    table.choose("stow")
    assert told(table, "discard.flare")[0] == "Lamp: Move the head 1 space"


def test_cards_and_abilities_are_offered_with_what_is_printed_on_them() -> None:
    table = dive("2 | . . . t A . . . .", names=("mags",), hands=[["harpoon"]])
    short = "Eliminate one in line, up to 3 away"
    assert told(table, "card.harpoon") == (short, "plain")
    assert told(table, "ability.wrench") == ("Eliminate up to 2 tentacles next to you.", "plain")
