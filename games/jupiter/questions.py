"""Every question of Jupiter Deep, with what sort of answer it wants.

Saves know a question by its id: none is ever renamed or used again for another.
"""

from games.kernel.question import Question

BLAST = Question("blast.creep", "place")
FOLLOWER = Question("colonist.follows", "place")
NEW_CORE = Question("core.install", "hand")
CREEP_RISES = Question("creep.where", "place")
ANSWER_ROLL = Question("die.answer", "named")
FAR_SHOT = Question("far_shot.creep", "place")
HAND_LIMIT = Question("hand.discard", "hand")
MODULE_GOES = Question("module.where", "place")
WHICH_MODULE = Question("module.which", "place")
OVERRIDE = Question("override.action", "turn")
DOCK = Question("pod.dock", "place")
ROCKET_BOOTS = Question("rocket_boots.where", "place")
FIRST_CORE = Question("set_up.core", "hand")
FIRST_ROBOT = Question("set_up.first", "named")
ANSWER_SETBACK = Question("setback.answer", "named")
TELEPORT = Question("teleport.where", "place")
TRADE = Question("trade.cards", "several")
TURN = Question("turn.action", "turn")
