//! The numbers of the valuation.

use bastide_rules::analysis::OpenEnd;

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
    /// How much of what open land is worth now others will take.
    pub loss: f32,
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
    /// What it is worth to have any follower in the supply.
    pub last: f32,
    /// What it counts that features may be joined; none for not at all.
    pub joining: Option<Joining>,
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

/// How likely two features are joined: so much for each of these, times the share of the tiles left that would join
/// them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joining {
    /// Features with ends.
    pub ends: Hope,
    /// Open land.
    pub land: Hope,
}

/// How likely something is that a tile must come for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hope {
    /// However many turns are left.
    pub always: f32,
    /// For the square root of the turns left.
    pub later: f32,
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
        loss: 0.0,
        follower: 7.5,
        company: 0.73,
        horizon: 10.0,
        home: 1.0,
        patience: 5.2,
        tempo: 2.0,
        helper: 2.0,
        last: 0.0,
        joining: None,
    };

    /// For searching, and for one step ahead at its best: fitted to what became of features and leads in games, and of
    /// plans that were played to the end.
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
        loss: 0.2,
        follower: 7.0,
        company: 0.88,
        horizon: 5.0,
        home: 0.6,
        patience: f32::INFINITY,
        tempo: 1.3,
        helper: 2.0,
        last: 1.5,
        joining: Some(Joining {
            ends: Hope { always: 0.3, later: 0.45 },
            land: Hope { always: 0.1, later: 0.25 },
        }),
    };

    /// How the feature of an end is completed.
    pub(super) fn completion_at(&self, end: OpenEnd) -> &Completion {
        if end.side.is_some() { &self.ends } else { &self.buildings }
    }

    /// What so many free followers are worth with so many own turns left.
    pub(super) fn of_followers(&self, free: f32, turns: f32) -> f32 {
        let useful = free.min(turns);
        let sum = (1.0 - self.company.powf(useful)) / (1.0 - self.company);
        self.follower * sum * (turns / self.horizon).min(1.0)
    }
}

impl Completion {
    const PLAIN: Self = Self { diligence: 0.068, detour: 1.0, rarity: 1.0, haste: 1.0, crowd: 0.3 };

    /// For how many turns each of so many ends may hope for a tile, if so many are left.
    pub(super) fn useful(&self, turns: f32, open: u16) -> f32 {
        turns.powf(self.haste) / (1.0 + self.crowd * f32::from(open - 1))
    }
}

impl Hope {
    /// With so many turns left.
    pub(super) fn of(self, turns: f32) -> f32 {
        self.always + self.later * turns.sqrt()
    }
}
