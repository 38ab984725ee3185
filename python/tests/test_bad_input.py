"""Wrong input raises exceptions with our sentences and changes nothing; nothing crashes the
interpreter.
"""

import contextlib
import copy
import os
import pickle
import threading
import time
from collections.abc import Callable

import numpy as np
import pytest
from conftest import finished, first_decision

import bastide
from bastide import BastideError, VectorGames

BASE = bastide.Game("base")


def test_errors_are_value_errors() -> None:
    for error in (
        bastide.SetupError,
        bastide.RecordError,
        bastide.IllegalActionError,
        bastide.StateError,
    ):
        assert issubclass(error, BastideError)
    assert issubclass(BastideError, ValueError)


@pytest.mark.parametrize(
    "make",
    [
        lambda: bastide.Game("catan"),
        lambda: bastide.Game(""),
        lambda: bastide.Game("base", players=0),
        lambda: bastide.Game("base", players=1000),
        lambda: bastide.Game("base", players=[]),
        lambda: bastide.Game("base", players=["Ann", "Ann"]),
        lambda: bastide.Game("base", sets=["no-such-set"]),
        lambda: bastide.Game(setup="this is no setup"),
        lambda: bastide.Game(setup='game = "chess"\nplayers = ["Ann", "Ben"]'),
        lambda: bastide.Player("nobody"),
        lambda: bastide.Player("mcts:iterations=many"),
        lambda: bastide.Player("greedy:width=3"),
        lambda: BASE.play(["random"]),
        lambda: BASE.play(["random", "nobody"]),
        lambda: VectorGames(BASE, 4, opponent="nobody"),
    ],
)
def test_setups_and_players_are_checked(make: Callable[[], object]) -> None:
    with pytest.raises(bastide.SetupError) as caught:
        make()
    assert len(str(caught.value)) > 10


@pytest.mark.parametrize(
    "make",
    [
        lambda: bastide.Encoder(BASE, actions="any"),
        lambda: bastide.Encoder(BASE, observation=["smell"]),
        lambda: bastide.Encoder(BASE, observation=["plans"]),
        lambda: bastide.Encoder(BASE, window=0),
        lambda: bastide.Encoder(BASE, window=4),
        lambda: bastide.Encoder(BASE, window=10**6),
        lambda: bastide.Encoder(BASE, actions="kth-plan", max_actions=0),
        lambda: bastide.Encoder(BASE, actions="kth-plan", max_actions=10**12),
        lambda: VectorGames(BASE, 0),
        lambda: VectorGames(BASE, 10**9),
        lambda: VectorGames(BASE, 4, reward="glory"),
        lambda: VectorGames(BASE, 4, actions="any"),
        lambda: VectorGames(BASE, 4, observation=["smell"]),
    ],
)
def test_options_are_checked(make: Callable[[], object]) -> None:
    with pytest.raises(BastideError) as caught:
        make()
    assert len(str(caught.value)) > 10


@pytest.mark.parametrize(
    "make",
    [
        lambda: bastide.Game(7),
        lambda: bastide.Game("base", players="Ann"),
        lambda: bastide.Game("base", players=2.5),
        lambda: bastide.Game("base", players=-2),
        lambda: bastide.Game("base", sets="inns"),
        lambda: bastide.Game("base", 2, ["inns-and-cathedrals"]),
        lambda: bastide.State(),
        lambda: bastide.Action(),
        lambda: bastide.Record(),
        lambda: bastide.Player("random", seed=-1),
        lambda: bastide.Player("random", seed=2**64),
        lambda: bastide.Dealer(-1),
        lambda: bastide.Dealer(),
        lambda: bastide.Dealer("seed"),
        lambda: bastide.Encoder("base"),
        lambda: bastide.Encoder(BASE, window=-1),
        lambda: VectorGames(BASE, -1),
        lambda: VectorGames("base", 4),
        lambda: VectorGames(BASE, 4, seed=1.5),
        lambda: VectorGames(BASE, 4, threads=-1),
    ],
)
def test_types_and_ranges_are_checked(make: Callable[[], object]) -> None:
    with pytest.raises((TypeError, ValueError, OverflowError)):
        make()


def test_nothing_can_be_assigned() -> None:
    state = BASE.start()
    for thing, name in ((BASE, "players"), (state, "scores"), (state, "anything")):
        with pytest.raises((AttributeError, TypeError)):
            setattr(thing, name, 1)
    with pytest.raises(TypeError):
        hash(state)


