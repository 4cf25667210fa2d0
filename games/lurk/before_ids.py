"""How stories from before events had ids know them, by their words then: nothing is ever added."""

TOLD_BEFORE_IDS = {
    "{seat} is out of the battle": "wounds.out_of_battle",
    "{seat} defeats {creature}": "wounds.defeats_creature",
    "{creature} dies, and nobody takes its reward": "wounds.creature_dies",
    "{model} of {seat} is destroyed": "wounds.model_destroyed",
}
