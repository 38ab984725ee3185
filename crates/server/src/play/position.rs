//! What lies on the table, as it is sent to players and spectators: plain data, and nothing secret.

use std::collections::BTreeMap;

use bastide_art::colours::Colours;
use bastide_art::pieces::{Figure, symbol_id};
use bastide_rules::action::{Contest, Piece, Quarter, Role};
use bastide_rules::event::{Award, Where};
use bastide_rules::geometry::Corner;
use bastide_rules::{Game, Phase, PlayerGoods, Pos, Seat, State, Turn, Whereabouts};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Play;

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Tile {
    /// Which one.
    pub tile: String,
    /// Where it lies, as `[x, y]`; x grows east, y south.
    #[schema(value_type = [i16; 2])]
    pub at: Pos,
    /// Its quarter turns clockwise.
    #[schema(value_type = u8)]
    pub turn: Turn,
}

/// Everything on the table but the tiles, and who decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Position {
    /// What is to be done now.
    pub phase: &'static str,
    /// Whose turn it is.
    #[schema(value_type = u16)]
    pub turn: Seat,
    /// Who decides now; nobody if the game is over.
    #[schema(value_type = Option<u16>)]
    pub acting: Option<Seat>,
    /// The tile that was drawn and is to be placed.
    pub drawn: Option<String>,
    /// How many tiles can still be drawn.
    pub tiles_left: u32,
    /// How many bonus tiles can still be drawn.
    pub bonus_tiles_left: u32,
    /// The players in the order of their seats.
    pub players: Vec<Player>,
    /// The pieces on tiles and in quarters.
    pub pieces: Vec<PieceOnTable>,
    /// Tower sites and towers.
    pub towers: Vec<Tower>,
    /// Who holds whose followers.
    pub prisoners: Vec<Prisoner>,
    /// Barns.
    pub barns: Vec<Barn>,
    /// The dragon.
    #[schema(value_type = Option<[i16; 2]>)]
    pub dragon: Option<Pos>,
    /// The fairy.
    pub fairy: Option<Fairy>,
    /// The count.
    #[schema(value_type = Option<String>)]
    pub count: Option<Quarter>,
    /// The columns of the surveyors.
    pub surveyors: Option<[u16; 2]>,
    /// Who holds the King.
    #[schema(value_type = Option<u16>)]
    pub king: Option<Seat>,
    /// Who holds the Robber Baron.
    #[schema(value_type = Option<u16>)]
    pub robber_baron: Option<Seat>,
    /// The round of the catapult.
    pub fair: Option<Fair>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Player {
    /// The points.
    pub score: u32,
    /// The pieces in the supply.
    #[schema(value_type = BTreeMap<String, usize>)]
    #[ts(type = "Partial<Record<Piece, number>>")]
    pub supply: BTreeMap<&'static str, usize>,
    /// The goods.
    #[schema(value_type = Object)]
    pub goods: PlayerGoods,
    /// Tower pieces.
    pub tower_pieces: u8,
    /// Abbeys.
    pub abbeys: u8,
    /// Whether the player has resigned or lost on time; a computer decides for the seat then.
    pub left: bool,
}

/// A piece on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct PieceOnTable {
    /// Whose.
    #[schema(value_type = u16)]
    pub seat: Seat,
    /// Which.
    #[schema(value_type = String)]
    pub piece: Piece,
    /// The tile; a quarter of Carcassonne is on none.
    #[schema(value_type = Option<[i16; 2]>)]
    pub at: Option<Pos>,
    /// Where on the tile: `road E`, `tower`, or a quarter.
    #[schema(value_type = String)]
    pub place: Where,
    /// Its drawing, of `/api/art/pieces/`.
    pub figure: String,
}

