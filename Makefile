# Needs make and Python 3.11 or newer with its venv module; everything else goes into .venv.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
LOCKED := install --no-deps --require-hashes
LOCK := $(BIN)/uv pip compile -q --system-certs --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)
WORKERS ?= 2
ARGS ?=
SAMPLE ?= 1000000
CHECKED := src bench tools

.PHONY: help setup dev play test quick check format vendor fuzz bench load mutate lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/.setup ## Make .venv with what playing needs
dev: .venv/.dev ## Add what testing needs

play: setup ## Play in the browser, alone or with friends
	@$(BIN)/stamtisch

test: dev build/.chromium ## Run the tests compiled, then interpreted (ARGS='-k word' narrows them)
	$(BIN)/pytest -n $(WORKERS) $(ARGS)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) $(ARGS)

quick: dev ## Run the fast tests only, interpreted and without a browser: for a change in hand
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) -m 'not slow' --ignore=tests/browser $(ARGS)

check: dev build/web/.ready ## Lint, format check, types, layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports
	$(BIN)/python tools/vendor.py --check
	build/web/node_modules/.bin/tsc -p tools/web

format: dev ## Sort imports and format
	$(BIN)/ruff check --select I --fix
	$(BIN)/ruff format

vendor: dev ## Copy the browser table's libraries from npm anew (versions: tools/web/package.json)
	@command -v npm >/dev/null || { echo "Needs npm: sudo apt install nodejs npm" >&2; exit 1; }
	npm install --prefix tools/web --package-lock-only --ignore-scripts --no-audit --no-fund
	$(BIN)/python tools/vendor.py

fuzz: dev ## Draw new examples for the properties and the HTTP interface, many of them (ARGS='-k claim' narrows them)
	HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n $(WORKERS) tests/properties tests/web/test_openapi.py $(ARGS)

bench: dev build/openspiel/.ready build/pettingzoo/.ready build/pgx/.ready ## Print speeds, others' beside them (ARGS='-o FILE' keeps them)
	@$(BIN)/python -m bench.all $(ARGS)

load: dev build/boardgame/.ready ## Print what the table server bears, boardgame.io's beside it (ARGS='--tables 100 --seconds 30')
	@$(BIN)/python bench/load.py rival $(ARGS)

# Each mutant is written into the source file and taken out again: commit first. Tests that then never
# end count as failed, after three times what they take.
mutate: .venv/.mutate ## Mutation-test one file: MODULE=src/stamtisch/… ARGS='tests/…' (SAMPLE=100: so many changes)
	@test -f "$(MODULE)" || { echo "Name the file: make mutate MODULE=src/stamtisch/…" >&2; exit 1; }
	@git diff --quiet -- "$(MODULE)" || { echo "Commit $(MODULE) first: it is edited in place." >&2; exit 1; }
	@mkdir -p build && rm -f build/mutation.sqlite
	@export NUMBA_DISABLE_JIT=1; trap 'git checkout -q -- "$(MODULE)"' EXIT; SECONDS=0; \
	$(BIN)/pytest -x -q $(ARGS) && \
	printf '%s\n' '[cosmic-ray]' 'module-path = "$(MODULE)"' "timeout = $$((3 * SECONDS + 20)).0" \
		'excluded-modules = []' 'test-command = "$(BIN)/pytest -x -q -p no:cacheprovider $(ARGS)"' \
		'[cosmic-ray.distributor]' 'name = "local"' > build/mutation.toml && \
	$(BIN)/cosmic-ray init build/mutation.toml build/mutation.sqlite && \
	$(BIN)/python tools/mutation_sample.py build/mutation.sqlite $(SAMPLE) && \
	$(BIN)/cosmic-ray exec build/mutation.toml build/mutation.sqlite && \
	$(BIN)/cr-report --surviving-only --show-diff build/mutation.sqlite

