//! Random games, compared after every action with the referee: an independent second
//! implementation of the rules that recomputes everything from the bare board. In a soak most of them
//! are compared only at the end.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use crate::support::judge::{Closeness, caught, config, explained, judged, same};
use bastide_referee as referee;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::{Award, Event};
use bastide_rules::setup::{
    AwardScoring, BarnPlacement, CatapultMode, CountMoves, DragonMoves, FairyRule, FieldScoring,
    FinalQuarters, FirstPlayer, LakeExtraTurn, LeavingQuarters, PrincessRule, RiverRule, TinyCity,
    VolcanoRule, WagonMoves,
};
use bastide_rules::tile::{FeatureKind, TileRole};
use bastide_rules::{
    Actor, Dealer, DealerNote, Game, Phase, Piece, Pos, Record, Seat, Setup, State, below,
};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The tile sets of the expansions, with the texts of their files for the referee.
const EXPANSIONS: [(&str, &str); 11] = [
    ("inns-and-cathedrals", include_str!("../../tiles/inns-and-cathedrals.toml")),
    ("traders-and-builders", include_str!("../../tiles/traders-and-builders.toml")),
    ("king-and-robber", include_str!("../../tiles/king-and-robber.toml")),
    ("cult", include_str!("../../tiles/cult.toml")),
    ("river-1", include_str!("../../tiles/river-1.toml")),
    ("river-2", include_str!("../../tiles/river-2.toml")),
    ("princess-and-dragon", include_str!("../../tiles/princess-and-dragon.toml")),
    ("tower", include_str!("../../tiles/tower.toml")),
    ("abbey-and-mayor", include_str!("../../tiles/abbey-and-mayor.toml")),
    ("count", include_str!("../../tiles/count.toml")),
    ("catapult", include_str!("../../tiles/catapult.toml")),
];

/// The file that has the abbey, which can be in play without its set.
const ABBEY: usize = 8;

type Facts = BTreeMap<String, referee::TileFacts>;

/// The tiles of the base game and those of the expansions, as the referee reads them.
static BASE: LazyLock<Facts> =
    LazyLock::new(|| referee::parse_tiles(include_str!("../../tiles/base.toml")));
static FACTS: LazyLock<[Facts; 11]> =
    LazyLock::new(|| EXPANSIONS.map(|(_, text)| referee::parse_tiles(text)));

/// What makes a random game: everything that proptest varies and shrinks.
#[derive(Clone, Debug)]
struct Choice {
    players: usize,
    first: usize,
    followers: u8,
    /// Which expansions, as a bit set over [`EXPANSIONS`].
    sets: u16,
    /// Which elements are other than the sets bring them, as a bit set.
    elements: u32,
    /// Which rule options are other than usual.
    options: u32,
    /// How many tiles are taken away from the stack; short games make readable failures.
    fewer: usize,
    /// Whether few land tiles are left, and any number of river tiles.
    mostly_river: bool,
    seed: u64,
}

fn choices(sets: impl Strategy<Value = u16>) -> impl Strategy<Value = Choice> {
    let elements = prop_oneof![Just(0), any::<u32>()];
    let options = prop_oneof![Just(0), any::<u32>()];
    let fewer = prop_oneof![Just(0), 0..120_usize];
    (2..=6_usize, any::<u8>(), 1..=7_u8, sets, elements, options, fewer, any::<u64>()).prop_map(
        |(players, first, followers, sets, elements, options, fewer, seed)| {
            // Two rivers cannot be laid, and a sixth player needs the grey followers.
            let sets = if sets & 0x30 == 0x30 { sets & !0x10 } else { sets };
            let players = if sets & 1 == 0 { players.min(5) } else { players };
            let first = usize::from(first) % players;
            Choice {
                players,
                first,
                followers,
                sets,
                elements,
                options,
                fewer,
                mostly_river: false,
                seed,
            }
        },
    )
}

/// Short games with a river, sometimes with the cult, the dragon or the City of Carcassonne.
fn rivers() -> impl Strategy<Value = Choice> {
    let river = prop_oneof![Just(0x10_u16), Just(0x20)];
    let sets = (river, any::<u16>()).prop_map(|(river, others)| river | others & 0x248);
    choices(sets).prop_map(|choice| Choice { fewer: 0, mostly_river: true, ..choice })
}

impl Choice {
    fn sets(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let chosen = self.sets;
        let bits = (0..EXPANSIONS.len()).filter(move |bit| chosen & (1 << bit) != 0);
        bits.map(|bit| EXPANSIONS[bit])
    }

