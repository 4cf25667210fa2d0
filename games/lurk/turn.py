"""A turn on the activation card, the event after it, and the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import T, Text
from games.lurk.board import DISTANCE, SPOTS, SUMMONING_TILES, TILE_NAMES
from games.lurk.content import CARDS, KINDS, NAMES
from games.lurk.events import Events
from games.lurk.movement import MOVES_A_TURN
from games.lurk.state import EFFECTS, LURKER, WAITING, Model, Phase, Token
from games.lurk.table import BattleEnds
from games.lurk.words import CARD_TEXTS, army_text

NOBODY = -1
MOVEMENT, ATTACK, END = range(3)
"""The columns of the activation card."""

Order = tuple[str, Any]
OWN_TURN_ONLY: tuple[Token, ...] = ("charging", "climbed")


class Turn(Events):
    """Every phase begins with a checkpoint: the state alone says where the turn stands."""

    def take_turn(self) -> Play[None]:
        """One activation or item; with nothing left to do, the turn ends by itself."""
        self.s.acting = NOBODY
        options = self.menu()
        if len(options) == 1:
            self.end_turn()
            return
        chosen: Option[Order] = yield Ask(turn_prompt(*self.s.columns), options, why=WHY_TURN)
        order, what = chosen.value
        if order != "use":
            self.s.trail.clear()
        yield from ORDERS[order](self, what)

    def menu(self) -> list[Option[Order]]:
        seat, options, waiting = self.s.active, list[Option[Order]](), list[Model]()
        own: dict[int, list[Model]] = {}
        for model in self.s.models:
            if model.seat == seat:
                if model.tile >= 0:
                    own.setdefault(model.tile, []).append(model)
                elif model.tile == WAITING:
                    waiting.append(model)
        movement, attack, _ = self.s.columns
        if movement:
            self.offer_moves(seat, own, options)
            if waiting:
                self.offer_reinforcements(seat, waiting, options)
        if attack or movement:
            self.offer_attacks(seat, own, options)
        self.offer_items(seat, own, options)
        options.append(end_option(seat))
        return options

    def offer_moves(
        self, seat: int, own: Mapping[int, list[Model]], options: list[Option[Order]]
    ) -> None:
        for tile, models in own.items():
            if any(m.moves < MOVES_A_TURN and self.can_use_a_move(m) for m in models):
                options.append(tile_option("move", seat, tile, tuple([m.kind for m in models])))

    def can_use_a_move(self, model: Model) -> bool:
        """The trapped may still be given equipment and share it."""
        if "trapped" not in model.tokens:
            return True
        return bool(self.cards_to_take(model) or self.cards_to_pass(model))

    def offer_reinforcements(
        self, seat: int, waiting: Sequence[Model], options: list[Option[Order]]
    ) -> None:
        kinds = tuple([model.kind for model in waiting])
        options += [
            tile_option("enter", seat, tile, kinds)
            for tile in SUMMONING_TILES[self.s.players[seat].side]  # type: ignore[index]  # chosen by now
            if any(self.has_room(tile, model) for model in waiting)
        ]

    def offer_attacks(
        self, seat: int, own: Mapping[int, list[Model]], options: list[Option[Order]]
    ) -> None:
        """With a token of the Attack column, or else by wasting a movement."""
        foes = self.foes(seat)
        verb = "attack" if self.s.columns[ATTACK] else "rush"
        for tile, models in own.items():
            idle = [model for model in models if not model.acted]
            fighters = [model for model in idle if self.can_attack(model, foes)]
            ready = fighters or [model for model in idle if self.can_search_or_recover(model)]
            if ready:
                kinds, fights = tuple([model.kind for model in ready]), bool(fighters)
                options.append(tile_option(verb, seat, tile, kinds, fights))

    def offer_items(
        self, seat: int, own: Mapping[int, list[Model]], options: list[Option[Order]]
    ) -> None:
        for models in own.values():
            for model in models:
                if not model.cards:
                    continue
                options += [
                    item_option(seat, model, card)
                    for card in model.cards
                    if card in OWN_TURN_ITEMS and self.item_helps(model, card)
                ]

    def item_helps(self, model: Model, card: str) -> bool:
        """Items for one's own turn that would do something now."""
        effect = CARDS[card].effect
        if effect.effect == "heal_self":
            return model.wounds > 0
        if effect.effect == "clear_tokens":
            return any(t in EFFECTS for friend in self.at(model.tile) for t in friend.tokens)
        return effect.effect != "lure" or bool(self.lurers(model, effect.range))

    def lurers(self, model: Model, span: int) -> list[Model]:
        """Creatures near enough for bait that have somebody to bite."""
        near = [c for c in self.creatures() if DISTANCE[model.tile][c.tile] <= span]
        return [creature for creature in near if self.victims(creature)]

    def do_move(self, tile: int) -> Play[None]:
        self.shift(MOVEMENT, ATTACK)
        yield from self.move_tile(tile)

    def do_enter(self, tile: int) -> Play[None]:
        self.shift(MOVEMENT, ATTACK)
        yield from self.reinforce(tile)

    def do_attack(self, tile: int) -> Play[None]:
        self.shift(ATTACK, END)
        yield from self.act_with_tile(tile)

    def do_rush(self, tile: int) -> Play[None]:
        """A movement wasted to attack at once."""
        self.shift(MOVEMENT, END)
        yield from self.act_with_tile(tile)

    def shift(self, column: int, into: int) -> None:
        self.s.columns[column] -= 1
        self.s.columns[into] += 1

    def do_use(self, what: tuple[Model, str]) -> Play[None]:
        """An item of one's own turn is used up."""
        model, card = what
        effect = CARDS[card].effect
        self.use_up(model, card)
        if effect.effect == "heal_self":
            self.heal(model, (KINDS[model.kind].large and effect.n_large) or effect.n)
        elif effect.effect == "gain_essence":
            self.gain(model.seat, effect.n)
        elif effect.effect == "clear_tokens":
            for friend in self.at(model.tile):
                friend.tokens[:] = [token for token in friend.tokens if token not in EFFECTS]
        else:
            yield from self.lure(model, effect.range)

    def lure(self, model: Model, span: int) -> Play[None]:
        """A creature nearby attacks whom the player chooses."""
        options = self.model_options("lure", model.seat, self.lurers(model, span))
        creature = yield from self.pick(T("Which creature takes the bait?"), options, why=WHY_BAIT)
        victims = self.victims(creature)
        target = yield from self.choose_victim(creature, victims, model.seat, WHY_BAIT)
        yield from self.maul(creature, target)

    def do_end(self, _: int) -> Play[None]:
        self.end_turn()
        yield from ()

    def end_turn(self) -> None:
        """Tokens of the turn are taken off; the event follows."""
        for model in self.s.models:
            if model.seat == self.s.active:
                for token in OWN_TURN_ONLY:
                    self.drop_token(model, token)
        self.s.phase = "event"

    def resolve_event(self) -> Play[None]:
        """An event after every turn; then the next player, or the creatures."""
        yield from self.draw_event()
        order = [(self.s.first + n) % self.seat_count for n in range(self.seat_count)]
        later = order[order.index(self.s.active) + 1 :]
        alive = self.standing()
        following = [seat for seat in later if seat in alive]
        if following:
            self.begin_turn(following[0])
        else:
            self.s.phase = "lurkers"

    def lurkers_phase(self) -> Play[None]:
        """Creatures attack; then poison works, effect tokens go and a new round begins."""
        yield from self.creatures_attack()
        for model in self.poisoned():
            self.say(T("Poison burns {model}.", model=NAMES[model.kind]))
            yield from self.wound(model, 1, LURKER)
        for model in self.s.models:
            model.tokens[:] = [token for token in model.tokens if token not in EFFECTS]
        self.s.round += 1
        if self.s.round > int(self.options.rounds):
            raise BattleEnds("points")
        self.say(T("Round {n} begins.", n=self.s.round))
        self.begin_turn(self.seats_from(self.s.first)[0])

    def poisoned(self) -> list[Model]:
        """In turn order, creatures last: who falls last of the last two armies has won."""
        order = [*self.seats_from(self.s.first), LURKER]
        sick = [m for m in self.s.models if "poisoned" in m.tokens and m.tile >= 0]
        return sorted(sick, key=lambda model: order.index(model.seat))


