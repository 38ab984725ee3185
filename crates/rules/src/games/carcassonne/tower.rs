//! The Tower: towers grow, take prisoners, and carry followers on top; prisoners are exchanged and
//! bought back (`TOW-01` to `TOW-37`).

use super::followers::may_climb;
use super::piece::in_supply;
use super::princess_and_dragon::dragon;
use super::removal::take_one_off;
use crate::action::{Action, Piece, Spot};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, State, with_room};
use crate::tile::{Symbol, TileKind, bits};

/// `TOW-27`: what a prisoner costs.
const RANSOM: u32 = 3;

/// All tower sites on the table, and what is still to be built.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Towers {
    sites: Vec<Site>,
    /// The tower pieces of each player (`TOW-03`).
    pieces: [u8; MAX_PLAYERS],
    /// Whether a ransom was paid in this turn (`TOW-31`).
    ransom_paid: bool,
}

/// A tower, or the place for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Site {
    pub(crate) at: Pos,
    /// The tile, by its place in the order of laying.
    pub(crate) tile: u16,
    pub(crate) height: u8,
    /// Whether a follower stands on top (`TOW-19`).
    finished: bool,
}

impl Towers {
    /// Room for so many sites, and so many pieces for each player.
    pub(crate) fn new(sites: usize, pieces: u8) -> Self {
        Self { sites: Vec::with_capacity(sites), pieces: [pieces; MAX_PLAYERS], ransom_paid: false }
    }

    pub(crate) fn sites(&self) -> &[Site] {
        &self.sites
    }

    pub(crate) fn pieces(&self, seat: Seat) -> u8 {
        self.pieces[seat.index()]
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        size_of::<Self>() + self.sites.capacity() * size_of::<Site>()
    }
}