lock: dev ## Write requirements/*.lock anew; UPGRADE=1 takes newer releases
	$(LOCK) pyproject.toml --group build -o requirements/run.lock
	$(LOCK) -c requirements/run.lock --group dev -o requirements/dev.lock
	$(LOCK) -c requirements/dev.lock -c requirements/run.lock --group mutate -o requirements/mutate.lock
	$(LOCK) --group bench -o requirements/bench.lock
	$(LOCK) --group leduc -o requirements/leduc.lock
	$(LOCK) --group pgx -o requirements/pgx.lock

clean: ## Remove .venv, caches and build results
	rm -rf .venv build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.python:
	@for python in python3 python3.14 python3.13 python3.12 python3.11; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		$$python -c 'import ensurepip, venv' 2>/dev/null || { without=$$python; continue; }; \
		rm -rf .venv && $$python -m venv .venv && touch $@ && exit 0; \
	done; \
	if [ -n "$$without" ]; \
		then echo "$$without has no venv module: sudo apt install $$without-venv" >&2; \
		else echo "Needs Python 3.11 or newer: sudo apt install python3 python3-venv" >&2; \
	fi; exit 1

.venv/.setup: .venv/.python requirements/run.lock pyproject.toml
	@echo "Installing into .venv …"
	@$(PIP) $(LOCKED) --only-binary :all: -r requirements/run.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: .venv/.setup requirements/dev.lock
	@echo "Installing the test tools …"
	@$(PIP) $(LOCKED) --only-binary :all: -r requirements/dev.lock
	@touch $@

# TypeScript and the types of the browser table's libraries; the table itself needs no node.
build/web/.ready: tools/web/package-lock.json tools/web/package.json
	@command -v npm >/dev/null || { echo "Needs npm to check the browser table: sudo apt install nodejs npm" >&2; exit 1; }
	@echo "Installing the type checker of the browser table …"
	@mkdir -p build/web && cp tools/web/package.json tools/web/package-lock.json build/web
	@npm ci --prefix build/web --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

# The browser tests drive Debian's Chromium; where we may, we install it.
build/.chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || \
		{ echo "Needs Chromium to test the browser table: sudo apt install chromium" >&2; exit 1; }
	@mkdir -p build && touch $@

build/openspiel/.ready: .venv/.python requirements/bench.lock
	@echo "Installing OpenSpiel for comparison …"
	@$(BIN)/python -m venv build/openspiel
	@build/openspiel/bin/python -m pip --disable-pip-version-check -qq $(LOCKED) -r requirements/bench.lock
	@touch $@

build/pettingzoo/.ready: .venv/.python requirements/leduc.lock
	@echo "Installing PettingZoo's Leduc and RLCard for comparison …"
	@$(BIN)/python -m venv build/pettingzoo
	@build/pettingzoo/bin/python -m pip --disable-pip-version-check -qq $(LOCKED) -r requirements/leduc.lock
	@touch $@

build/pgx/.ready: .venv/.python requirements/pgx.lock
	@echo "Installing Pgx for comparison …"
	@$(BIN)/python -m venv build/pgx
	@build/pgx/bin/python -m pip --disable-pip-version-check -qq $(LOCKED) -r requirements/pgx.lock
	@touch $@

# Another release: change package.json there, then `npm install --package-lock-only --ignore-scripts` beside it.
build/boardgame/.ready: bench/rivals/boardgame/package-lock.json bench/rivals/boardgame/package.json
	@command -v npm >/dev/null || { echo "Needs npm and Node 18 or newer: sudo apt install nodejs npm" >&2; exit 1; }
	@echo "Installing boardgame.io for comparison …"
	@mkdir -p build/boardgame && cp bench/rivals/boardgame/package.json bench/rivals/boardgame/package-lock.json build/boardgame
	@npm ci --prefix build/boardgame --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

.venv/.mutate: .venv/.dev requirements/mutate.lock
	@echo "Installing the mutation tester …"
	@$(PIP) $(LOCKED) -r requirements/mutate.lock
	@touch $@
