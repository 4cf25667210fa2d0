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
            "You play together, and you win or lose together. Bring the yellow, the green and the "
            "red fish to the finish. And hang on to the gems your stash needs: Tentacula loves "
            "everything that glitters."
        ),
        goal_page,
    ),
    RulesPage(
        T("Before you start"),
        T(
            "Everybody picks an animal, and together you pick one of six stashes: it says which "
            "gems you need. All 16 gems start in the chest. Two reef tiles lie beside the first "
            "squares, and everybody holds one. The First Voyage starts with two shells, the Grand "
            "Adventure with one, the Big Challenge with one and a reef tile fewer, the pros' game "
            "with none and two tiles fewer."
        ),
    ),
    RulesPage(
        T("Your turn"),
        T(
            "There's no fixed order: talk it over, then one of you steps forward. Everybody plays "
            "once a round. Lay your reef tile on the next free reef square, inside or outside the "
            "route. Then move one fish, any fish, to the next free square with your tile's animal. "
            "Skip occupied squares. No reef square free? Then your tile goes in the box, but you "
            "still move."
        ),
        turn_page,
    ),
    RulesPage(
        T("Hide in the coral"),
        T(
            "A square is safe when there are tiles on both sides and both show coral there. Safe "
            "squares have a blue ring. Some tiles have gaps with water: beside a gap you'll be "
            "seen. The start, the first four squares and the finish are always safe."
        ),
        reef_page,
    ),
    RulesPage(
        T("Tentacula steals"),
        T(
            "Did your fish stop on a square that isn't safe? Then roll the coloured die: a gem of "
            "that colour goes from your chest into the cave. If that colour's gone, you choose the "
            "gem. When the chest is empty, you lose."
        ),
        theft_page,
    ),
    RulesPage(
        T("Shells, dolphins and a shark"),
        T(
            "You share your shells, six at most. Stop on a shell to find one. Pay one for a shell "
            "move: a fish swims to your own animal instead of the tile's. Stop on a dolphin and "
            "pay a shell: a gem goes straight to the stash, where it's safe. Stop on a shark and "
            "pay a shell: if the cave holds a gem the stash needs, one comes back to the chest. "
            "They help once a turn, before Tentacula looks."
        ),
        helpers_page,
    ),
    RulesPage(
        T("Four powers"),
        T(
            "Turtle: look at both sides of a new tile and choose one; everybody else turns it "
            "over. Seahorse: roll the theft die again if you like; the second roll counts. It "
            "works at the end of the round too, if you moved last. Jellyfish: your shell move goes "
            "to any animal, and always costs a shell. Crab: flip a shell instead of paying it; "
            "half the time you keep it."
        ),
        powers_page,
    ),
    RulesPage(
        T("Magical gates"),
        T(
            "There are three gates on the way. The fish must swim through in the order on the "
            "sign: no overtaking. Once all three are through, the board folds at the end of the "
            "round. First the left side opens, and tiles left in the draw pile are lost. Later the "
            "right side closes, and the reef tiles there are lost."
        ),
        gates_page,
    ),
    RulesPage(
        T("The signs at the gates"),
        T(
            "Two signs go by hat, two by colour, two by size, and each shows the three fish in "
            "order. Yellow wears a sombrero, green a top hat, red a bowler. A fish can't swim past "
            "the arch before its turn: move another one. After the third gate, any animal leads to "
            "a free square of the finish."
        ),
    ),
    RulesPage(
        T("The end of a round, and of the game"),
        T(
            "When everybody's moved, everybody draws a tile, starting with the last to move. Once "
            "the pile's empty, take the tile furthest back on the reef and turn it over; a small "
            "animal on it shows what it'll be. Then Tentacula steals a gem for every fish in the "
            "open. You win when all three fish are home and chest and stash together hold every "
            "gem you need. You lose when the chest is empty, or when there's no reef tile left."
        ),
        ending_page,
    ),
    RulesPage(
        T("Won, nearly won, lost"),
        T(
            "All fish home and no gem missing: you win. All fish home, but a gem missing: nearly. "
            "If the chest is empty or there's no reef tile left before all fish are home, you "
            "lose, however full the stash is."
        ),
    ),
]
