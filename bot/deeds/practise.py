"""A finished game is leafed through, and played on from any of its moments."""

from __future__ import annotations

from bot.deeds.at_once import begin_at_once
from bot.display.mine import named
from bot.display.moments import moment_page, what_if_page
from bot.display.pages import notice
from bot.errors import Refusal
from bot.host import Lobby, Table
from bot.host.looking_back import known_points
from bot.host.practising import (
    Told,
    match_at,
    play_on_from,
    seats_for,
    story_of,
    what_if,
)
from bot.house import House
from bot.request import Request
from bot.wording import safe
from games.kernel import T


async def show_moment(house: House, request: Request, table: Table, moment: int | None) -> None:
    """The board of a moment; without one, that of the last turning point."""
    told = await story_of(house.host, table)
    points = await known_points(house.host, table.id) or []
    turned = [one.choices for one in points] or told.turning_points(table.campaign.game)
    wanted = (turned or told.turns[-1:])[-1] if moment is None else moment
    then = await match_at(house.host, table, told, max(0, min(wanted, len(told.choices) - 1)))
    wording = await house.wording(request.interaction, table)
    shot = await house.display.studio.moment(table, then, wording)
    sheet = moment_page(table, told, then, points, wording)
    await request.open_page(sheet.show([] if shot is None else [(shot.filename, shot.alt)]), shot)


async def practise(
    house: House, request: Request, table: Table, moment: int, *, friends: bool
) -> None:
    """On from there: with friends where all see it, alone in a thread of one's own."""
    told = await story_of(house.host, table)
    _check(told, moment)
    then = await match_at(house.host, table, told, moment)
    seats = seats_for(table, then, request.user, request.name, friends=friends)

    async def deal(lobby: Lobby, place: int) -> Table:
        return await play_on_from(house.host, lobby, place, table, told, moment)

    words = T(
        "🧭 **{name}** plays on from move {n} of {game} (`{id}`). Free seats are for whoever "
        "takes them; it's practice and counts for nothing.",
        name=safe(request.name),
        n=moment + 1,
        game=then.game.title,
        id=table.id,
    )
    options, game = then.record.options, table.campaign.game
    begun = await begin_at_once(
        house, request, game, options, seats, words if friends else None, deal
    )
    if not friends:
        place = named(begun.campaign)
        told_now = T("🧭 Your practice table is ready: {place}", place=place)
        await request.answer.say((await house.wording(request.interaction)).say(told_now))


async def show_what_if(house: House, request: Request, table: Table, moment: int) -> None:
    """Thought about while whoever asked reads that it takes a moment."""
    told = await story_of(house.host, table)
    _check(told, moment)
    wording = await house.wording(request.interaction, table)
    await request.open_page(notice(wording.say(T("🔮 Playing it out. Give me a moment."))))
    house.background.spawn(_played_out(house, request, table, told, moment), "what if")


async def _played_out(
    house: House, request: Request, table: Table, told: Told, moment: int
) -> None:
    wording = await house.wording(request.interaction, table)
    try:
        found = await what_if(house.host, table, told, moment)
    except Refusal as refusal:
        await request.open_page(notice(wording.say(refusal.text)))
        return
    then = await match_at(house.host, table, told, moment)
    await request.open_page(what_if_page(table, moment, found, then, wording))


def _check(told: Told, moment: int) -> None:
    if not 0 <= moment < len(told.choices):
        raise Refusal(T("That moment isn't in this game."))
