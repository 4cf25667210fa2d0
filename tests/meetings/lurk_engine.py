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
from games.lurk import battle as battle_rules
from games.lurk.attack import attack as attack_rules
from games.lurk.attack.acts import Act, Bomb, Chain, Hit, Recover, SearchAbyss
from games.lurk.attack.clash import PRINTED, Use
from games.lurk.battle import Ended
from games.lurk.cards.items import UseItem
from games.lurk.content import CARDS, CREATURES, EVENTS, KINDS, NAMES, TREASURES
from games.lurk.dice import dice as dice_rules
from games.lurk.game import Lurk
from games.lurk.map.board import HEXES, TILE_AT
from games.lurk.movement.column import may_move
from games.lurk.movement.deeds import Deed
from games.lurk.options import LurkOptions
from games.lurk.state import FALLEN, LURKER, WAITING, Model, Player, State
from games.lurk.turn.events import draw_event
from games.lurk.turn.orders import Action, Enter, Movement
from games.lurk.turn.round_end import creature_phase, resolve_event
from games.lurk.turn.turn import carry_out, end_turn
from games.lurk.turn.turn_options import attacks, items, moves, turn_options
from tests.meetings.lurk.ground import written
from tests.meetings.lurk.probes import END, ROUND, Probe
from tests.meetings.lurk.table import ABYSS, NOBODY, Creature, Hex, Table
from tests.meetings.lurk.table import Model as ReadModel
from tests.meetings.lurk.things import faces
from tests.meetings.lurk.turn import Order

CALLED = {key: str(NAMES[key]) for key in (*KINDS, *CARDS, *CREATURES, *TREASURES, *EVENTS)}
ID = {name: key for key, name in CALLED.items()}
POWER = {key: kind.ability.name for key, kind in KINDS.items()}
SIDES = {2: ("north", "south"), 3: ("north", "east", "west")}
GROUND: Mapping[str, Any] = {
    "poison coral": "poison",
    "opened abyss": "hollow",
    "cleared den": "den",
}
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
        """A creature that was woken is called by its lair."""
        if model.id not in self.names:
            self.names[model.id] = f"{CALLED[model.kind]} {written_tile(model.tile)}"
        return self.names[model.id]


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
    return Model(
        number, ID[one.kind], one.seat, tile, one.wounds, cards, tokens, one.moved, one.acted
    )


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


@dataclass
class Offered:
    """What the rules let one model do: plain orders, what goes before a way, and for each target
    the abilities that may be named for an attack, each with the value of its option."""

    orders: dict[Order, Any] = field(default_factory=dict)
    before: dict[str, Movement] = field(default_factory=dict)
    helps: dict[str, dict[str, Action]] = field(default_factory=dict)


def offered(stage: Stage, who: str, *, whole: bool) -> Offered:
    """``whole``: by the question of the turn; else by the parts of it that are about this model."""
    found, me = Offered(), model_named(stage, who)
    for value in values_of(stage.game, me, whole=whole):
        match value:
            case Movement(model=model, deed=deed) if model == me.id:
                offer_movement(found, who, value, deed)
            case Action(model=model, act=act) if model == me.id:
                offer_act(stage, found, who, value, act)
            case UseItem(model=user, card=card) if user is me:
                found.orders[Order("use", who, CALLED[card])] = value
            case Enter(tile=tile) if me.tile == WAITING:
                found.orders[Order("reinforce", who, written_tile(tile))] = value
    return found


def values_of(game: Lurk, me: Model, *, whole: bool) -> Iterator[object]:
    if whole or me.tile < 0:
        yield from (option.value for option in turn_options(game))
        return
    own, (movement, attack, _) = {me.tile: [me]}, game.s.columns
    if movement and may_move(me):
        yield from (option.value for option in moves(game, own))
    if movement or attack:
        yield from (option.value for option in attacks(game, own))
    yield from (option.value for option in items(game, me.seat, own))


def offer_movement(found: Offered, who: str, value: Movement, deed: Deed) -> None:
    if deed.verb in {"go", "climb"} and not deed.first:
        found.orders[Order("move", who, written_tile(deed.tile))] = value
    elif not deed.first:
        found.before[deed.verb] = value


def offer_act(stage: Stage, found: Offered, who: str, value: Action, act: Act) -> None:
    order = act_of(stage, who, act)
    if order:
        found.orders[order] = value
    elif isinstance(act, Hit) and act.use:
        helps = found.helps.setdefault(stage.name(act.target), {})
        helps[called(stage, who, act.use)] = value


def act_of(stage: Stage, who: str, act: Act) -> Order | None:
    """An act in the reading's words; none for an attack that something helps."""
    match act:
        case Hit():
            return attack_of(stage, who, act)
        case Bomb(tile=tile):
            return Order("bomb", who, written_tile(tile))
        case Chain(target=target):
            return Order("chain", who, stage.name(target))
        case Recover():
            return Order("recover", who)
    tile = act.tile if isinstance(act, SearchAbyss) else model_named(stage, who).tile
    return Order("search", who, written_tile(tile))


def attack_of(stage: Stage, who: str, hit: Hit) -> Order | None:
    if hit.use is None:
        return Order("attack", who, stage.name(hit.target))
    past_rock = hit.use.effect.effect == "ignore_los"
    aid = called(stage, who, hit.use)
    return Order("attack", who, stage.name(hit.target), aid) if past_rock else None


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
    table: Table, probe: Probe, seed: int, wishes: frozenset[str], found: Offered
) -> tuple[Stage, dict[str, object]]:
    """What comes of a probe by the rules; ``found`` is what they offer on this table."""
    stage = lay(table, wishes, seed)
    answers = Answers(stage, probe if isinstance(probe, Order) else None, found)
    with thrown(stage, seed):
        try:
            listen(begun(stage, probe, answers), answers.answer)
        except Ended:
            stage.ended = True
    told = {"rolls": stage.rolls, "offers": sorted(stage.offers)}
    return stage, told | report(stage)


