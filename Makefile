# The two commands that matter: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --use-pep517 -c constraints.txt
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
# Each worker begins with tests of the same rooms, so that what one has drawn serves the next; there
# are four for two cores, since tests that talk to a bot or a browser wait about a third of their time.
PYTEST := $(BIN)/pytest -n 4 --dist worksteal

# The tests start the program many times; it need not be compiled each time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test tests lint style types format soak libraries installed site chaos judge laboratory fuzz coverage mutants dead languages release packages bench messages clean page changed guards

play: $(READY)
	@$(BIN)/divemaster play

# The types are checked beside the tests, which leave a core idle now and then.
test: style
	@$(MAKE) --no-print-directory -j2 types tests
	@$(MAKE) --no-print-directory -j2 page changed
	@echo "*** NOT RUN: eight client libraries that are not installed here. make libraries runs them. ***"

page: $(TOOLS)
	@.ci/page/check

# The guards of the lines that were changed: which of them would nobody miss?
BASE ?=
changed: $(TOOLS)
	@$(BIN)/python -m tests.mutants --changed "$(BASE)" --jobs 1

lint: style types

# Asserts are rewritten once beforehand, not by every worker at the same time; what cannot be
# collected is told by the run itself.
tests: $(TOOLS)
	@$(BIN)/pytest -n 0 --collect-only -qq >/dev/null || true
	$(PYTEST)

style: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@$(PYTHON) .ci/size

types: $(TOOLS)
	$(BIN)/mypy

format: $(TOOLS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: $(TOOLS)
	$(PYTEST) -m soak --timeout 7200

# The client libraries that are not installed here, each in an environment of its own, from the
# wheel; wants pip and npm.
libraries: $(TOOLS)
	$(BIN)/pytest -n 0 -m libraries tests/loopback tests/e2e --timeout 1800

# Divemaster's own end-to-end tests on loopback as its wheel installs it: an environment of its own,
# and a copy of what is committed without loopback/.
DOOR := build/door
WORKERS ?= 4
installed: $(TOOLS)
	@rm -rf $(DOOR) && mkdir -p $(DOOR)/house
	@ln -s $(abspath ../shared) $(DOOR)/shared
	@git archive HEAD -- . ':!loopback' | tar -x -C $(DOOR)/house
	@$(BIN)/python -m pip wheel --quiet --no-deps -w $(DOOR) ./loopback && rm -rf loopback/build
	@$(PYTHON) -m venv $(DOOR)/env
	@$(DOOR)/env/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt $(DOOR)/*.whl "$(DOOR)/house[dev]"
	@cd $(DOOR) && env/bin/python -c "import loopback; print('Tested:', loopback.__file__)"
	cd $(DOOR)/house && ../env/bin/pytest -n $(WORKERS) --dist worksteal tests/e2e

# The documentation, into build/site, and loopback's own, into loopback/build/site.
site: $(READY)
	@$(INSTALL) mkdocs-material
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict -f loopback/mkdocs.yml

# Everything that can go wrong at once, and the same without, over each database, PostgreSQL with
# two workers: all must end in the same states. STORES=sqlite where there is no PostgreSQL.
STORES ?= sqlite postgres
KILLS ?= 100
PRESSES ?= 10000
STORM ?= 1
chaos: $(TOOLS)
	@rm -f .chaos.json
	for store in $(STORES); do for faults in all none; do \
		$(BIN)/python -m tests.chaos --store $$store --workers $$([ $$store = sqlite ] && echo 1 || echo 2) --faults $$faults --kills $(KILLS) --presses $(PRESSES) --seed $(STORM) --states .chaos.json || exit 1; \
	done; done
	@rm .chaos.json

# Workers frozen and cut off at every moment that matters; others must serve within ten seconds.
laboratory: $(TOOLS)
	$(BIN)/python -m tests.laboratory

# The storm itself is judged: bots that are broken on purpose, each of which it must report.
judge: $(TOOLS)
	$(BIN)/python -m tests.chaos.judge

# Malformed input of all kinds; each must be refused with a sentence.
INPUTS ?= 1000000
fuzz: $(TOOLS)
	$(BIN)/python -m tests.fuzz --inputs $(INPUTS)

coverage: $(TOOLS)
	$(PYTEST) --cov --cov-branch --cov-report=
	@for room in games renderers bot loopback; do echo; echo "$$room:"; $(BIN)/coverage report --include="$$room/*" --skip-covered --sort=cover; done

# Small faults in the rules of one game, one at a time: which of them do its tests find?
GAME ?= tentacula
SAMPLE ?= 100
SEED ?= 1
mutants: $(TOOLS)
	@$(INSTALL) -e ./loopback -e ".[mutants]"
	$(BIN)/python -m tests.mutants $(GAME) --sample $(SAMPLE) --seed $(SEED)

# Everything that a rule forbids or bounds, and every figure of the box; goes on where it stopped.
guards: $(TOOLS)
	$(BIN)/python -m tests.mutants $(GAME) --guards

# What nobody calls; pyproject.toml says which names somebody else's code calls, and whose.
dead: $(TOOLS)
	@! $(BIN)/vulture | grep -v "^tests/"

# Whether every sentence has its translation; until then it is shown in English.
languages: $(TOOLS)
	$(BIN)/pytest -m languages tests/bot/test_catalogues.py

# All that is published, in build/release, tried in an empty environment; `make release` also tags.
packages: $(TOOLS)
	@$(INSTALL) build mkdocs-material setuptools
	@$(BIN)/python .ci/release $(VERSION)

release: test languages packages

bench: $(TOOLS)
	$(BIN)/python -m benchmarks

messages: $(TOOLS)
	$(BIN)/pybabel -q extract -F babel.cfg -k T -k N:1,2 -k X:1c,2 --no-location --sort-output --omit-header -o bot/languages/messages.pot .
	for file in bot/languages/*.po; do [ ! -e $$file ] || $(BIN)/pybabel -q update -N --ignore-pot-creation-date --ignore-obsolete -i bot/languages/messages.pot -o $$file -l $$(basename $$file .po); done

clean:
	rm -rf $(VENV) build loopback/build .mutants .coverage *.egg-info loopback/*.egg-info .mypy_cache .pytest_cache .ruff_cache

$(READY): pyproject.toml loopback/pyproject.toml constraints.txt
	@echo "Setting up what Divemaster needs in $(VENV). This happens once and takes about a minute."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) -e ./loopback -e .
	@touch $@

$(TOOLS): $(READY)
	@echo "Adding the tools to test it."
	@$(INSTALL) -e ./loopback -e ".[dev]"
	@touch $@
