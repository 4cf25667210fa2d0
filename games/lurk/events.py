"""Events: one card at the end of every player's turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.ask import Play
from games.kernel.deck import draw_recycling
from games.kernel.text import T
from games.lurk.board import DISTANCE, FIELD_TILES, TILE_NAMES
from games.lurk.content import EVENT_TEXTS, NAMES
from games.lurk.lurkers import Lurkers
from games.lurk.sheets import CORAL
from games.lurk.state import LURKER, Model


class Events(Lurkers):
    """Every card of the event deck is a method; the table below says which."""

    def draw_event(self) -> Play[None]:
        """The card is resolved at once; thick silt clears with the next one."""
        self.reveal()
        card = draw_recycling(self.s.event_deck, self.s.event_discards, self.chance)
        assert card is not None, "discards are shuffled back"
        self.s.event_discards.append(card)
        self.s.event, self.s.silt = card, False
        self.say(T("{event}: {text}", event=NAMES[card], text=EVENT_TEXTS[card]))
        yield from EVENT_RULES[card](self)

    def next_player(self) -> int:
        """Whoever comes after the active player; they may be out by now."""
        others = [seat for seat in self.seats_from(self.s.active) if seat != self.s.active]
        return others[0]

    def active_stands(self) -> bool:
        """Whoever lost their last model in their own turn decides nothing any more."""
        return self.s.active in self.standing()

    def calm_water(self) -> Play[None]:
        yield from ()

    def rip_current(self) -> Play[None]:
        """The next player moves every swimmer one tile, where there is a free one."""
        seat = self.next_player()
        for model in self.s.models:
            drifts = "swimming" in model.tokens and "trapped" not in model.tokens
            if drifts and model.tile >= 0:
                yield from self.drift(model, seat)

    def drift(self, model: Model, seat: int) -> Play[None]:
        routes = self.routes(model, 1)
        options = [
            self.go_option(seat, tile, tile not in routes.quiet, "drift")
            for tile in self.free_tiles(model, routes.any)
        ]
        if options:
            prompt = T("The current carries {model}. Where to?", model=NAMES[model.kind])
            _, goal = yield from self.pick(prompt, options, why=EVENT_TEXTS["rip_current"])
            yield from self.march(model, [int(goal)])

    def essence_bloom(self) -> Play[None]:
        for seat in self.standing():
            self.gain(seat, 1)
        yield from ()

    def thick_silt(self) -> Play[None]:
        self.s.silt = True
        yield from ()

    def coral_bloom(self) -> Play[None]:
        searched = sorted(self.s.searched) if self.active_stands() else []
        options = self.tile_options("bloom", self.s.active, searched)
        prompt = T("Which coral blooms again?")
        tile = yield from self.maybe(
            self.s.active, prompt, options, no=T("None"), why=EVENT_TEXTS["coral_bloom"]
        )
        if tile is not None:
            self.s.searched.remove(tile)
            self.say(T("The coral on {tile} blooms again.", tile=TILE_NAMES[tile]))

    def venom_tide(self) -> Play[None]:
        for model in self.s.models:
            if model.seat != LURKER and model.tile >= 0 and self.s.ground[model.tile] in CORAL:
                self.give_token(model, "poisoned")
        yield from ()

    def feeding_time(self) -> Play[None]:
        yield from self.creatures_attack()

    def something_stirs(self) -> Play[None]:
        """The hidden abyss nearest to the active player's models; of several, as they choose."""
        hidden = [tile for tile in FIELD_TILES if self.s.ground[tile] == "abyss"]
        own = self.on_map(self.s.active)
        if hidden and own:
            far = {tile: min(DISTANCE[tile][m.tile] for m in own) for tile in hidden}
            nearest = [tile for tile in hidden if far[tile] == min(far.values())]
            options = self.tile_options("stir", self.s.active, nearest)
            tile = yield from self.pick(
                T("Which abyss opens?"), options, why=EVENT_TEXTS["something_stirs"]
            )
            yield from self.open_abyss(tile, self.draw_abyss(), None)

    def cave_in(self) -> Play[None]:
        taken = {model.tile for model in self.s.models}
        sand = [t for t in FIELD_TILES if self.s.ground[t] == "sand" and t not in taken]
        if sand and self.active_stands():
            options = self.tile_options("cave", self.s.active, sand)
            tile = yield from self.pick(
                T("Which sand becomes rock?"), options, why=EVENT_TEXTS["cave_in"]
            )
            self.s.ground[tile] = "rock"
            self.say(T("{tile} is rock now.", tile=TILE_NAMES[tile]))

    def sinking_crate(self) -> Play[None]:
        if self.active_stands():
            yield from self.draw_item(self.s.active)

    def second_wind(self) -> Play[None]:
        self.player.extra += 1
        yield from ()

    def cold_cramp(self) -> Play[None]:
        self.s.players[self.next_player()].extra -= 1
        yield from ()

    def healing_spring(self) -> Play[None]:
        """The smallest army; of several, the first in turn order."""
        seats = self.seats_from(self.s.active)
        seat = min(seats, key=lambda one: len(self.army(one)))
        hurt = [model for model in self.on_map(seat) if model.wounds]
        if hurt:
            options = self.model_options("spring", seat, hurt)
            model = yield from self.pick(
                T("Who bathes in the spring?"), options, why=EVENT_TEXTS["healing_spring"]
            )
            self.heal(model, 1)


EVENT_RULES: Mapping[str, Callable[[Events], Play[None]]] = {
    "calm_water": Events.calm_water,
    "rip_current": Events.rip_current,
    "essence_bloom": Events.essence_bloom,
    "thick_silt": Events.thick_silt,
    "coral_bloom": Events.coral_bloom,
    "venom_tide": Events.venom_tide,
    "feeding_time": Events.feeding_time,
    "something_stirs": Events.something_stirs,
    "cave_in": Events.cave_in,
    "sinking_crate": Events.sinking_crate,
    "second_wind": Events.second_wind,
    "cold_cramp": Events.cold_cramp,
    "healing_spring": Events.healing_spring,
}
