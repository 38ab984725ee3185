//! Checking a setup, and preparing everything for play.

use std::collections::{BTreeMap, BTreeSet};

use super::{Game, KindId, Plain};
use crate::action::Piece;
use crate::board::{Board, PlacedTile};
use crate::games::carcassonne::{self, Expansions};
use crate::games::hunters_and_gatherers::Hunting;
use crate::games::mayflower::{self, Frontier};
use crate::geometry::{Pos, Side, Turn};
use crate::laying::check_turn;
use crate::region::Regions;
use crate::setup::{FirstPlayer, GameName, InPlay, Setup, SetupError, StartTile};
use crate::state::{MAX_PLAYERS, Phase, Seat, Stack, State, Whereabouts};
use crate::tile::{Drawn, FeatureKind, Symbol, Terrain, TileKind, TileRole, TileSet};

/// How many tiles a game may have: far more than anybody owns, and few enough for two-byte
/// numbers everywhere.
const MAX_TILES: u64 = 1_000;
const MAX_NAME: usize = 40;
const MAX_FOLLOWERS: u8 = 30;
/// With so many of each sort, all followers of six players together fit one byte.
const MAX_SPECIAL_PIECES: u8 = 4;
const MAX_TOWER_PIECES: u8 = 30;
/// How many pieces a player can have at most.
pub(crate) const MAX_PIECES: usize =
    MAX_FOLLOWERS as usize + (Piece::ALL.len() - 1) * MAX_SPECIAL_PIECES as usize;
/// How far from the middle of the table the start tiles may lie.
const MAX_START_DISTANCE: u16 = 100;

impl Game {
    /// Checks a setup and prepares the game with other tile sets.
    pub fn with_tile_sets(setup: Setup, sets: &[TileSet]) -> Result<Self, SetupError> {
        check_players(&setup)?;
        check_elements(&setup)?;
        check_ids(sets)?;
        let mut chosen = choose_tiles(&setup, sets)?;
        // Chance counts on it that land comes before bonus tiles.
        chosen.sort_by_key(|tile| tile.kind.role() == TileRole::Bonus);
        let start = choose_start(&setup, &mut chosen)?;
        let in_play = setup.in_play();
        let abbey = choose_abbey(&setup, in_play, sets, &mut chosen)?;
        let (mut kinds, copies): (Vec<_>, Vec<_>) =
            chosen.into_iter().map(|tile| (tile.kind, tile.copies)).unzip();
        for kind in &mut kinds {
            forget_what_is_not_in_play(kind, in_play);
        }
        let river = kinds.iter().any(|kind| kind.role() < TileRole::Land);
        let plain = Plain::of(in_play, river);
        let opening = open(&setup, in_play, &kinds, copies, &start)?;
        let name = setup.game;
        let mut game = Self {
            setup,
            in_play,
            kinds,
            slots: slots(in_play),
            takes_followers: takes_followers(name, in_play),
            abbey,
            plain,
            opening,
        };
        match game.setup.game {
            GameName::Carcassonne => {
                if game.opening.phase == Phase::DrawTile {
                    game.opening.phase = carcassonne::first_phase(&game, &game.opening);
                }
            }
            GameName::HuntersAndGatherers | GameName::Mayflower => {}
        }
        Ok(game)
    }
}

impl Plain {
    fn of(in_play: InPlay, river: bool) -> Self {
        let others = Piece::ALL[1..].iter().any(|&piece| count(in_play, piece) > 0);
        let InPlay { dragon, fairy, princess, portals, tower_pieces, abbeys, barns, .. } = in_play;
        let InPlay { wagons, count, catapult, .. } = in_play;
        Self {
            start: !fairy && tower_pieces == 0 && abbeys == 0,
            pieces: !fairy && !princess && !portals && tower_pieces == 0 && !others,
            features: !dragon && barns == 0 && !river,
            scoring: !dragon && !count && !catapult && wagons == 0,
        }
    }
}

fn slots(in_play: InPlay) -> [u8; Piece::ALL.len() + 1] {
    let mut slots = [0; Piece::ALL.len() + 1];
    for (index, piece) in Piece::ALL.into_iter().enumerate() {
        slots[index + 1] = slots[index] + count(in_play, piece);
    }
    slots
}

