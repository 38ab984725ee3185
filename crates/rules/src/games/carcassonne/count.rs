//! The Count of Carcassonne: followers wait in the quarters of the city, and leave them for the
//! features that are scored (`CNT-01` to `CNT-18`).

use super::Step;
use super::followers::may_be_in;
use super::princess_and_dragon::{dragon, fairy};
use super::scoring::{completed_any, for_each_completed};
use crate::action::{Action, Piece, Quarter};
use crate::event::{Event, Log};
use crate::game::{Game, MAX_PIECES};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{CountMoves, FinalQuarters, LeavingQuarters};
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, State};
use crate::tile::FeatureKind;

/// Words with a bit for every piece of all players.
const SLOT_WORDS: usize = (MAX_PLAYERS * MAX_PIECES).div_ceil(64);

/// Where the count is, and what is remembered from scoring to the end of the turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Count {
    at: Quarter,
    /// Whether the scoring of this part gave points to others only (`CNT-04`).
    may_deploy: bool,
    /// The players who move nobody any more at the end of the game, as a bit set.
    done: u8,
    /// The pieces that came from a quarter for this scoring (`PRD-R-13`), as bits of their slots.
    arrived: [u64; SLOT_WORDS],
}

impl Count {
    pub(crate) fn at(&self) -> Quarter {
        self.at
    }
}

/// `PRD-R-13`: whether a piece came from a quarter for this scoring.
#[inline]
pub(super) fn has_just_arrived(state: &State, slot: usize) -> bool {
    let arrived = |count: &Count| count.arrived[slot / 64] & (1 << (slot % 64)) != 0;
    state.expansions.count.as_ref().is_some_and(|count| arrived(count))
}

/// The decisions around the quarters (`INT-36`, `INT-44`, `INT-58`). Answers what follows, unless
/// another decision does.
pub(super) fn decide(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<Option<Step>, Refusal> {
    match (state.phase, action) {
        (Phase::LeaveQuarters(seat), Action::Pass) => {
            let goes_on = goes_on(game, state, seat, true);
            Ok((!goes_on).then_some(Step::Scoring))
        }
        (Phase::LeaveQuarters(seat), Action::LeaveQuarter { piece, to }) => {
            leave(game, state, seat, Exit::Scoring, (piece, to), log)?;
            let goes_on = goes_on(game, state, seat, false);
            Ok((!goes_on).then_some(Step::Scoring))
        }
        (Phase::Deploy | Phase::MoveCount, Action::Pass) => Ok(Some(Step::SecondPart)),
        (Phase::Deploy, Action::Deploy { piece, quarter }) => {
            let asks = deploy(game, state, piece, quarter, log)?;
            Ok((!asks).then_some(Step::SecondPart))
        }
        (Phase::MoveCount, Action::MoveCount(to)) => {
            go(state, to, log)?;
            Ok(Some(Step::SecondPart))
        }
        (Phase::LeaveAtEnd(seat), Action::Pass) => {
            let goes_on = goes_on_at_end(game, state, seat, true);
            Ok((!goes_on).then_some(Step::FinalScoring))
        }
        (Phase::LeaveAtEnd(seat), Action::LeaveQuarter { piece, to }) => {
            leave(game, state, seat, Exit::End, (piece, to), log)?;
            let goes_on = goes_on_at_end(game, state, seat, false);
            Ok((!goes_on).then_some(Step::FinalScoring))
        }
        (phase, _) => Err(Refusal::NotNow { next: phase.words() }),
    }
}

/// `INT-36`: opens the quarters for what was completed: the left neighbour first, the player whose
/// turn it is last (`CNT-11`). Answers whether somebody may move a follower.
#[inline]
pub(super) fn opens(game: &Game, state: &mut State) -> bool {
    state.expansions.count.is_some()
        && completed_any(game, state)
        && asks_from(game, state, state.turn.next(state.players))
}

/// Asks the players from this seat on, up to the one whose turn it is.
fn asks_from(game: &Game, state: &mut State, first: Seat) -> bool {
    let mut seat = first;
    loop {
        if can_leave(game, state, seat, Exit::Scoring) {
            state.phase = Phase::LeaveQuarters(seat);
            return true;
        }
        if seat == state.turn {
            return false;
        }
        seat = seat.next(state.players);
    }
}

/// Why the quarters are open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Exit {
    /// Features were completed (`CNT-09`).
    Scoring,
    /// The game is over (`CNT-12`).
    End,
}

