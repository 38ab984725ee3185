"""The compiled part of the package: the rules engine, its computer players, and environments."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, SupportsIndex, final

import numpy as np
from numpy.typing import NDArray

__version__: str

PRESETS: tuple[str, ...]
"""The names of well-known mixes: base, base-river, classic, big-box-5, everything,
hunters-and-gatherers, mayflower."""

class BastideError(ValueError):
    """The base of all errors of this package."""

class SetupError(BastideError):
    """A setup cannot be played, or a record, player or option is unknown."""

class RecordError(BastideError):
    """A record cannot be read."""

class IllegalActionError(BastideError):
    """An action is not legal in this state, which stays unchanged."""

    rule: str | None
    """The ID of the rule that the action breaks, if it is a rule that forbids it."""

class StateError(BastideError):
    """An object cannot be used like this: the game is over, no player acts, it belongs to another
    game, another thread uses it, or the process was forked.
    """

@final
class Game:
    """A game that can be played: a checked setup."""

    def __new__(
        cls,
        preset: str = "base",
        players: int | Sequence[str] = 2,
        *,
        sets: Iterable[str] = (),
        setup: str | None = None,
    ) -> Game: ...
    @property
    def setup(self) -> str:
        """The setup in TOML."""
    @property
    def name(self) -> str:
        """carcassonne, hunters-and-gatherers or mayflower."""
    @property
    def players(self) -> list[str]:
        """The names of the players, in seat order."""
    @property
    def tile_kinds(self) -> list[str]:
        """The names of the tile kinds, in the order that observations use."""
    @property
    def pieces(self) -> list[str]:
        """The kinds of pieces in play, in the order that observations use."""
    @property
    def max_chance_outcomes(self) -> int:
        """The most outcomes that chance can have at once."""
    def start(self) -> State:
        """The position before the first action."""
    def play(self, players: Sequence[str], seed: int = 1, number: int = 0) -> Record:
        """Plays a game between computer players, game `number` of the match with this seed."""
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Action:
    """An action of a player or of chance. Two actions are equal if their texts are."""

    @property
    def text(self) -> str:
        """The action as it stands in a record."""
    @property
    def kind(self) -> str:
        """The kind of action: place-tile, place-piece, draw, pass, ..."""
    @property
    def position(self) -> tuple[int, int] | None:
        """The space it goes to; the y axis points south."""
    @property
    def turn(self) -> int | None:
        """The quarter turns clockwise of a placed tile."""
    @property
    def tile(self) -> str | None:
        """The tile kind that chance draws."""
    @property
    def piece(self) -> str | None:
        """The kind of piece that is placed."""
    def __hash__(self) -> int: ...

@final
class State:
    """A position of a game, with the actions that led to it.

    Two states are equal if their positions are. A state is for one thread at a time: another one
    gets a `StateError` or a `RuntimeError`.
    """

    @property
    def game(self) -> Game: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def actor(self) -> int | Literal["chance"] | None:
        """The seat that acts, counted from 0; "chance", or None when the game is over."""
    @property
    def phase(self) -> str:
        """What is to be decided: place-tile, place-piece, draw-tile, ..."""
    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance acts."""
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]:
        """The leading seats; several if they are tied."""
    @property
    def tiles_left(self) -> int: ...
    @property
    def tile(self) -> str | None:
        """The tile to be placed."""
    @property
    def tiles(self) -> list[tuple[int, int, str, int]]:
        """The placed tiles as (x, y, kind, turn), in the order of placement."""
    @property
    def history(self) -> list[str]:
        """The texts of all actions so far."""
    def legal_actions(self) -> list[Action]:
        """The actions of the player who acts; empty if no player does."""
    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """The outcomes of chance with their probabilities; empty unless chance acts."""
    def random_action(self, seed: int | None = None) -> Action:
        """A random outcome of chance by its probability, or any legal action."""
    def apply(self, action: Action | str) -> None:
        """Applies an action of a player or of chance, or raises `IllegalActionError`."""
    def explain(self, action: Action | str) -> list[dict[str, Any]]:
        """Applies an action and returns its events, with every point explained."""
    def features(self) -> list[dict[str, Any]]:
        """The features on the table: kind, tiles, points now and when complete, owners, pieces."""
    def view(self) -> dict[str, Any]:
        """Everything on the table, as the page of the server gets it."""
    def settled_scores(self) -> list[int]:
        """The scores if the game ended now."""
    def to_svg(self, tile_size: int = 90) -> str:
        """The table as a picture; tiles are 10 to 1,000 pixels wide."""
    def _repr_svg_(self) -> str: ...
    def record(self) -> Record: ...
    def copy(self) -> State: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Any) -> State: ...
    def __eq__(self, value: object, /) -> bool: ...
    __hash__ = None  # type: ignore[assignment]

@final
class Dealer:
    """Draws the outcomes of chance from a seed: the same seed deals the same game."""

    def __new__(cls, seed: int) -> Dealer: ...
    def deal(self, state: State) -> Action:
        """Applies an outcome of chance and returns it."""

@final
class Record:
    """A game as a readable text, which `str` returns."""

    @staticmethod
    def parse(text: str) -> Record:
        """Reads a record and plays it, or raises `RecordError`."""
    @property
    def game(self) -> Game: ...
    @property
    def actions(self) -> list[str]: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    def state(self, actions: int | None = None) -> State:
        """The state after this many actions; after all of them by default."""
    def review(
        self,
        iterations: int = 400,
        *,
        seed: int = 1,
        threads: int | None = None,
        language: str = "en",
    ) -> dict[str, Any]:
        """Mistakes, better plans with reasons, and how much was luck.

        `docs/review.md` describes the fields.
        """
    def __str__(self) -> str: ...

