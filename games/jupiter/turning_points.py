"""What turns a rescue of Jupiter Deep: the pod launches, a module blows up, a robot is lost."""

TURNING_POINTS = (
    "{robot} is lost with it.",
    "{module} is full of creeps and blows up!",
    "The pod launches and saves {n} colonist.",
    "The pod launches without a colonist.",
    "{robot} comes back with the pod.",
    "All creeps are out: no more can rise.",
    "A super creep rises on {module}.",
)
