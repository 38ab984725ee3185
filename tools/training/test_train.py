"""Tests of train.py on synthetic games whose value is a known function of the inputs.

Run with `python3 -m unittest` or `pytest`. `python3 test_train.py write FILE.bpos GAMES` writes
games of a realistic size, to measure the speed of the training.
"""

from __future__ import annotations

import contextlib
import io
import json
import struct
import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

import positions
import train
from network import Network, continued_network, new_network, predict
from positions import POSITIONS_MAGIC, Data, DataError, PositionFile, Shape, load
from reference import read_position, reference
from weights import Sizes, read_weights, rounded, weight_shapes, write_weights

SMALL = Shape("test", 2, feature_classes=4, feature_inputs=3, pair_classes=2, pair_inputs=2, globals=2)
CPU = torch.device("cpu")


def bf16(values: np.ndarray) -> np.ndarray:
    """Returns the upper halves of f32 numbers."""
    return (np.asarray(values, np.float32).view(np.uint32) >> 16).astype("<u2")


class Writer:
    """Writes a position file and its index, as `bastide selfplay` does."""

    def __init__(self, path: Path, shape: Shape, **extra: object) -> None:
        self.path, self.shape = path, shape
        header = json.dumps(vars(shape) | extra).encode()
        self.data = bytearray(POSITIONS_MAGIC + struct.pack("<I", len(header)) + header)
        self.index, self.games = bytearray(), bytearray()

    def game(self, positions: list[tuple], leads: np.ndarray) -> None:
        """Adds a game of positions (seat, hand, globals, classes, rows, pair classes, pair rows)."""
        self.data += struct.pack("<I", len(positions))
        for seat, hand, globals_, classes, rows, pair_classes, pairs in positions:
            number = len(self.games) // 8
            self.index += struct.pack("<QIHH", len(self.data), number, len(classes), len(pair_classes))
            self.data += struct.pack("<BBHHHf", seat, 0, len(classes), len(pair_classes), 0, hand)
            for array in (bf16(globals_), classes, bf16(rows), pair_classes, bf16(pairs)):
                self.data += array.tobytes()
        self.games += struct.pack("<Q", len(self.data))
        best = leads == leads.max()
        self.data += leads.astype("<f4").tobytes() + (best / best.sum()).astype("<f4").tobytes()

    def close(self, index: bool = True) -> Path:
        """Writes the files."""
        self.path.write_bytes(self.data)
        if index:
            Path(f"{self.path}.idx").write_bytes(self.index)
            Path(f"{self.path}.games").write_bytes(self.games)
        return self.path


def known_position(rng: np.random.Generator, seat: int, value: float) -> tuple:
    """Returns a position of SMALL worth `value` points, of which the hand sees half, with noise.

    Worth of a feature (1, x, noise): 6x, −6x and 8·relu(x − ½) in classes 0, 1 and 2; class 3 never
    occurs. Worth of a pair (1, y): 3y and −3y. Worth of the globals (g, 1): 2g.
    """
    hand, g = value / 2 + rng.normal(0, 5), rng.normal()
    classes, x = rng.integers(0, 3, rng.integers(0, 6)), rng.random(6)
    pair_classes, y = rng.integers(0, 2, rng.integers(0, 5)), rng.random(5)
    x, y = x[: len(classes)], y[: len(pair_classes)]
    worth = np.select([classes == 0, classes == 1], [6 * x, -6 * x], 8 * np.maximum(x - 0.5, 0)).sum()
    rest = value - hand - worth - np.where(pair_classes == 0, 3 * y, -3 * y).sum() - 2 * g
    classes, x = np.append(classes, 0 if rest > 0 else 1).astype(np.uint8), np.append(x, abs(rest) / 6)
    rows = np.stack([np.ones_like(x), x, rng.random(len(x))], 1)
    pairs = np.stack([np.ones_like(y), y], 1)
    return seat, hand, np.array([g, 1.0]), classes, rows, pair_classes.astype(np.uint8), pairs


def write_known_games(path: Path, games: int, seed: int = 0, index: bool = True) -> Path:
    """Writes games of two players in which the lead of seat 0 is a random walk."""
    rng = np.random.default_rng(seed)
    writer = Writer(path, SMALL, layout="v1", seed=seed)
    for _ in range(games):
        walk = np.cumsum(rng.normal(0, 6, rng.integers(8, 16)))
        positions = [known_position(rng, t % 2, value * (1 - 2 * (t % 2))) for t, value in enumerate(walk)]
        writer.game(positions, np.array([1, -1]) * walk[-1])
    return writer.close(index)


