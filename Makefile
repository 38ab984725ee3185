# `make test` runs everything that must pass before a change lands, `make check` what is quick of it; `make help`
# lists the rest.

.PHONY: help test check quick audit python python-examples python-bench package format lint unit doc web e2e check-deploy whole-games page-speed screenshots bench load faults soak fuzz need-cargo need-npm

help:
	@echo "make test    format, lints, all tests and the documentation: what must pass"
	@echo "make check   the quick part of it, for everyday work: format, lints, unit tests, the page; at most three minutes"
	@echo "make web     the checks of the page alone: format, lints, types, unit tests"
	@echo "make e2e     whole games in a real browser against the real server"
	@echo "make python  the wheel of the Python package, and its tests; python-examples also those that need PyTorch and Ray"
	@echo "make python-bench  games and decisions a second of the Python package, beside other environments"
	@echo "make whole-games  the largest mix and both other games in a real browser, to the end; GAMES narrows it"
	@echo "make page-speed   how fast the page is in a real browser: frames, answers, first load"
	@echo "make screenshots  pictures of every screen into web/screenshots; SCENES, SIZES, THEMES, LANGUAGES narrow it"
	@echo "make check-deploy  the files for many machines in deploy/ against the schemas of Compose and Kubernetes"
	@echo "make bench   speed on one core: games, pictures, and instructions of a fixed set of games"
	@echo "make load    many games at once against a server, measured: make load LOAD=--help"
	@echo "make faults  300 games on three nodes while random parts are killed, frozen and cut off"
	@echo "make soak    play random games of all kinds against their referees for half an hour, on all cores"
	@echo "make fuzz    feed damaged records, setups and tile files to the engine for a while"
	@echo "make audit   licences, sources and known weaknesses of what we depend on; needs cargo-deny and a network"
	@echo "make package a Debian package and an archive for other systems, into target/package; needs cargo-deb"

test: format lint check-deploy unit doc web e2e python

check: format lint quick web

# The tests beside the code, and the worked examples and numbers of the rules. Tests that play many games or start
# servers are left to `make test`, with those of the referee.
quick: need-cargo
	scripts/need-cluster-parts
	cargo test --workspace --exclude bastide-referee --lib --bins --test examples --test citations --locked

format: need-cargo
	cargo fmt --all --check

# Builds of the whole workspace enable every feature, so the libraries are checked once more without any. Listing
# the packages finds broken manifests.
lint: need-cargo
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo check -p bastide-rules -p bastide-ai --no-default-features --locked
	cargo package -p bastide-rules -p bastide-art -p bastide-ai -p bastide-jcz --list --allow-dirty --locked --quiet >/dev/null

# The tests of the server run on SQLite, and once more on PostgreSQL.
unit: need-cargo
	scripts/need-cluster-parts
	cargo test --workspace --locked
	BASTIDE_TEST_DATABASE=postgres cargo test -p bastide-server --test server --locked

doc: need-cargo
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet

web: need-npm
	cd web && { [ node_modules -nt package-lock.json ] || npm ci --no-audit --no-fund; } && npm run check

e2e: need-cargo need-npm web
	scripts/need-chromium
	cargo build --locked -p bastide
	cd web && npm run e2e

# Its notebook makes a data set with the program.
python: need-cargo
	cargo build --locked -p bastide
	scripts/python test

python-examples: need-cargo
	scripts/python examples

python-bench: need-cargo
	cargo build --release --locked -p bastide
	BASTIDE="$(CURDIR)/target/release/bastide" scripts/python bench

whole-games: need-cargo need-npm
	scripts/need-chromium
	cargo build --locked -p bastide
	cd web && npm run whole-games

page-speed: need-cargo need-npm
	scripts/need-chromium
	cargo build --locked --release -p bastide
	cd web && npm run page-speed

screenshots: need-cargo need-npm
	scripts/need-chromium
	cargo build --locked -p bastide
	cd web && npm run screenshots

check-deploy:
	scripts/check-deploy

bench: need-cargo
	cargo bench --locked -p bastide-ai
	cargo bench --locked -p bastide-art
	scripts/count-instructions

load: need-cargo
	cargo build --release --locked -p bastide
	cargo run --release --locked -p bastide-server --example load -- $(LOAD)

faults: need-cargo
	scripts/need-cluster-parts
	cargo build --release --locked -p bastide
	BASTIDE_BINARY="$(CURDIR)/target/release/bastide" BASTIDE_GAMES=300 BASTIDE_FAULTS=20 BASTIDE_PAUSE=2000 \
	  cargo test --locked -p bastide --test cluster -- --nocapture faults

soak: need-cargo
	scripts/soak

fuzz: need-cargo
	scripts/fuzz

audit:
	scripts/audit

package: need-cargo need-npm
	scripts/package

need-cargo:
	@command -v cargo >/dev/null || { \
	  echo "Bastide is built with cargo, which is not here. Install Rust 1.95 or newer: https://rustup.rs"; exit 1; }
	@cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 || { \
	  echo "The checks need rustfmt and clippy: rustup component add rustfmt clippy"; exit 1; }

need-npm:
	@command -v npm >/dev/null || { \
	  echo "The page is built with npm, which is not here. Install Node.js 20 or newer: https://nodejs.org"; exit 1; }
