//! JCloisterZone's rule options, and its fixed rules.

use bastide_rules::setup::{
    AwardScoring, BarnPlacement, CountMoves, DragonMoves, FairyRule, FieldScoring, FinalQuarters,
    LakeExtraTurn, LeavingQuarters, PrincessRule, RiverRule, RuleOptions, TinyCity, VolcanoRule,
    WagonMoves,
};
use serde_json::{Map, Value, json};

/// A rule of JCloisterZone and the meaning of its values, the default first.
pub(crate) struct Rule<T: 'static> {
    pub(crate) name: &'static str,
    values: &'static [(&'static str, T)],
}

impl<T: Copy + PartialEq> Rule<T> {
    /// The default.
    pub(crate) fn default_value(&self) -> T {
        self.values[0].1
    }

    /// The meaning of one of its values.
    pub(crate) fn read(&self, text: &str) -> Option<T> {
        self.values.iter().find(|(known, _)| *known == text).map(|(_, value)| *value)
    }

    /// Writes a rule that differs from its default.
    fn write(&self, value: T, rules: &mut Map<String, Value>) {
        let entry = self.values.iter().skip(1).find(|(_, known)| *known == value);
        rules.extend(entry.map(|(value, _)| (self.name.to_owned(), json!(value))));
    }
}

pub(crate) const TINY_CITY: Rule<TinyCity> =
    Rule { name: "tiny-city-scoring", values: &[("4", TinyCity::Four), ("2", TinyCity::Two)] };
pub(crate) const PRINCESS: Rule<PrincessRule> = Rule {
    name: "princess-action",
    values: &[("may", PrincessRule::May), ("must", PrincessRule::Must)],
};
pub(crate) const FAIRY: Rule<FairyRule> = Rule {
    name: "fairy-placement",
    values: &[("next-follower", FairyRule::NextToFollower), ("on-tile", FairyRule::AnyFeature)],
};
pub(crate) const DRAGON: Rule<DragonMoves> = Rule {
    name: "dragon-move",
    values: &[
        ("before-scoring", DragonMoves::BeforeScoring),
        ("after-scoring", DragonMoves::AfterScoring),
    ],
};
pub(crate) const WAGON: Rule<WagonMoves> = Rule {
    name: "wagon-move",
    values: &[("C2", WagonMoves::SecondEdition), ("C1", WagonMoves::Connected)],
};
pub(crate) const BARN: Rule<BarnPlacement> = Rule {
    name: "barn-placement",
    values: &[("not-occupied", BarnPlacement::NotOccupied), ("occupied", BarnPlacement::Occupied)],
};
pub(crate) const AWARDS: Rule<AwardScoring> = Rule {
    name: "king-and-robber-scoring",
    values: &[
        ("default", AwardScoring::PerFeature),
        ("10/20", AwardScoring::TenTwenty),
        ("15/40", AwardScoring::FifteenForty),
        ("continuously", AwardScoring::Continuously),
    ],
};
pub(crate) const FINAL_QUARTERS: Rule<FinalQuarters> = Rule {
    name: "coc-final-scoring",
    values: &[
        ("market-only", FinalQuarters::MarketOnly),
        ("any-district", FinalQuarters::AnyDistrict),
    ],
};
pub(crate) const COUNT: Rule<CountMoves> = Rule {
    name: "count-move",
    values: &[
        ("by-player", CountMoves::ByPlayer),
        ("clockwise", CountMoves::Clockwise),
        ("follow-meeple", CountMoves::ToFollower),
    ],
};
/// Whether the pig herd has an effect.
pub(crate) const PIG_HERD: Rule<bool> =
    Rule { name: "gq11-pig-herd", values: &[("pig", true), ("nothing", false)] };

/// Rules that Bastide does not have, with the value by which it plays.
const OTHERS: [(&str, &str); 1] = [("inn-and-cathedral-final-scoring", "zero")];

/// Whether a rule that Bastide does not have has the value by which it plays.
pub(crate) fn is_supported(name: &str, value: &Value) -> bool {
    OTHERS.iter().any(|(known, usual)| *known == name && value == usual)
}

/// JCloisterZone's fixed rules. River tiles may cut the river off, and the volcano lake of River II gives
/// no extra turn.
pub(crate) fn fixed(has_river: bool, has_volcano_lake: bool) -> RuleOptions {
    let defaults = RuleOptions::default();
    RuleOptions {
        field_scoring: FieldScoring::PerField,
        volcano: VolcanoRule::Nobody,
        last_abbey_round: true,
        leaving_quarters: LeavingQuarters::Any,
        river: if has_river { RiverRule::Free } else { defaults.river },
        lake_extra_turn: if has_volcano_lake {
            LakeExtraTurn::Never
        } else {
            defaults.lake_extra_turn
        },
        ..defaults
    }
}

/// Writes the rules of a game.
pub(crate) fn write(options: &RuleOptions) -> Map<String, Value> {
    let mut rules = Map::new();
    TINY_CITY.write(options.tiny_city, &mut rules);
    PRINCESS.write(options.princess, &mut rules);
    FAIRY.write(options.fairy, &mut rules);
    DRAGON.write(options.dragon_moves, &mut rules);
    WAGON.write(options.wagon_moves, &mut rules);
    BARN.write(options.barn_placement, &mut rules);
    AWARDS.write(options.king_and_robber_scoring, &mut rules);
    FINAL_QUARTERS.write(options.final_quarters, &mut rules);
    COUNT.write(options.count_moves, &mut rules);
    rules
}
