//! The hooks of an expansion, in the order of play.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Range;

use super::super::followers::FollowerKind;
use super::super::scoring::Tally;
use crate::action::{Action, ActionKind, Piece, PieceSet, Quarter};
use crate::board::{PlacedTile, SomeSpaces};
use crate::completed::Completed;
use crate::event::{Because, Log, Occasion};
use crate::game::{Changes, Game, KindId, Table};
use crate::games::picking;
use crate::geometry::{Pos, Rotation};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{InPlay, Setup, SetupError};
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, State};
use crate::tile::{Attributes, FeatureKind, Symbol, TileKind, TileRole};
use crate::view::PublicView;

/// An expansion of Carcassonne. Each hook has a default that changes nothing, so an expansion says only what
/// differs.
///
/// Most expansions need few of them: [`memory`](Self::memory), [`bring`](Self::bring), [`changes`](Self::changes),
/// [`forget`](Self::forget) and [`reads`](Self::reads) for the setup; [`tile_placed`](Self::tile_placed);
/// [`act`](Self::act), [`owns`](Self::owns), [`for_each_legal`](Self::for_each_legal) and
/// [`decide`](Self::decide) for decisions of their own; [`view`](Self::view). Many others exist for one rule of one
/// expansion.
///
/// Some hooks are called only if [`changes`](Self::changes) has their flag: see [`Changes`].
#[expect(unused_variables, reason = "a default that changes nothing looks at nothing")]
pub(in crate::games::carcassonne) trait Expansion {
    // ---------------------------------------------------------------- before the first turn

    /// What the expansion remembers during a game; `()` if nothing.
    type Memory: Clone + Debug + PartialEq + Eq + Hash;

    /// The memory before the first turn, start tiles not yet laid.
    fn memory(table: &Table) -> Self::Memory;

    /// The bytes that a memory reserves on the heap.
    fn heap_bytes(memory: &Self::Memory) -> usize {
        0
    }

    /// Sets the elements that the expansion's tile set brings into play.
    fn bring(setup: &Setup, in_play: &mut InPlay) {}

    /// Whether a rule option, given by its name in files, matters in this game.
    fn concerns(option: &str, setup: &Setup, in_play: &InPlay) -> bool {
        false
    }

    /// Whether the expansion brings the followers of a sixth player.
    fn seats_six(setup: &Setup) -> bool {
        false
    }

    /// Whether the expansion cannot be played alone.
    fn needs_company(in_play: &InPlay) -> bool {
        false
    }

    /// Forgets what is printed on a segment for an element that is not in play.
    fn forget(attributes: &mut Attributes, in_play: &InPlay) {}

    /// Whether a symbol of a tile means something.
    fn reads(symbol: Symbol, in_play: &InPlay) -> bool {
        false
    }

    /// Whether the expansion lets followers stand on features of a kind.
    fn takes_followers(kind: FeatureKind, in_play: &InPlay) -> bool {
        false
    }

    /// The kinds of followers that the expansion adds.
    const FOLLOWERS: &[(Piece, FollowerKind)] = &[];

    /// Whether more than matching edges may decide where tiles of a kind go.
    fn restricts(kind: &TileKind, in_play: &InPlay) -> bool {
        false
    }

    /// Which parts of a turn differ from the base game.
    fn changes(in_play: &InPlay, kinds: &[TileKind]) -> Changes {
        Changes::NONE
    }

    /// Notes what a start tile brings, right after it was laid.
    fn start_tile_laid(state: &mut State, kind: &TileKind) {}

    /// Checks the start tiles and takes tiles out that cannot come.
    fn set_table(table: &Table, state: &mut State) -> Result<(), SetupError> {
        Ok(())
    }

    // ---------------------------------------------------------------- the start of a turn

    /// Acts at the start of a turn, before any decision (`INT-10`).
    fn begin_turn(game: &Game, state: &mut State, log: &mut impl Log) {}

    /// The actions that take the place of the draw (`INT-12`).
    const INSTEAD_OF_DRAW: &[ActionKind] = &[];

    /// Whether the player can play this part of the turn without drawing a tile.
    fn can_replace_draw(game: &Game, state: &State) -> bool {
        false
    }

    /// The refusal of everything that takes the place of the draw.
    fn delays_draw_replacements(state: &State) -> Option<Refusal> {
        None
    }

