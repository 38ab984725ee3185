//! All languages say the same things.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use bastide_phrases::{Language, Phrases};
use bastide_rules::event::{Counted, Occasion, Score, Strength, Term};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Event, Pos, Seat};
use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};

/// The values that each phrase of a language uses.
fn values_by_key(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("phrases");
    let file = folder.join(format!("{language}.ftl"));
    let text = std::fs::read_to_string(file).expect("a file of phrases");
    let resource = fluent_syntax::parser::parse(text).expect("well-formed phrases");
    let messages = resource.body.iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .map(|message| {
            let mut values = BTreeSet::new();
            collect(message.value.as_ref().expect("a phrase has a text"), &mut values);
            (message.id.name.clone(), values)
        })
        .collect()
}

fn collect(pattern: &ast::Pattern<String>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
        // A value stands alone, or as the argument of a function.
        let arguments = match inline {
            InlineExpression::FunctionReference { arguments, .. } => &arguments.positional[..],
            other => std::slice::from_ref(other),
        };
        for argument in arguments {
            if let InlineExpression::VariableReference { id } = argument {
                values.insert(id.name.clone());
            }
        }
        if let Expression::Select { variants, .. } = expression {
            for variant in variants {
                collect(&variant.value, values);
            }
        }
    }
}

#[test]
fn every_language_has_every_phrase_with_the_same_values() {
    let english = values_by_key(Language::English);
    assert!(english.len() > 20);
    for language in Language::ALL {
        assert_eq!(values_by_key(language), english, "{language}.ftl and en.ftl differ");
    }
}

#[test]
fn numbers_take_the_plural_of_the_language() {
    let say = |language, count| Phrases::new(language).points(count);
    assert_eq!([1, 2].map(|n| say(Language::English, n)), ["1 point", "2 points"]);
    assert_eq!([1, 2].map(|n| say(Language::Hungarian, n)), ["1 pont", "2 pont"]);
    let romanian = |n| say(Language::Romanian, n);
    assert_eq!([1, 2, 19].map(romanian), ["1 punct", "2 puncte", "19 puncte"]);
    assert_eq!([0, 101, 119].map(romanian), ["0 puncte", "101 puncte", "119 puncte"]);
    assert_eq!([20, 100, 120].map(romanian), ["20 de puncte", "100 de puncte", "120 de puncte"]);
}

fn tied_city() -> Event {
    let (ann, ben) = (Seat::new(0), Seat::new(1));
    Event::Scored(Score {
        feature: FeatureKind::City,
        occasion: Occasion::Completed,
        at: Pos::new(1, -2),
        place: "city N".parse().expect("a place"),
        tiles: vec![Pos::new(1, -2), Pos::new(1, -3)],
        terms: vec![
            Term { what: Counted::Tiles, count: 4, each: 2 },
            Term { what: Counted::Shields, count: 1, each: 2 },
        ],
        because: vec![],
        points: 10,
        strengths: vec![Strength { seat: ann, strength: 1 }, Strength { seat: ben, strength: 1 }],
        receivers: vec![ann, ben],
    })
}

#[test]
fn a_score_is_explained_in_every_language() {
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let say = |language| Phrases::new(language).event(&tied_city(), &names);
    assert_eq!(
        say(Language::English),
        "City completed at 1,-2: 4 tiles × 2 + 1 shield × 2 = 10 points for Ann and Ben. \
         Strengths there: Ann (1), Ben (1)."
    );
    assert_eq!(
        say(Language::Hungarian),
        "Kész város, hely: 1,-2: 4 kártya × 2 + 1 címer × 2 = 10 pont, kapja: Ann és Ben. \
         Erejük ott: Ann (1), Ben (1)."
    );
    assert_eq!(
        say(Language::Romanian),
        "Oraș complet la 1,-2: 4 cartonașe × 2 + 1 stemă × 2 = 10 puncte pentru Ann și Ben. \
         Puterea acolo: Ann (1), Ben (1)."
    );
}
