"""Every question of Lurk, with what sort of answer it wants.

Saves know a question by its id: none is ever renamed or used again for another.
"""

from games.kernel.question import Question

AFTER_ATTACK = Question("ability.after_attack", "named")
BEFORE_ROLL = Question("ability.before_roll", "named")
REROLL = Question("ability.reroll", "named")
BAIT_CARD = Question("abyss.bait", "named")
FACE = Question("abyss.face", "named")
MEET = Question("abyss.meet", "named")
ACTOR = Question("attack.actor", "turn")
LURE = Question("bait.creature", "named")
PREY = Question("creature.prey", "named")
DART = Question("dart.where", "place")
EQUIP = Question("equip.card", "named")
CAVE_IN = Question("event.cave_in", "place")
CORAL = Question("event.coral", "place")
DRIFT = Question("event.drift", "place")
SPRING = Question("event.spring", "named")
STIRS = Question("event.stirs", "place")
HEAL = Question("heal.whom", "several")
MOVER = Question("movement.mover", "turn")
STEP = Question("movement.where", "place")
PULL = Question("pull.whom", "named")
REINFORCE = Question("reinforce.who", "named")
MUSTER = Question("set_up.army", "shop")
DEPLOY = Question("set_up.deploy", "named")
FACTION = Question("set_up.faction", "named")
MAP = Question("set_up.map", "named")
OTHER_FACTION = Question("set_up.other_faction", "named")
SIDE = Question("set_up.side", "place")
SHARE = Question("share.card", "named")
SHARE_WITH = Question("share.whom", "named")
STOCK_LIMIT = Question("stock.drop", "hand")
LEAVE_ITEM = Question("treasure.leave", "named")
TURN = Question("turn.order", "turn")

PART_OF = {MOVER.id: TURN.id}
"""Who else moves from a tile is asked with all other orders of the turn."""
