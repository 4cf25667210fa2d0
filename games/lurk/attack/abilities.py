"""What abilities and cards do to an attack: before the roll, and after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.kernel.ask import Play
from games.kernel.text import Seat, T
from games.lurk import questions, told
from games.lurk.attack.clash import Clash
from games.lurk.battle import Battle
from games.lurk.cards.stock import draw_item
from games.lurk.content import NAMES
from games.lurk.dice.dice import degrade, pool, upgrade
from games.lurk.map.board import DISTANCE, TILE_NAMES, away
from games.lurk.models.essence import gain_essence
from games.lurk.models.stats import CORAL, SHEETS, immune
from games.lurk.models.tokens import give_token
from games.lurk.models.wounds import heal, wound
from games.lurk.movement.marching import ground_takes_effect, routes_of
from games.lurk.movement.routes import CLOSED
from games.lurk.schema import Effect
from games.lurk.state import EFFECTS, LURKER, Model, Move, Token


def mark_target(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    give_token(battle, clash.target, effect.given_token)
    yield from ()


def push_target(battle: Battle, clash: Clash, _: Effect) -> Play[None]:
    """Straight away from the attacker, onto open ground with room."""
    goal = push_goal(battle, clash)
    if goal is not None:
        move_by_force(battle, clash.target, goal)
    yield from ()


def move_by_force(battle: Battle, model: Model, goal: int) -> None:
    """Moved by others: no guard strikes, but poison coral does its work."""
    battle.s.trail.append(Move(model.seat, model.tile, goal))
    model.tile = goal
    battle.tell(told.MOVED_TO(model=NAMES[model.kind], tile=TILE_NAMES[goal]))
    ground_takes_effect(battle, model)


def push_goal(battle: Battle, clash: Clash) -> int | None:
    target = clash.target
    goal = away(clash.attacker.tile, target.tile)
    if goal is None or target.seat == LURKER or battle.s.ground[goal] in {*CLOSED, "rock"}:
        return None
    return goal if battle.has_room(goal, target) else None


def wound_bystanders(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    """Everybody else on the target's tile."""
    for model in bystanders(battle, clash):
        battle.tell(told.TAKES_WOUND(n=effect.n, model=NAMES[model.kind]))
        yield from wound(battle, model, effect.n, clash.attacker.seat)


def bystanders(battle: Battle, clash: Clash) -> list[Model]:
    tile = battle.s.fight.tile if battle.s.fight else clash.target.tile
    return [m for m in battle.at(tile) if m is not clash.target]


