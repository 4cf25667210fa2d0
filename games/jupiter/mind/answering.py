"""Whether a roll or a setback is answered: with a Suppressant on one module, or another roll."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.abilities.powers import spend
from games.jupiter.abilities.suppressant import suppress
from games.jupiter.cards import is_setback
from games.jupiter.invasion import REROLL, called_modules, come_to
from games.jupiter.mind.position import ROLLS, RescuePosition, RolledPosition, settled
from games.jupiter.mind.small_questions import SmallQuestion
from games.jupiter.rescue import Rescue
from games.jupiter.setbacks import strike
from games.jupiter.turn import end_invasion, suffer_invasion
from games.kernel.ask import Play
from games.kernel.copying import copy_state
from games.kernel.mind import Draw


class AnswerPosition(SmallQuestion):
    """The die lies, or a setback is drawn, and something could be done about it: a module to
    suppress, another roll, or nothing at all."""

    def after(self, option_id: str) -> RescuePosition:
        answer, rescue = self.values[option_id], self.lore.rescue(copy_state(self.state))
        if answer == REROLL:
            spend(rescue, "phase_shift")
            return RerollPosition(self.lore, rescue.s)
        modules = self.struck()
        if answer is not None:
            suppress(rescue, modules, answer)
        return settled(self.lore, rescue, what_comes(rescue, modules))

    def struck(self) -> list[int]:
        """The modules that may be suppressed are those where something comes."""
        answers = self.values.values()
        named = [at for at in answers if at is not None and at != REROLL]
        return named or called_modules(self.rescue)


class RerollPosition(RescuePosition):
    """The die is about to be rolled again."""

    def draws(self) -> Sequence[Draw]:
        return ROLLS

    def drawn(self, draw: Draw) -> RolledPosition:
        rescue = self.lore.rescue(copy_state(self.state), int(draw.id))
        return settled(self.lore, rescue, suffer_invasion(rescue))


def what_comes(rescue: Rescue, modules: list[int]) -> Play[None]:
    """What the die calls, or else the setback that was drawn last."""
    if rescue.s.phase == "draw":
        card = rescue.s.discards[-1]
        assert is_setback(card)
        yield from strike(rescue, card, modules)
    else:
        yield from come_to(rescue, modules)
        end_invasion(rescue)
