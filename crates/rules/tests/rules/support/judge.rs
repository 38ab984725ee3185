//! Games that are judged: the engine plays, and a referee says after every action whether it agrees,
//! or, in most games of a soak, at the end.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bastide_rules::{Actor, Dealer, DealerNote, Event, Game, Piece, Record, State, below};
use proptest::prelude::{ProptestConfig, TestCaseError};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A piece on the table: whose, which, on which tile and where on it.
pub(crate) type Spot = (usize, String, (i32, i32), String);

/// A referee of one of the sister games.
pub(crate) trait Judge {
    /// The pieces of the game.
    const PIECES: &'static [Piece];

    fn legal(&self) -> BTreeSet<String>;
    fn act(&mut self, text: &str) -> Result<(), String>;
    fn act_on_trust(&mut self, text: &str) -> Result<(), String>;
    fn is_over(&self) -> bool;
    fn player(&self) -> usize;
    fn scores(&self) -> Vec<u32>;
    fn supply(&self, seat: usize, piece: &str) -> usize;
    fn left(&self, id: &str) -> u16;
    fn removed(&self) -> &[String];
    fn standing(&self) -> Vec<Spot>;
    /// All features in words, as [`feature_words`] says it.
    fn features(&self) -> BTreeSet<String>;
    /// What only this game has.
    fn compare_more(&self, game: &Game, state: &State) -> Result<(), String>;
}

/// What the referees of the sister games answer in the same words.
macro_rules! as_the_referee_says {
    () => {
        fn legal(&self) -> BTreeSet<String> {
            self.legal()
        }

        fn act(&mut self, text: &str) -> Result<(), String> {
            self.act(text)
        }

        fn act_on_trust(&mut self, text: &str) -> Result<(), String> {
            self.act_on_trust(text)
        }

        fn is_over(&self) -> bool {
            self.is_over()
        }

        fn player(&self) -> usize {
            self.player()
        }

        fn scores(&self) -> Vec<u32> {
            self.scores()
        }

        fn supply(&self, seat: usize, piece: &str) -> usize {
            self.supply(seat, piece)
        }

        fn left(&self, id: &str) -> u16 {
            self.left(id)
        }

        fn removed(&self) -> &[String] {
            self.removed()
        }

        fn standing(&self) -> Vec<Spot> {
            self.pieces_on_table()
        }
    };
}
pub(crate) use as_the_referee_says;

/// How closely a game is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closeness {
    /// Everything after every action, all legal actions included.
    InFull,
    /// Turn and points after every action, everything at the end.
    Lightly,
}

impl Closeness {
    /// In full; but if `BASTIDE_COMPARE` is `tenth`, as in a soak, only one game in ten, by its
    /// seed.
    fn of(seed: u64) -> Self {
        if is_soak() && !seed.is_multiple_of(10) { Self::Lightly } else { Self::InFull }
    }
}

fn is_soak() -> bool {
    match std::env::var("BASTIDE_COMPARE") {
        Ok(asked) if asked == "tenth" => true,
        Ok(other) => panic!("BASTIDE_COMPARE can be `tenth`, not `{other}`"),
        Err(_) => false,
    }
}

/// Plays a game as closely compared as its seed wants it. If a light comparison fails, the game is
/// played again and compared in full, which finds the action after which the two first differ. In a
/// soak every game that agrees is told, for whoever counts them.
pub(crate) fn judged(
    kind: &str,
    seed: u64,
    play: impl Fn(Closeness) -> Result<(), String>,
) -> Result<(), TestCaseError> {
    let closeness = Closeness::of(seed);
    play(closeness).map_err(|problem| {
        let in_full =
            if closeness == Closeness::Lightly { play(Closeness::InFull) } else { Ok(()) };
        TestCaseError::fail(in_full.err().unwrap_or(problem))
    })?;
    if is_soak() {
        println!("agreed: {kind} {closeness:?}");
    }
    Ok(())
}

/// What a referee does, with a panic as an error, so that the record of the game can be told.
pub(crate) fn caught(act: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        Err(text.unwrap_or_else(|| "the referee panicked".to_owned()))
    })
}

/// Plays a random game. On a difference, the error holds the record of the game up to it.
pub(crate) fn play<J: Judge>(
    game: Game,
    judge: &mut J,
    seed: u64,
    closeness: Closeness,
) -> Result<(), String> {
    let mut record = Record::new(game, DealerNote::None);
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut dealer = Dealer::new(std::array::from_fn(|i| seed.to_le_bytes()[i % 8]));
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    compare(&record, &events, judge)?;
    while !record.state().is_over() {
        let (game, state) = (record.game(), record.state());
        game.legal_actions(state, &mut legal);
        let action = match state.actor() {
            Actor::Chance => dealer.deal(game, state),
            _ => legal[below(&mut random, legal.len() as u32) as usize],
        };
        let text = action.text(game, state);
        record.apply(action, &mut events).map_err(|refusal| format!("{text}: {refusal}"))?;
        let in_full = closeness == Closeness::InFull || record.state().is_over();
        caught(|| match closeness {
            Closeness::InFull => judge.act(&text),
            Closeness::Lightly => judge.act_on_trust(&text),
        })
        .and_then(|()| glance(&record, judge))
        .and_then(|()| if in_full { compare(&record, &events, judge) } else { Ok(()) })
        .map_err(|problem| format!("after `{text}`: {problem}\n{record}"))?;
    }
    Ok(())
}

