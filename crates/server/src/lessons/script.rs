//! The text of a lesson. A line is one of
//!
//! ```text
//! # a comment
//! game mayflower           another game of the family
//! set tower                a tile set beside the game's own
//! element abbots 1         what is in play of an element, as in a setup
//! tile BA-D 2              how often a tile is in the game; without such lines, as printed
//! draw BA-U                what a player or chance does, as in a record
//! > lesson-roads 1 4       shows this sentence from here on; its numbers, apart from the game's own
//! ...                      a moment only to read
//! = 4 0                    the scores here, of the learner and the companion
//! ```
//!
//! What happens before the first sentence is not shown.

use std::collections::BTreeMap;

use bastide_rules::setup::GameName;
use bastide_rules::{Game, Setup};
use serde_json::Value;

/// A parsed lesson.
pub(super) struct Script {
    pub(super) id: &'static str,
    game: GameName,
    sets: Vec<&'static str>,
    /// The elements that differ from those of the game and its sets, by name.
    elements: serde_json::Map<String, Value>,
    /// The tiles in the game; all of them if empty.
    tiles: BTreeMap<String, u16>,
    pub(super) lines: Vec<Line>,
}

/// A line of a lesson.
pub(super) enum Line {
    Say(Sentence),
    Act(&'static str),
    Pause,
    Scores([u32; 2]),
}

/// A sentence of a lesson.
pub(super) struct Sentence {
    pub(super) key: &'static str,
    /// The numbers in it that are those of a rule, in any order. Tests compare them in all languages.
    #[cfg_attr(not(test), expect(dead_code, reason = "for tests"))]
    pub(super) numbers: Vec<u32>,
}

impl Script {
    /// Reads a script.
    ///
    /// # Panics
    ///
    /// If it is malformed: scripts are part of the program.
    pub(super) fn parse(id: &'static str, text: &'static str) -> Self {
        let mut script = Self {
            id,
            game: GameName::Carcassonne,
            sets: Vec::new(),
            elements: serde_json::Map::new(),
            tiles: BTreeMap::new(),
            lines: Vec::new(),
        };
        for line in text.lines().map(str::trim) {
            if !line.is_empty() && !line.starts_with('#') {
                script.read(line).unwrap_or_else(|| panic!("lesson {id}: {line}"));
            }
        }
        script
    }

    fn read(&mut self, line: &'static str) -> Option<()> {
        let mut words = line.split_whitespace();
        match words.next()? {
            "game" => {
                let name = words.next()?;
                self.game = name.parse().ok()?;
            }
            "set" => self.sets.push(words.next()?),
            "element" => {
                let (name, value) = (words.next()?, words.next()?);
                self.elements.insert(name.to_owned(), serde_json::from_str(value).ok()?);
            }
            "tile" => {
                let (id, copies) = (words.next()?, words.next()?.parse().ok()?);
                self.tiles.insert(id.to_owned(), copies);
            }
            ">" => {
                let key = words.next()?;
                let numbers = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
                self.lines.push(Line::Say(Sentence { key, numbers }));
            }
            "..." => self.lines.push(Line::Pause),
            "=" => {
                let [mine, theirs] = [words.next()?, words.next()?];
                self.lines.push(Line::Scores([mine.parse().ok()?, theirs.parse().ok()?]));
            }
            _ => self.lines.push(Line::Act(line)),
        }
        Some(())
    }

    /// The setup for two players.
    pub(super) fn setup(&self, names: [&str; 2]) -> Setup {
        let mut setup = Setup::new(self.game, names);
        setup.sets.extend(self.sets.iter().map(|&set| (set.to_owned(), 1)));
        setup.elements = serde_json::from_value(Value::Object(self.elements.clone()))
            .expect("lessons name elements of the game");
        if !self.tiles.is_empty() {
            let all = Game::new(setup.clone()).expect("lessons have sound setups");
            setup.tiles = all.kinds().iter().map(|kind| (kind.id().to_owned(), 0)).collect();
            setup.tiles.extend(self.tiles.clone());
        }
        setup
    }
}
