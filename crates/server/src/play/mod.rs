//! A running game: rules, dealer, log and clocks, without storage or network.
//!
//! Every change is an [`Entry`]. Live play and loading from the log both go through [`Play::advance`], so a loaded game equals
//! the played one.

mod choices;
mod clocks;
mod entry;
mod free;
mod leaving;
mod reviewed;
mod show;
mod staged;
mod story;
mod survey;
mod undo;

use std::sync::Arc;

use bastide_art::colours::Colours;
use bastide_protocol::Millis;
use bastide_protocol::game::Undo;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use bastide_protocol::table::ClockSetting;
use bastide_rules::{
    Action, Actor, Dealer, DealerNote, EarlyEnd, EarlyReason, Event, Game, Log, Record, Seat,
    Sight, State, commitment_after,
};
use sha2::{Digest, Sha256};

use crate::drawings::GameDrawings;
use crate::rejection::Rejection;
use crate::secret::{Seed, hex};

pub(crate) use clocks::Clocks;
pub(crate) use entry::{Entry, What};
pub(crate) use leaving::{End, Left};
pub(crate) use reviewed::FoundHint;

/// A running game.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    game: Arc<Game>,
    seed: Seed,
    dealer: Dealer,
    state: State,
    clocks: Clocks,
    log: Vec<Entry>,
    /// The actions in effect: all except those undone.
    actions: Vec<Made>,
    /// The number of first actions that are given: the game goes on from a position, and the dealer deals from there.
    given: usize,
    /// The number of actions that cannot be undone, because hidden information has been revealed since.
    settled: usize,
    /// The players who have left.
    left: Vec<Option<Left>>,
    players: Arc<Players>,
    drawings: GameDrawings,
}

/// An action in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Made {
    /// The player; `None` for chance.
    seat: Option<Seat>,
    action: Action,
    /// Whether the server passed for a player who had no other choice.
    automatic: bool,
    /// The index of its entry in the log.
    seq: u32,
}

/// The players: for every seat its person, `None` for a computer, and its colour.
#[derive(Clone, Debug)]
pub(crate) struct Players {
    pub(crate) people: Vec<Option<Id>>,
    pub(crate) colours: Colours,
}

#[cfg(test)]
impl Players {
    /// A different person on each seat for which `people` is true, and computers on the others.
    fn of(people: Vec<bool>) -> Self {
        let person = |(index, is_person): (usize, bool)| {
            is_person.then(|| Id::from_text(format!("person {index}")))
        };
        let people = people.into_iter().enumerate().map(person).collect();
        Self { people, colours: Colours::default() }
    }
}

/// A change, for clients.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) seq: u32,
    /// The entry as text, as in the database and on the wire.
    pub(crate) text: String,
    /// The first entry that this one undid.
    pub(crate) taken_back: Option<u32>,
    pub(crate) events: Vec<Event>,
}

/// The question to a computer player.
#[derive(Clone)]
pub(crate) struct Question {
    pub(crate) game: Arc<Game>,
    pub(crate) state: State,
    pub(crate) sight: Option<Sight>,
    /// The actions in effect, which lead to the state.
    pub(crate) actions: Vec<Action>,
}

impl Play {
    /// A game before its first action.
    pub(crate) fn new(
        game: Arc<Game>,
        seed: Seed,
        setting: ClockSetting,
        players: Players,
        now: Millis,
    ) -> Self {
        let clocks = Clocks::new(setting, game.setup().players.len(), now);
        let drawings = GameDrawings::of(&game);
        Self::with(game, seed, clocks, Arc::new(players), drawings)
    }

    /// The same game before its first action, without clocks.
    fn at_the_start(&self) -> Self {
        let clocks = Clocks::new(ClockSetting::None, self.left.len(), 0);
        let (game, players) = (Arc::clone(&self.game), Arc::clone(&self.players));
        let start = Self::with(game, self.seed, clocks, players, self.drawings.clone());
        Self { given: self.given, ..start }
    }

