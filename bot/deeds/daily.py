"""The daily dive: begun at once, the same for everybody, compared on a server."""

from __future__ import annotations

from bot.deeds.at_once import begin_at_once, with_partners
from bot.display.daily import daily_page
from bot.errors import Refusal
from bot.host import Lobby, Table, daily
from bot.house import House
from bot.request import Request
from bot.wording import safe
from games.catalog import find_game
from games.kernel import T, Text


async def show_daily(house: House, request: Request, day: int | None = None) -> None:
    """Today, or a day gone by."""
    today = daily.today()
    wanted = today if day is None else max(daily.FIRST, min(day, today))
    tries = [
        one for one in await house.store.memories.dailies(wanted) if one.guild == request.guild
    ]
    chain = await house.host.log_books.chain(wanted)
    wording = await house.wording(request.interaction)
    await request.open_page(daily_page(wanted, today, tries, chain, wording))


async def dive_daily(house: House, request: Request, game: str) -> None:
    """Off into the deal of this day; the first try of each person counts."""
    deal = daily.deals().get(game)
    if deal is None:
        raise Refusal(T("This game is too long for a daily dive."))
    day = daily.today()
    tries = await house.store.memories.dailies(day)
    again = any(one.game == game and one.person == request.user for one in tries)

    async def begin(lobby: Lobby, place: int) -> Table:
        await house.host.log_books.try_daily(lobby, day, request.name)
        key = (await house.host.log_books.chain(day)).key(day)
        table = await house.host.begin_certain(lobby, place, daily.seed_of(key, day, game))
        table.sealed_until = daily.ends(day)
        return table

    words = _announcement(request, game, day, again=again)
    options = find_game(game).Options.model_validate(deal.options)
    seats = with_partners(request, deal.seats)
    await begin_at_once(house, request, game, options, seats, words, begin)


def _announcement(request: Request, game: str, day: int, *, again: bool) -> Text:
    title, name = find_game(game).title, safe(request.name)
    if again:
        return T("🌊 **{name}** is practising today's {game}.", name=name, game=title)
    return T(
        "🌊 **{name}** is playing today's {game}. No peeking before your own dive: `/dive "
        "daily`, until {when}.",
        name=name,
        game=title,
        when=f"<t:{daily.ends(day)}:t>",
    )
