"""Log books: kept for whoever wants one, by the rules' own word, and gone when it is closed."""

import random
from dataclasses import replace

import pytest

from bot.display.hall import ALL_TIME, hall_page
from bot.display.keepsakes import keepsakes
from bot.display.log_book import badge_page, book_page
from bot.host import Host, Lobby, Table, daily
from bot.host.kept_results import deeds_of
from bot.host.lobby import new_campaign
from bot.host.ratings import ratings
from bot.host.standings import firsts, mates, streaks
from bot.store import SeatRow
from bot.store.memory_rows import EarnedBadge, Remembered, Result
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel.match import Match
from tests.bot.conftest import CHANNEL, FINN, GUILD, MARINA, PEARL, THREAD
from tests.spoken import says

ENGLISH = Wording("en")


async def begin(host: Host, *people: int, seed: int = 7) -> Table:
    campaign = new_campaign(find_game("refuge"), GUILD, CHANNEL, people[0])
    rows = [SeatRow(seat, who, f"P{who}", "person") for seat, who in enumerate(people)]
    await host.store.add_campaign(campaign, rows)
    lobby = Lobby(campaign, rows)
    match = Match.start(lobby.game, len(rows), lobby.options, seed)
    return await host.open_campaign(campaign, rows, match, THREAD)


async def dive(host: Host, table: Table) -> Table:
    """To the end, as the autopilot would."""
    luck = random.Random(1)
    while (ask := table.match.ask) is not None:
        seat = ask.awaited[0]
        view = table.match.view(seat)
        option = table.match.game.autopilot(view, ask.seen_by(seat), seat, luck)
        user = table.seats[seat].user
        assert user is not None
        await host.choose(table.id, user, option.id, ask.token, None)
    return table


async def test_results_are_kept_of_those_who_want_it(host: Host) -> None:
    await host.log_books.open(GUILD, MARINA, "Marina", shown=False)
    table = await dive(host, await begin(host, MARINA, FINN))
    outcome = table.match.outcome
    assert outcome is not None
    (mine,) = await host.store.memories.results(GUILD)
    assert (mine.person, mine.game, mine.campaign) == (MARINA, "refuge", table.id)
    assert mine.won == (0 in outcome.winners)
    assert mine.side == str(table.match.game.nameplate(0))
    assert (mine.level, mine.turns) == ("beginner", table.match.game.turn)
    badges = await host.store.memories.badges(GUILD)
    assert {one.person for one in badges} <= {MARINA}
    assert ("cargo" in {one.badge for one in badges}) == mine.won


async def test_a_badge_is_earned_once(host: Host) -> None:
    await host.log_books.open(GUILD, MARINA, "Marina", shown=True)
    for _ in range(2):
        await dive(host, await begin(host, MARINA))
    assert len(await host.store.memories.results(GUILD)) == 2
    badges = await host.store.memories.badges(GUILD)
    assert len({one.badge for one in badges}) == len(badges)


async def test_practice_and_lessons_are_not_noted(host: Host) -> None:
    await host.log_books.open(GUILD, MARINA, "Marina", shown=True)
    lesson = find_game("refuge").lesson
    assert lesson is not None
    await dive(host, await begin(host, MARINA, seed=lesson.seed))
    for _ in range(2):
        table = await begin(host, MARINA)
        await host.log_books.try_daily(Lobby(table.campaign, table.rows), daily.today(), "Marina")
        await dive(host, table)
    assert len(await host.store.memories.results(GUILD)) == 1


async def test_closing_a_book_deletes_it(host: Host) -> None:
    for who in (MARINA, FINN):
        await host.log_books.open(GUILD, who, f"P{who}", shown=True)
    await dive(host, await begin(host, MARINA, FINN))
    await host.log_books.close(GUILD, MARINA)
    assert {one.person for one in await host.store.memories.results(GUILD)} == {FINN}
    assert set(await host.store.memories.remembered(GUILD)) == {FINN}
    assert MARINA not in {one.person for one in await host.store.memories.badges(GUILD)}


async def test_everybody_is_thanked_and_badges_are_told_of_those_who_show_them(host: Host) -> None:
    await host.log_books.open(GUILD, MARINA, "Marina", shown=True)
    await host.log_books.open(GUILD, FINN, "Finn", shown=False)
    table = await dive(host, await begin(host, MARINA, FINN))
    kept, _ = await keepsakes(host.store, table, Wording("en", table.seats))
    said = "\n".join(kept)
    deeds = deeds_of(await host.store.entries(table.id))
    for seat, who in enumerate((MARINA, FINN)):
        assert f"🙏 **P{who}**" in said
        counted = [f"{n} " for word, n in deeds[seat].items() if word in table.match.game.thanks]
        line = next(one for one in said.splitlines() if one.startswith(f"🙏 **P{who}**"))
        assert any(one in line for one in counted)
    earned = {one.badge for one in await host.store.memories.badges(GUILD) if one.person == MARINA}
    assert ("🏅" in said) == bool(earned)
    assert f"P{FINN}: **" not in said


