"""The panel of a table: story, picture, question, controls, and the row that is always there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise

from bot.custom_ids import verb
from bot.display.controls import Controls
from bot.display.lesson import guided, is_guided
from bot.display.measure import END, FRAME, PICTURE, SCREEN, height, packed, words_height
from bot.display.parts import ROOM, Button, Look, Part, Row, Sheet, Words, cost
from bot.display.story import (
    SHORT,
    counted,
    folded,
    lines_for,
    since_last_choice,
    since_last_turn,
    since_panel,
    tell,
)
from bot.display.whose import for_all, helpers
from bot.host import Table
from bot.host.lesson import wanted_of
from bot.host.ticks import rest_of
from bot.wording import Wording
from games.kernel import Ask, Seat, T
from games.kernel.casting import roles
from games.kernel.text import clip

DAY = 24 * 3600
NAMEPLATE = 2
"""Words of what somebody plays, in the question: a name, not a list."""
HINTS, HINT_WORDS = 2, 20
"""Lines and words of what buttons cannot say; *Help* has them all."""
NEWS = 12
"""Words of what happened, also beside all that is to be remembered."""
MOST_WORDS = 90
"""On a panel, what happened and what is asked together."""
AROUND = 4
"""Components of a panel beside its rows: a frame, the picture, the question, what happened."""
OFTEN = 2
"""So often somebody is told why they are asked something."""
PLAYING, PAUSED = 0x2A9D8F, 0x6C757D
_NOBODY = T(
    "🤖 Only autopilots sit here, so the table's waiting. Take a seat to play on, or end "
    "the game with `/dive tables end`."
)


def board_panel(
    table: Table,
    wording: Wording,
    step: str = "",
    notes: Sequence[str] = (),
    remarks: Sequence[str] = (),
    laid_out: Controls | None = None,
) -> Sheet:
    """What everybody sees, but for the picture, for which room is kept; ``notes`` are of time,
    ``remarks`` stand in small print below the question; on a full screen after a first tap they
    have been read."""
    controls = laid_out or public_controls(table, wording, step)
    ask = controls.ask
    parts = controls.parts()
    beneath = _beneath(table, wording, parts)
    if controls.zoom and controls.step and table.campaign.status != "paused":
        beneath, parts = [], _with_undo(parts, fixed_row(table, wording))
    if table.campaign.status == "paused":
        words = wording.say(T("⏸️ Paused. Nothing's lost; anyone who plays here can resume."))
        resume = Button(verb("resume", campaign=table.id), wording.label(T("Resume")), "go", "▶️")
        waiting: list[Part] = [Words(f"{heading(table, wording)}\n{words}"), Row([resume])]
        return Sheet(waiting, beneath, PAUSED, above=_above(table, wording, SHORT, notes))
    asked_for = question(table, ask, wording, controls, remarks)
    left = SCREEN - PICTURE - FRAME - END - words_height(asked_for) - height(beneath)
    if left < height(parts):
        left += words_height(asked_for)
        kept = () if controls.zoom else remarks
        asked_for = question(table, ask, wording, controls, kept, brief=True)
        left -= words_height(asked_for)
    guide = guided(
        table,
        lambda at: public_controls(table, wording, at),
        controls.step,
        parts,
        wording,
        beneath,
    )
    left -= height(guide.parts) + guide.height
    stands = heading(table, wording)
    tall = words_height(stands)
    above_it = [] if controls.zoom or left < tall else [stands]
    left -= tall * len(above_it)
    told = [] if guide.words else explained(table, ask, wording, controls, left)
    asking = "\n".join([*above_it, asked_for, *told])
    spare = min(SHORT, MOST_WORDS - counted(asking))
    above = _above(table, wording, spare, notes)
    return Sheet([Words(guide.over(asking)), *guide.parts], guide.beneath, PLAYING, above=above)


def _beneath(table: Table, wording: Wording, parts: Sequence[Part]) -> list[Part]:
    """A seat to take, where a message holds that, too (it is under "…" as well); the fixed row."""
    fixed = fixed_row(table, wording)
    rows = [*seat_row(table, wording), fixed]
    return rows if AROUND + cost([*parts, *rows]) <= ROOM else [fixed]


def _with_undo(parts: list[Part], fixed: Row) -> list[Part]:
    """After a first tap the way back, undo and the rest share one row."""
    *above, last = parts
    assert isinstance(last, Row)
    undo, *_, rest = fixed.buttons[1:]
    return [*above, *packed([*last.buttons, undo, rest])]


def public_controls(table: Table, wording: Wording, step: str = "") -> Controls:
    """What everybody may see, at this step: it is pressed by whoever is asked."""
    shown = table.match.asked(None)
    assert shown is not None
    ask = for_all(table, shown)
    rest = [] if table.thinking else rest_of(table.match, table.rivals)
    courses, wanted = table.courses_of(ask), wanted_of(table)
    return Controls(table.id, ask, wording, step, courses=courses, rest=rest, wanted=wanted)


def _above(table: Table, wording: Wording, most: int, notes: Sequence[str]) -> list[Part]:
    """What may scroll away: what to remember after a rest, and what happened."""
    last_time = after_a_rest(table, wording)
    left = max(NEWS, most - counted(last_time))
    told = [last_time, story(table, wording, left), *notes]
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
    told = since_last_turn(table, table.awaited)
    before = [entry for entry in table.standing() if told and entry.number < told[0].number]
    moves = [entry.at for entry in (*before[-1:], *told) if entry.kind in ("start", "choice")]
    return any(later - earlier >= DAY for earlier, later in pairwise([*moves, int(now)]))


def past_panel(table: Table, wording: Wording) -> Sheet:
    """A panel whose time is over folds to what was decided since it was posted."""
    told = folded(lines_for(since_panel(table), None), wording)
    return Sheet([], above=[Words(told)]) if told else left_panel(wording)


def left_panel(wording: Wording) -> Sheet:
    """A panel that should have shrunk long ago: its story stands elsewhere."""
    return Sheet([], above=[Words(f"-# {wording.say(T('This turn is over.'))}")])


def heading(table: Table, wording: Wording) -> str:
    """Where the game stands, in small print: it gives way where there is no room."""
    return f"-# {clip(wording.say(table.match.game.headline()), 200)}"


def situation(table: Table, wording: Wording) -> str:
    """The goal, who plays what, what they hold, and the danger, in a few small lines."""
    game = table.match.game
    goal = game.what_wins()
    lines = [*([] if goal is None else [goal]), *game.situation()]
    return "\n".join(f"-# {clip(wording.say(text), 200)}" for text in lines)


def story(table: Table, wording: Wording, most: int = SHORT) -> str:
    """What happened since the last choice of whoever is asked; right after it, that."""
    entries = since_last_choice(table, table.awaited)
    return tell(lines_for(entries[1:], None) or lines_for(entries, None), wording, most=most)


def question(
    table: Table,
    ask: Ask,
    wording: Wording,
    controls: Controls,
    remarks: Sequence[str] = (),
    *,
    brief: bool = False,
) -> str:
    """Who is asked what, and where the others find what is theirs, unless it is to be brief."""
    words = [_prompt(table, ask, wording, controls)]
    full, meanwhile = table.match.ask, helpers(table)
    if full is not None and not controls.zoom and any(option.secret for option in full):
        words.append(f"-# {wording.say(T('🤫 Secret choices are under *Hand*.'))}")
    if meanwhile and not brief:
        names = [Seat(seat) for seat in meanwhile]
        words.append(f"-# {wording.say(T('{names} can step in: *Hand*', names=names))}")
    return "\n".join([*words, *remarks])


def explained(table: Table, ask: Ask, wording: Wording, controls: Controls, left: int) -> list[str]:
    """Why, the first times, and what buttons cannot say, as far as the screen has room."""
    words: list[str] = []
    for more in (_hints(table, ask, wording, controls), _why(table, ask, wording)):
        tall = words_height("\n".join(more))
        if more and tall <= left:
            words += more
            left -= tall
    return words


def _hints(table: Table, ask: Ask, wording: Wording, controls: Controls) -> list[str]:
    """All of them, or, the first times, where they are: nobody is served by one of six; none where
    the picture says it."""
    if roles(type(table.match.game), ask):
        return []
    hints = controls.hints()
    if len(hints) <= HINTS and counted(" ".join(hints)) <= HINT_WORDS:
        return hints
    new = _asked_before(table, ask) < OFTEN
    return [f"-# {wording.say(T('*Help* says what each one does.'))}"] if new else []


def _why(table: Table, ask: Ask, wording: Wording) -> list[str]:
    if ask.why is None or _asked_before(table, ask) >= OFTEN:
        return []
    why = wording.say(ask.why)
    return [f"-# {line}" for line in why.split("\n")] if counted(why) <= HINT_WORDS else []


def _asked_before(table: Table, ask: Ask) -> int:
    """How often whoever is asked has answered this, as far as the table remembers."""
    choices = [entry.choice for entry in table.standing() if entry.choice is not None]
    return sum(one.seat in table.awaited and one.ask == ask.id for one in choices)


def _prompt(table: Table, ask: Ask, wording: Wording, controls: Controls) -> str:
    """The question with whoever is asked, in as few lines as it can be said; after a first step,
    what it is about."""
    full = table.match.ask or ask
    if table.thinking:
        return f"### {clip(wording.say(ask.prompt), 600)}"
    first = controls.title()
    if first and controls.zoom:
        called = (table.seats[seat] for seat in full.awaited)
        names = [f"<@{row.user}>" if row.user else wording.name(row.seat) for row in called]
        return f"### {', '.join(names)}: {first}"
    said = clip(wording.say(ask.prompt), 600) + (f" → {first}" if first else "")
    whole, brief = (
        f"### {asked(table, full, wording, parts=parts)}: {said}" for parts in (True, False)
    )
    return brief if words_height(brief) < words_height(whole) else whole


def asked(table: Table, ask: Ask, wording: Wording, *, parts: bool = True) -> str:
    """Everybody the table waits for, with the part they play where that is a name."""
    names = (_who(table, seat, wording, part=parts) for seat in ask.awaited)
    return clip(" · ".join(names), 600)


def _who(table: Table, seat: int, wording: Wording, *, part: bool) -> str:
    row, plate = table.seats[seat], table.match.game.nameplate(seat)
    person = row.keeper == "person" and row.user is not None
    name = f"<@{row.user}>" if person else wording.name(seat)
    plays = "" if plate is None or not part else wording.say(plate)
    return f"{name} ({plays})" if 0 < counted(plays) <= NAMEPLATE else name


def fixed_row(table: Table, wording: Wording) -> Row:
    """Always there, in words: my hand, undo, what this is, what happened, and the rest."""
    campaign, ask, label = table.id, table.match.ask, wording.label
    secret = ask is not None and any(option.secret for option in ask)
    look: Look = "main" if secret and not is_guided(table) else "plain"
    return Row(
        [
            Button(verb("hand", campaign=campaign), label(T("Hand")), look),
            Button(verb("undo", table.campaign.length, campaign=campaign), label(T("Undo"))),
            Button(verb("explain", campaign=campaign), label(T("Help"))),
            Button(verb("missed", campaign=campaign), label(T("Log"))),
            Button(verb("more", campaign=campaign), "…"),
        ]
    )


def seat_row(table: Table, wording: Wording) -> list[Part]:
    """A seat to take: a free one, one's own again, or, where nobody plays, an autopilot's. A lesson
    has its own."""
    buttons: list[Button] = []
    if table.people and is_guided(table):
        return []
    if any(row.keeper == "autopilot" and row.user is not None for row in table.in_play):
        back = wording.label(T("Take my seat back"))
        buttons.append(Button(verb("back", campaign=table.id), back, "go", "🪑"))
    if table.kept_by("vacant") or not table.people:
        buttons += take_a_seat(table, wording)
    return packed(buttons)


def take_a_seat(table: Table, wording: Wording) -> list[Button]:
    """The first that may be taken."""
    label, seats = wording.label(T("Take this seat")), table.seats_to_take[:1]
    return [Button(verb("sit", one, campaign=table.id), label, "go", "🪑") for one in seats]
