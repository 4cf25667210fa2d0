"""Every chapter of every rulebook has its page in `/dive rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.catalog import HOUSE
from renderers import renderer_for

BOOKS = Path(__file__).resolve().parents[3] / "shared" / "seeds"
CHAPTERS: dict[str, dict[str, str]] = {
    "refuge": {
        "OVERVIEW": "The dive",
        "SETUP": "Before the dive",
        "OBJECTIVE": "All objectives",
        "TURN STRUCTURE": "Two actions",
        "Move Action": "Two actions",
        "Occupying Spaces and Tokens": "Two actions",
        "Salvage Cards": "All salvage cards",
        "Weapons": "Salvage and abilities",
        "Character Abilities": "All abilities",
        "Recover": "On the ground",
        "BOARD SPACES": "The spaces",
        "KRAKEN CARDS": "The Kraken card",
        "Devour": "Pushed and devoured",
        "The Kraken's Head": "Pushed and devoured",
        "Tentacles": "Tentacles",
        "Threat track": "The threat track",
        "Defeat": "How a dive is lost",
    },
    "jupiter": {
        "Game Overview": "What it is about",
        "Setting Up": "Before you start",
        "PLAYER ACTIONS": "Your turn: five actions",
        "Movement": "Your turn: five actions",
        "Attacking": "Shoot",
        "Commanding": "Command and trade",
        "Evacuation Pod": "The pod",
        "Trading": "Command and trade",
        "CONVERSION": "Conversion",
        "INVASION": "Invasion",
        "self destructs": "Self-destruction",
        "The Rescue Deck": "Rescue cards and cores",
        "THE CARDS": "All rescue cards",
        "SETBACK CARDS": "Setbacks and super creeps",
        "USING MULTIPLE RESCUE CARDS": "Cards together",
        "Winning & Losing": "What it is about",
        "Alternate Rules": "Other ways to play",
    },
    "tentacula": {
        "WHAT'S THE GAME ALL ABOUT?": "Three fish want to go home",
        "HOW TO SET UP THE GAME": "Before you start",
        "THE ROUTE": "Your turn",
        "When is an animal square protected?": "Hide in the coral",
        "PLAYING A ROUND": "Your turn",
        "special squares": "Shells, dolphins and a shark",
        "CHECK WHETHER TENTACULA CAN STEAL FROM YOU": "Tentacula steals",
        "END OF THE ROUND": "The end of a round, and of the game",
        "THE SEA CREATURES' SUPERPOWERS": "Four powers",
        "WHAT HAPPENS AT THE MAGICAL GATES?": "The signs at the gates",
        "THE PLAYING BOARD OPENS AND CLOSES": "Magical gates",
        "END OF THE GAME": "Won, nearly won, lost",
        "FOR TENTACULA PROS": "Before you start",
    },
    "lurk": {
        "Dadi": "Dice",
        "Preparazione": "Before the battle",
        "La mappa del Lurk": "Tiles",
        "Capacità tessere": "The sea floor",
        "Combattimento": "Combat",
        "Carta Attivazione": "The battle",
        "Carte Evento": "Events and the last army",
        "Fase Creature dell'abisso": "What lurks",
        "Abilità": "Essence and wounds",
        "Linea di vista": "Sight and range",
        "Rinforzi": "The sea floor",
        "Segnalini effetti speciali": "Tokens",
    },
    "sleeping_gods": {
        "SETUP": "Before you sail",
        "BASICS": "The crew",
        "TURN OVERVIEW": "The voyage",
        "SHIP ACTION": "Ship actions and command",
        "EVENT": "Events",
        "Travel": "Travel and the chart",
        "Explore": "Stories",
        "Market": "Quests and cards",
        "Port": "Ports, defeat and score",
        "SPENDING COMMAND": "Ship actions and command",
        "CHALLENGES": "Challenges",
        "COMBAT": "Combat",
        "ENEMY ABILITIES": "Enemies",
        "SYNERGY TOKENS": "The end of a round, and synergy",
        "QUEST CARDS": "Quests and cards",
        "KEYWORDS": "Quests and cards",
        "ADVENTURE CARDS": "Quests and cards",
        "Ship Damage": "Damage to the ship",
        "DEFEAT": "Ports, defeat and score",
        "FINAL SCORE": "Ports, defeat and score",
    },
}
"""A chapter as its rulebook calls it, and the page of ours that holds it."""
FILES = {"lurk": "lurk_it.txt"}


@pytest.mark.parametrize("game_id", HOUSE)
def test_every_chapter_has_its_page_and_every_page_a_title_of_its_own(game_id: str) -> None:
    titles = [str(page.title) for page in renderer_for(game_id).rules_pages()]
    assert len(titles) == len(set(titles))
    assert set(CHAPTERS[game_id].values()) <= set(titles)


@pytest.mark.parametrize("game_id", HOUSE)
def test_these_are_the_chapters_of_the_rulebook(game_id: str) -> None:
    book = BOOKS / FILES.get(game_id, f"{game_id}.txt")
    if not book.exists():
        pytest.skip(f"{book.name} is not at hand: the chapters were not held against it")
    text = book.read_text().lower().replace("’", "'")
    assert [name for name in CHAPTERS[game_id] if name.lower() not in text] == []
