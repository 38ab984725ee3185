//! Mayflower.
//!
//! A turn has the steps of [`Rules`] (`MAY-07`): [`tile`] places a drawn tile west of the coast; [`piece`] puts a
//! settler on it; [`scoring`] scores what it completed, feature by feature in the order that the player chooses, each
//! followed by the [`surveyors`]. After the last turn comes the [`final_scoring`].

mod final_scoring;
mod piece;
mod scoring;
mod surveyors;
mod tile;
mod vocabulary;

use super::{Memory as GameMemory, Rules, Vocabulary};
use crate::action::{Action, Piece};
use crate::analysis::Promise;
use crate::event::{Because, Log, Term};
use crate::game::{Game, Table};
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{InPlay, RuleOptions, Setup, SetupError, SetupVersion, SurveyorBonus};
use crate::state::{MAX_PLAYERS, Phase, Seat, State};
use crate::tile::{FeatureKind, Terrain, TileRole};
use crate::view::PublicView;

/// The rules of Mayflower.
pub(crate) struct Mayflower;

/// How far west the land and its surveyors are. Columns are counted from the coast, which is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// The columns of the surveyors, the eastern one first (`MAY-40`), if there are any.
    surveyors: Option<[u16; 2]>,
    /// The westernmost column with a tile (`MAY-41`).
    westernmost: u16,
}

impl Memory {
    /// The columns of the surveyors, the eastern one first.
    pub(crate) fn surveyors(self) -> Option<[u16; 2]> {
        self.surveyors
    }

    /// `MAY-38`, `MAY-40`: the surveyors stand on tiles, and never more than one column apart.
    fn check(self, columns: [u16; 2]) -> Result<(), SetupError> {
        let westernmost = self.westernmost;
        let [a, b] = columns;
        let fine = a.abs_diff(b) <= 1 && a.max(b) <= westernmost;
        if fine { Ok(()) } else { Err(SetupError::Surveyors { columns, westernmost }) }
    }

    #[expect(clippy::unused_self, reason = "the memories of all games are asked")]
    pub(crate) fn heap_bytes(self) -> usize {
        0
    }
}

/// The column of a space; there is none east of the coast.
fn column(pos: Pos) -> u16 {
    pos.x.min(0).unsigned_abs()
}

impl Rules for Mayflower {
    const VOCABULARY: Vocabulary = vocabulary::VOCABULARY;
    const PIECE: Piece = Piece::Settler;

    fn defaults(version: SetupVersion) -> RuleOptions {
        match version {
            SetupVersion::V1 => {
                RuleOptions { surveyor_bonus: SurveyorBonus::Once, ..RuleOptions::default() }
            }
            SetupVersion::V2 => RuleOptions::default(),
        }
    }

    fn check_fixed_tile(at: Pos, edges: [Terrain; 4]) -> Result<(), String> {
        tile::check_starting_space(at, edges)
    }

    fn bring(_: &Setup, in_play: &mut InPlay) {
        (in_play.settlers, in_play.surveyors) = (5, true);
    }

    fn concerns(option: &str, _: &Setup, in_play: &InPlay) -> bool {
        match option {
            "rows" | "coast" => true,
            "surveyor-bonus" => in_play.surveyors,
            _ => false,
        }
    }

    /// `MAY-15`: the features for settlers.
    fn takes_followers(kind: FeatureKind, _: &InPlay) -> bool {
        matches!(
            kind,
            FeatureKind::Road | FeatureKind::Town | FeatureKind::Farm | FeatureKind::Plain
        )
    }

    fn memory(table: &Table) -> GameMemory {
        let [a, b] = table.setup.game_setup.surveyors_at();
        let surveyors = table.in_play.surveyors.then_some([a.min(b), a.max(b)]);
        GameMemory::Mayflower(Memory { surveyors, westernmost: 0 })
    }

    /// Lays the starting spaces, and opens the land west of them for the surveyors.
    fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
        let (setup, kinds) = (table.setup, table.kinds);
        for tile in table.start {
            table.lay(tile, state, |kind| tile::check_start(&setup.rules, kind, tile))?;
        }
        // Not before all of them lie: on the coast nobody may build.
        for tile in table.start {
            state.open_the_land(kinds, &setup.rules, tile.at);
        }
        // A starting space that does not lie on the table cannot come later.
        state.stack.leave_out(kinds, |role| role == TileRole::Fixed);
        state.memory.mayflower().check(setup.game_setup.surveyors_at())
    }

    fn for_each_piece(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        piece::for_each(game, state, visit);
    }

    fn for_each_decision(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        if state.phase == Phase::ChooseScoring {
            scoring::for_each_completed(game, state, |on| visit(Action::Score(on)));
        }
    }

    fn pick_piece(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        piece::pick(game, state, choose)
    }

    fn check_space(game: &Game, at: Pos) -> Result<(), Refusal> {
        tile::check_space(&game.setup().rules, at)
    }

    fn tile_laid(game: &Game, state: &mut State, at: Pos) {
        state.open_the_land(game.kinds(), &game.setup().rules, at);
    }

    fn place_piece(
        game: &Game,
        state: &mut State,
        piece: Piece,
        on: SegmentId,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        piece::place(game, state, piece, on, log)
    }

    #[inline]
    fn after_piece(game: &Game, state: &mut State, log: &mut impl Log) {
        scoring::report_unoccupied(game, state, log);
        score_completed(game, state, log);
    }

    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::ChooseScoring, Action::Score(on)) => {
                scoring::check(game, state, on)?;
                scoring::score_completed(game, state, on, log);
                score_completed(game, state, log);
                Ok(())
            }
            (phase, _) => Err(Refusal::NotNow { next: phase.next_step() }),
        }
    }

    #[inline]
    fn forget_turn(state: &mut State) {
        scoring::forget_complete_farms(state);
    }

    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log) {
        final_scoring::score(game, state, log);
    }

    fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS] {
        scoring::settled_points(game, state, region)
    }

    fn is_same_outlook(before: &State, after: &State) -> bool {
        before.surveyors() == after.surveyors()
    }

    fn leeway(game: &Game, state: &State, segment: SegmentId) -> Option<u16> {
        surveyors::leeway(game, state, segment)
    }

    fn completion_bonus(game: &Game, state: &State, seat: Seat, region: RegionId) -> u32 {
        surveyors::bonus(game, state, seat, region)
    }

    fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
        scoring::worth_now(game, state, region)
    }

    fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
        scoring::promise(game, state, region)
    }

    fn view(_: &Game, state: &State, _: Option<Seat>, view: &mut PublicView) {
        view.surveyors = state.surveyors();
    }
}

/// `MAY-47` to `MAY-50`: scores what the tile completed, one feature after the other (`MAY-30`), the settler just
/// placed included (`MAY-31`), and looks afresh after each. Where several are left, the player chooses the next one.
#[inline]
fn score_completed(game: &Game, state: &mut State, log: &mut impl Log) {
    loop {
        let (mut count, mut next) = (0, None);
        scoring::for_each_completed(game, state, |on| {
            count += 1;
            next = Some(on);
        });
        match next {
            Some(on) if count == 1 => scoring::score_completed(game, state, on, log),
            Some(_) => {
                state.phase = Phase::ChooseScoring;
                return;
            }
            None => return Mayflower::end_turn(game, state, log),
        }
    }
}
