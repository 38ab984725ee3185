"""How well hand and network predict held-out games."""

from __future__ import annotations

import math
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from network import Network, predict
from positions import Data


def scores(data: Data, positions: Tensor, lead: Tensor, spread: Tensor | float) -> dict[str, float]:
    """Returns R² of the lead and log-loss of the win chance."""
    final, share = data.lead[positions].double(), data.share[positions].double()
    residual = (final - lead).square().sum()
    variance = (final - final.mean()).square().sum()
    return {
        "r2": float(1 - residual / variance),
        "log_loss": float(F.binary_cross_entropy_with_logits((lead / spread).double(), share)),
    }


def describe(entry: dict[str, Any]) -> str:
    """Formats the scores of an entry, if it has any."""
    return "R² {r2:.4f}, log-loss {log_loss:.4f}".format(**entry) if "r2" in entry else ""


def fit_spread(lead: Tensor, share: Tensor) -> float:
    """Returns the constant spread with the lowest log-loss, by golden-section search."""
    lead, share = lead.double(), share.double()

    def loss(log_spread: float) -> float:
        return float(F.binary_cross_entropy_with_logits(lead / math.exp(log_spread), share))

    low, high, ratio = math.log(0.5), math.log(200.0), (math.sqrt(5) - 1) / 2
    for _ in range(30):
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        low, high = (low, right) if loss(left) < loss(right) else (left, high)
    return math.exp((low + high) / 2)


def calibration(chance: Tensor, share: Tensor) -> list[dict[str, float]]:
    """Returns for each tenth of the predicted chance: number, mean prediction, observed share."""
    tenth = (chance * 10).long().clamp(0, 9)
    table = []
    for number in range(10):
        inside = tenth == number
        count = int(inside.sum())
        if count:
            means = float(chance[inside].double().mean()), float(share[inside].double().mean())
            table.append({"from": number / 10, "number": count, "predicted": means[0], "observed": means[1]})
    return table


def evaluate(data: Data, network: Network, train: Tensor, held_out: Tensor) -> dict[str, Any]:
    """Compares hand and network on the held-out games."""
    if len(held_out) == 0:
        return {}
    sample = train[:1_000_000]
    constant = fit_spread(data.hand[sample], data.share[sample])
    lead, spread = predict(network, data, held_out)
    chance = torch.sigmoid(lead / spread)
    return {
        "held_out_positions": len(held_out),
        "hand": {"spread": constant, **scores(data, held_out, data.hand[held_out], constant)},
        "network": {"mean_spread": float(spread.mean()), **scores(data, held_out, lead, spread)},
        "calibration": calibration(chance, data.share[held_out]),
    }


def print_report(report: dict[str, Any]) -> None:
    """Prints the report for people."""
    print("{positions} positions of {games} games; {steps} steps".format(**report), end="; ")
    print(", ".join(f"{name} {value:.1f} s" for name, value in report["seconds"].items()), end="; ")
    print(f"{report['positions_per_second']:,.0f} positions/s in training")
    print(f"rounding to 16 bits changes a lead by at most {report['rounding']:.4f} points")
    if "network" not in report:
        return
    print(f"held out: {report['held_out_positions']} positions")
    for name in ("hand", "network"):
        print(f"  {name:8} {describe(report[name])}")
    print("  chance      number  predicted  observed")
    for row in report["calibration"]:
        print(f"  {row['from']:.1f}     {row['number']:>9}  {row['predicted']:>9.3f} {row['observed']:>9.3f}")
