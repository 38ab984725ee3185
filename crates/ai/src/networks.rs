//! The networks of the games, as data files.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use bastide_rules::setup::GameName;
use bastide_rules::{Game, Setup};

use crate::valuation::Network;

/// Lists files of weights by their names.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_bytes!(concat!("../networks/", $name, ".bnet")))),*]
    };
}

/// The files of weights that come with the program, by name.
const FILES: &[(&str, &[u8])] = files![
    "base-two",
    "base-more",
    "classic-two",
    "classic-more",
    "hunters-and-gatherers-two",
    "hunters-and-gatherers-more",
    "large-two",
    "mayflower-two",
    "mayflower-more",
];

/// The rivers add no kind of piece, so the networks serve games with them, too.
const LIKE_BASE: [&str; 3] = ["base", "river-1", "river-2"];
const LIKE_CLASSIC: [&str; 5] =
    ["base", "river-1", "river-2", "inns-and-cathedrals", "traders-and-builders"];
/// Mixes with all of these are like those that the network of large mixes learned from.
const LARGE: [&str; 4] =
    ["inns-and-cathedrals", "traders-and-builders", "princess-and-dragon", "abbey-and-mayor"];

/// Returns the name of the network for a game: the game, for Carcassonne the mix, and whether two or more play.
pub(crate) fn network_name(game: &Game) -> String {
    let setup = game.setup();
    let players = if setup.players.len() == 2 { "two" } else { "more" };
    let mix = match setup.game {
        GameName::Carcassonne => mix(setup),
        GameName::HuntersAndGatherers => "hunters-and-gatherers",
        GameName::Mayflower => "mayflower",
    };
    format!("{mix}-{players}")
}

/// Returns the mix of Carcassonne whose network is the strongest for a setup, or `other` where the hand-made
/// valuation alone is stronger or nothing was measured (docs/computer-players.md).
fn mix(setup: &Setup) -> &'static str {
    let has = |set: &str| setup.sets.contains_key(set);
    let only = |known: &[&str]| setup.sets.keys().all(|set| known.contains(&set.as_str()));
    if only(&LIKE_BASE) {
        "base"
    } else if only(&LIKE_CLASSIC) {
        "classic"
    } else if LARGE.into_iter().all(has) {
        "large"
    } else if setup.players.len() > 2 {
        "other"
    } else if !has("inns-and-cathedrals") && !has("traders-and-builders") {
        "base"
    } else if !has("tower") {
        "classic"
    } else {
        "other"
    }
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
/// Panics if the folder cannot be read or a file is not one of weights: a comparison without it would be of something else.
fn load_folder(folder: &Path) -> BTreeMap<String, Network> {
    let mut networks = BTreeMap::new();
    let entries = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("BASTIDE_NETWORKS: {}: {error}", folder.display()));
    for entry in entries.flatten() {
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

#[cfg(test)]
mod tests {
    use bastide_rules::setup::Preset;

    use super::*;

    #[test]
    fn all_files_of_weights_are_read() {
        for (name, bytes) in FILES {
            assert!(Network::parse(bytes).is_ok(), "{name}");
        }
        let size: usize = FILES.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(size < 1 << 20, "{size} bytes");
    }

    #[test]
    fn damaged_weights_are_refused() {
        let bytes = FILES[0].1;
        assert!(Network::parse(&bytes[..bytes.len() - 1]).is_err());
        assert!(Network::parse(&[bytes, &[0]].concat()).is_err());
        assert!(Network::parse(b"no weights").is_err());
        assert!(Network::parse(b"BNET0001\xff\xff\xff\xff").is_err());
    }

    #[test]
    fn every_game_has_the_network_of_its_mix() {
        let of = |setup| network_name(&Game::new(setup).expect("a sensible setup"));
        let name = |preset, players: &[&str]| of(Setup::preset(preset, players.iter().copied()));
        let with = |sets: &[&str]| {
            let mut setup = Setup::carcassonne(["Ann", "Ben"]);
            setup.sets.extend(sets.iter().map(|&set| (set.to_owned(), 1)));
            of(setup)
        };
        assert_eq!(name(Preset::Base, &["Ann", "Ben"]), "base-two");
        assert_eq!(name(Preset::BaseRiver, &["Ann", "Ben"]), "base-two");
        assert_eq!(name(Preset::Classic, &["Ann", "Ben", "Cleo"]), "classic-more");
        assert_eq!(name(Preset::Everything, &["Ann", "Ben"]), "large-two");
        assert_eq!(name(Preset::BigBox5, &["Ann", "Ben", "Cleo"]), "large-more");
        assert_eq!(name(Preset::Mayflower, &["Ann", "Ben"]), "mayflower-two");
        assert_eq!(with(&["count", "tower"]), "base-two");
        assert_eq!(with(&["inns-and-cathedrals", "cult"]), "classic-two");
        assert_eq!(with(&["inns-and-cathedrals", "tower"]), "other-two");
    }
}
