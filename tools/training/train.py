#!/usr/bin/env python3
"""Trains a learned evaluation from the positions that `bastide selfplay` writes.

Reads `.bpos` files, fits a small network over sets of features and pairs on top
of the hand-made estimate, and writes a `.bnet` file. README.md describes both
formats.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from network import (
    EVAL_BATCH,
    LEAD_SCALE,
    Network,
    Selection,
    continued_network,
    gather,
    new_network,
    predict,
    select,
)
from positions import Data, DataError, Header, load
from reference import check
from report import describe, evaluate, print_report, scores
from weights import Sizes, rounded, write_weights


@dataclass(frozen=True)
class Options:
    """How to train."""

    epochs: float = 10.0  # inf if only the time limits the training
    minutes: float = math.inf
    batch: int = 8192
    lr: float = 2e-3
    weight_decay: float = 1e-4
    ema: float = 0.998
    huber: float = 30.0
    spread_weight: float = 0.3
    td_lambda: float = 0.85
    td_rounds: int = 4
    final_share: float = 0.5
    seed: int = 1


def td_targets(
    values: Tensor, final: Tensor, game: Tensor, seat: Tensor, players: int, decay: float
) -> Tensor:
    """Returns λ-returns: G(t) = (1 − λ) V(t+1) + λ G(t+1), and the final lead for the last record.

    With two players the records of a game form one sequence, in which the seats have opposite
    signs. With more players each seat of a game has a sequence of its own.
    """
    sign = 1.0 - 2.0 * seat if players == 2 else torch.ones_like(values)
    key = game if players == 2 else game * players + seat
    _, sequence, lengths = key.unique(return_inverse=True, return_counts=True)
    order = torch.sort(sequence, stable=True).indices
    sequence = sequence[order]
    # A column per sequence; all sequences end in the last row.
    longest, columns = int(lengths.max()), len(lengths)
    to_end = lengths.cumsum(0)[sequence] - torch.arange(len(values), device=values.device)
    cell = (longest - to_end) * columns + sequence

    def grid(items: Tensor) -> Tensor:
        cells = items.new_zeros(longest * columns)
        cells[cell] = (sign * items)[order]
        return cells.view(longest, columns)

    value, target = grid(values), grid(final)
    for row in range(longest - 2, -1, -1):
        target[row] = torch.lerp(value[row + 1], target[row + 1], decay)
    result = torch.empty_like(values)
    result[order] = target.flatten()[cell]
    return sign * result


def loss_of(lead: Tensor, spread: Tensor, target: Tensor, final: Tensor, options: Options) -> Tensor:
    """Returns the loss of the location, and of the spread around the detached location."""
    location, wanted = lead / LEAD_SCALE, target / LEAD_SCALE
    if options.huber > 0:
        fit = F.huber_loss(location, wanted, delta=options.huber / LEAD_SCALE)
    else:
        fit = 0.5 * F.mse_loss(location, wanted)
    return fit + options.spread_weight * logistic_loss(lead.detach(), spread, final)


def logistic_loss(lead: Tensor, spread: Tensor, final: Tensor) -> Tensor:
    """Returns the mean negative log-likelihood of the final lead."""
    distance = ((final - lead) / spread).abs()
    return (spread.log() + distance + 2 * F.softplus(-distance)).mean()


class Schedule:
    """Progress from 0 to 1 by steps or by time, whichever is ahead, and what follows from it."""

    def __init__(self, options: Options, positions: int) -> None:
        self.options = options
        self.steps = max(1.0, options.epochs * positions / min(options.batch, positions))
        self.begin = time.monotonic()

    def progress(self, step: int) -> float:
        """Returns how much of the training is done."""
        return max(step / self.steps, (time.monotonic() - self.begin) / (60 * self.options.minutes))

    def rate(self, progress: float) -> float:
        """Returns the learning rate: a short warm-up, then cosine decay."""
        warm = min(1.0, (progress + 1e-3) / 0.02)
        return self.options.lr * warm * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * progress)))

    def round(self, progress: float) -> int:
        """Returns the TD round; 0 fits the final lead."""
        first, rounds = self.options.final_share, self.options.td_rounds
        if rounds == 0 or progress < first:
            return 0
        return min(rounds, 1 + int((progress - first) / (1 - first) * rounds))


def endless(data: Data, positions: Tensor, options: Options) -> Iterator[Selection]:
    """Yields batches of shuffled positions, epoch after epoch; drops an incomplete last batch."""
    generator = torch.Generator(positions.device).manual_seed(options.seed)
    size = min(options.batch, len(positions))
    whole = len(positions) // size * size
    while True:
        order = torch.randperm(len(positions), generator=generator, device=positions.device)[:whole]
        yield from select(data, positions[order], size)


@dataclass
class Trainer:
    """A training run: the network, the moving average of its weights and the targets."""

    data: Data
    network: Network
    train: Tensor
    held_out: Tensor
    options: Options
    history: list[dict[str, Any]] = field(default_factory=list)
    steps: int = 0

    def __post_init__(self) -> None:
        self.average = copy.deepcopy(self.network)
        self.target = self.data.lead
        self.optimiser = torch.optim.AdamW(
            self.network.parameters(),
            lr=self.options.lr,
            weight_decay=self.options.weight_decay,
            fused=self.train.is_cuda,
        )

    def run(self) -> Network:
        """Trains and returns the network with averaged weights."""
        schedule = Schedule(self.options, len(self.train))
        current = 0
        for selection in endless(self.data, self.train, self.options):
            progress = schedule.progress(self.steps)
            if progress >= 1:
                break
            if schedule.round(progress) != current:
                self.note(current, schedule)
                current = schedule.round(progress)
                self.bootstrap()
            self.step(selection, schedule.rate(progress))
        self.note(current, schedule)
        return self.average

    def step(self, selection: Selection, rate: float) -> None:
        """Takes one optimiser step and moves the average."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        at = selection.positions
        lead, spread = self.network(gather(self.data, selection))
        loss = loss_of(lead, spread, self.target[at], self.data.lead[at], self.options)
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        self.steps += 1
        weight = 1 - min(self.options.ema, self.steps / (self.steps + 10))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.network.parameters()), weight)

    def bootstrap(self) -> None:
        """Replaces the targets by λ-returns of the averaged network's leads."""
        data = self.data
        everywhere = torch.arange(len(data), device=data.hand.device)
        lead, _ = predict(self.average, data, everywhere)
        self.target = td_targets(
            lead, data.lead, data.game, data.seat, data.shape.players, self.options.td_lambda
        )

    def note(self, td_round: int, schedule: Schedule) -> None:
        """Records and prints how the averaged network does on the held-out games."""
        entry: dict[str, Any] = {"round": td_round, "steps": self.steps}
        if len(self.held_out):
            lead, spread = predict(self.average, self.data, self.held_out)
            entry |= scores(self.data, self.held_out, lead, spread)
        entry["seconds"] = round(time.monotonic() - schedule.begin, 2)
        self.history.append(entry)
        print("round {round}: {steps} steps, {seconds} s".format(**entry), describe(entry), flush=True)


