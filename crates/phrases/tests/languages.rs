//! All languages are complete.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use bastide_phrases::{Language, Phrases};
use bastide_rules::event::{Counted, Occasion, Score, SpotName, Strength, Term};
use bastide_rules::setup::{FirstPlayer, GameName, Lot};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Actor, Dealer, Event, Game, Piece, Pos, Role, Seat, Setup};
use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};

/// The values that each phrase of a language uses.
fn values_by_key(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("phrases");
    let read = |folder: &Path| std::fs::read_to_string(folder.join(format!("{language}.ftl")));
    let files = [folder.clone(), folder.join("tiles"), folder.join("reviews")];
    let text = files.map(|folder| read(&folder).expect("a file of phrases")).join("\n");
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

#[test]
fn romanian_is_written_with_commas_and_declines_no_name() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("phrases");
    let text = std::fs::read_to_string(folder.join("ro.ftl")).expect("a file of phrases");
    assert!(text.contains('ș') && text.contains('ț'));
    let wrong = ["ş", "ţ", "lui { $", " …"].map(|mark| text.contains(mark));
    assert_eq!(wrong, [false; 4]);
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
        "Ann and Ben: +10, city completed (4 tiles × 2 + 1 shield × 2). Strength: Ann 1, Ben 1."
    );
    assert_eq!(
        say(Language::Hungarian),
        "Ann és Ben: +10 pont, kész város (4 kártya × 2 + 1 címer × 2). Erő: Ann 1, Ben 1."
    );
    assert_eq!(
        say(Language::Romanian),
        "Ann și Ben: +10 puncte, oraș complet (4 cartonașe × 2 + 1 stemă × 2). \
         Putere: Ann 1, Ben 1."
    );
}

#[test]
fn a_piece_is_told_with_its_owner() {
    let names = NAMES.map(str::to_owned);
    let event = Event::Eaten {
        seat: Seat::new(1),
        piece: Piece::Follower,
        role: Some(Role::Knight),
        at: Pos::new(1, -2),
        place: SpotName::On("city N".parse().expect("a place")),
    };
    let say = |language| Phrases::new(language).event(&event, &names);
    assert_eq!(say(Language::English), "The dragon ate Ben’s knight.");
    assert_eq!(say(Language::Hungarian), "A sárkány megette Ben lovagját.");
    assert_eq!(say(Language::Romanian), "Balaurul a înghițit cavalerul (Ben).");
}

/// The name of a phantom does not say where it stands.
#[test]
fn a_phantom_is_told_with_its_place() {
    let names = NAMES.map(str::to_owned);
    let event = Event::PiecePlaced {
        seat: Seat::new(1),
        piece: Piece::Phantom,
        role: Some(Role::Farmer),
        at: Pos::new(1, -2),
        place: "field NL".parse().expect("a place"),
    };
    let say = |language| Phrases::new(language).event(&event, &names);
    assert_eq!(say(Language::English), "Ben placed a phantom on the field.");
    assert_eq!(say(Language::Hungarian), "Ben letett egy fantomot a mezőre.");
    assert_eq!(say(Language::Romanian), "Ben a pus fantoma pe câmp.");
}

/// The selector values of a language's phrases; not the plural forms, which differ.
fn choices_by_key(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("phrases");
    let text = std::fs::read_to_string(folder.join(format!("{language}.ftl"))).expect("phrases");
    let resource = fluent_syntax::parser::parse(text).expect("well-formed phrases");
    let mut choices: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in &resource.body {
        let ast::Entry::Message(ast::Message { id, value: Some(pattern), .. }) = entry else {
            continue;
        };
        for element in &pattern.elements {
            let PatternElement::Placeable { expression: Expression::Select { variants, .. } } =
                element
            else {
                continue;
            };
            let words = variants.iter().filter_map(|variant| match &variant.key {
                ast::VariantKey::Identifier { name } => Some(name.clone()),
                ast::VariantKey::NumberLiteral { .. } => None,
            });
            let words = words.filter(|word| !PLURALS.contains(&word.as_str()));
            choices.entry(id.name.clone()).or_default().extend(words);
        }
    }
    choices.retain(|_, words| !words.is_empty());
    choices
}

/// A value without a variant would be described as another one.
#[test]
fn every_language_knows_the_same_pieces_features_and_goods() {
    let english = choices_by_key(Language::English);
    // Members and settlers are always named by their role.
    let named = |piece: &Piece| !matches!(piece, Piece::Member | Piece::Settler);
    for piece in Piece::ALL.into_iter().filter(named).map(Piece::as_str) {
        assert!(english["a-piece"].contains(piece), "a-piece has no {piece}");
    }
    assert_eq!(english["the-piece"], english["a-piece"]);
    assert_eq!(english["owned-piece"], english["a-piece"]);
    for language in Language::ALL {
        assert_eq!(choices_by_key(language), english, "{language}.ftl and en.ftl differ");
    }
}

/// All events of some games.
const EVENTS: [&str; 60] = [
    "AbbeyPlaced",
    "AwardScored",
    "AwardTaken",
    "BarnPlaced",
    "Captured",
    "CatchScored",
    "ChallengeLost",
    "ChallengeOpened",
    "CountMoved",
    "Deployed",
    "DoubleTurn",
    "DragonCame",
    "DragonMoved",
    "DragonStuck",
    "DragonTileAside",
    "DragonTilesBack",
    "Eaten",
    "Exchanged",
    "ExtraTurn",
    "FairOpened",
    "FairyMoved",
    "FairyScored",
    "FinalScoring",
    "FirstPlayer",
    "GameOver",
    "GapMeasured",
    "GoldFound",
    "GoodsScored",
    "GoodsTaken",
    "KnightRemoved",
    "KnockedOut",
    "LastAbbeys",
    "LeftAlone",
    "LeftBehind",
    "LeftQuarter",
    "PiecePlaced",
    "PieceReturned",
    "Ransomed",
    "RiverLeftOut",
    "RiverTileAside",
    "Scored Barn",
    "Scored BarnJoined",
    "Scored BarnPlaced",
    "Scored Completed",
    "Scored Farmers",
    "Scored Hunters",
    "Scored Huts",
    "Scored Trappers",
    "Scored Unfinished",
    "Seduced",
    "SurveyorBonus",
    "SurveyorMoved",
    "TargetHit",
    "TileDrawn",
    "TilePlaced",
    "TileRemoved",
    "TokenLanded",
    "TowerBuilt",
    "TowerClimbed",
    "WagonMoved",
];

