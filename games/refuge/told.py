"""Every event that The Refuge tells, and its words.

Stored stories know an event by its id: none is ever renamed or used again for another.
"""

from games.kernel.told import Told

USES = Told("abilities.uses", "uses {what}")
CHARGES_TO = Told("abilities.charges_to", "charges to {spot}")
TAKES_FROM_DISCARDS = Told("abilities.takes_from_discards", "takes {card} from the discards")
PLANTS_CAMERAS = Told("abilities.plants_cameras", "plants cameras on {spots}")
TAKES_CAMERA_BACK = Told("abilities.takes_camera_back", "takes back the camera on {spot}")

DRAWS_SALVAGE = Told("dive.draws_salvage", "{diver} draws {card}.")
READIES = Told("dive.readies", "readies {ability}")

THREAT_STANDS = Told("kraken_cards.threat_stands", "Threat {n} of {limit}")
SUPPLY_LEFT = Told("kraken_cards.supply_left", "{n} tentacle left", "{n} tentacles left")
KRAKEN_CARDS_SHUFFLED = Told(
    "kraken_cards.kraken_cards_shuffled", "All Kraken cards are shuffled into a new deck."
)
HIDES_EVERYBODY_IN_INK = Told(
    "kraken_cards.hides_everybody_in_ink",
    "hides everybody in ink, and nothing happens below the head",
)
LETS_TENTACLES_COME = Told("kraken_cards.lets_tentacles_come", "lets the tentacles come")
KRAKEN_SNAPS_AT_WATER = Told(
    "kraken_cards.kraken_snaps_at_water",
    "The Kraken snaps, but its jaws close on water.",
)
KRAKEN_SNAPS_AT_DIVERS = Told(
    "kraken_cards.kraken_snaps_at_divers",
    "The Kraken snaps at {divers}.",
)

SHOVES = Told("kraken_head.shoves", "It shoves {pushed}.")
CRUSHES_TENTACLE = Told("kraken_head.crushes_tentacle", "It crushes the tentacle on {spot}.")
SLIPS_OUT_OF_JAWS = Told("kraken_head.slips_out_of_jaws", "slips out of the jaws to {spot}")

STOWS = Told("objective_actions.stows", "stows {card} ({type})")
SETS_CHARGE = Told("objective_actions.sets_charge", "sets a charge on {spot}")
WOUNDS_KRAKEN = Told("objective_actions.wounds_kraken", "wounds the Kraken ({cards})")
SEALS_WITH = Told("objective_actions.seals_with", "seals {spot} with {card}")

OBJECTIVE_COMES_CLOSER = Told("objectives.objective_comes_closer", "{title} {n} of {target}")
OBJECTIVE_ACCOMPLISHED = Told(
    "objectives.objective_accomplished", "Objective done: {title}! {reward}"
)
CHARTS_CAVE = Told("objectives.charts_cave", "charts the cave at {spot}")
CLIMBS_ABOARD = Told("objectives.climbs_aboard", "climbs aboard the UB-85")
TAKES_CARGO = Told("objectives.takes_cargo", "takes the cargo")
CARGO_SINKS_BACK = Told("objectives.cargo_sinks_back", "The cargo sinks back to where it was.")

PASSES_CARGO = Told("passing.passes_cargo", "passes the cargo to {other}")
PASSES_TO = Told("passing.passes_to", "passes {card} to {other}")

DISCARDS = Told("recovering.discards", "discards {cards}")
GETS_UP = Told("recovering.gets_up", "gets up")
HELPS_UP = Told("recovering.helps_up", "helps {other} up")

ALL_ABILITIES_FACE_UP = Told("rewards.all_abilities_face_up", "All abilities are ready again.")
TENTACLE_LEAVES_THREAT_TRACK = Told(
    "rewards.tentacle_leaves_threat_track", "A tentacle leaves the threat track."
)
TENTACLE_GOES_BACK = Told(
    "rewards.tentacle_goes_back", "The tentacle on {spot} goes back to the supply."
)

BRINGS_TO = Told("salvage.brings_to", "brings {other} to {spot}")
DRIVES_HEAD = Told("salvage.drives_head", "moves the head {way}")

