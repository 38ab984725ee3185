"""The PettingZoo environment, by PettingZoo's own tests and ours."""

import copy
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest
from conftest import deal
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import bastide
from bastide.pettingzoo import env, raw_env

SMALL = {"actions": "kth-plan", "observation": ("vector",), "max_actions": 512}


def play(environment: AECEnv, seed: int = 1, limit: int | None = None) -> dict[str, float]:
    """Plays a random game, or on in a game, and returns what each agent was rewarded."""
    chooser = random.Random(seed)
    rewarded = dict.fromkeys(environment.agents, 0.0)
    for number, agent in enumerate(environment.agent_iter()):
        _, reward, terminated, truncated, info = environment.last()
        rewarded[agent] += reward
        assert not truncated
        if number == limit:
            break
        environment.step(None if terminated else chooser.choice(info["legal"].tolist()))
    return rewarded


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("make", [env, raw_env])
def test_pettingzoo_api(make: Callable) -> None:
    api_test(make(), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api_with_all_presets(preset: str) -> None:
    api_test(env(preset, 3, **SMALL), num_cycles=30)


@pytest.mark.parametrize("reward", ["win", "lead", "points"])
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api_with_all_rewards(reward: str) -> None:
    api_test(env(reward=reward, **SMALL), num_cycles=200)


def test_pettingzoo_seeds(preset: str) -> None:
    seed_test(lambda: env(preset, **SMALL), num_cycles=40)


def test_pettingzoo_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: env(render_mode=render_mode, **SMALL),
        custom_tests={"svg": lambda result: result.startswith("<svg")},
    )
    assert "tiles left" in capsys.readouterr().out


def test_metadata() -> None:
    environment = env(players=["Ann", "Ben", "Cleo"])
    assert str(environment) == "bastide_v0"
    assert environment.possible_agents == ["player_0", "player_1", "player_2"]


def test_observations_are_those_of_the_encoder() -> None:
    environment = raw_env()
    environment.reset(seed=2)
    for agent in environment.agent_iter(40):
        observation, *_, info = environment.last()
        position = environment.position
        seat = environment.possible_agents.index(agent)
        assert seat == position.actor
        expected = environment.encoder.observe(position, seat)
        assert environment.observation_space(agent).contains(observation)
        mask = observation.pop("action_mask")
        assert np.array_equal(mask, environment.encoder.mask(position))
        assert np.array_equal(info["legal"], environment.encoder.legal(position))
        assert observation.keys() == expected.keys()
        assert all(np.array_equal(observation[name], expected[name]) for name in expected)
        others = (other for other in environment.agents if other != agent)
        assert not any(environment.observe(other)["action_mask"].any() for other in others)
        environment.step(int(info["legal"][0]))


def test_a_seed_deals_the_game_of_its_dealer(preset: str) -> None:
    environment = raw_env(preset, **SMALL)
    environment.reset(seed=5)
    dealer = bastide.Dealer(5)
    state = deal(environment.game.start(), dealer)
    chooser = random.Random(5)
    for _ in range(30):
        assert environment.position == state
        index = chooser.choice(environment.encoder.legal(state).tolist())
        environment.encoder.apply(state, index)
        deal(state, dealer)
        environment.step(index)


def test_games_differ_without_a_seed() -> None:
    environment = env(**SMALL)
    games = []
    for _ in range(4):
        environment.reset()
        play(environment, limit=20)
        games.append(tuple(environment.unwrapped.position.history))
    assert len(set(games)) > 1


def test_resets_after_a_seed_repeat() -> None:
    def second_game() -> list[str]:
        environment = env(**SMALL)
        environment.reset(seed=3)
        environment.reset()
        play(environment, limit=20)
        return environment.unwrapped.position.history

    assert second_game() == second_game()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_wins_sum_to_zero(players: int) -> None:
    environment = env(players=players, **SMALL)
    for seed in range(3):
        environment.reset(seed=seed)
        rewarded = play(environment, seed)
        position = environment.unwrapped.position
        assert abs(sum(rewarded.values())) < 1e-9
        best = max(rewarded.values())
        winners = [seat for seat, agent in enumerate(rewarded) if rewarded[agent] == best]
        assert winners == position.winners
        assert best == 1 or len(winners) > 1


