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

TOLD_BEFORE_IDS = {
    "All fish are home. What the stash needs comes from the chest.": "endings.all_fish_home",
    "All three are through the gate! "
    "The right side closes: there is the finish.": "folding.right_side_closes",
    "All three are through the gate! The left side of the board opens.": "folding.left_side_opens",
    "No reef tile is left for {seat}.": "drawing_tiles.no_reef_tile_left",
}
"""Turning points in stories that were stored before events had ids, by their words then."""
