"""What turns a voyage of Tentacula: all fish through a gate, the reef at its end."""

from games.tentacula import told

TURNING_POINTS = (
    told.ALL_FISH_HOME,
    told.RIGHT_SIDE_CLOSES,
    told.LEFT_SIDE_OPENS,
    told.NO_REEF_TILE_LEFT,
)
