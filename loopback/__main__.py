from loopback.cli import main

main(prog_name="python -m loopback")
