"""Small battles for the tests: a few models on chosen ground, and dice that show what we want."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast, get_args

from games.kernel.ask import Ask, Checkpoint, Option, Play
from games.kernel.chance import Chance
from games.kernel.text import Text
from games.kernel.told import Told
from games.lurk import questions
from games.lurk.attack import column as attack_column
from games.lurk.attack.acts import Act
from games.lurk.attack.attack import attack, prepare_clash
from games.lurk.attack.clash import Clash
from games.lurk.attack.column import act_with_tile
from games.lurk.attack.targets import foes_of
from games.lurk.content import CHART
from games.lurk.dice.dice import FACES
from games.lurk.game import Lurk
from games.lurk.map.board import SPOTS, SUMMONING_TILES
from games.lurk.map.laying import fill_field
from games.lurk.movement.column import begin_moving, others_to_move
from games.lurk.movement.marching import around, standing
from games.lurk.movement.reinforcements import reinforce
from games.lurk.movement.routes import Around
from games.lurk.options import LurkOptions
from games.lurk.set_up import first_state
from games.lurk.state import LURKER, Fight, Ground, Model, Token
from games.lurk.told import ATTACK_ENDS, ATTACKS_ON
from games.lurk.turn.activation_card import ATTACK, begin_turn
from games.lurk.turn.orders import Action, Movement
from games.lurk.turn.turn import Verb, activate, carry_out, take_turn
from games.lurk.turn.turn_options import turn_options, turn_prompt
from tests.games.hearing import events

TOKENS = get_args(Token)
FACTIONS = ("cog", "nautilus", "low_clans", "ancients")


def tile(spot: str) -> int:
    return SPOTS.index(spot)


class Faces(Chance):
    """Dice that show the given faces, each named as colour and sign (``Ro Wd``), in order."""

    def __init__(self, *dice: str) -> None:
        super().__init__(7)
        self.waiting = [FACES[die[0]].index(die[1]) for die in " ".join(dice).split()]

    def below(self, bound: int) -> int:
        return self.waiting.pop(0) if bound == 6 and self.waiting else super().below(bound)


def battle(
    *models: str,
    seats: int = 2,
    dice: str = "",
    essence: tuple[int, ...] = (),
    **ground: str,
) -> Lurk:
    """A running battle on sand (``coral="E5 E6"`` lays other ground). Seat 0 is to act.

    A model is its kind, its spot, what it carries and what lies on it, in any order, with its seat
    before all of that unless it is 0: ``deck_hand E5 trapped, 1 kelp_spear I1, ~ gulper E6``.
    """
    state = first_state(seats, Chance(1))
    game = Lurk(state, seats, LurkOptions(), Faces(dice))
    for number in range(len(state.ground)):
        state.ground[number] = "void"
    fill_field(game)
    game.chance = Faces(dice)
    state.ground[:] = ["sand" if g not in ("void", "summoning") else g for g in state.ground]
    for seat in range(seats):
        state.players[seat].faction = FACTIONS[seat]
        state.players[seat].side = CHART.sides[seats][seat]
    for one in ",".join(models).split(","):
        place(game, *one.split())
    lay(game, **ground)
    for player, some in zip(state.players, essence, strict=False):
        player.essence = some
    begin_turn(game, 0)
    game.lines.clear()
    return game


def place(game: Lurk, *words: str) -> Model:
    """One more model, in the words of ``battle``; without a spot it waits."""
    seat = LURKER if words[0] == "~" else int(words[0]) if words[0].isdecimal() else 0
    kind, *others = words[1:] if words[0] in "~0123" else words
    model = Model(len(game.s.models), kind, seat)
    game.s.models.append(model)
    for word in others:
        if word in SPOTS:
            model.tile = tile(word)
        elif word in TOKENS:
            model.tokens.append(cast("Token", word))
        else:
            give(game, model, word)
    if seat == LURKER:
        game.s.ground[model.tile] = "lair"
        game.s.abyss_deck.remove(kind)
    return model


def lay(game: Lurk, **ground: str) -> None:
    """Other ground on these spots."""
    for kind, spots in ground.items():
        for spot in spots.split():
            game.s.ground[tile(spot)] = cast("Ground", kind)


def skirmish(
    attacker: str,
    target: str = "coral_knight",
    *dice: str,
    spots: tuple[str, str] = ("E5", "E6"),
    essence: tuple[int, ...] = (9, 0),
    **ground: str,
) -> Lurk:
    """One against one with far-off friends, nine Essence for seat 0 and none for seat 1."""
    pair = f"{attacker} {spots[0]}, 1 {target} {spots[1]}"
    far = "deck_hand A1, 1 spore_jelly I1"
    return battle(pair, far, dice=" ".join(dice), essence=essence, **ground)


def duel(attacker: str, target: str = "coral_knight", *dice: str, **ground: str) -> Lurk:
    """A skirmish without Essence."""
    return skirmish(attacker, target, *dice, essence=(0, 0), **ground)


def facing(game: Lurk) -> Clash:
    """The first model against the second, before anything is rolled."""
    return prepare_clash(game, *game.s.models[:2])


def strike(game: Lurk) -> Play[None]:
    """The first model attacks the second."""
    return attack(game, *game.s.models[:2])


def last(game: Lurk) -> Fight:
    """The last attack."""
    assert game.s.fight is not None
    return game.s.fight


def lone(kind: str = "deck_hand", spot: str = "E5", *dice: str, **ground: str) -> Lurk:
    """One model with nobody near."""
    return battle(f"{kind} {spot}, 1 kelp_spear I1", dice=" ".join(dice), **ground)


def fresh(seats: int = 2, *dice: str) -> Lurk:
    """Before the first question, by the box alone: without the house rule for armies."""
    game = Lurk.new(seats, LurkOptions(armies="printed"), Chance(5))
    assert isinstance(game, Lurk)
    game.chance = Faces(*dice)
    return game


def mustering(seats: int = 2) -> Lurk:
    """Factions and sides are settled, and armies are bought."""
    game = fresh(seats)
    for seat, player in enumerate(game.s.players):
        player.faction, player.side = FACTIONS[seat], CHART.sides[seats][seat]
    return game


def top(deck: list[str], card: str) -> None:
    """This card is drawn next."""
    deck.remove(card)
    deck.append(card)


def told(game: Lurk, kind: Told) -> list[dict[str, Any]]:
    """Every event of this kind."""
    return events(game.lines, kind)


def goals(ids: list[str]) -> set[str]:
    """The spots one may go to."""
    return {name.split(".")[1] for name in ids if name.startswith("go.")}


def blows(game: Lurk) -> list[str]:
    """Who attacked, in order."""
    kinds = (ATTACKS_ON, ATTACK_ENDS)
    return [e["attacker"] for line in game.lines for kind in kinds for e in events([line], kind)]


def reserve(game: Lurk, seat: int, kind: str) -> Model:
    """A model that waits as a reinforcement."""
    return place(game, str(seat), kind)


def give(game: Lurk, model: Model, card: str) -> None:
    """Puts a card on a model, taken from the box or the item deck."""
    (game.s.box if card in game.s.box else game.s.item_deck).remove(card)
    model.cards.append(card)


def well_asked(ask: Ask) -> Ask:
    """A sentence, and choices for somebody who sits at the table."""
    assert isinstance(ask.prompt, Text)
    assert all(option.seat in range(4) for option in ask.options)
    return ask


def meant(ask: Ask, wanted: str) -> Option[Any]:
    """The option of this id; who does it may be left out where one model alone could."""
    options = ask.options
    found = [option for option in options if f"{option.id}.".startswith(f"{wanted}.")]
    assert found, f"{wanted} is not offered: {[option.id for option in options]}"
    first, *others = sorted(found, key=lambda option: option.id.count("."))
    assert first.id == wanted or first.id.count(".") not in [o.id.count(".") for o in others], (
        f"{wanted} could be {[option.id for option in found]}"
    )
    return first


def offers(ask: Ask) -> list[str]:
    """The ids of its options; without who does it where one model alone could."""
    orders = [o for o in ask.options if isinstance(o.value, (Movement, Action))]
    if len({order.value.model for order in orders}) > 1:
        return [option.id for option in ask.options]
    return [re.sub(r"\.m\d+(\.[A-I]\d)?$", "", o.id) if o in orders else o.id for o in ask]


def activations(game: Lurk) -> set[str]:
    """Which tiles may be activated for what, in the question of the turn."""
    act = "attack" if game.s.columns[ATTACK] else "rush"
    orders = [option.value for option in turn_options(game)]
    return {
        f"{'move' if isinstance(order, Movement) else act}.{SPOTS[order.tile]}"
        for order in orders
        if isinstance(order, (Movement, Action))
    }


def act_options(game: Lurk, model: Model) -> list[Option[Act]]:
    """What a model could do in the Attack column."""
    return attack_column.act_options(game, model, foes_of(game, model.seat), searches=True)


def acts(game: Lurk, model: Model) -> list[str]:
    return ids(act_options(game, model))


def ids(options: Iterable[Option[Any]]) -> list[str]:
    return [option.id for option in options]


def let(play: Play[Any], *answers: str) -> list[Ask]:
    """Runs rules to their end with these option ids as answers; the questions that were asked."""
    asks: list[Ask] = []
    waiting = list(answers)
    chosen: Option[Any] | None = None
    try:
        while True:
            step = play.send(chosen)  # type: ignore[arg-type]  # None starts a generator
            chosen = None
            if isinstance(step, Checkpoint):
                continue
            asks.append(well_asked(step))
            assert waiting, f"nobody answers: {step.prompt} {[o.id for o in step.options]}"
            chosen = meant(step, waiting.pop(0))
    except StopIteration:
        assert not waiting, f"never asked: {waiting}"
        return asks


def order(game: Lurk, verb: Verb, spot: str) -> Play[None]:
    """A tile is activated, and its models are asked about one after the other."""
    number = tile(spot)
    activate(game, verb, number)
    return {"move": move_tile, "enter": reinforce}.get(verb, act_with_tile)(game, number)


def turn(game: Lurk) -> Play[None]:
    """One order after the other, as long as it is somebody's turn."""
    while game.s.phase == "turn":
        yield from take_turn(game)


