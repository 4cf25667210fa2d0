"""Which faction to lead and which army to take: those that won most in practice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.kernel.ask import Option
from games.kernel.first_choice import Answer, FirstChoice
from games.kernel.mind import Fact
from games.kernel.text import T, Text
from games.lurk.armies.purchases import BuildOwn, Purchase, TakeArmy
from games.lurk.armies.terms import DUEL
from games.lurk.content import FACTIONS
from games.lurk.mind.builds import BUILDS, Build, next_purchases
from games.lurk.view import DraftView, PlayerView, View
from games.lurk.words import army_text

LATER = 0.1
"""What belongs to an army as well, but is bought after something else."""
BATTLES = 100
PRACTICE: Mapping[str, int] = {
    "Iron Tread": 61,
    "Minefield": 55,
    "Living Reef": 53,
    "Drifting Garden": 54,
    "Blood Tide": 50,
    "Long Teeth": 60,
    "The Old Throne": 69,
    "Choir of Stone": 63,
}
"""How many of so many battles between two a thinking player won with a ready-made army, against any
army of any other faction in an autopilot's hands (`benchmarks.armies`)."""


def mustering(view: View, options: Sequence[Option[Any]], seat: int) -> FirstChoice | None:
    """Between two, and where every army was tried."""
    if len(view.players) != DUEL or view.phase not in ("factions", "armies"):
        return None
    player = view.players[seat]
    build = BUILDS.get(player.faction)
    if player.draft is not None:
        return None if build is None else buying(build, player.draft, options)
    offered = [option for option in options if not isinstance(option.value, BuildOwn)]
    wins = {option.id: wins_of(option.value, player) for option in options}
    tried = bool(offered) and all(wins[option.id] for option in offered)
    return FirstChoice(answers(options, wins, build)) if tried else None


def wins_of(value: Any, player: PlayerView) -> int:
    """Of an army, or of a faction's best one; nothing is known of others."""
    match value:
        case str():
            known = [PRACTICE.get(army.name, 0) for army in FACTIONS[value].armies]
            return max([*known, BUILDS[value].won if value in BUILDS else 0])
        case TakeArmy(army):
            return PRACTICE.get(army.name, 0)
        case BuildOwn() if player.faction in BUILDS:
            build = BUILDS[player.faction]
            return build.won if build.price <= player.points else 0
    return 0


def answers(
    options: Sequence[Option[Any]], wins: Mapping[str, int], build: Build | None
) -> dict[str, Answer]:
    least = min(won for won in wins.values() if won)
    found = {}
    for option in options:
        won = wins[option.id]
        own = build if isinstance(option.value, BuildOwn) else None
        found[option.id] = Answer(won, tuple(facts(won, least, own)))
    return found


def facts(won: int, least: int, own: Build | None) -> Iterator[Fact]:
    """At least so many: what won thirty has won twenty. An army still to be bought has no name."""
    for n in range(least, won + 1):
        words = T("it won {n} of {all} battles in practice", n=n, all=BATTLES)
        if own is not None and n == won:
            words = practice_of(own)
        yield Fact(words, good=True, weight=1.0 + 0.04 * n)


def practice_of(build: Build) -> Text:
    army = army_text(build.models)
    return T("{army} won {n} of {all} battles in practice", army=army, n=build.won, all=BATTLES)


def buying(build: Build, draft: DraftView, options: Sequence[Option[Any]]) -> FirstChoice | None:
    """One thing after the other, the first of the army first; whoever buys other things is on
    their own."""
    purchases = next_purchases(build, draft) if build.price <= draft.points else []
    ranks = {option.id: rank_in(purchases, option.value) for option in options}
    if all(rank is None for rank in ranks.values()):
        return None
    why = Fact(practice_of(build), good=True)
    other = Answer(0.0, advised=False)
    return FirstChoice(
        {
            name: other if rank is None else Answer(build.won - LATER * rank, (why,))
            for name, rank in ranks.items()
        }
    )


def rank_in(purchases: Sequence[Purchase], value: Any) -> int | None:
    """They are tuples: those of another kind may hold the same."""
    same = (at for at, one in enumerate(purchases) if type(one) is type(value) and one == value)
    return next(same, None)
