"""Every event that Sleeping Gods tells, and its words.

Stored stories know an event by its id: none is ever renamed or used again for another.
"""

from games.kernel.told import Told

TOTEM_FOUND = Told("adventure.totem_found", "{label} found: {name} ({what})")
CARD_FOUND = Told("adventure.card_found", "{name} ({what})")
CARRIES = Told("adventure.carries", "{name} carries {card}.")
GIVEN_UP = Told("adventure.given_up", "given up: {card}")

DISCARDS_EQUIPPED = Told("equipped.discards_equipped", "{name} discards {card}.")

FELT_AGAIN = Told("fate.felt_again", "*{name}* strikes again.")

DRAWS_CARD = Told("hand.draws_card", "draws {n} card", "draws {n} cards")
YOU_DRAW = Told("hand.you_draw", "You draw {card}.")
DISCARDS_FOR_SKILL = Told("hand.discards_for_skill", "discards {card} for +1")
DISCARDS_CARD = Told("hand.discards_card", "discards {card}")

CHALLENGE_WON = Told("challenge.challenge_won", "{skill} {need}: {total} in all. **Success.**")
CHALLENGE_LOST = Told("challenge.challenge_lost", "{skill} {need}: {total} in all. **Failure.**")

FATE_DRAWN_AGAIN = Told("changed_fate.fate_drawn_again", "Fate is redrawn: {n}.")
DRAWS_FATE = Told("changed_fate.draws_fate", "draws fate {n}")
KEEPS_FATE = Told("changed_fate.keeps_fate", "keeps fate {n}")

PUTS_AT_ENGINES = Told("joining.puts_at_engines", "puts {name} at the engines (+{n})")
SENDS_IN = Told("joining.sends_in", "sends in {name} (+{n})")

USES = Told("abilities.uses", "uses {name} ({what})")

EQUIPS_WITH = Told("equipping.equips_with", "equips {name} with {card}")

GAINS_COMMAND = Told("tokens.gains_command", "+{n} command")
SEAT_GAINS_COMMAND = Told("tokens.seat_gains_command", "{seat} +{n} command")
SUPPLY_EMPTY = Told("tokens.supply_empty", "no more in the supply: {what}")
COMMAND_RETURNED = Told("tokens.command_returned", "{n} command back in the supply")

TAKES_DAMAGE = Told("damage.takes_damage", "{name} takes {n} damage.")
FALLS = Told("damage.falls", "{name} is down, at 0 health.")

SWAPS_CREW = Told("dealing.swaps_crew", "swaps {one} and {other}")

EVERYBODY_TIRES = Told("fatigue.everybody_tires", "everybody +1 fatigue")
TIRES = Told("fatigue.tires", "{name} +1 fatigue")
RESTS = Told("fatigue.rests", "{name} −1 fatigue")
EVERYBODY_RESTS = Told("fatigue.everybody_rests", "everybody −{n} fatigue")

HEALED = Told("healing.healed", "{name} +{n} health")

GETS_UP = Told("seating.gets_up", "{seat} wants to leave.")
STAYS = Told("seating.stays", "{seat} stays.")
PLAYER_JOINS = Told("seating.player_joins", "A player joins. The crew is shared out again.")
PLAYER_LEAVES = Told("seating.player_leaves", "{seat} leaves. The crew is shared out again.")
RECEIVES_CARD = Told("seating.receives_card", "{seat} gets a card.")

AFFLICTED = Told("statuses.afflicted", "{name}: {status}")
STATUS_GONE = Told("statuses.status_gone", "{name}: no more {status}")

HANDS_ACTION_TOKEN = Told("action_tokens.hands_action_token", "hands an action token to {taker}")

DEALS_DAMAGE = Told("attack.deals_damage", "deals {n} damage")
ATTACKS_WITH = Told("attack.attacks_with", "has {name} attack {foe} with {weapon}")
HITS = Told("attack.hits", "hits {foe} with {name} ({total} against defence {defense})")
MISSES = Told("attack.misses", "misses {foe} with {name} ({total} against defence {defense})")
STRIKES_BACK = Told("attack.strikes_back", "{foe} strikes back for {n}.")

DAMAGE_BLOCKED = Told("blocking.damage_blocked", "{n} damage blocked", "{n} damage blocked")

COMBAT_LEVEL = Told("combat.combat_level", "Combat, level {n} ({how}): {foes}.")
FIGHT_WON = Told("combat.fight_won", "The fight is won.")
FIGHT_HOPELESS = Told("combat.fight_hopeless", "There's no way left to win this fight.")
GIVES_BACK_SYNERGY_TOKEN = Told(
    "combat.gives_back_synergy_token", "returns the synergy token of {name}"
)
ENDS_ROUND = Told("combat.ends_round", "ends the round")

COVERED = Told("covering.covered", "covered: {what}")
DEFEATED = Told("covering.defeated", "**{foe} is defeated.**")
STRIKES_FOE = Told("covering.strikes_foe", "strikes {foe} for {n}")

FIGHT_ROUND_ENDS = Told("end_of_round.fight_round_ends", "Round {n} ends, and the enemies strike.")
FOE_ATTACKS = Told("end_of_round.foe_attacks", "{foe} attacks {name} for {n}.")
FOE_HEALS = Told(
    "end_of_round.foe_heals",
    "{foe} heals: {n} square is open again.",
    "{foe} heals: {n} squares are open again.",
)
WEAPON_KNOCKED_AWAY = Told(
    "end_of_round.weapon_knocked_away", "{card} is knocked away until the fight is over."
)

