//! Whole games with random moves: what must hold at every moment.

use std::collections::{BTreeMap, BTreeSet};

use super::{Feature, Ground, Options, Referee, Step, full_box, tiles};
use crate::dice::Dice;

/// What the games have shown, so that nobody believes in games where nothing happens.
#[derive(Default)]
struct Seen {
    bonus_tiles: usize,
    removed: usize,
    shared: usize,
    huts: usize,
    final_points: usize,
}

/// A game with the full box, or with other copies, another start tile and other elements.
fn random_game(dice: &mut Dice, mixed: bool) -> (Referee, BTreeMap<String, u16>) {
    let players = 2 + dice.below(4);
    let mut options = Options { first: dice.below(players), ..Options::usual(players) };
    let tiles = tiles();
    let mut copies = full_box(&tiles);
    let mut first = "HGT-START".to_string();
    if mixed {
        options.members = dice.below(8) as u8;
        options.huts = dice.below(4) as u8;
        options.bonus_tiles = dice.below(4) > 0;
        options.forest_tiles = dice.below(2) == 0;
        // Few kinds with many copies each: then tiles often fit nowhere.
        for tile in &tiles {
            let many = if dice.below(6) == 0 { dice.below(9) } else { 0 };
            copies.insert(tile.id.clone(), many as u16);
        }
        first = tiles[dice.below(tiles.len())].id.clone();
        *copies.entry(first.clone()).or_default() += 1;
    }
    let start = [(first, (0, 0), dice.below(4) as u8)];
    (Referee::new(options, tiles, &copies, &start), copies)
}

/// Every tile is in the stack, in the hand, on the table or removed.
fn check_tiles(game: &Referee, copies: &BTreeMap<String, u16>) {
    let mut found = game.stack().clone();
    let placed = game.tiles_on_table().into_values();
    for id in placed.chain(game.removed().iter().cloned()).chain(game.drawn().map(str::to_string)) {
        *found.entry(id).or_default() += 1;
    }
    let bonus = |id: &String| game.tiles[id].bonus;
    // Bonus tiles that are not played with are nowhere, unless one lies on the table from the start.
    let playing = |id: &String| game.options.bonus_tiles || !bonus(id);
    found.retain(|id, _| playing(id));
    let wanted = copies.iter().filter(|(id, n)| **n > 0 && playing(id));
    assert_eq!(found, wanted.map(|(id, n)| (id.clone(), *n)).collect());
}

/// Every piece is on the table or in the supply, and at most one on a tile (HG-06).
fn check_pieces(game: &Referee) {
    let pieces = game.pieces_on_table();
    for seat in 0..game.options.players {
        let count = |piece: &str| {
            let placed = pieces.iter().filter(|own| own.0 == seat && own.1 == piece).count();
            placed + game.supply(seat, piece)
        };
        assert_eq!(count("member"), usize::from(game.options.members));
        assert_eq!(count("hut"), usize::from(game.options.huts));
    }
    let tiles: BTreeSet<_> = pieces.iter().map(|piece| piece.2).collect();
    assert_eq!(tiles.len(), pieces.len());
}

/// Every segment is in one feature, every river and lake in one system; whoever stood on what is
/// complete has gone home.
fn check_features(game: &Referee) {
    let count = |features: &BTreeSet<Feature>| -> usize {
        features.iter().map(|feature| feature.segments.len()).sum()
    };
    let (features, systems) = (game.features(), game.systems());
    assert_eq!(count(&features), game.board.spots().count());
    let is_water = |feature: &&Feature| feature.kind == "river" || feature.kind == "lake";
    let waters: usize = features.iter().filter(is_water).map(|water| water.segments.len()).sum();
    assert_eq!(count(&systems), waters);
    if game.step() != Step::Piece {
        let mut complete = features.iter().filter(|feature| feature.complete);
        assert!(complete.all(|feature| feature.members.iter().sum::<usize>() == 0));
    }
    if game.is_over() {
        let uncomplete = features.iter().filter(|f| f.kind == "forest" || f.kind == "river");
        assert!(uncomplete.into_iter().all(|f| f.members.iter().sum::<usize>() == 0), "HG-43");
    }
}

fn play(mut dice: Dice, mixed: bool, seen: &mut Seen) {
    let (mut game, copies) = random_game(&mut dice, mixed);
    let mut trusting = game.clone();
    let mut bonus_tiles_in_turn = 0;
    while !game.is_over() {
        let (player, step, scores) = (game.player(), game.step(), game.scores());
        let legal = game.legal();
        assert!(!legal.is_empty());
        assert_eq!(legal.contains("pass"), step == Step::Piece);
        // A player who passes only now and then runs out of members.
        let mut action = dice.pick(&legal);
        if action == "pass" && dice.below(3) > 0 {
            action = dice.pick(&legal);
        }
        seen.huts += usize::from(action.starts_with("hut"));
        let removed = game.removed().len();
        game.act(&action).expect("it was listed");
        trusting.act_on_trust(&action).expect("it was listed");
        assert_eq!((trusting.step(), trusting.scores()), (game.step(), game.scores()));
        if step == Step::DrawBonus && game.removed().len() == removed {
            bonus_tiles_in_turn += 1;
            seen.bonus_tiles += 1;
        }
        assert!(bonus_tiles_in_turn <= 1, "HG-29, HG-34");
        if game.step() == Step::Draw && (step != Step::Draw || game.player() != player) {
            assert_eq!(game.player(), (player + 1) % game.options.players);
            bonus_tiles_in_turn = 0;
        }
        let gains = game.scores().into_iter().zip(&scores).filter(|(now, before)| now > before);
        seen.shared += usize::from(gains.count() > 1 && !game.is_over());
        assert!(game.scores().iter().zip(&scores).all(|(now, before)| now >= before));
        seen.final_points += usize::from(game.is_over() && game.scores() != scores);
        check_tiles(&game, &copies);
        check_pieces(&game);
        if game.step() != Step::Place {
            check_features(&game);
        }
    }
    assert!(game.draws(false).is_empty(), "HG-42");
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
    let Seen { bonus_tiles, removed, shared, huts, final_points } = seen;
    assert!(bonus_tiles > 100, "{bonus_tiles} bonus tiles");
    assert!(removed > 0, "{removed} tiles removed");
    assert!(shared > 10, "{shared} features shared");
    assert!(huts > 300, "{huts} huts");
    assert!(final_points > 200, "{final_points} final scorings with points");
}
