"""What is printed in the box: models, cards, creatures, treasures, events, dice.

A power is written ``when price effect amount``. *When*: ``attack`` and ``defence`` are named
before the roll (rerolls after it), ``wound`` after a wound was dealt, ``wounded`` the same for a
weapon that does it for nothing, ``attacked`` after an attack whatever came of it, ``kill`` after
the target fell, ``instead`` of attacking, ``turn`` at any time in the own turn, ``always``
unasked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

MODELS_PRINTED = """
Cog | Brass Admiral | leader S 3 BRR 2 RRR 5 26 | Open the Valves | attack 2 upgrade 2
Cog | Harpoon Marshal | hero S 3 RRR 3 RR 4 21 | Barbed Line | wound 1 token Trapped
Cog | Boiler Surgeon | hero S 3 RRW 2 RRW 4 19 | Patch and Seal | attacked 2 heal 1
Cog | Pressure Walker | beast L 2 BBRR 1 BRR 8 36 | Iron Plating | defence 2 dice B
Cog | Rivet Gunner | minion S 2 RW 3 RW 2 9 | Steady Aim | attack 1 reroll 2
Cog | Deck Hand | minion S 3 RW 1 RR 2 8 | Brace | defence 1 dice W
Cog | Mine Drone | minion S 4 WW 1 W 1 4 | Detonate | attack 1 detonate RR
Nautilus | Tide Speaker | leader S 3 RRR 2 RRR 5 26 | Healing Tide | attacked 2 heal 2
Nautilus | Coral Knight | hero S 3 BRW 1 RRR 5 23 | Living Armour | defence 1 shield 1
Nautilus | Ink Weaver | hero S 4 RRW 2 RR 3 17 | Ink Cloud | wound 1 token Inked
Nautilus | Shell Titan | beast L 3 BRRR 1 BBR 7 37 | Withdraw | defence 2 upgrade 2
Nautilus | Reef Archer | minion S 3 RW 2 RW 2 9 | Thorn Shot | wound 1 token Poisoned
Nautilus | Kelp Spear | minion S 4 RW 1 RR 2 9 | Set Spears | defence 1 riposte 1
Nautilus | Spore Jelly | minion S 3 WW 1 WW 2 6 | Sting | wound 1 token Trapped
Low Clans | Gill Chief | leader S 4 BRR 1 RRW 5 25 | Blood Frenzy | attack 2 own_wounds R
Low Clans | Tooth Reaver | hero S 4 RRR 1 RW 4 18 | Rend | attack 1 pierce 1
Low Clans | Net Hag | hero S 3 RRW 2 RW 4 17 | Cast Net | wound 1 token Trapped
Low Clans | Trench Brute | beast L 4 BBRW 1 RRR 7 33 | Ram | wound 1 push 1
Low Clans | Bone Slinger | minion S 4 RW 2 W 2 7 | Scatter Shot | attack 1 dice W
Low Clans | Gutter Raider | minion S 4 RR 1 W 2 8 | Pack Hunters | attack 1 friends W
Low Clans | Eel Pup | minion S 5 WW 1 W 1 4 | Dart Away | attacked 1 move 2
Ancients | First Drowned | leader S 2 BBR 2 BRR 6 31 | Old Tide | wound 2 splash 1
Ancients | Gaze Bearer | hero S 3 BRW 3 RW 4 20 | Unblinking | attack 1 unseen 0
Ancients | Stone Chanter | hero S 2 RRW 2 BRR 5 22 | Stone Skin | defence 1 dice R
Ancients | Abyss Idol | beast L 2 BBBR 1 BBR 9 44 | Crushing Weight | attack 2 pierce 2
Ancients | Hollow Guard | minion S 3 RR 1 RR 3 12 | Relentless | defence 2 shield 1
Ancients | Whisper Shade | minion S 4 RW 2 WW 2 9 | Drain | wound 0 take 1
Ancients | Silt Thrall | minion S 3 RW 1 WW 2 7 | Grasping Hands | attack 1 reroll 1
"""
"""Faction | model | kind size speed attack range defence heart points | ability | power."""

CARDS_PRINTED = """
Cog | Spare Air Tank | item 2 | move 0 air 2
Cog | Patch Kit | item 3 | turn 0 mend 2
Cog | Depth Charge | item 4 | instead 0 bomb RR
Cog | Magnet Winch | item 2 | search 0 winch W
Cog | Steam Lance | weapon 5 | always 0 near_dice R
Cog | Long Barrel | weapon 4 | always 0 barrel 1
Cog | Riveted Plate | armour 4 | always 0 heavy R
Cog | Pressure Helm | armour 2 | always 0 immune Poisoned+Inked
Cog | Overpressure | ability 2 | attack 1 upgrade 1
Cog | Covering Fire | ability 3 | attack 2 dice R
Cog | Hard Rounds | ability 3 | attack 2 pierce 1
Cog | Emergency Bulkhead | ability 3 | defence 1 dice R
Cog | Shock Coil | ability 3 | wound 2 token Stunned
Cog | Recalibrate | ability 2 | attack 1 reroll 2
Cog | Tow Line | ability 1 | attacked 1 tow 1
Cog | Salvage Rights | ability 2 | kill 0 essence 2
Nautilus | Healing Sponge | item 3 | turn 0 mend 2
Nautilus | Pearl of Clarity | item 2 | turn 0 clear 0
Nautilus | Ink Flask | item 3 | defence 0 flask 2
Nautilus | Current Charm | item 2 | always 0 charm 0
Nautilus | Thorn Trident | weapon 4 | wounded 0 token Poisoned
Nautilus | Coral Bow | weapon 4 | always 0 bow 2
Nautilus | Pearl Mail | armour 4 | always 0 dice R
Nautilus | Barnacle Shield | armour 3 | always 0 barnacle W
Nautilus | Undertow | ability 2 | wound 1 push 1
Nautilus | Mend | ability 2 | attacked 1 mend 1
Nautilus | Shoal Strike | ability 3 | attack 2 friends W
Nautilus | Reef Ward | ability 3 | defence 1 shield 1
Nautilus | Camouflage | ability 2 | defence 1 camouflage 1
Nautilus | Entangle | ability 3 | wound 1 token Trapped
Nautilus | Wellspring | ability 2 | attack 0 wellspring 1
Nautilus | Stinging Veil | ability 2 | defence 1 riposte 1
Low Clans | Bait Bucket | item 3 | turn 0 lure 2
Low Clans | Stolen Air | item 2 | move 0 air 2
Low Clans | Rotten Bait | item 2 | search 0 bait 2
Low Clans | Weed Bandage | item 3 | turn 0 mend 2
Low Clans | Sawtooth Blade | weapon 5 | always 0 near_dice R
Low Clans | Barbed Net | weapon 4 | wounded 0 token Trapped
Low Clans | Bone Harness | armour 4 | always 0 heart 1
Low Clans | Shark Hide | armour 2 | always 0 dice W
Low Clans | Frenzy | ability 2 | attack 1 dice W
Low Clans | Ambush | ability 2 | attack 1 ambush 2
Low Clans | Gang Up | ability 3 | attack 1 friends W
Low Clans | Slip Away | ability 2 | attacked 1 move 2
Low Clans | Thick Skull | ability 2 | defence 1 dice W
Low Clans | Blood Scent | ability 3 | attack 2 target_wounds R
Low Clans | Dirty Fight | ability 2 | wound 1 token Poisoned
Low Clans | Strip the Dead | ability 2 | kill 0 draw 1
Ancients | Idol Shard | item 3 | turn 0 essence 3
Ancients | Black Salt | item 2 | turn 0 clear 0
Ancients | Sleeping Eye | item 3 | attack 0 unseen 1
Ancients | Tide Stone | item 4 | turn 0 stone 2
Ancients | Drowned Sceptre | weapon 5 | always 0 upgrade 1
Ancients | Obsidian Hook | weapon 6 | always 0 near_pierce 1
Ancients | Basalt Carapace | armour 5 | always 0 heavy B
Ancients | Veil of Silt | armour 3 | always 0 veil 1
Ancients | Dread | ability 3 | wound 1 token Stunned
Ancients | Deep Gaze | ability 1 | attack 1 unseen 0
Ancients | Crush | ability 3 | attack 2 pierce 1
Ancients | Ancient Hide | ability 3 | defence 2 dice B
Ancients | Devour | ability 3 | kill 1 mend 2
Ancients | Whirlpool | ability 3 | wound 2 splash 1
Ancients | Leech Tide | ability 2 | wound 0 take 1
Ancients | Inevitable | ability 2 | attack 1 reroll 2
Items | Rusted Cutlass | weapon 2 | always 0 near_dice W
Items | Harpoon Gun | weapon 2 | always 0 gun 2
Items | Coral Axe | weapon 1 | always 0 near_dice R
Items | Arc Prod | weapon 1 | wound 1 token Stunned
Items | Serpent Spear | weapon 1 | always 0 upgrade 1
Items | Diver Jerkin | armour 2 | always 0 dice W
Items | Turtle Shell | armour 2 | always 0 dice R
Items | Glass Helm | armour 1 | always 0 immune Poisoned
Items | Eelskin | armour 1 | always 0 fins 1
Items | Air Bladder | item 2 | move 0 air 2
Items | Sea Salve | item 3 | turn 0 mend 2
Items | Essence Vial | item 2 | turn 0 essence 2
Items | Flare | item 1 | attack 0 unseen 0
Items | Anchor Chain | item 1 | instead 0 chain 2
Items | Depth Bomb | item 1 | instead 0 bomb RR
Items | Lucky Pearl | item 1 | roll 0 pearl 0
"""
"""Faction | card | kind points | power; for cards of the item deck, copies instead of points."""

CREATURES_PRINTED = """
Lantern Biter | 3 RW 1 W 2 | - | 2 0
Shell Crawler | 2 RR 1 RR 3 | - | 0 1
Needle Shoal | 2 WWW 1 W 2 | swarm | 2 0
Trench Ray | 2 RRW 1 RW 3 | Poisoned | 1 1
Gulper | 2 BR 1 RW 4 | Trapped | 2 1
Reef Maw | 1 RRR 1 RRR 5 | - | 0 2
Pale Kraken | 1 BBR 2 BRR 6 | - | 3 2
Sleeping Leviathan | 1 BBRR 1 BBR 8 | - | 4 3
"""
"""Creature | copies attack range defence heart | special | Essence and items it leaves."""

TREASURES = {"Sunken Cache": 2, "Glow Vent": 2, "Wreck Hold": 1, "Silent Den": 1}
ONCE = ("Thick Silt", "Coral Bloom", "Venom Tide", "Cave-in", "Second Wind", "Cold Cramp")
TWICE = ("Rip Current", "Essence Bloom", "Feeding Time", "Something Stirs", "Sinking Crate")
EVENTS = {
    "Calm Water": 3,
    **dict.fromkeys(TWICE, 2),
    **dict.fromkeys((*ONCE, "Healing Spring"), 1),
}
"""Copies in the decks."""

FACES = {
    "W": ("octopus", "octopus", "shield", "diamond", "blank", "blank"),
    "R": ("octopus", "octopus", "white octopus", "shield", "shield", "diamond"),
    "B": (
        *("octopus", "white octopus", "white octopus"),
        *("white shield", "white shield", "white diamond"),
    ),
}


@dataclass(frozen=True)
class Power:
    """An ability, or what a card does."""

    name: str
    when: str
    price: int
    effect: str
    amount: str

    @property
    def number(self) -> int:
        return int(self.amount)


@dataclass(frozen=True)
class Printed:
    """A model's card."""

    faction: str
    name: str
    kind: str
    large: bool
    speed: int
    attack: str
    range: int
    defence: str
    heart: int
    points: int
    power: Power

    @property
    def carries(self) -> bool:
        """Minions carry no cards."""
        return self.kind != "minion"


