//! Small games, one for each kind of message, and the errors for games that cannot be played.

use std::path::PathBuf;

use bastide_jcz::{Assertion, Imported, JczError, export, import};
use bastide_rules::setup::{AwardScoring, FairyRule, FieldScoring, GameName, RiverRule};
use bastide_rules::{DealerNote, Event, Game, Record, Setup};
use serde_json::{Value, json};

fn game(name: &str) -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(name);
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn read(text: &str) -> Imported {
    import(text, false).unwrap_or_else(|error| panic!("{error}"))
}

fn events(imported: &Imported) -> Vec<Event> {
    let mut events = Vec::new();
    imported.record.replay(usize::MAX, &mut events);
    events
}

fn error(text: &str) -> JczError {
    import(text, false).expect_err("it cannot be played")
}

/// Every game in the folder ends with the points that it asserts, and so does its export.
#[test]
fn the_games_end_as_they_claim() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut kinds = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the folder of the games") {
        let file = entry.expect("a file").path();
        let (name, text) = (file.display(), std::fs::read_to_string(&file).expect("a game"));
        let imported = import(&text, false).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(!imported.assertions.is_empty(), "{name} claims nothing");
        for claim in &imported.assertions {
            assert!(claim.holds(), "{name}: {claim:?}\n{}", imported.record);
        }
        let written = export(&imported.record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(events(&read(&written)), events(&imported), "{name}");
        for (part, _) in text.match_indices("\"type\": \"") {
            kinds.extend(text[part + 9..].split('"').next().map(str::to_owned));
        }
    }
    let all = [
        "CAPTURE_FOLLOWER",
        "COMMIT",
        "DEPLOY_MEEPLE",
        "EXCHANGE_FOLLOWER",
        "MOVE_NEUTRAL_FIGURE",
        "PASS",
        "PAY_RANSOM",
        "PLACE_TILE",
        "PLACE_TOKEN",
        "RETURN_MEEPLE",
        "UNDO",
    ];
    assert!(kinds.iter().eq(all), "{kinds:?}");
}

/// A saved game with changed messages or setup.
fn changed(name: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut value = serde_json::from_str(&game(name)).expect("JSON");
    change(&mut value);
    value.to_string()
}

/// A message that Bastide's rules do not allow is named, with the rule and both views of the position.
#[test]
fn illegal_messages_are_shown_from_both_sides() {
    // The game, the message (from 1), the path in it, the new value, and the rule.
    let cases = [
        ("road-taken-back", 3, "/payload/rotation", json!("R90"), "BAS-12"),
        ("road-taken-back", 3, "/payload/position", json!([5, 5]), "BAS-10"),
        ("road-taken-back", 3, "/player", json!(1), "BAS-07"),
        ("road-taken-back", 8, "/payload/tileId", json!("BA/RRRX"), ""),
        ("road-taken-back", 9, "/type", json!("DANCE"), ""),
        ("road-taken-back", 6, "/payload/pointer/location", json!("NS"), ""),
        ("road-taken-back", 6, "/payload/meepleId", json!("0.abbot.1"), ""),
        ("road-taken-back", 6, "/payload/meepleId", json!("0.phantom.1"), "BAS-18"),
        ("road-taken-back", 6, "/payload", json!(null), ""),
        ("double-turn", 8, "/payload/meepleId", json!("0.small.2"), "BAS-21"),
        ("dragon-and-fairy", 7, "/payload/to", json!([0, 1]), "PRD-25"),
        ("dragon-and-fairy", 7, "/payload/to", json!([9, 9]), ""),
        ("prisoners", 14, "/payload/pointer/position", json!([1, 1]), "TOW-06"),
        ("prisoners", 15, "/payload/pointer/meepleId", json!("1.small.3"), ""),
        ("prisoners", 38, "/payload/meepleId", json!("1.big.1"), "TOW-26"),
        ("princess-and-portal", 5, "/payload/source", json!("DRAGON"), ""),
        ("abbey-wagon-and-barn", 22, "/payload/position", json!([5, 5]), "ABB-04"),
        ("abbey-wagon-and-barn", 28, "/payload/pointer/location", json!("E"), ""),
        ("quarters", 7, "/payload/pointer/location", json!("QUARTER_INN"), ""),
        ("quarters", 8, "/payload/to/location", json!("QUARTER_CASTLE"), "CNT-15"),
    ];
    for (name, number, place, value, rule) in cases {
        let text = changed(&format!("{name}.jcz"), |game| {
            *game["replay"][number - 1].pointer_mut(place).expect(place) = value;
        });
        let bad = match import(&text, false) {
            Err(JczError::Message(bad)) => bad,
            other => panic!("{name} {number} {place}: {other:?}"),
        };
        assert_eq!((bad.number, bad.rule.unwrap_or_default()), (number, rule), "{name}: {bad}");
        let text = bad.to_string();
        assert!(text.contains("the file says: ") && text.contains("Bastide sees: "), "{text}");
    }
}