fn can_leave(game: &Game, state: &State, seat: Seat, exit: Exit) -> bool {
    let mut any = false;
    for_each_way_out(game, state, seat, exit, &mut |_, _, _| any = true);
    any
}

/// Shows that a player is done, and every way out of the quarters (`CNT-09`, `CNT-13`, `CNT-R-08`).
pub(super) fn for_each_leaving(
    game: &Game,
    state: &State,
    seat: Seat,
    exit: Exit,
    show: &mut impl FnMut(Action),
) {
    show(Action::Pass);
    for_each_way_out(game, state, seat, exit, &mut |piece, to, _| {
        show(Action::LeaveQuarter { piece, to });
    });
}

/// Shows every way of a player's followers out of the quarters: the sort, the segment, and the slot of
/// the one who goes.
fn for_each_way_out(
    game: &Game,
    state: &State,
    seat: Seat,
    exit: Exit,
    show: &mut impl FnMut(Piece, SegmentId, usize),
) {
    let Some(count) = &state.expansions.count else { return };
    let own = &state.pieces[game.follower_slots(seat)];
    if !own.iter().any(|at| matches!(at, Location::Quarter(_))) {
        return;
    }
    let any_district = game.setup().rules.final_quarters == FinalQuarters::AnyDistrict;
    for quarter in Quarter::ALL {
        // `CNT-16`: nobody leaves the quarter of the count. `CNT-R-13`, `INT-R-06`: the market does
        // not open for a barn.
        let opens = match exit {
            Exit::Scoring => quarter != Quarter::Market,
            Exit::End => quarter == Quarter::Market || any_district,
        };
        if quarter == count.at || !opens {
            continue;
        }
        for piece in Piece::FOLLOWERS {
            let waits = |slot: &usize| state.pieces[*slot] == Location::Quarter(quarter);
            let waiting = game.slots(seat, piece).filter(waits);
            if let Some(slot) = waiting.min_by_key(|&slot| fairy::keeps(state, slot)) {
                for_each_goal(game, state, quarter, exit, &mut |region| {
                    for_each_place(state, piece, region, &mut |to| show(piece, to, slot));
                });
            }
        }
    }
}

/// Shows the features to which a quarter leads now.
fn for_each_goal(
    game: &Game,
    state: &State,
    quarter: Quarter,
    exit: Exit,
    show: &mut impl FnMut(RegionId),
) {
    let leads = |region: RegionId| {
        let kind = state.regions.get(region).kind;
        game.takes_followers(kind) && Quarter::leading_to(kind) == Some(quarter)
    };
    match exit {
        Exit::Scoring => for_each_completed(game, state, &mut |region| {
            let occupied = state.regions.get(region).occupants > 0;
            let any = game.setup().rules.leaving_quarters == LeavingQuarters::Any;
            if leads(region) && (any || occupied) {
                show(region);
            }
        }),
        Exit::End => state.regions.for_each(|region| {
            let known = state.regions.get(region);
            let open = known.open > 0 || known.kind == FeatureKind::Field;
            if leads(region) && open {
                show(region);
            }
        }),
    }
}

