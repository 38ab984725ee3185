//! Laws that hold in every game, whatever the rules in play.

use std::hash::{DefaultHasher, Hash, Hasher};

use bastide_rules::event::{Because, Event, Occasion};
use bastide_rules::geometry::{Corner, Side};
use bastide_rules::setup::{
    BarnPlacement, CatapultMode, CountMoves, DragonMoves, FairyRule, FinalQuarters, FirstPlayer,
    GameName, Lot, PrincessRule, StartTile, VolcanoRule, WagonMoves,
};
use bastide_rules::tile::Segment;
use bastide_rules::{
    Action, Actor, CatchResult, Contest, Dealer, DealerNote, Follower, Game, Piece, Pos, Quarter,
    Record, Rotation, Seat, SegmentId, Setup, Spot, State, below,
};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const NAMES: [&str; 6] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/// The expansions that may be mixed.
const SETS: [&str; 10] = [
    "inns-and-cathedrals",
    "traders-and-builders",
    "king-and-robber",
    "cult",
    "river-2",
    "princess-and-dragon",
    "tower",
    "abbey-and-mayor",
    "count",
    "catapult",
];

/// A game for so many players with some of the expansions, given as a bit set.
fn setup(players: usize, sets: u16) -> Setup {
    let players = if sets & 1 == 0 { players.min(5) } else { players };
    // The rulebook advises not to mix the Count and a river.
    let sets = if sets & 0x10 == 0 { sets } else { sets & !0x100 };
    let chosen = (0..SETS.len()).filter(|bit| sets & (1 << bit) != 0).map(|bit| SETS[bit]);
    Setup::carcassonne(NAMES.into_iter().take(players)).with(chosen)
}

/// The same with other rules and elements than usual, as a number says.
fn unusual(mut setup: Setup, number: u64) -> Setup {
    let says = |bit: u32| number >> (32 + bit) & 1 != 0;
    let rules = &mut setup.rules;
    if says(0) {
        rules.princess = PrincessRule::Must;
        rules.fairy = FairyRule::NextToFollower;
    }
    if says(1) {
        rules.dragon_moves = DragonMoves::AfterScoring;
        rules.volcano = VolcanoRule::Nobody;
    }
    if says(2) {
        rules.wagon_moves = WagonMoves::SecondEdition;
        rules.barn_placement = BarnPlacement::Occupied;
    }
    rules.last_abbey_round = says(3);
    if says(5) {
        rules.final_quarters = FinalQuarters::AnyDistrict;
        rules.count_moves = CountMoves::ToFollower;
        rules.catapult = CatapultMode::Manual;
    }
    let usual = setup.in_play();
    let twice = |pieces: u8| says(4).then_some(2 * pieces);
    let elements = &mut setup.elements;
    elements.wagons = twice(usual.wagons);
    elements.barns = twice(usual.barns);
    elements.mayors = twice(usual.mayors);
    elements.abbeys = twice(usual.abbeys);
    elements.builders = twice(usual.builders);
    elements.abbots = says(6).then_some(1 + u8::from(says(4)));
    elements.phantoms = says(3).then_some(1 + u8::from(says(6)));
    setup
}

fn game(players: usize, sets: u16) -> Game {
    Game::new(setup(players, sets)).expect("a sensible setup")
}

/// Plays a random game and shows every state and action on the way.
fn play(game: &Game, seed: u64, mut each: impl FnMut(&State, Action)) -> State {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut dealer = Dealer::new(std::array::from_fn(|i| seed.to_le_bytes()[i % 8]));
    let mut state = game.start();
    loop {
        let action = match state.actor() {
            Actor::Chance => dealer.deal(game, &state),
            Actor::Player(_) => game
                .pick_action(&state, |count| below(&mut random, count as u32) as usize)
                .expect("somebody who acts has a legal action"),
            Actor::Nobody => return state,
        };
        each(&state, action);
        game.apply(&mut state, action, &mut ()).expect("a listed action is legal");
    }
}

