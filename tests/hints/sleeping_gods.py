"""What is tried, played with every fate that nobody sees, and what a sentence about it means."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.match import Match
from games.minds import Candidate
from games.sleeping_gods.command.abilities import Use
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.sea import neighbours
from games.sleeping_gods.state import Foe, Member
from games.sleeping_gods.words import EOR, word
from tests.hints.playing import by_id, piloted

ELSEWHERE = re.compile(r"(story|event|turn|fight|ship|travel|port|market|search|crew|lasting)\.")
"""Questions at which what was tried is over and done with."""
FOUGHT = ("fight", "foe", "attack", "damage", "challenge")
MADE, MISSED = "**Success.**", "**Failure.**"


class Fated(Chance):
    """Remembers who asked for the hint, at what question, who joined and how that went, and whether
    the last one standing had to be saved: by whom and with what is anybody's guess."""

    seat, asked, steps, brink = 0, "", 0, False
    made: bool | None = None
    joined: frozenset[int] = frozenset()

    def __init__(self, seed: int, counter: int) -> None:
        super().__init__(seed, counter)
        self.luck = random.Random(0)


def rigs(match: Match, one: Candidate) -> Iterator[Any]:
    """Each card that this seat has not seen, one of them on top."""
    assert match.ask is not None
    game, seat = match.game, one.option.seat
    others = [card for at, chair in enumerate(game.s.chairs) if at != seat for card in chair.hand]
    unseen = [*game.s.ability_deck, *others] if game.s.ability_deck else game.s.ability_discard
    asked, steps = match.ask.id, len(one.then)
    rig = {fate: partial(on_top, fate, seat, asked, steps) for fate in range(1, 7)}
    for card in unseen:
        yield rig[game.pack.ability[card].fate]


def on_top(fate: int, seat: int, asked: str, steps: int, game: SleepingGods) -> None:
    game.chance = chance = Fated(game.chance.seed, game.chance.counter)
    chance.seat, chance.asked, chance.steps = seat, asked, steps
    deck = game.s.ability_deck
    if not deck:
        deck[:], game.s.ability_discard = game.s.ability_discard, []
    hands = [chair.hand for at, chair in enumerate(game.s.chairs) if at != seat]
    for pile in (deck, *hands):
        for place, card in enumerate(pile):
            if game.pack.ability[card].fate == fate:
                pile[place], deck[-1] = deck[-1], card
                return


def fated(game: Any) -> Fated:
    if not isinstance(game.chance, Fated):
        game.chance = Fated(game.chance.seed, game.chance.counter)
        game.chance.seat = game.s.active
    return game.chance  # type: ignore[no-any-return]  # just seen to be one


def began(match: Match) -> None:
    return None


def told(one: Candidate) -> list[str]:
    """What is bought in a port is told by its words."""
    return [str(step.label) if step.id == "bought" else step.id for step in one.then]


def is_over(match: Match, began: None) -> bool:
    s, ask, chance = match.game.s, match.ask, fated(match.game)
    chance.joined |= {*(s.contest.participants if s.contest else s.took_part)}
    outcomes = [str(line.text) for line in match.lines if str(line.text).endswith((MADE, MISSED))]
    if outcomes and chance.made is None:
        chance.made = outcomes[0].endswith(MADE)
    if ask is None or ask.id == "travel.course":
        return True
    if chance.asked == "ship.room" and s.phase not in ("room", "aboard"):
        return True
    busy = s.contest or s.threat or (s.fight and s.fight.attack)
    if busy or ask.id == "port.service":
        return not busy and not chance.steps
    if ask.id in ("foe.strikes", "fight.move") and not chance.asked.startswith(FOUGHT):
        return False  # a choice that leads into a fight is fought out
    struck = ask.id == "foe.strikes" and chance.asked != "fight.move"
    return struck or bool(ELSEWHERE.match(ask.id))


