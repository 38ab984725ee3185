//! Everything on the table that one player, or a spectator, may see, as plain data to be sent.

use std::collections::BTreeMap;

#[cfg(feature = "serde")]
use serde::Serialize;

use super::{Barn, Fair, PieceOnTable, Prisoner, Tower};
use crate::action::{Action, Piece, Quarter};
use crate::event::SpotName;
use crate::game::Game;
use crate::games::{Rules, with_rules};
use crate::geometry::Pos;
use crate::state::{Phase, PhaseName, PlayerGoods, Seat, State};

/// Everything on the table but the tiles, as one player or a spectator sees it: see
/// [`State::public_view`].
///
/// Lists that are empty, options that are `None` and most numbers that are 0 are left out of the JSON,
/// because a view is sent with every move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PublicView {
    /// What is to be done now.
    pub phase: PhaseName,
    /// Whose turn it is, also while another player or chance acts.
    pub turn: Seat,
    /// The id of the tile that was drawn and is to be placed.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub drawn: Option<String>,
    /// The number of tiles that can still be drawn, bonus tiles not counted.
    pub tiles_left: u32,
    /// The number of bonus tiles that can still be drawn (`HG-35`).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "crate::setup::is_default")
    )]
    pub bonus_tiles_left: u32,
    /// The players in the order of their seats.
    pub players: Vec<PlayerView>,
    /// The pieces on segments, on towers and in quarters; barns have a list of their own.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub pieces: Vec<PieceOnTable>,
    /// Towers and the sites for them.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub towers: Vec<Tower>,
    /// Captured followers, in the order of the captors.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub prisoners: Vec<Prisoner>,
    /// Barns.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub barns: Vec<Barn>,
    /// The tile of the dragon.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub dragon: Option<Pos>,
    /// Where the fairy stands.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub fairy: Option<Fairy>,
    /// The quarter of the count.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub count: Option<Quarter>,
    /// The columns of the two surveyors, counted from the coast, the eastern one first.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub surveyors: Option<[u16; 2]>,
    /// Who holds the King.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub king: Option<Seat>,
    /// Who holds the Robber Baron.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub robber_baron: Option<Seat>,
    /// The round of the catapult.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub fair: Option<Fair>,
    /// The token that flies to a neighbour.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub flight: Option<Flight>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// The points.
    pub score: u32,
    /// The number of pieces in the supply, for each kind that the player has in this game.
    pub supply: BTreeMap<Piece, usize>,
    /// The goods.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "crate::setup::is_default")
    )]
    pub goods: PlayerGoods,
    /// The number of tower pieces in the supply.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "crate::setup::is_default")
    )]
    pub tower_pieces: u8,
    /// The number of abbeys in the supply.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "crate::setup::is_default")
    )]
    pub abbeys: u8,
}

/// Where the fairy stands (`PRD-03`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fairy {
    /// Her tile; a quarter of Carcassonne is on none.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub at: Option<Pos>,
    /// What she stands beside.
    pub place: SpotName,
}

/// A token that was thrown to a neighbour and has not come down (`CAT-23`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Flight {
    /// Who threw it.
    pub thrower: Seat,
    /// Who may catch it.
    pub catcher: Seat,
    /// How it was thrown, for the thrower alone (`CAT-D25`).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub throw: Option<NeighbourThrow>,
}

/// How a token was thrown to a neighbour (`CAT-D23`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NeighbourThrow {
    /// How far to the side, in millimetres.
    pub aside: i16,
    /// The power.
    pub power: u16,
}

impl State {
    /// Everything on the table but the tiles, as the player in this seat sees it, or without a seat any
    /// spectator.
    ///
    /// The only secret of a game is the token that flies to a neighbour (`CAT-D25`): the thrower sees how
    /// it was thrown, everybody else only that it flies, and nobody sees the wind.
    ///
    /// ```
    /// use bastide_rules::{Action, Game, PhaseName, Piece, Setup};
    ///
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let mut state = game.start();
    /// for text in ["draw BA-V", "place 1,0 turn 1", "follower road N"] {
    ///     let action = Action::parse(text, &game, &state).expect("an action of this state");
    ///     game.apply(&mut state, action, &mut ())?;
    /// }
    /// let view = state.public_view(&game, None);
    /// assert_eq!(view.phase, PhaseName::DrawTile);
    /// assert_eq!(view.players[0].supply[&Piece::Follower], 6);
    /// assert_eq!(view.pieces[0].place.to_string(), "road N");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn public_view(&self, game: &Game, viewer: Option<Seat>) -> PublicView {
        let drawn = match self.phase {
            Phase::PlaceTile(kind) => game.kind(kind),
            _ => None,
        };
        let mut view = PublicView {
            phase: self.phase.name(),
            turn: self.turn,
            drawn: drawn.map(|kind| kind.id().to_owned()),
            tiles_left: self.tiles_left(),
            bonus_tiles_left: self.bonus_tiles_left(),
            players: self.seats().map(|seat| self.player_view(game, seat)).collect(),
            pieces: self.pieces_on_table(game),
            towers: Vec::new(),
            prisoners: Vec::new(),
            barns: Vec::new(),
            dragon: None,
            fairy: None,
            count: None,
            surveyors: None,
            king: None,
            robber_baron: None,
            fair: None,
            flight: None,
        };
        with_rules!(game.setup().game, R => R::view(game, self, viewer, &mut view));
        view
    }

    fn player_view(&self, game: &Game, seat: Seat) -> PlayerView {
        let supply = game.pieces().map(|piece| (piece, self.supply(game, seat, piece)));
        PlayerView {
            score: self.scores()[seat.index()],
            supply: supply.collect(),
            goods: PlayerGoods::default(),
            tower_pieces: 0,
            abbeys: 0,
        }
    }
}

impl State {
    /// How many of the actions applied last are secret: only their maker may know them in full.
    ///
    /// While a token flies to a neighbour these are the throw and the wind, between the two the throw
    /// (`CAT-D25`); at all other times none.
    pub fn hidden_actions(&self) -> usize {
        with_rules!(self.memory.game(), R => R::hidden_actions(self))
    }
}

impl Game {
    /// Whether an action of this state brings something to light that was hidden before, so that it must
    /// not be taken back: everything that chance does, and the end of a token's flight to a neighbour.
    pub fn reveals(&self, before: &State, action: Action) -> bool {
        let reveals = with_rules!(self.setup().game, R => R::reveals(before, action));
        reveals || self.tickets_of(before, action) > 0
    }
}
