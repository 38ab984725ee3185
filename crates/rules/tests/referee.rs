//! Random games, compared after every action with the referee: an independent second
//! implementation of the rules that recomputes everything from the bare board.

use std::collections::{BTreeMap, BTreeSet};

use bastide_referee as referee;
use bastide_rules::setup::{FieldScoring, FirstPlayer};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{
    Action, Actor, Dealer, DealerNote, Event, Game, Phase, Piece, Record, Setup, below,
};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// What makes a random game: everything that proptest varies and shrinks.
#[derive(Clone, Debug)]
struct Choice {
    players: usize,
    first: usize,
    followers: u8,
    farmers: bool,
    once_per_city: bool,
    /// How many tiles are taken away from the stack; short games make readable failures.
    fewer: usize,
    seed: u64,
}

fn choices() -> impl Strategy<Value = Choice> {
    (2..=5_usize, any::<u8>(), 1..=7_u8, 0..8_u8, any::<bool>(), 0..=60_usize, any::<u64>())
        .prop_map(|(players, first, followers, farmers, once_per_city, fewer, seed)| Choice {
            players,
            first: usize::from(first) % players,
            followers,
            farmers: farmers > 0,
            once_per_city,
            // Half of the games are played with the whole stack.
            fewer: fewer.saturating_sub(30) * 2,
            seed,
        })
}

impl Choice {
    fn setup(&self) -> Setup {
        let mut setup = Setup::carcassonne((1..=self.players).map(|n| format!("Player {n}")));
        setup.first_player = FirstPlayer::Seat(self.first as u8 + 1);
        setup.elements.followers = Some(self.followers);
        setup.elements.farmers = Some(self.farmers);
        if self.once_per_city {
            setup.rules.field_scoring = FieldScoring::OncePerCity;
        }
        // Take tiles away evenly over the kinds, never the start tile.
        let sets = bastide_rules::catalogue::tile_sets();
        let kinds = &sets[0].tiles;
        let mut tiles: BTreeMap<String, u16> =
            kinds.iter().map(|tile| (tile.kind.id().to_owned(), tile.copies)).collect();
        let mut random = Pcg64Mcg::seed_from_u64(self.seed);
        for _ in 0..self.fewer {
            let tile = &kinds[below(&mut random, kinds.len() as u32) as usize];
            let copies = tiles.get_mut(tile.kind.id()).expect("every kind is there");
            *copies = copies.saturating_sub(1).max(2 * u16::from(tile.start));
        }
        setup.tiles = tiles;
        setup
    }

    fn referee(&self, setup: &Setup) -> referee::Referee {
        let tiles = referee::parse_tiles(include_str!("../tiles/base.toml"));
        let mut stack: BTreeMap<String, u32> = setup
            .tiles
            .iter()
            .filter(|(_, copies)| **copies > 0)
            .map(|(id, copies)| (id.clone(), u32::from(*copies)))
            .collect();
        *stack.get_mut("BA-D").expect("the start tile") -= 1;
        let options = referee::Options {
            players: self.players,
            followers_each: usize::from(self.followers),
            farmers: self.farmers,
            field_scoring: if self.once_per_city {
                referee::FieldScoring::OncePerCity
            } else {
                referee::FieldScoring::PerField
            },
        };
        referee::Referee::new(tiles, options, stack, &[("BA-D".into(), 0, 0, 0)], self.first)
    }
}

/// Plays a random game. On a difference, the error holds the record of the game up to it.
fn play_against_the_referee(choice: &Choice) -> Result<(), String> {
    let setup = choice.setup();
    let mut referee = choice.referee(&setup);
    let game = Game::new(setup).map_err(|error| error.to_string())?;
    let mut record = Record::new(game, DealerNote::None);
    let mut random = Pcg64Mcg::seed_from_u64(choice.seed);
    let mut dealer = Dealer::new(std::array::from_fn(|i| choice.seed.to_le_bytes()[i % 8]));
    let mut events = Vec::new();
    let mut legal = Vec::new();
    compare(&record, &referee)?;
    while !record.state().is_over() {
        let (game, state) = (record.game(), record.state());
        game.legal_actions(state, &mut legal);
        let action = match state.actor() {
            Actor::Chance => dealer.deal(game, state),
            _ => legal[below(&mut random, legal.len() as u32) as usize],
        };
        let text = action.text(game, state);
        record.apply(action, &mut events).map_err(|refusal| format!("{text}: {refusal}"))?;
        match (action, text.split_once(' ')) {
            (Action::Draw(_), Some((_, tile))) => referee.draw(tile),
            (Action::PlaceTile { at, turn }, _) => {
                referee.place(at.x.into(), at.y.into(), turn.quarters());
            }
            (Action::PlacePiece { .. }, Some((_, place))) => referee.follower(place),
            _ => referee.pass(),
        }
        compare(&record, &referee)
            .and_then(|()| {
                same("explained points", &explained(&record, &events), &referee.scores())
            })
            .map_err(|problem| format!("after `{text}`: {problem}\n{record}"))?;
    }
    Ok(())
}