def next_step(match: Match, told: list[str]) -> Option[Any] | None:
    """What one holds oneself makes up for the fate, if it can, or draws it again."""
    ask, game = match.ask, match.game
    assert ask is not None
    if found := by_id(match, told):
        fated(game).steps -= 1
        return found
    own = ask.of(ask.awaited[0])
    match ask.id:
        case "port.service" if told:
            found = next(one for one in own if str(one.label) in told[0])
            told[0] = told[0].replace(str(found.label), "", 1)
            fated(game).steps = len(told[0].strip(", "))
        case "challenge.help":
            found = help_of(match) or redraw_of(match) or ask.find(ask.awaited[0], "accept")
        case "damage.last_chance":
            fated(game).brink = True
        case "foe.block":
            found = block_of(match)
        case "challenge.join" if fated(game).asked == ask.id:
            found = ask.find(ask.awaited[0], "draw")
    return found or without_redraws(match)


def without_redraws(match: Match) -> Option[Any] | None:
    ask = match.ask
    assert ask is not None
    sure = [
        one
        for one in ask.options
        if one.id != "again" and not any(mod.op.startswith("redraw") for mod in mods(one.value))
    ]
    asked = Ask(ask.question, ask.prompt, sure, about=ask.about)
    return piloted(match, asked, fated(match.game).luck)


def help_of(match: Match) -> Option[Any] | None:
    """The cheapest help of this seat that is enough."""
    assert match.ask is not None
    game, seat = match.game, fated(match.game).seat
    contest, purse = game.s.contest, game.s.chairs[seat].command
    options = [one for one in match.ask.options if one.seat == seat and adds(contest, one.value)]
    enough = [
        some
        for count in range(len(options) + 1)
        for some in combinations(options, count)
        if sum(adds(contest, one.value) for one in some) >= contest.need - game.view(seat).total
        and price(some) <= purse
        and len({thing(one.value) for one in some}) == count
    ]
    best = min(enough, key=price, default=())
    return best[0] if best else None


def redraw_of(match: Match) -> Option[Any] | None:
    """The cheapest of this seat that draws fate again."""
    assert match.ask is not None
    own = [one for one in match.ask.options if one.seat == fated(match.game).seat]
    again = [one for one in own if any(mod.op.startswith("redraw") for mod in mods(one.value))]
    return min(again, key=lambda one: price([one]), default=None)


def block_of(match: Match) -> Option[Any]:
    """What blocks most, unless it is a scratch."""
    assert match.ask is not None
    threat, own = match.game.s.threat, match.ask.of(match.ask.awaited[0])
    blow = threat.amount - threat.block
    worth_it = blow > 1 or blow >= match.game.left(threat.member)
    uses = [one for one in own if isinstance(one.value, Use)] if worth_it else []

    def stops(one: Option[Any]) -> tuple[int, int]:
        blocks = [mod.n for mod in mods(one.value) if mod.op.startswith("block")]
        return min(blow, sum(blocks)), -one.value.cost

    return max(uses, key=stops) if uses else next(one for one in own if one.id == "take")


def adds(contest: Any, value: Any) -> int:
    """Cards of the hand one each, abilities what they say; to draw again is anybody's guess."""
    helps = [mod for mod in mods(value) if mod.op == "fate_plus" or mod.skill == contest.skill]
    return sum(mod.n for mod in helps) + isinstance(value, int)


def mods(value: Any) -> Sequence[Mod]:
    return value.mods if isinstance(value, Use) else ()


def price(some: Sequence[Option[Any]]) -> int:
    return sum(one.value.cost for one in some if isinstance(one.value, Use))


def thing(value: Any) -> Any:
    return (value.kind, value.at) if isinstance(value, Use) else value


