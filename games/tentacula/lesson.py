"""The first voyage, guided: two rounds and a half."""

from __future__ import annotations

from games.kernel.lesson import Lesson, mine, path, theirs
from games.kernel.text import T
from games.tentacula.options import TentaculaOptions

LESSON = Lesson(
    seed=2,
    seats=2,
    options=TentaculaOptions(),
    path=path(
        mine(
            "amphora",
            T("Your stash says which gems the fish must bring home: choose the Amphora."),
        ),
        mine(
            "seahorse",
            T("Everybody is an animal with a power: be the seahorse, who can roll a die again."),
        ),
        theirs("turtle", "face-13"),
        mine("go", T("There's no fixed order, so you talk it over: step forward yourself.")),
        mine(
            "inside",
            T(
                "Tiles build the reef on both sides of the route, and their coral hides fish: "
                "lay yours inside."
            ),
        ),
        mine(
            "yellow-2",
            T(
                "Now a fish swims: send the yellow one to your own animal, for a shell you'll "
                "find again there."
            ),
        ),
        theirs("outside", "green-4", "face-22"),
        mine(
            "go",
            T("Everybody's played, so a new round begins with a new tile: step forward."),
        ),
        mine("inside", T("Lay it inside again, where it'll hide fish that come later.")),
        mine(
            "red-6",
            T(
                "The eye warns of a gap where Tentacula sees the fish: send the red one and see "
                "what happens."
            ),
        ),
        mine(
            "yes",
            T("She saw it and steals a blue gem you need: you're the seahorse, so roll again."),
        ),
        theirs("outside", "red-7", "yellow", "face-15"),
        mine(
            "next-1",
            T(
                "Green doesn't hurt, and a dolphin took a gem home for a shell: let your partner "
                "begin."
            ),
        ),
        theirs("inside", "yellow-3"),
        mine(
            "outside",
            T(
                "A square's safe with coral on both sides: lay your tile outside, and it hides "
                "14 and 16."
            ),
        ),
        mine(
            "yellow-5",
            T("A blue ring means a square is safe: send the yellow fish to one, turtle 5."),
        ),
    ),
    farewell=T(
        "Lay a tile, move a fish, stay hidden: that's the reef. Play on here, or begin a real "
        "voyage."
    ),
    after=TentaculaOptions(),
)
