//! Whole games with random moves: what must hold at every moment.

use std::collections::{BTreeMap, BTreeSet};

use super::{Feature, Ground, Options, Referee, Step, full_box, tiles, usual_start};
use crate::board::around;
use crate::dice::Dice;

/// What the games have shown, so that nobody believes in games where nothing happens.
#[derive(Default)]
struct Seen {
    choices: usize,
    removed: usize,
    shared: usize,
    farms: usize,
    left_behind: usize,
    at_rest: usize,
    final_points: usize,
}

/// A game with the full box, or with other copies, another start and other options.
fn random_game(dice: &mut Dice, mixed: bool) -> (Referee, BTreeMap<String, u16>) {
    let players = 2 + dice.below(4);
    let mut options = Options { first: dice.below(players), ..Options::usual(players) };
    let tiles = tiles();
    let mut copies = full_box(&tiles);
    let mut start = usual_start(&tiles);
    if mixed {
        options = Options {
            settlers: dice.below(8) as u8,
            surveyors: dice.below(4) > 0,
            surveyors_at: if dice.flip() { [0, 0] } else { [1 + dice.below(3) as i32, 2] },
            ten_rows: dice.flip(),
            coast_counts: dice.flip(),
            bonus_for_each_settler: dice.flip(),
            ..options
        };
        // Few kinds with many copies each: then tiles often fit nowhere.
        let few = dice.flip();
        for tile in tiles.iter().filter(|tile| !tile.is_coast()) {
            let many = if !few || dice.below(6) == 0 { dice.below(6) } else { 0 };
            copies.insert(tile.id.clone(), many as u16);
        }
        if dice.below(3) == 0 {
            let land: Vec<_> = tiles.iter().filter(|tile| !tile.is_coast()).collect();
            let first = land[dice.below(land.len())].id.clone();
            *copies.entry(first.clone()).or_default() += 1;
            start = vec![(first, (-1 - dice.below(5) as i32, dice.below(10) as i32), 0)];
        }
    }
    (Referee::new(options, tiles, &copies, &start), copies)
}

/// Every tile is in the stack, in the hand, on the table or removed.
fn check_tiles(game: &Referee, copies: &BTreeMap<String, u16>) {
    let mut found = game.stack().clone();
    let placed = game.tiles_on_table().into_values();
    for id in placed.chain(game.removed().iter().cloned()).chain(game.drawn().map(str::to_string)) {
        *found.entry(id).or_default() += 1;
    }
    let land = |id: &String| !game.tiles[id].is_coast();
    found.retain(|id, _| land(id));
    let wanted = copies.iter().filter(|(id, n)| **n > 0 && land(id));
    assert_eq!(found, wanted.map(|(id, n)| (id.clone(), *n)).collect());
    for ((x, y), id) in game.tiles_on_table() {
        assert!(x < 0 || x == 0 && !land(&id), "MAY-R-03: {id} at {x},{y}");
        assert!(!game.options.ten_rows || (0..10).contains(&y), "MAY-R-02: {id} at {x},{y}");
    }
}

/// Every settler is on the table or in the supply, at most one on a tile (MAY-12, MAY-14), none on
/// the coast (MAY-R-05).
fn check_pieces(game: &Referee) {
    let pieces = game.pieces_on_table();
    for seat in 0..game.options.players {
        let placed = pieces.iter().filter(|own| own.0 == seat).count();
        assert_eq!(placed + game.supply(seat, "settler"), usize::from(game.options.settlers));
    }
    let tiles: BTreeSet<_> = pieces.iter().map(|piece| piece.2).collect();
    assert_eq!(tiles.len(), pieces.len());
    assert!(tiles.iter().all(|&(x, _)| x < 0));
}

fn settlers_on(feature: &Feature) -> usize {
    feature.settlers.iter().sum()
}

/// Every segment is in one feature. What is complete holds no settler, wherever it is, except
/// while it waits to be scored.
fn check_features(game: &Referee) {
    let features = game.features();
    let segments: usize = features.iter().map(|feature| feature.segments.len()).sum();
    assert_eq!(segments, game.board.spots().count());
    let waiting = features.iter().filter(|f| f.complete && settlers_on(f) > 0).count();
    match game.step() {
        Step::Piece => assert_eq!(waiting, game.to_score().len()),
        Step::Score => assert!(waiting == game.legal().len() && waiting > 1),
        Step::Draw | Step::Place | Step::Over => assert_eq!(waiting, 0),
    }
    if game.is_over() {
        let standing = features.iter().filter(|feature| feature.kind != "plain");
        assert!(standing.into_iter().all(|feature| settlers_on(feature) == 0));
    }
}

