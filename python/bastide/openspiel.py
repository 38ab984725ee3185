"""The OpenSpiel game `python_bastide`: import this module, and `pyspiel.load_game` knows it.

    import pyspiel
    import bastide.openspiel

    game = pyspiel.load_game("python_bastide(preset=base,players=2)")

Chance nodes are explicit: outcome k is the k-th of `bastide.State.chance_outcomes()`. An action is
an index of `bastide.Encoder`. Everything is public, so an observation is the same as the position:
the arrays of `bastide.Encoder.observe`, seen from a player, as one tensor.

| parameter | meaning | default |
|---|---|---|
| `preset`, `players` | the game, as in `bastide.Game` | `base`, 2 |
| `sets` | more tile sets, joined by `+` | |
| `actions`, `window`, `max_actions` | the actions, as in `bastide.Encoder` | `plan`, 21, 1024 |
| `observation` | the arrays of an observation, joined by `+` | `board+vector` |
| `reward` | `win` (+1 for the winner, -1 shared by the others) or `lead` (in points) | `win` |
"""

from typing import Any, Literal

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from bastide import _common
from bastide._bastide import Action, Encoder, Game, State

__all__ = ["BastideGame", "BastideObserver", "BastideState"]

_SHORT_NAME = "python_bastide"
_MOST_PLAYERS = 6
_MOST_DECISIONS_PER_TILE = 50
_MOST_LEAD = 10_000.0
_DEFAULTS: dict[str, str | int] = {
    "preset": "base",
    "players": 2,
    "sets": "",
    "actions": "plan",
    "observation": "board+vector",
    "window": 21,
    "max_actions": 1024,
    "reward": "win",
}


def _game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=_SHORT_NAME,
        long_name="Bastide: Carcassonne, Hunters & Gatherers, Mayflower",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class BastideGame(pyspiel.Game):
    """A game with its encoder."""

    game: Game
    encoder: Encoder
    reward: Literal["win", "lead"]

    def __new__(cls, params: dict[str, Any] | None = None) -> "BastideGame":
        # Before `__init__`, because OpenSpiel crashes if it is asked about a game that was refused.
        settings = _DEFAULTS | (params or {})
        _common.one_of("reward", settings["reward"], ("win", "lead"))
        game = Game(settings["preset"], settings["players"], sets=_parts(settings["sets"]))
        encoder = Encoder(
            game,
            actions=settings["actions"],
            observation=_parts(settings["observation"]),
            window=settings["window"],
            max_actions=settings["max_actions"],
        )
        made = super().__new__(cls)
        made.game, made.encoder, made.reward = game, encoder, settings["reward"]
        return made

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players, reward = len(self.game.players), self.reward
        zero_sum = reward == "win" or players == 2
        utility = pyspiel.GameType.Utility
        most = 1.0 if reward == "win" else _MOST_LEAD
        tiles = self.game.start().tiles_left + 1
        self._most_chance_nodes = tiles * _MOST_DECISIONS_PER_TILE
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.num_actions,
            max_chance_outcomes=self.game.max_chance_outcomes,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=tiles * _MOST_DECISIONS_PER_TILE,
        )
        game_type = _game_type(utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM)
        super().__init__(game_type, info, params or {})

    def new_initial_state(self) -> "BastideState":
        return BastideState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._most_chance_nodes

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> "BastideObserver | IIGObserverForPublicInfoGame":
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return BastideObserver(self.encoder, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class BastideState(pyspiel.State):
    """A position; `position` is the `bastide.State`."""

    def __init__(self, game: BastideGame) -> None:
        super().__init__(game)
        self.position = game.game.start()
        self._choices = _Choices()

    def current_player(self) -> int:
        actor = self.position.actor
        if actor is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor == "chance" else actor

    def is_terminal(self) -> bool:
        return self.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._choices.outcomes(self.position)
        return [(index, chance) for index, (_, chance) in enumerate(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._choices.legal(self.get_game().encoder, self.position)

    def _apply_action(self, action: int) -> None:
        if self.position.actor == "chance":
            outcome, _ = self._choices.outcomes(self.position)[action]
            self.position.apply(outcome)
        else:
            self.get_game().encoder.apply(self.position, action)
        self._choices = _Choices()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcome, _ = self._choices.outcomes(self.position)[action]
            return outcome.text
        actions = self.get_game().encoder.actions_of(self.position, action)
        return ", ".join(part.text for part in actions)

    def returns(self) -> list[float]:
        if not self.position.is_over:
            return [0.0] * self.num_players()
        return _common.final_rewards(self.get_game().reward, self.position)

    def __str__(self) -> str:
        return "\n".join(self.position.history)


class _Choices:
    """What can be done in a position, listed when it is first asked for. A copy is empty."""

    def __init__(self) -> None:
        self._outcomes: list[tuple[Action, float]] | None = None
        self._legal: list[int] | None = None

    def outcomes(self, position: State) -> list[tuple[Action, float]]:
        if self._outcomes is None:
            self._outcomes = position.chance_outcomes()
        return self._outcomes

    def legal(self, encoder: Encoder, position: State) -> list[int]:
        if self._legal is None:
            self._legal = encoder.legal(position).tolist()
        return self._legal

    def __reduce__(self) -> tuple[type, tuple[()]]:
        return _Choices, ()


class BastideObserver:
    """An observation, by OpenSpiel's interface of observers."""

    def __init__(self, encoder: Encoder, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, but got {params}")
        self._encoder = encoder
        shapes = {name: shape for name, (shape, _) in encoder.shapes.items()}
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + sizes[name]].reshape(shape)
            start += sizes[name]

    def set_from(self, state: BastideState, player: int) -> None:
        for name, array in self._encoder.observe(state.position, player).items():
            self.dict[name][...] = array

    def string_from(self, state: BastideState, player: int) -> str:
        return _common.text(state.position)


def _parts(text: str) -> list[str]:
    return [part for part in text.split("+") if part]


if _SHORT_NAME not in pyspiel.registered_names():
    pyspiel.register_game(_game_type(pyspiel.GameType.Utility.ZERO_SUM), BastideGame)
