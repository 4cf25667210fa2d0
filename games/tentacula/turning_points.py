"""What turns a voyage of Tentacula: all fish through a gate, the reef at its end."""

TURNING_POINTS = (
    "All fish are home. What the stash needs comes from the chest.",
    "All three are through the gate! The right side closes: there is the finish.",
    "All three are through the gate! The left side of the board opens.",
    "No reef tile is left for {seat}.",
)
