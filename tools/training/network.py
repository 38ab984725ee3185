"""The network, and batches of positions for it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from positions import Data, DataError, Rows, Shape
from weights import Sizes, Weights, read_weights, sizes_of, weight_shapes

EVAL_BATCH = 65_536
LEAD_SCALE = 10.0
INITIAL_SPREAD = 12.0
# Keeps rare or tiny inputs from getting huge weights in the 16-bit file.
SCALE_FLOOR = 0.05


@dataclass
class RowBatch:
    """The rows of a batch, grouped by class."""

    values: Tensor  # [rows, inputs] f32, sorted by class
    counts: list[int]  # rows of each class
    owner: Tensor  # [rows] position in the batch of each row
    place: Tensor  # [rows] where the rows of position 0, 1, … are in `values`
    start: Tensor  # [positions] first entry in `place`


@dataclass
class Batch:
    """The inputs of some positions."""

    features: RowBatch
    pairs: RowBatch
    globals: Tensor
    hand: Tensor


@dataclass
class Selection:
    """Positions of a batch and how many rows of each class they have.

    The counts are on the host, so that gathering and training never wait for the device.
    """

    positions: Tensor
    features: list[int]
    pairs: list[int]


def select(data: Data, order: Tensor, size: int) -> list[Selection]:
    """Splits `order` into batches of `size` positions; the last one may be smaller."""
    parts = order.split(size)

    def counts(rows: Rows) -> list[list[int]]:
        return torch.stack([rows.counts[part].sum(0, dtype=torch.int64) for part in parts]).tolist()

    return [Selection(*item) for item in zip(parts, counts(data.features), counts(data.pairs))]


def gather_rows(rows: Rows, positions: Tensor, counts: list[int]) -> RowBatch:
    """Collects the rows of the positions and groups them by class."""
    total = sum(counts)
    begin = rows.start[positions]
    lengths = rows.start[positions + 1] - begin
    start = lengths.cumsum(0) - lengths
    owner = torch.repeat_interleave(lengths, output_size=total)
    number = torch.arange(total, device=positions.device)
    row = number + (begin - start)[owner]
    by_class = torch.sort(rows.classes[row], stable=True).indices
    place = torch.empty_like(by_class)
    place[by_class] = number
    return RowBatch(rows.values[row[by_class]].float(), counts, owner[by_class], place, start)


def gather(data: Data, selection: Selection) -> Batch:
    """Collects the inputs of the selected positions."""
    at = selection.positions
    return Batch(
        gather_rows(data.features, at, selection.features),
        gather_rows(data.pairs, at, selection.pairs),
        data.globals[at].float(),
        data.hand[at],
    )


class SumRows(torch.autograd.Function):
    """Sums the hidden vectors of each position's rows.

    Same result as `index_add_`, but always adds in the same order.
    """

    @staticmethod
    def forward(ctx: Any, hidden: Tensor, rows: RowBatch) -> Tensor:
        ctx.owner = rows.owner
        return F.embedding_bag(rows.place, hidden, rows.start, mode="sum")

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        return gradient[ctx.owner], None


def sum_over_rows(rows: RowBatch, weights: Tensor) -> Tensor:
    """Returns Σ relu(weights[class]ᵀ row) for each position."""
    if len(rows.values) == 0:
        return weights.new_zeros(len(rows.start), weights.shape[2])
    parts = rows.values.split(rows.counts)
    hidden = [part @ matrix for part, matrix in zip(parts, weights.unbind(0)) if len(part)]
    return SumRows.apply(torch.relu(torch.cat(hidden)), rows)


class Network(nn.Module):
    """The evaluation, trained on rescaled inputs.

    Parameters see rows multiplied by `feature_scale` and `pair_scale`, and the joined vector u
    as (u − joined_mean) · joined_scale. `weights` folds the scales away.
    """

    W1: Tensor
    P: Tensor
    A: Tensor
    a: Tensor
    B: Tensor
    C: Tensor
    d: Tensor
    feature_scale: Tensor
    pair_scale: Tensor
    joined_mean: Tensor
    joined_scale: Tensor

    def __init__(self, shape: Shape, sizes: Sizes) -> None:
        super().__init__()
        self.shape, self.sizes = shape, sizes
        for name, dimensions in weight_shapes(shape, sizes).items():
            setattr(self, name, nn.Parameter(torch.zeros(dimensions)))
        joined = len(self.A)
        self.register_buffer("feature_scale", torch.ones(shape.feature_classes, shape.feature_inputs))
        self.register_buffer("pair_scale", torch.ones(shape.pair_classes, shape.pair_inputs))
        self.register_buffer("joined_mean", torch.zeros(joined))
        self.register_buffer("joined_scale", torch.ones(joined))

    @torch.no_grad()
    def randomise(self, seed: int) -> None:
        """Draws initial weights: a correction of 0 to the lead, and a spread of 12."""
        generator = torch.Generator().manual_seed(seed)
        for weights, gain in ((self.W1, 2.0), (self.P, 2.0), (self.A, 1.0)):
            inputs = max(weights.shape[-2], 1)
            weights.copy_(torch.randn(weights.shape, generator=generator) * math.sqrt(gain / inputs))
        for weights in (self.a, self.B, self.C, self.d):
            weights.zero_()
        self.d[1] = math.log(math.expm1((INITIAL_SPREAD - 1) / LEAD_SCALE))

    @torch.no_grad()
    def rescale_rows(self, data: Data, unseen: float) -> None:
        """Sets the scales of the rows; `unseen` is the scale of an input that is always 0."""
        self.feature_scale.copy_(inverse_scale(data.features.rms(), unseen))
        self.pair_scale.copy_(inverse_scale(data.pairs.rms(), unseen))

    @torch.no_grad()
    def rescale_joined(self, data: Data, sample: Tensor, unseen: float) -> None:
        """Standardises u: the sums over a sample, the globals over all positions."""
        sums = self.joined(gather(data, select(data, sample, len(sample))[0]))
        sums = sums[:, : len(self.A) - self.shape.globals].double()
        everywhere = data.globals.double()
        sum_scale = sums.std(0, correction=0).clamp(min=SCALE_FLOOR).reciprocal()
        global_scale = inverse_scale(everywhere.std(0, correction=0), unseen)
        self.joined_mean.copy_(torch.cat([sums.mean(0), everywhere.mean(0)]))
        self.joined_scale.copy_(torch.cat([sum_scale, global_scale]))

    def joined(self, batch: Batch) -> Tensor:
        """Returns u: both sums and the globals."""
        return torch.cat(
            [
                sum_over_rows(batch.features, self.W1 * self.feature_scale[:, :, None]),
                sum_over_rows(batch.pairs, self.P * self.pair_scale[:, :, None]),
                batch.globals,
            ],
            1,
        )

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Returns lead and spread of each position."""
        u = (self.joined(batch) - self.joined_mean) * self.joined_scale
        z = torch.relu(torch.addmm(self.a, u, self.A))
        out = torch.addmm(self.d, z, self.B) + u @ self.C
        return batch.hand + LEAD_SCALE * out[:, 0], 1 + LEAD_SCALE * F.softplus(out[:, 1])

    @torch.no_grad()
    def weights(self) -> Weights:
        """Returns the weights for unscaled inputs, as the file holds them."""
        scale, shift = self.joined_scale[:, None], self.joined_mean * self.joined_scale
        return {
            "W1": self.W1 * self.feature_scale[:, :, None],
            "P": self.P * self.pair_scale[:, :, None],
            "A": self.A * scale,
            "a": self.a - shift @ self.A,
            "B": self.B.clone(),
            "C": self.C * scale,
            "d": self.d - shift @ self.C,
        }

    @torch.no_grad()
    def load_weights(self, weights: Weights) -> None:
        """Takes weights for unscaled inputs; the inverse of `weights` unless a scale is 0."""
        scale = self.joined_scale[:, None]
        plain = {
            "W1": weights["W1"] / self.feature_scale[:, :, None],
            "P": weights["P"] / self.pair_scale[:, :, None],
            "A": weights["A"] / scale,
            "a": weights["a"] + self.joined_mean @ weights["A"],
            "B": weights["B"],
            "C": weights["C"] / scale,
            "d": weights["d"] + self.joined_mean @ weights["C"],
        }
        for name, values in plain.items():
            getattr(self, name).copy_(values)


