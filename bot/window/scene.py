"""What one viewer sees of a table, as plain data: made by the very functions that make the panel.

A viewer is a seat, or nobody's. Nothing is said here that the panel, or that seat's private panel,
would not say.
"""

from __future__ import annotations

from typing import TypedDict

from bot.display.board import asked, heading
from bot.display.hand import private_ask, wants_board
from bot.display.shapes.rest import said
from bot.display.story import lines_for, paragraphs, since_last_turn
from bot.host import Table
from bot.host.ticks import rest_of
from bot.several import deed, toggles
from bot.window.choices import Offered, offered, own_ways
from bot.window.plain import plain
from bot.wording import Wording
from games.kernel import Ask, T
from renderers import renderer_for
from renderers.places import Places

STORY = 8
"""Paragraphs of what happened; the log has all of them."""


class Scene(TypedDict):
    """What the page draws; nothing in it is a rule of a game."""

    game: str
    length: int
    head: str
    status: str
    mine: bool
    """Whether this viewer is asked."""
    seated: bool
    who: str
    thinking: bool
    prompt: str
    why: str
    token: str
    kind: str
    story: list[str]
    board: dict[str, list[int]]
    hand: dict[str, list[int]]
    options: list[Offered]
    ticks: list[str]
    """Options that are lit first, of which so many may be."""
    most: int
    least: int
    deed: str
    rest: str
    """What is still to be answered, as the autopilot would; in words."""
    courses: bool
    """Whether a piece that is touched may go further than one step."""
    hints: bool


def seat_at_window(table: Table, user: int) -> int | None:
    """The viewer's seat that is asked, else their first; whoever has none looks on."""
    mine = table.seats_of(user)
    waited = [seat for seat in mine if seat in table.awaited]
    wanted = waited or [seat for seat in mine if private_ask(table, seat) is not None]
    return next(iter(wanted or mine), None)


def board_viewer(table: Table, seat: int | None) -> int | None:
    """With whose eyes the board is drawn: everybody's, unless secrets of this seat lie on it."""
    ask = None if seat is None else private_ask(table, seat)
    return seat if wants_board(ask) else None


def scene_of(table: Table, seat: int | None, wording: Wording) -> Scene:
    ask = None if seat is None else private_ask(table, seat)
    open_now = None if ask is None else ask.offering([*ask.options, *own_ways(table, ask)])
    board, hand = ({}, {}) if open_now is None or seat is None else places_of(table, seat, open_now)
    told = lines_for(since_last_turn(table, [] if seat is None else [seat]), seat)
    rest = [] if ask is None or not ask.awaited else rest_of(table.match, table.rivals)
    lit = [] if ask is None else [one.id for one in toggles(ask)]
    main = deed(ask) if ask is not None and lit else None
    return Scene(
        game=table.campaign.game,
        length=table.campaign.length,
        head=plain(heading(table, wording), table).removeprefix("-# "),
        status=table.campaign.status,
        mine=ask is not None and bool(ask.awaited),
        seated=seat is not None,
        who=_who(table, wording),
        thinking=bool(table.thinking),
        prompt=_prompt(table, ask, wording),
        why="" if ask is None or ask.why is None else wording.say(ask.why),
        token="" if ask is None else ask.token,
        kind="" if ask is None else ask.kind,
        story=[plain(words, table) for words in paragraphs(told, wording)[-STORY:]],
        board=rounded(board),
        hand=rounded(hand),
        options=[] if open_now is None else offered(open_now, wording, {**board, **hand}),
        ticks=lit,
        most=0 if ask is None else ask.upto,
        least=0 if ask is None else ask.least,
        deed="" if main is None else main.id,
        rest="" if ask is None else said(ask, rest, wording),
        courses=ask is not None and table.courses_of(ask) is not None,
        hints=ask is not None and bool(ask.awaited) and table.gives_hints,
    )


def places_of(table: Table, seat: int, ask: Ask) -> tuple[Places, Places]:
    """On the board this viewer looks at, and on their own hand."""
    renderer, viewer = renderer_for(table.campaign.game), board_viewer(table, seat)
    board = renderer.places(table.match.view(viewer), ask)
    return board, renderer.hand_places(table.match.view(seat), seat, ask)


def rounded(places: Places) -> dict[str, list[int]]:
    return {name: [round(figure) for figure in place] for name, place in places.items()}


def _who(table: Table, wording: Wording) -> str:
    ask = table.match.ask
    return "" if ask is None else plain(asked(table, ask, wording), table)


def _prompt(table: Table, ask: Ask | None, wording: Wording) -> str:
    """Of whoever watches: what the others are asked, as the panel says it."""
    if table.campaign.status == "paused":
        return wording.say(T("⏸️ Paused. Nothing's lost; anyone who plays here can resume."))
    shown = ask or table.match.asked(None)
    return wording.say(T("This game is over.")) if shown is None else wording.say(shown.prompt)