    fn setup(&self) -> Setup {
        let names = (1..=self.players).map(|n| format!("Player {n}"));
        let mut setup = Setup::carcassonne(names).with(self.sets().map(|(name, _)| name));
        setup.allow_discouraged = true;
        setup.first_player = FirstPlayer::Seat(self.first as u8 + 1);
        self.choose_elements(&mut setup);
        self.choose_rules(&mut setup);
        self.take_tiles_away(&mut setup);
        if self.mostly_river {
            self.choose_river_tiles(&mut setup);
        }
        setup
    }

    fn choose_rules(&self, setup: &mut Setup) {
        let rules = &mut setup.rules;
        if self.options & 1 != 0 {
            rules.field_scoring = FieldScoring::OncePerCity;
        }
        if self.options & 2 != 0 {
            rules.tiny_city = TinyCity::Two;
        }
        if self.options & 4 != 0 {
            rules.lake_extra_turn = LakeExtraTurn::Always;
        }
        rules.king_and_robber_scoring = match (self.options >> 3) & 3 {
            0 => AwardScoring::PerFeature,
            1 => AwardScoring::TenTwenty,
            2 => AwardScoring::FifteenForty,
            _ if self.options & (1 << 17) == 0 => AwardScoring::Continuously,
            _ => AwardScoring::ContinuouslyAtOnce,
        };
        rules.river = match (self.options >> 18) & 3 {
            0 | 1 => RiverRule::GoesOn,
            2 => RiverRule::Free,
            _ => RiverRule::LostTurn,
        };
        let set = |bit: u32| self.options & (1 << bit) != 0;
        if set(5) {
            rules.princess = PrincessRule::Must;
        }
        if set(6) {
            rules.dragon_moves = DragonMoves::AfterScoring;
        }
        rules.fairy = match (self.options >> 20 & 1, self.options >> 7 & 1) {
            (0, 0) => FairyRule::OnTile,
            (0, _) => FairyRule::NextToFollower,
            _ => FairyRule::AnyFeature,
        };
        if set(8) {
            rules.volcano = VolcanoRule::Nobody;
        }
        if set(9) {
            rules.wagon_moves = WagonMoves::SecondEdition;
        }
        if set(10) {
            rules.barn_placement = BarnPlacement::Occupied;
        }
        rules.last_abbey_round = set(11);
        if set(12) {
            rules.leaving_quarters = LeavingQuarters::Occupied;
        }
        if set(13) {
            rules.final_quarters = FinalQuarters::AnyDistrict;
        }
        rules.count_moves = match (self.options >> 14) & 3 {
            0 | 1 => CountMoves::ByPlayer,
            2 => CountMoves::Clockwise,
            _ => CountMoves::ToFollower,
        };
        if set(16) {
            rules.catapult = CatapultMode::Manual;
        }
    }

    fn choose_elements(&self, setup: &mut Setup) {
        let usual = setup.in_play();
        let flip = |bit: u32, usual: bool| Some(usual ^ (self.elements & (1 << bit) != 0));
        // At some tables each player has two of what there is.
        let each = 1 + (self.elements >> 20 & 1) as u8;
        let flip_count = |bit, usual: u8| flip(bit, usual > 0).map(|has| u8::from(has) * each);
        let elements = &mut setup.elements;
        elements.followers = Some(self.followers);
        elements.farmers = flip(0, usual.farmers);
        elements.big_followers = flip_count(1, usual.big_followers);
        elements.builders = flip_count(2, usual.builders);
        elements.pigs = flip_count(3, usual.pigs);
        elements.inns = flip(4, usual.inns);
        elements.cathedrals = flip(5, usual.cathedrals);
        elements.traders = flip(6, usual.traders);
        elements.king = flip(7, usual.king);
        elements.robber_baron = flip(8, usual.robber_baron);
        elements.shrines = flip(9, usual.shrines);
        elements.pig_herd = flip(10, usual.pig_herd);
        elements.dragon = flip(11, usual.dragon);
        elements.fairy = flip(12, usual.fairy);
        elements.princess = flip(13, usual.princess);
        elements.portals = flip(14, usual.portals);
        elements.tower_pieces = match flip(15, usual.tower_pieces > 0) {
            Some(true) if usual.tower_pieces == 0 => Some(3),
            Some(true) => None,
            _ => Some(0),
        };
        elements.abbeys = flip_count(16, usual.abbeys);
        elements.mayors = flip_count(17, usual.mayors);
        // The order in which a player's own wagons move is no rule, so there is one at most.
        elements.wagons = flip(18, usual.wagons > 0).map(u8::from);
        elements.barns = flip_count(19, usual.barns);
        elements.abbots = flip_count(23, usual.abbots);
        elements.phantoms = flip_count(24, usual.phantoms);
        elements.count = flip(21, usual.count);
        elements.catapult = flip(22, usual.catapult);
    }

