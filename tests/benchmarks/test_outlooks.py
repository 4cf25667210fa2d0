"""The bench of percentages: by how much they were said wrongly, and how often was won."""

import random

import pytest

from benchmarks.outlooks import chance, curve, fitted, odds


def test_a_fit_finds_what_was_said_wrongly() -> None:
    luck = random.Random(1)
    shares = [luck.uniform(0.05, 0.95) for _ in range(4000)]
    said = [(share, luck.random() < chance(0.5 + 2 * odds(share))) for share in shares]
    assert fitted(said) == pytest.approx((0.5, 2.0), abs=0.2)


def test_a_curve_counts_what_was_won() -> None:
    rows = curve([(0.31, True), (0.39, False), (1.0, True)], lambda share: share).splitlines()
    assert [row.split() for row in rows] == [
        ["30-40", "%", "50%", "2"],
        ["90-100", "%", "100%", "1"],
    ]
