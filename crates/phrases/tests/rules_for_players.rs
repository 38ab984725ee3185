//! The rules for players (`docs/rules`): the same chapters in all languages, one for everything in the
//! engine.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bastide_phrases::Language;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::setup::{Elements, GameName, RuleOptions, SettingVisitor};
use serde::Serialize;

/// The chapter of each element, and its name in the options of that chapter in English.
const ELEMENTS: [(&str, &str, &str); 31] = [
    ("followers", "base-game", "Number of followers"),
    ("farmers", "base-game", "Farmers"),
    ("big-followers", "inns-and-cathedrals", "Big followers"),
    ("builders", "traders-and-builders", "Builders"),
    ("pigs", "traders-and-builders", "pigs"),
    ("inns", "inns-and-cathedrals", "Inns"),
    ("cathedrals", "inns-and-cathedrals", "cathedrals"),
    ("traders", "traders-and-builders", "Traders"),
    ("king", "king-and-robber", "King"),
    ("robber-baron", "king-and-robber", "Robber Baron"),
    ("shrines", "cult", "Cult places"),
    ("pig-herd", "river-2", "Pig herd"),
    ("river", "river-2", "River first"),
    ("dragon", "princess-and-dragon", "Dragon"),
    ("fairy", "princess-and-dragon", "fairy"),
    ("princess", "princess-and-dragon", "princess"),
    ("portals", "princess-and-dragon", "magic portals"),
    ("tower-pieces", "tower", "Tower pieces"),
    ("abbeys", "abbey-and-mayor", "Abbeys"),
    ("mayors", "abbey-and-mayor", "mayors"),
    ("wagons", "abbey-and-mayor", "wagons"),
    ("barns", "abbey-and-mayor", "barns"),
    ("abbots", "abbot", "Abbots"),
    ("phantoms", "phantom", "Phantoms"),
    ("count", "count", "The count"),
    ("catapult", "catapult", "The catapult"),
    ("members", "hunters-and-gatherers", "Members"),
    ("huts", "hunters-and-gatherers", "huts"),
    ("bonus-tiles", "hunters-and-gatherers", "Bonus tiles"),
    ("settlers", "mayflower", "Settlers"),
    ("surveyors", "mayflower", "Surveyors"),
];

/// The same for the rule options.
const RULES: [(&str, &str, &str); 20] = [
    ("field-scoring", "base-game", "Field scoring"),
    ("tiny-city", "base-game", "City of two tiles"),
    ("king-and-robber-scoring", "king-and-robber", "What the cards are worth"),
    ("river", "river-2", "River tiles"),
    ("lake-extra-turn", "river-2", "Turn after the lake"),
    ("princess", "princess-and-dragon", "Princess"),
    ("dragon-moves", "princess-and-dragon", "When the dragon walks"),
    ("fairy", "princess-and-dragon", "Fairy"),
    ("volcano", "princess-and-dragon", "Volcano"),
    ("wagon-moves", "abbey-and-mayor", "Where wagons drive"),
    ("barn-placement", "abbey-and-mayor", "Second barn"),
    ("last-abbey-round", "abbey-and-mayor", "Last abbeys"),
    ("leaving-quarters", "count", "Leaving quarters"),
    ("count-moves", "count", "Who moves the count"),
    ("final-quarters", "count", "At the end"),
    ("catapult", "catapult", "How to throw"),
    ("forest-scoring", "hunters-and-gatherers", "Forests"),
    ("rows", "mayflower", "Rows"),
    ("coast", "mayflower", "Coast"),
    ("surveyor-bonus", "mayflower", "Bonus"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

fn chapter(language: Language, name: &str) -> String {
    let file = folder().join(language.code()).join(name).with_extension("md");
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The names of the files of a folder, without their endings.
fn files(folder: &Path) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder).expect("the folder");
    let stem = |file: PathBuf| file.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned);
    files.filter_map(|file| stem(file.expect("a file").path())).collect()
}

fn chapters() -> BTreeSet<String> {
    files(&folder().join(Language::English.code()))
}

/// A block of a chapter.
#[derive(Debug, PartialEq)]
enum Block {
    Heading(usize),
    Image(String),
    Item,
    /// A table row with this number of cells.
    Row(usize),
    Paragraph,
}

/// The blocks of a chapter: a continuation line is not a separate block.
fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut in_paragraph = false;
    for line in text.lines() {
        let begins = !in_paragraph;
        in_paragraph = false;
        let is_item = line.starts_with("- ") || line.starts_with(|c: char| c.is_ascii_digit());
        let block = if line.starts_with('#') {
            Block::Heading(line.chars().take_while(|&c| c == '#').count())
        } else if let Some(image) = line.strip_prefix("![") {
            let (_, file) = image.split_once("](").expect("an image with a file");
            Block::Image(file.trim_end_matches(')').to_owned())
        } else if line.starts_with('|') {
            Block::Row(line.matches('|').count() - 1)
        } else if is_item && begins {
            Block::Item
        } else {
            in_paragraph = !line.is_empty() && !line.starts_with(' ');
            if !begins || !in_paragraph {
                continue;
            }
            Block::Paragraph
        };
        blocks.push(block);
    }
    blocks
}

