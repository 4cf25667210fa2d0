"""``python -m tests.chaos.judge``: the storm is judged by bots that are broken on purpose.

Each breakage is met by the smallest storm that has to report it; a bot in order must pass the same
storms. What a storm does not report, or a breakage that never did harm, ends with an error.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import click

from benchmarks import postgres
from tests.chaos.breakages import BREAKAGES
from tests.chaos.pictures import prepare
from tests.chaos.plan import Plan
from tests.chaos.processes import Nursery, nursery
from tests.chaos.reef import Patience
from tests.chaos.run import Run
from tests.chaos.tally import COUNTERS, say

HURRIED = Patience(stuck=25.0, ping=12.0, settle=25.0)
UNHURRIED = Patience(stuck=120.0, ping=60.0, settle=120.0)
"""Where processes must begin first."""
TWO = ("tentacula", "lurk")
"""Games of two people, one with hands and one where a question stays when it is answered."""
QUIET = Plan(faults=("none",), tables=2, presses=16, deeds=0, games=TWO, patience=HURRIED)
"""Nothing goes wrong, and nobody does anything but choose."""


@dataclass(frozen=True)
class Case:
    """The smallest storm for a breakage, and the counters of which one has to report it."""

    plan: Plan
    counters: frozenset[str]


def case(*counters: str, **plan: object) -> Case:
    return Case(replace(QUIET, **plan), frozenset(counters))  # type: ignore[arg-type]  # as the plan has them


CASES: dict[str, Case] = {
    "ids_not_kept": case("unpressed"),
    "ids_not_unique": case("doubled", games=("lurk",), presses=60, again=0.6),
    "commit_skipped": case("lost", "stuck", "not_fair", presses=30),
    "kept_too_late": case("lost", "ahead", "stuck"),
    "other_option": case("another"),
    "token_not_compared": case("doubled", deeds=1, presses=40),
    "other_user": case("another", games=("tentacula",)),
    "no_second_try": case("stuck", "not_shown", faults=("request",), presses=60),
    "redraw_dropped": case("stuck", "not_shown"),
    "panel_stuck": case("stuck", "not_shown"),
    "old_panels_stay": case("not_shown"),
    "old_picture": case("pictures"),
    "painter_confused": case("pictures", painters=1, patience=UNHURRIED),
    "ping_dropped": case("unpinged", "not_shown"),
    "ping_doubled": case("pinged_twice", deeds=2, presses=60),
    "call_forgotten": case(
        "unpinged", "not_shown", faults=("request",), kills=12, presses=60, patience=UNHURRIED
    ),
    "reminder_lost": case("unreminded"),
    "reminder_not_set": case("unreminded"),
    "reminder_doubled": case("reminded_twice"),
    "chance_anew": case("not_fair", "stuck", kills=3, presses=60),
    "undo_half": case("undone", "stuck", "not_shown", "not_fair", deeds=2, presses=40),
    "undo_too_much": case("undone", deeds=2, presses=40),
    "seat_to_another": case("seats", deeds=2, presses=40),
    "pilot_stays": case("seats", games=("tentacula",), deeds=2, presses=60),
    "freeze_loses": case("lost", "stuck", faults=("halt",), presses=80),
    "other_hand": case("hands", "another", "stuck"),
    "shown_too_soon": case("ahead"),
    "says_it_counts": case("lost"),
}


@dataclass(frozen=True)
class Verdict:
    """What a storm made of a bot."""

    name: str
    struck: int
    wrong: tuple[str, ...]
    seconds: float

    @property
    def reported(self) -> bool:
        """Whether the right counter says so; of a bot in order none does."""
        if not self.name:
            return not self.wrong
        return bool(self.struck and CASES[self.name].counters & set(self.wrong))

    def row(self) -> str:
        told = ", ".join(COUNTERS[one] for one in self.wrong) or "nothing"
        words = BREAKAGES[self.name].words if self.name else "a bot in order"
        fine = "yes" if self.reported else "NO"
        return f"| {words} | {self.struck} | {told} | {fine} | {self.seconds:.0f} |"


async def judge(name: str, plan: Plan, pictures: Path, born: Nursery) -> Verdict:
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        until = CASES[name].counters if name else frozenset[str]()
        run = Run(replace(plan, broken=name, until=until), Path(folder), pictures, born)
        await run.play()
        struck = len(run.mark.read_text().splitlines()) if run.mark.exists() else 0
    return Verdict(name, struck, tuple(sorted(run.tally.wrong)), time.monotonic() - start)


def sound_plans(plans: Iterable[Plan]) -> list[Plan]:
    """Every kind of storm once, the largest of each; a busy machine is no fault of the bot's."""
    largest: dict[tuple[object, ...], Plan] = {}
    for plan in sorted(plans, key=lambda one: one.presses):
        largest[plan.faults, plan.painters, bool(plan.deeds), bool(plan.kills)] = plan
    return [replace(one, patience=UNHURRIED) for one in largest.values()]


@click.command
@click.option("--only", multiple=True, type=click.Choice([*CASES]), help="These breakages alone.")
@click.option("--store", type=click.Choice(["sqlite", "postgres"]), default="sqlite")
@click.option("--sound/--no-sound", default=True, help="Also a bot that is in order.")
@click.option("--cold", is_flag=True, help="Draw what pictures need when it is needed.")
@click.option("--pictures", type=click.Path(path_type=Path), help="Where pictures' parts are kept.")
def main(
    only: tuple[str, ...], store: str, *, sound: bool, cold: bool, pictures: Path | None
) -> None:
    """Breaks the bot in every way there is, and looks whether a storm says so."""
    if store == "postgres" and not postgres.PRESENT:
        raise click.ClickException(postgres.ABSENT)
    chosen = only or tuple(CASES)
    with tempfile.TemporaryDirectory() as name, nursery() as born:
        folder = pictures or Path(name)
        if not cold:
            prepare(folder)
        runs = [(one, CASES[one].plan) for one in chosen]
        runs += [("", one) for one in sound_plans(CASES[x].plan for x in chosen) if sound]
        verdicts = []
        for broken, plan in runs:
            say(f"{broken or 'in order'} …")
            found = asyncio.run(judge(broken, replace(plan, store=store), folder, born))
            verdicts.append(found)
            say(found.row())
    report(verdicts)
    sys.exit(0 if all(one.reported for one in verdicts) else 1)


def report(verdicts: list[Verdict]) -> None:
    say("\n| the bot | harm done | the storm says | as it must | seconds |\n|---|---|---|---|---|")
    for one in verdicts:
        say(one.row())
    broken = [one for one in verdicts if one.name]
    reported = sum(one.reported for one in broken)
    seconds = sum(one.seconds for one in verdicts)
    say(f"\n{reported} of {len(broken)} breakages reported, in {seconds:.0f} s.")


if __name__ == "__main__":
    main()
