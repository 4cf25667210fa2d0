"""No release without its entry in the changelog, nor with parts that do not fit together."""

import importlib.machinery
import importlib.util
import tomllib
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from tests.test_rooms import ROOT


def script(name: str) -> ModuleType:
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / ".ci" / name))
    spec = importlib.util.spec_from_loader(name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


release, size = script("release"), script("size")

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


def test_all_that_is_published_names_one_version() -> None:
    assert release.disagreeing({"wheel": "1.2.0", "site": "1.2.0"}, "1.2.0") == []
    told = release.disagreeing({"wheel": "1.2.0", "site": "1.1.0"}, "1.2.0")
    assert told == ["site is of version 1.1.0.", "All should be 1.2.0."]


def test_a_file_that_the_wheel_lacks_is_named() -> None:
    assert release.missing(["bot/a.py", "bot/a.po"], ["bot/a.py"]) == ["The wheel lacks bot/a.po."]


def test_a_dead_link_of_the_site_is_named(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "index.html").write_text(
        '<a href="../games/#top"></a><a href="../gone/"></a><a href="https://elsewhere.test"></a>'
        '<img src="https://elsewhere.test/a.png"><a href="mailto:a@b.test"></a><a href="#here"></a>'
    )
    told = list(release.dead_links(tmp_path))
    assert len(told) == 2
    assert "../gone/" in told[0]
    assert "fetches https://elsewhere.test/a.png" in told[1]


def test_a_tag_publishes_packages_image_and_site_that_were_tried_first() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]
    assert any(step.get("run") == "make packages" for step in jobs["build"]["steps"])
    assert {name for name, job in jobs.items() if job.get("needs") == "build"} == {
        "packages", "image", "site",
    }  # fmt: skip


def test_every_python_that_the_project_names_is_tested() -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    versions = [one.rpartition(" ")[2] for one in named if "Python :: 3." in one]
    jobs = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]
    assert jobs["test"]["strategy"]["matrix"]["python"] == versions


def test_the_house_grows_only_with_a_reason_in_the_changelog() -> None:
    allowed = size.budget("- Lines: at most 1,000 of product and 50 of tests, for now.\n")
    assert allowed == (1000, 50)
    lines = Counter(games=400, renderers=300, bot=200, loopback=100, tests=50)
    assert size.over(lines, allowed) == []
    lines.update(bot=1, tests=2)
    told = size.over(lines, allowed)
    assert "product: 1,001 lines, 1 more" in told[0]
    assert "tests: 52 lines, 2 more" in told[1]
