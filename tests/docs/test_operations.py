"""From a file to several workers, word by word as the page says, in a fresh folder."""

import asyncio
import shlex
from pathlib import Path

import pytest
import yaml

from bot.host import Host
from bot.store import SqliteStore
from bot.store.postgres import PostgresStore
from loopback import Loopback
from tests.bot.conftest import FINN, MARINA, lanterns_in_the_catalog, start
from tests.docs.conftest import PATIENCE, Shell
from tests.docs.pages import ROOT, blocks

__all__ = ["lanterns_in_the_catalog"]
DEPLOY = ROOT / "deploy"
START_SECONDS = 240


async def test_the_way_to_three_workers(shell: Shell, discord: Loopback, postgres_url: str) -> None:
    [lines] = [block.splitlines() for block in blocks(ROOT / "docs" / "operations.md", "console")]
    *steps, last = [shlex.split(line)[1:] for line in lines]
    table = await _a_campaign(shell.folder / "data" / "divemaster.db")
    assert steps[0] == ["backup"]
    await _typed(shell, steps[0])
    assert list((shell.folder / "data" / "backups").glob("*.db"))
    settings = shell.folder / ".env"
    settings.write_text(f"DIVEMASTER_DATABASE={postgres_url}\n")
    settings.chmod(0o600)
    for step in steps[1:]:
        await _typed(shell, step)
    store = await PostgresStore.open(postgres_url)
    assert await store.campaign(table) is not None
    with shell.started("bot.cli", *last):
        await _workers(store, 3)
    assert await store.read("SELECT id FROM workers") == [], "they leave with a word"
    await store.close()


async def _a_campaign(path: Path) -> str:
    store = await SqliteStore.open(path)
    table = await start(Host(store), MARINA, FINN)
    await store.close()
    return table.id


async def _typed(shell: Shell, words: list[str]) -> None:
    with shell.started("bot.cli", *words) as program:
        await asyncio.to_thread(program.wait, PATIENCE)


async def _workers(store: PostgresStore, count: int) -> None:
    """Waits until so many are at work and every shard is served."""
    async with asyncio.timeout(START_SECONDS):
        while not await _at_work(store, count):  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.1)


async def _at_work(store: PostgresStore, count: int) -> bool:
    workers = await store.read("SELECT id FROM workers WHERE NOT leaving")
    free = await store.read("SELECT shard FROM shards WHERE worker IS NULL")
    return len(workers) == count and not free


def test_the_compose_file_of_several_workers_is_whole() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.fleet.yaml").read_text())
    services = compose["services"]
    for name in ("worker1", "worker2", "worker3"):
        service = services[name]
        assert (DEPLOY / service["build"] / "Dockerfile").resolve().exists()
        assert service["environment"]["DIVEMASTER_DATABASE"].startswith("postgresql://")
        assert {volume.partition(":")[0] for volume in service["volumes"]} <= set(
            compose["volumes"]
        )
    scraped = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"]
    targets = {target.partition(":")[0] for target in scraped[0]["static_configs"][0]["targets"]}
    assert targets <= set(services)


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.name)
def test_a_unit_starts_and_reloads(unit: Path) -> None:
    words = unit.read_text()
    assert "bin/divemaster run --" in words
    assert "ExecReload=/bin/kill -HUP $MAINPID" in words
