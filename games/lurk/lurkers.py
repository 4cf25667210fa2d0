"""The creatures' phase: each attacks a model it can reach, chosen by the others or by dice."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Option, Play
from games.kernel.text import Seat, T, Text
from games.lurk.attacks import Attacks
from games.lurk.board import SPOTS, TILE_NAMES
from games.lurk.content import CREATURES, NAMES
from games.lurk.state import LURKER, Model


class Lurkers(Attacks):
    """After all players of a round, and when an event feeds the creatures."""

    def creatures_attack(self) -> Play[None]:
        for creature in self.creatures():
            if creature.tile >= 0:
                yield from self.creature_attacks(creature)

    def creature_attacks(self, creature: Model) -> Play[None]:
        victims = self.victims(creature)
        if victims:
            seat = self.who_chooses(creature, victims)
            target = yield from self.choose_victim(creature, victims, seat, WHY_PREY)
            yield from self.maul(creature, target)

    def victims(self, creature: Model) -> list[Model]:
        """Models it reaches: neighbours, or farther in sight for those with a longer reach."""
        prey = [m for m in self.s.models if m.seat != LURKER and m.tile >= 0]
        return [model for model in prey if self.watches(creature, model.tile)]

    def who_chooses(self, creature: Model, victims: Sequence[Model]) -> int:
        """The next enemy of the only army there; of several armies, the winner of a roll."""
        armies = sorted({model.seat for model in victims})
        if len(armies) == 1:
            return self.seats_from(armies[0])[1]
        winner = self.roll_off(armies)[0]
        self.say(
            T(
                "{seat} chooses whom {creature} attacks.",
                seat=Seat(winner),
                creature=NAMES[creature.kind],
            )
        )
        return winner

    def choose_victim(
        self, creature: Model, victims: Sequence[Model], seat: int, why: Text
    ) -> Play[Model]:
        prompt = T(
            "{creature} on {tile} attacks. Whom?",
            creature=NAMES[creature.kind],
            tile=TILE_NAMES[creature.tile],
        )
        options = [
            Option(f"prey.m{m.id}", seat, self.label(m), m, spot=SPOTS[m.tile]) for m in victims
        ]
        return (yield from self.pick(prompt, options, why=why))

    def maul(self, creature: Model, target: Model) -> Play[None]:
        """One model; a swarm falls on everybody on the tile."""
        swarm = CREATURES[creature.kind].swarm
        for model in self.at(target.tile) if swarm else [target]:
            if creature.tile >= 0:
                yield from self.attack(creature, model)


WHY_PREY = T(
    "Next to one army only, its enemies choose; next to several, whoever rolls more octopuses with "
    "two red dice."
)
