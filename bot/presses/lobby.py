"""The lobby's buttons: join, leave, autopilots, options, start, cancel."""

from __future__ import annotations

import time
from collections.abc import Callable

import discord

from bot.errors import Refusal
from bot.host import Lobby, Table
from bot.host.lobby import new_campaign
from bot.panel.display import shown_in
from bot.panel.forms import OptionsForm, filled_options, read_form
from bot.panel.lobby import closed_lobby, lobby_panel
from bot.places import thread_under
from bot.presses.visit import Handler, Visit
from bot.store import Alarm, SeatRow
from games.catalog import find_game
from games.kernel import GameOptions, T, Text


async def open_lobby(
    visit: Visit, game_id: str, options: GameOptions, seats: list[SeatRow]
) -> None:
    """A new lobby in this channel."""
    app, game = visit.app, find_game(game_id)
    await check_may_start(visit)
    campaign = new_campaign(game, visit.guild, visit.interaction.channel_id or 0, visit.user)
    campaign.options = options.model_dump_json()
    closes = int(time.time() + app.settings.lobby_minutes * 60)
    await app.store.add_campaign(campaign, seats, Alarm(campaign.id, "lobby", closes))
    lobby = Lobby(campaign, seats)
    visit.answer.private = False
    await _show(visit, lobby, closes)
    await app.store.change_campaign(campaign.id, lobby=visit.answer.message_id)
    app.clock.changed()


async def check_may_start(visit: Visit) -> None:
    """Whether games may be started here, by this server's settings."""
    app, channel = visit.app, visit.interaction.channel
    settings = await app.store.settings(visit.guild)
    here = {visit.interaction.channel_id, getattr(channel, "parent_id", None)}
    if settings.channels and not here & set(settings.channels):
        places = ", ".join(f"<#{one}>" for one in settings.channels)
        raise Refusal(T("Games may not be started here. Try {places}.", places=places))
    if await app.store.open_games(visit.guild) >= app.settings.open_games:
        raise Refusal(
            T(
                "This server has as many open games as it may have. `/dive list` shows them; "
                "a moderator can end one with `/dive end`."
            )
        )


async def _show(visit: Visit, lobby: Lobby, closes: int | None) -> None:
    wording = await visit.app.public_wording(visit.guild, lobby.seats)
    sheet = lobby_panel(lobby, wording, closes)
    shot = await visit.app.studio.lobby(lobby, wording)
    sheet = sheet.show([] if shot is None else [(shot.filename, shot.alt)])
    if visit.answer.on_message and not visit.on_private and visit.press.name != "again":
        await visit.answer.update(sheet, shot)
    else:
        await visit.answer.show(sheet, shot, private=False)


async def _change(visit: Visit, change: Callable[[Lobby], None]) -> None:
    async with visit.app.host.lobby(visit.press.campaign) as lobby:
        change(lobby)
        await visit.app.store.set_seats(lobby.campaign.id, lobby.seats)
        await _show(visit, lobby, closing_time(visit, lobby))


def closing_time(visit: Visit, lobby: Lobby) -> int:
    return int(lobby.campaign.created + visit.app.settings.lobby_minutes * 60)


async def join(visit: Visit) -> None:
    await _change(visit, lambda lobby: lobby.join(visit.user, visit.name))


async def leave(visit: Visit) -> None:
    await _change(visit, lambda lobby: lobby.leave(visit.user))


async def pilot(visit: Visit) -> None:
    if visit.more(0) == "add":
        await _change(visit, Lobby.add_autopilot)
    else:
        await _change(visit, Lobby.remove_autopilot)


async def _check_starter(visit: Visit, lobby: Lobby) -> None:
    if visit.user != lobby.campaign.starter and not await visit.app.is_moderator(visit.interaction):
        raise Refusal(
            T("Only {who}, who opened this lobby, can do that.", who=f"<@{lobby.campaign.starter}>")
        )


