"""Finding players: a board of who looks for a game, and a lobby with one of them at one press."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.deeds.start import first_options, open_lobby
from bot.display.forms import read_form
from bot.display.looking import (
    MOMENTS,
    PACES,
    SKILLS,
    LookingForm,
    call_out,
    looking_board,
)
from bot.display.mine import lobby_link
from bot.errors import Refusal
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.rights import check_moderator
from bot.store import Campaign, SeatRow
from bot.store.memory_rows import Seeker
from bot.wording import safe
from games.catalog import all_games, find_game
from games.kernel import T

SOME = 50


async def show_looking(house: House, request: Request) -> None:
    seekers = await house.host.seekers.here(request.guild)
    lobbies = await open_lobbies(house, request.guild)
    wording = await house.wording(request.interaction)
    await request.open_page(looking_board(seekers, lobbies, request.user, wording))


async def open_lobbies(house: House, guild: int) -> list[tuple[Campaign, int, str]]:
    """Those with seats left, and where they are."""
    found = [one for one in await house.store.in_guild(guild, limit=SOME) if one.campaign.lobby]
    public = [one for one in found if not one.campaign.private]
    lobbies = [Lobby(one.campaign, one.rows) for one in public if one.campaign.status == "lobby"]
    return [
        (one.campaign, left, lobby_link(one.campaign)) for one in lobbies if (left := _left(one))
    ]


def _left(lobby: Lobby) -> int:
    seated = [row for row in lobby.seats if row.keeper == "person"]
    return int(lobby.game.seats[-1]) - len(seated)


async def ask_what(house: House, request: Request) -> None:
    await request.answer.form(LookingForm(await house.wording(request.interaction)))


async def look(house: House, request: Request) -> None:
    """The form was sent: all see it, and whoever wants to know is called once."""
    filled = read_form(request.data)
    wish = (
        _one_of(filled.get("game"), [game.id for game in all_games()]),
        _one_of(filled.get("moment"), MOMENTS),
        _one_of(filled.get("pace"), PACES),
        _one_of(filled.get("skill"), SKILLS),
    )
    seeker, fresh = await house.host.seekers.add(request.guild, request.user, request.name, wish)
    settings = await house.store.settings(request.guild)
    role = settings.looking_role if fresh else None
    request.answer.private = request.answer.on_message = False
    wording = await house.public_wording(request.guild)
    await request.answer.show(call_out(seeker, role, wording), private=False, role=role)


def _one_of(chosen: list[str] | None, known: Collection[str]) -> str:
    """Nothing when it is none of these."""
    value = (chosen or [""])[0]
    return value if value in known else ""


async def stop_looking(house: House, request: Request) -> None:
    await house.host.seekers.stop(request.guild, request.user)
    await show_looking(house, request)


async def play_with(house: House, request: Request, person: int) -> None:
    """A lobby with both; whoever was looked for stops looking, and is called once."""
    if person == request.user:
        raise Refusal(T("That's your own notice; it's for others to press."))
    seeker = await _seeker(house, request, person)
    if not seeker.game:
        raise Refusal(
            T(
                "{name} plays anything. Open a lobby with `/dive play start`, then use `/dive "
                "play looking invite:`.",
                name=safe(seeker.name),
            )
        )
    game = find_game(seeker.game)
    options = await first_options(house, request.guild, game)
    seats = [
        SeatRow(0, request.user, request.name, "person"),
        SeatRow(1, seeker.person, seeker.name, "person"),
    ]
    request.answer.private = request.answer.on_message = False
    lobby = await open_lobby(house, request, game.id, options, seats)
    await house.host.seekers.stop(request.guild, person)
    await house.host.seekers.stop(request.guild, request.user)
    words = T("🔎 Somebody to play with: {link}", link=lobby_link(lobby.campaign))
    said = (await house.public_wording(request.guild)).say(words)
    mentions = discord.AllowedMentions(users=[discord.Object(person)])
    channel = house.display.places.channel(request.guild, request.channel)
    await channel.send(f"<@{person}> {said}", allowed_mentions=mentions)


async def _seeker(house: House, request: Request, person: int) -> Seeker:
    for one in await house.host.seekers.here(request.guild):
        if one.person == person:
            return one
    raise Refusal(T("They've stopped looking. `/dive play looking` shows who's still there."))


async def set_looking_role(house: House, request: Request, role: int) -> None:
    """Moderators: who is called when somebody looks for players."""
    await check_moderator(house, request)
    settings = await house.store.settings(request.guild)
    await house.host.change_settings(
        request.guild, settings.model_copy(update={"looking_role": role})
    )
    words = T("{role} gets one ping whenever somebody is looking for players.", role=f"<@&{role}>")
    await request.answer.say((await house.wording(request.interaction)).say(words))
