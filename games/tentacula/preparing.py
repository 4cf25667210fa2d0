"""Setting up: stash, animal chips, the first two reef tiles, a tile for everybody."""

from __future__ import annotations

from games.kernel import Ask, Chance, Option, Play, Seat, T
from games.tentacula.board import (
    ANIMAL_NAMES,
    GATES,
    GEM_COUNTS,
    INSIDE,
    OUTSIDE,
    SNAILS,
    STASH_IDS,
    TILES,
    squares_of,
)
from games.tentacula.content import CONTENT
from games.tentacula.reef import is_protected
from games.tentacula.state import NOBODY, NOTHING, Row, State, TentaculaOptions
from games.tentacula.table import Table
from games.tentacula.words import (
    LEVELS,
    NAMEPLATES,
    POWERS,
    STASH_NAMES,
    face_name,
    stash_detail,
    stash_label,
)


def new_state(seat_count: int, options: TentaculaOptions, chance: Chance) -> State:
    """Piles shuffled, the first gate on its arch, shells by level, all gems on the chest."""
    level = CONTENT.levels[options.level]
    left_out = chance.sample(SNAILS, level.snails_out)
    tiles = [number for number in range(len(TILES)) if number not in left_out]
    gates = chance.shuffled(range(len(GATES)))
    return State(
        stage="stash",
        pile=[2 * number + chance.below(2) for number in chance.shuffled(tiles)],
        gate=gates.pop(),
        gates=gates,
        shells=level.shells,
        chest=list(GEM_COUNTS),
        animals=[NOBODY] * seat_count,
        hands=[NOTHING] * seat_count,
        box=[2 * number for number in left_out],
    )


class Preparing(Table):
    """The choices before the first round."""

    def choose_stash(self) -> Play[None]:
        offers = [
            option
            for stash, name in enumerate(STASH_IDS)
            for option in self.everybodys(name, stash_label(stash), stash, stash_detail(stash))
        ]
        self.s.stash = yield from self.pick(
            T("Which stash do you want to fill?"),
            offers,
            why=T("Win by bringing these gems and all three fish home. Talk: one click decides."),
        )
        self.say(T("You will fill this stash: {name}.", name=STASH_NAMES[self.s.stash]))
        self.tell_level()
        self.s.stage = "animals"

    def tell_level(self) -> None:
        self.say(
            T(
                "Level: {level}. Shells: {shells}. Reef tiles: {tiles}.",
                level=LEVELS[self.options.level],
                shells=self.s.shells,
                tiles=len(self.s.pile),
            )
        )

    def choose_animals(self) -> Play[None]:
        """Everybody takes one of the four chips, in any order."""
        ask = Ask(
            T("Which sea animal are you?"),
            self.animal_offers(),
            T(
                "Everybody picks one. Each animal has a power, and for a shell "
                "you may swim to the animal you are."
            ),
        )
        while ask.options:
            chosen: Option[int] = (yield ask) if len(ask.options) > 1 else ask.options[0]
            self.s.animals[chosen.seat] = chosen.value
            self.say(
                T(
                    "{seat} is the {animal}: it {power}.",
                    seat=Seat(chosen.seat),
                    animal=NAMEPLATES[chosen.value],
                    power=POWERS[chosen.value],
                )
            )
            ask = ask.again(self.animal_offers())
        self.s.stage = "first tiles"

    def animal_offers(self) -> list[Option[int]]:
        taken = self.s.animals
        return [
            Option(ANIMAL_NAMES[animal], seat, NAMEPLATES[animal], animal, detail=POWERS[animal])
            for animal in range(len(ANIMAL_NAMES))
            if animal not in taken
            for seat, chip in enumerate(taken)
            if chip == NOBODY
        ]

    def lay_first_tiles(self) -> Play[None]:
        """Two tiles on the first reef squares; the team says which goes inside if it matters."""
        self.reveal()
        one, other = self.s.pile.pop(), self.s.pile.pop()
        self.lay_pair(one, other)
        if protects(one, other) != protects(other, one):
            inner, outer = yield from self.pick(
                T("Two reef tiles start the reef. Which one lies inside?"),
                [
                    *self.everybodys("first", face_name(one), (one, other)),
                    *self.everybodys("second", face_name(other), (other, one)),
                ],
                why=T("The other one lies outside, upside down: sand always touches sand."),
            )
            self.lay_pair(inner, outer)
        self.tell_set_up()
        self.s.stage = "tiles"

    def tell_set_up(self) -> None:
        inner, outer = (face_name(row.tiles[0]) for row in self.s.rows)
        self.say(T("The reef begins. Inside: {inner}. Outside: {outer}.", inner=inner, outer=outer))
        self.tell_gate()

    def lay_pair(self, inner: int, outer: int) -> None:
        self.s.rows[INSIDE], self.s.rows[OUTSIDE] = Row(2, [inner]), Row(2, [outer])

    def take_first_hand(self) -> Play[None]:
        """One tile each from the draw pile."""
        for seat in range(self.seat_count):
            yield from self.draw_from_pile(seat)
        self.say(T("The fish are ready. Tentacula is watching!"))
        self.s.stage = "turn"


def protects(inner: int, outer: int) -> list[bool]:
    """Which of the three squares between two tiles would be protected."""
    rows = [Row(2, [inner]), Row(2, [outer])]
    return [is_protected(rows, square) for square in squares_of(1)]
