//! The hooks of a game, in the order of play.

use super::{Memory, Vocabulary, picking};
use crate::action::{Action, Piece, Role};
use crate::analysis::Promise;
use crate::event::{Because, Event, Log, Term};
use crate::game::{Changes, Game, KindId, Table};
use crate::geometry::{Pos, Rotation};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{InPlay, RuleOptions, Setup, SetupError, SetupVersion};
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, State};
use crate::tile::{Attributes, FeatureKind, Symbol, Terrain, TileKind};
use crate::view::PublicView;

/// The rules of a game. The defaults are those of a plain game of the family: draw a tile, lay it where its edges
/// fit, put a piece on it or pass, score what it completed; pieces count one each.
#[expect(unused_variables, reason = "a default that changes nothing looks at nothing")]
pub(crate) trait Rules {
    // ---------------------------------------------------------------- before the first turn

    /// What the game calls its own.
    const VOCABULARY: Vocabulary;

    /// The piece that every player needs.
    const PIECE: Piece;

    /// The values of rule options that a setup of this version leaves out.
    fn defaults(version: SetupVersion) -> RuleOptions {
        RuleOptions::default()
    }

    /// Checks the place of its own that a tile has, and the edges that the tile shows.
    fn check_fixed_tile(at: Pos, edges: [Terrain; 4]) -> Result<(), String> {
        Ok(())
    }

    /// `HG-R-01`, `MAY-01`: 2 to 5 players.
    fn check_players(setup: &Setup) -> Result<(), SetupError> {
        match setup.players.len() {
            2..=5 => Ok(()),
            found => Err(SetupError::Players { found, min: 2, max: 5 }),
        }
    }

    /// Checks what is in play beyond the numbers of single pieces.
    fn check_elements(setup: &Setup, in_play: &InPlay) -> Result<(), SetupError> {
        Ok(())
    }

    /// Sets the elements that the game and its tile sets bring into play.
    fn bring(setup: &Setup, in_play: &mut InPlay);

    /// Whether a rule option, given by its name in files, matters in this game.
    fn concerns(option: &str, setup: &Setup, in_play: &InPlay) -> bool;

    /// Forgets what is printed on a segment for an element that is not in play (`RIV-14`, `INT-07`).
    fn forget(attributes: &mut Attributes, in_play: &InPlay) {}

    /// Whether a symbol of a tile means something.
    fn reads(symbol: Symbol, in_play: &InPlay) -> bool {
        false
    }

    /// Whether followers may stand on features of a kind.
    fn takes_followers(kind: FeatureKind, in_play: &InPlay) -> bool;

    /// Whether more than matching edges may decide where tiles of a kind go.
    fn restricts(kind: &TileKind, in_play: &InPlay) -> bool {
        false
    }

    /// Which parts of a turn differ from the plainest form of the game.
    fn changes(in_play: &InPlay, kinds: &[TileKind]) -> Changes {
        Changes::NONE
    }

    /// What the game remembers before its first turn, start tiles not yet laid.
    fn memory(table: &Table) -> Memory;

    /// Lays the start tiles, notes what the game remembers of them, and takes tiles out that cannot come.
    fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError>;

    /// `BAS-06`, `BAS-R-21`, `HG-R-20`, `MAY-06`: the dealer draws who starts.
    fn choose_first_player(
        state: &mut State,
        seat: Seat,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        if seat.index() >= usize::from(state.players) {
            return Err(Refusal::NoSuchSeat { seat: seat.number() });
        }
        state.turn = seat;
        log.note(|| Event::FirstPlayer { seat });
        Ok(())
    }

    /// How a turn begins.
    fn first_phase(game: &Game, state: &State) -> Phase {
        Phase::DrawTile
    }

    // ---------------------------------------------------------------- chance

    /// The number of tickets in the urn; 0 if a player acts or the game is over.
    fn tickets(game: &Game, state: &State) -> u32 {
        match state.phase {
            Phase::FirstPlayer => u32::from(state.players),
            Phase::DrawTile => state.stack.total,
            _ => 0,
        }
    }

    /// The number of tickets that stand for this action.
    fn tickets_of(game: &Game, state: &State, action: Action) -> u32 {
        match (state.phase, action) {
            (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
                u32::from(seat.index() < usize::from(state.players))
            }
            (Phase::DrawTile, Action::Draw(kind)) => state.left_of(kind).into(),
            _ => 0,
        }
    }

    /// The action for which a ticket stands; `None` if there is no such ticket.
    fn ticket(game: &Game, state: &State, ticket: u32) -> Option<Action> {
        match state.phase {
            Phase::FirstPlayer if ticket < u32::from(state.players) => {
                Some(Action::FirstPlayer(Seat::new(ticket as u8)))
            }
            Phase::DrawTile if ticket < state.stack.total => state.stack.nth(ticket),
            _ => None,
        }
    }

    // ---------------------------------------------------------------- a turn

