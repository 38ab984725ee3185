//! What a position is worth: the points that each player may expect in the end.
//!
//! It begins with the points if the game ended now, which the engine knows for every mix of expansions,
//! and adds what may still come of it: features that may be completed with the tiles that are left, land
//! that waits for them, and followers who are free to earn more. No rule is named here.

use bastide_rules::{End, FeatureId, Game, MAX_PLAYERS, Pos, Prospect, State};

/// Expected points in the end, by seat.
pub type Points = [f32; MAX_PLAYERS];

/// The numbers of the valuation; `docs/computer-players.md` says where they come from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How features with ends are completed.
    pub ends: Completion,
    /// How buildings with empty spaces around them are completed.
    pub buildings: Completion,
    /// How much of what a feature gains by being completed counts.
    pub gain: f32,
    /// The same for the tiles that complete it.
    pub growth: f32,
    /// The same for tiles that come to a feature without completing it.
    pub rest: f32,
    /// The same for what open land waits for.
    pub land: f32,
    /// What the first free follower is worth.
    pub follower: f32,
    /// How much less the next one is worth, each time.
    pub company: f32,
    /// In how many of the own turns a free follower earns that.
    pub horizon: f32,
    /// How free a follower is who surely comes home.
    pub home: f32,
    /// After how many turns a follower who comes home has lost most of its use.
    pub patience: f32,
    /// What it is worth to have the next turn.
    pub tempo: f32,
    /// What a helper beside followers is worth.
    pub helper: f32,
}

/// How features of a sort come to be complete.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Completion {
    /// How often a tile that would close an end is used for it, when its turn comes.
    pub diligence: f32,
    /// How good a tile is that continues a feature where another would close it.
    pub detour: f32,
    /// How much it matters how many of the tiles left fit: 1 for in proportion, 0 for not at all.
    pub rarity: f32,
    /// The same for the turns left.
    pub haste: f32,
    /// How much the ends of a feature get into each other's way.
    pub crowd: f32,
}

impl Weights {
    /// For one step ahead: found by play against itself, random changes that won were kept.
    pub const PLAIN: Self = Self {
        ends: Completion::PLAIN,
        buildings: Completion::PLAIN,
        gain: 1.0,
        growth: 1.0,
        rest: 1.0,
        land: 1.0,
        follower: 7.5,
        company: 0.73,
        horizon: 10.0,
        home: 1.0,
        patience: 5.2,
        tempo: 2.0,
        helper: 2.0,
    };

    /// For searching: fitted to what became of the features, and of the leads, in games of `greedy` against itself.
    pub const FITTED: Self = Self {
        ends: Completion { diligence: 0.72, detour: 0.09, rarity: 0.55, haste: 0.54, crowd: 0.611 },
        buildings: Completion {
            diligence: 0.27,
            detour: 0.61,
            rarity: 0.47,
            haste: 0.79,
            crowd: 0.082,
        },
        gain: 1.2,
        growth: 0.2,
        rest: 0.1,
        land: 0.5,
        follower: 5.5,
        company: 0.85,
        horizon: 5.0,
        home: 0.6,
        patience: f32::INFINITY,
        tempo: 1.3,
        helper: 2.0,
    };
}

impl Completion {
    const PLAIN: Self = Self { diligence: 0.068, detour: 1.0, rarity: 1.0, haste: 1.0, crowd: 0.3 };
}

/// Values positions of one game, with memory that it keeps.
#[derive(Clone, Debug)]
pub struct Valuation {
    weights: Weights,
    settled: State,
    fitting: Fitting,
    /// What is known about the features, each by its number.
    known: Vec<Known>,
    stamp: u32,
    /// What was found from this stamp on is true of the tiles on the table.
    begun: u32,
}

/// What is known about a feature, as of a stamp.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// When its chances were found.
    found: u32,
    chances: Chances,
    /// When it was counted for open land.
    counted: u32,
}

