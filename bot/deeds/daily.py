"""The daily dive: begun at once, the same for everybody, compared on a server."""

from __future__ import annotations

from bot.deeds.announce import announce
from bot.deeds.at_once import begin_at_once, with_partners
from bot.display.daily import (
    Shown,
    card_of,
    card_sheet,
    daily_page,
    own_card_sheet,
    proof_page,
    ranked,
)
from bot.errors import Refusal
from bot.homes import alone
from bot.host import Lobby, Table, daily
from bot.host.looking_back import tides_of
from bot.house import House
from bot.request import Request
from bot.store.memory_rows import Daily
from bot.wording import safe
from games.catalog import find_game
from games.kernel import T, Text


async def show_daily(house: House, request: Request, day: int | None = None) -> None:
    """Today, or a day gone by."""
    today = daily.today()
    wanted = today if day is None else max(daily.FIRST, min(day, today))
    everywhere = await house.store.memories.dailies(wanted)
    tries = [one for one in everywhere if one.guild == request.guild]
    mine = (one for one in everywhere if one.person == request.user)
    begun = frozenset(one.game for one in mine if one.counts)
    wording = await house.wording(request.interaction)
    await request.open_page(daily_page(wanted, today, tries, request.user, begun, wording))


async def show_proof(house: House, request: Request, day: int) -> None:
    """The keys by which everybody can check that nobody chose the deal."""
    wanted = max(daily.FIRST, min(day, daily.today()))
    chain = await house.host.log_books.chain(wanted)
    wording = await house.wording(request.interaction)
    await request.open_page(proof_page(wanted, daily.today(), chain, wording))


async def show_card(house: House, request: Request) -> None:
    """How one's own dive of the day went."""
    shown, wording = await _own(house, request), await house.wording(request.interaction)
    shot = await house.display.studio.daily_card(card_of(shown), wording)
    sheet = own_card_sheet(shown, daily.today(), wording)
    await request.open_page(sheet.show([] if shot is None else [(shot.filename, shot.alt)]), shot)


async def share_card(house: House, request: Request) -> None:
    """The same for all to see; nothing of the deal is told."""
    shown, wording = await _own(house, request), await house.public_wording(request.guild)
    shot = await house.display.studio.daily_card(card_of(shown), wording)
    sheet = card_sheet(shown, wording)
    await announce(
        house, request, sheet.show([] if shot is None else [(shot.filename, shot.alt)]), shot
    )


async def _own(house: House, request: Request) -> Shown:
    tried = await house.store.memories.daily_of(request.press.campaign)
    if tried is None or tried.person != request.user:
        raise Refusal(T("That's somebody else's dive. `/dive play daily` has yours."))
    if tried.won is None or not tried.counts:
        raise Refusal(T("Only a first try that ended on its day has a card."))
    return await _shown(house, request, tried)


async def _shown(house: House, request: Request, tried: Daily) -> Shown:
    table = await house.host.tables.peek(tried.campaign)
    others = [
        one
        for one in await house.store.memories.dailies(tried.day)
        if one.guild == request.guild and one.game == tried.game
    ]
    done = [one.campaign for one in ranked([*others, tried]) if one.won is not None]
    done = list(dict.fromkeys(done))
    days = await house.store.memories.days_of(tried.person)
    return Shown(
        tried,
        await tides_of(house.host, table, tried.person),
        done.index(tried.campaign) + 1,
        len(done),
        daily.streak(days, tried.day),
    )


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
    title, name, end = find_game(game).title, safe(request.name), f"<t:{daily.ends(day)}:t>"
    if again:
        return T("🌊 **{name}** is practising today's dive: {game}.", name=name, game=title)
    if request.guild == alone(request.user):
        return T(
            "🌊 Hello {name}! Today's dive: {game}. Your first try counts, until {end}.",
            name=name,
            game=title,
            end=end,
        )
    return T(
        "🌊 **{name}** is off on today's dive: {game}. No peeking before your own: `/dive play "
        "daily`, until {end}.",
        name=name,
        game=title,
        end=end,
    )
