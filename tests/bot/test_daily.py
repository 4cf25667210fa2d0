"""The keys of daily dives: decided before anybody dives, told afterwards, the same for all."""

from datetime import date

from click.testing import CliRunner

from bot.cli import main
from bot.host import Host, daily
from bot.host.lobby import Lobby, new_campaign
from bot.store import SeatRow, SqliteStore
from games.catalog import GAMES, find_game
from games.kernel.match import Match
from tests.bot.conftest import CHANNEL, FINN, GUILD, MARINA

DAY = date(2026, 11, 15).toordinal()
CHAIN = daily.Chain(bytes(range(32)))


def test_every_key_is_the_hash_of_the_next_and_leads_to_the_anchor() -> None:
    for day in (daily.FIRST, DAY, DAY + 400):
        assert daily.hashed(CHAIN.key(day + 1), 1) == CHAIN.key(day)
        assert daily.hashed(CHAIN.key(day), daily.links(day)) == CHAIN.anchor
    assert daily.hashed(CHAIN.key(DAY), daily.links(DAY + 1)) != CHAIN.anchor


def test_a_chain_ends_after_ten_years_and_another_begins() -> None:
    last = daily.FIRST + daily.DAYS - 1
    assert CHAIN.key(last) == CHAIN.root
    assert daily.fact_of(last) == "daily.0"
    assert daily.fact_of(last + 1) == "daily.1"
    assert daily.links(last + 1) == 1


def test_every_day_and_game_has_a_deal_of_its_own() -> None:
    seeds = {
        daily.seed_of(CHAIN.key(day), day, game)
        for day in range(DAY, DAY + 10)
        for game in daily.deals()
    }
    assert len(seeds) == 10 * len(daily.deals())


def test_every_deal_can_be_dealt() -> None:
    assert set(daily.deals()) == set(GAMES) - {"sleeping_gods"}
    for game, deal in daily.deals().items():
        options = find_game(game).Options.model_validate(deal.options)
        assert Match.start(find_game(game), deal.seats, options, 7).ask is not None


def test_a_day_ends_at_midnight_in_greenwich() -> None:
    assert daily.ends(date(2026, 11, 15).toordinal()) == 1794787200
    assert daily.named(DAY) == "2026-11-15"


async def tried(host: Host, person: int, day: int = DAY, guild: int = GUILD) -> bool:
    campaign = new_campaign(find_game("refuge"), guild, CHANNEL, person)
    rows = [SeatRow(0, person, f"P{person}", "person")]
    await host.store.add_campaign(campaign, rows)
    return (await host.log_books.try_daily(Lobby(campaign, rows), day, f"P{person}")).counts


async def test_the_first_try_counts_wherever_it_is(host: Host) -> None:
    assert await tried(host, MARINA)
    assert not await tried(host, MARINA)
    assert not await tried(host, MARINA, guild=77)
    assert await tried(host, FINN)
    assert await tried(host, MARINA, DAY + 1)
    assert sorted(one.counts for one in await host.store.memories.dailies(DAY)) == [0, 0, 1, 1]


async def test_the_keys_are_made_once(store: SqliteStore) -> None:
    first = await daily.chain_for(store, DAY)
    assert await daily.chain_for(store, DAY + 300) == first
    assert await daily.chain_for(store, DAY + daily.DAYS) != first


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["daily", "verify", *words])
    return result.exit_code, result.output


def test_anybody_can_check_a_day_from_what_was_published() -> None:
    key, anchor = CHAIN.key(DAY).hex(), CHAIN.anchor.hex()
    code, said = run("2026-11-15", "--key", key, "--anchor", anchor[:16])
    assert code == 0
    assert f"refuge: seed {daily.seed_of(CHAIN.key(DAY), DAY, 'refuge'):032x}" in said
    code, said = run("2026-11-16", "--key", key, "--anchor", anchor[:16])
    assert code == 1
    assert "doesn't lead to that anchor" in said
    assert run("2026-11-15", "--key", key)[0] == 1
    assert run("2026-11-15", "--key", "zz", "--anchor", anchor)[0] == 1
