"""No release without its entry in the changelog."""

import importlib.machinery
import importlib.util
import tomllib

import pytest

from tests.test_rooms import ROOT

loader = importlib.machinery.SourceFileLoader("release", str(ROOT / ".ci" / "release"))
spec = importlib.util.spec_from_loader("release", loader)
assert spec is not None
release = importlib.util.module_from_spec(spec)
loader.exec_module(release)

PROJECT = '[project]\nversion = "1.2.0"\n'
CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 1.2.0\n\n- New.\n\n## 1.1.0\n\n- Old.\n"


def test_a_version_with_an_entry_is_released() -> None:
    assert release.refusals("1.2.0", PROJECT, CHANGELOG, "", ["v1.1.0"]) == []


@pytest.mark.parametrize(
    ("version", "changelog", "changes", "tags", "reason"),
    [
        ("1.2", CHANGELOG, "", [], "no version"),
        ("1.3.0", CHANGELOG, "", [], "names version 1.2.0"),
        ("1.2.0", "# Changelog\n\n## 1.1.0\n\n- Old.\n", "", [], "no entry"),
        ("1.2.0", "## Unreleased\n\n- More.\n\n## 1.2.0\n\n- New.\n", "", [], "Unreleased"),
        ("1.2.0", CHANGELOG, " M bot/app.py\n", [], "not committed"),
        ("1.2.0", CHANGELOG, "", ["v1.2.0"], "exists"),
    ],
)
def test_anything_amiss_is_named(
    version: str, changelog: str, changes: str, tags: list[str], reason: str
) -> None:
    told = release.refusals(version, PROJECT, changelog, changes, tags)
    assert any(reason in one for one in told)


def test_the_changelog_can_be_read() -> None:
    """The real one has an entry, or lines to come, for the version that pyproject.toml names."""
    project, changelog = (ROOT / "pyproject.toml").read_text(), (ROOT / "CHANGELOG.md").read_text()
    version = tomllib.loads(project)["project"]["version"]
    told = release.refusals(version, project, changelog, "", [])
    assert all("Unreleased" in one or "no entry" in one for one in told)
