"""``python -m tests.fuzz``: malformed input of every kind, each refused with a sentence."""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from collections import Counter
from pathlib import Path

import click

from tests.fuzz.trial import fuzz


@click.command
@click.option("--inputs", default=1_000_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(inputs: int, seed: int) -> None:
    """Sends malformed input of seven kinds, and counts what had no sentence or took too long."""
    logging.getLogger().setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory() as name:
        counts = asyncio.run(fuzz(inputs, seed, Path(name)))
    click.echo(
        "| kind | inputs | without a sentence | slowest, ms | over 50 ms |\n|---|---|---|---|---|"
    )
    for kind, count in counts.items():
        figures = (count.inputs, len(count.failed), f"{count.slowest:.1f}", count.slow)
        click.echo(f"| {kind} | {' | '.join(map(str, figures))} |")
    for kind, count in counts.items():
        for words, times in Counter(one.partition(": ")[2] for one in count.failed).most_common(5):
            click.echo(f"\n{kind}, {times} times: {words}")
    sys.exit(any(count.failed for count in counts.values()))


if __name__ == "__main__":
    main()