MEANS_SYNERGY = Told("synergy.means_synergy", "wants to give {name} the synergy token")
GIVES_SYNERGY_TOKEN = Told(
    "synergy.gives_synergy_token", "gives {name} the synergy token of {owner}"
)

RUBS_OUT_NOTE = Told("chart_notes.rubs_out_note", "rubs out the note on place {n}")
NOTES_ON_CHART_PLACE = Told("chart_notes.notes_on_chart_place", "notes at place {n}: {what}")

SHIP_DAMAGED = Told("damage.ship_damaged", "The ship takes 1 damage ({room}).")

GAINS_GOODS = Told("goods.gains_goods", "+{goods}")
GAINS_XP = Told("goods.gains_xp", "+{n} XP")
PAYS_GOODS = Told("goods.pays_goods", "−{goods}")

REPAIRED = Told("hull.repaired", "repaired: {room}")

GOES_TO_ROOM = Told("rooms.goes_to_room", "goes to the {room}")
COOKS_FOR = Told("rooms.cooks_for", "cooks for {name}")
COOKS_MEAL = Told("rooms.cooks_meal", "cooks a meal")

DROPS_ANCHOR = Told("sailing.drops_anchor", "drops anchor")
SAILS = Told("sailing.sails", "sails to {where}")
HAZARD_LIES_THERE = Told("sailing.hazard_lies_there", "There's a hazard: {name}, {skill} {need}.")

FINDS_GOODS = Told("search.finds_goods", "finds {what}")
SEARCHES_NO_FURTHER = Told("search.searches_no_further", "stops searching")

CHOOSES_BARGAIN = Told("bargains.chooses_bargain", "chooses {what}")

PAYS_COMMAND = Told("effects.pays_command", "−{n} command")
EXPLORE_TOKEN = Told("effects.explore_token", "explore token {letter}")
TOKEN_GAINED = Told("effects.token_gained", "gained: {prop}")
SHIP_NOW_AT_REGION = Told("effects.ship_now_at_region", "The ship is now at {page}, region {id}.")

EVENT_DRAWN = Told("event_deck.event_drawn", "Event: **{name}**.")
EVENT_CARD_LOST = Told("event_deck.event_card_lost", "{n} event card lost", "{n} event cards lost")

BEAST_STRIKES = Told("lasting_events.beast_strikes", "{name} reaches the ship and strikes.")
PAYS_TO_BE_RID = Told("lasting_events.pays_to_be_rid", "pays to get rid of {name}")
TRIES_TO_BE_RID = Told("lasting_events.tries_to_be_rid", "tries to get rid of {name}")
LASTING_OVER = Told("lasting_events.lasting_over", "{name} is over.")

NEW_QUEST = Told("quests.new_quest", "new quest: {title} ({keyword})")
NEW_QUEST_UNNAMED = Told("quests.new_quest_unnamed", "new quest: {title}")
QUEST_LAID_ASIDE = Told("quests.quest_laid_aside", "quest over: {title}")

SETS_SAIL = Told("actions.sets_sail", "sets sail")
EXPLORES_PLACE = Told("actions.explores_place", "explores place {n}")
GOES_TO_MARKET = Told("actions.goes_to_market", "goes to the market")
GOES_ASHORE_IN_PORT = Told("actions.goes_ashore_in_port", "goes ashore in the port")
SKIPS_ACTION = Told("actions.skips_action", "skips an action")

EVENT_DECK_SPENT = Told(
    "clock.event_deck_spent",
    "The event deck has run out. All equipped ability cards are discarded.",
)

CREW_BEATEN = Told("defeat.crew_beaten", "The whole crew is down. Defeat.")
SHIP_BEATEN = Told("defeat.ship_beaten", "The ship can't take any more. Defeat.")
CREW_LIMPS_TO_PORT = Told(
    "defeat.crew_limps_to_port", "The ship limps to {port}. The crew heals and rests."
)
SHIP_LIMPS_TO_PORT = Told("defeat.ship_limps_to_port", "The ship limps to {port} and is repaired.")
FINALE_BEGINS_AGAIN = Told(
    "defeat.finale_begins_again", "The finale begins again. Crew and ship are as good as new."
)

LEAVES_THINGS = Told("end_of_turn.leaves_things", "leaves it at that")

LEAVES_MARKET = Told("market.leaves_market", "leaves the market")
BUYS_FOR = Told("market.buys_for", "buys {card} for {price}")

LEAVES_PORT = Told("port.leaves_port", "leaves the port")
SHIP_MENDED = Told("port.ship_mended", "has the ship mended for {price}")
TAKES_TO_HEALER = Told("port.takes_to_healer", "takes {name} to the healer for {price}")
LETS_CREW_SLEEP = Told("port.lets_crew_sleep", "lets the crew sleep at the inn")
LEARNS = Told("port.learns", "has {name} learn {level} for {xp} XP")

ENGINES_GIVE = Told(
    "travel.engines_give",
    "With {total} the engines give {n} region.",
    "With {total} the engines give {n} regions.",
)

TURN_BEGINS = Told("turn.turn_begins", "Turn {n}: {seat} is captain.")

CHOOSES = Told("storybook.chooses", "chooses *{text}*")
CHOOSES_FOR = Told("storybook.chooses_for", "answers for {absent}: *{text}*")
EVENT_RULE = Told("event_deck.event_rule", "{rule}")