def split_games(data: Data, share: float, seed: int) -> tuple[Tensor, Tensor]:
    """Returns the positions to train on and those of the held-out games."""
    order = np.random.default_rng(seed).permutation(data.games)
    number = min(max(round(share * data.games), 1), data.games - 1) if share > 0 else 0
    held = torch.zeros(data.games, dtype=torch.bool)
    held[torch.from_numpy(order[:number])] = True
    mask = held.to(data.game.device)[data.game]
    return (~mask).nonzero()[:, 0], mask.nonzero()[:, 0]


def options_of(arguments: argparse.Namespace) -> Options:
    """Returns the options of the command line; only the limits given count."""
    values = {name: getattr(arguments, name) for name in Options.__annotations__}
    if values["minutes"] is None:
        values["minutes"] = math.inf
        values["epochs"] = values["epochs"] or Options.epochs
    values["epochs"] = values["epochs"] or math.inf
    return Options(**values)


def start_network(arguments: argparse.Namespace, data: Data, sample: Tensor) -> Network:
    """Returns the network to train: a new one, or that of --init."""
    if arguments.init:
        return continued_network(data, arguments.init, sample)
    sizes = Sizes(arguments.hidden, arguments.pair_hidden, arguments.middle)
    return new_network(data, sizes, sample, arguments.seed)