    /// Visits the actions that take the place of the draw.
    fn for_each_instead_of_draw(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {}

    /// Makes an action of [`Self::INSTEAD_OF_DRAW`].
    fn replace_draw(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow { next: state.phase.next_step() })
    }

    /// The actions that a player may make beside those that a phase asks for: before the draw, with a tile in
    /// hand, and in the piece step (`INT-11`).
    const FREE: &[ActionKind] = &[];

    /// Whether the player can make a free action.
    fn can_act_freely(game: &Game, state: &State) -> bool {
        false
    }

    /// Visits the free actions.
    fn for_each_free(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {}

    /// Makes an action of [`Self::FREE`].
    fn act_freely(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow { next: state.phase.next_step() })
    }

    /// Whether the last turn is over, and only what replaces a draw is still played.
    fn turns_are_over(state: &State) -> bool {
        false
    }

    // ---------------------------------------------------------------- chance

    /// The number of tickets in the urn of one of its phases; 0 if chance does not act.
    fn tickets(phase: Phase) -> u32 {
        0
    }

    /// The action for which a ticket stands in one of its phases.
    fn ticket(phase: Phase, ticket: u32) -> Option<Action> {
        None
    }

    /// The number of tickets that stand for an action in one of its phases.
    fn tickets_of(phase: Phase, action: Action) -> u32 {
        0
    }

    // ---------------------------------------------------------------- draw a tile

    /// The only tiles that can be drawn now, if not all: their role, and the kinds among which they are.
    fn narrows_draw(game: &Game, state: &State) -> Option<(Range<usize>, TileRole)> {
        None
    }

    /// The refusal of a tile, by its id, that cannot be drawn because the draw is narrowed.
    const REFUSES_DRAW: Option<fn(String) -> Refusal> = None;

    /// Takes care of a tile that was just drawn and shown. Returns `false` if it is placed as any other.
    fn draw(game: &Game, state: &mut State, kind: KindId, log: &mut impl Log) -> bool {
        false
    }

    // ---------------------------------------------------------------- place the tile

    /// Whether the expansion lists the placements of tiles of a kind itself: see
    /// [`Self::for_each_placement`].
    fn leads(kind: &TileKind) -> bool {
        false
    }

    /// Visits the placements of a kind that it [leads](Self::leads).
    fn for_each_placement(
        game: &Game,
        state: &State,
        kind: &TileKind,
        visit: &mut impl FnMut(Pos, Rotation),
    ) {
    }

    /// Whether [`Self::check_space`] can refuse any space to tiles of a kind now.
    fn may_close_spaces(game: &Game, state: &State, kind: &TileKind) -> bool {
        false
    }

    /// Adds the open spaces that [`Self::check_space`] refuses to tiles of a kind.
    fn close_spaces(game: &Game, state: &State, kind: &TileKind, closed: &mut SomeSpaces) {}

    /// Whether a tile may go to a space, however it is turned.
    fn check_space(game: &Game, state: &State, kind: &TileKind, at: Pos) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether a tile may go to a space in this turn, if all edges match.
    fn check_placement(
        game: &Game,
        state: &State,
        kind: &TileKind,
        at: Pos,
        turn: Rotation,
    ) -> Result<(), Refusal> {
        Ok(())
    }

    /// Acts when a tile was placed.
    fn tile_placed(
        game: &Game,
        state: &mut State,
        kind: &TileKind,
        at: Pos,
        turn: Rotation,
        log: &mut impl Log,
    ) {
    }

    // ---------------------------------------------------------------- the piece step

    /// The refusal of everything in the piece step but what the expansion insists on.
    fn insists(game: &Game, state: &State) -> Option<Refusal> {
        None
    }

    /// The pieces that join followers: they go on segments of the tile just placed whose features are occupied.
    const HELPERS: &[Piece] = &[];

    /// Whether a helper may go on this segment of an occupied feature.
    fn may_help(game: &Game, state: &State, helper: Piece, on: SegmentId) -> bool {
        false
    }

    /// Why a helper may not go on a segment of the tile here.
    fn why_not_help(game: &Game, state: &State, helper: Piece, at: Pos) -> Refusal {
        Refusal::NoSuchPiece { piece: helper }
    }

