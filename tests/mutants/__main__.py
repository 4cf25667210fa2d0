"""``python -m tests.mutants GAME``: are its tests worth anything? Small faults, one at a time."""

from __future__ import annotations

import importlib
import os
import pkgutil
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

import games.kernel
from tests.mutants.places import Mutant, sample
from tests.mutants.touch import Touched, touched
from tests.mutants.trial import Fate, Trial, fate_of
from tests.mutants.warm import Case, verdicts

SLOW = 1.0
"""Seconds of processor time; slower tests are asked only when all the faster ones are content."""

Found = list[tuple[Mutant, Fate]]


def warm_up(game: str) -> None:
    """Imports all that tests need except the game itself, so that each fork begins with it."""
    for module in pkgutil.iter_modules(games.kernel.__path__, "games.kernel."):
        if game != "kernel":
            importlib.import_module(module.name)
    for name in ("tests.conftest", "yaml", "_pytest.assertion.rewrite", "pytest_asyncio.plugin"):
        importlib.import_module(name)
    if game == "kernel":
        for name in [name for name in sys.modules if name.startswith("games")]:
            del sys.modules[name]


def trials(
    mutants: Sequence[Mutant], map_: Touched, *, quick: bool
) -> Iterator[tuple[Mutant, list[Trial]]]:
    """For each mutant the fast judges, then the slow ones; none when no test comes there."""
    for mutant in mutants:
        code = mutant.code()
        if code is None:
            continue
        tests = map_.tests_for(mutant)
        fast = [test for test in tests if map_.seconds[test] <= SLOW]
        slow = [] if quick and fast else [test for test in tests if map_.seconds[test] > SLOW]
        yield mutant, [Trial(mutant, code, some, map_.seconds) for some in (fast, slow) if some]


def judged(
    cases: Sequence[tuple[Mutant, list[Trial]]], map_: Touched, jobs: int
) -> Iterator[tuple[Mutant, Fate]]:
    """First before judges who are seated already; from the import on what they cannot settle."""
    inside = [
        Case(mutant, judges[0].code, [test for judge in judges for test in judge.tests])
        for mutant, judges in cases
        if judges and not mutant.module_level
    ]
    settled = set()
    for mutant, fate in verdicts(inside, map_.seconds, jobs):
        if fate != "survived" or not mutant.is_among(map_.at_import):
            settled.add(mutant)
            yield mutant, fate
    yield from run((case for case in cases if case[0] not in settled), jobs)


def run(waiting: Iterator[tuple[Mutant, list[Trial]]], jobs: int) -> Iterator[tuple[Mutant, Fate]]:
    running: dict[int, tuple[Trial, list[Trial]]] = {}
    more = True
    while more or running:
        while more and len(running) < jobs:
            following = next(waiting, None)
            if following is None:
                more = False
            elif not following[1]:
                yield following[0], "untouched"
            else:
                begin(running, following[1])
        if not running:
            continue
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            end_overdue(running)
            time.sleep(0.02)
            continue
        trial, left = running.pop(pid)
        fate = fate_of(os.waitstatus_to_exitcode(status))
        if fate == "survived" and left:
            begin(running, left)
        else:
            yield trial.mutant, fate


def begin(running: dict[int, tuple[Trial, list[Trial]]], judges: list[Trial]) -> None:
    judges[0].since = time.monotonic()
    judges[0].start()
    running[judges[0].pid] = judges[0], judges[1:]


def end_overdue(running: dict[int, tuple[Trial, list[Trial]]]) -> None:
    for pid, (trial, _) in running.items():
        if trial.is_overdue():
            os.kill(pid, signal.SIGKILL)


def report(game: str, found: Found) -> str:
    by_file: dict[str, Counter[Fate]] = defaultdict(Counter)
    for mutant, fate in found:
        by_file[mutant.file][fate] += 1
        by_file[game][fate] += 1
    rows = [f"{'':44}{'killed':>8}{'hung':>6}{'survived':>10}{'untouched':>11}"]
    for name in [*sorted(by_file.keys() - {game}), game]:
        n = by_file[name]
        rows.append(
            f"{name:44}{n['killed']:8}{n['hung']:6}{n['survived']:10}{n['untouched']:11}"
            f"{100 * (n['killed'] + n['hung']) // max(1, n.total()):5} %"
        )
    return "\n".join(rows)


def left_over(mutant: Mutant, fate: Fate) -> str:
    """What is told of a mutant that nobody found; nothing of the others."""
    found = fate in ("killed", "hung")
    return "" if found else f"--- {fate}: {mutant.operator}\n{mutant.diff()}\n"


def noted(work: Iterator[tuple[Mutant, Fate]], path: Path | None) -> Iterator[tuple[Mutant, Fate]]:
    """Whoever is left over is written down at once, so that a run may be broken off."""
    for mutant, fate in work:
        if path is not None:
            with path.open("a") as notes:
                notes.write(left_over(mutant, fate))
        yield mutant, fate


def survivors(found: Found) -> str:
    ordered = sorted(found, key=lambda one: (one[0].file, one[0].lines))
    return "\n".join(filter(None, (left_over(*one) for one in ordered)))


@click.command
@click.argument("names", metavar="GAME…", nargs=-1, required=True)
@click.option("--sample", "count", type=int, help="So many mutants, drawn at random; else all.")
@click.option("--seed", default=1, show_default=True, help="Draws another sample.")
@click.option("--file", "wanted", help="Only files with this in their path.")
@click.option("--jobs", default=2, show_default=True)
@click.option("--quick", is_flag=True, help="Do not ask slow tests where fast ones have looked.")
@click.option("--survivors", "path", type=click.Path(path_type=Path), help="Add each to this file.")
@click.option("--least", type=int, default=0, help="Fail when fewer of a hundred are killed.")
def main(
    names: tuple[str, ...],
    count: int | None,
    seed: int,
    wanted: str | None,
    jobs: int,
    quick: bool,
    path: Path | None,
    least: int,
) -> None:
    """Mutate the rules of GAME and see which mutants its tests and its second referee kill."""
    weak = False
    for game in names:
        warm_up(game)
        map_ = touched(game)
        mutants = sample(game, count, seed, wanted)
        work = judged(list(trials(mutants, map_, quick=quick)), map_, jobs)
        seen = noted(work, path)
        with click.progressbar(seen, len(mutants), label=game, file=sys.stderr) as bar:
            found = list(bar)
        click.echo(f"{survivors(found)}\n{report(game, found)}")
        dead = sum(fate in ("killed", "hung") for _, fate in found)
        weak = weak or 100 * dead < least * len(found)
    raise SystemExit(weak)


main()
