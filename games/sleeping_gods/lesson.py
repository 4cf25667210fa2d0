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
                "A turn begins in a room of your ship: the deck gives command, which pays for "
                "help, and lets you search."
            ),
        ),
        mine("search", T("Draw a search token from the sea; you'll keep one of two.")),
        mine("search", T("Draw the second one.")),
        mine("enough", T("A third could do harm, so that's enough.")),
        mine("keep-1-0", T("Keep the find with two kinds of food, because meals help the tired.")),
        mine(
            "explore-2",
            T(
                "You've two actions, and every ringed number on the chart has a story: explore "
                "number 2."
            ),
        ),
        mine(
            "B",
            T("Read, then choose: some choices test a skill and can fail, but the second is safe."),
        ),
        mine(
            "travel-rafael",
            T(
                "Your quest is a lamp for the black stack north-west of here: set sail, with "
                "Rafael at the engines."
            ),
        ),
        mine(
            "go-5a",
            T(
                "Fate 4 and his craft make 5, enough for two regions: sail to 5A, where the "
                "black stack is."
            ),
        ),
        theirs("galley", "card-33", "option-0", "join-odessa", "join-laurent", "join-mac", "draw"),
        theirs("explore-5", "A", "join-audrie", "join-odessa", "join-laurent", "join-mac", "draw"),
        theirs("travel", "go-4c", "stop"),
        mine("bridge", T("Your partner won one of the chimes you're after: now go to the bridge.")),
        mine("pick-0", T("Every turn brings an event, and this one offers a card, so take it.")),
        mine(
            "equip-44-rafael",
            T("Give Carpenter's Thumb to Rafael: his craft rises from 1 to 3."),
        ),
        mine("explore-20", T("This town has a story too, so explore number 20.")),
        mine(
            "D",
            T("Now dare a challenge: riveting takes craft 6, and failing it costs health."),
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
                "Fate 5 and his 3 make 8, and you're paid: back to the gangway, and on with your "
                "voyage."
            ),
        ),
    ),
    farewell=T(
        "A room, an event, two actions: now you know a turn. Play on here, or begin your own "
        "voyage."
    ),
    after=CampaignOptions(mode="easy"),
)
