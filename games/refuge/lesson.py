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
                "You dive with a partner and win or lose together: take Mags, who's strong and "
                "good to have near."
            ),
        ),
        theirs("diver.satoshi"),
        mine(
            "start.c2r0",
            T(
                "The Kraken lies at the top and its tentacles come down to you: begin at the "
                "bottom, in column C."
            ),
        ),
        theirs("start.c5r0"),
        mine(
            "move.c2r1",
            T("You've two actions a turn: swim up into the cave, where no tentacle can follow."),
        ),
        mine(
            "move.c2r2",
            T(
                "Your first goal is to eliminate five tentacles: the green Spawn space above "
                "takes one, and gives a card."
            ),
        ),
        theirs("move.c5r1", "put.c3r2.c2r2"),
        mine(
            "strike.harpoon",
            T(
                "The Kraken moved, and your partner pushed a tentacle onto you: strike it with "
                "the Harpoon you drew."
            ),
        ),
        theirs("move.c5r2"),
        mine(
            "move.c3r2",
            T(
                "Three of five are gone, and one rose at G2, by your partner: swim right, to a "
                "Spawn space that reaches it."
            ),
        ),
        mine(
            "hit.c6r2",
            T(
                "Two tentacles are in line with you: choose the one at G2, before it reaches your "
                "partner."
            ),
        ),
        mine(
            "move.c4r2",
            T(
                "Four of five: now try a Lair, the space with an eye on your right, which lets "
                "you move a tentacle."
            ),
        ),
        mine(
            "put.c4r4.c4r3",
            T("Pull the tentacle on E4 down to E3, next to you, where your Wrench can fell it."),
        ),
        mine("end", T("You're out of actions, so end the turn and let the Kraken strike.")),
        theirs("card.air_tank", "move.c6r2"),
        mine(
            "ability.wrench",
            T(
                "It knocked you down, and your partner stood you up with an Air Tank: now fell a "
                "tentacle with Wrench."
            ),
        ),
        mine(
            "recover",
            T(
                "A used ability lies face down: for an action and two cards of one type, Recover "
                "turns it up again."
            ),
        ),
    ),
    farewell=T(
        "Two actions, then the Kraken's card: that's a dive. Play on here, or begin a real one."
    ),
    after=RefugeOptions(),
)
