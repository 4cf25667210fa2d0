"""How saves from before questions had ids know them, by their words then: nothing is ever added."""

WORDED_BEFORE_IDS = {
    "cameras.where": ("Where do the cameras go?",),
    "carry.whom_where": ("Whom, and where to?",),
    "charge.tentacle": ("Which tentacle goes?",),
    "dash.where": ("Where to?",),
    "devoured.back": ("Where does the Kraken spit you out?",),
    "devoured.slip_away": ("About to be devoured. Slip away?",),
    "eliminate.tentacle": ("Which tentacle goes?",),
    "eliminate.two": ("Which tentacles go?",),
    "flash.camera": ("Take back which camera?",),
    "flash.tentacle": ("Which tentacle goes?",),
    "head.where": ("Where does the head go?",),
    "help_up.whom": ("Who stands up?",),
    "ink.hide": ("Hide in ink from {below}?",),
    "jury_rig.card": ("Take which discarded card?",),
    "pass.card_to_whom": ("Pass what to whom?",),
    "recover.pair": ("Discard which two cards?",),
    "recover.what": ("Recover what?",),
    "reposition.camera": ("To which camera?",),
    "reward.ability": ("Which ability is ready again?",),
    "reward.tentacle": ("Which of the lowest tentacles goes?",),
    "seal.card": ("Seal it with which card?",),
    "set_up.diver": ("Which diver are you?",),
    "set_up.objective": ("Which objective of level {level}?",),
    "set_up.place": ("Where do you dive in?",),
    "sonar.next_card": ("Which card comes as number {n}?",),
    "spawn.tentacle": ("Which tentacle goes?",),
    "stow.card": ("Stow which card?",),
    "strike.cards": ("Strike with what?",),
    "tentacle.meets": ("A tentacle is upon you! Strike it?",),
    "tentacle.move": ("Move a tentacle?",),
    "trade_places.whom": ("Trade places with whom?",),
    "turn.action": (
        "Last action",
        "Pass a card before the turn ends?",
    ),
    "whirlpool.switch": ("Switch places with a diver in a cave?",),
}

TOLD_BEFORE_IDS = {
    "Objective accomplished: {title}! {reward}": "objectives.objective_accomplished",
    "{diver} is devoured!": "kraken_cards.devoured",
    "{diver} cannot give way and is devoured!": "kraken_head.devoured_cornered",
    "{diver} swims into the Kraken's mouth and is devoured!": "spaces.devoured_swimming",
}
"""Turning points in stories that were stored before events had ids, by their words then."""
