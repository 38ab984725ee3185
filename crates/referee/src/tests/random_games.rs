//! Whole games with random moves: what must hold at every moment, and how long the referee takes.

use std::collections::BTreeSet;
use std::hint::black_box;
use std::time::Instant;

use super::{SETS, all_tiles, everything};
use crate::figure::Piece;
use crate::{AwardScoring, FieldScoring, Kind, Options, Referee, Role, Step, full_stack};
use crate::{TileFacts, parse_tiles};

/// A small linear congruential generator: any source of different games will do.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        let factor = 6_364_136_223_846_793_005;
        self.0 = self.0.wrapping_mul(factor).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    fn pick<T: Clone>(&mut self, from: &BTreeSet<T>) -> T {
        let chosen = self.below(from.len());
        from.iter().nth(chosen).expect("below the length").clone()
    }

    fn flip(&mut self) -> bool {
        self.below(2) == 0
    }

    /// A tile of those that can be drawn, each copy with the same chance.
    fn tile(&mut self, referee: &Referee) -> String {
        let legal = referee.legal_draws();
        let stack = referee.stack().iter().filter(|(id, _)| legal.contains(*id));
        let copies = stack.flat_map(|(id, n)| (0..*n).map(move |_| id.clone()));
        let copies: Vec<String> = copies.collect();
        copies[self.below(copies.len())].clone()
    }
}

/// A game with some of the sets; the base game is always there.
fn new_game(options: Options, sets: &[&str]) -> Referee {
    let tiles = sets.iter().flat_map(|set| parse_tiles(set)).collect();
    let stack = full_stack(&tiles);
    let source = tiles.values().find(|tile: &&TileFacts| tile.role == Role::Source);
    let start = source.map_or("BA-D", |tile| &tile.id).to_string();
    Referee::new(tiles, options, stack, &[(start, 0, 0, 0)], 0)
}

/// A random mix of sets and mechanisms, which have nothing to do with each other.
fn mixed_game(dice: &mut Dice) -> Referee {
    let mut sets = vec![SETS[0]];
    sets.extend(SETS[1..].iter().filter(|_| dice.flip()));
    let awards = [
        AwardScoring::PerFeature,
        AwardScoring::TenTwenty,
        AwardScoring::FifteenForty,
        AwardScoring::Continuously,
    ];
    let options = Options {
        players: 2 + dice.below(5),
        followers_each: 1 + dice.below(7),
        big_followers_each: dice.below(3),
        builders_each: dice.below(3),
        pigs_each: dice.below(3),
        farmers: dice.below(4) > 0,
        inns: dice.flip(),
        cathedrals: dice.flip(),
        goods: dice.flip(),
        king: dice.flip(),
        robber: dice.flip(),
        shrines: dice.flip(),
        pig_herd: dice.flip(),
        field_scoring: [FieldScoring::PerField, FieldScoring::OncePerCity][dice.below(2)],
        tiny_city: dice.flip(),
        award_scoring: awards[dice.below(4)],
        lake_extra_turn: dice.flip(),
    };
    new_game(options, &sets)
}

/// Plays a game to its end and shows the referee after every action.
fn play(mut referee: Referee, dice: &mut Dice, mut after: impl FnMut(&Referee)) -> Referee {
    while referee.step() != Step::Over {
        match referee.step() {
            Step::Draw => {
                let tile = dice.tile(&referee);
                referee.draw(&tile);
            }
            Step::Place => {
                let (x, y, turn) = placement(&referee, dice);
                referee.place(x, y, turn);
            }
            Step::Piece => {
                let mut legal = referee.legal_pieces();
                // Builders and pigs are rarely possible: take the chance.
                if dice.flip() && legal.iter().any(|entry| rare(entry)) {
                    legal.retain(|entry| rare(entry));
                }
                if legal.is_empty() || dice.below(3) == 0 {
                    referee.pass();
                } else {
                    let choice = dice.pick(&legal);
                    let (piece, place) = choice.split_once(' ').expect("a piece and a place");
                    referee.piece(piece, place);
                }
            }
            _ if dice.below(4) == 0 => referee.pass(),
            _ => referee.second_tile(),
        }
        after(&referee);
    }
    referee
}

/// A random placement; often one on which a feature goes on that somebody stands on.
fn placement(referee: &Referee, dice: &mut Dice) -> (i32, i32, u8) {
    let legal = referee.legal_placements();
    let around = |&(x, y, _): &(i32, i32, u8)| {
        let mut figures = referee.board.figures.keys();
        figures.any(|(fx, fy, _)| (fx - x).abs() + (fy - y).abs() == 1)
    };
    let near: BTreeSet<_> = legal.iter().copied().filter(around).collect();
    let anywhere = near.is_empty() || dice.below(3) == 0;
    dice.pick(if anywhere { &legal } else { &near })
}

fn rare(entry: &str) -> bool {
    entry.starts_with("builder") || entry.starts_with("pig")
}

const PIECES: [&str; 4] = ["follower", "big-follower", "builder", "pig"];

#[test]
fn random_games_hold_together() {
    let (mut second_tiles, mut builders, mut pigs, mut shrines) = (0, 0, 0, 0);
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let begin = mixed_game(&mut dice);
        let tiles: u32 = begin.stack().values().sum();
        let end = play(begin, &mut dice, |referee| {
            check(referee);
            second_tiles += usize::from(referee.step() == Step::SecondTile);
            for (&(x, y, index), figure) in &referee.board.figures {
                builders += usize::from(figure.piece == Piece::Builder);
                pigs += usize::from(figure.piece == Piece::Pig);
                let kind = referee.board.segment((x, y, index)).kind;
                shrines += usize::from(kind == Kind::Shrine);
            }
        });
        assert!(end.stack().is_empty());
        assert_eq!(end.board.tiles.iter().count() + end.removed().len(), tiles as usize + 1);
        assert!(!end.winners().is_empty());
        for feature in end.features() {
            // BAS-56: only farmers and pigs stay.
            assert!(feature.kind == Kind::Field || feature.pieces.is_empty());
        }
    }
    // The games are worth something only if these things happen.
    assert!(second_tiles > 30, "{second_tiles}");
    assert!(builders > 100 && pigs > 100 && shrines > 100, "{builders} {pigs} {shrines}");
}

