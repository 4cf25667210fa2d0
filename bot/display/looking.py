"""A board for finding players: who looks for a game, and which lobbies still have seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.parts import Button, Item, Menu, Part, Row, Sheet, Words
from bot.store import Campaign
from bot.store.memory_rows import Seeker
from bot.wording import Wording, safe
from games.catalog import all_games, find_game
from games.kernel import N, T, Text
from games.kernel.text import clip

ANY = "any"
MOST = 10
MOMENTS: Mapping[str, Text] = {
    "now": T("right now"),
    "today": T("today"),
    "week": T("this week"),
}
PACES: Mapping[str, Text] = {
    "live": T("live, in one go"),
    "post": T("by post, a move now and then"),
    "any": T("at any pace"),
}
SKILLS: Mapping[str, Text] = {
    "new": T("new to it"),
    "some": T("has played it"),
    "old": T("an old hand"),
}


def game_title(game: str) -> Text:
    return find_game(game).title if game else T("any game")


def game_name(game: str, wording: Wording) -> str:
    return wording.say(game_title(game))


def seeker_line(one: Seeker, wording: Wording) -> str:
    parts = [MOMENTS.get(one.moment), PACES.get(one.pace), SKILLS.get(one.skill)]
    told = [game_name(one.game, wording), *(wording.say(part) for part in parts if part)]
    return f"**{safe(one.name)}** · {' · '.join(told)}"


def looking_board(
    seekers: Sequence[Seeker],
    lobbies: Sequence[tuple[Campaign, int, str]],
    me: int,
    wording: Wording,
) -> Sheet:
    """``lobbies``: each with how many seats are left, and where its message is."""
    words = [wording.say(T("### 🔎 Who wants to play?"))]
    words += [f"- {seeker_line(one, wording)}" for one in seekers[:MOST]]
    for campaign, seats, link in lobbies[:MOST]:
        left = wording.say(N("{n} seat left", "{n} seats left", n=seats))
        there = f"[{wording.say(T('to the lobby'))}]({link})"
        words.append(f"- {game_name(campaign.game, wording)} · {left} · {there}")
    if len(words) == 1:
        words.append(wording.say(T("Nobody's looking for a game right now. Be the first.")))
    mine = any(one.person == me for one in seekers)
    buttons = [
        Button(verb("look", "form"), wording.label(T("I'm looking for players")), "go", "🔎")
    ]
    if mine:
        buttons.append(Button(verb("look", "stop"), wording.label(T("Stop looking"))))
    others = [one for one in seekers if one.person != me][:MOST]
    return Sheet(
        [Words(clip("\n".join(words), 3900))],
        [*_seeker_menu(others, wording), Row(buttons)],
        PLAYING,
    )


def _seeker_menu(others: Sequence[Seeker], wording: Wording) -> list[Part]:
    """Opens a lobby with one of them."""
    if not others:
        return []
    items = [
        Item(str(one.person), clip(one.name, 100), clip(_plain(one, wording), 100))
        for one in others
    ]
    return [Menu(verb("look", "with"), wording.label(T("Play with …"), 150), items)]


def _plain(one: Seeker, wording: Wording) -> str:
    moment = MOMENTS.get(one.moment)
    parts = [wording.label(part) for part in (game_title(one.game), moment) if part is not None]
    return clip(" · ".join(parts), 100)


def call_out(one: Seeker, role: int | None, wording: Wording) -> Sheet:
    """For all to see; the role that wants to know is called, once."""
    words = f"🔎 {seeker_line(one, wording)}"
    if role is not None:
        words += f"\n<@&{role}>"
    label = wording.label(T("Play with {name}", name=one.name))
    row = Row([Button(verb("look", "with", one.person), label, "go", "🤿")])
    return Sheet([Words(words)], [row], PLAYING)


class LookingForm(ui.Modal):
    """What, when, how fast, and how experienced."""

    def __init__(self, wording: Wording) -> None:
        title = wording.label(T("Looking for players"), 45)
        super().__init__(title=title, custom_id=verb("look", "sent"), timeout=None)
        self.wording = wording
        games = {ANY: T("any game"), **{game.id: game.title for game in all_games()}}
        self._ask("game", T("Game"), games)
        self._ask("moment", T("When"), MOMENTS)
        self._ask("pace", T("Pace"), PACES)
        self._ask("skill", T("How well do you know it?"), SKILLS)
        self.stop()

    def _ask(self, name: str, title: Text, values: Mapping[str, Text]) -> None:
        options = [
            discord.SelectOption(label=self.wording.label(text, 100), value=value, default=not at)
            for at, (value, text) in enumerate(values.items())
        ]
        menu: ui.Select[Any] = ui.Select(custom_id=name, options=options)
        self.add_item(ui.Label(text=self.wording.label(title, 45), component=menu))
