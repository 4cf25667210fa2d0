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
            T(
                "Three fish want to go home, and you help them, with a partner. They bring gems "
                "along: at the end you need those that your stash shows. Choose the Amphora."
            ),
        ),
        mine(
            "seahorse",
            T("Everybody plays an animal with a power. Be the seahorse: it may roll a die again."),
        ),
        theirs("turtle", "face-13"),
        mine("go", T("Nobody says who is next: you talk about it. Step forward yourself.")),
        mine(
            "inside",
            T(
                "You have a tile with a turtle. Tiles make the reef on both sides of the route, "
                "and their coral hides fish. Lay it inside."
            ),
        ),
        mine(
            "yellow-2",
            T(
                "Now a fish swims: to the next turtle, or for a shell to your own animal, the "
                "seahorse. A new shell lies there, so it costs you nothing. Send the yellow fish."
            ),
        ),
        theirs("outside", "green-4", "face-22"),
        mine(
            "go",
            T(
                "Your partner moved the green fish. Everybody has played: a new round begins, and "
                "you have a new tile. Step forward."
            ),
        ),
        mine("inside", T("Lay it inside again. It will hide fish that come later.")),
        mine(
            "red-6",
            T(
                "The eye warns you: the coral there has a gap, and Tentacula sees the fish. You "
                "have no better move. Send the red fish and see what happens."
            ),
        ),
        mine(
            "yes",
            T(
                "She saw it! The die shows blue, so she steals a blue gem, and your stash needs "
                "blue. But you are the seahorse: roll again."
            ),
        ),
        theirs("outside", "red-7", "yellow", "face-15"),
        mine(
            "next-1",
            T(
                "Green: your stash needs none. Then your partner stopped on a dolphin, and paid a "
                "shell: it carried a gem to the stash, where it is safe. Let your partner begin."
            ),
        ),
        theirs("inside", "yellow-3"),
        mine(
            "outside",
            T(
                "A square is safe with coral on both sides. Lay your tile outside: it hides the "
                "squares 14 and 16."
            ),
        ),
        mine(
            "yellow-5",
            T("The blue rings mark safe squares. Turtle 5 is one: send the yellow fish there."),
        ),
    ),
    farewell=T(
        "Now you know the reef: lay a tile, move a fish, stay hidden. Gates want the fish in their "
        "order, and the board folds behind them. Play on here, or begin a real voyage."
    ),
    after=TentaculaOptions(),
)
