//! Games outside tables: positions on an analysis board, and studies. What chance does is given, as in a record.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use bastide_art::colours::Colours;
use bastide_protocol::refused::Code;
use bastide_protocol::study::Chance;
use bastide_protocol::table::ClockSetting;
use bastide_rules::{Action, Actor, Game, Record, Setup, SetupError};

use super::{Clocks, Made, Play, Players, Step};
use crate::drawings::GameDrawings;
use crate::rejection::Rejection;
use crate::secret::Seed;

/// The most games that are kept prepared.
const KEPT: usize = 32;

/// The games of which positions were requested last, with the layouts of their tiles: preparing them takes milliseconds.
static PREPARED: Mutex<VecDeque<(Arc<Game>, GameDrawings)>> = Mutex::new(VecDeque::new());

/// A game of this setup, prepared for play.
fn prepared(setup: Setup) -> Result<(Arc<Game>, GameDrawings), SetupError> {
    let recent = || PREPARED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = recent().iter().find(|(game, _)| *game.setup() == setup).cloned();
    if let Some(known) = known {
        return Ok(known);
    }
    let game = Game::new(setup)?;
    let drawings = GameDrawings::of(&game);
    let new = (Arc::new(game), drawings);
    let mut recent = recent();
    recent.truncate(KEPT - 1);
    recent.push_front(new.clone());
    Ok(new)
}

impl Play {
    /// A game without a dealer, before its first action.
    pub(crate) fn staged(setup: Setup) -> Result<Self, Rejection> {
        let wrong = |error: SetupError| Rejection::new(Code::Setup, error.to_string());
        let (game, drawings) = prepared(setup).map_err(wrong)?;
        let seats = game.setup().players.len();
        let players = Players { people: vec![None; seats], colours: Colours::default() };
        let clocks = Clocks::new(ClockSetting::None, seats, 0);
        Ok(Self::with(game, Seed::known([0; 32]), clocks, Arc::new(players), drawings))
    }

    /// The game of a record.
    pub(crate) fn of_record(record: &Record) -> Result<Self, Rejection> {
        let mut play = Self::staged(record.game().setup().clone())?;
        for &action in record.actions() {
            play.stage(action)?;
        }
        Ok(play)
    }

    /// Applies actions as they are written, draws included. Returns the last step.
    pub(crate) fn stage_all(&mut self, actions: &[String]) -> Result<Option<Step>, Rejection> {
        let mut last = None;
        for (text, number) in actions.iter().zip(1..) {
            let staged = self.parse(text).and_then(|action| self.stage(action));
            let step = staged.map_err(|rejection| rejection.at_action(number, text))?;
            last = Some(step);
        }
        Ok(last)
    }

    /// The actions so far, as they are written in records.
    pub(crate) fn action_texts(&self) -> Vec<String> {
        let mut state = self.game.start();
        let text = |made: &Made| {
            let text = made.action.text(&self.game, &state);
            self.game
                .apply(&mut state, made.action, &mut ())
                .expect("what was played can be played again");
            text
        };
        self.actions.iter().map(text).collect()
    }

    /// The possible outcomes if chance acts, the likeliest first.
    pub(crate) fn outcomes(&self) -> Vec<Chance> {
        if self.state.actor() != Actor::Chance {
            return Vec::new();
        }
        let tickets = self.game.tickets(&self.state);
        let mut outcomes: Vec<(Action, u32)> = Vec::new();
        let mut ticket = 0;
        while let Some(action) = self.game.ticket(&self.state, ticket) {
            // The tickets of an action follow each other.
            let count = self.game.tickets_of(&self.state, action).max(1);
            outcomes.push((action, count));
            ticket += count;
        }
        outcomes.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let chance = |(action, count): (Action, u32)| Chance {
            action: action.text(&self.game, &self.state),
            tile: match action {
                Action::Draw(kind) => self.game.kind(kind).map(|kind| kind.id().to_owned()),
                _ => None,
            },
            odds: count as f32 / tickets as f32,
        };
        outcomes.into_iter().map(chance).collect()
    }
}

impl Rejection {
    /// The same rejection, for one of several actions.
    fn at_action(mut self, number: usize, text: &str) -> Self {
        let mut shown: String = text.chars().filter(|c| !c.is_control()).take(60).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        let message = &self.refused.message;
        self.refused.message = format!("action {number} ({shown}): {message}");
        self
    }
}