@pytest.mark.parametrize(
    "text",
    ["", "place", "place 0,0 turn 0", "place 999999,1 turn 0", "dance", "pass", "é" * 10_000, "\0"],
)
def test_illegal_actions_change_nothing(text: str) -> None:
    state = first_decision(BASE)
    before = state.copy()
    for act in (state.apply, state.explain):
        with pytest.raises(bastide.IllegalActionError) as caught:
            act(text)
        assert str(caught.value)
        assert caught.value.rule is None or isinstance(caught.value.rule, str)
    assert state == before
    with pytest.raises(TypeError):
        state.apply(3)


def test_illegal_actions_name_their_rule() -> None:
    state = first_decision(BASE)
    with pytest.raises(bastide.IllegalActionError) as caught:
        state.apply("place 5,5 turn 0")
    assert caught.value.rule


def test_actions_of_other_positions_are_illegal() -> None:
    state = first_decision(BASE)
    action = state.legal_actions()[0]
    state.apply(action)
    with pytest.raises(bastide.IllegalActionError):
        state.apply(action)
    other = first_decision(bastide.Game("mayflower"))
    with pytest.raises(bastide.IllegalActionError):
        other.apply(action)


def test_a_finished_game_takes_no_actions() -> None:
    state = finished(BASE)
    before = state.copy()
    for call in (
        lambda: state.apply("pass"),
        lambda: state.explain("pass"),
        lambda: state.random_action(1),
        lambda: bastide.Dealer(1).deal(state),
        lambda: bastide.Player("greedy").choose(state),
        lambda: bastide.Encoder(BASE).apply(state, 0),
        lambda: bastide.Encoder(BASE).actions_of(state, 0),
    ):
        with pytest.raises(BastideError) as caught:
            call()
        assert len(str(caught.value)) > 10
    assert state == before
    assert state.legal_actions() == []
    assert state.chance_outcomes() == []


def test_chance_and_players_do_not_act_for_each_other() -> None:
    state = BASE.start()
    assert state.actor == "chance"
    with pytest.raises(BastideError):
        bastide.Player("greedy").choose(state)
    with pytest.raises(BastideError):
        bastide.Encoder(BASE).apply(state, 0)
    bastide.Dealer(1).deal(state)
    with pytest.raises(BastideError):
        bastide.Dealer(1).deal(state)


@pytest.mark.parametrize("text", ["", "bastide", "bastide-record = 99", "\0", "[setup]\n" * 1000])
def test_records_are_checked(text: str) -> None:
    with pytest.raises(bastide.RecordError) as caught:
        bastide.Record.parse(text)
    assert str(caught.value)