def inverse_scale(scale: Tensor, unseen: float) -> Tensor:
    """Returns 1 / scale, with a floor under the scale, and `unseen` where it is 0."""
    return torch.where(scale > 0, scale.clamp(min=SCALE_FLOOR).reciprocal(), unseen)


def new_network(data: Data, sizes: Sizes, sample: Tensor, seed: int) -> Network:
    """Returns an untrained network for the data.

    Inputs that never occur get scale 0, and so weight 0 in the file: an unknown class of feature
    adds nothing instead of noise.
    """
    network = Network(data.shape, sizes).to(sample.device)
    network.randomise(seed)
    network.rescale_rows(data, unseen=0.0)
    network.rescale_joined(data, sample, unseen=0.0)
    return network


def continued_network(data: Data, path: Path, sample: Tensor) -> Network:
    """Returns the network of a weights file, rescaled for the data. It may be that of another game."""
    header, weights = read_weights(path)
    if replace(Shape.of(header), name=data.shape.name, players=data.shape.players) != data.shape:
        raise DataError(f"{path}: weights of another shape: {Shape.of(header)}, the data have {data.shape}")
    network = Network(data.shape, sizes_of(header)).to(sample.device)
    weights = {name: values.to(sample.device) for name, values in weights.items()}
    network.rescale_rows(data, unseen=1.0)
    network.load_weights(weights)
    network.rescale_joined(data, sample, unseen=1.0)
    network.load_weights(weights)
    return network


@torch.no_grad()
def predict(network: Network, data: Data, positions: Tensor) -> tuple[Tensor, Tensor]:
    """Returns lead and spread of the positions."""
    parts = [network(gather(data, item)) for item in select(data, positions, EVAL_BATCH)]
    return torch.cat([lead for lead, _ in parts]), torch.cat([spread for _, spread in parts])
