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
