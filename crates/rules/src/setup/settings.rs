//! The settings of a setup, listed for programs that offer them to people.
//!
//! [`Elements::visit`] and [`RuleOptions::visit`] call a [`SettingVisitor`] for each setting.

use serde::Serialize;

use super::GameName;
#[cfg(doc)]
use super::{Elements, RuleOptions};

/// Receives the settings of a setup: the game that has the setting, its name in files, and its values.
pub trait SettingVisitor {
    /// A setting that takes a number. Its default depends on the game and its tile sets.
    fn visit_number(&mut self, game: GameName, name: &str);
    /// A setting that is on or off. Its default depends on the game and its tile sets.
    fn visit_switch(&mut self, game: GameName, name: &str);
    /// A setting that takes one of these values. The first one is the default.
    fn visit_choice<T: Serialize>(&mut self, game: GameName, name: &str, values: &[T]);
}

/// The type of a setting's value.
pub(super) trait SettingType {
    fn accept(visitor: &mut impl SettingVisitor, game: GameName, name: &str);
}

impl SettingType for Option<u8> {
    fn accept(visitor: &mut impl SettingVisitor, game: GameName, name: &str) {
        visitor.visit_number(game, name);
    }
}

impl SettingType for Option<bool> {
    fn accept(visitor: &mut impl SettingVisitor, game: GameName, name: &str) {
        visitor.visit_switch(game, name);
    }
}

impl SettingType for bool {
    fn accept(visitor: &mut impl SettingVisitor, game: GameName, name: &str) {
        visitor.visit_choice(game, name, &[false, true]);
    }
}

/// Lists all values of rule options, the default first. Those behind a semicolon exist for old games and
/// are not visited. A value that is missing here does not compile.
macro_rules! choices {
    ($($option:ident { $($value:ident),+ $(; $($old:ident),+)? })+) => {$(
        impl SettingType for super::$option {
            fn accept(visitor: &mut impl SettingVisitor, game: GameName, name: &str) {
                let complete = |value: &Self| match value { $(Self::$value => (),)+ $($(Self::$old => (),)+)? };
                let values = [$(Self::$value),+];
                values.iter().for_each(complete);
                visitor.visit_choice(game, name, &values);
            }
        }
    )+};
}

choices! {
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
    use super::super::{Elements, RuleOptions};
    use super::*;

    /// The names, with the first value where values are listed.
    #[derive(Default)]
    struct Names(Vec<(String, Option<String>)>);

    impl SettingVisitor for Names {
        fn visit_number(&mut self, _: GameName, name: &str) {
            self.0.push((name.to_owned(), None));
        }
        fn visit_switch(&mut self, _: GameName, name: &str) {
            self.0.push((name.to_owned(), None));
        }
        fn visit_choice<T: Serialize>(&mut self, _: GameName, name: &str, values: &[T]) {
            let default = toml::Value::try_from(&values[0]).expect("values are plain");
            self.0.push((name.to_owned(), Some(default.to_string())));
        }
    }

    #[test]
    fn every_element_is_visited_by_its_name_in_files() {
        let mut names = Names::default();
        Elements::visit(&mut names);
        let names: Vec<&str> = names.0.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names[..3], ["followers", "farmers", "big-followers"]);
        assert_eq!(names.len(), 31);
    }

    #[test]
    fn the_default_comes_first() {
        let mut names = Names::default();
        RuleOptions::visit(&mut names);
        for (name, default) in names.0 {
            let default = default.expect("rule options list their values");
            let rules: RuleOptions =
                toml::from_str(&format!("{name} = {default}")).expect("a value of the option");
            assert_eq!(rules, RuleOptions::default(), "{name}");
        }
    }
}
