"""The notebook of the examples runs from its first cell to its last.

BASTIDE is the program that makes its dataset.
"""

import os
from pathlib import Path

import nbclient
import nbformat
import pytest

NOTEBOOK = Path(__file__).parents[1] / "examples" / "five_questions.ipynb"
PROGRAM = os.environ.get("BASTIDE")


@pytest.mark.skipif(
    PROGRAM is None or not Path(PROGRAM).is_file(),
    reason="the environment variable BASTIDE does not name the program bastide",
)
def test_five_questions_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE", str(Path(PROGRAM).resolve()))
    monkeypatch.setenv("BASTIDE_GAMES", "40")
    monkeypatch.setenv("BASTIDE_DATASET", str(tmp_path / "dataset"))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    # A cell that fails raises an error with its traceback.
    nbclient.NotebookClient(
        notebook, timeout=600, resources={"metadata": {"path": tmp_path}}
    ).execute()

    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert not [output for output in outputs if output.output_type == "error"]
    plots = [output for output in outputs if "image/png" in output.get("data", {})]
    answers = [
        output.data["text/markdown"]
        for output in outputs
        if "text/markdown" in output.get("data", {})
    ]
    assert len(plots) == 5
    assert len(answers) == 5
    assert not [answer for answer in answers if "nan" in answer.split()], answers
    written = sorted(path.name for path in (tmp_path / "dataset").iterdir())
    assert written == ["beginner", "casual", "novice", "skilled"]
