"""Many games at once, against single states step by step."""

import pickle

import numpy as np
import pytest

import bastide
from bastide import VectorGames

OBSERVATION = ("board", "vector", "features", "plans")


def options(actions: str) -> dict:
    """An encoding with every array that goes with these actions."""
    observation = OBSERVATION[:3] if actions == "plan" else OBSERVATION
    return {"actions": actions, "observation": observation, "mask": True, "max_actions": 256}


def snapshot(vector: VectorGames) -> dict[str, np.ndarray]:
    return {name: array.copy() for name, array in vector.arrays.items()}


def same(one: dict[str, np.ndarray], other: dict[str, np.ndarray]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[k], other[k]) for k in one)


def win_rewards(state: bastide.State) -> list[float]:
    """The rewards of a finished game, computed the long way."""
    players, winners = len(state.scores), len(state.winners)
    won = (players / winners - 1) / (players - 1)
    lost = -1 / (players - 1)
    return [won if seat in state.winners else lost for seat in range(players)]


@pytest.mark.parametrize("actions", ["plan", "kth-plan", "kth-action"])
def test_arrays_describe_the_states(preset: str, actions: str) -> None:
    game = bastide.Game(preset, players=3)
    vector = VectorGames(game, 3, threads=1, seed=4, **options(actions))
    encoder = vector.encoder
    for step in range(12):
        arrays, counts = vector.arrays, vector.counts()
        for number in range(3):
            state = vector.state(number)
            assert arrays["seat"][number] == state.actor
            assert np.array_equal(arrays["action_mask"][number], encoder.mask(state))
            assert counts[number] == encoder.legal(state).size
            for name, expected in encoder.observe(state).items():
                assert np.array_equal(arrays[name][number], expected), name
        sample = vector.sample()
        assert sample.dtype == np.int64
        assert arrays["action_mask"][np.arange(3), sample].all()
        if step < 11:
            vector.step(sample)


@pytest.mark.parametrize("reward", ["win", "lead", "points"])
def test_steps_are_those_of_single_states(preset: str, reward: str) -> None:
    games = 4
    game = bastide.Game(preset, players=2)
    vector = VectorGames(
        game, games, actions="kth-plan", max_actions=256, reward=reward, threads=1, seed=9
    )
    encoder = vector.encoder
    before = [vector.state(number) for number in range(games)]
    steps = [0] * games
    ended = compared = 0
    while ended < 2:
        actions = vector.sample().copy()
        vector.step(actions)
        arrays = vector.arrays
        for number in range(games):
            steps[number] += 1
            actor = before[number].actor
            twin = before[number].copy()
            encoder.apply(twin, int(actions[number]))
            before[number] = after = vector.state(number)
            rewards = arrays["rewards"][number]
            assert arrays["reward"][number] == rewards[actor]
            if not arrays["dones"][number]:
                assert after.history[: len(twin.history)] == twin.history
                for text in after.history[len(twin.history) :]:
                    assert twin.actor == "chance"
                    twin.apply(text)
                assert twin == after
                if reward != "points":
                    assert not rewards.any()
                continue
            ended += 1
            assert arrays["lengths"][number] == steps[number]
            steps[number] = 0
            assert after.tiles_left > game.start().tiles_left - 3
            if not twin.is_over:
                continue
            compared += 1
            scores = twin.scores
            assert arrays["scores"][number].tolist() == scores
            if reward == "win":
                assert np.allclose(rewards, win_rewards(twin))
            elif reward == "lead":
                assert rewards.tolist() == [scores[0] - scores[1], scores[1] - scores[0]]
    assert compared
    assert vector.games_played == ended


def test_points_sum_to_the_scores() -> None:
    game = bastide.Game("base", players=3)
    vector = VectorGames(game, 4, reward="points", threads=1, seed=2)
    sums = np.zeros((4, 3))
    while vector.games_played < 6:
        vector.step(vector.sample())
        sums += vector.arrays["rewards"]
        done = vector.arrays["dones"] == 1
        assert np.array_equal(sums[done], vector.arrays["scores"][done])
        sums[done] = 0


