"""``python -m tests.rulings GAME ID…``: does a test fail when a ruling is turned round?"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import orjson
import pytest

from tests.mutants.court import Court
from tests.mutants.judging import judged
from tests.mutants.mutant import Mutant
from tests.mutants.places import ROOT
from tests.mutants.ranking import Ranking
from tests.mutants.touch import PLAIN, Touched, warm_up
from tests.mutants.trial import Case, settle_hypothesis
from tests.rulings.clauses import Clause, clauses_of, games_bound

RED, GREEN, BROKEN = "red", "NOT NOTICED", "FAILS ANYWAY"


@dataclass
class AsItIs:
    """A pytest plugin: how the named tests end while nothing is negated, and how long they take."""

    named: set[str]
    failed: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid.split("[")[0] in self.named]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        before = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - before
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def named_tests(clauses: Sequence[Clause]) -> set[str]:
    return {f"tests/{test}" for clause in clauses for test in clause.tests}


def as_it_is(clauses: Sequence[Clause]) -> AsItIs:
    """In a process of its own: nothing of the game is imported here."""
    seen = AsItIs(named_tests(clauses))
    with TemporaryDirectory() as folder:
        told = Path(folder) / "seen.json"
        child = os.fork()
        if child == 0:
            settle_hypothesis()
            files = sorted({str(ROOT / test.split("::")[0]) for test in seen.named})
            pytest.main([*files, *PLAIN, "--tb=short"], plugins=[seen])
            told.write_bytes(orjson.dumps([seen.failed, seen.seconds]))
            os._exit(0)
        os.waitpid(child, 0)
        failed, seconds = orjson.loads(told.read_bytes())
    return AsItIs(seen.named, failed, seconds)


def fates_of(clauses: Sequence[Clause], jobs: int) -> dict[str, str]:
    """Of every clause with a negation, by its id."""
    seen = as_it_is(clauses)
    sound = [clause for clause in clauses if not set(tests_of(clause, seen)) & set(seen.failed)]
    cases = {clause.id: case_of(clause, seen) for clause in sound}
    court = Court(Ranking(seen.seconds), jobs)
    at_import = {case.mutant.file: [*range(10_000)] for case in cases.values()}
    work = judged(list(cases.values()), Touched(seen.seconds, at_import=at_import), court)
    verdicts: dict[Mutant, str] = {mutant: verdict.fate for mutant, verdict in work}
    noticed = {
        name: verdicts.get(case.mutant) in ("killed", "hung") for name, case in cases.items()
    }
    fates = {name: RED if red else GREEN for name, red in noticed.items()}
    return {clause.id: fates.get(clause.id, BROKEN) for clause in clauses}


def tests_of(clause: Clause, seen: AsItIs) -> list[str]:
    wanted = {f"tests/{test}" for test in clause.tests}
    return [test for test in seen.seconds if test.split("[")[0] in wanted]


def case_of(clause: Clause, seen: AsItIs) -> Case:
    change = clause.negated()
    return Case(change, change.code() or "", tests_of(clause, seen))


@click.command
@click.argument("words", metavar="[GAME] [ID…]", nargs=-1)
@click.option("--jobs", default=1, show_default=True)
def main(words: tuple[str, ...], jobs: int) -> None:
    """Turn each ruling of GAME round, one at a time: a test that is named for it must fail."""
    games = [word for word in words if word in games_bound()] or games_bound()
    ids = set(words) - set(games)
    bad = 0
    for game in games:
        clauses = [one for one in clauses_of(game) if one.negation and (not ids or one.id in ids)]
        if clauses:
            warm_up(game)
            fates = fates_of(clauses, jobs)
            for name, fate in fates.items():
                click.secho(f"{name:40}{fate}", fg=None if fate == RED else "red")
            counts = Counter(fates.values())
            click.echo(
                f"{game}: {len(clauses)} clauses, "
                + ", ".join(f"{n} {f}" for f, n in counts.items())
            )
            bad += len(clauses) - counts[RED]
    raise SystemExit(bool(bad))


if __name__ == "__main__":
    main()
