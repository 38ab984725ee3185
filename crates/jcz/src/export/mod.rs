//! Writing a record as JCloisterZone saves its games.
//!
//! The game is replayed by JCloisterZone's rules. It is refused at the first action that cannot be
//! expressed; where these rules add an optional step, the players pass.

mod differences;
mod file;
mod pieces;
mod steps;

use bastide_rules::event::Award;
use bastide_rules::setup::{DragonMoves, FinalQuarters, FirstPlayer, GameName};
use bastide_rules::tile::SegmentName;
use bastide_rules::{Action, Actor, Event, Game, Log, Phase, Piece, Pos, Record, Seat, State};
use serde_json::Value;

use crate::message::Step;
use crate::{JczError, setup, tiles};
use pieces::Pieces;

/// Writes a record as a saved game of JCloisterZone.
pub fn export(record: &Record) -> Result<String, JczError> {
    let game = Game::new(setup::with_jcz_rules(record.game().setup())?)?;
    check_copies(&game)?;
    let mut writer = Writer::new(&game);
    let mut bastide = record.game().start();
    for (index, &action) in record.actions().iter().enumerate() {
        let text = action.text(record.game(), &bastide);
        writer
            .follow(record.game(), &mut bastide, action)
            .map_err(|(rule, reason)| JczError::Action { number: index + 1, text, rule, reason })?;
    }
    Ok(writer.finish())
}

/// In JCloisterZone the stack is always that of the sets.
fn check_copies(game: &Game) -> Result<(), JczError> {
    for (id, &copies) in &game.setup().tiles {
        let most = tiles::copies(game.setup(), id);
        if copies > most {
            let reason =
                format!("there are {most} tiles {id} in its sets, but {copies} in this game");
            return Err(JczError::Unsupported(reason));
        }
    }
    Ok(())
}

/// Why an action cannot be written: the rule, if there is one, and the reason.
type Refused = (Option<&'static str>, String);

/// Writes the messages of a game while replaying it.
struct Writer<'a> {
    game: &'a Game,
    state: State,
    pieces: Pieces,
    messages: Vec<Value>,
    /// All tiles in draw order, and whether each was laid or removed.
    draws: Vec<(String, bool)>,
    turns: u64,
    first: Seat,
    /// The player whose followers are leaving the quarters, after the first has left.
    leaving: Option<Seat>,
}

impl<'a> Writer<'a> {
    fn new(game: &'a Game) -> Self {
        let first = match game.setup().first_player {
            FirstPlayer::Seat(number) => Seat::new(number.saturating_sub(1)),
            FirstPlayer::Random(_) => Seat::new(0),
        };
        let state = game.start();
        Self {
            game,
            pieces: Pieces::new(game, &state),
            state,
            messages: Vec::new(),
            draws: Vec::new(),
            turns: 0,
            first,
            leaving: None,
        }
    }

    /// Plays an action by both rules, after which both games must be in the same place.
    fn follow(&mut self, game: &Game, bastide: &mut State, action: Action) -> Result<(), Refused> {
        let asks_for_phantom = self.asks_for_phantom_on_tower(action);
        self.act(action)?;
        if asks_for_phantom && !self.is_acting_with_piece() {
            let reason = "there the phantom may be put on the tower under the dragon";
            return Err((Some("TOW-R-13"), reason.to_owned()));
        }
        let (turn, scores) = (bastide.turn(), bastide.scores().to_vec());
        let mut noticed = Noticed::default();
        game.apply(bastide, action, &mut noticed).expect("a record holds legal actions only");
        self.pass_until(bastide.phase());
        self.compare(bastide, &noticed)?;
        self.check_what_they_ask(action, &noticed)?;
        self.check_quarters(turn, &scores, &noticed)
    }

    /// Declines everything that only JCloisterZone asks for.
    fn pass_until(&mut self, phase: Phase) {
        while self.state.phase() != phase && self.may_pass() && self.act(Action::Pass).is_ok() {}
    }

    fn may_pass(&self) -> bool {
        match self.state.phase() {
            Phase::StartTurn => self.state.tiles_left() == 0,
            phase => matches!(phase, Phase::LeaveQuarters(_) | Phase::LeaveAtEnd(_)),
        }
    }

    /// Plays an action and writes its message.
    fn act(&mut self, action: Action) -> Result<(), Refused> {
        self.check(action)?;
        let step = self.step(action)?;
        let passed = step == Some(Step::Pass);
        let (actor, phase, turn) = (self.state.actor(), self.state.phase(), self.state.turn());
        if let (Some(step), Actor::Player(seat)) = (step, actor) {
            self.write(&step, seat);
        }
        let moved = self.moved(action);
        let mut log = Noticed::default();
        self.game
            .apply(&mut self.state, action, &mut log)
            .map_err(|refusal| (Some(refusal.rule(GameName::Carcassonne)), refusal.to_string()))?;
        if let Some(moved) = moved {
            self.pieces.send(moved.seat, moved.piece, moved.number, moved.to);
        }
        self.pieces.follow(self.game, &self.state);
        match action {
            Action::FirstPlayer(seat) => self.first = seat,
            Action::Draw(kind) => {
                let id = self.game.kinds()[kind.index()].id();
                self.draws.push((tiles::jcz_name(id).unwrap_or(id).to_owned(), !log.put_aside));
            }
            _ => {}
        }
        if let Some(seat) = self.commits(phase, action, turn, passed) {
            self.write(&Step::Commit, seat);
        }
        if !matches!(action, Action::Draw(_)) && self.begins_turn(phase) {
            self.turns += 1;
        }
        Ok(())
    }

