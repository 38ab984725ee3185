"""Self-play with Ray: actors that play many games at once and write them to Parquet.

    python examples/ray_selfplay.py                                  # 100,000 games
    python examples/ray_selfplay.py --preset everything --positions 10     # with positions
    python examples/ray_selfplay.py --actors 8 --games 10000000 --seconds 600 --output games

Needs `bastide`, Ray and PyArrow. Each actor has a `bastide.VectorGames` with one thread and writes
files of its own:

- `results-ACTOR.parquet` has a row for each game: `seed` and `game`, which tell games apart; the
  number of `steps`; the `scores` in seat order.
- `positions-ACTOR.parquet`, with `--positions N`, has a row for every N-th position of a game:
  `seed`, `game` and `step`; the `seat` that decides; the observation `vector`, whose columns are
  named in the metadata of the schema.

The same seed and numbers of games, actors and games at once give the same games. The games are
random: to play with a policy, change `SelfPlay.choose`.
"""

import argparse
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

# Read when Ray is imported: it sends no statistics.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

import bastide

TASK_SECONDS = 2.0
"""How long an actor plays until it reports."""


@dataclass
class Options:
    """The command line."""

    actors: int
    games: int
    preset: str
    players: int
    seconds: float
    output: Path
    positions: int
    at_once: int
    seed: int


@ray.remote(num_cpus=1)
class SelfPlay:
    """Plays its share of the games."""

    def __init__(self, options: Options, actor: int) -> None:
        self.quota = -(-options.games // options.actors)
        self.every = options.positions
        self.seed = int(np.random.SeedSequence(options.seed).generate_state(options.actors)[actor])
        self.games = bastide.VectorGames(
            bastide.Game(options.preset, options.players),
            min(options.at_once, self.quota),
            observation=("vector",) if self.every else (),
            seed=self.seed,
            threads=1,
        )
        # Game i of n plays the games i, i + n, i + 2n … of the seed. Those below the quota count,
        # so that short games are not written more often than long ones.
        self.numbers = np.arange(len(self.games))
        self.steps = np.zeros(len(self.games), np.int64)
        self.left = self.quota
        schemas = {"results": results_schema(options.players)}
        if self.every:
            schemas["positions"] = positions_schema(self.games.encoder.fields["vector"])
        self.writers = {
            name: pq.ParquetWriter(options.output / f"{name}-{actor:03}.parquet", schema)
            for name, schema in schemas.items()
        }

    def choose(self) -> NDArray[np.int64]:
        """The actions of all games."""
        return self.games.sample()

    def play(self) -> dict[str, float]:
        """Plays for a while and writes the games that ended. `left` is how many are missing."""
        until, processor = time.monotonic() + TASK_SECONDS, time.process_time()
        results: list[pa.RecordBatch] = []
        positions: list[pa.RecordBatch] = []
        arrays = self.games.arrays
        while self.left > 0 and time.monotonic() < until:
            if self.every:
                chosen = (self.steps % self.every == 0) & (self.numbers < self.quota)
                positions += self.rows("positions", chosen, "seat", "vector")
            self.games.step(self.choose())
            self.steps += 1
            done = arrays["dones"]
            if done.any():
                chosen = done & (self.numbers < self.quota)
                results += self.rows("results", chosen, "scores")
                self.left -= int(chosen.sum())
                self.numbers[done] += len(self.games)
                self.steps[done] = 0
        for name, batches in {"results": results, "positions": positions}.items():
            if batches:
                self.writers[name].write_table(pa.Table.from_batches(batches))
        return {
            "games": sum(map(len, results)),
            "positions": sum(map(len, positions)),
            "left": self.left,
            "processor": time.process_time() - processor,
        }

    def rows(self, name: str, chosen: NDArray[np.bool_], *arrays: str) -> list[pa.RecordBatch]:
        """Copies the rows of some games out of the arrays, which the next step overwrites."""
        if not chosen.any():
            return []
        schema = self.writers[name].schema
        columns: list[Any] = [np.full(chosen.sum(), self.seed), self.numbers[chosen]]
        columns += [self.steps[chosen], *(self.games.arrays[array][chosen] for array in arrays)]
        made = [column(values, field.type) for values, field in zip(columns, schema, strict=True)]
        return [pa.record_batch(made, schema=schema)]

    def close(self) -> None:
        """Ends the files."""
        for writer in self.writers.values():
            writer.close()


def column(values: NDArray[Any], kind: pa.DataType) -> pa.Array:
    if values.ndim == 1:
        return pa.array(values, kind)
    return pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), type=kind)


def results_schema(players: int) -> pa.Schema:
    numbers = {"seed": pa.uint32(), "game": pa.int64(), "steps": pa.int32()}
    return pa.schema({**numbers, "scores": pa.list_(pa.int32(), players)})


def positions_schema(fields: list[str]) -> pa.Schema:
    numbers = {"seed": pa.uint32(), "game": pa.int64(), "step": pa.int32(), "seat": pa.int8()}
    schema = pa.schema({**numbers, "vector": pa.list_(pa.float32(), len(fields))})
    return schema.with_metadata({"vector": json.dumps(fields)})


def run(options: Options) -> None:
    options.output.mkdir(parents=True, exist_ok=True)
    actors = [SelfPlay.remote(options, actor) for actor in range(options.actors)]
    # The games start when the actors are ready: starting Ray's processes takes seconds.
    ray.get([actor.__ray_ready__.remote() for actor in actors])
    start = printed = time.monotonic()
    tasks = {actor.play.remote(): actor for actor in actors}
    total = dict.fromkeys(("games", "positions", "processor"), 0.0)
    while tasks:
        (task,), _ = ray.wait(list(tasks))
        actor, report = tasks.pop(task), ray.get(task)
        for name in total:
            total[name] += report[name]
        now = time.monotonic()
        if report["left"] > 0 and now - start < options.seconds:
            tasks[actor.play.remote()] = actor
        if now - printed >= TASK_SECONDS or not tasks:
            printed = now
            games, seconds = total["games"], now - start
            print(
                f"{seconds:6.1f} s  {games:9,.0f} games  {games / seconds:7,.0f} a second  "
                f"{games / total['processor']:7,.0f} a second of processor time  "
                f"{total['positions']:9,.0f} positions",
                flush=True,
            )
    ray.get([actor.close.remote() for actor in actors])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    add = parser.add_argument
    add("--actors", type=int, default=os.cpu_count(), help="processes; default: one for each core")
    add("--games", type=int, default=100_000, help="games in all")
    add("--preset", default="base", choices=bastide.PRESETS)
    add("--players", type=int, default=2)
    add("--seconds", type=float, default=600, help="stop after this time")
    add("--output", type=Path, default=Path("selfplay"), help="the folder of the files")
    add("--positions", type=int, default=0, metavar="N", help="write every N-th position")
    add("--at-once", type=int, default=512, help="games that an actor plays at once")
    add("--seed", type=int, default=1)
    options = Options(**vars(parser.parse_args()))
    options.output = options.output.resolve()
    if any(options.output.glob("*.parquet")):
        parser.error(f"{options.output} has the files of another run")
    ray.init(
        num_cpus=options.actors,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="ERROR",
        object_store_memory=100 * 2**20,
    )
    try:
        run(options)
    finally:
        ray.shutdown()


if __name__ == "__main__":
    main()