/// How many pieces of a sort each player has.
const fn count(in_play: InPlay, piece: Piece) -> u8 {
    match piece {
        Piece::Follower => in_play.followers,
        Piece::BigFollower => in_play.big_followers,
        Piece::Mayor => in_play.mayors,
        Piece::Wagon => in_play.wagons,
        Piece::Builder => in_play.builders,
        Piece::Pig => in_play.pigs,
        Piece::Barn => in_play.barns,
        Piece::Member => in_play.members,
        Piece::Hut => in_play.huts,
        Piece::Settler => in_play.settlers,
    }
}

/// The kinds of features on which followers may stand (`BAS-20`, `CUL-02`, `RIV-11`, `HG-08`).
fn takes_followers(game: GameName, in_play: InPlay) -> u16 {
    let takes = |kind| match kind {
        FeatureKind::Field => in_play.farmers,
        FeatureKind::Shrine => in_play.shrines,
        FeatureKind::River => game == GameName::HuntersAndGatherers,
        FeatureKind::Lake => false,
        FeatureKind::Road
        | FeatureKind::City
        | FeatureKind::Cloister
        | FeatureKind::Forest
        | FeatureKind::Meadow
        | FeatureKind::Town
        | FeatureKind::Farm
        | FeatureKind::Plain => true,
    };
    let kinds = FeatureKind::ALL.into_iter().filter(|&kind| takes(kind));
    kinds.fold(0, |set, kind| set | 1 << kind as u8)
}

/// Elements are independent of the tile sets: what is drawn for one that is not in play means
/// nothing (`RIV-14`).
fn forget_what_is_not_in_play(kind: &mut TileKind, in_play: InPlay) {
    kind.forget(|drawn| match drawn {
        Drawn::Road { inn, .. } => *inn &= in_play.inns,
        Drawn::City { cathedral, princess, goods, .. } => {
            *cathedral &= in_play.cathedrals;
            *princess &= in_play.princess;
            *goods = goods.filter(|_| in_play.traders);
        }
        Drawn::Field { pig_herd, .. } => *pig_herd &= in_play.pig_herd,
        Drawn::Forest { gold, .. } => *gold &= in_play.bonus_tiles,
        _ => {}
    });
    kind.keep_symbols(|symbol| match symbol {
        // `RIV-R-01`: at some tables the volcano lake means something even without the dragon.
        Symbol::Volcano => true,
        Symbol::Dragon => in_play.dragon,
        Symbol::MagicPortal => in_play.portals,
        Symbol::TowerSite => in_play.tower_pieces > 0,
        Symbol::Fair => in_play.catapult,
    });
    kind.restrict(in_play.shrines);
}