/// The kind of an event: the name of its variant, and the occasion of a scoring.
fn kind_of(event: &Event) -> String {
    if let Event::Scored(score) = event {
        return format!("Scored {:?}", score.occasion);
    }
    let text = format!("{event:?}");
    text.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// Events that are rare in random games.
fn rare_events() -> Vec<Event> {
    let Event::Scored(score) = tied_city() else { return Vec::new() };
    let (at, against) = (Pos::new(1, -2), Pos::new(0, -2));
    let feature = FeatureKind::Field;
    vec![
        Event::LastAbbeys,
        Event::ChallengeLost { feature: FeatureKind::Cloister, at, against },
        Event::Scored(Score { feature, occasion: Occasion::BarnJoined, ..score }),
    ]
}

/// The events of a random game with these expansions.
fn events_of_a_game(sets: impl Iterator<Item = &'static str>, seed: u8) -> Vec<Event> {
    play_by_chance(Setup::carcassonne(NAMES).with(sets), seed)
}

/// The events of a random game.
fn play_by_chance(mut setup: Setup, seed: u8) -> Vec<Event> {
    setup.first_player = FirstPlayer::Random(Lot::ByLot);
    let game = Game::new(setup).expect("a sensible setup");
    let (mut state, mut dealer) = (game.start(), Dealer::new([seed; 32]));
    let (mut events, mut random) = (Vec::new(), u64::from(seed) + 1);
    let mut below = |count: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (random >> 33) as usize % count
    };
    while !state.is_over() {
        let action = match state.actor() {
            Actor::Chance => dealer.deal(&game, &state),
            _ => game.pick_action(&state, &mut below).expect("a player can always act"),
        };
        game.apply(&mut state, action, &mut events).expect("a legal action");
    }
    events
}

/// What is wrong with a sentence, if anything.
fn flaw(sentence: &str, keys: &BTreeSet<String>) -> Option<String> {
    if let Some(mark) = ["{", "}", "$"].into_iter().find(|mark| sentence.contains(mark)) {
        return Some(format!("`{mark}` is left"));
    }
    if sentence.split_whitespace().any(is_for_machines) {
        return Some("it has coordinates, a tile code or millimetres".to_owned());
    }
    let is_key = |word: &str| keys.contains(word) && (word.contains('-') || word == sentence);
    let mut words = sentence.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.find(|word| is_key(word)).map(|key| format!("the key {key} is left"))
}

/// Whether a word is `-1,2`, `BA-H` or `mm`.
fn is_for_machines(word: &str) -> bool {
    let word = word.trim_matches(|mark: char| !mark.is_alphanumeric());
    let numbers = |(x, y): (&str, &str)| x.parse::<i32>().is_ok() && y.parse::<i32>().is_ok();
    let code = |(set, _): (&str, &str)| set.len() == 2 && set.chars().all(char::is_uppercase);
    word == "mm"
        || word.split_once(',').is_some_and(numbers)
        || word.split_once('-').is_some_and(code)
}

#[test]
fn coordinates_codes_and_millimetres_are_noticed() {
    let bad = ["-1,2", "(0,3)", "BA-H.", "12 mm"].map(|text| text.split(' ').any(is_for_machines));
    assert_eq!(bad, [true; 4]);
    assert!(!["+10,", "Mayflower-ben", "180°", "1"].into_iter().any(is_for_machines));
}

/// With all expansions. The river brings the dragon before all other tiles, and is not played with the
/// count.
#[test]
fn whatever_happens_is_told_in_every_language() {
    const SETS: [&str; 8] = [
        "inns-and-cathedrals",
        "traders-and-builders",
        "king-and-robber",
        "cult",
        "princess-and-dragon",
        "tower",
        "abbey-and-mayor",
        "catapult",
    ];
    let played = (0..90).flat_map(|seed| {
        let start = [None, Some("river-2"), Some("count")][usize::from(seed % 3)];
        events_of_a_game(SETS.into_iter().chain(start), seed)
    });
    let sisters = (0..=255).flat_map(|seed| {
        let game = [GameName::HuntersAndGatherers, GameName::Mayflower][usize::from(seed % 2)];
        play_by_chance(Setup::new(game, NAMES), seed)
    });
    let played = played.chain(sisters);
    let names = NAMES.map(str::to_owned);
    let keys: BTreeSet<_> = values_by_key(Language::English).into_keys().collect();
    let languages = Language::ALL.map(|language| (language, Phrases::new(language)));
    let mut found = BTreeSet::new();
    for event in played.chain(rare_events()) {
        for (language, phrases) in &languages {
            let sentence = phrases.event(&event, &names);
            assert!(!sentence.trim().is_empty(), "{language}: {event:?}");
            assert_eq!(flaw(&sentence, &keys), None, "{language}: {sentence}");
        }
        found.insert(kind_of(&event));
    }
    let found: Vec<_> = found.iter().map(String::as_str).collect();
    assert_eq!(found, EVENTS);
}
