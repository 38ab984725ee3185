//! `bastide tiles`: lists and draws tiles.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use bastide_art::TilePicture;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::setup::GameName;
use bastide_rules::tile::{
    Attributes, FeatureKind, Segment, SegmentName, Symbol, Terrain, TileKind, TileRole, TileSet,
    TileSetTile,
};
use bastide_rules::{Pos, Rotation};
use serde::Serialize;

use crate::output;
use crate::picture::{self, Format};

/// List the tiles of a set with what is drawn on them, or draw them
///
/// Sides are named N E S W as the tile lies unturned. Fields are given by the halves of the sides that
/// they reach, left and right as seen from the middle of the tile:
///
///          NL  NR
///        +-------+
///     WR |       | EL
///     WL |       | ER
///        +-------+
///          SR  SL
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The tile set; by default all sets
    #[arg(long, value_name = "NAME")]
    set: Option<String>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    /// Draw every tile into this folder, as an SVG file named after it
    #[arg(long, value_name = "DIR", conflicts_with_all = ["json", "sheet"])]
    svg: Option<PathBuf>,

    /// Draw all tiles with their names on one sheet: a file ending in .svg or .png
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    sheet: Option<PathBuf>,
}

/// The sizes of drawn tiles: in their own files, and on a sheet.
const PIXELS: u32 = 600;
const PIXELS_ON_SHEET: u32 = 150;

#[derive(Serialize)]
struct SetReport<'a> {
    set: &'a str,
    game: GameName,
    title: &'a str,
    tiles: u32,
    /// The same, grouped by how they come into the game.
    parts: Vec<PartReport>,
    uncertain: Option<&'a str>,
    kinds: Vec<TileReport<'a>>,
}

#[derive(Serialize)]
struct PartReport {
    tiles: u32,
    what: &'static str,
}

#[derive(Serialize)]
struct TileReport<'a> {
    id: &'a str,
    copies: u16,
    start: bool,
    role: TileRole,
    /// The place of a fixed tile.
    at: Option<Pos>,
    edges: [Terrain; 4],
    /// What is drawn on the tile as a whole.
    symbols: Vec<Symbol>,
    features: Vec<FeatureReport>,
}

#[derive(Serialize)]
struct FeatureReport {
    kind: FeatureKind,
    /// The sides or half-edges that the feature reaches; for a lake, the sides of the rivers that run into it.
    reaches: Vec<String>,
    shields: u8,
    /// The cities that a field borders, or the lake into which a river runs.
    touches: Vec<SegmentName>,
    /// What else is drawn on it.
    marks: Vec<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let wanted = |set: &&TileSet| args.set.as_ref().is_none_or(|name| *name == set.name);
    let sets: Vec<_> = tile_sets().iter().filter(wanted).collect();
    if sets.is_empty() {
        let known: Vec<_> = tile_sets().iter().map(|set| set.name.as_str()).collect();
        let name = args.set.as_deref().unwrap_or_default();
        bail!("there is no tile set {name:?}; the known sets are {}", known.join(", "));
    }
    if let Some(folder) = &args.svg {
        return draw(&sets, folder);
    }
    if let Some(file) = &args.sheet {
        let format = Format::of(file)?;
        return picture::write(file, format, &bastide_art::sheet(&sets, PIXELS_ON_SHEET)?);
    }
    let reports: Vec<_> = sets.into_iter().map(report).collect();
    if args.json {
        return output::json(&reports);
    }
    let mut text = String::new();
    for set in &reports {
        write_set(&mut text, set)?;
    }
    output::text(&text)
}

/// Draws every kind into a file of its own.
fn draw(sets: &[&TileSet], folder: &Path) -> anyhow::Result<()> {
    let name = |path: &Path| format!("cannot write {}", path.display());
    std::fs::create_dir_all(folder).with_context(|| name(folder))?;
    let kinds: Vec<_> = sets.iter().flat_map(|set| &set.tiles).map(|tile| &tile.kind).collect();
    for kind in &kinds {
        let file = folder.join(format!("{}.svg", kind.id()));
        let picture = TilePicture::new(kind, Rotation::default())?;
        std::fs::write(&file, picture.svg(PIXELS)).with_context(|| name(&file))?;
    }
    output::text(&format!("{} drawings in {}\n", kinds.len(), folder.display()))
}

fn report(set: &TileSet) -> SetReport<'_> {
    SetReport {
        set: &set.name,
        game: set.game,
        title: &set.title,
        tiles: set.tile_count(),
        parts: parts(set),
        uncertain: set.uncertain.as_deref(),
        kinds: set.tiles.iter().map(report_tile).collect(),
    }
}

/// The tiles that are drawn, and those that lie on the table at the start or come in another way.
fn parts(set: &TileSet) -> Vec<PartReport> {
    let what = |tile: &TileSetTile| match (tile.kind.role(), set.game) {
        (TileRole::Fixed, GameName::Mayflower) => "coast spaces",
        (TileRole::Fixed, _) => "parts of the City of Carcassonne",
        (TileRole::Abbey, _) => "abbeys",
        (TileRole::Bonus, _) => "bonus tiles",
        _ => "land tiles",
    };
    let mut parts: Vec<PartReport> = Vec::new();
    for tile in &set.tiles {
        let (what, tiles) = (what(tile), u32::from(tile.copies));
        match parts.iter_mut().find(|part| part.what == what) {
            Some(part) => part.tiles += tiles,
            None => parts.push(PartReport { tiles, what }),
        }
    }
    parts.sort_by_key(|part| std::cmp::Reverse(part.tiles));
    parts
}

