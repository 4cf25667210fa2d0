"""The private panel of a seat: its hand, what only it was told, and all its choices."""

from __future__ import annotations

from bot.custom_ids import verb
from bot.display.board import PLAYING, public_controls
from bot.display.controls import Controls
from bot.display.lesson import guided
from bot.display.painting import ReadyPicture
from bot.display.parts import Item, Menu, Part, Sheet, Words
from bot.display.pictures import Studio, scene_of
from bot.display.rosters import roster_row
from bot.display.story import lines_for, since_last_turn, tell
from bot.host import Table
from bot.host.ticks import rest_of
from bot.wording import Wording
from games.kernel import Ask, T
from games.kernel.text import clip


def private_ask(table: Table, seat: int) -> Ask | None:
    """The open question with this seat's options only."""
    ask = table.match.asked(seat)
    if ask is None or seat not in ask.seats or table.campaign.status != "playing":
        return None
    return ask.offering(ask.of(seat))


def asked_in_secret(table: Table, seat: int) -> bool:
    """Whether this seat alone is asked, about things that only it sees: its panel opens itself."""
    ask = private_ask(table, seat)
    alone = ask is not None and table.match.ask is not None and table.match.ask.awaited == [seat]
    return alone and ask is not None and any(option.secret for option in ask)


def private_controls(table: Table, ask: Ask, wording: Wording, step: str = "") -> Controls:
    """What this seat may press. Before a first tap it looks at the board that all see, unless it
    sees more than others."""
    tags = None if wants_board(ask) or step else public_controls(table, wording).tags
    rest = rest_of(table.match, table.rivals) if ask.awaited else ()
    return Controls(table.id, ask, wording, step, tags, table.courses_of(ask), rest)


def comes_closer(table: Table, seat: int, wording: Wording, step: str) -> bool:
    """Whether this step is answered beside a picture of its own."""
    ask = private_ask(table, seat)
    return bool(step) and ask is not None and private_controls(table, ask, wording, step).zoom


def wants_board(ask: Ask | None) -> bool:
    """Whether secret places must be shown on a board that only this seat sees."""
    return ask is not None and any(option.secret and option.spot for option in ask)


def private_panel(table: Table, seat: int, wording: Wording, step: str = "") -> Sheet:
    """What only this seat sees, but for its pictures."""
    ask = private_ask(table, seat)
    controls = None if ask is None else private_controls(table, ask, wording, step)
    words = _words(table, seat, wording, ask, controls)
    if ask is None or controls is None:
        return Sheet([Words(words)], accent=PLAYING)
    kept = roster_row(table, seat, wording)
    guide = guided(
        table,
        lambda at: private_controls(table, ask, wording, at),
        controls.step,
        controls.parts(),
        wording,
    )
    return Sheet([Words(guide.over(words)), *guide.parts], kept, PLAYING)


def _title(table: Table, seat: int, wording: Wording) -> str:
    plate = table.match.game.nameplate(seat)
    return f"### {clip(wording.name(seat) if plate is None else wording.say(plate), 200)}"


def _words(
    table: Table, seat: int, wording: Wording, ask: Ask | None, controls: Controls | None
) -> str:
    words = [_title(table, seat, wording)]
    entries = since_last_turn(table, [seat])
    told = [line for line in lines_for(entries, seat) if line.to == seat]
    if told:
        words.append(tell(told, wording))
    if ask is None:
        words.append(f"-# {wording.say(T('Nothing to decide right now.'))}")
    else:
        words.append(f"**{clip(wording.say(ask.prompt), 600)}**")
        words += [] if ask.why is None else [f"-# {clip(wording.say(ask.why), 700)}"]
        hints = [] if controls is None else controls.hints()
        words += hints if sum(map(len, hints)) <= 1200 else []
    return "\n".join(words)


async def private_frame(
    studio: Studio, table: Table, seat: int, wording: Wording, step: str = ""
) -> tuple[Sheet, list[ReadyPicture]]:
    """The private panel with its pictures: the hand, and the board where secrets lie on it."""
    ask, sheet = private_ask(table, seat), private_panel(table, seat, wording, step)
    board = None
    if ask is not None and (wants_board(ask) or comes_closer(table, seat, wording, step)):
        scene = scene_of(private_controls(table, ask, wording, step))
        board = await studio.board(table, wording, seat, scene=scene)
    hand = await studio.hand(table, wording, seat, viewer=seat)
    shots = [shot for shot in (board, hand) if shot is not None]
    return _with(sheet, shots), shots


async def open_frame(
    studio: Studio, table: Table, seat: int, wording: Wording
) -> tuple[Sheet, list[ReadyPicture]]:
    """Somebody else's hand, where hands lie open."""
    words = [_title(table, seat, wording), f"-# {wording.say(T('All hands are open here.'))}"]
    hand = await studio.hand(table, wording, seat, viewer=None)
    shots = [] if hand is None else [hand]
    return _with(Sheet([Words("\n".join(words))], accent=PLAYING), shots), shots


def _with(sheet: Sheet, shots: list[ReadyPicture]) -> Sheet:
    return sheet.show([(shot.filename, shot.alt) for shot in shots])


def hands_for(table: Table, user: int) -> list[int]:
    """The seats whose hands somebody may look at: their own first, others' where they lie open."""
    mine = table.seats_of(user)
    others = [row.seat for row in table.in_play if row.seat not in mine]
    return [*mine, *others] if table.match.game.open_hands else mine


def other_hands(table: Table, user: int, seat: int, wording: Wording) -> list[Part]:
    """A menu of the other hands, when there are any."""
    items = [Item(str(one), wording.names[one]) for one in hands_for(table, user) if one != seat]
    placeholder = wording.label(T("Look at another hand"), 150)
    return [Menu(verb("hand", campaign=table.id), placeholder, items)] if items else []