fn actions_of(game: &Game, seed: u64) -> Vec<Action> {
    let mut actions = Vec::new();
    play(game, seed, |_, action| actions.push(action));
    actions
}

fn hash(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// Every action that there could be: all spaces in reach and some out
/// of reach, all turns, all segments and some that do not exist, all draws, all seats.
fn action_space(game: &Game, state: &State) -> Vec<Action> {
    let mut space = vec![Action::Pass, Action::SecondTile, Action::Wind(3), Action::Wind(1_024)];
    space.extend(Contest::ALL.map(Action::ChooseFair));
    space.extend(CatchResult::ALL.map(Action::CatchResult));
    space.extend([0, 1, 500, 501].map(Action::Gap));
    for power in [0, 80, 100, 110, 400, 1_000, 1_020] {
        space.extend([-400, -300, 0, 50].map(|aside| Action::CatchThrow { aside, power }));
        let aims = [Pos::default(), Pos::new(1, 1), Pos::new(-9, 40)];
        space.extend(aims.map(|aim| Action::Throw { from: Side::E, aim, power }));
    }
    for (x, y, tick) in
        [(400, 0, 54), (425, 0, 54), (1_300, -400, 59), (1_350, 0, 57), (400, 0, 53)]
    {
        space.push(Action::Hand { x, y, tick });
    }
    for piece in Piece::ALL {
        space.push(Action::Seduce { piece, from: None });
        let at = Spot::On(SegmentId::new(4));
        space.push(Action::Seduce { piece, from: Some(at) });
        let follower = Follower { seat: Seat::new(1), piece, at };
        space.extend([Action::Hit(follower), Action::Nearest(follower)]);
    }
    space.extend(Side::ALL.map(Action::MoveDragon));
    space.extend(Corner::ALL.map(Action::PlaceBarn));
    space.extend(Piece::ALL.map(Action::Exchange));
    for quarter in Quarter::ALL {
        space.extend([Action::MoveCount(quarter), Action::MoveFairy(Spot::Quarter(quarter))]);
        space.push(Action::Capture(Spot::Quarter(quarter)));
        space.extend(Piece::ALL.map(|piece| Action::Deploy { piece, quarter }));
    }
    for captor in (0..7).chain([255]).map(Seat::new) {
        space.extend(Piece::ALL.map(|piece| Action::Ransom { piece, captor }));
    }
    space.extend((0..7).chain([255]).map(Seat::new).map(Action::FirstPlayer));
    let whole = self::game(2, 0x3ef);
    space.extend(whole.kind_ids().chain(game.kind_ids()).map(Action::Draw));
    let around = state.tiles().iter().flat_map(|tile| tile.pos.around().chain([tile.pos]));
    let far = [(i16::MIN, i16::MIN), (i16::MAX, i16::MAX), (0, i16::MAX), (500, -500)];
    let mut places: Vec<_> = around.chain(far.map(Pos::from)).collect();
    places.sort_unstable();
    places.dedup();
    for at in places {
        space.extend(Rotation::ALL.map(|turn| Action::PlaceTile { at, turn }));
        space.extend([Action::PlaceAbbey(at), Action::BuildTower(at)]);
        space.extend(Piece::ALL.map(|piece| Action::PlaceOnTower { piece, at }));
        space.extend([Action::MoveFairy, Action::Capture].map(|act| act(Spot::Tower(at))));
    }
    for on in (0..1_200).chain([u16::MAX]).map(SegmentId::new) {
        space.extend(Piece::ALL.map(|piece| Action::PlacePiece { piece, on }));
        space.extend(Piece::ALL.map(|piece| Action::LeaveQuarter { piece, to: on }));
        space.extend([Action::MoveFairy, Action::Capture].map(|act| act(Spot::On(on))));
        space.extend([Action::RemoveKnight(on), Action::MoveWagon(on), Action::Score(on)]);
        space.push(Action::Recall(on));
    }
    space.sort_unstable();
    space.dedup();
    space
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    // Few games: the whole action space is tried after every action.
    #![proptest_config(config(10))]

    /// A listed action is accepted, every other one of the action space is refused and leaves the
    /// state as it was; the list has no action twice; picking by number gives the same list.
    #[test]
    fn exactly_the_listed_actions_are_legal(players in 2..=6_usize, sets in 0..1024_u16, seed: u64) {
        let mut setup = unusual(setup(players, sets), seed);
        setup.first_player = FirstPlayer::Random(Lot::ByLot);
        // Without a kind, so that the draws of the whole game include one that is unknown here.
        setup.tiles = [("BA-X".to_owned(), 0)].into();
        check_legality(&Game::new(setup).expect("a sensible setup"), seed);
    }

}

proptest! {
    #![proptest_config(config(48))]

    /// Chance offers what is left, each tile with its own number of tickets.
    #[test]
    fn the_urn_holds_exactly_the_listed_outcomes(players in 2..=6_usize, sets in 0..1024_u16, seed: u64) {
        check_the_urn(&game(players, sets), seed);
    }

    /// A record gives the identical state again, hash for hash, and the identical text.
    #[test]
    fn a_record_replays_to_the_identical_state(players in 2..=6_usize, sets in 0..1024_u16, seed: u64) {
        let game = Game::new(unusual(setup(players, sets), seed)).expect("a sensible setup");
        check_records(&game, seed, if sets == 0 { 8 } else { 32 });
    }

    /// What a view says a feature is worth is what it gives when it is scored.
    #[test]
    fn a_feature_gives_what_it_is_worth(players in 2..=6_usize, sets in 0..1024_u16, seed: u64) {
        check_worth(&game(players, sets), seed);
    }

    /// The same actions with another first player give the same points, seats moved on.
    #[test]
    fn seats_do_not_matter(players in 2..=6_usize, sets in 0..1024_u16, first in 0..6_usize, seed: u64) {
        let mut setup = setup(players, sets);
        // In the digital form, followers that share an anchor stand in order of seats (CAT-D08), so
        // a throw may hit another one when the seats are moved. Here the players say what was hit.
        setup.rules.catapult = CatapultMode::Manual;
        check_seats(&Game::new(setup).expect("a sensible setup"), first, seed);
    }

    /// The same with digital throws, and without the expansions that let followers share an anchor:
    /// portals, towers, wagons and quarters.
    #[test]
    fn seats_do_not_matter_to_throws(
        players in 2..=6_usize, sets in 0..32_u16, first in 0..6_usize, seed: u64
    ) {
        check_seats(&game(players, sets | 0x200), first, seed);
    }

    /// The same game on a table that was turned gives the same points after every action.
    #[test]
    fn the_turn_of_the_table_does_not_matter(
        players in 2..=6_usize, sets in 0..256_u16, quarters in 1..4_u8, seed: u64
    ) {
        let straight = game(players, sets);
        let mut setup = straight.setup().clone();
        let start = if sets & 0x10 == 0 { "BA-D" } else { "R2-01" };
        let start = StartTile { tile: start.into(), at: Pos::default(), turn: Rotation::new(quarters) };
        setup.start = Some(vec![start]);
        if sets & 0x10 != 0 {
            // The river takes the start tile out of the game, but only if nothing else is said.
            setup.tiles.insert("BA-D".into(), 3);
        }
        let turned = Game::new(setup).expect("a sensible setup");
        check_turned(&straight, &turned, quarters, seed);
    }

    /// The same landscape laid in another order has the same features.
    #[test]
    fn the_order_of_laying_does_not_matter(sets in 0..16_u16, seed: u64) {
        check_order_of_laying(&game(2, sets), seed);
    }

    /// The same for rivers and lakes.
    #[test]
    fn waters_join_in_any_order(seed: u64) {
        let mut setup = Setup::new(GameName::HuntersAndGatherers, ["Ann", "Ben"]);
        setup.elements.bonus_tiles = Some(false);
        check_order_of_laying(&Game::new(setup).expect("a sensible setup"), seed);
    }
}

/// Lays the landscape of a random game again in another order.
fn check_order_of_laying(game: &Game, seed: u64) {
    let end = play(game, seed, |_, _| {});
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut waiting: Vec<_> = end.tiles()[1..].to_vec();
    let mut state = game.start();
    while !waiting.is_empty() {
        let near = waiting.iter().enumerate().filter(|(_, tile)| {
            Side::ALL.iter().any(|&side| state.tile_at(tile.pos.step(side)).is_some())
        });
        let near: Vec<_> = near.map(|(index, _)| index).collect();
        let tile = waiting.swap_remove(near[below(&mut random, near.len() as u32) as usize]);
        let PlacedAgain { draw, place } = again(&tile);
        for action in [draw, place, Action::Pass] {
            game.apply(&mut state, action, &mut ()).expect("every tile fits where it lay");
        }
    }
    assert_eq!(landscape(game, &state), landscape(game, &end));
}

/// The other games of the family, as they come out of the box.
const SISTERS: [GameName; 2] = [GameName::HuntersAndGatherers, GameName::Mayflower];

fn sister(game: GameName, players: usize) -> Game {
    let mut setup = Setup::new(game, NAMES.into_iter().take(players));
    setup.first_player = FirstPlayer::Random(Lot::ByLot);
    Game::new(setup).expect("a sensible setup")
}

proptest! {
    #![proptest_config(config(2))]

    #[test]
    fn exactly_the_listed_actions_of_the_sisters_are_legal(players in 2..=5_usize, seed: u64) {
        for game in SISTERS {
            check_legality(&sister(game, players), seed);
        }
    }
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn the_laws_of_chance_and_records_hold_for_the_sisters(players in 2..=5_usize, seed: u64) {
        for game in SISTERS {
            let game = sister(game, players);
            check_the_urn(&game, seed);
            check_worth(&game, seed);
            check_records(&game, seed, 8);
        }
    }

    #[test]
    fn seats_do_not_matter_to_the_sisters(players in 2..=5_usize, first in 0..5_usize, seed: u64) {
        for game in SISTERS {
            let mut setup = sister(game, players).setup().clone();
            setup.first_player = FirstPlayer::default();
            check_seats(&Game::new(setup).expect("a sensible setup"), first, seed);
        }
    }

    #[test]
    fn hunters_may_turn_their_table(players in 2..=5_usize, quarters in 1..4_u8, seed: u64) {
        let mut setup = Setup::new(GameName::HuntersAndGatherers, NAMES.into_iter().take(players));
        let straight = Game::new(setup.clone()).expect("a sensible setup");
        let tile = "HGT-START".to_owned();
        setup.start = Some(vec![StartTile { tile, at: Pos::default(), turn: Rotation::new(quarters) }]);
        check_turned(&straight, &Game::new(setup).expect("a sensible setup"), quarters, seed);
    }
}

/// A listed action is accepted, all others are refused and change nothing.
fn check_legality(game: &Game, seed: u64) {
    let mut legal = Vec::new();
    let mut check = |state: &State| {
        game.legal_actions(state, &mut legal);
        let mut sorted = legal.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), legal.len(), "an action is listed twice");
        // There are thousands of throws; some of them stand for all.
        let stride = 1 + legal.len() / 100;
        for (index, &action) in legal.iter().enumerate().step_by(stride) {
            assert_eq!(
                game.pick_action(state, |count| {
                    assert_eq!(count, legal.len());
                    index
                }),
                Some(action)
            );
        }
        assert_eq!(game.pick_action(state, |count| count), None);
        let mut after = state.clone();
        for (number, action) in action_space(game, state).into_iter().enumerate() {
            let listed = sorted.binary_search(&action).is_ok();
            // What a refused one changed would stay changed: it need not be looked for after each.
            if listed || number % 64 == 0 {
                assert!(after == *state, "what was refused before {action:?} changed the state");
            }
            let answer = game.apply(&mut after, action, &mut ());
            assert_eq!(answer.is_ok(), listed, "{action:?}: {answer:?}");
            if listed {
                after.clone_from(state);
            }
        }
        assert!(after == *state, "what was refused at last changed the state");
    };
    let end = play(game, seed, |state, _| check(state));
    check(&end);
}

