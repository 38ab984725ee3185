//! The Tower: towers grow, take prisoners, and carry followers on top; prisoners are exchanged and
//! bought back (`TOW-01` to `TOW-37`).

use super::{Expansion, Follow, any};
use crate::action::{Action, ActionKind, Piece, PieceSet, Spot};
use crate::event::{Event, Log};
use crate::game::{Changes, Game, Table};
use crate::games::carcassonne::followers::{CLIMBERS, may_climb};
use crate::games::carcassonne::piece::bars_tile;
use crate::games::carcassonne::removal::take_one_off;
use crate::geometry::{Pos, Rotation};
use crate::refusal::Refusal;
use crate::setup::{InPlay, Setup};
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, State, with_room};
use crate::tile::{Symbol, TileKind};
use crate::view::{self, Prisoner, PublicView};

/// `TOW-27`: what a prisoner costs.
const RANSOM: u32 = 3;

/// The Tower.
pub(in crate::games::carcassonne) struct Tower;

impl Expansion for Tower {
    type Memory = Option<Box<Towers>>;

    fn memory(table: &Table) -> Self::Memory {
        let pieces = table.in_play.tower_pieces;
        let sites = table.kinds.iter().zip(table.copies);
        let sites = sites.filter(|(kind, _)| kind.has(Symbol::TowerSite));
        let sites = sites.map(|(_, &copies)| usize::from(copies)).sum();
        (pieces > 0).then(|| Box::new(Towers::new(sites, pieces)))
    }

    fn heap_bytes(memory: &Self::Memory) -> usize {
        let heap = |towers: &Towers| towers.sites.capacity() * size_of::<Site>();
        memory.as_ref().map_or(0, |towers| size_of::<Towers>() + heap(towers))
    }

    /// `TOW-02`: the more players, the fewer tower pieces for each.
    fn bring(setup: &Setup, in_play: &mut InPlay) {
        in_play.tower_pieces = match setup.players.len() {
            _ if !setup.has_set("tower") => 0,
            0..=2 => 10,
            3 => 9,
            4 => 7,
            5 => 6,
            _ => 5,
        };
    }

    fn reads(symbol: Symbol, in_play: &InPlay) -> bool {
        symbol == Symbol::TowerSite && in_play.tower_pieces > 0
    }

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        (Changes::START | Changes::TILE | Changes::PIECES).when(in_play.tower_pieces > 0)
    }

    fn start_tile_laid(state: &mut State, kind: &TileKind) {
        note_site(state, kind);
    }

    fn begin_turn(_: &Game, state: &mut State, _: &mut impl Log) {
        if let Some(towers) = &mut state.memory.carcassonne_mut().tower {
            // `TOW-31`, `TOW-R-06`: a new turn, a new ransom; a second part of it brings none.
            towers.ransom_paid = false;
        }
    }

    const FREE: &[ActionKind] = &[ActionKind::Ransom];

    #[inline]
    fn can_act_freely(_: &Game, state: &State) -> bool {
        may_ransom(state)
    }

    fn for_each_free(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        for_each_ransom(game, state, visit);
    }

    fn act_freely(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        let Action::Ransom { piece, captor } = action else { return Err(Refusal::NoTowers) };
        ransom(game, state, piece, captor, log)
    }

    fn tile_placed(
        _: &Game,
        state: &mut State,
        kind: &TileKind,
        _: Pos,
        _: Rotation,
        _: &mut impl Log,
    ) {
        note_site(state, kind);
    }

    fn replaces_piece(action: Action) -> bool {
        matches!(action, Action::BuildTower(_) | Action::PlaceOnTower { .. })
    }

    fn for_each_instead_of_piece(
        _: &Game,
        state: &State,
        in_supply: PieceSet,
        visit: &mut impl FnMut(Action),
    ) {
        for_each(state, in_supply, visit);
    }

    fn replace_piece(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        match action {
            Action::BuildTower(at) => build(game, state, at, log),
            Action::PlaceOnTower { piece, at } => climb(game, state, piece, at, log),
            _ => Err(Refusal::NotNow { next: state.phase.next_step() }),
        }
    }

    fn owns(phase: Phase) -> bool {
        matches!(phase, Phase::Capture(_) | Phase::Exchange(_))
    }

    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::Capture(tower) => for_each_capture(game, state, tower, visit),
            Phase::Exchange(captor) => for_each_exchange(game, state, captor, visit),
            _ => {}
        }
    }

    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<Option<Follow>, Refusal> {
        let phase = state.phase;
        match (phase, action) {
            (Phase::Capture(_), Action::Pass) => {}
            (Phase::Capture(tower), Action::Capture(from)) => {
                capture(game, state, tower, from, log)?;
                if state.phase != phase {
                    return Ok(None);
                }
            }
            // `TOW-R-07`: the piece step is not over.
            (Phase::Capture(_), Action::Ransom { piece, captor }) => {
                ransom(game, state, piece, captor, log)?;
                return Ok(None);
            }
            (Phase::Exchange(captor), Action::Exchange(piece)) => {
                exchange(game, state, captor, piece, log)?;
            }
            _ => return Err(Refusal::NotNow { next: phase.next_step() }),
        }
        Ok(Some(Follow::PieceStep))
    }

    /// `TOW-27`: what a prisoner costs.
    fn price(action: Action) -> Option<u32> {
        matches!(action, Action::Ransom { .. }).then_some(RANSOM)
    }

    fn taken_off(state: &mut State, from: Location) {
        if let Location::Tower(tile) = from {
            open_again(state, tile);
        }
    }

    fn view(game: &Game, state: &State, _: Option<Seat>, view: &mut PublicView) {
        view.towers = state.towers(game);
        view.prisoners = state.prisoners(game);
        for (seat, player) in state.seats().zip(&mut view.players) {
            player.tower_pieces = state.tower_pieces(seat);
        }
    }
}

