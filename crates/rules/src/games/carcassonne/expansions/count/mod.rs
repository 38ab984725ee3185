//! The Count of Carcassonne: followers wait in the quarters of the city, and leave them for the
//! features that are scored (`CNT-01` to `CNT-18`).

use super::{Expansion, Follow, Scored, Stage, any};
use crate::action::{Action, Piece, Quarter};
use crate::board::PlacedTile;
use crate::event::{Event, Log};
use crate::game::{Changes, Game, MAX_PIECES, Table};
use crate::games::carcassonne::followers::may_be_in;
use crate::games::carcassonne::piece::bars_tile;
use crate::games::carcassonne::scoring::{completed_any, for_each_completed};
use crate::geometry::Side;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{CountMoves, FinalQuarters, InPlay, LeavingQuarters, Setup, SetupError};
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, State};
use crate::tile::{FeatureKind, Terrain, TileKind, TileRole};
use crate::view::PublicView;

/// Words with a bit for every piece of all players.
const SLOT_WORDS: usize = (MAX_PLAYERS * MAX_PIECES).div_ceil(64);

/// The Count of Carcassonne.
pub(in crate::games::carcassonne) struct Count;

impl Expansion for Count {
    type Memory = Option<Box<Quarters>>;

    fn memory(table: &Table) -> Self::Memory {
        table.in_play.count.then(Box::default)
    }

    fn heap_bytes(memory: &Self::Memory) -> usize {
        memory.as_ref().map_or(0, |_| size_of::<Quarters>())
    }

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        in_play.count = setup.has_set("count");
    }

    fn concerns(option: &str, _: &Setup, in_play: &InPlay) -> bool {
        matches!(option, "leaving-quarters" | "count-moves" | "final-quarters") && in_play.count
    }

    fn restricts(kind: &TileKind, _: &InPlay) -> bool {
        kind.role() == TileRole::Fixed
    }

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        (Changes::STAGES | Changes::SCORED).when(in_play.count)
    }

    /// A part of the City of Carcassonne that does not lie on the table cannot come later.
    fn set_table(table: &Table, state: &mut State) -> Result<(), SetupError> {
        check_city(state, table.kinds)?;
        state.stack.leave_out(table.kinds, |role| role == TileRole::Fixed);
        Ok(())
    }

    #[inline]
    fn act(moment: Stage, game: &Game, state: &mut State, _: &mut impl Log) -> bool {
        match moment {
            Stage::BeforeScoring => opens(game, state),
            Stage::AfterScoring => offers(game, state),
            Stage::AfterTurn | Stage::AfterPiece => false,
            Stage::AfterLastTurn => opens_at_end(game, state),
        }
    }

    fn owns(phase: Phase) -> bool {
        use Phase::{Deploy, LeaveAtEnd, LeaveQuarters, MoveCount};
        matches!(phase, LeaveQuarters(_) | Deploy | MoveCount | LeaveAtEnd(_))
    }

    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::LeaveQuarters(seat) => {
                for_each_leaving(game, state, seat, Exit::Scoring, visit);
            }
            Phase::LeaveAtEnd(seat) => for_each_leaving(game, state, seat, Exit::End, visit),
            Phase::Deploy => for_each_offer(game, state, visit),
            Phase::MoveCount => for_each_move(state, visit),
            _ => {}
        }
    }

    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<Option<Follow>, Refusal> {
        decide(game, state, action, log)
    }

    /// `CNT-16`: nobody leaves the quarter of the count.
    fn closes_quarter(state: &State, quarter: Quarter) -> bool {
        state.count_quarter() == Some(quarter)
    }

    #[inline]
    fn has_just_arrived(state: &State, slot: usize) -> bool {
        let arrived = |count: &Quarters| count.arrived[slot / 64] & (1 << (slot % 64)) != 0;
        state.memory.carcassonne().count.as_ref().is_some_and(|count| arrived(count))
    }

    fn all_scored(_: &Game, state: &mut State, scored: &Scored, _: &mut impl Log) {
        note_gains(state, scored.before);
    }

    fn view(_: &Game, state: &State, _: Option<Seat>, view: &mut PublicView) {
        view.count = state.count_quarter();
    }
}

