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
            "If two of you want the same faction, two red dice decide. Points buy models and "
            "some of your faction's sixteen cards; leftover points are lost. You begin with 3 "
            "Essence and keep at most five cards nobody carries. Every battle has a new map. "
            "Models start on your summoning tiles, and two red dice decide who goes first."
        ),
    ),
    RulesPage(
        T("The sea floor"),
        T(
            "A tile holds one large model or three small ones of one army. You can pass friends "
            "but not enemies. On the move a model can swim (one tile more, over rock, worst "
            "defence die degraded until it settles), charge (one tile more, worst attack die "
            "degraded this turn), take a card from your stock or share one. Models that didn't "
            "fit at the start come in later on your summoning tiles, for one move."
        ),
        ground_page,
    ),
    RulesPage(
        T("Tiles"),
        T(
            "Sand is just sand. Rock blocks sight. To climb it, roll a red die: an octopus takes "
            "you up, and you attack with an extra white die; without one your move is over. "
            "Coral degrades your worst defence die, and poison coral poisons you too. You can "
            "search coral once: an octopus on a white die finds an item. Where a creature of the "
            "abyss was beaten, you defend with an extra red die."
        ),
    ),
    RulesPage(
        T("Sight and range"),
        T(
            "A target has to be in range and in sight: no rock on a straight line from a corner "
            "of your tile to it. You can always see the tile next to you. From a rock you see "
            "over the rocks right beside it."
        ),
    ),
    RulesPage(
        T("Dice"),
        T(
            "White dice are poor, red ones fair, black ones dangerous. Degrading lowers your "
            "worst die, upgrading raises it. Bonus dice can bring more bonus dice. A diamond "
            "brings Essence to the one who rolled it, in attack and in defence."
        ),
        dice_page,
    ),
    RulesPage(
        T("Combat"),
        T(
            "An attack activates one tile: its models all attack, each a target in range and in "
            "sight, or they all search and recover. Attacker and defender can each use one "
            "ability before the roll; some work after it. Characters carry one item, one weapon, "
            "one armour and one ability; minions carry nothing. What a destroyed model carried "
            "is lost."
        ),
        combat_page,
    ),
    RulesPage(
        T("Essence and wounds"),
        T(
            "Octopuses hit, shields block, diamonds bring Essence; a white sign also adds a red "
            "die. Every hit that isn't blocked wounds. A model with as many wounds as its Heart "
            "is destroyed. Abilities cost Essence, and each side can use one in an attack."
        ),
    ),
    RulesPage(
        T("What lurks"),
        T(
            "Search an abyss from the next tile. A treasure is yours. A creature can be fought "
            "at once by the others on your tile, or left on guard. After all players the "
            "creatures attack: next to one army, its enemies choose the victim; next to several, "
            "two red dice decide who chooses. The last wound earns the reward."
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
