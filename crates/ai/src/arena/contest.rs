//! One game between contestants that may be external programs.

use std::time::Instant;

use bastide_rules::{Action, Actor, Dealer, Game, Phase, Seat, State};

use crate::evaluation::{StopFlag, Task};
use crate::player::{Player, Situation};

/// Why a contestant cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub String);

/// A participant in an arena: a built-in player, or a program that may crash, hang or answer nonsense.
pub trait Contestant {
    /// Starts a game.
    fn start(&mut self, game: &Game) -> Result<(), Failure>;

    /// Reports an action of a player or of chance. The state is the one before the action.
    fn observe(&mut self, game: &Game, state: &State, action: Action) -> Result<(), Failure>;

    /// Chooses an action.
    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure>;

    /// Reports the end of the game. Not called on a contestant that failed.
    fn finish(&mut self, scores: &[u32], end: &GameEnd);
}

/// A built-in player as a contestant.
pub struct BuiltIn {
    player: Box<dyn Player + Send>,
    stop: StopFlag,
}

impl BuiltIn {
    /// Creates a contestant. When `stop` is requested, it chooses at once.
    pub fn new(player: Box<dyn Player + Send>, stop: StopFlag) -> Self {
        Self { player, stop }
    }
}

impl Contestant for BuiltIn {
    fn start(&mut self, _: &Game) -> Result<(), Failure> {
        Ok(())
    }

    fn observe(&mut self, _: &Game, _: &State, _: Action) -> Result<(), Failure> {
        Ok(())
    }

    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure> {
        let task = Task { stop: Some(self.stop.clone()), ..Task::default() };
        Ok(self.player.decide(situation, &task).action())
    }

    fn finish(&mut self, _: &[u32], _: &GameEnd) {}
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// By the rules. Several winners share the victory.
    Won(Vec<Seat>),
    /// The contestant in this seat failed and loses, whatever the scores.
    Failed(Seat),
    /// The arena was stopped; the game does not count.
    Stopped,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// The scores, by seat.
    pub scores: Vec<u32>,
    /// The number of decisions, by seat.
    pub decisions: Vec<u32>,
    /// The total time of the decisions in seconds, by seat.
    pub seconds: Vec<f64>,
    /// The time of the slowest decision in seconds, by seat.
    pub slowest: Vec<f64>,
    /// The seat of the contestant that failed, and the reason. It loses the game, whatever the scores.
    pub failure: Option<(usize, String)>,
}

/// Plays a game to its end, or until a contestant fails. Returns `None` if it was stopped before that.
pub fn play_game(
    game: &Game,
    dealer_seed: [u8; 32],
    contestants: &mut [Box<dyn Contestant + Send>],
    stop: &StopFlag,
) -> Option<GameResult> {
    let mut dealer = Dealer::new(dealer_seed);
    let mut state = game.start();
    let seats = contestants.len();
    let mut result = GameResult {
        scores: Vec::new(),
        decisions: vec![0; seats],
        seconds: vec![0.0; seats],
        slowest: vec![0.0; seats],
        failure: None,
    };
    let done = play_actions(game, &mut state, &mut dealer, contestants, &mut result, stop);
    result.scores = state.scores().to_vec();
    // A failure while the arena is being stopped does not count.
    let end = match done {
        Err(_) if stop.is_requested() => GameEnd::Stopped,
        Ok(()) if !state.is_over() => GameEnd::Stopped,
        Ok(()) => GameEnd::Won(state.leaders().collect()),
        Err((seat, Failure(reason))) => {
            result.failure = Some((seat, reason));
            GameEnd::Failed(Seat::new(seat as u8))
        }
    };
    for (seat, contestant) in contestants.iter_mut().enumerate() {
        if end != GameEnd::Failed(Seat::new(seat as u8)) {
            contestant.finish(&result.scores, &end);
        }
    }
    (end != GameEnd::Stopped).then_some(result)
}

/// Plays until the game is over or `stop` is requested.
fn play_actions(
    game: &Game,
    state: &mut State,
    dealer: &mut Dealer,
    contestants: &mut [Box<dyn Contestant + Send>],
    result: &mut GameResult,
    stop: &StopFlag,
) -> Result<(), (usize, Failure)> {
    for (seat, contestant) in contestants.iter_mut().enumerate() {
        contestant.start(game).map_err(|failure| (seat, failure))?;
    }
    // Actions that stay hidden until the token in flight was caught or missed.
    let mut hidden: Vec<(State, Action)> = Vec::new();
    while !stop.is_requested() {
        let (action, chooser) = match state.actor() {
            Actor::Nobody => return Ok(()),
            Actor::Chance => (dealer.deal(game, state), None),
            Actor::Player(seat) => {
                let seat = seat.index();
                let flies = matches!(state.phase(), Phase::Hand(_));
                let seen = if flies { dealer.catch_view(state) } else { None };
                let begin = Instant::now();
                let chosen =
                    contestants[seat].choose(&Situation { game, state, sight: seen.as_ref() });
                let seconds = begin.elapsed().as_secs_f64();
                result.decisions[seat] += 1;
                result.seconds[seat] += seconds;
                result.slowest[seat] = result.slowest[seat].max(seconds);
                (chosen.map_err(|failure| (seat, failure))?, Some(seat))
            }
        };
        let before = state.clone();
        if let Err(refusal) = game.apply(state, action, &mut ()) {
            let seat = chooser.expect("the dealer deals by the rules");
            let text = action.text(game, &before);
            return Err((seat, Failure(format!("{text:?} is not legal: {refusal}"))));
        }
        hidden.push((before, action));
        let flies =
            matches!(action, Action::CatchThrow { .. }) || matches!(state.phase(), Phase::Hand(_));
        if !flies {
            for (before, action) in hidden.drain(..) {
                for (seat, contestant) in contestants.iter_mut().enumerate() {
                    let observed = contestant.observe(game, &before, action);
                    observed.map_err(|failure| (seat, failure))?;
                }
            }
        }
    }
    Ok(())
}