def begun(stage: Stage, probe: Probe, answers: Answers) -> Play[Any]:
    """The part of the rules that a probe is about."""
    game = stage.game
    if isinstance(probe, Order):
        return carry_out(game, rebound(game, answers.first(probe)))
    if probe == ROUND:
        return creature_phase(game)
    game.s.phase = "event"
    if probe == END:
        game.s.phase = "turn"
        end_turn(game)
        return resolve_event(game)
    game.s.event_deck = [ID[probe]]
    return draw_event(game)


def rebound(game: Lurk, value: Any) -> Any:
    """An order given to the models of this battle: they are numbered alike."""
    models = game.s.models
    match value:
        case UseItem(model=user, card=card):
            return UseItem(models[user.id], card)
        case Action(act=Hit(target=target) | Chain(target=target) as act):
            return value._replace(act=act._replace(target=models[target.id]))
    return value


def listen(play: Play[Any], answer: Callable[[Ask], Option[Any]]) -> None:
    """Runs rules until they are through."""
    chosen: Option[Any] | None = None
    try:
        while True:
            step = play.send(chosen)  # type: ignore[arg-type]  # None starts a generator
            chosen = answer(step) if isinstance(step, Ask) else None
    except StopIteration:
        return


class NotOfferedError(AssertionError):
    """The rules do not offer what the reading allows."""


@dataclass
class Answers:
    """Answers to whatever the rules ask while a probe is carried out."""

    stage: Stage
    order: Order | None
    found: Offered
    before: list[str] = field(default_factory=list)

    def first(self, order: Order) -> Any:
        """The order itself, what goes before it, or the attack with a wished ability."""
        self.before = order.how.split("+") if order.verb == "move" and order.how else []
        if order.verb in {"equip", "share"}:
            self.before = [order.verb]
        offers = self.found.before if self.before else self.found.orders
        key: Any = self.before.pop(0) if self.before else order
        if key not in offers:
            raise NotOfferedError(order)
        return self.helped(order, offers[key]) if order.verb == "attack" else offers[key]

    def helped(self, order: Order, plain: Action) -> Action:
        """The attack with the first wished ability that may be named for it."""
        helps = {} if order.how else self.found.helps.get(order.what, {})
        seat = model_named(self.stage, order.who).seat
        self.stage.offers |= {(seat, name) for name in helps}
        return next((helps[name] for name in helps if name in self.stage.wishes), plain)

    def answer(self, ask: Ask) -> Option[Any]:
        """By the values of the first and the last option: what it is about, how to decline it."""
        about, last = ask.options[0].value, ask.options[-1]
        match about:
            case Movement() | Action():
                return last
            case Use():
                return self.use(ask)
            case Deed() if last.value == Deed("stay"):
                return self.step(ask)
        return self.choose(ask)

    def step(self, ask: Ask) -> Option[Any]:
        """What else goes before the way, then the way itself; from the top of a rock no farther."""
        deeds = {option.value: option for option in ask}
        ways = {written_tile(deed.tile): one for deed, one in deeds.items() if deed.tile >= 0}
        order = self.order
        if self.before:
            verb = self.before.pop(0)
            return next(option for deed, option in deeds.items() if deed.verb == verb)
        if order is None or order.verb != "move" or not order.how or self.stage.ways:
            return deeds[Deed("stay")]
        self.stage.ways |= ways.keys()
        if order.what not in ways:
            raise NotOfferedError(order)
        return ways[order.what]

    def use(self, ask: Ask) -> Option[Any]:
        """Abilities and items: the first wished one."""
        names = {self.used(one): one for one in ask if isinstance(one.value, Use)}
        self.stage.offers |= {(option.seat, name) for name, option in names.items()}
        return next((names[name] for name in names if name in self.stage.wishes), ask.options[-1])

    def used(self, option: Option[Any]) -> str:
        """A printed ability is that of the one of the duel who is asked."""
        duel, models = self.stage.game.s.duel, self.stage.game.s.models
        assert duel is not None
        own = next(models[number] for number in duel[:2] if models[number].seat == option.seat)
        return called(self.stage, self.stage.names[own.id], option.value)

    def choose(self, ask: Ask) -> Option[Any]:
        """One of several that must be chosen, by their names in alphabetical order."""
        names = {self.named(option): option for option in ask if option.id != "done"}
        if False in [option.value for option in ask]:
            return self.agree(names)
        if self.order and self.order.verb in {"equip", "share", "reinforce"}:
            return next((names[word] for word in self.order if word in names), ask.options[-1])
        ordered = sorted(names)
        if len(ordered) > 1:
            self.stage.offers |= {(names[name].seat, name) for name in ordered}
        return names[ordered[self.stage.lean % len(ordered)]]

    def agree(self, names: Mapping[str, Option[Any]]) -> Option[Any]:
        """Yes to what is wished."""
        what = next(name for name in names if name)
        self.stage.offers.add((names[what].seat, what))
        return names[what if what in self.stage.wishes else ""]

    def named(self, option: Option[Any]) -> str:
        """What it stands for: yes or no, nobody, a model, a tile or a card."""
        value = option.value
        if isinstance(value, bool):
            yes = "Face" if option.id == "face" else str(option.label)
            return yes if value else ""
        if isinstance(value, Model):
            return self.stage.name(value)
        if isinstance(value, str):
            return CALLED[value]
        tile = value.tile if isinstance(value, Deed) else value
        return NOBODY if tile is None else written_tile(tile)
