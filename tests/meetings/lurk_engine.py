"""The rules' side of a meeting of Lurk: the reading's table laid on a battle, the same orders and
answers, and what comes of them in the reading's words. All that knows the rules' code is here; of a
question only its seats and the values of its options are used, never its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.hexes import Hex as Place
from games.lurk import attack as attack_rules
from games.lurk import battle as battle_rules
from games.lurk import dice as dice_rules
from games.lurk.acts import Act, Bomb, Chain, Hit, Recover, SearchAbyss, SearchCoral
from games.lurk.battle import Ended
from games.lurk.board import HEXES, TILE_AT
from games.lurk.clash import PRINTED, Use
from games.lurk.content import CARDS, CREATURES, EVENTS, KINDS, NAMES, TREASURES
from games.lurk.events import draw_event
from games.lurk.game import Lurk
from games.lurk.items import UseItem
from games.lurk.movement_options import Deed
from games.lurk.options import LurkOptions
from games.lurk.orders import ALL, Action, EndTurn, Enter, Movement
from games.lurk.round_end import creature_phase, resolve_event
from games.lurk.state import FALLEN, LURKER, WAITING, Model, Player, State
from games.lurk.turn import end_turn, take_turn
from games.lurk.turn_options import turn_options
from tests.meetings.lurk.box import cards as printed_cards
from tests.meetings.lurk.ground import read, written
from tests.meetings.lurk.probes import END, ROUND, Probe
from tests.meetings.lurk.table import ABYSS, NOBODY, Creature, Hex, Table
from tests.meetings.lurk.table import Model as ReadModel
from tests.meetings.lurk.things import faces
from tests.meetings.lurk.turn import Order

CALLED = {key: str(NAMES[key]) for key in (*KINDS, *CARDS, *CREATURES, *TREASURES, *EVENTS)}
ID = {name: key for key, name in CALLED.items()}
POWER = {key: kind.ability.name for key, kind in KINDS.items()}
SIDES = {2: ("north", "south"), 3: ("north", "east", "west")}
GROUND: Mapping[str, Any] = {"poison coral": "poison", "opened abyss": "hollow", "cleared den": "den"}
LAID = {ground: name for name, ground in GROUND.items()} | {"lair": ABYSS}
TOKENS = {"Swimming": "swimming", "Vantage": "climbed"}
SHOWN = {token: name for name, token in TOKENS.items()}


def tile_of(at: Hex) -> int:
    return TILE_AT[Place(*at)]


def written_tile(tile: int) -> str:
    return written(tuple(HEXES[tile]))  # type: ignore[arg-type]  # a place is two numbers


@dataclass
class Stage:
    """A battle laid like a table, with the names its models have there."""

    game: Lurk
    names: dict[int, str]
    wishes: frozenset[str] = frozenset()
    lean: int = 0
    rolls: list[tuple[str, str]] = field(default_factory=list)
    offers: set[tuple[int, str]] = field(default_factory=set)
    ways: set[str] = field(default_factory=set)
    ended: bool = False

    def name(self, model: Model) -> str:
        woken = f"{CALLED[model.kind]} {written_tile(model.tile)}" if model.tile >= 0 else ""
        return self.names.setdefault(model.id, woken)


def lay(table: Table, wishes: frozenset[str] = frozenset(), lean: int = 0) -> Stage:
    """The same table as a battle in seat 0's turn."""
    seats = len(table.seats)
    everyone: list[ReadModel | Creature] = [*table.models, *table.creatures]
    state = State(
        players=[lay_player(table, seat) for seat in table.seats],
        ground=lay_ground(table),
        item_deck=deck(table.items),
        abyss_deck=deck(table.abyss),
        event_deck=deck(table.events),
        box=[],
        models=[lay_model(number, one) for number, one in enumerate(everyone)],
        searched=sorted(map(tile_of, table.turned)),
        phase="turn",
        turn=1,
        columns=[table.movement, table.attack, table.ended],
        silt=table.silt,
    )
    names = {number: one.name for number, one in enumerate(everyone)}
    return Stage(Lurk(state, seats, LurkOptions(), Chance(7)), names, wishes, lean)


def deck(cards: Sequence[str]) -> list[str]:
    return [ID[card] for card in reversed(cards)]


