"""The npm package's README, followed word for word: node:test, vitest, and its types."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_rooms import ROOT

PACKAGE = ROOT / "loopback" / "npm"
FILE = re.compile(r"```[jt]s\n// (\S+)\n(.*?)```", re.DOTALL)
WANTED = ("discord.js@14.28.0", "vitest@4.1.12", "typescript@5.9.3", "@types/node@22")


def run(folder: Path, *words: str) -> str:
    told = {"DISCORD_LOOPBACK": f"{sys.executable} -m loopback", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        words, cwd=folder, env=os.environ | told, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.libraries
def test_a_stranger_gets_to_a_green_test_in_node(tmp_path: Path) -> None:
    for name, text in FILE.findall((PACKAGE / "README.md").read_text()):
        (tmp_path / name).write_text(text)
    run(tmp_path, "npm", "init", "-y")
    run(tmp_path, "npm", "pack", str(PACKAGE))
    (packed,) = tmp_path.glob("discord-loopback-*.tgz")
    quiet = ("--no-audit", "--no-fund", "--silent")
    run(tmp_path, "npm", "install", *quiet, f"./{packed.name}", *WANTED)
    assert "# pass 2" in run(tmp_path, "node", "--test", "--test-reporter=tap", "bot.test.cjs")
    assert "1 passed" in run(tmp_path, "npx", "vitest", "run", "bot.spec.ts")
    (tmp_path / "bot.d.cts").write_text("export default function bot(options: object): any;\n")
    strict = ("--noEmit", "--strict", "--module", "nodenext", "--skipLibCheck", "bot.spec.ts")
    run(tmp_path, "npx", "tsc", *strict)
