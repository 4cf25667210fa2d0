"""The Attack column: attack, recover or search with every model of one tile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from games.kernel.ask import Option, Play
from games.kernel.deck import draw_recycling, put_under
from games.kernel.text import Seat, T, Text
from games.lurk.board import DISTANCE, NEIGHBOURS, SPOTS, TILE_NAMES
from games.lurk.clash import Use, source_name, sources
from games.lurk.combat import Combat
from games.lurk.content import CARDS, CREATURES, KINDS, NAMES, TREASURES
from games.lurk.dice import degrade, hits
from games.lurk.odds import mean_wounds
from games.lurk.schema import Effect
from games.lurk.sheets import CORAL, attack_dice, clouds, defence_dice, reach
from games.lurk.state import LURKER, Model, Token
from games.lurk.words import ABYSS_TEXTS, CARD_TEXTS, dice_signs

Act = tuple[str, Any, str]
"""What a model does: a verb, a model or tile, and the ability or card it takes."""

CURABLE: tuple[Token, ...] = ("trapped", "stunned", "inked")


class Attacks(Combat):
    """Every model of the tile acts once, in the order its player likes."""

    def act_with_tile(self, tile: int) -> Play[None]:
        while ready := self.ready_models(tile):
            model = yield from self.next_actor(ready)
            if model is None:
                return
            yield from self.act(model)

    def ready_models(self, tile: int) -> list[Model]:
        foes = self.foes(self.s.active)
        own = [m for m in self.at(tile) if m.seat == self.s.active and not m.acted]
        return [m for m in own if self.can_act(m, foes)]

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

    def can_act(self, model: Model, foes: Sequence[Model]) -> bool:
        """Whether there is anything to attack, search or recover from."""
        if self.has_target(model, foes) or self.can_search(model) or self.can_recover(model):
            return True
        if model.kind not in BLIND and UNUSUAL.isdisjoint(model.cards):
            return False
        return bool(self.special_options(model, foes, [], reach(model, self.s.silt)))

    def has_target(self, model: Model, foes: Sequence[Model]) -> bool:
        here, far = DISTANCE[model.tile], reach(model, self.s.silt)
        for foe in foes:  # noqa: SIM110 - asked for every model of every menu; any() costs twice
            if here[foe.tile] <= far and self.in_sight(model.tile, foe.tile):
                return True
        return False

    def can_recover(self, model: Model) -> bool:
        """Not while poisoned, and not on poison coral."""
        if not model.tokens:
            return False
        if "poisoned" in model.tokens or self.s.ground[model.tile] == "poison":
            return False
        return any(token in CURABLE for token in model.tokens)

    def can_search(self, model: Model) -> bool:
        ground = self.s.ground
        for tile in NEIGHBOURS[model.tile]:
            if ground[tile] == "abyss":
                return True
        return self.coral_to_search(model)

    def coral_to_search(self, model: Model) -> bool:
        return self.s.ground[model.tile] in CORAL and model.tile not in self.s.searched

    def abysses(self, model: Model) -> list[int]:
        """Unrevealed abysses next to the model."""
        ground = self.s.ground
        return [tile for tile in NEIGHBOURS[model.tile] if ground[tile] == "abyss"]

    def act(self, model: Model) -> Play[None]:
        """One model's attack, or what it does instead."""
        self.s.acting = model.id
        options = self.act_options(model)
        prompt = act_prompt(model.kind)
        verb, what, source = yield from self.pick(prompt, options, why=WHY_ACT)
        if verb == "hold":
            model.acted = True
            return
        self.drop_trail()
        model.acted = True
        yield from ACTS[verb](self, model, what, source)

    def drop_trail(self) -> None:
        self.s.trail.clear()

    def act_options(self, model: Model) -> list[Option[Act]]:
        seat, foes = model.seat, self.foes(model.seat)
        far, here = reach(model, self.s.silt), DISTANCE[model.tile]
        near = [foe for foe in foes if here[foe.tile] <= far]
        seen = [foe for foe in near if self.in_sight(model.tile, foe.tile)]
        options: list[Option[Act]] = [
            Option(
                f"hit.m{foe.id}",
                seat,
                self.label(foe),
                ("hit", foe, ""),
                SPOTS[foe.tile],
                detail=self.aim(model, foe),
            )
            for foe in seen
        ]
        options += self.special_options(model, foes, seen, far)
        if self.coral_to_search(model):
            options.append(
                Option("search", seat, SEARCH, ("coral", model.tile, ""), detail=CORAL_DIE)
            )
        options += [
            Option(
                f"abyss.{SPOTS[tile]}",
                seat,
                abyss_label(tile),
                ("abyss", tile, ""),
                SPOTS[tile],
                detail=ABYSS_CARD,
            )
            for tile in self.abysses(model)
        ]
        if self.can_recover(model):
            options.append(Option("recover", seat, RECOVER, ("recover", 0, ""), detail=CURE))
        options.append(Option("hold", seat, HOLD, ("hold", 0, ""), detail=NO_ACT))
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
        self, model: Model, foes: Sequence[Model], seen: Sequence[Model], far: int
    ) -> list[Option[Act]]:
        """Attacks past rock by an ability or card, bombs and chains."""
        if "stunned" in model.tokens:
            return []
        options: list[Option[Act]] = []
        for source, effect in sources(model, "attack"):
            if (
                effect.effect == "ignore_los"
                and effect.essence <= self.s.players[model.seat].essence
            ):
                options += self.blind_options(model, source, effect, foes, seen, far)
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
        far: int,
    ) -> list[Option[Act]]:
        here, known = DISTANCE[model.tile], {foe.id for foe in seen}
        name = source_name(model, source)
        return [
            Option(
                f"hit.m{foe.id}.{source}",
                model.seat,
                T("{target} by {ability}", target=self.label(foe), ability=name),
                ("blind", foe, source),
                SPOTS[foe.tile],
            )
            for foe in foes
            if foe.id not in known and here[foe.tile] <= far + effect.range and here[foe.tile] > 1
        ]

    def thrown_options(
        self, model: Model, card: str, effect: Effect, near: Sequence[Model]
    ) -> list[Option[Act]]:
        if effect.effect == "token":
            chained = [foe for foe in near if foe.seat != LURKER]
            return [
                Option(
                    f"chain.m{foe.id}",
                    model.seat,
                    T("{card}: {target}", card=NAMES[card], target=self.label(foe)),
                    ("chain", foe, card),
                    SPOTS[foe.tile],
                )
                for foe in chained
            ]
        return [
            Option(
                f"bomb.{SPOTS[tile]}.{card}",
                model.seat,
                T("{card} on {tile}", card=NAMES[card], tile=TILE_NAMES[tile]),
                ("bomb", tile, card),
                SPOTS[tile],
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
        model.cards.remove(card)
        self.discard(card)
        for target in self.at(tile):
            if target.tile == tile:
                yield from self.attack(model, target, CARDS[card].effect.dice)

    def chain(self, model: Model, target: Model, card: str) -> Play[None]:
        model.cards.remove(card)
        self.discard(card)
        self.give_token(target, CARDS[card].effect.token or "trapped")
        yield from ()

    def recover(self, model: Model, _: int, __: str) -> Play[None]:
        """Free of everything but poison."""
        model.tokens[:] = [token for token in model.tokens if token not in CURABLE]
        self.say(T("{model} recovers.", model=NAMES[model.kind]))
        yield from ()

    def search_coral(self, model: Model, tile: int, _: str) -> Play[None]:
        """An octopus of one white die finds an item; then the tile is turned over."""
        extra = [
            e.dice or "" for _, e in sources(model, "search") if e.effect == "extra_search_die"
        ]
        if not hits(self.roll_openly("W" + "".join(extra))):
            self.say(T("{model} searches the coral in vain.", model=NAMES[model.kind]))
            return
        self.s.searched.append(tile)
        yield from self.draw_item(model.seat)

    def search_abyss(self, model: Model, tile: int, _: str) -> Play[None]:
        """A card of the abyss deck: a creature stays on guard, a treasure is taken."""
        card = yield from self.abyss_card(model)
        yield from self.open_abyss(tile, card, model.seat)

    def abyss_card(self, model: Model) -> Play[str]:
        """The top card, or with bait one of the top two; the other goes under the deck."""
        baits = [c for c, effect in sources(model, "search") if effect.effect == "choose_abyss"]
        if not baits:
            return self.draw_abyss()
        why = CARD_TEXTS[baits[0]]
        if not (yield from self.confirm(model.seat, USE_BAIT, yes=NAMES[baits[0]], why=why)):
            return self.draw_abyss()
        model.cards.remove(baits[0])
        self.discard(baits[0])
        pair = [self.draw_abyss(), self.draw_abyss()]
        self.s.abyss_deck += pair
        options = [
            Option(f"keep.{n}", model.seat, NAMES[c], c, detail=ABYSS_TEXTS[c])
            for n, c in enumerate(pair)
        ]
        kept = yield from self.pick(T("Which one do you meet?"), options, why=WHY_MEET)
        del self.s.abyss_deck[-2:]
        pair.remove(kept)
        put_under(self.s.abyss_deck, pair[0])
        return kept

    def draw_abyss(self) -> str:
        self.reveal()
        card = draw_recycling(self.s.abyss_deck, self.s.abyss_discards, self.chance)
        assert card is not None, "twenty cards for six abysses"
        return card

    def open_abyss(self, tile: int, card: str, finder: int | None) -> Play[None]:
        """What was hidden comes to light; without a finder a treasure drifts away."""
        if card in CREATURES:
            self.s.ground[tile] = "lair"
            self.s.models.append(Model(len(self.s.models), card, LURKER, tile))
            self.say(T("{creature} rises on {tile}!", creature=NAMES[card], tile=TILE_NAMES[tile]))
            return
        self.s.ground[tile] = "hollow"
        self.s.abyss_discards.append(card)
        self.say(T("The abyss on {tile}: {card}.", tile=TILE_NAMES[tile], card=NAMES[card]))
        if finder is not None:
            yield from self.take_treasure(finder, card)

    def take_treasure(self, seat: int, card: str) -> Play[None]:
        """Essence, and the items one keeps of those drawn."""
        treasure, stock = TREASURES[card], self.s.players[seat].stock
        self.gain(seat, treasure.essence)
        drawn = [self.next_item() for _ in range(treasure.draw)]
        found = [item for item in drawn if item is not None]
        stock += found
        while len(found) > treasure.keep:
            options = [
                Option(f"leave.{n}", seat, NAMES[item], item, detail=CARD_TEXTS[item])
                for n, item in enumerate(found)
            ]
            left = yield from self.pick(T("Which one do you leave?"), options, why=WHY_LEAVE)
            found.remove(left)
            stock.remove(left)
            self.discard(left)
        for item in found:
            self.say(T("{seat} finds {card}.", seat=Seat(seat), card=NAMES[item]))
        yield from self.trim_stock(seat)


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
    return T("{model} acts: whom does it attack?", model=NAMES[kind])


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
NO_ACT = T("It does nothing in this activation.")
OTHERS_WAIT = T("The others of the tile do nothing now.")
WHY_LEAVE = T("You keep only one of the items you found.")
WHY_MEET = T("The other card goes under the deck.")
CORAL_DIE = T("An octopus of one white die finds an item.")
CURE = T("Lose the tokens Trapped, Stunned and Inked.")
USE_BAIT = T("Throw bait into the abyss first?")
WHY_ACTOR = T("Each model of the tile acts once a turn.")
WHY_ACT = T("In range and in sight, or an action instead of the attack.")
