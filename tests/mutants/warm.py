"""Judges who are seated already: a game's tests are collected once, each mutant is a fork of that
process with the changed functions in their place.

What a game has reckoned at import stays as it was, so this can find every mutant, but clear only
those in lines that do not run at import.
"""

from __future__ import annotations

import gc
import os
import signal
from collections import defaultdict
from collections.abc import Iterator, Sequence
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.places import ROOT, Mutant
from tests.mutants.touch import PLAIN
from tests.mutants.trial import HUNG, PATIENCE, Fate, module_of, settle_hypothesis, silence

FOUND, CONTENT, NOT_SEATED = 1, 0, 2
FATES: dict[int, Fate] = {FOUND: "killed", HUNG: "hung", CONTENT: "survived"}


class Case(NamedTuple):
    """A mutant inside a function, and the tests that come there, the fastest first."""

    mutant: Mutant
    code: str
    tests: Sequence[str]


def verdicts(
    cases: Sequence[Case], seconds: dict[str, float], jobs: int
) -> Iterator[tuple[Mutant, Fate]]:
    """As they are reached; none for a mutant that cannot take its place in a running game."""
    if not cases:
        return
    ours, theirs = os.pipe()
    court = os.fork()
    if court == 0:
        os.close(ours)
        sit(Bench(cases, seconds, jobs, theirs))
    os.close(theirs)
    with os.fdopen(ours) as told:
        for line in told:
            number, code = map(int, line.split())
            if code in FATES:
                yield cases[number].mutant, FATES[code]
    os.waitpid(court, 0)


def sit(bench: Bench) -> None:
    """Never comes back."""
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - what tests print is of no interest
        silence(nowhere)
        settle_hypothesis()
        files = sorted({test.split("::")[0] for case in bench.cases for test in case.tests})
        pytest.main([*(str(ROOT / file) for file in files), *PLAIN, "--tb=no"], plugins=[bench])
        os._exit(0)


class Bench:
    """A pytest plugin that judges mutants instead of running every test once."""

    def __init__(
        self,
        cases: Sequence[Case],
        seconds: dict[str, float],
        jobs: int,
        report: int,
    ) -> None:
        self.cases, self.seconds = cases, seconds
        self.jobs, self.report = jobs, report
        self.running: dict[int, int] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        gc.freeze()
        for number, case in enumerate(self.cases):
            while len(self.running) >= self.jobs:
                self._hear()
            pid = os.fork()
            if pid == 0:
                gc.unfreeze()
                os._exit(self._judge(case, items))
            self.running[pid] = number
        while self.running:
            self._hear()
        return True

    def _hear(self) -> None:
        pid, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        os.write(self.report, f"{self.running.pop(pid)} {code}\n".encode())

    def _judge(self, case: Case, items: dict[str, pytest.Item]) -> int:
        if not put_in_place(case.mutant.file, case.code):
            return NOT_SEATED
        signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
        for test in case.tests:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 5 * self.seconds[test])
            if test in items and fails(items[test]):
                return FOUND
        return CONTENT


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def put_in_place(file: str, code: str) -> bool:
    """Gives every function of the module its body from this source; whether any is another."""
    path, module = str(ROOT / file), module_of(file)
    old = codes_in(compile((ROOT / file).read_text(), path, "exec", dont_inherit=True))
    new = codes_in(compile(code, path, "exec", dont_inherit=True))
    bodies = {
        (name, *begin(one)): other
        for name, ones in old.items()
        if len(ones) == len(new.get(name, ()))
        for one, other in zip(ones, new[name], strict=True)
    }
    changed = False
    try:
        for function in functions_of(module):
            was = function.__code__
            function.__code__ = bodies.get((was.co_qualname, *begin(was)), was)
            changed = changed or function.__code__ != was
    except ValueError:  # another number of names from around it
        return False
    return changed


def codes_in(code: CodeType) -> dict[str, list[CodeType]]:
    """The bodies of all functions by name, in the order of the text."""
    found: dict[str, list[CodeType]] = defaultdict(list)
    waiting = [code]
    while waiting:
        inside = [one for one in waiting.pop().co_consts if isinstance(one, CodeType)]
        for one in inside:
            found[one.co_qualname].append(one)
        waiting += reversed(inside)
    return found


def begin(code: CodeType) -> tuple[int, int | None]:
    """Its line, and the first column in it that says something."""
    columns = [column for _, _, column, _ in code.co_positions() if column]
    return code.co_firstlineno, min(columns, default=None)


def functions_of(module: str) -> list[FunctionType]:
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType) and one.__module__ == module
    ]
