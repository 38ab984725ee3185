"""Random calls with random arguments: exceptions may come, crashes may not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SEEDS = (1, 2)
CALLS = 6000


@pytest.mark.parametrize("seed", SEEDS)
def test_random_calls_do_not_crash(seed: int) -> None:
    script = Path(__file__).parent / "fuzz.py"
    process = subprocess.run(
        [sys.executable, "-X", "faulthandler", script, str(seed), str(CALLS)],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | {"RUST_BACKTRACE": "0"},
        check=False,
    )
    assert process.returncode == 0, process.stdout[-2000:] + process.stderr[-2000:]
    calls, raised = map(int, process.stdout.split())
    assert calls == CALLS
    assert 0 < raised < calls
    assert "panicked" not in process.stderr
