"""What turns a campaign of Sleeping Gods: a totem, a defeat, a deck spent, a quest, a fight."""

from games.sleeping_gods import told

TURNING_POINTS = (
    told.TOTEM_FOUND,
    told.CREW_BEATEN,
    told.SHIP_BEATEN,
    told.EVENT_DECK_SPENT,
    told.FINALE_BEGINS_AGAIN,
    told.NEW_QUEST,
    told.NEW_QUEST_UNNAMED,
    told.FIGHT_WON,
)
