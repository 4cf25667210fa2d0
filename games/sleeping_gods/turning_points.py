"""What turns a campaign of Sleeping Gods: a totem, a defeat, a deck spent, a quest, a fight."""

TURNING_POINTS = (
    "{label} found: {name} ({what})",
    "The whole crew is at 0 health. Defeat.",
    "The ship can take no more. Defeat.",
    "The event deck is spent: all equipped ability cards are discarded.",
    "The finale begins again; crew and ship are as good as new.",
    "new quest: {title} ({keyword})",
    "new quest: {title}",
    "The fight is won.",
)
