"""Events: drawn each turn, some of them lasting, some of them beasts on the map (R41-R43)."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.kernel import Option, Play, T, Text
from games.kernel.paths import shortest_path
from games.sleeping_gods import reasons
from games.sleeping_gods.content.encounters import EventCard, EventOption
from games.sleeping_gods.content.words import TIERS
from games.sleeping_gods.event_rules import event_rules
from games.sleeping_gods.names import SKILL_LOUD, effects_text, failing, fitting, word
from games.sleeping_gods.sea import neighbours
from games.sleeping_gods.state import Happening, Lasting
from games.sleeping_gods.tale import Storytelling

PER_TIER = 6


class Events(Storytelling):
    """The event deck and what it leaves behind."""

    def build_event_deck(self) -> None:
        """R9, G16: of cards not yet used six deadly, on them six perilous, on them six mild."""
        per_pass = min(PER_TIER, len(self.pack.events) // (3 * len(TIERS)))
        deck: list[str] = []
        for tier in reversed(TIERS):
            pile = [card for card in self.s.events_left if self.pack.event[card].tier == tier]
            self.chance.shuffle(pile)
            deck += pile[:per_pass]
        self.s.events_left = [card for card in self.s.events_left if card not in deck]
        self.s.event_deck = deck

    def draw_event(self) -> None:
        self.reveal()
        card = self.s.event_deck.pop()
        event = self.pack.event[card]
        self.s.took_part = []
        self.s.happening = Happening(card)
        self.note("event", card)
        self.say(T("Event: {name}.", name=word(event.name)))
        self.read_aloud(event.text)
        for rule in event_rules(event):
            self.say(rule)

    def face_event(self) -> Play[None]:
        """The next step of the event being resolved."""
        happening = self.s.happening
        assert happening is not None
        event = self.pack.event[happening.id]
        if happening.stage == "read":
            happening.stage = "choose"
            yield from self.apply(event.at_once)
        elif happening.stage == "choose":
            yield from self._choose_option(happening, event)
        elif happening.stage == "fight":
            happening.stage = "after"
            option = event.options[happening.option]
            if option.combat and not happening.lost:
                self.start_fight(option.combat)
        else:
            if happening.option >= 0 and not happening.lost:
                yield from self.apply(event.options[happening.option].effects)
            self.lay_down(happening.id)

    def lay_down(self, card: str) -> None:
        """R42: an ongoing event stays face up; a beast is where the ship is."""
        event = self.pack.event[card]
        self.s.happening = None
        if event.ongoing or event.lasts_turn:
            self.s.lasting.append(Lasting(card, self.s.region if event.hunter else ""))
        else:
            self.s.events_gone.append(card)

    def _choose_option(self, happening: Happening, event: EventCard) -> Play[None]:
        """R41: one of them must be taken."""
        if not event.options:
            happening.stage = "after"
            return

        def make() -> list[Option[Any]]:
            return [
                Option(
                    f"option-{at}",
                    self.s.active,
                    word(option.text),
                    at,
                    spot=f"choice.{at}",
                    detail=self.once(f"{event.id}{at}", partial(self.option_detail, option)),
                )
                for at, option in enumerate(event.options)
                if self.payable(option.requires)
            ]

        prompt = T("{name}: what do you do?", name=word(event.name))
        options = make()
        chosen = options[0]
        if len(options) > 1:
            chosen = yield from self.table_ask(prompt, make, reasons.EVENT, safe=True)
        happening.stage, happening.option = "after", chosen.value
        option = event.options[happening.option]
        yield from self.apply(option.requires)
        happening.stage = "fight"
        challenge = option.challenge
        if challenge is None or (
            yield from self.challenge(challenge.skill, challenge.need, "event")
        ):
            return
        happening.lost = True
        if challenge.fail.text:
            self.read_aloud(challenge.fail.text)
        yield from self.apply(challenge.fail.effects)

    def option_detail(self, option: EventOption) -> Text | None:
        parts: list[Text] = []
        if option.requires:
            parts.append(effects_text(option.requires, self.pack))
        if option.challenge:
            skill = SKILL_LOUD[option.challenge.skill]
            parts.append(T("{skill} {need}", skill=skill, need=option.challenge.need))
            harm = failing(option.challenge.fail)
            parts += [] if harm is None else [harm]
        elif option.effects:
            parts.append(effects_text(option.effects))
        if option.combat:
            parts.append(self.danger(option.combat))
        return fitting(T("{parts}", parts=parts), T("{parts}", parts=parts[:1])) if parts else None

    def lasting_effects(self, moment: str) -> Play[None]:
        """R42: what face-up events do at this moment, to nobody before others."""
        self.s.took_part = []
        for lasting in list(self.s.lasting):
            event = self.pack.event[lasting.id]
            if event.each == moment:
                self.say(T("{name}:", name=word(event.name)))
                yield from self.apply(event.each_effects)

    def fate_falls(self, fate: int) -> Play[None]:
        """Events that watch for certain numbers."""
        if not self.s.lasting:
            return
        for lasting in list(self.s.lasting):
            event = self.pack.event[lasting.id]
            if event.each == "fate" and fate in event.fates:
                self.say(T("{name}:", name=word(event.name)))
                yield from self.apply(event.each_effects)

    def beasts_hunt(self) -> Play[None]:
        """A beast comes nearer, and strikes in the ship's region."""
        self.s.took_part = []
        for lasting in list(self.s.lasting):
            hunter = self.pack.event[lasting.id].hunter
            if hunter is None:
                continue
            path = shortest_path(
                lasting.region, self.s.region, lambda here: neighbours(self.pack, here)
            )
            if path is not None:
                lasting.region = path[min(hunter.steps, len(path) - 1)]
            if lasting.region == self.s.region:
                self.say(T("{name} strikes.", name=word(hunter.name)))
                yield from self.apply(hunter.effects)

    def clear_options(self, when: str) -> list[Option[Any]]:
        """The ways to be rid of lasting events, at this time."""
        options: list[Option[Any]] = []
        for lasting in self.s.lasting:
            event = self.pack.event[lasting.id]
            if event.clear_when != when:
                continue
            if event.clear is not None:
                label = T(
                    "{name}: {skill} {need}",
                    name=word(event.name),
                    need=event.clear.need,
                    skill=SKILL_LOUD[event.clear.skill],
                )
                value, detail = (event.id, False), fitting(*event_rules(event))
                options.append(
                    Option(f"clear-{event.id}", self.s.active, label, value, detail=detail)
                )
            if event.clear_cost and self.payable(event.clear_cost):
                label = T(
                    "{name}: {cost}", name=word(event.name), cost=effects_text(event.clear_cost)
                )
                options.append(Option(f"pay-{event.id}", self.s.active, label, (event.id, True)))
        return options

    def clear_event(self, card: str, *, paying: bool) -> Play[None]:
        event = self.pack.event[card]
        if paying:
            yield from self.apply(event.clear_cost)
        elif not (yield from self._try_to_clear(event)):
            return
        self.discard_lasting(card)

    def _try_to_clear(self, event: EventCard) -> Play[bool]:
        assert event.clear is not None
        cleared = yield from self.challenge(event.clear.skill, event.clear.need, "event")
        if not cleared:
            yield from self.apply(event.clear.fail.effects)
        return cleared

    def discard_lasting(self, card: str) -> None:
        self.s.lasting[:] = [lasting for lasting in self.s.lasting if lasting.id != card]
        self.s.events_gone.append(card)
        self.say(T("{name} is over.", name=word(self.pack.event[card].name)))
