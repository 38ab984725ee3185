//! One row about everything that is not on the board: phase, drawn tile, tiles left, and what the players have.

use bastide_rules::geometry::Side;
use bastide_rules::setup::InPlay;
use bastide_rules::tile::Terrain;
use bastide_rules::{Game, Phase, PhaseName, Piece, Seat, State};

use super::{ArraySpec, from_viewer};

/// The columns of each player besides the supply of pieces.
const OF_PLAYER: [&str; 3] = ["score / 50", "has the turn", "acts"];
/// The columns of each player in games with things beside pieces.
const EXTRAS: [&str; 7] =
    ["wine", "grain", "cloth", "tower pieces", "abbeys", "King", "Robber Baron"];

/// The columns of a game.
#[derive(Clone, Debug)]
pub(super) struct Vector {
    players: usize,
    pieces: Vec<Piece>,
    terrains: Vec<Terrain>,
    kinds: Vec<String>,
    has_extras: bool,
}

impl Vector {
    pub(super) fn new(game: &Game) -> Self {
        let InPlay { traders, king, robber_baron, tower_pieces, abbeys, .. } = *game.in_play();
        Self {
            players: game.setup().players.len(),
            pieces: game.pieces().collect(),
            terrains: Terrain::of(game.setup().game).to_vec(),
            kinds: game.kinds().iter().map(|kind| kind.id().to_owned()).collect(),
            has_extras: traders || king || robber_baron || tower_pieces > 0 || abbeys > 0,
        }
    }

    fn extras(&self) -> &'static [&'static str] {
        if self.has_extras { &EXTRAS } else { &[] }
    }

    pub(super) fn spec(&self) -> ArraySpec {
        let mut fields: Vec<String> = PhaseName::ALL.map(|phase| format!("phase {phase}")).to_vec();
        fields.push("tiles left / 50".to_owned());
        for side in Side::ALL {
            fields.extend(
                self.terrains.iter().map(|terrain| format!("drawn tile, {side:?}: {terrain}")),
            );
        }
        fields.extend(["drawn tile, building", "drawn tile, shields"].map(str::to_owned));
        fields.extend(self.kinds.iter().map(|kind| format!("drawn: {kind}")));
        fields.extend(self.kinds.iter().map(|kind| format!("left: {kind}")));
        for player in 0..self.players {
            let mut add =
                |name: &str| fields.push(format!("player {player} from the viewer: {name}"));
            OF_PLAYER.iter().chain(self.extras()).for_each(|name| add(name));
            self.pieces.iter().for_each(|piece| add(&format!("{piece} in the supply")));
        }
        ArraySpec { name: "vector", shape: vec![fields.len()], fields, is_bytes: false }
    }

    pub(super) fn write(&self, game: &Game, state: &State, viewer: Seat, row: &mut [f32]) {
        row.fill(0.0);
        let mut rest = row;
        let phase = part(&mut rest, PhaseName::ALL.len());
        phase[state.phase().name() as usize] = 1.0;
        part(&mut rest, 1)[0] = state.tiles_left() as f32 / 50.0;
        let shape = part(&mut rest, 4 * self.terrains.len() + 2);
        let drawn = part(&mut rest, self.kinds.len());
        if let Phase::PlaceTile(kind) = state.phase() {
            drawn[kind.index()] = 1.0;
            if let Some(kind) = game.kind(kind) {
                self.write_shape(kind, shape);
            }
        }
        let left = part(&mut rest, self.kinds.len());
        for (left, kind) in left.iter_mut().zip(game.kind_ids()) {
            *left = f32::from(state.left_of(kind));
        }
        let view = self.has_extras.then(|| state.public_view(game, None));
        let width = OF_PLAYER.len() + self.extras().len() + self.pieces.len();
        for seat in state.seats() {
            let place = from_viewer(viewer, seat, self.players) * width;
            let mut own = &mut rest[place..place + width];
            let first = part(&mut own, OF_PLAYER.len());
            first[0] = state.scores()[seat.index()] as f32 / 50.0;
            first[1] = is(state.turn() == seat);
            first[2] = is(state.actor() == bastide_rules::Actor::Player(seat));
            if let Some(view) = &view {
                let player = &view.players[seat.index()];
                let goods = player.goods;
                let numbers = [
                    f32::from(goods.wine),
                    f32::from(goods.grain),
                    f32::from(goods.cloth),
                    f32::from(player.tower_pieces),
                    f32::from(player.abbeys),
                    is(view.king == Some(seat)),
                    is(view.robber_baron == Some(seat)),
                ];
                part(&mut own, EXTRAS.len()).copy_from_slice(&numbers);
            }
            for (number, &piece) in own.iter_mut().zip(&self.pieces) {
                *number = state.supply(game, seat, piece) as f32;
            }
        }
    }

    fn write_shape(&self, kind: &bastide_rules::tile::TileKind, shape: &mut [f32]) {
        for (side, edge) in kind.edges().into_iter().enumerate() {
            if let Some(terrain) = self.terrains.iter().position(|&terrain| terrain == edge) {
                shape[side * self.terrains.len() + terrain] = 1.0;
            }
        }
        let (segments, last) = (kind.segments(), shape.len() - 2);
        shape[last] = is(segments.iter().any(|segment| segment.kind().is_building()));
        let shields = segments.iter().map(|segment| f32::from(segment.attributes.shields()));
        shape[last + 1] = shields.sum();
    }
}

/// Takes the first columns off a row.
#[expect(clippy::mut_mut, reason = "the row that is left becomes shorter")]
fn part<'a>(rest: &mut &'a mut [f32], len: usize) -> &'a mut [f32] {
    let (first, others) = std::mem::take(rest).split_at_mut(len);
    *rest = others;
    first
}

fn is(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}
