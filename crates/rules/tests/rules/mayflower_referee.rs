//! Random games of Mayflower, compared after every action with their referee; in a soak most of them
//! only at the end.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::judge::{
    Judge, Spot, as_the_referee_says, config, feature_words, judged, play, same,
};
use bastide_referee::mayflower as referee;
use bastide_rules::setup::{
    BuildingRows, CoastRule, FirstPlayer, GameName, GameSetup, StartTile, SurveyorBonus,
};
use bastide_rules::{Game, Piece, Rotation, Setup, State, below};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const TILES: &str = include_str!("../../tiles/mayflower.toml");

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
    /// What lies on the table at the start, if not the coast alone.
    start: Option<Start>,
    /// In which columns the surveyors start, as far as tiles lie there: the eastern one, and
    /// whether the other is a column further west.
    surveyors_at: (u8, bool),
    seed: u64,
}

/// A table that is not as usual: something to build at, and tiles laid there by chance.
#[derive(Clone, Debug)]
struct Start {
    at: Beginning,
    /// How many tiles lie there besides.
    tiles: usize,
    seed: u64,
}

/// What the first tiles lie beside.
#[derive(Clone, Copy, Debug)]
enum Beginning {
    /// The starting spaces from the first to the last of these.
    Coast(i32, i32),
    /// No starting space, but a tile in this column and row.
    Inland(i32, i32),
}

/// Something that lies on the table at the start: id, position, turn.
type Laid = (String, (i32, i32), u8);

fn choices() -> impl Strategy<Value = Choice> {
    let copies = prop_oneof![Just(None), any::<u64>().prop_map(Some)];
    let settlers = prop_oneof![Just(5), 1..=8_u8];
    let options = prop_oneof![Just(0), 0..8_u8];
    let surveyors = prop::bool::weighted(0.95);
    let box_and_table = (copies, starts(), (0..4_u8, any::<bool>()));
    (2..=5_usize, any::<u8>(), settlers, surveyors, options, box_and_table, any::<u64>()).prop_map(
        |(players, first, settlers, surveyors, options, (copies, start, surveyors_at), seed)| {
            let first = usize::from(first) % players;
            Choice {
                players,
                first,
                settlers,
                surveyors,
                options,
                copies,
                start,
                surveyors_at,
                seed,
            }
        },
    )
}

fn starts() -> impl Strategy<Value = Option<Start>> {
    let at = prop_oneof![
        Just(Beginning::Coast(0, 9)),
        (0..10, 0..10).prop_map(|(a, b): (i32, i32)| Beginning::Coast(a.min(b), a.max(b))),
        (1..6, 0..10).prop_map(|(column, row)| Beginning::Inland(column, row)),
    ];
    let custom = (at, 0..8_usize, any::<u64>())
        .prop_map(|(at, tiles, seed)| Some(Start { at, tiles, seed }));
    prop_oneof![Just(None), custom]
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

    /// What lies on the table at the start: the starting spaces, and tiles laid there by chance as
    /// the referee allows it. One tile at least is left to draw.
    fn start(&self) -> Vec<Laid> {
        let tiles = referee::parse_tiles(TILES);
        let mut laid = referee::usual_start(&tiles);
        let Some(Start { at, tiles: count, seed }) = self.start else { return laid };
        match at {
            Beginning::Coast(first, last) => {
                laid.retain(|(_, (_, y), _)| (first..=last).contains(y));
            }
            Beginning::Inland(column, row) => laid = vec![("MF-Q".to_owned(), (-column, row), 0)],
        }
        let mut builder = referee::Referee::new(self.options(), tiles, &self.copies(), &laid);
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        let wanted = laid.len() + count;
        while laid.len() < wanted && builder.stack().values().sum::<u16>() > 1 {
            let legal: Vec<_> = builder.legal().into_iter().collect();
            let text = &legal[below(&mut random, legal.len() as u32) as usize];
            let drawn = builder.drawn().map(str::to_owned);
            builder.act(text).expect("a legal action");
            if let (Some(id), Some(place)) = (drawn, text.strip_prefix("place ")) {
                let numbers = place.split([',', ' ']).filter_map(|word| word.parse().ok());
                let [x, y, turn]: [i32; 3] =
                    numbers.collect::<Vec<_>>().try_into().expect("three numbers");
                laid.push((id, (x, y), turn as u8));
                builder.act("pass").expect("there is always passing");
            }
        }
        laid
    }

    /// Never west of all tiles.
    fn surveyors_at(&self, start: &[Laid]) -> [i32; 2] {
        let west = start.iter().map(|(_, (x, _), _)| -x).max().expect("something lies there");
        let (east, apart) = self.surveyors_at;
        let east = i32::from(east).min(west);
        [east, (east + i32::from(apart)).min(west)]
    }

    fn setup(&self) -> Setup {
        let names = (1..=self.players).map(|n| format!("Player {n}"));
        let mut setup = Setup::new(GameName::Mayflower, names);
        setup.first_player = FirstPlayer::Seat(self.first as u8 + 1);
        setup.tiles = self.copies();
        let start = self.start();
        let surveyors_at = self.surveyors_at(&start).map(|column| column as _);
        setup.game_setup = GameSetup::Mayflower { surveyors_at };
        if self.start.is_some() {
            let start = start.into_iter().map(|(tile, (x, y), turn)| {
                let at = format!("{x},{y}").parse().expect("a position");
                StartTile { tile, at, turn: Rotation::new(turn) }
            });
            setup.start = Some(start.collect());
        }
        setup.elements.settlers = Some(self.settlers);
        setup.elements.surveyors = Some(self.surveyors);
        if self.says(0) {
            setup.rules.rows = BuildingRows::Ten;
        }
        if self.says(1) {
            setup.rules.coast = CoastRule::NoTiles;
        }
        if self.says(2) {
            setup.rules.surveyor_bonus = SurveyorBonus::Once;
        }
        setup
    }

    fn options(&self) -> referee::Options {
        referee::Options {
            first: self.first,
            settlers: self.settlers,
            surveyors: self.surveyors,
            ten_rows: self.says(0),
            coast_counts: !self.says(1),
            bonus_for_each_settler: !self.says(2),
            ..referee::Options::usual(self.players)
        }
    }

    fn referee(&self) -> referee::Referee {
        let start = self.start();
        let surveyors_at = self.surveyors_at(&start);
        let options = referee::Options { surveyors_at, ..self.options() };
        referee::Referee::new(options, referee::parse_tiles(TILES), &self.copies(), &start)
    }
}

proptest! {
    #![proptest_config(config(500))]

    /// MAY-01 to MAY-60 in random games with 2 to 5 players, all options, boxes of all sizes,
    /// surveyors in any columns and tiles on the table at the start.
    #[test]
    fn random_games_agree_with_the_referee(choice in choices()) {
        judged("mayflower", choice.seed, |closeness| {
            let game = Game::new(choice.setup()).expect("a sensible setup");
            play(game, &mut choice.referee(), choice.seed, closeness)
        })?;
    }
}
