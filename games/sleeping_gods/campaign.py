"""The campaign: the table that every rule is given, with its pack, its questions and its log."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import ClassVar, Literal, TypeAlias, TypeVar, cast

from games.kernel import Ask, Chance, Game, Option, Play, T, Text
from games.kernel.ask import NOTHING_MORE
from games.kernel.game import GameEnded
from games.kernel.question import Question
from games.sleeping_gods.content.cards import AbilityCard, Crew, Mod, Passive
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Cond, Effect
from games.sleeping_gods.content.words import FOODS, RESOURCES, Skill
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import Member, Owned, State
from games.sleeping_gods.view import View
from games.sleeping_gods.words import ROOM, word

Beaten: TypeAlias = Literal["crew", "ship"]
Loss: TypeAlias = Literal["crew", "ship", "finale"]
Cause: TypeAlias = int | Loss
"""An ending of the book by its number, or what was lost for good."""


class Defeated(Exception):
    """R106: all crew at 0 health, or 11 ship damage. It breaks off whatever was going on."""

    def __init__(self, cause: Beaten) -> None:
        super().__init__(cause)
        self.cause: Beaten = cause


class Ended(GameEnded[Cause]):
    """The campaign is over; whoever runs the rules settles it."""


W = TypeVar("W")
COMMAND = 14
WEAKENED = 2
"""So much less of every skill."""
SUPPLY: dict[str, int] = {**dict.fromkeys(RESOURCES, 6), "coins": 40}
STATUS_TOKENS = {"low_morale": 8, "venom": 4, "madness": 4, "frightened": 4, "weakened": 4}


class Campaign(Game[State, View]):
    """Questions about the state that all rules share."""

    def __init__(
        self, state: State, seat_count: int, options: CampaignOptions, chance: Chance
    ) -> None:
        super().__init__(state, seat_count, options, chance)
        self.pack: Pack = self.read_pack(options)
        self.boards: list[Crew] = [self.pack.member[member.id] for member in state.crew]

    @classmethod
    def read_pack(cls, options: CampaignOptions) -> Pack:
        return find_pack(options.pack)

    @property
    def seat_count(self) -> int:
        """Chairs at the table; an empty one keeps its number."""
        return len(self.s.chairs)

    @seat_count.setter
    def seat_count(self, value: int) -> None:
        """The state knows how many sit at the table."""

    @property
    def turn(self) -> int:
        return self.s.turn

    @property
    def active(self) -> int:
        return self.s.active

    def present(self) -> list[int]:
        """The seats that are taken, the active one first."""
        seats, active = self.s.chairs, self.s.active
        order = (*range(active, len(seats)), *range(active))
        return [seat for seat in order if seats[seat].here]

    def players(self) -> int:
        return sum(chair.here for chair in self.s.chairs)

    def controller(self, index: int) -> int:
        """R14: the active player also controls the captain."""
        seat = self.s.crew[index].seat
        return self.s.active if seat < 0 else seat

    def everybody(self) -> list[int]:
        return list(range(len(self.boards)))

    def crew_of(self, seat: int) -> list[int]:
        """The crew a player controls, the captain included on their own turn."""
        return [at for at in range(len(self.boards)) if self.controller(at) == seat]

    def name(self, index: int) -> Text:
        return word(self.boards[index].short)

    def index_of(self, crew_id: str) -> int:
        return next(at for at, board in enumerate(self.boards) if board.id == crew_id)

    @property
    def captain(self) -> int:
        return self.index_of(self.pack.captain)

    def health(self, index: int) -> int:
        """R19: as much damage as this crew member can take, level cards included."""
        levels = self.s.crew[index].levels
        extra = sum(self.pack.level[level].health for level in levels) if levels else 0
        return self.boards[index].health + extra

    def left(self, index: int) -> int:
        """Health that is left."""
        return self.health(index) - self.s.crew[index].damage

    def able(self, index: int) -> bool:
        """R20: at 0 health nobody attacks, joins in or uses abilities."""
        return self.left(index) > 0

    def standing(self) -> list[int]:
        return [index for index in range(len(self.boards)) if self.able(index)]

    def equipped(self, member: Member) -> Iterator[AbilityCard]:
        return (self.pack.ability[number] for number in member.equipped)

    def passives(self, index: int) -> Iterator[Passive]:
        """What works by itself for this crew member: equipped and level cards."""
        member = self.s.crew[index]
        for number in member.equipped:
            yield from self.pack.ability[number].passive
        for level in member.levels:
            yield from self.pack.level[level].passive

    def ship_passives(self) -> list[Passive]:
        """What works by itself for everybody: adventure cards and variant quests."""
        cards, quests = self.pack.card, self.pack.quest
        found = [passive for owned in self.s.cards for passive in cards[owned.num].passive]
        found += [passive for number in self.s.quests for passive in quests[number].passive]
        return found

    def own_bonus(self, index: int, op: str) -> int:
        member = self.s.crew[index]
        if not member.equipped and not member.levels:
            return 0
        return sum([passive.n for passive in self.passives(index) if passive.op == op])

    def ship_bonus(self, op: str) -> int:
        return sum([passive.n for passive in self.ship_passives() if passive.op == op])

    def skills(self, index: int) -> dict[str, int]:
        """R28, R57, R66: symbols and matching cards; weakened takes 2, never below 0 (G8)."""
        member = self.s.crew[index]
        total: dict[str, int] = {str(k): n for k, n in self.boards[index].skills.items()}
        for number in member.equipped:
            skill = self.pack.ability[number].skill
            total[skill] = total.get(skill, 0) + 1
        for passive in self.passives(index):
            if passive.skill is not None:
                total[passive.skill] = total.get(passive.skill, 0) + passive.n
        less = WEAKENED if "weakened" in member.statuses else 0
        return {skill: value - less for skill, value in total.items() if value > less}

    def skill(self, index: int, skill: str) -> int:
        """One of them."""
        member = self.s.crew[index]
        total = self.boards[index].skills.get(cast("Skill", skill), 0)
        for number in member.equipped:
            total += self.pack.ability[number].skill == skill
        for passive in self.passives(index):
            if passive.skill == skill:
                total += passive.n
        return max(0, total - WEAKENED) if "weakened" in member.statuses else max(0, total)

    def command_left(self) -> int:
        """R2: what the supply still holds of 14 command tokens."""
        boards = sum(member.command for member in self.s.crew)
        cards = sum(owned.command for owned in self.s.cards)
        return COMMAND - boards - cards - sum(chair.command for chair in self.s.chairs)

    def owned(self, number: int) -> Owned | None:
        return next((owned for owned in self.s.cards if owned.num == number), None)

    def totems(self) -> list[int]:
        """R103: the totems found."""
        return [owned.num for owned in self.s.cards if self.pack.card[owned.num].totem]

    def keywords(self) -> set[str]:
        """R100: a keyword is had exactly while its quest card is owned."""
        quests = self.pack.quest
        return {kw for number in self.s.quests if (kw := quests[number].keyword) is not None}

    def used_keywords(self) -> set[str]:
        quests = self.pack.quest
        return {kw for number in self.s.used_quests if (kw := quests[number].keyword) is not None}

    def amount(self, resource: str) -> int:
        """How much the ship has, ``food_any`` and ``any`` summed up."""
        goods = self.s.goods
        if resource == "food_any":
            return sum(goods[food] for food in FOODS)
        return sum(goods.values()) if resource == "any" else goods[resource]

    def holds(self, condition: Cond | None) -> bool:
        """Whether everything the condition asks for is so."""
        return condition is None or (
            self._keywords_hold(condition)
            and self._things_hold(condition)
            and self._progress_holds(condition)
            and (not condition.any_of or any(map(self.holds, condition.any_of)))
            and all(map(self.holds, condition.all_of))
            and not any(map(self.holds, condition.none_of))
        )

    def _keywords_hold(self, condition: Cond) -> bool:
        """Most conditions ask for few of these: nothing is gathered that is not asked for."""
        wanted, unwanted, some = condition.kw, condition.no_kw, condition.some
        if wanted is not None or unwanted is not None or some:
            owned = self.keywords()
            enough = not some or len(owned & set(some)) >= condition.n
            if not (_fits(wanted, unwanted, owned) and enough):
                return False
        if condition.done is None and condition.no_done is None:
            return True
        return _fits(condition.done, condition.no_done, self.used_keywords())

    def _things_hold(self, condition: Cond) -> bool:
        asked = condition.card is not None or condition.no_card is not None
        cards = [owned.num for owned in self.s.cards] if asked else ()
        return (
            _fits(condition.card, condition.no_card, cards)
            and _fits(condition.token, condition.no_token, self.s.tokens)
            and _fits(condition.prop, condition.no_prop, self.s.props)
        )

    def _progress_holds(self, condition: Cond) -> bool:
        return (
            (condition.res is None or self.amount(condition.res) >= condition.n)
            and (condition.totems is None or len(self.totems()) >= condition.totems)
            and (condition.passes is None or self.s.passes >= condition.passes)
            and (condition.mode is None or self.options.mode == condition.mode)
            and (condition.read is None or condition.read in self.s.read)
        )

    def once(self, key: str, tell: Callable[[], Text | None]) -> Text | None:
        """Words about an entry of the pack, which never change."""
        told = self.pack.told
        if key not in told:
            told[key] = tell()
        return told[key]

    def note(self, kind: str, what: object = "") -> None:
        """One entry of the journey log."""
        self.s.log.append((self.s.turn, kind, str(what)))

    def member_options(
        self, indexes: Iterable[int], *, seat: int | None = None
    ) -> list[Option[int]]:
        """A choice among crew members, by the active player if nobody is named."""
        chooser = self.s.active if seat is None else seat
        return [
            Option(
                self.boards[at].id,
                chooser,
                self.name(at),
                at,
                spot=f"crew.{self.boards[at].id}",
                short=self.name(at),
            )
            for at in indexes
        ]

    def decision(
        self,
        question: Question,
        prompt: Text,
        options: list[Option[W]],
        why: Text | None = None,
        *,
        upto: int = 0,
        about: Mapping[str, int] = NOTHING_MORE,
    ) -> Play[W]:
        """One of the options, by whose they are; the active player may answer for an absent one.

        ``upto``: so often it is asked until all is divided.
        """
        if len(options) == 1:
            return options[0].value
        if options[0].seat != self.s.active:
            options = [*options, *(option.aside_for(self.s.active) for option in options)]
        chosen: Option[W] = yield Ask(
            question, prompt, options, why=self.reason(why), upto=upto, about=about
        )
        return chosen.value

    def reason(self, why: Text | None) -> Text | None:
        """What is going on, and what hangs on the answer."""
        occasion = self.occasion()
        if why is None or occasion is None:
            return why or occasion
        return T("{occasion} {why}", occasion=occasion, why=why)

    def occasion(self) -> Text | None:
        """What is going on: the reason for a question that comes in the middle of it."""
        s = self.s
        if s.fight is not None:
            return T("Combat, round {n}.", n=s.fight.round)
        if s.tale is not None:
            number = str(s.tale.location) if s.tale.location else s.tale.para
            title = self.pack.paragraph[number].title
            if title and number.startswith("S"):
                return T("Aboard: {title}.", title=word(title))
            return T("Ashore: {title}.", title=word(title)) if title else T("The story goes on.")
        if s.happening is not None:
            return T("Event: {name}.", name=word(self.pack.event[s.happening.id].name))
        if s.phase == "aboard":
            return T("Ship action: {room}.", room=ROOM[s.room])
        return None

    acts: ClassVar[Mapping[str, Act]]
    """What each word of the storybook does."""

    @abstractmethod
    def roam(self, mod: Mod, seat: int) -> Play[None]:
        """What a card does that sails or searches."""

    def apply(self, effects: Iterable[Effect]) -> Play[None]:
        """One after another, each if its condition holds."""
        for effect in effects:
            if effect.when is None or self.holds(effect.when):
                yield from type(self).acts[effect.op](self, effect)


def _fits(wanted: W | None, banned: W | None, owned: Collection[W]) -> bool:
    return (wanted is None or wanted in owned) and banned not in owned


Act = Callable[[Campaign, Effect], Play[None]]
