"""Two private pages of every panel: what am I asked, and what else is there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING, heading, public_controls, take_a_seat
from bot.display.controls import Controls
from bot.display.hand import private_ask, private_controls
from bot.display.lesson import is_guided
from bot.display.measure import packed
from bot.display.notices import me_button, snooze_button
from bot.display.parts import Button, Item, Menu, Part, Sheet, Words
from bot.host import Table
from bot.levels import NAMES
from bot.wording import Wording
from games.kernel import Ask, T, Text
from games.kernel.text import clip
from renderers import renderer_for

ROOM = 3000


def explain_page(table: Table, seat: int | None, wording: Wording) -> Sheet:
    """The open question in full, to a seat that is asked or to anybody else; who is asked may
    want to know what I would do."""
    words = [heading(table, wording)]
    ask = table.match.asked(None) if seat is None else private_ask(table, seat)
    if ask is None:
        words.append(wording.say(table.waits_for()))
    else:
        controls = (
            public_controls(table, wording)
            if seat is None
            else private_controls(table, ask, wording)
        )
        asked = table.waits_for() if seat is None else ask.prompt
        words += _question(asked, ask, controls, wording)
    words += [f"-# {wording.say(text)}" for text in table.match.game.situation()]
    rules = Button(verb("rules", table.campaign.game, 0), wording.label(T("Rules")), emoji="📖")
    board = Button(verb("words", campaign=table.id), wording.label(T("Board in words")), emoji="👁️")
    hint = [] if seat is None else _hint_button(table, wording)
    beneath = [*packed([*hint, rules, board]), *inset_menus(table, seat, wording)]
    return Sheet([Words(clip("\n".join(words), 3900))], beneath, PLAYING)


def _hint_button(table: Table, wording: Wording) -> list[Button]:
    label = wording.label(T("What would you do?"))
    button = Button(verb("advise", campaign=table.id), label, "main", "💡")
    return [button] if table.gives_hints else []


def inset_menus(table: Table, seat: int | None, wording: Wording) -> list[Part]:
    """Pictures beside the board that can be shown, where the game has such."""
    shelves = renderer_for(table.campaign.game).inset_shelves(table.match.view(seat))
    return [
        Menu(
            verb("inset", at, campaign=table.id),
            wording.label(asked, 150),
            [Item(inset, wording.label(name, 100)) for inset, name in shelf],
        )
        for at, (asked, shelf) in enumerate(shelves)
        if shelf
    ]


def _question(asked: Text, ask: Ask, controls: Controls, wording: Wording) -> list[str]:
    """What is asked, to others of whom; why, and what each choice will do."""
    words = [f"### {wording.say(asked)}"]
    if ask.why is not None:
        words.append(wording.say(ask.why))
    hints = controls.hints()
    while sum(map(len, hints)) > ROOM:
        hints.pop()
    return [*words, *(hint.removeprefix("-# ") for hint in hints)]


def more_page(
    table: Table, wording: Wording, mine: Sequence[Button] = (), missing: Sequence[Button] = ()
) -> Sheet:
    """Whatever a panel has no room for, a press away; ``mine`` is for this reader alone, and
    ``missing`` what stands on most panels."""
    campaign = table.id
    pages = [
        Button(verb("log", campaign=campaign), wording.label(T("Whole log")), emoji="📜"),
        Button(verb("rules", table.campaign.game, 0), wording.label(T("Rules")), emoji="📖"),
        Button(verb("words", campaign=campaign), wording.label(T("Board in words")), emoji="👁️"),
    ]
    if table.match.game.journal():
        chronicle = wording.label(T("Chronicle"))
        pages.append(Button(verb("journal", -1, campaign=campaign), chronicle, emoji="🧭"))
    parts: list[Part] = [Words(_people(table, wording)), *packed(missing), *packed([*pages, *mine])]
    return Sheet(parts, accent=PLAYING)


def board_buttons(table: Table, url: str, wording: Wording, *, in_discord: bool) -> list[Button]:
    """A window of their own onto the table: inside Discord, where we have an Activity, and in
    their browser."""
    words = T("Open the board")
    if not in_discord:
        return [Button("", wording.label(words), emoji="👆", url=url)]
    board = Button(verb("board", campaign=table.id), wording.label(words), emoji="👆")
    return [board, Button("", wording.label(T("In the browser")), emoji="🌐", url=url)]


def guest_buttons(table: Table, reader: int, public: str, wording: Wording) -> list[Button]:
    """The public link, where the table has one; who plays there may open and close it."""
    words = T("Close the public link") if public else T("Let others look on")
    turn = verb("guests", "off" if public else "on", campaign=table.id)
    mine = [Button(turn, wording.label(words), emoji="🔭")]
    link = [Button("", wording.label(T("Public link")), emoji="🔗", url=public)] if public else []
    return [*link, *(mine if reader in table.people and not table.sealed else [])]


def reader_buttons(
    table: Table, reader: int, wording: Wording, *, follows: bool, snoozed: bool
) -> list[Button]:
    """Whoever plays can nudge, snooze, pause, and leave their seat; whoever watches can take one or
    follow."""
    campaign = table.id
    if reader not in table.people:
        label = wording.label(T("Unfollow") if follows else T("Follow"))
        state = "off" if follows else "on"
        follow = Button(verb("follow", state, campaign=campaign), label, emoji="👁️")
        return [*take_a_seat(table, wording), follow]
    if table.campaign.status == "paused":
        resume = Button(verb("resume", campaign=campaign), wording.label(T("Resume")), "go", "▶️")
        return [resume, *_seat_buttons(table, wording), me_button(wording)]
    if table.campaign.status != "playing":
        return [me_button(wording)]
    wake = Button(verb("snooze", campaign, 0), wording.label(T("Unsnooze")), emoji="🔔")
    buttons = [wake if snoozed else snooze_button(campaign, wording), me_button(wording)]
    if set(table.asked_people) - {reader}:
        label = wording.label(T("Nudge"))
        buttons.insert(0, Button(verb("nudge", campaign=campaign), label, emoji="👉"))
    pause = Button(verb("pause", campaign=campaign), wording.label(T("Pause")), emoji="⏸️")
    return [*buttons, pause, *_seat_buttons(table, wording)]


def _seat_buttons(table: Table, wording: Wording) -> list[Button]:
    """What can be done with one's own seat; the daily dive is one's own."""
    if table.sealed:
        return []
    pilot, give, leave = (
        verb("seat", how, campaign=table.id) for how in ("pilot", "give", "leave")
    )
    return [
        Button(pilot, wording.label(T("Play for me")), emoji="🤖"),
        Button(give, wording.label(T("Hand over")), emoji="🪑"),
        Button(leave, wording.label(T("Leave")), emoji="🚪"),
    ]


def await_seat_buttons(table: Table, reader: int, wording: Wording, *, waits: bool) -> list[Button]:
    """At a table that is full, or to end one's waiting."""
    if not waits and not may_await_seat(table, reader):
        return []
    label, state = (T("Stop waiting"), "off") if waits else (T("Wait for a seat"), "on")
    custom_id = verb("await_seat", state, campaign=table.id)
    return [Button(custom_id, wording.label(label), emoji="🪑")]


def may_await_seat(table: Table, reader: int) -> bool:
    """Whoever has no seat at a running table without one to take."""
    runs = table.campaign.status in ("playing", "paused") and not is_guided(table)
    seated = reader in table.people or bool(table.away(reader))
    return runs and not seated and not table.seats_to_take


def _people(table: Table, wording: Wording) -> str:
    """Who sits where, and what is fair about this table, in small print."""
    seats = [f"- {_seat(table, row.seat, wording)}" for row in table.in_play]
    fair = wording.say(
        T(
            "Fair dice: the seed's hash is `{hash}`; `/dive tables verify` replays every draw.",
            hash=table.match.commitment,
        )
    )
    return "\n".join([heading(table, wording), *seats, f"-# {fair}"])


def _seat(table: Table, seat: int, wording: Wording) -> str:
    plate = table.match.game.nameplate(seat)
    row = table.seats[seat]
    level = f" · 🧠 {wording.say(NAMES[row.level])}" if table.level_of(seat) else ""
    name = f"{wording.name(seat)}{level}"
    return name if plate is None else f"{name}: {wording.say(plate)}"
