"""The lobby: an invitation with whoever has joined, a lesson for the new, and its buttons."""

from __future__ import annotations

from bot.custom_ids import verb
from bot.display.board import PAUSED, PLAYING
from bot.display.choices import capital
from bot.display.forms import pages
from bot.display.measure import packed
from bot.display.pace import pace_line
from bot.display.parts import Button, Gallery, Item, Menu, Part, Sheet, Words
from bot.game_options import field_name, value_name
from bot.homes import is_carried
from bot.host import Lobby
from bot.levels import MEANINGS, NAMES, levels_of
from bot.store import SeatRow
from bot.wording import Wording, safe
from games.kernel import GameClass, N, Seat, T, Text
from games.kernel.text import clip

PRIVATE = T("-# 🔒 By invitation only: nobody else sees this table.")
UNPINGED = T(
    "-# I can't ping anybody here, or open a thread: the game stays in one message, and whoever it "
    "waits for gets a direct message from me, if they take them."
)


def lobby_panel(lobby: Lobby, wording: Wording, closes: int | None) -> Sheet:
    parts: list[Part] = [Words(_invitation(lobby, wording, closes))]
    beneath = [*_buttons(lobby, wording), *_level_menu(lobby, wording)]
    return Sheet(parts, beneath, PLAYING)


def closed_lobby(
    lobby: Lobby, wording: Wording, shown: list[tuple[str, str]], reason: Text
) -> Sheet:
    """A lobby that has become a game, or never will."""
    pictures: list[Part] = [Gallery(shown)] if shown else []
    words = [f"## {wording.say(lobby.game.title)}", seat_list(lobby, wording), wording.say(reason)]
    return Sheet([*pictures, Words("\n".join(words))], [], PAUSED)


def seat_list(lobby: Lobby, wording: Wording) -> str:
    if not lobby.seats:
        return wording.say(T("Nobody has joined yet."))
    named = zip(lobby.seats, wording.names, strict=True)
    return "\n".join(
        f"{number}. {safe(name)}{_level(row, wording)}"
        for number, (row, name) in enumerate(named, 1)
    )


def _level(row: SeatRow, wording: Wording) -> str:
    return f" · 🧠 {wording.say(NAMES[row.level])}" if row.level else ""


def options_line(lobby: Lobby, wording: Wording) -> list[str]:
    """What was decided in the form, for all to see; what is off and usually is goes unsaid."""
    translate = wording.voice.translate
    told = [
        f"{translate(field_name(name, field))}: "
        f"**{clip(translate(value_name(field, getattr(lobby.options, name))), 40)}**"
        for name, field in lobby.game.Options.model_fields.items()
        if field.default is not False or getattr(lobby.options, name)
    ]
    return [f"-# {' · '.join(told)}"] if told else []


def facts(game: GameClass, wording: Wording) -> str:
    """How many play, how long it takes, how hard it is."""
    low, high = game.seats[0], game.seats[-1]
    players = (
        T("{low} to {high} players", low=low, high=high)
        if low != high
        else N("{n} player", "{n} players", n=low)
    )
    told = [wording.say(players)]
    if game.minutes:
        told.append(wording.say(T("about {n} minutes", n=game.minutes)))
    if game.difficulty is not None:
        told.append(wording.say(game.difficulty))
    return " · ".join(told)


def _invitation(lobby: Lobby, wording: Wording, closes: int | None) -> str:
    game = lobby.game
    words = [
        f"## {wording.say(game.title)}",
        wording.say(game.tagline),
        f"-# {facts(game, wording)}",
        *options_line(lobby, wording),
        *([pace_line(lobby.campaign.pace, wording)] if lobby.campaign.pace else []),
        seat_list(lobby, wording),
        *_waiting_list(lobby, wording),
        *_date(lobby, wording),
    ]
    if lobby.campaign.private:
        words.append(wording.say(PRIVATE))
    if _is_carried(lobby):
        words.append(wording.say(UNPINGED))
    if closes is not None:
        words.append(f"-# {wording.say(T('Closes {when}', when=f'<t:{closes}:R>'))}")
    return "\n".join(words)


def _date(lobby: Lobby, wording: Wording) -> list[str]:
    if lobby.begins is None:
        return []
    when = f"<t:{lobby.begins}:F> (<t:{lobby.begins}:R>)"
    return [wording.say(T("📅 Starts {when}; I'll ping everybody.", when=when))]


