"""One mutant, one forked process: its module is replaced, the tests that touch it run."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, ModuleType
from typing import IO, Any, Literal, NamedTuple

import hypothesis
import pytest

from tests.mutants.mutant import Mutant
from tests.mutants.places import ROOT
from tests.mutants.touch import PLAIN

Fate = Literal["killed", "hung", "survived", "untouched"]

HUNG = 77
PATIENCE = 2.0
"""Seconds of processor time that any test may take beside several times its usual time."""
READING = 20.0
"""Seconds more for who may be the first to read what the game keeps from then on."""
LONGEST = 600.0
"""Seconds by the clock after which a process is ended that uses no processor time either."""


class Verdict(NamedTuple):
    fate: Fate
    killer: str = ""
    """The test that found it."""


class Case(NamedTuple):
    """A mutant, and the tests that come there, in the order they are asked."""

    mutant: Mutant
    code: str
    tests: Sequence[str]


@dataclass
class Trial:
    """A mutant before its judges, from the import on."""

    case: Case
    seconds: dict[str, float]
    pid: int = 0
    said: int = -1
    since: float = field(default_factory=time.monotonic)

    def start(self) -> None:
        self.said, told = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os._exit(self._judge(told))
        os.close(told)

    def verdict(self, status: int) -> Verdict:
        with os.fdopen(self.said) as said:
            return Verdict(fate_of(os.waitstatus_to_exitcode(status)), said.read())

    def is_overdue(self) -> bool:
        return time.monotonic() - self.since > LONGEST

    def _judge(self, told: int) -> int:
        with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - what tests print is of no interest
            silence(nowhere)
            put_in_the_way(self.case.mutant.file, self.case.code)
            settle_hypothesis()
            files = sorted({str(ROOT / test.split("::")[0]) for test in self.case.tests})
            judges = Judges(self.case.tests, self.seconds, told)
            return int(pytest.main([*files, *PLAIN, "-x", "--tb=no"], plugins=[judges]))


def patience(usual: float | None) -> float:
    """Seconds of processor time after which a test hangs."""
    return PATIENCE + 5 * (PATIENCE if usual is None else usual)


def fate_of(exit_code: int) -> Fate:
    if exit_code in (HUNG, -signal.SIGKILL):
        return "hung"
    return "survived" if exit_code == 0 else "killed"


def put_in_the_way(file: str, code: str) -> None:
    """From now on whoever imports this module, or reads this file of data, gets the mutant."""
    if file.endswith(".py"):
        sys.meta_path.insert(0, Replacement(file, code))
    else:
        replace_data(ROOT / file, code)


def replace_data(file: Path, text: str) -> None:
    """Nothing that was made of it is kept on the disk."""
    read_text, read_bytes, write_text = Path.read_text, Path.read_bytes, Path.write_text

    def text_of(path: Path, *args: Any, **named: Any) -> str:
        return text if path == file else read_text(path, *args, **named)

    def bytes_of(path: Path) -> bytes:
        return text.encode() if path == file else read_bytes(path)

    def written(path: Path, data: str, *args: Any, **named: Any) -> int:
        kept = "__pycache__" in path.parts
        return len(data) if kept else write_text(path, data, *args, **named)

    Path.read_text, Path.read_bytes = text_of, bytes_of  # type: ignore[method-assign,assignment]
    Path.write_text = written  # type: ignore[method-assign,assignment]


def module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Replacement(importlib.abc.MetaPathFinder):
    """Finds the mutant wherever the module is imported."""

    def __init__(self, file: str, code: str) -> None:
        self.name, self.path, self.code = module_of(file), str(ROOT / file), code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = MutantLoader(name, self.path, self.code)
        return importlib.util.spec_from_file_location(name, self.path, loader=loader)


class MutantLoader(importlib.machinery.SourceFileLoader):
    """As from the file, with other words."""

    def __init__(self, name: str, path: str, code: str) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.code, self.path, "exec", dont_inherit=True)


class Judges:
    """A pytest plugin: only the tests that touch the mutant, the fastest first, none for ever."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float], told: int) -> None:
        self.told = told
        self.order = {test: number for number, test in enumerate(tests)}
        self.functions = {test.split("[")[0]: number for number, test in enumerate(tests)}
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(filter(self._is_wanted, items), key=self._place)

    def _is_wanted(self, item: pytest.Item) -> bool:
        return item.nodeid in self.order or self._is_new(item)

    def _is_new(self, item: pytest.Item) -> bool:
        """A mutated table gives other cases to a test than before."""
        return item.nodeid not in self.seconds and item.nodeid.split("[")[0] in self.functions

    def _place(self, item: pytest.Item) -> int:
        return self.order.get(item.nodeid, self.functions[item.nodeid.split("[")[0]])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
        signal.setitimer(signal.ITIMER_PROF, READING + patience(self.seconds.get(item.nodeid)))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os.write(self.told, report.nodeid.encode())

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """The verdict is in; a process that ends anyway need not tidy up."""
        os._exit(exitstatus)


def silence(nowhere: IO[str]) -> None:
    os.dup2(nowhere.fileno(), 1)
    os.dup2(nowhere.fileno(), 2)


def settle_hypothesis() -> None:
    """The same examples each time, and no time spent on making a failing one smaller."""
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile(
        "mutants", phases=phases, derandomize=True, database=None, deadline=None
    )
    hypothesis.settings.load_profile("mutants")