/// The points that the events explain, by seat.
fn explained(record: &Record, events: &[Event]) -> Vec<u32> {
    let mut points = vec![0; record.state().scores().len()];
    for event in events {
        if let Event::Scored(score) = event {
            let sum: u32 = score.terms.iter().map(|term| term.points()).sum();
            assert_eq!(score.points, sum, "{score:?}");
            score.receivers.iter().for_each(|seat| points[seat.index()] += score.points);
        }
    }
    points
}

fn compare(record: &Record, referee: &referee::Referee) -> Result<(), String> {
    let (game, state) = (record.game(), record.state());
    let step = match state.phase() {
        Phase::FirstPlayer | Phase::DrawTile => referee::Step::Draw,
        Phase::PlaceTile(_) => referee::Step::Place,
        Phase::PlacePiece => referee::Step::Follower,
        Phase::Over => referee::Step::Over,
    };
    same("step", &step, &referee.step())?;
    same("player", &state.turn().index(), &referee.player())?;
    same("scores", &state.scores().to_vec(), &referee.scores())?;
    let supplies: Vec<_> =
        state.seats().map(|seat| state.supply(game, seat, Piece::Follower)).collect();
    same("supplies", &supplies, &referee.supplies())?;
    let id = |kind| game.kind(kind).expect("a kind of the game").id().to_owned();
    let stack: BTreeMap<_, _> = game
        .kind_ids()
        .map(|kind| (id(kind), u32::from(state.left_of(kind))))
        .filter(|(_, left)| *left > 0)
        .collect();
    same("stack", &stack, referee.stack())?;
    let removed: BTreeMap<_, _> = game
        .kind_ids()
        .map(|kind| (id(kind), usize::from(state.removed_of(kind))))
        .filter(|(_, removed)| *removed > 0)
        .collect();
    let mut wanted: BTreeMap<String, usize> = BTreeMap::new();
    for tile in referee.removed() {
        *wanted.entry(tile.clone()).or_default() += 1;
    }
    same("removed tiles", &removed, &wanted)?;
    compare_legal(game, state, referee)?;
    if state.is_over() {
        let winners: Vec<_> = state.leaders().map(bastide_rules::Seat::index).collect();
        same("winners", &winners, &referee.winners())?;
    }
    // A draw changes no feature, unless it ends the game.
    if matches!(state.phase(), Phase::PlaceTile(_)) {
        return Ok(());
    }
    same("features", &features(game, state), &referee.features())
}

fn compare_legal(
    game: &Game,
    state: &bastide_rules::State,
    referee: &referee::Referee,
) -> Result<(), String> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let texts: BTreeSet<_> = legal.iter().map(|action| action.text(game, state)).collect();
    if texts.len() != legal.len() {
        return Err(format!("an action is listed twice: {legal:?}"));
    }
    let wanted: BTreeSet<_> = match referee.step() {
        referee::Step::Draw => {
            referee.legal_draws().iter().map(|tile| format!("draw {tile}")).collect()
        }
        referee::Step::Place => referee
            .legal_placements()
            .iter()
            .map(|(x, y, turn)| format!("place {x},{y} turn {turn}"))
            .collect(),
        referee::Step::Follower => {
            let places = referee.legal_followers();
            let places = places.iter().map(|place| format!("follower {place}"));
            places.chain(["pass".to_owned()]).collect()
        }
        referee::Step::Over => BTreeSet::new(),
    };
    same("legal actions", &texts, &wanted)
}

fn features(game: &Game, state: &bastide_rules::State) -> BTreeSet<referee::Feature> {
    let point = |(pos, place): &(bastide_rules::Pos, bastide_rules::tile::Place)| {
        (i32::from(pos.x), i32::from(pos.y), place.to_string())
    };
    let view = state.features(game).into_iter().map(|feature| referee::Feature {
        kind: match feature.kind {
            FeatureKind::Road => referee::Kind::Road,
            FeatureKind::City => referee::Kind::City,
            FeatureKind::Cloister => referee::Kind::Cloister,
            FeatureKind::Field => referee::Kind::Field,
        },
        segments: feature.segments.iter().map(point).collect(),
        complete: feature.complete,
        tiles: feature.tiles as usize,
        shields: feature.shields,
        followers: {
            let stand = feature.followers.iter().map(|&(seat, pos, place)| {
                let (x, y, place) = point(&(pos, place));
                (seat.index(), x, y, place)
            });
            let mut stand: Vec<_> = stand.collect();
            stand.sort();
            stand
        },
    });
    view.collect()
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, engine: &T, referee: &T) -> Result<(), String> {
    if engine == referee {
        Ok(())
    } else {
        Err(format!("{what}: the engine says {engine:?}, the referee {referee:?}"))
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// BAS-07 to BAS-62 in random games with 2 to 5 players, all rule options, and stacks of all
    /// sizes.
    #[test]
    fn random_games_agree_with_the_referee(choice in choices()) {
        if let Err(problem) = play_against_the_referee(&choice) {
            return Err(TestCaseError::fail(problem));
        }
    }
}
