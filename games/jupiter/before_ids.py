"""How saves from before questions had ids know them, by their words then: nothing is ever added."""

WORDED_BEFORE_IDS = {
    "blast.creep": ("Which creep does the blast take along?",),
    "colonist.follows": ("Who follows to {space}?",),
    "core.install": ("Which card becomes your core?",),
    "creep.where": (
        "Where do creeps rise? One each: {modules}",
        "Where does the creep rise on {module}?",
    ),
    "die.answer": ("The die shows {die}. Do you stop it?",),
    "far_shot.creep": ("Which creep is hit?",),
    "hand.discard": ("Discard {n} card.",),
    "module.where": ("Where does {module} go?",),
    "module.which": ("Which module is moved?",),
    "override.action": ("What does {robot} do?",),
    "pod.dock": ("Where shall the pod dock?",),
    "rocket_boots.where": ("Where do the rocket boots carry you?",),
    "set_up.core": ("Which card becomes your core?",),
    "set_up.first": ("Who goes first?",),
    "setback.answer": ("{card}! Do you suppress a module?",),
    "teleport.where": ("Where do you appear?",),
    "trade.cards": ("Which cards change hands with {player}?",),
    "turn.action": (
        "{n} action left. What will you do?",
        "No action left. Do you end your turn?",
    ),
}

TOLD_BEFORE_IDS = {
    "{robot} is lost with it.": "lost_robots.robot_lost",
    "{module} is full of creeps and blows up!": "explosions.module_blows_up",
    "The pod launches and saves {n} colonist.": "pod.pod_saves",
    "The pod launches without a colonist.": "pod.pod_launches_empty",
    "{robot} comes back with the pod.": "lost_robots.comes_back_with_pod",
    "All creeps are out: no more can rise.": "creeps.no_creep_left",
    "A super creep rises on {module}.": "setbacks.super_creep_rises",
}
"""Turning points in stories that were stored before events had ids, by their words then."""
