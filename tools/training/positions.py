"""Position files: finding the records and decoding them onto the device."""

from __future__ import annotations

import json
import mmap
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

POSITIONS_MAGIC = b"BPOS0001"
INDEX_DTYPE = np.dtype([("offset", "<u8"), ("game", "<u4"), ("features", "<u2"), ("pairs", "<u2")])
HEAD_BYTES = 12
CHUNK_BYTES = 16 << 20  # bytes of a file decoded at a time

Header = dict[str, Any]


class DataError(Exception):
    """Input that cannot be used: the message is for the user."""


@dataclass(frozen=True)
class Shape:
    """The part of a header that positions and weights must agree on."""

    name: str
    players: int
    feature_classes: int
    feature_inputs: int
    pair_classes: int
    pair_inputs: int
    globals: int

    @classmethod
    def of(cls, header: Header) -> Shape:
        """Picks the shape out of a header; other keys are ignored."""
        try:
            return cls(**{key: header[key] for key in cls.__annotations__})
        except KeyError as missing:
            raise DataError(f"the header has no key {missing}") from None

    @property
    def fixed_bytes(self) -> int:
        """Bytes of a position before its features."""
        return HEAD_BYTES + 2 * self.globals

    @property
    def label_bytes(self) -> int:
        """Bytes of the labels of a game."""
        return 8 * self.players


def read_header(file: BinaryIO, magic: bytes) -> Header:
    """Reads magic, length and JSON header; leaves the file at the first byte after them."""
    if file.read(8) != magic:
        raise DataError(f"{file.name}: does not start with {magic.decode()}")
    (length,) = struct.unpack("<I", file.read(4))
    header: Header = json.loads(file.read(length))
    return header


@dataclass(frozen=True)
class PositionFile:
    """A position file and where its records lie. Only complete games are listed."""

    path: Path
    header: Header
    positions: np.ndarray  # of INDEX_DTYPE
    labels: np.ndarray  # offset of the labels of each game

    @classmethod
    def open(cls, path: Path) -> PositionFile:
        """Reads the header and the index; scans the file if it has no index."""
        with path.open("rb") as file:
            header = read_header(file, POSITIONS_MAGIC)
            begin = file.tell()
        shape = Shape.of(header)
        index, games = Path(f"{path}.idx"), Path(f"{path}.games")
        if index.exists() and games.exists():
            positions, labels = read_items(index, INDEX_DTYPE), read_items(games, np.dtype("<u8"))
        else:
            positions, labels = scan(path, begin, shape)
        labels = labels.astype(np.int64)
        complete = int(np.sum(labels + shape.label_bytes <= path.stat().st_size))
        return cls(path, header, positions[positions["game"] < complete], labels[:complete])