    /// Takes tiles away evenly over the kinds, never all of the start tile's kind or the source.
    fn take_tiles_away(&self, setup: &mut Setup) {
        let sets = tile_sets().iter().filter(|set| setup.has_set(&set.name));
        let kinds = sets.flat_map(|set| &set.tiles);
        let kinds: Vec<_> = kinds.filter(|tile| tile.kind.role() <= TileRole::Land).collect();
        let mut random = Pcg64Mcg::seed_from_u64(self.seed);
        for _ in 0..self.fewer {
            let tile = &kinds[below(&mut random, kinds.len() as u32) as usize];
            let kept = match tile.kind.role() {
                TileRole::Source => 1,
                _ => 2 * u16::from(tile.start),
            };
            let id = tile.kind.id().to_owned();
            let copies = setup.tiles.entry(id).or_insert(tile.copies);
            *copies = copies.saturating_sub(1).max(kept);
        }
    }

    /// One copy at most of each land tile. In half of the games also none to two copies of each river
    /// tile, but never more than one fork.
    fn choose_river_tiles(&self, setup: &mut Setup) {
        let sets = tile_sets().iter().filter(|set| setup.has_set(&set.name));
        let kinds: Vec<_> = sets.flat_map(|set| &set.tiles).collect();
        let mut random = Pcg64Mcg::seed_from_u64(self.seed);
        let changed = below(&mut random, 2) == 0;
        for tile in kinds {
            let copies = match tile.kind.role() {
                TileRole::Land => 1 + u16::from(tile.start),
                TileRole::River | TileRole::Lake if changed => below(&mut random, 3) as u16,
                TileRole::Fork if changed => below(&mut random, 2) as u16,
                _ => continue,
            };
            setup.tiles.insert(tile.kind.id().to_owned(), copies);
        }
    }

    fn referee(&self, game: &Game) -> referee::Referee {
        let mut tiles = BASE.clone();
        let chosen = (0..EXPANSIONS.len()).filter(|bit| self.sets & (1 << bit) != 0);
        for set in chosen.chain([ABBEY]) {
            tiles.extend(FACTS[set].clone());
        }
        let state = game.start();
        let id = |kind| game.kind(kind).expect("a kind of the game").id().to_owned();
        let stack = game
            .kind_ids()
            .map(|kind| (id(kind), u32::from(state.left_of(kind))))
            .filter(|(_, left)| *left > 0)
            .collect();
        let start = state.tiles().iter().map(|tile| {
            (id(tile.kind), tile.pos.x.into(), tile.pos.y.into(), tile.turn.quarters())
        });
        let start: Vec<_> = start.collect();
        let (in_play, rules) = (game.in_play(), &game.setup().rules);
        let options = referee::Options {
            players: self.players,
            followers_each: usize::from(in_play.followers),
            big_followers_each: usize::from(in_play.big_followers),
            builders_each: usize::from(in_play.builders),
            pigs_each: usize::from(in_play.pigs),
            farmers: in_play.farmers,
            inns: in_play.inns,
            cathedrals: in_play.cathedrals,
            goods: in_play.traders,
            king: in_play.king,
            robber: in_play.robber_baron,
            shrines: in_play.shrines,
            pig_herd: in_play.pig_herd,
            field_scoring: match rules.field_scoring {
                FieldScoring::PerField => referee::FieldScoring::PerField,
                FieldScoring::OncePerCity => referee::FieldScoring::OncePerCity,
            },
            tiny_city: rules.tiny_city == TinyCity::Two,
            award_scoring: match rules.king_and_robber_scoring {
                AwardScoring::PerFeature => referee::AwardScoring::PerFeature,
                AwardScoring::TenTwenty => referee::AwardScoring::TenTwenty,
                AwardScoring::FifteenForty => referee::AwardScoring::FifteenForty,
                AwardScoring::Continuously => referee::AwardScoring::Continuously,
                AwardScoring::ContinuouslyAtOnce => referee::AwardScoring::ContinuouslyAtOnce,
            },
            river: match rules.river {
                RiverRule::GoesOn => referee::RiverRule::GoesOn,
                RiverRule::Free => referee::RiverRule::Free,
                RiverRule::LostTurn => referee::RiverRule::LostTurn,
            },
            lake_extra_turn: rules.lake_extra_turn == LakeExtraTurn::Always,
            dragon: in_play.dragon,
            fairy: in_play.fairy,
            princess: in_play.princess,
            portals: in_play.portals,
            tower_pieces_each: usize::from(in_play.tower_pieces),
            abbeys_each: usize::from(in_play.abbeys),
            mayors_each: usize::from(in_play.mayors),
            wagons_each: usize::from(in_play.wagons),
            barns_each: usize::from(in_play.barns),
            abbots_each: usize::from(in_play.abbots),
            phantoms_each: usize::from(in_play.phantoms),
            princess_must: rules.princess == PrincessRule::Must,
            dragon_after_scoring: rules.dragon_moves == DragonMoves::AfterScoring,
            fairy_rule: match rules.fairy {
                FairyRule::OnTile => referee::FairyRule::OnTile,
                FairyRule::NextToFollower => referee::FairyRule::NextToFollower,
                FairyRule::AnyFeature => referee::FairyRule::AnyFeature,
            },
            wagon_second_edition: rules.wagon_moves == WagonMoves::SecondEdition,
            barn_occupied: rules.barn_placement == BarnPlacement::Occupied,
            last_abbey_round: rules.last_abbey_round,
            volcano_nobody: rules.volcano == VolcanoRule::Nobody,
            catapult: in_play.catapult,
            catapult_manual: rules.catapult == CatapultMode::Manual,
            count: in_play.count,
            leaving_occupied_only: rules.leaving_quarters == LeavingQuarters::Occupied,
            count_moves: match rules.count_moves {
                CountMoves::ByPlayer => referee::CountMoves::ByPlayer,
                CountMoves::Clockwise => referee::CountMoves::Clockwise,
                CountMoves::ToFollower => referee::CountMoves::ToFollower,
            },
            final_any_district: rules.final_quarters == FinalQuarters::AnyDistrict,
        };
        referee::Referee::new(tiles, options, stack, &start, self.first)
    }
}

