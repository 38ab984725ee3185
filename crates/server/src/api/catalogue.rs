//! What can be played: games, tile sets, elements and rule options, as the rules know them.

use std::sync::LazyLock;

use axum::Json;
use bastide_protocol::catalogue::{GameChoices, LineChoice, LineDefault, SetChoice, Takes};
use bastide_rules::setup::{Elements, GameName, RuleOptions, SettingValue, SettingVisitor};
use bastide_rules::tile::TileSet;
use bastide_rules::{Game, MAX_PLAYERS, Setup, catalogue};
use serde::Serialize;
use serde_json::{Value, json};

/// The settings of one game.
struct Listed<'a> {
    game: GameName,
    /// A setup with every expansion, in which numbers of pieces are tried.
    all: &'a Setup,
    lines: Vec<LineChoice>,
}

impl Listed<'_> {
    fn add(&mut self, game: GameName, name: &str, takes: Takes) {
        if game == self.game {
            let name = name.to_owned();
            self.lines.push(LineChoice { name, takes, with: Vec::new(), default: None });
        }
    }
}

impl SettingVisitor for Listed<'_> {
    fn visit_number(&mut self, game: GameName, name: &str) {
        if game == self.game {
            let can_be = |number: u8| can_be(self.all, name, number);
            let least = u8::from(!can_be(0));
            // The maximum is found by trying, up to 128 of a piece.
            let step = |most: u8, bit: u8| if can_be(most + bit) { most + bit } else { most };
            let most = (0..7).rev().map(|bit| 1 << bit).fold(least, step);
            self.add(game, name, Takes::Number { least, most });
        }
    }

    fn visit_switch(&mut self, game: GameName, name: &str) {
        self.add(game, name, Takes::Switch);
    }

    fn visit_choice<T: Serialize>(&mut self, game: GameName, name: &str, values: &[T]) {
        let answer = |value: &T| {
            let value = serde_json::to_value(value);
            value
                .and_then(serde_json::from_value)
                .expect("answers are words, numbers or yes and no")
        };
        self.add(game, name, Takes::Choice { answers: values.iter().map(answer).collect() });
    }
}

static CATALOGUE: LazyLock<Vec<GameChoices>> =
    LazyLock::new(|| GameName::ALL.map(choices_of).into());

/// The rules decide what can be combined; none of that is repeated here.
fn choices_of(game: GameName) -> GameChoices {
    let of_game = |set: &&TileSet| set.game == game;
    let mut sets: Vec<&TileSet> = catalogue::tile_sets().iter().filter(of_game).collect();
    sets.sort_by_key(|set| set.name != game.own_set());
    let (mut excluded, mut discouraged) = (Vec::new(), Vec::new());
    for (index, one) in sets.iter().enumerate() {
        for other in &sets[index + 1..] {
            let pair = [one.name.clone(), other.name.clone()];
            let mut setup = with(game, 2, &pair);
            if Game::new(setup.clone()).is_ok() {
                continue;
            }
            setup.allow_discouraged = true;
            let possible = Game::new(setup).is_ok();
            if possible { &mut discouraged } else { &mut excluded }.push(pair);
        }
    }
    let set_choice = |set: &&TileSet| SetChoice {
        name: set.name.clone(),
        tiles: set.tiles.iter().map(|tile| u32::from(tile.copies)).sum(),
        most_players: most_players(game, std::slice::from_ref(&set.name)),
    };
    let mut all = with(game, 2, &[]);
    for set in &sets {
        if !excluded.iter().chain(&discouraged).any(|[_, later]| *later == set.name) {
            all.sets.insert(set.name.clone(), 1);
        }
    }
    let mut elements = Listed { game, all: &all, lines: Vec::new() };
    Elements::visit(&mut elements);
    let mut rules = Listed { game, all: &all, lines: Vec::new() };
    RuleOptions::visit(&mut rules);
    for rule in &mut rules.lines {
        rule.with = brings(game, &rule.name, &sets, &elements.lines);
        if let Takes::Choice { answers } = &rule.takes {
            let both =
                |first: &SettingValue| LineDefault { without: first.clone(), with: first.clone() };
            rule.default = answers.first().map(both);
        }
    }
    for element in &mut elements.lines {
        (element.with, element.default) = default_of(game, &element.name, &sets);
    }
    GameChoices {
        game,
        most_players: most_players(game, &[]),
        sets: sets.iter().map(set_choice).collect(),
        excluded,
        discouraged,
        elements: elements.lines,
        rules: rules.lines,
    }
}

