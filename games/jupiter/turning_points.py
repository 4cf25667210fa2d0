"""What turns a rescue of Jupiter Deep: the pod launches, a module blows up, a robot is lost."""

from games.jupiter import told

TURNING_POINTS = (
    told.ROBOT_LOST,
    told.MODULE_BLOWS_UP,
    told.POD_SAVES,
    told.POD_LAUNCHES_EMPTY,
    told.COMES_BACK_WITH_POD,
    told.NO_CREEP_LEFT,
    told.SUPER_CREEP_RISES,
)