impl State {
    /// All tower sites on the table, with what was built there.
    pub fn towers(&self, game: &Game) -> Vec<view::Tower> {
        let memory = self.memory.find_carcassonne();
        let sites = memory.and_then(|all| all.tower.as_ref()).into_iter();
        let top = |tile| {
            let slot = self.pieces.iter().position(|&at| at == Location::Tower(tile))?;
            Some(game.owner_and_piece(slot))
        };
        let view =
            |site: &Site| view::Tower { at: site.at, height: site.height, top: top(site.tile) };
        sites.flat_map(|towers| &towers.sites).map(view).collect()
    }

    /// How many tower pieces a player still has (`TOW-03`).
    pub fn tower_pieces(&self, seat: Seat) -> u8 {
        let memory = self.memory.find_carcassonne();
        let towers = memory.and_then(|all| all.tower.as_ref());
        towers.map_or(0, |towers| towers.pieces[seat.index()])
    }

    /// Who holds whose followers, in the order of the captors.
    pub fn prisoners(&self, game: &Game) -> Vec<Prisoner> {
        let held = self.pieces.iter().enumerate().filter_map(|(slot, at)| match *at {
            Location::Prison(captor) => {
                let (owner, piece) = game.owner_and_piece(slot);
                Some(Prisoner { captor, owner, piece })
            }
            _ => None,
        });
        let mut prisoners: Vec<_> = held.collect();
        prisoners.sort_unstable();
        prisoners
    }
}

/// All tower sites on the table, and what is still to be built.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Towers {
    sites: Vec<Site>,
    /// The tower pieces of each player (`TOW-03`).
    pieces: [u8; MAX_PLAYERS],
    /// How many followers of each player are prisoners.
    captive: [u8; MAX_PLAYERS],
    /// Whether a ransom was paid in this turn (`TOW-31`).
    ransom_paid: bool,
}

/// A tower, or the place for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Site {
    at: Pos,
    /// The tile, by its place in the order of laying.
    tile: u16,
    height: u8,
    /// Whether a follower stands on top (`TOW-19`).
    finished: bool,
}

impl Towers {
    /// Room for sites, and pieces for each player.
    fn new(sites: usize, pieces: u8) -> Self {
        Self {
            sites: Vec::with_capacity(sites),
            pieces: [pieces; MAX_PLAYERS],
            captive: [0; MAX_PLAYERS],
            ransom_paid: false,
        }
    }
}

