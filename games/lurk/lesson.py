"""The first battle, guided: one turn of the Ancients."""

from __future__ import annotations

from games.kernel.lesson import Lesson, mine, path, theirs
from games.kernel.text import T
from games.lurk.options import LurkOptions

LESSON = Lesson(
    seed=1,
    seats=2,
    options=LurkOptions(),
    path=path(
        mine(
            "faction.ancients",
            T(
                "Two armies fight until only one is left: lead the Ancients, who are few but "
                "strong."
            ),
        ),
        theirs("faction.nautilus"),
        mine(
            "army.ancients.0",
            T(
                "You could buy your models one by one, but a ready-made army's easier: take The "
                "Old Throne."
            ),
        ),
        theirs("army.nautilus.0"),
        mine("keep", T("The sea floor is different every time, and this one will do.")),
        theirs("keep"),
        mine(
            "rest",
            T("Your army starts on three tiles at the bottom: let me place it for you."),
        ),
        theirs("rest"),
        theirs("go.A3.m6.A1", "go.C5.m8.A1", "go.C5.m9.A1"),
        theirs("go.C5.m6.A3", "go.E7.m10.A3", "go.D6.m11.A3"),
        theirs("go.H5.m10.E7", "hit.m4.m10"),
        theirs("search.m6", "search.m8", "hold"),
        theirs("abyss.D5.m9", "face"),
        mine(
            "prey.m6",
            T(
                "Your enemy woke a creature that bites anyone near: let it bite their leader, "
                "the Tide Speaker."
            ),
        ),
        theirs("no"),
        mine(
            "go.I3.m1.I2",
            T("It's your turn, and you have three moves: send the First Drowned from I2 to I3."),
        ),
        mine(
            "hit.m10.m1",
            T("That move has earned an attack: hit the Kelp Spear with the First Drowned."),
        ),
        theirs("use.power"),
        mine(
            "go.H5.all.I2",
            T("It's destroyed, so move both models on I2 together to the coral on H5."),
        ),
        mine(
            "abyss.G6.m2",
            T("Models can search instead: let the Hollow Guard look into the abyss on G6."),
        ),
        mine(
            "face",
            T("A Lantern Biter comes up: face it, because the last wound earns you its reward."),
        ),
        mine(
            "search.m3",
            T("Your Whisper Shade is on coral, where items lie hidden, so let it search."),
        ),
        mine(
            "end",
            T("You've found an Air Bladder and your army stands well, so end the turn."),
        ),
    ),
    farewell=T(
        "Move a tile, then attack or search with it: that's how you fight. Play on here, or "
        "begin a real battle."
    ),
    after=LurkOptions(rounds="20"),
)
