PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: all test lint bench clean

all: $(VENV)/installed  ## environment, install, all PDFs into build/
	$(BIN)/pnpgen build --jobs 2

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,fast]'
	touch $@

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint  ## environment, install, lint, types, import contracts, checks of all games, tests
	$(BIN)/pnpgen check --strict
	$(BIN)/pytest -n auto

bench: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python -m benchmarks.rules
	$(BIN)/python -m benchmarks.deck
	$(BIN)/python -m benchmarks.reading

clean:
	rm -rf build $(VENV)
