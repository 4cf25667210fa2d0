"""The vocabulary of Sleeping Gods explained: rooms, skills, goods and signs."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.text import T, Text

ROOM_WORDS: Mapping[str, Text] = {
    "hull": T("It is no room to work in, and takes 1 damage. The ship sinks with 11 in all."),
    "deck": T("A ship action: gain command and draw up to three search tokens. No card comes."),
    "sick_bay": T(
        "A ship action: draw a card, gain command, restore 1 health. With 2 damage it is shut."
    ),
    "galley": T(
        "A ship action: draw cards, gain command, and rest a tired crew member for a card."
    ),
    "quarters": T("A ship action: draw a card, gain command, and return some that was placed."),
    "bridge": T("A ship action: draw a card, gain command, and return all that was placed."),
}
SKILL_WORDS: Mapping[str, Text] = {
    "strength": T("For whatever is lifted, broken or fought. Challenges name it with a number."),
    "perception": T("For whatever is seen, heard or found. Challenges name it with a number."),
    "savvy": T("For whatever is known, told or bargained. Challenges name it with a number."),
    "craft": T("For whatever is built or mended. It also drives the engines when you travel."),
    "cunning": T("For whatever is sly, quick or secret. Challenges name it with a number."),
}
GOODS_WORDS: Mapping[str, Text] = {
    "meat": T("Food. Recipes want it, and some stories do."),
    "vegetables": T("Food. Recipes want it, and some stories do."),
    "grain": T("Food. Recipes want it, and some stories do."),
    "materials": T("Wood and iron. A shipyard repairs with it, and some stories want it."),
    "artifacts": T("Old things of value. They sell well, and each counts a point at the end."),
    "coins": T("They buy market cards, beds and repairs. Two of them are a point at the end."),
    "food_any": T("Meat, vegetables or grain, as you like. Mix them freely."),
    "any": T("Any goods aboard, as you like. Coins count as well."),
}
SIGNS: Mapping[str, tuple[Text, Text]] = {
    "command": (
        T("Command"),
        T(
            "Tokens that pay for help: to equip a card, to use an ability or an adventure card. "
            "They stay there until they are returned."
        ),
    ),
    "fatigue": (
        T("Fatigue"),
        T("Everybody who joins a challenge gets one. With two they must rest before the next."),
    ),
    "fate": (
        T("Fate"),
        T("The number on the next ability card, from 1 to 6. It is added to every test."),
    ),
    "health": (
        T("Health"),
        T("At 0 a crew member can do nothing until healed. With all at 0 the crew is defeated."),
    ),
    "synergy": (
        T("Red diamond: synergy"),
        T("Cover it and your token goes to another crew member, who may return it for its effect."),
    ),
    "heart": (
        T("Heart"),
        T("Cover all hearts and the enemy falls. One with a number needs that much of one attack."),
    ),
    "sword": (
        T("Attack square"),
        T("It adds to the enemy's blow. Cover it and the blow is weaker."),
    ),
    "hourglass": (
        T("Hourglass"),
        T("A power that works at the end of a round. Cover it and it works no more."),
    ),
    "first_strike": (
        T("First strike"),
        T("The enemy strikes before you do. Cover the square and it no longer does."),
    ),
    "resist": (
        T("Resistance"),
        T("It swallows some damage of each attack. Cover the square and it no longer does."),
    ),
    "flying": (
        T("Flying"),
        T("Without a ranged weapon it is 1 harder to hit. Cover the square and it is not."),
    ),
    "action_token": (
        T("Action token"),
        T("A fight has four in a round, shared among you. Each is one attack."),
    ),
    "accuracy": (
        T("Accuracy"),
        T("Added to fate it must reach the enemy's defense. Else you miss and deal 1 damage."),
    ),
    "block": (
        T("Block"),
        T("It lowers the blow that follows your attack. At the end of a round it does not help."),
    ),
    "captain": (
        T("Captain token"),
        T("Whoever has it takes the turn and leads the captain. It passes on after every turn."),
    ),
    "location": (
        T("Ringed number"),
        T("A place to explore: its story is in the book under that number. It costs an action."),
    ),
    "hazard": (
        T("Hazard"),
        T("Whoever sails into this region must meet its challenge. The chart says which."),
    ),
    "port": (
        T("Anchor: port"),
        T("An inn, a shipyard and a healer, and level cards for XP. Stopping costs an action."),
    ),
    "market": (T("Coin: market"), T("Cards to buy for coins. A visit costs an action.")),
    "arrow": (T("Arrow at the edge"), T("Here the ship sails to another page of the atlas.")),
    "keyword": (
        T("Keyword"),
        T("A quest gives it. In the book it opens choices, or leads to another page."),
    ),
    "event_deck": (
        T("Event deck"),
        T("One event each turn. When the third deck has run out, the voyage ends."),
    ),
    "totem": (
        T("Totem"),
        T("What you are looking for. How many you find decides how the story ends."),
    ),
    "xp": (T("XP"), T("Experience of the whole crew. In ports it buys level cards.")),
}
