"""The first dive, guided: Mags and Satoshi, up to the first objective."""

from __future__ import annotations

from games.kernel.lesson import Lesson, mine, path, theirs
from games.kernel.text import T
from games.refuge.options import RefugeOptions

LESSON = Lesson(
    seed=31,
    seats=2,
    options=RefugeOptions(),
    path=path(
        mine(
            "diver.mags",
            T(
                "Welcome! You dive with a partner, and you win or lose together. Each diver has "
                "three abilities. Mags is strong, and good to have near: take her."
            ),
        ),
        theirs("diver.satoshi"),
        mine(
            "start.c2r0",
            T(
                "Divers begin at the bottom. The Kraken lies at the top, and its tentacles come "
                "down to you. Start in column C."
            ),
        ),
        theirs("start.c5r0"),
        mine(
            "move.c2r1",
            T(
                "Your first goal: together, eliminate five tentacles. A turn has two actions. Swim "
                "up into the cave: no tentacle enters a cave while you are in it."
            ),
        ),
        mine(
            "move.c2r2",
            T(
                "Here you are safe. Now swim up to the green Spawn space. It eliminates a tentacle "
                "in your row or column, and then you draw a salvage card."
            ),
        ),
        theirs("move.c5r1", "put.c3r2.c2r2"),
        mine(
            "strike.harpoon",
            T(
                "One is gone, and you drew a Harpoon. After your two actions the Kraken moved, and "
                "a new tentacle rose. Your partner pushed it onto you: you have a weapon. Strike!"
            ),
        ),
        theirs("move.c5r2"),
        mine(
            "move.c3r2",
            T(
                "Three of five. Another tentacle rose at G2, next to your partner. Swim right, to "
                "the next Spawn space: from there you reach it."
            ),
        ),
        mine(
            "hit.c6r2",
            T("Two tentacles are in line with you. Choose G2, before it reaches your partner."),
        ),
        mine(
            "move.c4r2",
            T(
                "Four of five. The cards you draw are for later: each is an action. Now try a "
                "Lair, the space with an eye on your right. It lets you move a tentacle."
            ),
        ),
        mine(
            "put.c4r4.c4r3",
            T(
                "Every tentacle has a number on the board. Pull the one of E4 down to E3, next to "
                "you: your ability Wrench fells whatever is next to you."
            ),
        ),
        mine(
            "end",
            T(
                "No action is left. You may still pass a card to a diver next to you, for free. "
                "Keep yours and end the turn: now the Kraken strikes."
            ),
        ),
        theirs("card.air_tank", "move.c6r2"),
        mine(
            "ability.wrench",
            T(
                "The tentacle knocked you down: you had no weapon. Your partner stood you up with "
                "an Air Tank and reached goal I. Now a tentacle is next to you: use Wrench."
            ),
        ),
        mine(
            "recover",
            T(
                "A used ability lies face down. Recover turns it up again. It costs an action and "
                "two cards of one type: you have two Baits."
            ),
        ),
    ),
    farewell=T(
        "Now you know how to dive: two actions, then the Kraken's card. Two more goals follow. "
        "Never let four tentacles reach the bottom. Play on here, or begin a real dive."
    ),
    after=RefugeOptions(),
)
