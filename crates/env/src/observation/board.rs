//! Planes of the window: tiles, terrain, and whose features lie where.

use bastide_rules::analysis::FeatureId;
use bastide_rules::geometry::{Half, Side};
use bastide_rules::tile::{Halves, Sides, Symbol, Terrain};
use bastide_rules::{Action, Game, Phase, Rotation, Seat, SegmentId, State};

use super::ArraySpec;
use crate::action_space::Window;

/// The planes before those of terrain.
const FIRST: [&str; 7] = [
    "tile",
    "last tile",
    "open space",
    "fits, turn 0",
    "fits, turn 1",
    "fits, turn 2",
    "fits, turn 3",
];
/// The planes of the feature at the middle of a side.
const SIDE: [&str; 5] =
    ["own strength", "others' strength", "open ends", "points now", "points when complete"];
/// The planes of the land at a half-edge.
const LAND: [&str; 2] = ["own strength", "others' strength"];
/// The planes of a cloister or another building, and the last ones.
const LAST: [&str; 7] = [
    "building",
    "building, own strength",
    "building, others' strength",
    "building, empty spaces around it",
    "shields",
    "dragon",
    "fairy",
];
/// The numbers of the last planes.
const SHIELDS: usize = 4;
const DRAGON: usize = 5;
const FAIRY: usize = 6;

/// What the planes show of a feature.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FeatureNumbers {
    is_known: bool,
    own: u8,
    others: u8,
    open: u8,
    now: u8,
    complete: u8,
}

/// What a tile shows in one rotation, prepared for writing.
#[derive(Clone, Debug, Default)]
struct Look {
    /// The terrain plane of each side.
    terrain: [u8; 4],
    /// The segment at the middle of each side, and at each half-edge.
    sides: [Option<u8>; 4],
    halves: [Option<u8>; 8],
    building: Option<u8>,
    shields: u8,
}

/// The planes of a game.
#[derive(Clone, Debug)]
pub(super) struct Board {
    window: usize,
    terrains: Vec<Terrain>,
    /// By tile kind and rotation.
    looks: Vec<[Look; 4]>,
    has_extras: bool,
}

impl Board {
    pub(super) fn new(game: &Game, window: usize) -> Self {
        let mut terrains: Vec<Terrain> = Vec::new();
        for terrain in Terrain::of(game.setup().game) {
            if game.kinds().iter().any(|kind| kind.edges().contains(terrain)) {
                terrains.push(*terrain);
            }
        }
        let looks = game.kinds().iter().map(|kind| {
            Rotation::ALL.map(|turn| {
                let mut look = Look::default();
                for side in Side::ALL {
                    let terrain = kind.edges()[side.index()];
                    let plane = terrains.iter().position(|&other| other == terrain);
                    look.terrain[side.turned(turn).index()] = plane.unwrap_or(0) as u8;
                }
                for (local, segment) in kind.segments().iter().enumerate() {
                    let (sides, halves): (Sides, Halves) =
                        (segment.sides.union(segment.shores), segment.halves);
                    sides
                        .iter()
                        .for_each(|side| look.sides[side.turned(turn).index()] = Some(local as u8));
                    halves.iter().for_each(|half| {
                        look.halves[half.turned(turn) as usize] = Some(local as u8);
                    });
                    if segment.kind().is_building() {
                        look.building = Some(local as u8);
                    }
                    look.shields += segment.attributes.shields();
                }
                look
            })
        });
        let looks = looks.collect();
        let has_extras =
            game.kinds().iter().any(|kind| kind.has(Symbol::Volcano) || kind.has(Symbol::Dragon));
        Self { window, terrains, looks, has_extras }
    }

    fn planes(&self) -> usize {
        FIRST.len() + 4 * self.terrains.len() + 4 * SIDE.len() + 8 * LAND.len() + LAST.len()
    }

    pub(super) fn spec(&self) -> ArraySpec {
        let mut fields: Vec<String> = FIRST.map(str::to_owned).to_vec();
        for side in Side::ALL {
            fields.extend(self.terrains.iter().map(|terrain| format!("{side:?}: {terrain}")));
        }
        for side in Side::ALL {
            fields.extend(SIDE.map(|name| format!("{side:?}: feature, {name}")));
        }
        for half in Half::ALL {
            fields.extend(LAND.map(|name| format!("{half:?}: land, {name}")));
        }
        fields.extend(LAST.map(str::to_owned));
        ArraySpec {
            name: "board",
            shape: vec![self.planes(), self.window, self.window],
            fields,
            is_bytes: true,
        }
    }

