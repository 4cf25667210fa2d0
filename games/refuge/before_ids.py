"""Which events older stories mean, by the words they had: nothing is ever added."""

TOLD_BEFORE_IDS = {
    "Objective accomplished: {title}! {reward}": "objectives.objective_accomplished",
    "{diver} is devoured!": "kraken_cards.devoured",
    "{diver} cannot give way and is devoured!": "kraken_head.devoured_cornered",
    "{diver} swims into the Kraken's mouth and is devoured!": "spaces.devoured_swimming",
}
"""Turning points in stories that were stored before events had ids, by their words then."""
