"""The rules in six pages."""

from __future__ import annotations

from games.kernel import T
from renderers.jupiter import diagrams
from renderers.renderer import RulesPage
from renderers.words import say

PAGES: list[RulesPage] = [
    RulesPage(
        T("Save the colonists"),
        T(
            "You are robots, and you all win or lose together. Bring colonists into the pod. When "
            "seven seats are taken it launches and those colonists are saved. You win once enough "
            "are saved and no robot is left behind. You lose when too few colonists remain, or "
            "when the last power plant or the last radar dish is gone."
        ),
        diagrams.picture(diagrams.GOAL, "goal", say(T("A robot leads a colonist to the pod."))),
    ),
    RulesPage(
        T("Five actions"),
        T(
            "On your turn spend five actions in any mix. Move one space over a bridge. Shoot a "
            "creep on your module. Command: move a colonist on your module or a touching one. "
            "Trade a card with a robot in that range. One piece fits in a dome; the pod holds 7."
        ),
        diagrams.picture(
            diagrams.ACTIONS, "actions", say(T("A robot with things to do around it, numbered."))
        ),
    ),
    RulesPage(
        T("Conversion"),
        T(
            "After your actions every colonist with a creep next door turns into a creep, all at "
            "once. Next door means: joined by a bridge. The red ring shows who will be next."
        ),
        diagrams.picture(
            diagrams.CONVERSION, "conversion", say(T("A creep beside a frightened colonist."))
        ),
    ),
    RulesPage(
        T("Invasion"),
        T(
            "Then the die is rolled. From one to five, a creep rises on the rim of every edge "
            "module with that number; whoever stands there is replaced. A six brings one more "
            "creep to every module that has one already."
        ),
        diagrams.picture(diagrams.INVASION, "invasion", say(T("A die and a module with creeps."))),
    ),
    RulesPage(
        T("Modules blow up"),
        T(
            "A module whose domes are all full of creeps blows up, and so does whatever is cut off "
            "from the rest; modules with a robot or a colonist hold. The colony gets smaller, "
            "and new edges lie open."
        ),
        diagrams.picture(
            diagrams.EXPLOSION, "explosion", say(T("Wreckage beside a module full of creeps."))
        ),
    ),
    RulesPage(
        T("Cards, cores and setbacks"),
        T(
            "You begin with two cards and choose one as your core: its power is yours for good, "
            "always or once a turn. Other cards are spent when used. At the end of your turn draw "
            "one and keep at most four. Setbacks strike when they are drawn: super creeps settle "
            "on plants and dishes until somebody shoots them."
        ),
        diagrams.picture(diagrams.CARDS, "cards", say(T("The pictures of all cards."))),
    ),
]
