"""``python -m tests.laboratory``."""

from tests.laboratory.run import main

if __name__ == "__main__":
    main()
