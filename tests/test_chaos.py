"""A small storm over each database, and bots broken on purpose; `make chaos` makes large storms."""

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path

import pytest

from benchmarks import postgres
from bot.store import Campaign, Entry, SeatRow
from games.catalog import find_game
from games.kernel.match import Match
from loopback import SeenMessage
from tests.chaos.breakages import BREAKAGES, break_bot
from tests.chaos.game_copy import Copy, Made, Misfit
from tests.chaos.judge import CASES
from tests.chaos.log_lines import LogLines
from tests.chaos.press import Press, press_of, refused
from tests.chaos.proof import CHANCE, digest, left_to_chance, pinged_twice
from tests.chaos.reef import Patience, Reef
from tests.chaos.seated import Seated
from tests.chaos.tally import COUNTERS, Tally
from tests.chaos.watch import Posted, Watch

ROOT = Path(__file__).parents[1]
SMALL = ["--kills", "5", "--presses", "120", "--tables", "5"]
QUICK = ("other_option", "reminder_lost")
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


def test_what_other_tables_have_found_makes_no_other_game() -> None:
    tale = find_game("sleeping_gods")
    begun, later, other = (
        Match.start(tale, 2, tale.Options(known=known), seed=seed).record
        for known, seed in ((1, 7), (2, 7), (1, 8))
    )
    assert digest(begun) == digest(later)
    assert digest(begun) != digest(other)


def panel(number: int, length: int, *pinged: str) -> Posted:
    return Posted(number << 22, "7", "abc", frozenset(pinged), length)


def told_of(*questions: str, undone: Sequence[int] = ()) -> dict[str, Copy]:
    """The table of these panels: what it asked after each of its entries."""
    copy = Told().copy
    copy.asked, copy.undone = dict(enumerate(questions, 1)), list(undone)
    copy.awaited, copy.keepers = {key: [0] for key in copy.asked}, {0: {"5", "6"}}
    return {"abc": copy}


def test_a_second_ping_for_the_same_question_is_noticed() -> None:
    """Also where a panel does not say what it asks: the log does."""
    tally, copies = Tally(), told_of("1.a", "1.a", "2.b")
    pinged_twice([panel(1, 1, "5"), panel(2, 2, "6"), panel(3, 3, "5")], tally, copies)
    assert tally.sound
    pinged_twice([panel(1, 1, "9"), panel(2, 2, "9")], tally, copies)
    assert tally.sound, "whoever is not asked is called for something else"
    pinged_twice([panel(1, 1, "5", "6"), panel(2, 2, "5")], tally, copies)
    assert tally.wrong == {"pinged_twice": 1}


def test_a_question_that_was_taken_back_may_call_again_once() -> None:
    tally, copies = Tally(), told_of("1.a", "2.b", "1.a", undone=[3])
    twice = [panel(1, 1, "5"), panel(2, 3, "5")]
    pinged_twice(twice, tally, copies)
    assert tally.sound
    pinged_twice([*twice, panel(3, 3, "5")], tally, copies)
    assert tally.wrong == {"pinged_twice": 1}


def test_a_table_that_rested_calls_again_when_moments_have_passed() -> None:
    tally, copies = Tally(), told_of("1.a", "1.a", "1.a")
    copies["abc"].acts = [2]
    pinged_twice([panel(1, 1, "5"), panel(601_000, 2, "5")], tally, copies)
    assert tally.sound
    pinged_twice([panel(1, 1, "5"), panel(599_000, 2, "5")], tally, copies)
    pinged_twice([panel(1, 2, "5"), panel(601_000, 3, "5")], tally, copies)
    assert tally.wrong == {"pinged_twice": 2}


def seated(told: "Told", *panels: Posted) -> Seated:
    """A table that has shown these panels."""
    watch = Watch(None, None, posted={str(one.message): one for one in panels})  # type: ignore[arg-type]  # nobody listens
    reef = Reef(1, None, watch, None, None, Tally(), Patience(), False, 0)  # type: ignore[arg-type]  # nothing is read
    seats = [SeatRow(0, USER, "Ada", "person"), SeatRow(1, 8, "Bo", "person")]
    row = Campaign("abc", 1, "tentacula", "playing", USER, 7, 0, 0)
    table = Seated(reef, row, [], {}, set(), random.Random, told.opening, seats)
    table.copy = told.copy
    return table


def test_whoever_an_earlier_panel_called_for_this_question_is_not_called_again() -> None:
    """A page that was read, or a panel whose choices are private, carries no question itself."""
    told = Told()
    asked = {str(USER if seat == 0 else 8) for seat in told.ask.awaited}
    told.copy.asked = {1: "before", 2: told.ask.run}
    seen = SeenMessage({"id": str(3 << 22), "channel_id": "7"})
    read, other, now = panel(1, 2, *asked), panel(2, 1, *asked), panel(3, 2)
    assert seated(told, read, now).uncalled(seen, told.ask) == set()
    assert seated(told, other, now).uncalled(seen, told.ask) == asked


def test_whoever_has_just_chosen_needs_no_call_for_what_comes_next() -> None:
    """Their press may have been on the panel before, which another one replaced meanwhile."""
    told = Told()
    seen = SeenMessage({"id": str(3 << 22), "channel_id": "7"})
    table = seated(told, panel(3, 2))
    asked = table.uncalled(seen, told.ask)
    told.copy.standing = [Made(told.step.choice, USER, PRESSED)]
    assert table.uncalled(seen, told.ask) == asked - {str(USER)} != asked


def test_a_press_that_is_refused_in_words_is_not_said_to_count() -> None:
    mine = {"id": "1", "channel_id": "7", "flags": 64, "components": [], "embeds": []}
    said = SeenMessage(mine | {"content": "Your last answer counts already; here is …"})
    assert refused([said])
    assert not refused([SeenMessage(mine | {"content": "Your move counts."})])
    assert not refused([SeenMessage(dict(said.raw) | {"flags": 0})])


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
        self.opening = match.save()
        self.copy = Copy(self.opening, set())
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
    assert press_of("7", "d1:abc:1.a:*:0", ("x",), 3).options == ("x",)
    assert press_of("7", "d1:abc:1.a:**:3", (), 3) == Press("7", "1.a", (), 3, "t3")
    assert press_of("7", "d1:abc:1.a:+:p.1", (), 3).options == ()
    assert press_of("7", "Hand", (), 3).options == ()


def test_every_breakage_has_its_storm_and_a_counter_that_must_tell() -> None:
    assert CASES.keys() == BREAKAGES.keys()
    assert len(CASES) >= 20
    told = Counter(counter for case in CASES.values() for counter in case.counters)
    assert told.keys() == COUNTERS.keys(), "each counter is seen to count"


def test_every_breakage_finds_what_it_spoils() -> None:
    """Names move; whoever misses their place does no harm, and proves nothing."""
    for name in BREAKAGES:
        broken = get_context("fork").Process(target=break_bot, args=(name, Path(os.devnull)))
        broken.start()
        broken.join()
        assert broken.exitcode == 0, name


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