def read_items(path: Path, dtype: np.dtype) -> np.ndarray:
    """Reads whole items and drops a truncated last one."""
    return np.fromfile(path, dtype, count=path.stat().st_size // dtype.itemsize)


def scan(path: Path, begin: int, shape: Shape) -> tuple[np.ndarray, np.ndarray]:
    """Finds positions and labels without an index, at about 1 µs per position."""
    feature_bytes, pair_bytes = 1 + 2 * shape.feature_inputs, 1 + 2 * shape.pair_inputs
    fixed, label_bytes = shape.fixed_bytes, shape.label_bytes
    length, counts = struct.Struct("<I").unpack_from, struct.Struct("<HH").unpack_from
    positions: list[tuple[int, int, int, int]] = []
    labels: list[int] = []
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        size, at = len(data), begin
        try:
            while at + 4 <= size:
                (left,) = length(data, at)
                at += 4
                for _ in range(left):
                    features, pairs = counts(data, at + 2)
                    positions.append((at, len(labels), features, pairs))
                    at += fixed + features * feature_bytes + pairs * pair_bytes
                labels.append(at)
                at += label_bytes
        except struct.error:
            pass  # a truncated last game
    return np.array(positions, INDEX_DTYPE), np.array(labels, np.uint64)


def check_same_shape(files: Sequence[PositionFile]) -> tuple[Shape, Header]:
    """Returns the common shape and the other header keys on which all files agree."""
    first = files[0]
    shape = Shape.of(first.header)
    for file in files[1:]:
        if Shape.of(file.header) != shape:
            raise DataError(f"{file.path} and {first.path} have different headers")
    extra = {
        key: value
        for key, value in first.header.items()
        if key not in Shape.__annotations__ and all(file.header.get(key) == value for file in files)
    }
    return shape, extra


@dataclass
class Rows:
    """The rows of all positions, features or pairs, in file order."""

    values: Tensor  # [rows, inputs] bf16
    classes: Tensor  # [rows] u8
    start: Tensor  # [positions + 1] first row of each position
    counts: Tensor  # [positions, classes] i16
    squares: Tensor  # [classes, inputs] f64, sum of the squared inputs

    @classmethod
    def empty(cls, counts: np.ndarray, classes: int, inputs: int, device: torch.device) -> Rows:
        """Allocates room for the rows of `len(counts)` positions."""
        start = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])
        rows = int(start[-1])
        return cls(
            torch.empty(rows, inputs, dtype=torch.bfloat16, device=device),
            torch.empty(rows, dtype=torch.uint8, device=device),
            torch.from_numpy(start).to(device),
            torch.empty(len(counts), classes, dtype=torch.int16, device=device),
            torch.zeros(classes, inputs, dtype=torch.float64, device=device),
        )

    def decode(self, raw: Tensor, at: Tensor, first: int) -> Tensor:
        """Decodes the rows of positions `first`.. whose class bytes begin at `at`.

        Returns where the rows of each position end in `raw`.
        """
        classes, inputs = self.squares.shape
        last = first + len(at)
        bounds = self.start[first : last + 1]
        begin, end = int(bounds[0]), int(bounds[-1])
        if begin == end:
            self.counts[first:last] = 0
            return at
        lengths = bounds.diff()
        owner = torch.repeat_interleave(lengths, output_size=end - begin)
        number = torch.arange(end - begin, device=raw.device) - (bounds[:-1] - begin)[owner]
        kind = raw[at[owner] + number]
        if int(kind.max()) >= classes:
            raise DataError(f"a row has class {int(kind.max())}, but there are {classes} classes")
        value = take_bf16(raw, (at + lengths)[owner] + number * (2 * inputs), inputs)
        self.classes[begin:end] = kind
        self.values[begin:end] = value
        cells = torch.bincount(owner * classes + kind, minlength=len(at) * classes)
        self.counts[first:last] = cells.view(len(at), classes)
        one_hot = F.one_hot(kind.long(), classes).T.float()
        self.squares += one_hot @ value.float().square()
        return at + lengths * (1 + 2 * inputs)

    def rms(self) -> Tensor:
        """Root mean square of each input within each class; 0 where it never occurs."""
        rows = self.counts.sum(0, dtype=torch.int64).clamp(min=1)
        return (self.squares / rows[:, None]).sqrt().float()


@dataclass
class Data:
    """All positions and labels, on one device."""

    shape: Shape
    extra: Header
    games: int
    features: Rows
    pairs: Rows
    globals: Tensor  # [positions, globals] bf16
    hand: Tensor  # [positions] the hand-made estimate
    seat: Tensor  # [positions] i64
    game: Tensor  # [positions] i64, counted over all files
    lead: Tensor  # [positions] final lead of the seat
    share: Tensor  # [positions] win share of the seat

    def __len__(self) -> int:
        return len(self.hand)


def take(raw: Tensor, at: Tensor, width: int) -> Tensor:
    """Returns `width` bytes from each offset."""
    return raw[at[:, None] + torch.arange(width, device=raw.device)]


def take_bf16(raw: Tensor, at: Tensor, count: int) -> Tensor:
    """Returns `count` numbers from each offset, which need not be aligned."""
    if count == 0:
        return torch.empty(len(at), 0, dtype=torch.bfloat16, device=raw.device)
    return take(raw, at, 2 * count).view(torch.bfloat16)


def load(paths: Sequence[Path], device: torch.device) -> Data:
    """Decodes position files of the same shape, one after the other, onto `device`."""
    files = [PositionFile.open(path) for path in paths]
    shape, extra = check_same_shape(files)
    data = allocate(shape, extra, files, device)
    first = game = 0
    for file in files:
        labels = torch.from_numpy(read_labels(file, shape)).to(device)
        for chunk in chunks(file):
            last = first + len(chunk)
            try:
                decode(data, file, chunk, first)
            except DataError as error:
                raise DataError(f"{file.path}: {error}") from None
            number = torch.from_numpy(chunk["game"].astype(np.int64)).to(device)
            data.game[first:last] = game + number
            data.lead[first:last] = labels[number, data.seat[first:last]]
            data.share[first:last] = labels[number, shape.players + data.seat[first:last]]
            first = last
        game += len(file.labels)
    return data


