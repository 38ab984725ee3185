//! One game between contestants who may be strangers.

use std::time::Instant;

use bastide_rules::{Action, Actor, Dealer, Game, Phase, State};

use crate::player::{Player, Situation};

/// Why somebody cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub String);

/// Whoever plays in an arena: one of our players, or a program that may crash, hang or talk nonsense.
pub trait Contestant {
    /// A game begins.
    fn begin(&mut self, game: &Game) -> Result<(), Failure>;

    /// Something is done by somebody; the state is the one before it.
    fn told(&mut self, game: &Game, state: &State, action: Action) -> Result<(), Failure>;

    /// Chooses what to do.
    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure>;
}

impl Contestant for Box<dyn Player + Send> {
    fn begin(&mut self, _: &Game) -> Result<(), Failure> {
        Ok(())
    }

    fn told(&mut self, _: &Game, _: &State, _: Action) -> Result<(), Failure> {
        Ok(())
    }

    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure> {
        Ok(self.as_mut().choose(situation))
    }
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

/// Plays a game to its end, or until somebody fails.
pub fn contest(
    game: &Game,
    dealer_seed: [u8; 32],
    contestants: &mut [Box<dyn Contestant + Send>],
) -> Played {
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
    let failure = play_on(game, &mut state, &mut dealer, contestants, &mut played).err();
    played.failure = failure.map(|(seat, Failure(reason))| (seat, reason));
    played.scores = state.scores().to_vec();
    played
}

fn play_on(
    game: &Game,
    state: &mut State,
    dealer: &mut Dealer,
    contestants: &mut [Box<dyn Contestant + Send>],
    played: &mut Played,
) -> Result<(), (usize, Failure)> {
    for (seat, contestant) in contestants.iter_mut().enumerate() {
        contestant.begin(game).map_err(|failure| (seat, failure))?;
    }
    // What nobody may know before a token in flight was reached for.
    let mut secret: Vec<(State, Action)> = Vec::new();
    loop {
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
}
