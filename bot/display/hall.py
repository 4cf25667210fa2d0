"""The hall of fame: all time, or a month and its champions; and how strong rivals are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.log_book import People, first_lines
from bot.display.parts import Button, Row, Sheet, Words
from bot.host.ratings import Rating, ratings
from bot.host.standings import by, firsts, seasons, streaks, wins
from bot.store.memory_rows import EarnedBadge, Result
from bot.wording import Wording, safe
from games.catalog import GAMES, find_game
from games.kernel import T, Text
from games.kernel.text import clip

MEDALS = ("🥇", "🥈", "🥉")
ALL_TIME = "all"
RATED = 5
"""So many are named."""


def hall_page(
    people: People,
    results: Sequence[Result],
    badges: Sequence[EarnedBadge],
    season: str,
    wording: Wording,
) -> Sheet:
    """Those who want to be seen, and what they did in this month, or ever."""
    shown = {who: one for who, one in people.items() if one.shown}
    counted = [one for one in results if one.person in shown]
    months = seasons(counted)
    now = counted if season == ALL_TIME else months.get(season, [])
    words = [wording.say(_title(season))]
    if now:
        words += [
            _best(T("Most wins"), _named(wins(now), shown), wording),
            *(_champion(game, now, shown, wording) for game in by(now, lambda one: one.game)),
            _best(T("Most in a row"), _rows(now, shown), wording),
        ]
    elif not counted:
        words.append(wording.say(T("Nobody's in it yet. Open your log book and be the first.")))
    else:
        words.append(wording.say(T("Nobody has finished a game this month.")))
    words += _rated(results, shown, wording)
    if season == ALL_TIME:
        first = [one for one in firsts(badges) if one.person in shown]
        words += first_lines(first, shown, wording)
    book = Row(
        [
            Button(verb("book"), wording.label(T("My log book")), "main", "📒"),
            Button(verb("daily", "day", 0), wording.label(T("The daily dive")), emoji="🌊"),
        ]
    )
    beneath = [_seasons(season, sorted(months), wording), book]
    return Sheet([Words(clip("\n".join(words), 3900))], beneath, PLAYING)


def _title(season: str) -> Text:
    if season == ALL_TIME:
        return T("### 🏛️ Hall of fame")
    return T("### 🏛️ Hall of fame · season {month}", month=season)


def _seasons(season: str, months: Sequence[str], wording: Wording) -> Row:
    """To the seasons before and after this one in which anybody won or lost, and to all of them."""
    before = [one for one in months if one < season] if season != ALL_TIME else months
    after = [one for one in months if season < one] if season != ALL_TIME else []
    first, last = (before or [season])[-1], (after or [season])[0]
    return Row(
        [
            Button(verb("hall", first, "before"), "◀", off=not before),
            Button(verb("hall", last, "after"), "▶", off=not after),
            Button(verb("hall", ALL_TIME), wording.label(T("All time")), off=season == ALL_TIME),
        ]
    )


def _named(figures: Sequence[tuple[int, int]], people: People) -> list[tuple[str, int]]:
    return [(safe(people[who].name), figure) for who, figure in figures if figure][: len(MEDALS)]


def _rows(results: Sequence[Result], people: People) -> list[tuple[str, int]]:
    rows = {who: streaks([one for one in results if one.person == who])[1] for who in people}
    best = sorted(rows.items(), key=lambda item: (-item[1], people[item[0]].since))
    return _named(best, people)


def _best(what: Text, best: Sequence[tuple[str, int]], wording: Wording) -> str:
    named = zip(MEDALS, best, strict=False)
    told = " · ".join(f"{medal} {name} {figure}" for medal, (name, figure) in named)
    return f"**{wording.say(what)}**: {told or '–'}"


def _champion(game: str, results: Sequence[Result], people: People, wording: Wording) -> str:
    best = _named(wins(one for one in results if one.game == game), people)
    told = f"{best[0][0]} {best[0][1]}" if best else "–"
    return f"- {wording.say(find_game(game).title)}: {told}"


def _rated(results: Sequence[Result], people: People, wording: Wording) -> list[str]:
    """Of games in which people win against each other, over all seasons: a month says too little
    to be sure."""
    lines = []
    for game in GAMES:
        known = {who: one for who, one in ratings(results, game).items() if who in people}
        if known:
            title = wording.say(find_game(game).title)
            lines.append(f"📈 **{title}**: {_ratings(known, people)}")
    if lines:
        lines.append(wording.say(T("-# Rating ± how far off it may be; more games make it surer.")))
    return lines


def _ratings(known: Mapping[int, Rating], people: People) -> str:
    best = list(known.items())[:RATED]
    return " · ".join(f"{safe(people[who].name)} {one.points} ± {one.doubt}" for who, one in best)


def offer_page(campaign: str, wording: Wording) -> Sheet:
    """For somebody who played and isn't in the hall: with this game, if they like."""
    words = wording.say(
        T(
            "### 🏛️ Hall of fame\n"
            "Would you like to be in it? Then everybody here can see how your games end, this one "
            "first, and which badges you earn. You can leave whenever you like, and closing your "
            "log book deletes it all."
        )
    )
    row = Row(
        [
            Button(
                verb("book", "show", campaign=campaign),
                wording.label(T("Show me in the hall")),
                "go",
                "🏛️",
            ),
            Button(
                verb("book", "open", campaign=campaign),
                wording.label(T("For me alone")),
                emoji="📒",
            ),
            Button(verb("hall"), wording.label(T("Look around")), emoji="👀"),
        ]
    )
    return Sheet([Words(words)], [row], PLAYING)
