"""Judges who are seated already: a game's tests are collected once, each mutant is a fork of that
process with the changed functions in their place, or the changed file of data.

What a game has reckoned at import stays as it was, so this can find every mutant, but clear only
those in lines that do not run at import.
"""

from __future__ import annotations

import gc
import os
import signal
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.court import Court
from tests.mutants.mutant import Mutant
from tests.mutants.places import ROOT
from tests.mutants.touch import PLAIN, kept_results
from tests.mutants.trial import (
    HUNG,
    READING,
    Case,
    Fate,
    Verdict,
    module_of,
    patience,
    replace_data,
    settle_hypothesis,
    silence,
)

FOUND, CONTENT, NOT_SEATED = 1, 0, 2
FATES: dict[int, Fate] = {FOUND: "killed", HUNG: "hung", CONTENT: "survived"}


def verdicts(cases: Sequence[Case], court: Court) -> Iterator[tuple[Mutant, Verdict]]:
    """As they are reached; none for a mutant that cannot take its place in a running game."""
    if not cases:
        return
    ours, theirs = os.pipe()
    bench = os.fork()
    if bench == 0:
        os.close(ours)
        sit(Bench(cases, court, theirs))
    os.close(theirs)
    with os.fdopen(ours) as told:
        for line in told:
            number, code, killer = line.rstrip("\n").split(" ", 2)
            if int(code) in FATES:
                yield cases[int(number)].mutant, Verdict(FATES[int(code)], killer)
    os.waitpid(bench, 0)


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

    def __init__(self, cases: Sequence[Case], court: Court, report: int) -> None:
        self.cases, self.court, self.report = cases, court, report
        self.running: dict[int, tuple[int, int]] = {}
        self.items: dict[str, pytest.Item] = {}
        self.trusted: set[tuple[str, bool]] = set()
        self.seated = Seats()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        session.config._tmp_path_factory.getbasetemp()
        self.seated.know(case.mutant.file for case in self.cases)
        self._read(session.items)
        gc.freeze()
        for number, case in enumerate(self.cases):
            if self.court.is_over():
                break
            while len(self.running) >= self.court.jobs:
                self._hear()
            self._call(number, case)
        while self.running:
            self._hear()
        return True

    def _read(self, items: Iterable[pytest.Item]) -> None:
        """What a game keeps once it has been read: the quickest test of each file asks for it."""
        slowest_first = sorted(items, key=lambda item: -self.court.seconds.get(item.nodeid, 0))
        for item in {item.path: item for item in slowest_first}.values():
            fails(item)

    def _call(self, number: int, case: Case) -> None:
        tests = self.court.asked(case.mutant, case.tests)
        said, told = os.pipe()
        pid = os.fork()
        if pid == 0:
            gc.unfreeze()
            items = [self.items[test] for test in tests if test in self.items]
            os._exit(self._judge(case, items, told))
        os.close(told)
        self.running[pid] = number, said

    def _hear(self) -> None:
        pid, status = os.wait()
        number, said = self.running.pop(pid)
        with os.fdopen(said) as read:
            killer = read.read()
        code = os.waitstatus_to_exitcode(status)
        if killer and not self._is_trusted(killer, self.cases[number].mutant):
            code, killer = NOT_SEATED, ""
        if killer:
            self.court.ranking.learn_of(self.cases[number].mutant, killer)
        os.write(self.report, f"{number} {code} {killer}\n".encode())

    def _is_trusted(self, test: str, mutant: Mutant) -> bool:
        """Whoever finds something for the first time must find nothing where nothing is changed;
        of a file of data, where it has been read anew."""
        who = test, mutant.in_data
        if who not in self.trusted:
            pid = os.fork()
            if pid == 0:
                if mutant.in_data:
                    self.seated.replace(mutant.file, (ROOT / mutant.file).read_text())
                os._exit(fails(self.items[test]))
            if os.waitpid(pid, 0)[1] == 0:
                self.trusted.add(who)
        return who in self.trusted

    def _judge(self, case: Case, items: Sequence[pytest.Item], told: int) -> int:
        if not self.seated.replace(case.mutant.file, case.code):
            return NOT_SEATED
        signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
        reading = READING if case.mutant.in_data else 0.0
        for item in items:
            usual = patience(self.court.seconds.get(item.nodeid))
            signal.setitimer(signal.ITIMER_PROF, reading + usual)
            reading = 0.0
            if fails(item):
                os.write(told, item.nodeid.encode())
                return FOUND
        return CONTENT


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


class Seats:
    """The functions of each module that are in use, and where their bodies stand in its text."""

    def __init__(self) -> None:
        self.functions: dict[str, list[FunctionType]] = {}
        self.codes: dict[str, dict[str, list[CodeType]]] = {}

    def know(self, files: Iterable[str]) -> None:
        """Looked for once, before anybody is judged, and while all can be seen."""
        gc.unfreeze()
        modules = functions_by_module()
        for file in {file for file in files if file.endswith(".py")}:
            self.codes[file] = codes_in(compiled(file, (ROOT / file).read_text()))
            self.functions[file] = modules[module_of(file)]

    def replace(self, file: str, code: str) -> bool:
        """Whether the mutant has taken its place: what was read of a file of data is forgotten."""
        if file.endswith(".py"):
            return self._replace_functions(file, code)
        replace_data(ROOT / file, code)
        for kept in kept_results(file.split("/")[1]):
            kept.cache_clear()
        return True

    def _replace_functions(self, file: str, code: str) -> bool:
        """Gives every function of the module its body from this source; whether any is another."""
        old, new = self.codes[file], codes_in(compiled(file, code))
        bodies = {
            (name, *begin(one)): other
            for name, ones in old.items()
            if len(ones) == len(new.get(name, ()))
            for one, other in zip(ones, new[name], strict=True)
        }
        changed = False
        try:
            for function in self.functions[file]:
                was = function.__code__
                function.__code__ = bodies.get((was.co_qualname, *begin(was)), was)
                changed = changed or function.__code__ != was
        except ValueError:  # another number of names from around it
            return False
        return changed


def compiled(file: str, code: str) -> CodeType:
    return compile(code, str(ROOT / file), "exec", dont_inherit=True)


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


def functions_by_module() -> dict[str, list[FunctionType]]:
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and isinstance(one.__module__, str):
            found[one.__module__].append(one)
    return found
