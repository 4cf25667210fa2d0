"""Set-up: factions, the map, the first player's roll, sides and deployment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field

from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.game import GameOptions
from games.kernel.paths import distances
from games.kernel.text import N, Seat, T
from games.lurk.armies import Armies
from games.lurk.board import (
    FIELD_TILES,
    NEIGHBOURS,
    SIDE_NAMES,
    SPOTS,
    SUMMONING_TILES,
    TILE_NAMES,
    TILES,
)
from games.lurk.content import (
    CHART,
    CREATURES,
    CREEDS,
    EVENTS,
    FACTIONS,
    ITEMS,
    NAMES,
    STARTING,
    TREASURES,
    copies,
)
from games.lurk.dice import hits
from games.lurk.schema import Side
from games.lurk.state import WAITING, Ground, Model, Player, State

MOST_MAPS = 4
"""The first map and three mulligans."""

CLASH_DICE = "RR"


class LurkOptions(GameOptions):
    """What the table decides before the battle."""

    rounds: Literal["20", "40", "80"] = Field(
        "40",
        title="Rounds",
        description="After so many rounds the army with the most points left wins.",
    )


def first_state(seat_count: int, chance: Chance) -> State:
    """Three shuffled decks, everybody's 3 Essence, and no map yet."""
    items = {card.id: card for card in ITEMS}
    return State(
        players=[Player() for _ in range(seat_count)],
        ground=["void" for _ in TILES],
        item_deck=chance.shuffled(copies(items)),
        abyss_deck=chance.shuffled(copies(CREATURES) + copies(TREASURES)),
        event_deck=chance.shuffled(copies(EVENTS)),
        box=list(STARTING),
    )


class Setup(Armies):
    """From an empty table to two or more armies that face each other."""

    def choose_factions(self) -> Play[None]:
        """Everybody names a faction; those who want the same roll for it."""
        everybody = list(range(self.seat_count))
        options = [option for seat in everybody for option in faction_options(seat, list(FACTIONS))]
        wishes = yield from self.each_seat(
            T("Which faction do you lead?"), options, why=WHY_FACTION
        )
        for seat in self.settle_wishes(wishes):
            taken = [player.faction for player in self.s.players]
            free = faction_options(seat, [name for name in FACTIONS if name not in taken])
            prompt = T("Which faction do you lead instead?")
            self.lead(seat, (yield from self.pick(prompt, free, why=WHY_INSTEAD)))
        self.s.phase = "armies"

    def lead(self, seat: int, faction: str) -> None:
        self.s.players[seat].faction = faction
        self.say(T("{seat} leads the {faction}.", seat=Seat(seat), faction=NAMES[faction]))

    def settle_wishes(self, wishes: dict[int, str]) -> list[int]:
        """Winners get their faction; the others are left and choose again, best roll first."""
        rivals: dict[str, list[int]] = defaultdict(list)
        for seat in sorted(wishes):
            rivals[wishes[seat]].append(seat)
        losers: dict[int, list[int]] = {}
        for faction, seats in rivals.items():
            scores = self.roll_scores(seats) if len(seats) > 1 else {seats[0]: []}
            order = by_score(scores)
            self.lead(order[0], faction)
            losers.update({seat: scores[seat] for seat in order[1:]})
        return by_score(losers)

    def roll_off(self, seats: Sequence[int]) -> list[int]:
        """Two red dice each: most octopuses first."""
        return by_score(self.roll_scores(seats))

    def roll_scores(self, seats: Sequence[int]) -> dict[int, list[int]]:
        """Octopuses of two red dice with their bonus dice, and of every roll to break a tie."""
        scores: dict[int, list[int]] = {seat: [] for seat in seats}
        tied = list(seats)
        while tied:
            for seat in tied:
                scores[seat].append(self.clash_roll(seat))
            tied = [s for s in seats if list(scores.values()).count(scores[s]) > 1]
        return scores

    def clash_roll(self, seat: int) -> int:
        count = hits(self.roll_openly(CLASH_DICE))
        self.say(
            N("{seat} rolls {n} octopus.", "{seat} rolls {n} octopuses.", count, seat=Seat(seat))
        )
        return count

    def lay_map(self) -> Play[None]:
        """A random map; more than half of the table may have it laid anew."""
        if not self.s.maps:
            self.shuffle_map()
        if self.s.maps < MOST_MAPS:
            options = [
                option for seat in range(self.seat_count) for option in mulligan_options(seat)
            ]
            answers = yield from self.each_seat(
                T("Shall we fight on this map?"), options, why=WHY_MAP
            )
            if sum(answers.values()) * 2 > self.seat_count:
                self.say(T("The currents lay the Lurk anew."))
                self.shuffle_map()
                return
        self.s.phase = "first"

    def shuffle_map(self) -> None:
        """Tiles are mixed until every army has a way to every other."""
        self.s.maps += 1
        while True:
            self.fill_field()
            if self.all_sides_meet():
                return

    def fill_field(self) -> None:
        heap: list[Ground] = [name for name, count in CHART.tiles.items() for _ in range(count)]
        self.chance.shuffle(heap)
        for tile, ground in zip(FIELD_TILES, heap, strict=True):
            self.s.ground[tile] = ground
        for side in CHART.sides[self.seat_count]:
            for tile in SUMMONING_TILES[side]:
                self.s.ground[tile] = "summoning"

    def all_sides_meet(self) -> bool:
        sides = [SUMMONING_TILES[side][0] for side in CHART.sides[self.seat_count]]
        open_ground = ("sand", "coral", "poison", "summoning")
        reached = distances(
            sides[0], lambda tile: [n for n in NEIGHBOURS[tile] if self.s.ground[n] in open_ground]
        )
        return all(tile in reached for tile in sides)

    def roll_for_first(self) -> Play[None]:
        """Two red dice each, bonus dice included: most hits begin."""
        order = self.roll_off(range(self.seat_count))
        self.s.first = self.s.active = order[0]
        self.say(T("{seat} begins.", seat=Seat(order[0])))
        self.s.phase = "sides"
        yield from ()

    def choose_sides(self) -> Play[None]:
        """Two armies face each other; with more, sides are chosen in turn order."""
        free: list[Side] = list(CHART.sides[self.seat_count])
        for seat in [(self.s.first + n) % self.seat_count for n in range(self.seat_count)]:
            side = free[0] if self.seat_count == 2 else (yield from self.choose_side(seat, free))
            free.remove(side)
            self.s.players[seat].side = side
        self.s.phase = "deploy"

    def choose_side(self, seat: int, free: Sequence[Side]) -> Play[Side]:
        options = [
            Option(
                f"side.{side}", seat, SIDE_NAMES[side], side, spot=SPOTS[SUMMONING_TILES[side][1]]
            )
            for side in free
        ]
        return (yield from self.pick(T("From which side do you come?"), options, why=WHY_SIDE))

    def deploy(self) -> Play[None]:
        """Everybody places their models on their summoning tiles; what does not fit waits."""
        ask: Ask | None = None
        while options := self.deployment_options():
            ask = Ask(DEPLOY, options, why=WHY_DEPLOY) if ask is None else ask.again(options)
            chosen: Option[tuple[Model, int] | None] = yield ask
            if chosen.value is None:
                self.deploy_the_rest(chosen.seat)
            else:
                chosen.value[0].tile = chosen.value[1]
        self.lay_cards_open()
        self.s.phase = "turn"
        self.begin_turn(self.s.first)

    def deployment_options(self) -> list[Option[tuple[Model, int] | None]]:
        options: list[Option[tuple[Model, int] | None]] = []
        for seat in range(self.seat_count):
            waiting = self.waiting(seat)
            for kind in dict.fromkeys(model.kind for model in waiting):
                model = next(model for model in waiting if model.kind == kind)
                options += [put_option(model, tile) for tile in self.landings(model)]
            if waiting:
                options.append(
                    Option("rest", seat, T("Deploy the rest for me"), None, detail=REST, tone="go")
                )
        return options

    def waiting(self, seat: int) -> list[Model]:
        """Models off the map for whom there is room on a summoning tile."""
        army = [m for m in self.s.models if m.seat == seat and m.tile == WAITING]
        return [model for model in army if self.landings(model)]

    def landings(self, model: Model) -> list[int]:
        """Summoning tiles of its army with room for it."""
        side = self.s.players[model.seat].side
        return [tile for tile in SUMMONING_TILES[side] if self.has_room(tile, model)]  # type: ignore[index]  # a side by now

    def deploy_the_rest(self, seat: int) -> None:
        """Close together, for a tile is activated as a whole."""
        while waiting := self.waiting(seat):
            tiles = self.landings(waiting[0])
            waiting[0].tile = max(tiles, key=lambda tile: len(self.at(tile)))

    def begin_turn(self, seat: int) -> None:
        """The activation card: three tokens in the Movement column, more or fewer by event."""
        s, player = self.s, self.s.players[seat]
        s.active, s.turn, s.phase = seat, s.turn + 1, "turn"
        s.columns = [ACTIVATIONS + player.extra, 0, 0]
        player.extra = 0
        for model in s.models:
            if model.seat == seat:
                model.moves, model.acted = 0, False