def seen_from(game: Lurk, model: Model, steps: int) -> Around:
    """What decides where a model can go with so many steps."""
    return around(standing(game, model.seat), model, steps)


def move_tile(game: Lurk, number: int) -> Play[None]:
    """Its models are asked about until none is left, or the others stay."""
    begin_moving(game, number)
    while options := others_to_move(game):
        chosen = yield Ask(questions.TURN, turn_prompt(game), options)
        yield from carry_out(game, chosen.value)


def asked(play: Play[Any], *answers: str) -> list[str]:
    """Runs rules with these answers up to the next question; the ids of its options."""
    chosen: Option[Any] | None = None
    waiting = list(answers)
    while True:
        step = play.send(chosen)  # type: ignore[arg-type]  # None starts a generator
        chosen = None
        if isinstance(step, Checkpoint):
            continue
        if not waiting:
            return offers(well_asked(step))
        chosen = meant(step, waiting.pop(0))


def answer(play: Play[None], *orders: str) -> list[Ask]:
    """Every question up to the one after these answers."""
    asks: list[Ask] = []
    chosen: Option[object] | None = None
    for wanted in (*orders, ""):
        ask = play.send(chosen)  # type: ignore[arg-type]  # None starts a generator
        assert isinstance(ask, Ask)
        asks.append(ask)
        chosen = meant(ask, wanted) if wanted else None
    return asks


def side_tiles(game: Lurk, seat: int) -> tuple[int, ...]:
    return SUMMONING_TILES[game.s.players[seat].side]  # type: ignore[index]  # set by battle()
