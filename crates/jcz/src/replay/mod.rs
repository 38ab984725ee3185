//! Plays the messages of a saved game by Bastide's rules.
//!
//! A message is the answer to a decision. Where Bastide has a decision and JCloisterZone does not, the
//! following messages determine it: chance draws the tile that is placed next, and a player who does not
//! act passes.

mod answer;

use std::collections::{BTreeMap, VecDeque};

use bastide_rules::setup::GameName;
use bastide_rules::{Action, Actor, Game, KindId, Phase, Pos, Record, Refusal, Seat, State};

use crate::ending::land;
use crate::error::{BadMessage, quoted};
use crate::import::Entry;
use crate::message::{File, PiecePointer, Step};
use crate::{JczError, place, setup, tiles, view};
use answer::Answer;

/// The draw order.
#[derive(Clone, Debug)]
pub(crate) struct Draws {
    pub(crate) names: VecDeque<String>,
    /// Whether these are all draws. Otherwise the order may end early, or continue after the last message.
    pub(crate) complete: bool,
}

impl Draws {
    /// All draws up to this tile.
    pub(crate) fn up_to(&mut self, name: &str) -> Vec<String> {
        let mut drawn = Vec::new();
        while let Some(next) = self.names.pop_front() {
            let found = next == name;
            drawn.push(next);
            if found {
                return drawn;
            }
        }
        drawn.push(name.to_owned());
        drawn
    }
}

/// Plays a saved game.
pub(crate) struct Replayer<'a> {
    record: Record,
    entries: &'a [Entry<'a>],
    /// The current message.
    now: usize,
    draws: Draws,
    /// Whether the last draw is only known from the message that places the tile.
    guessed: bool,
    /// The offset between JCloisterZone's seats and Bastide's.
    seat_offset: usize,
    /// Who starts, if the file says so.
    first: Option<Seat>,
    /// The captor of each prisoner, by JCloisterZone's name of the piece.
    captors: BTreeMap<String, Seat>,
    /// The owner of the follower that left a quarter last, if nothing has happened since.
    leaving: Option<Seat>,
}

