"""A sample of malformed input; `python -m tests.fuzz` sends a million."""

from pathlib import Path

from tests.fuzz.trial import fuzz


async def test_malformed_input_is_refused_with_a_sentence(tmp_path: Path) -> None:
    counts = await fuzz(range(350), 1, tmp_path)
    assert {kind: count.failed for kind, count in counts.items() if count.failed} == {}
    assert all(count.inputs == 50 for count in counts.values())
    assert counts["saves"].refused > 40
    assert counts["campaign files"].refused > 40
    assert counts["packs"].refused > 30
    assert counts["uploads"].refused > 40
