//! Scripts: small games written down as text, for tests.
//!
//! A script lists the players, the tiles drawn, where they go and what must be true on the way. Its
//! game has exactly the tiles that the script draws, so it ends with the script.

pub(crate) mod judge;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::{Award, Score, Where};
use bastide_rules::setup::{GameName, StartTile};
use bastide_rules::tile::{Segment, TileKind, TileSet};
use bastide_rules::{
    Action, Actor, Dealer, Event, Game, Piece, Pos, Quarter, Refusal, Seat, Setup, State, Tower,
    Turn, below,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A game that is played by text.
pub(crate) struct Script {
    pub(crate) game: Game,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Script {
    /// Plays a whole script; a failure names the line.
    pub(crate) fn play(text: &str) -> Self {
        let mut script = Self::prepare(text);
        let mut ended = false;
        for (index, line) in statements(text) {
            let told = |problem: String| format!("line {}: `{line}`: {problem}", index + 1);
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "game" | "players" | "option" | "element" | "start" | "also" | "as-land"
                | "surveyors-at" => {}
                "end" => {
                    assert!(script.state.is_over(), "{}", told("the game is not over".into()));
                    ended = true;
                }
                "expect" => script.expect(rest).unwrap_or_else(|e| panic!("{}", told(e))),
                _ => {
                    for action in line.split(';') {
                        script.act(action.trim()).unwrap_or_else(|e| panic!("{}", told(e)));
                    }
                }
            }
        }
        assert!(ended || !script.state.is_over(), "the game is over, but the script has no `end`");
        script
    }

    /// The game of a script, before its first action.
    pub(crate) fn prepare(text: &str) -> Self {
        let mut setup = Setup::carcassonne([""; 0]);
        let mut land = Vec::new();
        let mut tiles: BTreeMap<String, u16> = BTreeMap::new();
        let mut start = Vec::new();
        let (mut rules, mut elements) = (String::new(), String::new());
        for (_, line) in statements(text) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "game" => {
                    let named = GameName::ALL.into_iter().find(|game| game.word() == rest);
                    setup.game = named.expect("a game");
                }
                // A tile that is in the game, but not drawn in the script.
                "also" => *tiles.entry(rest.to_owned()).or_default() += 1,
                "as-land" => land.push(rest),
                "surveyors-at" => {
                    let (a, b) = rest.split_once(' ').expect("two columns");
                    setup.surveyors_at = [a, b].map(|column| column.parse().expect("a column"));
                }
                "players" => setup.players = Setup::carcassonne(rest.split(' ')).players,
                "option" => rules += &assignment(rest),
                "element" => elements += &assignment(rest),
                "start" => start.push(start_tile(rest)),
                "expect" | "end" => {}
                _ => {
                    for action in line.split(';') {
                        if let Some(id) = action.trim().strip_prefix("draw ") {
                            *tiles.entry(id.to_owned()).or_default() += 1;
                        }
                    }
                }
            }
        }
        if start.is_empty() {
            match setup.game {
                GameName::Carcassonne => start.push(start_tile("BA-D 0,0 turn 0")),
                GameName::HuntersAndGatherers => start.push(start_tile("HGT-START 0,0 turn 0")),
                GameName::Mayflower => start.extend(
                    (0..10).map(|row| start_tile(&format!("MF-COAST-{row} 0,{row} turn 0"))),
                ),
            }
        }
        for tile in &start {
            *tiles.entry(tile.tile.clone()).or_default() += 1;
        }
        setup.elements = toml::from_str(&elements).expect("elements");
        setup.rules = toml::from_str(&rules).expect("rule options");
        setup.sets.clear();
        setup.tiles = tiles;
        setup.start = Some(start);
        Self::of(
            Game::with_tile_sets(setup, &with_land(&land))
                .unwrap_or_else(|error| panic!("{error}")),
        )
    }

    /// A game that was set up without a script.
    pub(crate) fn of(game: Game) -> Self {
        let state = game.start();
        Self { game, state, events: Vec::new() }
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

    /// Makes one action given as text.
    pub(crate) fn act(&mut self, text: &str) -> Result<(), String> {
        // A tile that was put aside comes again; it is drawn as any other.
        let again = text.strip_prefix("redraw ").map(|tile| format!("draw {tile}"));
        let text = again.as_deref().unwrap_or(text);
        let action = Action::parse(text, &self.game, &self.state)?;
        self.game
            .apply(&mut self.state, action, &mut self.events)
            .map_err(|refusal| format!("refused: {refusal} ({})", self.rule(&refusal)))
    }

    /// The texts of all legal actions.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal.into_iter().map(|action| action.text(&self.game, &self.state)).collect()
    }

    fn rule(&self, refusal: &Refusal) -> &'static str {
        refusal.rule(self.game.setup().game)
    }

    /// The rule for which an action is refused; the state must not change.
    pub(crate) fn refused(&mut self, text: &str) -> Result<&'static str, String> {
        let action = Action::parse(text, &self.game, &self.state)?;
        let before = self.state.clone();
        let answer = self.game.apply(&mut self.state, action, &mut self.events);
        assert!(answer.is_ok() || before == self.state, "{text}: refused, but the state changed");
        match answer {
            Ok(()) => Err("was not refused".into()),
            Err(refusal) => Ok(self.rule(&refusal)),
        }
    }

    pub(crate) fn seat(&self, name: &str) -> Seat {
        let players = &self.game.setup().players;
        let index = players.iter().position(|player| player.name == name).expect("a player's name");
        Seat::new(index as u8)
    }

    pub(crate) fn score(&self, name: &str) -> u32 {
        self.state.scores()[self.seat(name).index()]
    }

    pub(crate) fn supply(&self, name: &str) -> usize {
        self.state.supply(&self.game, self.seat(name), Piece::Follower)
    }

    fn expect(&mut self, what: &str) -> Result<(), String> {
        let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
        match word {
            "scores" => self.expect_numbers(rest, Self::score),
            "supply" => self.expect_numbers(rest, |script, name| script.supply(name) as u32),
            "supply-of" => {
                let (word, rest) = rest.split_once(' ').expect("`supply-of PIECE …`");
                let piece = Piece::from_word(word).expect("a piece");
                self.expect_numbers(rest, |script, name| {
                    script.state.supply(&script.game, script.seat(name), piece) as u32
                })
            }
            "goods" => {
                let words: Vec<_> = rest.split(' ').collect();
                let [name, "wine", wine, "grain", grain, "cloth", cloth] = words[..] else {
                    panic!("goods {rest}")
                };
                let found = self.state.goods(self.seat(name));
                let found = [found.wine, found.grain, found.cloth].map(|n| n.to_string());
                check(found == [wine, grain, cloth], || format!("the goods are {found:?}"))
            }
            "king" | "robber-baron" => {
                let award = if word == "king" { Award::King } else { Award::RobberBaron };
                let found = self.state.holder(award);
                let wanted = (rest != "nobody").then(|| self.seat(rest));
                check(found == wanted, || format!("the holder is {found:?}"))
            }
            "turn" => {
                let found = self.state.turn();
                check(found == self.seat(rest), || format!("it is the turn of seat {found}"))
            }
            "not" => check(!self.state.is_over(), || "the game is over".into()),
            "winners" => {
                let found: Vec<_> = self.state.leaders().collect();
                let wanted: Vec<_> = rest.split(' ').map(|name| self.seat(name)).collect();
                check(found == wanted, || format!("the winners are {found:?}"))
            }
            "legal" => {
                let wanted: BTreeSet<_> = match rest.split_once(' ').expect("`legal WHAT …`") {
                    ("followers", places) => {
                        let wanted = places.split(", ").map(|place| format!("follower {place}"));
                        wanted.chain(["pass".to_owned()]).collect()
                    }
                    (_, actions) => actions.split(", ").map(str::to_owned).collect(),
                };
                let found = self.legal();
                check(found == wanted, || format!("legal is {found:?}"))
            }
            "has" => {
                let found = self.legal();
                check(found.contains(rest), || format!("legal is {found:?}"))
            }
            "lacks" => check(!self.legal().contains(rest), || "it is legal".into()),
            "actor" => {
                let found = self.state.actor();
                check(found == Actor::Player(self.seat(rest)), || format!("it is {found:?}"))
            }
            "refused" => {
                let (action, rule) = rest.rsplit_once(' ').expect("`refused ACTION RULE`");
                let found = self.refused(action)?;
                check(found == rule, || format!("refused by {found}"))
            }
            _ => self.expect_figures(word, rest),
        }
    }

    /// What is on the table beside tiles and features.
    fn expect_figures(&self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "dragon" => expect_words(rest, "nowhere", self.state.dragon()),
            "fairy" => {
                let found = self.state.fairy(&self.game);
                let words = |(at, place): (Option<Pos>, Where)| match at {
                    Some(at) => format!("{place} at {at}"),
                    None => place.to_string(),
                };
                expect_words(rest, "nowhere", found.map(words))
            }
            "surveyors" => {
                let columns = self.state.surveyors();
                expect_words(rest, "none", columns.map(|[east, west]| format!("{east} {west}")))
            }
            "towers" => {
                let mut towers = self.state.towers(&self.game);
                towers.retain(|tower| tower.height > 0);
                towers.sort_by_key(|tower| tower.at);
                let words = |tower: &Tower| format!("{} height {}", tower.at, tower.height);
                expect_words(rest, "none", listed(towers.iter().map(words)))
            }
            "prisoners" => {
                let (name, rest) = rest.split_once(' ').expect("`prisoners NAME …`");
                let captor = self.seat(name);
                let name = |seat: Seat| &self.game.setup().players[seat.index()].name;
                let held = self.state.prisoners(&self.game);
                let held = held.iter().filter(|held| held.captor == captor);
                let mut words: Vec<_> = held
                    .map(|held| format!("{} of {}", held.piece.word(), name(held.owner)))
                    .collect();
                words.sort_unstable();
                expect_words(rest, "nobody", listed(words.into_iter()))
            }
            "count" => expect_words(rest, "nowhere", self.state.count().map(Quarter::word)),
            "quarters" => {
                let inside = self.state.quarters(&self.game);
                let words = inside.iter().map(|(quarter, seat, piece)| {
                    let name = &self.game.setup().players[seat.index()].name;
                    format!("{} {} of {name}", quarter.word(), piece.word())
                });
                expect_words(rest, "empty", listed(words))
            }
            "tower-pieces" => self.expect_numbers(rest, |script, name| {
                script.state.tower_pieces(script.seat(name)).into()
            }),
            "abbeys" => self
                .expect_numbers(rest, |script, name| script.state.abbeys(script.seat(name)).into()),
            "aside" => {
                let kinds = self.game.kind_ids().flat_map(|kind| {
                    let id = self.game.kind(kind).expect("a kind of the game").id().to_owned();
                    std::iter::repeat_n(id, self.state.aside_of(kind).into())
                });
                let mut kinds: Vec<_> = kinds.collect();
                kinds.sort_unstable();
                expect_words(rest, "none", listed(kinds.into_iter()))
            }
            other => panic!("unknown expectation {other}"),
        }
    }

    fn expect_numbers(&self, text: &str, found: impl Fn(&Self, &str) -> u32) -> Result<(), String> {
        let words: Vec<_> = text.split(' ').collect();
        let pairs = words.chunks(2);
        check(pairs.len() == self.state.scores().len(), || "name all players".into())?;
        for pair in pairs {
            let found = found(self, pair[0]);
            check(found.to_string() == pair[1], || format!("{} has {found}", pair[0]))?;
        }
        Ok(())
    }
}

