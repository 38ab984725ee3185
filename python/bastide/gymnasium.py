"""Gymnasium environments: one seat against computer players, and many games at once.

    import gymnasium

    environment = gymnasium.make("bastide.gymnasium:Bastide-v0", opponent="novice")
    observation, info = environment.reset(seed=1)
    action = environment.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = environment.step(action)

    vector = gymnasium.make_vec("bastide.gymnasium:Bastide-v0", num_envs=1024, opponent="novice")

Rewards: `win` (at the end, +1 for the winner and -1 shared by the others; tied winners share so
that the sum is 0), `lead` (at the end, the lead over the best opponent in points) and `points` (the
points scored since the last action).
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bastide import _common
from bastide._bastide import (
    Dealer,
    Encoder,
    Game,
    IllegalActionError,
    Player,
    SetupError,
    State,
    StateError,
    VectorGames,
)
from bastide._common import Actions, Array, Reward

__all__ = ["BastideEnv", "BastideVectorEnv"]

Observation: TypeAlias = dict[str, NDArray[Any]]


class BastideEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against computer players.

    The game is chosen as in `bastide.Game`, and actions and observations as in `bastide.Encoder`.

    - `opponent`: the specification of the other players, such as `"novice"` or
      `"mcts:iterations=100"`, or one for each of them in seat order.
    - `seat`: the agent's seat, counted from 0, or `"random"` for another one every game.
    - `illegal`: what an action does that is in the action space, but not legal now. `"lose"` ends
      the game with the reward -1 and `info["illegal"]`; `"raise"` raises
      `bastide.IllegalActionError`.

    `info` has `action_mask`, the `seat` of the agent and the `scores` of all seats.
    `action_masks()` returns the mask as sb3-contrib expects it.

    Render modes: `svg` (a picture), `ansi` (text) and `human` (prints the text after every action).
    """

    metadata = {  # noqa: RUF012 -- declared so by Gymnasium
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 1,
    }

    def __init__(
        self,
        preset: str = "base",
        players: int | Sequence[str] = 2,
        *,
        opponent: str | Sequence[str] = "novice",
        seat: int | Literal["random"] = "random",
        sets: Iterable[str] = (),
        setup: str | None = None,
        actions: Actions = "plan",
        observation: Sequence[Array] = ("board", "vector"),
        window: int = 21,
        max_actions: int = 1024,
        reward: Reward = "win",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        _common.one_of("reward", reward, _common.REWARDS)
        _common.one_of("illegal", illegal, ("lose", "raise"))
        _common.one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.game = Game(preset, players, sets=sets, setup=setup)
        self.encoder = Encoder(
            self.game,
            actions=actions,
            observation=observation,
            window=window,
            max_actions=max_actions,
        )
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.encoder.num_actions)
        self.observation_space = spaces.Dict(_common.boxes(self.encoder))
        seats = len(self.game.players)
        others = seats - 1
        self._opponents = [opponent] * others if isinstance(opponent, str) else list(opponent)
        if len(self._opponents) != others:
            raise SetupError(f"there are {others} opponents, not {len(self._opponents)}")
        for spec in self._opponents:
            Player(spec)
        if seat != "random" and seat not in range(seats):
            raise SetupError(
                f'the seat must be "random" or between 0 and {seats - 1}, not {seat!r}'
            )
        self._seat_choice = seat
        self._reward = reward
        self._illegal = illegal

    @property
    def position(self) -> State:
        """A copy of the position, for search and for computer players."""
        return self._state.copy()

    @property
    def seat(self) -> int:
        """The agent's seat in this game."""
        return self._seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a game and plays on to the agent's first turn."""
        super().reset(seed=seed)
        seats = len(self.game.players)
        if self._seat_choice == "random":
            self._seat = int(self.np_random.integers(seats))
        else:
            self._seat = self._seat_choice
        seeds = self.np_random.integers(2**63, size=seats).tolist()
        self._dealer = Dealer(seeds.pop())
        others = (seat for seat in range(seats) if seat != self._seat)
        self._players = {
            seat: Player(spec, seed)
            for seat, spec, seed in zip(others, self._opponents, seeds, strict=True)
        }
        self._state = self.game.start()
        self._over = False
        self._play_on()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise StateError("the game is over: call reset() to start another one")
        before = self._state.scores
        try:
            self.encoder.apply(self._state, action)
        except IllegalActionError:
            if self._illegal == "raise" or not self.action_space.contains(action):
                raise
            self._over = True
            self._legal = self._legal[:0]
            info = self._info() | {"illegal": True}
            return self._observe(), -1.0, True, False, info
        self._play_on()
        self._over = self._state.is_over
        return self._observe(), self._paid(before), self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now."""
        return self._mask().view(np.bool_)

    def render(self) -> str | None:
        """The position in the render mode; `None` after printing it in the mode `human`."""
        return _common.render(self._state, self.render_mode)

    def _play_on(self) -> None:
        """Lets chance and the opponents act until the agent must, or the game is over."""
        state = self._state
        while (actor := state.actor) is not None and actor != self._seat:
            if actor == "chance":
                self._dealer.deal(state)
            else:
                state.apply(self._players[actor].choose(state))
        self._legal = self.encoder.legal(state)
        if self.render_mode == "human":
            self.render()

    def _paid(self, before: list[int]) -> float:
        if self._reward == "points":
            return _common.points_since(before, self._state.scores)[self._seat]
        if self._state.is_over:
            return _common.final_rewards(self._reward, self._state)[self._seat]
        return 0.0

    def _observe(self) -> Observation:
        return self.encoder.observe(self._state, self._seat)

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.encoder.num_actions, np.int8)
        mask[self._legal] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._mask(),
            "seat": self._seat,
            "scores": np.array(self._state.scores),
        }


class BastideVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, stepped by Rust threads.

    The games are chosen as in `BastideEnv`. With an `opponent`, each game has one agent, and the
    other seats are played by it. With `opponent=None`, every seat is an agent: an action is made by
    the seat that acts, and a reward belongs to the seat that made the action; `info["rewards"]`
    (games x players) has those of all seats.

    The observations and the arrays of `info` are overwritten by the next step, unless `copy` is
    set. `info` has:

    - `action_mask` (games x actions), unless `mask` is unset
    - `seat`: who acts
    - `rewards` (games x players)
    - `scores` and `lengths`: final scores and numbers of steps of the games that ended with this
      step

    A game that ends starts again in the same step (`AutoresetMode.SAME_STEP`). Its last observation
    is not kept: games terminate and are never cut off, so no value has to be estimated from it. An
    illegal action raises `bastide.IllegalActionError`.
    """

    metadata = {  # noqa: RUF012 -- declared so by Gymnasium
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int = 1,
        preset: str = "base",
        players: int | Sequence[str] = 2,
        *,
        opponent: str | None = "novice",
        sets: Iterable[str] = (),
        setup: str | None = None,
        actions: Actions = "plan",
        observation: Sequence[Array] = ("board", "vector"),
        mask: bool = True,
        window: int = 21,
        max_actions: int = 1024,
        reward: Reward = "win",
        threads: int | None = None,
        copy: bool = False,
    ) -> None:
        self.num_envs = num_envs
        self.games = VectorGames(
            Game(preset, players, sets=sets, setup=setup),
            num_envs,
            actions=actions,
            observation=observation,
            mask=mask,
            window=window,
            max_actions=max_actions,
            reward=reward,
            opponent=opponent,
            threads=threads,
        )
        self.encoder = self.games.encoder
        self.single_observation_space = spaces.Dict(_common.boxes(self.encoder))
        self.single_action_space = spaces.Discrete(self.encoder.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        infos = ("action_mask", "seat", "rewards", "scores", "lengths")
        self._infos = [name for name in infos if name in self.games.arrays]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts all games again; the same seed deals the same games."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**63)))
        return self._arrays(self.encoder.shapes), self._arrays(self._infos)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        self.games.step(np.ascontiguousarray(actions))
        arrays = self.games.arrays
        return (
            self._arrays(self.encoder.shapes),
            arrays["reward"].copy(),
            arrays["dones"].copy(),
            np.zeros(self.num_envs, np.bool_),
            self._arrays(self._infos),
        )

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, in an array that the next call overwrites."""
        return self.games.sample()

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now (games x actions)."""
        return self.games.arrays["action_mask"].view(np.bool_)

    def _arrays(self, names: Iterable[str]) -> dict[str, NDArray[Any]]:
        arrays = self.games.arrays
        return {name: arrays[name].copy() if self._copy else arrays[name] for name in names}


gymnasium.register(
    "Bastide-v0",
    entry_point="bastide.gymnasium:BastideEnv",
    vector_entry_point="bastide.gymnasium:BastideVectorEnv",
)