def steal_essence(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    loser = battle.s.players[clash.target.seat]
    taken = min(effect.n, loser.essence)
    loser.essence -= taken
    battle.s.players[clash.attacker.seat].essence += taken
    battle.tell(
        told.TAKES_ESSENCE(seat=Seat(clash.attacker.seat), n=taken, loser=Seat(clash.target.seat))
    )
    yield from ()


def gain_by_kill(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    gain_essence(battle, clash.attacker.seat, effect.n)
    yield from ()


def draw_by_kill(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    for _ in range(effect.n):
        yield from draw_item(battle, clash.attacker.seat)


def heal_friends(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    """Friends on this tile and next to it."""
    seat = clash.attacker.seat
    options = battle.model_options("heal", seat, patients(battle, clash, effect))
    healed = yield from battle.pick_many(
        questions.HEAL,
        seat,
        T("Who gets healed?"),
        options,
        least=1,
        most=effect.targets,
        why=WHY_HEAL,
    )
    for model in healed:
        heal(battle, model, effect.n)


def patients(battle: Battle, clash: Clash, effect: Effect) -> list[Model]:
    here = clash.attacker.tile
    return [
        m
        for m in battle.on_map(clash.attacker.seat)
        if m.wounds and DISTANCE[here][m.tile] <= effect.radius
    ]


def heal_attacker(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    heal(battle, clash.attacker, effect.n)
    yield from ()


def pull_friend(battle: Battle, clash: Clash, _: Effect) -> Play[None]:
    model = clash.attacker
    options = battle.model_options("pull", model.seat, friends_to_pull(battle, clash))
    friend = yield from battle.pick(
        questions.PULL, T("Who do you pull over?"), options, why=WHY_PULL
    )
    move_by_force(battle, friend, model.tile)


def friends_to_pull(battle: Battle, clash: Clash) -> list[Model]:
    here = clash.attacker.tile
    near = [m for m in battle.on_map(clash.attacker.seat) if DISTANCE[here][m.tile] == 1]
    return [m for m in near if battle.has_room(here, m)]


def tiles_to_dart_to(battle: Battle, clash: Clash, effect: Effect) -> Sequence[int]:
    """Free ones within its short move; the trapped go nowhere."""
    model = clash.attacker
    return () if "trapped" in model.tokens else routes_of(battle, model, effect.n).goals


def friends_beside(battle: Battle, clash: Clash) -> int:
    return len(battle.at(clash.attacker.tile)) - 1


def weakened(battle: Battle, model: Model) -> bool:
    """On coral, or with an effect token."""
    on_coral = battle.s.ground[model.tile] in CORAL
    return on_coral or any(token in EFFECTS for token in model.tokens)


def add_dice(battle: Battle, clash: Clash, effect: Effect) -> None:
    """To the attack or the defence, as the effect's timing says."""
    dice = effect.dice * dice_to_add(battle, clash, effect)
    if effect.timing == "defence":
        clash.defence = pool(clash.defence, dice)
    else:
        clash.attack = pool(clash.attack, dice)
        clash.self_destroy = effect.self_destroy


def dice_to_add(battle: Battle, clash: Clash, effect: Effect) -> int:
    counts: Mapping[str, int] = {
        "add_die": 1,
        "add_die_per_friend": friends_beside(battle, clash),
        "add_die_per_wound": clash.attacker.wounds,
        "add_die_per_target_wound": clash.target.wounds,
    }
    return min(counts[effect.effect], effect.most)


def adds_dice(battle: Battle, clash: Clash, effect: Effect) -> bool:
    return dice_to_add(battle, clash, effect) > 0


def upgrade_dice(battle: Battle, clash: Clash, effect: Effect) -> None:
    if effect.timing == "defence":
        coral = effect.n_on_coral and battle.s.ground[clash.target.tile] in CORAL
        clash.defence = upgrade(clash.defence, effect.n_on_coral if coral else effect.n)
    else:
        clash.attack = upgrade(clash.attack, effect.n)


def cancel_shields(_: Battle, clash: Clash, effect: Effect) -> None:
    clash.pierce += effect.n


def add_shields(_: Battle, clash: Clash, effect: Effect) -> None:
    clash.block += effect.n


def prepare_riposte(_: Battle, clash: Clash, effect: Effect) -> None:
    clash.riposte += effect.n


def expect_diamonds(_: Battle, clash: Clash, effect: Effect) -> None:
    clash.more_essence += effect.n


def degrade_attack(_: Battle, clash: Clash, effect: Effect) -> None:
    clash.attack = degrade(clash.attack, effect.n)


WHY_HEAL = T("Friends on this tile or next to it can lose wounds.")
WHY_PULL = T("A friend from the next tile comes onto this one.")
Helps = Callable[[Battle, Clash, Effect], bool]


def always(_: Battle, __: Clash, ___: Effect) -> bool:
    return True


def marks_target(_: Battle, clash: Clash, effect: Effect) -> bool:
    target, token = clash.target, effect.given_token
    if not target.on_map or token in target.tokens or immune(target, token):
        return False
    return target.seat != LURKER or token_matters_to(target, token)


def token_matters_to(creature: Model, token: Token) -> bool:
    """A creature never moves, and most of them reach only neighbours anyway."""
    idle = {"trapped"} if SHEETS[creature.kind].range > 1 else {"trapped", "inked"}
    return token not in idle


HELPS: Mapping[str, Helps] = {
    "add_die_per_friend": adds_dice,
    "add_die_per_wound": adds_dice,
    "add_die_per_target_wound": adds_dice,
    "upgrade": lambda battle, clash, effect: (
        not effect.if_weakened or weakened(battle, clash.target)
    ),
    "ignore_los": lambda *_: False,
    "riposte": lambda _, clash, __: clash.distance == 1 and clash.attacker.on_map,
    "degrade_attacker": lambda _, clash, __: bool(clash.attack),
    "token": marks_target,
    "push": lambda battle, clash, _: clash.target.on_map and push_goal(battle, clash) is not None,
    "splash": lambda battle, clash, _: bool(bystanders(battle, clash)),
    "steal_essence": lambda battle, clash, _: (
        clash.target.seat != LURKER and battle.s.players[clash.target.seat].essence > 0
    ),
    "heal": lambda battle, clash, effect: bool(patients(battle, clash, effect)),
    "heal_self": lambda _, clash, __: clash.attacker.wounds > 0,
    "pull_friend": lambda battle, clash, _: bool(friends_to_pull(battle, clash)),
    "move": lambda battle, clash, effect: bool(tiles_to_dart_to(battle, clash, effect)),
}
"""When an effect would do something; the others always do."""
BEFORE: Mapping[str, Callable[[Battle, Clash, Effect], None]] = {
    "add_die": add_dice,
    "add_die_per_friend": add_dice,
    "add_die_per_wound": add_dice,
    "add_die_per_target_wound": add_dice,
    "upgrade": upgrade_dice,
    "pierce": cancel_shields,
    "block": add_shields,
    "riposte": prepare_riposte,
    "bonus_essence": expect_diamonds,
    "degrade_attacker": degrade_attack,
}
Late = Callable[[Battle, Clash, Effect], Play[None]]
LATE: Mapping[str, Late] = {
    "token": mark_target,
    "push": push_target,
    "splash": wound_bystanders,
    "steal_essence": steal_essence,
    "gain_essence": gain_by_kill,
    "draw_item": draw_by_kill,
    "heal": heal_friends,
    "heal_self": heal_attacker,
    "pull_friend": pull_friend,
}