@pytest.mark.parametrize("opponent", [None, "greedy"])
def test_threads_change_nothing(preset: str, opponent: str | None) -> None:
    game = bastide.Game(preset)
    make = {"opponent": opponent, "seed": 3, **options("kth-plan")}
    one, four = (VectorGames(game, 7, threads=threads, **make) for threads in (1, 4))
    assert same(snapshot(one), snapshot(four))
    for _ in range(10):
        actions = one.sample()
        assert np.array_equal(actions, four.sample())
        one.step(actions)
        four.step(actions)
        assert same(snapshot(one), snapshot(four))
    assert [one.state(number) for number in range(7)] == [four.state(number) for number in range(7)]


def test_games_start_again() -> None:
    vector = VectorGames(bastide.Game("base"), 5, threads=2, seed=1)
    for _ in range(500):
        vector.step(vector.sample())
        dones = vector.arrays["dones"] == 1
        assert not vector.arrays["rewards"][~dones].any()
        for number in np.flatnonzero(dones):
            assert vector.state(int(number)).scores == [0, 0]
            assert vector.arrays["lengths"][number] > 70
            assert not vector.state(int(number)).is_over
    assert vector.games_played >= 15


def test_games_differ_and_seeds_repeat_them() -> None:
    game = bastide.Game("base")

    def histories(vector: VectorGames) -> list[list[str]]:
        for _ in range(10):
            vector.step(np.zeros(6, np.int64))
        return [vector.state(number).history for number in range(6)]

    vector = VectorGames(game, 6, seed=1, threads=1)
    first = histories(vector)
    assert len({tuple(history) for history in first}) == 6
    vector.reset(1)
    assert histories(vector) == first
    vector.reset(2)
    assert histories(vector) != first
    assert histories(VectorGames(game, 6, seed=1, threads=2)) == first


def test_opponents_play_the_other_seats() -> None:
    game = bastide.Game("base")
    vector = VectorGames(game, 8, actions="kth-plan", opponent="greedy", threads=1, seed=5)
    seats = vector.arrays["seat"].copy()
    assert set(seats) == {0, 1}
    lost = played = 0
    while played < 16:
        vector.step(vector.sample())
        arrays = vector.arrays
        dones = arrays["dones"] == 1
        played += dones.sum()
        lost += (arrays["rewards"][dones, seats[dones]] == -1).sum()
        assert np.array_equal(arrays["seat"][~dones], seats[~dones])
        assert np.all(arrays["lengths"][dones] < 40)
        seats = arrays["seat"].copy()
        assert [vector.state(number).actor for number in range(8)] == seats.tolist()
    assert lost == played


def test_arrays_are_allocated_once() -> None:
    vector = VectorGames(bastide.Game("base"), 4, **options("kth-plan"))
    before = dict(vector.arrays)
    vector.step(vector.sample())
    vector.reset(3)
    for name, array in vector.arrays.items():
        assert array is before[name] or np.shares_memory(array, before[name])


def test_arrays_outlive_their_games() -> None:
    vector = VectorGames(bastide.Game("base"), 64, **options("kth-plan"))
    arrays = dict(vector.arrays)
    copies = snapshot(vector)
    del vector
    assert same(arrays, copies)


def test_pickles_go_on_equally() -> None:
    vector = VectorGames(bastide.Game("base"), 5, seed=8, threads=2, **options("plan"))
    for _ in range(90):
        vector.step(vector.sample())
    twin = pickle.loads(pickle.dumps(vector))
    assert twin.games_played == vector.games_played > 0
    kept = {*vector.encoder.shapes, "action_mask", "seat"}
    for _ in range(100):
        one, other = snapshot(vector), snapshot(twin)
        assert same({name: one[name] for name in kept}, {name: other[name] for name in kept})
        actions = vector.sample().copy()
        vector.step(actions)
        twin.step(actions)
        dones = vector.arrays["dones"]
        for name in ("dones", "reward", "rewards", "scores", "lengths"):
            rows = dones if name in ("scores", "lengths") else slice(None)
            assert np.array_equal(vector.arrays[name][rows], twin.arrays[name][rows])
