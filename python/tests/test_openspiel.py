"""The OpenSpiel game, by OpenSpiel's own tests and ours."""

import pickle
import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import bastide
import bastide.openspiel

COMPACT = "actions=kth-plan,observation=vector"


def load(settings: str = "") -> bastide.openspiel.BastideGame:
    return pyspiel.load_game(f"python_bastide({settings})")


def play(game: pyspiel.Game, seed: int = 1) -> Iterator[pyspiel.State]:
    """Plays a random game and yields the state, which changes, before each decision and at the
    end.
    """
    chooser = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(actions, chances)[0])
        else:
            yield state
            state.apply_action(chooser.choice(state.legal_actions()))
    yield state


def test_it_is_registered() -> None:
    assert "python_bastide" in pyspiel.registered_names()
    game = pyspiel.load_game("python_bastide")
    assert game.num_players() == 2
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize("settings", ["", COMPACT, "players=3,reward=lead," + COMPACT])
def test_openspiel_random_simulation(settings: str) -> None:
    pyspiel.random_sim_test(load(settings), num_sims=1, serialize=True, verbose=False)


def test_openspiel_random_simulation_with_all_presets(preset: str) -> None:
    game = load(f"preset={preset},{COMPACT}")
    games_sim_test.GamesSimTest().sim_game(game)


class TestPartialTree(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's tests of properties on a part of the game tree."""

    game = load(COMPACT)
    game_name = "python_bastide"


def test_random_games_equal_those_of_the_engine(preset: str) -> None:
    game = load(f"preset={preset},players=3,{COMPACT}")
    for state in play(game):
        if not state.is_terminal():
            assert state.current_player() == state.position.actor
            assert state.legal_actions() == game.encoder.legal(state.position).tolist()
    replayed = game.game.start()
    for action in str(state).splitlines():
        replayed.apply(action)
    assert replayed == state.position
    assert state.is_terminal()
    winners = [seat for seat, value in enumerate(state.returns()) if value == max(state.returns())]
    assert winners == state.position.winners
    assert abs(sum(state.returns())) < 1e-9


def test_chance_outcomes_are_those_of_the_engine() -> None:
    state = load().new_initial_state()
    assert state.is_chance_node()
    expected = bastide.Game("base").start().chance_outcomes()
    assert [chance for _, chance in state.chance_outcomes()] == [chance for _, chance in expected]
    texts = [state.action_to_string(action) for action, _ in state.chance_outcomes()]
    assert texts == [action.text for action, _ in expected]


def test_actions_read_as_texts() -> None:
    state = load("actions=plan").new_initial_state()
    state.apply_action(0)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts)
    assert all(text.startswith("place ") for text in texts)
    assert any("follower" in text for text in texts)
    assert state.string_to_action(texts[3]) == state.legal_actions()[3]


def test_clones_are_independent() -> None:
    state = next(islice(play(load(COMPACT)), 20, None))
    clone = state.clone()
    assert str(clone) == str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)


def test_states_and_games_serialise() -> None:
    game = load(f"preset=classic,sets=king-and-robber+cult,{COMPACT}")
    state = next(islice(play(game), 30, None))
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.position == state.position
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    same_game, same_state = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert str(same_game) == str(game)
    assert same_state.legal_actions() == state.legal_actions()


def test_observations_are_those_of_the_encoder() -> None:
    game = load("players=3,observation=board+vector+features")
    observation = make_observation(game)
    for number, state in enumerate(play(game)):
        if number % 20 and not state.is_terminal():
            continue
        for player in range(3):
            observation.set_from(state, player)
            expected = game.encoder.observe(state.position, player)
            assert observation.dict.keys() == expected.keys()
            for name, array in expected.items():
                assert np.array_equal(observation.dict[name], array.astype(np.float32))
            tensor = state.observation_tensor(player)
            assert np.array_equal(np.array(tensor, np.float32), observation.tensor)
            assert "tiles left" in observation.string_from(state, player)


def test_openspiel_search_plays_it() -> None:
    game = load(COMPACT)
    state = game.new_initial_state()
    state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = mcts.MCTSBot(game, uct_c=2, max_simulations=2, evaluator=evaluator)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "wrong",
    ["preset=catan", "players=77", "sets=no-such-set", "reward=glory", "actions=any", "window=0"],
)
def test_wrong_settings_are_refused(wrong: str) -> None:
    with pytest.raises((ValueError, RuntimeError)):
        load(wrong)


def test_illegal_actions_are_refused() -> None:
    state = load(COMPACT).new_initial_state()
    state.apply_action(0)
    before = str(state)
    with pytest.raises((bastide.IllegalActionError, RuntimeError)):
        state.apply_action(1023)
    assert str(state) == before
