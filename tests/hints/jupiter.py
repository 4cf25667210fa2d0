"""A robot's turn, played with each face of the die, and what a sentence about it means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from games.jupiter.cards import card_name
from games.jupiter.colony import POD
from games.jupiter.game import Jupiter
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.words import ROBOTS
from games.kernel.ask import Option
from games.kernel.chance import Chance
from games.kernel.match import Match
from games.minds import Candidate
from tests.hints.playing import by_id, ids_and_end, turn_of

SEATS = 7
"""In the pod."""
HARMLESS = ("pilot", "boost", "teleport", "grenadier", "juggernaut", "module_control")


class Loaded(Chance):
    """Shows one face first."""

    face = 0

    def die(self, sides: int = 6) -> int:
        face, self.face = self.face, 0
        return face or super().die(sides)


def load(game: Any, face: int) -> None:
    """What is drawn afterwards is no part of the turn: a card that harms nobody."""
    game.chance = Loaded(face)
    game.chance.face = face
    held = {card for player in game.s.players for card in player.hand}
    game.s.deck = [next(card for card in HARMLESS if card not in held)] * 20


began, told = turn_of, ids_and_end


def rigs(match: Match, _: Candidate) -> Iterator[Any]:
    for face in range(1, 7):
        yield lambda game, face=face: load(game, face)


def is_over(match: Match, began: int) -> bool:
    return match.game.s.turn != began or match.game.s.phase == "draw"


def next_step(match: Match, told: list[str]) -> Option[Any] | None:
    """Creeps rise where they touch the fewest colonists, not at the pod's door; what could be done
    about the die is left out, as docs/minds.md says."""
    game, ask = match.game, match.ask
    if ask is None:
        return None
    if any(option.id.startswith(("suppress", "reroll")) for option in ask.options):
        return ask.find(ask.awaited[0], "no")
    if not ask.options[0].id.startswith("rise."):
        return by_id(match, told)

    def harm(space: int) -> int:
        near = game.colony.near[space]
        return 2 * sum(game.s.domes[one] == COLONIST for one in near) + (POD in near)

    return min(ask.options, key=lambda option: harm(option.value))


def beside_creeps(game: Jupiter) -> int:
    holds, near = game.s.domes, game.colony.near
    return sum(
        what == COLONIST and any(holds[there] == CREEP for there in near[space])
        for space, what in enumerate(holds)
    )


def reached(game: Jupiter, passing: tuple[int, ...]) -> list[int]:
    """Steps from the pod to each colonist, nearest first, over spaces that hold one of these."""
    ring, seen, steps, found = [POD], {POD}, 0, list[int]()
    while ring:
        found += [steps for space in ring if game.s.domes[space] == COLONIST]
        ring = list({there for space in ring for there in game.colony.near[space]} - seen)
        ring = [space for space in ring if not passing or game.s.domes[space] in passing]
        seen.update(ring)
        steps += 1
    return found


def is_true(fact: str, was: Jupiter, now: Jupiter) -> bool:
    number = re.search(r"\d+", fact)
    n = int(number.group()) if number else 1
    old, new = was.s, now.s
    flown, aboard = new.saved - old.saved, new.pod.colonists - old.pod.colonists
    lost = new.lost - old.lost
    seats = SEATS - old.pod.colonists
    free = [len(reached(one, (OPEN, COLONIST))) + one.s.pod.colonists for one in (was, now)]
    meanings = {
        r"^the rescue is won": lambda: new.saved >= old.target and now.s.phase == "over",
        r"boards? the pod": lambda: flown + aboard >= n,
        r"the pod leaves with": lambda: flown == n,
        r"colonists? (is|are) lost": lambda: lost >= n,
        r"spared": lambda: beside_creeps(was) - lost >= n,
        r"beside a creep afterwards": lambda: beside_creeps(now) >= n,
        r"fewer creeps": lambda: new.domes.count(CREEP) < old.domes.count(CREEP),
        r"a creep stands at the pod's door": lambda: any(
            new.domes[one] == CREEP for one in now.colony.near[POD]
        ),
        r"^more colonists have a free way": lambda: free[1] > free[0],
        r"^fewer colonists have a free way": lambda: free[1] < free[0],
        r"closer": lambda: (
            sum(reached(was, ())[:seats]) - sum(reached(now, ())[: seats - aboard]) >= n
        ),
        r"can't move": lambda: any(
            not any(new.domes[there] == OPEN or there == POD for there in now.colony.near[space])
            for space, what in enumerate(new.domes)
            if what >= ROBOT and str(ROBOTS[what - ROBOT]) == fact.removesuffix(" can't move")
        ),
        r" is spent": lambda: any(
            now_hand.hand.count(card) < was_hand.hand.count(card)
            for was_hand, now_hand in zip(old.players, new.players, strict=True)
            for card in was_hand.hand
            if str(card_name(card)) == fact.removesuffix(" is spent")
        ),
        r"super creep on . is gone": lambda: len(new.covered) < len(old.covered),
    }
    blown = re.match(r"(?:[Mm]odule )?(\w) blows up", fact)
    if blown:
        at = "ABCDEFGHIJKLMNOPQRS".index(blown[1])
        return new.modules[at].gone and not old.modules[at].gone
    for words, true in meanings.items():
        if re.search(words, fact):
            return bool(true())
    raise LookupError(fact)
