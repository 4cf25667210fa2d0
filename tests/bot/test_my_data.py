"""Export and deletion over all tables of the store: a column without an answer fails here."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from click.testing import CliRunner

from benchmarks.postgres import Cluster
from bot.cli import main
from bot.config import Settings
from bot.display.my_data import data_file
from bot.host import Host, Table
from bot.host.forgetting import forget_guild, forget_person
from bot.host.lobby import Lobby, new_campaign
from bot.host.people import Calls
from bot.store import Entry, GuildSettings, SeatRow, SqliteStore
from bot.store.copying import our_tables
from bot.store.memory_rows import EarnedBadge, Ended, Result, Waiting
from bot.store.notes import PlaceNote, World
from bot.store.packs import ServerPack
from bot.store.personal import TABLES, of_people
from bot.store.postgres import PostgresStore
from bot.store.practices import PuzzleTry
from bot.store.rosters import KeptRoster
from bot.store.rows import Errand, Nudge
from bot.store.store import Store
from bot.store.strips import KeptStrip
from bot.wording import Wording, safe
from games.kernel import Line, T
from games.kernel.content import Pinned
from games.kernel.record import Choice
from tests.bot.conftest import CHANNEL, FINN, GUILD, PEARL, choose, start
from tests.kernel.lanterns import Lanterns
from tests.spoken import says

QUINCE = 424242424242424242
NAME = "Zanzibar_Quince"
SETTINGS = Settings(_env_file=None)
HALL = 5151515151515151
"""Another server."""


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    async with AsyncExitStack() as stack:
        if request.param == "sqlite":
            store: Store = await SqliteStore.open(path)
        else:
            server: Cluster = request.getfixturevalue("postgres_server")
            store = await PostgresStore.open(await stack.enter_async_context(server.fresh()))
        stack.push_async_callback(store.close)
        yield store


def test_every_column_of_every_table_has_an_answer() -> None:
    for table, columns in our_tables().items():
        assert table in TABLES, f"{table}: is it about people? Say so in bot/store/personal.yaml"
        unanswered = set(columns) ^ TABLES[table].columns.keys()
        assert not unanswered, f"{table}: {unanswered}: given to its person? forgotten? or why not?"


async def test_the_tables_of_a_server_database_have_answers_too(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    rows = await store.read(
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = current_schema()"
    )
    await store.close()
    assert {(row[0], row[1]) for row in rows} == {
        (name, column) for name, kept in TABLES.items() for column in kept.columns
    }


def test_whatever_stays_says_why_and_whatever_goes_is_somebodys() -> None:
    for name, kept in TABLES.items():
        for column in kept.columns.values():
            assert bool(column.because) == (column.fate == "stays")
            assert column.fate == "stays" or kept.person is not None, name
    assert {name for name, _, _ in of_people()} >= {"seats", "log", "votes", "met"}


async def life(store: Store) -> tuple[Host, Table, Table]:
    """A person with a row in every table that has rows of people."""
    host = Host(store)
    shared = await start(host, QUINCE, FINN)
    await host.act(
        shared.id,
        T("🪑 {name} takes a seat.", name=safe(NAME)),
        QUINCE,
        seats=[SeatRow(0, QUINCE, NAME, "person")],
    )
    await host.act(shared.id, T("🪑 {by} gives seat {n} to {name}.", by="Finn", n=1,
                                name=safe(NAME)), FINN)  # fmt: skip
    await choose(host, shared, QUINCE, "roll")
    await host.showing.panel(shared, 700, Calls(shared.moment, [], {QUINCE: "t", FINN: "t"}, []))
    await notices(host, shared)
    await host.vote(shared, 2, QUINCE, agrees=True)
    await host.vote(shared, 2, FINN, agrees=False)
    await host.in_passing.tell(QUINCE, "lanterns.die")
    await host.in_passing.tell(FINN, "lanterns.die")
    alone = await start(host, QUINCE, autopilots=1)
    await host.act(alone.id, T("⏸️ {name} paused the game.", name=NAME), QUINCE)
    await store.change_settings(GUILD, GuildSettings(language="de"))
    await log_book(host, shared)
    for person, pack in (
        (QUINCE, Pinned("bell@1", "Bell", b"")),
        (FINN, Pinned("tin@1", "T", b"")),
    ):
        brought = ServerPack(GUILD, "sleeping_gods", pack.id, pack.name, person, 1)
        await store.packs.add_to_server(brought, pack)
        await store.rosters.keep(
            KeptRoster(person, "lurk", 1, "cog", f"of {person}", ("deck_hand",), 1)
        )
        await host.showing.strip(KeptStrip(700, person, 800, "a press", 1))
        name = NAME if person == QUINCE else "Finn"
        sea = World(GUILD, "sleeping_gods", "bell")
        await store.notes.keep(PlaceNote(sea, "10", person, name, "A reef", 1))
    return host, shared, alone


async def notices(host: Host, table: Table) -> None:
    """What people chose, and what the bot owes them."""
    store = host.store
    for person in (QUINCE, FINN):
        await host.people.change(person, zone="Europe/Berlin")
        await store.change_campaign(table.id, [Errand(table.id, person, "call", 5)], panel=7)
        await store.people.snooze(table.id, person, 9)
        await store.people.follow(table.id, person, follows=True)
        await store.people.keep_nudge(table.id, person, Nudge("q", 1))
        await store.people.ballot(table.id, 2, person, "wait")


async def log_book(host: Host, table: Table) -> None:
    """What is remembered of those who want it."""
    for person, name in ((QUINCE, NAME), (FINN, "Finn")):
        await host.log_books.open(GUILD, person, name, shown=True)
        await host.store.practices.answer(PuzzleTry(5, person, GUILD, name, "up", True, 1))
        campaign = new_campaign(Lanterns, HALL, CHANNEL, person)
        rows = [SeatRow(0, person, name, "person")]
        await host.store.add_campaign(campaign, rows)
        lobby = Lobby(campaign, rows)
        await host.log_books.try_daily(lobby, 5, name)
        await host.seekers.add(GUILD, person, name, ("refuge", "week", "live", "new"))
        await host.lobbies.wait(lobby, Waiting(person, name))
        assert await host.lobbies.invite(lobby, person, 1)
    ended = Ended(
        tuple(
            Result(table.id, seat, GUILD, who, "lanterns", True, "", "", 3, 9)
            for seat, who in enumerate((QUINCE, FINN))
        ),
        tuple(EarnedBadge(GUILD, who, "lanterns", "b", table.id, 9) for who in (QUINCE, FINN)),
    )
    await host.store.record((await host.tables.peek(table.id)).campaign, ended=ended)


async def traces(store: Store, *words: str) -> list[str]:
    """Every column of every row that says one of these words."""
    found = []
    for table, columns in our_tables().items():
        names = ", ".join(f'"{name}"' for name in columns)
        for row in await store.read(f"SELECT {names} FROM {table}"):
            for name, value in zip(columns, row, strict=True):
                said = bytes(value).decode() if isinstance(value, (bytes, memoryview)) else value
                found += [f"{table}.{name}" for word in words if word in str(said)]
    return found


async def test_a_file_holds_all_that_is_kept(store: Store) -> None:
    _, shared, alone = await life(store)
    found = await store.privacy.about(QUINCE)
    assert found.keys() == {*(name for name, _, _ in of_people()), "heard"}
    for name, _, kept in of_people():
        assert all(row.keys() == set(kept.given()) for row in found[name])
    assert {row["campaign"] for row in found["seats"]} >= {shared.id, alone.id}
    assert {row["name"] for row in found["seats"]} >= {NAME}
    assert found["heard"] == [{"campaign": shared.id}]
    file = json.loads(data_file(QUINCE, found, "today"))
    assert file["kept"]["votes"]["rows"][0]["agrees"] == 1
    assert str(FINN) not in {str(row["user"]) for row in found["log"]}


async def test_a_file_tells_no_secret_of_others(store: Store) -> None:
    host, shared, _ = await life(store)
    campaign = (await host.tables.peek(shared.id)).campaign
    lines = (Line(T("For all.")), Line(T("For Finn alone."), 1), Line(T("For Quince alone."), 0))
    move = Choice(0, "roll", "d")
    entry = Entry(campaign.length + 1, "choice", 2, 1, 0, lines, move, QUINCE)
    await store.record(campaign, entry)
    given = (await store.privacy.about(QUINCE))["log"]
    told = [line[0] for row in given if row["number"] == entry.number for line in row["lines"]]
    assert told == ["For all.", "For Quince alone."]


async def test_nothing_says_any_more_who_it_was(store: Store) -> None:
    host, shared, alone = await life(store)
    assert await traces(store, str(QUINCE), NAME)
    await forget_person(host, SETTINGS, QUINCE)
    assert await traces(store, str(QUINCE), NAME, safe(NAME)) == []
    assert await store.privacy.about(QUINCE) == {}
    assert await store.campaign(alone.id) is None
    assert await store.campaign(shared.id) is not None


async def test_the_games_of_others_stay_whole(store: Store) -> None:
    host, shared, _ = await life(store)
    before = [entry.choice for entry in await store.entries(shared.id)]
    await forget_person(host, SETTINGS, QUINCE)
    table = await host.tables.peek(shared.id)
    assert [row.keeper for row in table.seats] == ["vacant", "person"]
    assert [entry.choice for entry in await store.entries(shared.id)] == [*before, None]
    wording = Wording("en", table.seats)
    told = [wording.say(line.text) for entry in table.recent for line in entry.lines]
    assert says("\n".join(told), "deeds.seat.take_seat", name="somebody")
    assert says("\n".join(told), "deeds.seat._new_row", by="Finn", n=1, name="somebody")
    assert await store.vote(shared.id, 2, FINN, agrees=True) == {FINN: True}
    assert await store.met(FINN) == {"lanterns.die"}
    assert [one.person for one in await store.memories.results(GUILD)] == [FINN]
    assert [one.person for one in await store.memories.badges(GUILD)] == [FINN]
    assert [one.person for one in await store.memories.dailies(5)] == [FINN]
    assert set(await store.memories.remembered(GUILD)) == {FINN}
    assert [one.person for one in await host.seekers.here(GUILD)] == [FINN]
    assert (await store.settings(GUILD)).language == "de"
    await choose(host, table, FINN, "roll")


async def test_an_ended_game_remembers_somebody(store: Store) -> None:
    host, shared, _ = await life(store)
    await host.act(shared.id, T("🏁 Over."), FINN, values={"status": "ended"})
    await forget_person(host, SETTINGS, QUINCE)
    table = await host.tables.peek(shared.id)
    assert Wording("en", table.seats).names == ["somebody", f"P{FINN}"]


async def test_the_next_one_looks_after_a_lobby(store: Store) -> None:
    host = Host(store)
    campaign = new_campaign(Lanterns, GUILD, CHANNEL, QUINCE)
    rows = [SeatRow(0, QUINCE, NAME, "person"), SeatRow(1, FINN, "Finn", "person")]
    await store.add_campaign(campaign, rows)
    await forget_person(host, SETTINGS, QUINCE)
    kept = await store.campaign(campaign.id)
    assert kept is not None
    assert (kept.starter, kept.status) == (FINN, "lobby")
    assert await store.seats(campaign.id) == [SeatRow(0, FINN, "Finn", "person")]


async def test_nobody_inherits_more_lobbies_than_they_may_open(store: Store) -> None:
    host, few = Host(store), Settings(open_games_each=2, _env_file=None)
    opened = []
    for _ in range(4):
        campaign = new_campaign(Lanterns, GUILD, CHANNEL, QUINCE)
        rows = [SeatRow(0, QUINCE, NAME, "person"), SeatRow(1, FINN, "Finn", "person")]
        await store.add_campaign(campaign, rows)
        opened.append(campaign.id)
    await forget_person(host, few, QUINCE)
    kept = [await store.campaign(one) for one in opened]
    assert sorted((one.starter, one.status) for one in kept if one) == [
        *[(0, "cancelled")] * 2,
        *[(FINN, "lobby")] * 2,
    ]


async def test_another_inherits_when_the_next_one_has_enough(store: Store) -> None:
    host, few = Host(store), Settings(open_games_each=1, _env_file=None)
    await store.add_campaign(new_campaign(Lanterns, GUILD, CHANNEL, FINN), [])
    campaign = new_campaign(Lanterns, GUILD, CHANNEL, QUINCE)
    people = ((QUINCE, NAME), (FINN, "Finn"), (PEARL, "Pearl"))
    rows = [SeatRow(at, *who, "person") for at, who in enumerate(people)]
    await store.add_campaign(campaign, rows)
    await forget_person(host, few, QUINCE)
    kept = await store.campaign(campaign.id)
    assert kept is not None
    assert (kept.starter, kept.status) == (PEARL, "lobby")


async def test_a_server_is_forgotten_whole(store: Store) -> None:
    host, shared, _ = await life(store)
    other = new_campaign(Lanterns, HALL, CHANNEL, FINN)
    await store.add_campaign(other, [SeatRow(0, FINN, "Finn", "person")])
    await forget_guild(host, GUILD)
    assert await store.campaign(shared.id) is None
    assert await store.entries(shared.id) == []
    assert not await store.privacy.has_rows_of(GUILD)
    assert (await store.settings(GUILD)).language == "en"
    assert await store.campaign(other.id) is not None


async def _lived(path: Path) -> None:
    store = await SqliteStore.open(path)
    await life(store)
    await store.close()


@pytest.fixture
def at_home(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIVEMASTER_DATABASE", str(path))
    return path


async def test_hosts_forget_by_a_command(at_home: Path) -> None:
    await _lived(at_home)
    said = await _run("forget", str(QUINCE), "--yes")
    assert "a person with" in said
    store = await SqliteStore.open(at_home)
    assert await traces(store, str(QUINCE), NAME) == []
    await store.close()
    assert "There's nothing about" in await _run("forget", str(QUINCE), "--yes", code=1)
    assert "a server with 1 campaigns" in await _run("forget", str(GUILD), "--yes")


async def test_hosts_are_asked_first_and_not_while_a_bot_runs(at_home: Path) -> None:
    await _lived(at_home)
    said = await _run("forget", str(QUINCE), code=1)
    assert "Forget all of it?" in said
    store = await SqliteStore.open(at_home)
    assert await store.privacy.about(QUINCE)
    assert says(await _run("forget", str(QUINCE), "--yes", code=1), "store.database.claim")
    await store.close()


async def _run(*words: str, code: int = 0) -> str:
    result = await asyncio.to_thread(CliRunner().invoke, main, list(words))
    assert result.exit_code == code, result.output
    return result.output