fn check_the_urn(game: &Game, seed: u64) {
    let mut legal = Vec::new();
    play(game, seed, |state, _| {
        let tickets = game.tickets(state);
        assert_eq!(game.ticket(state, tickets), None);
        if state.actor() != Actor::Chance {
            assert_eq!(tickets, 0);
            return;
        }
        game.legal_actions(state, &mut legal);
        assert_eq!(legal.iter().map(|&a| game.tickets_of(state, a)).sum::<u32>(), tickets);
        let mut drawn: Vec<_> = (0..tickets).map(|t| game.ticket(state, t)).collect();
        drawn.sort_unstable();
        for &action in &legal {
            let first = drawn.partition_point(|&other| other < Some(action));
            let found = drawn[first..].iter().take_while(|&&other| other == Some(action));
            assert_eq!(found.count() as u32, game.tickets_of(state, action));
        }
    });
}

/// What a view says a feature is worth is what it gave when it was scored.
fn check_worth(game: &Game, seed: u64) {
    let mut state = game.start();
    for action in actions_of(game, seed) {
        let mut events = Vec::new();
        game.apply(&mut state, action, &mut events).expect("a listed action is legal");
        for event in events {
            let Event::Scored(score) = event else { continue };
            let by_itself = match score.occasion {
                Occasion::Completed
                | Occasion::Unfinished
                | Occasion::Barn
                | Occasion::Recalled
                | Occasion::Hunters
                | Occasion::Trappers => true,
                Occasion::Farmers => !score.because.contains(&Because::Pig),
                Occasion::BarnPlaced | Occasion::BarnJoined | Occasion::Huts => false,
            };
            if by_itself {
                let feature = state.feature_at(game, score.at, score.place).expect("a feature");
                assert_eq!((feature.points(), feature.worth), (score.points, score.terms));
            }
        }
    }
}