    /// Visits the legal actions, each once.
    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::FirstPlayer => state.seats().map(Action::FirstPlayer).for_each(visit),
            Phase::DrawTile | Phase::DrawBonus => Self::for_each_draw(game, state, visit),
            Phase::PlaceTile(kind) => {
                let placements = state.board.placements(&game.kinds()[kind.index()]);
                placements.for_each(|at, turn| visit(Action::PlaceTile { at, turn }));
            }
            Phase::PlacePiece => Self::for_each_piece(game, state, visit),
            _ => Self::for_each_decision(game, state, visit),
        }
    }

    /// Visits the tiles that can be drawn now.
    fn for_each_draw(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        let draws = game.kind_ids().map(Action::Draw);
        draws.filter(|&draw| Self::tickets_of(game, state, draw) > 0).for_each(visit);
    }

    /// Visits a pass, and the pieces that may go on the tile just placed.
    fn for_each_piece(game: &Game, state: &State, visit: &mut impl FnMut(Action));

    /// Visits the actions of phases that only this game has.
    fn for_each_decision(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {}

    /// One of the actions of [`Self::for_each_legal`], by its place there: `choose` is told how many there are.
    #[inline(never)]
    fn pick_action(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        match state.phase {
            Phase::PlaceTile(kind) => {
                let placements = state.board.placements(&game.kinds()[kind.index()]);
                let (at, turn) = placements.nth(choose(placements.count()))?;
                Some(Action::PlaceTile { at, turn })
            }
            Phase::PlacePiece => Self::pick_piece(game, state, choose),
            _ => picking::pick(choose, |few| {
                Self::for_each_legal(game, state, &mut |action| few.add(action));
            }),
        }
    }

    /// One of the actions of [`Self::for_each_piece`], by its place there.
    fn pick_piece(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action>;

    /// Makes an action. A refused action leaves the state as it was.
    #[inline(never)]
    fn apply(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::DrawTile | Phase::DrawBonus, Action::Draw(kind)) => {
                Self::draw(game, state, kind, log)?;
            }
            (Phase::PlaceTile(kind), Action::PlaceTile { at, turn }) => {
                Self::place_tile(game, state, kind, at, turn, log)?;
            }
            (Phase::PlacePiece, Action::Pass) => Self::after_piece(game, state, log),
            (Phase::PlacePiece, Action::PlacePiece { piece, on }) => {
                Self::place_piece(game, state, piece, on, log)?;
                Self::after_piece(game, state, log);
            }
            (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
                Self::choose_first_player(state, seat, log)?;
                state.phase = Self::first_phase(game, state);
            }
            (Phase::Over, _) => return Err(Refusal::GameOver),
            (Phase::PlaceTile(_), Action::Pass) => return Err(Refusal::MustPlace),
            _ => Self::decide(game, state, action, log)?,
        }
        Ok(())
    }

    /// Draws and shows a tile (`HG-01`, `HG-28`, `MAY-08`). One that fits nowhere is out of the game (`HG-05`,
    /// `HG-R-11`, `MAY-11`).
    #[inline]
    fn draw(
        game: &Game,
        state: &mut State,
        kind: KindId,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        let (Some(shape), true) =
            (game.kind(kind), Self::tickets_of(game, state, Action::Draw(kind)) > 0)
        else {
            let tile = game.kind(kind).map_or("?", |shape| shape.id()).to_owned();
            return Err(match state.left_of(kind) {
                0 => Refusal::NotInStack { tile },
                _ => Self::why_not_draw(game, kind, tile),
            });
        };
        state.stack.take(kind, shape.role());
        let (seat, tile) = (state.turn, || shape.id().to_owned());
        log.note(|| Event::TileDrawn { seat, tile: tile() });
        if state.board.placements(shape).any() {
            state.phase = Phase::PlaceTile(kind);
        } else {
            state.stack.remove(kind);
            log.note(|| Event::TileRemoved { seat, tile: tile() });
            Self::tile_removed(game, state, log);
        }
        Ok(())
    }

    /// Why a tile that is left cannot be drawn now.
    fn why_not_draw(game: &Game, kind: KindId, tile: String) -> Refusal {
        Refusal::NotInStack { tile }
    }

    /// Continues after a drawn tile that fitted nowhere, which may have been the last one (`MAY-R-19`).
    fn tile_removed(game: &Game, state: &mut State, log: &mut impl Log) {
        if state.tiles_left() == 0 {
            Self::end(game, state, log);
        }
    }

    /// Lays the drawn tile (`HG-02` to `HG-04`, `HG-31`, `MAY-08` to `MAY-10`).
    #[inline]
    fn place_tile(
        game: &Game,
        state: &mut State,
        kind: KindId,
        at: Pos,
        turn: Rotation,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        let shape = &game.kinds()[kind.index()];
        Self::check_space(game, at)?;
        state.check_placement(shape, game.kinds(), at, turn)?;
        state.lay_tile(game.kinds(), kind, at, turn);
        Self::tile_laid(game, state, at);
        state.phase = Phase::PlacePiece;
        log.note(|| Event::TilePlaced { seat: state.turn, tile: shape.id().to_owned(), at, turn });
        Ok(())
    }

    /// Whether tiles may lie on a space.
    fn check_space(game: &Game, at: Pos) -> Result<(), Refusal> {
        Ok(())
    }

    /// Notes what the tile laid last changes.
    fn tile_laid(game: &Game, state: &mut State, at: Pos) {}

    /// Puts a piece on the tile just placed.
    fn place_piece(
        game: &Game,
        state: &mut State,
        piece: Piece,
        on: SegmentId,
        log: &mut impl Log,
    ) -> Result<(), Refusal>;

    /// Scores what the tile completed and continues to the next decision.
    fn after_piece(game: &Game, state: &mut State, log: &mut impl Log);

    /// Makes an action in a phase that only this game has.
    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow { next: state.phase.next_step() })
    }

    /// Returns all pieces of a kind on a feature to their owners, whoever got the points (`HG-23`, `MAY-32`).
    fn take_back(
        game: &Game,
        state: &mut State,
        piece: Piece,
        region: RegionId,
        log: &mut impl Log,
    ) {
        if state.regions.get(region).occupants == 0 {
            return;
        }
        for seat in state.seats() {
            for slot in game.slots(seat, piece) {
                if let Location::On(segment) = state.pieces[slot]
                    && state.regions.of(segment) == region
                {
                    state.pieces[slot] = Location::Supply;
                    log.note(|| {
                        let (at, place) = state.segment_name(game, segment);
                        let role = Role::of(piece, place.kind);
                        Event::PieceReturned { seat, piece, role, at, place }
                    });
                }
            }
        }
        state.regions.get_mut(region).occupants = 0;
    }

    /// Forgets what mattered in the turn only.
    fn forget_turn(state: &mut State) {}

    /// Ends the turn: the player on the left is next, or the game is over (`HG-42`, `HG-R-10`, `MAY-55`).
    #[inline]
    fn end_turn(game: &Game, state: &mut State, log: &mut impl Log) {
        Self::forget_turn(state);
        if state.tiles_left() == 0 {
            return Self::end(game, state, log);
        }
        state.turn = state.turn.next(state.players);
        state.phase = Phase::DrawTile;
    }

    // ---------------------------------------------------------------- the end

    /// Scores what is left, and ends the game: the most points win (`BAS-62`, `INT-60`, `HG-49`, `MAY-60`).
    fn end(game: &Game, state: &mut State, log: &mut impl Log) {
        Self::final_scoring(game, state, log);
        state.phase = Phase::Over;
        log.note(|| Event::GameOver {
            scores: state.scores().to_vec(),
            winners: state.leaders().collect(),
        });
    }

    /// Scores what is left on the table at the end of the game.
    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log);

    /// Whether the final scoring is the sum of [`Self::settled_points`] over all occupied features and
    /// [`Self::settle_rest`].
    fn settles_by_feature(game: &Game) -> bool {
        true
    }

    /// The points that each player gets for a feature in the final scoring.
    fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS];

    /// Adds what the final scoring gives for anything but features to the scores, and changes nothing else.
    fn settle_rest(game: &Game, state: &mut State) {}

    /// Whether features with the same tiles, pieces and open ends have the same outlook in both states.
    fn is_same_outlook(before: &State, after: &State) -> bool {
        true
    }

    /// How many more features may be scored before a follower here is sent home without points.
    fn leeway(game: &Game, state: &State, segment: SegmentId) -> Option<u16> {
        None
    }

    /// The points that a player gets on top if a feature is completed now.
    fn completion_bonus(game: &Game, state: &State, seat: Seat, region: RegionId) -> u32 {
        0
    }

    // ---------------------------------------------------------------- views

    /// What a feature is worth as it is now, and what changes the usual points.
    fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>);

    /// What a feature other than open land promises to its owner.
    fn promise(game: &Game, state: &State, region: RegionId) -> Promise;

    /// What a follower counts in the majority on a feature.
    fn strength(game: &Game, state: &State, piece: Piece, region: RegionId) -> u32 {
        1
    }

    /// What open land is worth more to its owner for each feature at it that is completed.
    fn each_awaited(game: &Game, state: &State, land: RegionId) -> u32 {
        0
    }

    /// The points that an action costs.
    fn price(action: Action) -> Option<u32> {
        None
    }

    /// How many of the actions applied last are secret.
    fn hidden_actions(state: &State) -> usize {
        0
    }

    /// Whether an action of a player brings something to light that was hidden.
    fn reveals(before: &State, action: Action) -> bool {
        false
    }

    /// Shows what only this game has on the table to a player, or to spectators.
    fn view(game: &Game, state: &State, viewer: Option<Seat>, view: &mut PublicView) {}
}
