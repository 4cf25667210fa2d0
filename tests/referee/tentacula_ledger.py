"""A voyage told once more by the referee: every line must be lawful where it stands."""

from collections import Counter
from typing import Any

from games.kernel import Line
from games.tentacula import told
from games.tentacula.state import State
from tests.referee.tentacula import route, treasure
from tests.referee.tentacula_checks import SIDES
from tests.referee.tentacula_table import (
    COLOURS,
    FISH,
    STASHES,
    TILES,
    chip,
    route_of,
    treasure_of,
)

GAPS = ("left", "middle", "right")
SQUARES = range(route.PRINTED_REEF + 1, route.FINISH)


def tile_of(text: str) -> route.Tile:
    """ "crab (gaps left, right)" and the like."""
    animal, _, gaps = text.partition(" (")
    return route.Tile(animal, "".join("0" if gap in gaps else "1" for gap in GAPS))


def square_of(text: str) -> int:
    """ "the start", "the finish", or an animal and its number."""
    ends = {"the start": 0, "the finish": route.FINISH}
    if text in ends:
        return ends[text]
    animal, number = text.split()
    assert animal == route.animal_on(int(number)), text
    return int(number)


def fish_of(text: str) -> str:
    return next(fish for fish in FISH if fish in text.lower())


def hands_of(state: State) -> dict[int, route.Tile]:
    return {seat: TILES[face] for seat, face in enumerate(state.hands) if face >= 0}


