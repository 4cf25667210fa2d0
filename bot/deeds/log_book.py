"""Something to come back for: a log book for whoever wants one, badges, and a hall of fame."""

from __future__ import annotations

from bot.custom_ids import NO_CAMPAIGN
from bot.display.hall import hall_page, offer_page
from bot.display.log_book import badge_page, book_page, close_page, no_book_page
from bot.homes import alone
from bot.host import Table, daily
from bot.host.standings import season_of
from bot.house import House
from bot.request import Request
from games.catalog import GAMES


async def show_hall(house: House, request: Request, season: str | None = None) -> None:
    """For whoever asks; named are those who let themselves be shown. This month's at first."""
    guild = request.guild
    people, results = (
        await house.store.memories.remembered(guild),
        await house.store.memories.results(guild),
    )
    badges = await house.store.memories.badges(guild)
    wording = await house.wording(request.interaction)
    wanted = season_of(daily.now()) if season is None else season
    await request.open_page(hall_page(people, results, badges, wanted, wording))


async def offer_hall(house: House, request: Request, table: Table) -> None:
    """At the end of a game: the hall, or the question whether one wants to be in it; where nobody
    else is, one's own log book."""
    people = await house.store.memories.remembered(request.guild)
    me = people.get(request.user)
    if request.guild == alone(request.user):
        await show_book(house, request)
        return
    if request.user not in table.people or table.practice is not None or (me and me.shown):
        await show_hall(house, request)
        return
    wording = await house.wording(request.interaction)
    await request.open_page(offer_page(table.id, wording))


async def show_book(house: House, request: Request) -> None:
    """One's own, or the question whether there shall be one."""
    guild, wording = request.guild, await house.wording(request.interaction)
    people = await house.store.memories.remembered(guild)
    me = people.get(request.user)
    if me is None:
        await request.open_page(no_book_page(wording, request.press.campaign))
        return
    results, badges = (
        await house.store.memories.results(guild),
        await house.store.memories.badges(guild),
    )
    await request.open_page(book_page(me, people, results, badges, wording))


async def keep_book(house: House, request: Request, *, shown: bool) -> None:
    """From now on, or from now on shown (or not) in the hall; offered at the end of a game, with
    that game."""
    await house.host.log_books.open(request.guild, request.user, request.name, shown=shown)
    if request.press.campaign != NO_CAMPAIGN:
        await house.host.log_books.add(await house.host.tables.peek(request.press.campaign))
    await show_book(house, request)


async def ask_to_close(house: House, request: Request) -> None:
    await request.open_page(close_page(await house.wording(request.interaction)))


async def close_book(house: House, request: Request) -> None:
    await house.host.log_books.close(request.guild, request.user)
    await show_book(house, request)


async def show_badges(house: House, request: Request, page: int) -> None:
    """A game's badges, with those that are earned here shining."""
    at = page % len(GAMES)
    badges = await house.store.memories.badges(request.guild)
    earned = [one for one in badges if one.person == request.user]
    wording = await house.wording(request.interaction)
    has = {one.badge for one in earned if one.game == GAMES[at]}
    shot = await house.display.studio.badges(GAMES[at], has, wording)
    sheet = badge_page(at, earned, wording)
    await request.open_page(sheet.show([] if shot is None else [(shot.filename, shot.alt)]), shot)