impl State {
    /// In which quarter of Carcassonne the count is; `None` without him (`CNT-17`).
    pub fn count_quarter(&self) -> Option<Quarter> {
        let count = self.memory.find_carcassonne()?.count.as_ref();
        count.map(|count| count.at)
    }

    /// Who is in the quarters of Carcassonne (`CNT-18`), in the order of the quarters.
    pub fn quarters(&self, game: &Game) -> Vec<(Quarter, Seat, Piece)> {
        let inside = self.pieces.iter().enumerate().filter_map(|(slot, at)| match *at {
            Location::Quarter(quarter) => {
                let (owner, piece) = game.owner_and_piece(slot);
                Some((quarter, owner, piece))
            }
            _ => None,
        });
        let mut inside: Vec<_> = inside.collect();
        inside.sort_unstable();
        inside
    }
}

/// `CNT-01`: the inside of the City of Carcassonne never faces anything else.
fn check_city(state: &State, kinds: &[TileKind]) -> Result<(), SetupError> {
    for tile in state.tiles() {
        let shown = |tile: &PlacedTile, side: Side| {
            kinds[tile.kind.index()].turned(tile.turn).terrain[side.index()]
        };
        for side in Side::ALL.into_iter().filter(|&side| shown(tile, side) == Terrain::Carcassonne)
        {
            let neighbour = state.tile_at(tile.pos.step(side));
            let closed = neighbour
                .is_some_and(|other| shown(other, side.opposite()) == Terrain::Carcassonne);
            if !closed {
                return Err(SetupError::CarcassonneOpen { at: tile.pos });
            }
        }
    }
    Ok(())
}

/// Where the count is, and what is remembered from scoring to the end of the turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Quarters {
    at: Quarter,
    /// Whether the scoring of this part gave points to others only (`CNT-04`).
    may_deploy: bool,
    /// The players who move nobody any more at the end of the game, as a bit set.
    done: u8,
    /// The pieces that came from a quarter for this scoring (`PRD-R-13`), as bits of their slots.
    arrived: [u64; SLOT_WORDS],
}

