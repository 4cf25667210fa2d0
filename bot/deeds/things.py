"""Somebody asks what a thing is: on the table before them, or anywhere in a game's box."""

from __future__ import annotations

from collections.abc import Iterable

from bot.deeds.explain import explain
from bot.display.things import (
    MORE,
    back_to_question,
    decks_page,
    left_face_down,
    thing_page,
    things_here,
    things_menu,
)
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.wording import Wording, safe
from games.catalog import find_game
from games.kernel import GameOptions, T
from games.kernel.glossary import Thing


async def show_thing(house: House, request: Request, table: Table, wanted: str, part: int) -> None:
    """A line of the menu: a thing, or the next part of the list."""
    if wanted.startswith(MORE):
        await explain(house, request, table, int(wanted.removeprefix(MORE)))
        return
    viewer, game = viewer_of(table, request.user), table.match.game
    known = {thing.id: thing for thing in things_here(table, viewer)}
    if wanted not in known:
        raise Refusal(T("That's no longer on the table. *Help* lists what is."))
    wording = await house.wording(request.interaction, table)
    left = left_face_down(table, viewer).get(wanted)
    sheet = thing_page(known[wanted], wording, left)
    beneath = [*things_menu(table, viewer, wording, part), *back_to_question(table, wording)]
    shot = await house.display.studio.thing(game.id, wanted, game.options, wording)
    shown = [] if shot is None else [(shot.filename, shot.alt)]
    await request.open_page(sheet.with_beneath(beneath).show(shown), shot)


async def show_decks(house: House, request: Request, table: Table) -> None:
    wording = await house.wording(request.interaction, table)
    sheet = decks_page(table, viewer_of(table, request.user), wording)
    await request.open_page(sheet.with_beneath(back_to_question(table, wording)))


async def look_up(house: House, request: Request, game: str, wanted: str) -> None:
    """Anything of a game by its id, or by a name somebody typed."""
    wording = await house.wording(request.interaction)
    table = await table_here(house, request.channel, game)
    thing = named(may_know(game, table, request.user), wanted, wording)
    left = None
    if table is not None:
        left = left_face_down(table, viewer_of(table, request.user)).get(thing.id)
    shot = await house.display.studio.thing(game, thing.id, _options(game, table), wording)
    shown = [] if shot is None else [(shot.filename, shot.alt)]
    await request.open_page(thing_page(thing, wording, left).show(shown), shot)


async def table_here(house: House, channel: int, game: str) -> Table | None:
    """The table of this channel, if that game is played at it."""
    campaign = await house.store.at_place(channel)
    if campaign is None or campaign.game != game or campaign.status in ("lobby", "cancelled"):
        return None
    return await house.host.tables.peek(campaign.id)


def viewer_of(table: Table, user: int) -> int | None:
    """The seat with whose eyes this person looks; a guest sees what everybody sees."""
    seats = table.seats_of(user)
    return seats[0] if seats else None


def may_know(game: str, table: Table | None, user: int) -> list[Thing]:
    """All things but those of a story that has not come to them yet."""
    here = [] if table is None else things_here(table, viewer_of(table, user))
    met = {thing.id for thing in here}
    known = find_game(game).glossary(_options(game, table))
    return [thing for thing in known.values() if not thing.found or thing.id in met]


def _options(game: str, table: Table | None) -> GameOptions:
    options: GameOptions = find_game(game).Options() if table is None else table.match.game.options
    return options


def named(known: Iterable[Thing], wanted: str, wording: Wording) -> Thing:
    """The thing with this id, or the first whose name has these words in it."""
    things = list(known)
    same = [thing for thing in things if thing.id == wanted]
    found = same or matching(things, wanted, wording)
    if not found:
        raise Refusal(T("Nothing here is called {name}.", name=safe(wanted)))
    return found[0]


def matching(known: Iterable[Thing], typed: str, wording: Wording) -> list[Thing]:
    """Things whose names have these words in them, those that begin with them first."""
    words = typed.strip().casefold()
    hits = [(wording.label(one.name).casefold(), one) for one in known]
    hits = [hit for hit in hits if words in hit[0]]
    hits.sort(key=lambda hit: (not hit[0].startswith(words), hit[0]))
    return [one for _, one in hits]
