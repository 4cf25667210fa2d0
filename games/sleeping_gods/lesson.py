"""The first three turns of the Hollow Gyre, guided."""

from __future__ import annotations

from games.kernel.lesson import Lesson, mine, path, theirs
from games.kernel.text import T
from games.sleeping_gods.options import CampaignOptions

LESSON = Lesson(
    seed=1,
    seats=2,
    options=CampaignOptions(mode="easy"),
    path=path(
        mine(
            "deck",
            T(
                "A turn begins with a room of your ship: on the deck you get command, which pays "
                "for help, and may search."
            ),
        ),
        mine("search", T("Draw a search token from the sea: you will keep one of two.")),
        mine("search", T("Draw the second one.")),
        mine("enough", T("A third could do harm, so that is enough.")),
        mine("keep-1-0", T("Keep the find with two kinds of food, for meals help the tired.")),
        mine(
            "explore-2",
            T(
                "You have two actions, and each ringed number on the chart has a story: explore "
                "number 2."
            ),
        ),
        mine(
            "B",
            T(
                "Read, then choose: some choices ask for a skill and may fail, but the second "
                "asks for nothing."
            ),
        ),
        mine(
            "travel-rafael",
            T(
                "Your quest is a lamp for the black stack, north-west of here: set sail, with "
                "Rafael at the engines."
            ),
        ),
        mine(
            "go-5a",
            T(
                "Fate 4 and his craft make 5, which is two regions: sail to region 5A, where the "
                "black stack is."
            ),
        ),
        theirs("galley", "card-33", "option-0", "join-odessa", "join-laurent", "join-mac", "draw"),
        theirs("explore-5", "A", "join-audrie", "join-odessa", "join-laurent", "join-mac", "draw"),
        theirs("travel", "go-4c", "stop"),
        mine("bridge", T("Your partner won one of the chimes you seek: now take the bridge.")),
        mine("pick-0", T("Every turn brings an event, and this one offers a card: take it.")),
        mine(
            "equip-44-rafael",
            T("Give Carpenter's Thumb to Rafael: his craft rises from 1 to 3."),
        ),
        mine("explore-20", T("The town you anchor at has a story too: explore number 20.")),
        mine(
            "D",
            T("Now dare a challenge: riveting asks for craft 6, and costs health if it fails."),
        ),
        mine(
            "join-rafael",
            T(
                "Whoever joins adds their craft and gets tired: light up Rafael, then draw fate "
                "with him."
            ),
        ),
        mine("draw"),
        mine(
            "H",
            T(
                "Fate 5 and his 3 made 8, and you are paid: go back to the gangway, and on with "
                "your voyage."
            ),
        ),
    ),
    farewell=T(
        "A room, an event, two actions: now you know a turn. Play on here, or begin your own "
        "voyage."
    ),
    after=CampaignOptions(mode="easy"),
)
