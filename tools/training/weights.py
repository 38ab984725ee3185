"""Weights files: 16-bit numbers with a scale per array."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from positions import DataError, Header, Shape, read_header

WEIGHTS_MAGIC = b"BNET0001"

Weights = dict[str, Tensor]


@dataclass(frozen=True)
class Sizes:
    """Widths of the hidden layers."""

    hidden: int
    pair_hidden: int
    middle: int


def weight_shapes(shape: Shape, sizes: Sizes) -> dict[str, tuple[int, ...]]:
    """The arrays of a weights file, in order."""
    joined = sizes.hidden + sizes.pair_hidden + shape.globals
    return {
        "W1": (shape.feature_classes, shape.feature_inputs, sizes.hidden),
        "P": (shape.pair_classes, shape.pair_inputs, sizes.pair_hidden),
        "A": (joined, sizes.middle),
        "a": (sizes.middle,),
        "B": (sizes.middle, 2),
        "C": (joined, 2),
        "d": (2,),
    }


def sizes_of(header: Header) -> Sizes:
    """Returns the widths of the hidden layers that a weights header states."""
    return Sizes(header["feature_hidden"], header["pair_hidden"], header["middle"])


def blocks(name: str, array: np.ndarray) -> list[np.ndarray]:
    """Splits an array into the parts that have a scale of their own."""
    return list(array) if name in ("W1", "P") else [array]


def quantise(block: np.ndarray) -> tuple[np.float32, np.ndarray]:
    """Returns scale and 16-bit values."""
    scale = np.float32(np.abs(block).max(initial=0) / 32767)
    values = np.rint(block / (scale or np.float32(1)))
    return scale, np.clip(values, -32767, 32767).astype("<i2")


def write_weights(path: Path, header: Header, weights: Weights) -> None:
    """Writes a weights file."""
    text = json.dumps(header).encode()
    with path.open("wb") as file:
        file.write(WEIGHTS_MAGIC + struct.pack("<I", len(text)) + text)
        for name in weight_shapes(Shape.of(header), sizes_of(header)):
            for block in blocks(name, weights[name].cpu().numpy()):
                scale, values = quantise(block)
                file.write(struct.pack("<f", scale) + values.tobytes())


def read_weights(path: Path) -> tuple[Header, Weights]:
    """Reads a weights file."""
    weights: Weights = {}
    with path.open("rb") as file:
        header = read_header(file, WEIGHTS_MAGIC)
        for name, dimensions in weight_shapes(Shape.of(header), sizes_of(header)).items():
            array = np.zeros(dimensions, np.float32)
            for block in blocks(name, array):
                (scale,) = struct.unpack("<f", file.read(4))
                values = np.frombuffer(file.read(2 * block.size), "<i2").reshape(block.shape)
                block[...] = values * np.float32(scale)
            weights[name] = torch.from_numpy(array)
        if file.read(1):
            raise DataError(f"{path}: bytes after the last array")
    return header, weights


def rounded(weights: Weights) -> Weights:
    """Returns the weights as a reader of the file will see them."""
    result = {}
    for name, values in weights.items():
        array = values.cpu().numpy().copy()
        for block in blocks(name, array):
            scale, integers = quantise(block)
            block[...] = integers * scale
        result[name] = torch.from_numpy(array).to(values.device)
    return result
