"""The panel of a table: picture, story, question, buttons, and the row that is always there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.choices import Arrangement
from bot.display.parts import ROOM, TEXT_ROOM, Button, Gallery, Part, Row, Sheet, Words, cost
from bot.display.story import lines_for, of_turn, since_last_turn, tell
from bot.host import Table
from bot.wording import Wording
from games.kernel import Ask, T
from games.kernel.text import clip

FRAME_AND_PICTURE = 2
ROOM_FOR_STORY = 2000
ROOM_FOR_DETAILS = 900
SPARE = 500
"""Characters left for headings over buttons and for how much was left out."""
PLAYING, PAUSED = 0x2A9D8F, 0x6C757D


def board_panel(table: Table, wording: Wording) -> Sheet:
    """What everybody sees, but for the picture, for which room is kept."""
    ask = table.match.asked(None)
    assert ask is not None
    asking, title = question(table, ask, wording), heading(table, wording)
    room = TEXT_ROOM - SPARE - len(asking) - len(title)
    parts: list[Part] = [Words(title + story(table, wording, room)), Words(asking)]
    beneath: list[Part] = [fixed_row(table, wording)]
    if table.campaign.status == "paused":
        parts.append(Words(wording.say(T("⏸️ Paused. A moderator wakes it with `/dive resume`."))))
        return Sheet(parts, beneath, PAUSED)
    arrangement = Arrangement(table.id, ask, wording)
    parts += arrangement.parts(ROOM - FRAME_AND_PICTURE - cost(parts) - cost(beneath))
    return Sheet(parts, beneath, PLAYING)


def past_panel(table: Table, wording: Wording, shown: Sequence[tuple[str, str]]) -> Sheet:
    """A panel whose turn is over: its picture stays, its buttons go."""
    pictures: list[Part] = [Gallery(shown)] if shown else []
    told = tell(lines_for(of_turn(table, table.campaign.panel_turn), None), wording)
    words = f"{told}\n-# {wording.say(T('This turn is over. The newest panel is further down.'))}"
    return Sheet([*pictures, Words(words)], [], PAUSED)


def heading(table: Table, wording: Wording) -> str:
    game = table.match.game
    where = wording.say(T("{game} · {headline}", game=game.title, headline=game.headline()))
    return f"### {clip(where, 200)}"


def story(table: Table, wording: Wording, room: int = ROOM_FOR_STORY) -> str:
    """What happened since whoever is asked had their last turn."""
    seats = [] if table.match.ask is None else table.match.ask.awaited
    lines = lines_for(since_last_turn(table, seats), None)
    return f"\n{tell(lines, wording, min(room, ROOM_FOR_STORY))}" if lines else ""


def question(table: Table, ask: Ask, wording: Wording) -> str:
    """Who is asked, what, and why."""
    full = table.match.ask
    assert full is not None
    words = [f"**{asked(table, full, wording)}**", f"### {clip(wording.say(ask.prompt), 600)}"]
    if ask.why is not None:
        words.append(f"-# {clip(wording.say(ask.why), 700)}".replace("\n", "\n-# "))
    details = Arrangement(table.id, ask, wording).details()
    if details and sum(map(len, details)) <= ROOM_FOR_DETAILS:
        words += details
    if any(option.secret for option in full):
        words.append(wording.say(T("🤫 Secret choices wait under *My hand*.")))
    return "\n".join(words)


def asked(table: Table, ask: Ask, wording: Wording) -> str:
    """Everybody the table waits for, with the part they play."""
    return clip(" · ".join(_who(table, seat, wording) for seat in ask.awaited), 600)


def _who(table: Table, seat: int, wording: Wording) -> str:
    row, plate = table.seats[seat], table.match.game.nameplate(seat)
    person = row.keeper == "person" and row.user is not None
    name = f"<@{row.user}>" if person else wording.name(seat)
    return name if plate is None else f"{name} ({wording.say(plate)})"


def fixed_row(table: Table, wording: Wording) -> Row:
    """Always there: my hand, undo, log, rules; and a free seat, when there is one."""
    campaign, ask = table.id, table.match.ask
    secret = ask is not None and any(option.secret for option in ask)
    buttons = [
        Button(
            verb("hand", campaign=campaign),
            wording.label(T("My hand")),
            "main" if secret else "plain",
            "🖐️",
        ),
        Button(
            verb("undo", table.campaign.length, campaign=campaign),
            wording.label(T("Undo")),
            emoji="↩️",
        ),
        Button(verb("log", campaign=campaign), wording.label(T("Log")), emoji="📜"),
        Button(
            verb("rules", table.campaign.game, 0),
            wording.label(T("Rules")),
            emoji="📖",
        ),
    ]
    return Row([*buttons, *_free_seat(table, wording)])


def _free_seat(table: Table, wording: Wording) -> list[Button]:
    vacant = table.kept_by("vacant")
    wanted = [seat for seat in vacant if table.match.ask and seat in table.match.ask.awaited]
    for seat in (wanted or vacant)[:1]:
        label = wording.label(T("Take this seat"))
        return [Button(verb("sit", seat, campaign=table.id), label, "go", "🪑")]
    return []
