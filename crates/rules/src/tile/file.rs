//! Tile sets, and the files they come from. `docs/tile-files.md` in the repository describes the format.

use std::collections::BTreeSet;

use super::TileKind;
use super::spec::TileSetSpec;
use crate::setup::GameName;

/// One tile set: the kinds of a box or an expansion and how many of each there are.
#[derive(Clone, Debug)]
pub struct TileSet {
    /// The name of the set in a setup, such as `base`.
    pub name: String,
    /// The game that the set belongs to.
    pub game: GameName,
    /// The title of the set, for people.
    pub title: String,
    /// What is uncertain about its tiles, in a sentence.
    pub uncertain: Option<String>,
    /// Its tiles, in the order of the file.
    pub tiles: Vec<TileSetTile>,
}

/// A tile kind and its number in a set.
#[derive(Clone, Debug)]
pub struct TileSetTile {
    /// What is drawn on it.
    pub kind: TileKind,
    /// How many copies the set has, the start tile included.
    pub copies: u16,
    /// Whether one of the copies is the start tile.
    pub start: bool,
}

/// A tile set that cannot be used. The message names the file, the tile and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}{reason}", prefix("", file.as_ref()), prefix("tile ", tile.as_ref()))]
#[non_exhaustive]
pub struct TileSetError {
    /// The file, if the set was read from one.
    pub file: Option<String>,
    /// The tile at fault; none if the set as a whole is.
    pub tile: Option<String>,
    /// What is wrong.
    pub reason: String,
}

fn prefix(what: &str, name: Option<&String>) -> String {
    name.map(|name| format!("{what}{name}: ")).unwrap_or_default()
}

impl TileSet {
    /// Checks a tile set.
    ///
    /// ```
    /// use bastide_rules::tile::{FeatureSpec, TileSet, TileSetSpec, TileSpec};
    ///
    /// let cloister = TileSpec {
    ///     id: "ONE-A".to_owned(),
    ///     copies: 1,
    ///     edges: "field field field road".to_owned(),
    ///     features: vec![FeatureSpec::Cloister {}],
    ///     ..TileSpec::default()
    /// };
    /// let spec = TileSetSpec { name: "one".to_owned(), tiles: vec![cloister], ..Default::default() };
    /// let error = TileSet::new(spec).unwrap_err();
    /// assert_eq!(error.to_string(), "tile ONE-A: side W shows road but is reached by []");
    /// ```
    pub fn new(spec: TileSetSpec) -> Result<Self, TileSetError> {
        let fail = |tile: Option<&str>, reason: String| TileSetError {
            file: None,
            tile: tile.map(str::to_owned),
            reason,
        };
        let TileSetSpec { name, game, title, uncertain, tiles: specs } = spec;
        let mut ids = BTreeSet::new();
        let mut starts = BTreeSet::new();
        let mut tiles = Vec::with_capacity(specs.len());
        for tile in specs {
            let id = tile.id.clone();
            if tile.start {
                starts.insert(id.clone());
            }
            if !ids.insert(id.clone()) {
                return Err(fail(Some(&id), "the id stands twice in the file".to_owned()));
            }
            tiles.push(tile.check(game).map_err(|reason| fail(Some(&id), reason))?);
        }
        if tiles.is_empty() {
            return Err(fail(None, "the set has no tiles".to_owned()));
        }
        if starts.len() > 1 {
            return Err(fail(None, format!("more than one start tile: {starts:?}")));
        }
        Ok(Self { name, game, title, uncertain, tiles })
    }

    /// Parses and checks a tile file. `file` is only used in error messages.
    ///
    /// ```
    /// use bastide_rules::tile::TileSet;
    ///
    /// let text = r#"
    ///     set = "one"
    ///     game = "carcassonne"
    ///     title = "One cloister"
    ///     [[tile]]
    ///     id = "ONE-A"
    ///     copies = 1
    ///     edges = "field field field field"
    ///     features = [
    ///         { kind = "cloister" },
    ///         { kind = "field", halves = "NL NR EL ER SL SR WL WR" },
    ///     ]
    /// "#;
    /// let set = TileSet::parse("one.toml", text)?;
    /// assert_eq!(set.tile_count(), 1);
    /// # Ok::<(), bastide_rules::tile::TileSetError>(())
    /// ```
    #[cfg(feature = "tile-files")]
    pub fn parse(file: &str, text: &str) -> Result<Self, TileSetError> {
        let file = Some(file.to_owned());
        let spec: TileSetSpec = toml::from_str(text).map_err(|error| TileSetError {
            file: file.clone(),
            tile: None,
            reason: error.to_string().trim().to_owned(),
        })?;
        Self::new(spec).map_err(|error| TileSetError { file, ..error })
    }

    /// How many tiles the set has, the start tile included.
    pub fn tile_count(&self) -> u32 {
        self.tiles.iter().map(|tile| u32::from(tile.copies)).sum()
    }
}
