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
                "A colony falls apart. You and your partner are robots, and you save its people "
                "together. One of your two cards becomes your core and serves in every turn. Take "
                "Bullhorn: you are heard everywhere."
            ),
        ),
        theirs("core.override"),
        mine("first.0", T("Anybody may say who begins. Say that it is you.")),
        mine(
            "cell.3.-1",
            T(
                "The pod is your lifeboat, and both robots sit in it. It docks at the edge of the "
                "colony. Choose the place beside modules K and L."
            ),
        ),
        mine(
            "command.22.81",
            T(
                "You have five actions. The people in the domes walk only when you command them, "
                "one dome for each action. Lead one of module D towards the pod: three steps."
            ),
        ),
        mine("command.81.82"),
        mine("command.82.83"),
        mine("command.83.133", T("It stands beside the pod now. One more step, and it is aboard.")),
        mine(
            "move.83",
            T(
                "One aboard. Robots in the pod take up seats of colonists: step out, onto module "
                "L. It is your last action, and the turn ends by itself."
            ),
        ),
        theirs("move.71", "command.15.74", "command.74.75", "command.75.76", "move.72"),
        theirs("rise.54", "rise.78", "rise.86", "rise.116"),
        mine(
            "shoot.78",
            T(
                "After every turn the die brings creeps. A creep takes every colonist next to it, "
                "after your actions. One is on your module: shoot it. A shot reaches the whole "
                "module."
            ),
        ),
        mine(
            "command.76.71",
            T("Your partner left a colonist on module K, near the pod. Lead it in: two steps."),
        ),
        mine("command.71.133"),
        mine(
            "command.21.22",
            T("Two aboard. You have two actions more: lead the next one of module D to module L."),
        ),
        mine("command.22.81"),
        mine(
            "suppress.8",
            T(
                "The die shows 1: a creep would rise on module I. Last turn you drew a card "
                "against that, Suppressant. Most cards serve once. Use it."
            ),
        ),
    ),
    farewell=T(
        "Now you know how to rescue. With the seventh colonist aboard the pod flies, and they are "
        "saved. Save fourteen, then bring the robots away. Play on here, or begin a real rescue."
    ),
    after=JupiterOptions(),
)
