"""Runs the examples with tiny settings, and the code of the documents."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PYTHON = Path(__file__).parent.parent
EXAMPLES = PYTHON / "examples"


def need(*modules: str) -> None:
    """Skips the test unless the modules are installed."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    if missing:
        pytest.skip(f"needs {' and '.join(missing)}")


def run(example: str, folder: Path, *options: str) -> str:
    """Runs an example in a folder and returns what it printed."""
    command = [sys.executable, str(EXAMPLES / example), *options]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "MPLBACKEND": "agg"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


PPO = (
    *("--opponent", "random", "--updates", "2", "--games", "8", "--steps", "4"),
    *("--minibatch", "16", "--evaluation-games", "4", "--final-games", "4"),
)


def test_ppo_writes_what_it_learned(tmp_path: Path) -> None:
    need("torch", "matplotlib")
    torch = importlib.import_module("torch")
    for name, curve in (("one", "curve.csv"), ("two", "curve.png")):
        printed = run("ppo_cleanrl.py", tmp_path, *PPO, "--curve", curve, "--save", name)
        assert "against casual" in printed
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert lines[0] == "minutes,games,wins,interval"
    assert len(lines) >= 2
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    # The same seed learns the same.
    one, two = (torch.load(tmp_path / name) for name in ("one", "two"))
    assert one.keys() == two.keys()
    assert all(torch.equal(one[name], two[name]) for name in one)


def test_ray_writes_parquet(tmp_path: Path) -> None:
    need("ray", "pyarrow")
    parquet = importlib.import_module("pyarrow.parquet")
    printed = run(
        "ray_selfplay.py",
        tmp_path,
        *("--actors", "2", "--games", "200", "--preset", "hunters-and-gatherers"),
        *("--players", "3", "--positions", "10", "--at-once", "32", "--output", "written"),
    )
    assert "200 games" in printed
    written = tmp_path / "written"
    results = [parquet.read_table(path).to_pylist() for path in sorted(written.glob("results-*"))]
    assert [len(rows) for rows in results] == [100, 100]
    games = {(row["seed"], row["game"]) for rows in results for row in rows}
    assert len(games) == 200
    assert {game for _, game in games} == set(range(100))
    assert all(len(row["scores"]) == 3 and row["steps"] > 20 for rows in results for row in rows)
    table = parquet.read_table(written / "positions-000.parquet")
    assert {(row["seed"], row["game"]) for row in table.to_pylist()} <= games
    names = importlib.import_module("json").loads(table.schema.metadata[b"vector"])
    assert all(len(row) == len(names) for row in table["vector"].to_pylist())


@pytest.mark.parametrize("document", ["README.md", "../docs/python.md"])
def test_the_code_in_documents_runs(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("gymnasium", "pettingzoo", "pyspiel")
    text = (PYTHON / document).read_text(encoding="utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE))
    assert len(blocks) >= 4
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {}
    for block in blocks:
        # The line numbers of errors are those of the document.
        lines = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines + block.group(1), document, "exec"), namespace)