impl PieceOnTable {
    pub(super) fn new(seat: Seat, piece: Piece, at: Option<Pos>, place: Where) -> Self {
        let role = match place {
            Where::On(place) => Role::of(piece, place.kind),
            Where::Tower | Where::Quarter(_) => None,
        };
        let figure = symbol_id(Figure::of(piece, role), Some(Colours::default().of(seat)));
        Self { seat, piece, at, place, figure }
    }
}

/// A tower or the site for one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Tower {
    /// Its tile.
    #[schema(value_type = [i16; 2])]
    pub at: Pos,
    /// The number of its pieces.
    pub height: u8,
    /// Whether somebody stands on top.
    pub finished: bool,
}

/// A follower that was captured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Prisoner {
    /// Who holds it.
    #[schema(value_type = u16)]
    pub captor: Seat,
    /// Whose it is.
    #[schema(value_type = u16)]
    pub owner: Seat,
    /// Which piece.
    #[schema(value_type = String)]
    pub piece: Piece,
}

/// A barn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Barn {
    /// Whose it is.
    #[schema(value_type = u16)]
    pub owner: Seat,
    /// The tile.
    #[schema(value_type = [i16; 2])]
    pub at: Pos,
    /// The corner of the tile.
    #[schema(value_type = String)]
    pub corner: Corner,
}

/// Where the fairy stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Fairy {
    /// The tile; a quarter is on none.
    #[schema(value_type = Option<[i16; 2]>)]
    pub at: Option<Pos>,
    /// Beside what.
    #[schema(value_type = String)]
    pub place: Where,
}

/// A round of the catapult.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Fair {
    /// The fair tile.
    #[schema(value_type = [i16; 2])]
    pub at: Pos,
    /// What is done there.
    #[schema(value_type = Option<String>)]
    pub contest: Option<Contest>,
    /// The gaps so far, in millimetres, in the order of the throws.
    #[schema(value_type = Vec<(u16, i64)>)]
    #[ts(type = "[number, number][]")]
    pub gaps: Vec<(Seat, i64)>,
    /// The follower that may be replaced now.
    pub nearest: Option<Nearest>,
}

/// A follower that a token came nearest to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Nearest {
    /// Whose it is.
    #[schema(value_type = u16)]
    pub seat: Seat,
    /// Which piece.
    #[schema(value_type = String)]
    pub piece: Piece,
    /// The tile; a quarter of Carcassonne is on none.
    #[schema(value_type = Option<[i16; 2]>)]
    pub at: Option<Pos>,
    /// Where on the tile: `road E`, `tower`, or a quarter.
    #[schema(value_type = String)]
    pub place: Where,
}

/// The word for a phase, part of the protocol.
pub(super) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::FirstPlayer => "first-player",
        Phase::StartTurn => "start-turn",
        Phase::DrawTile => "draw-tile",
        Phase::DrawBonus => "draw-bonus",
        Phase::PlaceTile(_) => "place-tile",
        Phase::PlacePiece => "place-piece",
        Phase::Capture(_) => "capture",
        Phase::Exchange(_) => "exchange",
        Phase::MoveDragon(_) => "move-dragon",
        Phase::LeaveQuarters(_) => "leave-quarters",
        Phase::Deploy => "deploy",
        Phase::MoveCount => "move-count",
        Phase::LeaveAtEnd(_) => "leave-at-end",
        Phase::MoveWagon { .. } => "move-wagon",
        Phase::ChooseScoring => "choose-scoring",
        Phase::SecondTile => "second-tile",
        Phase::ChooseFair => "choose-fair",
        Phase::Throw(_) => "throw",
        Phase::Wind => "wind",
        Phase::Hand(_) => "hand",
        Phase::Nearest(_) => "nearest",
        Phase::Seduce(_) => "seduce",
        Phase::Over => "over",
    }
}

/// Tiles on the table from the number `from` on.
pub(crate) fn tiles(game: &Game, state: &State, from: usize) -> Vec<Tile> {
    let laid = state.tiles().iter().skip(from);
    laid.map(|tile| Tile {
        tile: game.kind_of(tile).id().to_owned(),
        at: tile.pos,
        turn: tile.turn,
    })
    .collect()
}

