"""The Gymnasium environments, by Gymnasium's own checker and our tests."""

import copy
import pickle
import warnings
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import bastide
from bastide.gymnasium import BastideEnv, BastideVectorEnv

SMALL = {"actions": "kth-plan", "observation": ("vector",), "max_actions": 512}


class Legal(gymnasium.ActionWrapper):
    """Makes every action legal, so that the checker gets beyond the first one."""

    def action(self, action: np.int64) -> int:
        legal = np.flatnonzero(self.unwrapped.action_masks())
        return int(legal[action % legal.size]) if legal.size else 0


def play(environment: gymnasium.Env, rng: np.random.Generator) -> tuple[float, dict]:
    """Plays a random game to its end and returns the sum of rewards and the last info."""
    total, terminated = 0.0, False
    info = {"action_mask": environment.unwrapped.action_masks()}
    while not terminated:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = environment.step(action)
        assert observation in environment.observation_space
        assert not truncated
        total += reward
    return total, info


@pytest.mark.filterwarnings("ignore:.*space (minimum|maximum) value:UserWarning")
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version:UserWarning")
@pytest.mark.filterwarnings("ignore:.*not having a spec:UserWarning")
def test_gymnasium_checker(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message=".*shares? an object.*")
        check_env(gymnasium.make("Bastide-v0", opponent="random").unwrapped)
        check_env(Legal(BastideEnv(opponent="random", illegal="raise")))


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_checker_with_all_presets(preset: str) -> None:
    check_env(Legal(BastideEnv(preset, opponent="random", illegal="raise", **SMALL)))


def test_the_module_can_be_named_in_make() -> None:
    environment = gymnasium.make("bastide.gymnasium:Bastide-v0", opponent="random", reward="lead")
    assert isinstance(environment.unwrapped, BastideEnv)


def test_games_are_played_to_the_end(preset: str) -> None:
    environment = BastideEnv(preset, opponent="greedy", seat=1, **SMALL)
    _, info = environment.reset(seed=1)
    assert info["seat"] == environment.seat == 1
    reward, info = play(environment, np.random.default_rng(1))
    position = environment.position
    assert position.is_over
    assert info["scores"].tolist() == position.scores
    assert not info["action_mask"].any()
    assert reward == (1 if position.winners == [1] else -1 if 1 not in position.winners else 0)
    with pytest.raises(bastide.StateError):
        environment.step(0)


def test_greedy_beats_random_play() -> None:
    environment = BastideEnv(opponent="greedy", **SMALL)
    rewards = []
    for seed in range(5):
        environment.reset(seed=seed)
        rewards.append(play(environment, np.random.default_rng(seed))[0])
    assert rewards == [-1.0] * 5


def test_leads_and_points() -> None:
    for reward in ("lead", "points"):
        environment = BastideEnv(opponent="random", seat=0, reward=reward, **SMALL)
        environment.reset(seed=3)
        total, _ = play(environment, np.random.default_rng(3))
        own, other = environment.position.scores
        assert total == (own - other if reward == "lead" else own)


