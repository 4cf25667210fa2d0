"""Events: one card at the end of every player's turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.ask import Play
from games.kernel.deck import draw_recycling
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.cards.stock import draw_item
from games.lurk.content import EVENT_TEXTS, NAMES
from games.lurk.creatures.abyss import draw_abyss, open_abyss
from games.lurk.creatures.creature_phase import creatures_attack
from games.lurk.map.board import DISTANCE, FIELD_TILES, TILE_NAMES
from games.lurk.models.essence import gain_essence
from games.lurk.models.stats import CORAL
from games.lurk.models.tokens import give_token
from games.lurk.models.wounds import heal
from games.lurk.movement.marching import goal_options, march, routes_of
from games.lurk.state import LURKER, Model


def draw_event(battle: Battle) -> Play[None]:
    """The card is resolved at once; thick silt clears with the next one."""
    battle.reveal()
    card = draw_recycling(battle.s.event_deck, battle.s.event_discards, battle.chance)
    assert card is not None, "discards are shuffled back"
    battle.s.event_discards.append(card)
    battle.s.event, battle.s.silt = card, False
    battle.say(told.EVENT_HAPPENS(event=NAMES[card], text=EVENT_TEXTS[card]))
    yield from EVENT_RULES[card](battle)


def next_player(battle: Battle) -> int:
    """Whoever comes after the active player; they may be out by now."""
    others = [seat for seat in battle.seats_from(battle.s.active) if seat != battle.s.active]
    return others[0]


def active_stands(battle: Battle) -> bool:
    """Whoever lost their last model in their own turn decides nothing any more."""
    return battle.s.active in battle.standing()


def calm_water(_: Battle) -> Play[None]:
    yield from ()


def rip_current(battle: Battle) -> Play[None]:
    """The next player moves every swimmer one tile, where there is a free one."""
    seat = next_player(battle)
    for model in battle.s.models:
        drifts = "swimming" in model.tokens and "trapped" not in model.tokens
        if drifts and model.on_map:
            yield from drift(battle, model, seat)


def drift(battle: Battle, model: Model, seat: int) -> Play[None]:
    routes = routes_of(battle, model, 1)
    options = goal_options(battle, seat, routes, "drift")
    if options:
        prompt = T("Where does the current carry {model}?", model=NAMES[model.kind])
        goal = yield from battle.pick(
            questions.DRIFT, prompt, options, why=EVENT_TEXTS["rip_current"]
        )
        yield from march(battle, model, [goal.tile], attack)


def essence_bloom(battle: Battle) -> Play[None]:
    for seat in battle.standing():
        gain_essence(battle, seat, 1)
    yield from ()


def thick_silt(battle: Battle) -> Play[None]:
    battle.s.silt = True
    yield from ()


def coral_bloom(battle: Battle) -> Play[None]:
    searched = sorted(battle.s.searched) if active_stands(battle) else []
    options = battle.tile_options("bloom", battle.s.active, searched)
    prompt = T("Which coral blooms again?")
    tile = yield from battle.maybe(
        questions.CORAL,
        battle.s.active,
        prompt,
        options,
        no=T("None"),
        why=EVENT_TEXTS["coral_bloom"],
    )
    if tile is not None:
        battle.s.searched.remove(tile)
        battle.tell(told.CORAL_BLOOMS(tile=TILE_NAMES[tile]))


def venom_tide(battle: Battle) -> Play[None]:
    for model in battle.s.models:
        if model.seat != LURKER and model.on_map and battle.s.ground[model.tile] in CORAL:
            give_token(battle, model, "poisoned")
    yield from ()


def feeding_time(battle: Battle) -> Play[None]:
    yield from creatures_attack(battle)


def something_stirs(battle: Battle) -> Play[None]:
    """The hidden abyss nearest to the active player's models; of several, as they choose."""
    hidden = [tile for tile in FIELD_TILES if battle.s.ground[tile] == "abyss"]
    own = battle.on_map(battle.s.active)
    if hidden and own:
        far = {tile: min(DISTANCE[tile][m.tile] for m in own) for tile in hidden}
        nearest = [tile for tile in hidden if far[tile] == min(far.values())]
        options = battle.tile_options("stir", battle.s.active, nearest)
        tile = yield from battle.pick(
            questions.STIRS, T("Which abyss opens?"), options, why=EVENT_TEXTS["something_stirs"]
        )
        yield from open_abyss(battle, tile, draw_abyss(battle), None)


def cave_in(battle: Battle) -> Play[None]:
    taken = {model.tile for model in battle.s.models}
    sand = [t for t in FIELD_TILES if battle.s.ground[t] == "sand" and t not in taken]
    if sand and active_stands(battle):
        options = battle.tile_options("cave", battle.s.active, sand)
        tile = yield from battle.pick(
            questions.CAVE_IN, T("Which sand becomes rock?"), options, why=EVENT_TEXTS["cave_in"]
        )
        battle.s.ground[tile] = "rock"
        battle.tell(told.SAND_CAVES_IN(tile=TILE_NAMES[tile]))


def sinking_crate(battle: Battle) -> Play[None]:
    if active_stands(battle):
        yield from draw_item(battle, battle.s.active)


def second_wind(battle: Battle) -> Play[None]:
    battle.player.extra += 1
    yield from ()


def cold_cramp(battle: Battle) -> Play[None]:
    battle.s.players[next_player(battle)].extra -= 1
    yield from ()


def healing_spring(battle: Battle) -> Play[None]:
    """The smallest army; of several, the first in turn order."""
    seats = battle.seats_from(battle.s.active)
    seat = min(seats, key=lambda one: len(battle.army(one)))
    hurt = [model for model in battle.on_map(seat) if model.wounds]
    if hurt:
        options = battle.model_options("spring", seat, hurt)
        model = yield from battle.pick(
            questions.SPRING,
            T("Who bathes in the spring?"),
            options,
            why=EVENT_TEXTS["healing_spring"],
        )
        heal(battle, model, 1)


EVENT_RULES: Mapping[str, Callable[[Battle], Play[None]]] = {
    "calm_water": calm_water,
    "rip_current": rip_current,
    "essence_bloom": essence_bloom,
    "thick_silt": thick_silt,
    "coral_bloom": coral_bloom,
    "venom_tide": venom_tide,
    "feeding_time": feeding_time,
    "something_stirs": something_stirs,
    "cave_in": cave_in,
    "sinking_crate": sinking_crate,
    "second_wind": second_wind,
    "cold_cramp": cold_cramp,
    "healing_spring": healing_spring,
}
