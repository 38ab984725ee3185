"""The plain API: games, states, records, players and encoders."""

import ast
import copy
import doctest
import math
import pickle
import random
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from conftest import PRESETS, deal, finished, first_decision, random_game

import bastide
from bastide import _bastide, players
from bastide.players import LEVELS


def test_presets_are_those_we_test() -> None:
    assert sorted(bastide.PRESETS) == sorted(PRESETS)


def test_all_names_exist() -> None:
    assert all(hasattr(bastide, name) for name in bastide.__all__)
    assert all(hasattr(players, name) for name in players.__all__)


def test_stub_and_module_agree() -> None:
    stub = ast.parse((Path(bastide.__file__).parent / "_bastide.pyi").read_text())
    public = {}
    for node in stub.body:
        if isinstance(node, ast.ClassDef):
            public[node.name] = {
                item.name if isinstance(item, ast.FunctionDef) else item.target.id
                for item in node.body
                if isinstance(item, ast.FunctionDef | ast.AnnAssign)
            }
        elif isinstance(node, ast.AnnAssign):
            public[node.target.id] = set()
    compiled = {name for name in dir(_bastide) if not name.startswith("_")} | {"__version__"}
    assert compiled == set(public)
    for name, members in public.items():
        value = getattr(_bastide, name)
        if not isinstance(value, type) or issubclass(value, Exception):
            continue
        missing = {member for member in members if not hasattr(value, member)}
        undocumented = {member for member in vars(value) if not member.startswith("_")} - members
        assert not missing, name
        assert not undocumented, name


def test_examples_run() -> None:
    for module in (bastide, players):
        assert doctest.testmod(module).failed == 0
    assert doctest.testmod(bastide).attempted > 3


def test_a_finished_game() -> None:
    state = finished(bastide.Game("base", players=2))
    assert state.is_over
    assert len(state.scores) == 2
    assert state.actor is None
    assert state.legal_actions() == []
    assert state.chance_outcomes() == []


def test_setup_round_trips(preset: str) -> None:
    game = bastide.Game(preset, players=["Ann", "Ben", "Cleo"])
    again = bastide.Game(setup=game.setup)
    assert again == game
    assert hash(again) == hash(game)
    assert again.players == ["Ann", "Ben", "Cleo"]
    assert game != bastide.Game(preset, players=2)
    assert len(set(game.tile_kinds)) == len(game.tile_kinds) > 10
    assert game.pieces


def test_sets_add_tiles() -> None:
    base = bastide.Game("base").start().tiles_left
    assert bastide.Game("base", sets=["inns-and-cathedrals"]).start().tiles_left > base


def test_random_games_end(preset: str) -> None:
    game = bastide.Game(preset, players=2)
    for state in random_game(game):
        assert state.game == game
    assert state.is_over
    best = max(state.scores)
    assert state.winners == [seat for seat, score in enumerate(state.scores) if score == best]
    assert len(state.tiles) > 30
    assert state.tile is None


def test_chance_is_explicit(preset: str) -> None:
    game = bastide.Game(preset)
    dealer = bastide.Dealer(5)
    chooser = random.Random(5)
    state = game.start()
    nodes = 0
    while not state.is_over and nodes < 40:
        outcomes = state.chance_outcomes()
        if state.actor == "chance":
            nodes += 1
            assert math.isclose(sum(chance for _, chance in outcomes), 1)
            assert len(outcomes) <= game.max_chance_outcomes
            assert dealer.deal(state) in [action for action, _ in outcomes]
        else:
            assert outcomes == []
            state.apply(chooser.choice(state.legal_actions()))
    assert nodes == 40


def test_the_same_seed_deals_the_same_game(preset: str) -> None:
    game = bastide.Game(preset)
    assert finished(game, 3) == finished(game, 3)
    assert finished(game, 3).history != finished(game, 4).history


