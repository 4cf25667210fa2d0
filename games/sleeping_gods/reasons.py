"""Why the crew is asked, and what hangs on the answer: a sentence for each kind of question."""

from __future__ import annotations

from games.kernel import T

TALE = T("The story goes on with what you choose. What a choice asks for stands beside it.")
NOTES = T("Notes stay on the chart for everybody, until somebody rubs them out.")
COURSE = T("A region's hazard is met as soon as you sail in. You may stop in any of them.")
ENGINES = T("One of your crew may add their craft to fate and takes 1 fatigue.")
DISTANCE = T("Up to 3: one region. From 4: two. From 7: three. From 10: four.")
EVENT = T("An event cannot be ignored.")
JOINING = T(
    "Whoever joins adds their skill and takes 1 fatigue. Others may join for 1 command in all."
)
HELPING = T("Abilities and cards can still be used; a matching card from any hand adds 1.")
AIMING = T("A miss is answered before it lands, and still deals 1 damage.")
ADDING = T("Anything more for this attack? Then strike.")
PLACING = T("The squares of one attack touch each other, at least half of them on the target.")
MARKET = T("Buy as many as you like; what is left goes under the deck.")
GALLEY = T("Once in the galley, before or after drawing.")
SEARCHING = T("The damage of every token counts; of all finds you keep one.")
DAMAGE = T("At 0 health nobody attacks, joins in or uses abilities. All at 0 is a defeat.")
HEALING = T("At 0 health nobody attacks, joins in or uses abilities.")
FATIGUE = T("With two fatigue nobody takes part in challenges.")
PAYMENT = T("Any of these will do.")
REPAIR = T("A room full of damage cannot be used; a ship full of damage is a defeat.")
SPILL = T("Fate hit a part that can take no more, so it hits another of your choice.")
STATUS = T("It lasts until something takes it off.")
CURE = T("What is taken off harms no longer.")
WEAPON = T("It serves whoever carries it, and changes hands at any time outside combat.")
STRUCK = T("All of it goes to one; what they cannot take, to others. Weapons do not block now.")
BLOCK = T("What is not blocked comes off their health.")
FAREWELL = T("Whoever leaves discards a card and all command but 1; the rest is shared out.")
LIMPING = T("After a defeat the ship is mended in a port, and time has been lost.")
EXCHANGE = T("Two boards change hands, so everybody keeps as many as before.")
COMMAND = T("What is back in the supply can be gained again.")
UNEQUIP = T("Its place falls free for another card.")