/// The tile sets and elements that each make a rule option matter; empty if it always does.
fn brings(game: GameName, rule: &str, sets: &[&TileSet], elements: &[LineChoice]) -> Vec<String> {
    let plain = with(game, 2, &[]);
    if plain.concerns(rule) {
        return Vec::new();
    }
    let sets = sets.iter().map(|set| &set.name);
    let sets = sets.filter(|set| with(game, 2, std::slice::from_ref(set)).concerns(rule));
    let elements = elements.iter().filter(|element| {
        let some = if matches!(element.takes, Takes::Switch) { json!(true) } else { json!(1) };
        saying(&plain, &element.name, &some).concerns(rule)
    });
    let mut names: Vec<_> = sets.chain(elements.map(|element| &element.name)).cloned().collect();
    // A set and its element may have the same name.
    names.sort();
    names.dedup();
    names
}

/// The tile sets that bring an element, and how much of it is in play by default.
fn default_of(
    game: GameName,
    element: &str,
    sets: &[&TileSet],
) -> (Vec<String>, Option<LineDefault>) {
    let in_play = |players: usize, sets: &[String]| {
        let all = serde_json::to_value(with(game, players, sets).in_play());
        let value = all.expect("elements are numbers and switches")[element].take();
        serde_json::from_value::<SettingValue>(value).expect("the rules list this element")
    };
    let without = in_play(2, &[]);
    let differs = |set: &&&TileSet| in_play(2, std::slice::from_ref(&set.name)) != without;
    let brought: Vec<_> = sets.iter().filter(differs).map(|set| set.name.clone()).collect();
    let with = in_play(2, &brought);
    let same = (2..=MAX_PLAYERS).all(|players| in_play(players, &brought) == with);
    (brought, same.then_some(LineDefault { without, with }))
}

/// Whether a setup is valid with this number of a piece.
fn can_be(setup: &Setup, element: &str, number: u8) -> bool {
    Game::new(saying(setup, element, &json!(number))).is_ok()
}

/// The setup with this value for an element.
fn saying(setup: &Setup, element: &str, value: &Value) -> Setup {
    let elements = serde_json::from_value(json!({ element: value }));
    let elements = elements.expect("the rules list this element");
    Setup { elements, ..setup.clone() }
}

fn with(game: GameName, players: usize, sets: &[String]) -> Setup {
    let names = (1..=players).map(|number| format!("Player {number}"));
    Setup::new(game, names).with(sets.iter().cloned())
}

fn most_players(game: GameName, sets: &[String]) -> usize {
    let fits = |&players: &usize| Game::new(with(game, players, sets)).is_ok();
    (2..=MAX_PLAYERS).rev().find(fits).unwrap_or(2)
}

