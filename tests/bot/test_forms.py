"""Options of a game in a form."""

from bot.game_options import field_name, value_name
from games.catalog import find_game


def test_values_are_shown_by_the_names_their_game_gives_them() -> None:
    level = find_game("tentacula").Options.model_fields["level"]
    assert [value_name(level, one) for one in ("1", "pro")] == ["1: First Voyage", "Pros"]


def test_other_values_and_fields_are_shown_as_they_read() -> None:
    fields = find_game("jupiter").Options.model_fields
    assert value_name(fields["rescue"], 14) == "14"
    assert value_name(fields["bridges"], "printed") == "Printed"
    assert value_name(fields["fast_creeps"], True) == "Yes"
    assert field_name("rescue", fields["rescue"]) == "Colonists to rescue"
