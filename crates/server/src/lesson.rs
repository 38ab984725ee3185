//! The first game: five tiles that teach the basics. It is a real game with a seed that is known, played by
//! the rules like any other, so that what the learner sees is what will happen at a table.

use std::sync::Arc;

use bastide_art::colours::Colours;
use bastide_phrases::Language;
use bastide_protocol::game::{Lesson, LessonFrame};
use bastide_protocol::table::ClockSetting;
use bastide_rules::{Game, Setup};

use crate::play::Play;
use crate::play::Players;
use crate::secret::Seed;

/// The letters of the base game's tiles that are in the lesson, each once.
const TILES: &str = "ADEUVW";

/// Deals the straight road, the city, the cloister, the bend and the crossing, in this order.
const SEED: Seed = Seed([29; 32]);

/// What both players do, in turn; the learner sits on the first seat.
const ACTIONS: [&str; 10] = [
    "place 1,0 turn 0",
    "follower road E",
    "place 0,-1 turn 2",
    "follower city S",
    "place -1,0 turn 3",
    "follower cloister",
    "place 1,-1 turn 2",
    "follower field NL",
    "place 2,0 turn 0",
    "follower road S",
];

/// The lesson for somebody with this name, told in this language.
pub(crate) fn lesson(learner: &str, language: Language) -> Lesson {
    let mut play = begin(learner);
    let mut frames = Vec::new();
    let mut steps = play.deal(0).expect("chance deals");
    for wanted in ACTIONS {
        let frame = LessonFrame {
            game: play.view(&steps, 0, 0, language),
            choices: play.choices(),
            wanted: Some(wanted),
        };
        frames.push(frame);
        let seat = play.acting().expect("somebody decides");
        let action = play.parse(wanted).expect("the lesson names actions of the game");
        steps = play.act(seat, action, None, 0).expect("the lesson keeps to the rules");
    }
    frames.push(LessonFrame {
        game: play.view(&steps, 0, 0, language),
        choices: None,
        wanted: None,
    });
    Lesson { frames }
}

fn begin(learner: &str) -> Play {
    let companion = if learner == "Maria" { "Anna" } else { "Maria" };
    let mut setup = Setup::carcassonne([learner, companion]);
    setup.tiles = ('A'..='X')
        .map(|letter| (format!("BA-{letter}"), u16::from(TILES.contains(letter))))
        .collect();
    let game = Game::new(setup).expect("two players and five tiles");
    let players = Players { people: vec![true; 2], colours: Colours::default() };
    Play::new(Arc::new(game), SEED, ClockSetting::None, players, 0)
}

#[cfg(test)]
mod tests {
    use bastide_rules::Seat;

    use super::*;

    /// BAS-30, BAS-32, BAS-54, BAS-57: a road of four tiles, a cloister with two neighbours and an
    /// unfinished road for the learner; a small city and a field beside it for the companion.
    #[test]
    fn the_learner_wins_narrowly() {
        let lesson = lesson("Maria", Language::English);
        assert_eq!(lesson.frames.len(), ACTIONS.len() + 1);
        for frame in &lesson.frames {
            let Some(wanted) = frame.wanted else { continue };
            let choices = frame.choices.as_ref().expect("somebody decides");
            assert!(choices.actions.iter().any(|choice| choice.action == wanted), "{wanted}");
        }
        let end = lesson.frames.last().and_then(|frame| frame.game.end.clone());
        let end = end.expect("the game is over");
        assert_eq!((end.scores, end.winners), (vec![4 + 3 + 1, 4 + 3], vec![Seat::new(0)]));
    }
}
