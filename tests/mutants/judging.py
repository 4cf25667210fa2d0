"""Mutants before their judges: seated ones first, then, from the import on, what these cannot
settle."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from tempfile import TemporaryDirectory

import pytest

from tests.mutants.court import Court
from tests.mutants.mutant import Mutant
from tests.mutants.ranking import counts_the_box
from tests.mutants.touch import Touched
from tests.mutants.trial import Case, Trial, Verdict
from tests.mutants.warm import verdicts

SLOW = 1.0
"""Seconds of processor time; slower tests are asked only when all the faster ones are content."""
FIRST_FILES = 2
"""Files of tests that are collected for a first look at what runs at import."""

Judged = Iterator[tuple[Mutant, Verdict]]
Running = dict[int, tuple[Trial, list[Trial]]]


def cases(mutants: Sequence[Mutant], map_: Touched, *, quick: bool = False) -> Iterator[Case]:
    """Each mutant that can be read, with the tests that come there."""
    for mutant in mutants:
        code = mutant.code()
        if code is not None:
            tests = map_.tests_for(mutant)
            fast = [test for test in tests if map_.seconds[test] <= SLOW]
            yield Case(mutant, code, fast if quick and fast else tests)


def judged(waiting: Sequence[Case], map_: Touched, court: Court) -> Judged:
    """The verdicts, as they are reached."""
    with own_folder():
        yield from sentenced(waiting, map_, court)


@contextmanager
def own_folder() -> Iterator[None]:
    """For what tests write: pytest's usual one is shared with whoever else runs tests."""
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("PYTEST_DEBUG_TEMPROOT", folder)
        yield


def sentenced(waiting: Sequence[Case], map_: Touched, court: Court) -> Judged:
    inside = [at_first(case) for case in waiting if case.tests and can_be_seated(case.mutant)]
    settled = set()
    for mutant, verdict in verdicts(inside, court):
        if verdict.killer:
            court.ranking.learn_of(mutant, verdict.killer)
        at_import = mutant.module_level or mutant.is_among(map_.at_import)
        if verdict.fate != "survived" or not at_import:
            settled.add(mutant)
            yield mutant, verdict
    yield from from_import((case for case in waiting if case.mutant not in settled), court)


def at_first(case: Case) -> Case:
    """A game may have reckoned with a figure at import: those who count the box settle whether it
    has not; all others are asked from the import on."""
    if not case.mutant.in_data:
        return case
    return case._replace(tests=[test for test in case.tests if counts_the_box(test)])


def can_be_seated(mutant: Mutant) -> bool:
    """In a running game: a function has another body, a file of data is read anew."""
    return mutant.in_data or not mutant.module_level


def from_import(waiting: Iterator[Case], court: Court) -> Judged:
    running: Running = {}
    more = True
    while more or running:
        while more and len(running) < court.jobs:
            case = None if court.is_over() else next(waiting, None)
            if case is None:
                more = False
            elif not case.tests:
                yield case.mutant, Verdict("untouched")
            else:
                begin(running, stages(case, court))
        yield from heard(running, court)


def stages(case: Case, court: Court) -> list[Trial]:
    """A few files of tests that are likely to find it; then all others, the slow ones last."""
    tests = court.asked(case.mutant, case.tests)
    files = list(dict.fromkeys(test.split("::")[0] for test in tests))[:FIRST_FILES]
    fast = [test for test in tests if court.seconds[test] <= SLOW]
    first = [test for test in fast if test.split("::")[0] in files]
    rest = [test for test in fast if test not in set(first)]
    slow = [test for test in tests if court.seconds[test] > SLOW]
    groups = [group for group in (first, rest, slow) if group]
    return [Trial(case._replace(tests=group), court.seconds) for group in groups]


def heard(running: Running, court: Court) -> Judged:
    """Whoever is done; the next stage begins where judges were content."""
    pid, status = os.waitpid(-1, os.WNOHANG) if running else (0, 0)
    if not pid:
        end_overdue(running)
        time.sleep(0.01)
        return
    trial, left = running.pop(pid)
    verdict = trial.verdict(status)
    if verdict.killer:
        court.ranking.learn_of(trial.case.mutant, verdict.killer)
    if verdict.fate == "survived" and left:
        begin(running, left)
    else:
        yield trial.case.mutant, verdict


def begin(running: Running, trials: list[Trial]) -> None:
    trials[0].since = time.monotonic()
    trials[0].start()
    running[trials[0].pid] = trials[0], trials[1:]


def end_overdue(running: Running) -> None:
    for pid, (trial, _) in running.items():
        if trial.is_overdue():
            os.kill(pid, signal.SIGKILL)