def lay_player(table: Table, seat: int) -> Player:
    side = SIDES[len(table.seats)][seat]
    stock = [ID[card] for card in table.stock[seat]]
    return Player("cog", side, table.essence[seat], stock, table.extra.get(seat, 0))


def lay_ground(table: Table) -> list[Any]:
    ground = ["void"] * len(HEXES)
    for at, name in table.tiles.items():
        ground[tile_of(at)] = GROUND.get(name, name)
    for creature in table.creatures:
        ground[tile_of(creature.at)] = "lair"
    return ground


def lay_model(number: int, one: ReadModel | Creature) -> Model:
    tokens: list[Any] = [TOKENS.get(token, token.lower()) for token in sorted(one.tokens)]
    if isinstance(one, Creature):
        beast = Model(number, ID[one.kind], LURKER, tile_of(one.at), one.wounds, tokens=tokens)
        beast.essence = one.essence
        return beast
    tile = WAITING if one.at is None else tile_of(one.at)
    tokens += ["charging"] * one.charges
    cards = [ID[card] for card in one.cards]
    return Model(number, ID[one.kind], one.seat, tile, one.wounds, cards, tokens, one.moved, one.acted)


def report(stage: Stage) -> dict[str, object]:
    """The battle afterwards, in the words of the reading's report."""
    s = stage.game.s
    alive = [model for model in s.models if model.tile != FALLEN]
    seats = range(len(s.players))
    discards = [CALLED[card] for card in s.item_discards]
    return {
        "fighters": {stage.name(one): shown(one, s.active) for one in alive},
        "essence": {seat: s.players[seat].essence for seat in seats},
        "stock": {seat: sorted(CALLED[card] for card in s.players[seat].stock) for seat in seats},
        "ground": {
            written_tile(tile): LAID.get(ground, ground)
            for tile, ground in enumerate(s.ground)
            if ground != "void"
        },
        "turned": sorted(map(written_tile, s.searched)),
        "columns": tuple(s.columns),
        "active": s.active,
        "silt": s.silt,
        "out": [seat for seat in seats if seat not in stage.game.standing()],
        "piles": (len(s.item_deck), len(s.abyss_deck), sorted(discards)),
    }


def shown(one: Model, active: int) -> dict[str, object]:
    tokens = [SHOWN.get(token, token.capitalize()) for token in one.tokens if token != "charging"]
    shared: dict[str, object] = {"wounds": one.wounds, "tokens": sorted(tokens)}
    shared |= {"kind": CALLED[one.kind]}
    at = written_tile(one.tile) if one.tile >= 0 else None
    if one.seat == LURKER:
        return shared | {"at": at, "essence": one.essence}
    acts = {"charges": one.tokens.count("charging"), "moved": one.moves, "acted": one.acted}
    cards = sorted(CALLED[card] for card in one.cards)
    return shared | (acts if one.seat == active else {}) | {"at": at, "cards": cards}


def orders_of(stage: Stage, who: str = "one") -> set[Order]:
    """What the rules let a model do now, as the reading's plain orders."""
    found = (order_of(stage, option.value) for option in turn_options(stage.game))
    return {order for order in found if order and order.who == who}


def order_of(stage: Stage, value: object) -> Order | None:
    """An order in the reading's words; none for those that only say how another is carried out."""
    match value:
        case Movement(model=model, deed=Deed(verb="go" | "climb", tile=tile, first="")) if (
            model != ALL
        ):
            return Order("move", stage.names[model], written_tile(tile))
        case Action(model=model, act=act):
            return act_of(stage, stage.names[model], act)
        case UseItem(model=user, card=card):
            return Order("use", stage.name(user), CALLED[card])
    return None


def act_of(stage: Stage, who: str, act: Act) -> Order | None:
    match act:
        case Hit(target=target, use=None):
            return Order("attack", who, stage.name(target))
        case Hit(target=target, use=Use(effect=effect) as use) if effect.effect == "ignore_los":
            return Order("attack", who, stage.name(target), called(stage, who, use))
        case Bomb(tile=tile):
            return Order("bomb", who, written_tile(tile))
        case Chain(target=target):
            return Order("chain", who, stage.name(target))
        case SearchAbyss(tile=tile):
            return Order("search", who, written_tile(tile))
        case SearchCoral():
            return Order("search", who, written_tile(model_named(stage, who).tile))
        case Recover():
            return Order("recover", who)
    return None