fn check_records(game: &Game, seed: u64, most: usize) {
    let mut record = Record::new(
        game.clone(),
        DealerNote::Seed(std::array::from_fn(|i| seed.to_le_bytes()[i % 8])),
    );
    let mut hashes = Vec::new();
    let end = play(game, seed, |state, action| {
        hashes.push(hash(state));
        record.apply(action, &mut ()).expect("a legal action");
    });
    assert!(*record.state() == end);
    let text = record.to_string();
    assert!(text.len() < most * 1024, "the record has {} bytes", text.len());
    let read = Record::parse(&text).expect("a record that was just written");
    assert_eq!(read.to_string(), text);
    assert!(*read.state() == end);
    for (count, wanted) in hashes.into_iter().enumerate() {
        assert_eq!(hash(&read.replay(count, &mut ())), wanted);
    }
}

fn check_seats(game: &Game, first: usize, seed: u64) {
    let players = game.setup().players.len();
    let first = first % players;
    let moved = |seat: Seat| Seat::new(((seat.index() + first) % players) as u8);
    let actions = actions_of(game, seed).into_iter().map(|action| match action {
        Action::Ransom { piece, captor } => Action::Ransom { piece, captor: moved(captor) },
        Action::Hit(own) => Action::Hit(Follower { seat: moved(own.seat), ..own }),
        Action::Nearest(own) => Action::Nearest(Follower { seat: moved(own.seat), ..own }),
        other => other,
    });
    let original = actions_of(game, seed);
    let mut setup = game.setup().clone();
    setup.first_player = FirstPlayer::Seat(first as u8 + 1);
    let actions: Vec<_> = actions.collect();
    let moved = replay(&Game::new(setup).expect("a sensible setup"), &actions);
    let mut scores = replay(game, &original).scores().to_vec();
    scores.rotate_right(first);
    assert_eq!(moved.scores(), scores);
}

