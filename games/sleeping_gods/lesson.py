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
                "You and your partner lead the crew of a lost ship. A turn begins with one room of "
                "the ship. Go to the deck: you get command, which pays for help, and may search "
                "the sea."
            ),
        ),
        mine(
            "search", T("Draw two search tokens, one after the other. You will keep one of them.")
        ),
        mine("search"),
        mine("enough", T("A third could do harm. That is enough.")),
        mine("keep-1-0", T("Keep the find with two kinds of food. Meals will help the tired.")),
        mine(
            "explore-2",
            T(
                "Every turn brings an event; this one was kind. Now you have two actions. Ringed "
                "numbers on the chart are places with a story: explore number 2."
            ),
        ),
        mine(
            "B",
            T(
                "Read, then choose. Some choices ask for a skill, and may fail. The second one "
                "asks for nothing."
            ),
        ),
        mine(
            "travel-rafael",
            T(
                "You have a quest: hang a lamp on the black stack, north-west of here. So set "
                "sail. One of the crew helps at the engines and gets tired: take Rafael."
            ),
        ),
        mine(
            "go-5a",
            T(
                "Fate is a number from 1 to 6. Your 4 and his craft make 5: that is two regions. "
                "Command could buy more, but it is enough. Sail to region 5A, where the black "
                "stack is."
            ),
        ),
        theirs("galley", "card-33", "option-0", "join-odessa", "join-laurent", "join-mac", "draw"),
        theirs("explore-5", "A", "join-audrie", "join-odessa", "join-laurent", "join-mac", "draw"),
        theirs("travel", "go-4c", "stop"),
        mine(
            "bridge",
            T(
                "Your partner's crew climbed the stack and won a chime. Chimes are what you look "
                "for. Now it is your turn again, in Kettle Town. Go to the bridge, then take the "
                "card that the event offers."
            ),
        ),
        mine("pick-0"),
        mine(
            "port",
            T(
                "The anchor is a port. There you buy level cards with experience, for good. Buy "
                "Steam Sense for Rafael: one more craft. Then leave."
            ),
        ),
        mine("level-rafael-1"),
        mine("leave"),
        mine(
            "market",
            T(
                "Your other action: the market. What you buy belongs to the whole crew. Oilskin "
                "Coats stop blows in a fight. Buy them, then leave."
            ),
        ),
        mine("buy-113"),
        mine("leave"),
    ),
    farewell=T(
        "Now you know a turn: a room, an event, two actions. Fights and challenges explain "
        "themselves when they come; ❔ helps. Play on here, or begin your own voyage."
    ),
    after=CampaignOptions(mode="easy"),
)