/// Undo stops at the last commit.
#[test]
fn a_commit_stands() {
    let text = changed("road-taken-back.jcz", |game| {
        let undo = json!({ "type": "UNDO", "payload": {} });
        game["replay"].as_array_mut().expect("messages").insert(7, undo);
    });
    assert!(error(&text).to_string().starts_with("message 8 cannot be played: there is nothing"));
}

/// What Bastide does not have is refused by name; a lenient import continues without it.
#[test]
fn what_is_unknown_is_named() {
    for (place, name, value) in [
        ("sets", "hills-and-sheep", json!(1)),
        ("sets", "basic:2", json!(1)),
        ("elements", "abbot", json!(1)),
        ("rules", "labyrinth-variant", json!("advanced")),
        ("rules", "wagon-move", json!("C3")),
        ("rules", "inn-and-cathedral-final-scoring", json!("half")),
    ] {
        let text = changed("road-taken-back.jcz", |game| game["setup"][place][name] = value);
        let refused = error(&text).to_string();
        assert!(refused.contains(name) && refused.contains("--lenient"), "{refused}");
        let lenient = import(&text, true).unwrap_or_else(|error| panic!("{error}"));
        assert!(lenient.warnings.iter().any(|warning| warning.contains(name)), "{name}");
        assert!(lenient.assertions.iter().all(Assertion::holds));
    }
    // Values that are not in play, or are the default, are accepted.
    let text = changed("road-taken-back.jcz", |game| {
        game["setup"]["rules"]["inn-and-cathedral-final-scoring"] = json!("zero");
        game["setup"]["elements"]["abbot"] = json!(0);
        game["setup"]["sets"]["hills-and-sheep"] = json!(0);
    });
    assert!(read(&text).warnings.is_empty());
}

/// Without an end the game stays unfinished; with one, its last turn decides.
#[test]
fn only_a_game_that_ends_is_over() {
    let text = changed("road-taken-back.jcz", |game| game["gameAnnotations"] = json!({}));
    let open = read(&text);
    assert!(!open.record.state().is_over());
    assert_eq!(open.record.state().tiles_left(), 69);
    let text = changed("road-taken-back.jcz", |game| game["gameAnnotations"]["endTurn"] = json!(9));
    assert!(!read(&text).record.state().is_over());
    let whole = read(&game("road-taken-back.jcz"));
    assert!(whole.record.state().is_over());
    // A wrong assertion is reported.
    let text = changed("road-taken-back.jcz", |game| {
        game["test"]["assertions"] =
            json!(["Ann has 4 points", "Eve has 1 point", "Undo is allowed"]);
    });
    let played: Vec<_> = read(&text).assertions.iter().map(|claim| claim.actual).collect();
    assert_eq!(played, [Some(3), None]);
}

/// A tile that fits nowhere is in no message, but in the draw order.
#[test]
fn draws_that_came_to_nothing_are_known_by_the_order() {
    let text = changed("road-taken-back.jcz", |game| {
        game["setup"]["start"][0]["tile"] = json!("BA/RFr");
        game["gameAnnotations"]["drawOrder"] = json!(["BA/RFr", "BA/Cccc+", "BA/RRRR"]);
    });
    let removed = |event: &Event| matches!(event, Event::TileRemoved { .. });
    let imported = read(&text);
    assert_eq!(events(&imported).into_iter().filter(removed).count(), 1);
    assert!(imported.record.state().is_over());
    // The draw order may end before the game does.
    let text = changed("road-taken-back.jcz", |game| {
        game["setup"]["start"][0]["tile"] = json!("BA/RFr");
        game["gameAnnotations"]["drawOrder"] = json!(["BA/RFr", "BA/Cccc+"]);
    });
    assert!(read(&text).record.state().is_over());
    // A tile that fits cannot have been left out.
    let text = changed("road-taken-back.jcz", |game| {
        game["gameAnnotations"]["drawOrder"] = json!(["BA/RFr", "BA/L", "BA/RRRR"]);
    });
    assert!(error(&text).to_string().contains("the tile that was drawn is BA/L"));
}

/// Invalid names are changed, with a warning.
#[test]
fn players_keep_their_names_if_they_can() {
    let text = changed("road-taken-back.jcz", |game| {
        game["players"] = json!([{ "name": "Ann" }, { "name": "Ann" }]);
    });
    let imported = read(&text);
    let names: Vec<_> =
        imported.record.game().setup().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Ann 2"]);
    assert_eq!(imported.warnings.len(), 1);
    let text = changed("road-taken-back.jcz", |game| game["players"] = json!([]));
    assert!(error(&text).to_string().contains("players"));
}

