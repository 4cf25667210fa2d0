"""The vocabulary of Sleeping Gods explained: rooms, skills, goods and signs."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.text import T, Text

ROOM_WORDS: Mapping[str, Text] = {
    "hull": T("Nobody works here. It takes 1 damage; the ship sinks with 11 in all."),
    "deck": T("A ship action: gain command and draw up to three search tokens. No cards here."),
    "sick_bay": T(
        "A ship action: draw a card, gain command, restore 1 health. With 2 damage it's shut."
    ),
    "galley": T("A ship action: draw cards, gain command, and give a card to rest somebody tired."),
    "quarters": T(
        "A ship action: draw a card, gain command, and take some back from crew and cards."
    ),
    "bridge": T(
        "A ship action: draw a card, gain command, and take it all back from crew and cards."
    ),
}
SKILL_WORDS: Mapping[str, Text] = {
    "strength": T("For lifting, breaking and fighting."),
    "perception": T("For seeing, hearing and finding."),
    "savvy": T("For knowing, telling and bargaining."),
    "craft": T("For building and mending. It also drives the engines when you travel."),
    "cunning": T("For anything sly, quick or secret."),
}
GOODS_WORDS: Mapping[str, Text] = {
    "meat": T("Food. Recipes need it, and so do some stories."),
    "vegetables": T("Food. Recipes need it, and so do some stories."),
    "grain": T("Food. Recipes need it, and so do some stories."),
    "materials": T("Wood and iron. Shipyards repair with it, and some stories ask for it."),
    "artifacts": T("Old and precious. They sell well, and each is worth a point at the end."),
    "coins": T("They buy market cards, beds and repairs. Two are worth a point at the end."),
    "food_any": T("Meat, vegetables or grain, as you like. Mix them freely."),
    "any": T("Any goods aboard, as you like. Coins count too."),
}
SIGNS: Mapping[str, tuple[Text, Text]] = {
    "command": (
        T("Command"),
        T(
            "Spend it to equip a card, or to use an ability or an adventure card. It stays "
            "there until you take it back."
        ),
    ),
    "fatigue": (
        T("Fatigue"),
        T("Joining a challenge costs one. With two you sit the next one out, until you rest."),
    ),
    "fate": (
        T("Fate"),
        T("The number on the next ability card, from 1 to 6. It's added to every check."),
    ),
    "health": (
        T("Health"),
        T("At 0 they're out until healed. With everybody at 0 you're defeated."),
    ),
    "synergy": (
        T("Red diamond: synergy"),
        T(
            "Cover it and your token goes to somebody else in the crew, who can return it "
            "for its effect."
        ),
    ),
    "heart": (
        T("Heart"),
        T(
            "Cover all hearts and the enemy falls. A number on one is what a single attack "
            "must put there."
        ),
    ),
    "sword": (
        T("Attack square"),
        T("It adds to the enemy's blow. Cover it and the blow is weaker."),
    ),
    "hourglass": (
        T("Hourglass"),
        T("A power that works at the end of a round. Cover it and it's gone."),
    ),
    "first_strike": (
        T("First strike"),
        T("The enemy strikes before you do, until you cover the square."),
    ),
    "resist": (
        T("Resistance"),
        T("It swallows some damage of each attack, until you cover the square."),
    ),
    "flying": (
        T("Flying"),
        T("Without a ranged weapon it's 1 harder to hit, until you cover the square."),
    ),
    "action_token": (
        T("Action token"),
        T("You share four in every round of a fight. Each is one attack."),
    ),
    "accuracy": (
        T("Accuracy"),
        T("With fate it must reach the enemy's defence. If it doesn't, you miss and deal 1."),
    ),
    "block": (
        T("Block"),
        T("It weakens the blow that answers your attack. At the end of a round it doesn't help."),
    ),
    "captain": (
        T("Captain token"),
        T("It's your turn if you have it, and the captain is yours. It moves on after every turn."),
    ),
    "location": (
        T("Ringed number"),
        T("A place to explore: the book has its story under that number. It costs an action."),
    ),
    "hazard": (
        T("Hazard"),
        T("Sail in and you must meet its challenge. The chart says which."),
    ),
    "port": (
        T("Anchor: port"),
        T("An inn, a shipyard, a healer, and level cards for XP. Stopping costs an action."),
    ),
    "market": (T("Coin: market"), T("Cards to buy for coins. A visit costs an action.")),
    "arrow": (T("Arrow at the edge"), T("Sail this way to another page of the atlas.")),
    "keyword": (
        T("Keyword"),
        T("It comes with a quest. In the book it opens choices, or leads to another page."),
    ),
    "event_deck": (
        T("Event deck"),
        T("One event every turn. When the third deck runs out, the voyage ends."),
    ),
    "totem": (
        T("Totem"),
        T("What you're looking for. How many you find decides how the story ends."),
    ),
    "xp": (T("XP"), T("The whole crew's experience. In ports it buys level cards.")),
}