    /// Writes the planes. Numbers above 255 are written as 255.
    pub(super) fn write(
        &self,
        game: &Game,
        state: &State,
        viewer: Seat,
        features: &mut Vec<FeatureNumbers>,
        actions: &mut Vec<Action>,
        planes: &mut [u8],
    ) {
        planes.fill(0);
        let area = self.window * self.window;
        let window = Window::of(state, self.window);
        note_occupied(game, state, viewer, features);
        let terrain_planes = FIRST.len();
        let side_planes = terrain_planes + 4 * self.terrains.len();
        let land_planes = side_planes + 4 * SIDE.len();
        let last_planes = land_planes + 8 * LAND.len();
        let last_tile = state.tiles().len().wrapping_sub(1);
        for (number, tile) in state.tiles().iter().enumerate() {
            let Some(cell) = window.cell(tile.pos) else { continue };
            let mut put = |plane: usize, value: u8| planes[plane * area + cell] = value;
            put(0, 1);
            put(1, u8::from(number == last_tile));
            let look = &self.looks[tile.kind.index()][tile.turn.index()];
            let first = tile.segments(game).next().map_or(0, SegmentId::index);
            let mut numbers = |local: u8| {
                let segment = SegmentId::new((first + usize::from(local)) as u16);
                feature_numbers(game, state, state.feature_id(segment), features)
            };
            for side in 0..4 {
                put(
                    terrain_planes + side * self.terrains.len() + usize::from(look.terrain[side]),
                    1,
                );
                if let Some(local) = look.sides[side] {
                    let FeatureNumbers { own, others, open, now, complete, .. } = numbers(local);
                    let plane = side_planes + side * SIDE.len();
                    for (offset, value) in
                        [own, others, open, now, complete].into_iter().enumerate()
                    {
                        put(plane + offset, value);
                    }
                }
            }
            for (half, local) in look.halves.iter().enumerate() {
                if let &Some(local) = local {
                    let FeatureNumbers { own, others, .. } = numbers(local);
                    put(land_planes + half * LAND.len(), own);
                    put(land_planes + half * LAND.len() + 1, others);
                }
            }
            if let Some(local) = look.building {
                let FeatureNumbers { own, others, open, .. } = numbers(local);
                for (offset, value) in [1, own, others, open].into_iter().enumerate() {
                    put(last_planes + offset, value);
                }
            }
            put(last_planes + SHIELDS, look.shields);
        }
        for space in state.open_spaces() {
            if let Some(cell) = window.cell(space.at) {
                planes[2 * area + cell] = 1;
            }
        }
        if let Phase::PlaceTile(_) = state.phase() {
            game.legal_actions(state, actions);
            for &action in &*actions {
                if let Action::PlaceTile { at, turn } = action
                    && let Some(cell) = window.cell(at)
                {
                    planes[(3 + turn.index()) * area + cell] = 1;
                }
            }
        }
        if self.has_extras {
            let view = state.public_view(game, None);
            let fairy = view.fairy.and_then(|fairy| fairy.at);
            for (plane, at) in [(DRAGON, view.dragon), (FAIRY, fairy)] {
                if let Some(cell) = at.and_then(|at| window.cell(at)) {
                    planes[(last_planes + plane) * area + cell] = 1;
                }
            }
        }
    }
}

/// Forgets the features of an earlier position and notes those that are occupied.
fn note_occupied(game: &Game, state: &State, viewer: Seat, features: &mut Vec<FeatureNumbers>) {
    features.clear();
    let last = state.tiles().last().and_then(|tile| tile.segments(game).next_back());
    features.resize(last.map_or(0, |segment| segment.index() + 1), FeatureNumbers::default());
    for prospect in state.prospects(game) {
        let others =
            prospect.strengths.iter().enumerate().filter(|&(seat, _)| seat != viewer.index());
        let promise = prospect.promise;
        features[prospect.feature.index()] = FeatureNumbers {
            is_known: true,
            own: byte(prospect.strengths[viewer.index()]),
            others: byte(others.map(|(_, &strength)| strength).max().unwrap_or(0)),
            open: byte(u32::from(prospect.open)),
            now: byte(promise.now),
            complete: byte(promise.now + promise.gain),
        };
    }
}

/// Returns the numbers of a feature, which are computed once for each position.
#[inline]
fn feature_numbers(
    game: &Game,
    state: &State,
    feature: FeatureId,
    features: &mut [FeatureNumbers],
) -> FeatureNumbers {
    let known = features[feature.index()];
    if known.is_known {
        return known;
    }
    let open = state.open_end_count(feature);
    let mut numbers =
        FeatureNumbers { is_known: true, open: byte(u32::from(open)), ..FeatureNumbers::default() };
    // What is complete and empty brings nobody anything, nor does open land.
    if open > 0 {
        let promise = state.promise(game, feature);
        (numbers.now, numbers.complete) = (byte(promise.now), byte(promise.now + promise.gain));
    }
    features[feature.index()] = numbers;
    numbers
}

fn byte(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
