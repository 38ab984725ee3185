//! The Catapult: after a turn with a fair, every player throws a token (`CAT-01` to `CAT-25`).

mod bodies;
mod catch;
mod flight;
mod seduction;
mod throwing;

use bodies::{bodies, every_follower, slot_of};
use flight::{Point, fly, gap_to_tile, knock_out, scatter};

pub use catch::Sight;
use catch::{catch, for_each_hand, pick_hand};
use throwing::{MOST_GAP, for_each_throw, pick_throw, throw};

use super::{Expansion, Follow, Stage};
use crate::action::{Action, Contest, Follower};
use crate::event::{Event, Log};
use crate::game::{Changes, Game, Table};
use crate::games::carcassonne::removal::{send_lonely_home, take_off};
use crate::games::picking::pick;
use crate::geometry::{Pos, Rotation, Side};
use crate::refusal::Refusal;
use crate::setup::{CatapultMode, InPlay, Setup};
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, State};
use crate::tile::{Symbol, TileKind};
use crate::view::{self, Flight, NeighbourThrow, PieceOnTable, PublicView};

/// The number of winds, each as likely as the others.
const WINDS: u16 = 1_024;

/// The Catapult.
pub(in crate::games::carcassonne) struct Catapult;

impl Expansion for Catapult {
    type Memory = Option<Box<Fair>>;

    fn memory(table: &Table) -> Self::Memory {
        table.in_play.catapult.then(Box::default)
    }

    fn heap_bytes(memory: &Self::Memory) -> usize {
        memory.as_ref().map_or(0, |_| size_of::<Fair>())
    }

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        in_play.catapult = setup.has_set("catapult");
    }

    fn concerns(option: &str, _: &Setup, in_play: &InPlay) -> bool {
        option == "catapult" && in_play.catapult
    }

    /// A neighbour must be there to catch.
    fn needs_company(in_play: &InPlay) -> bool {
        in_play.catapult
    }

    fn reads(symbol: Symbol, in_play: &InPlay) -> bool {
        symbol == Symbol::Fair && in_play.catapult
    }

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        (Changes::TILE | Changes::STAGES).when(in_play.catapult)
    }

    fn tickets(phase: Phase) -> u32 {
        if phase == Phase::Wind { WINDS.into() } else { 0 }
    }

    fn ticket(phase: Phase, ticket: u32) -> Option<Action> {
        (phase == Phase::Wind && ticket < WINDS.into()).then_some(Action::Wind(ticket as u16))
    }

    fn tickets_of(phase: Phase, action: Action) -> u32 {
        match (phase, action) {
            (Phase::Wind, Action::Wind(wind)) => u32::from(wind < WINDS),
            _ => 0,
        }
    }

    fn tile_placed(
        _: &Game,
        state: &mut State,
        kind: &TileKind,
        at: Pos,
        _: Rotation,
        _: &mut impl Log,
    ) {
        if kind.has(Symbol::Fair) {
            note_fair(state, at);
        }
    }

    #[inline]
    fn act(moment: Stage, _: &Game, state: &mut State, _: &mut impl Log) -> bool {
        moment == Stage::AfterTurn && begins(state)
    }

    fn owns(phase: Phase) -> bool {
        use Phase::{ChooseFair, Hand, Nearest, Seduce, Throw, Wind};
        matches!(phase, ChooseFair | Throw(_) | Wind | Hand(_) | Nearest(_) | Seduce(_))
    }

    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::ChooseFair => for_each_contest(visit),
            Phase::Throw(_) => for_each_throw(game, state, visit),
            Phase::Wind => (0..WINDS).map(Action::Wind).for_each(visit),
            Phase::Hand(_) => for_each_hand(visit),
            Phase::Nearest(_) => for_each_nearest(game, state, visit),
            Phase::Seduce(seat) => for_each_seduction(game, state, seat, visit),
            _ => {}
        }
    }

    fn pick_action(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        match state.phase {
            Phase::Throw(_) => pick_throw(game, state, choose),
            Phase::Hand(_) => pick_hand(choose),
            _ => pick(choose, |few| {
                Self::for_each_legal(game, state, &mut |action| few.add(action));
            }),
        }
    }

    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<Option<Follow>, Refusal> {
        let round = decide(game, state, action, log)?;
        Ok((round == Round::Over).then_some(Follow::After(Stage::AfterTurn)))
    }

    fn hidden_actions(state: &State) -> usize {
        match (state.flight(None), state.phase) {
            (None, _) => 0,
            (Some(_), Phase::Wind) => 1,
            (Some(_), _) => 2,
        }
    }

    fn reveals(before: &State, action: Action) -> bool {
        matches!(before.phase, Phase::Hand(_))
            && matches!(action, Action::Hand { .. } | Action::Pass)
    }

    fn view(game: &Game, state: &State, viewer: Option<Seat>, view: &mut PublicView) {
        view.fair = state.fair(game);
        view.flight = state.flight(viewer);
    }
}

