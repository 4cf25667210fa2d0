"""Diagrams for the rules: the game's own pieces, set up to show one thing each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.jupiter.cards import ABILITIES, Ability, card_name
from games.jupiter.words import ROBOT_LETTERS
from games.kernel import T, Text
from games.kernel.hexes import Hex
from renderers import dice, marks
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import Colour
from renderers.curves import Point
from renderers.icons import icon
from renderers.jupiter import pieces, stations
from renderers.jupiter.chips import chip
from renderers.jupiter.clouds import clouds
from renderers.jupiter.look import THEME, Camera
from renderers.jupiter.targets import AROUND
from renderers.picture import Picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 620
WAYS = {"c": -1, "e": 0, "se": 1, "sw": 2, "w": 3, "nw": 4, "ne": 5}


@kept()
def _ground() -> Sprite:
    return clouds(WIDTH, HIGH, dim=0.42)


class Stage:
    """A few modules and what stands on them."""

    def __init__(self, x: float, y: float, radius: int) -> None:
        self.canvas = Canvas.on(_ground())
        self.camera = Camera(x, y, radius)

    def module(self, q: int, r: int, number: int, turned: int = 0) -> None:
        steel = stations.module(number, turned, "printed", self.camera.radius)
        self.canvas.put(steel, *self.camera.cell(q, r))

    def at(self, q: int, r: int, place: str) -> Point:
        """A place of a module by its compass point."""
        way = WAYS[place]
        if way < 0:
            return self.camera.cell(q, r)
        step = Hex(0, 0).step(way)
        return self.camera.cell(q + step.q / 3, r + step.r / 3)

    def put(self, sprite: Sprite, *places: tuple[int, int, str]) -> None:
        for place in places:
            self.canvas.put(sprite, *self.at(*place))

    def colonists(self, *places: tuple[int, int, str]) -> None:
        self.put(pieces.colonist(self.camera.dome), *places)

    def creeps(self, *places: tuple[int, int, str]) -> None:
        self.put(pieces.creep(self.camera.dome), *places)

    def robot(self, place: tuple[int, int, str], seat: int = 0) -> None:
        self.put(pieces.robot(seat, self.camera.dome, active=True), place)

    def go(self, start: Point, end: Point) -> None:
        trail = marks.trail(round(end[0] - start[0]), round(end[1] - start[1]), THEME, 12)
        self.canvas.put(trail, *start)

    def lit(self, *places: tuple[int, int, str]) -> None:
        """Open places that may be chosen."""
        self.put(marks.ring(self.camera.dome + 3, THEME), *places)

    def framed(self, *places: tuple[int, int, str]) -> None:
        """Places that may be chosen, before somebody is put there."""
        self.put(marks.ring(self.camera.dome + AROUND, THEME), *places)

    def no(self, *places: tuple[int, int, str], ink: Colour = THEME.danger) -> None:
        self.put(icon("cross", 44, ink, THEME.outline), *places)

    def say(self, text: Text, x: float, y: float, room: float) -> None:
        style = Style(THEME.bone, TEXT + 2, Face.HEAVY, THEME.outline)
        self.canvas.paragraph(say(text), x, y, room, 120, style)

    def done(self, kind: str, alt: Text) -> Picture:
        return Picture(self.canvas, f"jupiter-rules-{kind}", "jupiter", say(alt))


def goal_page() -> Picture:
    stage = Stage(420, 300, 106)
    for q, number, turned in ((0, 1, 0), (1, 5, 0), (2, 3, 0)):
        stage.module(q, 0, number, turned)
    x, y = stage.camera.cell(-1, 0)
    stage.canvas.put(pieces.pod(90), x, y)
    for index in range(4):
        dx, dy = pieces.seat_point(90, index)
        stage.canvas.put(pieces.colonist(20, index), x + dx, y + dy)
    stage.colonists((0, 0, "c"), (0, 0, "w"), (1, 0, "w"), (1, 0, "c"), (1, 0, "nw"))
    stage.creeps((2, 0, "e"), (2, 0, "se"), (2, 0, "ne"), (1, 0, "e"))
    stage.robot((0, 0, "nw"))
    stage.go(stage.at(0, 0, "c"), stage.at(0, 0, "w"))
    stage.go(stage.at(0, 0, "w"), (x + 60, y))
    stage.say(T("Seven at a time into the pod"), 40, 30, 560)
    stage.say(T("Creeps come from the edge"), 520, 500, 460)
    alt = T("Colonists walk over bridges into the pod while creeps come from the other side.")
    return stage.done("goal", alt)


def moves_page() -> Picture:
    stage = Stage(360, 310, 150)
    stage.module(0, 0, 1)
    stage.module(1, 0, 5)
    stage.robot((0, 0, "se"))
    stage.colonists((0, 0, "e"))
    stage.lit((0, 0, "c"))
    stage.no((0, 0, "sw"), (0, 0, "e"))
    stage.go(stage.at(0, 0, "se"), stage.at(0, 0, "c"))
    stage.say(T("A bridge: one action"), 40, 40, 400)
    stage.say(T("No bridge, no way"), 40, 520, 400)
    stage.say(T("One piece in a dome"), 560, 520, 420)
    alt = T("A robot can step to the centre, but not where there's no bridge or somebody stands.")
    return stage.done("moves", alt)


def attack_page() -> Picture:
    stage = Stage(360, 330, 150)
    stage.module(0, 0, 1)
    stage.module(1, 0, 2)
    stage.robot((0, 0, "w"))
    stage.framed((0, 0, "e"), (0, 0, "ne"))
    stage.creeps((0, 0, "e"), (0, 0, "ne"), (1, 0, "w"), (1, 0, "e"))
    stage.no((1, 0, "w"), (1, 0, "e"), ink=THEME.bone)
    stage.say(T("Any creep on your own module"), 40, 30, 430)
    stage.say(T("Not on the next one, unless you're a sniper"), 540, 30, 440)
    alt = T("A robot can shoot both creeps on its module, but none on the next module.")
    return stage.done("attack", alt)


def command_page() -> Picture:
    stage = Stage(240, 300, 92)
    spots = ((0, 0, 1), (1, 0, 2), (0, -1, 5), (1, -1, 3), (2, 0, 4), (0, 1, 2), (3, 0, 1))
    for q, r, number in spots:
        stage.module(q, r, number)
    for q, r in ((0, 0), (1, 0), (0, -1), (1, -1), (0, 1)):
        halo = stations.halo(stage.camera.radius, THEME.safe)
        stage.canvas.put(halo, *stage.camera.cell(q, r))
    stage.robot((0, 0, "c"))
    stage.framed((1, 0, "w"), (1, 0, "e"), (0, 0, "se"))
    stage.colonists((1, 0, "w"), (1, 0, "e"), (0, 0, "se"), (2, 0, "c"), (3, 0, "w"))
    stage.no((2, 0, "c"), (3, 0, "w"))
    stage.say(T("Your module and all that touch it"), 560, 70, 420)
    stage.say(T("Too far away to hear you"), 560, 460, 420)
    alt = T(
        "Colonists on the robot's module and the ones touching it can hear it; the others can't."
    )
    return stage.done("command", alt)


def pod_page() -> Picture:
    stage = Stage(520, 310, 130)
    stage.module(0, 0, 1)
    stage.module(1, 0, 5)
    x, y = stage.camera.cell(-1, 0)
    stage.canvas.put(pieces.pod(116), x, y)
    for index in range(6):
        dx, dy = pieces.seat_point(116, index)
        stage.canvas.put(pieces.colonist(25, index % 4), x + dx, y + dy)
    stage.colonists((0, 0, "w"))
    stage.robot((0, 0, "c"), 1)
    stage.go(stage.at(0, 0, "w"), (x + 66, y - 40))
    stage.canvas.put(icon("up", 70, THEME.trail, THEME.outline), x - 170, y - 20)
    stage.say(T("The seventh launches it"), 40, 50, 460)
    stage.say(T("It's back on its launcher's next turn"), 40, 500, 640)
    alt = T("Six colonists sit in the pod; the seventh steps in and launches it.")
    return stage.done("pod", alt)


def convert_page() -> Picture:
    stage = Stage(230, 330, 140)
    stage.module(0, 0, 1)
    stage.creeps((0, 0, "e"))
    stage.colonists((0, 0, "c"), (0, 0, "se"), (0, 0, "w"))
    stage.put(pieces.alarm(stage.camera.dome + 2), (0, 0, "c"), (0, 0, "se"))
    stage.canvas.put(icon("right", 80, THEME.bone, THEME.outline), 472, 330)
    stage.module(2, 0, 1)
    stage.creeps((2, 0, "e"), (2, 0, "c"), (2, 0, "se"))
    stage.colonists((2, 0, "w"))
    stage.say(T("Touched when your actions are over…"), 40, 40, 420)
    stage.say(T("…and lost. The third is safe for a turn."), 540, 40, 430)
    alt = T("A creep converts the two colonists it touches; the one behind them is spared.")
    return stage.done("convert", alt)


def invade_page() -> Picture:
    stage = Stage(170, 300, 94)
    for q, number, die in ((0, 1, 1), (2, 3, 3), (4, 5, 6)):
        stage.module(q, 0, number)
        for way in (0, 1, 5):
            stage.canvas.put(stations.gap(way, stage.camera.radius), *stage.camera.cell(q, 0))
        x, y = stage.camera.cell(q, 0)
        stage.canvas.put(dice.die(die, 52, THEME), x, y - 150)
    stage.lit((0, 0, "e"), (0, 0, "se"), (0, 0, "ne"))
    stage.creeps((2, 0, "e"), (2, 0, "ne"), (2, 0, "se"), (2, 0, "sw"), (2, 0, "w"))
    stage.lit((2, 0, "nw"))
    stage.creeps((4, 0, "w"), (4, 0, "e"), (4, 0, "ne"), (4, 0, "se"))
    stage.lit((4, 0, "c"), (4, 0, "sw"), (4, 0, "nw"))
    stage.say(T("An open dome at the edge, you choose"), 40, 430, 280)
    stage.say(T("The last dome: it blows up"), 370, 430, 280)
    stage.say(T("A six: wherever creeps are"), 700, 430, 280)
    alt = T("Creeps rise at the edge first, then anywhere; a full module blows up.")
    return stage.done("invade", alt)


def blow_page() -> Picture:
    stage = Stage(180, 310, 94)
    stage.module(0, 0, 3)
    stage.creeps(*[(0, 0, place) for place in ("e", "se", "sw", "w", "nw", "ne")])
    stage.canvas.put(icon("right", 64, THEME.bone, THEME.outline), 343, 310)
    stage.canvas.put(stations.wreck("rules", 94), *stage.camera.cell(2, 0))
    stage.module(4, 0, 4)
    stage.creeps(*[(4, 0, place) for place in ("c", "se", "sw", "w", "nw")])
    stage.robot((4, 0, "ne"), 2)
    stage.say(T("Full of creeps: gone"), 40, 460, 460)
    stage.say(T("A robot holds it together"), 600, 460, 380)
    stage.say(T("Keep one 3 and one 4!"), 40, 60, 640)
    alt = T("A module full of creeps blows up; one with a robot on it doesn't.")
    return stage.done("blow", alt)


def cards_page() -> Picture:
    stage = Stage(0, 0, 100)
    head = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
    stage.canvas.write(say(T("Sixteen abilities, two cards of each")), 40, 56, head, 920)
    shown: Sequence[Ability] = ("follower", "boost", "teleport", "suppressant")
    words = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline)
    for index, card in enumerate(shown):
        y = 166 + 118 * index
        state: Literal["core", "hand"] = "core" if index == 0 else "hand"
        stage.canvas.put(chip(card, 46, state), 96, y)
        stage.canvas.write(say(card_name(card)), 170, y - 26, words, 420)
        role = T("as a core") if index == 0 else T("as a card")
        quiet = Style(THEME.accent, TEXT, Face.HEAVY, THEME.outline, "r")
        stage.canvas.write(say(role), 960, y - 26, quiet, 340)
        plain = Style(THEME.bone, SMALL, Face.TEXT, THEME.outline)
        stage.canvas.paragraph(say(ABILITIES[card].effect), 170, y - 4, 790, 58, plain)
    return stage.done("cards", T("Four rescue cards: Follower, Boost, Teleport, Suppressant."))


def setback_page() -> Picture:
    stage = Stage(230, 300, 140)
    stage.module(0, 0, 3)
    stage.module(2, 0, 4)
    large = pieces.super_creep(round(stage.camera.radius * 0.27))
    stage.put(large, (0, 0, "c"), (2, 0, "e"))
    stage.canvas.put(icon("cards", 60, THEME.bone, THEME.outline), 440, 160)
    stage.canvas.put(icon("bolt", 60, THEME.accent, THEME.outline), 930, 160)
    stage.say(T("On a plant: one card less for all"), 40, 480, 430)
    stage.say(T("On a dish: one action less for all"), 530, 480, 450)
    alt = T("Green super creeps sit on a power plant and on a radar dish.")
    return stage.done("setbacks", alt)


def together_page() -> Picture:
    stage = Stage(0, 0, 100)
    rows: Sequence[tuple[Ability, Ability]] = (
        ("boost", "boost"),
        ("juggernaut", "teleport"),
        ("juggernaut", "rocket_boots"),
        ("swap", "rocket_boots"),
        ("swap", "teleport"),
        ("bullhorn", "follower"),
        ("pilot", "pilot"),
        ("grenadier", "sniper"),
        ("grenadier", "heat_seeker"),
        ("grenadier", "juggernaut"),
        ("teleport", "teleport"),
        ("heat_seeker", "heat_seeker"),
    )
    style = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline)
    for index, (one, other) in enumerate(rows):
        x, y = 56 + 490 * (index // 6), 70 + 95 * (index % 6)
        stage.canvas.put(chip(one, 26), x, y)
        stage.canvas.put(chip(other, 26), x + 66, y)
        words = T("{one} and {other}", one=card_name(one), other=card_name(other))
        stage.canvas.paragraph(say(words), x + 106, y - 19, 330, 76, style)
    return stage.done("together", T("Twelve pairs of cards that are stronger together."))


def robots_page() -> Picture:
    stage = Stage(0, 0, 100)
    for seat in range(len(ROBOT_LETTERS)):
        stage.canvas.put(pieces.robot(seat, 54), 92 + seat * 136, 260)
    stage.say(T("Up to seven robots, and nobody gets left behind"), 60, 420, 880)
    return stage.done("robots", T("Seven robots, each with a colour, a shape and a letter."))