/// The chances of a feature.
#[derive(Clone, Copy, Debug, Default)]
struct Chances {
    /// That it is completed.
    complete: f32,
    /// How many of its ends are filled, on average.
    filled: f32,
    /// How many tiles it needs at least.
    needs: f32,
    /// In how many own turns, if all goes well.
    turns: f32,
}

impl Valuation {
    /// A valuation for positions of a game.
    pub fn new(game: &Game, weights: Weights) -> Self {
        let settled = game.start();
        Self { weights, settled, fitting: Fitting::new(), known: Vec::new(), stamp: 0, begun: 0 }
    }

    /// Takes note of the tiles that are left now; what follows from here is valued with these.
    pub fn begin(&mut self, state: &State) {
        self.fitting.forget(state);
    }

    /// The points that each player may expect.
    pub fn points(&mut self, game: &Game, state: &State) -> Points {
        self.stamp += 1;
        self.begun = self.stamp;
        self.points_again(game, state)
    }

    /// The points that each player may expect, where the tiles on the table and those left are the same
    /// as in the position that was valued before: then the features have the same chances.
    pub(crate) fn points_again(&mut self, game: &Game, state: &State) -> Points {
        let mut points = [0.0; MAX_PLAYERS];
        if state.is_over() {
            read_scores(state, &mut points);
            return points;
        }
        self.settled.clone_from(state);
        game.settle(&mut self.settled);
        read_scores(&self.settled, &mut points);

        let Self { weights, fitting, known, stamp, begun, .. } = self;
        let players = state.scores().len();
        let turns = state.tiles_left() as f32 / players as f32;
        let mut outlook = Outlook { game, state, weights, fitting, turns, known, begun: *begun };
        let mut free = [0.0; MAX_PLAYERS];
        state.for_each_prospect(game, |prospect| {
            let owners = prospect.owners();
            let more = if prospect.is_land {
                *stamp += 1;
                outlook.land(prospect.feature, *stamp)
            } else {
                let (more, home) = outlook.feature(prospect);
                for (free, &followers) in free.iter_mut().zip(&prospect.followers) {
                    *free += home * f32::from(followers);
                }
                more
            };
            for (seat, points) in points[..players].iter_mut().enumerate() {
                if owners & (1 << seat) != 0 {
                    *points += more;
                }
                if prospect.helpers[seat] > 0 && prospect.followers[seat] > 0 {
                    *points += weights.helper * (turns / weights.horizon).min(1.0);
                }
            }
        });
        points[state.turn().index()] += weights.tempo * turns.min(1.0);
        for seat in state.seats() {
            let free = free[seat.index()] + state.followers_in_supply(game, seat) as f32;
            points[seat.index()] += weights.of_followers(free, turns);
        }
        points
    }
}

fn read_scores(state: &State, points: &mut Points) {
    for (points, &score) in points.iter_mut().zip(state.scores()) {
        *points = score as f32;
    }
}

impl Weights {
    /// How the feature of an end is completed.
    fn completion_at(&self, end: End) -> &Completion {
        if end.side.is_some() { &self.ends } else { &self.buildings }
    }

    /// What so many free followers are worth with so many own turns left.
    fn of_followers(&self, free: f32, turns: f32) -> f32 {
        let useful = free.min(turns);
        let sum = (1.0 - self.company.powf(useful)) / (1.0 - self.company);
        self.follower * sum * (turns / self.horizon).min(1.0)
    }
}

impl Completion {
    /// For how many turns each of so many ends may hope for a tile, if so many are left.
    fn useful(&self, turns: f32, open: u16) -> f32 {
        turns.powf(self.haste) / (1.0 + self.crowd * f32::from(open - 1))
    }
}

/// What can be asked about the features of one position.
struct Outlook<'a> {
    game: &'a Game,
    state: &'a State,
    weights: &'a Weights,
    fitting: &'a mut Fitting,
    turns: f32,
    known: &'a mut Vec<Known>,
    /// What was found before this stamp belongs to other positions.
    begun: u32,
}

