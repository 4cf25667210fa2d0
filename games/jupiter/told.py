"""Every event that Jupiter Deep tells, and its words.

Stored stories know an event by its id: none is ever renamed or used again for another.
"""

from games.kernel.told import Told

CRUSHES_CREEP = Told("juggernaut.crushes_creep", "crushes the creep at {space} and stands there")

MOVES_MODULE = Told("module_control.moves_module", "moves {module} beside {modules}")

USES = Told("powers.uses", "uses {card}")

SUPPRESSES = Told("suppressant.suppresses", "uses Suppressant, so nothing rises on {module}")

CHANGES_PLACES = Told("swap.changes_places", "changes places with {piece} at {space}")

PLAYS_CARD = Told("use.plays_card", "plays {card} for this turn")

ENDS_TURN = Told("actions.ends_turn", "ends the turn")
SITS_OUT = Told(
    "actions.sits_out", "{robot} is out of play, so {player} gets no actions and no card."
)

KILLS_CREEP = Told("attacks.kills_creep", "kills the creep at {space}")
LETS_ROBOT_KILL = Told("attacks.lets_robot_kill", "lets {robot} kill the creep at {space}")
KILLS_SUPER_CREEP = Told("attacks.kills_super_creep", "kills the super creep on {module}")
BLAST_TAKES_CREEP = Told("attacks.blast_takes_creep", "catches the creep at {space} in the blast")

LEADS_COLONIST = Told("commands.leads_colonist", "leads a colonist from {here} to {there}")
LEADS_INTO_POD = Told("commands.leads_into_pod", "leads a colonist from {here} into the pod")
LEADS_OUT_OF_POD = Told("commands.leads_out_of_pod", "leads a colonist out of the pod to {there}")
GOES_ON_INTO_POD = Told("commands.goes_on_into_pod", "leads them on into the pod")
GOES_ON = Told("commands.goes_on", "leads them on to {there}")
ANOTHER_FOLLOWS = Told("commands.another_follows", "lets another follow from {space}")

COLONIST_LOST_IN_DOMES = Told(
    "conversion.colonist_lost_in_domes",
    "{n} colonist lost, {left} in the domes",
    "{n} colonists lost, {left} in the domes",
)
CREEPS_CONVERT = Told(
    "conversion.creeps_convert",
    "Creeps next door convert the colonist at {spaces}.",
    "Creeps next door convert {n} colonists: {spaces}.",
)

MAKES_CORE = Told("cores.makes_core", "makes {card} their core")
CORE_GIVES_ACTION = Told("cores.core_gives_action", "gets an extra action from their core")

NO_CREEP_LEFT = Told("creeps.no_creep_left", "All the creeps are on the board. No more can rise.")
CREEP_TAKES_PLACE = Told(
    "creeps.creep_takes_place", "A creep takes the colonist's place at {space}."
)
CREEP_RISES = Told("creeps.creep_rises", "A creep rises at {spaces}.", "Creeps rise at {spaces}.")

DRAWS = Told("draw.draws", "draws {card}")
DISCARDS = Told("draw.discards", "discards {cards}")

MODULE_BLOWS_UP = Told("explosions.module_blows_up", "{module} is full of creeps and blows up!")

DIE_SHOWS_NO_MODULE = Told(
    "invasion.die_shows_no_module", "The die shows {die}. No module answers, so nothing comes."
)

COMES_BACK_WITH_POD = Told("lost_robots.comes_back_with_pod", "{robot} comes back with the pod.")
ROBOT_LOST = Told("lost_robots.robot_lost", "{robot} is lost with it.")

GOES_TO = Told("moves.goes_to", "goes to {space}")
STEERS_TO = Told("moves.steers_to", "steers {robot} to {space}")
BOARDS_POD = Told("moves.boards_pod", "boards the pod")

POD_DOCKS = Told("pod.pod_docks", "The pod docks beside {modules}.")
SAVED_SO_FAR = Told("pod.saved_so_far", "{saved} of {target} saved")
POD_DRIFTS = Told("pod.pod_drifts", "Nothing holds the pod now, so it drifts until the next turn.")
POD_SAVES = Told(
    "pod.pod_saves",
    "The pod launches and saves {n} colonist.",
    "The pod launches and saves {n} colonists.",
)
POD_LAUNCHES_EMPTY = Told("pod.pod_launches_empty", "The pod launches without a colonist.")

GOES_FIRST = Told("set_up.goes_first", "{player} goes first.")

SUPER_CREEP_RISES = Told("setbacks.super_creep_rises", "A super creep rises on {module}.")
STRIKES_NOTHING = Told("setbacks.strikes_nothing", "{card} strikes nothing.")

CREEPS_CALL = Told("invasion.creeps_call", "The die shows 6. Creeps call more creeps to {modules}.")
CREEPS_COME = Told(
    "invasion.creeps_come", "The die shows {die}. Creeps come to the edge of {modules}."
)
SETBACK = Told("setbacks.setback", "{effect}")
NO_DOME_LEFT = Told("creeps.no_dome_left", "No dome is left on {module}, so no creep rises.")
GIVES = Told("trades.gives", "gives {other} {cards}")
TAKES = Told("trades.takes", "takes {cards} from {other}")
