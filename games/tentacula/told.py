"""Every event that Tentacula tells, and its words.

Stored stories know an event by its id: none is ever renamed or used again for another.
"""

from games.kernel.told import Told

NEW_TILES = Told("drawing_tiles.new_tiles", "New tiles: {tiles}.")
NO_REEF_TILE_LEFT = Told("drawing_tiles.no_reef_tile_left", "There's no reef tile left for {seat}.")
TAKES_REARMOST_TILE = Told(
    "drawing_tiles.takes_rearmost_tile",
    "takes a tile off the reef {side}, from squares {first} to {last}",
)
NOW_HOLDS = Told("drawing_tiles.now_holds", "now has {tile}")

ALL_FISH_HOME = Told(
    "endings.all_fish_home", "All fish are home! The chest gives the stash what it needs."
)
MISSING_FROM_STASH = Told("endings.missing_from_stash", "The stash still needs {gems}.")

LEFT_SIDE_OPENS = Told(
    "folding.left_side_opens",
    "All three are through the gate! The left side of the board opens.",
)
RIGHT_SIDE_CLOSES = Told(
    "folding.right_side_closes",
    "All three are through the gate! The right side closes, and there's the finish.",
)
REEF_TILE_LOST = Told(
    "folding.reef_tile_lost", "{n} reef tile is lost.", "{n} reef tiles are lost."
)
GATE_LAID = Told(
    "folding.gate_laid",
    "The gate behind square {square} goes {kind}: {order}.",
)

MOVES_NO_FISH = Told("moving_fish.moves_no_fish", "moves no fish")
SENDS_FISH = Told("moving_fish.sends_fish", "sends {fish} from {start} to {square}")

PLAYS_TILE_INTO_BOX = Told(
    "placing_tiles.plays_tile_into_box",
    "puts the {animal} tile in the box, with no reef square free",
)
LAYS_TILE = Told(
    "placing_tiles.lays_tile",
    "lays the {animal} tile {side}, beside {first} to {last} ({hides})",
)

ROUND_ENDS = Told("round_end.round_ends", "Everybody's played. The round ends.")
ROUND_BEGINS = Told("round_end.round_begins", "Round {round} begins.")

STASH_CHOSEN = Told("set_up.stash_chosen", "You'll fill this stash: {name} ({gems}).")
SHELLS_READY = Told("set_up.shells_ready", "{n} shell", "{n} shells")
TILES_READY = Told("set_up.tiles_ready", "{n} reef tile", "{n} reef tiles")
IS_ANIMAL = Told("set_up.is_animal", "is the {animal} and {power}")
REEF_BEGINS = Told("set_up.reef_begins", "The reef begins. Inside: {inner}. Outside: {outer}.")
FISH_READY = Told("set_up.fish_ready", "The fish are ready. Tentacula is watching!")

SHELL_LIES_HERE = Told("shells.shell_lies_here", "There's a shell here, but you already have {n}.")
FINDS_SHELL = Told("shells.finds_shell", "finds a shell")
PAYS_SHELL = Told("shells.pays_shell", "pays a shell")
KEEPS_SHELL = Told("shells.keeps_shell", "flips a shell and keeps it")
MUST_PAY_SHELL = Told("shells.must_pay_shell", "flips a shell and must pay it")

DOLPHIN_FINDS_NOTHING = Told(
    "special_squares.dolphin_finds_nothing",
    "The dolphin finds nothing in the chest that the stash needs.",
)
DOLPHIN_WOULD_HELP = Told(
    "special_squares.dolphin_would_help",
    "The dolphin would help for a shell, but you're out of them.",
)
THANKS_DOLPHIN = Told("special_squares.thanks_dolphin", "thanks the dolphin and keeps the shell")
DOLPHIN_CARRIES_GEM = Told(
    "special_squares.dolphin_carries_gem", "has the dolphin carry a {colour} gem to the stash"
)
SHARK_FINDS_NOTHING = Told(
    "special_squares.shark_finds_nothing",
    "The shark finds nothing in the cave that the stash needs.",
)
SHARK_WOULD_HELP = Told(
    "special_squares.shark_would_help", "The shark would help for a shell, but you're out of them."
)
THANKS_SHARK = Told("special_squares.thanks_shark", "thanks the shark and keeps the shell")
SHARK_FETCHES_GEM = Told(
    "special_squares.shark_fetches_gem", "has the shark fetch a {colour} gem back from the cave"
)

GEM_STOLEN = Told("theft.gem_stolen", "A {colour} gem goes from the chest into the cave.")
TENTACULA_SEES = Told(
    "theft.tentacula_sees",
    "Tentacula spots {fish} on {square} ({why}). {seat} rolls {colour}.",
)
ROLLS_AGAIN = Told("theft.rolls_again", "rolls again and gets {colour}")
KEEPS_ROLL = Told("theft.keeps_roll", "keeps {colour}")
GIVES_TENTACULA_GEM = Told("theft.gives_tentacula_gem", "gives Tentacula a {colour} gem")

CHEST_HOLDS = Told("treasure.chest_holds", "{n} gem in the chest", "{n} gems in the chest")
STASH_HOLDS = Told("treasure.stash_holds", "{home} of {wanted} gems in the stash")

COMES_RIGHT_AFTER = Told("turn.comes_right_after", "plays right after")
PLAYS_NEXT = Told("turn.plays_next", "plays next")
LETS_ANOTHER_GO_FIRST = Told("turn.lets_another_go_first", "lets somebody else go first")

LEVEL = Told("set_up.level", "{level}")
NO_GEM_LEFT = Told("theft.no_gem_left", "There's no {colour} gem left in the chest.")
NONE_CAN_SWIM = Told("moving_fish.none_can_swim", "No fish can swim this time.")
ONLY_ONE_MOVE = Told("moving_fish.only_one_move", "There's only one move.")
