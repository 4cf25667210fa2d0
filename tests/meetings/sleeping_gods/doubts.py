"""Where the rulebook is silent or can be read in two ways.

Each entry: name (line of the rulebook's text; the house's ruling, if it has one): question, then
what was chosen, then why. Where a ruling was followed against the text's leaning, it says so."""

from __future__ import annotations

import re
from typing import NamedTuple


class Doubt(NamedTuple):
    where: str
    question: str
    chosen: str
    why: str


_TEXT = """
rest of a blow (913; G69 speaks of dividing): One cannot take a whole blow: is the rest divided
  freely, or does one other take it? → one other takes all they can, then the next is chosen ← the
  text chooses another member to take any remaining damage, and so on
block for the rest (913): May whoever takes the rest of a blow block it? → no: block is settled
  before the damage is laid ← block is spoken of for the crew member that is attacked
restored in between (1012): Gregory's token restores the victim while a rest of the blow is open:
  who takes it? → the others; the victim only if nobody else stands ← an excess goes to another
  crew member
moment of restoring (1012): May Gregory's token be used later by somebody who lies at 0? → only at
  the moment of falling ← it is tied to reaching 0 health
synergy block at the end of a round (947): Does Rafael's token block an attack at the end of a
  round? → yes ← only a weapon's block is barred, though tokens are not in the list of what is
  allowed
synergy at 0 health (323): May somebody at 0 health use a token that lies on their board? → yes,
  where it has an effect ← only board abilities and ability cards are named as lost
all points (912; G22): Must a group be chosen that spends all points if there is one? → no: a
  group is enough to which no square can be added ← tokens are laid one after the other; what fits
  nowhere is lost
half of what (968; G22): Splash: half of the attack's damage or of what is dealt? → of the points
  dealt, those swallowed by resist included ← damage that fits nowhere is not dealt
splash past a resisting target (1342; G25): May all that the target gets be swallowed while a
  neighbour is covered? → no: a group begins on the target ← it must be connected, and swallowed
  damage has no square
damage off hearts alone (1032): Marco's token when the attack itself deals 0 (a miss with two
  fatigue)? → its two points may be laid, beginning on the target ← it must join the other damage
  of the attack; if there is none, nothing is broken
first strike that fells (984; G26, G27): The attacker falls to a first strike: does a hit still
  land in full? → yes ← a miss does, and abilities last to the end of the action
last one falls while missing (984; G12): The last one standing falls to the answer: is the miss
  still dealt? → no: the crew is beaten at once ← the fight goes on until all are at 0, but one
  may read that the action is ended first
card for extra damage on a miss (964; G27): May a card be discarded for the weapon's extra damage
  after a miss? → yes ← what raises damage may be used on a miss
fatigue and Surprise Strike (355; G61): Do two fatigue take the 1 damage of a blow without a
  token? → no ← the ruling is followed; the text on fatigue knows no exception
moment of Surprise Strike (1308): When in a fight, and by the frightened? → between actions and
  before a round is ended; the frightened may ← it is no attack action; the text names no moment
redraws on boards (1290): Do redraws printed on boards serve any fate, like +1 to fate? → yes,
  also in others' attacks and for ship damage ← +1 to fate serves everybody; of redraws nothing
  else is said
plus and redraw (1290; G70): Is +1 to fate lost when the fate is redrawn afterwards? → yes, and a
  raised 1 is no 1 any more ← the ruling is followed; the text ties +1 to one draw
restoring on boards (1288): Does a board's restoring serve any crew member? → yes ← removing a
  status does
equipped redraw (1300; G59): Which fates may an equipped card redraw? → of its bearer's attack, or
  of a challenge the bearer takes part in ← equipped abilities are the bearer's
joining and falling (423): Madness fells somebody as they join: does their skill count? → yes;
  their abilities and cards are lost ← they were able when they joined, and have paid with fatigue
joining without the skill (772): May somebody without the skill join? → yes ← only travel asks for
  the skill
weakened below none (419; G8): Does weakened make a skill negative? → no ← the ruling is followed;
  the text takes 2 of each skill
whose crew takes the rest of a failure (802; G44): All who took part are down, or have the status:
  who is next? → damage: anybody of the crew; a status: of the active player's crew or the captain
  ← an excess goes to another crew member; a status to one of your crew
full status (363): Nobody can take a status, or its tokens are out? → nothing happens ← components
  are limited, one copy each
resources (1328): What is a resource that is lost, and who chooses? → any good in the hold, coins
  and artifacts too; the active player ← the list of components counts all of them among resource
  tokens
hourglasses laid bare (943; G29): A square laid bare at the end of a round: does it work in the
  same round? → attack symbols and hourglasses of cards that come later do; of the card itself,
  and bonuses for neighbours, no ← cards act one at a time; bonuses are fixed first
disarm (1340): Does disarming take the weapon printed on a board? → no, a weapon card ← it speaks
  of an equipped weapon card
tokens given away (863): Who has a token that was given away, in the next round? → they are dealt
  anew as at the start ← everybody reclaims their own
temporary block (1172): How long does block of an adventure card last? → it serves one blow; what it
  has too much is lost ← it lets damage be ignored, and is placed on nobody's board
cooking in a challenge (735): May a recipe be cooked while a challenge is under way? → not read here
  ← explore actions allow it, a fight does not; nothing is said of a challenge
who returns a token (994): Who may return a synergy token unused? → whoever leads its holder ←
  boards are not shared
token that is away (991; G32): A synergy point is covered while the own token lies elsewhere? → it
  moves on to any other board, or stays where it is ← the token is placed on a different board
  than one's own
last enemy and synergy (863): The last enemy falls by a blow that covers a synergy point? → the
  fight is over; no token is passed ← tokens are removed when all enemies are beaten
fights without end (863; G64 ends it): What if nobody can attack any more? → the round is ended
  and enemies strike; nothing else ends the fight ← the text ends a fight only by one side's
  defeat
"""
_ENTRY = re.compile(r"(.+?) \((.+?)\): (.+) → (.+) ← (.+)")


def entries() -> dict[str, Doubt]:
    rows = _TEXT.replace("\n  ", " ").strip().split("\n")
    found = [_ENTRY.fullmatch(row) for row in rows]
    return {match[1]: Doubt(*match.groups()[1:]) for match in found if match}


DOUBTS = entries()