impl Clone for Towers {
    fn clone(&self) -> Self {
        Self { sites: with_room(&self.sites), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { sites, pieces, ransom_paid } = source;
        self.sites.clone_from(sites);
        self.pieces = *pieces;
        self.ransom_paid = *ransom_paid;
    }
}

impl State {
    /// Remembers the tower site of the tile laid last, if it has one.
    pub(crate) fn note_tower_site(&mut self, shape: &TileKind) {
        if let (Some(towers), Some(tile)) = (&mut self.expansions.towers, self.board.last_tile())
            && shape.has(Symbol::TowerSite)
        {
            let index = self.board.tiles().len() as u16 - 1;
            towers.sites.push(Site { at: tile.pos, tile: index, height: 0, finished: false });
        }
    }
}

impl Action {
    /// The points that it costs (`TOW-27`); none for what is free.
    pub const fn price(self) -> Option<u32> {
        match self {
            Self::Ransom { .. } => Some(RANSOM),
            _ => None,
        }
    }
}

/// `TOW-31`, `TOW-R-06`: a new turn, a new ransom; a second part of it brings none.
pub(super) fn begin_turn(state: &mut State) {
    if let Some(towers) = &mut state.expansions.towers {
        towers.ransom_paid = false;
    }
}

/// `TOW-22`, `TOW-R-02`: nobody is on top of the tower any more.
pub(super) fn open_again(state: &mut State, tile: u16) {
    if let Some(towers) = &mut state.expansions.towers
        && let Some(site) = towers.sites.iter_mut().find(|site| site.tile == tile)
    {
        site.finished = false;
    }
}

/// Shows every tower that the player may build on (`TOW-06`) or put a follower on (`TOW-19`).
pub(super) fn for_each(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    let Some(towers) = &state.expansions.towers else { return };
    let can_build = towers.pieces(state.turn) > 0;
    let climbs = |piece| may_climb(piece) && in_supply(game, state, piece);
    let climbers = Piece::FOLLOWERS
        .into_iter()
        .fold(0, |all, piece| all | u16::from(climbs(piece)) << piece as u16);
    for site in towers.sites.iter().filter(|site| !site.finished) {
        if can_build {
            show(Action::BuildTower(site.at));
        }
        if site.height > 0 && !dragon::is_at(state, site.at) {
            for sort in bits(climbers) {
                show(Action::PlaceOnTower { piece: Piece::FOLLOWERS[sort], at: site.at });
            }
        }
    }
}

/// The site at a space that can still be built on, by its place in the list.
fn open_site(state: &State, at: Pos) -> Result<usize, Refusal> {
    let sites = state.expansions.towers.iter().flat_map(|towers| &towers.sites);
    let found = sites.enumerate().find(|(_, site)| site.at == at);
    match found.ok_or(Refusal::NoTowerSite { at })? {
        (_, site) if site.finished => Err(Refusal::TowerFinished { at }),
        (index, _) => Ok(index),
    }
}

/// `TOW-06` to `TOW-08`: a piece on a tower, however high and whoever built it. Somebody in reach
/// may be captured then.
pub(super) fn build(
    game: &Game,
    state: &mut State,
    at: Pos,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let index = open_site(state, at)?;
    let Some(towers) = &mut state.expansions.towers else {
        return Err(Refusal::NoTowerSite { at });
    };
    let own = &mut towers.pieces[state.turn.index()];
    *own = own.checked_sub(1).ok_or(Refusal::NoTowerPieces)?;
    towers.sites[index].height += 1;
    let height = towers.sites[index].height;
    log.note(|| Event::TowerBuilt { seat: state.turn, at, height: height.into() });
    if in_reach(game, state, at).next().is_some() {
        state.phase = Phase::Capture(at);
    }
    Ok(())
}

/// `TOW-19`, `TOW-20`: a follower on top finishes the tower. It stands on no feature (`TOW-21`,
/// `TOW-R-16`).
pub(super) fn climb(
    game: &Game,
    state: &mut State,
    piece: Piece,
    at: Pos,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if !may_climb(piece) {
        return Err(Refusal::CannotClimb { piece });
    }
    let index = open_site(state, at)?;
    if state.expansions.towers.as_ref().is_some_and(|towers| towers.sites[index].height == 0) {
        return Err(Refusal::NoTowerYet { at });
    }
    // `TOW-R-13`.
    if dragon::is_at(state, at) {
        return Err(Refusal::UnderTheDragon { piece });
    }
    let slot = state.next_in_supply(game, state.turn, piece);
    let slot = slot.ok_or(Refusal::EmptySupply { piece })?;
    if let Some(towers) = &mut state.expansions.towers {
        let site = &mut towers.sites[index];
        site.finished = true;
        state.pieces[slot] = Location::Tower(site.tile);
    }
    log.note(|| Event::TowerClimbed { seat: state.turn, piece, at });
    Ok(())
}

/// The followers in reach of a tower, of all sorts (`TOW-36`, `TOW-R-03`, `INT-26`), by their slots
/// and where they stand (`TOW-11` to `TOW-14`). Empty spaces count as others do (`TOW-13`,
/// `TOW-R-17`), and how high another tower is does not matter (`TOW-R-04`).
fn in_reach(game: &Game, state: &State, tower: Pos) -> impl Iterator<Item = (usize, Spot)> {
    let sites = state.expansions.towers.iter().flat_map(|towers| &towers.sites);
    let height = sites.filter(|site| site.at == tower).map(|site| site.height).next();
    let slots = state.seats().flat_map(|seat| game.follower_slots(seat));
    slots.filter_map(move |slot| {
        let standing = state.standing(slot)?;
        // `CNT-R-17`, `TOW-R-15`: nobody in a quarter is in reach.
        let at = state.tile_under(standing)?;
        let (dx, dy) = (at.x.abs_diff(tower.x), at.y.abs_diff(tower.y));
        (dx.min(dy) == 0 && height.is_some_and(|height| dx.max(dy) <= height.into()))
            .then_some((slot, standing))
    })
}

/// Shows nobody, all who may be captured (`TOW-10`), and all who may be bought back.
pub(super) fn for_each_capture(
    game: &Game,
    state: &State,
    tower: Pos,
    show: &mut impl FnMut(Action),
) {
    show(Action::Pass);
    let followers = in_reach(game, state, tower);
    followers.map(|(_, standing)| Action::Capture(standing)).for_each(&mut *show);
    // `TOW-R-07`: the piece step is not over.
    for_each_ransom(game, state, show);
}

/// `TOW-15` to `TOW-18`: takes a follower prisoner, before the dragon walks (`TOW-R-05`) and
/// anything is scored; an own one just goes home (`TOW-R-11`). If the two players now hold each
/// other's followers, they exchange (`TOW-23`).
pub(super) fn capture(
    game: &Game,
    state: &mut State,
    tower: Pos,
    who: Spot,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let found = in_reach(game, state, tower).find(|&(_, standing)| standing == who);
    let (slot, standing) = found.ok_or(Refusal::OutOfReach)?;
    let (seat, (owner, piece)) = (state.turn, game.owner_and_piece(slot));
    log.note(|| {
        let (at, place) = state.where_is(game, standing);
        let (at, role) = (at.unwrap_or(tower), place.role_of(piece));
        Event::Captured { seat, owner, piece, role, at, place }
    });
    let to = if owner == seat { Location::Supply } else { Location::Prison(seat) };
    take_one_off(game, state, slot, to, log);
    if owner != seat {
        exchange_with(game, state, owner, slot, log);
    }
    Ok(())
}

/// `TOW-23`, `TOW-25`, `TOW-R-10`: the follower just taken from `other` goes back if that player
/// holds any of the captor's. Of several sorts, the captor chooses which comes back (`TOW-24`).
fn exchange_with(game: &Game, state: &mut State, other: Seat, taken: usize, log: &mut impl Log) {
    let mut sorts = prisoners(game, state, state.turn, other);
    let Some(first) = sorts.next() else { return };
    let several = sorts.next().is_some();
    drop(sorts);
    state.pieces[taken] = Location::Supply;
    if several {
        state.phase = Phase::Exchange(other);
    } else {
        bring_back(game, state, other, first);
    }
    log.note(|| {
        let (_, piece) = game.owner_and_piece(taken);
        Event::Exchanged { seat: other, captor: state.turn, piece }
    });
    if !several {
        log.note(|| Event::Exchanged { seat: state.turn, captor: other, piece: first });
    }
}

/// The sorts of `owner`'s followers that `captor` holds, each once.
fn prisoners(game: &Game, state: &State, owner: Seat, captor: Seat) -> impl Iterator<Item = Piece> {
    Piece::FOLLOWERS.into_iter().filter(move |&piece| {
        state.pieces[game.slots(owner, piece)].contains(&Location::Prison(captor))
    })
}

/// Brings an own follower of this sort back into the supply; answers whether there is one.
fn bring_back(game: &Game, state: &mut State, captor: Seat, piece: Piece) -> bool {
    let mut slots = game.slots(state.turn, piece);
    let slot = slots.find(|&slot| state.pieces[slot] == Location::Prison(captor));
    slot.map(|slot| state.pieces[slot] = Location::Supply).is_some()
}

/// Shows the sorts among which the player chooses in an exchange.
pub(super) fn for_each_exchange(
    game: &Game,
    state: &State,
    captor: Seat,
    show: &mut impl FnMut(Action),
) {
    prisoners(game, state, state.turn, captor).map(Action::Exchange).for_each(show);
}

/// `TOW-24`: the player says which follower comes back.
pub(super) fn exchange(
    game: &Game,
    state: &mut State,
    captor: Seat,
    piece: Piece,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if !piece.is_follower() || !bring_back(game, state, captor, piece) {
        return Err(Refusal::NoSuchPrisoner { piece });
    }
    log.note(|| Event::Exchanged { seat: state.turn, captor, piece });
    Ok(())
}

/// Shows every prisoner whom the player may buy back now (`TOW-26`, `TOW-31`, `TOW-R-08`).
pub(super) fn for_each_ransom(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    if check_purse(state).is_err() {
        return;
    }
    for captor in state.seats().filter(|&captor| captor != state.turn) {
        prisoners(game, state, state.turn, captor)
            .for_each(|piece| show(Action::Ransom { piece, captor }));
    }
}

/// Whether the player may buy anybody back now.
#[inline]
pub(super) fn may_ransom(game: &Game, state: &State) -> bool {
    let held = |slot: usize| matches!(state.pieces[slot], Location::Prison(_));
    state.expansions.towers.is_some()
        && check_purse(state).is_ok()
        && game.follower_slots(state.turn).any(held)
}

/// `TOW-31`, `TOW-R-08`, `INT-R-08`: one ransom in a turn, for whoever has the points.
fn check_purse(state: &State) -> Result<(), Refusal> {
    match &state.expansions.towers {
        None => Err(Refusal::NoTowers),
        Some(_) if state.expansions.abbey_and_mayor.is_last_round() => Err(Refusal::TurnsAreOver),
        Some(towers) if towers.ransom_paid => Err(Refusal::RansomPaid),
        Some(_) if state.scores[state.turn.index()] < RANSOM => Err(Refusal::TooPoor),
        Some(_) => Ok(()),
    }
}

/// `TOW-27` to `TOW-30`: the captor gets the points, the same for each sort, and is not asked; the
/// follower goes to the supply.
pub(super) fn ransom(
    game: &Game,
    state: &mut State,
    piece: Piece,
    captor: Seat,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    check_purse(state)?;
    if captor.index() >= usize::from(state.players) {
        return Err(Refusal::NoSuchSeat { seat: captor.number() });
    }
    if !piece.is_follower() || !bring_back(game, state, captor, piece) {
        return Err(Refusal::NoSuchPrisoner { piece });
    }
    state.scores[state.turn.index()] -= RANSOM;
    state.scores[captor.index()] += RANSOM;
    if let Some(towers) = &mut state.expansions.towers {
        towers.ransom_paid = true;
    }
    log.note(|| Event::Ransomed { seat: state.turn, captor, piece, points: RANSOM });
    Ok(())
}