class Voyage:
    """The referee's own copy of a position, moved on by what the story says was chosen."""

    def __init__(self, state: State) -> None:
        start, gems = route_of(state), treasure_of(state)
        self.animals = [chip(state, seat) for seat in range(len(state.animals))]
        self.fold, self.gate, self.fish = start.fold, start.gate, dict(start.fish)
        self.rows = {"inside": dict(start.inside), "outside": dict(start.outside)}
        self.foremost = dict(zip(SIDES, (row.next_slot - 1 for row in state.rows), strict=True))
        self.chest, self.cave = Counter(gems.chest), Counter(gems.cave)
        self.stash, self.wanted = Counter(gems.stash), STASHES[state.stash]
        self.shells, self.pile = gems.shells, len(state.pile)
        self.hands = hands_of(state)
        self.seat = state.line[0] if state.line else -1
        self.tile = TILES[state.face]
        self.landed, self.bare = "", False
        self.purse: int | None = None
        """How many shells there were before one was spent on what has not come yet."""
        self.hired = False
        """A helper has been paid for in this turn."""
        self.seen: list[str] = []
        self.drawers: list[int] = []
        self.rolled = ""
        self.ending = False
        self.rounds = self.thefts = self.turns = 0

    def route(self) -> route.Route:
        return route.Route(
            self.fold, self.fish, self.gate, self.rows["inside"], self.rows["outside"]
        )

    def treasure(self) -> treasure.Treasure:
        return treasure.Treasure(self.chest, self.stash, self.cave, self.wanted, self.shells)

    def hear(self, lines: list[Line]) -> None:
        for line in lines:
            event = getattr(line.text, "id", "")
            act = HEARD.get(event)
            assert act or line.kind == "happening" or event in IDLE, line
            if act is not None:
                act(self, {"by": line.by, **(line.text.args or {})})

    def settle(self) -> None:
        """Before anything else begins, Tentacula has seen the fish that left the reef."""
        assert self.seen == ([self.landed] if self.bare else []), (self.landed, self.seen)
        assert self.purse is None, "a shell for nothing"
        self.landed, self.bare, self.seen = "", False, []

    def begin_turn(self, seat: int) -> None:
        self.settle()
        self.seat, self.tile = seat, self.hands.pop(seat)
        self.hired = False
        self.turns += 1

    def free(self, side: str) -> int | None:
        return route.next_free(self.rows[side], self.fold, self.foremost[side])

    def lays(self, fact: dict[str, Any]) -> None:
        side = str(fact["side"])
        slot = self.free(side)
        assert slot is not None, side
        self.begin_turn(fact["by"])
        assert self.tile.animal == str(fact["animal"])
        self.rows[side][slot] = self.tile
        self.foremost[side] = slot
        beside = [square for square in SQUARES if route.slot_of(square)[0] == slot]
        assert (beside[0], beside[-1]) == (fact["first"], fact["last"])
        hidden = [square for square in beside if route.protected(self.route(), square)]
        said = (fact["hides"].args or {}).get("squares", ())
        assert hidden == list(said), (hidden, said)

    def boxes(self, fact: dict[str, Any]) -> None:
        assert not any(self.free(side) for side in SIDES), self.rows
        self.begin_turn(fact["by"])
        assert self.tile.animal == str(fact["animal"])

    def pays(self, fact: dict[str, Any]) -> None:
        assert self.animals[fact["by"]] != "crab"
        self.spends(fact)
        self.shells -= 1

    def flips(self, fact: dict[str, Any]) -> None:
        """The crab flips the shell it would have to pay, and may keep it."""
        assert self.animals[fact["by"]] == "crab"
        self.spends(fact)

    def flips_away(self, fact: dict[str, Any]) -> None:
        self.flips(fact)
        self.shells -= 1

    def spends(self, fact: dict[str, Any]) -> None:
        assert self.shells > 0
        assert fact["by"] == self.seat
        assert self.purse is None, "a shell for nothing"
        self.purse = self.shells

    def swims(self, fact: dict[str, Any]) -> None:
        fish, square = fish_of(str(fact["fish"])), square_of(str(fact["square"]))
        here = self.route()
        assert fact["by"] == self.seat
        assert self.fish[fish] == square_of(str(fact["start"]))
        free = route.swims(here, self.tile.animal).get(fish) == square
        assert free == (self.purse is None), "a shell for every move that the tile does not allow"
        if self.purse is not None:
            own, animal = self.animals[self.seat], self.tile.animal
            animals = treasure.shell_animals(own, animal, self.purse)
            assert square in {route.swims(here, one).get(fish) for one in animals}, (fish, square)
        self.fish[fish], self.purse = square, None
        self.landed, self.bare = fish, not route.protected(self.route(), square)

    def finds(self, fact: dict[str, Any]) -> None:
        assert fact["by"] == self.seat
        shells = treasure.shells_after(self.shells, self.fish[self.landed])
        assert shells == self.shells + 1
        self.shells = shells

    def has_helped(self, fact: dict[str, Any]) -> str:
        """The colour a helper brings, once in a turn, for a shell."""
        assert fact["by"] == self.seat
        assert self.purse is not None
        assert not self.hired, "one helper in a turn"
        self.purse, self.hired = None, True
        return str(fact["colour"])

    def dolphin(self, fact: dict[str, Any]) -> None:
        colour = self.has_helped(fact)
        self.chest[colour] -= 1
        self.stash[colour] += 1
        assert not self.stash - Counter(self.wanted), "more than the stash needs"

    def shark(self, fact: dict[str, Any]) -> None:
        colour = self.has_helped(fact)
        self.cave[colour] -= 1
        self.chest[colour] += 1

    def sees(self, fact: dict[str, Any]) -> None:
        fish = fish_of(str(fact["fish"]))
        assert self.fish[fish] == square_of(str(fact["square"]))
        assert fact["seat"].number == self.seat, "whoever moved last rolls"
        self.seen.append(fish)
        self.rolls(fact)

    def rolls(self, fact: dict[str, Any]) -> None:
        self.rolled = str(fact["colour"])
        assert self.rolled in COLOURS

    def rolls_again(self, fact: dict[str, Any]) -> None:
        assert (fact["by"], self.animals[self.seat]) == (self.seat, "seahorse")
        self.rolls(fact)

    def keeps(self, fact: dict[str, Any]) -> None:
        assert self.rolled == str(fact["colour"])

    def grabs(self, fact: dict[str, Any]) -> None:
        colour = str(fact["colour"])
        assert colour in treasure.stolen(self.treasure(), self.rolled), (colour, self.rolled)
        self.chest[colour] -= 1
        self.cave[colour] += 1
        self.thefts += 1

    def gives(self, fact: dict[str, Any]) -> None:
        """Another colour than rolled, as the table likes it."""
        assert str(fact["colour"]) != self.rolled
        self.grabs(fact)

    def counts_chest(self, fact: dict[str, Any]) -> None:
        assert fact["n"] == self.chest.total()

    def counts_stash(self, fact: dict[str, Any]) -> None:
        assert (fact["home"], fact["wanted"]) == (self.stash.total(), sum(self.wanted.values()))

    def counts_shells(self, fact: dict[str, Any]) -> None:
        assert fact["n"] == self.shells

    def round_ends(self, fact: dict[str, Any]) -> None:
        self.settle()
        self.drawers, self.ending = [], True
        assert not self.hands, "somebody has not played yet"

    def draws(self, fact: dict[str, Any]) -> None:
        for drawn in fact["tiles"]:
            assert self.pile > 0
            self.pile -= 1
            self.takes_up(drawn.args["seat"].number, str(drawn.args["tile"]))

    def takes(self, fact: dict[str, Any]) -> None:
        side = str(fact["side"])
        assert self.pile == 0
        assert side in treasure.hindmost({one: list(row) for one, row in self.rows.items()})
        slot = min(self.rows[side])
        beside = [square for square in SQUARES if route.slot_of(square)[0] == slot]
        assert (beside[0], beside[-1]) == (fact["first"], fact["last"])
        self.rows[side].pop(slot)

    def holds(self, fact: dict[str, Any]) -> None:
        self.takes_up(fact["by"], str(fact["tile"]))

    def takes_up(self, seat: int, tile: str) -> None:
        """Whoever moved last draws first, then clockwise."""
        assert seat == (self.seat + len(self.drawers)) % len(self.animals), (seat, self.seat)
        self.drawers.append(seat)
        self.hands[seat] = tile_of(tile)

    def opens(self, fact: dict[str, Any]) -> None:
        self.fold_board(1)
        self.pile = 0

    def closes(self, fact: dict[str, Any]) -> None:
        self.fold_board(2)
        for row in self.rows.values():
            for slot in [slot for slot in row if slot not in route.SLOTS[3]]:
                row.pop(slot)

    def fold_board(self, fold: int) -> None:
        assert (self.fold, route.through(self.route())) == (fold, True)
        self.check_thefts()
        self.fold += 1

    def check_thefts(self) -> None:
        """At the end of a round, every fish in open water is seen, once."""
        if self.ending:
            assert sorted(self.seen) == sorted(route.exposed(self.route())), self.seen
        self.seen, self.ending = [], False

    def new_gate(self, fact: dict[str, Any]) -> None:
        self.gate = tuple(fish_of(str(fish)) for fish in fact["order"])
        assert self.gate in treasure.GATES

    def round_begins(self, fact: dict[str, Any]) -> None:
        self.check_thefts()
        self.rounds += 1
        assert self.fold == 3 or not route.through(self.route()), "the board was not folded"

    def agrees(self, state: State) -> None:
        """The engine stands where the referee stands."""
        now, gems = route_of(state), treasure_of(state)
        assert self.fish == now.fish
        assert +self.cave == +Counter(gems.cave)
        assert self.shells == gems.shells
        if state.phase in {"turn", "move"}:
            assert (self.fold, tuple(self.gate)) == (now.fold, tuple(now.gate))
            assert (self.rows["inside"], self.rows["outside"]) == (now.inside, now.outside)
            assert self.pile == len(state.pile)
            assert self.hands == hands_of(state)
            assert (+self.chest, +self.stash) == (+Counter(gems.chest), +Counter(gems.stash))

    def check_end(self, cause: str) -> None:
        """Why a voyage is over; the stash has not been filled from the chest yet."""
        home = all(square == route.FINISH for square in self.fish.values())
        end = treasure.ending(self.treasure(), home, bool(self.hands))
        names = {"won": "made it", "almost": "so close", "bare": "chest bare", "reef": "reef gone"}
        assert end is not None, self.hands
        food = end in {"bare", "reef"} and not treasure.missing(self.treasure())
        assert cause == ("fish food" if food else names[end]), (cause, end)