def called(stage: Stage, who: str, use: Use) -> str:
    return POWER[model_named(stage, who).kind] if use.source == PRINTED else CALLED[use.source]


def model_named(stage: Stage, name: str) -> Model:
    return next(one for one in stage.game.s.models if stage.names.get(one.id) == name)


@contextmanager
def thrown(stage: Stage, seed: int) -> Iterator[None]:
    """Dice of each colour fall as the row of that colour says; every roll is noted."""
    rows, printed, plain = faces(seed), dice_rules.FACES, dice_rules.roll

    class Row:
        def __init__(self, colour: str) -> None:
            self.colour = colour

        def __getitem__(self, _: int) -> str:
            return printed[self.colour][rows[self.colour].pop(0) - 1]

    def roll(chance: Chance, pool: str, purpose: Any) -> list[str]:
        stage.rolls.append((purpose, pool))
        return plain(chance, pool, purpose)

    modules = (attack_rules, battle_rules)
    dice_rules.FACES = {colour: Row(colour) for colour in rows}  # type: ignore[assignment,misc]
    for module in modules:
        module.roll = roll  # type: ignore[attr-defined]
    try:
        yield
    finally:
        dice_rules.FACES = printed  # type: ignore[misc]
        for module in modules:
            module.roll = plain  # type: ignore[attr-defined]


def tried(
    table: Table, probe: Probe, seed: int, wishes: frozenset[str]
) -> tuple[Stage, dict[str, object]]:
    """What comes of a probe by the rules."""
    stage = lay(table, wishes, seed)
    with thrown(stage, seed):
        try:
            run(stage, probe)
        except Ended:
            stage.ended = True
    told = {"rolls": stage.rolls, "offers": sorted(stage.offers)}
    return stage, told | report(stage)


def run(stage: Stage, probe: Probe) -> None:
    game = stage.game
    if isinstance(probe, Order):
        listen(stage, take_turn(game), Answers(stage, probe).answer)
    elif probe == ROUND:
        listen(stage, creature_phase(game), Answers(stage).answer)
    elif probe == END:
        end_turn(game)
        listen(stage, resolve_event(game), Answers(stage).answer)
    else:
        game.s.phase, game.s.event_deck = "event", [ID[probe]]
        listen(stage, draw_event(game), Answers(stage).answer)


def listen(stage: Stage, play: Play[Any], answer: Callable[[Ask], Option[Any] | None]) -> None:
    """Runs rules until they are through, or until nobody answers any more."""
    chosen: Option[Any] | None = None
    try:
        while True:
            step = play.send(chosen)  # type: ignore[arg-type]  # None starts a generator
            chosen = answer(step) if isinstance(step, Ask) else None
            if isinstance(step, Ask) and chosen is None:
                play.close()
                return
    except StopIteration:
        return


class NotOfferedError(AssertionError):
    """The rules do not offer what the reading allows."""