#[test]
fn every_chapter_is_built_alike_in_all_languages() {
    for language in Language::ALL {
        assert_eq!(files(&folder().join(language.code())), chapters(), "{language}");
        for name in chapters() {
            let english = blocks(&chapter(Language::English, &name));
            assert_eq!(blocks(&chapter(language, &name)), english, "{language} {name}");
        }
    }
}

#[test]
fn every_chapter_has_a_title_and_no_empty_section() {
    for name in chapters() {
        let blocks = blocks(&chapter(Language::English, &name));
        let titles = blocks.iter().filter(|&block| *block == Block::Heading(1)).count();
        assert!(blocks[0] == Block::Heading(1) && titles == 1, "{name}");
        let sections = blocks.iter().filter(|&block| *block == Block::Heading(2)).count();
        assert_eq!(sections, 6, "{name}: box, turn, scoring, end, good to know, options");
        for pair in blocks.windows(2) {
            let [Block::Heading(above), below] = pair else { continue };
            let is_part = matches!(below, Block::Heading(level) if level > above);
            assert!(is_part || !matches!(below, Block::Heading(_)), "{name}: an empty section");
        }
        assert!(!matches!(blocks.last(), Some(Block::Heading(_))), "{name}: an empty section");
    }
}

#[test]
fn every_chapter_has_a_picture_and_every_picture_a_chapter() {
    let mut shown = BTreeSet::new();
    for name in chapters() {
        let blocks = blocks(&chapter(Language::English, &name));
        let before = shown.len();
        shown.extend(blocks.into_iter().filter_map(|block| match block {
            Block::Image(file) => Some(file),
            _ => None,
        }));
        assert!(shown.len() > before, "{name} has no picture of its own");
    }
    let drawn = files(&folder().join("pictures"));
    let drawn: BTreeSet<_> = drawn.iter().map(|name| format!("../pictures/{name}.svg")).collect();
    assert_eq!(shown, drawn);
}

#[test]
fn every_tile_set_has_its_chapter() {
    for set in tile_sets() {
        let name = if set.name == "base" { "base-game" } else { &set.name };
        assert!(chapters().contains(name), "{}", set.name);
    }
}

/// The names of all elements or rule options.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl SettingVisitor for Names {
    fn visit_number(&mut self, _: GameName, name: &str) {
        self.0.insert(name.to_owned());
    }

    fn visit_switch(&mut self, _: GameName, name: &str) {
        self.0.insert(name.to_owned());
    }

    fn visit_choice<T: Serialize>(&mut self, _: GameName, name: &str, _: &[T]) {
        self.0.insert(name.to_owned());
    }
}

#[test]
fn every_element_and_every_rule_option_stands_in_its_chapter() {
    let (mut elements, mut rules) = (Names::default(), Names::default());
    Elements::visit(&mut elements);
    RuleOptions::visit(&mut rules);
    for (known, table) in [(elements, &ELEMENTS[..]), (rules, &RULES[..])] {
        let listed: BTreeSet<_> = table.iter().map(|&(name, ..)| name.to_owned()).collect();
        assert_eq!(listed, known.0);
        for (name, chapter_name, words) in table {
            let text = chapter(Language::English, chapter_name);
            let (_, options) = text.rsplit_once("\n## Options\n").expect("options");
            assert!(options.contains(&format!("**{words}**")), "{name} in {chapter_name}");
        }
    }
}

#[test]
fn the_index_leads_to_every_chapter() {
    let index = std::fs::read_to_string(folder().join("README.md")).expect("an index");
    for language in Language::ALL {
        for name in chapters() {
            let text = chapter(language, &name);
            let title = text.lines().next().and_then(|line| line.strip_prefix("# "));
            let link = format!("- [{}]({language}/{name}.md)\n", title.expect("a title"));
            assert!(index.contains(&link), "{link}");
        }
    }
}

#[test]
fn romanian_is_written_with_commas_and_hungarian_with_its_own_accents() {
    for name in chapters() {
        let wrong =
            |language, letters: &str| chapter(language, &name).contains(|c| letters.contains(c));
        assert!(!wrong(Language::Romanian, "şţŞŢãõ"), "{name}");
        assert!(!wrong(Language::Hungarian, "ôûõũ"), "{name}");
    }
}