def test_seats_vary_only_if_random() -> None:
    environment = BastideEnv(players=3, opponent="random", **SMALL)
    assert {environment.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    environment = BastideEnv(players=3, opponent="random", seat=2, **SMALL)
    assert {environment.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_each_opponent_can_be_another() -> None:
    environment = BastideEnv(players=3, opponent=["greedy", "random"], seat=1, **SMALL)
    environment.reset(seed=1)
    play(environment, np.random.default_rng(1))
    scores = environment.position.scores
    assert scores[0] > scores[2]


def test_illegal_actions_lose() -> None:
    environment = BastideEnv(opponent="random")
    _, info = environment.reset(seed=1)
    before = environment.position
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, terminated, _, info = environment.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)
    assert environment.position == before
    with pytest.raises(bastide.StateError):
        environment.step(0)
    environment.reset()
    with pytest.raises(bastide.IllegalActionError):
        environment.step(environment.action_space.n)


def test_illegal_actions_raise() -> None:
    environment = BastideEnv(opponent="random", illegal="raise")
    _, info = environment.reset(seed=1)
    before = environment.position
    with pytest.raises(bastide.IllegalActionError):
        environment.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert environment.position == before
    environment.step(np.flatnonzero(info["action_mask"])[0])


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("svg", "ansi", "human", None):
        environment = BastideEnv(opponent="random", render_mode=mode)
        environment.reset(seed=1)
        result = environment.render()
        if mode == "svg":
            assert result.startswith("<svg")
        elif mode == "ansi":
            assert "tiles left" in result
        else:
            assert result is None
    assert "tiles left" in capsys.readouterr().out


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_copies_go_on_equally(duplicate: Callable) -> None:
    environment = BastideEnv("classic", opponent="greedy", **SMALL)
    environment.reset(seed=1)
    for _ in range(10):
        environment.step(0)
    twin = duplicate(environment)
    for _ in range(10):
        assert environment.step(0)[1:4] == twin.step(0)[1:4]
    assert environment.position == twin.position


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"opponent": "nobody"}, bastide.SetupError),
        ({"opponent": ["random", "random"]}, bastide.SetupError),
        ({"seat": 2}, bastide.SetupError),
        ({"seat": "first"}, bastide.SetupError),
        ({"illegal": "ignore"}, ValueError),
        ({"reward": "glory"}, ValueError),
        ({"render_mode": "rgb_array"}, ValueError),
    ],
)
def test_wrong_options_are_refused(wrong: dict, error: type[Exception]) -> None:
    with pytest.raises(error):
        BastideEnv(**wrong)


def test_sync_vectors_of_single_environments() -> None:
    vector = SyncVectorEnv([lambda: BastideEnv(opponent="random", **SMALL)] * 3)
    _, info = vector.reset(seed=1)
    for _ in range(5):
        actions = [np.flatnonzero(mask)[0] for mask in info["action_mask"]]
        _, _, _, _, info = vector.step(np.array(actions))


@pytest.mark.parametrize("opponent", ["random", None])
def test_vector_environment(opponent: str | None) -> None:
    vector = gymnasium.make_vec("Bastide-v0", num_envs=16, opponent=opponent, threads=2, **SMALL)
    assert isinstance(vector, BastideVectorEnv)
    assert vector.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, info = vector.reset(seed=1)
    ended = 0
    for _ in range(160):
        assert vector.observation_space.contains(observation)
        actions = vector.sample()
        assert vector.action_space.contains(actions)
        assert info["action_mask"][np.arange(16), actions].all()
        observation, rewards, terminations, truncations, info = vector.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (16,)
        assert terminations.dtype == truncations.dtype == bool
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert np.all(np.abs(rewards[terminations]) <= 1)
        assert np.allclose(info["rewards"].sum(axis=1), 0)
        assert np.array_equal(vector.action_masks(), info["action_mask"] == 1)
        ended += terminations.sum()
    assert ended == vector.games.games_played > 0
    vector.close()


def test_vector_environment_repeats_with_a_seed() -> None:
    def total(seed: int) -> np.ndarray:
        vector = BastideVectorEnv(8, opponent="random", threads=1, **SMALL)
        observation, _ = vector.reset(seed=seed)
        for _ in range(20):
            observation, *_ = vector.step(np.zeros(8, np.int64))
        return observation["vector"].copy()

    assert np.array_equal(total(3), total(3))
    assert not np.array_equal(total(3), total(4))


def test_arrays_are_overwritten_unless_copied() -> None:
    for wanted in (False, True):
        vector = BastideVectorEnv(4, opponent="random", copy=wanted, **SMALL)
        first, info = vector.reset(seed=1)
        second, *_, next_info = vector.step(vector.sample())
        assert np.shares_memory(first["vector"], second["vector"]) is not wanted
        assert np.shares_memory(info["action_mask"], next_info["action_mask"]) is not wanted


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(3, np.int64),
        np.zeros((4, 1), np.int64),
        np.full(4, 511),
        np.full(4, -1),
        np.zeros(4),
        ["pass"] * 4,
        None,
    ],
)
def test_vector_environment_refuses_wrong_actions(actions: object) -> None:
    vector = BastideVectorEnv(4, opponent="random", **SMALL)
    vector.reset(seed=1)
    before = [vector.games.state(game) for game in range(4)]
    with pytest.raises((bastide.BastideError, TypeError, ValueError)):
        vector.step(actions)
    assert [vector.games.state(game) for game in range(4)] == before
