"""``python -m tests.chaos``: the bot and a Discord of its own, people at tables, and a storm."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import tempfile
from pathlib import Path

import click

from tests.chaos.breakages import BREAKAGES
from tests.chaos.pictures import prepare
from tests.chaos.plan import Plan
from tests.chaos.processes import nursery
from tests.chaos.proof import left_to_chance
from tests.chaos.run import STORES, Run
from tests.chaos.tally import say


@click.command
@click.option("--kills", default=100, show_default=True, help="How often the bot is killed.")
@click.option("--presses", default=10_000, show_default=True, help="Choices to be made in all.")
@click.option("--faults", type=click.Choice(["none", "all"]), default="all", show_default=True)
@click.option("--store", type=click.Choice([*STORES]), default="sqlite", show_default=True)
@click.option("--seed", default=1, show_default=True, help="Deals, choices and faults follow it.")
@click.option("--tables", default=20, show_default=True, help="Tables played at the same time.")
@click.option("--most", default=100, show_default=True, help="Choices at one table, then another.")
@click.option("--workers", default=1, show_default=True, help="Processes of the bot; >1: postgres.")
@click.option("--painters", default=0, show_default=True, help="Processes that draw for each.")
@click.option("--deeds", default=12, show_default=True, help="Choices between undo, seats, …")
@click.option("--broken", type=click.Choice([*BREAKAGES]), help="Break the bot on purpose.")
@click.option("--keep", type=click.Path(path_type=Path), help="Keep log and database here.")
@click.option("--pictures", type=click.Path(path_type=Path), help="Where pictures' parts are kept.")
@click.option("--states", "other", type=click.Path(path_type=Path),
              help="States of another run: written when new, compared when there.")  # fmt: skip
def main(
    kills: int, presses: int, faults: str, store: str, seed: int, tables: int, most: int,
    workers: int, painters: int, deeds: int, broken: str | None, keep: Path | None,
    pictures: Path | None, other: Path | None,
) -> None:  # fmt: skip
    """Plays through everything that can go wrong, and proves that nothing did."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if workers > 1 and store != "postgres":
        raise click.UsageError("Several workers need --store postgres.")
    plan = Plan(store, seed, kills, presses, tables, most, workers=workers, painters=painters,
                deeds=deeds, broken=broken or "")  # fmt: skip
    with tempfile.TemporaryDirectory() as name, nursery() as born:
        folder = keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        prepare(pictures or folder / "pictures")
        run = Run(plan if faults == "all" else plan.calm(), folder,
                  pictures or folder / "pictures", born)  # fmt: skip
        asyncio.run(run.play())
        run.report()
        same = compare(run.states, other) if other else True
        struck = not broken or run.mark.exists()
    if not struck:
        raise click.ClickException(f"The bot was never broken: {broken} did not strike.")
    sys.exit(0 if run.tally.sound and same else 1)


def compare(found: dict[str, str], file: Path) -> bool:
    """Whether another run came to the same states; without one, these are kept for it."""
    if not file.exists():
        file.write_text(json.dumps(found, indent=1))
        return True
    other = json.loads(file.read_text())
    chance = left_to_chance(found, other)
    names = {*found, *other} - chance
    differing = sorted(name for name in names if found.get(name) != other.get(name))
    same = len(names) - len(differing)
    say(f"| games in the same state as in the other run | {same} of {len(names)} |")
    say(f"| games left to chance in one of them | {len(chance)} |")
    for name in differing[:10]:
        say(f"  ! differs: {name}")
    return not differing


if __name__ == "__main__":
    main()
