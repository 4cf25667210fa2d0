"""What turns a dive of The Refuge: somebody is devoured, an objective is accomplished."""

TURNING_POINTS = (
    "Objective accomplished: {title}! {reward}",
    "{diver} is devoured!",
    "{diver} cannot give way and is devoured!",
    "{diver} swims into the Kraken's mouth and is devoured!",
)
