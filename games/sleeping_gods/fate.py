"""The ability deck: fate, hands, and the hand limit."""

from __future__ import annotations

from abc import abstractmethod

from games.kernel import N, Option, Play, Seat, T, Text
from games.kernel.deck import draw_recycling
from games.sleeping_gods.core import Core
from games.sleeping_gods.names import SKILL, brief, word

HAND_LIMIT = 3


class Defeated(Exception):
    """R106: all crew at 0 health, or 11 ship damage. It breaks off whatever was going on."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause = cause


class Fate(Core):
    """Draws from the ability deck."""

    @abstractmethod
    def fate_falls(self, fate: int) -> Play[None]:
        """Lasting events that watch fate."""

    def take_ability(self) -> int | None:
        """The top ability card; an empty deck is made anew from the discards (R22)."""
        self.reveal()
        return draw_recycling(self.s.ability_deck, self.s.ability_discard, self.chance)

    def raw_fate(self) -> int:
        """R22, R113: a card's number, the card discarded at once; or a die."""
        if self.options.fate == "dice":
            return self.chance.die()
        card = self.take_ability()
        if card is None:
            return self.chance.die()
        self.s.ability_discard.append(card)
        return self.pack.ability[card].fate

    def draw_fate(self) -> Play[int]:
        fate = self.raw_fate()
        yield from self.fate_falls(fate)
        return fate

    def hand_limit(self) -> int:
        return HAND_LIMIT + self.ship_bonus("hand_limit")

    def draw_cards(self, seat: int, count: int) -> Play[None]:
        """Cards to a hand, which is cut down to the limit at once (R17)."""
        drawn = [card for _ in range(count) if (card := self.take_ability()) is not None]
        self.s.chairs[seat].hand.extend(drawn)
        if drawn:
            n = len(drawn)
            self.say(N("{seat} draws {n} card.", "{seat} draws {n} cards.", n=n, seat=Seat(seat)))
        for card in drawn:
            self.say(T("You draw {card}.", card=word(self.pack.ability[card].name)), to=seat)
        yield from self.keep_limit(seat)

    def keep_limit(self, seat: int) -> Play[None]:
        """R17: down to the hand limit, by one's own choice."""
        hand = self.s.chairs[seat].hand
        while (over := len(hand) - self.hand_limit()) > 0:
            prompt = N(
                "Too many cards: {seat} discards one",
                "Too many cards: {seat} discards {n}",
                n=over,
                seat=Seat(seat),
            )
            why = T("A hand holds at most {n} cards.", n=self.hand_limit())
            card = yield from self.pick(prompt, self.hand_options(seat), why=why)
            self.discard_from_hand(seat, card)

    def hand_options(self, seat: int, prefix: str = "card") -> list[Option[int]]:
        """The cards of a hand, seen by their holder alone."""
        return [
            Option(
                f"{prefix}-{card}",
                seat,
                self.card_label(card),
                card,
                secret=True,
                spot=f"hand.{card}",
                detail=brief(self.pack.ability[card].text),
            )
            for card in self.s.chairs[seat].hand
        ]

    def card_label(self, number: int) -> Text:
        card = self.pack.ability[number]
        return T(
            "{card} ({skill}, fate {fate})",
            card=word(card.name),
            skill=SKILL[card.skill],
            fate=card.fate,
        )

    def discard_from_hand(self, seat: int, card: int, *, skill: bool = False) -> None:
        """Discards lie open, so this shows the card; for its skill it adds 1 (R68)."""
        self.s.chairs[seat].hand.remove(card)
        self.s.ability_discard.append(card)
        self.reveal()
        values = {"name": Seat(seat), "card": word(self.pack.ability[card].name)}
        if skill:
            self.say(T("{name} discards {card}: +1.", **values))
        else:
            self.say(T("{name} discards {card}.", **values))

    def choose_discards(self, seat: int, count: int) -> Play[None]:
        for _ in range(min(count, len(self.s.chairs[seat].hand))):
            prompt = T("Choose a card of your hand to discard")
            card = yield from self.pick(prompt, self.hand_options(seat), why=self.occasion())
            self.discard_from_hand(seat, card)