fn report_tile(tile: &TileSetTile) -> TileReport<'_> {
    let TileSetTile { kind, copies, start } = tile;
    TileReport {
        id: kind.id(),
        copies: *copies,
        start: *start,
        role: kind.role(),
        at: kind.fixed_at(),
        edges: kind.edges(),
        symbols: Symbol::ALL.into_iter().filter(|&symbol| kind.has(symbol)).collect(),
        features: kind.segments().iter().map(|segment| report_feature(kind, *segment)).collect(),
    }
}

fn report_feature(kind: &TileKind, segment: Segment) -> FeatureReport {
    let sides = segment.sides.iter().map(|side| side.to_string());
    let halves = segment.halves.iter().map(|half| half.to_string());
    let shores = segment.shores.iter().map(|side| side.to_string());
    FeatureReport {
        kind: segment.kind(),
        reaches: sides.chain(halves).chain(shores).collect(),
        shields: segment.attributes.shields(),
        touches: segment
            .touched()
            .map(|city| kind.segment_name(city, Rotation::default()))
            .collect(),
        marks: marks(segment.attributes),
    }
}

/// What is drawn on a segment, in words.
fn marks(drawn: Attributes) -> Vec<String> {
    let marks = match drawn {
        Attributes::Road { inn, trading_posts } => {
            vec![several(trading_posts, "trading post", "trading posts"), single(inn, "inn")]
        }
        Attributes::City { shields: _, cathedral, princess, goods } => vec![
            single(cathedral, "cathedral"),
            single(princess, "princess"),
            goods.map(|goods| goods.as_str().to_owned()),
        ],
        Attributes::Cloister | Attributes::Shrine | Attributes::Farm => vec![],
        Attributes::Field { pig_herd, carcassonne: _ } => vec![single(pig_herd, "pig herd")],
        Attributes::River { spring } => vec![single(spring, "spring")],
        Attributes::Forest { gold, mushrooms } => vec![
            several(mushrooms, "group of mushrooms", "groups of mushrooms"),
            single(gold, "gold"),
        ],
        Attributes::Lake { fish } => vec![several(fish, "fish", "fish")],
        Attributes::Meadow { deer, mammoths, aurochs, tigers, fire, dolmen } => vec![
            several(deer, "deer", "deer"),
            several(mammoths, "mammoth", "mammoths"),
            several(aurochs, "aurochs", "aurochs"),
            several(tigers, "tiger", "tigers"),
            single(fire, "fire"),
            single(dolmen, "dolmen"),
        ],
        Attributes::Town { flags } => vec![several(flags, "flag", "flags")],
        Attributes::Plain { deer, bison, turkeys, bears } => vec![
            several(deer, "deer", "deer"),
            several(bison, "bison", "bison"),
            several(turkeys, "turkey", "turkeys"),
            several(bears, "bear", "bears"),
        ],
    };
    marks.into_iter().flatten().collect()
}

fn single(is_there: bool, what: &str) -> Option<String> {
    is_there.then(|| what.to_owned())
}

fn several(count: u8, one: &str, more: &str) -> Option<String> {
    match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {more}")),
    }
}

fn write_set(text: &mut String, set: &SetReport) -> std::fmt::Result {
    let kinds = set.kinds.len();
    let tiles = match &set.parts[..] {
        [part] if part.what == "land tiles" => format!("{} tiles of {kinds} kinds", part.tiles),
        parts => {
            let parts = parts.iter().map(|part| format!("{} {}", part.tiles, part.what));
            format!("{}, of {kinds} kinds", parts.collect::<Vec<_>>().join(" and "))
        }
    };
    writeln!(text, "{} ({}): {tiles}", set.title, set.set)?;
    if let Some(uncertain) = set.uncertain {
        writeln!(text, "{uncertain}")?;
    }
    for tile in &set.kinds {
        let edges = tile.edges.map(Terrain::as_str).join(" ");
        let place = tile.at.map(|at| format!(", at {at} from the start")).unwrap_or_default();
        let start = match tile.role {
            TileRole::Land if tile.start => ", one of them the start tile",
            TileRole::Land => "",
            TileRole::Source => ", the source of the river",
            TileRole::Fork => ", the fork of the river",
            TileRole::River => ", river",
            TileRole::Lake => ", the lake",
            TileRole::Abbey => ", one for each player",
            TileRole::Fixed => place.as_str(),
            TileRole::Bonus => ", a bonus tile",
        };
        writeln!(text, "\n{}  {} ×{start}\n  edges     {edges}", tile.id, tile.copies)?;
        if !tile.symbols.is_empty() {
            let symbols: Vec<_> = tile.symbols.iter().map(|symbol| symbol.as_str()).collect();
            writeln!(text, "  symbol    {}", symbols.join(", "))?;
        }
        for feature in &tile.features {
            let mut parts = vec![feature.reaches.join(" ")];
            match feature.shields {
                0 => {}
                1 => parts.push("1 shield".to_owned()),
                shields => parts.push(format!("{shields} shields")),
            }
            parts.extend(feature.marks.iter().cloned());
            if !feature.touches.is_empty() {
                let touches: Vec<_> = feature.touches.iter().map(SegmentName::to_string).collect();
                parts.push(format!("beside {}", touches.join(" and ")));
            }
            parts.retain(|part| !part.is_empty());
            let line = format!("  {:9} {}", feature.kind.as_str(), parts.join(", "));
            writeln!(text, "{}", line.trim_end())?;
        }
    }
    Ok(())
}