/// `BAS-01`, `INN-01`, `HG-R-01`, `MAY-01`: 2 to 5 players, or 6 with the grey followers of Inns & Cathedrals.
fn check_players(setup: &Setup) -> Result<(), SetupError> {
    let players = setup.players.len();
    let (min, max) = match setup.game {
        GameName::Carcassonne if setup.has_set("inns-and-cathedrals") => (2, 6),
        GameName::Carcassonne | GameName::HuntersAndGatherers | GameName::Mayflower => (2, 5),
    };
    if players == 6 && setup.game == GameName::Carcassonne && max == 5 {
        return Err(SetupError::SixthPlayer);
    }
    // `INT-03`: the rulebook seats at least two, but an exercise for one can be asked for. At a fair
    // somebody must catch.
    let exercise = players == 1
        && setup.game == GameName::Carcassonne
        && setup.allow_discouraged
        && !setup.in_play().catapult;
    if !exercise && !(min..=max).contains(&players) {
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
    Ok(())
}

/// What is in play is part of the game, and there is enough of it, and not too much.
fn check_elements(setup: &Setup) -> Result<(), SetupError> {
    if let Some(what) = setup.of_another_game() {
        return Err(SetupError::OtherGame { what, game: setup.game.word() });
    }
    let in_play = setup.in_play();
    let ordinary = match setup.game {
        GameName::Carcassonne => Piece::Follower,
        GameName::HuntersAndGatherers => Piece::Member,
        GameName::Mayflower => Piece::Settler,
    };
    let found = count(in_play, ordinary);
    if !(1..=MAX_FOLLOWERS).contains(&found) {
        return Err(SetupError::Followers { piece: ordinary.word(), found, max: MAX_FOLLOWERS });
    }
    let special = Piece::ALL.into_iter().filter(|&piece| piece != ordinary);
    let special = special.map(|piece| (piece.word(), count(in_play, piece), MAX_SPECIAL_PIECES));
    let others = [
        ("abbey", in_play.abbeys, MAX_SPECIAL_PIECES),
        ("tower piece", in_play.tower_pieces, MAX_TOWER_PIECES),
    ];
    match special.chain(others).find(|(_, found, max)| found > max) {
        Some((piece, found, max)) => Err(SetupError::Pieces { piece, found, max }),
        None => Ok(()),
    }
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
            return Err(SetupError::unknown_set(name, &known));
        }
    }
    let start = setup.start.iter().flatten().map(|start| &start.tile);
    for id in setup.tiles.keys().chain(start) {
        let mut tiles = of_this_game().flat_map(|set| &set.tiles);
        match tiles.find(|tile| tile.kind.id() == id) {
            None => return Err(SetupError::UnknownTile { id: id.clone() }),
            Some(tile) if tile.kind.role() == TileRole::Abbey => {
                return Err(SetupError::AbbeyCopies { id: id.clone() });
            }
            Some(_) => {}
        }
    }
    let mut total = 0;
    let mut chosen = Vec::new();
    for set in of_this_game() {
        let sets = setup.sets.get(&set.name).copied().unwrap_or(0);
        for tile in set.tiles.iter().filter(|tile| tile.kind.role() != TileRole::Abbey) {
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
    let has = |role| chosen.iter().any(|tile| tile.kind.role() == role);
    if has(TileRole::Fixed) && has(TileRole::Source) && !setup.allow_discouraged {
        return Err(SetupError::CountAndRiver);
    }
    let sources = chosen.iter().filter(|tile| tile.kind.role() == TileRole::Source);
    if sources.map(|tile| tile.copies).sum::<u16>() > 1 {
        return Err(SetupError::TwoRivers);
    }
    Ok(chosen)
}

/// `ABB-01`: the abbeys are a kind of their own, of which none is in the stack.
fn choose_abbey(
    setup: &Setup,
    in_play: InPlay,
    sets: &[TileSet],
    chosen: &mut Vec<ChosenTile>,
) -> Result<Option<KindId>, SetupError> {
    if in_play.abbeys == 0 {
        return Ok(None);
    }
    let of_this_game = sets.iter().filter(|set| set.game == setup.game);
    let mut tiles = of_this_game.flat_map(|set| &set.tiles);
    let abbey = tiles.find(|tile| tile.kind.role() == TileRole::Abbey);
    let kind = abbey.ok_or(SetupError::NoAbbey)?.kind.clone();
    chosen.push(ChosenTile { kind, copies: 0, start: false });
    Ok(Some(KindId(chosen.len() as u16 - 1)))
}

/// `CNT-01`: a part of the City of Carcassonne in its place.
fn start_of_fixed(tile: &ChosenTile) -> Option<StartTile> {
    let at = tile.kind.fixed_at()?;
    Some(StartTile { tile: tile.kind.id().to_owned(), at, turn: Turn::default() })
}

/// `BAS-03`: the start tile lies on the table before the first turn; with a river its source
/// (`RIV-03`), with the Count the City of Carcassonne (`CNT-01`), and the start tile is out of the
/// game (`RIV-01`, `CNT-02`).
fn choose_start(setup: &Setup, chosen: &mut [ChosenTile]) -> Result<Vec<StartTile>, SetupError> {
    let source = chosen.iter().position(|tile| tile.kind.role() == TileRole::Source);
    let start_tile = chosen.iter().position(|tile| tile.start);
    let fixed: Vec<_> = chosen.iter().filter_map(start_of_fixed).collect();
    let others = source.is_some() || !fixed.is_empty();
    if let (None, true, Some(start_tile)) = (&setup.start, others, start_tile) {
        chosen[start_tile].copies -= 1;
    }
    let start = match &setup.start {
        Some(start) => start.clone(),
        None if !fixed.is_empty() => fixed,
        None => source
            .or(start_tile)
            .map(|index| &chosen[index])
            .map(|tile| StartTile {
                tile: tile.kind.id().to_owned(),
                at: Pos::default(),
                turn: Turn::default(),
            })
            .into_iter()
            .collect(),
    };
    if start.is_empty() {
        return Err(if chosen.is_empty() { SetupError::NoTiles } else { SetupError::NoStart });
    }
    let chosen = &*chosen;
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

/// `CNT-01`: the inside of the City of Carcassonne never faces anything else.
fn check_carcassonne(state: &State, kinds: &[TileKind]) -> Result<(), SetupError> {
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

/// Lays the start tiles (`BAS-03`).
fn lay_start(
    setup: &Setup,
    kinds: &[TileKind],
    start: &[StartTile],
    state: &mut State,
) -> Result<(), SetupError> {
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
        if setup.game == GameName::Mayflower {
            mayflower::check_start(&setup.rules, &kinds[index], tile).map_err(refuse)?;
        }
        let checked = if state.tiles().is_empty() {
            check_turn(&kinds[index], tile.turn)
        } else {
            state.check_placement(&kinds[index], kinds, tile.at, tile.turn)
        };
        checked.map_err(|refusal| refuse(refusal.to_string()))?;
        state.lay_tile(kinds, kind, tile.at, tile.turn);
        state.note_tower_site(&kinds[index]);
        state.let_waters_run(kinds);
        state.stack.left[index] -= 1;
    }
    Ok(())
}

/// The state before the first action: start tiles on the table, pieces in the supplies, all others in
/// the stack (`BAS-02` to `BAS-05`).
fn open(
    setup: &Setup,
    in_play: InPlay,
    kinds: &[TileKind],
    copies: Vec<u16>,
    start: &[StartTile],
) -> Result<State, SetupError> {
    let players = setup.players.len();
    let abbeys = players * usize::from(in_play.abbeys);
    let most = |kind: &TileKind, copies: u16| match kind.role() {
        TileRole::Abbey => abbeys,
        _ => usize::from(copies),
    };
    let per_kind = || kinds.iter().zip(&copies).map(|(kind, &copies)| (kind, most(kind, copies)));
    let tiles = per_kind().map(|(_, copies)| copies).sum();
    let segments = per_kind().map(|(kind, copies)| kind.segments().len() * copies).sum();
    let buildings =
        per_kind().filter(|(kind, _)| kind.building().is_some()).map(|(_, copies)| copies).sum();
    let pieces = players * usize::from(slots(in_play)[Piece::ALL.len()]);
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
        regions: Regions::with_capacity(segments),
        buildings: Vec::with_capacity(buildings),
        pieces: vec![Whereabouts::Supply; pieces],
        expansions: Expansions::new(in_play, kinds, &copies),
        stack: Stack { removed: vec![0; copies.len()], left: copies, total: 0, bonus: 0 },
        hunting: (setup.game == GameName::HuntersAndGatherers)
            .then(|| Box::new(Hunting::new(segments))),
        frontier: (setup.game == GameName::Mayflower)
            .then(|| Frontier::new(in_play.surveyors.then_some(setup.surveyors_at))),
    };
    lay_start(setup, kinds, start, &mut state)?;
    for tile in start {
        state.open_the_land(kinds, &setup.rules, tile.at);
    }
    if let Some(frontier) = state.frontier {
        frontier.check(setup.surveyors_at)?;
    }
    check_carcassonne(&state, kinds)?;
    // A source that does not lie on the table cannot come later, unless the City of Carcassonne
    // takes its place (`RIV-R-12`); nor can a part of that city.
    let city = state.tiles().iter().any(|tile| kinds[tile.kind.index()].role() == TileRole::Fixed);
    for (left, kind) in state.stack.left.iter_mut().zip(kinds) {
        let comes = match kind.role() {
            TileRole::Source => city,
            TileRole::Fixed | TileRole::Abbey => false,
            TileRole::Bonus => in_play.bonus_tiles,
            TileRole::Fork | TileRole::River | TileRole::Lake | TileRole::Land => true,
        };
        *left *= u16::from(comes);
        let total = match kind.role() {
            TileRole::Bonus => &mut state.stack.bonus,
            _ => &mut state.stack.total,
        };
        *total += u32::from(*left);
    }
    if state.stack.total == 0 {
        return Err(SetupError::NoTiles);
    }
    // `BAS-27`: no tile of the game completes what the start tiles complete among themselves.
    state.buildings.retain(|building| state.regions.at(building.segment).open > 0);
    state.find_river_ends(kinds);
    state.look_for_the_end_of_the_river(kinds);
    Ok(state)
}
