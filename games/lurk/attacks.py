"""The Attack column: every model of one tile attacks, or every one searches or recovers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.lurk.board import DISTANCE, SPOTS, TILE_NAMES
from games.lurk.clash import Use, source_name, sources
from games.lurk.content import CARDS, KINDS, NAMES
from games.lurk.dice import degrade
from games.lurk.odds import mean_wounds
from games.lurk.schema import Effect
from games.lurk.searches import Searches
from games.lurk.sheets import attack_dice, clouds, defence_dice, immune, reach
from games.lurk.state import LURKER, Model
from games.lurk.words import CARD_TEXTS, dice_signs

Act = tuple[str, Any, str]
"""What a model does: a verb, a model or tile, and the ability or card it takes."""

SEARCHES = ("recover", "coral", "abyss")
"""The verbs of those who do not attack."""


@dataclass(slots=True)
class Errand:
    """What an activated tile does, as the first of its models decides: attack or search.

    Creatures that a search has woken may be attacked by the others at once.
    """

    attacks: bool = True
    searches: bool = True
    woken: list[Model] = field(default_factory=list)
    held: list[int] = field(default_factory=list)

    def decide(self, verb: str) -> None:
        if verb in SEARCHES:
            self.attacks = False
        elif self.attacks:
            self.searches = False

    def targets(self, foes: Sequence[Model]) -> Sequence[Model]:
        """Those of the foes whom the tile may still attack."""
        return foes if self.attacks else [foe for foe in self.woken if foe.tile >= 0]


class Attacks(Searches):
    """Every model of the tile acts once, in the order its player likes."""

    def act_with_tile(self, tile: int) -> Play[None]:
        errand = Errand()
        while ready := self.ready_models(tile, errand):
            model = yield from self.next_actor(ready)
            if model is None:
                return
            yield from self.act(model, errand)

    def ready_models(self, tile: int, errand: Errand) -> list[Model]:
        foes = errand.targets(self.foes(self.s.active))
        own = [m for m in self.at(tile) if m.seat == self.s.active and not m.acted]
        return [
            m
            for m in own
            if m.id not in errand.held
            and (self.can_attack(m, foes) or (errand.searches and self.can_search_or_recover(m)))
        ]

    def next_actor(self, ready: Sequence[Model]) -> Play[Model | None]:
        if len(ready) == 1:
            return ready[0]
        seat = ready[0].seat
        options: list[Option[Model | None]] = [
            Option(f"actor.m{m.id}", seat, NAMES[m.kind], m, detail=self.arms(m)) for m in ready
        ]
        options.append(Option("actor.none", seat, T("Enough"), None, detail=OTHERS_WAIT))
        return (yield from self.pick(T("Who acts next?"), options, why=WHY_ACTOR))

    def foes(self, seat: int) -> list[Model]:
        """Models of other armies, and creatures."""
        return [m for m in self.s.models if m.seat != seat and m.tile >= 0]

    def can_attack(self, model: Model, foes: Sequence[Model]) -> bool:
        if self.has_target(model, foes):
            return True
        if model.kind not in BLIND and UNUSUAL.isdisjoint(model.cards):
            return False
        return bool(self.special_options(model, foes, []))

    def has_target(self, model: Model, foes: Sequence[Model]) -> bool:
        here, far = DISTANCE[model.tile], reach(model, self.s.silt)
        for foe in foes:  # noqa: SIM110 - asked for every model of every menu; any() costs twice
            if here[foe.tile] <= far and self.in_sight(model.tile, foe.tile):
                return True
        return False

    def act(self, model: Model, errand: Errand | None = None) -> Play[None]:
        """One model's attack, or what it does instead; who holds back may act another time."""
        errand = errand or Errand()
        self.s.acting = model.id
        options = self.act_options(model, errand)
        verb, what, source = yield from self.pick(act_prompt(model.kind), options, why=WHY_ACT)
        if verb == "hold":
            errand.held.append(model.id)
            return
        errand.decide(verb)
        self.s.trail.clear()
        model.acted = True
        known = self.creatures()
        yield from ACTS[verb](self, model, what, source)
        errand.woken += [creature for creature in self.creatures() if creature not in known]

    def act_options(self, model: Model, errand: Errand | None = None) -> list[Option[Act]]:
        errand = errand or Errand()
        options = self.attack_options(model, errand.targets(self.foes(model.seat)))
        if errand.searches:
            options += self.search_options(model)
        options.append(Option("hold", model.seat, HOLD, ("hold", 0, ""), detail=NO_ACT))
        return options

    def attack_options(self, model: Model, foes: Sequence[Model]) -> list[Option[Act]]:
        far, here = reach(model, self.s.silt), DISTANCE[model.tile]
        near = [foe for foe in foes if here[foe.tile] <= far]
        seen = [foe for foe in near if self.in_sight(model.tile, foe.tile)]
        options: list[Option[Act]] = [
            Option(
                f"hit.m{foe.id}",
                model.seat,
                T("Attack {target}", target=self.label(foe)),
                ("hit", foe, ""),
                spot=SPOTS[foe.tile],
                detail=self.aim(model, foe),
            )
            for foe in seen
        ]
        return options + self.special_options(model, foes, seen)

    def search_options(self, model: Model) -> list[Option[Act]]:
        seat, options = model.seat, list[Option[Act]]()
        if self.coral_to_search(model):
            detail = CORAL_DICE if len(self.search_dice(model)) > 1 else CORAL_DIE
            options.append(Option("search", seat, SEARCH, ("coral", model.tile, ""), detail=detail))
        options += [
            Option(
                f"abyss.{SPOTS[tile]}",
                seat,
                abyss_label(tile),
                ("abyss", tile, ""),
                spot=SPOTS[tile],
                detail=ABYSS_CARD,
            )
            for tile in self.abysses(model)
        ]
        if self.can_recover(model):
            options.append(Option("recover", seat, RECOVER, ("recover", 0, ""), detail=CURE))
        return options

    def aim(self, model: Model, foe: Model) -> Text:
        """Both pools and what to expect of them."""
        distance = DISTANCE[model.tile][foe.tile]
        attack = attack_dice(model, distance)
        if foe.cards:
            attack = degrade(attack, clouds(foe, distance))
        return aim_text(attack, defence_dice(foe, self.s.ground[foe.tile]))

    def arms(self, model: Model) -> Text:
        return arms_text(attack_dice(model, 1), reach(model, self.s.silt))

    def special_options(
        self, model: Model, foes: Sequence[Model], seen: Sequence[Model]
    ) -> list[Option[Act]]:
        """Attacks past rock by an ability or card, bombs and chains."""
        stunned, options = "stunned" in model.tokens, list[Option[Act]]()
        for source, effect in sources(model, "attack"):
            if (
                effect.effect == "ignore_los"
                and effect.essence <= self.s.players[model.seat].essence
                and (effect.once or not stunned)
            ):
                options += self.blind_options(model, source, effect, foes, seen)
        for card, effect in sources(model, "attack_action"):
            near = [foe for foe in foes if DISTANCE[model.tile][foe.tile] <= effect.range]
            options += self.thrown_options(model, card, effect, near)
        return options

    def blind_options(
        self,
        model: Model,
        source: str,
        effect: Effect,
        foes: Sequence[Model],
        seen: Sequence[Model],
    ) -> list[Option[Act]]:
        here, known = DISTANCE[model.tile], {foe.id for foe in seen}
        far, name = reach(model, self.s.silt, effect.range), source_name(model, source)
        return [
            Option(
                f"hit.m{foe.id}.{source}",
                model.seat,
                T("{ability}: attack {target}", target=self.label(foe), ability=name),
                ("blind", foe, source),
                spot=SPOTS[foe.tile],
                detail=self.aim(model, foe),
            )
            for foe in foes
            if foe.id not in known and 1 < here[foe.tile] <= far
        ]

    def thrown_options(
        self, model: Model, card: str, effect: Effect, near: Sequence[Model]
    ) -> list[Option[Act]]:
        """Cards thrown over rock and all: a chain at somebody, a bomb at a whole tile."""
        if effect.effect == "token":
            token = effect.token or "trapped"
            return [
                Option(
                    f"chain.m{foe.id}",
                    model.seat,
                    T("{card}: {target}", card=NAMES[card], target=self.label(foe)),
                    ("chain", foe, card),
                    spot=SPOTS[foe.tile],
                    detail=CARD_TEXTS[card],
                )
                for foe in near
                if foe.seat != LURKER and token not in foe.tokens and not immune(foe, token)
            ]
        return [
            Option(
                f"bomb.{SPOTS[tile]}.{card}",
                model.seat,
                T("{card} on {tile}", card=NAMES[card], tile=TILE_NAMES[tile]),
                ("bomb", tile, card),
                spot=SPOTS[tile],
                detail=CARD_TEXTS[card],
            )
            for tile in dict.fromkeys(foe.tile for foe in near)
        ]

    def hit(self, model: Model, target: Model, _: str) -> Play[None]:
        yield from self.attack(model, target)

    def blind(self, model: Model, target: Model, source: str) -> Play[None]:
        """The ability or card that sees past rock is this attack's."""
        clash = self.clash(model, target)
        use: Use = next(use for use in sources(model, "attack") if use[0] == source)
        self.pay(clash, model, use)
        yield from self.resolve(clash)

    def bomb(self, model: Model, tile: int, card: str) -> Play[None]:
        """Everybody on the tile is attacked with the card's own dice."""
        self.use_up(model, card)
        for target in self.at(tile):
            if target.tile == tile:
                yield from self.attack(model, target, CARDS[card].effect.dice)

    def chain(self, model: Model, target: Model, card: str) -> Play[None]:
        self.use_up(model, card)
        self.give_token(target, CARDS[card].effect.token or "trapped")
        yield from ()


