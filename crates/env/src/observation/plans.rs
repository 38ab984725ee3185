//! Rows about the legal choices: what each of them leads to, before chance and the other players act.

use bastide_rules::analysis::{Promise, Prospect};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Action, Game, MAX_PLAYERS, Piece, Seat, SegmentId, State};

use super::ArraySpec;
use crate::choices::{Choice, Lister};
use crate::encoder::apply;

/// The columns about the choice as a whole.
const CHOICE: [&str; 6] = [
    "1",
    "places a tile",
    "own points at once / 10",
    "best other's points at once / 10",
    "own followers in the supply / 4",
    "tiles around the placed tile / 8",
];
/// The columns about the prospects of the players: the change from the position before.
const CHANGES: [&str; 4] = [
    "own points if the game ended now, change / 10",
    "best other's points if the game ended now, change / 10",
    "own points with all own features complete, change / 10",
    "best other's points with all own features complete, change / 10",
];
/// The columns about the piece that is placed, and the feature on which it stands then.
const PIECE: [&str; 12] = [
    "places a follower",
    "places another piece",
    "on a road or river",
    "on a city, forest or town",
    "on a cloister or farm",
    "on a shrine or lake",
    "on a field, meadow or plain",
    "its feature: points now / 10",
    "its feature: points when complete / 10",
    "its feature: open ends / 4",
    "its feature: own strength",
    "its feature: best other's strength",
];
/// Whose the features of the placed tile are.
const RELATIONS: [&str; 4] = ["own", "others'", "shared", "nobody's"];
/// The columns of each relation, as sums over the features of the placed tile.
const FEATURES: [&str; 5] = [
    "number",
    "points now / 10",
    "points when complete / 10",
    "open ends / 4",
    "fields and other land",
];

/// The most segments of a tile.
const MOST_SEGMENTS: usize = 16;
const COLUMNS: usize =
    CHOICE.len() + CHANGES.len() + PIECE.len() + RELATIONS.len() * FEATURES.len();

pub(super) fn spec(rows: usize) -> ArraySpec {
    let mut fields: Vec<String> =
        CHOICE.iter().chain(&CHANGES).chain(&PIECE).map(|&field| field.to_owned()).collect();
    for relation in RELATIONS {
        fields.extend(FEATURES.map(|field| format!("{relation} features of the tile: {field}")));
    }
    ArraySpec { name: "plans", shape: vec![rows, COLUMNS], fields, is_bytes: false }
}

/// Writes a row for each choice of the lister.
pub(super) fn write(
    game: &Game,
    state: &State,
    viewer: Seat,
    lister: &mut Lister,
    rows: usize,
    plans: &mut [f32],
) {
    plans.fill(0.0);
    let Lister { choices, after, .. } = lister;
    let prospects = Prospects::of(game, state);
    for (&choice, row) in choices.iter().take(rows).zip(plans.chunks_exact_mut(COLUMNS)) {
        after.clone_from(state);
        apply(game, after, choice);
        write_row(game, state, after, choice, viewer, row);
        let changes = Prospects::of(game, after).minus(&prospects);
        changes.write(viewer, state.scores().len(), &mut row[CHOICE.len()..][..CHANGES.len()]);
    }
}

/// What the players have and may expect, by seat.
struct Prospects {
    /// The points if the game ended now, but for what no feature scores.
    now: [f32; MAX_PLAYERS],
    /// The points if everybody's features were completed without a further tile.
    complete: [f32; MAX_PLAYERS],
}

impl Prospects {
    fn of(game: &Game, state: &State) -> Self {
        let mut now = [0.0; MAX_PLAYERS];
        for (now, &score) in now.iter_mut().zip(state.scores()) {
            *now = score as f32;
        }
        let mut complete = now;
        for prospect in state.prospects(game) {
            let owners = prospect.owners();
            let Promise { now: points, gain, .. } = prospect.promise;
            let land = if prospect.is_land {
                game.settled_points(state, prospect.feature)
            } else {
                [0; MAX_PLAYERS]
            };
            for seat in 0..state.scores().len() {
                let owns = is(owners & 1 << seat != 0);
                now[seat] += land[seat] as f32 + owns * points as f32;
                complete[seat] += land[seat] as f32 + owns * (points + gain) as f32;
            }
        }
        Self { now, complete }
    }

    fn minus(mut self, before: &Self) -> Self {
        for seat in 0..MAX_PLAYERS {
            self.now[seat] -= before.now[seat];
            self.complete[seat] -= before.complete[seat];
        }
        self
    }

    fn write(&self, viewer: Seat, players: usize, row: &mut [f32]) {
        let best_other = |points: &[f32; MAX_PLAYERS]| {
            let others = (0..players).filter(|&seat| seat != viewer.index());
            others.map(|seat| points[seat]).fold(f32::MIN, f32::max)
        };
        row.copy_from_slice(&[
            self.now[viewer.index()] / 10.0,
            best_other(&self.now) / 10.0,
            self.complete[viewer.index()] / 10.0,
            best_other(&self.complete) / 10.0,
        ]);
    }
}

