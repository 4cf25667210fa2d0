"""How saves from before questions had ids know them, by their words then: nothing is ever added."""

WORDED_BEFORE_IDS = {
    "dolphin.gem": ("Dolphin: which gem to the stash?",),
    "fish.swim": ("Which fish swims to a {animal}?",),
    "set_up.animal": ("Which sea animal are you?",),
    "set_up.first_tiles": ("Which of the first two tiles lies inside?",),
    "set_up.stash": ("Which stash do you want to fill?",),
    "shark.gem": ("Shark: which gem back from the cave?",),
    "theft.gem": ("Which gem shall Tentacula get?",),
    "theft.roll_again": ("You rolled {colour}. Roll again?",),
    "tile.rearmost": ("Which rearmost tile do you take?",),
    "tile.side": ("Which side of your new tile?",),
    "turn.who_plays": (
        "Who plays next?",
        "Where does your {animal} tile go?",
        "No room for your {animal} tile.",
    ),
}