async def cancel(visit: Visit) -> None:
    async with visit.app.host.lobby(visit.press.campaign) as lobby:
        await _check_starter(visit, lobby)
        await visit.app.store.change_campaign(lobby.campaign.id, status="cancelled")
        await visit.app.store.drop_alarm(lobby.campaign.id, "lobby")
    await _close(visit, lobby, T("This game was called off. `/dive start` opens a new lobby."))


async def _close(visit: Visit, lobby: Lobby, reason: Text) -> None:
    wording = await visit.app.public_wording(visit.guild, lobby.seats)
    message = visit.interaction.message
    shown = [] if message is None else shown_in(message)
    await visit.answer.update(closed_lobby(lobby, wording, shown, reason), keep=True)


async def begin(visit: Visit) -> None:
    """The game begins: a thread, the first checkpoint, the first panel."""
    app = visit.app
    async with app.host.lobby(visit.press.campaign) as lobby:
        await _check_starter(visit, lobby)
        lobby.check_ready()
        place = await _place(visit, lobby)
        table = await app.host.begin(lobby, place)
    app.clock.changed()
    visit.answer.stages.mark("begun")
    await _close(visit, lobby, T("The game is on: {place}", place=f"<#{place}>"))
    await _welcome(visit, table)
    await app.play_on(table)


async def _place(visit: Visit, lobby: Lobby) -> int:
    name = f"{lobby.game.title} · {lobby.campaign.id}"
    thread = await thread_under(visit.interaction.message, name)
    return thread or visit.interaction.channel_id or lobby.campaign.channel


async def _welcome(visit: Visit, table: Table) -> None:
    """Greets everybody by name, so that the thread is theirs, and shows the seed's hash."""
    wording = await visit.app.display.wording(table)
    people = [row.user for row in table.seats if row.user is not None]
    names = " ".join(f"<@{user}>" for user in people)
    words = wording.say(
        T(
            "🤿 Welcome to **{game}**, table `{id}`. Choices are made with the buttons of the "
            "newest panel; `/dive help` explains the rest.\n-# Fair chance: the hash of the seed "
            "is `{hash}`. The seed is shown at the end.",
            game=table.match.game.title,
            id=table.id,
            hash=table.campaign.commitment,
        )
    )
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in people])
    place = visit.app.display.place(table)
    try:
        await place.send(f"{words}\n{names}", allowed_mentions=mentions)
    except discord.Forbidden:
        await visit.answer.say(wording.say(T("I may not write here: please allow me to.")))


async def options(visit: Visit) -> None:
    """The options form: shown to the starter, or sent by them."""
    filled = visit.interaction.type is discord.InteractionType.modal_submit
    async with visit.app.host.lobby(visit.press.campaign) as lobby:
        await _check_starter(visit, lobby)
        if filled:
            await _decide(visit, lobby)
            return
    wording, custom_id = await visit.wording(), str(visit.press)
    form = OptionsForm(lobby.game, lobby.options, visit.number(0), custom_id, wording)
    await visit.answer.form(form)


async def _decide(visit: Visit, lobby: Lobby) -> None:
    chosen = filled_options(lobby.game, lobby.options, read_form(visit.data))
    lobby.campaign.options = chosen.model_dump_json()
    await visit.app.store.change_campaign(lobby.campaign.id, options=lobby.campaign.options)
    visit.answer.on_message = visit.interaction.message is not None
    await _show(visit, lobby, closing_time(visit, lobby))


async def start(visit: Visit) -> None:
    """The options form that `/dive start` opened was sent."""
    game = find_game(visit.more(0))
    chosen = filled_options(game, game.Options(), read_form(visit.data))
    rows = [SeatRow(0, visit.user, visit.name, "person")]
    await open_lobby(visit, game.id, chosen, rows)


VERBS: dict[str, Handler] = {
    "join": join,
    "leave": leave,
    "pilot": pilot,
    "cancel": cancel,
    "begin": begin,
    "options": options,
    "start": start,
}
