//! The networks of the games, as data files.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use bastide_rules::Game;
use bastide_rules::setup::GameName;

use crate::valuation::Network;

/// The files of weights that come with the program, by name.
const FILES: &[(&str, &[u8])] = &[];

/// The tile sets that the network of the base game was trained without, but which add no kind of piece.
const LIKE_BASE: [&str; 3] = ["base", "river-1", "river-2"];
const LIKE_CLASSIC: [&str; 5] =
    ["base", "river-1", "river-2", "inns-and-cathedrals", "traders-and-builders"];

/// Returns the name of the network for a game: the game, for Carcassonne the size of the mix, and whether two
/// or more play.
pub(crate) fn network_name(game: &Game) -> String {
    let setup = game.setup();
    let only = |known: &[&str]| setup.sets.keys().all(|set| known.contains(&set.as_str()));
    let mix = match setup.game {
        GameName::Carcassonne if only(&LIKE_BASE) => "base",
        GameName::Carcassonne if only(&LIKE_CLASSIC) => "classic",
        GameName::Carcassonne => "large",
        GameName::HuntersAndGatherers => "hunters-and-gatherers",
        GameName::Mayflower => "mayflower",
    };
    let players = if setup.players.len() == 2 { "two" } else { "more" };
    format!("{mix}-{players}")
}

/// Returns the network for a game, if there is one.
pub(crate) fn network_for(game: &Game) -> Option<&'static Network> {
    static ALL: OnceLock<BTreeMap<String, Network>> = OnceLock::new();
    ALL.get_or_init(load).get(&network_name(game))
}

/// Loads the networks of the program, or those of the folder that `BASTIDE_NETWORKS` names: for training, and for
/// comparing networks without building the program again.
fn load() -> BTreeMap<String, Network> {
    if let Some(folder) = std::env::var_os("BASTIDE_NETWORKS") {
        return load_folder(Path::new(&folder));
    }
    let parse = |&(name, bytes): &(&str, &[u8])| {
        (name.to_owned(), Network::parse(bytes).expect("the tests parse all files of weights"))
    };
    FILES.iter().map(parse).collect()
}

/// Loads all files of weights of a folder.
///
/// # Panics
///
/// Panics if a file is not one of weights: a comparison without it would be of something else.
fn load_folder(folder: &Path) -> BTreeMap<String, Network> {
    let mut networks = BTreeMap::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "bnet")
            && let Some(name) = path.file_stem().and_then(|name| name.to_str())
        {
            let bytes = std::fs::read(&path).expect("a readable file of weights");
            let network = Network::parse(&bytes);
            let network = network.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            networks.insert(name.to_owned(), network);
        }
    }
    networks
}