def test_damaged_records_are_refused_or_read() -> None:
    text = str(finished(BASE).record())
    for place in range(0, len(text), len(text) // 60):
        damaged = text[:place] + "#" + text[place + 1 :]
        try:
            bastide.Record.parse(damaged).state()
        except bastide.RecordError as error:
            assert str(error)


@pytest.mark.parametrize("index", [-1, -(2**31), 2**31, 2**63 - 1, 2**64, 10**30])
@pytest.mark.parametrize("actions", ["plan", "kth-plan", "kth-action"])
def test_indices_are_checked(index: int, actions: str) -> None:
    encoder = bastide.Encoder(BASE, actions=actions)
    state = first_decision(BASE)
    before = state.copy()
    for call in (encoder.apply, encoder.actions_of):
        with pytest.raises((bastide.IllegalActionError, OverflowError)):
            call(state, index)
    with pytest.raises((BastideError, OverflowError, IndexError)):
        encoder.describe(index)
    assert state == before


@pytest.mark.parametrize("index", [None, "0", 0.5, [0], np.zeros(2, np.int64)])
def test_indices_are_integers(index: object) -> None:
    encoder = bastide.Encoder(BASE)
    with pytest.raises(TypeError):
        encoder.apply(first_decision(BASE), index)


@pytest.mark.parametrize("seat", [-1, 2, 255, 10**10])
def test_seats_are_checked(seat: int) -> None:
    with pytest.raises((BastideError, OverflowError)):
        bastide.Encoder(BASE).observe(first_decision(BASE), seat)


def test_encoders_take_states_of_their_game() -> None:
    encoder = bastide.Encoder(BASE)
    for other in (bastide.Game("everything"), bastide.Game("mayflower"), bastide.Game("base", 5)):
        state = first_decision(other)
        for call in (encoder.legal, encoder.mask, encoder.observe):
            with pytest.raises(BastideError):
                call(state)
        with pytest.raises(BastideError):
            encoder.apply(state, 0)


WRONG_STEPS = [
    np.zeros(3, np.int64),
    np.zeros(5, np.int64),
    np.zeros(0, np.int64),
    np.zeros((4, 1), np.int64),
    np.zeros((2, 2), np.int64),
    np.full(4, -1),
    np.full(4, 1024),
    np.full(4, np.iinfo(np.int64).max),
    np.full(4, np.iinfo(np.int64).min),
    np.array([0, 0, 0, 1023]),
    np.zeros(4, np.float64),
    np.zeros(4, np.uint8),
    np.zeros(4, np.int32),
    np.zeros(4, object),
    np.array(0),
    np.zeros(4, ">i8"),
    [0, 0, 0, 0],
    "0000",
    None,
    7,
]


@pytest.mark.parametrize("actions", WRONG_STEPS, ids=lambda value: repr(value)[:40])
def test_steps_are_checked(actions: object) -> None:
    vector = VectorGames(BASE, 4, threads=2, seed=1)
    before = [vector.state(game) for game in range(4)]
    with pytest.raises((BastideError, TypeError, ValueError)):
        vector.step(actions)
    assert [vector.state(game) for game in range(4)] == before
    vector.step(vector.sample())


def test_strided_actions_are_taken_or_refused() -> None:
    vector = VectorGames(BASE, 4, seed=1)
    twin = VectorGames(BASE, 4, seed=1)
    actions = np.zeros((4, 3), np.int64)[:, 1]
    try:
        vector.step(actions)
    except (BastideError, TypeError):
        return
    twin.step(np.zeros(4, np.int64))
    assert [vector.state(game) for game in range(4)] == [twin.state(game) for game in range(4)]


@pytest.mark.parametrize("number", [-1, 4, 2**40, 10**30])
def test_game_numbers_are_checked(number: int) -> None:
    vector = VectorGames(BASE, 4)
    with pytest.raises((BastideError, OverflowError, IndexError)):
        vector.state(number)


def test_arrays_written_by_the_caller_do_no_harm() -> None:
    vector = VectorGames(BASE, 4, mask=True, observation=("vector",), seed=1)
    twin = VectorGames(BASE, 4, mask=True, observation=("vector",), seed=1)
    for array in vector.arrays.values():
        if array.flags.writeable:
            array.view(np.uint8)[...] = 255
    for _ in range(100):
        actions = twin.sample().copy()
        vector.step(actions)
        twin.step(actions)
    assert [vector.state(game) for game in range(4)] == [twin.state(game) for game in range(4)]


def test_resized_and_locked_arrays_are_refused() -> None:
    for spoil in (
        lambda array: array.resize((1,), refcheck=False),
        lambda array: array.resize((10**6,), refcheck=False),
        lambda array: array.setflags(write=False),
    ):
        for name in ("vector", "action_mask", "seat", "rewards", "dones", "lengths"):
            vector = VectorGames(BASE, 4, mask=True, observation=("vector",), threads=2)
            actions = vector.sample().copy()
            spoil(vector.arrays[name])
            before = [vector.state(game) for game in range(4)]
            with pytest.raises(bastide.StateError, match=name):
                vector.step(actions)
            assert [vector.state(game) for game in range(4)] == before


def test_arrays_can_not_be_replaced() -> None:
    vector = VectorGames(BASE, 4)
    with pytest.raises((TypeError, AttributeError)):
        vector.arrays = {}
    with contextlib.suppress(TypeError):
        vector.arrays["dones"] = None
    vector.step(vector.sample())
    assert vector.arrays["dones"].shape == (4,)


def in_threads(call: Callable[[], object], threads: int = 4) -> list[BaseException]:
    """Calls something from several threads at once and returns what it raised."""
    raised = []

    def run() -> None:
        for _ in range(20):
            try:
                call()
            except BaseException as error:
                raised.append(error)

    workers = [threading.Thread(target=run) for _ in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(60)
        assert not worker.is_alive()
    return raised


def test_games_stepped_by_several_threads() -> None:
    vector = VectorGames(BASE, 64, threads=2, seed=1)
    raised = in_threads(lambda: vector.step(np.zeros(64, np.int64)))
    assert all(isinstance(error, bastide.StateError) for error in raised)
    vector.step(vector.sample())


def test_states_used_by_several_threads() -> None:
    state = first_decision(BASE)
    player = bastide.Player("greedy")
    encoder = bastide.Encoder(BASE)
    dealer = bastide.Dealer(1)

    def use() -> None:
        if state.actor == "chance":
            dealer.deal(state)
        else:
            encoder.observe(state, 0)
            state.apply(player.choose(state))

    raised = in_threads(use)
    assert all(isinstance(error, BastideError | RuntimeError) for error in raised)
    assert len(state.history) > 20
    bastide.Record.parse(str(state.record()))


def test_objects_made_in_another_thread_can_be_used() -> None:
    made = []
    worker = threading.Thread(
        target=lambda: made.extend([first_decision(BASE), VectorGames(BASE, 2, threads=2)])
    )
    worker.start()
    worker.join()
    state, vector = made
    state.apply(state.legal_actions()[0])
    vector.step(vector.sample())


def in_fork(call: Callable[[], bool]) -> None:
    """Calls something in a forked process, which must say that it is true."""
    child = os.fork()
    if child == 0:
        code = 3
        try:
            code = 0 if call() else 2
        finally:
            os._exit(code)
    for _ in range(600):
        finished_child, status = os.waitpid(child, os.WNOHANG)
        if finished_child:
            assert os.waitstatus_to_exitcode(status) == 0
            return
        time.sleep(0.05)
    os.kill(child, 9)
    os.waitpid(child, 0)
    pytest.fail("the forked process hangs")


FORKS = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


@FORKS
def test_one_thread_works_after_a_fork() -> None:
    vector = VectorGames(BASE, 4, threads=1, seed=1)
    vector.step(vector.sample())

    def steps() -> bool:
        vector.step(vector.sample())
        return vector.state(0).actor in (0, 1)

    in_fork(steps)
    vector.step(vector.sample())


@FORKS
def test_several_threads_work_or_are_refused_after_a_fork() -> None:
    vector = VectorGames(BASE, 64, threads=2, seed=1)
    vector.step(vector.sample())

    def steps() -> bool:
        try:
            vector.step(vector.sample())
        except bastide.StateError as error:
            return "fork" in str(error)
        return True

    in_fork(steps)
    vector.step(vector.sample())


@FORKS
def test_new_objects_work_after_a_fork() -> None:
    VectorGames(BASE, 64, threads=2, seed=1).step(np.zeros(64, np.int64))

    def steps() -> bool:
        vector = VectorGames(BASE, 64, threads=2, seed=1)
        vector.step(vector.sample())
        state = first_decision(BASE)
        player = bastide.Player("mcts:iterations=20:threads=2")
        return player.choose(state) in state.legal_actions()

    in_fork(steps)


def things() -> dict[str, object]:
    """One of everything that can be copied."""
    state = first_decision(BASE)
    return {
        "game": BASE,
        "state": state,
        "finished": finished(BASE),
        "action": state.legal_actions()[0],
        "dealer": bastide.Dealer(3),
        "record": finished(BASE).record(),
        "player": bastide.Player("novice", seed=4),
        "encoder": bastide.Encoder(BASE, actions="kth-plan", window=9),
        "vector": VectorGames(BASE, 3, opponent="greedy", mask=True),
    }


@pytest.mark.parametrize("name", things())
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, "pickle"])
def test_everything_can_be_copied(name: str, duplicate: Callable | str) -> None:
    thing = things()[name]
    if duplicate == "pickle":
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            twin = pickle.loads(pickle.dumps(thing, protocol))
    else:
        twin = duplicate(thing)
    assert type(twin) is type(thing)
    if name in ("game", "state", "finished", "action"):
        assert twin == thing
    if name == "record":
        assert str(twin) == str(thing)
    if name == "player":
        state = first_decision(BASE)
        assert (twin.spec, twin.choose(state)) == (thing.spec, thing.choose(state))
    if name == "encoder":
        assert (twin.shapes, twin.num_actions) == (thing.shapes, thing.num_actions)
    if name == "vector":
        assert all(np.array_equal(twin.arrays[key], thing.arrays[key]) for key in thing.arrays)
    if name == "dealer":
        one, other = BASE.start(), BASE.start()
        assert thing.deal(one) == twin.deal(other)


@pytest.mark.parametrize("name", things())
def test_damaged_pickles_do_not_crash(name: str) -> None:
    data = pickle.dumps(things()[name])
    for place in range(0, len(data), max(1, len(data) // 200)):
        damaged = bytearray(data)
        damaged[place] ^= 0x15
        try:
            pickle.loads(bytes(damaged))
        except Exception as error:
            assert not isinstance(error, SystemError), error