/// The surveyors go only west, never more than a column apart (MAY-40) unless they began so, and
/// not beyond the westernmost column (MAY-41).
fn check_surveyors(game: &Referee, before: [i32; 2]) {
    let now = game.surveyors();
    assert!(now[0] <= now[1] && now[0] >= before[0] && now[1] >= before[1]);
    assert!(now == before || game.options.surveyors);
    assert!(now == before || now[1] - now[0] <= 1.max(before[1] - before[0]));
    assert!(now == before || now[0] <= game.board.westernmost().max(before[1]));
}

/// How many tiles lie around the place of a placement.
fn neighbours(game: &Referee, placement: &str) -> usize {
    let place = placement.split([' ', ',']).filter_map(|word| word.parse::<i32>().ok());
    let place: Vec<i32> = place.collect();
    around(place[0], place[1]).filter(|&space| game.board.tiles.contains(space)).count()
}

/// A random action. Tiles go rather where others are, so that something is completed; and a player
/// who passes only now and then runs out of settlers.
fn choice(game: &Referee, legal: &BTreeSet<String>, dice: &mut Dice) -> String {
    let tries = match game.step() {
        Step::Place => 1 + dice.below(8),
        Step::Piece => 2,
        _ => 1,
    };
    let actions = (0..tries).map(|_| dice.pick(legal));
    let best = actions.max_by_key(|action| match game.step() {
        Step::Place => neighbours(game, action),
        _ => usize::from(action != "pass"),
    });
    best.expect("there was a try")
}

fn play(mut dice: Dice, mixed: bool, seen: &mut Seen) {
    let (mut game, copies) = random_game(&mut dice, mixed);
    let mut trusting = game.clone();
    while !game.is_over() {
        let (player, step, scores) = (game.player(), game.step(), game.scores());
        let (surveyors, on_table) = (game.surveyors(), game.pieces_on_table().len());
        let legal = game.legal();
        assert!(!legal.is_empty());
        assert_eq!(legal.contains("pass"), step == Step::Piece);
        let action = choice(&game, &legal, &mut dice);
        seen.choices += usize::from(step == Step::Score);
        seen.farms += usize::from(action.starts_with("score farm"));
        game.act(&action).expect("it was listed");
        trusting.act_on_trust(&action).expect("it was listed");
        assert_eq!((trusting.step(), trusting.scores()), (game.step(), game.scores()));
        if game.step() == Step::Draw && step != Step::Draw {
            assert_eq!(game.player(), (player + 1) % game.options.players);
        } else if !game.is_over() {
            assert_eq!(game.player(), player);
        }
        let gains = game.scores().into_iter().zip(&scores).filter(|(now, before)| now > before);
        let gains = gains.count();
        if !game.is_over() {
            let gone = on_table.saturating_sub(game.pieces_on_table().len());
            seen.shared += usize::from(gains > 1);
            seen.left_behind += usize::from(gone > 2);
            let rests = game.options.surveyors && gains > 0 && game.surveyors() == surveyors;
            seen.at_rest += usize::from(rests);
        }
        assert!(game.scores().iter().zip(&scores).all(|(now, before)| now >= before));
        seen.final_points += usize::from(game.is_over() && gains > 0);
        check_tiles(&game, &copies);
        check_pieces(&game);
        check_surveyors(&game, surveyors);
        if game.step() != Step::Place {
            check_features(&game);
        }
    }
    assert!(game.stack().is_empty(), "MAY-55");
    assert!(game.legal().is_empty() && !game.winners().is_empty());
    assert_eq!(trusting.features(), game.features());
    seen.removed += game.removed().len();
}

/// Games of 2 to 5 players run to their end, and everything holds together.
#[test]
fn random_games_hold_together() {
    let mut seen = Seen::default();
    for number in 0..300 {
        play(Dice(number), number % 2 == 1, &mut seen);
    }
    let Seen { choices, removed, shared, farms, left_behind, at_rest, final_points } = seen;
    assert!(choices > 50, "{choices} choices of what to score");
    assert!(removed > 0, "{removed} tiles removed");
    assert!(shared > 10, "{shared} features shared");
    assert!(farms > 0, "{farms} farms chosen");
    assert!(left_behind > 10, "{left_behind} times settlers left behind");
    assert!(at_rest > 0, "{at_rest} times no surveyor could move");
    assert!(final_points > 200, "{final_points} final scorings with points");
}