impl Outlook<'_> {
    /// What a feature may give beyond what it is worth now, and which part of a follower on it counts
    /// as free.
    fn feature(&mut self, prospect: &Prospect) -> (f32, f32) {
        let promise = prospect.promise;
        if prospect.open == 0 {
            return (promise.gain as f32, 1.0);
        }
        let chances = self.chances(prospect.feature, prospect.open);
        let Weights { gain, growth, rest, home, patience, .. } = *self.weights;
        let if_complete =
            gain * promise.gain as f32 + growth * promise.each_complete as f32 * chances.needs;
        let if_not = rest * promise.each_unfinished as f32 * chances.filled;
        let more = chances.complete * if_complete + (1.0 - chances.complete) * if_not;
        (more, chances.complete * home * (-chances.turns / patience).exp())
    }

    /// What open land may give beyond what it is worth now.
    fn land(&mut self, land: FeatureId, stamp: u32) -> f32 {
        let mut more = 0.0;
        let Self { game, state, .. } = *self;
        state.for_each_awaited(game, land, |feature, each| {
            let chances = self.chances(feature, state.open_of(feature));
            let known = &mut self.known[feature.index()];
            if known.counted != stamp {
                known.counted = stamp;
                more += self.weights.land * each as f32 * chances.complete;
            }
        });
        more
    }

    /// The chances of a feature that is not complete.
    fn chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        if self.known.len() <= feature.index() {
            self.known.resize(feature.index() + 1, Known::default());
        }
        let known = self.known[feature.index()];
        if known.found >= self.begun {
            return known.chances;
        }
        let chances = self.find_chances(feature, open);
        self.known[feature.index()] = Known { found: self.begun, chances, ..known };
        chances
    }

    fn find_chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        /// More ends than these are hopeless anyway.
        const MOST: usize = 12;
        let mut chances = Chances { complete: 1.0, filled: 0.0, needs: 0.0, turns: 0.0 };
        let (mut spaces, mut count) = ([Pos::default(); MOST], 0);
        let mut turns = None;
        let Self { game, state, weights, fitting, .. } = self;
        let (game, state, left) = (*game, *state, self.turns);
        state.for_each_end(game, feature, |end| {
            if spaces[..count].contains(&end.at) {
                return;
            }
            if count < MOST {
                spaces[count] = end.at;
                count += 1;
            }
            let completion = weights.completion_at(end);
            let turns = *turns.get_or_insert_with(|| completion.useful(left, open));
            let rate = fitting.rate(game, state, end, completion);
            let chance = 1.0 - (-rate * turns).exp();
            chances.complete *= chance;
            chances.filled += chance;
            chances.needs += 1.0;
            chances.turns += 1.0 / rate.max(0.01);
        });
        chances
    }
}

/// How soon a tile comes that fits somewhere. It is found once for all ends that accept the same tiles, with
/// the tiles that were left when it began.
#[derive(Clone, Debug)]
struct Fitting {
    total: f32,
    known: Vec<Fit>,
    generation: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Fit {
    generation: u32,
    /// In which part of the turns an end is closed.
    rate: f32,
}

impl Fitting {
    fn new() -> Self {
        Self { total: 1.0, known: vec![Fit::default(); End::NUMBERS], generation: 0 }
    }

    fn forget(&mut self, state: &State) {
        self.generation += 1;
        self.total = (state.tiles_left() as f32).max(1.0);
    }

    fn rate(&mut self, game: &Game, state: &State, end: End, completion: &Completion) -> f32 {
        let known = self.known[end.number()];
        if known.generation == self.generation {
            return known.rate;
        }
        let (mut closing, mut continuing) = (0.0, 0.0);
        game.for_each_fitting(end, |kind, new_ends| {
            let share = f32::from(state.left_of(kind)) / self.total;
            *(if new_ends == 0 { &mut closing } else { &mut continuing }) += share;
        });
        let share: f32 = closing + completion.detour * continuing;
        let rate = completion.diligence * share.powf(completion.rarity);
        self.known[end.number()] = Fit { generation: self.generation, rate };
        rate
    }
}
