"""The rules in a few pages, each with a diagram."""

from __future__ import annotations

from games.kernel.text import T
from renderers.lurk.diagrams import (
    combat_page,
    creature_page,
    dice_page,
    ground_page,
    token_page,
    turn_page,
)
from renderers.renderer import RulesPage

PAGES: list[RulesPage] = [
    RulesPage(
        T("The battle"),
        T(
            "Choose a faction, take a ready-made army or buy one (120 points for two "
            "players, 90 for three, 75 for four), and destroy every enemy. Your activation "
            "card has three tokens. Moving activates one tile, and all its models may "
            "move. The token is then good for one tile's attack. You can give up a move to "
            "attack at once. A model moves at most twice and attacks at most once a turn. "
            "Every turn ends with an event."
        ),
        turn_page,
    ),
    RulesPage(
        T("Before the battle"),
        T(
            "If two want the same faction, two red dice decide. Points buy models and some of the"
            " sixteen cards of your faction; what is left over is lost. You begin with 3 Essence "
            "and keep at most five cards that nobody carries. The map is laid out anew for every "
            "battle. Models begin on your summoning tiles, and two red dice decide who begins."
        ),
    ),
    RulesPage(
        T("The sea floor"),
        T(
            "A tile holds one large model or three small ones of one army. Friends can be "
            "passed, enemies cannot. While moving a model may swim (one tile more, over rock,"
            " worst defence die degraded until it settles), charge (one tile more, worst "
            "attack die degraded this turn), take a card from the stock or share one. Models "
            "without room at the start come in later on your summoning tiles, for one "
            "movement."
        ),
        ground_page,
    ),
    RulesPage(
        T("Tiles"),
        T(
            "Sand hinders nobody. Rock blocks sight. To climb it, roll a red die: an "
            "octopus takes you up, and you attack with an extra white die; without one "
            "your move is over. Coral degrades your worst defence die, and poison coral "
            "poisons too. You can search coral once: an octopus on a white die finds an "
            "item. Where a creature of the abyss was beaten, you defend with an extra red "
            "die."
        ),
    ),
    RulesPage(
        T("Sight and range"),
        T(
            "A target must be in range and in sight: no rock may lie on a straight line "
            "from a corner of your tile to it. The tile next to you is always in sight. "
            "From a rock you can see over rocks right next to it."
        ),
    ),
    RulesPage(
        T("Dice"),
        T(
            "White dice are poor, red ones fair, black ones dangerous. Degrading lowers your "
            "worst die, upgrading raises it. Bonus dice may bring more bonus dice. Diamonds "
            "bring Essence to whoever rolled them, in attack and in defence."
        ),
        dice_page,
    ),
    RulesPage(
        T("Combat"),
        T(
            "An attack activates one tile: all its models attack, each a target in range and in "
            "sight, or all of them search and recover. Attacker and defender may each use one "
            "ability before the roll; some work after it. Characters carry one item, one weapon, "
            "one armour and one ability; minions carry nothing. What a destroyed model carried is "
            "lost."
        ),
        combat_page,
    ),
    RulesPage(
        T("Essence and wounds"),
        T(
            "Octopuses hit, shields block, diamonds bring Essence; a white sign also adds a red "
            "die. What is not blocked wounds. A model with as many wounds as its Heart is "
            "destroyed. Abilities cost Essence, and each side may use one in an attack."
        ),
    ),
    RulesPage(
        T("What lurks"),
        T(
            "Search an abyss from the next tile. A treasure is yours. A creature can be "
            "fought at once by the others on the tile, or left on guard. After all players "
            "the creatures attack: next to one army its enemies choose the victim, next to "
            "several two red dice decide who chooses. Whoever deals the last wound gets "
            "the reward."
        ),
        creature_page,
    ),
    RulesPage(
        T("Tokens"),
        T(
            "Effect tokens stay until the end of the round. The recover action takes them "
            "off, unless the model is poisoned or stands on poison coral."
        ),
        token_page,
    ),
    RulesPage(
        T("Events and the last army"),
        T(
            "An event ends every turn. When all armies have had theirs, the creatures attack, "
            "effect tokens come off, and a new round begins. An army without models is out, and "
            "the last one has won. With a limit of rounds, the army with the most points left "
            "wins."
        ),
    ),
]
