"""What turns a battle of Lurk: an army is out, a creature of the deep falls, a model is lost."""

from games.lurk import told

TURNING_POINTS = (
    told.OUT_OF_BATTLE,
    told.DEFEATS_CREATURE,
    told.CREATURE_DIES,
    told.MODEL_DESTROYED,
)