/// Compares a text with what is wanted; `nothing` stands for nothing.
fn expect_words(wanted: &str, nothing: &str, found: Option<impl ToString>) -> Result<(), String> {
    let found = found.map_or(nothing.to_owned(), |found| found.to_string());
    check(found == wanted, || format!("it is {found}"))
}

/// The words with commas between them; none if there are none.
fn listed(words: impl Iterator<Item = String>) -> Option<String> {
    let words: Vec<_> = words.collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// `name value` as TOML; words stand in quotes there, numbers and truth values do not.
fn assignment(text: &str) -> String {
    let (name, value) = text.split_once(' ').expect("a name and a value");
    let bare = value.parse::<u8>().is_ok() || value.parse::<bool>().is_ok();
    if bare { format!("{name} = {value}\n") } else { format!("{name} = \"{value}\"\n") }
}

fn check(fine: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if fine { Ok(()) } else { Err(problem()) }
}

fn start_tile(text: &str) -> StartTile {
    let words: Vec<_> = text.split(' ').collect();
    let [tile, at, "turn", turn] = words[..] else { panic!("start tile {text}") };
    let turn = bastide_rules::Turn::new(turn.parse().expect("a turn"));
    StartTile { tile: tile.to_owned(), at: at.parse().expect("a position"), turn }
}

fn statements(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().map(str::trim).enumerate();
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
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
    all.map(|index| kind.place(index, Turn::default()).to_string()).collect()
}

/// The sets with these bonus tiles among the land tiles: their position can then be played without
/// gold.
fn with_land(ids: &[&str]) -> Cow<'static, [TileSet]> {
    if ids.is_empty() {
        return tile_sets().into();
    }
    let mut text = include_str!("../../../tiles/hunters-and-gatherers.toml").to_owned();
    for id in ids {
        let tile = text.find(&format!("id = \"{id}\"")).expect("a bonus tile");
        let role = tile + text[tile..].find("role = ").expect("a bonus tile");
        text.replace_range(role..role + "role = \"bonus\"\n".len(), "");
    }
    let land = TileSet::parse("land.toml", &text).expect("a tile file");
    let others = tile_sets().iter().filter(|set| set.name != land.name);
    others.cloned().chain([land.clone()]).collect::<Vec<_>>().into()
}
