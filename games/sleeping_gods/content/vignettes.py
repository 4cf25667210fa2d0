"""The scenes under which passages may be read: small pictures that the house knows how to draw."""

from __future__ import annotations

from typing import Literal, TypeAlias

Vignette: TypeAlias = Literal[
    "amber_gate", "amber_reach", "at_the_taffrail", "bargain_with_the_clock", "basket_quay",
    "bonewharf", "chimes_alongside", "coldharbour_steps", "cross_with_all_hands",
    "dwellers_in_the_lashes", "fen_lantern", "four_lights", "glass_row", "glasswrights",
    "herons_rest", "home_by_the_long_current", "host_of_the_ice_house", "keepers_of_the_dream",
    "keepers_of_the_light", "kettle_straits", "kettle_town", "last_stair", "mangle_fen",
    "millstair", "ossuary_sound", "rimefall", "sewn_in_canvas", "ships_in_bottles",
    "ships_taken_in", "some_of_you", "stay_and_keep_time", "surgery_hours",
    "the_banquet_in_the_shallows", "the_bear_who_sees_one_side", "the_black_stack",
    "the_boat_that_went_for_help", "the_bridge_at_night", "the_broody_ironclad",
    "the_chapel_in_the_whale", "the_chart_table", "the_cradle_adrift", "the_door_in_the_ice",
    "the_drain", "the_drone_organ", "the_drowned_hive", "the_drum_house", "the_eel_boys_raft",
    "the_ferry_of_coats", "the_fiddler_in_the_wall", "the_fire_on_the_beach", "the_first_chime",
    "the_first_stroke", "the_galley_stove", "the_hanging_orchard", "the_hold", "the_hourglass",
    "the_keepers_hut", "the_last_stove", "the_last_stroke", "the_lighthouse_at_the_brink",
    "the_lighthouse_of_wax", "the_mess_table", "the_middle_watch", "the_net_maze",
    "the_organ_loft_of_the_fog", "the_packet_in_the_floe", "the_pilot_on_the_ladder",
    "the_place_nell_keeps", "the_plumb_line", "the_preacher", "the_regatta", "the_roll_of_names",
    "the_rope_walk", "the_sea_unwound", "the_steam_king", "the_stokehold", "the_thing_in_the_apron",
    "the_thrown_colours", "the_undertow", "the_upright_wreck", "the_valve_house",
    "the_waiting_room", "the_waiting_thing", "the_walking_lighthouse", "the_watchman_of_the_chain",
    "the_water_closes", "the_wreck_that_circles", "tin_fog", "under_the_hole", "washing_day",
    "what_the_chord_held_under", "what_was_told_to_stay", "where_the_lighthouse_sat_down",
    "wicker_shoals",
]  # fmt: skip