/// What can be played
pub(super) async fn catalogue() -> Json<Vec<GameChoices>> {
    Json(CATALOGUE.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_say_what_goes_together() {
        let carcassonne = &CATALOGUE[0];
        let pair = |one: &str, other: &str| [one.to_owned(), other.to_owned()];
        assert_eq!(carcassonne.most_players, 5);
        assert_eq!(carcassonne.excluded, [pair("river-1", "river-2")]);
        assert!(carcassonne.discouraged.contains(&pair("count", "river-2")));
        let inns = carcassonne.sets.iter().find(|set| set.name == "inns-and-cathedrals");
        assert_eq!(inns.map(|set| set.most_players), Some(6));
        let range = |name: &str| {
            let line = carcassonne.elements.iter().find(|line| line.name == name);
            let Some(LineChoice { takes: Takes::Number { least, most }, .. }) = line else {
                panic!("{name} is no number")
            };
            (*least, *most)
        };
        assert_eq!(range("followers"), (1, 30));
        assert_eq!(range("abbots"), (0, 4));
        assert_eq!(range("phantoms"), (0, 4));
    }

    #[test]
    fn elements_say_which_sets_bring_them_and_the_default() {
        let line = |name: &str| {
            let mut elements = CATALOGUE.iter().flat_map(|game| &game.elements);
            elements.find(|line| line.name == name).expect("an element")
        };
        let default =
            |without: SettingValue, with: SettingValue| Some(LineDefault { without, with });
        assert_eq!(line("followers").with, [] as [&str; 0]);
        assert_eq!(
            line("followers").default,
            default(SettingValue::Number(7), SettingValue::Number(7))
        );
        assert_eq!(line("wagons").with, ["abbey-and-mayor"]);
        assert_eq!(
            line("wagons").default,
            default(SettingValue::Number(0), SettingValue::Number(1))
        );
        assert_eq!(
            line("inns").default,
            default(SettingValue::Switch(false), SettingValue::Switch(true))
        );
        assert_eq!(line("tower-pieces").with, ["tower"]);
        assert_eq!(line("tower-pieces").default, None, "it depends on the number of players");
    }

    #[test]
    fn rule_options_say_what_brings_them() {
        let rules = CATALOGUE.iter().flat_map(|game| &game.rules);
        let with = |name: &str| {
            let mut rules = rules.clone();
            rules.find(|rule| rule.name == name).map(|rule| rule.with.join(" "))
        };
        assert_eq!(with("tiny-city").as_deref(), Some(""));
        assert_eq!(with("field-scoring").as_deref(), Some(""));
        assert_eq!(with("fairy").as_deref(), Some("fairy princess-and-dragon"));
        assert_eq!(
            with("king-and-robber-scoring").as_deref(),
            Some("king king-and-robber robber-baron")
        );
        assert_eq!(with("count-moves").as_deref(), Some("count"));
        assert_eq!(with("lake-extra-turn").as_deref(), Some("river-2"));
        assert_eq!(with("surveyor-bonus").as_deref(), Some(""));
    }

    #[test]
    fn the_page_has_a_word_and_a_sentence_for_everything_that_can_be_chosen() {
        let phrases = include_str!("../../../../web/phrases/en/setup.ftl");
        let says = |id: &str| phrases.lines().any(|line| line.starts_with(&format!("{id} = ")));
        for game in &*CATALOGUE {
            assert!(says(&format!("game-{}", game.game.as_str())));
            for set in &game.sets[1..] {
                assert!(says(&format!("set-{}", set.name)), "{}", set.name);
                assert!(says(&format!("set-{}-about", set.name)), "{}", set.name);
            }
            for (kind, lines) in [("element", &game.elements), ("rule", &game.rules)] {
                for LineChoice { name, takes, .. } in lines {
                    assert!(says(&format!("{kind}-{name}")), "{name}");
                    assert!(says(&format!("{kind}-{name}-about")), "{name}");
                    let Takes::Choice { answers } = takes else { continue };
                    for answer in answers {
                        let word = serde_json::to_string(answer).expect("plain values");
                        let word = word.replace('"', "").replace('/', "-");
                        assert!(says(&format!("answer-{name}-{word}")), "{name} {word}");
                    }
                }
            }
        }
        for preset in bastide_rules::setup::Preset::ALL {
            assert!(says(&format!("preset-{}", preset.as_str())));
            assert!(says(&format!("preset-{}-about", preset.as_str())));
        }
    }
}