impl Play {
    /// The position, for everybody to see.
    pub(crate) fn position(&self) -> Position {
        let (game, state) = (&*self.game, &self.state);
        Position {
            phase: phase_word(state.phase()),
            turn: state.turn(),
            acting: self.acting(),
            drawn: match state.phase() {
                Phase::PlaceTile(kind) => game.kind(kind).map(|kind| kind.id().to_owned()),
                _ => None,
            },
            tiles_left: state.tiles_left(),
            bonus_tiles_left: state.bonus_tiles_left(),
            players: state.seats().map(|seat| self.player(seat)).collect(),
            pieces: pieces(game, state),
            towers: towers(game, state),
            prisoners: prisoners(game, state),
            barns: barns(game, state),
            dragon: state.dragon(),
            fairy: state.fairy(game).map(|(at, place)| Fairy { at, place }),
            count: state.count(),
            surveyors: state.surveyors(),
            king: state.holder(Award::King),
            robber_baron: state.holder(Award::RobberBaron),
            fair: state.fair(game).map(|fair| Fair {
                at: fair.at,
                contest: fair.contest,
                gaps: fair.gaps,
                nearest: fair.nearest.map(|nearest| Nearest {
                    seat: nearest.seat,
                    piece: nearest.piece,
                    at: nearest.at,
                    place: nearest.place,
                }),
            }),
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let (game, state) = (&*self.game, &self.state);
        let supply = Piece::ALL.into_iter().filter_map(|piece| {
            let all = state.whereabouts(game, seat, piece).len();
            (all > 0).then(|| (piece.word(), state.supply(game, seat, piece)))
        });
        Player {
            score: state.scores()[seat.index()],
            supply: supply.collect(),
            goods: state.goods(seat),
            tower_pieces: state.tower_pieces(seat),
            abbeys: state.abbeys(seat),
            left: self.has_left(seat),
        }
    }
}

pub(super) fn pieces(game: &Game, state: &State) -> Vec<PieceOnTable> {
    let all = state.seats().flat_map(|seat| Piece::ALL.map(|piece| (seat, piece)));
    let standing = all.flat_map(|(seat, piece)| {
        let places = state.whereabouts(game, seat, piece).iter();
        places.filter_map(move |&whereabouts| {
            let (at, place) = match whereabouts {
                Whereabouts::On(segment) | Whereabouts::Leaving(segment) => {
                    let (at, place) = state.place(game, segment);
                    (Some(at), Where::On(place))
                }
                Whereabouts::Tower(tile) => {
                    (Some(state.tiles()[usize::from(tile)].pos), Where::Tower)
                }
                Whereabouts::Quarter(quarter) => (None, Where::Quarter(quarter)),
                // Barns have a list of their own, and so have prisoners.
                Whereabouts::Supply | Whereabouts::Corner(..) | Whereabouts::Prison(_) => {
                    return None;
                }
            };
            Some(PieceOnTable::new(seat, piece, at, place))
        })
    });
    standing.collect()
}

fn towers(game: &Game, state: &State) -> Vec<Tower> {
    let towers = state.towers(game).into_iter();
    towers
        .map(|tower| Tower { at: tower.at, height: tower.height, finished: tower.top.is_some() })
        .collect()
}

fn prisoners(game: &Game, state: &State) -> Vec<Prisoner> {
    let held = state.prisoners(game).into_iter();
    held.map(|held| Prisoner { captor: held.captor, owner: held.owner, piece: held.piece })
        .collect()
}

fn barns(game: &Game, state: &State) -> Vec<Barn> {
    let barns = state.barns(game).into_iter();
    barns.map(|barn| Barn { owner: barn.owner, at: barn.at, corner: barn.corner }).collect()
}