def test_actions_are_their_texts() -> None:
    state = first_decision(bastide.Game("base"))
    for action in state.legal_actions():
        by_object, by_text = state.copy(), state.copy()
        by_object.apply(action)
        by_text.apply(action.text)
        assert by_object == by_text
        assert by_object.history == [*state.history, action.text]
        assert action.kind == "place-tile"
        assert len(action.position) == 2
        assert action.turn in range(4)
        assert action.tile is None
        assert action.piece is None
    assert len({action.text for action in state.legal_actions()}) == len(state.legal_actions())


def test_actions_tell_their_parts() -> None:
    kinds = set()
    for state in random_game(bastide.Game("base"), seed=2):
        for action in state.legal_actions():
            kinds.add(action.kind)
            if action.kind == "place-piece":
                assert action.piece == "follower"
    assert kinds == {"place-tile", "place-piece", "pass"}


def test_random_actions_are_legal_and_repeatable(preset: str) -> None:
    state = bastide.Game(preset).start()
    seeds = random.Random(1)
    for _ in range(60):
        seed = seeds.getrandbits(63)
        action = state.random_action(seed)
        assert action == state.random_action(seed)
        if state.actor == "chance":
            assert action in [outcome for outcome, _ in state.chance_outcomes()]
        else:
            assert action in state.legal_actions()
        state.apply(action)


def test_random_actions_vary_without_a_seed() -> None:
    state = first_decision(bastide.Game("base"))
    assert len({state.random_action().text for _ in range(200)}) > 1


def test_explaining_is_applying(preset: str) -> None:
    explained = 0
    for state in random_game(bastide.Game(preset), seed=7):
        if state.is_over:
            break
        action = state.legal_actions()[0]
        one, other = state.copy(), state.copy()
        events = one.explain(action)
        other.apply(action)
        assert one == other
        assert all(isinstance(event, dict) for event in events)
        explained += len(events)
    assert explained


