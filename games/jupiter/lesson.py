"""The first rescue, guided: two turns around the pod."""

from __future__ import annotations

from games.jupiter.options import JupiterOptions
from games.kernel.lesson import Lesson, mine, path, theirs
from games.kernel.text import T

LESSON = Lesson(
    seed=9,
    seats=2,
    options=JupiterOptions(),
    path=path(
        mine(
            "core.bullhorn",
            T(
                "Two robots are all these people have: make Bullhorn your core, the card that "
                "works every turn."
            ),
        ),
        theirs("core.override"),
        mine("first.0", T("Anyone can say who goes first, so say it's you.")),
        mine(
            "cell.3.-1",
            T(
                "The pod is your lifeboat and docks at the colony's edge: pick the place beside "
                "modules K and L."
            ),
        ),
        mine(
            "command.22.81",
            T(
                "People walk when you command them, a step an action: lead one from module D to "
                "the pod."
            ),
        ),
        mine("command.81.82", T("Every step costs an action: lead the same colonist on.")),
        mine("command.82.83", T("One more step, and it's beside the pod.")),
        mine(
            "command.83.133",
            T("Now lead it aboard, because with seven colonists the pod launches."),
        ),
        mine(
            "move.83",
            T("You're sitting in a colonist's seat: step out onto module L with your last action."),
        ),
        theirs("move.71", "command.15.74", "command.74.75", "command.75.76", "move.72"),
        theirs("rise.54", "rise.78", "rise.86", "rise.116"),
        mine(
            "shoot.78",
            T("Creeps take the colonists next to them, so shoot the one on your module."),
        ),
        mine(
            "command.76.71",
            T("Your partner left a colonist on module K, close to the pod: lead it there."),
        ),
        mine("command.71.133", T("One more step, and it's aboard.")),
        mine(
            "command.21.22",
            T(
                "Two are aboard and you've two actions left: set off with the next colonist from "
                "module D."
            ),
        ),
        mine("command.22.81", T("Lead it on to module L.")),
        mine(
            "suppress.8",
            T(
                "The die wants a creep on module I: stop it with your Suppressant, which works "
                "once."
            ),
        ),
    ),
    farewell=T(
        "Lead colonists to the pod and keep the creeps away: that's a rescue. Play on here, or "
        "begin a real one."
    ),
    after=JupiterOptions(),
)
