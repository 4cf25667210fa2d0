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
            T("Your stash says which gems the fish must bring: choose the Amphora."),
        ),
        mine(
            "seahorse",
            T(
                "Everybody plays an animal with a power: be the seahorse, which may roll a die "
                "again."
            ),
        ),
        theirs("turtle", "face-13"),
        mine("go", T("Nobody is told to be next, you talk about it: step forward yourself.")),
        mine(
            "inside",
            T(
                "Tiles make the reef on both sides of the route, and their coral hides fish: lay "
                "yours inside."
            ),
        ),
        mine(
            "yellow-2",
            T(
                "Now a fish swims: send the yellow one to your own animal, which costs a shell "
                "and brings a new one."
            ),
        ),
        theirs("outside", "green-4", "face-22"),
        mine(
            "go",
            T(
                "Everybody has played, and a new round begins with a new tile for you: step "
                "forward."
            ),
        ),
        mine("inside", T("Lay it inside again, where it will hide fish that come later.")),
        mine(
            "red-6",
            T(
                "The eye warns of a gap in the coral, where Tentacula sees the fish: send the red "
                "one and see what happens."
            ),
        ),
        mine(
            "yes",
            T(
                "She saw it and steals a blue gem, which your stash needs: you are the seahorse, "
                "so roll again."
            ),
        ),
        theirs("outside", "red-7", "yellow", "face-15"),
        mine(
            "next-1",
            T(
                "Green is no loss, and a dolphin brought your partner's gem home for a shell: let "
                "your partner begin."
            ),
        ),
        theirs("inside", "yellow-3"),
        mine(
            "outside",
            T(
                "A square is safe with coral on both sides: lay your tile outside, to hide the "
                "squares 14 and 16."
            ),
        ),
        mine(
            "yellow-5",
            T("Blue rings mark safe squares: send the yellow fish to turtle 5, which is one."),
        ),
    ),
    farewell=T(
        "Lay a tile, move a fish, stay hidden: now you know the reef. Play on here, or begin a "
        "real voyage."
    ),
    after=TentaculaOptions(),
)