impl<'a> Replayer<'a> {
    pub(crate) fn new(record: Record, entries: &'a [Entry<'a>], draws: Draws, file: &File) -> Self {
        let seat_offset = setup::seat_offset(file.bastide.as_ref());
        let named = file.bastide.as_ref().and_then(|notes| notes.first_player);
        let first = named.map(|_| Seat::new(seat_offset as u8));
        Self {
            record,
            entries,
            now: 0,
            draws,
            guessed: false,
            seat_offset,
            first,
            captors: BTreeMap::new(),
            leaving: None,
        }
    }

    pub(crate) fn into_record(self) -> Record {
        self.record
    }

    fn game(&self) -> &Game {
        self.record.game()
    }

    fn state(&self) -> &State {
        self.record.state()
    }

    pub(crate) fn play_all(&mut self) -> Result<(), JczError> {
        for index in 0..self.entries.len() {
            self.now = index;
            self.play(&self.entries[index])?;
        }
        self.now = self.entries.len();
        Ok(())
    }

    fn play(&mut self, entry: &Entry) -> Result<(), JczError> {
        let before = self.state().clone();
        let step = match &entry.step {
            Ok(Step::Undo) => {
                return Err(self.bad(&before, entry, None, "there is nothing to take back"));
            }
            Ok(step) => step,
            Err(reason) => return Err(self.bad(&before, entry, None, reason)),
        };
        loop {
            let answer = if self.is_by_actor(entry) { self.answer(step) } else { Answer::Later };
            match answer {
                Answer::Nothing => return Ok(()),
                Answer::Invalid(reason) => return Err(self.bad(&before, entry, None, &reason)),
                Answer::Act(action) => {
                    self.record_captor(step);
                    return self.apply(action, entry);
                }
                Answer::Later => match self.implied_action() {
                    Ok(Some(action)) => self.apply(action, entry)?,
                    Ok(None) => return Err(self.untimely(&before, entry)),
                    Err(reason) => return Err(self.bad(&before, entry, None, &reason)),
                },
            }
        }
    }

    fn apply(&mut self, action: Action, entry: &Entry) -> Result<(), JczError> {
        let leaver = match (self.state().phase(), action) {
            (Phase::LeaveQuarters(seat) | Phase::LeaveAtEnd(seat), Action::LeaveQuarter { .. }) => {
                Some(seat)
            }
            _ => None,
        };
        self.leaving = leaver;
        match self.record.apply(action, &mut ()) {
            Err(refusal) => {
                let rule = refusal.rule(GameName::Carcassonne);
                let text = action.text(self.game(), self.state());
                let reason = format!("`{text}` is not allowed: {refusal}");
                let state = self.state().clone();
                Err(self.bad(&state, entry, Some(rule), &reason))
            }
            // Tiles that could not be placed are in no message.
            Ok(())
                if matches!(action, Action::Draw(_))
                    && self.guessed
                    && self.state().phase() == Phase::DrawTile =>
            {
                let state = self.state().clone();
                Err(self.bad(&state, entry, Some("BAS-15"), "the tile has no place here"))
            }
            Ok(()) => Ok(()),
        }
    }

    /// After all messages: chance may continue alone.
    pub(crate) fn finish(&mut self, ended: bool) -> Result<(), JczError> {
        if self.state().phase() == Phase::FirstPlayer
            && let Some(first) = self.first
        {
            let drawn = self.record.apply(Action::FirstPlayer(first), &mut ());
            drawn.map_err(|refusal| JczError::Draws(refusal.to_string()))?;
        }
        while self.draws.complete && !self.draws.names.is_empty() && !self.state().is_over() {
            let Some(action) = self.implied_action().map_err(JczError::Draws)? else { break };
            let drawn = self.record.apply(action, &mut ());
            drawn.map_err(|refusal| JczError::Draws(refusal.to_string()))?;
        }
        while ended && self.is_asked_to_pass() && self.record.apply(Action::Pass, &mut ()).is_ok() {
        }
        while self.wagon_is_kept() && self.record.apply(Action::Pass, &mut ()).is_ok() {}
        self.draw_what_fits_nowhere();
        Ok(())
    }

    /// Whether a wagon is waiting in a completed abbey: under the first edition's rules JCloisterZone
    /// returns it without a message.
    fn wagon_is_kept(&self) -> bool {
        let Phase::MoveWagon { from, .. } = self.state().phase() else { return false };
        place::is_kept_in_abbey(self.game(), self.state(), from)
    }

    /// Whether everything can be declined here, and no tile of the game is at stake.
    fn is_asked_to_pass(&self) -> bool {
        self.state().tiles_left() == 0
            && matches!(
                self.state().phase(),
                Phase::StartTurn
                    | Phase::SecondTile
                    | Phase::PlacePhantom
                    | Phase::LeaveQuarters(_)
                    | Phase::LeaveAtEnd(_)
                    | Phase::Deploy
                    | Phase::MoveCount
                    | Phase::MoveWagon { .. }
            )
    }

    /// JCloisterZone draws tiles that fit nowhere without a message. If only such tiles are left, the game
    /// is over.
    fn draw_what_fits_nowhere(&mut self) {
        if self.draws.complete || self.state().phase() != Phase::DrawTile {
            return;
        }
        let mut state = self.state().clone();
        let mut draws = Vec::new();
        let mut order = std::mem::take(&mut self.draws.names).into_iter();
        while state.phase() == Phase::DrawTile {
            let named = order.next().and_then(|name| self.kind(&name).ok()).map(Action::Draw);
            let draw = named.or_else(|| self.game().ticket(&state, 0));
            let Some(draw) =
                draw.filter(|&draw| self.game().apply(&mut state, draw, &mut ()).is_ok())
            else {
                return;
            };
            draws.push(draw);
        }
        if state.is_over() {
            for draw in draws {
                self.record.apply(draw, &mut ()).expect("it was just tried");
            }
        }
    }

    /// Bastide's seat for an index in JCloisterZone's list of players.
    fn seat(&self, player: usize) -> Option<Seat> {
        let players = self.state().scores().len();
        (player < players).then(|| Seat::new(((player + self.seat_offset) % players) as u8))
    }

    fn name(&self, seat: Seat) -> &str {
        &self.game().setup().players[seat.index()].name
    }

    /// Whether the sender of the message decides now, or has the turn while chance acts. Not all files name
    /// the sender.
    fn is_by_actor(&self, entry: &Entry) -> bool {
        let sent_by = entry.message.player.filter(|_| entry.step != Ok(Step::Commit));
        match (asked(self.state()), sent_by) {
            (Some(asked), Some(player)) => self.seat(player as usize) == Some(asked),
            _ => true,
        }
    }

    /// Answers the decisions that JCloisterZone does not have: a player who does not act passes, and chance
    /// draws the tile that is placed next.
    fn implied_action(&mut self) -> Result<Option<Action>, String> {
        Ok(match self.state().phase() {
            Phase::FirstPlayer => Some(Action::FirstPlayer(self.first.unwrap_or(Seat::new(0)))),
            Phase::DrawTile => self.next_draw()?,
            Phase::SecondTile if self.state().tiles_left() > 0 => Some(Action::SecondTile),
            Phase::StartTurn
            | Phase::SecondTile
            | Phase::PlacePiece
            | Phase::PlacePhantom
            | Phase::Capture(_)
            | Phase::LeaveQuarters(_)
            | Phase::LeaveAtEnd(_)
            | Phase::Deploy
            | Phase::MoveCount
            | Phase::MoveWagon { .. } => Some(Action::Pass),
            _ => None,
        })
    }

    /// The tile that is placed next.
    fn next_land(&self) -> Option<&str> {
        self.entries.get(self.now..).and_then(|rest| rest.iter().find_map(|entry| land(entry)))
    }

    fn next_draw(&mut self) -> Result<Option<Action>, String> {
        let next = self.draws.names.pop_front();
        self.guessed = next.is_none();
        let Some(name) = next.or_else(|| self.next_land().map(str::to_owned)) else {
            return Ok(None);
        };
        self.kind(&name).map(|kind| Some(Action::Draw(kind)))
    }

    /// The tile with this JCloisterZone name.
    fn kind(&self, name: &str) -> Result<KindId, String> {
        let id = tiles::bastide_id(name, |set| self.game().setup().has_set(set));
        let kind = id.and_then(|id| self.game().kind_named(id));
        kind.ok_or_else(|| format!("the tile {} is not in this game", quoted(name)))
    }

    /// Records the captor of a prisoner.
    fn record_captor(&mut self, step: &Step) {
        if let Step::Capture(PiecePointer { piece_id, .. }) = step {
            self.captors.insert(piece_id.0.clone(), self.state().turn());
        }
    }

    /// A message that fits no decision before the next player's turn.
    fn untimely(&self, before: &State, entry: &Entry) -> JczError {
        let player = entry.message.player.map(|player| self.seat(player as usize));
        if let (Some(asked), Some(seat)) = (asked(before), player)
            && seat != Some(asked)
        {
            let reason = match seat {
                Some(seat) => format!(
                    "it is not for {} to act, but for {}",
                    self.name(seat),
                    self.name(asked)
                ),
                None => "there is no such seat".to_owned(),
            };
            return self.bad(before, entry, Some("BAS-07"), &reason);
        }
        let refusal = Refusal::NotNow { next: before.phase().next_step() };
        self.bad(before, entry, Some(refusal.rule(GameName::Carcassonne)), &refusal.to_string())
    }

    fn bad(
        &self,
        state: &State,
        entry: &Entry,
        rule: Option<&'static str>,
        reason: &str,
    ) -> JczError {
        JczError::Message(Box::new(BadMessage {
            number: entry.number,
            rule,
            reason: reason.to_owned(),
            message: self.describe(entry),
            position: view::describe(self.game(), state, position(entry)),
        }))
    }

    fn describe(&self, entry: &Entry) -> String {
        let seat = entry.message.player.and_then(|player| self.seat(player as usize));
        let who = seat.map(|seat| format!("{}: ", self.name(seat))).unwrap_or_default();
        who + &entry.message.describe()
    }
}

/// The player to act, or the player of the turn while chance acts.
fn asked(state: &State) -> Option<Seat> {
    match state.actor() {
        Actor::Player(seat) => Some(seat),
        Actor::Chance => Some(state.turn()),
        Actor::Nobody => None,
    }
}

/// The space that a message is about.
fn position(entry: &Entry) -> Option<Pos> {
    match entry.step.as_ref().ok()? {
        Step::PlaceTile(tile) => Some(tile.position),
        Step::Deploy(deploy) => Some(deploy.pointer.position),
        Step::MoveFigure(figure) => Some(figure.to.position()),
        Step::PlaceToken(token) => Some(token.pointer.position()),
        Step::Capture(pointer) => Some(pointer.feature_pointer.position),
        Step::ReturnPiece(returned) => Some(returned.pointer.feature_pointer.position),
        Step::PayRansom(_) | Step::Exchange(_) | Step::Pass | Step::Commit | Step::Undo => None,
    }
}
