"""The private panel of a seat: its hand, what only it was told, and all its choices."""

from __future__ import annotations

from bot.custom_ids import verb
from bot.host import Table
from bot.panel.board import FRAME_AND_PICTURE, PLAYING
from bot.panel.choices import Arrangement
from bot.panel.parts import ROOM, ROW, Button, Part, Sheet, Words, cost, rows
from bot.panel.pictures import Shot, Studio
from bot.panel.story import lines_for, since_last_turn, tell
from bot.wording import Wording, clip
from games.kernel import Ask, T

OTHER_SEATS = 1 + ROW


def private_ask(table: Table, seat: int) -> Ask | None:
    """The open question with this seat's options only."""
    ask = table.match.asked(seat)
    if ask is None or seat not in ask.seats or table.campaign.status != "playing":
        return None
    return Ask(ask.prompt, ask.of(seat), ask.why, ask.token)


def wants_board(ask: Ask | None) -> bool:
    """Whether secret places must be shown on a board that only this seat sees."""
    return ask is not None and any(option.secret and option.spot for option in ask)


def private_panel(table: Table, seat: int, wording: Wording) -> Sheet:
    """What only this seat sees, but for its pictures."""
    ask = private_ask(table, seat)
    parts: list[Part] = [Words(_words(table, seat, wording, ask))]
    if ask is not None:
        room = ROOM - FRAME_AND_PICTURE - OTHER_SEATS - cost(parts)
        parts += Arrangement(table.id, ask, wording).parts(room)
    return Sheet(parts, accent=PLAYING)


def _words(table: Table, seat: int, wording: Wording, ask: Ask | None) -> str:
    plate = table.match.game.nameplate(seat)
    name = wording.name(seat) if plate is None else wording.say(plate)
    words = [f"### {clip(name, 200)}"]
    entries = since_last_turn(table, [seat])
    told = [line for line in lines_for(entries, seat) if line.to == seat]
    if told:
        words.append(tell(told, wording))
    if ask is None:
        words.append(f"-# {wording.say(T('You are not asked anything at the moment.'))}")
    else:
        words.append(f"**{clip(wording.say(ask.prompt), 600)}**")
        words += [] if ask.why is None else [f"-# {clip(wording.say(ask.why), 700)}"]
        details = Arrangement(table.id, ask, wording).details()
        words += details if sum(map(len, details)) <= 1200 else []
    return "\n".join(words)


def group_panel(table: Table, ask: Ask, wording: Wording, page: int) -> Sheet:
    """The second step of a choice among very many."""
    arrangement = Arrangement(table.id, ask, wording)
    parts: list[Part] = [Words(f"**{clip(wording.say(ask.prompt), 600)}**")]
    return Sheet(parts + arrangement.page(page), accent=PLAYING)


async def private_frame(
    studio: Studio, table: Table, seat: int, wording: Wording
) -> tuple[Sheet, list[Shot]]:
    """The private panel with its pictures: the hand, and the board where secrets lie on it."""
    ask, sheet = private_ask(table, seat), private_panel(table, seat, wording)
    board = await studio.board(table, wording, seat) if wants_board(ask) else None
    hand = await studio.hand(table, wording, seat)
    shots = [shot for shot in (board, hand) if shot is not None]
    return sheet.show([(shot.filename, shot.alt) for shot in shots]), shots


def other_seats(table: Table, user: int, seat: int, wording: Wording) -> list[Part]:
    """Buttons to the other seats of somebody who keeps several."""
    others = [one for one in table.seats_of(user) if one != seat][:ROW]
    buttons = [
        Button(verb("hand", one, campaign=table.id), wording.names[one], emoji="🖐️")
        for one in others
    ]
    return rows(buttons)
