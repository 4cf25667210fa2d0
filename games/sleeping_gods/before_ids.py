"""Which events older stories mean, by the words they had: nothing is ever added."""

TOLD_BEFORE_IDS = {
    "{label} found: {name} ({what})": "adventure.totem_found",
    "The whole crew is at 0 health. Defeat.": "defeat.crew_beaten",
    "The ship can take no more. Defeat.": "defeat.ship_beaten",
    "The event deck is spent: all equipped ability cards are discarded.": "clock.event_deck_spent",
    "The finale begins again; crew and ship are as good as new.": "defeat.finale_begins_again",
    "new quest: {title} ({keyword})": "quests.new_quest",
    "new quest: {title}": "quests.new_quest_unnamed",
    "The fight is won.": "combat.fight_won",
}
"""Turning points in stories that were stored before events had ids, by their words then."""
