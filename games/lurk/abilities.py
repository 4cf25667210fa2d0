"""What abilities and cards do to an attack: before the roll, and after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.ask import Play
from games.kernel.text import N, Seat, T
from games.lurk.board import DISTANCE, TILE_NAMES, away
from games.lurk.clash import Clash
from games.lurk.content import NAMES
from games.lurk.dice import degrade, pool, upgrade
from games.lurk.movement import Movement
from games.lurk.routes import CLOSED
from games.lurk.schema import Effect
from games.lurk.sheets import CORAL, SHEETS, immune
from games.lurk.state import EFFECTS, LURKER, Model, Move, Token


class Abilities(Movement):
    """One method for each effect; the tables below say which data names it."""

    def late_token(self, clash: Clash, effect: Effect) -> Play[None]:
        self.give_token(clash.target, effect.token or "trapped")
        yield from ()

    def late_push(self, clash: Clash, _: Effect) -> Play[None]:
        """Straight away from the attacker, onto open ground with room."""
        goal = self.push_goal(clash)
        if goal is not None:
            self.shove(clash.target, goal)
        yield from ()

    def shove(self, model: Model, goal: int) -> None:
        """Moved by others: no guard strikes, but poison coral does its work."""
        self.s.trail.append(Move(model.seat, model.tile, goal))
        model.tile = goal
        self.say(T("{model} is moved to {tile}.", model=NAMES[model.kind], tile=TILE_NAMES[goal]))
        self.settle_on(model)

    def push_goal(self, clash: Clash) -> int | None:
        target = clash.target
        goal = away(clash.attacker.tile, target.tile)
        if goal is None or target.seat == LURKER or self.s.ground[goal] in (*CLOSED, "rock"):
            return None
        return goal if self.has_room(goal, target) else None

    def late_splash(self, clash: Clash, effect: Effect) -> Play[None]:
        """Everybody else on the target's tile."""
        for model in self.bystanders(clash):
            self.say(
                N(
                    "{model} takes {n} wound.",
                    "{model} takes {n} wounds.",
                    effect.n,
                    model=NAMES[model.kind],
                )
            )
            yield from self.wound(model, effect.n, clash.attacker.seat)

    def bystanders(self, clash: Clash) -> list[Model]:
        tile = self.s.fight.tile if self.s.fight else clash.target.tile
        return [m for m in self.at(tile) if m is not clash.target and m.seat != clash.attacker.seat]

    def late_steal(self, clash: Clash, effect: Effect) -> Play[None]:
        loser = self.s.players[clash.target.seat]
        taken = min(effect.n, loser.essence)
        loser.essence -= taken
        self.s.players[clash.attacker.seat].essence += taken
        self.say(
            T(
                "{seat} takes {n} Essence from {loser}.",
                seat=Seat(clash.attacker.seat),
                n=taken,
                loser=Seat(clash.target.seat),
            )
        )
        yield from ()

    def late_gain(self, clash: Clash, effect: Effect) -> Play[None]:
        self.gain(clash.attacker.seat, effect.n)
        yield from ()

    def late_draw(self, clash: Clash, effect: Effect) -> Play[None]:
        for _ in range(effect.n):
            yield from self.draw_item(clash.attacker.seat)

    def late_heal(self, clash: Clash, effect: Effect) -> Play[None]:
        """Friends on this tile and next to it."""
        seat = clash.attacker.seat
        options = self.model_options("heal", seat, self.patients(clash, effect))
        healed = yield from self.pick_many(
            seat, T("Who is healed?"), options, least=1, most=effect.targets, why=WHY_HEAL
        )
        for model in healed:
            self.heal(model, effect.n)

    def patients(self, clash: Clash, effect: Effect) -> list[Model]:
        here = clash.attacker.tile
        return [
            m
            for m in self.on_map(clash.attacker.seat)
            if m.wounds and DISTANCE[here][m.tile] <= effect.radius
        ]

    def late_heal_self(self, clash: Clash, effect: Effect) -> Play[None]:
        self.heal(clash.attacker, effect.n)
        yield from ()

    def late_move(self, clash: Clash, effect: Effect) -> Play[None]:
        prompt = T("{model}: dart where?", model=NAMES[clash.attacker.kind])
        yield from self.step_away(clash.attacker, effect.n, prompt)

    def late_pull(self, clash: Clash, _: Effect) -> Play[None]:
        model = clash.attacker
        options = self.model_options("pull", model.seat, self.tow_candidates(clash))
        friend = yield from self.pick(T("Who is pulled over?"), options, why=WHY_PULL)
        self.shove(friend, model.tile)

    def tow_candidates(self, clash: Clash) -> list[Model]:
        here = clash.attacker.tile
        near = [m for m in self.on_map(clash.attacker.seat) if DISTANCE[here][m.tile] == 1]
        return [m for m in near if self.has_room(here, m)]

    def friends_beside(self, clash: Clash) -> int:
        return len(self.at(clash.attacker.tile)) - 1

    def weakened(self, model: Model) -> bool:
        """On coral, or with an effect token."""
        on_coral = self.s.ground[model.tile] in CORAL
        return on_coral or any(token in EFFECTS for token in model.tokens)

    def add_dice(self, clash: Clash, effect: Effect) -> None:
        """To the attack or the defence, as the effect's timing says."""
        dice = (effect.dice or "") * self.times(clash, effect)
        if effect.timing == "defence":
            clash.defence = pool(clash.defence, dice)
        else:
            clash.attack = pool(clash.attack, dice)
            clash.self_destroy = effect.self_destroy

    def times(self, clash: Clash, effect: Effect) -> int:
        counts: Mapping[str, int] = {
            "add_die": 1,
            "add_die_per_friend": self.friends_beside(clash),
            "add_die_per_wound": clash.attacker.wounds,
            "add_die_per_target_wound": clash.target.wounds,
        }
        return min(counts[effect.effect], effect.most)

    def improve(self, clash: Clash, effect: Effect) -> None:
        if effect.timing == "defence":
            coral = effect.n_on_coral and self.s.ground[clash.target.tile] in CORAL
            clash.defence = upgrade(clash.defence, effect.n_on_coral if coral else effect.n)
        else:
            clash.attack = upgrade(clash.attack, effect.n)

    def pierce(self, clash: Clash, effect: Effect) -> None:
        clash.pierce += effect.n

    def brace(self, clash: Clash, effect: Effect) -> None:
        clash.block += effect.n

    def prepare_sting(self, clash: Clash, effect: Effect) -> None:
        clash.riposte += effect.n

    def await_diamonds(self, clash: Clash, effect: Effect) -> None:
        clash.more_essence += effect.n

    def cloud(self, clash: Clash, effect: Effect) -> None:
        clash.attack = degrade(clash.attack, effect.n)


