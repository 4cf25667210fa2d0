"""The walker, the reader and the autopilot."""

import pytest

from games.sleeping_gods import GAME
from games.sleeping_gods.authors.reader import play, read_by_playing
from games.sleeping_gods.authors.walker.heroes import replays
from games.sleeping_gods.authors.walker.report import walk_pack
from games.sleeping_gods.content.facts import World
from games.sleeping_gods.content.loader import find_pack
from tests.games.sleeping_gods.tables import SHALLOWS, para, with_parts


def test_the_walker_visits_every_branch_and_shows_exact_routes() -> None:
    lines = list(walk_pack(SHALLOWS))
    assert not [line for line in lines if line.startswith("!")]
    assert "totem 1: 2 (2A, 2.1) · 7 (7A, 7.1)" in lines
    assert "totem 2: 4 (4A, 4.1) · 10 (10B, 10.1, 10E)" in lines
    assert "totem 3: 9 (9B) · 21 (21A, 21.1A, 21.4)" in lines
    ending = next(line for line in lines if line.startswith("ending 2"))
    assert all(stop in ending for stop in ("2 (", "7 (", "4 (", "10 (", "9 (", "21 (", "F1 ("))


NEVER = {"kw": "LANTERN", "no_kw": "LANTERN"}


def test_a_branch_that_needs_the_impossible_is_reported() -> None:
    gated = para(
        "99",
        choices=[
            {
                "key": "A",
                "text": "Never.",
                "requires": {"kw": "LANTERN", "no_kw": "LANTERN"},
                "end": True,
            },
            {"key": "B", "text": "Go.", "end": True},
        ],
    )
    lines = list(walk_pack(with_parts(storybook=[gated]), heroes=2))
    assert "! never walked: 99A" in lines


def test_routes_are_walked_exactly() -> None:
    assert replays(SHALLOWS, []) == World()


def test_the_reader_counts_pages() -> None:
    lines = list(read_by_playing(GAME, "shallows", 4, 1))
    met = [int(words[1]) for words in map(str.split, lines) if words[:1] == ["2"]]
    assert len(met) == 1
    assert met[0] >= 1
    assert any("totems" in line for line in lines)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["easy", "normal", "brutal"])
def test_the_autopilot_plays_whole_campaigns(mode: str, seats: int) -> None:
    for seed in range(2):
        game, cause, decisions = play(GAME, "shallows", seats, seed, mode)
        assert cause.startswith(("ending", "defeat"))
        assert decisions < GAME.longest
        assert game.s.turn > 1


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["easy", "normal", "brutal"])
def test_300_campaigns_in_each_mode(mode: str, seats: int) -> None:
    pack = find_pack("shallows")
    for seed in range(300):
        game, cause, _ = play(GAME, "shallows", seats, seed, mode)
        assert cause.startswith(("ending", "defeat"))
        if mode == "brutal":
            assert game.s.defeats <= 1
        if cause.startswith("ending"):
            assert int(cause.partition("_")[2]) in pack.ending
