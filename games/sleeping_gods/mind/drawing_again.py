"""What fate may bring to a challenge: where a draw and help are too little, it is drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import replace
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple

from games.kernel.ask import Option
from games.kernel.mind import Draw
from games.sleeping_gods.autopilot.question import adds, draws_again
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.helping import discard_options, fate_1_options
from games.sleeping_gods.challenge.joining import HIGHEST_FATE
from games.sleeping_gods.challenge.total import skill_sum
from games.sleeping_gods.command.abilities import CONTEST, Scene, Use, uses
from games.sleeping_gods.mind.enough_help import cheapest, cost_of, thing
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.mind.matter import fate_is_watched
from games.sleeping_gods.state import Contest

AGAIN = 3
"""So often fate is drawn again at most."""

Ways = tuple[Option[Any], ...]


class Drawn(NamedTuple):
    """The cards drawn so far, the fate that counts, and with what it was drawn again."""

    cards: tuple[int, ...]
    fate: int
    path: Ways = ()


class DrawingAgain:
    """One challenge with those who joined it, as the one who thinks could play it through: help if
    that is enough, the cheapest other draw if there is hope, failure."""

    def __init__(self, campaign: Campaign, lore: Lore, contest: Contest) -> None:
        self.lore = lore
        self.cards = Counter({int(draw.id): draw.odds for draw in lore.fates})
        self.purse = campaign.s.chairs[lore.seat].command
        self.need = contest.need - skill_sum(campaign, contest) - contest.bonus
        self.contest = contest
        one = replace(contest, fate=1)
        scene = Scene(CONTEST, tuple(contest.participants), contest.skill, 1)
        own: list[Option[Any]] = [*uses(campaign, scene, lore.seat)]
        own += [o for o in fate_1_options(campaign, one) if o.seat == lore.seat]
        self.again = sorted(filter(draws_again, own), key=cost_of)
        cards = discard_options(campaign, contest.skill, [lore.seat])
        self.help = [one for one in own if not draws_again(one)] + cards
        self.watched = fate_is_watched(campaign)
        self._found: dict[Hashable, Ways | None] = {}

    def draws(self, before: Drawn | None = None) -> tuple[Draw, ...]:
        """Those that come to the same are one: their cards, and what is used between them."""
        found: dict[Hashable, tuple[Drawn, Fraction]] = {}
        start = Drawn((), 0) if before is None else before
        for drawn, odds in self._ends(start, Fraction(1)):
            way = drawn.cards if self.watched else self._help(drawn.fate, drawn.path)
            same = drawn.path, way
            first, sofar = found.get(same, (drawn, Fraction(0)))
            found[same] = first, sofar + odds
        whole = lcm(self.cards.total(), *(odds.denominator for _, odds in found.values()))
        ends = found.values()
        return tuple(Draw(name(drawn, start), int(odds * whole)) for drawn, odds in ends)

    def _ends(self, so_far: Drawn, odds: Fraction) -> Iterator[tuple[Drawn, Fraction]]:
        """With the next card, and whatever is drawn after it."""
        left = (
            self.cards if self.lore.options.fate == "dice" else self.cards - Counter(so_far.cards)
        )
        best = bool(so_far.path) and keeps_higher(so_far.path[-1])
        for card, n in (left or self.cards).items():
            fate = max(card, so_far.fate) if best else card
            drawn = Drawn((*so_far.cards, card), fate, so_far.path)
            share = odds * Fraction(n, (left or self.cards).total())
            again = self._again(drawn)
            if again is None:
                yield drawn, share
            else:
                yield from self._ends(drawn._replace(path=(*drawn.path, again)), share)

    def _again(self, drawn: Drawn) -> Option[Any] | None:
        """With what fate is drawn once more, if help is not enough and it could be then."""
        if len(drawn.path) == AGAIN or self._help(drawn.fate, drawn.path) is not None:
            return None
        used = set(map(thing, drawn.path))
        for one in self.again:
            usable = thing(one) not in used and (drawn.fate == 1 or not only_for_1(one))
            if usable and self._help(HIGHEST_FATE, (*drawn.path, one)) is not None:
                return one
        return None

    def _help(self, fate: int, path: Ways) -> Ways | None:
        """What makes up for the rest, if that is still to be had."""
        used = frozenset(map(thing, path))
        key = fate, used
        if key not in self._found:
            left = [one for one in self.help if thing(one) not in used]
            way = cheapest(self.contest, left, self.need - fate)
            paid = way is not None and cost_of(*path, *way) <= self.purse
            self._found[key] = way if paid else None
        return self._found[key]


def keeps_higher(option: Option[Any]) -> bool:
    return isinstance(option.value, Use) and bool(adds(option.value, {"redraw_best"}))


def only_for_1(option: Option[Any]) -> bool:
    use = option.value
    return not isinstance(use, Use) or not adds(use, {"redraw", "redraw_best"})


def name(drawn: Drawn, start: Drawn) -> str:
    """Cards and what is used, in the order in which they come."""
    cards = drawn.cards[len(start.cards) :]
    used = [one.id for one in drawn.path[len(start.path) :]]
    words = [str(cards[0])]
    for card, use in zip(cards[1:], used, strict=True):
        words += [use, str(card)]
    return " ".join(words)
