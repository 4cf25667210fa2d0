import hashlib
import random
from collections import Counter

from games.kernel.chance import Chance, commitment, fresh_seed


def test_same_seed_and_counter_give_the_same_numbers() -> None:
    first, second = Chance(7), Chance(7)
    drawn = [first.below(100) for _ in range(50)]
    assert drawn == [second.below(100) for _ in range(50)]
    again = Chance(7, first.counter)
    assert again.below(1 << 40) == first.below(1 << 40)


def test_global_generators_are_never_touched() -> None:
    random.seed(1)
    before = random.getstate()
    Chance(3).shuffle(list(range(50)))
    assert random.getstate() == before


def test_dice_are_even() -> None:
    chance = Chance(11)
    rolls = Counter(chance.die() for _ in range(12_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 2000) < 200 for count in rolls.values())


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Chance(5).shuffled(range(64))) == list(range(64))


def test_a_sample_has_no_doubles() -> None:
    assert len(set(Chance(5).sample(range(10), 6))) == 6


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(5) == hashlib.sha256((5).to_bytes(16, "big")).hexdigest()


def test_fresh_seeds_differ() -> None:
    assert fresh_seed() != fresh_seed()
