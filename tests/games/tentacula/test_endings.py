"""The five ways a game ends."""

from games.kernel.match import Match
from games.tentacula.board import FINISH, GATES, STASHES
from games.tentacula.state import Row
from tests.games.tentacula.tables import (
    die,
    gems,
    position,
    reef,
    seed_for,
    sit_down,
    story,
    take_turn,
    tile,
)


def last_fish_home(**fields: object) -> Match:
    state = position(
        [tile("turtle"), tile("crab")],
        ("jellyfish", "seahorse"),
        **{
            "fish": [FINISH, FINISH, 34],
            "fold": 2,
            "shells": 0,
            "rows": reef(("111",) * 4, ("111",) * 4, start=6),
            **fields,
        },  # type: ignore[arg-type]  # the fields vary
    )
    match = sit_down(state)
    take_turn(match, 0, "inside", f"red-{FINISH}")
    return match


def test_made_it_with_three_fish_home_and_the_gems_on_the_chest() -> None:
    match = last_fish_home()
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == ("made it", (0, 1))
    assert tuple(match.game.s.stashed) == STASHES[0]


def test_made_it_with_some_gems_delivered_before() -> None:
    match = last_fish_home(stashed=gems(purple=1, red=1), chest=gems(green=1, blue=1, white=1))
    assert match.outcome is not None
    assert match.outcome.cause == "made it"


def test_every_gem_of_a_colour_goes_to_the_stash() -> None:
    match = last_fish_home(stash="boot")
    assert match.game.s.stashed == gems(purple=1, green=2, blue=1, white=2)


def test_one_fish_at_home_is_not_enough() -> None:
    match = last_fish_home(fish=[FINISH, 30, 34], gate=GATES.index((0, 2, 1)))
    assert match.game.s.fish.count(FINISH) == 2
    assert match.outcome is None


def test_the_game_ends_the_moment_the_third_fish_is_in() -> None:
    match = last_fish_home()
    assert match.ask is None
    assert match.game.s.hands[1] >= 0, "the other player need not move any more"


def test_so_close_with_a_gem_of_the_stash_missing() -> None:
    match = last_fish_home(chest=gems(purple=1, red=1, green=1, blue=5))
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == ("so close", ())
    assert match.game.s.stashed == gems(purple=1, red=1, green=1, blue=1)
    assert "Missing from the stash: 1 white." in story(match)


def without_reef(**fields: object) -> Match:
    state = position(
        [tile("turtle"), -1],
        ("jellyfish", "seahorse"),
        **{"rows": [Row(6), Row(6)], "pile": [], "shells": 0, **fields},  # type: ignore[arg-type]  # the fields vary
    )
    match = sit_down(state)
    take_turn(match, 0, "box", "yellow-1")
    return match


def test_the_reef_is_gone_when_nobody_can_draw_a_tile() -> None:
    match = without_reef()
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == ("reef gone", ())


def test_with_the_reef_gone_tentacula_looks_no_more() -> None:
    match = without_reef(fish=[0, 16, 4])
    assert match.outcome is not None
    assert match.outcome.cause == "reef gone"
    assert match.game.s.thefts == []


def test_fish_food_when_the_stash_is_full_but_the_reef_is_gone() -> None:
    match = without_reef(stashed=list(STASHES[0]))
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == ("fish food", ())


def robbed(**fields: object) -> Match:
    state = position(
        [tile("crab"), tile("turtle")],
        ("jellyfish", "turtle"),
        **{"fish": [5, 0, 0], "shells": 0, "chest": gems(white=1), **fields},  # type: ignore[arg-type]  # the fields vary
    )
    match = sit_down(state, seed_for(die("white")))
    take_turn(match, 0, "inside", "yellow-8")
    return match


def test_a_bare_chest_loses_at_once() -> None:
    match = robbed()
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == ("chest bare", ())


def test_a_bare_chest_loses_even_with_a_full_stash() -> None:
    match = robbed(stashed=list(STASHES[0]))
    assert match.outcome is not None
    assert match.outcome.cause == "fish food"


def test_when_the_dolphin_takes_the_last_gem_nothing_is_left_to_steal() -> None:
    state = position(
        [tile("seahorse"), tile("turtle")],
        ("turtle", "crab"),
        fish=[12, 9, 10],
        shells=1,
        chest=gems(blue=1),
    )
    match = sit_down(state)
    take_turn(match, 0, "inside", "yellow-14")
    match.choose(0, "blue")
    assert match.outcome is not None
    assert match.game.s.thefts == [], "square 14 lies open, but the game is over"


def test_a_dolphin_that_takes_the_last_gem_leaves_the_chest_bare() -> None:
    state = position(
        [tile("seahorse"), tile("turtle")],
        ("turtle", "crab"),
        fish=[12, 9, 10],
        shells=1,
        chest=gems(blue=1),
        rows=reef(("111",) * 5, ("111",) * 5),
    )
    match = sit_down(state)
    take_turn(match, 0, "box", "yellow-14")
    match.choose(0, "blue")
    assert match.outcome is not None
    assert match.outcome.cause == "chest bare"


def test_the_figures_of_an_ending() -> None:
    outcome = last_fish_home(round=9, shells=3, cave=gems(white=2, blue=1)).outcome
    assert outcome is not None
    assert [(str(name), count) for name, count in outcome.figures] == [
        ("Rounds", 9),
        ("Fish home", 3),
        ("Gems home", 5),
        ("Gems stolen", 3),
        ("Shells left", 3),
    ]


def test_what_goes_to_the_stash_leaves_the_chest() -> None:
    match = last_fish_home(chest=gems(purple=1, red=2, green=1, blue=4, white=1))
    assert match.game.s.chest == gems(red=1, blue=3)
