"""A small storm over each database, and bots broken on purpose; `make chaos` makes large storms."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from benchmarks import postgres
from bot.store import Entry
from games.catalog import find_game
from games.kernel.match import Match
from tests.chaos.breakages import BREAKAGES
from tests.chaos.game_copy import Copy, Misfit
from tests.chaos.judge import CASES
from tests.chaos.log_lines import LogLines
from tests.chaos.press import Press, press_of
from tests.chaos.proof import CHANCE, left_to_chance, pinged_twice
from tests.chaos.tally import COUNTERS, Tally
from tests.chaos.watch import Posted

ROOT = Path(__file__).parents[1]
SMALL = ["--kills", "5", "--presses", "120", "--tables", "5"]
QUICK = ("ids_not_kept", "other_option", "reminder_lost")
"""Those that the gate tries; all of them are tried in the soak."""
USER, PRESSED = 7, 99


def test_only_what_hangs_on_chance_is_not_compared() -> None:
    storm = {
        "1 lurk 0": "a",
        "1 lurk 1": CHANCE,
        "1 lurk 2": "b",
        "1 lurk 3": "c",
        "11 lurk 2": "d",
    }
    calm = {"1 lurk 0": "a", "1 lurk 1": "x", "1 lurk 2": "y", "11 lurk 2": "d"}
    assert left_to_chance(storm, calm) == {"1 lurk 1", "1 lurk 2", "1 lurk 3"}
    assert left_to_chance(calm, calm) == set()


def panel(number: int, token: str, *pinged: str, length: int = 0) -> Posted:
    return Posted(number << 22, "7", "abc", frozenset({token}), frozenset(pinged), length)


def test_a_second_ping_for_the_same_question_is_noticed() -> None:
    tally = Tally()
    pinged_twice([panel(1, "1.a", "5"), panel(2, "1.a", "6"), panel(3, "2.b", "5")], tally)
    assert tally.sound
    pinged_twice([panel(1, "1.a", "5", "6"), panel(2, "1.a", "5")], tally)
    assert tally.wrong == {"pinged_twice": 1}


def test_a_question_that_was_taken_back_may_call_again_once() -> None:
    twice = [panel(1, "1.a", "5", length=4), panel(2, "1.a", "5", length=8)]
    tally = Tally()
    pinged_twice(twice, tally, {"abc": [7]})
    assert tally.sound
    pinged_twice([*twice, panel(3, "1.a", "5", length=8)], tally, {"abc": [7]})
    assert tally.wrong == {"pinged_twice": 1}


def test_errors_are_counted_by_what_happened() -> None:
    """Not by the numbers in their sentences, which are new every time."""
    lines = LogLines()
    for error in ("4db120", "97071c"):
        lines.hear(f"2026-11-18 05:45:26,715 ERROR   bot.errors: error {error} [error_id={error}]")
        lines.hear("Traceback (most recent call last):")
        lines.hear('  File "bot/x.py", line 3, in y')
        lines.hear(f"discord.errors.NotFound: 404 Not Found (error code: 1{error[1]}): Unknown")
    lines.hear("2026-11-18 05:45:27,000 ERROR   bot.errors: error abcdef [error_id=abcdef]")
    lines.hear("bot.store.StoreError: locked")
    lines.hear("2026-11-18 05:45:27,001 INFO    bot.presses: press [ms=1]")
    assert sorted(lines.errors.values()) == [1, 2]
    assert any("NotFound" in one and count == 2 for one, count in lines.errors.items())


class Told:
    """A game, and entries about its first question as a log would have them."""

    def __init__(self) -> None:
        match = Match.start(find_game("tentacula"), 2, seed=1)
        self.copy = Copy(match.save(), set())
        assert match.ask is not None
        self.ask, self.option = match.ask, match.ask.options[0]
        self.step = match.choose(self.option.seat, self.option.id)

    def entry(
        self, number: int = 2, user: int | None = USER, pressed: int | None = PRESSED
    ) -> Entry:
        return Entry(number, "choice", 1, 0, 0, (), self.step.choice, user, pressed)

    def press(self, user: int = USER, option: str = "", token: str = "") -> Press:
        return Press(str(user), token or self.ask.token, (option or self.option.id,), 0)


def test_what_was_pressed_is_believed() -> None:
    told = Told()
    told.copy.answers(told.entry(), told.press())
    told.copy.take(told.entry())
    assert [one.press for one in told.copy.standing] == [PRESSED]


@pytest.mark.parametrize(
    ("press", "counter"),
    [
        (None, "doubled"),
        (Press(str(USER), "an.earlier", ("x",), 0), "doubled"),
        (Press("8", "", (), 0), "another"),
        (Press(str(USER), "", ("another option",), 0), "another"),
    ],
)
def test_what_was_not_pressed_is_named(press: Press | None, counter: str) -> None:
    told = Told()
    if press is not None:
        chosen = press.options or (told.option.id,)
        press = Press(press.user, press.token or told.ask.token, chosen, 0)
    with pytest.raises(Misfit) as found:
        told.copy.answers(told.entry(), press)
    assert found.value.counter == counter


def test_a_choice_without_a_press_is_an_error() -> None:
    """Also where it has no number that could be looked up."""
    told = Told()
    with pytest.raises(Misfit) as found:
        told.copy.take(told.entry(pressed=None))
    assert found.value.counter == "unpressed"


def test_an_autopilot_on_a_persons_seat_is_an_error() -> None:
    told = Told()
    with pytest.raises(Misfit) as found:
        told.copy.take(told.entry(user=None, pressed=None))
    assert found.value.counter == "seats"


def test_a_press_that_counts_again_is_an_error() -> None:
    told = Told()
    told.copy.answers(told.entry(), told.press())
    with pytest.raises(Misfit) as found:
        told.copy.answers(told.entry(3), told.press())
    assert found.value.counter == "doubled"


def test_an_undo_takes_back_one_choice_and_what_one_press_ticked_with_it() -> None:
    told = Told()
    told.copy.answers(told.entry(), told.press())
    told.copy.take(told.entry())
    told.copy.take(Entry(3, "undo", 0, 0, 0, user=USER))
    assert told.copy.standing == []
    assert told.copy.match.ask is not None
    assert told.copy.match.ask.token == told.ask.token


def test_an_undo_that_takes_back_nothing_is_an_error() -> None:
    told = Told()
    told.copy.answers(told.entry(), told.press())
    told.copy.take(told.entry())
    with pytest.raises(Misfit) as found:
        told.copy.take(Entry(3, "undo", 1, 0, 0, user=USER))
    assert found.value.counter == "undone"


def test_a_press_is_read_from_what_was_pressed() -> None:
    assert press_of("7", "d1:abc:1.a:rest", (), 3) == Press("7", "1.a", ("rest",), 3)
    assert press_of("7", "d1:abc:1.a:**", ("x", "y"), 3).options == ("x", "y")
    assert press_of("7", "d1:abc:1.a:+:p.1", (), 3).options == ()
    assert press_of("7", "Hand", (), 3).options == ()


def test_every_breakage_has_its_storm_and_a_counter_that_must_tell() -> None:
    assert CASES.keys() == BREAKAGES.keys()
    assert len(CASES) >= 20
    told = Counter(counter for case in CASES.values() for counter in case.counters)
    assert told.keys() == COUNTERS.keys(), "each counter is seen to count"


def judged(*names: str, store: str = "sqlite") -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "tests.chaos.judge", "--store", store]
    line += [word for name in names for word in ("--only", name)]
    line += ["--cold"] if names else []
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.timeout(900)
def test_a_short_storm_reports_a_bot_that_is_broken() -> None:
    done = judged(*QUICK)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert f"{len(QUICK)} of {len(QUICK)} breakages reported" in done.stdout


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_every_breakage_is_reported() -> None:
    done = judged()
    assert done.returncode == 0, done.stdout[-8000:]


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    ("store", "more"),
    [("sqlite", ()), ("sqlite", ("--painters", "1")), ("postgres", ("--workers", "2"))],
)
def test_a_small_storm_does_no_harm(store: str, more: tuple[str, ...], tmp_path: Path) -> None:
    if store == "postgres" and not postgres.PRESENT:
        pytest.skip(postgres.ABSENT)
    line = [sys.executable, "-m", "tests.chaos", "--store", store, *SMALL, *more]
    done = subprocess.run(
        [*line, "--keep", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
