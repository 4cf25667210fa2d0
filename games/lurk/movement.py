"""The Movement column: move, swim, settle, charge, equip, share, climb; and reinforcements."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Sequence

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.lurk.board import DISTANCE, NEIGHBOURS, TILE_NAMES, TILES
from games.lurk.content import CARDS, KINDS, NAMES
from games.lurk.deeds import (
    EXTRAS,
    STAY,
    Deed,
    climb_option,
    deed_option,
    go_option,
    move_prompt,
    mover_detail,
)
from games.lurk.dice import hits
from games.lurk.gear import Gear
from games.lurk.routes import Routes, spread
from games.lurk.sheets import heart, reach, speed, steps
from games.lurk.state import LURKER, WAITING, Model, Move
from games.lurk.table import SMALL_ROOM
from games.lurk.words import CARD_TEXTS

MOVES_A_TURN = 2


class Movement(Gear):
    """One tile is activated; each of its models may move."""

    @abstractmethod
    def guard_strikes(self, creature: Model, model: Model) -> Play[None]:
        """A creature's attack on a model that comes near."""

    def may_move(self, model: Model) -> bool:
        return model.moves < MOVES_A_TURN

    def creatures(self) -> list[Model]:
        return [m for m in self.s.models if m.seat == LURKER and m.tile >= 0]

    def watches(self, creature: Model, tile: int) -> bool:
        """Neighbours; those with a longer reach watch what they see."""
        far = DISTANCE[creature.tile][tile]
        return far <= reach(creature, self.s.silt) and self.in_sight(creature.tile, tile)

    def watched(self) -> set[int]:
        """Every tile that some creature watches."""
        tiles: set[int] = set()
        for creature in self.creatures():
            if reach(creature, self.s.silt) == 1:
                tiles.update(NEIGHBOURS[creature.tile])
            else:
                tiles.update(tile for tile in TILES if self.watches(creature, tile))
        return tiles

    def routes(self, model: Model, most: int, *, on_foot: bool = False) -> Routes:
        """Through empty tiles and friends; never through enemies, creatures or the abyss."""
        s, swims = self.s, "swimming" in model.tokens and not on_foot
        foes = {m.tile for m in s.models if m.seat != model.seat and m.tile >= 0}
        friends = {m.tile for m in s.models if m.seat == model.seat and m.tile >= 0}
        full = friends.difference(self.free_tiles(model, friends), [model.tile])
        came, climbs = spread(model.tile, most, s.ground, foes, swims, full)
        watched = self.watched() if "lair" in s.ground else EMPTY
        if watched.isdisjoint(came):
            return Routes(came, came, climbs)
        return Routes(spread(model.tile, most, s.ground, foes | watched, swims)[0], came, climbs)

    def free_tiles(self, model: Model, tiles: Collection[int]) -> list[int]:
        """Those of the tiles where the model could stay, apart from its own."""
        taken: dict[int, int] = {}
        weight = SMALL_ROOM if KINDS[model.kind].large else 1
        for other in self.s.models:
            if other.seat == model.seat and other.tile >= 0:
                size = SMALL_ROOM if KINDS[other.kind].large else 1
                taken[other.tile] = taken.get(other.tile, 0) + size
        room = SMALL_ROOM - weight
        return [t for t in tiles if taken.get(t, 0) <= room and t != model.tile]

    def move_tile(self, tile: int) -> Play[None]:
        """All models of the tile, one after the other or together."""
        left = [model for model in self.at(tile) if self.may_move(model)]
        while left:
            mover = yield from self.next_mover(left)
            if mover is None:
                return
            if mover is EVERYBODY:
                yield from self.move_together(left)
                return
            left.remove(mover)
            yield from self.move_model(mover)
            left = [model for model in left if model.tile == tile]

    def next_mover(self, left: Sequence[Model]) -> Play[Model | None]:
        if len(left) == 1:
            return left[0]
        seat = left[0].seat
        options: list[Option[Model | None]] = [
            Option(f"mover.m{m.id}", seat, NAMES[m.kind], m, detail=self.legs(m)) for m in left
        ]
        if self.common_goals(left):
            options.append(
                Option("mover.all", seat, T("All together"), EVERYBODY, detail=TOGETHER, tone="go")
            )
        options.append(Option("mover.none", seat, T("Enough"), None, detail=OTHERS_STAY))
        return (yield from self.pick(T("Who moves?"), options, why=WHY_MOVER))

    def legs(self, model: Model) -> Text:
        left = 0 if "trapped" in model.tokens else steps(model)
        return mover_detail(left, heart(model) - model.wounds)

    def common_goals(self, group: Sequence[Model]) -> dict[int, Routes]:
        """Tiles that take them all, each within everybody's steps, with the slowest one's ways."""
        if any("trapped" in model.tokens for model in group):
            return {}
        slowest = min(group, key=steps)
        on_foot = any("swimming" not in model.tokens for model in group)
        routes = self.routes(slowest, steps(slowest), on_foot=on_foot)
        others = {m.tile for m in self.s.models}
        return {tile: routes for tile in routes.any if tile not in others}

    def move_together(self, group: Sequence[Model]) -> Play[None]:
        goals, seat = self.common_goals(group), group[0].seat
        self.s.acting = group[0].id
        options = [
            self.go_option(seat, tile, tile not in routes.quiet) for tile, routes in goals.items()
        ]
        _, tile = yield from self.pick(T("Where do they all go?"), options, why=TOGETHER)
        way = goals[int(tile)].way(int(tile))
        for model in group:
            model.moves += 1
            yield from self.march(model, way)

    def move_model(self, model: Model) -> Play[None]:
        """One model's movement with all that may go with it; who only stays has not moved."""
        self.s.acting, moves = model.id, model.moves
        left, fresh = (0 if "trapped" in model.tokens else steps(model)), True
        struck: list[int] = []
        while model.tile >= 0:
            routes = self.routes(model, left)
            options = self.move_options(model, left, routes, fresh)
            if len(options) == 1:
                break
            verb, what = yield from self.pick(move_prompt(model.kind, left), options, why=WHY_GO)
            if verb == "stay":
                break
            model.moves = moves + 1
            if verb == "go":
                yield from self.march(model, routes.way(int(what)), struck)
                return
            if verb == "climb":
                left = yield from self.climb(model, int(what), routes, left, struck)
                fresh = False
            else:
                left += yield from self.prepare(model, verb, str(what))
        if not fresh:
            self.settle_on(model)

    def move_options(
        self, model: Model, left: int, routes: Routes, fresh: bool
    ) -> list[Option[Deed]]:
        seat, quiet = model.seat, routes.quiet
        options = [
            self.go_option(seat, tile, tile not in quiet)
            for tile in self.free_tiles(model, routes.any)
        ]
        if routes.climbs:
            rocks = [tile for tile in routes.climbs if tile not in routes.any]
            watched = self.watched() if rocks and "lair" in self.s.ground else EMPTY
            options += [
                climb_option(seat, tile, tile in watched or routes.climbs[tile] not in quiet)
                for tile in self.free_tiles(model, rocks)
            ]
        if fresh:
            self.offer_preparations(model, left, options)
        options.append(deed_option("stay", seat))
        return options

    def go_option(self, seat: int, tile: int, danger: bool, verb: str = "go") -> Option[Deed]:
        searched = tile in self.s.searched
        return go_option(verb, seat, tile, self.s.ground[tile], searched, danger)

    def offer_preparations(self, model: Model, left: int, options: list[Option[Deed]]) -> None:
        """Swim or settle, charge, breathe from a tank, equip, share."""
        seat, tokens = model.seat, model.tokens
        if left:
            options.append(deed_option("settle" if "swimming" in tokens else "swim", seat))
            if "charging" not in tokens:
                options.append(deed_option("charge", seat))
        if not KINDS[model.kind].carries:
            return
        options += [
            Option(
                f"air.{card}",
                seat,
                NAMES[card],
                ("air", card),
                group=EXTRAS,
                detail=CARD_TEXTS[card],
            )
            for card in model.cards
            if left and CARDS[card].effect.effect == "speed" and CARDS[card].effect.once
        ]
        if self.cards_to_take(model):
            options.append(deed_option("equip", seat))
        if self.cards_to_pass(model):
            options.append(deed_option("share", seat))

    def prepare(self, model: Model, verb: str, card: str) -> Play[int]:
        """What goes with the movement; returns the steps it adds."""
        if verb == "swim":
            self.give_token(model, "swimming")
            return 1
        if verb == "charge":
            self.give_token(model, "charging")
            return 1
        if verb == "settle":
            self.drop_token(model, "swimming")
            self.say(T("{model} settles.", model=NAMES[model.kind]))
            return -1
        if verb == "air":
            self.use_up(model, card)
            return CARDS[card].effect.n
        before = speed(model)
        yield from (self.equip(model) if verb == "equip" else self.share(model))
        return speed(model) - before if "trapped" not in model.tokens else 0

    def climb(
        self, model: Model, rock: int, routes: Routes, left: int, struck: list[int]
    ) -> Play[int]:
        """One red die: an octopus takes the model up and helps its attack, else it stays below."""
        foot = routes.climbs[rock]
        way = routes.way(foot)
        yield from self.walk(model, way, struck)
        if model.tile != foot or "trapped" in model.tokens:
            return 0
        if not hits(self.roll_openly("R")[:1]):
            self.say(T("{model} slips off the rock.", model=NAMES[model.kind]))
            return 0
        self.say(T("{model} climbs the rock.", model=NAMES[model.kind]))
        if "climbed" not in model.tokens:
            model.tokens.append("climbed")
        yield from self.walk(model, [rock], struck)
        return 0 if "trapped" in model.tokens else max(0, left - len(way) - 1)

    def march(self, model: Model, way: Sequence[int], struck: Iterable[int] = ()) -> Play[None]:
        """A movement to its end; creatures in ``struck`` have had their blow."""
        yield from self.walk(model, way, list(struck))
        self.settle_on(model)

    def walk(self, model: Model, way: Sequence[int], struck: list[int]) -> Play[None]:
        """Tile by tile; each creature that watches the way strikes once, and the march goes on.

        Whoever is trapped by it stops where there is room.
        """
        start = model.tile
        for tile in way:
            model.tile = tile
            yield from self.pass_guards(model, struck)
            if model.tile < 0:
                return
            if "trapped" in model.tokens and self.has_room(tile, model):
                break
        if way:
            self.s.trail.append(Move(model.seat, start, model.tile))

    def pass_guards(self, model: Model, struck: list[int]) -> Play[None]:
        for creature in self.creatures():
            if creature.tile < 0 or creature.id in struck:
                continue
            if self.watches(creature, model.tile):
                struck.append(creature.id)
                yield from self.guard_strikes(creature, model)
                if model.tile < 0:
                    return

    def settle_on(self, model: Model) -> None:
        """What the ground does to whoever stops on it."""
        if model.tile >= 0 and self.s.ground[model.tile] == "poison":
            self.give_token(model, "poisoned")

    def reinforce(self, tile: int) -> Play[None]:
        """Waiting models enter on one summoning tile, as many as fit and their player likes."""
        seat, prompt = self.s.active, T("Who comes as reinforcement?")
        first = yield from self.pick(prompt, self.entrants(tile), why=WHY_ENTER)
        come: Model | None = first
        while come is not None:
            come.moves = 1
            self.say(T("{model} enters on {tile}.", model=NAMES[come.kind], tile=TILE_NAMES[tile]))
            yield from self.walk(come, [tile], [])
            more = self.entrants(tile)
            come = yield from self.maybe(seat, prompt, more, no=T("Nobody else"), why=WHY_ENTER)

    def entrants(self, tile: int) -> list[Option[Model]]:
        waiting = [m for m in self.army(self.s.active) if self.could_enter(m, tile)]
        return self.model_options("enter", self.s.active, waiting)

    def could_enter(self, model: Model, tile: int) -> bool:
        return model.tile == WAITING and self.has_room(tile, model)

    def step_away(self, model: Model, most: int, prompt: Text) -> Play[None]:
        """A short extra move, or none."""
        self.s.acting = model.id
        routes = self.routes(model, most)
        goals = self.free_tiles(model, routes.any)
        options: list[Option[Deed]] = [
            self.go_option(model.seat, tile, tile not in routes.quiet) for tile in goals
        ]
        deed = yield from self.maybe(model.seat, prompt, options, no=STAY, why=WHY_DART)
        if deed is not None:
            yield from self.march(model, routes.way(int(deed[1])))


EMPTY: frozenset[int] = frozenset()
EVERYBODY = Model(-1, "", -1)
"""Stands for all models of a tile."""

WHY_MOVER = T("Each model of the tile may move once with this activation, twice in a turn.")
WHY_GO = T("Swimming and charging go one tile farther, but weaken dice; name them before it moves.")
TOGETHER = T("One empty tile for all of them, within the steps of the slowest.")
OTHERS_STAY = T("The others stay where they are.")
WHY_ENTER = T("They wait off the map; as many as have room on this tile may enter.")
WHY_DART = T("A short extra move after the attack.")
