"""Which test touches which line of a game, and how long it takes: measured once, then kept."""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
import os
import pkgutil
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import coverage
import pytest

import games.kernel
from tests.mutants.mutant import Mutant
from tests.mutants.places import NOT_RULES, ROOT, rule_files

KEPT = ROOT / ".mutants"
BESIDE = [ROOT / "tests" / "referee", ROOT / "tests" / "meetings"]
"""Rooms with a second reading of each game."""


@dataclass
class Touched:
    """The lines that each test ran, by file, and its seconds of processor time."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    at_import: dict[str, list[int]] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    """Of each file of tests, as it was when it was measured."""

    def without(self, files: Collection[str]) -> Touched:
        """All but the tests of these files."""
        left = [test for test in self.seconds if test.split("::")[0] not in files]
        return Touched(
            {test: self.seconds[test] for test in left},
            {test: self.lines[test] for test in left},
            self.at_import,
            {file: mark for file, mark in self.marks.items() if file not in files},
        )

    def joined(self, other: Touched) -> Touched:
        at_import = {
            file: sorted({*self.at_import.get(file, ()), *other.at_import.get(file, ())})
            for file in self.at_import.keys() | other.at_import.keys()
        }
        return Touched(
            self.seconds | other.seconds,
            self.lines | other.lines,
            at_import,
            self.marks | other.marks,
        )

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Fastest first. What runs at import matters to all who use the file, then to the rest."""
        near = {test for test, files in self.lines.items() if mutant.is_among(files)}
        if not (mutant.module_level or mutant.is_among(self.at_import)):
            return self._sorted(near)
        users = {test for test in self.seconds if mutant.file in self.lines[test]} - near
        others = self.seconds.keys() - users - near
        return self._sorted(near) + self._sorted(users) + self._sorted(others)

    def _sorted(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


class Watch:
    """A pytest plugin that gives each test a coverage context of its own."""

    def __init__(self, game: str, files: Sequence[str] = (), until: float | None = None) -> None:
        self.game, self.until = game, until
        self.touched = Touched()
        where = {"include": files} if files else {"source": [str(ROOT / "games" / game)]}
        self.coverage = coverage.Coverage(data_file=None, config_file=False, **where)
        self.to_forget: list[functools._lru_cache_wrapper[object]] = []

    def pytest_collection_finish(self) -> None:
        self.to_forget = kept_results(self.game)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.is_late():
            item.session.shouldstop = "out of time"
        for kept in self.to_forget:
            kept.cache_clear()
        self.coverage.switch_context(item.nodeid)
        before = time.process_time()
        try:
            return (yield)
        finally:
            self.touched.seconds[item.nodeid] = time.process_time() - before
            self.coverage.switch_context("")

    def is_late(self) -> bool:
        return self.until is not None and time.monotonic() > self.until

    def read(self) -> Touched:
        data = self.coverage.get_data()
        self.touched.lines = {test: {} for test in self.touched.seconds}
        for file in data.measured_files():
            name = str(Path(file).relative_to(ROOT))
            by_line = data.contexts_by_lineno(file)
            self.touched.at_import[name] = [line for line, tests in by_line.items() if "" in tests]
            for line, tests in by_line.items():
                for test in set(tests) & self.touched.lines.keys():
                    self.touched.lines[test].setdefault(name, []).append(line)
        return self.touched


def kept_results(game: str) -> list[functools._lru_cache_wrapper[object]]:
    """Of rules that keep them: they would seem to be run by the first test alone."""
    rules = {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in rule_files(game)}
    return [
        value
        for name in rules & sys.modules.keys()
        for value in vars(sys.modules[name]).values()
        if isinstance(value, functools._lru_cache_wrapper) and value.__module__ in rules
    ]


def tests_of(game: str) -> Path:
    return ROOT / "tests" / ("kernel" if game == "kernel" else f"games/{game}")


SILENT_ON_RULES = NOT_RULES - {"told", "words"}
"""Of what else a file of tests may be about; what is told and offered beside a rule is its own."""


def judges_of(game: str) -> list[Path]:
    """The files of its tests, but for those of what holds no rules, and its second readings."""
    files = sorted(tests_of(game).rglob("test_*.py"))
    beside = [file for room in BESIDE for file in sorted(room.glob(f"test_{game}*.py"))]
    return [f for f in files if f.stem.removeprefix("test_") not in SILENT_ON_RULES] + beside


def fingerprint(game: str) -> str:
    """Of the rules, and of whatever helps the tests of the game."""
    parts = hashlib.sha256()
    for room in (ROOT / "games" / game, ROOT / "games" / "kernel", tests_of(game), *BESIDE):
        for file in sorted(room.rglob("*.py")):
            if not file.name.startswith("test_"):
                parts.update(file.read_bytes())
    return parts.hexdigest()[:16]


def warm_up(game: str) -> None:
    """Imports all that tests need except the game itself, so that each fork begins with it.

    A second try, which a gate may give to a test that fails, is none of a judge's business."""
    os.environ.pop("PYTEST_ADDOPTS", None)
    for module in pkgutil.iter_modules(games.kernel.__path__, "games.kernel."):
        if game != "kernel":
            importlib.import_module(module.name)
    for name in ("tests.conftest", "yaml", "_pytest.assertion.rewrite", "pytest_asyncio.plugin"):
        importlib.import_module(name)
    if game == "kernel":
        for name in [name for name in sys.modules if name.startswith("games")]:
            del sys.modules[name]


def kept_for(game: str) -> Path:
    return KEPT / f"{game}-{fingerprint(game)}.json"


def marks_of(game: str) -> dict[str, str]:
    """Each file of tests as it is now."""
    return {
        str(file.relative_to(ROOT)): hashlib.sha256(file.read_bytes()).hexdigest()[:16]
        for file in judges_of(game)
    }


def touched(game: str) -> Touched:
    """From the last measurement, as far as nothing has changed since."""
    kept, marks = kept_for(game), marks_of(game)
    known = Touched(**json.loads(kept.read_text())) if kept.exists() else Touched()
    old = {file for file, mark in known.marks.items() if marks.get(file) != mark}
    new = {file: mark for file, mark in marks.items() if known.marks.get(file) != mark}
    if new or old:
        KEPT.mkdir(exist_ok=True)
        for other in set(KEPT.glob(f"{game}-*.json")) - {kept}:
            other.unlink()
        apart(game, lambda: measure(game, kept, known.without(old), new))
    return Touched(**json.loads(kept.read_text()))


def glance(game: str, files: Sequence[str], until: float) -> Touched:
    """Who touches these files alone, as far as the time goes; nothing of it is kept.

    The marks are of the files of tests that were looked at whole."""
    kept, marks = kept_for(game), marks_of(game)
    known = Touched(**json.loads(kept.read_text())) if kept.exists() else Touched()
    if known.marks == marks:
        return known
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "touched.json"
        watch = Watch(game, [str(ROOT / file) for file in files], until)
        apart(game, lambda: measure(game, found, Touched(), marks, watch))
        return Touched(**json.loads(found.read_text()))


def apart(game: str, work: Callable[[], int]) -> None:
    """In a process of its own: nothing of the game is imported here."""
    child = os.fork()
    if child == 0:
        os._exit(work())
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
        raise SystemExit(f"The tests of {game} must pass before its rules are mutated.")


def measure(
    game: str, kept: Path, known: Touched, new: dict[str, str], watch: Watch | None = None
) -> int:
    watch = watch or Watch(game)
    watch.coverage.start()
    files = [str(ROOT / file) for file in new]
    code = pytest.main([*files, *PLAIN, "--no-header", "-x"], plugins=[watch]) if files else 0
    watch.coverage.stop()
    stopped = code == pytest.ExitCode.INTERRUPTED and watch.is_late()
    if code == 0 or stopped:
        found = watch.read() if files else Touched()
        found.marks = {} if stopped else new
        kept.write_text(json.dumps(asdict(known.joined(found))))
    return 0 if stopped else int(code)


PLAIN = [
    "-q",
    "-n",
    "0",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:randomly",
    "--tb=short",
    "--assert=plain",
    "--timeout=0",
]
"""One process, no kept failures, no explanations of what an assert compared, no look at the clock:
what hangs is known by its processor time, however busy the machine is."""
