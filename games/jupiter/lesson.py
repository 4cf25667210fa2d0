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
                "Two robots save the people of a colony: take Bullhorn for your core, the card "
                "that serves in every turn."
            ),
        ),
        theirs("core.override"),
        mine("first.0", T("Anybody may say who begins: say that it is you.")),
        mine(
            "cell.3.-1",
            T(
                "The pod is your lifeboat and docks at the edge of the colony: choose the place "
                "beside modules K and L."
            ),
        ),
        mine(
            "command.22.81",
            T("People walk on command, an action a step: lead one of module D to the pod."),
        ),
        mine("command.81.82", T("Every step is an action: lead the same colonist on.")),
        mine("command.82.83", T("One step more, and it stands beside the pod.")),
        mine("command.83.133", T("Now lead it aboard: with seven colonists the pod flies.")),
        mine(
            "move.83",
            T("Robots take up colonists' seats: step out onto module L with your last action."),
        ),
        theirs("move.71", "command.15.74", "command.74.75", "command.75.76", "move.72"),
        theirs("rise.54", "rise.78", "rise.86", "rise.116"),
        mine("shoot.78", T("Creeps take colonists next to them: shoot the one on your module.")),
        mine(
            "command.76.71",
            T("Your partner left a colonist on module K, near the pod: lead it towards it."),
        ),
        mine("command.71.133", T("One step more, and it is aboard.")),
        mine(
            "command.21.22",
            T("Two are aboard and two actions left: set the next colonist of module D on the way."),
        ),
        mine("command.22.81", T("Lead it on to module L.")),
        mine(
            "suppress.8",
            T("The die would raise a creep on module I: your card Suppressant stops that, once."),
        ),
    ),
    farewell=T(
        "Lead colonists to the pod, keep creeps away: now you know how to rescue. Play on here, "
        "or begin a real rescue."
    ),
    after=JupiterOptions(),
)
