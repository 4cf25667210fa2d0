"""Which events older stories mean, by the words they had: nothing is ever added."""

from __future__ import annotations

TOLD_BEFORE_IDS = {
    "{seat} is out of the battle": "wounds.out_of_battle",
    "{seat} defeats {creature}": "wounds.defeats_creature",
    "{creature} dies, and nobody takes its reward": "wounds.creature_dies",
    "{model} of {seat} is destroyed": "wounds.model_destroyed",
}
