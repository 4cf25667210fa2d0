"""What saves of rules 2 to 5 hold as one choice, said in plain ones. Long ways are lines by now."""

from __future__ import annotations

from games.jupiter import questions
from games.jupiter.autopilot.least_harm import least_harmful
from games.jupiter.colony import module_of
from games.jupiter.rescue import Rescue
from games.kernel.ask import Ask
from games.kernel.older import AGAIN


def spelled(rescue: Rescue, old: str, ask: Ask) -> tuple[str, str] | None:
    """All creeps still to come rose where they harm least, one module after the other."""
    if old != "rest" or ask.question != questions.CREEP_RISES:
        return None
    spaces = [option.value for option in ask.options]
    first = [space for space in spaces if module_of(space) == module_of(spaces[0])]
    return f"rise.{least_harmful(rescue, first)}", AGAIN
