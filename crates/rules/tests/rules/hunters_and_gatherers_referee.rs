//! Random games of hunters and gatherers, compared after every action with their referee; in a soak
//! most of them only at the end.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::judge::{
    Judge, Spot, as_the_referee_says, config, feature_words, judged, play, same,
};
use bastide_referee::hunters_and_gatherers as referee;
use bastide_rules::setup::{FirstPlayer, ForestScoring, GameName};
use bastide_rules::{Game, Piece, Setup, State};
use proptest::prelude::*;

const TILES: &str = include_str!("../../tiles/hunters-and-gatherers.toml");

impl Judge for referee::Referee {
    const PIECES: &'static [Piece] = &[Piece::Member, Piece::Hut];

    as_the_referee_says!();

    fn features(&self) -> BTreeSet<String> {
        let words = self.features().into_iter().map(|feature| {
            let pieces = [feature.members, feature.huts];
            feature_words(&feature.kind, &feature.segments, feature.complete, &pieces)
        });
        words.collect()
    }

    fn compare_more(&self, game: &Game, state: &State) -> Result<(), String> {
        let words = |segments: &BTreeSet<(i32, i32, String)>, huts: Vec<usize>| {
            feature_words("system", segments, false, &[huts])
        };
        let engine = state.river_systems(game).into_iter().map(|system| {
            let segments = system
                .segments
                .iter()
                .map(|(pos, place)| (i32::from(pos.x), i32::from(pos.y), place.to_string()));
            let mut huts = vec![0; state.scores().len()];
            for (seat, ..) in system.huts {
                huts[seat.index()] += 1;
            }
            words(&segments.collect(), huts)
        });
        let referee = self.systems().into_iter().map(|own| words(&own.segments, own.huts));
        same("river systems", &engine.collect::<BTreeSet<_>>(), &referee.collect())
    }
}

/// What makes a random game.
#[derive(Clone, Debug)]
struct Choice {
    players: usize,
    first: usize,
    members: u8,
    huts: u8,
    bonus_tiles: bool,
    forest_tiles: bool,
    /// Takes tiles away, or adds some; none keeps the box as it is.
    copies: Option<u64>,
    seed: u64,
}

fn choices() -> impl Strategy<Value = Choice> {
    let copies = prop_oneof![Just(None), any::<u64>().prop_map(Some)];
    let pieces = prop_oneof![Just((5, 2)), (1..=6_u8, 0..=4_u8)];
    let bonus_tiles = prop::bool::weighted(0.9);
    (2..=5_usize, any::<u8>(), pieces, bonus_tiles, any::<bool>(), copies, any::<u64>()).prop_map(
        |(players, first, (members, huts), bonus_tiles, forest_tiles, copies, seed)| {
            let first = usize::from(first) % players;
            Choice { players, first, members, huts, bonus_tiles, forest_tiles, copies, seed }
        },
    )
}

impl Choice {
    fn copies(&self) -> BTreeMap<String, u16> {
        let tiles = referee::parse_tiles(TILES);
        let mut copies = referee::full_box(&tiles);
        let Some(mut number) = self.copies else { return copies };
        for tile in tiles.iter().filter(|tile| !tile.start) {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            copies.insert(tile.id.clone(), [0, 0, 0, 1, 1, 2, 3][(number >> 33) as usize % 7]);
        }
        copies.insert("HGT-35".to_owned(), 1);
        copies
    }

    fn setup(&self) -> Setup {
        let names = (1..=self.players).map(|n| format!("Player {n}"));
        let mut setup = Setup::new(GameName::HuntersAndGatherers, names);
        setup.first_player = FirstPlayer::Seat(self.first as u8 + 1);
        setup.tiles = self.copies();
        setup.elements.members = Some(self.members);
        setup.elements.huts = Some(self.huts);
        setup.elements.bonus_tiles = Some(self.bonus_tiles);
        if self.forest_tiles {
            setup.rules.forest_scoring = ForestScoring::Tiles;
        }
        setup
    }

    fn referee(&self) -> referee::Referee {
        let options = referee::Options {
            players: self.players,
            first: self.first,
            members: self.members,
            huts: self.huts,
            bonus_tiles: self.bonus_tiles,
            forest_tiles: self.forest_tiles,
        };
        let start = [("HGT-START".to_owned(), (0, 0), 0)];
        referee::Referee::new(options, referee::parse_tiles(TILES), &self.copies(), &start)
    }
}

proptest! {
    #![proptest_config(config(500))]

    /// HG-01 to HG-49 in random games with 2 to 5 players, all options, and boxes of all sizes.
    #[test]
    fn random_games_agree_with_the_referee(choice in choices()) {
        judged("hunters-and-gatherers", choice.seed, |closeness| {
            let game = Game::new(choice.setup()).expect("a sensible setup");
            play(game, &mut choice.referee(), choice.seed, closeness)
        })?;
    }
}
