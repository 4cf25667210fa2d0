"""Log books added up: how often, as whom, how hard, with whom, and how often in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.store.memory_rows import EarnedBadge, Result


@dataclass(frozen=True, slots=True)
class Tally:
    """Games, and those of them that were won."""

    games: int
    won: int


def tally(results: Iterable[Result]) -> Tally:
    won = [one.won for one in results]
    return Tally(len(won), sum(won))


def by(results: Iterable[Result], what: Callable[[Result], str]) -> dict[str, Tally]:
    """Tallies by side, level or game, the most played first; what has no name is left out."""
    sorts: dict[str, list[Result]] = {}
    for one in results:
        sorts.setdefault(what(one), []).append(one)
    tallies = {name: tally(found) for name, found in sorts.items() if name}
    return dict(sorted(tallies.items(), key=lambda item: -item[1].games))


def season_of(at: float) -> str:
    """The month of a moment, as Greenwich counts."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m")


def seasons(results: Iterable[Result]) -> dict[str, list[Result]]:
    """Results by month, in their order."""
    found: dict[str, list[Result]] = {}
    for one in results:
        found.setdefault(season_of(one.at), []).append(one)
    return found


def wins(results: Iterable[Result]) -> list[tuple[int, int]]:
    """By person, the most first; of those who won as often, who did so first."""
    counted = Counter(one.person for one in results if one.won)
    return counted.most_common()


def streaks(results: Sequence[Result]) -> tuple[int, int]:
    """Games won in a row: up to now, and the most there ever were."""
    now = best = 0
    for one in results:
        now = now + 1 if one.won else 0
        best = max(best, now)
    return now, best


def mates(results: Iterable[Result], person: int) -> list[tuple[int, Tally]]:
    """Whoever was in the same games, the most faithful first, and what came of them for you."""
    tables: dict[str, list[Result]] = {}
    for one in results:
        tables.setdefault(one.campaign, []).append(one)
    games, won = Counter[int](), Counter[int]()
    for table in tables.values():
        mine = [one for one in table if one.person == person]
        for other in {one.person for one in table} - {person} if mine else set[int]():
            games[other] += 1
            won[other] += any(one.won for one in mine)
    return [(other, Tally(count, won[other])) for other, count in games.most_common()]


def firsts(badges: Sequence[EarnedBadge]) -> list[EarnedBadge]:
    """Of each badge the one who earned it first here, the newest of these first."""
    seen: dict[tuple[str, str], EarnedBadge] = {}
    for one in badges:
        seen.setdefault((one.game, one.badge), one)
    return sorted(seen.values(), key=lambda one: -one.at)
