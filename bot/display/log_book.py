"""Log books in words; badges as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.custom_ids import NO_CAMPAIGN, verb
from bot.display.board import PLAYING
from bot.display.parts import Button, Part, Row, Sheet, Words
from bot.host.standings import Tally, by, firsts, mates, streaks, tally
from bot.store.memory_rows import EarnedBadge, Remembered, Result
from bot.wording import Wording, safe
from games.catalog import GAMES, find_game
from games.kernel import N, T, Text
from games.kernel.badge import Badge
from games.kernel.text import clip

FEW = 3
FIRSTS = 6
People = Mapping[int, Remembered]


def no_book_page(wording: Wording, campaign: str = NO_CAMPAIGN) -> Sheet:
    """For somebody of whom nothing is remembered here; it may begin with a game they played."""
    words = wording.say(
        T(
            "### 📒 Your log book\n"
            "You have no log book here yet. If you like, I'll note how your "
            "games here end and which badges you earn. Only you see it, unless you show it "
            "in the hall of fame. Closing it deletes it all."
        )
    )
    keep = verb("book", "open", campaign=campaign)
    row = Row([Button(keep, wording.label(T("Keep a log book")), "go", "📒")])
    return Sheet([Words(words)], [row], PLAYING)


def book_page(
    me: Remembered,
    people: People,
    results: Sequence[Result],
    badges: Sequence[EarnedBadge],
    wording: Wording,
) -> Sheet:
    """Everything about one person; ``results`` and ``badges`` are the whole server's."""
    mine = [one for one in results if one.person == me.person]
    own = {(one.game, one.badge) for one in badges if one.person == me.person}
    now, best = streaks(mine)
    words = [
        wording.say(T("### 📒 Log book of {name}", name=safe(me.name))),
        f"**{wording.say(_tally(tally(mine)))}** · " + wording.say(_in_a_row(now, best)),
        *(_game_line(game, mine, wording) for game in by(mine, lambda one: one.game)),
        *_mates(results, me.person, people, wording),
        wording.say(T("🏅 {n} of {all} badges", n=len(own), all=len(all_badges()))),
        *first_lines([one for one in firsts(badges) if one.person == me.person], {}, wording),
    ]
    return Sheet([Words(clip("\n".join(words), 3900))], _book_rows(me, wording), PLAYING)


def _in_a_row(now: int, best: int) -> Text:
    return N(
        "{n} win in a row (best: {best})", "{n} wins in a row (best: {best})", n=now, best=best
    )


def all_badges() -> list[tuple[str, Badge[object, object]]]:
    return [(game, badge) for game in GAMES for badge in find_game(game).badges]


def _tally(one: Tally) -> Text:
    return N("{n} game, {won} won", "{n} games, {won} won", n=one.games, won=one.won)


def _game_line(game: str, mine: Sequence[Result], wording: Wording) -> str:
    played = [one for one in mine if one.game == game]
    sides = by(played, lambda one: one.side)
    levels = by(played, lambda one: one.level)
    translate = wording.voice.translate
    parts = [f"{translate(name)} {one.won}/{one.games}" for name, one in _few(sides)]
    parts += [f"*{translate(name)}* {one.won}/{one.games}" for name, one in _few(levels)]
    told = [wording.say(_tally(tally(played))), *parts]
    return clip(f"- **{wording.say(find_game(game).title)}** {' · '.join(told)}", 220)


def _few(tallies: Mapping[str, Tally]) -> list[tuple[str, Tally]]:
    return list(tallies.items())[:FEW]


def _mates(results: Sequence[Result], me: int, people: People, wording: Wording) -> list[str]:
    """Those who keep a log book here as well."""
    known = [(who, one) for who, one in mates(results, me) if who in people][:FEW]
    if not known:
        return []
    told = ", ".join(f"{safe(people[who].name)} {one.won}/{one.games}" for who, one in known)
    return [wording.say(T("With {names}", names=told))]


def _book_rows(me: Remembered, wording: Wording) -> list[Part]:
    shown = (
        Button(verb("book", "hide"), wording.label(T("Leave the hall")))
        if me.shown
        else Button(verb("book", "show"), wording.label(T("Show me in the hall")), emoji="🏛️")
    )
    close = Button(verb("book", "close"), wording.label(T("Close my log book")), "warn")
    return [
        Row([Button(verb("badges", 0), wording.label(T("Badges")), "main", "🏅"), shown, close])
    ]


def close_page(wording: Wording) -> Sheet:
    words = wording.say(T("Close your log book? Its results and badges will be deleted."))
    yes = Button(verb("book", "close-yes"), wording.label(T("Delete it")), "warn")
    return Sheet(
        [Words(words)], [Row([yes, Button(verb("book"), wording.label(T("Keep it")))])], PLAYING
    )


def badge_page(at: int, earned: Sequence[EarnedBadge], wording: Wording) -> Sheet:
    """One game's badges: how those that are missing are earned."""
    game = GAMES[at]
    has = {one.badge for one in earned if one.game == game}
    badges = find_game(game).badges
    missing = [one for one in badges if one.id not in has]
    lines = [f"-# **{wording.say(one.title)}**: {wording.say(one.words)}" for one in missing]
    if has:
        mine = " · ".join(wording.say(one.title) for one in badges if one.id in has)
        lines.insert(0, f"-# 🏅 {mine}")
    title = wording.say(find_game(game).title)
    words = "\n".join([f"### {title} · {len(has)} / {len(badges)}", *lines])
    buttons = [
        Button(verb("badges", (at - 1) % len(GAMES)), "◀"),
        Button(verb("book"), wording.label(T("Log book")), emoji="📒"),
        Button(verb("badges", (at + 1) % len(GAMES)), "▶"),
    ]
    return Sheet([Words(words)], [Row(buttons)], PLAYING)


def first_lines(found: Sequence[EarnedBadge], people: People, wording: Wording) -> list[str]:
    """The first to earn a badge on this server."""
    lines = []
    for one in found[:FIRSTS]:
        badge = next((b for b in find_game(one.game).badges if b.id == one.badge), None)
        if badge is not None:
            who = f": {safe(people[one.person].name)}" if one.person in people else ""
            lines.append(f"{wording.say(badge.title)}{who}")
    return [f"🥇 **{wording.say(T('First to'))}** {' · '.join(lines)}"] if lines else []
