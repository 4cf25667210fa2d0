"""The rules' side of a meeting of Sleeping Gods: the reading's table laid as a campaign, the same
fates, and what comes of it in the reading's words. All that knows the rules' code is here; of a
question only its id and its options' values, ids and seats are used, never its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from games.kernel import Ask, Chance, Option, Play
from games.kernel.question import Question
from games.sleeping_gods import questions
from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.abilities import Use
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.command.equipping import Carried, Equip
from games.sleeping_gods.content import cards
from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.fight.action_tokens import HandOver, hand_over, wounds
from games.sleeping_gods.fight.combat import ReturnSynergy, fight_round
from games.sleeping_gods.fight.squares import Square
from games.sleeping_gods.fight.synergy import Heir
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.goods import gain, gain_xp
from games.sleeping_gods.state import NO_CAPTAIN, Chair, Fight, Foe, Member, Owned, State
from tests.meetings.sleeping_gods import box
from tests.meetings.sleeping_gods.squares import Spot
from tests.meetings.sleeping_gods.table import Foe as ReadFoe
from tests.meetings.sleeping_gods.table import Member as ReadMember
from tests.meetings.sleeping_gods.table import Order, Table

ID = {name: name.split()[-1].lower() for name in box.CREW}
CARD = {name: number for number, name in enumerate(box.CARDS, 1)}
ADVENTURE = {name: number for number, name in enumerate((*box.ADVENTURES, *box.WEAPON_CARDS), 1)}
LEVEL = {name: f"{name.lower()}-1" for name in box.LEVELS}
CALLED: dict[Any, str] = {number: name for name, number in ADVENTURE.items()}
CARD_CALLED: dict[Any, str] = {number: name for name, number in CARD.items()}
HOURGLASS = {
    "frightened": "frighten",
    "weakened": "weaken",
    "discard": "discard_ability",
    "adjacent": "adj_attack",
    "adjacent_regen": "adj_regen",
}
OWN_WEAPON = 0


def mod(read: box.Mod) -> cards.Mod:
    """What a synergy token restores, it restores at 0 health."""
    what = {"skill": "skill", "unstatus": "status", "gain": "res"}.get(read.op)
    fields: dict[str, Any] = {"op": "heal" if read.op == "revive" else read.op, "n": read.n}
    return cards.Mod(**fields, **({what: read.what} if what else {}))


def told_mod(played: cards.Mod) -> str:
    what = played.skill or played.status or played.res or ""
    return f"{played.op} {played.n} {what}".strip()


def weapon(name: str) -> cards.Weapon:
    return cards.Weapon(name=name, **box.WEAPONS[name]._asdict())


def board(name: str) -> cards.Crew:
    printed = box.CREW[name]
    return cards.Crew(
        id=ID[name],
        name=name,
        short=name.rsplit(maxsplit=1)[-1],
        role="Crew",
        captain=name == box.CAPTAIN,
        health=printed.health,
        skills={skill: printed.skills.count(skill) for skill in printed.skills},  # type: ignore[misc]
        weapon=weapon(printed.weapon),
        ability_cost=printed.cost,
        ability=tuple((mod(one),) for one in printed.ability),
        synergy=mod(printed.synergy),
        levels=tuple(map(level, box.LEVELS)) if name == box.CAPTAIN else (),
    )


def level(name: str) -> cards.LevelCard:
    printed = box.LEVELS[name]
    passive = (cards.Passive(op="skill", skill=printed.skill),)  # type: ignore[arg-type]
    return cards.LevelCard(
        id=LEVEL[name], name=name, xp=1, health=printed.health, passive=passive, text="…"
    )


def ability(name: str) -> cards.AbilityCard:
    printed = box.CARDS[name]
    mods: dict[str, Any] = {}
    if printed.mod and printed.mode == "passive":
        mods["passive"] = (cards.Passive(op=printed.mod.op, n=printed.mod.n),)  # type: ignore[arg-type]
    elif printed.mod:
        mods["mods"] = (mod(printed.mod),)
    return cards.AbilityCard(
        id=CARD[name],
        name=name,
        fate=printed.fate,
        cost=printed.cost,
        skill=printed.skill,  # type: ignore[arg-type]
        mode=printed.mode,  # type: ignore[arg-type]
        command=printed.command,
        text="" if printed.mode == "none" else "…",
        **mods,
    )


def adventure(name: str) -> cards.AdventureCard:
    """A recipe takes the grain that lies in the hold."""
    if name in box.WEAPON_CARDS:
        return cards.AdventureCard(
            num=ADVENTURE[name], name=name, types=("weapon",), weapon=weapon(name)
        )
    printed = box.ADVENTURES[name]
    return cards.AdventureCard(
        num=ADVENTURE[name],
        name=name,
        types=("recipe",) if printed.recipe else ("equipment",),
        command=printed.cost,
        use=tuple((mod(one),) for one in printed.options),
        cook={"grain": 1} if printed.recipe else {},
    )


@cache
def printed_pack() -> Pack:
    """Nothing that another table has looked up in the pack comes with it."""
    pack = find_pack("shallows")
    printed = {
        "crew": tuple(map(board, box.CREW)),
        "abilities": tuple(map(ability, box.CARDS)),
        "adventure": tuple(map(adventure, ADVENTURE)),
        "market": (),
    }
    return Pack.model_construct(**{one: getattr(pack, one) for one in Pack.model_fields} | printed)


def cell(square: box.Square) -> Cell:
    power: dict[str, Any] = {}
    if square.power in box.STANDING:
        power["static"] = square.power
    elif square.power:
        power["eor"] = HOURGLASS.get(square.power, square.power)
    printed = square._asdict()
    del printed["power"]
    return Cell(**printed, **power)


@cache
def enemy(num: int, name: str, figures: tuple[int, int], rows: tuple[Any, ...]) -> Enemy:
    defense, attack = figures
    cells = tuple(tuple(map(cell, row)) for row in rows)
    return Enemy(num=num, name=name, level=5, defense=defense, attack=attack, cells=cells)


def enemy_card(num: int, foe: ReadFoe) -> Enemy:
    last = max(row for row, _ in foe.grid)
    rows = tuple(
        tuple(foe.grid[row, column] for column in range(foe.width)) for row in range(last + 1)
    )
    return enemy(num, foe.name, (foe.defense, foe.attack), rows)


class Loaded(Chance):
    """Fates fall as written."""

    __slots__ = ("fates",)

    def __init__(self, fates: Iterable[int]) -> None:
        super().__init__(7)
        self.fates = list(fates)

    def die(self, sides: int = 6) -> int:
        return self.fates.pop(0)


class Laid(SleepingGods):
    @classmethod
    def read_pack(cls, options: Any) -> Pack:
        return printed_pack()


class Stage:
    """A campaign laid like a table, on its way from one question to the next."""

    def __init__(self, game: SleepingGods, play: Play[str], foes: Sequence[str]) -> None:
        self.game = game
        self.foes = foes
        self.ask: Ask | None = None
        self.ended = ""
        self._play = play
        self._go_on(None)

    def _go_on(self, answer: Option[Any] | None) -> None:
        """To the next question; whoever stands last does not ask for healing here."""
        self.ask = None
        try:
            step = self._play.send(answer)  # type: ignore[arg-type]  # None starts a generator
            while not isinstance(step, Ask) or step.id == questions.DAMAGE_COMES.id:
                step = self._play.send(face(step))  # type: ignore[arg-type]
            self.ask = step
        except StopIteration as over:
            self.ended = over.value

    @property
    def fates(self) -> list[int]:
        assert isinstance(self.game.chance, Loaded)
        return self.game.chance.fates

    def asks(self, *wanted: Question) -> bool:
        return self.ask is not None and self.ask.id in {question.id for question in wanted}

    def options(self) -> list[Option[Any]]:
        """Without what the active player may say for somebody else who is away."""
        found = list(self.ask.options) if self.ask else []
        theirs = {one.id for one in found if not one.aside}
        return [one for one in found if not (one.aside and one.id in theirs)]

    def menu(self, seat: int) -> list[Option[Any]]:
        """What this player could do of what may be done at any time."""
        return self._looked_at(crew_and_cards(self.game, seat))

    def hand_overs(self, seat: int) -> list[Option[Any]]:
        assert self.game.s.fight is not None
        if not any(one.id == "token" and one.seat == seat for one in self.options()):
            return []
        return self._looked_at(hand_over(self.game, seat, self.game.s.fight))

    def _looked_at(self, play: Play[None]) -> list[Option[Any]]:
        """The first question of something that nobody does."""
        ask = next(play)
        play.close()
        assert isinstance(ask, Ask)
        return list(ask.options)

    def take(self, option: Option[Any]) -> None:
        self._go_on(option)

    def answer(self, seat: int, option_id: str) -> None:
        self.take(next(one for one in self.options() if (one.seat, one.id) == (seat, option_id)))

    def name(self, index: int) -> str:
        return self.game.boards[index].name

    def foe(self, at: int) -> str:
        fight = self.game.s.fight
        assert fight is not None
        return self.foes[fight.foes[at].num - 1]

    def spot(self, square: Square) -> Spot:
        return self.foe(square.foe), divmod(square.number, 2)

    def order(self, option: Option[Any]) -> Order | None:
        """What this option is in the reading's words, its aim left out."""
        seat, value = option.seat, option.value
        match value:
            case Use():
                return self.use(seat, value)
            case Blow(member, arm, target):
                name = self.name(member)
                using = CALLED[arm] if arm != OWN_WEAPON else box.CREW[name].weapon
                return Order(seat, "attack", name, using, self.foe(target))
            case ReturnSynergy(owner):
                assert self.game.s.fight is not None
                holder = self.name(self.game.s.fight.synergy[owner])
                return Order(seat, "return", holder, self.name(owner))
            case HandOver(giver, taker, payer):
                return Order(payer, "give", str(giver), at=str(taker))
            case _:
                return None

    def use(self, seat: int, use: Use) -> Order:
        effect = told_mod(use.mods[0])
        if use.kind == "crew":
            return Order(seat, "ability", self.name(use.at), effect)
        if use.kind == "card":
            return Order(seat, "card", CALLED[use.at], effect)
        if use.kind == "gear":
            card = CARD_CALLED[use.what]
            verb = "strike" if use.mods[0].op == "strike" else "equipped"
            using = card if verb == "strike" else f"{card}: {effect}"
            return Order(seat, verb, self.name(use.at), using)
        assert self.game.s.fight is not None
        holder = self.name(self.game.s.fight.synergy[use.at])
        return Order(seat, "synergy", holder, f"{self.name(use.at)}: {effect}")


