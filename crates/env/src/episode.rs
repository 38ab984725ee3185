//! One game of many: its state, its dealer, and the computer players on the other seats.

use bastide_ai::{Plan, Player, PlayerSpec, Situation};
use bastide_rules::{Action, Actor, Dealer, Game, Phase, Seat, State, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::{Pcg64, Pcg64Mcg};

use crate::ActionSpace;
use crate::choices::{Choice, nth_spaced};
use crate::encoder::{Encoder, Scratch, apply};
use crate::error::Illegal;

/// A game in progress. It always waits for a choice of a learner.
pub(crate) struct Episode {
    state: State,
    dealer: Dealer,
    random: Pcg64Mcg,
    /// The seats of computer players; empty if learners sit everywhere.
    opponents: Vec<Option<Box<dyn Player + Send>>>,
    /// The number of the game, which decides its draws.
    number: u64,
    history: Vec<Action>,
    /// The number of choices of learners so far.
    steps: u32,
    /// The choice that the next step makes.
    next: Option<Choice>,
    /// The legal choices, if they were listed for the present position.
    choices: Vec<Choice>,
    is_listed: bool,
}

/// What decides all games of an environment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal {
    pub(crate) seed: u64,
    pub(crate) opponent: Option<PlayerSpec>,
}

impl Deal {
    /// Returns the source of the seeds of a game.
    fn source(self, number: u64) -> Pcg64 {
        // Fibonacci hashing: different for every number, and far apart.
        Pcg64::seed_from_u64(self.seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }
}

impl std::fmt::Debug for Episode {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Episode").field("number", &self.number).finish_non_exhaustive()
    }
}

impl Episode {
    pub(crate) fn new(game: &Game, deal: Deal, number: u64) -> Self {
        let mut episode = Self {
            state: game.start(),
            dealer: Dealer::from_u64(0),
            random: Pcg64Mcg::seed_from_u64(deal.seed.wrapping_add(number)),
            opponents: Vec::new(),
            number,
            history: Vec::new(),
            steps: 0,
            next: None,
            choices: Vec::new(),
            is_listed: false,
        };
        episode.begin(game, deal, number);
        episode
    }

    /// Starts a game anew and plays until a learner decides.
    pub(crate) fn begin(&mut self, game: &Game, deal: Deal, number: u64) {
        let mut source = self.restart(game, deal, number);
        let seats = self.state.scores().len() as u64;
        self.opponents.clear();
        if let Some(opponent) = deal.opponent {
            // The learner sits on each seat equally often.
            let learner = number % seats;
            let mut player = |seat: u64| {
                Some(opponent.build(game, source.next_u64())).filter(|_| seat != learner)
            };
            self.opponents.extend((0..seats).map(&mut player));
        }
        self.play_on(game);
    }

    /// Sets the game back before its first action. Returns the source of the seeds of opponents.
    fn restart(&mut self, game: &Game, deal: Deal, number: u64) -> Pcg64 {
        self.number = number;
        self.history.clear();
        self.steps = 0;
        game.restart(&mut self.state);
        let mut source = deal.source(number);
        let mut seed = [0; 32];
        source.fill_bytes(&mut seed);
        self.dealer = Dealer::new(seed);
        source
    }

    /// Plays the game again from its actions. Returns whether they are those of such a game.
    pub(crate) fn replay(
        &mut self,
        game: &Game,
        deal: Deal,
        number: u64,
        actions: &[Action],
        steps: u32,
    ) -> bool {
        self.begin(game, deal, number);
        self.restart(game, deal, number);
        for &action in actions {
            if self.state.actor() == Actor::Chance && self.dealer.deal(game, &self.state) != action
            {
                return false;
            }
            if game.apply(&mut self.state, action, &mut ()).is_err() {
                return false;
            }
            self.history.push(action);
        }
        self.steps = steps;
        self.forget_choices();
        matches!(self.state.actor(), Actor::Player(_))
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub(crate) fn history(&self) -> &[Action] {
        &self.history
    }

    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// The number of choices of learners so far.
    pub(crate) fn steps(&self) -> u32 {
        self.steps
    }

    /// The seat that decides; none if the game is over.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.state.actor() {
            Actor::Player(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        }
    }

