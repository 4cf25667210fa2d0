"""Which events older stories mean, by the words they had: nothing is ever added."""

TOLD_BEFORE_IDS = {
    "All fish are home. What the stash needs comes from the chest.": "endings.all_fish_home",
    "All three are through the gate! "
    "The right side closes: there is the finish.": "folding.right_side_closes",
    "All three are through the gate! The left side of the board opens.": "folding.left_side_opens",
    "No reef tile is left for {seat}.": "drawing_tiles.no_reef_tile_left",
}
"""Turning points in stories that were stored before events had ids, by their words then."""
