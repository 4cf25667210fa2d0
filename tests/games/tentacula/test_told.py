"""Everything that happens in a voyage is told, once, and nothing that does not happen."""

from games.kernel.match import Match
from games.tentacula import GAME
from games.tentacula.board import AHEAD, FINISH, GEM_NAMES, LAST_ANIMAL_SQUARE
from games.tentacula.gems import need
from games.tentacula.state import Row
from tests.games.tentacula.tables import details, gems, ids, position, reef, sit_down, story, tile


def told(match: Match, kind: str) -> list[str]:
    """Deeds with their seat, or figures."""
    found = [line for line in match.lines if line.kind == kind]
    return [str(line.text) if line.by is None else f"{line.by} {line.text}" for line in found]


def at_the_shark() -> Match:
    hands = [tile("crab"), tile("turtle")]
    cave, chest, rows = gems(blue=1), gems(white=3), reef(("111",) * 5, ("111",) * 5)
    fish = [11, 9, 10]
    match = sit_down(position(hands, shells=1, fish=fish, cave=cave, chest=chest, rows=rows))
    for choice in ("go", "box", "yellow-12"):
        match.choose(0, choice)
    return match


def test_a_gem_that_the_shark_fetches_is_told() -> None:
    match = at_the_shark()
    match.choose(0, "blue")
    assert "0 has the shark fetch a blue gem back from the cave" in told(match, "deed")


def test_a_shark_sent_away_is_told() -> None:
    match = at_the_shark()
    match.choose(0, "no")
    assert "0 thanks the shark and keeps the shell" in told(match, "deed")
    assert match.game.s.shells == 1


def test_a_tile_that_goes_into_the_box_is_told() -> None:
    match = sit_down(position([tile("turtle"), tile("crab")], rows=[Row(6), Row(6)]))
    for choice in ("go", "box"):
        match.choose(0, choice)
    words = "0 plays the turtle tile into the box, as no reef square is free"
    assert words in told(match, "deed")


def test_who_could_pay_and_does_not_moves_no_fish_and_that_is_told() -> None:
    match = sit_down(position([tile("seahorse"), tile("crab")], fish=[18, 16, 15]))
    for choice in ("go", "inside", "stay"):
        match.choose(0, choice)
    assert "0 moves no fish" in told(match, "deed")


def test_where_no_fish_can_swim_no_deed_is_told() -> None:
    match = sit_down(position([tile("crab"), tile("crab")], fish=[19, 18, 17], shells=0))
    for choice in ("go", "inside"):
        match.choose(0, choice)
    assert "No fish can swim this time." in story(match)
    assert "moves no fish" not in story(match)


def test_the_second_to_step_forward_comes_right_after() -> None:
    match = sit_down(position([tile("crab"), tile("turtle"), tile("crab")]))
    match.choose(1, "go")
    assert told(match, "deed") == ["1 plays next"]
    match.choose(2, "go")
    assert told(match, "deed") == ["2 comes right after"]


def test_figures_are_told_only_of_what_has_changed() -> None:
    match = sit_down(position([tile("turtle"), tile("crab")], shells=1))
    for choice in ("go", "inside", "yellow-1"):
        match.choose(0, choice)
    assert told(match, "figure") == []
    match = at_the_shark()
    match.choose(0, "blue")
    assert told(match, "figure") == ["4 gems on the chest", "0 shells"]


def test_the_first_two_tiles_say_which_squares_they_would_hide() -> None:
    said: list[str] = []
    for seed in range(20):
        match = Match.start(GAME, 2, seed=seed)
        for seat, choice in ((0, "starfish"), (0, "crab"), (1, "jellyfish")):
            match.choose(seat, choice)
        said += details(match).values() if "first" in ids(match) else []
    assert said
    assert all(words.startswith("5 to 7: hides") for words in said)


def test_the_board_is_read_as_it_is_swum() -> None:
    assert GAME.reading_order("red-4") < GAME.reading_order("yellow-5")
    assert GAME.reading_order("yellow-5") < GAME.reading_order("green-5")
    assert GAME.reading_order("inside-9") < GAME.reading_order("outside-2")


def test_every_square_but_the_finish_has_squares_ahead_of_it() -> None:
    for ahead in AHEAD:
        assert len(ahead) == LAST_ANIMAL_SQUARE + 1 == 35
        assert all(squares[-1] == FINISH for squares in ahead)


def test_a_gem_of_which_just_enough_is_left_says_that_none_is_to_spare() -> None:
    state = position([tile("crab"), tile("turtle")], chest=gems(purple=1, white=3))
    needs = [str(need(state, gem)) for gem in (GEM_NAMES.index("purple"), GEM_NAMES.index("white"))]
    assert needs == ["needed, none to spare", "needed, 2 to spare"]


def test_the_team_reads_how_badly_it_wants_a_colour() -> None:
    state = position([tile("crab"), tile("turtle")], stash="boot", chest=gems(green=1, white=2))
    colours = (GEM_NAMES.index(name) for name in ("green", "white", "red"))
    assert [str(need(state, gem)) for gem in colours] == [
        "1 too few on the chest",
        "needed, none to spare",
        "not needed for the stash",
    ]