    /// The number of legal choices.
    pub(crate) fn count(&mut self, encoder: &Encoder, scratch: &mut Scratch) -> usize {
        if let ActionSpace::KthAction { most } = encoder.config().actions {
            let mut legal = 0;
            encoder.game().pick_action(&self.state, |count| {
                legal = count.min(most);
                usize::MAX
            });
            return legal;
        }
        self.list(encoder, scratch).len()
    }

    /// Lists the legal choices, once for each position.
    pub(crate) fn list(&mut self, encoder: &Encoder, scratch: &mut Scratch) -> &[Choice] {
        if self.is_listed { &self.choices } else { self.list_anew(encoder, scratch) }
    }

    /// Lists the legal choices, which are those of `scratch` then.
    pub(crate) fn list_anew(&mut self, encoder: &Encoder, scratch: &mut Scratch) -> &[Choice] {
        self.choices.clear();
        self.choices.extend_from_slice(encoder.choices(&self.state, scratch));
        self.is_listed = true;
        &self.choices
    }

    /// Picks a random legal choice for the next step and returns its index.
    pub(crate) fn sample(&mut self, encoder: &Encoder, scratch: &mut Scratch) -> i64 {
        let choice = if let (ActionSpace::KthAction { most }, false) =
            (encoder.config().actions, self.is_listed)
        {
            let mut number = 0;
            let random = &mut self.random;
            let action = encoder.game().pick_action(&self.state, |count| {
                number = below(random, count.min(most) as u32) as usize;
                nth_spaced(number, count, most)
            });
            let first = action.expect("a player who acts has a legal action");
            Choice { index: number as u32, plan: Plan { first, then: None } }
        } else {
            let count = self.list(encoder, scratch).len();
            let number = below(&mut self.random, count as u32) as usize;
            self.choices[number]
        };
        self.next = Some(choice);
        i64::from(choice.index)
    }

    /// Finds the choice that the next step makes.
    #[inline]
    pub(crate) fn prepare(
        &mut self,
        encoder: &Encoder,
        scratch: &mut Scratch,
        index: i64,
    ) -> Result<(), Illegal> {
        if self.next.is_some_and(|next| i64::from(next.index) == index) {
            return Ok(());
        }
        let actions = encoder.actions();
        let number = usize::try_from(index).ok().filter(|&number| number < actions);
        let number = number.ok_or(Illegal::Outside(actions))?;
        let space = encoder.config().actions;
        let found = match space {
            ActionSpace::KthAction { most } => encoder.kth_action(&self.state, number, most)?,
            _ => crate::encoder::find(self.list(encoder, scratch), number, space)?,
        };
        self.next = Some(found);
        Ok(())
    }

    /// Makes the prepared choice, and plays until a learner decides or the game is over.
    #[inline]
    pub(crate) fn step(&mut self, game: &Game) {
        let Some(choice) = self.next.take() else { return };
        self.steps += 1;
        self.history.push(choice.plan.first);
        self.history.extend(choice.plan.then);
        apply(game, &mut self.state, choice);
        self.play_on(game);
    }

    /// Lets chance and computer players act until a learner decides or the game is over.
    fn play_on(&mut self, game: &Game) {
        self.forget_choices();
        loop {
            let action = match self.state.actor() {
                Actor::Nobody => return,
                Actor::Chance => self.dealer.deal(game, &self.state),
                Actor::Player(seat) => {
                    let Self { opponents, state, dealer, .. } = self;
                    let Some(player) = opponents.get_mut(seat.index()).and_then(Option::as_mut)
                    else {
                        return;
                    };
                    let looks = matches!(state.phase(), Phase::Hand(_)) && player.looks();
                    let seen = if looks { dealer.catch_view(state) } else { None };
                    player.choose(&Situation { game, state, sight: seen.as_ref() })
                }
            };
            self.history.push(action);
            game.apply(&mut self.state, action, &mut ()).expect("players choose legal actions");
        }
    }

    fn forget_choices(&mut self) {
        self.is_listed = false;
        self.next = None;
    }
}