fn check_turned(straight: &Game, turned: &Game, quarters: u8, seed: u64) {
    let mut state = turned.start();
    let end = play(straight, seed, |before, action| {
        assert_eq!(state.scores(), before.scores());
        let action = turn_action(straight, before, &state, action, quarters);
        turned.apply(&mut state, action, &mut ()).expect("legal on the turned table, too");
    });
    assert_eq!(state.scores(), end.scores());
}

fn replay(game: &Game, actions: &[Action]) -> State {
    let mut state = game.start();
    for &action in actions {
        game.apply(&mut state, action, &mut ()).expect("legal once, legal again");
    }
    state
}

struct PlacedAgain {
    draw: Action,
    place: Action,
}

fn again(tile: &bastide_rules::PlacedTile) -> PlacedAgain {
    let place = Action::PlaceTile { at: tile.pos, turn: tile.turn };
    PlacedAgain { draw: Action::Draw(tile.kind), place }
}

/// All features without their followers, in an order that does not depend on how they came about.
fn landscape(game: &Game, state: &State) -> Vec<String> {
    let describe = |feature: bastide_rules::Feature| {
        let mut segments = feature.segments;
        segments.sort_unstable();
        format!("{segments:?} {} {} {}", feature.complete, feature.tiles, feature.shields)
    };
    let mut features: Vec<_> = state.features(game).into_iter().map(describe).collect();
    features.extend(state.river_systems(game).into_iter().map(|mut system| {
        system.segments.sort_unstable();
        format!("{:?} {}", system.segments, system.fish)
    }));
    features.sort_unstable();
    features
}

