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
            "cell.1.-3",
            T(
                "The pod is your lifeboat, and both robots sit in it. It docks at the edge of the "
                "colony. Choose the place beside modules H and I."
            ),
        ),
        mine(
            "command.12.51",
            T(
                "You have five actions. The people in the domes walk only when you command them, "
                "one dome for each action. Lead one of module B towards the pod: two steps."
            ),
        ),
        mine("command.51.50"),
        mine(
            "move.55",
            T("Robots in the pod take up seats of colonists. Step out of it, onto module H."),
        ),
        mine(
            "move.54",
            T("A dome holds one piece only, and now you stand in the way. Go one dome further."),
        ),
        mine(
            "command.50.55",
            T(
                "One action is left. Lead your colonist to the dome at the pod. Then the turn ends "
                "by itself."
            ),
        ),
        theirs("move.61", "command.19.58", "command.58.56", "command.55.133", "move.62"),
        theirs("rise.53", "rise.78", "rise.86", "rise.116"),
        mine(
            "shoot.53",
            T(
                "Your partner led your colonist into the pod. Then the die brought creeps. After "
                "your actions a creep takes every colonist next to it. One is on your module: "
                "shoot it. A shot reaches the whole module."
            ),
        ),
        mine(
            "command.56.61",
            T("Your partner left a colonist on module I, near the pod. Lead it in: two steps."),
        ),
        mine("command.61.133"),
        mine(
            "command.13.59",
            T("Two aboard. You have two actions more: lead the next one of module B to module I."),
        ),
        mine("command.59.56"),
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
