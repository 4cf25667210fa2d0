# The two commands that matter: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test lint format soak bench messages clean

play: $(READY)
	$(BIN)/divemaster play

test: lint
	$(BIN)/pytest -n 2

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: $(READY)
	$(BIN)/pytest -n 2 -m soak

bench: $(READY)
	$(BIN)/python -m benchmarks

messages: $(READY)
	$(BIN)/pybabel -q extract -F babel.cfg -k T -k N:1,2 --no-location --sort-output --omit-header -o bot/languages/messages.pot .
	for file in bot/languages/*.po; do [ ! -e $$file ] || $(BIN)/pybabel -q update -N --ignore-pot-creation-date --ignore-obsolete -i bot/languages/messages.pot -o $$file -l $$(basename $$file .po); done

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .pytest_cache .ruff_cache

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[dev]"
	touch $@