@dataclass(frozen=True)
class Card:
    """A starting card, or one of the item deck (faction ``Items``, points 0)."""

    faction: str
    name: str
    kind: str
    points: int
    copies: int
    power: Power

    @property
    def ability(self) -> bool:
        """Ability cards, and weapons that cost Essence, count as the one ability of an attack."""
        return self.kind == "ability" or self.power.price > 0


@dataclass(frozen=True)
class Beast:
    """A creature's card."""

    name: str
    copies: int
    attack: str
    range: int
    defence: str
    heart: int
    special: str
    essence: int
    items: int


def power_of(name: str, text: str) -> Power:
    when, price, effect, amount = text.split()
    return Power(name, when, int(price), effect, amount)


def rows(text: str) -> list[list[str]]:
    return [line.split(" | ") for line in text.strip().splitlines()]


@cache
def models() -> dict[str, Printed]:
    return {name: model_of(*row) for row in rows(MODELS_PRINTED) for name in [row[1]]}


def model_of(faction: str, name: str, figures: str, ability: str, text: str) -> Printed:
    kind, size, speed, attack, reach, defence, heart, points = figures.split()
    numbers = (int(speed), attack, int(reach), defence, int(heart), int(points))
    return Printed(faction, name, kind, size == "L", *numbers, power_of(ability, text))


@cache
def cards() -> dict[str, Card]:
    return {name: card_of(*row) for row in rows(CARDS_PRINTED) for name in [row[1]]}


def card_of(faction: str, name: str, figures: str, text: str) -> Card:
    kind, number = figures.split()
    points, copies = (0, int(number)) if faction == "Items" else (int(number), 1)
    return Card(faction, name, kind, points, copies, power_of(name, text))


@cache
def creatures() -> dict[str, Beast]:
    return {row[0]: creature_of(*row) for row in rows(CREATURES_PRINTED)}


def creature_of(name: str, figures: str, special: str, reward: str) -> Beast:
    copies, attack, reach, defence, heart = figures.split()
    numbers = (int(copies), attack, int(reach), defence, int(heart))
    essence, items = map(int, reward.split())
    return Beast(name, *numbers, special, essence, items)