WHY_HEAL = T("Wounds come off friends on this tile and next to it.")
WHY_PULL = T("A friend from a tile next to it comes onto this tile.")

Helps = Callable[[Abilities, Clash, Effect], bool]


def always(_: Abilities, __: Clash, ___: Effect) -> bool:
    return True


def marks_target(_: Abilities, clash: Clash, effect: Effect) -> bool:
    target, token = clash.target, effect.token or "trapped"
    if target.tile < 0 or token in target.tokens or immune(target, token):
        return False
    return target.seat != LURKER or concerns(target, token)


def concerns(creature: Model, token: Token) -> bool:
    """A creature never moves, and most of them reach only neighbours anyway."""
    idle = ("trapped",) if SHEETS[creature.kind].range > 1 else ("trapped", "inked")
    return token not in idle


HELPS: Mapping[str, Helps] = {
    "add_die_per_friend": lambda game, clash, effect: game.times(clash, effect) > 0,
    "add_die_per_wound": lambda game, clash, effect: game.times(clash, effect) > 0,
    "add_die_per_target_wound": lambda game, clash, effect: game.times(clash, effect) > 0,
    "upgrade": lambda game, clash, effect: not effect.if_weakened or game.weakened(clash.target),
    "ignore_los": lambda *_: False,
    "riposte": lambda _, clash, __: clash.distance == 1,
    "degrade_attacker": lambda _, clash, __: bool(clash.attack),
    "token": marks_target,
    "push": lambda game, clash, _: clash.target.tile >= 0 and game.push_goal(clash) is not None,
    "splash": lambda game, clash, _: bool(game.bystanders(clash)),
    "steal_essence": lambda game, clash, _: (
        clash.target.seat != LURKER and game.s.players[clash.target.seat].essence > 0
    ),
    "heal": lambda game, clash, effect: bool(game.patients(clash, effect)),
    "heal_self": lambda _, clash, __: clash.attacker.wounds > 0,
    "pull_friend": lambda game, clash, _: bool(game.tow_candidates(clash)),
    "move": lambda _, clash, __: "trapped" not in clash.attacker.tokens,
}
"""When an effect would do something; the others always do."""

BEFORE: Mapping[str, Callable[[Abilities, Clash, Effect], None]] = {
    "add_die": Abilities.add_dice,
    "add_die_per_friend": Abilities.add_dice,
    "add_die_per_wound": Abilities.add_dice,
    "add_die_per_target_wound": Abilities.add_dice,
    "upgrade": Abilities.improve,
    "pierce": Abilities.pierce,
    "block": Abilities.brace,
    "riposte": Abilities.prepare_sting,
    "bonus_essence": Abilities.await_diamonds,
    "degrade_attacker": Abilities.cloud,
}
LATE: Mapping[str, Callable[[Abilities, Clash, Effect], Play[None]]] = {
    "token": Abilities.late_token,
    "push": Abilities.late_push,
    "splash": Abilities.late_splash,
    "steal_essence": Abilities.late_steal,
    "gain_essence": Abilities.late_gain,
    "draw_item": Abilities.late_draw,
    "heal": Abilities.late_heal,
    "heal_self": Abilities.late_heal_self,
    "move": Abilities.late_move,
    "pull_friend": Abilities.late_pull,
}