/// What an action is called on a table that was turned.
fn turn_action(
    game: &Game,
    before: &State,
    turned: &State,
    action: Action,
    quarters: u8,
) -> Action {
    let pos = |at: Pos| (0..quarters).fold(at, |at, _| Pos::new(-at.y, at.x));
    let segment = |on: SegmentId| {
        // A tile that looks the same when turned may have its segments in another order.
        let (index, local) = locate(game, before, on);
        let (here, there) = (before.tiles()[index], turned.tiles()[index]);
        let segments = game.kind_of(&here).segments();
        let wanted = reach(segments[local], here.turn, quarters);
        let same = segments.iter().position(|&s| reach(s, there.turn, 0) == wanted);
        let same = same.expect("the same segment on the turned tile");
        SegmentId::new((on.index() - local + same) as u16)
    };
    let standing = |standing| match standing {
        Spot::On(on) => Spot::On(segment(on)),
        Spot::Tower(at) => Spot::Tower(pos(at)),
        Spot::Quarter(quarter) => Spot::Quarter(quarter),
    };
    match action {
        Action::PlaceTile { at, turn } => {
            let bastide_rules::Phase::PlaceTile(kind) = before.phase() else {
                panic!("a tile is placed when it was drawn")
            };
            let kind = game.kind(kind).expect("a kind of the game");
            let turn = kind.canonical(Rotation::new(turn.quarters() + quarters));
            Action::PlaceTile { at: pos(at), turn }
        }
        Action::PlacePiece { piece, on } => Action::PlacePiece { piece, on: segment(on) },
        Action::PlaceOnTower { piece, at } => Action::PlaceOnTower { piece, at: pos(at) },
        Action::PlaceBarn(corner) => {
            Action::PlaceBarn(Corner::ALL[(corner as usize + usize::from(quarters)) % 4])
        }
        Action::MoveFairy(to) => Action::MoveFairy(standing(to)),
        Action::RemoveKnight(on) => Action::RemoveKnight(segment(on)),
        Action::Recall(from) => Action::Recall(segment(from)),
        Action::Score(on) => Action::Score(segment(on)),
        Action::BuildTower(at) => Action::BuildTower(pos(at)),
        Action::Capture(who) => Action::Capture(standing(who)),
        Action::MoveDragon(side) => Action::MoveDragon(side.turned(Rotation::new(quarters))),
        Action::PlaceAbbey(at) => Action::PlaceAbbey(pos(at)),
        Action::MoveWagon(to) => Action::MoveWagon(segment(to)),
        Action::LeaveQuarter { piece, to } => Action::LeaveQuarter { piece, to: segment(to) },
        Action::Throw { from, aim, power } => {
            Action::Throw { from: from.turned(Rotation::new(quarters)), aim: pos(aim), power }
        }
        Action::Nearest(follower) => {
            Action::Nearest(Follower { at: standing(follower.at), ..follower })
        }
        Action::Hit(follower) => Action::Hit(Follower { at: standing(follower.at), ..follower }),
        Action::Seduce { piece, from } => Action::Seduce { piece, from: from.map(standing) },
        Action::FirstPlayer(_)
        | Action::Draw(_)
        | Action::Exchange(_)
        | Action::Ransom { .. }
        | Action::Deploy { .. }
        | Action::MoveCount(_)
        | Action::ChooseFair(_)
        | Action::CatchThrow { .. }
        | Action::Wind(_)
        | Action::Hand { .. }
        | Action::Gap(_)
        | Action::CatchResult(_)
        | Action::SecondTile
        | Action::Pass => action,
    }
}