def results(*won: bool, person: int = MARINA, table: str = "t") -> list[Result]:
    return [
        Result(f"{table}{n}", person, GUILD, person, "refuge", one, "Rosa", "beginner", 30, n)
        for n, one in enumerate(won)
    ]


@pytest.mark.parametrize(
    ("won", "now", "best"),
    [((), 0, 0), ((True, True, False), 0, 2), ((False, True, True, True), 3, 3)],
)
def test_streaks(won: tuple[bool, ...], now: int, best: int) -> None:
    assert streaks(results(*won)) == (now, best)


def test_mates_are_those_of_the_same_tables() -> None:
    every = results(True, False, True) + results(True, False, person=FINN)
    every += results(True, person=PEARL, table="u")
    ((who, both),) = mates(every, MARINA)
    assert (who, both.games, both.won) == (FINN, 2, 1)


def badge(person: int, name: str, at: int) -> EarnedBadge:
    return EarnedBadge(GUILD, person, "refuge", name, "t0", at)


def test_only_the_first_is_the_first() -> None:
    found = [badge(FINN, "cargo", 1), badge(MARINA, "alone", 2), badge(MARINA, "cargo", 3)]
    assert firsts(found) == [found[1], found[0]]


def test_the_hall_names_only_those_who_want_it() -> None:
    people = {
        MARINA: Remembered(GUILD, MARINA, "Marina", True, 1),
        FINN: Remembered(GUILD, FINN, "Finn", False, 1),
    }
    every = results(True, True) + results(True, person=FINN)
    badges = [badge(FINN, "cargo", 1), badge(MARINA, "alone", 2)]
    words = str(hall_page(people, every, badges, ALL_TIME, ENGLISH))
    assert "🥇 Marina 2" in words
    assert "Alone with it: Marina" in words
    assert "Finn" not in words
    own = str(book_page(people[FINN], people, every, badges, ENGLISH))
    assert says(own, "display.log_book._tally#1", n=1, won=1)
    assert "With Marina 1/1" in own
    assert says(own, "display.log_book.book_page", n=1, all=60)


def test_each_season_has_champions_of_its_own() -> None:
    people = {
        who: Remembered(GUILD, who, name, True, 1)
        for who, name in ((MARINA, "Marina"), (FINN, "Finn"))
    }
    november, december = 1794787200, 1797379200
    every = [
        replace(one, at=november) for one in results(True, True) + results(False, person=FINN)
    ] + [replace(one, at=december) for one in results(True, person=FINN, table="u")]
    said = {
        season: str(hall_page(people, every, [], season, ENGLISH))
        for season in ("2026-11", "2026-12", ALL_TIME)
    }
    assert "🥇 Marina 2" in said["2026-11"]
    assert "Finn" not in said["2026-11"]
    assert "🥇 Finn 1" in said["2026-12"]
    assert "🥇 Marina 2 · 🥈 Finn 1" in said[ALL_TIME]


def rival(table: int, person: int, *, won: bool, game: str = "lurk") -> Result:
    return Result(f"r{table}", person, GUILD, person, game, won, "", "", 9, table)


def test_whoever_beats_others_is_rated_above_them_and_ever_more_surely() -> None:
    played = [rival(table, who, won=who == MARINA) for table in range(12) for who in (MARINA, FINN)]
    first, later = ratings(played[:2], "lurk"), ratings(played, "lurk")
    assert list(later) == [MARINA, FINN]
    assert later[MARINA].points > first[MARINA].points > first[FINN].points
    assert later[MARINA].doubt < first[MARINA].doubt
    assert later[MARINA].games == 12


@pytest.mark.parametrize(
    "played",
    [
        [rival(1, MARINA, won=True)],
        [rival(1, who, won=True) for who in (MARINA, FINN)],
        [rival(1, MARINA, won=True, game="tentacula"), rival(1, FINN, won=False, game="tentacula")],
    ],
)
def test_nobody_is_rated_who_beat_nobody(played: list[Result]) -> None:
    """Against autopilots, together with everybody, or in a game that is won together."""
    assert not ratings(played, played[0].game)


@pytest.mark.parametrize("at", range(len(GAMES)))
def test_every_page_of_badges_fits_into_a_message(at: int) -> None:
    for language in ("en", "de"):
        sheet = badge_page(at, [], Wording(language))
        assert len(str(sheet.parts[0])) < 4000