impl Clone for Towers {
    fn clone(&self) -> Self {
        Self { sites: with_room(&self.sites), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { sites, pieces, captive, ransom_paid } = source;
        self.sites.clone_from(sites);
        self.pieces = *pieces;
        self.captive = *captive;
        self.ransom_paid = *ransom_paid;
    }
}

/// Remembers the tower site of the tile laid last, if it has one.
fn note_site(state: &mut State, kind: &TileKind) {
    if let (Some(towers), Some(tile)) =
        (&mut state.memory.carcassonne_mut().tower, state.board.last_tile())
        && kind.has(Symbol::TowerSite)
    {
        let index = state.board.tiles().len() as u16 - 1;
        towers.sites.push(Site { at: tile.pos, tile: index, height: 0, finished: false });
    }
}

/// `TOW-22`, `TOW-R-02`: nobody is on top of the tower any more.
fn open_again(state: &mut State, tile: u16) {
    if let Some(towers) = &mut state.memory.carcassonne_mut().tower
        && let Some(site) = towers.sites.iter_mut().find(|site| site.tile == tile)
    {
        site.finished = false;
    }
}

/// Visits every tower that the player may build on (`TOW-06`) or put a follower on (`TOW-19`).
fn for_each(state: &State, in_supply: PieceSet, visit: &mut impl FnMut(Action)) {
    let Some(towers) = &state.memory.carcassonne().tower else { return };
    let can_build = towers.pieces[state.turn.index()] > 0;
    let climbers = in_supply.and(CLIMBERS);
    for site in towers.sites.iter().filter(|site| !site.finished) {
        if can_build {
            visit(Action::BuildTower(site.at));
        }
        if site.height > 0 && bars_tile(state, site.at, Piece::Follower).is_none() {
            for piece in climbers.iter() {
                visit(Action::PlaceOnTower { piece, at: site.at });
            }
        }
    }
}

/// The site at a space that can still be built on, by its place in the list.
fn open_site(state: &State, at: Pos) -> Result<usize, Refusal> {
    let sites = state.memory.carcassonne().tower.iter().flat_map(|towers| &towers.sites);
    let found = sites.enumerate().find(|(_, site)| site.at == at);
    match found.ok_or(Refusal::NoTowerSite { at })? {
        (_, site) if site.finished => Err(Refusal::TowerFinished { at }),
        (index, _) => Ok(index),
    }
}

/// `TOW-06` to `TOW-08`: a piece on a tower, however high and whoever built it. Somebody in reach
/// may be captured then.
fn build(game: &Game, state: &mut State, at: Pos, log: &mut impl Log) -> Result<(), Refusal> {
    let index = open_site(state, at)?;
    let Some(towers) = &mut state.memory.carcassonne_mut().tower else {
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
fn climb(
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
    if state
        .memory
        .carcassonne()
        .tower
        .as_ref()
        .is_some_and(|towers| towers.sites[index].height == 0)
    {
        return Err(Refusal::NoTowerYet { at });
    }
    // `TOW-R-13`.
    if let Some(refusal) = bars_tile(state, at, piece) {
        return Err(refusal);
    }
    let slot = state.next_in_supply(game, state.turn, piece);
    let slot = slot.ok_or(Refusal::EmptySupply { piece })?;
    if let Some(towers) = &mut state.memory.carcassonne_mut().tower {
        let site = &mut towers.sites[index];
        site.finished = true;
        state.pieces[slot] = Location::Tower(site.tile);
    }
    log.note(|| Event::TowerClimbed { seat: state.turn, piece, at });
    Ok(())
}

/// The followers in reach of a tower, of all kinds (`TOW-36`, `TOW-R-03`, `INT-26`), by their slots
/// and where they stand (`TOW-11` to `TOW-14`). Empty spaces count as others do (`TOW-13`,
/// `TOW-R-17`), and how high another tower is does not matter (`TOW-R-04`).
fn in_reach(game: &Game, state: &State, tower: Pos) -> impl Iterator<Item = (usize, Spot)> {
    let sites = state.memory.carcassonne().tower.iter().flat_map(|towers| &towers.sites);
    let height = sites.filter(|site| site.at == tower).map(|site| site.height).next();
    let slots = state.seats().flat_map(|seat| game.follower_slots(seat));
    slots.filter_map(move |slot| {
        let spot = state.spot(slot)?;
        // `CNT-R-17`, `TOW-R-15`: nobody in a quarter is in reach.
        let at = state.tile_under(spot)?;
        let (dx, dy) = (at.x.abs_diff(tower.x), at.y.abs_diff(tower.y));
        (dx.min(dy) == 0 && height.is_some_and(|height| dx.max(dy) <= height.into()))
            .then_some((slot, spot))
    })
}

/// Visits nobody, all who may be captured (`TOW-10`), and all who may be bought back.
fn for_each_capture(game: &Game, state: &State, tower: Pos, visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    let followers = in_reach(game, state, tower);
    followers.map(|(_, spot)| Action::Capture(spot)).for_each(&mut *visit);
    // `TOW-R-07`: the piece step is not over.
    for_each_ransom(game, state, visit);
}

/// `TOW-15` to `TOW-18`: takes a follower prisoner, before the dragon walks (`TOW-R-05`) and
/// anything is scored; an own one just goes home (`TOW-R-11`). If the two players now hold each
/// other's followers, they exchange (`TOW-23`).
fn capture(
    game: &Game,
    state: &mut State,
    tower: Pos,
    who: Spot,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let found = in_reach(game, state, tower).find(|&(_, spot)| spot == who);
    let (slot, from) = found.ok_or(Refusal::OutOfReach)?;
    let (seat, (owner, piece)) = (state.turn, game.owner_and_piece(slot));
    log.note(|| {
        let (at, place) = state.where_is(game, from);
        let (at, role) = (at.unwrap_or(tower), place.role_of(piece));
        Event::Captured { seat, owner, piece, role, at, place }
    });
    let to = if owner == seat { Location::Supply } else { Location::Prison(seat) };
    take_one_off(game, state, slot, to, log);
    if owner != seat {
        if let Some(towers) = &mut state.memory.carcassonne_mut().tower {
            towers.captive[owner.index()] += 1;
        }
        exchange_with(game, state, owner, slot, log);
    }
    Ok(())
}

/// `TOW-23`, `TOW-25`, `TOW-R-10`: the follower just taken from `other` goes back if that player
/// holds any of the captor's. Of several kinds, the captor chooses which comes back (`TOW-24`).
fn exchange_with(game: &Game, state: &mut State, other: Seat, taken: usize, log: &mut impl Log) {
    let mut kinds = prisoners(game, state, state.turn, other);
    let Some(first) = kinds.next() else { return };
    let several = kinds.next().is_some();
    drop(kinds);
    release(state, other, taken);
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

/// The kinds of `owner`'s followers that `captor` holds, each once.
fn prisoners(game: &Game, state: &State, owner: Seat, captor: Seat) -> impl Iterator<Item = Piece> {
    Piece::FOLLOWERS.into_iter().filter(move |&piece| {
        state.pieces[game.slots(owner, piece)].contains(&Location::Prison(captor))
    })
}

/// Brings an own follower of this kind back into the supply; returns whether there is one.
fn bring_back(game: &Game, state: &mut State, captor: Seat, piece: Piece) -> bool {
    let mut slots = game.slots(state.turn, piece);
    let slot = slots.find(|&slot| state.pieces[slot] == Location::Prison(captor));
    slot.map(|slot| release(state, state.turn, slot)).is_some()
}

/// Sends a prisoner back to the supply of its owner.
fn release(state: &mut State, owner: Seat, slot: usize) {
    state.pieces[slot] = Location::Supply;
    if let Some(towers) = &mut state.memory.carcassonne_mut().tower {
        towers.captive[owner.index()] -= 1;
    }
}

/// Visits the kinds among which the player chooses in an exchange.
fn for_each_exchange(game: &Game, state: &State, captor: Seat, visit: &mut impl FnMut(Action)) {
    prisoners(game, state, state.turn, captor).map(Action::Exchange).for_each(visit);
}

/// `TOW-24`: the player says which follower comes back.
fn exchange(
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

/// Visits every prisoner whom the player may buy back now (`TOW-26`, `TOW-31`, `TOW-R-08`).
fn for_each_ransom(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    if !may_ransom(state) {
        return;
    }
    for captor in state.seats().filter(|&captor| captor != state.turn) {
        prisoners(game, state, state.turn, captor)
            .for_each(|piece| visit(Action::Ransom { piece, captor }));
    }
}

/// Whether the player may buy a prisoner back now.
#[inline]
fn may_ransom(state: &State) -> bool {
    let towers = state.memory.carcassonne().tower.as_ref();
    towers.is_some_and(|towers| towers.captive[state.turn.index()] > 0)
        && check_purse(state).is_ok()
}

/// `TOW-31`, `TOW-R-08`, `INT-R-08`: one ransom in a turn, for a player who has the points.
fn check_purse(state: &State) -> Result<(), Refusal> {
    match &state.memory.carcassonne().tower {
        None => Err(Refusal::NoTowers),
        Some(_) if any!(E => E::turns_are_over(state)) => Err(Refusal::TurnsAreOver),
        Some(towers) if towers.ransom_paid => Err(Refusal::RansomPaid),
        Some(_) if state.scores[state.turn.index()] < RANSOM => Err(Refusal::TooPoor),
        Some(_) => Ok(()),
    }
}

/// `TOW-27` to `TOW-30`: the captor gets the points, the same for each kind, and is not asked; the
/// follower goes to the supply.
fn ransom(
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
    if let Some(towers) = &mut state.memory.carcassonne_mut().tower {
        towers.ransom_paid = true;
    }
    log.note(|| Event::Ransomed { seat: state.turn, captor, piece, points: RANSOM });
    Ok(())
}
