//! One game between contestants who may be strangers.

use std::time::Instant;

use bastide_rules::{Action, Actor, Dealer, Game, Phase, Seat, State};

use crate::player::{Player, Situation};
use crate::thought::{Stop, Task};

/// Why a contestant cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub String);

/// A participant in an arena: a built-in player, or a program that may crash, hang or talk nonsense.
pub trait Contestant {
    /// A game begins.
    fn begin(&mut self, game: &Game) -> Result<(), Failure>;

    /// A player or chance has acted; the state is the one before the action.
    fn told(&mut self, game: &Game, state: &State, action: Action) -> Result<(), Failure>;

    /// Chooses what to do.
    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure>;

    /// The game has ended. Not called on the contestant that failed.
    fn over(&mut self, scores: &[u32], end: &End);
}

/// A built-in player as a contestant.
pub struct BuiltIn {
    player: Box<dyn Player + Send>,
    stop: Stop,
}

impl BuiltIn {
    /// Lets a player take part. When `stop` is wished, it chooses at once.
    pub fn new(player: Box<dyn Player + Send>, stop: Stop) -> Self {
        Self { player, stop }
    }
}

impl Contestant for BuiltIn {
    fn begin(&mut self, _: &Game) -> Result<(), Failure> {
        Ok(())
    }

    fn told(&mut self, _: &Game, _: &State, _: Action) -> Result<(), Failure> {
        Ok(())
    }

    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure> {
        let task = Task { stop: Some(self.stop.clone()), ..Task::default() };
        Ok(self.player.decide(situation, &task).action())
    }

    fn over(&mut self, _: &[u32], _: &End) {}
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// By the rules; the winners share the victory.
    Won(Vec<Seat>),
    /// The contestant in this seat failed, and loses whatever the points.
    Failed(Seat),
    /// The arena was stopped; the game does not count.
    Stopped,
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The points, by seat.
    pub scores: Vec<u32>,
    /// How many decisions each made.
    pub decisions: Vec<u32>,
    /// How many seconds each thought, all together …
    pub seconds: Vec<f64>,
    /// … and at most about one decision.
    pub slowest: Vec<f64>,
    /// Who could not go on, by seat, and why. Then the game is lost for that player, whatever the
    /// points.
    pub failure: Option<(usize, String)>,
}

/// Plays a game to its end, or until a contestant fails. Returns `None` if it was stopped before that.
pub fn contest(
    game: &Game,
    dealer_seed: [u8; 32],
    contestants: &mut [Box<dyn Contestant + Send>],
    stop: &Stop,
) -> Option<Played> {
    let mut dealer = Dealer::new(dealer_seed);
    let mut state = game.start();
    let seats = contestants.len();
    let mut played = Played {
        scores: Vec::new(),
        decisions: vec![0; seats],
        seconds: vec![0.0; seats],
        slowest: vec![0.0; seats],
        failure: None,
    };
    let done = play_on(game, &mut state, &mut dealer, contestants, &mut played, stop);
    played.scores = state.scores().to_vec();
    // A failure while the arena is being stopped does not count.
    let end = match done {
        Err(_) if stop.is_wished() => End::Stopped,
        Ok(()) if !state.is_over() => End::Stopped,
        Ok(()) => End::Won(state.leaders().collect()),
        Err((seat, Failure(reason))) => {
            played.failure = Some((seat, reason));
            End::Failed(Seat::new(seat as u8))
        }
    };
    for (seat, contestant) in contestants.iter_mut().enumerate() {
        if end != End::Failed(Seat::new(seat as u8)) {
            contestant.over(&played.scores, &end);
        }
    }
    (end != End::Stopped).then_some(played)
}

/// Returns early, with nothing wrong, when `stop` is wished.
fn play_on(
    game: &Game,
    state: &mut State,
    dealer: &mut Dealer,
    contestants: &mut [Box<dyn Contestant + Send>],
    played: &mut Played,
    stop: &Stop,
) -> Result<(), (usize, Failure)> {
    for (seat, contestant) in contestants.iter_mut().enumerate() {
        contestant.begin(game).map_err(|failure| (seat, failure))?;
    }
    // What nobody may know before a token in flight was reached for.
    let mut secret: Vec<(State, Action)> = Vec::new();
    while !stop.is_wished() {
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
                played.decisions[seat] += 1;
                played.seconds[seat] += seconds;
                played.slowest[seat] = played.slowest[seat].max(seconds);
                (chosen.map_err(|failure| (seat, failure))?, Some(seat))
            }
        };
        let before = state.clone();
        if let Err(refusal) = game.apply(state, action, &mut ()) {
            let seat = chooser.expect("the dealer deals by the rules");
            let text = action.text(game, &before);
            return Err((seat, Failure(format!("{text:?} is not legal: {refusal}"))));
        }
        secret.push((before, action));
        let flies =
            matches!(action, Action::CatchThrow { .. }) || matches!(state.phase(), Phase::Hand(_));
        if !flies {
            for (before, action) in secret.drain(..) {
                for (seat, contestant) in contestants.iter_mut().enumerate() {
                    let told = contestant.told(game, &before, action);
                    told.map_err(|failure| (seat, failure))?;
                }
            }
        }
    }
    Ok(())
}