/// Games that JCloisterZone does not have are not exported.
#[test]
fn what_they_do_not_have_is_not_written() {
    let refuse = |setup: Setup, said: &str| {
        let record = Record::new(Game::new(setup).expect("a game"), DealerNote::None);
        let refused = export(&record).expect_err(said).to_string();
        assert!(refused.contains(said), "{refused}");
    };
    let two = || Setup::carcassonne(["Ann", "Ben"]);
    refuse(two().with(["catapult"]), "catapult");
    refuse(Setup::new(GameName::HuntersAndGatherers, ["Ann", "Ben"]), "no other game");
    let mut setup = two();
    setup.elements.abbots = Some(1);
    refuse(setup, "abbot");
    let mut setup = two();
    setup.elements.phantoms = Some(2);
    refuse(setup, "one phantom");
    let mut setup = two();
    setup.rules.field_scoring = FieldScoring::OncePerCity;
    refuse(setup, "per-field");
    let mut setup = two();
    setup.tiles.insert("BA-X".to_owned(), 2);
    refuse(setup, "BA-X");
    let mut setup = two().with(["tower"]);
    setup.elements.tower_pieces = Some(3);
    refuse(setup, "tower pieces");
}

/// The version and the names of the river sets are those that the current client reads.
#[test]
fn the_file_is_like_those_of_its_present_version() {
    let setup = Setup::carcassonne(["Ann", "Ben"]).with(["river-1"]);
    let record = Record::new(Game::new(setup).expect("a game"), DealerNote::None);
    let file: Value = serde_json::from_str(&export(&record).expect("a file")).expect("JSON");
    assert_eq!(file["appVersion"], "6.2.0");
    assert_eq!(file["setup"]["sets"], json!({ "basic:1": 1, "river/1:1": 1 }));
    // Its client adds the element itself.
    for (name, element) in [("river/1", json!(true)), ("river/1:1", json!(null))] {
        let mut file = file.clone();
        file["setup"]["sets"] = json!({ "basic:1": 1, name: 1 });
        file["setup"]["elements"]["river"] = element;
        assert!(read(&file.to_string()).record.game().setup().has_set("river-1"));
    }
}

/// A barn stands at the north-west corner of the tile in its pointer, on the field there.
#[test]
fn a_barn_is_given_by_the_tile_south_east_of_it() {
    let name = "abbey-wagon-and-barn.jcz";
    let place = "/payload/pointer";
    for (pointer, said) in [
        (
            json!({ "position": [1, 1], "feature": "Field", "location": "NL.NR.EL.ER.SL.SR.WL.WR" }),
            "no corner",
        ),
        (json!({ "position": [2, 2], "feature": "Field", "location": "ER.SL" }), "no corner"),
        (
            json!({ "position": [2, 2], "feature": "Field", "location": "NL" }),
            "there is no Field NL",
        ),
    ] {
        let text = changed(name, |game| {
            *game["replay"][32].pointer_mut(place).expect(place) = pointer;
        });
        let refused = error(&text).to_string();
        assert!(refused.contains("message 33") && refused.contains(said), "{refused}");
    }
}

/// Rules with different names in both programs, or without one in JCloisterZone.
#[test]
fn rules_have_their_counterparts() {
    let rules = |name: &str, value: Value| {
        let text = changed("road-taken-back.jcz", |game| {
            game["setup"]["rules"][name] = value;
            game["setup"]["sets"]["river/1:1"] = json!(1);
            game["setup"]["elements"]["river"] = json!(true);
            game["replay"] = json!([]);
        });
        read(&text).record.game().setup().rules.clone()
    };
    assert_eq!(rules("fairy-placement", json!("next-follower")).fairy, FairyRule::NextToFollower);
    assert_eq!(rules("fairy-placement", json!("on-tile")).fairy, FairyRule::AnyFeature);
    assert_eq!(rules("fairy-placement", json!(null)).river, RiverRule::Free);
    let awards = rules("king-and-robber-scoring", json!("continuously"));
    assert_eq!(awards.king_and_robber_scoring, AwardScoring::Continuously);
    // All of Bastide's rules for the fairy on a tile are the same in JCloisterZone.
    for fairy in [FairyRule::OnTile, FairyRule::AnyFeature] {
        let mut setup = Setup::carcassonne(["Ann", "Ben"]).with(["princess-and-dragon"]);
        setup.rules.fairy = fairy;
        let record = Record::new(Game::new(setup).expect("a game"), DealerNote::None);
        let file: Value = serde_json::from_str(&export(&record).expect("a file")).expect("JSON");
        assert_eq!(file["setup"]["rules"]["fairy-placement"], "on-tile");
    }
}

/// JCloisterZone allows one player, and games without followers.
#[test]
fn what_the_rulebook_advises_against_is_read() {
    let text = changed("road-taken-back.jcz", |game| {
        game["setup"]["elements"]["small-follower"] = json!(0);
        game["replay"].as_array_mut().expect("messages").retain(|one| one["type"] == "PLACE_TILE");
        game["replay"].as_array_mut().expect("messages").truncate(1);
        game["gameAnnotations"] = json!({});
    });
    let alone = changed("road-taken-back.jcz", |game| {
        game["players"] = json!([{ "name": "Ann" }]);
        game["replay"] = json!([]);
    });
    for text in [text, alone] {
        assert!(read(&text).record.game().setup().allow_discouraged);
    }
    assert!(!read(&game("road-taken-back.jcz")).record.game().setup().allow_discouraged);
}
