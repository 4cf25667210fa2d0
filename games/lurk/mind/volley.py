"""What an army can take from others in one turn, with the dice's odds instead of rolls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.lurk.map.board import DISTANCE
from games.lurk.mind.fighters import Clash, Fighter, Odds, clash, loss, mixed, struck
from games.lurk.mind.powers import Spur


class Striker(NamedTuple):
    """A model and the tiles it strikes, maybe after a movement."""

    fighter: Fighter
    zone: frozenset[int]
    placed: bool
    """Whether it strikes from where it stands."""
    friends: int = 0
    """How many strike from the same tile."""

    def from_afar(self, tile: int) -> bool:
        """Whether it strikes with the dice for distant targets."""
        if self.fighter.sheet.reach == 1:
            return False
        return not self.placed or DISTANCE[self.fighter.tile][tile] > 1

    def spur(self, tile: int) -> Spur:
        """The dice that it strikes with."""
        return self.fighter.sheet.spurred[self.friends][self.from_afar(tile)]

    def clash(self, target: Fighter) -> Clash:
        return clash(self.spur(target.tile), target, self.from_afar(target.tile))


Squad = Sequence[Striker]
"""Models of one tile: they act with one token."""


class Targets:
    """Those who are attacked, what each is worth, and what is likely left of them."""

    def __init__(self, fighters: Iterable[Fighter], worths: Iterable[float], alive: float) -> None:
        self.fighters = list(fighters)
        self.tiles = [one.tile for one in self.fighters]
        self.worths = list(worths)
        self.odds: list[Odds] = [one.odds for one in self.fighters]
        self.alive = alive
        self.came: dict[int, int] = {}
        """Who moved to strike, and whose tile that was next to."""
        self.struck: dict[int, int] = {}
        """Who struck whom, as the place in these lists."""

    def best(self, striker: Striker) -> tuple[float, int]:
        """The attack that takes most on average, and on whom; nothing without a target."""
        gain, chosen, zone = 0.0, -1, striker.zone
        for place, tile in enumerate(self.tiles):
            if tile in zone:
                worth = self.gain(striker, place)
                if worth > gain:
                    gain, chosen = worth, place
        return gain * (1.0 - striker.fighter.odds[0]), chosen

    def gain(self, striker: Striker, place: int) -> float:
        """What an attack on it takes on average."""
        clash = striker.clash(self.fighters[place])
        return self.worths[place] * loss(self.odds[place], clash, self.alive)

    def most(self, strikers: Sequence[Striker]) -> list[float]:
        """The same model after ever more movements: what its best attack takes each time."""
        most, farthest = [0.0] * len(strikers), strikers[-1]
        for place, tile in enumerate(self.tiles):
            if tile in farthest.zone:
                worth = self.gain(farthest, place)
                for moves, striker in enumerate(strikers):
                    if worth > most[moves] and tile in striker.zone:
                        most[moves] = worth
        return [gain * farthest.fighter.alive for gain in most]

    def suffer(self, striker: Striker, place: int) -> None:
        after = struck(self.odds[place], striker.clash(self.fighters[place]))
        self.odds[place] = mixed(self.odds[place], after, striker.fighter.alive)

    def left(self) -> list[Fighter]:
        """As they are likely left."""
        return [
            one if one.odds is odds else one._replace(odds=odds)
            for one, odds in zip(self.fighters, self.odds, strict=True)
        ]


class Sally(NamedTuple):
    """What a squad may do: so many movements, then an attack; and what that promises."""

    tile: int
    moves: int
    squad: Squad
    promise: float

    @property
    def rank(self) -> float:
        """Movements may be needed elsewhere."""
        return self.promise / (1.0 + MOVE_COSTS * self.moves)


MOVE_COSTS = 0.15


def sally(squad: Squad, targets: Targets, moves: int = 0) -> Sally:
    """What it promises is tried out: several who strike the same one take it only once."""
    odds, came = targets.odds, targets.came
    targets.odds, targets.came = odds.copy(), {}
    promise = fire(squad, targets)
    targets.odds, targets.came = odds, came
    return Sally(squad[0].fighter.tile, moves, squad, promise)


def volley(sallies: Iterable[Sally], targets: Targets, moves: int, attacks: int) -> float:
    """The strongest squads strike first, each once, as long as there are tokens; each model strikes
    where it takes most, and the targets remember it."""
    taken, struck = 0.0, set[int]()
    for one in sorted(sallies, key=lambda one: -one.rank):
        if attacks and one.moves <= moves and one.promise > 0.0 and one.tile not in struck:
            struck.add(one.tile)
            moves, attacks = moves - one.moves, attacks - 1
            taken += fire(one.squad, targets)
    return taken


def fire(squad: Squad, targets: Targets) -> float:
    """One squad, one model after the other; what it takes in all."""
    taken = 0.0
    for striker in squad:
        gain, place = targets.best(striker)
        if place >= 0:
            taken += gain
            targets.suffer(striker, place)
            targets.struck[striker.fighter.id] = place
            if not striker.placed:
                targets.came[striker.fighter.id] = targets.tiles[place]
    return taken