/// `CNT-R-10`: never under the dragon. A place is a choice only for a wagon, which may move on from
/// it; all others go home from there, so for them the first one stands for all.
fn for_each_place(state: &State, piece: Piece, region: RegionId, show: &mut impl FnMut(SegmentId)) {
    let places = state.regions.segments(region);
    let free = places.filter(|&to| !dragon::is_at(state, state.pos_of(to)));
    if piece == Piece::Wagon {
        let mut places: Vec<_> = free.collect();
        places.sort_unstable();
        places.into_iter().for_each(show);
    } else {
        free.min().into_iter().for_each(show);
    }
}

/// Moves a follower out of its quarter. From now on it is there as any other (`CNT-14`,
/// `CNT-R-11`).
fn leave(
    game: &Game,
    state: &mut State,
    seat: Seat,
    exit: Exit,
    action: (Piece, SegmentId),
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let mut found = None;
    for_each_way_out(game, state, seat, exit, &mut |piece, to, slot| {
        if (piece, to) == action {
            found = Some(slot);
        }
    });
    let (piece, to) = action;
    let slot = found.ok_or_else(|| why_not(state, to))?;
    let Location::Quarter(quarter) = state.lift(slot, Location::On(to)) else {
        return Err(Refusal::NoWayOutOfQuarter);
    };
    let region = state.regions.of(to);
    state.regions.get_mut(region).occupants += 1;
    if let Some(count) = &mut state.expansions.count {
        count.arrived[slot / 64] |= 1 << (slot % 64);
    }
    log.note(|| {
        let (at, place) = state.place(game, to);
        Event::LeftQuarter { seat, piece, quarter, at, place }
    });
    Ok(())
}

fn why_not(state: &State, to: SegmentId) -> Refusal {
    if !state.has_segment(to) {
        return Refusal::NoWayOutOfQuarter;
    }
    let at = state.pos_of(to);
    let quarter = Quarter::leading_to(state.regions.at(to).kind);
    if dragon::is_at(state, at) {
        Refusal::LeavesForDragon { at }
    } else if quarter.is_some() && quarter == state.count() {
        Refusal::CountKeepsIn
    } else {
        Refusal::NoWayOutOfQuarter
    }
}

/// After a player moved somebody or passed: answers whether anybody may still move.
fn goes_on(game: &Game, state: &mut State, seat: Seat, passed: bool) -> bool {
    if !passed && can_leave(game, state, seat, Exit::Scoring) {
        return true;
    }
    seat != state.turn && asks_from(game, state, seat.next(state.players))
}

/// `CNT-04`, `CNT-05`, `CNT-R-01`, `INT-R-02`: notes whether the scoring gave points to others
/// (`CNT-R-02`), and none to the player whose turn it is, in each part by itself (`CNT-07`,
/// `TRA-R-18`).
pub(super) fn note_gains(state: &mut State, before: [u32; MAX_PLAYERS]) {
    let own = state.turn.index();
    let gained = |seat: usize| state.scores[seat] > before[seat];
    let others = (0..MAX_PLAYERS).any(|seat| seat != own && gained(seat));
    let may_deploy = others && !gained(own);
    if let Some(count) = &mut state.expansions.count {
        count.may_deploy = may_deploy;
        count.arrived = [0; SLOT_WORDS];
    }
}

/// `INT-44`: offers the player to put one follower into a quarter (`CNT-06`), if there is a reason
/// and a follower, be it one that just came back (`CNT-R-03`). It does not count as the action with
/// a piece (`CNT-R-06`).
#[inline]
pub(super) fn offers(game: &Game, state: &mut State) -> bool {
    let Some(count) = &mut state.expansions.count else { return false };
    if !std::mem::take(&mut count.may_deploy) {
        return false;
    }
    let mut any = false;
    for_each_deployment(game, state, &mut |_| any = true);
    if any {
        state.phase = Phase::Deploy;
    }
    any
}

/// Shows every follower of the supply in every quarter where it may be (`CNT-R-05`).
fn for_each_deployment(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    for piece in Piece::FOLLOWERS {
        if state.supply(game, state.turn, piece) > 0 {
            for quarter in Quarter::ALL.into_iter().filter(|&to| may_be_in(piece, to)) {
                show(Action::Deploy { piece, quarter });
            }
        }
    }
}

