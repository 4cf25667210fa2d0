"""Instead of an attack: recover, search coral, or look into an abyss."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.deck import draw_recycling, put_under
from games.kernel.text import Seat, T
from games.lurk.board import NEIGHBOURS, TILE_NAMES
from games.lurk.clash import sources
from games.lurk.combat import Combat
from games.lurk.content import CREATURES, NAMES, TREASURES
from games.lurk.dice import hits
from games.lurk.sheets import CORAL
from games.lurk.state import LURKER, Model, Token
from games.lurk.words import ABYSS_TEXTS, CARD_TEXTS

CURABLE: tuple[Token, ...] = ("trapped", "stunned", "inked")


class Searches(Combat):
    """What a model does that does not attack."""

    def can_search_or_recover(self, model: Model) -> bool:
        return self.can_search(model) or self.can_recover(model)

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

    def recover(self, model: Model, _: int, __: str) -> Play[None]:
        """Free of everything but poison."""
        model.tokens[:] = [token for token in model.tokens if token not in CURABLE]
        self.say(T("{model} recovers.", model=NAMES[model.kind]))
        yield from ()

    def search_coral(self, model: Model, tile: int, _: str) -> Play[None]:
        """An octopus of one white die finds an item; then the tile is turned over."""
        if not hits(self.roll_openly(self.search_dice(model))):
            self.say(T("{model} searches the coral in vain.", model=NAMES[model.kind]))
            return
        self.s.searched.append(tile)
        yield from self.draw_item(model.seat)

    def search_dice(self, model: Model) -> str:
        """One white die, and those of its cards."""
        cards = [e for _, e in sources(model, "search") if e.effect == "extra_search_die"]
        return "W" + "".join(effect.dice or "" for effect in cards)

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
        self.use_up(model, baits[0])
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
            self.say(
                T(
                    "{creature} rises on {tile}! {text}",
                    creature=NAMES[card],
                    tile=TILE_NAMES[tile],
                    text=ABYSS_TEXTS[card],
                )
            )
            return
        self.s.ground[tile] = "hollow"
        self.s.abyss_discards.append(card)
        self.say(
            T(
                "The abyss on {tile}: {card}. {text}",
                tile=TILE_NAMES[tile],
                card=NAMES[card],
                text=T("It drifts away.") if finder is None else ABYSS_TEXTS[card],
            )
        )
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
            self.let_go(seat, left)
        for item in found:
            self.say(T("{seat} finds {card}.", seat=Seat(seat), card=NAMES[item]))
        yield from self.trim_stock(seat)


WHY_LEAVE = T("You keep only one of the items you found.")
WHY_MEET = T("The other card goes under the deck.")
USE_BAIT = T("Throw bait into the abyss first?")
