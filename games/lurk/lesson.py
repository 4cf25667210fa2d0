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
                "Two armies fight on the sea floor, and the last one standing wins. First choose "
                "your people: the Ancients are few, but strong."
            ),
        ),
        theirs("faction.nautilus"),
        mine(
            "army.ancients.0",
            T("You could buy your models one by one. A ready-made army is easier: The Old Throne."),
        ),
        theirs("army.nautilus.0"),
        mine("keep", T("The sea floor is different in every battle. This one will do.")),
        theirs("keep"),
        mine(
            "rest",
            T("Your army begins on three tiles at the bottom. Let it be placed for you."),
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
                "Your enemy came first and destroyed one of your models. It also woke a creature, "
                "and that bites whoever is near. You may say whom: the Tide Speaker, their leader."
            ),
        ),
        theirs("no"),
        mine(
            "go.I3.m1.I2",
            T(
                "Your turn. You have three tokens: each is good for a movement, then for an "
                "attack. A movement is for one tile. Send the First Drowned of I2 to I3."
            ),
        ),
        mine(
            "hit.m10.m1",
            T(
                "The other models of I2 might move with it; they stay if you order something else. "
                "That token is good for an attack now. The Kelp Spear is in range and in sight. "
                "You roll two black dice and a red one: an octopus is a hit, a shield of the enemy "
                "stops one. Attack it with the First Drowned."
            ),
        ),
        theirs("use.power"),
        mine(
            "go.H5.all.I2",
            T(
                "Destroyed! Two tokens are left. Move both models of I2 together to the coral of "
                "H5. An abyss lies next to it."
            ),
        ),
        mine(
            "abyss.G6.m2",
            T(
                "Instead of attacking, models may search. Let the Hollow Guard look into the "
                "abyss of G6: a treasure, or something that bites."
            ),
        ),
        mine(
            "face",
            T("A Lantern Biter! Face it. After that, your Whisper Shade searches the coral."),
        ),
        mine("search.m3"),
        mine(
            "end",
            T(
                "The creature is wounded; whoever gives it the last wound earns its reward. The "
                "coral held an Air Bladder, an item to keep. One movement is left, but your army "
                "stands well. End the turn."
            ),
        ),
    ),
    farewell=T(
        "Now you know how to fight: move a tile, then attack or search with one. Cards, abilities "
        "and creatures do the rest; ❔ explains each of them. Play on here, or begin a real battle."
    ),
    after=LurkOptions(rounds="20"),
)
