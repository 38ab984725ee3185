//! What can be played: games, tile sets, elements and rule options, as the rules know them.

use std::sync::LazyLock;

use axum::Json;
use bastide_rules::setup::{GameName, lines};
use bastide_rules::tile::TileSet;
use bastide_rules::{Game, MAX_PLAYERS, Setup, catalogue};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game of the family, with everything that can be chosen about it.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct GameChoices {
    /// Its name in setups.
    pub game: &'static str,
    /// The most players, with nothing but its own tile set.
    pub most_players: usize,
    /// Its tile sets; the first one is always in the game.
    pub sets: Vec<SetChoice>,
    /// Sets that cannot be played together.
    pub excluded: Vec<[String; 2]>,
    /// Sets that can be played together only with `allow-discouraged`.
    pub discouraged: Vec<[String; 2]>,
    /// What can be said under `elements`.
    pub elements: Vec<LineChoice>,
    /// What can be said under `rules`.
    pub rules: Vec<LineChoice>,
}

/// A tile set.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct SetChoice {
    /// Its name in setups.
    pub name: String,
    /// How many tiles it has.
    pub tiles: u32,
    /// The most players when it is in the game.
    pub most_players: usize,
}

/// A line of a setup.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct LineChoice {
    /// Its name in setups.
    pub name: String,
    /// What can be said there.
    #[serde(flatten)]
    pub takes: Takes,
}

/// What can be said on a line.
#[derive(Clone, Serialize, TS, ToSchema)]
#[serde(tag = "takes", rename_all = "kebab-case")]
pub enum Takes {
    /// A number; what is usual depends on the tile sets.
    Number,
    /// Yes or no; what is usual depends on the tile sets.
    Switch,
    /// One of these; the first is usual.
    Choice {
        /// As they stand in setups: words, numbers, or yes and no.
        #[schema(value_type = Vec<Object>)]
        #[ts(type = "(string | number | boolean)[]")]
        answers: Vec<Value>,
    },
}

/// The lines that one game knows.
struct Listed {
    game: GameName,
    lines: Vec<LineChoice>,
}

impl Listed {
    fn add(&mut self, game: GameName, name: &str, takes: Takes) {
        if game == self.game {
            self.lines.push(LineChoice { name: name.to_owned(), takes });
        }
    }
}

impl lines::Lines for Listed {
    fn number(&mut self, game: GameName, name: &str) {
        self.add(game, name, Takes::Number);
    }

    fn switch(&mut self, game: GameName, name: &str) {
        self.add(game, name, Takes::Switch);
    }

    fn choice<T: Serialize>(&mut self, game: GameName, name: &str, answers: &[T]) {
        let value = |answer: &T| serde_json::to_value(answer).expect("answers are plain values");
        self.add(game, name, Takes::Choice { answers: answers.iter().map(value).collect() });
    }
}

static CATALOGUE: LazyLock<Vec<GameChoices>> =
    LazyLock::new(|| GameName::ALL.map(choices_of).into());

/// The rules are asked what goes together, so that nothing of it is written here.
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
    let mut elements = Listed { game, lines: Vec::new() };
    lines::elements(&mut elements);
    let mut rules = Listed { game, lines: Vec::new() };
    lines::rule_options(&mut rules);
    GameChoices {
        game: game.word(),
        most_players: most_players(game, &[]),
        sets: sets.iter().map(set_choice).collect(),
        excluded,
        discouraged,
        elements: elements.lines,
        rules: rules.lines,
    }
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
#[utoipa::path(get, path = "/api/catalogue", tag = "tables", responses(
    (status = 200, description = "games, tile sets, elements, rule options", body = Vec<GameChoices>),
))]
pub(super) async fn catalogue() -> Json<Vec<GameChoices>> {
    Json(CATALOGUE.clone())
}
