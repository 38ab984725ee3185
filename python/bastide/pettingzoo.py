"""The PettingZoo environment: every seat is an agent.

    from bastide.pettingzoo import env

    environment = env("base", players=2)
    environment.reset(seed=1)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        action = None if terminated else rng.choice(info["legal"])
        environment.step(action)

An observation has the arrays of `bastide.Encoder`, seen from the agent, and `action_mask`, which is
all zeros for an agent that does not act. `info["legal"]` of the agent that acts has the legal
actions as indices, in ascending order. After the last action, the `info` of every agent has the
final `scores` and the `winners`, as seats.

An illegal action raises `bastide.IllegalActionError` and changes nothing. To end the game instead,
wrap the environment in PettingZoo's `TerminateIllegalWrapper`.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bastide import _common
from bastide._bastide import Dealer, Encoder, Game, State
from bastide._common import Actions, Array, Reward

__all__ = ["env", "raw_env"]

Observation: TypeAlias = dict[str, NDArray[Any]]


def env(
    preset: str = "base",
    players: int | Sequence[str] = 2,
    *,
    sets: Iterable[str] = (),
    setup: str | None = None,
    actions: Actions = "plan",
    observation: Sequence[Array] = ("board", "vector"),
    window: int = 21,
    max_actions: int = 1024,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """An environment that also checks the order of calls, as PettingZoo's own do.

    The game is chosen as in `bastide.Game`, and actions and observations as in `bastide.Encoder`.
    Rewards:

    - `win`: at the end, +1 for the winner and -1 shared by the others. Tied winners share so that
      the sum is 0.
    - `lead`: at the end, the lead over the best opponent in points.
    - `points`: after every action, the points that each agent has scored with it.

    Render modes: `svg` (a picture), `ansi` (text) and `human` (prints the text after every action).
    """
    return wrappers.OrderEnforcingWrapper(
        raw_env(
            preset,
            players,
            sets=sets,
            setup=setup,
            actions=actions,
            observation=observation,
            window=window,
            max_actions=max_actions,
            reward=reward,
            render_mode=render_mode,
        )
    )


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 -- the name that PettingZoo uses
    """The environment itself; see `env` for the parameters."""

    metadata = {  # noqa: RUF012 -- declared so by PettingZoo
        "name": "bastide_v0",
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        preset: str = "base",
        players: int | Sequence[str] = 2,
        *,
        sets: Iterable[str] = (),
        setup: str | None = None,
        actions: Actions = "plan",
        observation: Sequence[Array] = ("board", "vector"),
        window: int = 21,
        max_actions: int = 1024,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _common.one_of("reward", reward, _common.REWARDS)
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
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.game.players))]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: spaces.Discrete(self.encoder.num_actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                _common.boxes(self.encoder) | {"action_mask": _common.mask_box(self.encoder)}
            )
            for agent in self.possible_agents
        }
        self._reward = reward
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._num_actions = self.encoder.num_actions
        self._random = Random()

    @property
    def position(self) -> State:
        """A copy of the position, for search and for computer players."""
        return self._state.copy()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. With a seed, `bastide.Dealer` deals the same game from it."""
        if seed is None:
            seed = self._random.getrandbits(63)
        else:
            self._random = Random(seed)
        self._dealer = Dealer(seed)
        self._state = self.game.start()
        self._scores = self._state.scores
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        while self._state.actor == "chance":
            self._dealer.deal(self._state)
        self._go_on(self._state.actor)

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        actor = self.encoder.step(self._state, action, self._dealer)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._go_on(actor)

    def _go_on(self, actor: int | None) -> None:
        """Pays for the last action and turns to the seat that acts now."""
        state = self._state
        if self._reward == "points":
            scores = state.scores
            self._pay(_common.points_since(self._scores, scores))
            self._scores = scores
        self._legal = self.encoder.legal(state)
        if actor is None:
            self._finish()
        else:
            self.agent_selection = agent = self.possible_agents[actor]
            self.infos[agent] = {"legal": self._legal}
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        state = self._state
        if self._reward != "points":
            self._pay(_common.final_rewards(self._reward, state))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"scores": state.scores, "winners": state.winners} for agent in self.agents
        }

    def _pay(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def observe(self, agent: str) -> Observation:
        observation = self.encoder.observe(self._state, self._seats[agent])
        mask = np.zeros(self._num_actions, np.int8)
        if agent == self.agent_selection:
            mask[self._legal] = 1
        observation["action_mask"] = mask
        return observation

    def render(self) -> str | None:
        """The position in the render mode; `None` after printing it in the mode `human`."""
        return _common.render(self._state, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to release."""