impl State {
    /// The round of the catapult that is played now.
    pub fn fair(&self, game: &Game) -> Option<view::Fair> {
        let fair = self.memory.find_carcassonne()?.catapult.as_ref();
        fair.filter(|_| Catapult::owns(self.phase)).map(|fair| fair.view(game, self))
    }

    /// The token that flies to a neighbour, as a player or a spectator sees it.
    fn flight(&self, viewer: Option<Seat>) -> Option<Flight> {
        let fair = self.memory.carcassonne().catapult.as_ref()?;
        let (thrower, throw) = fair.throw_to_neighbour(self)?;
        Some(Flight {
            thrower,
            catcher: thrower.next(self.players),
            throw: (viewer == Some(thrower)).then_some(throw),
        })
    }
}

/// Whether a round of the catapult goes on with another decision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    GoesOn,
    Over,
}

/// `CAT-21`, `CAT-24`: for the nearest token, and for catching or throwing well.
const PRIZE: u32 = 5;

/// What is remembered until the last fair of a turn is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Fair {
    /// The fair tiles placed in this turn (`CAT-R-03`), the first `waiting` of them.
    fairs: [Pos; 2],
    waiting: u8,
    contest: Option<Contest>,
    /// How many have thrown.
    throws: u8,
    thrown: Thrown,
    /// The gaps of the tokens to the fair tile, by seat.
    gaps: [i64; MAX_PLAYERS],
    /// Where the token came to rest, while the thrower says which follower is meant.
    rest: Option<(i64, i64)>,
    /// The follower that may be replaced, by its slot.
    nearest: Option<u16>,
}

/// What was thrown and has not yet come down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Thrown {
    #[default]
    Nothing,
    /// Over the table.
    OverTable { from: Side, aim: Pos, power: u16 },
    /// To the neighbour.
    ToNeighbour { aside: i16, power: u16 },
    /// To the neighbour, with this wind.
    Flying { aside: i16, power: u16, wind: u16 },
}

impl Fair {
    fn view(&self, game: &Game, state: &State) -> view::Fair {
        let throwers = (0..self.throws).map(|throw| nth_thrower(state, throw));
        let gaps = throwers.map(|seat| (seat, self.gaps[seat.index()] / 1_000));
        let measures = self.contest == Some(Contest::Target);
        let nearest = self.nearest.map(|slot| {
            let (owner, piece) = game.owner_and_piece(slot.into());
            let (at, place) = bodies::place_of(game, state, slot.into());
            PieceOnTable { seat: owner, piece, at, place }
        });
        view::Fair {
            at: self.fairs[0],
            contest: self.contest,
            gaps: gaps.filter(|_| measures).collect(),
            nearest,
        }
    }

