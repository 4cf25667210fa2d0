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


WORDS, SPAN = 8, 1 << 64


def words(seed: int, count: int) -> list[int]:
    """The documented row: eight words to a block, each block the keyed hash of its number."""
    key = seed.to_bytes(16, "big")
    blocks = (
        hashlib.blake2b(number.to_bytes(8, "big"), key=key).digest() for number in range(count)
    )
    return [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 64, 8)]


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    bound = 3 << 62
    fair = [word % bound for word in words(5, 10) if word < bound]
    assert len(fair) < 70, "some must be passed over"
    chance = Chance(5)
    assert [chance.below(bound) for _ in fair] == fair


def test_no_word_is_passed_over_where_all_numbers_are_even() -> None:
    bound = 1 << 63
    assert [Chance(5, at).below(bound) for at in range(40)] == [
        word % bound for word in words(5, 5)
    ]


def test_a_shuffle_may_leave_everything_where_it_is() -> None:
    orders = Counter(tuple(Chance(seed).shuffled("abc")) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