@final
class Player:
    """A computer player by its specification, such as "strong" or "mcts:iterations=500".

    The same seed makes the same decisions in the same positions, except with a time budget. A copy
    begins its random numbers anew. Several threads that use a player take turns.
    """

    def __new__(cls, spec: str, seed: int = 1) -> Player: ...
    @property
    def spec(self) -> str: ...
    @property
    def seed(self) -> int: ...
    def choose(self, state: State) -> Action:
        """The player's next action; the state stays as it is."""
    def evaluate(self, state: State) -> list[dict[str, Any]]:
        """The plans, the best first: `actions`, `chance` to win, expected final `lead`,
        `visits`.
        """

@final
class Encoder:
    """Turns states into arrays and indices into actions.

    - `actions`: what an index stands for. `plan`: always the same space, turn and choice of a
      piece; `kth-plan` and `kth-action`: the k-th legal plan or action of at most `max_actions`. A
      plan is a placement and what is done with a piece.
    - `observation`: the arrays. `board`: planes of a square window of the table; `vector`: numbers
      about the position; `features`: rows about features, pairs of features, and the position, as
      the network of the computer players sees them; `plans`: rows about the k-th legal plans.
    - `window`: the width of the window in tiles, an odd number.
    """

    def __new__(
        cls,
        game: Game,
        *,
        actions: Literal["plan", "kth-plan", "kth-action"] = "plan",
        observation: Sequence[Literal["board", "vector", "features", "plans"]] = (
            "board",
            "vector",
        ),
        window: int = 21,
        max_actions: int = 1024,
    ) -> Encoder: ...
    @property
    def game(self) -> Game: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def shapes(self) -> dict[str, tuple[tuple[int, ...], str]]:
        """Shape and dtype of each array of an observation, by its name.

        The names are those of the observation; `features` also has `pairs` and `globals`.
        """
    @property
    def fields(self) -> dict[str, list[str]]:
        """The names of the planes of `board`, and of the columns of the other arrays."""
    def describe(self, index: SupportsIndex) -> str:
        """What an index of the action space means, whatever the state."""
    def legal(self, state: State) -> NDArray[np.int64]:
        """The legal indices, in ascending order."""
    def mask(self, state: State) -> NDArray[np.int8]:
        """1 for each legal index."""
    def sample(self, state: State, seed: int | None = None) -> int:
        """A random legal index."""
    def actions_of(self, state: State, index: SupportsIndex) -> list[Action]:
        """The one or two actions that an index stands for."""
    def apply(self, state: State, index: SupportsIndex) -> None:
        """Applies the actions of a legal index. Chance does not act."""
    def step(self, state: State, index: SupportsIndex, dealer: Dealer) -> int | None:
        """Applies a legal index, and deals until a player must decide, whose seat it returns."""
    def observe(self, state: State, seat: int | None = None) -> dict[str, NDArray[Any]]:
        """The observation of a seat, by default of the one whose turn it is to act."""

@final
class VectorGames:
    """Many games stepped at once by Rust threads into arrays that are allocated once.

    `arrays` holds the arrays, with a first axis of games:

    - the observation, as in `Encoder.shapes`, seen from the seat that acts
    - `action_mask` (games x actions), if `mask` is set: 1 for each legal index
    - `seat`: the seat that acts
    - `reward`: the reward of the seat that made the last choice
    - `rewards` (games x players): the rewards of all seats
    - `dones`: whether the game ended with the last step, and another one began
    - `scores` (games x players) and `lengths`: the final scores and the number of steps of the last
      game that ended

    Rewards: `win` (at the end, +1 for the winner and -1 shared by the others; tied winners share so
    that the sum is 0), `lead` (at the end, the lead over the best opponent in points) and `points`
    (the points scored in the step).

    With an `opponent`, a computer player has all seats but one, which changes from game to game.
    Games, samples and opponents depend on the seed, and not on the number of threads.
    """

    def __new__(
        cls,
        game: Game,
        games: int,
        *,
        actions: Literal["plan", "kth-plan", "kth-action"] = "kth-action",
        observation: Sequence[str] = (),
        mask: bool = False,
        window: int = 21,
        max_actions: int = 1024,
        reward: Literal["win", "lead", "points"] = "win",
        opponent: str | None = None,
        seed: int = 1,
        threads: int | None = None,
    ) -> VectorGames: ...
    @property
    def arrays(self) -> dict[str, NDArray[Any]]: ...
    @property
    def encoder(self) -> Encoder: ...
    @property
    def games_played(self) -> int:
        """The number of games that ended since the start."""
    def __len__(self) -> int:
        """The number of games."""
    def reset(self, seed: int | None = None) -> None:
        """Starts all games anew, with the same seed if none is given."""
    def step(self, actions: NDArray[np.int64]) -> None:
        """Makes a choice in each game, lets chance and opponents act, and starts ended games anew.

        If an index is not legal, no game has changed.
        """
    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, in an array that the next call overwrites."""
    def counts(self) -> NDArray[np.int64]:
        """The number of legal indices of each game, in an array that the next call overwrites."""
    def state(self, game: SupportsIndex) -> State:
        """A copy of one game's state."""
