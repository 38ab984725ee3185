//! Every line of a setup, for whoever offers them to people.

use serde::Serialize;

use super::{Elements, GameName, RuleOptions};

/// Somebody who is told every line that a setup can have: its game, its name in files, and what can be
/// said there.
pub trait Lines {
    /// A line that takes a number; what is usual is left to the game and its tile sets.
    fn number(&mut self, game: GameName, name: &str);
    /// A line that takes yes or no; what is usual is left to the game and its tile sets.
    fn switch(&mut self, game: GameName, name: &str);
    /// A line that takes one of these; the first is the usual one.
    fn choice<T: Serialize>(&mut self, game: GameName, name: &str, answers: &[T]);
}

/// Tells every element.
pub fn elements(lines: &mut impl Lines) {
    Elements::tell(lines);
}

/// Tells every rule option.
pub fn rule_options(lines: &mut impl Lines) {
    RuleOptions::tell(lines);
}

/// What can be said on a line, by the type of the answer.
pub(super) trait Line {
    fn tell(lines: &mut impl Lines, game: GameName, name: &str);
}

impl Line for Option<u8> {
    fn tell(lines: &mut impl Lines, game: GameName, name: &str) {
        lines.number(game, name);
    }
}

impl Line for Option<bool> {
    fn tell(lines: &mut impl Lines, game: GameName, name: &str) {
        lines.switch(game, name);
    }
}

impl Line for bool {
    fn tell(lines: &mut impl Lines, game: GameName, name: &str) {
        lines.choice(game, name, &[false, true]);
    }
}

/// Lists all answers of rule options, the usual one first. Those behind a semicolon are only there for old
/// games, and nobody is offered them. A new answer that is missing here does not compile.
macro_rules! answers {
    ($($option:ident { $($answer:ident),+ $(; $($old:ident),+)? })+) => {$(
        impl Line for super::$option {
            fn tell(lines: &mut impl Lines, game: GameName, name: &str) {
                let complete = |answer: &Self| match answer { $(Self::$answer => (),)+ $($(Self::$old => (),)+)? };
                let answers = [$(Self::$answer),+];
                answers.iter().for_each(complete);
                lines.choice(game, name, &answers);
            }
        }
    )+};
}

answers! {
    FieldScoring { PerField, OncePerCity }
    TinyCity { Four, Two }
    AwardScoring { PerFeature, TenTwenty, FifteenForty, Continuously; ContinuouslyAtOnce }
    RiverRule { GoesOn, Free; LostTurn }
    LakeExtraTurn { WithDragon, Always, Never }
    PrincessRule { May, Must }
    DragonMoves { BeforeScoring, AfterScoring }
    FairyRule { OnTile, NextToFollower, AnyFeature }
    VolcanoRule { BuilderAndPig, Nobody }
    WagonMoves { Connected, SecondEdition }
    BarnPlacement { NotOccupied, Occupied }
    LeavingQuarters { Any, Occupied }
    CountMoves { ByPlayer, Clockwise, ToFollower }
    FinalQuarters { MarketOnly, AnyDistrict }
    CatapultMode { Digital, Manual }
    ForestScoring { Pieces, Tiles }
    BuildingRows { Open, Ten }
    CoastRule { Tiles, NoTiles }
    SurveyorBonus { EachSettler, Once }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Notes the names, and the first answer where there is a list.
    #[derive(Default)]
    struct Notes(Vec<(String, Option<String>)>);

    impl Lines for Notes {
        fn number(&mut self, _: GameName, name: &str) {
            self.0.push((name.to_owned(), None));
        }
        fn switch(&mut self, _: GameName, name: &str) {
            self.0.push((name.to_owned(), None));
        }
        fn choice<T: Serialize>(&mut self, _: GameName, name: &str, answers: &[T]) {
            let usual = toml::Value::try_from(&answers[0]).expect("answers are plain values");
            self.0.push((name.to_owned(), Some(usual.to_string())));
        }
    }

    #[test]
    fn every_line_is_told_by_the_name_that_files_use() {
        let mut notes = Notes::default();
        elements(&mut notes);
        let names: Vec<&str> = notes.0.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names[..3], ["followers", "farmers", "big-followers"]);
        assert_eq!(names.len(), 31);
    }

    #[test]
    fn the_usual_answer_comes_first() {
        let mut notes = Notes::default();
        rule_options(&mut notes);
        for (name, usual) in notes.0 {
            let usual = usual.expect("rule options have lists");
            let said: RuleOptions =
                toml::from_str(&format!("{name} = {usual}")).expect("it is an answer of the line");
            assert_eq!(said, RuleOptions::default(), "{name}");
        }
    }
}