def by_score(scores: Mapping[int, list[int]]) -> list[int]:
    """Seats, the best roll first."""
    return sorted(scores, key=lambda seat: scores[seat], reverse=True)


def faction_options(seat: int, factions: Sequence[str]) -> list[Option[str]]:
    return [
        Option(f"faction.{name}", seat, NAMES[name], name, detail=CREEDS[name]) for name in factions
    ]


def put_option(model: Model, tile: int) -> Option[tuple[Model, int] | None]:
    """Models of one kind are alike, so one of them stands for all."""
    return Option(
        f"put.{model.kind}.{SPOTS[tile]}",
        model.seat,
        T("{model} to {tile}", model=NAMES[model.kind], tile=TILE_NAMES[tile]),
        (model, tile),
        spot=SPOTS[tile],
        group=NAMES[model.kind],
    )


def mulligan_options(seat: int) -> list[Option[bool]]:
    return [
        Option("keep", seat, T("Fight here"), False, detail=KEEP_MAP, tone="go"),
        Option("again", seat, T("Lay it anew"), True, detail=NEW_MAP),
    ]


ACTIVATIONS = 3
KEEP_MAP, NEW_MAP = T("This map is fine."), T("All 45 tiles are shuffled again.")
REST = T("Close together, in the order of your army.")
DEPLOY = T("Deploy your army on your summoning tiles.")
WHY_FACTION = T("Who wants the same faction rolls two red dice for it.")
WHY_INSTEAD = T("Somebody rolled more octopuses for the faction you wanted.")
WHY_MAP = T("The map is laid anew when more than half of the table want it, three times at most.")
WHY_SIDE = T("You deploy on its three summoning tiles; reinforcements enter there too.")
WHY_DEPLOY = T(
    "A tile holds one large model or three small ones. A tile is activated as a whole; models "
    "without room wait as reinforcements."
)
