# make demo    the main job on recorded speech (MIC=1: with microphone and loudspeaker)
# make test    every check: format, lint, types, imports, packs, tests with real engines, wheel
# make hosts   every MCP host family against every server, the official conformance suite
# make bench   the figures of benchmarks/, as tables
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
DEMO := samples/order.json --server "Green Table" --now 2026-11-30T10:00
WORKERS ?= 2
# Tests against a sound server and a browser, whose clocks are real: alone on the machine.
REAL_TIME := tests/kiosk tests/audio/test_sound_card.py

.PHONY: setup demo test format lint types imports packs tests wheel hosts bench clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[voice,pocketsphinx,ko,mcp,kiosk]' --group dev
	touch $@

demo: setup
ifdef MIC
	$(BIN)/voice-elicit ask $(DEMO)
else
	$(BIN)/voice-elicit ask $(DEMO) --audio samples/order/*.wav
endif

test: format lint types imports packs tests wheel

format: setup
	$(BIN)/ruff format --check .

lint: setup
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

imports: setup
	$(BIN)/lint-imports

packs: setup
	$(BIN)/voice-elicit grammars check

tests: setup
	$(BIN)/pytest -n $(WORKERS) --dist loadfile $(REAL_TIME:%=--ignore %)
	$(BIN)/pytest $(REAL_TIME)

wheel: setup
	bash tests/wheel_smoke.sh $(BIN)/python

# Every host family against every server, and the official suites; needs Node, makes its own environments.
hosts: setup
	$(BIN)/python -m tests.mcp.hosts.run
	bash tests/mcp/conformance/run.sh
	$(BIN)/python -m tests.mcp.hosts.everything

bench: setup
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache
