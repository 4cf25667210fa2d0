"""``python -m tests.fuzz``: malformed input of every kind, each refused with a sentence."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import click

from tests.chaos.pictures import prepare
from tests.fuzz.trial import Count, share_of

SHARE = 20_000
SHOWN = 10


@click.command
@click.option("--inputs", default=1_000_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=2, show_default=True)
def main(inputs: int, seed: int, jobs: int) -> None:
    """Sends malformed input of seven kinds, and counts what had no sentence or took too long."""
    shares = [range(at, min(at + SHARE, inputs)) for at in range(0, inputs, SHARE)]
    counts: dict[str, Count] = {}
    with (
        tempfile.TemporaryDirectory() as name,
        ProcessPoolExecutor(jobs, max_tasks_per_child=1) as pool,
        click.progressbar(length=inputs, file=sys.stderr) as bar,
    ):
        pictures = Path(name) / "pictures"
        prepare(pictures)
        found_in = pool.map(share_of, shares, repeat(seed), repeat(pictures))
        for share, found in zip(shares, found_in, strict=True):
            for kind, count in found.items():
                counts.setdefault(kind, Count()).add(count)
            bar.update(len(share))
    _tell(counts)
    sys.exit(any(count.failed for count in counts.values()))


def _tell(counts: dict[str, Count]) -> None:
    click.echo(
        "| kind | inputs | without a sentence | slowest, ms | over 50 ms |\n|---|---|---|---|---|"
    )
    for kind, count in counts.items():
        figures = (count.inputs, len(count.failed), f"{count.slowest:.1f}", len(count.slow))
        click.echo(f"| {kind} | {' | '.join(map(str, figures))} |")
    for kind, count in counts.items():
        if count.slow:
            click.echo(f"\n{kind}, slow inputs: {count.slow[:SHOWN]}")
        for words, times in Counter(one.partition(": ")[2] for one in count.failed).most_common(5):
            click.echo(f"\n{kind}, {times} times: {words}")


if __name__ == "__main__":
    main()
