"""Nights, holidays and digests, by each person's own clock."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.display.holiday_form import filled_holiday
from bot.errors import Refusal
from bot.host.patience import first_alarm, reminded_from, waited_for_until
from bot.store import Campaign, Holiday, Wishes
from bot.store.wishes import find_zone
from tests.spoken import spoken

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 86400


def at(day: int, hour: int, zone: ZoneInfo = BERLIN, minute: int = 0) -> int:
    return int(datetime(2030, 3, day, hour, minute, tzinfo=zone).timestamp())


NIGHT = Wishes(quiet=(22, 7), zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("hour", "asleep"), [(21, False), (22, True), (0, True), (6, True), (7, False), (12, False)]
)
def test_a_night_goes_over_midnight(hour: int, asleep: bool) -> None:
    assert NIGHT.asleep(at(4, hour)) is asleep


def test_whoever_sleeps_is_reached_in_the_morning() -> None:
    assert NIGHT.reachable_from(at(4, 23)) == at(5, 7)
    assert NIGHT.reachable_from(at(5, 3)) == at(5, 7)
    assert NIGHT.reachable_from(at(5, 12)) == at(5, 12)


def test_an_hour_counts_where_its_reader_is() -> None:
    tokyo = Wishes(quiet=(22, 7), zone="Asia/Tokyo")
    assert tokyo.asleep(at(4, 15))
    assert not tokyo.asleep(at(4, 23))


def test_the_night_in_which_the_clocks_change_ends_at_its_hour() -> None:
    assert NIGHT.reachable_from(at(30, 23)) == at(31, 7)
    assert at(31, 7) - at(30, 23) == 7 * 3600


def test_working_hours_can_be_quiet_too() -> None:
    work = Wishes(quiet=(9, 18), zone="Europe/Berlin")
    assert work.reachable_from(at(4, 10)) == at(4, 18)
    assert work.reachable_from(at(4, 20)) == at(4, 20)


def test_no_hours_are_no_night() -> None:
    assert not Wishes(quiet=(8, 8)).asleep(at(4, 8))
    assert not Wishes().asleep(at(4, 3))


def test_a_holiday_may_end_in_the_night() -> None:
    away = NIGHT.model_copy(update={"away": Holiday(starts=at(4, 0), ends=at(8, 0))})
    assert away.reachable_from(at(5, 12)) == at(8, 7)
    assert away.reachable_from(at(3, 12)) == at(3, 12)
    assert away.on_holiday(at(8, 0)) is None


def test_a_digest_comes_once_a_day() -> None:
    wishes = Wishes(way="digest", zone="Europe/Berlin")
    assert wishes.told_from(at(4, 12)) == at(4, 18)
    assert wishes.told_from(at(4, 18)) == at(5, 18)


def test_nobody_knows_a_zone_that_is_none() -> None:
    assert find_zone("Atlantis/Deep") is None
    assert find_zone("../etc/passwd") is None
    assert Wishes(zone="Atlantis/Deep").clock == ZoneInfo("UTC")


def campaign(pace: int, asked: int) -> Campaign:
    return Campaign("abc", 1, "g", "playing", 1, 2, asked, asked, pace=pace, asked_at=asked)


def test_time_counts_from_when_somebody_heard_of_it() -> None:
    """A day for everybody; whoever reads digests has half of it once the digest came."""
    table = campaign(24 * 60, at(4, 19))
    assert waited_for_until(table, Wishes()) == at(5, 19)
    assert reminded_from(table, Wishes()) == at(5, 7)
    digest = Wishes(way="digest", zone="Europe/Berlin")
    assert waited_for_until(table, digest) == at(6, 6)


def test_nobody_is_late_on_a_holiday() -> None:
    table = campaign(24 * 60, at(4, 12))
    away = Wishes(away=Holiday(starts=at(3, 0), ends=at(20, 0)))
    assert waited_for_until(table, away) == at(20, 12)


def test_the_first_alarm_follows_the_pace_or_the_settings() -> None:
    paced, free = first_alarm(campaign(60, 0), 24), first_alarm(campaign(0, 0), 24)
    assert paced is not None
    assert free is not None
    assert free.due - paced.due == 24 * 3600 - 1800
    assert first_alarm(campaign(0, 0), 0) is None


def test_days_are_written_in_several_ways() -> None:
    wishes = Wishes(zone="Europe/Berlin")
    for first in ("2030-03-04", "4.3.2030", "04/03/2030"):
        holiday = filled_holiday(wishes, {"first": [first], "last": ["2030-03-06"]})
        assert (holiday.starts, holiday.ends) == (at(4, 0), at(7, 0))
        assert holiday.pilot
    assert not filled_holiday(
        wishes, {"first": ["2030-03-04"], "last": ["2030-03-04"], "meanwhile": ["wait"]}
    ).pilot


@pytest.mark.parametrize("words", ["", "soon", "2030-13-45", "0001-01-01", "9999-12-31"])
def test_a_day_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(Refusal, match=spoken("display.holiday_form._day")):
        filled_holiday(Wishes(), {"first": [words], "last": ["2030-03-06"]})
