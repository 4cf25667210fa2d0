"""Where the rulebook is silent or can be read in two ways, and what was chosen."""

from __future__ import annotations

import re
from typing import NamedTuple


class Doubt(NamedTuple):
    """``line`` is the line of the scanned rulebook that speaks of it."""

    name: str
    line: int
    question: str
    chosen: str
    why: str


_TEXT = """
letters @103: Which modules are served first when markers run out, after one was moved?
  Letters go by spiral order at set-up and stay with the module. | A letter names a tile, not a
  place.
dealing @35: Two cards at once to each player, or one each twice around? When are setbacks
  replaced?
  Two at once in seat order, each setback replaced before the next card is dealt. | Only the order
  of the deck depends on it.
conversion short of markers @97: Which of several converted colonists become creeps if there are
  too few markers?
  The first by letters, on a module its middle and then clockwise. | The page orders modules by
  letters for a roll; the same order is taken.
blast is forced @164: May a Grenadier spare the neighbour?
  No; only which neighbour is chosen. | The page rules so, though a core's benefit is printed as a
  choice.
blasts of a flight @232: Do blasts strike while Juggernaut flies on, or after landing?
  After landing, in the order in which the creeps were run over. | A blast on a creep of the line
  would be wasted; no sentence puts it between two spaces.
what Suppressant may name @200: Any module, or only one to which creeps come now?
  Only one to which they come, also if there is no room on it. | There is nothing to prevent
  elsewhere; it matters only before a second roll.
how long Suppressant lasts @200: Does a module suppressed at the roll also stay quiet when a
  setback is drawn?
  No: through further rolls, not through the setback. (Surge spares it: nothing rose.) | The card
  is played after the one or after the other.
Boost core and Data Core @170: What becomes of a Boost core's action when the core is replaced, or
  a Boost installed?
  The action of the old core is kept; a Boost newly installed gives one at once. | A Boost core
  gives its action by itself, and a new core serves at once.
cards in play and an empty deck @156: Are the turn's cards among the discards that are shuffled
  for the draw?
  No: they and the setback are discarded after it. | They go at the end of the turn, and drawing
  is its last step.
trade in flight @172: Do two robots in a flying pod trade? Does Bullhorn reach into it?
  Yes and no. From the flying pod Bullhorn reaches the colony and the robots there. | They are on
  one tile; Bullhorn covers the colony, and the pod is not there.
pod as a tile @79: Is the docked pod an adjacent tile for commanding and trading?
  Yes: robots on modules that touch it command whoever sits in it out, and trade with it. | It is
  a tile; robots aboard command the modules it touches.
Teleport and the pod @202: Is the pod an open space to teleport to? Can a robot teleport out of a
  flying pod?
  Docked with a free seat it is; out of it always, into it in flight never. | In flight only
  abilities that reach everywhere work.
follower and the pod @174: May a follower come from the pod, or into the seat left in it?
  Both, but nobody follows out of the pod when the first has just stepped into it. | The pod is
  one space; the last would change nothing.
follower of a launch @174: Does a colonist follow when the first one's step launches the pod?
  Yes. | The space is vacated all the same.
swap in one's own space @200: May robots that sit in the pod together swap?
  No. | They are not adjacent, they share a space.
Juggernaut and Swap on one creep @164: Who flies or teleports onto a creep with both powers:
  killed or swapped?
  The player chooses; with Rocket Boots creeps on the way are killed in both cases. | A power may
  be used or not with every action.
polite paths @279: What may be passed politely, and where does the command range count?
  Any number of occupied spaces in a row, a full pod too, one action a space, never ending on a
  creep; the colonist begins in range. Rocket Boots pass robots too. | Movement is not blocked as
  long as it ends on a free space.
polite override @188: Does another robot pass politely under Override?
  Yes. | It is a rule of the table, no ability.
vulnerable swap @265: Which swaps burst a module that holds nothing but creeps and robots?
  Any swap, and every such module on the table. | The page names conversion, invasion and swap
  without saying whose.
lost robot docks @265: Does a player whose robot is lost dock the pod that they launched?
  Yes; the robot comes back with it, a core is chosen and the turn is played. | Else it could
  never come back; docking is no action.
too many in a drifting pod @265: Lost robots come back with a pod that drifted with cargo: what if
  there is no seat?
  They are put in all the same. | The rule puts them there without a condition.
drifting with the last @89: No colonist is left outside while the pod drifts with some aboard: are
  they saved?
  When it docks, it launches at once. | It launches from the colony; drifting it is not docked.
two ends at once @248: Which end counts if several come true together?
  Winning, then too few colonists, the last plant, the last dish; modules that a conversion filled
  have burst by then. | They are told in that order.
Module Control and islands @186: May the module go to an island, into a hole, or leave an island
  behind?
  All of it; it must touch another module, and not take the pod's cell. | Any location at the edge
  is good; islands stay in play.
pod after Module Control @186: The only module the pod touches is moved away: what becomes of the
  pod?
  It drifts, as if the module had burst. | It touches nothing more in both cases.
pictures @105: Which domes are joined, what do modules and deck hold in number?
  As the digest and the page fill it in. | The diagrams are not at hand.
empty launch @192: May a Pilot launch a pod without colonists, or without anybody?
  Yes. | Launching is not tied to anybody aboard; it is how the pod gets elsewhere.
empty trade @57: May an action be spent on a trade in which no card changes hands?
  No. | Something is given or taken.
"""

_ENTRY = re.compile(r"(.+?) @(\d+): (.+\?) ([^?]+) \| (.+)")


def doubts() -> list[Doubt]:
    """Each entry begins at the margin: name, line, question; what was chosen; why."""
    entries = re.sub(r"\n\s+", " ", _TEXT).strip().split("\n")
    found = [_ENTRY.fullmatch(entry) for entry in entries]
    assert all(found)
    return [Doubt(one[1], int(one[2]), one[3], one[4], one[5]) for one in found if one]
