"""The rules in a few pages, each with a diagram made of the board's own pieces."""

from __future__ import annotations

from games.kernel.text import T
from renderers.renderer import RulesPage
from renderers.sleeping_gods import diagrams

PAGES: list[RulesPage] = [
    RulesPage(
        T("The voyage"),
        T(
            "You're a crew of nine, lost on a strange sea. Find as many chimes as you can "
            "before the third event deck runs out; their number decides how the story ends. "
            "A turn has four steps: a ship action, an event, two actions (travel, explore, "
            "market, port, or a skip for 1 command), and the captain token passes on. If "
            "it's your turn, the captain is yours too. You can stop whenever you like; the "
            "campaign waits exactly as you left it."
        ),
        diagrams.turn_page,
    ),
    RulesPage(
        T("Before you sail"),
        T(
            "The captain follows the turn; you share out the other eight. You begin with "
            "coins, grain and four adventure cards, and each of you with 1 command and 1 "
            "ability card. Eighteen events lie in order: six mild, six perilous, six deadly. "
            "Easy mode starts rich, normal mode forgives defeats, brutal mode ends with the "
            "first one."
        ),
    ),
    RulesPage(
        T("The crew"),
        T(
            "A crew board shows skills, health, a weapon and an ability. At 0 health they're "
            "out until healed, and further damage goes to somebody else. With 2 fatigue they "
            "deal 1 less in combat and can't join challenges. Each can have two ability "
            "cards equipped, and every one adds 1 to its skill. You hold at most three "
            "cards, and only you see them. Goods and adventure cards belong to all."
        ),
    ),
    RulesPage(
        T("Ship actions and command"),
        T(
            "Go to another room than last time. Every room gives command, most give a card. "
            "The bridge takes back all command from crew and cards, the quarters some of it, "
            "the galley trades a card for rest, the deck searches the sea, the sick bay "
            "heals. Anybody can spend command at any time: to equip a card from hand to any "
            "crew member, to use a crew member's ability, or to use an adventure card. "
            "Command stays on what you used until you take it back."
        ),
        diagrams.rooms_page,
    ),
    RulesPage(
        T("Events"),
        T(
            "Every turn you face the top event: choose one of its options, or meet its "
            "challenge. Some stay, and say how to get rid of them. After the last card the "
            "story goes on next turn, equipped ability cards are discarded, and eighteen new "
            "events are laid out. After the third deck comes the finale."
        ),
    ),
    RulesPage(
        T("Challenges"),
        T(
            "A challenge names a skill and a number. Choose who joins: each takes 1 fatigue, "
            "and another player can send any of their crew for 1 command in all. Add their "
            "skills, then draw fate and add it. After that everybody can still help: "
            "abilities, cards, and hand cards of that skill for +1 each. Reach the number "
            "and you've made it. With 2 fatigue, or at 0 health, nobody can join."
        ),
        diagrams.challenge_page,
    ),
    RulesPage(
        T("Travel and the chart"),
        T(
            "To travel, one of your crew with craft can take the engines. Craft and fate "
            "give the distance: up to 3 is one region, up to 6 two, up to 9 three, more is "
            "four. Sail into a hazard and you must meet its challenge. Arrows at the edge "
            "lead to other pages. Ringed numbers are places to explore; an anchor is a port, "
            "a coin a market."
        ),
        diagrams.chart_page,
    ),
    RulesPage(
        T("Damage to the ship"),
        T(
            "Draw fate for every damage: it says which room is hit. If that one's full, you "
            "choose another. A room with 2 damage is shut; the hull takes 1. The eleventh "
            "damage is a defeat. Shipyards and some abilities repair."
        ),
    ),
    RulesPage(
        T("Stories"),
        T(
            "Exploring opens the storybook. Read, choose, meet challenges and fights, until "
            "you're back on the ship. Quests give keywords; a keyword can open a choice, or "
            "lead you to another page. In a town you can take every choice once a visit. A "
            "failed challenge usually hurts, and the story goes on."
        ),
        diagrams.story_page,
    ),
    RulesPage(
        T("Quests and cards"),
        T(
            "You have a keyword for as long as you hold its quest. Adventure cards are "
            "passengers, equipment, weapons, recipes and totems: anybody can use one at any "
            "time, and its command stays on the card until you take it back. Weapons change "
            "hands outside combat. Recipes cost food, and nobody cooks in combat. A market "
            "lays out seven cards; what you leave goes under its deck."
        ),
    ),
    RulesPage(
        T("Combat"),
        T(
            "You share four action tokens. An attack draws fate; with the weapon's accuracy "
            "it must reach the enemy's defence. Damage covers connected squares, one token "
            "each, no diagonals; the number on a heart is what a single attack must put "
            "there. Half of it must hit the target, the rest can splash to a neighbour. What "
            "you cover stops working. Cover all hearts and the enemy falls; if not, it "
            "strikes back, less your weapon's block. If you miss, it strikes first and you "
            "deal 1."
        ),
        diagrams.combat_page,
    ),
    RulesPage(
        T("Enemies"),
        T(
            "Add up the enemies' levels and you know how hard a fight is: up to 8 very easy, "
            "11 easy, 13 medium, 17 dangerous, more deadly. Flying enemies are 1 harder to "
            "hit, except with ranged weapons. First strike hits before your attack lands. "
            "Resistance takes 1 off every attack. Cover the square, and it's over."
        ),
    ),
    RulesPage(
        T("The end of a round, and synergy"),
        T(
            "When the tokens are spent, each enemy left deals its attack to one crew member "
            "of the active player's choice and runs its hourglass powers; weapons don't "
            "block this. Covering a red diamond puts your synergy token on another crew "
            "member's board: they can return it for its effect. Statuses: venom hurts every "
            "turn, the frightened can't attack, the weakened have 2 less of each skill, "
            "madness hurts when they join a challenge, low morale makes joining cost a "
            "command."
        ),
        diagrams.status_page,
    ),
    RulesPage(
        T("Ports, defeat and score"),
        T(
            "A port has an inn, a shipyard, a healer, and level cards for XP. If the whole "
            "crew is at 0 health or the ship takes 11 damage, you wake up in the nearest "
            "port and six events are lost; in brutal mode it's over. At the end you count 2 "
            "for each adventure card and 2 more for a chime, 1 for each quest, 2 for each "
            "level card, 1 for two coins, 1 for an artifact, 10 for an ending; −10 for each "
            "defeat, +25 for brutal mode. What you find is remembered on this server and "
            "unlocks cards for later voyages."
        ),
        diagrams.score_page,
    ),
]