/// Plays a random game. On a difference, the error holds the record of the game up to it.
fn play_against_the_referee(choice: &Choice, closeness: Closeness) -> Result<(), String> {
    let game = Game::new(choice.setup()).map_err(|error| error.to_string())?;
    let mut referee = choice.referee(&game);
    let mut record = Record::new(game, DealerNote::None);
    let mut random = Pcg64Mcg::seed_from_u64(choice.seed);
    let mut dealer = Dealer::new(std::array::from_fn(|i| choice.seed.to_le_bytes()[i % 8]));
    let mut events = Vec::new();
    let mut legal = Vec::new();
    compare(&record, &events, &referee)?;
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
        caught(|| {
            match closeness {
                Closeness::InFull => referee.act(&text),
                Closeness::Lightly => referee.act_on_trust(&text),
            }
            Ok(())
        })
        .and_then(|()| glance(&record, &referee))
        .and_then(|()| if in_full { compare(&record, &events, &referee) } else { Ok(()) })
        .map_err(|problem| format!("after `{text}`: {problem}\n{record}"))?;
    }
    Ok(())
}

/// The pieces of Carcassonne; those of the sister games come after them.
fn pieces() -> impl Iterator<Item = Piece> {
    Piece::ALL.into_iter().take_while(|&piece| piece != Piece::Member)
}

/// What can be compared in no time: where the game stands, who has to act, and the points.
fn glance(record: &Record, referee: &referee::Referee) -> Result<(), String> {
    let state = record.state();
    let step = match state.phase() {
        Phase::StartTurn => referee::Step::Start,
        Phase::DrawBonus | Phase::ChooseScoring => unreachable!("not in Carcassonne"),
        Phase::FirstPlayer | Phase::DrawTile => referee::Step::Draw,
        Phase::PlaceTile(_) => referee::Step::Place,
        Phase::PlacePiece => referee::Step::Piece,
        Phase::PlacePhantom => referee::Step::Phantom,
        Phase::Capture(_) => referee::Step::Capture,
        Phase::Exchange(_) => referee::Step::Exchange,
        Phase::MoveDragon(_) => referee::Step::Dragon,
        Phase::MoveWagon { .. } => referee::Step::Wagon,
        Phase::LeaveQuarters(_) => referee::Step::Leave,
        Phase::Deploy => referee::Step::Deploy,
        Phase::MoveCount => referee::Step::Count,
        Phase::LeaveAtEnd(_) => referee::Step::Market,
        Phase::ChooseFair => referee::Step::Fair,
        Phase::Throw(_) => referee::Step::Throw,
        Phase::Wind => referee::Step::Wind,
        Phase::Hand(_) => referee::Step::Hand,
        Phase::Nearest(_) => referee::Step::Nearest,
        Phase::Seduce(_) => referee::Step::Seduce,
        Phase::SecondTile => referee::Step::SecondTile,
        Phase::Over => referee::Step::Over,
    };
    same("step", &step, &referee.step())?;
    same("player", &state.turn().index(), &referee.player())?;
    if let Actor::Player(seat) = state.actor() {
        same("actor", &seat.index(), &referee.actor())?;
    }
    same("scores", &state.scores().to_vec(), &referee.scores())
}