def test_pictures_are_svg(preset: str) -> None:
    state = next(islice(random_game(bastide.Game(preset), seed=11), 12, None))
    for svg in (state.to_svg(), state.to_svg(tile_size=30), state._repr_svg_()):
        root = ElementTree.fromstring(svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(root) > 0
    assert state.to_svg(tile_size=30) != state.to_svg(tile_size=120)


def test_views_of_a_state(preset: str) -> None:
    for number, state in enumerate(random_game(bastide.Game(preset), seed=11)):
        if number % 40 == 0 or state.is_over:
            assert isinstance(state.view(), dict)
            assert all(isinstance(feature, dict) for feature in state.features())
            assert len(state.settled_scores()) == 2
            assert isinstance(state.phase, str)
            assert state.turn in (0, 1)
    assert state.settled_scores() == state.scores


def test_copies_are_independent(preset: str) -> None:
    state = first_decision(bastide.Game(preset))
    before = state.history
    for clone in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert clone == state
        clone.apply(clone.legal_actions()[0])
        assert clone != state
    assert state.history == before


def test_records_round_trip(preset: str) -> None:
    state = finished(bastide.Game(preset, players=["Ann", "Ben"]), seed=9)
    record = state.record()
    again = bastide.Record.parse(str(record))
    assert str(again) == str(record)
    assert again.game == state.game
    assert again.actions == state.history
    assert again.scores == state.scores
    assert again.winners == state.winners
    assert again.state() == state
    half = len(state.history) // 2
    assert again.state(half).history == state.history[:half]


def test_pickles_go_on_equally(preset: str) -> None:
    game = bastide.Game(preset)
    dealer = bastide.Dealer(21)
    chooser = random.Random(21)
    state = deal(game.start(), dealer)
    for _ in range(25):
        state.apply(chooser.choice(state.legal_actions()))
        deal(state, dealer)
    twin, twin_dealer = pickle.loads(pickle.dumps((state, dealer)))
    twin_chooser = copy.deepcopy(chooser)
    assert twin == state
    assert twin.record().actions == state.record().actions
    for _ in range(15):
        state.apply(chooser.choice(state.legal_actions()))
        twin.apply(twin_chooser.choice(twin.legal_actions()))
        assert deal(state, dealer) == deal(twin, twin_dealer)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
def test_levels_play_legally(level: str) -> None:
    state = first_decision(bastide.Game("base"))
    player = bastide.Player(level, seed=1)
    assert player.choose(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("player", "spec"),
    [
        (players.Random(), "random"),
        (players.Greedy(), "greedy"),
        (players.Greedy(careless=2), "greedy:careless=2"),
        (players.Shrewd(), "shrewd"),
        (players.Human(error=4, joins=True), "human:error=4:joins=1"),
        (players.Beginner(), "beginner"),
        (players.Novice(), "novice"),
        (players.Casual(), "casual"),
        (players.Skilled(), "skilled"),
        (players.Strong(), "strong"),
        (players.Mcts(iterations=20), "mcts:iterations=20"),
        (players.Mcts(time=0.01, threads=1, plies=1), "mcts:time=0.01:threads=1:plies=1"),
        (players.Expectimax(width=3), "expectimax:width=3"),
        (players.Flat(iterations=30), "flat:iterations=30"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_named_players(player: bastide.Player, spec: str) -> None:
    assert player.spec == bastide.Player(spec).spec
    state = first_decision(bastide.Game("base"))
    assert player.choose(state) in state.legal_actions()


def test_master_is_a_player() -> None:
    assert players.Master().spec == "master"


def test_the_same_seed_makes_the_same_decisions() -> None:
    game = bastide.Game("base")
    states = [state.copy() for state in random_game(game, seed=4)][:30]
    one, other = players.Novice(seed=5), players.Novice(seed=5)
    assert [one.choose(state) for state in states] == [other.choose(state) for state in states]


def test_evaluations_rank_plans() -> None:
    state = first_decision(bastide.Game("base"))
    plans = players.Mcts(iterations=60).evaluate(state)
    assert plans
    for plan in plans:
        after = state.copy()
        for action in plan["actions"]:
            after.apply(action)
        assert 0 <= plan["chance"] <= 1
        assert isinstance(plan["lead"], float)
        assert plan["visits"] >= 0


def test_matches_between_players() -> None:
    game = bastide.Game("base")
    record = game.play(["greedy", "random"], seed=1)
    assert record.scores[0] > record.scores[1]
    assert record.winners == [0]
    assert str(game.play(["greedy", "random"], seed=1)) == str(record)
    assert game.play(["greedy", "random"], seed=1, number=1).actions != record.actions


def test_reviews_are_dictionaries() -> None:
    record = bastide.Game("base").play(["novice", "beginner"], seed=1)
    review = record.review(iterations=8, threads=1)
    assert review == record.review(iterations=8, threads=1)
    assert isinstance(review, dict)
    assert review


@pytest.mark.parametrize("actions", ["plan", "kth-plan", "kth-action"])
def test_indices_stand_for_actions(preset: str, actions: str) -> None:
    game = bastide.Game(preset)
    encoder = bastide.Encoder(game, actions=actions, observation=())
    dealer = bastide.Dealer(2)
    chooser = random.Random(2)
    state = deal(game.start(), dealer)
    for _ in range(60):
        if state.is_over:
            break
        legal = encoder.legal(state)
        assert legal.dtype == np.int64
        assert np.all(np.diff(legal) > 0)
        mask = encoder.mask(state)
        assert mask.shape == (encoder.num_actions,)
        assert mask.dtype == np.int8
        assert np.array_equal(np.flatnonzero(mask), legal)
        index = chooser.choice(legal.tolist())
        parts = encoder.actions_of(state, index)
        assert len(parts) == 1 if actions == "kth-action" else len(parts) in (1, 2)
        assert encoder.describe(index)
        twin = state.copy()
        for part in parts:
            twin.apply(part)
        encoder.apply(state, index)
        assert state == twin
        deal(state, dealer)
    else:
        return
    assert encoder.legal(state).size == 0
    assert not encoder.mask(state).any()


def test_samples_are_legal_and_repeatable() -> None:
    game = bastide.Game("classic")
    encoder = bastide.Encoder(game)
    for number, state in enumerate(random_game(game, seed=5)):
        if state.is_over:
            break
        sample = encoder.sample(state, number)
        assert sample in encoder.legal(state)
        assert sample == encoder.sample(state, number)
    assert len({encoder.sample(first_decision(game), seed) for seed in range(50)}) > 10


def test_steps_deal_and_tell_who_acts(preset: str) -> None:
    game = bastide.Game(preset, players=3)
    encoder = bastide.Encoder(game, actions="kth-plan", observation=())
    dealers = bastide.Dealer(4), bastide.Dealer(4)
    one, other = (deal(game.start(), dealer) for dealer in dealers)
    while not one.is_over:
        index = encoder.sample(one, len(one.tiles))
        actor = encoder.step(one, index, dealers[0])
        encoder.apply(other, index)
        deal(other, dealers[1])
        assert one == other
        assert actor == one.actor


def test_plans_cover_all_actions_of_a_turn() -> None:
    game = bastide.Game("base")
    encoders = [bastide.Encoder(game, actions=a, observation=()) for a in ("plan", "kth-plan")]
    for state in random_game(game, seed=8):
        if state.is_over or state.phase != "place-tile":
            continue
        turns = set()
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            if after.actor != state.actor:
                turns.add((action.text,))
            else:
                turns |= {(action.text, then.text) for then in after.legal_actions()}
        for encoder in encoders:
            plans = [encoder.actions_of(state, i) for i in encoder.legal(state).tolist()]
            assert {tuple(action.text for action in plan) for plan in plans} == turns


OBSERVATIONS = [
    ("board",),
    ("vector",),
    ("features",),
    ("board", "vector", "features"),
    ("board", "vector", "features", "plans"),
]


@pytest.mark.parametrize("observation", OBSERVATIONS, ids="+".join)
def test_observations_have_their_shapes(preset: str, observation: tuple[str, ...]) -> None:
    game = bastide.Game(preset, players=3)
    encoder = bastide.Encoder(game, actions="kth-plan", observation=observation, window=15)
    assert set(observation) <= set(encoder.shapes)
    assert set(encoder.fields) == set(encoder.shapes)
    for name, (shape, _) in encoder.shapes.items():
        assert len(encoder.fields[name]) in shape
        assert len(set(encoder.fields[name])) == len(encoder.fields[name])
    for number, state in enumerate(random_game(game, seed=6)):
        if number % 25 and not state.is_over:
            continue
        seats = [0, 1, 2] if state.is_over else [None, 0, 1, 2]
        for seat in seats:
            arrays = encoder.observe(state, seat)
            assert set(arrays) == set(encoder.shapes)
            for name, (shape, dtype) in encoder.shapes.items():
                assert arrays[name].shape == shape
                assert arrays[name].dtype == np.dtype(dtype)
                assert np.isfinite(arrays[name]).all()


def test_observations_are_seen_from_a_seat() -> None:
    game = bastide.Game("base")
    encoder = bastide.Encoder(game, observation=("vector",))
    state = None
    for number, position in enumerate(random_game(game, seed=6)):
        if number == 40:
            state = position.copy()
    own, other = (encoder.observe(state, seat)["vector"] for seat in (0, 1))
    assert not np.array_equal(own, other)
    assert np.array_equal(encoder.observe(state)["vector"], (own, other)[state.actor])


def test_observations_do_not_depend_on_earlier_ones(preset: str) -> None:
    game = bastide.Game(preset, players=3)
    used = bastide.Encoder(game, actions="kth-plan", observation=OBSERVATIONS[-1])
    start = game.start()
    for number, state in enumerate(random_game(game, seed=13)):
        if number % 30 and not state.is_over:
            continue
        fresh = bastide.Encoder(game, actions="kth-plan", observation=OBSERVATIONS[-1])
        expected = fresh.observe(state, 1)
        for _ in range(2):
            arrays = used.observe(state, 1)
            for name in expected:
                assert np.array_equal(arrays[name], expected[name]), name
            used.observe(start, 2)