def allocate(shape: Shape, extra: Header, files: Sequence[PositionFile], device: torch.device) -> Data:
    """Allocates room for the positions of all files."""
    index = np.concatenate([file.positions for file in files])
    size = len(index)
    if size == 0:
        raise DataError("the files hold no complete game")

    def empty(*sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.empty(*sizes, dtype=dtype, device=device)

    return Data(
        shape,
        extra,
        sum(len(file.labels) for file in files),
        Rows.empty(index["features"], shape.feature_classes, shape.feature_inputs, device),
        Rows.empty(index["pairs"], shape.pair_classes, shape.pair_inputs, device),
        empty(size, shape.globals, dtype=torch.bfloat16),
        hand=empty(size),
        seat=empty(size, dtype=torch.int64),
        game=empty(size, dtype=torch.int64),
        lead=empty(size),
        share=empty(size),
    )


def read_labels(file: PositionFile, shape: Shape) -> np.ndarray:
    """Returns for each game the final leads of all seats, then their win shares."""
    data = np.memmap(file.path, np.uint8, "r")
    at = file.labels[:, None] + np.arange(shape.label_bytes)
    labels = np.asarray(data[at]).view("<f4")
    if not np.isfinite(labels).all():
        raise DataError(f"{file.path}: a label is not finite")
    if shape.players == 2 and np.abs(labels[:, 0] + labels[:, 1]).max(initial=0) > 1e-3:
        raise DataError(f"{file.path}: the leads of two players do not add up to 0")
    return labels


def chunks(file: PositionFile) -> Iterator[np.ndarray]:
    """Splits the index into runs of positions of about CHUNK_BYTES."""
    offsets = file.positions["offset"].astype(np.int64)
    first = 0
    while first < len(offsets):
        last = int(np.searchsorted(offsets, offsets[first] + CHUNK_BYTES))
        yield file.positions[first : max(last, first + 1)]
        first = max(last, first + 1)


def decode(data: Data, file: PositionFile, chunk: np.ndarray, first: int) -> None:
    """Decodes the positions of `chunk` into `data`, from position `first` on."""
    device, shape = data.hand.device, data.shape
    offsets = chunk["offset"].astype(np.int64)
    begin = int(offsets[0])
    end = int(offsets[-1]) + position_bytes(shape, int(chunk["features"][-1]), int(chunk["pairs"][-1]))
    raw = torch.from_numpy(np.fromfile(file.path, np.uint8, end - begin, offset=begin)).to(device)
    if len(raw) < end - begin:
        raise DataError("the index points beyond the end of the file")
    at = torch.from_numpy(offsets - begin).to(device)
    head = take(raw, at, HEAD_BYTES)
    counts = head[:, 2:6].cpu().numpy().view("<u2")
    if not np.array_equal(counts, np.stack([chunk["features"], chunk["pairs"]], 1)):
        raise DataError("the index does not belong to this file")
    if int(head[:, 0].max()) >= shape.players:
        raise DataError(f"a position has seat {int(head[:, 0].max())}")
    last = first + len(chunk)
    data.seat[first:last] = head[:, 0]
    data.hand[first:last] = head[:, 8:12].contiguous().view(torch.float32)[:, 0]
    data.globals[first:last] = take_bf16(raw, at + HEAD_BYTES, shape.globals)
    at = data.features.decode(raw, at + shape.fixed_bytes, first)
    data.pairs.decode(raw, at, first)
    check_finite(data, slice(first, last))


def position_bytes(shape: Shape, features: int, pairs: int) -> int:
    """Size of a position."""
    return shape.fixed_bytes + features * (1 + 2 * shape.feature_inputs) + pairs * (1 + 2 * shape.pair_inputs)


def check_finite(data: Data, part: slice) -> None:
    """Fails if a number decoded so far is infinite or not a number."""
    bad = [
        name
        for name, values in (
            ("hand-made estimate", data.hand[part]),
            ("global", data.globals[part]),
            ("input of a feature", data.features.squares),
            ("input of a pair", data.pairs.squares),
        )
        if not bool(values.isfinite().all())
    ]
    if bad:
        raise DataError(f"not finite: {', '.join(bad)}")
