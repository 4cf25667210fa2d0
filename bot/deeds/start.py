"""A lobby is opened: others join it, then the game begins."""

from __future__ import annotations

import time

from bot.custom_ids import verb
from bot.deeds.limits import check_limits
from bot.deeds.lobby_message import closing_time, show_lobby
from bot.deeds.private_tables import post_lobby, private_place
from bot.deeds.schedule import schedule
from bot.display.forms import OptionsForm, filled_options, pages, read_form
from bot.errors import Refusal
from bot.homes import brought_along, is_conversation
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.store import SeatRow
from games.catalog import find_game
from games.kernel import GameClass, GameOptions, T
from games.kernel.chance import commitment

ALL_TABLES = 1000
MOST_HOURS = 336
"""Nobody makes a date further ahead than a fortnight."""


async def start(
    house: House, request: Request, game: str, hours: int = 0, *, private: bool = False
) -> None:
    """At once, or after a form where the game has options."""
    await check_may_start(house, request)
    found = find_game(game)
    if pages(found):
        wording = await house.wording(request.interaction)
        first = await first_options(house, request.guild, found)
        packs = await house.host.packs.offered(found, request.guild)
        custom_id = verb("start", game, hours, int(private))
        await request.answer.form(OptionsForm(found, first, 0, custom_id, wording, packs))
    else:
        request.answer.private = private
        await _open_for(house, request, found, found.Options(), hours, private=private)


async def start_with_options(
    house: House, request: Request, game: str, hours: int, *, private: bool
) -> None:
    """The form was sent."""
    request.answer.private = private
    found = find_game(game)
    first = await first_options(house, request.guild, found)
    packs = await house.host.packs.offered(found, request.guild)
    chosen = filled_options(found, first, read_form(request.data), packs)
    await _open_for(house, request, found, chosen, hours, private=private)


async def first_options(house: House, guild: int, game: GameClass) -> GameOptions:
    """What novices play with, until this server has begun a game of it; lessons do not count."""
    options: GameOptions = game.Options()
    lesson = game.lesson
    if lesson is None:
        return options
    taught, tables = commitment(lesson.seed), await house.store.in_guild(guild, limit=ALL_TABLES)
    known = {one.campaign.commitment for one in tables if one.campaign.game == game.id}
    return (
        options if known - {"", taught} else game.Options.model_validate(lesson.after.model_dump())
    )


async def _open_for(
    house: House,
    request: Request,
    game: GameClass,
    options: GameOptions,
    hours: int,
    *,
    private: bool,
) -> None:
    """Now, or for a date: in so many hours; here, or in a thread for those who are invited."""
    rows = [SeatRow(0, request.user, request.name, "person")]
    begins = int(time.time()) + min(hours, MOST_HOURS) * 3600 if hours > 0 else None
    own = None
    if private:
        await check_may_start(house, request)
        own = await private_place(house, request, game)
    await open_lobby(
        house, request, game.id, options, rows, begins=begins, private=int(private), own=own
    )


async def open_lobby(
    house: House,
    request: Request,
    game: str,
    options: GameOptions,
    seats: list[SeatRow],
    *,
    pace: int | None = None,
    hints: int = 0,
    begins: int | None = None,
    private: int = 0,
    own: int | None = None,
) -> Lobby:
    """A new lobby in this channel, in a message of its own; or in a thread of its ``own``."""
    usual = (await house.store.settings(request.guild)).at(request.channel).pace
    pace = usual if pace is None else pace
    lobby = await reserve(
        house,
        request,
        game,
        options,
        seats,
        pace=pace,
        hints=hints,
        begins=begins,
        private=private,
        own=own,
    )
    try:
        if own is None:
            await show_lobby(house, request, lobby, anew=True)
            message = request.answer.message_id
        else:
            message = await post_lobby(house, request, lobby, closing_time(house, lobby))
    except BaseException:
        await house.host.lobbies.cancel(lobby)
        raise
    await house.host.lobbies.posted(lobby, message)
    schedule(house, lobby)
    return lobby


async def reserve(
    house: House,
    request: Request,
    game: str,
    options: GameOptions,
    seats: list[SeatRow],
    *,
    pace: int = 0,
    hints: int = 0,
    begins: int | None = None,
    private: int = 0,
    own: int | None = None,
) -> Lobby:
    """A lobby that nobody sees yet, where one may be opened."""
    async with house.host.doors.to(f"server {request.guild}"):
        await check_may_start(house, request)
        return await house.host.lobbies.open(
            game,
            options,
            seats,
            guild=request.guild,
            channel=own or request.channel,
            starter=request.user,
            minutes=house.settings.lobby_minutes,
            pace=pace,
            hints=hints,
            begins=begins,
            private=private,
        )


async def check_may_start(house: House, request: Request) -> None:
    """Whether this person may start a game here and now. A conversation speaks the language of
    whoever started something there last."""
    if is_conversation(request.guild):
        await _settle(house, request)
    settings = await house.store.settings(request.guild)
    here = {request.channel, getattr(request.interaction.channel, "parent_id", None)}
    if settings.channels and not here & set(settings.channels):
        places = ", ".join(f"<#{one}>" for one in settings.channels)
        raise Refusal(T("You can't start games here. Try {places}.", places=places))
    await check_limits(house, request.guild, request.user)


async def _settle(house: House, request: Request) -> None:
    interaction = request.interaction
    if brought_along(interaction) and not interaction.permissions.use_external_apps:
        raise Refusal(
            T(
                "This server lets me answer you in private only. Play in a direct message with "
                "me, or in a group chat."
            )
        )
    spoken = (await house.wording(interaction)).language
    settings = await house.store.settings(request.guild)
    if settings.language != spoken:
        changed = settings.model_copy(update={"language": spoken})
        await house.host.change_settings(request.guild, changed)