#[test]
fn random_rivers_hold_together() {
    let (mut put_aside, mut left_out) = (0, 0);
    for seed in 0..200 {
        let mut dice = Dice(seed);
        let mut sets = vec![SETS[5], SETS[6]];
        sets.truncate(1 + dice.below(2));
        let begin = new_game(everything(), &sets);
        let tiles: u32 = begin.stack().values().sum();
        let mut waiting = false;
        let end = play(begin, &mut dice, |referee| {
            check(referee);
            let left: u32 = referee.stack().values().sum();
            let known = referee.board.tiles.iter().count() + referee.removed().len();
            let drawn = usize::from(referee.step() == Step::Place);
            let hidden = tiles as usize + 1 - left as usize - known - drawn;
            put_aside += usize::from(hidden > 0 && !waiting);
            waiting = hidden > 0;
            // RIV-R-05: they wait for the next river tile, not longer.
            assert!(!waiting || matches!(referee.step(), Step::Draw | Step::Place));
        });
        left_out += end.removed().len();
        assert_eq!(end.board.tiles.iter().count() + end.removed().len(), tiles as usize + 1);
    }
    assert!(put_aside > 10 && left_out > 10, "{put_aside} {left_out}");
}

/// What is true whenever a player has ended an action.
fn check(referee: &Referee) {
    let options = referee.options;
    let segments = referee.board.tiles.iter().map(|(_, tile)| tile.segments.len());
    let features = referee.features();
    // Every segment and every piece belongs to exactly one feature.
    let listed = features.iter().map(|f| f.segments.len());
    assert_eq!(listed.sum::<usize>(), segments.sum::<usize>());
    let standing: usize = features.iter().map(|f| f.pieces.len()).sum();
    let supply: usize = PIECES.iter().flat_map(|piece| referee.supplies(piece)).sum();
    let each = options.followers_each
        + options.big_followers_each
        + options.builders_each
        + options.pigs_each;
    assert_eq!(standing + supply, each * options.players);
    for feature in &features {
        // BAS-42: between the parts of turns nobody stands on a completed feature.
        let between = matches!(referee.step(), Step::Draw | Step::SecondTile);
        assert!(!feature.complete || !between || feature.pieces.is_empty(), "{feature:?}");
        for (seat, piece, ..) in &feature.pieces {
            let own = |word: &str| {
                let mut pieces = feature.pieces.iter();
                pieces.any(|(other, found, ..)| other == seat && found == word)
            };
            let kind = feature.kind;
            match piece.as_str() {
                // TRA-12 and TRA-R-13.
                "builder" => assert!(matches!(kind, Kind::Road | Kind::City)),
                "pig" => assert_eq!(kind, Kind::Field),
                _ => continue,
            }
            assert!(own("follower") || own("big-follower"));
        }
        let empty = match feature.kind {
            Kind::River => true,
            Kind::Shrine => !options.shrines,
            Kind::Field => !options.farmers,
            _ => false,
        };
        assert!(!empty || feature.pieces.is_empty(), "{feature:?}");
    }
    assert!(options.goods || referee.goods().iter().all(|tokens| *tokens == [0; 3]));
    let complete = |kind| features.iter().any(|f| f.complete && f.kind == kind);
    if matches!(referee.step(), Step::Draw | Step::SecondTile) {
        assert_eq!(referee.king().is_some(), options.king && complete(Kind::City));
        assert_eq!(referee.robber().is_some(), options.robber && complete(Kind::Road));
    }
    if referee.board.tiles.iter().any(|(_, tile)| tile.role == Role::Source) {
        // RIV-08: there is one river.
        assert_eq!(features.iter().filter(|f| f.kind == Kind::River).count(), 1);
    }
}

/// Not a check but a measurement: `cargo test -- --nocapture time` shows it.
#[test]
fn time_of_a_game_with_all_questions_after_every_action() {
    const GAMES: u64 = 20;
    let base = |players| new_game(Options::base(players), &SETS[..1]);
    let large = |players| new_game(Options { players, ..everything() }, &SETS[..6]);
    for (what, game) in [("base", &base as &dyn Fn(usize) -> Referee), ("large", &large)] {
        let (mut actions, mut tiles) = (0, 0);
        let begin = Instant::now();
        for seed in 100..100 + GAMES {
            let game = game(2 + seed as usize % 4);
            let end = play(game, &mut Dice(seed), |referee| {
                actions += 1;
                black_box(referee.legal_draws());
                black_box(referee.legal_placements());
                black_box(referee.legal_pieces());
                black_box((referee.scores(), PIECES.map(|piece| referee.supplies(piece))));
                black_box((referee.goods(), referee.king(), referee.robber()));
                black_box(referee.features());
            });
            tiles += end.board.tiles.iter().count() as u64;
        }
        let each = begin.elapsed().as_secs_f64() * 1000.0 / GAMES as f64;
        let tiles = tiles / GAMES;
        println!("{what}: {GAMES} games, {tiles} tiles, {actions} actions: {each:.1} ms a game");
    }
    assert_eq!(all_tiles().values().map(|tile| tile.copies).sum::<u32>(), 148);
}
