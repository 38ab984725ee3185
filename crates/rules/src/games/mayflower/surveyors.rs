//! The surveyors: their bonus, their way west, and who is left behind (`MAY-33` to `MAY-46`).

use super::{column, scoring};
use crate::action::{Piece, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::majority::Strengths;
use crate::region::{RegionId, SegmentId};
use crate::setup::SurveyorBonus;
use crate::state::{Location, Seat, State};
use crate::tile::FeatureKind;

/// `MAY-33`: for each surveyor in the column of a settler.
const BONUS: u32 = 4;

/// `MAY-33` to `MAY-35`, `MAY-R-09`: every player who scores a feature gets the bonus for each surveyor
/// in the column of an own settler there.
pub(super) fn give_bonus(
    game: &Game,
    state: &mut State,
    region: RegionId,
    strengths: &Strengths,
    log: &mut impl Log,
) {
    for seat in strengths.owners() {
        let points = bonus(game, state, seat, region);
        if points > 0 {
            state.scores[seat.index()] += points;
            log.note(|| Event::SurveyorBonus { seat, points });
        }
    }
}

/// The bonus that a player gets if a feature is scored now.
pub(super) fn bonus(game: &Game, state: &State, seat: Seat, region: RegionId) -> u32 {
    state.surveyors().map_or(0, |surveyors| BONUS * meetings(game, state, surveyors, seat, region))
}

/// How many more features may be scored before a settler here is left behind; trappers never are. Each scored
/// feature moves one surveyor, and the eastern one moves first.
pub(super) fn leeway(game: &Game, state: &State, segment: SegmentId) -> Option<u16> {
    let [east, west] = state.surveyors()?;
    if state.segment(game, segment).kind() == FeatureKind::Plain {
        return None;
    }
    let own = column(state.pos_of(segment));
    Some((own + 1).saturating_sub(east) + (own + 1).saturating_sub(west))
}

/// How many surveyors a player's settlers on a feature have met: each once, or at some tables once for
/// each of the settlers (`MAY-R-08`).
fn meetings(game: &Game, state: &State, surveyors: [u16; 2], seat: Seat, region: RegionId) -> u32 {
    let meetings = surveyors.map(|surveyor| {
        let own = state.standing(game, Piece::Settler).filter(|settler| settler.0 == seat);
        let here = own.filter(|&(_, _, segment)| state.regions.of(segment) == region);
        here.filter(|&(_, _, segment)| column(state.pos_of(segment)) == surveyor).count() as u32
    });
    match game.setup().rules.surveyor_bonus {
        SurveyorBonus::Once => meetings.iter().map(|&met| met.min(1)).sum(),
        SurveyorBonus::EachSettler => meetings.iter().sum(),
    }
}

/// After a feature was scored, whoever scored it: a surveyor moves (`MAY-36`, `MAY-37`), and
/// standing settlers who are left behind go home (`MAY-47`).
pub(super) fn go_west(game: &Game, state: &mut State, log: &mut impl Log) {
    let seat = state.turn;
    let frontier = state.memory.mayflower_mut();
    let Some([east, west]) = &mut frontier.surveyors else { return };
    // `MAY-39`, `MAY-R-14`: the eastern one moves; of two in a column, it does not matter which.
    let moved = if east < west {
        *east += 1;
        Some(*east)
    } else if *west < frontier.westernmost {
        *west += 1;
        Some(*west)
    } else {
        // `MAY-41`: both are in the westernmost column.
        None
    };
    let eastern = *east;
    if let Some(column) = moved {
        log.note(|| Event::SurveyorMoved { seat, column: column.into() });
    }
    leave_behind(game, state, eastern, log);
}

/// `MAY-43` to `MAY-45`, `MAY-R-07`: standing settlers east of this column go home without points;
/// trappers stay.
fn leave_behind(game: &Game, state: &mut State, eastern: u16, log: &mut impl Log) {
    for seat in state.seats() {
        for slot in game.slots(seat, Piece::Settler) {
            let Location::On(segment) = state.pieces[slot] else { continue };
            let region = state.regions.of(segment);
            let stands = state.regions.get(region).kind != FeatureKind::Plain;
            if stands && column(state.pos_of(segment)) < eastern {
                state.pieces[slot] = Location::Supply;
                let known = state.regions.get_mut(region);
                known.occupants -= 1;
                let is_lost = known.occupants == 0 && known.open == 0;
                log.note(|| {
                    let (at, place) = state.segment_name(game, segment);
                    let (piece, role) = (Piece::Settler, Role::of(Piece::Settler, place.kind));
                    Event::LeftBehind { seat, piece, role, at, place }
                });
                // `MAY-49`: it is complete, and not scored any more.
                if is_lost {
                    log.note(|| scoring::nobody_there(game, state, region));
                }
            }
        }
    }
}

impl State {
    /// The columns of the two surveyors, counted from the coast, the eastern one first; none without
    /// them (`MAY-R-13`).
    pub fn surveyors(&self) -> Option<[u16; 2]> {
        self.memory.find_mayflower()?.surveyors()
    }
}