def face(step: object) -> Option[Any] | None:
    if not isinstance(step, Ask):
        return None
    return next(one for one in step.options if one.value is None and one.id != "aid")


def lay(table: Table, fates: Iterable[int]) -> Stage:
    """The same table as a campaign, up to its first question."""
    state = State(
        crew=list(map(lay_member, table.crew)),
        chairs=[
            Chair([CARD[card] for card in table.hands[seat]], table.command[seat])
            for seat in sorted(table.command)
        ],
        region=printed_pack().about.start,
        ability_deck=[],
        event_deck=[],
        market_deck=[],
        search_pile=[],
        phase="act",
        active=table.active,
        harm={room.replace(" ", "_"): cubes for room, cubes in table.rooms.items()},
        goods={good: table.goods.get(good, 0) for good in box.GOODS},
        cards=[Owned(ADVENTURE[name], lying) for name, lying in table.adventures.items()],
    )
    state.cards += [Owned(number) for one in state.crew for number in one.weapons]
    options = SleepingGods.Options(pack="shallows", fate="dice")
    game = Laid(state, len(state.chairs), options, Loaded(fates))
    foes = [foe.name for foe in table.foes]
    if foes:
        game.pack = game.pack.model_copy()
        enemies = [enemy_card(num, foe) for num, foe in enumerate(table.foes, 1)]
        game.pack.__dict__["enemy"] = {card.num: card for card in enemies}
        state.fight = lay_fight(table)
        state.fight.wounds = wounds(game)
        play = fought(game, table.reward)
    else:
        play = tried(game, table)
    return Stage(game, until_defeat(play), foes)


