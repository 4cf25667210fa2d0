"""The creatures' phase: each attacks a model it can reach, chosen by the others or by dice."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Option, Play
from games.kernel.text import Seat, T, Text
from games.lurk import questions, told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.content import CREATURES, NAMES
from games.lurk.dice.opposed_roll import by_score, roll_scores, rolls_text
from games.lurk.map.board import DISTANCE, SPOTS, TILE_NAMES
from games.lurk.models.stats import reach
from games.lurk.state import LURKER, Model


def creatures_attack(battle: Battle) -> Play[None]:
    for creature in battle.creatures():
        yield from creature_attacks(battle, creature)


def creature_attacks(battle: Battle, creature: Model) -> Play[None]:
    victims = victims_of(battle, creature)
    if victims:
        seat = who_chooses(battle, creature, victims)
        target = yield from choose_victim(battle, creature, victims, seat, WHY_PREY)
        yield from attack_victim(battle, creature, target)


def victims_of(battle: Battle, creature: Model) -> list[Model]:
    """Models it reaches: neighbours, or farther in sight for those with a longer reach."""
    prey = [m for m in battle.s.models if m.seat != LURKER and m.on_map]
    far = reach(creature, battle.s.silt)
    near = [model for model in prey if DISTANCE[creature.tile][model.tile] <= far]
    return [model for model in near if battle.in_sight(creature.tile, model.tile)]


def who_chooses(battle: Battle, creature: Model, victims: Sequence[Model]) -> int:
    """The next enemy of the only army there; of several armies, the winner of a roll."""
    armies = sorted({model.seat for model in victims})
    if len(armies) == 1:
        return battle.seats_from(armies[0])[1]
    scores = roll_scores(battle, armies)
    winner = by_score(scores)[0]
    battle.tell(
        told.CHOOSES_WHOM_ATTACKS(
            seat=Seat(winner), creature=NAMES[creature.kind], rolls=rolls_text(scores)
        )
    )
    return winner


def choose_victim(
    battle: Battle, creature: Model, victims: Sequence[Model], seat: int, why: Text
) -> Play[Model]:
    prompt = T(
        "Who does {creature} on {tile} attack?",
        creature=NAMES[creature.kind],
        tile=TILE_NAMES[creature.tile],
    )
    options = [
        Option(
            f"prey.m{m.id}",
            seat,
            battle.label(m),
            m,
            spot=SPOTS[m.tile],
            short=battle.short(m),
        )
        for m in victims
    ]
    return (yield from battle.pick(questions.PREY, prompt, options, why=why))


def attack_victim(battle: Battle, creature: Model, target: Model) -> Play[None]:
    """One model; a swarm falls on everybody on the tile."""
    swarm = CREATURES[creature.kind].swarm
    for model in battle.at(target.tile) if swarm else [target]:
        if creature.on_map:
            yield from attack(battle, creature, model)


WHY_PREY = T("Next to one army, its enemies choose. Next to several, two red dice decide who does.")
