"""`python -m loopback` and `discord-loopback`: the command line, if it is installed."""

import sys


def main() -> None:
    if sys.argv[1:2] == ["conform"]:
        from loopback.conform.__main__ import main as conform  # noqa: PLC0415 - needs no click

        conform(sys.argv[2:])
        return
    try:
        from loopback.cli import main as command  # noqa: PLC0415 - may be absent
    except ModuleNotFoundError as error:
        if error.name != "click":
            raise
        sys.exit('The command line is an extra: pip install "discord-loopback[cli]"')
    command(prog_name="discord-loopback")


if __name__ == "__main__":
    main()
