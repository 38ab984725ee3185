"""Trains all networks, one generation after the other.

For each generation and network: `bastide selfplay` writes positions of games between one-ply players that use
the networks of the generation before; `train.py` fits the next ones, starting from those before. Data are written
while earlier networks train, and deleted afterwards. `WORK/generation-0` may hold networks to start from.

    python3 generations.py --bastide ../../target/release/bastide --work /tmp/training --generations 2
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Source:
    """Games that a network learns from: arguments of `bastide selfplay`, and how long to play."""

    arguments: tuple[str, ...]
    games: int
    seconds: float


@dataclass(frozen=True)
class Network:
    name: str
    sources: tuple[Source, ...] = field(default=())


def source(preset: str, players: int, games: int, seconds: float) -> Source:
    return Source(("--preset", preset, "--players", str(players)), games, seconds)


NETWORKS = (
    Network("base-two", (source("base", 2, 30_000, 20),)),
    Network("classic-two", (source("classic", 2, 15_000, 25),)),
    Network("mayflower-two", (source("mayflower", 2, 25_000, 20),)),
    Network("hunters-and-gatherers-two", (source("hunters-and-gatherers", 2, 20_000, 20),)),
    Network("large-two", (source("big-box-5", 2, 6_000, 35), source("everything", 2, 2_000, 30))),
    Network("base-more", (source("base", 4, 6_000, 15),)),
    Network("classic-more", (source("classic", 4, 5_000, 15),)),
    Network("large-more", (source("big-box-5", 4, 3_000, 25),)),
    Network("hunters-and-gatherers-more", (source("hunters-and-gatherers", 4, 5_000, 12),)),
    Network("mayflower-more", (source("mayflower", 4, 5_000, 12),)),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bastide", type=Path, required=True, help="the program")
    parser.add_argument("--work", type=Path, required=True, help="folder for data and results")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--first", type=int, default=1, help="continue after an earlier run: the first generation")
    parser.add_argument("--scale", type=float, default=1.0, help="factor for the games of the last generation")
    parser.add_argument("--minutes", type=float, default=0.5, help="training time of each network")
    parser.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    parser.add_argument("--only", nargs="*", help="names of networks; all by default")
    options = parser.parse_args()
    for generation in range(options.first, options.generations + 1):
        run_generation(options, generation)


def run_generation(options: argparse.Namespace, generation: int) -> None:
    last = generation == options.generations
    scale = options.scale if last else 1.0
    before = options.work / f"generation-{generation - 1}"
    results = options.work / f"generation-{generation}"
    results.mkdir(parents=True, exist_ok=True)
    waiting: list[tuple[subprocess.Popen[bytes], Path]] = []
    for network in NETWORKS:
        if options.only and network.name not in options.only:
            continue
        data = options.work / "data" / network.name
        data.mkdir(parents=True, exist_ok=True)
        begin = time.monotonic()
        for number, played in enumerate(network.sources):
            play(options, played, scale, generation, data / f"{number}", before)
        print(f"generation {generation}, {network.name}: played {time.monotonic() - begin:.0f} s", flush=True)
        waiting.append((train(options, network.name, scale, data, results, before), data))
        while sum(process.poll() is None for process, _ in waiting) >= 3:
            time.sleep(0.5)
        waiting = clean(waiting)
    for process, _ in waiting:
        process.wait()
    clean(waiting)


def play(
    options: argparse.Namespace, played: Source, scale: float, generation: int, prefix: Path, before: Path
) -> None:
    environment = dict(os.environ)
    if before.is_dir():
        environment["BASTIDE_NETWORKS"] = str(before)
    command = [str(options.bastide), "selfplay", *played.arguments, "--games", str(int(played.games * scale))]
    command += ["--seconds", str(played.seconds * scale), "--seed", str(generation * 10_000_000)]
    command += ["--threads", str(options.threads), "-o", str(prefix)]
    subprocess.run(command, check=True, env=environment)


def train(
    options: argparse.Namespace, name: str, scale: float, data: Path, results: Path, before: Path
) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(HERE / "train.py"), *sorted(map(str, data.glob("*.bpos")))]
    command += ["-o", str(results / f"{name}.bnet"), "--report", str(results / f"{name}.json")]
    command += ["--epochs", "100", "--minutes", str(options.minutes * scale)]
    earlier = before / f"{name}.bnet"
    if earlier.is_file():
        command += ["--init", str(earlier)]
    log = (results / f"{name}.log").open("wb")
    return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env={**os.environ, "OMP_NUM_THREADS": "2"})


def clean(waiting: list[tuple[subprocess.Popen[bytes], Path]]) -> list[tuple[subprocess.Popen[bytes], Path]]:
    """Deletes the data of networks that are trained."""
    still = []
    for process, data in waiting:
        if process.poll() is None:
            still.append((process, data))
            continue
        if process.returncode != 0:
            print(f"{data.name}: training failed, see its log", flush=True)
        shutil.rmtree(data, ignore_errors=True)
    return still


if __name__ == "__main__":
    main()