def write_large_games(path: Path, games: int) -> Path:
    """Writes random games with about as many rows and inputs as real ones."""
    rng = np.random.default_rng(0)
    shape = Shape(
        "large", 2, feature_classes=12, feature_inputs=34, pair_classes=9, pair_inputs=12, globals=20
    )
    writer = Writer(path, shape)
    for _ in range(games):
        positions = []
        for t in range(71):
            n, m = rng.integers(5, 26), rng.integers(5, 46)
            classes = rng.integers(0, 12, n, np.uint8), rng.integers(0, 9, m, np.uint8)
            rows = rng.random((n, 34), np.float32), rng.random((m, 12), np.float32)
            positions.append((t % 2, 0.0, rng.random(20), classes[0], rows[0], classes[1], rows[1]))
        writer.game(positions, np.array([1, -1]) * round(rng.normal(0, 15)))
    return writer.close()


def quiet(*arguments: object) -> str:
    """Runs the command line and returns what it prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        code = train.main([str(argument) for argument in arguments])
    assert code == 0, output.getvalue()
    return output.getvalue()


class TrainingTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def load(self, games: int = 20, seed: int = 0) -> tuple[Path, Data]:
        path = write_known_games(self.folder / f"{seed}.bpos", games, seed)
        return path, load([path], CPU)


class ReadingTest(TrainingTest):
    def test_reads_what_was_written(self) -> None:
        path, data = self.load()
        file, raw = PositionFile.open(path), path.read_bytes()
        for number, at in enumerate(file.positions["offset"].tolist()):
            position = read_position(raw, at, SMALL)
            self.assertEqual(int(data.seat[number]), position.seat)
            self.assertAlmostEqual(float(data.hand[number]), position.hand)
            np.testing.assert_array_equal(data.globals[number].double().numpy(), position.globals)
            for rows, expected in ((data.features, position.features), (data.pairs, position.pairs)):
                part = slice(int(rows.start[number]), int(rows.start[number + 1]))
                self.assertEqual(rows.classes[part].tolist(), [kind for kind, _ in expected])
                self.assertEqual(rows.values[part].double().tolist(), [row.tolist() for _, row in expected])
                self.assertEqual(int(rows.counts[number].sum()), len(expected))

    def test_labels_belong_to_the_seat(self) -> None:
        _, data = self.load()
        first = data.game == 0
        self.assertEqual(len(set(data.lead[first].abs().tolist())), 1)
        self.assertTrue(torch.equal(data.share, (data.lead > 0).float()))
        self.assertTrue((data.lead[first][0] == -data.lead[first][1]).item())

    def test_small_chunks_change_nothing(self) -> None:
        path, data = self.load()
        self.addCleanup(setattr, positions, "CHUNK_BYTES", positions.CHUNK_BYTES)
        positions.CHUNK_BYTES = 300
        again = load([path], CPU)
        for one, other in ((data.features, again.features), (data.pairs, again.pairs)):
            self.assertTrue(torch.equal(one.values, other.values))
            self.assertTrue(torch.equal(one.counts, other.counts))
        self.assertTrue(torch.equal(data.lead, again.lead))

    def test_scans_a_file_without_index(self) -> None:
        path, _ = self.load()
        plain = self.folder / "plain.bpos"
        plain.write_bytes(path.read_bytes())
        one, other = PositionFile.open(path), PositionFile.open(plain)
        np.testing.assert_array_equal(one.positions, other.positions)
        np.testing.assert_array_equal(one.labels, other.labels)

    def test_drops_a_truncated_game(self) -> None:
        path, data = self.load()
        for index in (True, False):
            path.write_bytes(path.read_bytes()[:-3])
            if not index:
                Path(f"{path}.idx").unlink()
            short = load([path], CPU)
            self.assertEqual(short.games, data.games - 1)
            self.assertEqual(len(short), int((data.game < data.games - 1).sum()))

    def test_concatenates_files(self) -> None:
        (one, first), (two, second) = self.load(10, 1), self.load(12, 2)
        both = load([one, two], CPU)
        self.assertEqual(both.games, 22)
        self.assertTrue(torch.equal(both.lead, torch.cat([first.lead, second.lead])))
        self.assertTrue(torch.equal(both.game[len(first) :], second.game + 10))
        self.assertEqual(both.extra, {"layout": "v1"})  # the seeds differ

    def test_positions_without_rows(self) -> None:
        shape = replace(SMALL, pair_classes=0, pair_inputs=0)
        writer = Writer(self.folder / "bare.bpos", shape)
        nothing = np.zeros(0, np.uint8), np.zeros((0, 3))
        writer.game([(0, 1.5, np.ones(2), *nothing, *nothing)], np.array([4.0, -4.0]))
        data = load([writer.close()], CPU)
        network = new_network(data, Sizes(8, 4, 8), torch.arange(1), seed=1)
        self.assertEqual(predict(network, data, torch.arange(1))[0].tolist(), [1.5])

    def test_rejects_bad_input(self) -> None:
        path, _ = self.load()
        other = Writer(self.folder / "other.bpos", replace(SMALL, globals=3)).close()
        with self.assertRaisesRegex(DataError, "different headers"):
            load([path, other], CPU)
        Path(f"{path}.idx").write_bytes(b"\0" * 16)
        with self.assertRaisesRegex(DataError, "index does not belong"):
            load([path], CPU)


class NetworkTest(TrainingTest):
    def random_network(self, data: Data) -> Network:
        network = new_network(data, Sizes(8, 4, 8), torch.arange(len(data)), seed=3)
        for parameter in (network.a, network.B, network.C):
            torch.nn.init.normal_(parameter, std=0.3)
        return network

    def test_starts_from_the_hand(self) -> None:
        _, data = self.load()
        network = new_network(data, Sizes(8, 4, 8), torch.arange(len(data)), seed=3)
        lead, spread = predict(network, data, torch.arange(len(data)))
        self.assertTrue(torch.equal(lead, data.hand))
        torch.testing.assert_close(spread, torch.full_like(spread, 12.0))

    def test_agrees_with_the_reference(self) -> None:
        path, data = self.load()
        network = self.random_network(data)
        order = torch.randperm(len(data))
        lead, spread = predict(network, data, order)
        weights, raw = network.weights(), path.read_bytes()
        offsets = PositionFile.open(path).positions["offset"]
        expected = [reference(read_position(raw, int(offsets[i]), SMALL), weights) for i in order]
        np.testing.assert_allclose(torch.stack([lead, spread], 1).detach(), expected, rtol=1e-4, atol=1e-3)

    def test_weights_round_trip(self) -> None:
        _, data = self.load()
        weights = rounded(self.random_network(data).weights())
        header = vars(SMALL) | {"feature_hidden": 8, "pair_hidden": 4, "middle": 8, "trained": {}}
        path = self.folder / "x.bnet"
        write_weights(path, header, weights)
        again, read = read_weights(path)
        self.assertEqual(again, header)
        for name, values in weights.items():
            torch.testing.assert_close(read[name], values, rtol=1e-6, atol=0)
        everywhere = torch.arange(len(data))
        plain = Network(SMALL, Sizes(8, 4, 8))
        plain.load_weights(read)
        rescaled = continued_network(data, path, everywhere)
        expected = predict(plain, data, everywhere)
        torch.testing.assert_close(predict(rescaled, data, everywhere), expected, rtol=1e-4, atol=1e-3)

    def test_file_layout(self) -> None:
        shape, sizes = replace(SMALL, name="x"), Sizes(8, 4, 8)
        weights = {name: torch.zeros(size) for name, size in weight_shapes(shape, sizes).items()}
        weights["W1"][1, 2, 5] = 2.0
        weights["d"][1] = -1.0
        path = self.folder / "x.bnet"
        write_weights(path, vars(shape) | {"feature_hidden": 8, "pair_hidden": 4, "middle": 8}, weights)
        data = path.read_bytes()
        start = 12 + struct.unpack_from("<I", data, 8)[0]
        classes, arrays = 4 * (4 + 2 * 3 * 8) + 2 * (4 + 2 * 2 * 4), [14 * 8, 8, 8 * 2, 14 * 2, 2]
        self.assertEqual(len(data), start + classes + sum(4 + 2 * size for size in arrays))
        block = start + 4 + 2 * 3 * 8  # class 1
        self.assertAlmostEqual(struct.unpack_from("<f", data, block)[0], 2 / 32767)
        self.assertEqual(struct.unpack_from("<h", data, block + 4 + 2 * (2 * 8 + 5))[0], 32767)
        self.assertEqual(struct.unpack_from("<h", data, len(data) - 2)[0], -32767)

    def test_unseen_inputs_get_no_weight(self) -> None:
        _, data = self.load()
        weights = self.random_network(data).weights()
        self.assertEqual(float(weights["W1"][3].abs().max()), 0)  # a class without rows
        self.assertEqual(float(weights["A"][-1].abs().max()), 0)  # a constant global


class TargetTest(unittest.TestCase):
    def test_two_players_have_opposite_signs(self) -> None:
        # In the view of seat 0 the values are 1, 2, 3 and the final lead is 10.
        values, final = torch.tensor([1.0, -2.0, 3.0]), torch.tensor([10.0, -10.0, 10.0])
        seat, game = torch.tensor([0, 1, 0]), torch.zeros(3, dtype=torch.int64)
        targets = train.td_targets(values, final, game, seat, 2, 0.5)
        last, middle = 10.0, 0.5 * 3 + 0.5 * 10
        torch.testing.assert_close(targets, torch.tensor([0.5 * 2 + 0.5 * middle, -middle, last]))

    def test_lambda_one_is_the_final_lead(self) -> None:
        game = torch.tensor([0, 0, 0, 1, 1, 2])
        seat = torch.tensor([0, 1, 0, 1, 0, 1])
        final = torch.tensor([5.0, -7.0, 2.0])[game] * (1 - 2 * seat)
        targets = train.td_targets(torch.randn(6), final, game, seat, 2, 1.0)
        torch.testing.assert_close(targets, final)

    def test_games_of_different_length_and_more_players(self) -> None:
        rng = torch.Generator().manual_seed(1)
        game = torch.tensor([0] * 7 + [1] * 4 + [2] * 9)
        seat = torch.randint(0, 3, (20,), generator=rng)
        values, labels = torch.randn(20, generator=rng), torch.randn(3, 3, generator=rng)
        final = labels[game, seat]
        targets = train.td_targets(values, final, game, seat, 3, 0.7)
        for number in range(20):
            later = [i for i in range(number + 1, 20) if game[i] == game[number] and seat[i] == seat[number]]
            expected = float(final[number])
            for i in reversed(later):
                expected = 0.3 * float(values[i]) + 0.7 * expected
            self.assertAlmostEqual(float(targets[number]), expected, places=5)


class RunTest(TrainingTest):
    def setUp(self) -> None:
        super().setUp()
        self.path = write_known_games(self.folder / "games.bpos", 500)

    def run_training(self, name: str, *extra: object) -> tuple[Path, dict]:
        output, report = self.folder / f"{name}.bnet", self.folder / f"{name}.json"
        options = [
            "--batch",
            256,
            "--epochs",
            12,
            "--lr",
            1e-2,
            "--ema",
            0.98,
            "--device",
            "cpu",
            "--holdout",
            0.1,
        ]
        quiet(self.path, "-o", output, "--report", report, *options, *extra)
        return output, json.loads(report.read_text())

    def test_learns_a_known_function(self) -> None:
        _, report = self.run_training("td")
        self.assertGreater(report["network"]["r2"], report["hand"]["r2"] + 0.1)
        self.assertLess(report["network"]["log_loss"], report["hand"]["log_loss"] - 0.01)
        self.assertEqual([entry["round"] for entry in report["history"]], [0, 1, 2, 3, 4])
        self.assertEqual(sum(row["number"] for row in report["calibration"]), report["held_out_positions"])
        self.assertLess(report["rounding"], 0.05)

    def test_recovers_the_value(self) -> None:
        output, _ = self.run_training("value", "--td-rounds", 2)
        _, weights = read_weights(output)
        rng = np.random.default_rng(9)
        writer = Writer(self.folder / "probe.bpos", SMALL)
        values = rng.normal(0, 12, 200)
        writer.game([known_position(rng, 0, value) for value in values], np.array([1.0, -1.0]))
        path = writer.close()
        offsets = PositionFile.open(path).positions["offset"]
        raw = path.read_bytes()
        leads = [reference(read_position(raw, int(at), SMALL), weights)[0] for at in offsets]
        error = float(np.sqrt(np.mean((leads - values) ** 2)))
        self.assertLess(error, 3.0)  # the hand is off by 7.8

    def test_same_seed_same_weights(self) -> None:
        runs = [
            self.run_training(name, "--epochs", 2, "--seed", seed)[0]
            for name, seed in (("a", 5), ("b", 5), ("c", 6))
        ]
        one, two, other = (path.read_bytes() for path in runs)
        self.assertEqual(one, two)
        self.assertNotEqual(one, other)

    def test_continues_from_weights(self) -> None:
        output, report = self.run_training("first")
        _, again = self.run_training(
            "second", "--init", output, "--epochs", 0.2, "--lr", 1e-4, "--td-rounds", 0
        )
        self.assertAlmostEqual(again["network"]["r2"], report["network"]["r2"], delta=0.01)
        header, _ = read_weights(output)
        self.assertEqual(header["layout"], "v1")
        self.assertEqual(header["trained"]["games"], 500)

    def test_stops_in_time(self) -> None:
        output, report = self.run_training("timed", "--minutes", 0.01, "--epochs", 1000)
        self.assertTrue(output.exists())
        self.assertLess(report["seconds"]["training"], 5)

    def test_check_prints_positions(self) -> None:
        output, _ = self.run_training("check", "--epochs", 1)
        lines = quiet("--check", output, self.path).splitlines()
        self.assertEqual(len(lines), 6)


if __name__ == "__main__":
    if sys.argv[1:2] == ["write"]:
        write_large_games(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        unittest.main()
