//! A game: a setup that was checked, with everything prepared for play.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::action::{Action, Piece};
use crate::board::{Board, PlacedTile};
use crate::catalogue;
use crate::event::Log;
use crate::games::carcassonne;
use crate::geometry::Pos;
use crate::laying::check_turn;
use crate::refusal::Refusal;
use crate::region::Regions;
use crate::setup::{FirstPlayer, GameName, InPlay, Setup, SetupError, StartTile};
use crate::state::{MAX_PLAYERS, Phase, Seat, Stack, State, Whereabouts};
use crate::tile::{TileKind, TileSet};

/// A tile kind of this game, by its place in [`Game::kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub(crate) u16);

impl KindId {
    /// The kind's place in [`Game::kinds`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A game that can be played: made from a [`Setup`], and only from a sensible one.
///
/// The game itself never changes; what changes is a [`State`], through [`Game::apply`].
///
/// ```
/// use bastide_rules::{Actor, Dealer, Game, Setup};
///
/// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
/// let mut dealer = Dealer::new([7; 32]);
/// let mut state = game.start();
/// let mut actions = Vec::new();
/// while !state.is_over() {
///     let action = match state.actor() {
///         Actor::Chance => dealer.deal(&game, &state),
///         _ => {
///             game.legal_actions(&state, &mut actions);
///             actions[0]
///         }
///     };
///     game.apply(&mut state, action, &mut ()).expect("listed actions are legal");
/// }
/// assert_eq!(state.tiles_left(), 0);
/// # Ok::<(), bastide_rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    in_play: InPlay,
    kinds: Vec<TileKind>,
    opening: State,
}

/// How many tiles a game may have: far more than anybody owns, and few enough for two-byte
/// numbers everywhere.
const MAX_TILES: u64 = 1_000;
const MAX_NAME: usize = 40;
const MAX_FOLLOWERS: u8 = 30;
/// How far from the middle of the table the start tiles may lie.
const MAX_START_DISTANCE: u16 = 100;

impl Game {
    /// Checks a setup and prepares the game, with the tile sets that come with Bastide.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Self::with_tile_sets(setup, catalogue::tile_sets())
    }

    /// Checks a setup and prepares the game with other tile sets.
    pub fn with_tile_sets(setup: Setup, sets: &[TileSet]) -> Result<Self, SetupError> {
        check_players(&setup)?;
        check_ids(sets)?;
        let chosen = choose_tiles(&setup, sets)?;
        let start = choose_start(&setup, &chosen)?;
        let (kinds, copies): (Vec<_>, Vec<_>) =
            chosen.into_iter().map(|tile| (tile.kind, tile.copies)).unzip();
        let opening = open(&setup, &kinds, copies, &start)?;
        Ok(Self { in_play: setup.in_play(), setup, kinds, opening })
    }

    /// The setup from which the game was made.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces and mechanisms in play.
    #[inline]
    pub fn in_play(&self) -> &InPlay {
        &self.in_play
    }

    /// The tile kinds of the game.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// All tile kinds with their ids.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.kinds.len() as u16).map(KindId)
    }

    /// A tile kind; none if it belongs to another game.
    pub fn kind(&self, kind: KindId) -> Option<&TileKind> {
        self.kinds.get(kind.index())
    }

    /// The tile kind with this name.
    pub fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id() == id).map(|index| KindId(index as u16))
    }

    /// What is drawn on a tile that lies on the table.
    #[inline]
    pub fn kind_of(&self, tile: &PlacedTile) -> &TileKind {
        &self.kinds[tile.kind.index()]
    }

    /// The state before the first action.
    pub fn start(&self) -> State {
        self.opening.clone()
    }

    /// Sets a state back to the start, without taking memory from the heap.
    pub fn restart(&self, state: &mut State) {
        state.clone_from(&self.opening);
    }

    /// Lists all legal actions, each once, in place of what was in the list. For chance these are
    /// the possible outcomes; how likely each is, [`Game::tickets_of`] says.
    pub fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        match self.setup.game {
            GameName::Carcassonne => carcassonne::legal_actions(self, state, actions),
        }
    }

    /// One of the legal actions, chosen by its place in the list of [`Game::legal_actions`] without
    /// making that list: `choose` is told how many there are. None if there are none, or not so
    /// many. Random playouts live on this.
    #[inline]
    pub fn pick_action(
        &self,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        match self.setup.game {
            GameName::Carcassonne => carcassonne::pick_action(self, state, choose),
        }
    }

    /// Makes an action. A refused action leaves the state as it was.
    pub fn apply(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        match self.setup.game {
            GameName::Carcassonne => carcassonne::apply(self, state, action, log),
        }
    }

    /// The pieces of each player, by sort. In [`State`] they lie in this order.
    fn pieces_each(&self) -> [(Piece, usize); 1] {
        [(Piece::Follower, usize::from(self.in_play.followers))]
    }

    /// Where in the state a player's pieces of one sort are kept.
    #[inline]
    pub(crate) fn slots(&self, seat: Seat, piece: Piece) -> Range<usize> {
        let mut first =
            seat.index() * self.pieces_each().iter().map(|(_, count)| count).sum::<usize>();
        for (sort, count) in self.pieces_each() {
            if sort == piece {
                return first..first + count;
            }
            first += count;
        }
        first..first
    }
}

