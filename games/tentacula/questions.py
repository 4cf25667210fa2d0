"""Every question of Tentacula, with what sort of answer it wants.

Saves know a question by its id: none is ever renamed or used again for another.
"""

from games.kernel.question import Question

DOLPHIN = Question("dolphin.gem", "named")
SWIM = Question("fish.swim", "move")
ANIMAL = Question("set_up.animal", "named")
FIRST_TILES = Question("set_up.first_tiles", "named")
STASH = Question("set_up.stash", "named")
SHARK = Question("shark.gem", "named")
STOLEN_GEM = Question("theft.gem", "named")
ROLL_AGAIN = Question("theft.roll_again", "named")
REARMOST_TILE = Question("tile.rearmost", "place")
TILE_SIDE = Question("tile.side", "named")
NEXT_PLAYER = Question("turn.who_plays", "turn")
