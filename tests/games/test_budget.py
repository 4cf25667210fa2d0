"""A budget of thought ends where it says, and costs next to nothing to keep."""

import pytest

from games.minds.budget import LOOKS_AT_THE_CLOCK, Budget, Meter, OutOfBudgetError


class Clock:
    """Stands still unless it is set, and counts who looks at it."""

    def __init__(self) -> None:
        self.now, self.looks = 0.0, 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("games.minds.budget.time.thread_time", clock)
    return clock


def spend_all(meter: Meter, most: int) -> int:
    for spent in range(most):
        try:
            meter.spend()
        except OutOfBudgetError:
            return spent
    return most


def test_so_many_positions_and_no_more() -> None:
    assert spend_all(Budget(leaves=5).start(), 100) == 5


@pytest.mark.usefixtures("clock")
def test_without_time_not_even_one() -> None:
    assert spend_all(Budget(seconds=0.0).start(), 100) == 0


def test_once_the_time_is_over_a_few_positions_at_most(clock: Clock) -> None:
    meter = Budget(seconds=1.0).start()
    assert spend_all(meter, 20) == 20
    clock.now = 1.0
    assert spend_all(meter, 100) < LOOKS_AT_THE_CLOCK
    assert spend_all(meter, 100) == 0, "over is over"


def test_the_clock_is_looked_at_now_and_then(clock: Clock) -> None:
    spend_all(Budget(seconds=1.0).start(), 80)
    assert clock.looks <= 1 + 80 // LOOKS_AT_THE_CLOCK