fn write_row(
    game: &Game,
    before: &State,
    after: &State,
    choice: Choice,
    viewer: Seat,
    row: &mut [f32],
) {
    // A ransom costs points.
    let score = |state: &State, seat: Seat| state.scores()[seat.index()] as f32;
    let gained = |seat: Seat| score(after, seat) - score(before, seat);
    let others = after.seats().filter(|&seat| seat != viewer).map(gained);
    let places_tile = after.tiles().len() > before.tiles().len();
    let tile = after.tiles().last().filter(|_| places_tile);
    let around = tile
        .map_or(0, |tile| tile.pos.around().filter(|&pos| after.tile_at(pos).is_some()).count());
    let (first, rest) = row.split_at_mut(CHOICE.len());
    first.copy_from_slice(&[
        1.0,
        is(places_tile),
        gained(viewer) / 10.0,
        others.fold(0.0, f32::max) / 10.0,
        after.followers_in_supply(game, viewer) as f32 / 4.0,
        around as f32 / 8.0,
    ]);
    let (piece, features) = rest[CHANGES.len()..].split_at_mut(PIECE.len());
    write_piece(game, after, choice, viewer, piece);
    let Some(tile) = tile else { return };
    let mut seen = [None; MOST_SEGMENTS];
    for segment in tile.segments(game) {
        let feature = after.feature_id(segment);
        if seen.contains(&Some(feature)) {
            continue;
        }
        if let Some(free) = seen.iter_mut().find(|seen| seen.is_none()) {
            *free = Some(feature);
        }
        let prospect = after.prospects_among(game, |other| other == feature).next();
        let owners = prospect.map_or(0, |prospect| prospect.owners());
        let mine = 1 << viewer.index();
        let relation = match (owners & mine != 0, owners & !mine != 0) {
            (true, false) => 0,
            (false, true) => 1,
            (true, true) => 2,
            (false, false) => 3,
        };
        let sums = &mut features[relation * FEATURES.len()..][..FEATURES.len()];
        let local = segment.index() - tile.segments(game).next().map_or(0, SegmentId::index);
        let kind = game.kind_of(tile).segments()[local].kind();
        if kind.is_land() || kind == FeatureKind::Lake {
            sums[4] += 1.0;
            continue;
        }
        let promise =
            prospect.map_or_else(|| after.promise(game, feature), |prospect| prospect.promise);
        sums[0] += 1.0;
        sums[1] += promise.now as f32 / 10.0;
        sums[2] += (promise.now + promise.gain) as f32 / 10.0;
        sums[3] += f32::from(after.open_end_count(feature)) / 4.0;
    }
}

fn write_piece(game: &Game, after: &State, choice: Choice, viewer: Seat, row: &mut [f32]) {
    let action = choice.plan.then.unwrap_or(choice.plan.first);
    let Action::PlacePiece { piece, on } = action else { return };
    let is_follower = piece != Piece::Hut && piece.is_follower();
    row[usize::from(!is_follower)] = 1.0;
    let tile =
        after.tiles().iter().rev().find(|tile| tile.segments(game).any(|segment| segment == on));
    if let Some(tile) = tile {
        let first = tile.segments(game).next().map_or(0, SegmentId::index);
        let kind = game.kind_of(tile).segments()[on.index() - first].kind();
        row[2 + slot(kind)] = 1.0;
    }
    // What the piece completed was scored, and it is not there any more.
    let feature = after.feature_id(on);
    let Some(prospect) = after.prospects_among(game, |other| other == feature).next() else {
        return;
    };
    let Prospect { promise, open, strengths, .. } = prospect;
    let others = strengths.iter().enumerate().filter(|&(seat, _)| seat != viewer.index());
    let land =
        if prospect.is_land { game.settled_points(after, feature)[viewer.index()] } else { 0 };
    row[7] = (promise.now + land) as f32 / 10.0;
    row[8] = (promise.now + promise.gain) as f32 / 10.0;
    row[9] = f32::from(open) / 4.0;
    row[10] = strengths[viewer.index()] as f32;
    row[11] = others.map(|(_, &strength)| strength).max().unwrap_or(0) as f32;
}

/// Returns the column of a kind of feature.
const fn slot(kind: FeatureKind) -> usize {
    match kind {
        FeatureKind::Road | FeatureKind::River => 0,
        FeatureKind::City | FeatureKind::Forest | FeatureKind::Town => 1,
        FeatureKind::Cloister | FeatureKind::Farm => 2,
        FeatureKind::Shrine | FeatureKind::Lake => 3,
        FeatureKind::Field | FeatureKind::Meadow | FeatureKind::Plain => 4,
    }
}

fn is(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}
