"""The page for players has the tables of the data as they are."""

from benchmarks.lurk.handbook import PAGE, with_tables


def test_the_tables_of_the_page_are_those_of_the_data() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "run: python -m benchmarks.lurk.handbook"


def test_every_faction_and_deck_has_its_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for title in ("Cog", "Nautilus", "Low Clans", "Ancients", "Items", "The abyss", "Events"):
        assert f"### {title}\n" in page