/// The decisions around the quarters (`INT-36`, `INT-44`, `INT-58`). Returns what follows, unless
/// another decision does.
fn decide(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<Option<Follow>, Refusal> {
    match (state.phase, action) {
        (Phase::LeaveQuarters(seat), Action::Pass) => {
            let goes_on = goes_on(game, state, seat, true);
            Ok((!goes_on).then_some(Follow::After(Stage::BeforeScoring)))
        }
        (Phase::LeaveQuarters(seat), Action::LeaveQuarter { piece, to }) => {
            leave(game, state, seat, Exit::Scoring, (piece, to), log)?;
            let goes_on = goes_on(game, state, seat, false);
            Ok((!goes_on).then_some(Follow::After(Stage::BeforeScoring)))
        }
        (Phase::Deploy | Phase::MoveCount, Action::Pass) => {
            Ok(Some(Follow::After(Stage::AfterScoring)))
        }
        (Phase::Deploy, Action::Deploy { piece, quarter }) => {
            let asks = deploy(game, state, piece, quarter, log)?;
            Ok((!asks).then_some(Follow::After(Stage::AfterScoring)))
        }
        (Phase::MoveCount, Action::MoveCount(to)) => {
            go(state, to, log)?;
            Ok(Some(Follow::After(Stage::AfterScoring)))
        }
        (Phase::LeaveAtEnd(seat), Action::Pass) => {
            let goes_on = goes_on_at_end(game, state, seat, true);
            Ok((!goes_on).then_some(Follow::After(Stage::AfterLastTurn)))
        }
        (Phase::LeaveAtEnd(seat), Action::LeaveQuarter { piece, to }) => {
            leave(game, state, seat, Exit::End, (piece, to), log)?;
            let goes_on = goes_on_at_end(game, state, seat, false);
            Ok((!goes_on).then_some(Follow::After(Stage::AfterLastTurn)))
        }
        (phase, _) => Err(Refusal::NotNow { next: phase.next_step() }),
    }
}

/// `INT-36`: opens the quarters for what was completed: the left neighbour first, the player whose
/// turn it is last (`CNT-11`). Returns whether a player may move a follower.
#[inline]
fn opens(game: &Game, state: &mut State) -> bool {
    state.memory.carcassonne().count.is_some()
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
enum Exit {
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

/// Visits that a player is done, and every way out of the quarters (`CNT-09`, `CNT-13`, `CNT-R-08`).
fn for_each_leaving(
    game: &Game,
    state: &State,
    seat: Seat,
    exit: Exit,
    visit: &mut impl FnMut(Action),
) {
    visit(Action::Pass);
    for_each_way_out(game, state, seat, exit, &mut |piece, to, _| {
        visit(Action::LeaveQuarter { piece, to });
    });
}

/// Visits every way of a player's followers out of the quarters: the kind, the segment, and the slot of
/// the one who goes.
fn for_each_way_out(
    game: &Game,
    state: &State,
    seat: Seat,
    exit: Exit,
    visit: &mut impl FnMut(Piece, SegmentId, usize),
) {
    let Some(count) = &state.memory.carcassonne().count else { return };
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
            if let Some(slot) = waiting.min_by_key(|&slot| any!(E => E::holds(state, slot))) {
                for_each_goal(game, state, quarter, exit, &mut |region| {
                    for_each_place(state, piece, region, &mut |to| visit(piece, to, slot));
                });
            }
        }
    }
}

/// Visits the features to which a quarter leads now.
fn for_each_goal(
    game: &Game,
    state: &State,
    quarter: Quarter,
    exit: Exit,
    visit: &mut impl FnMut(RegionId),
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
                visit(region);
            }
        }),
        Exit::End => {
            let open = |region: &RegionId| {
                let known = state.regions.get(*region);
                known.open > 0 || known.kind == FeatureKind::Field
            };
            state.regions.iter().filter(|&region| leads(region)).filter(open).for_each(visit);
        }
    }
}

