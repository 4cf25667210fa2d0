"""The rules in a few pages, each with a diagram made of the board's own pieces."""

from __future__ import annotations

from games.kernel.text import T
from renderers.renderer import RulesPage
from renderers.sleeping_gods import diagrams

PAGES: list[RulesPage] = [
    RulesPage(
        T("The voyage"),
        T(
            "You are one crew of nine, lost on a strange sea. Find as many chimes as you can "
            "before the third event deck runs out: their number decides how the story ends. A "
            "turn has four steps: a ship action, an event, two actions (travel, explore, market, "
            "port, or a skip for 1 command), and the captain token passes on. Whoever's turn it "
            "is also leads the captain. You may stop whenever you like; the campaign waits "
            "exactly as you left it."
        ),
        diagrams.turn_page,
    ),
    RulesPage(
        T("Before you sail"),
        T(
            "The captain follows whoever's turn it is; the other eight crew are shared out. You "
            "begin with coins, grain and four adventure cards, and everybody with 1 command and 1"
            " ability card. Eighteen events lie in order: six mild, six perilous, six deadly. "
            "Easy mode starts rich, normal mode forgives defeats, brutal mode ends with the first"
            " one."
        ),
    ),
    RulesPage(
        T("The crew"),
        T(
            "A crew board shows skills, health, a weapon and an ability. At 0 health they can do "
            "nothing until healed; damage beyond that goes to somebody else. With two fatigue "
            "they deal 1 less in combat and join no challenge. Each may have two ability cards "
            "equipped, and every one adds 1 to its skill. You hold three cards at most, and only "
            "you see them. Goods and adventure cards belong to all."
        ),
    ),
    RulesPage(
        T("Ship actions and command"),
        T(
            "Move the figure to another room than last time. Every room gives command, most give "
            "a card; the bridge returns all command that lies on crew and cards, the quarters "
            "some of it, the galley trades a card for rest, the deck searches the sea, the sick "
            "bay heals. Anybody may spend command at any time: to equip a card from hand to any "
            "crew member, to use a crew member's ability, or to use an adventure card. Command "
            "stays on what was used until it is cleared."
        ),
        diagrams.rooms_page,
    ),
    RulesPage(
        T("Events"),
        T(
            "Every turn the top event is resolved: choose one of its options, or meet its "
            "challenge. Ongoing ones stay until they are cleared as they say. When the last card "
            "is drawn, the story goes on at the next turn, equipped ability cards are discarded, "
            "and eighteen new events are laid out. After the third deck comes the finale."
        ),
    ),
    RulesPage(
        T("Challenges"),
        T(
            "A challenge names a skill and a number. Choose who takes part: each takes 1 fatigue, "
            "and another player may join with any of their crew for 1 command in all. Add their "
            "skill, draw fate and add it. Then everybody may still help: abilities, cards, and "
            "hand cards of that skill for +1 each. Reach the number and it succeeds. With two "
            "fatigue, or at 0 health, nobody can take part."
        ),
        diagrams.challenge_page,
    ),
    RulesPage(
        T("Travel and the chart"),
        T(
            "To travel, one crew member with craft may take the engines. Craft and fate give the "
            "distance: up to 3 is one region, up to 6 two, up to 9 three, more is four. A region "
            "with a hazard asks for its challenge when you enter. Arrows at the edge lead to "
            "other pages. Ringed numbers are places to explore; an anchor is a port, a coin a "
            "market."
        ),
        diagrams.chart_page,
    ),
    RulesPage(
        T("Damage to the ship"),
        T(
            "For every damage draw fate: it says which room is hit, and a full one passes it on "
            "to a room of your choice. A room with two damage cannot be used; the hull takes one."
            " The eleventh is a defeat. Shipyards and some abilities repair."
        ),
    ),
    RulesPage(
        T("Stories"),
        T(
            "Exploring opens the storybook. Read, choose, meet challenges or fights, and go on "
            "until you return to the ship. Quests give keywords; a keyword may open a choice, or "
            "lead you to another page. In a town you may take every choice once per visit. A "
            "failed challenge usually hurts and then goes on."
        ),
        diagrams.story_page,
    ),
    RulesPage(
        T("Quests and cards"),
        T(
            "You have a keyword for as long as you hold its quest. Adventure cards are "
            "passengers, equipment, weapons, recipes and totems: anybody may use one at any time,"
            " and the command for it lies on the card until it is cleared. Weapons change hands "
            "outside combat. Recipes cost food and are not cooked in combat. A market lays out "
            "seven cards; what you leave goes below its deck."
        ),
    ),
    RulesPage(
        T("Combat"),
        T(
            "Four action tokens are shared out. An attack draws fate; with the weapon's accuracy "
            "it must reach the enemy's defense. Damage covers connected squares, one token each, "
            "no diagonals; a heart with a number needs that much of one attack. Half of it must "
            "lie on the target, the rest may splash to a neighbour. What is covered no longer "
            "works. With all hearts covered an enemy falls; otherwise it strikes back, less your "
            "weapon's block. On a miss it strikes first and you deal 1."
        ),
        diagrams.combat_page,
    ),
    RulesPage(
        T("Enemies"),
        T(
            "The levels of all enemies together tell how hard a fight is: up to 8 very easy, 11 "
            "easy, 13 medium, 17 dangerous, more deadly. Flying enemies are 1 harder to hit, save"
            " for ranged weapons. First strike hits before your attack lands. Resistance takes 1 "
            "off every attack. Each of these ends when its square is covered."
        ),
    ),
    RulesPage(
        T("The end of a round, and synergy"),
        T(
            "When the tokens are spent, each enemy left deals its attack to one crew member of "
            "the active player's choice and runs its hourglass powers; weapons do not block this. "
            "Covering a red diamond puts your synergy token on another crew member's board: they "
            "may return it for its effect. Statuses: venom hurts every turn, frightened crew do "
            "not attack, weakened have 2 less of each skill, madness hurts whoever joins a "
            "challenge, low morale costs a command to join."
        ),
        diagrams.status_page,
    ),
    RulesPage(
        T("Ports, defeat and score"),
        T(
            "A port has an inn, a shipyard and a healer, and there you buy level cards with "
            "experience. If all crew are at 0 health or the ship takes 11 damage, you wake up in "
            "the nearest port and six events are lost; in brutal mode it is over. At the end "
            "count 2 for each adventure card and 2 more for a chime, 1 for each quest, 2 for each "
            "level card, 1 for two coins, 1 for an artifact, 10 for an ending; −10 for each "
            "defeat, +25 for brutal mode. What you find stays known on this server and unlocks "
            "cards for later voyages."
        ),
        diagrams.score_page,
    ),
]