def test_leads_are_those_over_the_best_opponent() -> None:
    environment = env(players=3, reward="lead", **SMALL)
    environment.reset(seed=1)
    rewarded = list(play(environment).values())
    scores = environment.unwrapped.position.scores
    best = [max(scores[:i] + scores[i + 1 :]) for i in range(3)]
    assert rewarded == [score - other for score, other in zip(scores, best, strict=True)]


def test_points_sum_to_the_scores(preset: str) -> None:
    environment = env(preset, 3, reward="points", **SMALL)
    environment.reset(seed=1)
    assert list(play(environment).values()) == environment.unwrapped.position.scores


def test_the_end_is_told() -> None:
    environment = env(**SMALL)
    environment.reset(seed=1)
    for _ in environment.agent_iter():
        *_, terminated, _, info = environment.last()
        if terminated:
            break
        environment.step(int(info["legal"][0]))
    position = environment.unwrapped.position
    assert info == {"scores": position.scores, "winners": position.winners}
    with pytest.raises(ValueError, match="None"):
        environment.step(0)


def test_illegal_actions_change_nothing() -> None:
    environment = env()
    environment.reset(seed=1)
    observation, *_, info = environment.last()
    illegal = np.flatnonzero(observation["action_mask"] == 0)
    for index in [*illegal[::2000].tolist(), -1, observation["action_mask"].size, 2**40]:
        with pytest.raises((bastide.IllegalActionError, OverflowError)):
            environment.step(index)
    with pytest.raises(TypeError):
        environment.step("pass")
    with pytest.raises(TypeError):
        environment.step(None)
    again, *_ = environment.last()
    assert all(np.array_equal(observation[name], again[name]) for name in observation)
    environment.step(int(info["legal"][0]))


def test_numpy_integers_are_actions() -> None:
    environment = env(**SMALL)
    environment.reset(seed=1)
    for kind in (np.int64, np.int32, np.uint8):
        environment.step(kind(0))


def test_illegal_actions_can_end_the_game() -> None:
    environment = TerminateIllegalWrapper(raw_env(), illegal_reward=-1)
    environment.reset(seed=1)
    observation, *_ = environment.last()
    environment.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert environment.rewards == {"player_0": -1, "player_1": 0}
    assert all(environment.terminations.values())


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
@pytest.mark.parametrize("make", [env, raw_env])
def test_copies_go_on_equally(make: Callable, duplicate: Callable) -> None:
    environment = make("classic", **SMALL)
    environment.reset(seed=6)
    play(environment, limit=30)
    twin = duplicate(environment)
    twin.step(int(twin.last()[4]["legal"][0]))
    assert twin.unwrapped.position != environment.unwrapped.position
    environment.step(int(environment.last()[4]["legal"][0]))
    assert play(environment, 3) == play(twin, 3)
    assert environment.unwrapped.position == twin.unwrapped.position


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"preset": "catan"}, bastide.SetupError),
        ({"players": 0}, bastide.SetupError),
        ({"players": 77}, bastide.SetupError),
        ({"sets": ["no-such-set"]}, bastide.SetupError),
        ({"reward": "glory"}, ValueError),
        ({"render_mode": "rgb_array"}, ValueError),
        ({"actions": "any"}, ValueError),
        ({"observation": ["smell"]}, ValueError),
        ({"window": 0}, ValueError),
    ],
)
def test_wrong_options_are_refused(wrong: dict, error: type[Exception]) -> None:
    with pytest.raises(error):
        env(**wrong)