/// `BAS-01`: the base game is for 2 to 5 players.
fn check_players(setup: &Setup) -> Result<(), SetupError> {
    let players = setup.players.len();
    let (min, max) = match setup.game {
        GameName::Carcassonne => (2, 5),
    };
    if !(min..=max).contains(&players) {
        return Err(SetupError::Players { found: players, min, max });
    }
    for (index, player) in setup.players.iter().enumerate() {
        let name = &player.name;
        let fine = !name.trim().is_empty()
            && name.chars().count() <= MAX_NAME
            && !name.chars().any(char::is_control);
        if !fine {
            return Err(SetupError::PlayerName { name: name.clone(), max: MAX_NAME });
        }
        if setup.players[..index].iter().any(|other| other.name == *name) {
            return Err(SetupError::SameName { name: name.clone() });
        }
    }
    if let FirstPlayer::Seat(seat) = setup.first_player
        && !(1..=players).contains(&usize::from(seat))
    {
        return Err(SetupError::FirstPlayer { seat, players });
    }
    let found = setup.in_play().followers;
    if !(1..=MAX_FOLLOWERS).contains(&found) {
        return Err(SetupError::Followers { found, max: MAX_FOLLOWERS });
    }
    Ok(())
}

/// Tiles are named by their ids alone, so no two sets may share one.
fn check_ids(sets: &[TileSet]) -> Result<(), SetupError> {
    let mut ids = BTreeSet::new();
    for tile in sets.iter().flat_map(|set| &set.tiles) {
        if !ids.insert(tile.kind.id()) {
            return Err(SetupError::SameTile { id: tile.kind.id().to_owned() });
        }
    }
    Ok(())
}

struct ChosenTile {
    kind: TileKind,
    copies: u16,
    /// Whether the sets give it as their start tile.
    start: bool,
}

fn choose_tiles(setup: &Setup, sets: &[TileSet]) -> Result<Vec<ChosenTile>, SetupError> {
    let of_this_game = || sets.iter().filter(|set| set.game == setup.game);
    for name in setup.sets.keys() {
        if !of_this_game().any(|set| set.name == *name) {
            let known: Vec<_> = of_this_game().map(|set| set.name.as_str()).collect();
            return Err(SetupError::UnknownSet { name: name.clone(), known: known.join(", ") });
        }
    }
    for id in setup.tiles.keys() {
        if !of_this_game().any(|set| set.tiles.iter().any(|tile| tile.kind.id() == id)) {
            return Err(SetupError::UnknownTile { id: id.clone() });
        }
    }
    let mut total = 0;
    let mut chosen = Vec::new();
    for set in of_this_game() {
        let sets = setup.sets.get(&set.name).copied().unwrap_or(0);
        for tile in &set.tiles {
            let copies = match setup.tiles.get(tile.kind.id()) {
                Some(&copies) => u64::from(copies),
                None => u64::from(sets) * u64::from(tile.copies),
            };
            total += copies;
            if copies > 0 && total <= MAX_TILES {
                let kind = tile.kind.clone();
                chosen.push(ChosenTile { kind, copies: copies as u16, start: tile.start });
            }
        }
    }
    if total > MAX_TILES {
        return Err(SetupError::TooManyTiles { found: total, max: MAX_TILES });
    }
    Ok(chosen)
}

