//! What a lesson says is what happens in it.

use bastide_phrases::{Language, Phrases};
use bastide_rules::{Seat, catalogue};

use super::script::{Line, Script};
use super::*;

/// All numbers in a text.
fn numbers(text: &str) -> Vec<u32> {
    let runs = text.split(|letter: char| !letter.is_ascii_digit());
    let mut numbers: Vec<u32> = runs.filter_map(|run| run.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

/// The texts of the actions that can be chosen, throws with the catapult among them.
fn offered(choices: &Choices) -> impl Iterator<Item = String> {
    let listed = choices.actions.iter().map(|choice| choice.action.clone());
    let throw = match &choices.free {
        Some(Free::Throw { aims, powers }) => match (aims.as_slice(), powers.as_slice()) {
            ([aim], [power]) => {
                Some(format!("throw {} {} power {}", aim.side, aim.at, power.power))
            }
            _ => None,
        },
        _ => None,
    };
    listed.chain(throw)
}

fn sentences(script: &Script) -> impl Iterator<Item = &script::Sentence> {
    script.lines.iter().filter_map(|line| match line {
        Line::Say(sentence) => Some(sentence),
        _ => None,
    })
}

/// A sentence with neither names nor points in it.
fn bare(sentence: &script::Sentence, language: Language) -> String {
    let names = ["learner", "companion", "mine", "theirs"];
    let values: Vec<_> = names.into_iter().chain(SCORINGS).map(|name| (name, "X".into())).collect();
    Phrases::of(language).say(sentence.key, &values)
}

/// The learner is only asked for what can be done, and every moment has its sentence.
#[test]
fn lessons_can_be_played_in_every_language() {
    for script in LESSONS.iter() {
        for language in Language::ALL {
            let lesson = perform(script, "Zoé", language);
            assert!(lesson.frames.len() >= 4, "{}: a lesson has some steps", script.id);
            for frame in &lesson.frames {
                let flawed = frame.text.starts_with("lesson-") || frame.text.contains('{');
                assert!(!flawed, "{} in {language}: {}", script.id, frame.text);
                let Some(wanted) = frame.wanted else { continue };
                let choices = frame.choices.as_ref().expect("a player decides");
                assert!(offered(choices).any(|action| action == wanted), "{wanted}");
            }
        }
    }
}

/// Apart from names and the points of the game, a sentence has just the numbers that the script says,
/// whatever its language.
#[test]
fn sentences_have_the_numbers_of_the_rules() {
    for sentence in LESSONS.iter().flat_map(sentences) {
        let mut expected = sentence.numbers.clone();
        expected.sort_unstable();
        for language in Language::ALL {
            let text = bare(sentence, language);
            assert_eq!(numbers(&text), expected, "{language}: {text}");
        }
    }
}

/// The scores are those that the author of the script had in mind.
#[test]
fn scores_are_as_the_scripts_say() {
    for script in LESSONS.iter() {
        let game = Game::new(script.setup(["Anna", "Maria"])).expect("a sound setup");
        let mut stage = Stage::new(game, ["Anna", "Maria"], Language::English);
        for line in &script.lines {
            match line {
                Line::Act(text) => stage.act(text),
                Line::Scores(expected) => {
                    assert_eq!(stage.play.state().scores(), expected, "{}", script.id);
                }
                Line::Say(_) | Line::Pause => {}
            }
        }
    }
}

/// A sentence fits a small screen.
#[test]
fn sentences_are_short() {
    for sentence in LESSONS.iter().flat_map(sentences) {
        for language in Language::ALL {
            let text = bare(sentence, language);
            let words = text.split_whitespace().count();
            assert!(words <= 60, "{words} words in {language}: {text}");
        }
    }
}

/// Every expansion, the abbot, the phantom and both other games have a lesson. The two rivers share one.
#[test]
fn every_expansion_has_a_lesson() {
    let sets = catalogue::tile_sets().iter().map(|set| set.name.as_str());
    let others = ["base-game", "abbot", "phantom"];
    for id in sets.filter(|&set| !matches!(set, "base" | "river-1")).chain(others) {
        assert!(LESSONS.iter().any(|script| script.id == id), "{id}");
    }
}

/// BAS-17, BAS-30, BAS-32, BAS-38, BAS-54, BAS-57: the first game has a road, a cloister, a shared city and
/// farmers on both sides, and ends with the final scoring.
#[test]
fn the_first_game_is_played_to_its_end() {
    let lesson = lesson("base-game", "Maria", Language::English).expect("the first lesson");
    let end = lesson.frames.last().and_then(|frame| frame.game.end.clone());
    let end = end.expect("the game is over");
    assert_eq!((end.scores, end.winners), (vec![23, 20], vec![Seat::new(0)]));
}