def _waiting_list(lobby: Lobby, wording: Wording) -> list[str]:
    if not lobby.waiting:
        return []
    names = clip(", ".join(safe(one.name) for one in lobby.waiting), 200)
    return [wording.say(T("⏳ Waiting for a seat: {names}", names=names))]


def _buttons(lobby: Lobby, wording: Wording) -> list[Part]:
    """A lesson first; then who plays, then how."""
    campaign, label = lobby.campaign.id, wording.label
    ready = bool(lobby.people) and not lobby.missing
    return packed(
        [
            *_teach_button(lobby, wording),
            *_place_button(lobby, wording),
            Button(verb("begin", campaign=campaign), label(T("Start")), "go", off=not ready),
            Button(verb("leave", campaign=campaign), label(T("Leave"))),
            Button(verb("cancel", campaign=campaign), label(T("Cancel")), "warn"),
            Button(
                verb("pilot", "add", campaign=campaign),
                label(T("Add autopilot")),
                emoji="🤖",
                off=lobby.full,
            ),
            *([_remove_button(campaign, wording)] if lobby.autopilots else []),
            *_hints_button(lobby, wording),
            *_pace_button(lobby, wording),
            *_option_buttons(lobby, wording),
            Button(verb("rules", lobby.campaign.game, 0), label(T("Rules")), emoji="📖"),
        ]
    )


def _pace_button(lobby: Lobby, wording: Wording) -> list[Button]:
    """Where nobody can be pinged, nobody's time runs out."""
    if _is_carried(lobby):
        return []
    pace = verb("pace", campaign=lobby.campaign.id)
    return [Button(pace, wording.label(T("Pace")), emoji="⏳")]


def _is_carried(lobby: Lobby) -> bool:
    return is_carried(lobby.campaign.guild, lobby.campaign.channel)


def _place_button(lobby: Lobby, wording: Wording) -> list[Button]:
    """A seat, and where there is none a place in the row."""
    campaign, full = lobby.campaign.id, not lobby.open_to_people
    join = Button(verb("join", campaign=campaign), wording.label(T("Join")), "main", off=full)
    return [join, _wait_button(campaign, wording)] if full else [join]


def _teach_button(lobby: Lobby, wording: Wording) -> list[Button]:
    """For whoever has never played this."""
    if lobby.game.lesson is None:
        return []
    return [Button(verb("learn", lobby.game.id), wording.label(T("Teach me")), emoji="🎓")]


def _remove_button(campaign: str, wording: Wording) -> Button:
    return Button(verb("pilot", "remove", campaign=campaign), wording.label(T("Remove autopilot")))


def _wait_button(campaign: str, wording: Wording) -> Button:
    label = wording.label(T("Wait for a seat"))
    return Button(verb("wait", campaign=campaign), label, emoji="⏳")


def _level_menu(lobby: Lobby, wording: Wording) -> list[Part]:
    """How well the last autopilot shall play, where there is a choice; the next does the same."""
    levels = levels_of(lobby.game)
    if not lobby.autopilots or len(levels) < 2:
        return []
    last = lobby.autopilots[-1]
    items = [
        Item(level or "plain", capital(wording.label(NAMES[level])), wording.label(meaning, 100))
        for level, meaning in MEANINGS.items()
        if level in levels
    ]
    name = T("How should {name} play? Now: {level}", name=Seat(last.seat), level=NAMES[last.level])
    custom_id = verb("pilot", "level", last.seat, campaign=lobby.campaign.id)
    return [Menu(custom_id, wording.label(name, 150), items)]


def _hints_button(lobby: Lobby, wording: Wording) -> list[Button]:
    """Rivals decide whether they may ask for hints."""
    if not lobby.hints_are_decided:
        return []
    now, then = (T("Hints: on"), "off") if lobby.campaign.hints else (T("Hints: off"), "on")
    custom_id = verb("hints", then, campaign=lobby.campaign.id)
    return [Button(custom_id, wording.label(now), emoji="💡")]


def _option_buttons(lobby: Lobby, wording: Wording) -> list[Button]:
    """One button for each page of the options form."""
    campaign = lobby.campaign.id
    names = [T("More options") if page else T("Options") for page in range(pages(lobby.game))]
    return [
        Button(verb("options", page, campaign=campaign), wording.label(name), emoji="⚙️")
        for page, name in enumerate(names)
    ]
