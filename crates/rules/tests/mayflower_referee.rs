//! Random games of Mayflower, compared after every action with their referee.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use bastide_referee::mayflower as referee;
use bastide_rules::setup::{BuildingRows, CoastRule, FirstPlayer, GameName, SurveyorBonus};
use bastide_rules::{Game, Piece, Setup, State};
use proptest::prelude::*;
use support::judge::{Judge, Standing, as_the_referee_says, config, feature_words, play, same};

const TILES: &str = include_str!("../tiles/mayflower.toml");

impl Judge for referee::Referee {
    const PIECES: &'static [Piece] = &[Piece::Settler];

    as_the_referee_says!();

    fn features(&self) -> BTreeSet<String> {
        let words = self.features().into_iter().map(|feature| {
            let pieces = [feature.settlers];
            feature_words(&feature.kind, &feature.segments, feature.complete, &pieces)
        });
        words.collect()
    }

    fn compare_more(&self, _: &Game, state: &State) -> Result<(), String> {
        match state.surveyors() {
            Some(columns) => same("surveyors", &columns.map(i32::from), &self.surveyors()),
            None => Ok(()),
        }
    }
}

/// What makes a random game.
#[derive(Clone, Debug)]
struct Choice {
    players: usize,
    first: usize,
    settlers: u8,
    surveyors: bool,
    /// Which rule options are other than usual, as a bit set.
    options: u8,
    /// Takes tiles away, or adds some; none keeps the box as it is.
    copies: Option<u64>,
    seed: u64,
}

fn choices() -> impl Strategy<Value = Choice> {
    let copies = prop_oneof![Just(None), any::<u64>().prop_map(Some)];
    let settlers = prop_oneof![Just(5), 1..=8_u8];
    let options = prop_oneof![Just(0), 0..8_u8];
    let surveyors = prop::bool::weighted(0.95);
    (2..=5_usize, any::<u8>(), settlers, surveyors, options, copies, any::<u64>()).prop_map(
        |(players, first, settlers, surveyors, options, copies, seed)| {
            let first = usize::from(first) % players;
            Choice { players, first, settlers, surveyors, options, copies, seed }
        },
    )
}

impl Choice {
    fn says(&self, option: u8) -> bool {
        self.options & (1 << option) != 0
    }

    fn copies(&self) -> BTreeMap<String, u16> {
        let tiles = referee::parse_tiles(TILES);
        let mut copies = referee::full_box(&tiles);
        let Some(mut number) = self.copies else { return copies };
        for tile in tiles.iter().filter(|tile| tile.at.is_none()) {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            copies.insert(tile.id.clone(), [0, 0, 1, 1, 2, 3, 4][(number >> 33) as usize % 7]);
        }
        copies.insert("MF-Q".to_owned(), 1);
        copies
    }

    fn setup(&self) -> Setup {
        let names = (1..=self.players).map(|n| format!("Player {n}"));
        let mut setup = Setup::new(GameName::Mayflower, names);
        setup.first_player = FirstPlayer::Seat(self.first as u8 + 1);
        setup.tiles = self.copies();
        setup.elements.settlers = Some(self.settlers);
        setup.elements.surveyors = Some(self.surveyors);
        if self.says(0) {
            setup.rules.rows = BuildingRows::Ten;
        }
        if self.says(1) {
            setup.rules.coast = CoastRule::NoTiles;
        }
        if self.says(2) {
            setup.rules.surveyor_bonus = SurveyorBonus::EachSettler;
        }
        setup
    }

    fn referee(&self) -> referee::Referee {
        let tiles = referee::parse_tiles(TILES);
        let start = referee::usual_start(&tiles);
        let options = referee::Options {
            first: self.first,
            settlers: self.settlers,
            surveyors: self.surveyors,
            ten_rows: self.says(0),
            coast_counts: !self.says(1),
            bonus_for_each_settler: self.says(2),
            ..referee::Options::usual(self.players)
        };
        referee::Referee::new(options, tiles, &self.copies(), &start)
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    /// MAY-01 to MAY-60 in random games with 2 to 5 players, all options, and boxes of all sizes.
    #[test]
    fn random_games_agree_with_the_referee(choice in choices()) {
        let game = Game::new(choice.setup()).expect("a sensible setup");
        if let Err(problem) = play(game, &mut choice.referee(), choice.seed) {
            return Err(TestCaseError::fail(problem));
        }
    }
}
