//! Random games of everything that Bastide and JCloisterZone share.

use bastide_rules::setup::{
    AwardScoring, BarnPlacement, CountMoves, DragonMoves, FairyRule, FinalQuarters, FirstPlayer,
    LakeExtraTurn, Lot, PrincessRule, RiverRule, TinyCity, VolcanoRule, WagonMoves,
};
use bastide_rules::tile::TileRole;
use bastide_rules::{
    Action, Actor, Dealer, DealerNote, Event, Game, Phase, Piece, Quarter, Record, SegmentId,
    Setup, Spot, State, below,
};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

const SETS: [&str; 9] = [
    "inns-and-cathedrals",
    "traders-and-builders",
    "princess-and-dragon",
    "tower",
    "abbey-and-mayor",
    "king-and-robber",
    "cult",
    "count",
    "river-1",
];

/// A setup with random rules, and with these tile sets or any shared ones.
fn setup(random: &mut Pcg64Mcg, only: Option<&[&'static str]>) -> Setup {
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    let mut flip = |of: u32| below(random, of) as usize;
    let mut sets: Vec<_> = SETS.into_iter().filter(|_| flip(2) == 0).collect();
    let second_river = only.is_none() && flip(12) == 0;
    if let Some(only) = only {
        sets = only.to_vec();
    } else if second_river {
        sets.retain(|set| *set != "river-1");
        sets.push("river-2");
    }
    let most = if sets.contains(&"inns-and-cathedrals") { 5 } else { 4 };
    let mut setup = Setup::carcassonne(names.into_iter().take(2 + flip(most))).with(sets);
    setup.allow_discouraged = true;
    setup.first_player = match flip(3) {
        0 => FirstPlayer::Random(Lot::ByLot),
        1 => FirstPlayer::Seat(2),
        _ => FirstPlayer::Seat(1),
    };
    let rules = &mut setup.rules;
    rules.tiny_city = [TinyCity::Four, TinyCity::Two][flip(2)];
    rules.princess = [PrincessRule::May, PrincessRule::Must][flip(2)];
    rules.fairy = [FairyRule::OnTile, FairyRule::AnyFeature, FairyRule::NextToFollower][flip(3)];
    rules.river = [RiverRule::GoesOn, RiverRule::Free][flip(2)];
    rules.dragon_moves = [DragonMoves::BeforeScoring, DragonMoves::AfterScoring][flip(2)];
    rules.wagon_moves = [WagonMoves::Connected, WagonMoves::SecondEdition][flip(2)];
    rules.barn_placement = [BarnPlacement::NotOccupied, BarnPlacement::Occupied][flip(2)];
    rules.count_moves =
        [CountMoves::ByPlayer, CountMoves::Clockwise, CountMoves::ToFollower][flip(3)];
    rules.final_quarters = [FinalQuarters::MarketOnly, FinalQuarters::AnyDistrict][flip(2)];
    rules.king_and_robber_scoring = [
        AwardScoring::PerFeature,
        AwardScoring::TenTwenty,
        AwardScoring::FifteenForty,
        AwardScoring::Continuously,
    ][flip(4)];
    if second_river {
        // In JCloisterZone the volcano lake gives no extra turn.
        rules.lake_extra_turn = LakeExtraTurn::Never;
    }
    rules.volcano = VolcanoRule::Nobody;
    rules.last_abbey_round = flip(4) > 0;
    if flip(4) == 0 {
        setup.tiles = [("BA-U".to_owned(), 2), ("BA-B".to_owned(), 0)].into();
    }
    setup.elements.phantoms = Some(flip(2) as u8);
    setup
}

/// A random game of these tile sets, or of any shared ones, sometimes unfinished, without actions that
/// JCloisterZone does not have.
pub(crate) fn play(seed: u64, only: Option<&[&'static str]>) -> (Record, Vec<Event>) {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let setup = setup(&mut random, only);
    play_with(setup, &mut random, is_theirs)
}

/// A random game with river tiles, laid first or as ordinary tiles.
pub(crate) fn play_river(seed: u64, first: bool) -> (Record, Vec<Event>) {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut setup = setup(&mut random, Some(&["river-1", "inns-and-cathedrals"]));
    setup.elements.river = Some(first);
    play_with(setup, &mut random, is_theirs)
}

/// A random game with any rules.
pub(crate) fn play_freely(seed: u64) -> Record {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut setup = setup(&mut random, None);
    setup.rules.volcano = VolcanoRule::BuilderAndPig;
    setup.rules.lake_extra_turn = LakeExtraTurn::WithDragon;
    setup.rules.river = RiverRule::LostTurn;
    if setup.rules.king_and_robber_scoring == AwardScoring::Continuously {
        setup.rules.king_and_robber_scoring = AwardScoring::ContinuouslyAtOnce;
    }
    play_with(setup, &mut random, |_, _, _| true).0
}

fn play_with(
    setup: Setup,
    random: &mut Pcg64Mcg,
    allows: fn(Action, &Game, &State) -> bool,
) -> (Record, Vec<Event>) {
    let game = Game::new(setup).expect("a sensible setup");
    let most = if below(random, 8) == 0 { below(random, 300) as usize } else { usize::MAX };
    let mut dealer = Dealer::new(std::array::from_fn(|_| random.next_u32() as u8));
    let mut record = Record::new(game, DealerNote::None);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    while !record.state().is_over() && record.actions().len() < most {
        let (game, state) = (record.game(), record.state());
        let action = if state.actor() == Actor::Chance {
            dealer.deal(game, state)
        } else {
            game.legal_actions(state, &mut legal);
            legal.retain(|&action| allows(action, game, state));
            legal[below(random, legal.len() as u32) as usize]
        };
        if !allows(action, game, state) {
            break;
        }
        record.apply(action, &mut events).expect("a legal action");
    }
    // JCloisterZone does not ask for a wagon in an abbey.
    while let Phase::MoveWagon { from, .. } = record.state().phase()
        && record.game().setup().rules.wagon_moves == WagonMoves::Connected
        && is_abbey(record.game(), record.state(), from)
    {
        record.apply(Action::Pass, &mut events).expect("a legal action");
    }
    (record, events)
}

/// Whether JCloisterZone has this action too.
pub(crate) fn is_theirs(action: Action, game: &Game, state: &State) -> bool {
    let rules = &game.setup().rules;
    match (action, state.phase()) {
        // With River II it adds a second lake, so a game is comparable only while the river continues.
        (Action::Draw(kind), _) => {
            let land = game.kinds()[kind.index()].role() == TileRole::Land;
            !land || !game.setup().has_set("river-2")
        }
        (Action::Pass, Phase::SecondTile) => state.tiles_left() == 0,
        (Action::PlacePiece { piece: Piece::Builder, on }, _) => !is_complete(game, state, on),
        (Action::MoveWagon(_), Phase::MoveWagon { from, .. }) => {
            rules.wagon_moves != WagonMoves::Connected || !is_abbey(game, state, from)
        }
        (Action::MoveFairy(to), _) if rules.fairy != FairyRule::NextToFollower => {
            let now = state.fairy(game).and_then(|(tile, _)| tile);
            match to {
                Spot::On(on) => now != Some(state.segment_name(game, on).0),
                Spot::Tower(at) => now != Some(at),
                Spot::Quarter(_) => false,
            }
        }
        (Action::PlaceBarn(_), _) => {
            let on_market = |(quarter, _, _): &(Quarter, _, _)| *quarter == Quarter::Market;
            state.count_quarter() == Some(Quarter::Market)
                || !state.quarters(game).iter().any(on_market)
        }
        _ => true,
    }
}

pub(crate) fn is_complete(game: &Game, state: &State, on: SegmentId) -> bool {
    let (at, place) = state.segment_name(game, on);
    state.feature_at(game, at, place).expect("a feature").complete
}

pub(crate) fn is_abbey(game: &Game, state: &State, on: SegmentId) -> bool {
    let (at, _) = state.segment_name(game, on);
    state.tile_at(at).is_some_and(|tile| game.kind_of(tile).role() == TileRole::Abbey)
}

pub(crate) fn cases() -> u32 {
    std::env::var("BASTIDE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(200)
}

/// Whether a game was refused for a difference in the rules that the random games do not avoid.
pub(crate) fn is_known(refused: &str, setup: &Setup) -> bool {
    let on_tile = setup.rules.fairy == FairyRule::OnTile;
    KNOWN.iter().any(|reason| refused.contains(reason))
        || on_tile && refused.contains("there the points would be")
}

const KNOWN: [&str; 6] = [
    "the river does not bend towards tiles",
    "the card pays only from the next turn on",
    "a wagon that lost a challenge",
    "the phantom may be put on the tower under the dragon",
    "the tower reaches the followers in the quarters",
    "the fairy's points do not keep a player from a quarter",
];
