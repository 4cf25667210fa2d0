"""The rules for whoever is eight, or wants to be."""

from __future__ import annotations

from games.kernel import T
from renderers.renderer import RulesPage
from renderers.tentacula.diagrams import (
    ending_page,
    gates_page,
    goal_page,
    helpers_page,
    powers_page,
    reef_page,
    theft_page,
    turn_page,
)

PAGES: list[RulesPage] = [
    RulesPage(
        T("Three fish want to go home"),
        T(
            "You all play together, and you all win or lose together. Bring the yellow, the "
            "green and the red fish to the finish. And keep the gems that your stash needs: "
            "Tentacula loves everything that glitters."
        ),
        goal_page,
    ),
    RulesPage(
        T("Before you start"),
        T(
            "Everybody chooses an animal, and together you choose one of six stashes: it says "
            "which gems you need. All 16 gems begin in the chest. Two reef tiles lie beside the "
            "first squares, and everybody holds one. The First Voyage begins with two shells, the"
            " Grand Adventure with one, the Big Challenge with one and a reef tile less, the game"
            " for pros with none and two tiles less."
        ),
    ),
    RulesPage(
        T("Your turn"),
        T(
            "Nobody says who is next: talk about it, then one of you steps forward. Everybody "
            "plays once in a round. Lay your reef tile on the next free reef square, inside or "
            "outside the route. Then move one fish, any fish, to the next free square with the "
            "animal of your tile. Squares that are taken are skipped. No reef square free? Then "
            "your tile goes into the box, but you still move."
        ),
        turn_page,
    ),
    RulesPage(
        T("Hide in the coral"),
        T(
            "A square is safe when tiles lie on both sides of it and both show coral there. "
            "Safe squares have a blue ring. Some tiles have gaps with water: beside a gap you "
            "can be seen. The start, the first four squares and the finish are always safe."
        ),
        reef_page,
    ),
    RulesPage(
        T("Tentacula steals"),
        T(
            "Did the fish that moved stop on a square that is not safe? Then roll the coloured "
            "die: a gem of that colour goes from your chest into the cave. If that colour is "
            "gone, you choose the gem. When the chest is empty, the game is lost."
        ),
        theft_page,
    ),
    RulesPage(
        T("Shells, dolphins and a shark"),
        T(
            "Shells belong to all of you, six at most. Stop on a shell to find one. With a "
            "shell you can pay for a shell move: a fish swims to your own animal instead of the "
            "tile's. Stop on a dolphin and pay a shell: a gem goes straight to the stash and is "
            "safe. Stop on a shark and pay a shell: if the cave holds a gem that the stash "
            "needs, one comes back to the chest. They help once a turn, before Tentacula looks."
        ),
        helpers_page,
    ),
    RulesPage(
        T("Four powers"),
        T(
            "Turtle: look at both sides of a new tile and choose one; all others turn it over. "
            "Seahorse: roll the theft die again if you like; the second roll counts. It works "
            "at the end of the round too, if you moved last. Jellyfish: your shell move "
            "goes to any animal, and always costs a shell. Crab: flip a shell instead of paying "
            "it; half of the time you keep it."
        ),
        powers_page,
    ),
    RulesPage(
        T("Magical gates"),
        T(
            "Three gates stand on the way. The fish must swim through in the order on the sign, "
            "and nobody may overtake. When all three are through, the board folds at the end of "
            "the round. First the left side opens, and tiles left in the draw pile are lost. "
            "Later the right side closes, and the reef tiles there are lost."
        ),
        gates_page,
    ),
    RulesPage(
        T("The signs at the gates"),
        T(
            "Two signs look at the hats, two at the colours, two at the sizes of the fish, and "
            "each shows the three in their order. Yellow wears a sombrero, green a top hat, red a"
            " bowler. A fish whose turn has not come cannot swim past the arch: move another one."
            " After the third gate any animal leads to a free square of the finish."
        ),
    ),
    RulesPage(
        T("The end of a round, and of the game"),
        T(
            "When everybody has moved, everybody draws a tile; whoever moved last draws first. "
            "Once the pile is empty, you take the tile that lies furthest back on the reef and "
            "turn it over; a small animal on it shows what it will be. Then Tentacula steals "
            "one gem for every fish in the open. You win when all three fish are home and the "
            "chest and the stash together hold every gem you need. You lose when the "
            "chest is empty, or when no reef tile is left."
        ),
        ending_page,
    ),
    RulesPage(
        T("Won, nearly won, lost"),
        T(
            "All fish home and no gem of the stash missing: you have won. All fish home, but a "
            "gem is missing: nearly won. Lost it is when the chest is bare or no reef tile is "
            "left before all fish are home, however full the stash may be."
        ),
    ),
]
