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
GAMES = 64
"""The games of a vectorised environment. So many fit into the cache of a core."""

OBSERVATIONS = {
    "none": (),
    "vector": ("vector",),
    "features": ("features",),
    "board": ("board",),
    "board + vector": ("board", "vector"),
    "plans": ("plans",),
}

QUOTED_NAME = "the public Carcassonne environment for PettingZoo and Gym"
QUOTED = "0.08"


@dataclass
class Measurement:
    """Something that is done again and again in this process."""

    what: str
    steps: Iterator[float]
    """Does a part of it and yields how much was done."""

    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += next(self.steps)
        self.rates.append(done / spent)

    def median(self) -> float:
        return statistics.median(self.rates)


@dataclass
class Simulation:
    """Random games of `bastide simulate`."""

    binary: str
    preset: str
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        games = max(100, int(self.rates[-1] * seconds)) if self.rates else 100
        command = [self.binary, "simulate", "--preset", self.preset, "--threads", "1", "--json"]
        before = child_time()
        subprocess.run([*command, "--games", str(games)], capture_output=True, check=True)
        self.rates.append(games / (child_time() - before))

    def median(self) -> float:
        return statistics.median(self.rates)


def child_time() -> float:
    """The processor time of all child processes so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


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


def vector_games(preset: str) -> Iterator[float]:
    """Plays random games without observations and yields how many, in parts of games."""
    vector = bastide.VectorGames(bastide.Game(preset), GAMES, threads=1)
    steps = ended = 0
    while ended < 4 * GAMES:
        vector.step(vector.sample())
        ended += vector.arrays["dones"].sum()
        steps += vector.arrays["lengths"][vector.arrays["dones"]].sum()
    while True:
        vector.step(vector.sample())
        yield GAMES * ended / steps


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


def loops() -> list[Measurement]:
    """Games through the loop of PettingZoo."""
    return [
        Measurement("PettingZoo's connect four", loop(connect_four)),
        Measurement("`plan`", loop(lambda: env(actions="plan"))),
        Measurement("`plan`, chosen from `info['legal']`", loop_by_legal(env)),
        Measurement("`kth-plan`", loop(lambda: env(actions="kth-plan"))),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=5, help="processor time for each of them")
    seconds = parser.parse_args().seconds / ROUNDS
    in_loop = loops()
    games = {preset: Measurement(preset, vector_games(preset)) for preset in bastide.PRESETS}
    decisions = {
        (preset, name): Measurement(name, vector_decisions(preset, observation))
        for preset in bastide.PRESETS
        for name, observation in OBSERVATIONS.items()
    }
    measurements = [*in_loop, *games.values(), *decisions.values()]
    binary = os.environ.get("BASTIDE")
    simulated = [Simulation(binary, preset) for preset in bastide.PRESETS if binary]
    for round_ in range(1 + ROUNDS):
        for measurement in (*measurements, *simulated):
            measurement.run(seconds if round_ else 0.05)
    for measurement in (*measurements, *simulated):
        del measurement.rates[0]

    print(f"bastide {bastide.__version__}, Python {platform.python_version()}, one thread\n")
    print("| random games through the loop of PettingZoo | games a second |\n|---|---|")
    for measurement in in_loop:
        print(f"| {measurement.what} | {show(measurement)} |")
    print(f"| {QUOTED_NAME}, quoted | {QUOTED} |")
    print("\nThe last row was not measured here: it is quoted from the request for this package.\n")
    print(
        "| random games a second | `VectorGames` | `bastide simulate` | ratio |\n|---|---|---|---|"
    )
    for number, (preset, measurement) in enumerate(games.items()):
        other, ratio = "not measured", ""
        if simulated:
            other = show(simulated[number])
            ratio = f"{measurement.median() / simulated[number].median():.0%}"
        print(f"| `{preset}` | {show(measurement)} | {other} | {ratio} |")
    print("\nDecisions a second with masks, `kth-plan`, and observations of:\n")
    print("| | " + " | ".join(OBSERVATIONS) + " |\n|" + "---|" * (1 + len(OBSERVATIONS)))
    for preset in bastide.PRESETS:
        row = " | ".join(show(decisions[preset, name]) for name in OBSERVATIONS)
        print(f"| `{preset}` | {row} |")


def show(measurement: "Measurement | Simulation") -> str:
    return f"{measurement.median():,.0f}"


if __name__ == "__main__":
    main()