    fn with(
        game: Arc<Game>,
        seed: Seed,
        clocks: Clocks,
        players: Arc<Players>,
        drawings: GameDrawings,
    ) -> Self {
        Self {
            state: game.start(),
            dealer: Dealer::new(seed.0),
            log: Vec::new(),
            actions: Vec::new(),
            given: 0,
            settled: 0,
            left: vec![None; game.setup().players.len()],
            clocks,
            drawings,
            players,
            game,
            seed,
        }
    }

    /// The same game, before its first action, if it goes on from a position after this many actions.
    pub(crate) fn after_given(self, given: usize) -> Self {
        Self { given, ..self }
    }

    /// Makes the actions that lead to the position from which the game goes on.
    pub(crate) fn give(&mut self, actions: &[String], now: Millis) -> Result<Vec<Step>, Rejection> {
        let mut steps = Vec::new();
        for text in actions {
            let what = What::Action(self.parse(text)?);
            let entry = Entry { at: now, spent: 0, seat: self.acting(), what, action_id: None };
            steps.push(self.step(entry)?);
        }
        Ok(steps)
    }

    /// Whether the next action is one of those that are given.
    fn is_given(&self) -> bool {
        self.actions.len() < self.given
    }

    /// A hash of the actions in effect.
    pub(crate) fn position_hash(&self) -> String {
        let mut hash = Sha256::new();
        for made in &self.actions {
            hash.update(format!("{:?}\n", made.action));
        }
        hex(&hash.finalize())
    }

    pub(crate) fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The players' colours.
    pub(crate) fn colours(&self) -> Colours {
        self.players.colours
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub(crate) fn drawings(&self) -> &GameDrawings {
        &self.drawings
    }

    /// A catcher's view of a token in flight.
    pub(crate) fn sight(&self) -> Option<Sight> {
        self.dealer.catch_view(&self.state)
    }

    /// The question to a computer player.
    pub(crate) fn question(&self) -> Question {
        let (game, state) = (Arc::clone(&self.game), self.state.clone());
        let actions = self.actions.iter().map(|made| made.action).collect();
        Question { game, state, sight: self.sight(), actions }
    }

    pub(crate) fn clocks_mut(&mut self) -> &mut Clocks {
        &mut self.clocks
    }

    /// How many entries the log has.
    pub(crate) fn seq(&self) -> u32 {
        self.log.len() as u32
    }

    /// An entry by its number.
    pub(crate) fn entry(&self, seq: u32) -> &Entry {
        &self.log[seq as usize - 1]
    }

    /// Parses an action as clients and the log write it. Whether it is legal is checked when it is applied.
    pub(crate) fn parse(&self, text: &str) -> Result<Action, Rejection> {
        Action::parse(text, &self.game, &self.state)
            .map_err(|error| Rejection::new(Code::NoSuchAction, error.to_string()))
    }

    /// The index of the entry with this idempotency key, and its author.
    pub(crate) fn entry_named(&self, action_id: &str) -> Option<(u32, Option<Seat>)> {
        let named = |entry: &Entry| entry.action_id.as_deref() == Some(action_id);
        let index = self.log.iter().rposition(named)?;
        Some((index as u32 + 1, self.log[index].seat))
    }

    /// Parses an entry of the log, after all entries before it.
    pub(crate) fn read(&self, text: &str) -> Result<What, Rejection> {
        match What::from_text(text) {
            Some(what) => Ok(what),
            None => self.parse(text).map(What::Action),
        }
    }

    /// Returns the player who must decide; `None` if the game is over.
    pub(crate) fn acting(&self) -> Option<Seat> {
        match self.state.actor() {
            Actor::Player(seat) if self.end().is_none() => Some(seat),
            _ => None,
        }
    }

    /// Whether a seat has resigned or lost on time.
    pub(crate) fn has_left(&self, seat: Seat) -> bool {
        self.left[seat.index()].is_some()
    }

    /// When the time of the acting player runs out.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let acting = self.acting().filter(|&seat| self.decides_in_person(seat))?;
        self.clocks.deadline(acting)
    }

    /// The remaining times.
    pub(crate) fn clock_faces(&self, now: Millis) -> Option<Vec<Millis>> {
        self.clocks.faces(self.acting(), now)
    }

    /// Whether a person decides for this seat.
    pub(crate) fn decides_in_person(&self, seat: Seat) -> bool {
        self.players.people[seat.index()].is_some() && !self.has_left(seat)
    }

