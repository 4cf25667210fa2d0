"""Where the rulebook is silent or can be read in two ways: what this reading chose, and why.

``r`` with a number is a line of the rulebook's text, ``d`` a section of the digest, ``p`` the
rulings of the game's page. Where the page has a ruling, it was followed; it is named here only if
it leaves something open."""

from __future__ import annotations

from typing import NamedTuple


class Doubt(NamedTuple):
    name: str
    question: str
    chosen: str
    why: str
    source: str


WRITTEN = """
cave | closed to every tentacle, or only while occupied? | while a diver is in it | two of three places say occupied | r309 r383 r395
two for one diver | two tentacles march onto the same diver in one step? | the left one strikes, the other stays where it is | the page gives a contested space to the left column | r385 p
order of strikes | who is struck first when several are in one step? | left columns first, the lowest first; quiet moves before all strikes | the drawing order needs one | r385 d1.8
second arrow | does a tentacle that was blocked try again? | yes, with its own column's arrow | both arrows are orders to all of the column | r411
head called by a card | do Scooter, Sprint, Charge, Reposition and Trade Places call the head on a Kraken space? | yes | landing by one's own action is what counts | r288 r325
scooter home | may one swim out and back to the own space to make it act again? | no | nobody arrives where they are | d1.5
swimming past | does swimming or being towed past a marker, the cargo or a hatch reach it? | no, only the last space | one must stand there | d1.7 p
tow distance | how are three spaces counted? | up, down, left, right; nothing blocks | as the harpoon's, without the line | d1.5
hauling | through or into tentacles? | only over free spaces, one or two of them | as towing | d1.6
nothing to gain | may a card or ability be used for nothing? | no: without an aim it is not offered | an action has an effect | r248
flare at the edge | may the head be sent farther than the edge? | no, only steps it can make | same | d1.5
same tentacle twice | Bait and Lure on one tentacle? | no, different ones, one after the other | different is said for Bait | d1.5 d1.6
leading into harm | may Lair, Bait and Lure lead a tentacle onto a diver or a Start space? | yes, with the usual outcome | the list of outcomes is for any move | r387
braced | is a tentacle that was braced against eliminated? | no: no card, not counted for the herd | it only goes to the supply | d1.6
draw or count | empty deck at the elimination that fulfils the herd? | the draw comes first: lost | drawing belongs to eliminating | r301
reward or reach | the next objective is reached at once by somebody who stands there: before the reward? | after it, so all divers get the reward | the card is flipped for its reward first | r419 d1.7
order of reward | who draws first? | the active diver, then as they sit | the page says active and next | d1.7
vents alone | does a lone diver draw for the next one, too? | no, one card | there is no next | d1.7
cross of cameras | does her own space count as within two? | yes, and spaces under the head | under miniatures is allowed | p
camera stays | does Reposition take the camera back? | no | only Flash says so | d1.6
several devoured | in which order does one devour symbol eat? | as they sit; who was beside at that moment | only Katerina's free spaces depend on it | r345
slip home | may Katerina slip to the very space of row 6 she was devoured from? | yes | she has left it when she is placed | d1.6
slip and go on | does Slip Away end her actions, does the space act? | neither; what lies there is reached | she was not devoured and took no action | d1.6 p
ink | may Vega use Ink Screen when devoured or boarded by then? | no, she must stand on the map | who lies has no reactions either | p
ink and shuffle | does Ink Screen keep a devour card from being shuffled? | no | the symbol is with the devour symbol | r377
sonar lying | may Satoshi listen from the ground? | no; passing cards before is no action | not in the list of what one can do | p
late passing | may cards be passed after the second action? | yes, until the turn is ended | passing is for the whole turn | r206
recovering for others | may who lies recover an ability or a neighbour? | yes | Recover is allowed as a whole | d1.8
two falls | a lone diver began the turn down, stood up and fell again? | a new turn of grace | knocked down anew | r431
left alone lying | a lying diver is left alone within the own turn (Rally on a hatch)? | grace counts from the next turn | the turn began with company | r431 p
cargo returns | somebody stands on E10 when a devoured carrier loses the cargo? | takes it at once | reached however one got there | p
cause of loss | several causes at one moment? | supply, threat, all down | only the loss matters | r423
last table | what lies where after the end? | not to be compared, the outcome is | the rest of a step is not done | r423
"""  # noqa: E501

DOUBTS = {
    parts[0]: Doubt(*parts)
    for line in WRITTEN.strip().splitlines()
    if (parts := [part.strip() for part in line.split("|")])
}
