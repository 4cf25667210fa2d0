"""A run without its outside judges says so, in one loud line that names what it lacked."""

from pathlib import Path

from tests.judges import not_compared, not_judged


def test_the_line_names_only_what_is_absent(tmp_path: Path) -> None:
    here, gone = tmp_path / "here.json", tmp_path / "gone.json"
    here.touch()
    line = not_judged(here, gone)
    assert line is not None
    assert "NOT JUDGED" in line
    assert str(gone) in line
    assert str(here) not in line
    assert "\n" not in line


def test_with_all_judges_there_is_no_line(tmp_path: Path) -> None:
    here = tmp_path / "here.json"
    here.touch()
    assert not_judged(here) is None


def test_a_digest_that_is_absent_is_named(tmp_path: Path) -> None:
    gone = tmp_path / "lurk.json"
    assert str(gone) in (not_compared(gone) or "")
    gone.touch()
    assert not_compared(gone) is None
