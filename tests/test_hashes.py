"""What the image installs is what constraints.txt names, file by file."""

import hashlib
import importlib.machinery
import importlib.util
import re
from pathlib import Path

import yaml

from tests.test_rooms import ROOT

loader = importlib.machinery.SourceFileLoader("hashes", str(ROOT / ".ci" / "hashes"))
spec = importlib.util.spec_from_loader("hashes", loader)
assert spec is not None
hashes = importlib.util.module_from_spec(spec)
loader.exec_module(hashes)

LISTED = (ROOT / "requirements.txt").read_text()
PINNED = dict(re.findall(r"^(\S+)==(\S+) \\$", LISTED, re.MULTILINE))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def constrained() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().split()
    return {plain(name): version for name, _, version in (line.partition("==") for line in lines)}


def test_every_package_of_the_image_has_the_version_of_the_constraints() -> None:
    known = constrained()
    assert PINNED
    assert {name: known[name] for name in PINNED} == PINNED


def test_everything_the_project_needs_is_among_them() -> None:
    wanted = hashes.wanted(*hashes.both())
    assert {plain(re.split(r"[<>=!\[]", one)[0]) for one in wanted} <= PINNED.keys()


def test_nothing_else_stands_in_the_list() -> None:
    """No address, no option, no package without a digest: pip would take it from anywhere."""
    first, *lines = LISTED.splitlines()
    assert first.startswith("# Made by .ci/hashes")
    for line in lines:
        assert re.fullmatch(r"[a-z0-9-]+==\S+ \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
    for one in re.split(r"\n(?=\S)", LISTED)[1:]:
        assert "--hash=sha256:" in one


def test_compiled_packages_have_a_file_for_both_platforms() -> None:
    both = re.findall(r"^(\S+)==\S+ \\\n(?:    --hash=\S+(?: \\)?\n){2}", LISTED, re.MULTILINE)
    assert {"aiohttp", "pillow", "numpy", "pydantic-core", "asyncpg"} <= set(both)


def test_digests_are_those_of_the_files(tmp_path: Path) -> None:
    files = [tmp_path / f"Deep_Sea-1.0-cp311-{where}.whl" for where in ("here", "there")]
    digests = []
    for file in files:
        file.write_bytes(file.name.encode())
        digests.append(f"    --hash=sha256:{hashlib.sha256(file.name.encode()).hexdigest()}")
    told = hashes.listed(files).splitlines()
    assert told[1:] == ["deep-sea==1.0 \\", f"{min(digests)} \\", max(digests)]


def test_the_image_takes_nothing_else() -> None:
    image = (ROOT / "Dockerfile").read_text()
    installs = re.findall(r"pip install (.*?)(?:\\\n|\n)", image)
    assert len(installs) == 2
    assert "--require-hashes --only-binary :all: -r requirements.txt" in installs[0]
    assert "--no-index --no-deps --no-build-isolation ./loopback ." in installs[1]
    assert "!requirements.txt" in (ROOT / ".dockerignore").read_text().split()
    assert hashes.python_of(image) == "3.11"


def test_a_release_resolves_and_records_what_the_image_is_built_on() -> None:
    """Digests of images cannot be known here: whoever builds one writes down what it was."""
    image = (ROOT / "Dockerfile").read_text()
    steps = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]["image"]
    told = "\n".join(step.get("run", "") for step in steps["steps"])
    assert set(re.findall(r"^FROM (\S+)", image, re.MULTILINE)) == {"${BASE}"}
    assert 'echo "BASE=$base@$digest" >> "$GITHUB_ENV"' in told
    assert '--build-arg BASE="$BASE"' in told
    assert 'echo "built on $base@$digest" >> digests.txt' in told
    kept = [step for step in steps["steps"] if "upload-artifact" in step.get("uses", "")]
    assert "digests.txt" in kept[0]["with"]["path"]


def test_what_builds_it_is_named_by_its_commit() -> None:
    """A tag may mean something else tomorrow."""
    used = [
        line
        for file in (ROOT / ".github" / "workflows").iterdir()
        for line in re.findall(r"uses: (\S+)", file.read_text())
    ]
    assert used
    assert [one for one in used if not re.search(r"@[0-9a-f]{40}$", one)] == []
