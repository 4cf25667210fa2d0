"""What turns a dive of The Refuge: somebody is devoured, an objective is accomplished."""

from games.refuge import told

TURNING_POINTS = (
    told.OBJECTIVE_ACCOMPLISHED,
    told.DEVOURED,
    told.DEVOURED_CORNERED,
    told.DEVOURED_SWIMMING,
)
