"""What the environments share: spaces, rewards and the position as text."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from bastide._bastide import Encoder, State

Actions: TypeAlias = Literal["plan", "kth-plan", "kth-action"]
Array: TypeAlias = Literal["board", "vector", "features", "plans"]
Reward: TypeAlias = Literal["win", "lead", "points"]

REWARDS: tuple[Reward, ...] = ("win", "lead", "points")


def one_of(what: str, value: str | None, choices: Iterable[str | None]) -> None:
    """Raises `ValueError` unless the value is one of the choices."""
    choices = tuple(choices)
    if value not in choices:
        known = ", ".join(repr(choice) for choice in choices)
        raise ValueError(f"{what} must be one of {known}, not {value!r}")


def boxes(encoder: Encoder) -> dict[str, spaces.Space[Any]]:
    """The spaces of the arrays of an observation, by their names."""
    return {name: _box(shape, np.dtype(dtype)) for name, (shape, dtype) in encoder.shapes.items()}


def _box(shape: tuple[int, ...], dtype: np.dtype[Any]) -> spaces.Box:
    if np.issubdtype(dtype, np.integer):
        limits = np.iinfo(dtype)
        return spaces.Box(limits.min, limits.max, shape, dtype.type)
    return spaces.Box(-np.inf, np.inf, shape, dtype.type)


def mask_box(encoder: Encoder) -> spaces.Box:
    """The space of an action mask."""
    return spaces.Box(0, 1, (encoder.num_actions,), np.int8)


def final_rewards(reward: Literal["win", "lead"], state: State) -> list[float]:
    """The reward of each seat at the end of a game.

    `win`: +1 for the winner and -1 shared by the others; tied winners share so that the sum is 0.
    `lead`: the lead over the best opponent in points.
    """
    scores = state.scores
    seats = range(len(scores))
    if len(scores) == 1:
        return [1.0 if reward == "win" else float(scores[0])]
    if reward == "lead":
        return [float(scores[i] - max(scores[j] for j in seats if j != i)) for i in seats]
    winners = state.winners
    others = len(scores) - 1
    share = len(scores) / len(winners)
    return [((share if i in winners else 0.0) - 1) / others for i in seats]


def points_since(before: Sequence[int], after: Sequence[int]) -> list[float]:
    """The points that each seat has scored between two positions."""
    return [float(new - old) for old, new in zip(before, after, strict=True)]


def render(state: State, mode: str | None) -> str | None:
    """The position in a render mode; `None` after printing it in the mode `human`."""
    if mode == "svg":
        return state.to_svg()
    if mode == "ansi":
        return text(state)
    if mode == "human":
        print(text(state), end="\n\n")
    return None


def text(state: State) -> str:
    """The position as text: who acts, the scores, and the tiles as kind and quarter turns."""
    names = state.game.players
    actor = state.actor
    if actor is None:
        head = "the game is over"
    elif actor == "chance":
        head = "chance acts"
    else:
        head = f"{names[actor]} acts"
    if state.tile is not None:
        head += f", tile {state.tile}"
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    return f"{head}, {state.tiles_left} tiles left\n{scores}\n{_table(state.tiles)}"


def _table(tiles: list[tuple[int, int, str, int]]) -> str:
    cells = {(x, y): f"{kind}/{turn}" for x, y, kind, turn in tiles}
    if not cells:
        return ""
    width = max(map(len, cells.values()))
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    lines = (" ".join(cells.get((x, y), "").ljust(width) for x in columns) for y in rows)
    return "\n".join(line.rstrip() for line in lines)
