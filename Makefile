# `make test` runs everything that must pass before a change lands.

.PHONY: test format lint unit need-cargo

test: format lint unit

format: need-cargo
	cargo fmt --all --check

lint: need-cargo
	cargo clippy --workspace --all-targets --locked -- -D warnings

unit: need-cargo
	cargo test --workspace --locked

need-cargo:
	@command -v cargo >/dev/null || { echo "Bastide needs Rust 1.95 or newer with cargo: see https://rustup.rs"; exit 1; }
