"""What anybody may do at any time: equip, use abilities and cards, move weapons (R56-R62)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel import CHECKPOINT, Ask, Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.charting import Charting
from games.sleeping_gods.content.cards import AbilityCard
from games.sleeping_gods.names import SKILL, fitting, word
from games.sleeping_gods.uses import CARE, SAILING, Scene, Use

SLOTS = 2
AID = T("Crew and cards…")
BACK = T("Back")
GO_ON = T("Go on without waiting")
ANY_TIME = T("Abilities and cards may be used at any time. The question before comes again.")
Make = Callable[[], Sequence[Option[Any]]]


class Aid(Charting):
    """The menu behind the button that every seat has at every open question."""

    def table_ask(
        self, prompt: Text, make: Make, why: Text | None = None, *, safe: bool = False
    ) -> Play[Option[Any]]:
        """A question at which anybody may first do something else; that never answers it.

        ``safe``: from here the state alone is enough to ask it again.
        """
        while True:
            options = [*make(), *self.aid_options()]
            chosen: Option[Any] = yield Ask(prompt, options, why)
            if chosen.id != "aid":
                return chosen
            yield from self.aid(chosen.seat)
            if safe:
                yield CHECKPOINT

    def aid_options(self) -> list[Option[Any]]:
        """One button for everybody."""
        return [Option("aid", seat, AID, None, aside=True) for seat in self.present()]

    def locked(self) -> bool:
        """R57: no equipping in the middle of combat or a challenge."""
        return self.s.contest is not None or self.s.fight is not None

    def at_sea(self) -> bool:
        """R60: ship-moving cards work whenever nothing else is under way."""
        s = self.s
        idle = s.phase in ("room", "act", "dusk") and s.distance == 0 and not s.ashore
        busy = (s.contest, s.fight, s.tale, s.happening)
        return idle and all(part is None for part in busy)

    def care_scene(self) -> Scene:
        return Scene(SAILING if self.at_sea() else CARE, tuple(self.everybody()))

    def aid(self, seat: int) -> Play[None]:
        """A seat's own menu. The active player need not wait for it."""
        scene = self.care_scene()
        options: list[Option[Any]] = [use for use in self.uses(scene) if use.seat == seat]
        if not self.locked():
            options += self._equip_options(seat)
            options += self._weapon_options(seat)
        options += [
            Option(f"drop-{option.value[1]}", seat, option.label, option.value, group=T("Discard"))
            for option in self.equipped_options([seat], seat)
        ]
        options.append(Option("chart", seat, T("A note on the chart…"), None))
        options.append(Option("back", seat, BACK, None))
        if seat != self.s.active:
            options.append(Option("on", self.s.active, GO_ON, None, aside=True))
        prompt = T("What does {seat} do?", seat=Seat(seat))
        chosen: Option[Any] = yield Ask(prompt, options, ANY_TIME)
        if isinstance(chosen.value, Use):
            yield from self.perform(chosen.value, seat, scene)
        elif chosen.id.startswith("equip"):
            yield from self.equip(seat, chosen.value)
        elif chosen.id.startswith("drop"):
            self.drop(*chosen.value)
        elif chosen.id == "chart":
            yield from self.write_on_chart(seat)
        elif chosen.id.startswith("arm"):
            yield from self.hand_weapon(seat, chosen.value)

    def _equip_options(self, seat: int) -> list[Option[int]]:
        chair = self.s.chairs[seat]
        if not any(len(member.equipped) < SLOTS for member in self.s.crew):
            return []
        return [
            Option(
                f"equip-{number}",
                seat,
                T("Equip {card} ({n} command)", card=word(card.name), n=card.cost),
                number,
                detail=self.equip_note(card),
                group=T("Equip"),
                secret=True,
            )
            for number in chair.hand
            if (card := self.pack.ability[number]).cost <= chair.command
        ]

    def equip_note(self, card: AbilityCard) -> Text | None:
        """What the card gives while it is equipped."""
        skill = T("+1 {skill}", skill=SKILL[card.skill])
        more = T("{skill}. {text}", skill=skill, text=word(card.text)) if card.text else skill
        return fitting(more, skill)

    def equip(self, seat: int, number: int) -> Play[None]:
        """R57: under any crew member with a free slot, the cost to the supply."""
        card = self.pack.ability[number]
        chair = self.s.chairs[seat]
        chair.command -= card.cost
        self.reveal()
        free = [at for at, member in enumerate(self.s.crew) if len(member.equipped) < SLOTS]
        prompt = T("Who learns {card}?", card=word(card.name))
        options = self.member_options(free, seat=seat)
        index = yield from self.settle(prompt, options, reasons.LEARNING)
        chair.hand.remove(number)
        self.s.crew[index].equipped.append(number)
        self.say(T("{name} learns {card}.", name=self.name(index), card=word(card.name)))
        if card.mode == "instant":
            for mod in card.mods:
                yield from self.do(mod, seat)

    def _weapon_options(self, seat: int) -> list[Option[tuple[int, int]]]:
        return [
            Option(
                f"arm-{number}",
                seat,
                T(
                    "Hand over {card} ({name})",
                    card=word(self.pack.card[number].name),
                    name=self.name(at),
                ),
                (at, number),
                group=T("Weapons"),
            )
            for at, member in enumerate(self.s.crew)
            for number in member.weapons
        ]

    def hand_weapon(self, seat: int, held: tuple[int, int]) -> Play[None]:
        """R102: to another crew member, at any time outside combat."""
        at, number = held
        others = [index for index in self.everybody() if index != at]
        prompt = T("Who carries {card}?", card=word(self.pack.card[number].name))
        options = self.member_options(others, seat=seat)
        index = yield from self.settle(prompt, options, reasons.WEAPON)
        self.s.crew[at].weapons.remove(number)
        self.arm(index, number)
