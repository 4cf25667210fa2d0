"""The panel of a table: story, picture, question, controls, and the row that is always there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise

from bot.custom_ids import verb
from bot.display.controls import Controls
from bot.display.hints import MOST_LINES
from bot.display.lesson import guided, is_guided
from bot.display.measure import END, FRAME, PICTURE, SCREEN, height, packed, words_height
from bot.display.parts import ROOM, TEXT_ROOM, Button, Look, Part, Row, Sheet, Words, cost
from bot.display.story import lines_for, since_last_turn, since_panel, tell
from bot.host import Table
from bot.several import with_rest
from bot.wording import Wording
from games.kernel import Ask, N, T
from games.kernel.text import clip

FRAME_AND_PICTURE = 2
ROOM_FOR_STORY = 2000
SPARE = 1200
"""Characters left for headings over buttons, a recap, and for how much was left out."""
DAY = 24 * 3600
NAMEPLATE = 30
"""Letters of what somebody plays, in the question."""
PLAYING, PAUSED = 0x2A9D8F, 0x6C757D
_NOBODY = T(
    "🤖 Only autopilots sit here, so the table waits. Whoever takes a seat plays on; `/dive end` "
    "ends the game."
)


def board_panel(table: Table, wording: Wording, step: str = "", notes: Sequence[str] = ()) -> Sheet:
    """What everybody sees, but for the picture, for which room is kept; ``notes`` are of time."""
    shown = table.match.asked(None)
    assert shown is not None
    ask, marks = with_rest(_while_thinking(table, shown, wording)), shown.marks()
    controls = Controls(table.id, ask, wording, step, marks, table.courses)
    beneath = [*seat_row(table, wording), fixed_row(table, wording)]
    if table.campaign.status == "paused":
        words = wording.say(T("⏸️ Paused. Nothing is lost."))
        resume = Button(verb("resume", campaign=table.id), wording.label(T("Resume")), "go", "▶️")
        parts: list[Part] = [Words(f"{heading(table, wording)}\n{words}"), Row([resume])]
        return Sheet(parts, beneath, PAUSED, above=_above(table, wording, 0, notes))
    room = ROOM - FRAME_AND_PICTURE - 2 - cost(beneath)
    asked_for = question(table, ask, wording, controls)
    left = SCREEN - PICTURE - FRAME - END - words_height(asked_for) - height(beneath)
    guide = guided(
        table,
        lambda at: Controls(table.id, ask, wording, at, marks, table.courses),
        controls.step,
        controls.parts(room, left),
        wording,
    )
    left -= height(guide.parts) + guide.height
    asking = guide.above("\n".join([asked_for, *explained(ask, wording, controls, left)]))
    above = _above(table, wording, len(asking), notes)
    return Sheet([Words(asking), *guide.parts], beneath, PLAYING, above=above)


def _while_thinking(table: Table, ask: Ask, wording: Wording) -> Ask:
    """While seats think, only what people may do meanwhile is offered."""
    if not table.thinking:
        return ask
    names = [wording.name(seat) for seat in table.thinking]
    people = table.kept_by("person")
    return Ask(
        ask.question,
        N("🧠 {names} thinks…", "🧠 {names} think…", n=len(names), names=names),
        [option for option in ask.options if option.seat in people],
        token=ask.token,
        order=ask.order,
    )


def _above(table: Table, wording: Wording, taken: int, notes: Sequence[str]) -> list[Part]:
    """What may scroll away: the story so far, and how things stand."""
    told = [
        after_a_rest(table, wording),
        story(table, wording, TEXT_ROOM - SPARE - taken),
        situation(table, wording),
        *notes,
    ]
    if not table.people:
        told.append(wording.say(_NOBODY))
    words = "\n".join(part for part in told if part)
    return [Words(words)] if words else []


def after_a_rest(table: Table, wording: Wording) -> str:
    """What everybody should remember, when nobody has moved for a day or more."""
    if not rested(table, time.time()):
        return ""
    told = [f"- {clip(wording.say(text), 150)}" for text in table.match.game.recap()[:4]]
    return "\n".join([f"**{wording.say(T('⏪ Last time…'))}**", *told])


def rested(table: Table, now: float) -> bool:
    """Whether a day passed without a move since whoever is asked had their last turn."""
    seats = [] if table.match.ask is None else table.match.ask.awaited
    told = since_last_turn(table, seats)
    before = [entry for entry in table.standing() if told and entry.number < told[0].number]
    moves = [entry.at for entry in (*before[-1:], *told) if entry.kind in ("start", "choice")]
    return any(later - earlier >= DAY for earlier, later in pairwise([*moves, int(now)]))


def past_panel(table: Table, wording: Wording) -> Sheet:
    """A panel whose time is over shrinks to what happened since it was posted."""
    told, over = tell(lines_for(since_panel(table), None), wording), _over(wording)
    return Sheet([], above=[Words(f"{told}\n{over}" if told else over)])


def left_panel(wording: Wording) -> Sheet:
    """A panel that should have shrunk long ago: its story stands elsewhere."""
    return Sheet([], above=[Words(_over(wording))])


def _over(wording: Wording) -> str:
    return f"-# {wording.say(T('This turn is over. The newest panel is further down.'))}"


def heading(table: Table, wording: Wording) -> str:
    """Where the game stands, in one small line."""
    return f"-# {clip(wording.say(table.match.game.headline()), 200)}"


def situation(table: Table, wording: Wording) -> str:
    """The goal, who plays what, what they hold, and the danger, in a few small lines."""
    game = table.match.game
    goal = game.what_wins()
    lines = [*([] if goal is None else [goal]), *game.situation()]
    return "\n".join(f"-# {clip(wording.say(text), 200)}" for text in lines)


def story(table: Table, wording: Wording, room: int = ROOM_FOR_STORY) -> str:
    """What happened since whoever is asked had their last turn."""
    seats = [] if table.match.ask is None else table.match.ask.awaited
    lines = lines_for(since_last_turn(table, seats), None)
    return tell(lines, wording, min(room, ROOM_FOR_STORY))


def question(table: Table, ask: Ask, wording: Wording, controls: Controls) -> str:
    """How things stand, and who is asked what."""
    words = [heading(table, wording), _prompt(table, ask, wording, controls)]
    full = table.match.ask
    if full is not None and any(option.secret for option in full):
        words.append(wording.say(T("🤫 Secret choices wait under *Hand*.")))
    return "\n".join(words)


def explained(ask: Ask, wording: Wording, controls: Controls, left: int) -> list[str]:
    """Why, and what buttons cannot say, only as far as the screen has room."""
    words: list[str] = []
    for more in (controls.hints()[: MOST_LINES + 1], _why(ask, wording)):
        tall = words_height("\n".join(more))
        if more and len(more) <= MOST_LINES and tall <= left:
            words += more
            left -= tall
    return words


def _why(ask: Ask, wording: Wording) -> list[str]:
    if ask.why is None:
        return []
    return [f"-# {line}" for line in clip(wording.say(ask.why), 700).split("\n")]


def _prompt(table: Table, ask: Ask, wording: Wording, controls: Controls) -> str:
    """The question in one line with whoever is asked; after a first step, what it is about."""
    full = table.match.ask or ask
    if table.thinking:
        return f"### {clip(wording.say(ask.prompt), 600)}"
    words = f"{asked(table, full, wording)}: {clip(wording.say(ask.prompt), 600)}"
    first = controls.title()
    return f"### {words} → {first}" if first else f"### {words}"


def asked(table: Table, ask: Ask, wording: Wording) -> str:
    """Everybody the table waits for, with the part they play."""
    return clip(" · ".join(_who(table, seat, wording) for seat in ask.awaited), 600)


def _who(table: Table, seat: int, wording: Wording) -> str:
    row, plate = table.seats[seat], table.match.game.nameplate(seat)
    person = row.keeper == "person" and row.user is not None
    name = f"<@{row.user}>" if person else wording.name(seat)
    return name if plate is None else f"{name} ({clip(wording.say(plate), NAMEPLATE)})"


def fixed_row(table: Table, wording: Wording) -> Row:
    """Always there: my hand, undo, what this is, what I missed, and the rest."""
    campaign, ask = table.id, table.match.ask
    secret = ask is not None and any(option.secret for option in ask)
    look: Look = "main" if secret else "plain"
    return Row(
        [
            Button(verb("hand", campaign=campaign), wording.label(T("Hand")), look),
            Button(verb("undo", table.campaign.length, campaign=campaign), "", emoji="↩️"),
            Button(verb("explain", campaign=campaign), "", emoji="❔"),
            Button(verb("missed", campaign=campaign), "", emoji="⏪"),
            Button(verb("more", campaign=campaign), "…"),
        ]
    )


def seat_row(table: Table, wording: Wording) -> list[Part]:
    """A seat to take: a free one, one's own again, or, where all play, quietly an autopilot's. A
    lesson has its own."""
    buttons: list[Button] = []
    if table.people and is_guided(table):
        return []
    if any(row.keeper == "autopilot" and row.user is not None for row in table.in_play):
        back = wording.label(T("Take my seat back"))
        buttons.append(Button(verb("back", campaign=table.id), back, "go", "🪑"))
    for seat in seats_to_take(table)[:1]:
        label = wording.label(T("Take this seat"))
        look: Look = "go" if seat in table.kept_by("vacant") else "plain"
        buttons.append(Button(verb("sit", seat, campaign=table.id), label, look, "🪑"))
    return packed(buttons)


def seats_to_take(table: Table) -> list[int]:
    """Free seats, the one the table waits for first; where there are none, bare autopilots'."""
    awaited = [] if table.match.ask is None else table.match.ask.awaited
    vacant = table.kept_by("vacant")
    nobodys = [row.seat for row in table.in_play if row.keeper == "autopilot" and row.user is None]
    return sorted(vacant or nobodys, key=lambda seat: seat not in awaited)
