"""Every event that Lurk tells, and its words.

Stored stories know an event by its id: none is ever renamed or used again for another.
"""

from games.kernel.told import Told

MOVED_TO = Told("abilities.moved_to", "{model} is moved to {tile}")
TAKES_WOUND = Told("abilities.takes_wound", "{model} takes {n} wound", "{model} takes {n} wounds")
TAKES_ESSENCE = Told("abilities.takes_essence", "{seat} takes {n} Essence from {loser}")

ATTACKS_ON = Told("ability_use.attacks_on", "{attacker} attacks {target} on {tile}")
USES = Told("ability_use.uses", "{model} uses {ability}")

CREATURE_WAKES = Told("abyss.creature_wakes", "{creature} (♥{n}) wakes on {tile}")
CREATURE_DRIFTS_AWAY = Told("abyss.creature_drifts_away", "{card} drifts away from {tile}")
CREATURE_LIES_ON = Told("abyss.creature_lies_on", "{card} lies on {tile}")
FINDS_ITEM = Told("abyss.finds_item", "{seat} finds {card}")

BEGINS_WITH_TOKENS = Told(
    "activation_card.begins_with_tokens", "begins with {n} token", "begins with {n} tokens"
)

POINTS_TO_SPEND = Told("armies.points_to_spend", "{n} point to spend.", "{n} points to spend.")
POINTS_LEFT = Told("armies.points_left", "{bought}: {n} point left.", "{bought}: {n} points left.")
MUSTERS = Told("armies.musters", "musters {army}")

ROLLS_IN_ATTACK = Told("attack.rolls_in_attack", "{attacker} rolls: {result}")
ATTACK_ENDS = Told("attack.attack_ends", "{attacker} attacks {target} on {tile}: {result}")
STUNG = Told("attack.stung", "{model} is stung")

HOLD_BACK = Told("attack_column.hold_back", "holding back: {models}")


CHOOSES_WHOM_ATTACKS = Told(
    "creature_phase.chooses_whom_attacks",
    "{seat} rolls best ({rolls}) and chooses who {creature} attacks",
)

COMES_FROM = Told("deployment.comes_from", "comes from the {side}")
DEPLOYS_ON = Told("deployment.deploys_on", "deploys {army} on {tile}")
CARDS_LIE_OPEN = Told("deployment.cards_lie_open", "{seat}'s cards: {cards}.")

TAKES_CARD = Told("equipment.takes_card", "{model} takes {card}")

ESSENCE_CHANGES = Told("essence.essence_changes", "{seat} {changes}")

EVENT_HAPPENS = Told("events.event_happens", "{event}: {text}")
CORAL_BLOOMS = Told("events.coral_blooms", "The coral on {tile} blooms again")
SAND_CAVES_IN = Told("events.sand_caves_in", "{tile} is rock now")

LEADS = Told("factions.leads", "leads the {faction}")
ROLL_FOR_FACTION = Told("factions.roll_for_faction", "They roll for the {faction} ({rolls}).")

MAP_LAID_ANEW = Told("map.map_laid_anew", "The currents lay the Lurk anew.")

MARCHES = Told("marching.marches", "{model} goes {start} → {end}")

STAY = Told("movement_column.stay", "staying put: {models}")
ALL_MOVE_TOGETHER = Told("movement_column.all_move_together", "they all move together")
STAYS = Told("movement_column.stays", "{model} stays on {tile}")
SLIPS_OFF_ROCK = Told(
    "movement_column.slips_off_rock", "{model} rolls no octopus and slips off the rock"
)
CLIMBS_ROCK = Told("movement_column.climbs_rock", "{model} rolls an octopus and climbs the rock")

ENTERS_ON = Told("reinforcements.enters_on", "{model} enters on {tile}")

LURK_FEEDS = Told("round_end.lurk_feeds", "{seat} is behind: the Lurk gives {n} Essence")
POISON_BURNS = Told("round_end.poison_burns", "{model} takes 1 wound from poison")
ROUND_BEGINS = Told("round_end.round_begins", "Round {n} begins.")

RECOVERS = Told("search_and_recover.recovers", "{model} recovers")
SEARCH_FAILS = Told(
    "search_and_recover.search_fails", "{model} searches the coral and rolls no octopus"
)
SEARCH_SUCCEEDS = Told(
    "search_and_recover.search_succeeds", "{model} searches the coral and rolls an octopus"
)
LOOKS_INTO_ABYSS = Told(
    "search_and_recover.looks_into_abyss", "{model} looks into the abyss on {tile}"
)
FLEES_FROM = Told("search_and_recover.flees_from", "{model} flees from it")

BEGINS_BATTLE = Told("set_up.begins_battle", "{seat} rolls best and begins ({rolls}).")

SETTLES = Told("special_actions.settles", "{model} settles")
PREPARES = Told("special_actions.prepares", "{model} is {token}")

LEAVES_BEHIND = Told("stock.leaves_behind", "{seat} leaves {card} behind")

ENDS_TURN = Told("turn.ends_turn", "ends the turn")

MODEL_DESTROYED = Told("wounds.model_destroyed", "{seat}'s {model} is destroyed")
OUT_OF_BATTLE = Told("wounds.out_of_battle", "{seat} is out of the battle")
CREATURE_DIES = Told("wounds.creature_dies", "{creature} dies, and nobody gets its reward")
DEFEATS_CREATURE = Told("wounds.defeats_creature", "{seat} defeats {creature}")
HEALS_WOUND = Told("wounds.heals_wound", "{model} heals {n} wound", "{model} heals {n} wounds")

MOVES_FROM = Told("turn.moves_from", "moves from {tile}")
ACTS_WITH = Told("turn.acts_with", "acts on {tile}")
ACTS_AT_ONCE = Told("turn.acts_at_once", "acts at once on {tile}")
CALLS_REINFORCEMENTS = Told("turn.calls_reinforcements", "calls reinforcements to {tile}")
