//! Record → saved game → record: nothing that happened is lost.

use bastide_jcz::{export, import};
use bastide_rules::setup::{
    AwardScoring, BarnPlacement, CountMoves, DragonMoves, FairyRule, FinalQuarters, FirstPlayer,
    LakeExtraTurn, Lot, PrincessRule, TinyCity, WagonMoves,
};
use bastide_rules::{
    Action, Actor, Dealer, DealerNote, Event, Game, Phase, Record, Setup, State, below,
};
use proptest::prelude::*;
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

/// A setup of any shared expansions and rules.
fn setup(random: &mut Pcg64Mcg) -> Setup {
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    let mut flip = |of: u32| below(random, of) as usize;
    let mut sets: Vec<_> = SETS.into_iter().filter(|_| flip(2) == 0).collect();
    let second_river = flip(4) == 0;
    if second_river {
        sets.retain(|set| *set != "river-1");
        sets.push("river-2");
    }
    let most = if sets.contains(&"inns-and-cathedrals") { 5 } else { 4 };
    let mut setup = Setup::carcassonne(names.into_iter().take(2 + flip(most))).with(sets);
    setup.allow_discouraged = true;
    setup.first_player = match flip(3) {
        0 => FirstPlayer::Drawn(Lot::ByLot),
        1 => FirstPlayer::Seat(2),
        _ => FirstPlayer::Seat(1),
    };
    let rules = &mut setup.rules;
    rules.tiny_city = [TinyCity::Four, TinyCity::Two][flip(2)];
    rules.princess = [PrincessRule::May, PrincessRule::Must][flip(2)];
    rules.fairy = [FairyRule::OnTile, FairyRule::NextToFollower][flip(2)];
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
        // There the volcano lake gives no further turn.
        rules.lake_extra_turn = LakeExtraTurn::Never;
    }
    rules.volcano = bastide_rules::setup::VolcanoRule::Nobody;
    rules.last_abbey_round = flip(4) > 0;
    if flip(4) == 0 {
        setup.tiles = [("BA-U".to_owned(), 2), ("BA-B".to_owned(), 0)].into();
    }
    setup
}

/// A random game, sometimes not played to its end.
fn play(seed: u64) -> (Record, Vec<Event>) {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let game = Game::new(setup(&mut random)).expect("a sensible setup");
    let most =
        if below(&mut random, 8) == 0 { below(&mut random, 300) as usize } else { usize::MAX };
    let mut dealer = Dealer::new(std::array::from_fn(|_| random.next_u32() as u8));
    let mut record = Record::new(game, DealerNote::None);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    while !record.state().is_over() && record.actions().len() < most {
        let (game, state) = (record.game(), record.state());
        let action = if state.actor() == Actor::Chance {
            dealer.deal(game, state)
        } else {
            game.legal_actions(state, &mut legal);
            choose(&legal, state, &mut random)
        };
        record.apply(action, &mut events).expect("a legal action");
    }
    (record, events)
}

/// Any action, but a second tile is never declined: there it must be taken.
fn choose(legal: &[Action], state: &State, random: &mut Pcg64Mcg) -> Action {
    let declines = |action: &&Action| {
        **action == Action::Pass && state.phase() == Phase::SecondTile && state.tiles_left() > 0
    };
    let fine: Vec<_> = legal.iter().filter(|action| !declines(action)).collect();
    *fine[below(random, fine.len() as u32) as usize]
}

fn go_round(seed: u64) -> Result<(), String> {
    let (record, events) = play(seed);
    let text = export(&record).map_err(|error| format!("{error}\n{record}"))?;
    let imported = import(&text, false).map_err(|error| format!("{error}\n{record}"))?;
    let mut again = Vec::new();
    imported.record.replay(usize::MAX, &mut again);
    // By their rules there may be a last round of abbeys, in which everybody passes.
    again.retain(|event| *event != Event::LastAbbeys);
    let mut events = events;
    events.retain(|event| *event != Event::LastAbbeys);
    if let Some(index) = (0..events.len().max(again.len())).find(|&i| events.get(i) != again.get(i))
    {
        let (was, is) = (events.get(index), again.get(index));
        return Err(format!("event {index}: {was:?} became {is:?}\n{record}\n{text}"));
    }
    if record.state().scores() != imported.record.state().scores() {
        return Err(format!("the scores differ\n{record}"));
    }
    // What was written once is written again, but for what cannot be said there.
    let second =
        export(&imported.record).map_err(|error| format!("{error}\n{}", imported.record))?;
    if second == text { Ok(()) } else { Err(format!("written differently\n{text}\n{second}")) }
}

fn cases() -> u32 {
    std::env::var("BASTIDE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(200)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_shrink_iters: 0, ..ProptestConfig::with_cases(cases()) })]

    /// More games: `BASTIDE_CASES=10000 cargo test --release -p bastide-jcz --test round_trip`.
    #[test]
    fn scores_and_events_survive(seed: u64) {
        go_round(seed).map_err(TestCaseError::fail)?;
    }
}
