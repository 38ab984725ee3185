"""What several tests use."""

import random
from collections.abc import Callable, Iterator

import pytest

import bastide

PRESETS = (
    "base",
    "base-river",
    "classic",
    "big-box-5",
    "everything",
    "hunters-and-gatherers",
    "mayflower",
)


@pytest.fixture(params=PRESETS)
def preset(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def rng() -> random.Random:
    return random.Random(1)


def deal(state: bastide.State, dealer: bastide.Dealer) -> bastide.State:
    """Lets chance act until a player must."""
    while state.actor == "chance":
        dealer.deal(state)
    return state


def first_decision(game: bastide.Game, seed: int = 1) -> bastide.State:
    """The position in which the first player acts."""
    return deal(game.start(), bastide.Dealer(seed))


def random_game(
    game: bastide.Game, seed: int = 1, choose: Callable[[list], object] | None = None
) -> Iterator[bastide.State]:
    """Plays a random game and yields the state, which changes, before each decision and at the
    end.
    """
    choose = choose or random.Random(seed).choice
    dealer = bastide.Dealer(seed)
    state = deal(game.start(), dealer)
    while not state.is_over:
        yield state
        state.apply(choose(state.legal_actions()))
        deal(state, dealer)
    yield state


def finished(game: bastide.Game, seed: int = 1) -> bastide.State:
    """The end of a random game."""
    *_, state = random_game(game, seed)
    return state