    /// The refusal of a piece of the expansion that never goes on a segment.
    fn refuses_segments(piece: Piece) -> Option<Refusal> {
        None
    }

    /// The refusal of a follower of the expansion on a feature where it cannot stand.
    fn refuses_feature(piece: Piece, kind: FeatureKind) -> Option<Refusal> {
        None
    }

    /// The refusal of any follower on the tile here.
    fn bars_tile(state: &State, at: Pos, piece: Piece) -> Option<Refusal> {
        None
    }

    /// The refusal of a helper on the tile here.
    fn bars_helpers(game: &Game, state: &State, at: Pos, helper: Piece) -> Option<Refusal> {
        None
    }

    /// The refusal of any follower from the supply on an unoccupied feature.
    fn bars_feature(game: &Game, state: &State, on: SegmentId) -> Option<Refusal> {
        None
    }

    /// Visits actions with pieces that the tile just placed allows by what is printed on it.
    fn for_each_on_tile(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {}

    /// Whether followers may go to other tiles than the one just placed.
    fn leads_elsewhere(game: &Game, state: &State) -> bool {
        false
    }

    /// Visits the places on other tiles, each with those followers of the supply that may go there.
    fn for_each_elsewhere(
        game: &Game,
        state: &State,
        in_supply: PieceSet,
        visit: &mut impl FnMut(SegmentId, PieceSet),
    ) {
    }

    /// Whether a piece may go to another tile than the one just placed; `None` if the expansion leads nowhere.
    fn check_elsewhere(
        game: &Game,
        state: &State,
        piece: Piece,
        on: SegmentId,
    ) -> Option<Result<(), Refusal>> {
        None
    }

    /// Whether an action is one of the expansion that counts as the action with a piece (`INT-22`).
    fn replaces_piece(action: Action) -> bool {
        false
    }

    /// Visits what can be done instead of a piece on the tile just placed, with these pieces in the supply.
    fn for_each_instead_of_piece(
        game: &Game,
        state: &State,
        in_supply: PieceSet,
        visit: &mut impl FnMut(Action),
    ) {
    }

    /// Makes an action that [replaces](Self::replaces_piece) a piece on the tile.
    fn replace_piece(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow { next: state.phase.next_step() })
    }

    /// Notes the action with a piece that was made, or the pass.
    fn piece_step(game: &Game, state: &mut State, action: Action) {}

    /// Acts when a follower came to stand on a building.
    fn building_occupied(
        game: &Game,
        state: &State,
        seat: Seat,
        on: SegmentId,
        log: &mut impl Log,
    ) {
    }

    // ---------------------------------------------------------------- between decisions

    /// Does what is due at a stage of the turn. Returns `true` if a player must decide before play can continue.
    fn act(moment: Stage, game: &Game, state: &mut State, log: &mut impl Log) -> bool {
        false
    }

    /// Whether a phase belongs to the expansion.
    fn owns(phase: Phase) -> bool {
        false
    }

    /// Visits the legal actions of one of its phases.
    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {}

    /// One of the actions of [`Self::for_each_legal`], by its place there.
    fn pick_action(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        picking::pick(choose, |few| {
            Self::for_each_legal(game, state, &mut |action| few.add(action));
        })
    }

    /// Makes an action in one of its phases. Returns how play continues, or `None` if another decision is due.
    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<Option<Follow>, Refusal> {
        Err(Refusal::NotNow { next: state.phase.next_step() })
    }

    // ---------------------------------------------------------------- scoring

    /// Adds features that a tile completed without a segment of its own.
    fn add_completed(game: &Game, state: &State, tile: &PlacedTile, completed: &mut Completed) {}

    /// The points for each tile and shield of a road or city that differ from the base game, and why.
    fn points_each(kind: FeatureKind, tally: &Tally, occasion: Occasion) -> Option<(u32, Because)> {
        None
    }

    /// Acts when a feature was scored and its pieces are still there.
    fn feature_scored(game: &Game, state: &mut State, region: RegionId, log: &mut impl Log) {}

    /// Acts when a single follower was scored and is still there.
    fn follower_scored(game: &Game, state: &mut State, slot: usize, log: &mut impl Log) {}