    fn write(&mut self, step: &Step, seat: Seat) {
        let player = self.player_index(seat);
        self.messages.push(step.write(player));
    }

    /// The player who commits after an action; `None` if the part of the turn continues, or needs no
    /// commit.
    fn commits(&mut self, before: Phase, action: Action, turn: Seat, passed: bool) -> Option<Seat> {
        let after = self.state.phase();
        match (before, action) {
            // An abbey was declined.
            (Phase::StartTurn | Phase::SecondTile, _) => passed.then_some(turn),
            (Phase::MoveWagon { seat, .. }, Action::MoveWagon(_)) => Some(seat),
            (Phase::LeaveQuarters(seat), Action::LeaveQuarter { .. }) => {
                self.leaves(seat, after != before)
            }
            (Phase::LeaveAtEnd(seat), Action::LeaveQuarter { .. }) => {
                // Players leave the quarters in turn.
                let rounds = self.game.setup().rules.final_quarters == FinalQuarters::AnyDistrict;
                self.leaves(seat, rounds || after != before)
            }
            (Phase::LeaveQuarters(seat) | Phase::LeaveAtEnd(seat), _) => {
                self.leaving.take().filter(|&own| own == seat)
            }
            // The action with a piece, and the dragon's moves if they come before scoring.
            _ => (self.is_acting(before) && !self.is_acting(after)).then_some(turn),
        }
    }

    /// After a follower has left a quarter, a commit follows the last one of the player.
    fn leaves(&mut self, seat: Seat, last: bool) -> Option<Seat> {
        self.leaving = (!last).then_some(seat);
        last.then_some(seat)
    }

    /// Whether the actions of a phase can still be undone.
    fn is_acting(&self, phase: Phase) -> bool {
        let early = self.game.setup().rules.dragon_moves == DragonMoves::BeforeScoring;
        is_piece_step(phase) || early && matches!(phase, Phase::MoveDragon(_))
    }

    fn is_acting_with_piece(&self) -> bool {
        is_piece_step(self.state.phase())
    }

    /// Whether a turn has just ended.
    fn begins_turn(&self, before: Phase) -> bool {
        let after = self.state.phase();
        let opens = matches!(
            after,
            Phase::StartTurn | Phase::DrawTile | Phase::LeaveAtEnd(_) | Phase::Over
        );
        let was_open = matches!(
            before,
            Phase::FirstPlayer | Phase::StartTurn | Phase::DrawTile | Phase::LeaveAtEnd(_)
        );
        opens && !was_open && !(before == Phase::SecondTile && after == Phase::DrawTile)
    }

    /// The index of a seat in JCloisterZone's list of players: the starting player is first.
    fn player_index(&self, seat: Seat) -> usize {
        let players = self.state.scores().len();
        (seat.index() + players - self.first.index()) % players
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal
    }
}

/// Whether a phase belongs to the action with a piece, the phantom's included.
fn is_piece_step(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::PlacePiece | Phase::Capture(_) | Phase::Exchange(_) | Phase::PlacePhantom
    )
}

/// What is only known from the events.
#[derive(Default)]
struct Noticed {
    put_aside: bool,
    extra_turn: bool,
    river_left_out: bool,
    /// Awards that changed hands, and awards that paid.
    taken: Vec<Award>,
    paid: Vec<Award>,
    /// Where a challenge between shrine and cloister was lost.
    lost: Vec<Pos>,
    /// Where wagons returned from.
    wagons: Vec<(Pos, SegmentName)>,
    /// Who got points from the fairy: at the start of a turn, or for a feature.
    greetings: Vec<(Seat, u32)>,
    rewards: Vec<(Seat, u32)>,
}

impl Log for Noticed {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::RiverTileAside { .. } | Event::DragonTileAside { .. } => self.put_aside = true,
            Event::ExtraTurn { .. } => self.extra_turn = true,
            Event::RiverLeftOut => self.river_left_out = true,
            Event::AwardTaken { award, seat, from, .. } if from != Some(seat) => {
                self.taken.push(award);
            }
            Event::AwardScored { award, .. } => self.paid.push(award),
            Event::ChallengeLost { at, .. } => self.lost.push(at),
            Event::PieceReturned { piece: Piece::Wagon, at, place, .. } => {
                self.wagons.push((at, place));
            }
            Event::FairyScored { seat, place: None, points, .. } => {
                self.greetings.push((seat, points));
            }
            Event::FairyScored { seat, points, .. } => self.rewards.push((seat, points)),
            _ => {}
        }
    }
}
