"""Calls everything at random: `python fuzz.py SEED CALLS`. Prints the number of calls and of
exceptions.
"""

import copy
import pickle
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

import bastide

PRESETS = bastide.PRESETS
SPECS = ("random", "greedy", "shrewd", "novice", "mcts:iterations=3", "flat:iterations=5")
MOST_OBJECTS = 12
"""The objects of a kind that are kept."""


class Fuzzer:
    """Objects made so far, and calls that use them."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        game = bastide.Game("base")
        self.objects: dict[type, list[Any]] = {
            bastide.Game: [game],
            bastide.State: [game.start()],
            bastide.Dealer: [bastide.Dealer(seed)],
            bastide.Action: [bastide.Dealer(seed).deal(game.start())],
            bastide.Record: [game.play(["random", "random"], seed)],
            bastide.Player: [bastide.Player("random")],
            bastide.Encoder: [bastide.Encoder(game)],
            bastide.VectorGames: [bastide.VectorGames(game, 3)],
        }

    def keep(self, value: Any) -> None:
        """Keeps an object, or those in a list, for later calls."""
        kept = self.objects.get(type(value))
        if kept is not None:
            kept.append(value)
            if len(kept) > MOST_OBJECTS:
                kept.pop(self.random.randrange(len(kept)))
        elif isinstance(value, list) and value:
            item = self.random.choice(value)
            self.keep(item[0] if isinstance(item, tuple) else item)

    def any_of(self, kind: type) -> Any:
        return self.random.choice(self.objects[kind])

    def integer(self) -> int:
        choose = self.random
        return choose.choice(
            [
                *(0, 1, 2, 3, 5, choose.randrange(60), choose.randrange(20_000)),
                *(-1, 255, 256, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), 10**25),
            ]
        )

    def text(self) -> str:
        choose = self.random
        state = self.any_of(bastide.State)
        return choose.choice(
            [
                "",
                "base",
                "pass",
                "plan",
                "kth-plan",
                "win",
                "en",
                "board",
                choose.choice(PRESETS),
                choose.choice(SPECS),
                self.any_of(bastide.Game).setup,
                str(self.any_of(bastide.Record)),
                self.any_of(bastide.Action).text,
                choose.choice(state.history or ["draw BA-A"]),
                "".join(chr(choose.randrange(0xD800)) for _ in range(choose.randrange(20))),
            ]
        )

    def array(self) -> np.ndarray:
        choose = self.random
        dtype = choose.choice([np.int64, np.int64, np.int64, np.int32, np.float32, np.uint8, bool])
        shape = choose.choice([(3,), (3,), (1,), (0,), (3, 1), ()])
        return np.full(shape, choose.choice([0, 0, 1, 7, 100]), dtype)

    def anything(self) -> Any:
        """An argument of any kind."""
        choose = self.random
        kind = choose.randrange(10)
        if kind < 3:
            return self.any_of(choose.choice(list(self.objects)))
        if kind < 5:
            return self.integer()
        if kind < 7:
            return self.text()
        return choose.choice(
            [None, 0.5, True, b"", [], {}, self.array(), ["board", "vector"], [self.text()]]
        )

    def suitable(self) -> Callable[[], Any]:
        """A call with arguments that are mostly sensible."""
        choose = self.random
        game, state, record = (
            self.any_of(kind) for kind in (bastide.Game, bastide.State, bastide.Record)
        )
        encoder, vector = self.any_of(bastide.Encoder), self.any_of(bastide.VectorGames)
        dealer, player = self.any_of(bastide.Dealer), self.any_of(bastide.Player)
        seed = choose.getrandbits(64)

        def play_on() -> None:
            for _ in range(choose.randrange(60)):
                state.apply(state.random_action(choose.getrandbits(64)))

        def step() -> None:
            for _ in range(choose.randrange(30)):
                vector.step(vector.sample())

        def act() -> None:
            legal = encoder.legal(state)
            encoder.apply(state, int(choose.choice(legal.tolist() or [0])))

        return choose.choice(
            [
                play_on,
                play_on,
                step,
                act,
                lambda: bastide.Game(choose.choice(PRESETS), choose.randrange(1, 7)),
                lambda: game.start(),
                lambda: bastide.Encoder(
                    game,
                    actions=choose.choice(["plan", "kth-plan", "kth-action"]),
                    observation=choose.sample(["board", "vector", "features", "plans"], 2),
                    window=choose.choice([1, 5, 21, 22]),
                    max_actions=choose.choice([1, 50, 3000]),
                ),
                lambda: bastide.VectorGames(
                    game,
                    choose.randrange(1, 5),
                    actions=choose.choice(["plan", "kth-plan", "kth-action"]),
                    observation=choose.sample(["board", "vector", "features"], 1),
                    mask=choose.random() < 0.5,
                    opponent=choose.choice([None, "random", "greedy"]),
                    seed=seed,
                    threads=choose.choice([None, 1, 2]),
                ),
                lambda: bastide.Player(choose.choice(SPECS), seed),
                lambda: dealer.deal(state),
                lambda: player.choose(state),
                lambda: state.explain(choose.choice(state.legal_actions() or ["pass"])),
                lambda: encoder.observe(state, choose.choice([None, 0, 1, 2])),
                lambda: vector.state(0),
                lambda: record.state(choose.randrange(len(record.actions) + 2)),
                lambda: pickle.loads(pickle.dumps(choose.choice([state, game, encoder, vector]))),
                lambda: copy.deepcopy(choose.choice([state, dealer, player, record])),
            ]
        )

    def wild(self) -> Callable[[], Any]:
        """A call of any public name with any arguments."""
        choose = self.random
        thing = self.any_of(choose.choice(list(self.objects)))
        owner = choose.choice([thing, thing, thing, type(thing)])
        names = [name for name in dir(type(thing)) if not name.startswith("_")]
        name = choose.choice([*names, "__call__"])
        if name == "__call__":
            owner, name = type(thing), "__call__"
        if name in ("play", "review"):
            return lambda: getattr(owner, name)
        arguments = [self.anything() for _ in range(choose.choice([0, 0, 1, 1, 2, 3]))]
        options = {}
        if choose.random() < 0.2:
            keys = ["seed", "threads", "window", "mask", "tile_size", "players", "observation"]
            options = {choose.choice(keys): self.anything()}

        def call() -> Any:
            value = getattr(owner, name)
            return value(*arguments, **options) if callable(value) else value

        return call


def main(seed: int, calls: int) -> None:
    fuzzer = Fuzzer(seed)
    raised = 0
    for _ in range(calls):
        call = fuzzer.suitable() if fuzzer.random.random() < 0.5 else fuzzer.wild()
        try:
            fuzzer.keep(call())
        except (bastide.BastideError, TypeError, ValueError, OverflowError):
            raised += 1
    print(calls, raised)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
