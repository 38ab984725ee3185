//! Many games at once.

use bastide_ai::PlayerSpec;
use bastide_rules::{Action, MAX_PLAYERS, State};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::encoder::{Encoder, Scratch};
use crate::episode::{Deal, Episode};
use crate::error::{ConfigError, StepError};
use crate::observation::{Layout, Rows};
use crate::reward::Reward;

/// How many games there are, and how they are played.
#[derive(Clone, Debug)]
pub struct Games {
    /// The number of games.
    pub games: usize,
    /// What is rewarded.
    pub reward: Reward,
    /// The computer player on all seats but one. Without it, learners sit everywhere.
    pub opponent: Option<PlayerSpec>,
    /// The seed of all draws, samples and opponents.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
    /// Whether masks of legal actions are written.
    pub mask: bool,
}

/// Where a step writes its results: one row for each game. An empty array is not written.
#[derive(Debug, Default)]
pub struct Arrays<'a> {
    /// The observations.
    pub observation: Rows<'a>,
    /// 1 for each legal index.
    pub mask: &'a mut [i8],
    /// The seat that decides.
    pub seat: &'a mut [i8],
    /// The reward of the seat that made this step's choice.
    pub reward: &'a mut [f32],
    /// The reward of each seat.
    pub rewards: &'a mut [f32],
    /// Whether the game ended. The observation is then that of a new game.
    pub dones: &'a mut [bool],
    /// The final scores of a game that ended.
    pub scores: &'a mut [i32],
    /// The number of steps of a game that ended.
    pub lengths: &'a mut [i32],
}

/// Many games of the same setup, stepped at once. A game that ends is followed by a new one.
///
/// Game `i` of `n` plays the games `i`, `i + n`, `i + 2n` … of the seed, whatever the number of threads.
pub struct VectorGames {
    encoder: Encoder,
    config: Games,
    episodes: Vec<Episode>,
    scratches: Vec<Scratch>,
    pool: Option<ThreadPool>,
}

impl std::fmt::Debug for VectorGames {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("VectorGames").field("config", &self.config).finish_non_exhaustive()
    }
}

impl VectorGames {
    /// The most games.
    pub const MOST: usize = 1 << 20;

    /// Starts the games.
    ///
    /// # Errors
    ///
    /// Returns an error if there are no games or too many.
    pub fn new(encoder: Encoder, config: Games) -> Result<Self, ConfigError> {
        let games = config.games;
        if !(1..=Self::MOST).contains(&games) {
            return Err(ConfigError::Games { games, most: Self::MOST });
        }
        let threads = config.threads.clamp(1, games);
        // Without threads of their own the games can be stepped after the process was forked.
        let pool = (threads > 1)
            .then(|| ThreadPoolBuilder::new().num_threads(threads).build().ok())
            .flatten();
        let scratches = (0..threads).map(|_| Scratch::new(&encoder)).collect();
        let mut all = Self { encoder, config, episodes: Vec::new(), scratches, pool };
        all.reset(all.config.seed);
        Ok(all)
    }

    /// The encoder.
    pub fn encoder(&self) -> &Encoder {
        &self.encoder
    }

    /// How the games are played.
    pub fn config(&self) -> &Games {
        &self.config
    }

    /// Whether the games are stepped by threads of their own.
    pub fn has_threads(&self) -> bool {
        self.pool.is_some()
    }

    /// The number of games that ended since the start.
    pub fn played(&self) -> u64 {
        let games = self.episodes.len() as u64;
        self.episodes.iter().map(|episode| episode.number() / games).sum()
    }

    /// The state of a game.
    ///
    /// # Panics
    ///
    /// Panics if there is no such game.
    pub fn state(&self, game: usize) -> &State {
        self.episodes[game].state()
    }

    /// The number of a game among those of the seed, the actions so far, and the number of steps.
    ///
    /// # Panics
    ///
    /// Panics if there is no such game.
    pub fn progress(&self, game: usize) -> (u64, &[Action], u32) {
        let episode = &self.episodes[game];
        (episode.number(), episode.history(), episode.steps())
    }

    /// Continues a game from its [`progress`](Self::progress). Computer players on other seats think anew. Returns whether
    /// the actions are those of such a game.
    ///
    /// # Panics
    ///
    /// Panics if there is no such game.
    pub fn restore(&mut self, game: usize, number: u64, actions: &[Action], steps: u32) -> bool {
        let deal = self.deal();
        self.episodes[game].replay(self.encoder.game(), deal, number, actions, steps)
    }

    fn deal(&self) -> Deal {
        Deal { seed: self.config.seed, opponent: self.config.opponent }
    }

    /// Starts all games anew.
    pub fn reset(&mut self, seed: u64) {
        self.config.seed = seed;
        let (game, deal) = (self.encoder.game(), self.deal());
        self.episodes.clear();
        self.episodes
            .extend((0..self.config.games as u64).map(|number| Episode::new(game, deal, number)));
    }