def lay_member(read: ReadMember) -> Member:
    return Member(
        ID[read.name],
        NO_CAPTAIN if read.seat is None else read.seat,
        damage=read.wounds,
        fatigue=read.fatigue,
        command=read.command,
        statuses=sorted(read.statuses),
        equipped=[CARD[card] for card in read.cards],
        weapons=[ADVENTURE[name] for name in read.weapons],
        levels=[LEVEL[name] for name in read.levels],
    )


def lay_fight(table: Table) -> Fight:
    names = [one.name for one in table.crew]
    lies = {owner: holder.name for holder in table.crew for owner in holder.synergy}
    return Fight(
        [
            Foe(num, [row * foe.width + column for row, column in sorted(foe.covered)])
            for num, foe in enumerate(table.foes, 1)
        ],
        [table.actions.get(seat, 0) for seat in sorted(table.command)],
        [one.actions for one in table.crew],
        [names.index(lies[name]) for name in names],
    )


def fought(game: SleepingGods, reward: Mapping[str, int]) -> Play[str]:
    while game.s.fight is not None:
        yield from fight_round(game)
    for good, n in reward.items():
        if good == "xp":
            gain_xp(game, n)
        else:
            gain(game, good, n)
    return "won"


def tried(game: SleepingGods, table: Table) -> Play[str]:
    trial = table.trial
    if (yield from meet_challenge(game, trial.skill, trial.need)):
        return "success"
    yield from game.apply(map(consequence, trial.fail))
    return "fail"