fn compare(record: &Record, events: &[Event], referee: &referee::Referee) -> Result<(), String> {
    let (game, state) = (record.game(), record.state());
    glance(record, referee)?;
    same("explained points", &explained(record, events), &referee.scores())?;
    for piece in pieces() {
        let supplies: Vec<_> = state.seats().map(|seat| state.supply(game, seat, piece)).collect();
        same(piece.as_str(), &supplies, &referee.supplies(piece.as_str()))?;
    }
    let goods: Vec<_> = state.seats().map(|seat| state.goods(seat)).collect();
    let goods: Vec<_> =
        goods.iter().map(|own| [own.wine, own.grain, own.cloth].map(u32::from)).collect();
    same("goods", &goods, &referee.goods())?;
    same("king", &state.holder(Award::King).map(Seat::index), &referee.king())?;
    same("robber", &state.holder(Award::RobberBaron).map(Seat::index), &referee.robber())?;
    compare_tiles(game, state, referee)?;
    compare_figures(game, state, referee)?;
    compare_legal(game, state, referee)?;
    check_conservation(game, state)?;
    if state.is_over() {
        let winners: Vec<_> = state.leaders().map(Seat::index).collect();
        same("winners", &winners, &referee.winners())?;
    }
    // A draw changes no feature, unless it ends the game.
    if matches!(state.phase(), Phase::PlaceTile(_)) {
        return Ok(());
    }
    same("features", &features(game, state), &referee.features())
}

fn compare_tiles(game: &Game, state: &State, referee: &referee::Referee) -> Result<(), String> {
    let id = |kind| game.kind(kind).expect("a kind of the game").id().to_owned();
    let count = |count: fn(&State, bastide_rules::KindId) -> u16| -> BTreeMap<String, u32> {
        let counts = game.kind_ids().map(|kind| (id(kind), u32::from(count(state, kind))));
        counts.filter(|(_, count)| *count > 0).collect()
    };
    same("stack", &count(State::left_of), referee.stack())?;
    let mut removed: BTreeMap<String, u32> = BTreeMap::new();
    for tile in referee.removed() {
        *removed.entry(tile.clone()).or_default() += 1;
    }
    same("removed tiles", &count(State::removed_of), &removed)?;
    same("tiles aside", &count(State::aside_of), &referee.set_aside())
}

fn compare_figures(game: &Game, state: &State, referee: &referee::Referee) -> Result<(), String> {
    let xy = |at: Pos| (i32::from(at.x), i32::from(at.y));
    same("dragon", &state.dragon().map(xy), &referee.dragon())?;
    let fairy = state.fairy(game).map(|(at, place)| (at.map(xy), place.to_string()));
    same("fairy", &fairy, &referee.fairy())?;
    let count = state.count_quarter().map(|quarter| quarter.as_str().to_owned());
    same("count", &count, &referee.count())?;
    let inside = state.quarters(game).into_iter().map(|(quarter, seat, piece)| {
        (quarter.as_str().to_owned(), seat.index(), piece.as_str().to_owned())
    });
    let mut inside: Vec<_> = inside.collect();
    inside.sort();
    same("quarters", &inside, &referee.quarters())?;
    let towers = state.towers(game);
    let built = towers.iter().filter(|tower| tower.height > 0);
    let heights = built.map(|tower| (xy(tower.at), u32::from(tower.height))).collect();
    same("towers", &heights, &referee.towers())?;
    let tops = towers.iter().filter_map(|tower| {
        let ((x, y), (seat, piece)) = (xy(tower.at), tower.top?);
        Some((x, y, seat.index(), piece.as_str().to_owned()))
    });
    same("tower tops", &tops.collect(), &referee.tower_tops())?;
    let held = state
        .prisoners(game)
        .into_iter()
        .map(|held| (held.captor.index(), held.owner.index(), held.piece.as_str().to_owned()));
    let mut held: Vec<_> = held.collect();
    held.sort();
    same("prisoners", &held, &referee.prisoners())?;
    let pieces: Vec<_> = state.seats().map(|seat| state.tower_pieces(seat).into()).collect();
    same("tower pieces", &pieces, &referee.tower_pieces())?;
    let abbeys: Vec<_> = state.seats().map(|seat| state.abbeys(seat).into()).collect();
    same("abbeys", &abbeys, &referee.abbeys())
}