class Seen:
    """What anybody can read off a campaign."""

    def __init__(self, game: SleepingGods) -> None:
        self.game, self.s = game, game.s
        self.health = -sum(one.damage for one in game.s.crew)
        self.command = sum(chair.command for chair in game.s.chairs)
        self.harm = sum(game.s.harm.values())
        self.coins = game.s.goods["coins"]
        self.fatigue = sum(one.fatigue for one in game.s.crew)
        self.up = {*game.standing()}
        self.fresh = sum(game.s.crew[at].fatigue < 2 for at in self.up)
        placed = [*game.s.crew, *game.s.cards]
        self.open = sum(game.s.harm[room] < 2 for room in game.s.harm if room != "hull")
        self.bound = sum(one.command for one in placed)
        self.free = sum(not one.command for one in placed)
        self.deck, hand = len(game.s.ability_deck), game.s.chairs[game.s.active].hand
        self.costs = [game.pack.ability[card].cost for card in hand]
        self.xp, cards = game.s.xp, game.pack.event
        self.lasting = {str(word(cards[one.id].name)) for one in game.s.lasting}
        self.lost = game.s.defeats + bool(game.s.lost)
        worn = [card for one in game.s.crew for card in one.equipped]
        self.equipped = {str(word(game.pack.ability[card].name)) for card in worn}
        self.places = {place for place in game.s.visits if place.isdigit()}

    def at(self, name: str) -> int:
        return next(at for at in self.game.everybody() if str(self.game.name(at)) == name)

    def member(self, name: str) -> Member:
        return self.s.crew[self.at(name)]

    def levels(self, name: str) -> set[str]:
        return {str(word(self.game.pack.level[one].name)) for one in self.member(name).levels}

    def foes(self, name: str) -> list[Foe]:
        row, cards = self.s.fight.foes if self.s.fight else [], self.game.pack.enemy
        return [foe for foe in row if str(word(cards[foe.num].name)) == name]

    def shows(self, name: str, what: str) -> int:
        """So many hearts or attack symbols in its open squares."""
        found = 0
        for foe in self.foes(name):
            cells = [cell for row in self.game.pack.enemy[foe.num].cells for cell in row]
            open_ = [cell for at, cell in enumerate(cells) if cell and at not in foe.covered]
            found += sum(getattr(cell, what) for cell in open_)
        return found

    def ends(self, now: Seen, what: str) -> bool:
        """Whether less of this waits for the end of the round."""
        return self.waits(what) > now.waits(what)

    def waits(self, what: str) -> int:
        foes, cards = self.s.fight.foes if self.s.fight else [], self.game.pack.enemy
        rows = [(foe, [c for row in cards[foe.num].cells for c in row]) for foe in foes]
        return sum(
            bool(cell and cell.eor and str(EOR[cell.eor]) == what and at not in foe.covered)
            for foe, cells in rows
            for at, cell in enumerate(cells)
        )

    def arms(self, at: int) -> list[Any]:
        cards = (self.game.pack.card[card] for card in self.s.crew[at].weapons)
        disarmed = self.s.fight.disarmed if self.s.fight else []
        found = [card.weapon for card in cards if card.weapon and card.num not in disarmed]
        return [self.game.boards[at].weapon, *found]

    def extra(self, at: int) -> int:
        bonus = self.game.own_bonus(at, "damage") + self.game.ship_bonus("damage")
        return bonus - (self.s.crew[at].fatigue == 2)

    def has(self, status: str) -> int:
        return sum(one.statuses.count(status.replace(" ", "_")) for one in self.s.crew)

    def hit(self, room: str) -> int:
        """How much damage is in it; the hull, which holds one, is full with the next."""
        return self.s.harm[room.replace(" ", "_")] + (room == "hull")

    def held(self, kind: str) -> int:
        return next(n for name, n in self.s.goods.items() if name.rstrip("s") == kind.rstrip("s"))

    def helps_at(self, thing: str, place: str) -> bool:
        """The story of that place names it: as a keyword, a card, so many chimes, or a quest."""
        pages = self.game.pack.paragraph.items()
        story = " ".join(str(page) for name, page in pages if name.partition(".")[0] == place)
        return any(mark in story for name, mark in self.brought() if name == thing)

    def brought(self) -> Iterator[tuple[str, str]]:
        """All that one has, by its name, and how a story asks for it."""
        pack = self.game.pack
        for number in {*self.s.quests, *self.s.used_quests}:
            title = f"“{pack.quest[number].title}”"
            yield title, f"'{pack.quest[number].keyword}'"
            yield title, f" num={number},"
        for card in self.s.cards:
            yield str(word(pack.card[card.num].name)), f" card={card.num},"
        for n in range(len(self.game.totems()) + 1):
            yield f"your {n} {pack.totem_word(n)}", f" totems={n},"

    def port(self) -> int:
        return self.away(lambda one: bool(self.game.pack.region[one].port))

    def away(self, there: Callable[[str], bool]) -> int:
        """Regions to sail to the nearest of these, page edges included."""
        pack, reached, steps = self.game.pack, {self.s.region}, 0
        while not any(map(there, reached)):
            reached |= {one for here in reached for one in neighbours(pack, here)}
            steps += 1
        return steps