/// What can be compared in no time.
fn glance<J: Judge>(record: &Record, judge: &J) -> Result<(), String> {
    let state = record.state();
    same("over", &state.is_over(), &judge.is_over())?;
    same("turn", &state.turn().index(), &judge.player())?;
    same("scores", &state.scores().to_vec(), &judge.scores())
}

fn compare<J: Judge>(record: &Record, events: &[Event], judge: &J) -> Result<(), String> {
    let (game, state) = (record.game(), record.state());
    glance(record, judge)?;
    same("explained points", &explained(record, events), &judge.scores())?;
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let texts: BTreeSet<_> = legal.iter().map(|action| action.text(game, state)).collect();
    same("different actions", &texts.len(), &legal.len())?;
    same("legal actions", &texts, &judge.legal())?;
    compare_tiles(game, state, judge)?;
    compare_pieces(game, state, judge)?;
    judge.compare_more(game, state)
}

fn compare_tiles<J: Judge>(game: &Game, state: &State, judge: &J) -> Result<(), String> {
    let mut removed: BTreeMap<&str, u16> = BTreeMap::new();
    for id in judge.removed() {
        *removed.entry(id).or_default() += 1;
    }
    for kind in game.kind_ids() {
        let id = game.kind(kind).expect("a kind of the game").id();
        same(&format!("{id} left"), &state.left_of(kind), &judge.left(id))?;
        let gone = removed.get(id).copied().unwrap_or(0);
        same(&format!("{id} removed"), &state.removed_of(kind), &gone)?;
    }
    Ok(())
}

fn compare_pieces<J: Judge>(game: &Game, state: &State, judge: &J) -> Result<(), String> {
    let features = state.features(game);
    let on_table = features.iter().flat_map(|feature| &feature.pieces);
    let on_table = on_table.map(|(seat, piece, pos, place)| {
        let at = (i32::from(pos.x), i32::from(pos.y));
        (seat.index(), piece.as_str().to_owned(), at, place.to_string())
    });
    let mut on_table: Vec<_> = on_table.collect();
    on_table.sort();
    for seat in state.seats() {
        for &piece in J::PIECES {
            let supply = state.supply(game, seat, piece);
            same("supply", &supply, &judge.supply(seat.index(), piece.as_str()))?;
            let own = |other: &&Spot| other.0 == seat.index() && other.1 == piece.as_str();
            let found = supply + on_table.iter().filter(own).count();
            same("all pieces", &found, &game.start().supply(game, seat, piece))?;
        }
    }
    same("pieces on the table", &on_table, &judge.standing())?;
    let words = features.iter().map(|feature| {
        let segments = feature
            .segments
            .iter()
            .map(|(pos, place)| (i32::from(pos.x), i32::from(pos.y), place.to_string()));
        let count = |piece: &Piece| {
            let mut by_seat = vec![0; state.scores().len()];
            for own in feature.pieces.iter().filter(|own| own.1 == *piece) {
                by_seat[own.0.index()] += 1;
            }
            by_seat
        };
        let pieces: Vec<_> = J::PIECES.iter().map(count).collect();
        feature_words(feature.kind.as_str(), &segments.collect(), feature.complete, &pieces)
    });
    same("features", &words.collect(), &judge.features())
}

/// A feature in words: its kind, its segments, whether it is complete, and how many pieces of each sort
/// every player has on it.
pub(crate) fn feature_words(
    kind: &str,
    segments: &BTreeSet<(i32, i32, String)>,
    complete: bool,
    pieces: &[Vec<usize>],
) -> String {
    format!("{kind} {segments:?} {complete} {pieces:?}")
}

/// The points that the events explain, by seat.
pub(crate) fn explained(record: &Record, events: &[Event]) -> Vec<u32> {
    let mut points = vec![0_u32; record.state().scores().len()];
    for event in events {
        match event {
            Event::Scored(score) => {
                let sum: u32 = score.terms.iter().map(|term| term.points()).sum();
                assert_eq!(score.points, sum, "{score:?}");
                for seat in &score.receivers {
                    points[seat.index()] += score.points;
                }
            }
            Event::GoodsScored { points: each, receivers, .. } => {
                for seat in receivers {
                    points[seat.index()] += each;
                }
            }
            Event::AwardScored { seat, points: own, .. }
            | Event::TargetHit { seat, points: own, .. }
            | Event::CatchScored { winner: seat, points: own, .. }
            | Event::SurveyorBonus { seat, points: own, .. }
            | Event::FairyScored { seat, points: own, .. } => points[seat.index()] += own,
            Event::Ransomed { seat, captor, points: paid, .. } => {
                points[seat.index()] -= paid;
                points[captor.index()] += paid;
            }
            _ => {}
        }
    }
    points
}

pub(crate) fn same<T: PartialEq + Debug>(
    what: &str,
    engine: &T,
    referee: &T,
) -> Result<(), String> {
    if engine == referee {
        Ok(())
    } else {
        Err(format!("{what}: the engine says {engine:?}, the referee {referee:?}"))
    }
}

/// So many games, or as many as `BASTIDE_CASES` says: for a soak that takes its time.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    let asked = std::env::var("BASTIDE_CASES").ok().and_then(|cases| cases.parse().ok());
    let cases = asked.unwrap_or(cases);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
