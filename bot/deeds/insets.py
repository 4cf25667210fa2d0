"""Pictures beside the board for whoever asks, and the notes that players leave on them."""

from __future__ import annotations

import time

from bot.display.forms import read_form
from bot.display.insets import Inset
from bot.errors import Refusal
from bot.host import Table
from bot.host.notes import plain
from bot.house import House
from bot.request import Request
from bot.rights import is_moderator
from bot.store.notes import PlaceNote, World
from games.kernel import T, Text
from renderers import renderer_for


async def show_inset(
    house: House, request: Request, table: Table, name: str, news: Text | None = None
) -> None:
    """A picture with all notes; own ones can be struck out, by moderators all of them."""
    inset = await _inset(house, request, table, name)
    master = await is_moderator(house, request)
    mine = [note for note in inset.noted if master or note.person == request.user]
    told = "" if news is None else inset.wording.say(news)
    studio, writes = house.display.studio, _plays(table, request.user)
    sheet, shots = await inset.page(studio, mine, told, writes=writes)
    await request.open_page(sheet, *shots)


async def write_note(house: House, request: Request, table: Table) -> None:
    """The form is shown, or was sent."""
    if not _plays(table, request.user):
        raise Refusal(T("Only players at this table can write in its atlas."))
    inset = await _inset(house, request, table, request.more(0))
    if not inset.places:
        raise Refusal(T("There's no room for notes here."))
    if not request.is_form:
        await request.answer.form(inset.form())
        return
    request.expect_page()
    filled = read_form(request.data)
    place, words = ((filled.get(field) or [""])[0] for field in ("place", "words"))
    if place not in inset.places:
        raise Refusal(T("There's no room for notes here."))
    world, now = _world(table), int(time.time())
    note = PlaceNote(world, place, request.user, request.name, plain(words), now)
    await house.host.notes.write(note)
    await show_inset(house, request, table, inset.name, T("Noted."))


async def strike_note(house: House, request: Request, table: Table) -> None:
    """By its writer, or by a moderator."""
    inset = await _inset(house, request, table, request.more(0))
    place, _, person = request.value.partition("/")
    note = next((n for n in inset.noted if (n.place, str(n.person)) == (place, person)), None)
    if note is None:
        await show_inset(house, request, table, inset.name, T("That note's gone already."))
        return
    if note.person != request.user and not await is_moderator(house, request):
        raise Refusal(T("Only its writer or a moderator can strike out a note."))
    await house.host.notes.strike(note)
    await show_inset(house, request, table, inset.name, T("Struck out."))


async def _inset(house: House, request: Request, table: Table, name: str) -> Inset:
    wording = await house.wording(request.interaction, table)
    seats, world = table.seats_of(request.user), _world(table)
    notes = await house.store.notes.of(world) if world.name else []
    return Inset(table, seats[0] if seats else None, wording, name, notes)


def _world(table: Table) -> World:
    """Which world is played in, on this server."""
    game = table.campaign.game
    return World(table.campaign.guild, game, renderer_for(game).world(table.match.view(None)))


def _plays(table: Table, user: int) -> bool:
    return bool(table.seats_of(user) or table.away(user))
