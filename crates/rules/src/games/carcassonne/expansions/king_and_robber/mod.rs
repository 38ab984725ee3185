//! King & Robber Baron: awards for the largest city and the longest road (`KNG-01` to `KNG-14`).

use super::{Expansion, Scored};
use crate::event::{Award, Event, Log};
use crate::game::{Changes, Game, Table};
use crate::games::carcassonne::scoring::tally;
use crate::region::RegionId;
use crate::setup::{AwardScoring, InPlay, Setup};
use crate::state::{Seat, State};
use crate::tile::{FeatureKind, TileKind, TileRole};
use crate::view::PublicView;

/// King & Robber Baron.
pub(in crate::games::carcassonne) struct KingAndRobber;

impl Expansion for KingAndRobber {
    type Memory = Awards;

    fn memory(_: &Table) -> Awards {
        Awards::default()
    }

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        let has_set = setup.has_set("king-and-robber");
        (in_play.king, in_play.robber_baron) = (has_set, has_set);
    }

    fn concerns(option: &str, _: &Setup, in_play: &InPlay) -> bool {
        option == "king-and-robber-scoring" && (in_play.king || in_play.robber_baron)
    }

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        Changes::SCORED.when(in_play.king || in_play.robber_baron)
    }

    fn all_scored(game: &Game, state: &mut State, scored: &Scored, log: &mut impl Log) {
        if !scored.completed.is_empty() {
            compare(game, state, scored.completed, log);
        }
    }

    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log) {
        score(game, state, log);
    }

    fn view(_: &Game, state: &State, _: Option<Seat>, view: &mut PublicView) {
        view.king = state.holder(Award::King);
        view.robber_baron = state.holder(Award::RobberBaron);
    }
}

impl State {
    /// Who holds the King or the Robber Baron.
    pub fn holder(&self, award: Award) -> Option<Seat> {
        self.memory.find_carcassonne()?.king_and_robber.holder(award)
    }
}

/// Who holds the King and the Robber Baron, and what was completed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Awards {
    king: Holding,
    robber_baron: Holding,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Holding {
    /// Nobody until the first of them is completed (`KNG-02`).
    holder: Option<Seat>,
    /// The size of the largest city or the length of the longest road so far.
    record: u16,
    /// How many cities or roads were completed in the game (`KNG-R-05`).
    completed: u16,
}

impl Awards {
    fn holder(&self, award: Award) -> Option<Seat> {
        self.holding(award).holder
    }

    fn holding(&self, award: Award) -> &Holding {
        match award {
            Award::King => &self.king,
            Award::RobberBaron => &self.robber_baron,
        }
    }

    fn holding_mut(&mut self, award: Award) -> &mut Holding {
        match award {
            Award::King => &mut self.king,
            Award::RobberBaron => &mut self.robber_baron,
        }
    }
}

fn awards(game: &Game) -> impl Iterator<Item = (Award, FeatureKind)> {
    let king = game.in_play().king.then_some((Award::King, FeatureKind::City));
    let robber = game.in_play().robber_baron.then_some((Award::RobberBaron, FeatureKind::Road));
    king.into_iter().chain(robber)
}

/// `KNG-05` to `KNG-10`: compares what this part of the turn completed with the records so far,
/// after its scoring (`KNG-R-06`). What counts is who placed the tile (`KNG-06`), and how many
/// tiles there are (`KNG-R-01`).
fn compare(game: &Game, state: &mut State, completed: &[RegionId], log: &mut impl Log) {
    for (award, kind) in awards(game) {
        let of_kind = completed.iter().filter(|&&region| state.regions.get(region).kind == kind);
        let count = of_kind.clone().count() as u16;
        // `KNG-R-02`: of several completed at once, the largest counts.
        let sizes = of_kind.map(|&region| (tally(game, state, region).tiles, region));
        let Some((tiles, region)) = sizes.max_by_key(|(tiles, _)| *tiles) else { continue };
        let holder = state.memory.carcassonne().king_and_robber.holder(award);
        break_record(game, state, award, region, tiles, log);
        state.memory.carcassonne_mut().king_and_robber.holding_mut(award).completed += count;
        let pays = match game.setup().rules.king_and_robber_scoring {
            // What brings the card pays nobody: it was not there yet.
            AwardScoring::Continuously => {
                state.memory.carcassonne().king_and_robber.holder(award) == holder
            }
            AwardScoring::ContinuouslyAtOnce => true,
            AwardScoring::PerFeature | AwardScoring::TenTwenty | AwardScoring::FifteenForty => {
                false
            }
        };
        if pays {
            pay(state, award, count, count.into(), log);
        }
    }
}

/// `KNG-07`, `KNG-08`: only a strictly larger city, or a strictly longer road, counts.
fn break_record(
    game: &Game,
    state: &mut State,
    award: Award,
    region: RegionId,
    tiles: u32,
    log: &mut impl Log,
) {
    let seat = state.turn;
    let holding = state.memory.carcassonne_mut().king_and_robber.holding_mut(award);
    if tiles > u32::from(holding.record) {
        let from = holding.holder.replace(seat);
        holding.record = tiles as u16;
        log.note(|| {
            let (at, _) = state.segment_name(game, region.root());
            Event::AwardTaken { award, seat, from, tiles, at }
        });
    }
}

fn pay(state: &mut State, award: Award, completed: u16, points: u32, log: &mut impl Log) {
    if let Some(seat) = state.memory.carcassonne().king_and_robber.holder(award) {
        state.scores[seat.index()] += points;
        let completed = u32::from(completed);
        log.note(|| Event::AwardScored { award, seat, completed, points });
    }
}

/// Whether the City of Carcassonne lies on the table (`CNT-01`).
fn has_city_of_start_tiles(game: &Game) -> bool {
    game.start_tiles().iter().any(|tile| game.kind_of(tile).role() == TileRole::Fixed)
}

/// `KNG-11` to `KNG-13` and their variants.
fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    let Awards { king, robber_baron } = state.memory.carcassonne().king_and_robber;
    let both = king.holder.is_some() && king.holder == robber_baron.holder;
    for (award, _) in awards(game) {
        let mut completed = state.memory.carcassonne().king_and_robber.holding(award).completed;
        let points = match game.setup().rules.king_and_robber_scoring {
            AwardScoring::PerFeature => {
                // `CNT-R-14`, `KNG-R-04`: the City of Carcassonne is a completed city.
                completed += u16::from(award == Award::King && has_city_of_start_tiles(game));
                u32::from(completed)
            }
            AwardScoring::TenTwenty => 10,
            AwardScoring::FifteenForty if both => 20,
            AwardScoring::FifteenForty => 15,
            AwardScoring::Continuously | AwardScoring::ContinuouslyAtOnce => continue,
        };
        pay(state, award, completed, points, log);
    }
}
