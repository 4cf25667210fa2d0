"""`discord-loopback conform`: asks loopback, and Discord itself if told to in so many words."""

import argparse
import asyncio
import os
import sys

from loopback import Loopback, May
from loopback.conform.rule import Rule
from loopback.conform.run import answers, place
from loopback.conform.table import kept_by, table

DISCORD = "https://discord.com/api/v10"
WORD = "--ask-the-real-discord"
NEEDS = (
    f"{WORD} needs --guild, a server of your own with nobody else in it, and DISCORD_TOKEN in "
    "the environment, of a bot that is an administrator there. It makes a channel, asks, and "
    "removes it."
)


async def of_loopback() -> dict[Rule, str]:
    async with Loopback() as world:
        world.give_bot(May.ADMINISTRATOR)
        api = f"{world.base_url}/api/v10"
        async with place(api, world.token, world.guild["id"]) as here:
            return await answers(here)


async def of_discord(token: str, guild: str) -> dict[str, str]:
    async with place(DISCORD, token, guild) as here:
        return {str(rule): said for rule, said in (await answers(here)).items()}


def differences(ours: dict[Rule, str], theirs: dict[str, str]) -> list[str]:
    lines = []
    for rule, said in ours.items():
        if (there := theirs[str(rule)]) != said:
            lines.append(f"{rule}: Discord {there}, loopback {said}, expected {rule.answer}")
    return lines


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="discord-loopback conform", description=__doc__)
    parser.add_argument(WORD, action="store_true", dest="real", help=NEEDS)
    parser.add_argument("--guild", help="the id of that server")
    parser.add_argument("--table", action="store_true", help="print the published table")
    asked = parser.parse_args(words)
    token = os.environ.get("DISCORD_TOKEN")
    if asked.real and not (asked.guild and token):
        parser.error(NEEDS)
    ours = asyncio.run(of_loopback())
    if asked.table:
        sys.stdout.write(table(ours))
        return
    lines = [f"{r}: {ours[r]}, expected {r.answer}" for r in ours if not kept_by(ours, r)]
    told = [*lines, f"loopback keeps {len(ours) - len(lines)} of {len(ours)} rules."]
    if asked.real:
        differing = differences(ours, asyncio.run(of_discord(token or "", asked.guild)))
        told += [*differing, f"{len(differing)} of {len(ours)} answers differ from Discord's."]
        lines += differing
    sys.stdout.write("\n".join(told) + "\n")
    sys.exit(bool(lines))


if __name__ == "__main__":
    main()
