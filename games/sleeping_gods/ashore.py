"""Markets and ports: cards for coins, rest, repairs, healing and level cards (R53-R55)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import Option, Play, T
from games.sleeping_gods import reasons
from games.sleeping_gods.care import MOST_FATIGUE
from games.sleeping_gods.content.cards import AdventureCard
from games.sleeping_gods.names import brief, card_text, coins, fitting, goods, word
from games.sleeping_gods.travel import Travel

STALL = 7
"""Market cards of a market action."""
INN = 4
INN_HEALTH = 2
LEAVE = T("Done here")


class Ashore(Travel):
    """What coins and experience buy."""

    def price(self, card: AdventureCard) -> int:
        return max(0, (card.coins or 0) + self.ship_bonus("market_price"))

    def purse(self, *, barter: bool) -> int:
        goods = self.s.goods
        return goods["coins"] + (goods["materials"] if barter else 0)

    def trade(self, count: int, *, barter: bool = False) -> Play[None]:
        """R53: cards laid out, any number bought, the rest under the deck."""
        stall, self.s.ashore = self.s.stall, True
        for _ in range(count + self.ship_bonus("market_cards")):
            if self.s.market_deck:
                stall.append(self.s.market_deck.pop())
        self.reveal()
        while chosen := (yield from self._bargain(barter=barter)):
            yield from self._buy(chosen, barter=barter)
        self.s.market_deck[:0] = stall
        stall.clear()
        self.s.ashore = False

    def _bargain(self, *, barter: bool) -> Play[int]:
        def make() -> Iterator[Option[Any]]:
            for number in self.s.stall:
                card = self.pack.card[number]
                if self.price(card) <= self.purse(barter=barter):
                    label = T(
                        "{card}, {price}", card=word(card.name), price=coins(self.price(card))
                    )
                    detail = fitting(card_text(card), word(card.text))
                    yield Option(f"buy-{number}", self.s.active, label, number, detail=detail)
            yield Option("leave", self.s.active, LEAVE, 0, tone="go")

        prompt = T(
            "The market: what do you buy? {purse} in hand", purse=coins(self.purse(barter=barter))
        )
        chosen = yield from self.table_ask(prompt, lambda: list(make()), reasons.MARKET)
        return int(chosen.value)

    def _buy(self, number: int, *, barter: bool) -> Play[None]:
        price = self.price(self.pack.card[number])
        while price > 0:
            kind = "coins"
            if barter and self.s.goods["materials"]:
                options = [
                    Option(kind, self.s.active, label, kind)
                    for kind, label in (("coins", T("a coin")), ("materials", T("materials")))
                    if self.s.goods[kind]
                ]
                kind = yield from self.settle(T("Pay with what?"), options, reasons.PAYMENT)
            self.s.goods[kind] -= 1
            price -= 1
        self.s.stall.remove(number)
        card, cost = word(self.pack.card[number].name), coins(self.price(self.pack.card[number]))
        self.say(T("Bought: {card}, {price}.", card=card, price=cost))
        yield from self.take_card(number)

    def inn_price(self) -> int:
        return max(0, INN + self.ship_bonus("inn"))

    def repair_price(self) -> int:
        return max(0, 1 + self.ship_bonus("repair_price"))

    def visit_port(self) -> Play[None]:
        """R54: each service once, in any order, until one has had enough."""
        self.s.port_done, self.s.ashore = [], True
        yield from self.moment("port", self.everybody())
        while True:
            prompt = T(
                "The port: what do you spend? {purse}, {xp} XP",
                purse=coins(self.s.goods["coins"]),
                xp=self.s.xp,
            )
            chosen = yield from self.table_ask(
                prompt, lambda: list(self.port_options()), T("The inn once, the rest at will.")
            )
            if chosen.id == "leave":
                break
            yield from self._serve(chosen)
        self.s.port_done, self.s.ashore = [], False

    def port_options(self) -> Iterator[Option[Any]]:
        purse = self.s.goods["coins"]
        weary = any(member.damage or member.fatigue for member in self.s.crew)
        if "inn" not in self.s.port_done and purse >= self.inn_price() and weary:
            label = T("Inn: +2 health, −1 fatigue for all, {price}", price=coins(self.inn_price()))
            yield Option("inn", self.s.active, label, None)
        yield from self._shipyard_options()
        yield from self._healer_options()
        yield from self._level_options()
        yield Option("leave", self.s.active, LEAVE, None, tone="go")

    def _shipyard_options(self) -> Iterator[Option[Any]]:
        if not self.harm_total():
            return
        price = self.repair_price()
        group = T("Shipyard")
        for kind, label in (
            ("coins", T("Repair 1 for {price}", price=coins(price))),
            ("materials", T("Repair 1 for {price}", price=goods("materials", price))),
        ):
            if self.s.goods[kind] >= price:
                yield Option(f"repair-{kind}", self.s.active, label, kind, group=group)

    def _healer_options(self) -> Iterator[Option[Any]]:
        if not self.s.goods["coins"]:
            return
        for index, member in enumerate(self.s.crew):
            if member.damage:
                label = T("Healer: {name}, {price}", name=self.name(index), price=coins(1))
                yield Option(f"heal-{member.id}", self.s.active, label, index, group=T("Healer"))

    def _level_options(self) -> Iterator[Option[Any]]:
        for index, board in enumerate(self.boards):
            for level in board.levels:
                if level.xp <= self.s.xp and level.id not in self.s.crew[index].levels:
                    label = T(
                        "{name}: {level}, {xp} XP",
                        name=self.name(index),
                        level=word(level.name),
                        xp=level.xp,
                    )
                    detail = brief(level.text)
                    yield Option(
                        f"level-{level.id}",
                        self.s.active,
                        label,
                        (index, level.id),
                        detail=detail,
                        group=T("Level cards"),
                    )

    def _serve(self, chosen: Option[Any]) -> Play[None]:
        service = chosen.id.partition("-")[0]
        if service == "inn":
            self.stay_at_inn()
        elif service == "repair":
            self.s.goods[chosen.value] -= self.repair_price()
            yield from self.repair(1)
        elif service == "heal":
            self.s.goods["coins"] -= 1
            self.restore(chosen.value, self.health(chosen.value))
        elif service == "level":
            self.buy_level(*chosen.value)

    def stay_at_inn(self) -> None:
        self.s.port_done.append("inn")
        self.s.goods["coins"] -= self.inn_price()
        for index, member in enumerate(self.s.crew):
            self.restore(index, INN_HEALTH)
            member.fatigue = max(0, min(MOST_FATIGUE, member.fatigue) - 1)
        self.say(T("The crew sleeps ashore."))
        self.say(T("Everybody loses {n} fatigue.", n=1))

    def buy_level(self, index: int, level_id: str) -> None:
        """R55: equipped at once and for good."""
        level = self.pack.level[level_id]
        self.s.xp -= level.xp
        self.s.crew[index].levels.append(level_id)
        self.note("level", level_id)
        self.say(T("{name} learns {level}.", name=self.name(index), level=word(level.name)))
