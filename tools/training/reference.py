"""The evaluation of one position in plain NumPy, to compare other implementations with."""

from __future__ import annotations

import math
import mmap
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from network import LEAD_SCALE
from positions import DataError, PositionFile, Shape, check_same_shape
from weights import Weights, read_weights


@dataclass
class Position:
    """One position, decoded by itself."""

    seat: int
    hand: float
    globals: np.ndarray
    features: list[tuple[int, np.ndarray]]
    pairs: list[tuple[int, np.ndarray]]


class Cursor:
    """Reads numbers one after the other."""

    def __init__(self, data: bytes | mmap.mmap, at: int) -> None:
        self.data, self.at = data, at

    def unpack(self, layout: str) -> tuple[Any, ...]:
        """Reads numbers of a `struct` layout."""
        values = struct.unpack_from(layout, self.data, self.at)
        self.at += struct.calcsize(layout)
        return values

    def bf16(self, count: int) -> np.ndarray:
        """Reads bf16 numbers."""
        halves = np.array(self.unpack(f"<{count}H"), np.uint32)
        return (halves << 16).view(np.float32).astype(np.float64)

    def rows(self, count: int, inputs: int) -> list[tuple[int, np.ndarray]]:
        """Reads the classes of some rows, then the rows."""
        classes = self.unpack(f"<{count}B")
        return [(kind, self.bf16(inputs)) for kind in classes]


def read_position(data: bytes | mmap.mmap, at: int, shape: Shape) -> Position:
    """Decodes the position at an offset."""
    cursor = Cursor(data, at)
    seat, _, features, pairs, _, hand = cursor.unpack("<BBHHHf")
    return Position(
        seat,
        hand,
        cursor.bf16(shape.globals),
        cursor.rows(features, shape.feature_inputs),
        cursor.rows(pairs, shape.pair_inputs),
    )


def reference(position: Position, weights: Weights) -> tuple[float, float]:
    """Returns lead and spread in 64-bit arithmetic, written to be read."""
    w = {name: values.double().numpy() for name, values in weights.items()}
    s = np.zeros(w["W1"].shape[2])
    for kind, row in position.features:
        s += np.maximum(row @ w["W1"][kind], 0)
    p = np.zeros(w["P"].shape[2])
    for kind, row in position.pairs:
        p += np.maximum(row @ w["P"][kind], 0)
    u = np.concatenate([s, p, position.globals])
    z = np.maximum(u @ w["A"] + w["a"], 0)
    out = z @ w["B"] + u @ w["C"] + w["d"]
    return position.hand + LEAD_SCALE * out[0], 1 + LEAD_SCALE * np.logaddexp(0, out[1])


def check(weights_path: Path, positions_path: Path, count: int = 5) -> None:
    """Prints lead and spread of the first positions."""
    header, weights = read_weights(weights_path)
    file = PositionFile.open(positions_path)
    shape, _ = check_same_shape([file])
    if Shape.of(header) != shape:
        raise DataError(f"{weights_path} and {positions_path} have different shapes")
    with positions_path.open("rb") as stream:
        data = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
    print("position seat features pairs       hand       lead     spread  chance")
    for number, at in enumerate(file.positions["offset"][:count].tolist()):
        position = read_position(data, at, shape)
        lead, spread = reference(position, weights)
        print(
            f"{number:8} {position.seat:4} {len(position.features):8} {len(position.pairs):5}"
            f" {position.hand:10.4f} {lead:10.4f} {spread:10.4f} {1 / (1 + math.exp(-lead / spread)):7.4f}"
        )
