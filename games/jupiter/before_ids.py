"""Which events older stories mean, by the words they had: nothing is ever added."""

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
