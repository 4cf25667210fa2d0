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
        T("What it's about"),
        T(
            "A colony floats in the clouds of Jupiter, and creeps are eating it. You're the "
            "rescue robots: bring 14 colonists into the pod (21 or 28 if you like it harder), "
            "seven at a time, and then get away yourselves. You win or lose together. You lose "
            "when too few colonists are left, or when the last module 3 (power) or module 4 "
            "(radar) is gone."
        ),
        goal_page,
    ),
    RulesPage(
        T("Before you start"),
        T(
            "Nineteen modules lie in a spiral, turned at random. Every dome of the seven in the "
            "middle holds a colonist. Everybody gets two cards and makes one of them their core, "
            "for the whole game. All robots begin in the pod. Together you decide who goes first "
            "and at which open edge the pod docks."
        ),
        robots_page,
    ),
    RulesPage(
        T("Your turn: five actions"),
        T(
            "Spend five actions in any mix of move, shoot, command and trade; your cards add "
            "more. Then creeps convert everybody they touch, the die brings new creeps, and you "
            "draw a card. A move goes over a bridge to the next dome. A dome holds one piece, "
            "and nobody walks through anybody else. No bridge, no way."
        ),
        moves_page,
    ),
    RulesPage(
        T("Shoot"),
        T(
            "One action kills any creep on your own module, near or far. Creeps on other modules "
            "are out of reach, even right behind the next bridge. A shot also kills a super "
            "creep on your module's plant or dish."
        ),
        attack_page,
    ),
    RulesPage(
        T("Command and trade"),
        T(
            "One action moves a colonist one space, if it's on your module or one that touches "
            "it. You can send it out of your range; then somebody else has to lead it on. One "
            "action also lets you swap any number of cards with one robot in that range. Cores "
            "are never traded."
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
            "After your actions, every colonist with a creep next to it (over a bridge) becomes "
            "a creep. It happens all at once: new creeps convert nobody yet. Everybody in the "
            "pod is safe. On the picture, a red ring shows who's in danger."
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
            "A module with a creep in every dome blows up, and from the next turn its neighbours "
            "lie on the edge. A robot on a module keeps it in one piece. Parts of the colony "
            "that drift apart stay in play; the pod can join them."
        ),
        blow_page,
    ),
    RulesPage(
        T("Rescue cards and cores"),
        T(
            "At the end of your turn you draw a card. Most cards work once and are discarded; "
            "some last a whole turn, and some answer a single event without an action. As a core "
            "the same ability works with every action, or once a turn. You can hold four cards "
            "besides your core; the rest goes when your turn ends."
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
            "Use as many cards as you like, even in one action. Two Boosts make seven actions. "
            "Juggernaut lands on creeps with Teleport and mows down a line with Rocket Boots. "
            "Swap sends a colonist from where you land to where you came from. Grenadier takes a "
            "second creep with every kill. Two Pilots launch and dock at once. Two Teleports or "
            "two Heat Seekers cost a single action, once."
        ),
        together_page,
    ),
    RulesPage(
        T("Other ways to play"),
        T(
            "You choose these in the lobby. Robot Vulnerability: robots no longer keep a module "
            "whole; one that's blown up loses all its cards and comes back with the pod and two "
            "new ones. Fast Creeps: conversion comes after the invasion, so new creeps strike at "
            "once. Ultimate Heroes: save everybody. Polite Colonists: you can pass robots and "
            "colonists, as long as nobody stops on another. Open bridges join all neighbouring "
            "domes."
        ),
    ),
    RulesPage(T("All rescue cards"), CARDS_LISTED),
]
