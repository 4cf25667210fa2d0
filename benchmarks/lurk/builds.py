"""The strongest armies that can be bought: a search over builds against the ready-made armies.

``python -m benchmarks.lurk.builds --battles 600`` looks for the best build of each faction for two
players under the house rule (``--printed``: by the box alone), then fights so many fresh battles
with what it found.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.kernel.text import T
from games.lurk.armies.prices import bearers, may_buy, may_hire, room_left
from games.lurk.armies.purchases import Ready, draft_of
from games.lurk.armies.terms import Terms, terms_of
from games.lurk.content import FACTIONS
from games.lurk.game import Lurk
from games.lurk.options import LurkOptions
from games.lurk.state import Draft

FIRST, KEPT, CHILDREN, ROUNDS, TRIAL = 10, 4, 2, 3, 9
SMALL_CHANGE = 0.3
"""How often the next thing bought is a model rather than a card."""


@dataclass(slots=True)
class Build:
    """An army and how it has fared."""

    draft: Draft
    won: float = 0.0
    fought: int = 0

    @property
    def worth(self) -> float:
        """A cautious share of wins."""
        return (self.won + 2) / (self.fought + 4)


def grown(draft: Draft, faction: str, terms: Terms, luck: random.Random) -> Draft:
    """The army with all its points spent somehow."""
    kinds, cards = FACTIONS[faction].models, FACTIONS[faction].cards
    while True:
        room = room_left(draft, terms)
        models = [kind for kind in kinds if may_hire(draft, kind, room)]
        offers = [c for c in cards if may_buy(draft, c, room) and bearers(draft, c.id, room)]
        if models and (not offers or luck.random() < SMALL_CHANGE):
            draft.models.append(luck.choice(models).id)
        elif offers:
            card = luck.choice(offers)
            draft.bearers.append(luck.choice(bearers(draft, card.id, room)))
            draft.cards.append(card.id)
        else:
            return draft


def elites(faction: str, terms: Terms, luck: random.Random) -> Draft:
    """As many characters as there is room for, in any order, and the rest by chance."""
    draft = Draft()
    for kind in sorted(FACTIONS[faction].models, key=lambda _: luck.random()):
        hired = kind.carries and may_hire(draft, kind, room_left(draft, terms))
        if hired and luck.random() < 0.9:
            draft.models.append(kind.id)
    return grown(draft, faction, terms, luck)


def changed(draft: Draft, faction: str, terms: Terms, luck: random.Random) -> Draft:
    """One thing or two sold, and the points spent otherwise."""
    kept = Draft(list(draft.models), list(draft.cards), list(draft.bearers))
    for _ in range(luck.choice((1, 2))):
        if kept.cards and luck.random() < 0.6:
            place = luck.randrange(len(kept.cards))
            del kept.cards[place], kept.bearers[place]
        elif len(kept.models) > 1:
            _sell(kept, luck.randrange(len(kept.models)))
    return grown(kept, faction, terms, luck)


def _sell(draft: Draft, place: int) -> None:
    rest = [(c, b) for c, b in zip(draft.cards, draft.bearers, strict=True) if b != place]
    del draft.models[place]
    draft.cards[:] = [card for card, _ in rest]
    draft.bearers[:] = [bearer - (bearer > place) for _, bearer in rest]


def won(draft: Draft, sides: Sequence[str], mine: int, options: LurkOptions, seed: int) -> float:
    """One battle of a built army, in seat `mine`, against a ready-made one."""
    luck = random.Random(seed)

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.seats[0]
        wish = ask.find(seat, f"faction.{sides[seat]}")
        if wish is not None:
            return wish
        if seat == mine and ask.find(seat, "own") is not None:
            game.s.players[seat].draft = Draft([*draft.models], [*draft.cards], [*draft.bearers])
            return Option("muster", seat, T("Ready"), Ready())
        return Lurk.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)

    outcome, _ = run(Lurk.new(2, options, Chance(seed)), decide)
    return (mine in outcome.winners) / max(1, len(outcome.winners))


def fight(build: Build, faction: str, options: LurkOptions, battles: int, seed: int) -> None:
    """So many battles against the others in turn, seats in turn."""
    others = [name for name in FACTIONS if name != faction]
    for number in range(battles):
        other, mine = others[number % len(others)], number // len(others) % 2
        sides = (other, faction) if mine else (faction, other)
        build.won += won(build.draft, sides, mine, options, seed + build.fought)
        build.fought += 1


def search(faction: str, options: LurkOptions, seed: int) -> Build:
    """Many by chance, the best of them changed again and again."""
    luck, terms = random.Random(seed), terms_for(faction, options)
    ready = [draft_of(army) for army in FACTIONS[faction].armies if army.points == terms.points]
    builds = [Build(draft) for draft in ready]
    builds += [Build(elites(faction, terms, luck)) for _ in range(FIRST)]
    for _ in range(ROUNDS):
        for build in builds:
            if build.fought < TRIAL:
                fight(build, faction, options, TRIAL, seed)
        best = sorted(builds, key=lambda one: -one.worth)[:KEPT]
        for build in best:
            fight(build, faction, options, TRIAL, seed)
        drafts = [one.draft for one in best for _ in range(CHILDREN)]
        builds = best + [Build(changed(draft, faction, terms, luck)) for draft in drafts]
    return max(builds, key=lambda one: one.worth)


def terms_for(faction: str, options: LurkOptions) -> Terms:
    game = Lurk.new(2, options, Chance(1))
    assert isinstance(game, Lurk)
    game.s.players[0].faction = faction
    return terms_of(game, 0)


def listed(draft: Draft) -> list[str]:
    """Models, and cards with their bearers."""
    cards = zip(draft.cards, draft.bearers, strict=True)
    return [*draft.models, *(f"{card} ({draft.models[at]})" for card, at in cards)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=600, help="fresh ones, over all factions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--printed", action="store_true", help="without the house rule")
    parser.add_argument("--faction", choices=FACTIONS, action="append")
    chosen = parser.parse_args()
    options = LurkOptions(armies="printed" if chosen.printed else "even")
    factions = chosen.faction or list(FACTIONS)
    for faction in factions:
        found = search(faction, options, 1000 * chosen.seed)
        fresh = Build(found.draft)
        fight(fresh, faction, options, chosen.battles // len(factions), 10**6 * chosen.seed)
        share = f"{fresh.won / fresh.fought:.0%} of {fresh.fought}"
        sys.stdout.write(f"{faction}: {share}: {', '.join(listed(found.draft))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