def tires(was: Seen, now: Seen, name: str, n: str) -> bool:
    """The book may let them rest right after a challenge."""
    chance, more = fated(now.game), now.member(name).fatigue - was.member(name).fatigue
    return more == int(n) or (chance.made is not None and now.at(name) in chance.joined)


def falls(was: Seen, now: Seen, name: str, n: str) -> bool | None:
    """Whom it befalls at the end of a round is up to the players."""
    at, fight = was.at(name), now.s.fight
    if was.s.fight and (sum(was.s.fight.tokens) < 2 or (fight and fight.round > was.s.fight.round)):
        return None
    return now.game.left(at) == int(n) < was.game.left(at)


def keeps(was: Seen, now: Seen, n: str | None = None) -> bool:
    hurt = [at for at in was.up if now.game.left(at) < was.game.left(at)]
    return all(now.game.left(at) >= int(n or 1) for at in hurt)


def out(was: Seen, name: str) -> bool:
    return was.member(name).fatigue == 2 or was.at(name) not in was.up


def hits_for(was: Seen, _: Seen, name: str, n: str) -> bool:
    at = was.at(name)
    return int(n) == max(0, was.extra(at) + max(arm.damage for arm in was.arms(at)))


def still_attacks(was: Seen, _: Seen, name: str) -> bool:
    fight, at = was.s.fight, was.at(name)
    assert fight is not None
    return fight.tokens[was.game.controller(at)] > 0 and fight.used[at] < 2


def tokens(was: Seen, left: int | None = None, n: int | None = None) -> bool:
    """So many are left, and so many of them do no harm; all where no number is said."""
    pile = was.s.search_pile or was.s.search_discard
    harmless = [one for one in pile if not was.game.pack.token[one].damage]
    return left in (None, len(pile)) and len(harmless) == (len(pile) if n is None else n)


def gets_far(_: Seen, now: Seen, n: str | int) -> bool:
    total = now.game.view(now.s.active).total
    return int(n) <= (1 if total < 4 else 2 if total < 7 else 3 if total < 10 else 4)


def gets_to(was: Seen, now: Seen, region: str) -> bool:
    return gets_far(was, now, now.away(lambda one: one == region.lower()))


def is_there(was: Seen, port: str) -> bool:
    return any(one.port == port for one in was.game.pack.region.values())


def is_cooked(was: Seen, kind: str) -> bool:
    return any(kind in was.game.pack.card[one.num].cook for one in was.s.cards)


def has(was: Seen, _: Seen, thing: str) -> bool:
    return thing in {name for name, _ in was.brought()}


def so_much(name: str, sign: int = 1) -> Callable[..., bool]:
    """It has grown, or shrunk, by that much; by 1 where no number is said."""

    def holds(was: Seen, now: Seen, n: str | None = None) -> bool:
        return sign * (getattr(now, name) - getattr(was, name)) >= int(n or 1)

    return holds