    /// Writes the observations, masks and seats of the present positions; rewards are 0.
    pub fn observe(&mut self, arrays: &mut Arrays) {
        let arrays = arrays.reborrow();
        for array in [&mut *arrays.reward, &mut *arrays.rewards] {
            array.fill(0.0);
        }
        arrays.dones.fill(false);
        arrays.mask.fill(0);
        let Self { encoder, episodes, scratches, pool, .. } = self;
        run(pool.as_ref(), episodes, scratches, arrays, |episode, scratch, arrays, place| {
            show(encoder, episode, scratch, arrays, place);
        });
    }

    /// Writes a random legal index for each game.
    ///
    /// # Panics
    ///
    /// Panics if there is not one place for each game.
    pub fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.episodes.len(), "one action for each game");
        let Self { encoder, episodes, scratches, pool, .. } = self;
        let (encoder, size) = (&*encoder, chunk(episodes.len(), scratches.len()));
        let sample = |episodes: &mut [Episode], scratch: &mut Scratch, actions: &mut [i64]| {
            for (episode, action) in episodes.iter_mut().zip(actions) {
                *action = episode.sample(encoder, scratch);
            }
        };
        let Some(pool) = pool else { return sample(episodes, &mut scratches[0], actions) };
        pool.scope(|scope| {
            let chunks = episodes.chunks_mut(size).zip(scratches).zip(actions.chunks_mut(size));
            for ((episodes, scratch), actions) in chunks {
                scope.spawn(move |_| sample(episodes, scratch, actions));
            }
        });
    }

    /// Writes the number of legal indices of each game.
    ///
    /// # Panics
    ///
    /// Panics if there is not one place for each game.
    pub fn counts(&mut self, counts: &mut [i64]) {
        assert_eq!(counts.len(), self.episodes.len(), "one count for each game");
        for (episode, count) in self.episodes.iter_mut().zip(counts) {
            *count = episode.count(&self.encoder, &mut self.scratches[0]) as i64;
        }
    }

    /// Makes a choice in each game, and writes what follows.
    ///
    /// # Errors
    ///
    /// Returns an error if an index is not legal in its game; then no game has changed.
    pub fn step(&mut self, actions: &[i64], arrays: &mut Arrays) -> Result<(), StepError> {
        let games = self.episodes.len();
        if actions.len() != games {
            return Err(StepError::Length { games, actions: actions.len() });
        }
        self.prepare(actions)?;
        let deal = self.deal();
        let Self { encoder, config, episodes, scratches, pool, .. } = self;
        let (encoder, config) = (&*encoder, &*config);
        run(
            pool.as_ref(),
            episodes,
            scratches,
            arrays.reborrow(),
            |episode, scratch, arrays, place| {
                step_one(encoder, config, deal, episode, scratch, arrays, place);
            },
        );
        Ok(())
    }

    /// Finds the choices of all games, before any of them changes.
    fn prepare(&mut self, actions: &[i64]) -> Result<(), StepError> {
        let Self { encoder, episodes, scratches, .. } = self;
        for (game, (episode, &action)) in episodes.iter_mut().zip(actions).enumerate() {
            episode
                .prepare(encoder, &mut scratches[0], action)
                .map_err(|reason| StepError::Illegal { game, action, reason })?;
        }
        Ok(())
    }
}

/// Makes the prepared choice of a game, writes its row, and starts it anew if it ended.
fn step_one(
    encoder: &Encoder,
    config: &Games,
    deal: Deal,
    episode: &mut Episode,
    scratch: &mut Scratch,
    arrays: &mut Arrays,
    place: usize,
) {
    let players = episode.state().scores().len();
    let actor = episode.seat();
    let mut before = [0; MAX_PLAYERS];
    before[..players].copy_from_slice(episode.state().scores());
    episode.step(encoder.game());
    let (state, is_over) = (episode.state(), episode.state().is_over());
    let mut rewards = [0.0; MAX_PLAYERS];
    config.reward.write(&before, state, &mut rewards[..players]);
    if let Some(row) = arrays.rewards.get_mut(place * players..(place + 1) * players) {
        row.copy_from_slice(&rewards[..players]);
    }
    if let (Some(reward), Some(seat)) = (arrays.reward.get_mut(place), actor) {
        *reward = rewards[seat.index()];
    }
    if let Some(done) = arrays.dones.get_mut(place) {
        *done = is_over;
    }
    if is_over {
        if let Some(row) = arrays.scores.get_mut(place * players..(place + 1) * players) {
            row.iter_mut().zip(state.scores()).for_each(|(to, &score)| *to = score as i32);
        }
        if let Some(length) = arrays.lengths.get_mut(place) {
            *length = episode.steps() as i32;
        }
        let next = episode.number() + config.games as u64;
        episode.begin(encoder.game(), deal, next);
    }
    show(encoder, episode, scratch, arrays, place);
}

