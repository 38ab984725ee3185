"""The computer players by name.

Each function returns a `Player`. The same seed gives the same decisions, except with a time budget.
"""

from bastide._bastide import Player

__all__ = [
    "LEVELS",
    "Beginner",
    "Casual",
    "Expectimax",
    "Flat",
    "Greedy",
    "Human",
    "Master",
    "Mcts",
    "Novice",
    "Random",
    "Shrewd",
    "Skilled",
    "Strong",
]

LEVELS: tuple[str, ...] = ("beginner", "novice", "casual", "skilled", "strong", "master")
"""The levels that a player of the game chooses from, the weakest first."""


def Random(*, seed: int = 1) -> Player:
    """Plays random legal actions."""
    return Player("random", seed)


def Greedy(*, careless: float | None = None, seed: int = 1) -> Player:
    """Plays the plan with the best valuation.

    `careless` is the standard deviation, in points, of an error in the value of a placement.
    """
    return Player(_spec("greedy", careless=careless), seed)


def Shrewd(*, seed: int = 1) -> Player:
    """Looks one ply ahead with the evaluation of the tree search."""
    return Player("shrewd", seed)


def Human(
    *,
    error: float | None = None,
    reach: float | None = None,
    slip: float | None = None,
    haste: float | None = None,
    regard: float | None = None,
    land: float | None = None,
    joins: bool = False,
    seed: int = 1,
) -> Player:
    """Looks one ply ahead and makes human-like mistakes; `beginner` to `skilled` are settings of
    it.
    """
    spec = _spec(
        "human",
        error=error,
        reach=reach,
        slip=slip,
        haste=haste,
        regard=regard,
        land=land,
        joins=1 if joins else None,
    )
    return Player(spec, seed)


def Beginner(*, seed: int = 1) -> Player:
    """Plays as in a first game."""
    return Player("beginner", seed)


def Novice(*, seed: int = 1) -> Player:
    """Makes fewer mistakes than a beginner."""
    return Player("novice", seed)


def Casual(*, seed: int = 1) -> Player:
    """Sees that features may be joined, and still makes mistakes."""
    return Player("casual", seed)


def Skilled(*, seed: int = 1) -> Player:
    """Makes few mistakes."""
    return Player("skilled", seed)


def Strong(*, seed: int = 1) -> Player:
    """Searches for some hundredths of a second a move."""
    return Player("strong", seed)


def Master(*, seed: int = 1) -> Player:
    """Searches for some seconds a move on all cores."""
    return Player("master", seed)


def Mcts(
    *,
    iterations: int | None = None,
    time: float | None = None,
    threads: int | None = None,
    memory: int | None = None,
    plies: int | None = None,
    exploration: float | None = None,
    seed: int = 1,
) -> Player:
    """Monte Carlo tree search with chance nodes.

    The search ends after `iterations` (1,000 by default) or `time` in seconds, whichever comes
    first. `memory` is in MiB, `plies` is the length of a rollout, and `exploration` is the
    exploration constant.
    """
    spec = _spec(
        "mcts",
        iterations=iterations,
        time=time,
        threads=threads,
        memory=memory,
        plies=plies,
        exploration=exploration,
    )
    return Player(spec, seed)


def Expectimax(*, width: int | None = None, time: float | None = None, seed: int = 1) -> Player:
    """Two plies: every tile that can be drawn, and the best reply to it, for the `width` best
    plans.
    """
    return Player(_spec("expectimax", width=width, time=time), seed)


def Flat(*, iterations: int | None = None, time: float | None = None, seed: int = 1) -> Player:
    """Flat Monte Carlo: random games from every action, chosen by UCB1; a baseline."""
    return Player(_spec("flat", iterations=iterations, time=time), seed)


def _spec(name: str, **options: float | None) -> str:
    given = (f"{key}={value}" for key, value in options.items() if value is not None)
    return ":".join([name, *given])
