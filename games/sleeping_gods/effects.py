"""Effects of paragraphs, events and hazards, one small function for each op."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable

from games.kernel import N, Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.content.story import COSTS, Effect, fates_of
from games.sleeping_gods.names import PROP, card_text, effects_text, word
from games.sleeping_gods.ship import Ship
from games.sleeping_gods.state import Owned

Act = Callable[["Effects", Effect], Play[None]]


class CampaignOver(Exception):
    """An ending was reached."""


class Effects(Ship):
    """Applies what the storybook says."""

    @abstractmethod
    def trade(self, count: int, *, barter: bool = False) -> Play[None]:
        """Market cards are laid out and bought."""

    @abstractmethod
    def search(self, most: int) -> Play[None]:
        """Search tokens are drawn."""

    def apply(self, effects: Iterable[Effect]) -> Play[None]:
        """One after another, each if its condition holds."""
        for effect in effects:
            if effect.when is None or self.holds(effect.when):
                yield from ACTS[effect.op](self, effect)

    def gain_quest(self, number: int) -> None:
        """R99, G19: face up, once; a used quest never comes back."""
        if number in self.s.quests or number in self.s.used_quests:
            return
        self.s.quests.append(number)
        self.note("quest", number)
        quest = self.pack.quest[number]
        title, keyword = word(quest.title), word(quest.keyword or "")
        self.say(
            T("New quest: {title} (keyword {keyword}).", title=title, keyword=keyword)
            if quest.keyword
            else T("New quest: {title}.", title=title)
        )
        self.read_aloud(quest.text)

    def use_quest(self, number: int) -> None:
        """R99: to the used box."""
        if number not in self.s.quests:
            return
        self.s.quests.remove(number)
        self.s.used_quests.append(number)
        self.note("done", number)
        self.say(T("Quest laid aside: {title}.", title=word(self.pack.quest[number].title)))

    def gain_card(self, number: int) -> Play[None]:
        """R101: a find; the same card is not found twice."""
        if self.owned(number) is not None:
            return
        if number in self.s.market_deck:
            self.s.market_deck.remove(number)
        self.say(T("Found: {card}.", card=word(self.pack.card[number].name)))
        yield from self.take_card(number)

    def take_card(self, number: int) -> Play[None]:
        """R101: face up beside the ship; a weapon is equipped at once (R53)."""
        card = self.pack.card[number]
        self.s.cards.append(Owned(number))
        self.note("totem" if card.totem else "card", number)
        self.say(T("{name}: {what}", name=word(card.name), what=card_text(card)))
        if card.weapon:
            prompt = T("Who carries {card}?", card=word(card.name))
            options = self.member_options(self.everybody())
            index = yield from self.settle(prompt, options, reasons.WEAPON)
            self.arm(index, number)

    def arm(self, index: int, number: int) -> None:
        self.s.crew[index].weapons.append(number)
        card = word(self.pack.card[number].name)
        self.say(T("{name} carries {card}.", name=self.name(index), card=card))

    def lose_card(self, number: int) -> None:
        """R3: back to its deck, and off the crew board it was equipped to."""
        owned = self.owned(number)
        if owned is None:
            return
        self.s.cards.remove(owned)
        for member in self.s.crew:
            if number in member.weapons:
                member.weapons.remove(number)
        if self.pack.card[number].coins is not None:
            self.s.market_deck.insert(0, number)
        self.say(T("Given up: {card}.", card=word(self.pack.card[number].name)))

    def unequip(self, index: int, ability: int) -> None:
        self.s.crew[index].equipped.remove(ability)
        self.s.ability_discard.append(ability)

    def drop(self, index: int, ability: int) -> None:
        """An equipped card is discarded for all to see."""
        self.unequip(index, ability)
        card = word(self.pack.ability[ability].name)
        self.say(T("{name} discards {card}.", name=self.name(index), card=card))

    def equipped_options(self, seats: Iterable[int], seat: int) -> list[Option[tuple[int, int]]]:
        """The ability cards equipped to the crew of these seats, to be chosen by one seat."""
        controlled = set(seats)
        return [
            Option(
                f"off-{card}",
                seat,
                T(
                    "Discard {card} ({name})",
                    card=word(self.pack.ability[card].name),
                    name=self.name(at),
                ),
                (at, card),
            )
            for at, member in enumerate(self.s.crew)
            if self.controller(at) in controlled
            for card in member.equipped
        ]

    def discard_equipped(self, amount: int) -> Play[None]:
        for _ in range(amount):
            options = self.equipped_options(self.present(), self.s.active)
            if not options:
                return
            index, card = yield from self.settle(
                T("Which equipped card is discarded?"), options, reasons.UNEQUIP
            )
            self.drop(index, card)

    def lose_events(self, amount: int) -> None:
        """R107, G14: off the top of the event deck, as many as there are."""
        self.reveal()
        lost = min(amount, len(self.s.event_deck))
        for _ in range(lost):
            self.s.events_gone.append(self.s.event_deck.pop())
        if lost:
            self.say(N("{n} event card is lost.", "{n} event cards are lost.", n=lost))

    def fate_table(self, effect: Effect) -> Play[None]:
        def row(fate: int) -> tuple[Effect, ...]:
            return next(r for span, r in effect.table.items() if min(fate, 6) in fates_of(span))

        def meaning(fate: int) -> Text:
            if not row(fate):
                return T("Fate {n} brings nothing. Keep it?", n=fate)
            return T("Fate {n} brings {what}. Keep it?", n=fate, what=effects_text(row(fate)))

        fate = yield from self.tuned_fate(meaning)
        self.say(T("Fate {n}.", n=fate))
        yield from self.apply(row(fate))

    def payable(self, costs: Iterable[Effect]) -> bool:
        """G20: whether everything that is asked for is there."""
        return all(map(self._can_pay, costs))

    def _can_pay(self, cost: Effect) -> bool:
        chair = self.s.chairs[self.s.active]
        if cost.op == "pay":
            return self.amount(cost.res or "any") >= cost.n
        if cost.op == "pay_command":
            return chair.command >= cost.n
        if cost.op == "card_lost":
            return self.owned(cost.num or 0) is not None
        if cost.op == "prop_lost":
            return cost.prop in self.s.props
        return len(chair.hand) >= cost.n

    def pick_one(self, effect: Effect) -> Play[None]:
        """One of several bargains, among those that can be paid."""
        options = [
            Option(f"pick-{at}", self.s.active, effects_text(part), part)
            for at, part in enumerate(effect.options)
        ]
        fair = [o for o in options if self.payable(part for part in o.value if part.op in COSTS)]
        yield from self.apply((yield from self.settle(T("Choose what you get"), fair or options)))


def _at_once(change: Callable[[Effects, Effect], object]) -> Act:
    """An effect that asks nothing."""

    def act(game: Effects, effect: Effect) -> Play[None]:
        change(game, effect)
        return
        yield

    return act


def _number(effect: Effect) -> int:
    assert effect.num is not None
    return effect.num


def _pay_command(game: Effects, effect: Effect) -> None:
    chair = game.s.chairs[game.s.active]
    paid = min(effect.n, chair.command)
    chair.command -= paid
    game.say(T("{seat} pays {n} command.", seat=Seat(game.s.active), n=paid))


def _gain_token(game: Effects, effect: Effect) -> None:
    letter = effect.letter or "A"
    if letter not in game.s.tokens:
        game.s.tokens.append(letter)
        game.say(T("Explore token {letter} gained.", letter=word(letter)))


def _lose_token(game: Effects, effect: Effect) -> None:
    game.s.tokens[:] = [letter for letter in game.s.tokens if letter != effect.letter]


def _gain_prop(game: Effects, effect: Effect) -> None:
    prop = effect.prop or "egg"
    if prop not in game.s.props:
        game.s.props.append(prop)
        game.say(T("Gained {prop}.", prop=PROP[prop]))


def _lose_prop(game: Effects, effect: Effect) -> None:
    if effect.prop in game.s.props:
        game.s.props.remove(effect.prop)
        game.say(T("Given up: {card}.", card=PROP[effect.prop]))


def _move(game: Effects, effect: Effect) -> None:
    assert effect.region is not None
    game.move_ship(effect.region)
    region = game.pack.region[effect.region]
    page, name = word(game.pack.page[region.page].name), word(region.id.upper())
    game.say(T("The ship is now at {page}, region {id}.", page=page, id=name))


def _end(game: Effects, effect: Effect) -> None:
    game.s.ending = _number(effect)
    game.note("ending", game.s.ending)
    raise CampaignOver


ACTS: dict[str, Act] = {
    "gain": _at_once(lambda game, e: game.gain(e.res or "coins", e.n)),
    "pay": lambda game, e: game.pay(e.res or "any", e.n),
    "xp": _at_once(lambda game, e: game.gain_xp(e.n)),
    "damage": lambda game, e: game.deal_by(e.n, e.who, e.crew),
    "heal": lambda game, e: game.heal_by(e.n, e.who, e.crew),
    "fatigue": lambda game, e: game.tire_by(e.n, e.who, e.crew),
    "unfatigue": lambda game, e: game.rest_by(e.n, e.who, e.crew),
    "status": lambda game, e: game.afflict_by(e.status or "venom", e.n, e.who, e.crew),
    "unstatus": lambda game, e: game.cure(e.status, e.n, game.pools(e.who, e.crew)[-1]),
    "ship_damage": lambda game, e: game.damage_ship(e.n),
    "repair": lambda game, e: game.repair(e.n),
    "command": _at_once(lambda game, e: game.gain_command(game.s.active, e.n)),
    "pay_command": _at_once(_pay_command),
    "clear_command": lambda game, e: game.clear_command(e.n),
    "draw_ability": lambda game, e: game.draw_cards(game.s.active, e.n),
    "discard_hand": lambda game, e: game.choose_discards(game.s.active, e.n),
    "discard_equipped": lambda game, e: game.discard_equipped(e.n),
    "quest": _at_once(lambda game, e: game.gain_quest(_number(e))),
    "quest_done": _at_once(lambda game, e: game.use_quest(_number(e))),
    "quest_lost": _at_once(lambda game, e: game.use_quest(_number(e))),
    "card": lambda game, e: game.gain_card(_number(e)),
    "card_lost": _at_once(lambda game, e: game.lose_card(_number(e))),
    "token": _at_once(_gain_token),
    "token_lost": _at_once(_lose_token),
    "prop": _at_once(_gain_prop),
    "prop_lost": _at_once(_lose_prop),
    "market": lambda game, e: game.trade(e.n, barter=e.barter),
    "search": lambda game, e: game.search(e.n),
    "move_to": _at_once(_move),
    "discard_events": _at_once(lambda game, e: game.lose_events(e.n)),
    "ending": _at_once(_end),
    "fate_table": lambda game, e: game.fate_table(e),
    "pick_one": lambda game, e: game.pick_one(e),
}