def consequence(read: box.Mod) -> Effect:
    if read.op in box.STATUSES:
        return Effect(op="status", status=read.op, n=read.n, who="participants")  # type: ignore[arg-type]
    if read.op == "ship_damage":
        return Effect(op="ship_damage", n=read.n)
    return Effect(op="damage", n=read.n, who="participants")


def until_defeat(play: Play[str]) -> Play[str]:
    try:
        return (yield from play)
    except Defeated as defeat:
        return defeat.cause


def report(stage: Stage) -> dict[str, object]:
    """The campaign now, in the words of the meeting's ``told``."""
    s = stage.game.s
    fight = s.fight
    crew = {}
    for at, one in enumerate(s.crew):
        lost = fight.disarmed if fight else ()
        holds = fight.synergy if fight else ()
        crew[stage.name(at)] = (
            *(one.damage, one.fatigue, sorted(one.statuses)),
            *(sorted(map(CARD_CALLED.__getitem__, one.equipped)), len(one.levels)),
            sorted(CALLED[number] for number in one.weapons if number not in lost),
            *(one.command, fight.used[at] if fight else 0),
            sorted(stage.name(owner) for owner, holder in enumerate(holds) if holder == at),
        )
    return {
        "crew": crew,
        "command": {seat: chair.command for seat, chair in enumerate(s.chairs)},
        "hands": {
            seat: sorted(map(CARD_CALLED.__getitem__, chair.hand))
            for seat, chair in enumerate(s.chairs)
        },
        "actions": {seat: n for seat, n in enumerate(fight.tokens) if n} if fight else {},
        "adventures": {
            CALLED[one.num]: one.command
            for one in s.cards
            if CALLED[one.num] not in box.WEAPON_CARDS
        },
        "foes": [
            (stage.foes[foe.num - 1], sorted(divmod(n, 2) for n in foe.covered))
            for foe in (fight.foes if fight else ())
        ],
        "goods": {good: n for good, n in {**s.goods, "xp": s.xp}.items() if n},
        "rooms": {room.replace("_", " "): cubes for room, cubes in s.harm.items()},
    }


def fate(stage: Stage) -> int:
    """The fate that lies open, changes counted."""
    s = stage.game.s
    if s.fight is not None and s.fight.attack is not None:
        return s.fight.attack.fate
    return s.contest.fate if s.contest else 0


def blow(stage: Stage) -> int:
    """What comes at somebody after all that was blocked."""
    threat = stage.game.s.threat
    return threat.amount - threat.block if threat else 0


def handled(options: Iterable[Option[Any]]) -> Iterator[tuple[int, str]]:
    """Options of a menu that change who carries what: none of them belongs into a fight."""
    return ((one.seat, one.id) for one in options if isinstance(one.value, Equip | Carried))


def heirs(stage: Stage) -> dict[str, Option[Any]]:
    return {
        stage.name(one.value.member): one for one in stage.options() if isinstance(one.value, Heir)
    }


def open_squares(stage: Stage) -> dict[Spot, Option[Any]]:
    return {stage.spot(one.value): one for one in stage.options() if isinstance(one.value, Square)}
