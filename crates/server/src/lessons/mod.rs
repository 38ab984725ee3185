//! Lessons: short games that teach the base game, an expansion, or another game of the family.
//!
//! Each is a [`Script`] in `lessons/NAME.lesson`, played by the rules like any other game. Sentences take their points from
//! the game, so that the text, the board and the score agree.

mod script;
#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use bastide_art::colours::Colours;
use bastide_phrases::{Language, Phrases};
use bastide_protocol::choices::{Choices, Free};
use bastide_protocol::game::{Lesson, LessonFrame, Lessons};
use bastide_protocol::id::Id;
use bastide_protocol::table::ClockSetting;
use bastide_rules::{Action, Actor, Event, Game};

use crate::play::{Play, Players, Step};
use crate::secret::Seed;
use script::{Line, Script};

/// The names of lessons, each with the text of its file.
macro_rules! lesson_files {
    ($($id:literal,)+) => {
        [$(($id, include_str!(concat!("../../lessons/", $id, ".lesson"))),)+]
    };
}

/// The lessons in the recommended order.
static LESSONS: LazyLock<Vec<Script>> = LazyLock::new(|| {
    lesson_files!(
        "base-game",
        "river-2",
        "inns-and-cathedrals",
        "traders-and-builders",
        "princess-and-dragon",
        "tower",
        "abbey-and-mayor",
        "king-and-robber",
        "cult",
        "count",
        "catapult",
        "abbot",
        "phantom",
        "hunters-and-gatherers",
        "mayflower",
    )
    .into_iter()
    .map(|(id, text)| Script::parse(id, text))
    .collect()
});

/// The placeholders for the points of the first, second, … scoring since the previous moment.
const SCORINGS: [&str; 4] = ["first", "second", "third", "fourth"];

/// All lessons.
pub(crate) fn lessons() -> Lessons {
    Lessons { lessons: LESSONS.iter().map(|script| script.id).collect() }
}

/// A lesson for a learner of this name, in this language.
pub(crate) fn lesson(id: &str, learner: &str, language: Language) -> Option<Lesson> {
    let script = LESSONS.iter().find(|script| script.id == id)?;
    Some(perform(script, learner, language))
}

fn perform(script: &Script, learner: &str, language: Language) -> Lesson {
    let companion = if learner == "Maria" { "Anna" } else { "Maria" };
    let game = Game::new(script.setup([learner, companion])).expect("lessons have sound setups");
    let setup = game.setup().clone();
    let mut stage = Stage::new(game, [learner, companion], language);
    let mut frames = Vec::new();
    for line in &script.lines {
        match line {
            Line::Say(sentence) => stage.say(sentence.key),
            Line::Pause => frames.push(stage.frame(None)),
            Line::Scores(expected) => debug_assert_eq!(stage.play.state().scores(), expected),
            Line::Act(text) => {
                // Everything before the first sentence is the opening.
                if stage.has_sentence() && matches!(stage.play.state().actor(), Actor::Player(_)) {
                    frames.push(stage.frame(Some(text)));
                }
                stage.act(text);
            }
        }
    }
    frames.push(stage.frame(None));
    Lesson { id: script.id, setup, frames }
}

/// A lesson while it is performed.
struct Stage<'a> {
    play: Play,
    names: [&'a str; 2],
    language: Language,
    /// The key of the current sentence.
    key: &'static str,
    /// The events since the last frame.
    steps: Vec<Step>,
    /// The points that the sentence may name, one for each scoring.
    points: Vec<u32>,
    /// The points since the sentence.
    unsaid: Vec<u32>,
}

impl<'a> Stage<'a> {
    fn new(game: Game, names: [&'a str; 2], language: Language) -> Self {
        let people = ["learner", "companion"].map(|id| Some(Id::from_text(id))).into();
        let players = Players { people, colours: Colours::default() };
        let play = Play::new(Arc::new(game), Seed([0; 32]), ClockSetting::None, players, 0);
        Self {
            play,
            names,
            language,
            key: "",
            steps: Vec::new(),
            points: Vec::new(),
            unsaid: Vec::new(),
        }
    }

    const fn has_sentence(&self) -> bool {
        !self.key.is_empty()
    }

    fn act(&mut self, text: &str) {
        let action = self.play.parse(text).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        let step = self.play.stage(action).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        self.unsaid.extend(step.events.iter().filter_map(Event::points));
        self.steps.push(step);
    }

    /// Makes this the current sentence. It may still refer to the points of the one before.
    fn say(&mut self, key: &'static str) {
        self.key = key;
        if !self.unsaid.is_empty() {
            self.points = std::mem::take(&mut self.unsaid);
        }
    }

    fn frame(&mut self, wanted: Option<&'static str>) -> LessonFrame {
        let steps = std::mem::take(&mut self.steps);
        LessonFrame {
            text: self.sentence(),
            game: self.play.view(&steps, 0, 0, self.language),
            choices: wanted.and_then(|text| self.choices(text)),
            wanted,
        }
    }

    /// The choices of the acting player. Of all throws only the wanted one, because no player could repeat it by hand.
    fn choices(&self, wanted: &str) -> Option<Choices> {
        let mut choices = self.play.choices()?;
        if let (Some(Free::Throw { aims, powers }), Ok(Action::Throw { from, aim, power })) =
            (&mut choices.free, self.play.parse(wanted))
        {
            aims.retain(|shown| shown.at == aim && shown.side == from.to_string());
            powers.retain(|shown| shown.power == power);
        }
        Some(choices)
    }

    fn sentence(&self) -> String {
        let scores = self.play.state().scores();
        let mut values = vec![
            ("learner", self.names[0].into()),
            ("companion", self.names[1].into()),
            ("mine", scores[0].into()),
            ("theirs", scores[1].into()),
        ];
        values.extend(SCORINGS.into_iter().zip(self.points.iter().map(|&points| points.into())));
        Phrases::of(self.language).say(self.key, &values)
    }
}
