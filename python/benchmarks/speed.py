"""Measures the environments and prints a Markdown table.

    python benchmarks/speed.py
    BASTIDE=target/release/bastide python benchmarks/speed.py --seconds 10

All measurements run in turn, in several rounds; the table has the medians of the rounds, by
processor time, so that other load on the machine matters little. With the environment variable
`BASTIDE`, `bastide simulate` is measured beside them. Everything uses one thread.
"""

import argparse
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from pettingzoo import AECEnv
from pettingzoo.classic.connect_four.connect_four import env as connect_four

import bastide
from bastide.pettingzoo import env

ROUNDS = 5
GAMES = 256
"""The games of a vectorised environment."""

OBSERVATIONS = {
    "none": (),
    "vector": ("vector",),
    "features": ("features",),
    "board": ("board",),
    "board + vector": ("board", "vector"),
    "plans": ("plans",),
}

QUOTED = "0.08"
"""Random games a second of the public Carcassonne environment for PettingZoo and Gym, as quoted in
issue 31."""


@dataclass
class Measurement:
    """Something that is done again and again."""

    what: str
    unit: str
    steps: Iterator[int]
    """Does a part of it and yields how much was done."""

    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += next(self.steps)
        self.rates.append(done / spent)


def loop(make: Callable[[], AECEnv]) -> Iterator[int]:
    """Plays random games through the loop of PettingZoo's documentation."""
    environment = make()
    for seed in range(sys.maxsize):
        environment.reset(seed=seed)
        for agent in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                action = None
            else:
                action = environment.action_space(agent).sample(observation["action_mask"])
            environment.step(action)
        yield 1


def loop_by_legal(make: Callable[[], AECEnv]) -> Iterator[int]:
    """Plays random games through the ordinary loop, choosing from `info["legal"]`."""
    environment = make()
    chooser = random.Random(1)
    for seed in range(sys.maxsize):
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            _, _, terminated, _, info = environment.last()
            environment.step(None if terminated else chooser.choice(info["legal"]))
        yield 1


def vector_games(preset: str) -> Iterator[int]:
    """Plays random games without observations and yields games that ended."""
    vector = bastide.VectorGames(bastide.Game(preset), GAMES, threads=1)
    played = 0
    while True:
        for _ in range(20):
            vector.step(vector.sample())
        yield vector.games_played - played
        played = vector.games_played


def vector_decisions(preset: str, observation: tuple[str, ...]) -> Iterator[int]:
    """Plays random games with masks and observations and yields decisions."""
    vector = bastide.VectorGames(
        bastide.Game(preset),
        GAMES,
        actions="kth-plan",
        max_actions=256,
        observation=observation,
        mask=True,
        threads=1,
    )
    while True:
        vector.step(vector.sample())
        yield GAMES


def simulate(binary: str, preset: str, seconds: float) -> Iterator[float]:
    """Plays games with `bastide simulate` and yields how many a second."""
    command = [binary, "simulate", "--preset", preset, "--players", "random,random"]
    command += ["--threads", "1", "--json"]
    games = 200
    while True:
        before = child_time()
        subprocess.run([*command, "--games", str(games)], capture_output=True, check=True)
        rate = games / (child_time() - before)
        games = max(200, int(rate * seconds))
        yield rate


def child_time() -> float:
    """The processor time of all child processes so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measurements(seconds: float) -> tuple[list[Measurement], dict[str, Iterator[float]]]:
    """Everything that is measured: in this process, and by the binary for each preset."""
    in_loop = {"observation": ("board", "vector")}
    found = [
        Measurement("PettingZoo's connect four, AEC loop", "games", loop(connect_four)),
        Measurement("AEC loop, `plan`", "games", loop(lambda: env(**in_loop))),
        Measurement(
            "AEC loop, `plan`, `info['legal']`", "games", loop_by_legal(lambda: env(**in_loop))
        ),
        Measurement(
            "AEC loop, `kth-plan`", "games", loop(lambda: env(actions="kth-plan", **in_loop))
        ),
    ]
    found += [
        Measurement(f"`VectorGames`, `{preset}`, no observation", "games", vector_games(preset))
        for preset in bastide.PRESETS
    ]
    found += [
        Measurement(
            f"`VectorGames`, `{preset}`, mask, observation {name}",
            "decisions",
            vector_decisions(preset, observation),
        )
        for preset in ("base", "everything")
        for name, observation in OBSERVATIONS.items()
    ]
    binary = os.environ.get("BASTIDE")
    simulated = {preset: simulate(binary, preset, seconds) for preset in bastide.PRESETS if binary}
    return found, simulated


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=5, help="processor time for each of them")
    seconds = parser.parse_args().seconds / ROUNDS
    found, simulated = measurements(seconds)
    rates: dict[str, list[float]] = {preset: [] for preset in simulated}
    for measurement in found:
        next(measurement.steps)
    for binary in simulated.values():
        next(binary)
    for _ in range(ROUNDS):
        for measurement in found:
            measurement.run(seconds)
        for preset, binary in simulated.items():
            rates[preset].append(next(binary))

    print(f"bastide {bastide.__version__}, Python {platform.python_version()}, one thread\n")
    print("| one thread | per second of processor time | |\n|---|---|---|")
    for measurement in found:
        print(f"| {measurement.what} | {show(measurement.rates)} | {measurement.unit} |")
    for preset, values in rates.items():
        print(f"| `bastide simulate`, `{preset}` | {show(values)} | games |")
    print(
        f"| the public Carcassonne environment for PettingZoo and Gym, quoted | {QUOTED} | games |"
    )
    print("\nThe last row was not measured here: it is the number of issue 31.")


def show(rates: list[float]) -> str:
    return f"{statistics.median(rates):,.0f}"


if __name__ == "__main__":
    main()
