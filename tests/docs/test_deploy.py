"""What a host copies from deploy/ is what the documents say of it."""

import configparser
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.cli._watch import HUNG_LOOKS
from tests.test_rooms import ROOT

DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def unit(file: Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=True, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    found.read_string(file.read_text())
    return found


@pytest.mark.parametrize("file", UNITS, ids=lambda one: one.name)
def test_a_unit_may_write_its_own_data_and_nothing_else(file: Path) -> None:
    service = unit(file)["Service"]
    wanted = {
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "PrivateTmp": "yes",
        "CapabilityBoundingSet": "",
        "UMask": "0077",
    }
    assert {name: service[name] for name in wanted} == wanted
    assert service["ReadWritePaths"] == f"{service['WorkingDirectory']}/data"
    assert service["User"] != "root"


@pytest.mark.parametrize("file", UNITS, ids=lambda one: one.name)
def test_a_unit_is_watched_and_always_started_again(file: Path) -> None:
    read = unit(file)
    service = read["Service"]
    assert (service["Type"], service["Restart"]) == ("notify", "always")
    assert int(service["RestartSec"]) >= 1, "a start that fails does not busy the machine"
    assert read["Unit"]["StartLimitIntervalSec"] == "0", "and is never given up"
    assert int(service["WatchdogSec"]) > HUNG_LOOKS, "the parent replaces a child first"
    assert service["TimeoutStartSec"] == "infinity", "Discord may be away for long"


@pytest.mark.parametrize("file", UNITS, ids=lambda one: one.name)
def test_systemd_understands_a_unit(file: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    asked = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    said = [one for one in asked.stderr.splitlines() if file.name in one]
    assert [one for one in said if "is not executable" not in one] == [], asked.stderr


def test_grafana_starts_with_the_board_and_its_source() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.fleet.yaml").read_text())
    mounts = dict(one.split(":")[:2] for one in compose["services"]["grafana"]["volumes"])
    inside = {there: DEPLOY / here for here, there in mounts.items()}
    by_folder = {Path(there).parts[-2]: file for there, file in inside.items()}
    [source] = yaml.safe_load(by_folder["datasources"].read_text())["datasources"]
    assert source["isDefault"]
    assert source["url"].startswith("http://prometheus:")
    assert "prometheus" in compose["services"]
    boards = [there for there in inside if there.endswith(".json")]
    [provider] = yaml.safe_load(
        inside["/etc/grafana/provisioning/dashboards/divemaster.yaml"].read_text()
    )["providers"]
    assert [str(Path(one).parent) for one in boards] == [provider["options"]["path"]]
    assert json.loads(inside[boards[0]].read_text())["panels"]
