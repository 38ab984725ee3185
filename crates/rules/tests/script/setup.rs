//! The lines of a script that set up its game.

use std::borrow::Cow;
use std::collections::BTreeMap;

use bastide_rules::catalogue::tile_sets;
use bastide_rules::setup::{GameName, GameSetup, StartTile};
use bastide_rules::tile::TileSet;
use bastide_rules::{Game, Rotation, Setup};

use super::{in_line, statements};

/// The first words of these lines.
pub(super) const WORDS: [&str; 9] =
    ["game", "players", "option", "element", "opening", "start", "also", "as-land", "surveyors-at"];

/// The game that a script sets up.
pub(super) fn game_of(text: &str) -> Result<Game, String> {
    let mut preparation = Preparation::new();
    for (line, statement) in statements(text) {
        preparation.read(statement).map_err(|problem| in_line(line, statement, &problem))?;
    }
    preparation.finish()
}

/// What the lines read so far have said.
struct Preparation<'a> {
    setup: Setup,
    tiles: BTreeMap<String, u16>,
    start: Vec<StartTile>,
    /// Rule options and elements as TOML.
    rules: String,
    elements: String,
    /// Bonus tiles that are played as land tiles.
    land: Vec<&'a str>,
}

impl<'a> Preparation<'a> {
    fn new() -> Self {
        Self {
            setup: Setup::carcassonne([""; 0]),
            tiles: BTreeMap::new(),
            start: Vec::new(),
            rules: String::new(),
            elements: String::new(),
            land: Vec::new(),
        }
    }

    /// Reads one line; an action only counts for the tile that it draws.
    fn read(&mut self, statement: &'a str) -> Result<(), String> {
        let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        match word {
            "game" => {
                self.setup.game = rest.parse().map_err(|_| "there is no such game")?;
            }
            "players" => self.setup.players = Setup::carcassonne(rest.split(' ')).players,
            "option" => self.rules += &assignment(rest)?,
            "element" => self.elements += &assignment(rest)?,
            "opening" => self.start.extend(opening(rest)?),
            "start" => self.start.push(start_tile(rest)?),
            "also" => self.add(rest),
            "as-land" => self.land.push(rest),
            "surveyors-at" => {
                self.setup.game_setup = GameSetup::Mayflower { surveyors_at: columns(rest)? };
            }
            "expect" | "end" => {}
            _ => {
                let actions = statement.split(';').map(str::trim);
                for tile in actions.filter_map(|action| action.strip_prefix("draw ")) {
                    self.add(tile);
                }
            }
        }
        Ok(())
    }

    /// Puts one more tile of a kind into the game.
    fn add(&mut self, tile: &str) {
        *self.tiles.entry(tile.to_owned()).or_default() += 1;
    }

    fn finish(mut self) -> Result<Game, String> {
        if self.start.is_empty() {
            self.start = usual_start(self.setup.game)?;
        }
        for tile in self.start.clone() {
            self.add(&tile.tile);
        }
        let mut setup = self.setup;
        setup.elements = toml::from_str(&self.elements).map_err(|error| error.to_string())?;
        setup.rules = toml::from_str(&self.rules).map_err(|error| error.to_string())?;
        setup.sets.clear();
        setup.tiles = self.tiles;
        setup.start = Some(self.start);
        let sets = with_land(&self.land)?;
        Game::with_tile_sets(setup, &sets).map_err(|error| error.to_string())
    }
}

/// What lies on the table where a script has no start tiles.
fn usual_start(game: GameName) -> Result<Vec<StartTile>, String> {
    match game {
        GameName::Carcassonne => Ok(vec![start_tile("BA-D 0,0 turn 0")?]),
        GameName::HuntersAndGatherers => Ok(vec![start_tile("HGT-START 0,0 turn 0")?]),
        GameName::Mayflower => {
            (0..10).map(|row| start_tile(&format!("MF-COAST-{row} 0,{row} turn 0"))).collect()
        }
    }
}

/// The start tiles of a file in `tests/openings/`.
fn opening(name: &str) -> Result<Vec<StartTile>, String> {
    let file = format!("{}/tests/openings/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
    let tile = |(line, statement): (usize, &str)| {
        let tile =
            statement.strip_prefix("start ").ok_or_else(|| "only start tiles are allowed".into());
        tile.and_then(start_tile)
            .map_err(|problem| format!("{file}: {}", in_line(line, statement, &problem)))
    };
    statements(&text).map(tile).collect()
}

/// `name value` as TOML; words stand in quotes there, numbers and truth values do not.
fn assignment(text: &str) -> Result<String, String> {
    let (name, value) = text.split_once(' ').ok_or("a name and a value are needed")?;
    let bare = value.parse::<u8>().is_ok() || value.parse::<bool>().is_ok();
    Ok(if bare { format!("{name} = {value}\n") } else { format!("{name} = \"{value}\"\n") })
}

fn start_tile(text: &str) -> Result<StartTile, String> {
    let words: Vec<_> = text.split(' ').collect();
    let [tile, at, "turn", turn] = words[..] else {
        return Err("a start tile is written `TILE X,Y turn 0`".into());
    };
    let at = at.parse().map_err(|_| format!("{at} is no position"))?;
    let turn = Rotation::new(turn.parse().map_err(|_| format!("{turn} is no turn"))?);
    Ok(StartTile { tile: tile.to_owned(), at, turn })
}

/// The columns of the eastern and the western surveyor.
fn columns(text: &str) -> Result<[u16; 2], String> {
    let (east, west) = text.split_once(' ').ok_or("two columns are needed")?;
    let column = |word: &str| word.parse().map_err(|_| format!("{word} is no column"));
    Ok([column(east)?, column(west)?])
}

/// The sets with these bonus tiles among the land tiles: their position can then be played without
/// gold.
fn with_land(ids: &[&str]) -> Result<Cow<'static, [TileSet]>, String> {
    if ids.is_empty() {
        return Ok(tile_sets().into());
    }
    let mut text = include_str!("../../tiles/hunters-and-gatherers.toml").to_owned();
    for id in ids {
        let tile = text.find(&format!("id = \"{id}\""));
        let role = tile.and_then(|tile| Some(tile + text[tile..].find("role = ")?));
        let role = role.ok_or_else(|| format!("{id} is no bonus tile"))?;
        text.replace_range(role..role + "role = \"bonus\"\n".len(), "");
    }
    let land = TileSet::parse("land.toml", &text).map_err(|error| error.to_string())?;
    let others = tile_sets().iter().filter(|set| set.name != land.name);
    Ok(others.cloned().chain([land.clone()]).collect::<Vec<_>>().into())
}