    /// Whether completing a building decides a contest with another one.
    fn is_contested(game: &Game, state: &State, region: RegionId) -> bool {
        false
    }

    /// Decides the contest that the building here has won.
    fn settle_contest(
        game: &Game,
        state: &mut State,
        at: Pos,
        building: FeatureKind,
        log: &mut impl Log,
    ) {
    }

    /// Whether a piece stays for a decision when the feature under it was completed and scored.
    fn keeps(game: &Game, slot: usize) -> bool {
        false
    }

    /// Whether a piece came to its feature only for this scoring.
    fn has_just_arrived(state: &State, slot: usize) -> bool {
        false
    }

    /// Acts when everything that a tile completed was scored.
    fn all_scored(game: &Game, state: &mut State, scored: &Scored, log: &mut impl Log) {}

    // ---------------------------------------------------------------- fields

    /// The points for a city at a field that the expansion scores itself.
    fn city_value(game: &Game, state: &State, field: RegionId) -> Option<u32> {
        None
    }

    /// Why a city is worth a point more to every owner of a field.
    fn field_bonus(game: &Game, state: &State, field: RegionId) -> Option<Because> {
        None
    }

    /// Why a city is worth a point more to one owner of a field.
    fn owner_bonus(game: &Game, state: &State, seat: Seat, field: RegionId) -> Option<Because> {
        None
    }

    // ---------------------------------------------------------------- pieces leave

    /// Whether nobody may leave a quarter of Carcassonne.
    fn closes_quarter(state: &State, quarter: Quarter) -> bool {
        false
    }

    /// Whether a piece, of several that are one choice, is taken last.
    fn holds(state: &State, slot: usize) -> bool {
        false
    }

    /// Notes that a piece leaves its place.
    fn lifted(state: &mut State, slot: usize) {}

    /// Notes that a piece has left this place other than by scoring.
    fn taken_off(state: &mut State, from: Location) {}

    /// Takes pieces off that cannot stay without those that have just left.
    fn send_lonely_home(game: &Game, state: &mut State, log: &mut impl Log) {}

    // ---------------------------------------------------------------- the end

    /// Whether the player has another turn; asked once at the end of a turn (`INT-50`).
    fn takes_extra_turn(state: &mut State) -> bool {
        false
    }

    /// Scores at the end of the game, after features and fields (`INT-58`).
    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log) {}

    /// Adds what the expansion gives in the final scoring, beyond the points of the features, to the scores, and
    /// changes nothing else.
    fn settle(game: &Game, state: &mut State) {
        Self::final_scoring(game, state, &mut ());
    }

    // ---------------------------------------------------------------- views

    /// The points that an action of the expansion costs.
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

    /// Shows what the expansion has on the table to a player, or to spectators.
    fn view(game: &Game, state: &State, viewer: Option<Seat>, view: &mut PublicView) {}
}

/// The moments between two decisions at which expansions act, in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::games::carcassonne) enum Stage {
    /// Right after the piece step (`PHA-02`).
    AfterPiece,
    /// Before anything is scored (`INT-31` to `INT-36`).
    BeforeScoring,
    /// After everything that the tile completed was scored (`INT-43`, `INT-44`).
    AfterScoring,
    /// After both parts of a turn (`INT-49`).
    AfterTurn,
    /// After the last turn (`INT-57`, `INT-58`).
    AfterLastTurn,
}

/// How play continues after a decision of an expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games::carcassonne) enum Follow {
    /// The piece step is over.
    PieceStep,
    /// The expansion is asked again at this stage.
    Again(Stage),
    /// The expansion has acted at this stage.
    After(Stage),
}

/// What is known when everything that a tile completed was scored.
pub(in crate::games::carcassonne) struct Scored<'a> {
    /// The roads and cities that the tile completed.
    pub(in crate::games::carcassonne) completed: &'a [RegionId],
    /// The scores before.
    pub(in crate::games::carcassonne) before: [u32; MAX_PLAYERS],
}

/// Which part of a turn is played, and whether another follows (`TRA-14`, `TRA-18`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) enum TurnPart {
    /// The first part, and perhaps the only one.
    #[default]
    First,
    /// The first part, which has earned a second one (`TRA-R-04`, `INT-47`).
    SecondEarned,
    /// The second part: there is no third.
    Second,
}
