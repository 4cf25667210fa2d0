"""The partition laboratory: ``python -m tests.laboratory``.

Three real workers share two shards. At every named moment one of them is frozen, cut from the
database, or cut from Discord, while people press at all tables and the health of the others is
looked at. It ends with an error if a promise did not hold.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import click

from benchmarks import postgres
from benchmarks.crowd import Crowd
from benchmarks.load import prove_all
from bot.background import until_it_works
from bot.cli.play import REEF
from bot.host import Table
from bot.host.opening import open_table
from bot.host.packs import Packs
from bot.lanes import Lanes
from bot.store.postgres import PostgresStore
from loopback import Loopback
from tests.laboratory.experiment import TROUBLE_SECONDS, Finding, Laboratory, look_in
from tests.laboratory.long_game import in_the_house
from tests.laboratory.people import OneWay, sit_down
from tests.laboratory.points import POINTS, WAYS, Point
from tests.laboratory.workers import working

WORKERS, SHARDS, TABLES_EACH = 3, 2, 2
Cell = tuple[Point, str]
HEAD = """\
| moment | trouble | all served after | others not well | unanswered | lost or doubled | what it did | promise |
|---|---|---|---|---|---|---|---|"""  # noqa: E501 - a table's head is one line


async def experiment(
    cells: Sequence[Cell], folder: Path, patience: float = TROUBLE_SECONDS
) -> list[Finding]:
    """One fleet for all of them, one after the other."""
    async with AsyncExitStack() as stack:
        stack.enter_context(in_the_house())
        server = stack.enter_context(postgres.cluster(postgres.DURABLE))
        world = Loopback(world=REEF, answer_within=60, shards=SHARDS, max_concurrency=SHARDS)
        await stack.enter_async_context(world)
        workers = await stack.enter_async_context(working(WORKERS, world, server, folder))
        session = await stack.enter_async_context(aiohttp.ClientSession())
        database = await look_in(server.url)
        stack.push_async_callback(database.close)
        laboratory = Laboratory(workers, [], database, session, patience)
        await _tables_there(laboratory)
        await laboratory.settled()
        store = await PostgresStore.open(server.url)
        stack.push_async_callback(store.close)
        return await _with_people(laboratory, world, store, cells)


async def _tables_there(laboratory: Laboratory) -> None:
    found = "SELECT count(*) FROM pg_tables WHERE tablename = 'marks'"
    async with asyncio.timeout(120):
        while not await laboratory.database.fetchval(found):  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.1)


async def _with_people(
    laboratory: Laboratory, world: Loopback, store: PostgresStore, cells: Sequence[Cell]
) -> list[Finding]:
    lane = Lanes().opening
    packs = Packs(store, lane)

    async def look(name: str) -> Table:
        return await until_it_works(lambda: open_table(store, packs, lane, name), "looking")

    crowd = Crowd(store, look, world, OneWay())
    laboratory.players = await sit_down(world, crowd, SHARDS, TABLES_EACH)
    world.realm.interactions.answer_within = 3.0
    playing = [asyncio.create_task(one.play(crowd)) for one in laboratory.players]
    findings = []
    try:
        for cell in cells:
            findings.append(await laboratory.try_out(*cell))
            findings[-1].lost = await _lost(laboratory, store) - sum(one.lost for one in findings)
            click.echo(line(findings[-1]))
    finally:
        for task in playing:
            task.cancel()
        done = await asyncio.gather(*playing, return_exceptions=True)
    for end in done:
        if not isinstance(end, asyncio.CancelledError):
            raise end  # type: ignore[misc]  # whoever plays never ends by themselves
    return findings


async def _lost(laboratory: Laboratory, store: PostgresStore) -> int:
    """Answered choices that are not in the database, or twice; games that do not replay."""
    dives = [one.dive for one in laboratory.players]
    async with AsyncExitStack() as hands:
        for one in laboratory.players:
            await hands.enter_async_context(one.at_it)
        proof = await prove_all(store, dives)
    return proof.lost + len(dives) - proof.replayed


def line(found: Finding) -> str:
    seconds = "not" if found.seconds is None else f"{found.seconds:.1f} s"
    broken = "; ".join(found.broken) or "kept"
    did = ", ".join(found.did) or "nothing"
    return (
        f"| {found.point} | {found.way} | {seconds} | {found.ill} of {found.looks} "
        f"| {found.unanswered} | {found.lost} | {did} | {broken} |"
    )


def chosen(points: Iterable[str], ways: Iterable[str]) -> list[Cell]:
    wanted, how = set(points), set(ways)
    return [
        (point, way)
        for point in POINTS
        for way in WAYS
        if (not wanted or point.name in wanted) and (not how or way in how)
    ]


@click.command
@click.option("--point", "points", multiple=True, type=click.Choice([one.name for one in POINTS]))
@click.option("--way", "ways", multiple=True, type=click.Choice(WAYS))
@click.option("--keep", type=click.Path(path_type=Path), help="A folder for the workers' logs.")
def main(points: tuple[str, ...], ways: tuple[str, ...], keep: Path | None) -> None:
    """Every moment and every trouble, or those that are named."""
    click.echo(HEAD)
    with tempfile.TemporaryDirectory() as folder:
        findings = asyncio.run(experiment(chosen(points, ways), keep or Path(folder)))
    broken = sum(bool(one.broken) for one in findings)
    click.echo(f"{len(findings) - broken} of {len(findings)} kept")
    sys.exit(bool(broken))
