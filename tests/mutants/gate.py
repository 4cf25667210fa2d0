"""The guards of the lines that a change touches, judged within a few minutes; what was not got to
is said aloud."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import click

from tests.mutants.changed import NoHistory, base_of, changed_lines
from tests.mutants.court import Court
from tests.mutants.equivalent import equivalent
from tests.mutants.guards import guards_of
from tests.mutants.judging import cases, judged
from tests.mutants.mutant import Change, Mutant
from tests.mutants.ranking import Ranking
from tests.mutants.telling import LEFT_OVER, report, survivors
from tests.mutants.touch import glance, warm_up

LOOKING = 0.5
"""The part of the time that may go into finding out who touches what."""
MOST = 10.0
"""Seconds of processor time that one mutant's judges may take together."""


def judge_changed(named: str, budget: float, jobs: int) -> bool:
    """Whether any is left over."""
    try:
        base = base_of(named)
    except NoHistory as error:
        click.secho(f"*** NOT JUDGED: the guards of changed lines; {error} ***", fg="red")
        return False
    waiting = touched_guards(changed_lines(base))
    click.echo(f"Guards in lines changed since {base[:10]}: {sum(map(len, waiting.values()))}")
    until = time.monotonic() + budget
    weak = [judge_game(game, guards, until, jobs) for game, guards in waiting.items()]
    return any(weak)


def touched_guards(lines: Mapping[str, set[int]]) -> dict[str, list[Change]]:
    """By game; those of the table of equivalent ones are not asked."""
    listed = equivalent()
    games = sorted({file.split("/")[1] for file in lines if file.count("/") > 1})
    found = {
        game: [one for one in guards_of(game) if one.is_among(lines) and one.name not in listed]
        for game in games
    }
    return {game: guards for game, guards in found.items() if guards}


def judge_game(game: str, guards: Sequence[Change], until: float, jobs: int) -> bool:
    left = until - time.monotonic()
    found: list[tuple[Mutant, str]] = []
    if left > 0:
        warm_up(game)
        files = sorted({one.file for one in guards})
        map_ = glance(game, files, until - left * (1 - LOOKING))
        court = Court(Ranking(map_.seconds), jobs, MOST, until)
        seen = [(one, said.fate) for one, said in judged(list(cases(guards, map_)), map_, court)]
        found = [pair for pair in seen if map_.marks or pair[1] not in LEFT_OVER]
    tell(game, guards, found)
    return any(fate in LEFT_OVER for _, fate in found)


def tell(game: str, guards: Sequence[Change], found: list[tuple[Mutant, str]]) -> None:
    if found:
        click.echo(f"{survivors(found)}\n{report(game, found)}")
    judged_ = {one for one, _ in found}
    late = [one for one in guards if one not in judged_]
    if late:
        many = f"*** NOT JUDGED for want of time: {len(late)} of {len(guards)} guards in {game} ***"
        click.secho(many, fg="red", bold=True)
        click.echo("\n".join(f"    {one.file}:{one.lines[0]} {one.operator}" for one in late))