    /// Applies an action of a player, and continues as far as no player has to decide.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        action_id: Option<&str>,
        now: Millis,
    ) -> Result<Vec<Step>, Rejection> {
        self.make(seat, What::Action(action), action_id, now)
    }

    /// Applies an undo, a resignation or a timeout.
    pub(crate) fn make(
        &mut self,
        seat: Seat,
        what: What,
        action_id: Option<&str>,
        now: Millis,
    ) -> Result<Vec<Step>, Rejection> {
        let spent = match self.acting() {
            Some(acting) if acting == seat => self.clocks.spent(now),
            _ => 0,
        };
        let action_id = action_id.map(Into::into);
        let entry = Entry { at: now, spent, seat: Some(seat), what, action_id };
        let mut steps = vec![self.step(entry)?];
        steps.extend(self.proceed(now)?);
        Ok(steps)
    }

    /// Continues until a player has a choice: chance deals, and a player who can only pass passes.
    pub(crate) fn proceed(&mut self, now: Millis) -> Result<Vec<Step>, Rejection> {
        let mut steps = Vec::new();
        while self.end().is_none() {
            let (seat, action) = match self.state.actor() {
                // The dealer itself advances in `advance`, which also reads the log.
                Actor::Chance => (None, self.dealer.clone().deal(&self.game, &self.state)),
                Actor::Player(seat) if self.can_only_pass() => (Some(seat), Action::Pass),
                Actor::Player(_) | Actor::Nobody => break,
            };
            let what = What::Action(action);
            steps.push(self.step(Entry { at: now, spent: 0, seat, what, action_id: None })?);
        }
        Ok(steps)
    }

    /// Applies one action with a chosen outcome of chance, as in a lesson. Nothing follows automatically.
    pub(crate) fn stage(&mut self, action: Action) -> Result<Step, Rejection> {
        let seat = self.acting();
        let what = What::Action(action);
        let text = what.text(&self.game, &self.state);
        let mut events = Vec::new();
        self.carry_out(Made { seat, action, automatic: false, seq: self.seq() + 1 }, &mut events)?;
        self.log.push(Entry { at: 0, spent: 0, seat, what, action_id: None });
        Ok(Step { seq: self.seq(), text, taken_back: None, events })
    }

    /// Whether the acting player has no choice.
    fn can_only_pass(&self) -> bool {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal == [Action::Pass]
    }

    pub(crate) fn step(&mut self, entry: Entry) -> Result<Step, Rejection> {
        let text = entry.what.text(&self.game, &self.state);
        let taken_back = match (entry.what, entry.seat) {
            (What::Undo, Some(seat)) => self.before_last_of(seat).map(|at| self.actions[at].seq),
            _ => None,
        };
        let mut events = Vec::new();
        self.advance(entry, &mut events)?;
        Ok(Step { seq: self.seq(), text, taken_back, events })
    }

    /// Applies an entry: the only way in which a game changes, live or from the log.
    pub(crate) fn advance(&mut self, entry: Entry, log: &mut impl Log) -> Result<(), Rejection> {
        if self.end().is_some() {
            return Err(Rejection::over());
        }
        let in_own_time = |seat| self.acting() == Some(seat) && self.undo(seat) == Some(Undo::Free);
        let given = self.is_given();
        let undo_in_own_time = entry.what == What::Undo && entry.seat.is_some_and(in_own_time);
        match (entry.what, entry.seat) {
            (What::Action(action), seat) => {
                // Entries of people have an idempotency key.
                let automatic =
                    entry.action_id.is_none() && action == Action::Pass && self.can_only_pass();
                self.apply(Made { seat, action, automatic, seq: self.seq() + 1 }, log)?;
            }
            (What::Undo, Some(seat)) => self.take_back(seat)?,
            (What::Resign, Some(seat)) => self.leave(seat, Left::Resigned)?,
            (What::Timeout, Some(seat)) => self.leave(seat, Left::TimedOut)?,
            (_, None) => return Err(Rejection::new(Code::NotYourTurn, "chance only deals")),
        }
        match (entry.what, entry.seat) {
            _ if given => self.clocks.begin_anew(entry.at),
            (What::Action(_), Some(seat)) => self.clocks.decide(seat, entry.spent, entry.at),
            (What::Action(_), None) | (What::Resign, _) => {}
            (What::Undo, Some(seat)) if undo_in_own_time => {
                self.clocks.think_on(seat, entry.spent, entry.at);
            }
            (What::Undo | What::Timeout, _) => self.clocks.begin_anew(entry.at),
        }
        self.log.push(entry);
        Ok(())
    }

    fn apply(&mut self, made: Made, log: &mut impl Log) -> Result<(), Rejection> {
        let Made { seat, action, .. } = made;
        let expected = match self.state.actor() {
            Actor::Player(acting) => Some(acting),
            Actor::Chance | Actor::Nobody => None,
        };
        if expected != seat {
            return Err(Rejection::not_your_turn());
        }
        let dealt = seat.is_none() && !self.is_given();
        if dealt && self.dealer.deal(&self.game, &self.state) != action {
            return Err(Rejection::new(Code::NotYourTurn, "the seed deals something else"));
        }
        self.carry_out(made, log)
    }

    fn carry_out(&mut self, made: Made, log: &mut impl Log) -> Result<(), Rejection> {
        let Made { action, .. } = made;
        let turn = self.state.turn();
        let given = self.is_given();
        let settles = given || self.game.reveals(&self.state, action);
        self.game
            .apply(&mut self.state, action, log)
            .map_err(|refusal| Rejection::illegal(&refusal, self.game.setup().game))?;
        self.actions.push(made);
        if settles {
            self.settled = self.actions.len();
        }
        if self.state.turn() != turn && !given {
            self.clocks.end_turn(turn);
        }
        Ok(())
    }

    /// The number of last actions that are hidden (`CAT-D25`): 0 once the game is over.
    fn hidden(&self) -> usize {
        if self.end().is_none() { self.state.hidden_actions() } else { 0 }
    }

    /// The actions in effect that are public.
    fn public_actions(&self) -> &[Made] {
        &self.actions[..self.actions.len() - self.hidden()]
    }

    /// The public text of a step: of a hidden one, the first word.
    pub(crate) fn shown(&self, step: &Step) -> String {
        // Hidden actions are the last ones and cannot be undone, so they are at the end of the log too.
        let hidden = self.log.len() - (step.seq as usize) < self.hidden();
        match self.entry(step.seq).what {
            What::Action(action) if hidden => action.keyword().to_owned(),
            _ => step.text.clone(),
        }
    }

    /// The record of the game so far; with the seed once it is over (`REL-14`).
    pub(crate) fn record(&self) -> Record {
        let note = match self.end() {
            Some(_) => DealerNote::Seed(self.seed.0),
            None => DealerNote::Committed(self.commitment()),
        };
        let mut record = Record::new((*self.game).clone(), note);
        for &Made { action, .. } in self.public_actions() {
            record.apply(action, &mut ()).expect("what was played can be played again");
        }
        record.give(self.given);
        if let Some(End { early: Some(left), winners }) = self.end() {
            let reason = match left {
                Left::Resigned => EarlyReason::Resigned,
                Left::TimedOut => EarlyReason::Time,
            };
            record.end_early(EarlyEnd { reason, winners });
        }
        record
    }

    /// The dealer's commitment.
    pub(crate) fn commitment(&self) -> [u8; 32] {
        let given = if self.given == 0 { Vec::new() } else { self.action_texts() };
        let given = given.into_iter().take(self.given);
        commitment_after(self.game.setup(), given, &self.seed.0)
    }

    /// The seed, once the game is over.
    pub(crate) fn published_seed(&self) -> Option<[u8; 32]> {
        self.end().map(|_| self.seed.0)
    }

    /// The game after the first `seq` entries, and the events since.
    pub(crate) fn since(&self, seq: u32) -> (Self, Vec<Step>) {
        let mut before = self.at_the_start();
        let mut steps = Vec::new();
        self.replay_entries(|play, step| {
            if step.seq == seq {
                before = play.clone();
            } else if step.seq > seq {
                steps.push(step);
            }
        });
        (before, steps)
    }
}

#[cfg(test)]
mod tests;
