//! What the tests of this program share: more to do with scripts, and games that are judged.

pub(crate) mod judge;

use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::Score;
use bastide_rules::tile::{Segment, TileKind};
use bastide_rules::{Action, Actor, Dealer, Event, Game, Refusal, Rotation, Setup, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub(crate) use crate::script::Script;

impl Script {
    /// Plays a whole script; a failure names the line.
    pub(crate) fn play(text: &str) -> Self {
        let mut script = Self::prepare(text);
        script.run(text).unwrap_or_else(|problem| panic!("{problem}"));
        script
    }

    /// The game of a script, before its first action.
    pub(crate) fn prepare(text: &str) -> Self {
        Self::read(text).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// Makes several actions, with `;` between them; none may be refused.
    pub(crate) fn acts(&mut self, text: &str) {
        for action in text.split(';') {
            self.act(action.trim()).unwrap_or_else(|error| panic!("{action}: {error}"));
        }
    }

    /// The table for a setup that must be playable.
    pub(crate) fn open(setup: Setup) -> Self {
        Self::of(Game::new(setup).expect("a setup that can be played"))
    }

    /// Plays to the end by chance.
    pub(crate) fn play_out(&mut self, seed: u8) {
        self.watch(seed, |_| {});
    }

    /// Plays to the end by chance and shows the game after every action.
    pub(crate) fn watch(&mut self, seed: u8, mut each: impl FnMut(&Self)) {
        let mut dealer = Dealer::new([seed; 32]);
        let mut random = Pcg64Mcg::seed_from_u64(seed.into());
        while !self.state.is_over() {
            let action = match self.state.actor() {
                Actor::Chance => dealer.deal(&self.game, &self.state),
                _ => self
                    .game
                    .pick_action(&self.state, |count| below(&mut random, count as u32) as usize)
                    .expect("a player can always act"),
            };
            self.game.apply(&mut self.state, action, &mut self.events).expect("a legal action");
            each(self);
        }
    }

    /// The events of one sort, in their order.
    pub(crate) fn told(&self, sort: impl Fn(&Event) -> bool) -> Vec<Event> {
        self.events.iter().filter(|event| sort(event)).cloned().collect()
    }

    /// Everything that was scored.
    pub(crate) fn scorings(&self) -> Vec<&Score> {
        let scored = self.events.iter().filter_map(|event| match event {
            Event::Scored(score) => Some(score),
            _ => None,
        });
        scored.collect()
    }
}

/// Counts something on the tiles of a set, each copy by itself.
pub(crate) fn count(set: &str, on_one_tile: impl Fn(&TileKind) -> usize) -> usize {
    let set = tile_sets().iter().find(|other| other.name == set).expect("a tile set");
    set.tiles.iter().map(|tile| usize::from(tile.copies) * on_one_tile(&tile.kind)).sum()
}

/// Counts the segments of a set that answer to a description.
pub(crate) fn count_segments(set: &str, fits: impl Fn(&Segment) -> bool) -> usize {
    count(set, |kind| kind.segments().iter().filter(|segment| fits(segment)).count())
}

/// Eight tiles of many sorts around `0,0`, clockwise from the north-west corner, with field towards it.
pub(crate) const RING: [(&str, &str); 8] = [
    ("BA-V", "-1,-1 turn 0"),
    ("BA-E", "0,-1 turn 0"),
    ("BA-B", "1,-1 turn 0"),
    ("BA-E", "1,0 turn 1"),
    ("BA-V", "1,1 turn 3"),
    ("BA-E", "0,1 turn 2"),
    ("BA-V", "-1,1 turn 1"),
    ("BA-U", "-1,0 turn 1"),
];

/// The lines for some tiles of the [`RING`] on the table at the start, from its tile `from` on.
pub(crate) fn ring(from: usize, tiles: usize) -> String {
    let around = RING.iter().cycle().skip(from).take(tiles);
    let lines = around.map(|(tile, place)| format!("start {tile} {place}\n"));
    lines.collect::<Vec<_>>().concat()
}

/// A row of five tiles that make one road or one city: the tile at its west end with its turn, the
/// three between, which lie unturned, and the tile at its east end.
pub(crate) struct Row {
    pub(crate) kind: &'static str,
    pub(crate) west: (&'static str, u8),
    pub(crate) middle: &'static str,
    pub(crate) east: (&'static str, u8, &'static str),
}

impl Row {
    /// A road with both ends closed.
    pub(crate) const ROAD: Self =
        Self { kind: "road", west: ("BA-A", 3), middle: "BA-U", east: ("BA-A", 1, "W") };
    /// A city with a wall all around and three shields.
    pub(crate) const CITY: Self =
        Self { kind: "city", west: ("BA-E", 1), middle: "BA-F", east: ("BA-E", 3, "W") };
    /// A road with both ends open.
    pub(crate) const OPEN_ROAD: Self =
        Self { kind: "road", west: ("BA-U", 0), middle: "BA-U", east: ("BA-U", 0, "E") };
    /// A city that is open at both ends, with five shields.
    pub(crate) const OPEN_CITY: Self =
        Self { kind: "city", west: ("BA-F", 0), middle: "BA-F", east: ("BA-F", 0, "E") };

    /// The script in which Red takes the west end, Blue the middle and, if `red_comes_again`, Red
    /// the east end too, before the two tiles between join them all. It stops after the last tile.
    pub(crate) fn script(&self, red_comes_again: bool) -> String {
        let Self { kind, west: (west, west_turn), middle, east: (east, east_turn, side) } = self;
        let third = if red_comes_again { format!("follower {kind} {side}") } else { "pass".into() };
        let above = [0, 1, 2, 3, 4].map(|x| format!("start BA-B {x},0 turn 0\n")).concat();
        format!(
            "players Red Blue\n{above}
            draw {west}; place 0,1 turn {west_turn}; follower {kind} E
            draw {middle}; place 2,1 turn 0; follower {kind} E
            draw {east}; place 4,1 turn {east_turn}; {third}
            draw {middle}; place 1,1 turn 0; pass
            draw {middle}; place 3,1 turn 0\n"
        )
    }
}

/// Why an action is refused, and by which rule; the state stays as it was.
pub(crate) fn refused(script: &mut Script, text: &str) -> (Refusal, &'static str) {
    let rule = script.refused(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
    let action = Action::parse(text, &script.game, &script.state).expect("an action");
    let answer = script.game.apply(&mut script.state, action, &mut ());
    (answer.expect_err("refused before"), rule)
}

/// A tile by its id.
pub(crate) fn tile(id: &str) -> &'static TileKind {
    let mut tiles = tile_sets().iter().flat_map(|set| &set.tiles);
    &tiles.find(|tile| tile.kind.id() == id).expect("a tile").kind
}

/// The names of everything drawn on a tile.
pub(crate) fn places(id: &str) -> Vec<String> {
    let kind = tile(id);
    let all = 0..kind.segments().len();
    all.map(|index| kind.segment_name(index, Rotation::default()).to_string()).collect()
}
