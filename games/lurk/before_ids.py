"""How saves from before questions had ids know them, by their words then: nothing is ever added."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.ask import Ask
from games.lurk.questions import TURN

WORDED_BEFORE_IDS = {
    "ability.after_attack": ("{model} has attacked: use an ability?",),
    "ability.before_roll": (
        "{model} is attacked: use an ability?",
        "{model} attacks: use an ability?",
    ),
    "ability.reroll": ("{model}: roll again?",),
    "abyss.bait": ("Throw bait into the abyss first?",),
    "abyss.face": ("{model} has woken {creature}: face it?",),
    "abyss.meet": ("Which one do you meet?",),
    "attack.actor": ("Who acts on {tile}?",),
    "bait.creature": ("Which creature takes the bait?",),
    "creature.prey": ("{creature} on {tile}: whom does it attack?",),
    "dart.where": ("{model}: dart where?",),
    "equip.card": ("What does {model} take?",),
    "event.cave_in": ("Which sand becomes rock?",),
    "event.coral": ("Which coral blooms again?",),
    "event.drift": ("The current carries {model}: where to?",),
    "event.spring": ("Who bathes in the spring?",),
    "event.stirs": ("Which abyss opens?",),
    "heal.whom": ("Who is healed?",),
    "movement.mover": ("Who moves from {tile}?",),
    "movement.where": ("{model}, {n} step: where to?",),
    "pull.whom": ("Who is pulled over?",),
    "reinforce.who": ("Who comes as reinforcement?",),
    "set_up.army": (
        "Everybody musters an army",
        "Your army: {n} point to spend",
    ),
    "set_up.deploy": ("Deploy: who stands on this tile?",),
    "set_up.faction": ("Which faction do you lead?",),
    "set_up.map": ("Shall we fight on this map?",),
    "set_up.other_faction": ("Which faction do you lead instead?",),
    "set_up.side": ("From which side do you come?",),
    "share.card": ("What does {model} pass on?",),
    "share.whom": ("To whom?",),
    "stock.drop": ("The stock holds five: which card goes?",),
    "treasure.leave": ("Which one do you leave?",),
    "turn.order": (
        "Your turn: {movement} move, {attack} attack",
        "Who else moves from {tile}, or what next?",
    ),
}

TOLD_BEFORE_IDS = {
    "{seat} is out of the battle": "wounds.out_of_battle",
    "{seat} defeats {creature}": "wounds.defeats_creature",
    "{creature} dies, and nobody takes its reward": "wounds.creature_dies",
    "{model} of {seat} is destroyed": "wounds.model_destroyed",
}
"""Turning points in stories that were stored before events had ids, by their words then."""


def offered_before_ids(ask: Ask) -> Iterator[Ask]:
    """After a roll the others of a tile were asked about alone; before one nothing said that they
    stay."""
    ids = [option.id for option in ask]
    if ask.id == TURN.id and "stay" in ids:
        end = ids.index("stay") + 1
        yield ask.offering(ask.options[:end])
        yield ask.offering([*ask.options[: end - 1], *ask.options[end:]])