def train(arguments: argparse.Namespace) -> None:
    """Loads the data, trains, rounds the weights, evaluates and writes them."""
    begin = time.monotonic()
    options, device = options_of(arguments), torch.device(arguments.device)
    data = load(arguments.files, device)
    train_at, held_at = split_games(data, arguments.holdout, options.seed)
    loaded = time.monotonic()
    print(f"{len(data)} positions of {data.games} games, read in {loaded - begin:.1f} s", flush=True)

    sample = train_at[:: max(1, len(train_at) // EVAL_BATCH)][:EVAL_BATCH]
    trainer = Trainer(data, start_network(arguments, data, sample), train_at, held_at, options)
    average = trainer.run()
    trained = time.monotonic()

    weights = rounded(average.weights())
    result = Network(data.shape, average.sizes).to(device)
    result.load_weights(weights)
    change = predict(result, data, sample)[0] - predict(average, data, sample)[0]
    report = {
        "files": [str(path) for path in arguments.files],
        "shape": vars(data.shape),
        "sizes": vars(average.sizes),
        "options": {name: value for name, value in vars(options).items() if value != math.inf},
        "init": str(arguments.init) if arguments.init else None,
        "positions": len(data),
        "games": data.games,
        "steps": trainer.steps,
        "rounding": float(change.abs().max()),
        **evaluate(data, result, train_at, held_at),
        "history": trainer.history,
        "seconds": {"reading": loaded - begin, "training": trained - loaded, "all": time.monotonic() - begin},
        "positions_per_second": trainer.steps * min(options.batch, len(train_at)) / (trained - loaded),
    }
    write_weights(arguments.output, weights_header(data, average.sizes, options, report), weights)
    print_report(report)
    if arguments.report:
        arguments.report.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")


def weights_header(data: Data, sizes: Sizes, options: Options, report: dict[str, Any]) -> Header:
    """Returns the header of the weights file; keys of the position files are kept."""
    trained = {key: report[key] for key in ("games", "positions", "steps")} | {"seed": options.seed}
    trained |= {"td_rounds": options.td_rounds, "td_lambda": options.td_lambda}
    if "network" in report:
        trained |= {key: round(report["network"][key], 5) for key in ("r2", "log_loss")}
        trained |= {f"hand_{key}": round(report["hand"][key], 5) for key in ("r2", "log_loss")}
    return data.extra | {
        "name": data.shape.name,
        "players": data.shape.players,
        "feature_classes": data.shape.feature_classes,
        "feature_inputs": data.shape.feature_inputs,
        "feature_hidden": sizes.hidden,
        "pair_classes": data.shape.pair_classes,
        "pair_inputs": data.shape.pair_inputs,
        "pair_hidden": sizes.pair_hidden,
        "globals": data.shape.globals,
        "middle": sizes.middle,
        "trained": trained,
    }


class HelpFormatter(argparse.HelpFormatter):
    """Shows the default of each option that has one."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        plain = action.default in (None, argparse.SUPPRESS)
        return action.help if plain else f"{action.help} (default: %(default)s)"


def parser() -> argparse.ArgumentParser:
    """Returns the command line."""
    default = Options()
    result = argparse.ArgumentParser(
        description="Train a learned evaluation from the positions that `bastide selfplay` writes.",
        formatter_class=HelpFormatter,
    )
    add = result.add_argument
    add("files", nargs="+", type=Path, metavar="FILE.bpos", help="position files with the same header")
    add("-o", "--output", type=Path, metavar="FILE.bnet", help="where to write the weights")
    add(
        "--check",
        type=Path,
        metavar="FILE.bnet",
        help="print lead and spread of the first 5 positions; train nothing",
    )
    add("--init", type=Path, metavar="FILE.bnet", help="continue from these weights (and their layer sizes)")
    add("--report", type=Path, metavar="FILE.json", help="write the report as JSON")
    add("--hidden", type=int, default=32, metavar="H", help="hidden units per feature")
    add("--pair-hidden", type=int, default=16, metavar="HP", help="hidden units per pair")
    add("--middle", type=int, default=32, metavar="Z", help="units of the middle layer")
    add("--epochs", type=float, help="passes over the data, all rounds together (10 without --minutes)")
    add(
        "--minutes", type=float, help="time limit of the training; with --epochs too, the first to end counts"
    )
    add("--batch", type=int, default=default.batch, help="positions per step")
    add("--lr", type=float, default=default.lr, help="highest learning rate")
    add("--weight-decay", type=float, default=default.weight_decay, help="weight decay of AdamW")
    add("--ema", type=float, default=default.ema, help="decay of the moving average of the weights")
    add(
        "--huber",
        type=float,
        default=default.huber,
        help="delta of the Huber loss in points; 0 for squared error",
    )
    add("--spread-weight", type=float, default=default.spread_weight, help="weight of the loss of the spread")
    add("--lambda", type=float, default=default.td_lambda, dest="td_lambda", help="λ of the TD targets")
    add(
        "--td-rounds",
        type=int,
        default=default.td_rounds,
        help="rounds of TD targets; 0 fits the final lead only",
    )
    add(
        "--final-share",
        type=float,
        default=default.final_share,
        help="part of the training before the first TD round",
    )
    add("--holdout", type=float, default=0.05, help="share of the games held out for the report")
    add("--seed", type=int, default=default.seed, help="seed of weights, order and held-out games")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="torch device")
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    # cuBLAS gives the same results twice only with a fixed workspace.
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    arguments = parser().parse_args(argv)
    if not arguments.check and not arguments.output:
        parser().error("give --output or --check")
    try:
        if arguments.check:
            check(arguments.check, arguments.files[0])
        else:
            train(arguments)
    except (DataError, OSError) as error:
        print(f"train.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
