"""``python -m tests.mutants GAME``: are its tests worth anything? Small faults, one at a time."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from tests.mutants import gate
from tests.mutants.court import Court
from tests.mutants.equivalent import equivalent, in_game
from tests.mutants.guards import guards_of
from tests.mutants.journal import Journal
from tests.mutants.judging import cases, judged
from tests.mutants.mutant import Change, Mutant
from tests.mutants.ranking import Ranking
from tests.mutants.telling import LEFT_OVER, Found, left_over, report, survivors
from tests.mutants.touch import touched, warm_up
from tests.mutants.trial import Fate, Verdict

AGAIN: dict[str | None, frozenset[Fate]] = {
    None: frozenset(),
    "survivors": frozenset({"survived", "untouched"}),
    "all": frozenset({"killed", "hung", "survived", "untouched"}),
}


def noted(
    work: Iterator[tuple[Mutant, Verdict]], path: Path | None
) -> Iterator[tuple[Mutant, str]]:
    """Whoever is left over is written down at once, so that a run may be broken off."""
    for mutant, verdict in work:
        if path is not None:
            with path.open("a") as notes:
                notes.write(left_over(mutant, verdict.fate))
        yield mutant, verdict.fate


def slips(game: str, count: int | None, seed: int, wanted: str | None) -> Sequence[Mutant]:
    """Drawn by Cosmic Ray, which only they need."""
    from tests.mutants.slips import sample  # noqa: PLC0415 - it is not installed everywhere

    return sample(game, count, seed, wanted)


def judge_slips(
    game: str, mutants: Sequence[Mutant], jobs: int, quick: bool, path: Path | None
) -> Found:
    warm_up(game)
    map_ = touched(game)
    court = Court(Ranking(map_.seconds), jobs)
    work = noted(judged(list(cases(mutants, map_, quick=quick)), map_, court), path)
    return shown(game, work, len(mutants))


def judge_guards(
    game: str, guards: Sequence[Change], jobs: int, most: float, again: str | None
) -> Found:
    """What the journal does not know yet, or shall learn anew; then all of them."""
    journal = Journal(game)
    settled = journal.settled(again=AGAIN[again])
    left = [one for one in guards if one.name not in settled]
    if left:
        warm_up(game)
        map_ = touched(game)
        court = Court(Ranking(map_.seconds), jobs, most)
        court.ranking.remember(journal.killers())
        work = written(judged(list(cases(left, map_)), map_, court), journal)
        shown(game, work, len(left))
    known = journal.settled(again=frozenset())
    return [(one, known[one.name]) for one in guards if one.name in known]


def written(
    work: Iterator[tuple[Mutant, Verdict]], journal: Journal
) -> Iterator[tuple[Mutant, str]]:
    for mutant, verdict in work:
        assert isinstance(mutant, Change)
        journal.note(mutant.name, verdict)
        yield mutant, verdict.fate


def shown(game: str, work: Iterator[tuple[Mutant, str]], length: int) -> Found:
    with click.progressbar(work, length, label=game, file=sys.stderr) as bar:
        return list(bar)


def with_equivalent(game: str, found: Found, guards: Sequence[Change], *, whole: bool) -> Found:
    """Those of the table are called so; a line of it that is not true any more is refused."""
    listed = {name for name in equivalent() if in_game(name, game)}
    fates = {one.name: fate for one, fate in found if isinstance(one, Change)}
    gone = listed - {one.name for one in guards} if whole else set()
    for name in sorted(gone | {name for name in listed if fates.get(name) in ("killed", "hung")}):
        click.secho(f"Not so any more, in docs/testing/equivalent.md: {name}", fg="red", err=True)
    return [
        (one, "equivalent" if isinstance(one, Change) and one.name in listed else fate)
        for one, fate in found
    ]


@click.command
@click.argument("names", metavar="GAME…", nargs=-1)
@click.option("--guards", "guarded", is_flag=True, help="Every guard and every figure of the box.")
@click.option("--again", type=click.Choice(["survivors", "all"]), help="Guards judged before.")
@click.option("--cap", default=20.0, show_default=True, help="Seconds of judges for one guard.")
@click.option("--changed", is_flag=False, flag_value="", help="Guards of lines changed since BASE.")
@click.option("--budget", default=100.0, show_default=True, help="Seconds for --changed.")
@click.option("--sample", "count", type=int, help="So many mutants, drawn at random; else all.")
@click.option("--seed", default=1, show_default=True, help="Draws another sample.")
@click.option("--file", "wanted", help="Only files with this in their path.")
@click.option("--jobs", default=2, show_default=True)
@click.option("--quick", is_flag=True, help="Do not ask slow tests where fast ones have looked.")
@click.option("--survivors", "path", type=click.Path(path_type=Path), help="Add each to this file.")
@click.option("--least", type=int, default=0, help="Fail when fewer of a hundred are killed.")
def main(
    names: tuple[str, ...],
    guarded: bool,
    again: str | None,
    cap: float,
    changed: str | None,
    budget: float,
    count: int | None,
    seed: int,
    wanted: str | None,
    jobs: int,
    quick: bool,
    path: Path | None,
    least: int,
) -> None:
    """Mutate the rules of GAME and see which mutants its tests and its second readings kill."""
    if changed is not None:
        raise SystemExit(gate.judge_changed(changed, budget, jobs))
    weak = False
    for game in names:
        if guarded:
            guards = guards_of(game, wanted)
            judged_ = judge_guards(game, guards, jobs, cap, again)
            found = with_equivalent(game, judged_, guards, whole=wanted is None)
            weak = weak or any(fate in LEFT_OVER for _, fate in found)
        else:
            found = judge_slips(game, slips(game, count, seed, wanted), jobs, quick, path)
            dead = sum(fate in ("killed", "hung") for _, fate in found)
            weak = weak or 100 * dead < least * len(found)
        click.echo(f"{survivors(found)}\n{report(game, found)}")
    raise SystemExit(weak)


if __name__ == "__main__":
    main()