/// `BAS-03`: the start tile lies on the table before the first turn.
fn choose_start(setup: &Setup, chosen: &[ChosenTile]) -> Result<Vec<StartTile>, SetupError> {
    let start = match &setup.start {
        Some(start) => start.clone(),
        None => chosen
            .iter()
            .find(|tile| tile.start)
            .map(|tile| StartTile {
                tile: tile.kind.id().to_owned(),
                at: Pos::default(),
                turn: crate::geometry::Turn::default(),
            })
            .into_iter()
            .collect(),
    };
    if start.is_empty() {
        return Err(if chosen.is_empty() { SetupError::NoTiles } else { SetupError::NoStart });
    }
    let mut needed: BTreeMap<&str, u16> = BTreeMap::new();
    for tile in &start {
        let needed = needed.entry(&tile.tile).or_default();
        *needed = needed.saturating_add(1);
    }
    for (id, needed) in needed {
        let known = chosen.iter().find(|tile| tile.kind.id() == id);
        let copies = known.ok_or_else(|| SetupError::UnknownTile { id: id.to_owned() })?.copies;
        if needed > copies {
            return Err(SetupError::StartCopies { id: id.to_owned(), needed, copies });
        }
    }
    Ok(start)
}

/// Lays the start tiles and hands out the pieces (`BAS-02` to `BAS-05`).
fn open(
    setup: &Setup,
    kinds: &[TileKind],
    copies: Vec<u16>,
    start: &[StartTile],
) -> Result<State, SetupError> {
    let tiles = copies.iter().map(|&copies| usize::from(copies)).sum();
    let segments =
        kinds.iter().zip(&copies).map(|(kind, &n)| kind.segments().len() * usize::from(n));
    let cloisters = kinds.iter().zip(&copies).filter(|(kind, _)| kind.cloister().is_some());
    let cloisters = cloisters.map(|(_, &copies)| usize::from(copies));
    let total = tiles - start.len();
    if total == 0 {
        return Err(SetupError::NoTiles);
    }
    let players = setup.players.len();
    let pieces = players * usize::from(setup.in_play().followers);
    let (phase, turn) = match setup.first_player {
        FirstPlayer::Seat(seat) => (Phase::DrawTile, Seat::new(seat - 1)),
        FirstPlayer::Drawn(_) => (Phase::FirstPlayer, Seat::new(0)),
    };
    let mut state = State {
        phase,
        turn,
        players: players as u8,
        scores: [0; MAX_PLAYERS],
        board: Board::new(tiles),
        regions: Regions::with_capacity(segments.sum()),
        cloisters: Vec::with_capacity(cloisters.sum()),
        pieces: vec![Whereabouts::Supply; pieces],
        stack: Stack { removed: vec![0; copies.len()], left: copies, total: total as u32 },
    };
    for tile in start {
        let refuse =
            |reason: String| SetupError::StartTile { id: tile.tile.clone(), at: tile.at, reason };
        if tile.at.x.unsigned_abs().max(tile.at.y.unsigned_abs()) > MAX_START_DISTANCE {
            return Err(refuse(format!(
                "it is more than {MAX_START_DISTANCE} spaces from the middle"
            )));
        }
        let unknown = || SetupError::UnknownTile { id: tile.tile.clone() };
        let index = kinds.iter().position(|kind| kind.id() == tile.tile).ok_or_else(unknown)?;
        let kind = KindId(index as u16);
        let checked = if state.tiles().is_empty() {
            check_turn(&kinds[index], tile.turn)
        } else {
            state.check_placement(&kinds[index], kinds, tile.at, tile.turn)
        };
        checked.map_err(|refusal| refuse(refusal.to_string()))?;
        state.lay_tile(kinds, kind, tile.at, tile.turn);
        state.stack.left[index] -= 1;
    }
    // `BAS-27`: no tile of the game completes what the start tiles complete among themselves.
    state.cloisters.retain(|cloister| state.regions.at(cloister.segment).open > 0);
    Ok(state)
}
