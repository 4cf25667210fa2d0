"""What turns a battle of Lurk: an army is out, a creature of the deep falls, a model is lost."""

TURNING_POINTS = (
    "{seat} is out of the battle",
    "{seat} defeats {creature}",
    "{creature} dies, and nobody takes its reward",
    "{model} of {seat} is destroyed",
)
