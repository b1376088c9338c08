# The front door. Everything real is in meson.build.
#
#   make play      install what is missing, build, and start the table
#   make test      install, build, run every test, a second time under sanitizers
#   make bench     speed of every game on one core
#   make install   PREFIX=/usr/local
#   make clauses   clauses of the rules references without a fixture
#   make soak      the long runs: conformance, secrets, load, fuzzing
#   make format    clang-format and prettier over our sources

PREFIX ?= /usr/local
BUILD = build
JOBS ?= $(shell nproc)
PRETTIER = tests/web/node_modules/.bin/prettier

.PHONY: all play test bench install deps clauses soak fuzz format clean

all: $(BUILD)/build.ninja
	ninja -C $(BUILD) -j $(JOBS)

$(BUILD)/build.ninja:
	@sh tools/deps.sh play
	meson setup $(BUILD) --prefix=$(PREFIX) -Dtests=false

play: all
	@$(BUILD)/src/sandtable serve

test:
	@sh tools/deps.sh test
	@sh tools/test.sh

bench: all
	$(BUILD)/src/sandtable bench

# A PREFIX that is said now counts, whatever the folder was configured with.
install: all
ifneq ($(origin PREFIX),file)
	meson configure $(BUILD) --prefix=$(PREFIX)
	ninja -C $(BUILD) -j $(JOBS)
endif
	meson install -C $(BUILD) --no-rebuild

deps:
	@sh tools/deps.sh test

clauses:
	@python3 tools/clauses.py

soak:
	@sh tools/deps.sh test
	@sh tools/soak.sh

fuzz:
	@sh tools/deps.sh test
	@sh tools/fuzz.sh

format:
	@sh tools/format.sh
	@if [ -x $(PRETTIER) ]; then $(PRETTIER) --log-level warn --write web tests/web; \
	else echo "web/ is not formatted: prettier is missing (npm ci --prefix tests/web)"; fi

clean:
	rm -rf build build-test build-asan build-fuzz build-cover
