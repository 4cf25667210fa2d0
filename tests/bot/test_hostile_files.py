"""A campaign file may say anything: it is refused with a sentence, or it can be played."""

import copy
import hashlib
import json
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from bot.display.board import board_panel
from bot.host import Host, Table
from bot.host.transfer import export_campaign, import_campaign
from bot.store import StoreError
from bot.wording import Wording
from games.kernel import Seat, T
from games.kernel.errors import KernelError
from tests.bot.conftest import CHANNEL, CORAL, FINN, GUILD, MARINA, choose, start
from tests.spoken import spoken

Way = tuple[str | int, ...]
GONE = object()
HOSTILE = [GONE, None, -1, 10**30, 7, True, 1.5, "", "x" * 3000, "\ud800", "\0", [], [[]], {}]


def ways(thing: Any, way: Way = ()) -> Iterator[Way]:
    """Every place in nested data, but only the ends of long lists."""
    yield way
    if isinstance(thing, dict):
        for key in thing:
            yield from ways(thing[key], (*way, key))
    elif isinstance(thing, list):
        for at in {0, len(thing) - 1} if thing else ():
            yield from ways(thing[at], (*way, at))


def forged(data: Any, way: Way, value: object) -> Any:
    if not way:
        return None if value is GONE else value
    changed = copy.deepcopy(data)
    inner = changed
    for step in way[:-1]:
        inner = inner[step]
    if value is GONE:
        del inner[way[-1]]
    else:
        inner[way[-1]] = value
    return changed


def sealed(name: str, body: Any) -> str:
    text = json.dumps(body)
    return f"{json.dumps({name: 1, 'sha256': hashlib.sha256(text.encode()).hexdigest()})}\n{text}"


def forgeries(file: dict[str, Any]) -> Iterator[str]:
    """The file with one thing wrong, in itself or in one of the saves it holds."""
    for way in ways(file):
        for value in HOSTILE:
            yield sealed("divemaster campaign", forged(file, way, value))
    for name in ("opening", "save"):
        save = json.loads(file[name].partition("\n")[2])
        for way in ways(save):
            for value in HOSTILE:
                forgery = sealed("divemaster", forged(save, way, value))
                yield sealed("divemaster campaign", {**file, name: forgery})


async def exported(host: Host, table: Table) -> dict[str, Any]:
    data = await export_campaign(host, table.id)
    file: dict[str, Any] = json.loads(data.partition(b"\n")[2])
    return file


@pytest.mark.parametrize("verifiable", [True, False])
async def test_a_forgery_is_refused_or_playable(host: Host, *, verifiable: bool) -> None:
    """Every third: at each place some of all that is hostile, and each of that at some places."""
    await check_forgeries(host, verifiable, every=3)


@pytest.mark.soak
@pytest.mark.parametrize("verifiable", [True, False])
async def test_every_forgery_is_refused_or_playable(host: Host, *, verifiable: bool) -> None:
    await check_forgeries(host, verifiable, every=1)


async def check_forgeries(host: Host, verifiable: bool, every: int) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "roll")
    file = await exported(host, table)
    if not verifiable:
        last = file["log"][-1]
        back = {"kind": "rollback", "depth": last["depth"] - 1, "number": last["number"] + 1}
        file["log"].append({**last, **back, "choice": None})
    refused = kept = 0
    for forgery in islice(forgeries(file), None, None, every):
        try:
            campaign = await import_campaign(host, forgery.encode(), GUILD, CHANNEL, CORAL)
        except (KernelError, StoreError):
            refused += 1
            continue
        kept += 1
        twin = await host.tables.peek(campaign.id)
        board_panel(twin, Wording("en", twin.seats))
        await export_campaign(host, campaign.id)
    assert refused > 500 / every
    assert kept > 50 / every
    await choose(host, table, FINN, "roll")


async def test_a_file_without_a_forgery_is_kept(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "roll")
    data = sealed("divemaster campaign", await exported(host, table)).encode()
    campaign = await import_campaign(host, data, GUILD, CHANNEL, CORAL)
    twin = await host.tables.peek(campaign.id)
    assert twin.match.save() == (await host.tables.peek(table.id)).match.save()
    assert [row.user for row in twin.seats] == [MARINA, FINN]
    assert (campaign.game, campaign.status) == ("lanterns", "paused")
    assert campaign.commitment == table.campaign.commitment


@pytest.mark.parametrize(
    "head", [b"[]", b"{}", b"7", b'{"divemaster campaign": "new"}', b"[" * 9999]
)
async def test_a_head_of_any_kind_is_refused(host: Host, head: bytes) -> None:
    with pytest.raises(KernelError, match=spoken("host.campaign_file.read_file#1")):
        await import_campaign(host, head + b"\n{}", GUILD, CHANNEL, CORAL)


async def test_words_of_a_file_have_no_power(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await host.act(table.id, T("🪑 {who} sits.", who=Seat(0)), MARINA)
    file = await exported(host, table)
    assert file["log"][-1]["told"] == [f"🪑 P{MARINA} sits."]
    file["log"][-1]["told"] = ["**You won** @everyone\n# [free](https://example.org)"]
    data = sealed("divemaster campaign", file).encode()
    campaign = await import_campaign(host, data, GUILD, CHANNEL, CORAL)
    entries = await host.store.entries(campaign.id)
    (line,) = entries[-2].lines
    assert "\n" not in line.text.template
    for power in ("**You", "@everyone", "[free](https"):
        assert power not in line.text.template.replace("\\*\\*You", "").replace("\\[free", "")


SEATS: dict[str, Callable[[list[Any]], list[Any]]] = {
    "none": lambda rows: [],
    "ninety": lambda rows: [*rows, *({"seat": number} for number in range(2, 90))],
    "another": lambda rows: [rows[0], {**rows[1], "seat": 7}],
}


@pytest.mark.parametrize("how", SEATS)
async def test_a_file_has_the_seats_of_its_game(host: Host, how: str) -> None:
    file = await exported(host, await start(host, MARINA, FINN))
    file["seats"] = SEATS[how](file["seats"])
    data = sealed("divemaster campaign", file).encode()
    with pytest.raises(KernelError, match=spoken("host.transfer._check_seats")):
        await import_campaign(host, data, GUILD, CHANNEL, CORAL)


async def test_a_file_cannot_tell_of_the_future(host: Host) -> None:
    """A game of the year 146 billion would never stop counting as played lately."""
    file = await exported(host, await start(host, MARINA, FINN))
    for at in (2**62, int(time.time()) + 3 * 86400):
        file["log"][-1]["at"] = at
        data = sealed("divemaster campaign", file).encode()
        with pytest.raises(KernelError, match=spoken("host.campaign_file.read_file#5")):
            await import_campaign(host, data, GUILD, CHANNEL, CORAL)


async def test_nothing_that_cannot_be_seen_comes_in_with_a_file(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await host.act(table.id, T("🪑 Somebody sits."), MARINA)
    file = await exported(host, table)
    file["seats"][0]["name"] = "Ma\u202erina\u2066\n\u200f👩\u200d🚀"
    file["log"][-1]["told"] = ["won \u202etsol\x00"]
    data = sealed("divemaster campaign", file).encode()
    campaign = await import_campaign(host, data, GUILD, CHANNEL, CORAL)
    assert (await host.store.seats(campaign.id))[0].name == "Marina👩\u200d🚀"
    (line,) = (await host.store.entries(campaign.id))[-2].lines
    assert line.text.template == "won tsol"


async def test_a_forged_rollback_does_not_open_the_door_to_a_forged_position(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "many")
    await choose(host, table, MARINA, "done")
    file = await exported(host, table)
    depth, number = file["log"][-1]["depth"], len(file["log"]) + 1
    row = {**file["log"][-1], "number": number, "kind": "rollback", "choice": None}
    again = {**file["log"][-1], "number": number + 1, "depth": depth}
    file["log"] += [{**row, "depth": depth - 1}, again]
    again["choice"] = [0, "c99", *again["choice"][2:]]
    with pytest.raises(KernelError):
        await import_campaign(
            host, sealed("divemaster campaign", file).encode(), GUILD, CHANNEL, CORAL
        )


async def test_a_forged_rollback_does_not_make_the_position_of_a_file_count(host: Host) -> None:
    """The game is what its moves make of it, whatever position the file brings along."""
    ours, theirs = [await start(host, MARINA, FINN, seed=7) for _ in range(2)]
    for table, at in ((ours, 0), (theirs, -1)):
        for _ in range(6):
            assert table.match.ask is not None
            option = table.match.ask.options[at]
            await choose(host, table, (MARINA, FINN)[option.seat], option.id)
    file = await exported(host, ours)
    last, length = file["log"][-1], len(file["log"])
    back = {"number": length + 1, "kind": "rollback", "choice": None, "depth": last["depth"] - 1}
    file["log"] += [{**last, **back}, {**last, "number": length + 2}]
    file["save"], file["number"] = (await exported(host, theirs))["save"], length + 2
    body = sealed("divemaster campaign", file).encode()
    kept = await import_campaign(host, body, GUILD, CHANNEL, CORAL)
    assert (await host.tables.peek(kept.id)).match.view(None) == ours.match.view(None)
    assert ours.match.view(None) != theirs.match.view(None)


async def test_a_game_that_ended_elsewhere_earns_nothing_here(host: Host) -> None:
    table = await start(host, MARINA)
    for _ in range(3):
        await choose(host, table, MARINA, "roll")
    data = sealed("divemaster campaign", await exported(host, table)).encode()
    await import_campaign(host, data, GUILD + 1, CHANNEL, CORAL)
    assert await host.store.awards(GUILD, "lanterns") == ["lit.0"]
    assert await host.store.awards(GUILD + 1, "lanterns") == []
