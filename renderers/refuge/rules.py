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
            "You dive together. Three objectives lie beside the board; accomplish them in "
            "order and the dive is won. On your turn you take two actions, then the Kraken "
            "strikes."
        ),
        turn_page,
    ),
    RulesPage(
        T("Before the dive"),
        T(
            "Everybody chooses a diver with three abilities and a Start space at the bottom. Two "
            "Kraken cards move the head away from the middle. A tentacle rises on the topmost "
            "Spawn space of every column. One objective of each numeral is laid out; the blue "
            "ones suit a first dive."
        ),
    ),
    RulesPage(
        T("Two actions"),
        T(
            "Each action is one of four: swim, use a salvage card that asks for an action, use an"
            " ability that asks for one, or recover. The same may be taken twice, and you may "
            "stop early. You swim one space up, down, left or right, never onto another diver. "
            "You may swim into a tentacle. Markers and cameras fill no space; Finish spaces "
            "matter only to some objectives."
        ),
    ),
    RulesPage(
        T("The spaces"),
        T(
            "A space works when you enter it by an action of your own. Spawn eliminates a "
            "tentacle in your row or column, Lair moves a tentacle one space, a Cave keeps "
            "tentacles out while you are in it, a Whirlpool lets you switch places with a "
            "diver in a cave, and a Kraken space brings the head one step closer to you."
        ),
        spaces_page,
    ),
    RulesPage(
        T("Salvage and abilities"),
        T(
            "Whenever you eliminate a tentacle you draw a salvage card. A weapon can be "
            "discarded at any time against a tentacle that shares your space. Each diver has "
            "three abilities; a used one is turned over. Recover, an action, costs two cards of "
            "one type: stand up, stand up a diver next to you, or turn an ability of yours up. "
            "Cards can be passed to a diver next to you for free."
        ),
        cards_page,
    ),
    RulesPage(
        T("The Kraken card"),
        T(
            "After your actions a Kraken card is turned. Its upper half moves the head or "
            "devours every diver next to it. Its lower half has a symbol for each of the "
            "three columns below the head: tentacles move that way, or a new one appears."
        ),
        kraken_page,
    ),
    RulesPage(
        T("Tentacles"),
        T(
            "First all single arrows move together, then double arrows a second time, then new "
            "tentacles rise on the topmost free Spawn space of their column. None enters the "
            "head, another tentacle, or a cave with a diver in it. One that reaches a diver, or "
            "is swum into, can be struck with a weapon; else it knocks the diver down and goes "
            "back to the supply."
        ),
        tentacles_page,
    ),
    RulesPage(
        T("On the ground"),
        T(
            "A diver on the ground cannot move, and uses only what works while down. They may "
            "recover, help somebody next to them up, and pass cards. Recover costs an action and "
            "two cards of one type. The space under a diver on the ground has no effect, and a "
            "tentacle passes over them and is gone."
        ),
        ground_page,
    ),
    RulesPage(
        T("Pushed and devoured"),
        T(
            "A moving head pushes what is in its way. Whoever cannot give way, is pushed off "
            "the board or swims into the head is devoured, and comes back on their next turn "
            "in row 4, knocked down."
        ),
        push_page,
    ),
    RulesPage(
        T("The threat track"),
        T(
            "A tentacle that reaches a Start space, or a new one that finds no free Spawn space "
            "in its column, joins the threat track. It stays there; only some objectives bring "
            "tentacles back. The fourth ends the dive. With three or four divers, one lies there "
            "from the start."
        ),
        threat_page,
    ),
    RulesPage(
        T("How a dive is lost"),
        T(
            "Four tentacles on the threat track, an empty supply, an empty salvage deck when "
            "a card is due, or nobody left on their feet: each of these ends the dive. A lone "
            "diver who falls has one turn to get up."
        ),
        loss_page,
    ),
    RulesPage(T("All salvage cards"), SALVAGE_LISTED),
    RulesPage(T("All abilities"), ABILITIES_LISTED),
    RulesPage(T("All objectives"), OBJECTIVES_LISTED),
    RulesPage(T("All Kraken cards"), KRAKEN_LISTED),
]
