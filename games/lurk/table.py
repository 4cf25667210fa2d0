"""What every part of the rules needs: models on tiles, wounds, Essence, cards and destruction."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Literal

from games.kernel.ask import Option, Play
from games.kernel.deck import draw_recycling
from games.kernel.game import Game
from games.kernel.text import N, Seat, T, Text
from games.lurk.board import DISTANCE, ROWS, SPOTS, TILE_NAMES
from games.lurk.content import CARDS, CREATURES, KINDS, NAMES, STARTING
from games.lurk.dice import roll
from games.lurk.sheets import heart, immune
from games.lurk.sight import sees
from games.lurk.state import (
    EFFECTS,
    FALLEN,
    LURKER,
    WAITING,
    Ground,
    Model,
    Player,
    State,
    Token,
)
from games.lurk.view import View
from games.lurk.words import CARD_TEXTS, TOKEN_NAMES

STOCK_LIMIT = 5
SMALL_ROOM = 3

Cause = Literal["last", "points"]


class BattleEnds(Exception):
    """Raised wherever in a turn the last enemy falls."""

    def __init__(self, cause: Cause) -> None:
        super().__init__(cause)
        self.cause: Cause = cause


class Rocks(Container[int]):
    """The tiles that are rock, looked up one by one."""

    __slots__ = ("ground",)

    def __init__(self, ground: Sequence[Ground]) -> None:
        self.ground = ground

    def __contains__(self, tile: object) -> bool:
        return self.ground[tile] == "rock"  # type: ignore[call-overload,no-any-return]  # a tile's number


class Table(Game[State, View]):
    """The state and the verbs that change it."""

    s: State

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.s.players[self.s.active]

    def army(self, seat: int) -> list[Model]:
        """All models of a seat that are not destroyed, reinforcements included."""
        return [m for m in self.s.models if m.seat == seat and m.tile != FALLEN]

    def on_map(self, seat: int) -> list[Model]:
        return [m for m in self.s.models if m.seat == seat and m.tile >= 0]

    def at(self, tile: int) -> list[Model]:
        return [m for m in self.s.models if m.tile == tile]

    def standing(self) -> list[int]:
        """Seats that still have models, in seat order."""
        alive = {m.seat for m in self.s.models if m.tile != FALLEN and m.seat != LURKER}
        return sorted(alive)

    def seats_from(self, seat: int) -> list[int]:
        """Everybody still in the battle, clockwise from this seat on."""
        alive, count = self.standing(), self.seat_count
        return [s for s in ((seat + n) % count for n in range(count)) if s in alive]

    def in_sight(self, viewer: int, target: int) -> bool:
        """Neighbours always; farther tiles by a line past all rock."""
        return DISTANCE[viewer][target] <= 1 or sees(viewer, target, Rocks(self.s.ground))

    def has_room(self, tile: int, model: Model) -> bool:
        """One large model or three small ones, all of one army."""
        there = [m for m in self.s.models if m.tile == tile and m is not model]
        if not there:
            return True
        if KINDS[model.kind].large or there[0].seat != model.seat:
            return False
        return len(there) < SMALL_ROOM and not KINDS[there[0].kind].large

    def roll_openly(self, dice: str) -> list[str]:
        """A roll for octopuses outside of combat; the picture shows it, and no fight any more."""
        self.s.fight = None
        self.s.roll = roll(self.chance, dice, "attack")
        return self.s.roll

    def wound(self, model: Model, wounds: int, by: int) -> Play[None]:
        """Wounds as many as the Heart destroy a model; ``by`` is the seat that dealt them."""
        model.wounds += wounds
        if model.wounds >= heart(model):
            yield from self.destroy(model, by)

    def destroy(self, model: Model, by: int) -> Play[None]:
        """Off the map, its cards discarded; a creature leaves its reward."""
        tile, model.tile = model.tile, FALLEN
        if model.seat == LURKER:
            yield from self.defeated(model, tile, by)
            return
        self.say(T("{seat} loses {model}.", seat=Seat(model.seat), model=NAMES[model.kind]))
        for card in model.cards:
            self.discard(card)
        model.cards.clear()
        self.check_victory(model.seat)

    def check_victory(self, seat: int) -> None:
        """An army without models is out; the last one on the map has won."""
        alive = self.standing()
        if seat not in alive:
            self.say(T("{seat} is out of the battle.", seat=Seat(seat)))
            for card in self.s.players[seat].stock:
                self.discard(card)
            self.s.players[seat].stock.clear()
        if len(alive) == 1:
            raise BattleEnds("last")

    def defeated(self, creature: Model, tile: int, by: int) -> Play[None]:
        """The reward and the Essence on its tile go to whoever dealt the last wound."""
        reward = CREATURES[creature.kind].reward
        self.s.ground[tile] = "den"
        self.s.abyss_discards.append(creature.kind)
        essence, creature.essence = reward.essence + creature.essence, 0
        if by == LURKER:
            self.say(T("{creature} dies; nobody takes its reward.", creature=NAMES[creature.kind]))
            return
        self.say(T("{seat} defeats {creature}!", seat=Seat(by), creature=NAMES[creature.kind]))
        self.gain(by, essence)
        for _ in range(reward.items):
            yield from self.draw_item(by)

    def gain(self, seat: int, essence: int) -> None:
        if essence:
            self.s.players[seat].essence += essence
            self.say(
                N(
                    "{seat} gains {n} Essence.",
                    "{seat} gains {n} Essence.",
                    essence,
                    seat=Seat(seat),
                )
            )

    def give_token(self, model: Model, token: Token) -> None:
        """A token counts once; some armour keeps it off."""
        if token in model.tokens or model.tile < 0 or immune(model, token):  # type: ignore[arg-type]  # armour names only effect tokens
            return
        model.tokens.append(token)
        self.say(T("{model} is {token}.", model=NAMES[model.kind], token=TOKEN_NAMES[token]))

    def drop_token(self, model: Model, token: Token) -> None:
        if token in model.tokens:
            model.tokens.remove(token)

    def heal(self, model: Model, wounds: int) -> None:
        healed = min(wounds, model.wounds)
        model.wounds -= healed
        if healed:
            self.say(
                N(
                    "{model} heals {n} wound.",
                    "{model} heals {n} wounds.",
                    healed,
                    model=NAMES[model.kind],
                )
            )

    def discard(self, card: str) -> None:
        """Starting cards leave the battle; items go to their pile and come back."""
        (self.s.scrap if card in STARTING else self.s.item_discards).append(card)

    def use_up(self, model: Model, card: str) -> None:
        """A card that works once."""
        model.cards.remove(card)
        self.discard(card)
        self.say(T("{model} uses {ability}.", model=NAMES[model.kind], ability=NAMES[card]))

    def draw_item(self, seat: int) -> Play[None]:
        """Into the stock; beyond five one card must go."""
        card = self.next_item()
        if card is not None:
            yield from self.keep(seat, card)

    def next_item(self) -> str | None:
        self.reveal()
        return draw_recycling(self.s.item_deck, self.s.item_discards, self.chance)

    def keep(self, seat: int, card: str) -> Play[None]:
        self.s.players[seat].stock.append(card)
        self.say(T("{seat} finds {card}.", seat=Seat(seat), card=NAMES[card]))
        yield from self.trim_stock(seat)

    def trim_stock(self, seat: int) -> Play[None]:
        """At most five unequipped cards; the others go."""
        stock = self.s.players[seat].stock
        while len(stock) > STOCK_LIMIT:
            prompt = T("Your stock holds five cards. Which one goes?")
            gone = yield from self.pick(prompt, card_options("drop", seat, stock), why=WHY_STOCK)
            self.let_go(seat, gone)

    def let_go(self, seat: int, card: str) -> None:
        self.s.players[seat].stock.remove(card)
        self.discard(card)
        self.say(T("{seat} leaves {card} behind.", seat=Seat(seat), card=NAMES[card]))

    def tile_options(self, verb: str, seat: int, tiles: Iterable[int]) -> list[Option[int]]:
        return [
            Option(
                f"{verb}.{SPOTS[tile]}",
                seat,
                TILE_NAMES[tile],
                tile,
                spot=SPOTS[tile],
                group=ROWS[tile],
            )
            for tile in tiles
        ]

    def model_options(self, verb: str, seat: int, models: Iterable[Model]) -> list[Option[Model]]:
        return [
            Option(f"{verb}.m{model.id}", seat, self.label(model), model, spot=self.spot(model))
            for model in models
        ]

    def label(self, model: Model) -> Text:
        """A model and what it has suffered, for buttons."""
        left = heart(model) - model.wounds
        if model.tile == WAITING:
            return NAMES[model.kind]
        text = T(
            "{name} on {tile}, ♥{n}", name=NAMES[model.kind], tile=TILE_NAMES[model.tile], n=left
        )
        tokens = [TOKEN_NAMES[token] for token in model.tokens if token in EFFECTS]
        return T("{model} ({tokens})", model=text, tokens=tokens) if tokens else text

    def spot(self, model: Model) -> str | None:
        return SPOTS[model.tile] if model.tile >= 0 else None


def card_options(verb: str, seat: int, cards: Iterable[str]) -> list[Option[str]]:
    """One option for each different card."""
    return [
        Option(f"{verb}.{card}", seat, NAMES[card], card, detail=CARD_TEXTS[card])
        for card in dict.fromkeys(cards)
    ]


def slot_of(model: Model, card: str) -> str | None:
    """The card of the same kind that a model carries already."""
    return next((c for c in model.cards if CARDS[c].kind == CARDS[card].kind), None)


WHY_STOCK = T("At most five unequipped cards; equip them while a model moves.")