/// Writes what is seen of a game that waits for a choice.
fn show(
    encoder: &Encoder,
    episode: &mut Episode,
    scratch: &mut Scratch,
    arrays: &mut Arrays,
    place: usize,
) {
    let Some(seat) = episode.seat() else { return };
    if let Some(row) = arrays.seat.get_mut(place) {
        *row = seat.index() as i8;
    }
    let actions = encoder.actions();
    let mask = arrays.mask.get_mut(place * actions..(place + 1) * actions);
    if mask.is_some() || encoder.layout().observes_plans() {
        let choices = episode.list_anew(encoder, scratch);
        if let Some(mask) = mask {
            mask.fill(0);
            for choice in choices {
                mask[choice.index as usize] = 1;
            }
        }
    }
    if encoder.layout().kinds().is_empty() {
        return;
    }
    let mut rows = arrays.observation.row(encoder.layout(), place);
    encoder.observe(episode.state(), seat, scratch, &mut rows);
}

/// The number of games of each thread.
fn chunk(games: usize, threads: usize) -> usize {
    games.div_ceil(threads.max(1)).max(1)
}

/// Works on each game with its place among the rows, each thread on a part of the games.
fn run(
    pool: Option<&ThreadPool>,
    episodes: &mut [Episode],
    scratches: &mut [Scratch],
    mut arrays: Arrays,
    work: impl Fn(&mut Episode, &mut Scratch, &mut Arrays, usize) + Sync,
) {
    let work_on = |part: &mut [Episode], scratch: &mut Scratch, arrays: &mut Arrays| {
        for (place, episode) in part.iter_mut().enumerate() {
            work(episode, scratch, arrays, place);
        }
    };
    let Some(pool) = pool else { return work_on(episodes, &mut scratches[0], &mut arrays) };
    let size = chunk(episodes.len(), scratches.len());
    pool.scope(|scope| {
        let (mut rest, mut left) = (arrays, episodes.len());
        for (part, scratch) in episodes.chunks_mut(size).zip(scratches) {
            let (mut own, others) = rest.split(part.len(), left);
            (rest, left) = (others, left - part.len());
            let work_on = &work_on;
            scope.spawn(move |_| work_on(part, scratch, &mut own));
        }
    });
}

/// Splits the rows of the first `games` of `all` games off an array.
fn split<T>(array: &mut [T], games: usize, all: usize) -> (&mut [T], &mut [T]) {
    let width = array.len().checked_div(all).unwrap_or(0);
    array.split_at_mut(width * games)
}

impl Arrays<'_> {
    fn reborrow(&mut self) -> Arrays<'_> {
        let Self { observation, mask, seat, reward, rewards, dones, scores, lengths } = self;
        Arrays {
            observation: observation.reborrow(),
            mask,
            seat,
            reward,
            rewards,
            dones,
            scores,
            lengths,
        }
    }

    /// Splits the rows of the first `games` of `all` games off.
    fn split(self, games: usize, all: usize) -> (Self, Self) {
        let Self { observation, mask, seat, reward, rewards, dones, scores, lengths } = self;
        let (observation, other_observation) = observation.split(games, all);
        let (mask, other_mask) = split(mask, games, all);
        let (seat, other_seat) = split(seat, games, all);
        let (reward, other_reward) = split(reward, games, all);
        let (rewards, other_rewards) = split(rewards, games, all);
        let (dones, other_dones) = split(dones, games, all);
        let (scores, other_scores) = split(scores, games, all);
        let (lengths, other_lengths) = split(lengths, games, all);
        (
            Self { observation, mask, seat, reward, rewards, dones, scores, lengths },
            Self {
                observation: other_observation,
                mask: other_mask,
                seat: other_seat,
                reward: other_reward,
                rewards: other_rewards,
                dones: other_dones,
                scores: other_scores,
                lengths: other_lengths,
            },
        )
    }
}

impl Rows<'_> {
    fn reborrow(&mut self) -> Rows<'_> {
        let Self { board, vector, features, pairs, globals, plans } = self;
        Rows { board, vector, features, pairs, globals, plans }
    }

    /// Returns the rows of one position.
    fn row(&mut self, layout: &Layout, place: usize) -> Rows<'_> {
        fn part<'b, T>(
            array: &'b mut [T],
            layout: &Layout,
            name: &str,
            place: usize,
        ) -> &'b mut [T] {
            let len = layout.size_of(name);
            array.get_mut(place * len..(place + 1) * len).unwrap_or_default()
        }
        Rows {
            board: part(self.board, layout, "board", place),
            vector: part(self.vector, layout, "vector", place),
            features: part(self.features, layout, "features", place),
            pairs: part(self.pairs, layout, "pairs", place),
            globals: part(self.globals, layout, "globals", place),
            plans: part(self.plans, layout, "plans", place),
        }
    }

    fn split(self, games: usize, all: usize) -> (Self, Self) {
        let (board, other_board) = split(self.board, games, all);
        let (vector, other_vector) = split(self.vector, games, all);
        let (features, other_features) = split(self.features, games, all);
        let (pairs, other_pairs) = split(self.pairs, games, all);
        let (globals, other_globals) = split(self.globals, games, all);
        let (plans, other_plans) = split(self.plans, games, all);
        (
            Self { board, vector, features, pairs, globals, plans },
            Self {
                board: other_board,
                vector: other_vector,
                features: other_features,
                pairs: other_pairs,
                globals: other_globals,
                plans: other_plans,
            },
        )
    }
}