/// Every piece is in a supply, on the table or a prisoner, and in one of these places only.
fn check_conservation(game: &Game, state: &State) -> Result<(), String> {
    let features = state.features(game);
    let (towers, prisoners) = (state.towers(game), state.prisoners(game));
    let quarters = state.quarters(game);
    for seat in state.seats() {
        for piece in pieces() {
            let on_features = features.iter().flat_map(|feature| &feature.pieces);
            let on_features = on_features.filter(|own| (own.0, own.1) == (seat, piece)).count();
            let on_towers = towers.iter().filter(|own| own.top == Some((seat, piece))).count();
            let held = prisoners.iter().filter(|own| (own.owner, own.piece) == (seat, piece));
            let inside = quarters.iter().filter(|own| (own.1, own.2) == (seat, piece)).count();
            let away = on_features + on_towers + held.count() + inside;
            let found = state.supply(game, seat, piece) + away;
            same("pieces", &found, &game.start().supply(game, seat, piece))?;
        }
    }
    Ok(())
}

fn compare_legal(game: &Game, state: &State, referee: &referee::Referee) -> Result<(), String> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let texts: BTreeSet<_> = legal.iter().map(|action| action.text(game, state)).collect();
    if texts.len() != legal.len() {
        return Err(format!("an action is listed twice: {legal:?}"));
    }
    same("legal actions", &texts, &referee.legal())
}

fn features(game: &Game, state: &State) -> BTreeSet<referee::Feature> {
    let view = state.features(game).into_iter().map(|feature| referee::Feature {
        kind: match feature.kind {
            FeatureKind::Road => referee::Kind::Road,
            FeatureKind::City => referee::Kind::City,
            FeatureKind::Cloister => referee::Kind::Cloister,
            FeatureKind::Shrine => referee::Kind::Shrine,
            FeatureKind::Field => referee::Kind::Field,
            FeatureKind::River => referee::Kind::River,
            other => unreachable!("{} is not in Carcassonne", other.as_str()),
        },
        segments: feature
            .segments
            .iter()
            .map(|(pos, place)| (i32::from(pos.x), i32::from(pos.y), place.to_string()))
            .collect(),
        complete: feature.complete,
        tiles: feature.tiles as usize,
        shields: feature.shields,
        pieces: {
            let pieces = feature.pieces.iter().map(|&(seat, piece, pos, place)| {
                let (x, y) = (i32::from(pos.x), i32::from(pos.y));
                (seat.index(), piece.as_str().to_owned(), x, y, place.to_string())
            });
            let mut pieces: Vec<_> = pieces.collect();
            pieces.sort();
            pieces
        },
    });
    view.collect()
}

proptest! {
    #![proptest_config(config(1_000))]

    /// BAS-07 to BAS-62 in random games with 2 to 5 players, all rule options, and stacks of all
    /// sizes.
    #[test]
    fn random_base_games_agree_with_the_referee(choice in choices(Just(0))) {
        judged("base", choice.seed, |how| play_against_the_referee(&choice, how))?;
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    /// INN, TRA, KNG, CUL, RIV, PRD, TOW, ABB, CNT and CAT in every subset, with 2 to 6 players, all rule
    /// options, and elements that are independent of the tile sets.
    #[test]
    fn random_games_of_every_mix_agree_with_the_referee(choice in choices(0..2048_u16)) {
        judged("mix", choice.seed, |how| play_against_the_referee(&choice, how))?;
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    /// RIV-01 to RIV-16, RIV-R-05 and RIV-R-13 in short games with any number of river tiles.
    #[test]
    fn random_rivers_agree_with_the_referee(choice in rivers()) {
        judged("river", choice.seed, |how| play_against_the_referee(&choice, how))?;
    }
}
