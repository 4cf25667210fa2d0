"""Special squares: shells, the dolphin express, the shark."""

from games.kernel.match import Match
from games.tentacula.board import GEM_NAMES, STASHES
from tests.games.tentacula.tables import (
    buttons,
    gems,
    ids,
    position,
    reef,
    sit_down,
    story,
    take_turn,
    tile,
)

FULL_REEF = (("111",) * 5, ("111",) * 5)


def lands(square: int, start: int, animal: str, **fields: object) -> Match:
    """The turtle's player moves the yellow fish from start to square, under full coral."""
    hands = [tile(animal), tile("crab")]
    fields = {"rows": reef(*FULL_REEF), "fish": [start, 9, 10], **fields}
    match = sit_down(position(hands, ("turtle", "jellyfish"), **fields))  # type: ignore[arg-type]  # the fields vary
    take_turn(match, 0, "box", f"yellow-{square}")
    return match


def test_a_shell_is_found() -> None:
    assert lands(15, 12, "jellyfish", shells=0).game.s.shells == 1


def test_six_shells_at_most() -> None:
    match = lands(15, 12, "jellyfish", shells=6)
    assert match.game.s.shells == 6
    assert "you have 6 already" in story(match)


def test_a_shell_is_paid_before_one_is_found() -> None:
    state = position(
        [tile("seahorse"), tile("crab")],
        ("jellyfish", "turtle"),
        fish=[12, 9, 10],
        shells=6,
        rows=reef(*FULL_REEF),
    )
    match = sit_down(state)
    take_turn(match, 0, "box", "yellow-15")
    assert match.game.s.shells == 6, "one went, so there was room for the one on square 15"


def test_the_next_player_can_use_a_found_shell_at_once() -> None:
    match = lands(15, 12, "jellyfish", shells=0)
    take_turn(match, 1, "box")
    assert match.game.s.shells == 1
    assert any("−1🐚" in button for button in buttons(match).values())


def test_the_dolphin_carries_a_gem_to_the_stash_for_a_shell() -> None:
    match = lands(14, 12, "seahorse", shells=1)
    assert "purple" in ids(match, 0)
    match.choose(0, "purple")
    state = match.game.s
    assert (state.stashed, state.shells) == (gems(purple=1), 0)
    assert state.chest[GEM_NAMES.index("purple")] == 0


def test_the_dolphin_takes_only_what_the_stash_still_needs() -> None:
    match = lands(14, 12, "seahorse", shells=1, stash="starfish", stashed=gems(red=1))
    assert ids(match, 0) == ["purple", "green", "blue", "white", "no"]


def test_the_dolphin_may_be_sent_away() -> None:
    match = lands(14, 12, "seahorse", shells=1)
    match.choose(0, "no")
    assert match.game.s.shells == 1
    assert not any(match.game.s.stashed)


def test_no_shell_no_dolphin() -> None:
    match = lands(14, 12, "seahorse", shells=0)
    assert "purple" not in ids(match)
    assert "The dolphin would help for a shell, but you have none." in story(match)


def test_the_dolphin_has_nothing_to_do_when_the_stash_is_full() -> None:
    match = lands(14, 12, "seahorse", shells=2, stashed=list(STASHES[0]))
    assert "The dolphin finds nothing on the chest that the stash needs." in story(match)
    assert match.game.s.shells == 2


def test_the_dolphin_warns_when_it_would_leave_the_chest_bare() -> None:
    match = lands(14, 12, "seahorse", shells=1, chest=gems(blue=1))
    assert match.ask is not None
    assert "you lose" in str(match.ask.why)


def test_the_dolphin_goes_before_tentacula_looks() -> None:
    state = position([tile("seahorse"), tile("turtle")], fish=[12, 9, 10], shells=1)
    match = sit_down(state)
    take_turn(match, 0, "inside", "yellow-14")
    assert ids(match, 0)[0] == "purple"
    assert match.game.s.thefts == [], "square 14 lies open, and the die has not been rolled yet"


def test_special_squares_help_once_a_turn_even_with_many_shells() -> None:
    match = lands(14, 12, "seahorse", shells=5)
    match.choose(0, "blue")
    assert match.ask is not None
    assert match.ask.seats == [1]
    assert match.game.s.shells == 4


def test_the_shark_brings_any_gem_back_to_the_chest_for_a_shell() -> None:
    match = lands(12, 11, "crab", shells=1, cave=gems(blue=1, yellow=1), chest=gems(white=3))
    assert ids(match, 0) == ["yellow", "blue", "no"]
    match.choose(0, "yellow")
    state = match.game.s
    assert (state.cave, state.chest) == (gems(blue=1), gems(white=3, yellow=1))
    assert state.shells == 0


def test_the_shark_helps_only_when_the_cave_holds_something_the_stash_needs() -> None:
    match = lands(12, 11, "crab", shells=1, cave=gems(yellow=1), chest=gems(white=3))
    assert match.ask is not None
    assert match.ask.seats == [1], "the starfish stash wants no yellow gem"
    assert "The shark finds nothing in the cave that the stash needs." in story(match)


def test_no_shell_no_shark() -> None:
    match = lands(12, 11, "crab", shells=0, cave=gems(blue=1))
    assert match.ask is not None
    assert match.ask.seats == [1]
    assert "The shark would help for a shell, but you have none." in story(match)