DIVES_AS = Told("set_up.dives_as", "dives as {diver}")
DIVES_IN = Told("set_up.dives_in", "puts {diver} on {spot}")
OBJECTIVE_LAID = Told("set_up.objective_laid", "Objective {numeral}, {title}: {goal}")
TAKES_FIRST_TURN = Told("set_up.takes_first_turn", "{diver} takes the first turn.")

PUTS_KRAKEN_CARDS_BACK = Told("sonar.puts_kraken_cards_back", "puts the Kraken cards back")

SWIMS_TO = Told("spaces.swims_to", "swims to {spot}")
SWIMS_TO_INTO_TENTACLE = Told("spaces.swims_to_into_tentacle", "swims to {spot}, into a tentacle")
STAYS_IN_WHIRLPOOL = Told("spaces.stays_in_whirlpool", "stays in the whirlpool")
SWITCHES_PLACES = Told(
    "spaces.switches_places", "switches places with {other} and is now on {spot}"
)

TENTACLE_CRAWLS = Told(
    "tentacles.tentacle_crawls", "A tentacle crawls from {one} to the Start row."
)
BELOW_HEAD_TENTACLE_CRAWLS = Told(
    "tentacles.below_head_tentacle_crawls",
    "Below the head a tentacle crawls {ways}.",
    "Below the head tentacles crawl {ways}.",
)
NO_ROOM_TO_SPAWN = Told(
    "tentacles.no_room_to_spawn", "A new tentacle finds no free Spawn space in column {column}."
)
TENTACLE_RISES = Told(
    "tentacles.tentacle_rises", "A new tentacle rises at {spot}, next to {divers}."
)
JOINS_THREAT_TRACK = Told(
    "tentacles.joins_threat_track", "It joins the threat track: {n} of {limit}."
)
TENTACLES_BLOCKED = Told(
    "tentacles.tentacles_blocked",
    "The tentacle on {spots} is stuck.",
    "The tentacles on {spots} are stuck.",
)
LEAVES_TENTACLES = Told("tentacles.leaves_tentacles", "moves no tentacle")
MOVES_TENTACLE = Told("tentacles.moves_tentacle", "moves a tentacle from {one} to {other}")

SPAT_OUT = Told("turn.spat_out", "is spat out on {spot}, flat on the ground")
THINKS_BETTER = Told("turn.thinks_better", "thinks better of it")
CAN_DO_NOTHING = Told("turn.can_do_nothing", "can't do anything on the ground")

ELIMINATES_AND_DRAWS = Told("weapons.eliminates_and_draws", "{blow} and draws {card}")
STRIKES_WITH = Told("weapons.strikes_with", "strikes with {card}")
BRACES_AND_STAYS_UP = Told(
    "weapons.braces_and_stays_up", "braces and stays up, and the tentacle goes back to the supply"
)
PASSES_OVER = Told("weapons.passes_over", "It slides over {diver}, already down, and is gone.")
TENTACLE_KNOCKS_DOWN = Told(
    "weapons.tentacle_knocks_down", "The tentacle knocks {diver} down and goes back to the supply."
)

HEAD_LIES = Told("kraken_head.head_lies", "The head lies over {columns}.")
HEAD_TURNS = Told(
    "kraken_head.head_turns", "The Kraken turns {way}. Its head now lies over {columns}."
)
HEAD_STAYS = Told(
    "kraken_head.head_stays",
    "The Kraken turns {way}, but it's at the edge: its head stays over {columns}.",
)
DEVOURED = Told("kraken_cards.devoured", "{diver} is devoured!")
DEVOURED_CORNERED = Told(
    "kraken_head.devoured_cornered", "{diver} can't get out of the way and is devoured!"
)
DEVOURED_SWIMMING = Told(
    "spaces.devoured_swimming", "{diver} swims into the Kraken's mouth and is devoured!"
)
RISES_ALONE = Told("tentacles.rises_alone", "A new tentacle rises at {spot}.")
NO_TENTACLE_MOVES = Told("tentacles.no_tentacle_moves", "Below the head no tentacle moves.")
CRAWLS_UPON = Told("tentacles.crawls_upon", "A tentacle crawls from {one} onto {diver} at {other}.")
ELIMINATES = Told("weapons.eliminates", "eliminates the tentacle on {spot}")
ENDS_TURN = Told("turn_options.ends_turn", "ends the turn")