HEARD = {
    told.LAYS_TILE.id: Voyage.lays,
    told.PLAYS_TILE_INTO_BOX.id: Voyage.boxes,
    told.PAYS_SHELL.id: Voyage.pays,
    told.KEEPS_SHELL.id: Voyage.flips,
    told.MUST_PAY_SHELL.id: Voyage.flips_away,
    told.SENDS_FISH.id: Voyage.swims,
    told.FINDS_SHELL.id: Voyage.finds,
    told.DOLPHIN_CARRIES_GEM.id: Voyage.dolphin,
    told.SHARK_FETCHES_GEM.id: Voyage.shark,
    told.TENTACULA_SEES.id: Voyage.sees,
    told.ROLLS_AGAIN.id: Voyage.rolls_again,
    told.KEEPS_ROLL.id: Voyage.keeps,
    told.GEM_STOLEN.id: Voyage.grabs,
    told.GIVES_TENTACULA_GEM.id: Voyage.gives,
    told.ROUND_ENDS.id: Voyage.round_ends,
    told.NEW_TILES.id: Voyage.draws,
    told.TAKES_REARMOST_TILE.id: Voyage.takes,
    told.NOW_HOLDS.id: Voyage.holds,
    told.LEFT_SIDE_OPENS.id: Voyage.opens,
    told.RIGHT_SIDE_CLOSES.id: Voyage.closes,
    told.GATE_LAID.id: Voyage.new_gate,
    told.ROUND_BEGINS.id: Voyage.round_begins,
    told.CHEST_HOLDS.id: Voyage.counts_chest,
    told.STASH_HOLDS.id: Voyage.counts_stash,
    told.SHELLS_READY.id: Voyage.counts_shells,
}
IDLE = {
    told.COMES_RIGHT_AFTER.id,
    told.PLAYS_NEXT.id,
    told.LETS_ANOTHER_GO_FIRST.id,
    told.MOVES_NO_FISH.id,
    told.THANKS_DOLPHIN.id,
    told.THANKS_SHARK.id,
}
"""Deeds that change nothing on the board."""