@dataclass
class Answers:
    """Answers to whatever the rules ask while an order is carried out."""

    stage: Stage
    order: Order | None = None
    given: bool = False
    before: list[str] = field(default_factory=list)

    def answer(self, ask: Ask) -> Option[Any] | None:
        values = [option.value for option in ask.options]
        if any(isinstance(value, EndTurn) for value in values):
            return None if self.given else self.first(ask)
        if any(isinstance(value, (Movement, Action)) for value in values):
            return next(option for option in ask if not isinstance(option.value, (Movement, Action)))
        if any(isinstance(value, Use) for value in values):
            return self.use(ask)
        if any(isinstance(value, Deed) for value in values) and self.order and self.moving(ask):
            return self.step(ask)
        return self.choose(ask)

    def moving(self, ask: Ask) -> bool:
        """Whether it is the movement of an order itself, which may end by staying."""
        return any(option.value == Deed("stay") for option in ask)

    def first(self, ask: Ask) -> Option[Any]:
        """The order itself, or what goes before it."""
        order = self.order
        assert order is not None
        self.given = True
        if order.verb in {"equip", "share"}:
            return self.preparing(ask, order.verb)
        if order.how and order.verb == "move":
            self.before = [*sorted(order.how.split("+"), key="swim settle charge air".find)]
            return self.preparing(ask, self.before.pop(0))
        if order.verb == "reinforce":
            return self.entering(ask)
        found = [option for option in ask if order_of(self.stage, option.value) == order]
        if not found:
            raise NotOfferedError(order)
        return self.helped(ask, found[0])

    def entering(self, ask: Ask) -> Option[Any]:
        assert self.order is not None
        tile = tile_of(read(self.order.what))
        return next(option for option in ask if option.value == Enter(tile))

    def preparing(self, ask: Ask, verb: str) -> Option[Any]:
        """A preparation of the ordered model, with the turn's question or within its movement."""
        assert self.order is not None
        for option in ask:
            value = option.value
            if isinstance(value, Movement) and self.stage.names.get(value.model) == self.order.who:
                value = value.deed
            if isinstance(value, Deed) and value.verb == verb and not value.first:
                return option
        raise NotOfferedError(self.order)

    def helped(self, ask: Ask, plain: Option[Any]) -> Option[Any]:
        """The attack with the first wished ability that may be named for it."""
        act = plain.value.act if isinstance(plain.value, Action) else None
        if not isinstance(act, Hit) or act.use is not None:
            return plain
        who = self.stage.names[plain.value.model]
        named = {
            called(self.stage, who, option.value.act.use): option
            for option in ask
            if is_helped(option.value, plain.value)
        }
        self.stage.offers |= {(plain.seat, name) for name in named}
        return next((named[name] for name in named if name in self.stage.wishes), plain)

    def step(self, ask: Ask) -> Option[Any]:
        """What else goes before the way, then the way itself; from the top of a rock no farther."""
        order = self.order
        assert order is not None
        if self.before:
            return self.preparing(ask, self.before.pop(0))
        deeds = {written_tile(o.value.tile): o for o in ask if o.value.verb in {"go", "climb"}}
        goal = order.what if order.verb == "move" and order.how and not self.stage.ways else ""
        if goal:
            self.stage.ways |= deeds.keys()
            if goal not in deeds:
                raise NotOfferedError(order)
            return deeds[goal]
        return next(option for option in ask if option.value == Deed("stay"))

    def use(self, ask: Ask) -> Option[Any]:
        """Abilities and items: the first wished one."""
        who = {option: self.used(option) for option in ask if isinstance(option.value, Use)}
        self.stage.offers |= {(option.seat, name) for option, name in who.items()}
        wished = (option for option, name in who.items() if name in self.stage.wishes)
        refusal = next(option for option in ask if option.value is None)
        return next(wished, refusal)

    def used(self, option: Option[Any]) -> str:
        """A printed power is known by its effect alone: no two that may meet are alike."""
        source = option.value.source
        if source != PRINTED:
            return CALLED[source]
        duel = self.stage.game.s.duel
        assert duel is not None
        pair = [one for one in self.stage.game.s.models if one.id in duel[:2]]
        own = next(one for one in pair if one.seat == option.seat)
        return POWER[own.kind]

    def choose(self, ask: Ask) -> Option[Any]:
        """One of several that must be chosen, by their names in alphabetical order."""
        names = {self.named(option): option for option in ask if option.id != "done"}
        if set(names) <= {"Face", "", *printed_cards()} and "" in names:
            what = next(name for name in names if name)
            self.stage.offers.add((names[what].seat, what))
            return names[what if what in self.stage.wishes else ""]
        if self.order and self.order.verb in {"equip", "share", "reinforce"}:
            for wanted in self.order:
                if wanted in names:
                    return names[wanted]
            if "" in names or NOBODY in names:
                return names.get("", names.get(NOBODY))  # type: ignore[return-value]
        ordered = sorted(names)
        if len(ordered) > 1:
            self.stage.offers |= {(names[name].seat, name) for name in ordered}
        return names[ordered[self.stage.lean % len(ordered)]]

    def named(self, option: Option[Any]) -> str:
        match option.value:
            case True:
                return "Face" if option.id == "face" else str(option.label)
            case False:
                return ""
            case None:
                return NOBODY
            case Model() as model:
                return self.stage.name(model)
            case Deed(tile=tile):
                return written_tile(tile)
            case int() as tile:
                return written_tile(tile)
            case str() as card:
                return CALLED[card]
        raise AssertionError(option.value)


def is_helped(value: object, plain: Action) -> bool:
    """The same attack with something that helps it."""
    if not isinstance(value, Action) or not isinstance(value.act, Hit):
        return False
    assert isinstance(plain.act, Hit)
    return value.model == plain.model and bool(value.act.use) and value.act.target is plain.act.target