/// Shows no deployment, and all that there are.
pub(super) fn for_each_offer(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    show(Action::Pass);
    for_each_deployment(game, state, show);
}

/// Puts a follower into a quarter. Answers whether the player may move the count now (`CNT-15`).
fn deploy(
    game: &Game,
    state: &mut State,
    piece: Piece,
    quarter: Quarter,
    log: &mut impl Log,
) -> Result<bool, Refusal> {
    if !may_be_in(piece, quarter) {
        return Err(Refusal::NotInThisQuarter { piece });
    }
    let slot = state.next_in_supply(game, state.turn, piece);
    let slot = slot.ok_or(Refusal::EmptySupply { piece })?;
    state.pieces[slot] = Location::Quarter(quarter);
    log.note(|| Event::Deployed { seat: state.turn, piece, quarter });
    let to = match game.setup().rules.count_moves {
        CountMoves::ByPlayer => {
            state.phase = Phase::MoveCount;
            return Ok(true);
        }
        CountMoves::Clockwise => {
            let at = state.expansions.count.as_ref().map_or(quarter, |count| count.at);
            Quarter::ALL[(at as usize + 1) % Quarter::ALL.len()]
        }
        CountMoves::ToFollower => quarter,
    };
    move_to(state, to, log);
    Ok(false)
}

/// Shows that the count stays, and where he may go.
pub(super) fn for_each_move(state: &State, show: &mut impl FnMut(Action)) {
    show(Action::Pass);
    let at = state.expansions.count.as_ref().map(|count| count.at);
    Quarter::ALL.into_iter().filter(|&to| Some(to) != at).map(Action::MoveCount).for_each(show);
}

/// Moves the count to another quarter.
fn go(state: &mut State, to: Quarter, log: &mut impl Log) -> Result<(), Refusal> {
    if state.expansions.count.as_ref().is_none_or(|count| count.at == to) {
        return Err(Refusal::CountIsThere);
    }
    move_to(state, to, log);
    Ok(())
}

fn move_to(state: &mut State, to: Quarter, log: &mut impl Log) {
    let seat = state.turn;
    if let Some(count) = &mut state.expansions.count
        && count.at != to
    {
        count.at = to;
        log.note(|| Event::CountMoved { seat, to });
    }
}

/// `CNT-12`, `CNT-R-12`: at the end of the game, asks the left neighbour of the player of the last turn
/// first. Answers whether somebody may move a follower.
pub(super) fn opens_at_end(game: &Game, state: &mut State) -> bool {
    state.expansions.count.is_some()
        && asks_at_end_from(game, state, state.turn.next(state.players))
}

/// Asks the players from this seat on, until one can move somebody or all are done.
fn asks_at_end_from(game: &Game, state: &mut State, first: Seat) -> bool {
    let mut seat = first;
    for _ in 0..state.players {
        let done = state
            .expansions
            .count
            .as_ref()
            .is_none_or(|count| count.done & (1 << seat.index()) != 0);
        if !done {
            if can_leave(game, state, seat, Exit::End) {
                state.phase = Phase::LeaveAtEnd(seat);
                return true;
            }
            finish(state, seat);
        }
        seat = seat.next(state.players);
    }
    false
}

fn finish(state: &mut State, seat: Seat) {
    if let Some(count) = &mut state.expansions.count {
        count.done |= 1 << seat.index();
    }
}

/// After a player moved somebody at the end, or passed: answers whether anybody may still move. Where
/// all quarters open, it goes round one by one.
fn goes_on_at_end(game: &Game, state: &mut State, seat: Seat, passed: bool) -> bool {
    if passed {
        finish(state, seat);
    }
    let rounds = game.setup().rules.final_quarters == FinalQuarters::AnyDistrict;
    let next = if passed || rounds { seat.next(state.players) } else { seat };
    asks_at_end_from(game, state, next)
}