@cache
def aim_text(attack: str, defence: str) -> Text:
    return T(
        "{attack} against {defence}: about {wounds} wounds",
        attack=dice_signs(attack),
        defence=dice_signs(defence),
        wounds=f"{mean_wounds(attack, defence):.1f}",
    )


@cache
def arms_text(attack: str, span: int) -> Text:
    return T("Attack {attack}, range {range}", attack=dice_signs(attack), range=span)


@cache
def act_prompt(kind: str) -> Text:
    return T("What does {model} do?", model=NAMES[kind])


@cache
def abyss_label(tile: int) -> Text:
    return T("Look into the abyss on {tile}", tile=TILE_NAMES[tile])


BLIND = {key for key, kind in KINDS.items() if kind.ability.effect.effect == "ignore_los"}
UNUSUAL = {
    key
    for key, card in CARDS.items()
    if card.effect.effect == "ignore_los" or card.effect.timing == "attack_action"
}
ACTS: dict[str, Any] = {
    "hit": Attacks.hit,
    "blind": Attacks.blind,
    "bomb": Attacks.bomb,
    "chain": Attacks.chain,
    "recover": Attacks.recover,
    "coral": Attacks.search_coral,
    "abyss": Attacks.search_abyss,
}
SEARCH, RECOVER, HOLD = T("Search the coral"), T("Recover"), T("Hold back")
ABYSS_CARD = T("A creature to fight or flee, or a treasure.")
NO_ACT = T("It does nothing now and may still act in another activation.")
OTHERS_WAIT = T("The others of the tile do nothing now.")
CORAL_DIE = T("An octopus of one white die finds an item.")
CORAL_DICE = T("An octopus of two white dice finds an item.")
CURE = T("Lose the tokens Trapped, Stunned and Inked.")
WHY_ACTOR = T(
    "Each acts once a turn. Whoever acts first decides: the tile attacks, or it searches and "
    "recovers."
)
WHY_ACT = T(
    "Targets must be in range and in sight. All models of the tile attack, or all of them search "
    "and recover."
)
