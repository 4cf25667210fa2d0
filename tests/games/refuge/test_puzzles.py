"""Puzzles of the day: one best move, and what is counted is what the rules bring."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from games.catalog import find_game
from games.kernel.match import Match
from games.minds import Puzzle, make_puzzle
from games.refuge.mind.facts import THREAT

REFUGE = find_game("refuge")
SEATS = REFUGE.puzzle_seats


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return [make_puzzle(REFUGE, SEATS, random.Random(seed)) for seed in range(12)]


def test_each_has_one_best_move_that_the_autopilot_often_misses(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        ranked = sorted(puzzle.shares.values(), reverse=puzzle.good)
        assert puzzle.shares[puzzle.best] == ranked[0] != ranked[1]
        match = puzzle.match(REFUGE)
        view, ask = match.view(puzzle.seat), match.asked(puzzle.seat)
        assert ask is not None
        assert {one.id for one in ask.of(puzzle.seat)} == puzzle.shares.keys()
        found = [
            match.game.autopilot(view, ask, puzzle.seat, random.Random(luck)).id != puzzle.best
            for luck in range(6)
        ]
        assert sum(found) >= 2


def test_the_same_day_has_the_same_puzzle(puzzles: list[Puzzle]) -> None:
    assert make_puzzle(REFUGE, SEATS, random.Random(3)) == puzzles[3]


def test_counting_over_whole_matches_finds_the_same(puzzles: list[Puzzle]) -> None:
    """Every way through the turn, and every card on top of the Kraken's deck, by the rules."""
    counted = [one for one in puzzles if _is_about_threat(one) and not _foreseen(one)][:2]
    assert counted
    for puzzle in counted:
        assert threats(puzzle) == pytest.approx(puzzle.shares)


def _is_about_threat(puzzle: Puzzle) -> bool:
    return THREAT.words in (puzzle.task.args or {}).values()


def _foreseen(puzzle: Puzzle) -> bool:
    return bool(puzzle.match(REFUGE).game.s.foreseen)


def threats(puzzle: Puzzle) -> dict[str, float]:
    """For each first move, the smallest share of cards with which the threat rises."""
    cards = list(puzzle.match(REFUGE).game.s.kraken_deck)
    risen = Counter[tuple[str, ...]]()
    for card in cards:
        for way, rises in ways(puzzle, card, ()):
            risen[way] += rises
    least: dict[str, float] = {}
    for way, times in risen.items():
        least[way[0]] = min(least.get(way[0], 1.0), times / len(cards))
    return least


def ways(puzzle: Puzzle, card: str, way: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    match = puzzle.match(REFUGE)
    deck, turn, before = match.game.s.kraken_deck, match.game.turn, match.game.s.threat
    deck.remove(card)
    deck.append(card)
    for option in way:
        match.choose(puzzle.seat, option)
        _small_answers(match, turn)
    if match.ask is None or match.game.turn != turn:
        yield way, int(match.game.s.threat > before)
        return
    for one in match.ask.of(puzzle.seat):
        yield from ways(puzzle, card, (*way, one.id))


def _small_answers(match: Match, turn: int) -> None:
    """As the autopilot would; questions of the same turn in which nobody can end it are small."""
    while (ask := match.ask) is not None and match.game.turn == turn:
        seat = ask.awaited[0]
        if ask.find(seat, "end") is not None:
            return
        own = match.game.autopilot(match.view(seat), ask.seen_by(seat), seat, random.Random(0))
        match.choose(seat, own.id)