    /// Who threw the token that is on its way to a neighbour, and how; `None` without such a token.
    fn throw_to_neighbour(&self, state: &State) -> Option<(Seat, NeighbourThrow)> {
        match self.thrown {
            Thrown::ToNeighbour { aside, power } | Thrown::Flying { aside, power, .. } => {
                Some((nth_thrower(state, self.throws), NeighbourThrow { aside, power }))
            }
            Thrown::Nothing | Thrown::OverTable { .. } => None,
        }
    }
}

/// `CAT-04`: remembers a fair until the turn is over.
fn note_fair(state: &mut State, at: Pos) {
    if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult
        && let Some(place) = catapult.fairs.get_mut(usize::from(catapult.waiting))
    {
        *place = at;
        catapult.waiting += 1;
    }
}

/// `CAT-05`, `CAT-R-02`: begins the next round, if a fair is waiting, even one of the last turn
/// (`CAT-R-04`).
#[inline]
fn begins(state: &mut State) -> bool {
    let waits =
        state.memory.carcassonne().catapult.as_ref().is_some_and(|catapult| catapult.waiting > 0);
    if waits {
        state.phase = Phase::ChooseFair;
    }
    waits
}

/// The decisions at a fair (`INT-49`). Returns whether the round is over.
fn decide(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<Round, Refusal> {
    match (state.phase, action) {
        (Phase::ChooseFair, Action::ChooseFair(contest)) => {
            choose(state, contest, log);
            Ok(Round::GoesOn)
        }
        (Phase::Throw(_), Action::Throw { .. } | Action::CatchThrow { .. }) => {
            throw(game, state, action).map(|()| Round::GoesOn)
        }
        (
            Phase::Throw(_),
            Action::Hit(_)
            | Action::Nearest(_)
            | Action::Gap(_)
            | Action::CatchResult(_)
            | Action::Pass,
        ) => report(game, state, action, log),
        (Phase::Wind, Action::Wind(wind)) => land(game, state, wind, log),
        (Phase::Hand(_), Action::Pass) => catch(state, None, log),
        (Phase::Hand(_), Action::Hand { x, y, tick }) => catch(state, Some((x, y, tick)), log),
        (Phase::Nearest(seat), Action::Nearest(follower)) => {
            point_out(game, state, seat, follower, log)
        }
        (Phase::Seduce(seat), Action::Pass | Action::Seduce { .. }) => {
            seduce(game, state, seat, action, log)
        }
        (phase, _) => Err(Refusal::NotNow { next: phase.next_step() }),
    }
}

fn contest(state: &State) -> Option<Contest> {
    state.memory.carcassonne().catapult.as_ref()?.contest
}

/// The fair tile of this round.
fn fair(state: &State) -> Pos {
    state
        .memory
        .carcassonne()
        .catapult
        .as_ref()
        .map_or(Pos::default(), |catapult| catapult.fairs[0])
}

fn is_manual(game: &Game) -> bool {
    game.setup().rules.catapult == CatapultMode::Manual
}

/// Visits what can be done at a fair (`CAT-06`): everybody has all tokens again (`CAT-02`,
/// `CAT-09`).
fn for_each_contest(visit: &mut impl FnMut(Action)) {
    Contest::ALL.map(Action::ChooseFair).into_iter().for_each(visit);
}

/// `CAT-06`: the player whose turn it was chooses, and throws first.
fn choose(state: &mut State, contest: Contest, log: &mut impl Log) {
    let (seat, at) = (state.turn, fair(state));
    if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult {
        catapult.contest = Some(contest);
        catapult.throws = 0;
    }
    state.phase = Phase::Throw(seat);
    log.note(|| Event::FairOpened { seat, contest, at });
}

/// The player who throws.
fn thrower(state: &State) -> Seat {
    let throws = state.memory.carcassonne().catapult.as_ref().map_or(0, |catapult| catapult.throws);
    nth_thrower(state, throws)
}

/// `CAT-07`: who throws after this many others.
fn nth_thrower(state: &State, throws: u8) -> Seat {
    state.turn.after(throws, state.players)
}

/// The token comes down where the wind carries it, and has its effect at once (`CAT-R-13`). Returns
/// whether the round is over.
fn land(game: &Game, state: &mut State, wind: u16, log: &mut impl Log) -> Result<Round, Refusal> {
    if wind >= WINDS {
        return Err(Refusal::NoSuchWind { wind });
    }
    let seat = thrower(state);
    let Some(catapult) = &mut state.memory.carcassonne_mut().catapult else {
        return Err(Refusal::OtherContest);
    };
    match std::mem::take(&mut catapult.thrown) {
        Thrown::OverTable { from, aim, power } => {
            let launch = state.launch(aim, from);
            let flight = fly(launch, Point::centre_of(aim), power, &scatter(wind));
            let at = flight.rest;
            log.note(|| Event::TokenLanded { seat, x: at.x / 1_000, y: at.y / 1_000 });
            match contest(state) {
                Some(Contest::KnockOut) => {
                    let bodies = bodies(game, state);
                    let shapes: Vec<_> = bodies.iter().map(|(_, body)| *body).collect();
                    let slots: Vec<_> =
                        knock_out(&flight, &shapes).into_iter().map(|hit| bodies[hit].0).collect();
                    let all: Vec<_> = every_follower(game, state).collect();
                    let name = |slot: &usize| all.iter().find(|(other, _)| other == slot);
                    let hit: Vec<_> = slots.iter().filter_map(name).map(|(_, f)| *f).collect();
                    remove(game, state, seat, &hit, log);
                }
                Some(Contest::Seduction) => {
                    if seduction::find(game, state, seat, flight.rest) {
                        return Ok(Round::GoesOn);
                    }
                }
                _ => {
                    let gap = gap_to_tile(flight.rest, fair(state));
                    note_gap(state, seat, gap, log);
                }
            }
            Ok(next_thrower(state, log))
        }
        Thrown::ToNeighbour { aside, power } => {
            catapult.thrown = Thrown::Flying { aside, power, wind };
            state.phase = Phase::Hand(seat.next(state.players));
            Ok(Round::GoesOn)
        }
        Thrown::Nothing | Thrown::Flying { .. } => Err(Refusal::OtherContest),
    }
}

/// `CAT-11` to `CAT-14`, `CAT-D19`: all who were hit go home together, and those who cannot stay
/// without them (`CAT-R-07`). Nothing is scored (`CAT-R-08`), and the fairy does not help
/// (`CAT-R-15`).
fn remove(game: &Game, state: &mut State, seat: Seat, hit: &[Follower], log: &mut impl Log) {
    for &follower in hit {
        let Some(slot) = slot_of(game, state, follower) else { continue };
        log.note(|| {
            let (owner, piece) = game.owner_and_piece(slot);
            let (at, place) = bodies::place_of(game, state, slot);
            let role = place.role_of(piece);
            Event::KnockedOut { seat, owner, piece, role, at, place }
        });
        take_off(game, state, slot, Location::Supply);
    }
    send_lonely_home(game, state, log);
}

fn note_gap(state: &mut State, seat: Seat, gap: i64, log: &mut impl Log) {
    if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult {
        catapult.gaps[seat.index()] = gap;
    }
    log.note(|| Event::GapMeasured { seat, gap: gap / 1_000 });
}

/// `CAT-07` to `CAT-10`: the next player clockwise throws. When all have, the round is over.
fn next_thrower(state: &mut State, log: &mut impl Log) -> Round {
    let Some(catapult) = &mut state.memory.carcassonne_mut().catapult else { return Round::Over };
    catapult.throws += 1;
    if catapult.throws < state.players {
        state.phase = Phase::Throw(thrower(state));
        return Round::GoesOn;
    }
    if catapult.contest == Some(Contest::Target) {
        award_target(state, log);
    }
    if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult {
        let Fair { fairs, waiting, .. } = std::mem::take(&mut **catapult);
        catapult.fairs[0] = fairs[1];
        catapult.waiting = waiting - 1;
        if catapult.waiting == 0 {
            catapult.fairs[0] = Pos::default();
        }
    }
    if begins(state) { Round::GoesOn } else { Round::Over }
}

/// `CAT-21`, `CAT-22`: the smallest gap wins, several with a tie, when all have thrown
/// (`CAT-R-13`).
fn award_target(state: &mut State, log: &mut impl Log) {
    let Some(catapult) = &state.memory.carcassonne().catapult else { return };
    let gaps = catapult.gaps;
    let best = state.seats().map(|seat| gaps[seat.index()]).min();
    for seat in state.seats().filter(|seat| Some(gaps[seat.index()]) == best) {
        state.scores[seat.index()] += PRIZE;
        let gap = gaps[seat.index()] / 1_000;
        log.note(|| Event::TargetHit { seat, gap, points: PRIZE });
    }
}

/// With a real catapult: what came of a throw (`CAT-D29`). With any, nobody refuses to throw
/// (`CAT-R-19`).
fn report(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<Round, Refusal> {
    if !is_manual(game) {
        let refuses = action == Action::Pass;
        return Err(if refuses { Refusal::MustThrow } else { Refusal::DigitalCatapult });
    }
    let seat = thrower(state);
    let find = |state: &State, follower: Follower| {
        slot_of(game, state, follower).ok_or(Refusal::NoSuchFollower)
    };
    match (contest(state), action) {
        (Some(Contest::KnockOut), Action::Hit(follower)) => {
            find(state, follower)?;
            remove(game, state, seat, &[follower], log);
            return Ok(Round::GoesOn);
        }
        (Some(Contest::Seduction), Action::Nearest(follower)) => {
            let slot = find(state, follower)?;
            if seduction::offers(game, state, seat, slot) {
                return Ok(Round::GoesOn);
            }
        }
        (Some(Contest::KnockOut | Contest::Seduction), Action::Pass) => {}
        (Some(Contest::Target), Action::Gap(gap)) if gap <= MOST_GAP => {
            note_gap(state, seat, 1_000 * i64::from(gap), log);
        }
        (Some(Contest::Target), Action::Gap(_)) => {
            return Err(Refusal::GapTooWide { max: MOST_GAP });
        }
        (Some(Contest::Catch), Action::CatchResult(result)) => {
            return Ok(catch::finish(state, result, log));
        }
        _ => return Err(Refusal::OtherContest),
    }
    Ok(next_thrower(state, log))
}

/// Visits the followers among which the thrower says which is the nearest.
fn for_each_nearest(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    seduction::for_each_nearest(game, state, visit);
}

/// Says which of several followers is meant.
fn point_out(
    game: &Game,
    state: &mut State,
    seat: Seat,
    follower: Follower,
    log: &mut impl Log,
) -> Result<Round, Refusal> {
    let slot = seduction::check_nearest(game, state, follower)?;
    if seduction::offers(game, state, seat, slot) {
        return Ok(Round::GoesOn);
    }
    Ok(next_thrower(state, log))
}

/// Visits that nobody is replaced, and all who can take the place (`CAT-17`, `CAT-18`, `CAT-D21`).
fn for_each_seduction(game: &Game, state: &State, seat: Seat, visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    if let Some(target) =
        state.memory.carcassonne().catapult.as_ref().and_then(|catapult| catapult.nearest)
    {
        seduction::for_each(game, state, seat, target.into(), visit);
    }
}

/// Replaces the nearest follower, or does not.
fn seduce(
    game: &Game,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log,
) -> Result<Round, Refusal> {
    let target = state.memory.carcassonne().catapult.as_ref().and_then(|catapult| catapult.nearest);
    let Some(target) = target else { return Err(Refusal::OtherContest) };
    if action != Action::Pass {
        seduction::replace(game, state, seat, target.into(), action, log)?;
    }
    if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult {
        catapult.nearest = None;
    }
    Ok(next_thrower(state, log))
}