@cache
def turn_prompt(movement: int, attack: int, _: int) -> Text:
    return T(
        "Your turn. Movement tokens: {movement}, attack tokens: {attack}",
        movement=movement,
        attack=attack,
    )


@cache
def tile_option(
    verb: str, seat: int, tile: int, kinds: tuple[str, ...], fights: bool = True
) -> Option[Order]:
    """To activate a tile; ``kinds`` are the models that would act, maybe only to search."""
    label, group = TILE_ORDERS[verb if fights else f"{verb} to search"]
    return Option(
        f"{verb}.{SPOTS[tile]}",
        seat,
        label(TILE_NAMES[tile]),
        (verb, tile),
        spot=SPOTS[tile],
        group=group,
        detail=army_text(kinds),
    )


@cache
def end_option(seat: int) -> Option[Order]:
    return Option("end", seat, END_TURN, ("end", 0), detail=END_DETAIL)


def item_option(seat: int, model: Model, card: str) -> Option[Order]:
    return Option(
        f"use.m{model.id}.{card}",
        seat,
        T("{card} of {model}", card=NAMES[card], model=NAMES[model.kind]),
        ("use", (model, card)),
        group=ITEM_GROUP,
        detail=CARD_TEXTS[card],
    )


OWN_TURN_ITEMS = {key for key, card in CARDS.items() if card.effect.timing == "own_turn"}
MOVE_GROUP, ATTACK_GROUP = T("Movement"), T("Attack")
RUSH_GROUP, ITEM_GROUP = T("Attack instead of a movement"), T("Items")
TILE_ORDERS: Mapping[str, tuple[Callable[[Text], Text], Text]] = {
    "move": (lambda tile: T("Move from {tile}", tile=tile), MOVE_GROUP),
    "enter": (lambda tile: T("Reinforce on {tile}", tile=tile), MOVE_GROUP),
    "attack": (lambda tile: T("Attack from {tile}", tile=tile), ATTACK_GROUP),
    "rush": (lambda tile: T("Attack at once from {tile}", tile=tile), RUSH_GROUP),
    "attack to search": (lambda tile: T("Search or recover on {tile}", tile=tile), ATTACK_GROUP),
    "rush to search": (
        lambda tile: T("Search or recover at once on {tile}", tile=tile),
        RUSH_GROUP,
    ),
}
END_TURN, END_DETAIL = T("End turn"), T("Tokens left over are lost; an event follows.")
WHY_TURN = T(
    "A movement shifts a token to the Attack column, an attack shifts it to the end. All models of "
    "the chosen tile may act. A movement can be wasted to attack at once."
)
WHY_BAIT = T("It attacks at once, and you choose whom.")
ORDERS: Mapping[str, Callable[[Turn, Any], Play[None]]] = {
    "move": Turn.do_move,
    "enter": Turn.do_enter,
    "attack": Turn.do_attack,
    "rush": Turn.do_rush,
    "use": Turn.do_use,
    "end": Turn.do_end,
}
PHASES: Mapping[Phase, Callable[[Any], Play[None]]] = {
    "factions": Turn.choose_factions,
    "armies": Turn.choose_armies,
    "map": Turn.lay_map,
    "first": Turn.roll_for_first,
    "sides": Turn.choose_sides,
    "deploy": Turn.deploy,
    "turn": Turn.take_turn,
    "event": Turn.resolve_event,
    "lurkers": Turn.lurkers_phase,
}