/// The tile of a segment, by its place in the order of laying, and the segment's place on it.
fn locate(game: &Game, state: &State, on: SegmentId) -> (usize, usize) {
    let mut local = on.index();
    for (index, tile) in state.tiles().iter().enumerate() {
        let segments = game.kind_of(tile).segments().len();
        match local.checked_sub(segments) {
            Some(rest) => local = rest,
            None => return (index, local),
        }
    }
    panic!("no segment {on:?} on the table")
}

/// What a segment reaches after two turns, as a sorted list.
fn reach(segment: Segment, turn: Rotation, quarters: u8) -> Vec<String> {
    let turn = Rotation::new(turn.quarters() + quarters);
    let sides = segment.sides.iter().chain(segment.shores.iter());
    let sides = sides.map(|side| side.turned(turn).to_string());
    let halves = segment.halves.iter().map(|half| half.turned(turn).to_string());
    let mut reach: Vec<_> = sides.chain(halves).collect();
    reach.sort_unstable();
    reach.push(format!("{:?} {}", segment.kind(), segment.inner));
    reach
}

/// A landscape may run in one direction for as long as there are tiles.
#[test]
fn a_landscape_may_be_as_long_as_the_stack() {
    for (step, turn) in [((1, 0), 0), ((-1, 0), 0), ((0, 1), 1), ((0, -1), 1)] {
        let mut setup = Setup::carcassonne(["Ann", "Ben"]);
        setup.sets.clear();
        setup.tiles = [("BA-U".to_owned(), 300)].into();
        let start =
            StartTile { tile: "BA-U".into(), at: Pos::default(), turn: Rotation::new(turn) };
        setup.start = Some(vec![start]);
        let game = Game::new(setup).expect("a sensible setup");
        let road = game.kind_named("BA-U").expect("the straight road");
        let mut state = game.start();
        for index in 1..300 {
            let at = Pos::new(step.0 * index, step.1 * index);
            let place = Action::PlaceTile { at, turn: Rotation::new(turn) };
            for action in [Action::Draw(road), place, Action::Pass] {
                game.apply(&mut state, action, &mut ()).expect("the road goes on");
            }
        }
        assert!(state.is_over());
        let longest = state.features(&game).into_iter().map(|feature| feature.tiles).max();
        assert_eq!(longest, Some(300));
    }
}