/// `CNT-R-10`: never under the dragon. A place is a choice only for a wagon, which may move on from
/// it; all others go home from there, so for them the first one stands for all.
fn for_each_place(
    state: &State,
    piece: Piece,
    region: RegionId,
    visit: &mut impl FnMut(SegmentId),
) {
    let places = state.regions.segments(region);
    let free = places.filter(|&to| bars_tile(state, state.pos_of(to), piece).is_none());
    if piece == Piece::Wagon {
        let mut places: Vec<_> = free.collect();
        places.sort_unstable();
        places.into_iter().for_each(visit);
    } else {
        free.min().into_iter().for_each(visit);
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
    if let Some(count) = &mut state.memory.carcassonne_mut().count {
        count.arrived[slot / 64] |= 1 << (slot % 64);
    }
    log.note(|| {
        let (at, place) = state.segment_name(game, to);
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
    if bars_tile(state, at, Piece::Follower).is_some() {
        Refusal::LeavesForDragon { at }
    } else if quarter.is_some() && quarter == state.count_quarter() {
        Refusal::CountKeepsIn
    } else {
        Refusal::NoWayOutOfQuarter
    }
}

/// After a player moved a follower or passed: returns whether a follower may still move.
fn goes_on(game: &Game, state: &mut State, seat: Seat, passed: bool) -> bool {
    if !passed && can_leave(game, state, seat, Exit::Scoring) {
        return true;
    }
    seat != state.turn && asks_from(game, state, seat.next(state.players))
}

/// `CNT-04`, `CNT-05`, `CNT-R-01`, `INT-R-02`: notes whether the scoring gave points to others
/// (`CNT-R-02`), and none to the player whose turn it is, in each part by itself (`CNT-07`,
/// `TRA-R-18`).
fn note_gains(state: &mut State, before: [u32; MAX_PLAYERS]) {
    let own = state.turn.index();
    let gained = |seat: usize| state.scores[seat] > before[seat];
    let others = || (0..MAX_PLAYERS).any(|seat| seat != own && gained(seat));
    let may_deploy = state.scores != before && !gained(own) && others();
    if let Some(count) = &mut state.memory.carcassonne_mut().count {
        count.may_deploy = may_deploy;
        count.arrived = [0; SLOT_WORDS];
    }
}

/// `INT-44`: offers the player to put one follower into a quarter (`CNT-06`), if there is a reason
/// and a follower, even one that just came back (`CNT-R-03`). It does not count as the action with
/// a piece (`CNT-R-06`).
#[inline]
fn offers(game: &Game, state: &mut State) -> bool {
    let Some(count) = &mut state.memory.carcassonne_mut().count else { return false };
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

/// Visits every follower of the supply in every quarter where it may be (`CNT-R-05`).
fn for_each_deployment(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    for piece in Piece::FOLLOWERS {
        if state.supply(game, state.turn, piece) > 0 {
            for quarter in Quarter::ALL.into_iter().filter(|&to| may_be_in(piece, to)) {
                visit(Action::Deploy { piece, quarter });
            }
        }
    }
}

/// Visits no deployment, and all that there are.
fn for_each_offer(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    for_each_deployment(game, state, visit);
}

/// Puts a follower into a quarter. Returns whether the player may move the count now (`CNT-15`).
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
            let at = state.memory.carcassonne().count.as_ref().map_or(quarter, |count| count.at);
            Quarter::ALL[(at as usize + 1) % Quarter::ALL.len()]
        }
        CountMoves::ToFollower => quarter,
    };
    move_to(state, to, log);
    Ok(false)
}

/// Visits that the count stays, and where he may go.
fn for_each_move(state: &State, visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    let at = state.memory.carcassonne().count.as_ref().map(|count| count.at);
    Quarter::ALL.into_iter().filter(|&to| Some(to) != at).map(Action::MoveCount).for_each(visit);
}

/// Moves the count to another quarter.
fn go(state: &mut State, to: Quarter, log: &mut impl Log) -> Result<(), Refusal> {
    if state.memory.carcassonne().count.as_ref().is_none_or(|count| count.at == to) {
        return Err(Refusal::CountIsThere);
    }
    move_to(state, to, log);
    Ok(())
}

fn move_to(state: &mut State, to: Quarter, log: &mut impl Log) {
    let seat = state.turn;
    if let Some(count) = &mut state.memory.carcassonne_mut().count
        && count.at != to
    {
        count.at = to;
        log.note(|| Event::CountMoved { seat, to });
    }
}

/// `CNT-12`, `CNT-R-12`: at the end of the game, asks the left neighbour of the player of the last turn
/// first. Returns whether a player may move a follower.
fn opens_at_end(game: &Game, state: &mut State) -> bool {
    state.memory.carcassonne().count.is_some()
        && asks_at_end_from(game, state, state.turn.next(state.players))
}

/// Asks the players from this seat on, until one can move a follower or all are done.
fn asks_at_end_from(game: &Game, state: &mut State, first: Seat) -> bool {
    let mut seat = first;
    for _ in 0..state.players {
        let done = state
            .memory
            .carcassonne()
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
    if let Some(count) = &mut state.memory.carcassonne_mut().count {
        count.done |= 1 << seat.index();
    }
}

/// After a player moved a follower at the end, or passed: returns whether a follower may still move. Where
/// all quarters open, it goes round one by one.
fn goes_on_at_end(game: &Game, state: &mut State, seat: Seat, passed: bool) -> bool {
    if passed {
        finish(state, seat);
    }
    let rounds = game.setup().rules.final_quarters == FinalQuarters::AnyDistrict;
    let next = if passed || rounds { seat.next(state.players) } else { seat };
    asks_at_end_from(game, state, next)
}