MEANINGS: Mapping[str, Callable[..., bool | None]] = {
    r"(\w+) has (\d+) skill symbols?": lambda was, _, name, n: (
        sum(was.game.skills(was.at(name)).values()) == int(n)
    ),
    r"(\w+) can join challenges again": lambda was, _, name: out(was, name),
    r"(\w+) can't join challenges now": lambda was, _, name: out(was, name),
    r"(\w+) couldn't join challenges any more": lambda was, _, name: not out(was, name),
    r"(\w+) has (\d+) health left": lambda was, _, name, n: was.game.left(was.at(name)) == int(n),
    r"(\w+) deals (\d+) damage with a hit": hits_for,
    r"(\w+) can still attack in this round": still_attacks,
    r"the ship sails (\d) regions(?: or more)?(?: for \d+ command)?": gets_far,
    r"the ship gets to region (\w+?)(?: for \d+ command)?": gets_to,
    r"(.+) lies on the way": lambda was, _, hazard: any(
        one.hazard and one.hazard.name == hazard for one in was.game.pack.region.values()
    ),
    r"this is what you have (.+) for": has,
    r"(.+) opens this": has,
    r"you can still discard one then, of (\d+) cards": lambda was, _, n: (
        int(n) == len(was.costs) + (1 if len(was.s.chairs) < 3 else 2)
    ),
    r"no recipe of yours asks for (\w+)": lambda was, _, kind: not is_cooked(was, kind),
    r"it can be used again: .+": lambda was, now: now.open - was.open == 1,
    r"you keep only one find, and you have one": lambda was, _: bool(was.s.found),
    r"(\d+) of the crew can join challenges again": so_much("fresh"),
    r"the port of (.+) is there": lambda was, _, port: is_there(was, port),
    r"you reach the port of (.+)": lambda _, now, port: (
        now.game.pack.region[now.s.region].port == port
    ),
    r"until then this comes again and again: .+": lambda was, _: bool(was.lasting),
    r"you gain (\d+) command, and (\d+) comes off crew and cards": lambda was, now, n, back: (
        now.command - was.command >= int(n) and was.bound - now.bound >= int(back)
    ),
    r"(\d+) command stays there": lambda _, now, n: now.bound >= int(n),
    r"no command is left on this: .+": lambda was, now: now.free > was.free,
    r"you draw (\d) cards?": lambda was, now, n: abs(was.deck - now.deck) >= int(n),
    r"you draw (\d) cards?, and somebody regains 1 health": lambda was, now, n: (
        abs(was.deck - now.deck) >= int(n) and now.health > was.health
    ),
    r"you draw (\d) cards?, and 1 fatigue can come off for a card": lambda was, now, n: (
        abs(was.deck - now.deck) >= int(n) and was.fatigue > 0
    ),
    r"it costs (\d) command to equip": lambda was, _, n: int(n) in was.costs,
    r"of (\d+) tokens (\d+) brings? no damage": lambda was, _, left, n: tokens(
        was, int(left), int(n)
    ),
    r"no token that is left brings damage": lambda was, _: tokens(was),
    r"every token that is left brings damage": lambda was, _: tokens(was, n=0),
    r"you still have (\d+) ([a-z]+) then": lambda _, now, n, kind: now.held(kind) >= int(n),
    r"you have (\d+) coins? to spend": lambda was, _, n: was.coins == int(n),
    r"you make the challenge(?: \(else .+\))?": lambda _, now: bool(fated(now.game).made),
    r"a fight begins": lambda was, now: bool(now.s.fight) and not was.s.fight,
    r"no ship action in the (.+) until a repair": lambda was, _, room: was.hit(room) >= 1,
    r"ship actions in the (.+) go on": lambda was, _, room: was.hit(room) == 0,
    r"you may draw (\d) search tokens": lambda was, _, n: (
        int(n) == 3 + was.game.ship_bonus("search")
    ),
    r"(\w+(?:, \w+)*) can't join challenges then": lambda was, now, names: all(
        was.member(name).fatigue == 1 and tires(was, now, name, "1") for name in names.split(", ")
    ),
    r"somebody takes fatigue|(\d+) fatigue or more is taken": so_much("fatigue"),
    r"somebody gets this: (.+)": lambda was, now, status: now.has(status) > was.has(status),
    r"(\w+) learns (.+)": lambda was, now, name, level: (
        level in now.levels(name) - was.levels(name)
    ),
    r"somebody falls to 0 health": lambda was, now: len(now.up) < len(was.up),
    r"(\w+) falls to (\d+) health": falls,
    r"somebody is back on their feet": lambda was, now: bool(now.up - was.up),
    r"(\w+) is back on their feet": lambda was, now, name: now.at(name) in now.up - was.up,
    r"everybody stays on their feet|whoever is hurt keeps (\d+) health or more": keeps,
    r"nobody loses health": lambda was, now: now.health >= was.health,
    r"(.+) is discarded": lambda was, now, card: card in was.equipped - now.equipped,
    r"covered for the end of the round: (.+)": lambda was, now, what: was.ends(now, what),
    r"(?:the crew loses|the blow in return costs) (?:health|(\d+) health or more)": so_much(
        "health", -1
    ),
    r"the crew regains (?:health|(\d+) health or more)": so_much("health"),
    r"(.+) loses (?:a heart|(\d+) hearts or more)": lambda was, now, foe, n: (
        was.shows(foe, "heart") - now.shows(foe, "heart") >= int(n or 1)
    ),
    r"the crew is defeated|you lose the campaign": lambda was, now: now.lost > was.lost,
    r"(.+) is defeated": lambda was, now, foe: len(now.foes(foe)) < len(was.foes(foe)),
    r"(.+) hits less hard from now on": lambda was, now, foe: (
        bool(now.foes(foe)) and now.shows(foe, "attack") < was.shows(foe, "attack")
    ),
    r"you spend (?:a coin|(\d+) coins or more)": so_much("coins", -1),
    r"you earn (?:a coin|(\d+) coins or more)": so_much("coins"),
    r"(?:(\d+) )?command (?:or more )?is spent": so_much("command", -1),
    r"you gain (?:(\d+) )?command(?: or more)?": so_much("command"),
    r"you gain (\d+) XP": so_much("xp"),
    r"you spend (\d+) XP": so_much("xp", -1),
    r"(\d+) fatigue (?:or more )?comes off": so_much("fatigue", -1),
    r"the ship is mended|(\d+) ship damage or more is repaired": so_much("harm", -1),
    r"the ship is damaged|the ship takes (\d+) damage or more": so_much("harm"),
    r"the ship is sound again": lambda was, now: now.harm == 0 < was.harm,
    r"(\d+) ship damage is left": lambda _, now, n: now.harm == int(n),
    r"you're rid of this: (.+)": lambda was, now, name: name in was.lasting - now.lasting,
    r"you gain (\d+) ([a-z]+)": lambda was, now, n, kind: now.held(kind) - was.held(kind) >= int(n),
    r"nobody has seen places? (.+)": lambda was, _, unseen: was.places.isdisjoint(
        unseen.split(", ")
    ),
    r"from there it's (\d+) regions? on to (.+)": lambda _, now, n, region: (
        now.away(lambda one: one == region.lower()) == int(n)
    ),
    r"you can use (.+) at place (\d+)": lambda was, _, thing, place: was.helps_at(thing, place),
    r"you're closer to a port": lambda was, now: now.port() < was.port(),
}


def is_true(fact: str, was: SleepingGods, now: SleepingGods) -> bool | None:
    if fated(now).brink or (fated(now).asked == "damage.share" and not was.s.fight):
        return None  # the next blow may stand in the book
    for words, holds in MEANINGS.items():
        if said := re.fullmatch(words, fact):
            return holds(Seen(was), Seen(now), *said.groups())
    raise LookupError(fact)
