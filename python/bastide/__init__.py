"""Carcassonne, Hunters & Gatherers and Mayflower for research: a rules engine, computer players and
environments.

>>> import bastide
>>> state = bastide.Game("base", players=2).start()
>>> dealer = bastide.Dealer(seed=1)
>>> while not state.is_over:
...     if state.actor == "chance":
...         _ = dealer.deal(state)
...     else:
...         state.apply(state.random_action(seed=1))
>>> len(state.scores)
2

The environments are in `bastide.pettingzoo`, `bastide.gymnasium` and `bastide.openspiel`. Each
needs the library of its name and is imported on its own.
"""

from bastide import players
from bastide._bastide import (
    PRESETS,
    Action,
    BastideError,
    Dealer,
    Encoder,
    Game,
    IllegalActionError,
    Player,
    Record,
    RecordError,
    SetupError,
    State,
    StateError,
    VectorGames,
    __version__,
)

__all__ = [
    "PRESETS",
    "Action",
    "BastideError",
    "Dealer",
    "Encoder",
    "Game",
    "IllegalActionError",
    "Player",
    "Record",
    "RecordError",
    "SetupError",
    "State",
    "StateError",
    "VectorGames",
    "__version__",
    "players",
]
