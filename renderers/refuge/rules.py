"""The rules in a few pages, each with a diagram made of the board's own pieces."""

from __future__ import annotations

from games.kernel.text import T
from renderers.refuge.diagrams import (
    cards_page,
    ground_page,
    kraken_page,
    loss_page,
    push_page,
    spaces_page,
    tentacles_page,
    threat_page,
    turn_page,
)
from renderers.refuge.printed_cards import (
    ABILITIES_LISTED,
    KRAKEN_LISTED,
    OBJECTIVES_LISTED,
    SALVAGE_LISTED,
)
from renderers.renderer import RulesPage

PAGES: list[RulesPage] = [
    RulesPage(
        T("The dive"),
        T(
            "You dive together. There are three objectives beside the board: do them in order, and "
            "you win. On your turn you take two actions, then the Kraken strikes."
        ),
        turn_page,
    ),
    RulesPage(
        T("Before the dive"),
        T(
            "Everybody picks a diver with three abilities and a Start space at the bottom. Two "
            "Kraken cards move the head away from the middle. A tentacle rises on the topmost "
            "Spawn space of every column. There's one objective of each numeral; the blue ones "
            "suit a first dive."
        ),
    ),
    RulesPage(
        T("Two actions"),
        T(
            "An action is one of four: swim, use a salvage card that asks for an action, use an "
            "ability that asks for one, or recover. You can do the same thing twice, and you can "
            "stop early. Swim one space up, down, left or right, never onto another diver. You may "
            "swim into a tentacle. Markers and cameras don't take up space; Finish spaces only "
            "matter to some objectives."
        ),
    ),
    RulesPage(
        T("The spaces"),
        T(
            "A space works when you enter it by your own action. Spawn eliminates a tentacle in "
            "your row or column, Lair moves a tentacle one space, a Cave keeps tentacles out while "
            "you're in it, a Whirlpool lets you switch places with a diver in a cave, and a Kraken "
            "space brings the head one step closer."
        ),
        spaces_page,
    ),
    RulesPage(
        T("Salvage and abilities"),
        T(
            "Whenever you eliminate a tentacle, draw a salvage card. You can discard a weapon at "
            "any time against a tentacle in your space. Each diver has three abilities; turn one "
            "over when you use it. Recover is an action and costs two cards of one type: stand up, "
            "stand up a diver next to you, or ready one of your abilities. You can pass cards to a "
            "diver next to you for free."
        ),
        cards_page,
    ),
    RulesPage(
        T("The Kraken card"),
        T(
            "After your actions, the Kraken draws a card. Its upper half moves the head or devours "
            "every diver next to it. Its lower half has a symbol for each of the three columns "
            "below the head: tentacles move that way, or a new one appears."
        ),
        kraken_page,
    ),
    RulesPage(
        T("Tentacles"),
        T(
            "First all arrows move together, then double arrows a second time, then new tentacles "
            "rise on the topmost free Spawn space of their column. None enters the head, another "
            "tentacle, or a cave with a diver in it. If one reaches you, or you swim into one, "
            "strike it with a weapon, or it knocks you down and goes back to the supply."
        ),
        tentacles_page,
    ),
    RulesPage(
        T("On the ground"),
        T(
            "On the ground you can't move, and you can only use what works while down. You may "
            "recover, help somebody next to you up, and pass cards. Recover costs an action and "
            "two cards of one type. The space under you has no effect, and a tentacle slides over "
            "you and is gone."
        ),
        ground_page,
    ),
    RulesPage(
        T("Pushed and devoured"),
        T(
            "A moving head pushes what's in its way. If you can't get out of the way, are pushed "
            "off the board or swim into the head, you're devoured. On your next turn you're back "
            "in row 4, knocked down."
        ),
        push_page,
    ),
    RulesPage(
        T("The threat track"),
        T(
            "A tentacle that reaches a Start space, or a new one that finds no free Spawn space in "
            "its column, joins the threat track. It stays there; only some objectives bring "
            "tentacles back. The fourth ends the dive. With three or four divers, there's one "
            "there from the start."
        ),
        threat_page,
    ),
    RulesPage(
        T("How a dive is lost"),
        T(
            "Four tentacles on the threat track, an empty supply, an empty salvage deck when a "
            "card is due, or nobody left on their feet: any of these ends the dive. If you're "
            "alone and fall, you have one turn to get up."
        ),
        loss_page,
    ),
    RulesPage(T("All salvage cards"), SALVAGE_LISTED),
    RulesPage(T("All abilities"), ABILITIES_LISTED),
    RulesPage(T("All objectives"), OBJECTIVES_LISTED),
    RulesPage(T("All Kraken cards"), KRAKEN_LISTED),
]
