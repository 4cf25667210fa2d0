"""The rules in a dozen pages."""

from __future__ import annotations

from games.kernel import T
from renderers.jupiter.diagrams import (
    attack_page,
    blow_page,
    cards_page,
    command_page,
    convert_page,
    goal_page,
    invade_page,
    moves_page,
    pod_page,
    robots_page,
    setback_page,
    together_page,
)
from renderers.jupiter.printed_cards import CARDS_LISTED
from renderers.renderer import RulesPage

PAGES: list[RulesPage] = [
    RulesPage(
        T("What it is about"),
        T(
            "A colony floats in the clouds of Jupiter, and creeps are eating it. You are the "
            "rescue robots: bring 14 colonists (21 or 28, if the table agreed so) into the pod, "
            "seven at a time, and then get away yourselves. All win together or lose together. "
            "You lose when too few colonists are left, or when the last module 3 (power) or the "
            "last module 4 (radar) is destroyed."
        ),
        goal_page,
    ),
    RulesPage(
        T("Before you start"),
        T(
            "Nineteen modules are laid out in a spiral, turned at random. Every dome of the seven "
            "in the middle holds a colonist. Everybody gets two cards and makes one of them the "
            "core, which stays for the whole game. All robots begin in the pod. Together you "
            "decide who begins and at which open edge the pod docks."
        ),
        robots_page,
    ),
    RulesPage(
        T("Your turn: five actions"),
        T(
            "Spend five actions in any mix of move, shoot, command and trade; your cards add "
            "more. Then creeps convert whom they touch, the die brings new creeps, and you draw a "
            "card. A move goes over a bridge to the next dome. A dome holds one piece, and "
            "nobody walks through anybody else. Without a bridge there is no way."
        ),
        moves_page,
    ),
    RulesPage(
        T("Shoot"),
        T(
            "One action kills any creep on the module you stand on, near or far. Creeps on other "
            "modules are out of reach, even those right behind the next bridge. A shot also "
            "kills a super creep on the plant or dish of your module."
        ),
        attack_page,
    ),
    RulesPage(
        T("Command and trade"),
        T(
            "One action moves a colonist one space, if it stands on your module or one that "
            "touches it. You may send it out of your range; then somebody else must lead it on. "
            "One action also lets you give and take any number of cards with one robot in "
            "that range. Cores are never traded."
        ),
        command_page,
    ),
    RulesPage(
        T("The pod"),
        T(
            "The pod is a single space for seven, and nobody blocks it. When the seventh "
            "colonist is aboard it launches, and the seven are saved. It's back when the "
            "player who launched it has their next turn; they dock it at any open edge. A "
            "robot in the pod takes a seat, so step out in time. The last colonists may "
            "fly with fewer."
        ),
        pod_page,
    ),
    RulesPage(
        T("Conversion"),
        T(
            "When your actions are over, every colonist with a creep next to it (over a bridge) "
            "becomes a creep. It happens all at once: new creeps convert nobody yet. Those in the "
            "pod are safe. On the picture a red ring warns of everybody in danger."
        ),
        convert_page,
    ),
    RulesPage(
        T("Invasion"),
        T(
            "Roll the die. On 1 to 5, a creep rises on every module of that number at the "
            "edge. On a 6, one rises on every module that already has a creep. You choose "
            "an open dome at the edge for it; if there's none, any open dome; if there's "
            "none at all, it takes a colonist's place."
        ),
        invade_page,
    ),
    RulesPage(
        T("Self-destruction"),
        T(
            "A module whose domes are all full of creeps blows up, and its neighbours lie on the "
            "edge from the next turn on. A robot on a module keeps it in one piece. Parts of the "
            "colony that drift apart stay in play; the pod can join them."
        ),
        blow_page,
    ),
    RulesPage(
        T("Rescue cards and cores"),
        T(
            "At the end of your turn you draw a card. Most cards serve once and are discarded; "
            "some last for a whole turn, and some answer a single event without an action. As "
            "a core the same ability serves with every action, or once per turn. You may hold four "
            "cards besides your core; you discard the rest when your turn ends."
        ),
        cards_page,
    ),
    RulesPage(
        T("Setbacks and super creeps"),
        T(
            "Surge brings a second creep to every module that got one this turn. Power Grab puts "
            "a super creep on every plant without a robot on its module: each lowers the hand "
            "limit by one. Signal to Noise does the same to the dishes: while one is covered, "
            "everybody has four actions. Free the last dish and you have your fifth at once."
        ),
        setback_page,
    ),
    RulesPage(
        T("Cards together"),
        T(
            "Use as many cards as you like, even in one action. Two Boosts: seven actions. "
            "Juggernaut lands on creeps with Teleport and mows down a line with Rocket Boots. Swap "
            "sends a colonist from where you land to where you came from. Grenadier takes a "
            "second creep with every kill. Two Pilots launch and dock at once. Two Teleports or "
            "two Heat Seekers cost a single action, once."
        ),
        together_page,
    ),
    RulesPage(
        T("Other ways to play"),
        T(
            "Each of these is chosen in the lobby. Robot Vulnerability: robots no longer keep a "
            "module whole; whoever is blown up loses all cards and comes back with the pod and "
            "two new ones. Fast Creeps: conversion comes after the invasion, so new creeps strike"
            " at once. Ultimate Heroes: save everybody. Polite Colonists: robots and colonists "
            "may be passed, as long as nobody stops on another. Open bridges join all "
            "neighbouring domes."
        ),
    ),
    RulesPage(T("All rescue cards"), CARDS_LISTED),
]
