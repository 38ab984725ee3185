//! Setups: what can be asked for, what is refused, and how a setup is written down.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::setup::{
    CountMoves, FieldScoring, FirstPlayer, GameName, GameSetup, Lot, Preset, StartTile, WagonMoves,
};
use bastide_rules::{Game, Piece, Pos, Rotation, Seat, Setup, SetupError};

fn table() -> Setup {
    Setup::carcassonne(["Ann", "Ben"])
}

fn named(name: &str) -> Setup {
    Setup::carcassonne(["Ann", name])
}

fn followers(followers: u8) -> Setup {
    let mut setup = table();
    setup.elements.followers = Some(followers);
    setup
}

fn pigs(pigs: u8) -> Setup {
    let mut setup = table();
    setup.elements.pigs = Some(pigs);
    setup
}

fn tower_pieces(pieces: u8) -> Setup {
    let mut setup = table();
    setup.elements.tower_pieces = Some(pieces);
    setup
}

fn sets(name: &str, copies: u16) -> Setup {
    Setup { sets: BTreeMap::from([(name.to_owned(), copies)]), ..table() }
}

fn tiles<const N: usize>(tiles: [(&str, u16); N]) -> Setup {
    Setup { tiles: tiles.map(|(id, copies)| (id.to_owned(), copies)).into(), ..table() }
}

fn start<const N: usize>(tiles: [(&str, i16, i16, u8); N]) -> Setup {
    let tile = |(id, x, y, turn): (&str, _, _, _)| StartTile {
        tile: id.to_owned(),
        at: Pos::new(x, y),
        turn: Rotation::new(turn),
    };
    Setup { start: Some(tiles.map(tile).into()), ..table() }
}

/// Hunters and gatherers with these elements.
fn hunting(elements: &str) -> Setup {
    let elements = toml::from_str(elements).expect("elements");
    Setup { elements, ..Setup::new(GameName::HuntersAndGatherers, ["Ann", "Ben"]) }
}

/// Mayflower with these elements.
fn mayflower(elements: &str) -> Setup {
    let elements = toml::from_str(elements).expect("elements");
    Setup { elements, ..Setup::new(GameName::Mayflower, ["Ann", "Ben"]) }
}

fn hunters_with_rules(rules: &str) -> Setup {
    Setup { rules: toml::from_str(rules).expect("rule options"), ..hunting("") }
}

/// Every variant of the error, so that a new one cannot be forgotten here.
const VARIANTS: usize = 23;

fn variant(error: &SetupError) -> usize {
    match error {
        SetupError::Players { .. } => 1,
        SetupError::PlayerName { .. } => 2,
        SetupError::SameName { .. } => 3,
        SetupError::FirstPlayer { .. } => 4,
        SetupError::UnknownSet { .. } => 5,
        SetupError::UnknownTile { .. } => 6,
        SetupError::NoTiles => 7,
        SetupError::TooManyTiles { .. } => 8,
        SetupError::NoStart => 9,
        SetupError::StartCopies { .. } => 10,
        SetupError::StartTile { .. } => 11,
        SetupError::SameTile { .. } => 12,
        SetupError::Followers { .. } => 13,
        SetupError::Pieces { .. } => 14,
        SetupError::SixthPlayer => 15,
        SetupError::TwoRivers => 16,
        SetupError::NoAbbey => 17,
        SetupError::AbbeyCopies { .. } => 18,
        SetupError::CountAndRiver => 19,
        SetupError::CarcassonneOpen { .. } => 20,
        SetupError::OtherGame { .. } => 21,
        SetupError::Surveyors { .. } => 22,
        SetupError::UnknownPreset { .. } => VARIANTS,
    }
}

/// An exercise without followers must be asked for.
#[test]
fn zero_followers_need_allow_discouraged() {
    let mut setup = table();
    setup.elements.followers = Some(0);
    assert!(matches!(Game::new(setup.clone()), Err(SetupError::Followers { found: 0, .. })));
    setup.allow_discouraged = true;
    let game = Game::new(setup).expect("an exercise");
    assert_eq!(game.start().supply(&game, Seat::new(0), Piece::Follower), 0);
}

fn bad_setups() -> Vec<(Setup, &'static str)> {
    let too_long = "n".repeat(41);
    let first = |seat| Setup { first_player: FirstPlayer::Seat(seat), ..table() };
    let only_the_start_tile = Setup { sets: BTreeMap::new(), ..tiles([("BA-D", 1)]) };
    vec![
        (Setup::carcassonne(["Ann"]), "1 player: this game is for 2 to 5 players"),
        (
            Setup::carcassonne(["A", "B", "C", "D", "E", "F"]),
            "6 players need the grey followers of inns-and-cathedrals: add that tile set",
        ),
        (
            Setup::carcassonne(["A", "B", "C", "D", "E", "F", "G"]),
            "7 players: this game is for 2 to 5 players",
        ),
        (
            Setup::carcassonne(["A", "B", "C", "D", "E", "F", "G"]).with(["inns-and-cathedrals"]),
            "7 players: this game is for 2 to 6 players",
        ),
        (table().with(["river-1", "river-2"]), "only one river can be laid"),
        (sets("river-2", 2), "only one river can be laid"),
        (
            table().with(["river-2", "count"]),
            "the rulebook advises not to mix count and a river, because tiles may then fit nowhere",
        ),
        (
            Setup { start: start([("CO-01", 0, 0, 0)]).start, ..table().with(["count"]) },
            "the City of Carcassonne is not laid completely: at 0,0 its inside faces nothing of it",
        ),
        (pigs(5), "5 pigs for each player: choose 0 to 4"),
        (tower_pieces(31), "31 tower pieces for each player: choose 0 to 30"),
        (start([("AM-ABBEY", 0, 0, 0)]), "tile AM-ABBEY is not drawn"),
        (tiles([("AM-ABBEY", 3)]), "tile AM-ABBEY is not drawn: say under `elements` how many"),
        (sets("inns-and-cathedral", 1), "(did you mean \"inns-and-cathedrals\"?)"),
        (named(""), "the name \"\" cannot be used: a name has 1 to 40 characters"),
        (named(" "), "the name \" \" cannot be used"),
        (
            named("B\n"),
            "the name \"B\\n\" cannot be used: a name has 1 to 40 characters and no control",
        ),
        (named(&too_long), "a name has 1 to 40 characters"),
        (named("Ann"), "two players are called \"Ann\": give each a name of their own"),
        (first(0), "the first player is seat 0, but the seats are 1 to 2"),
        (first(3), "the first player is seat 3, but the seats are 1 to 2"),
        (
            sets("castles", 1),
            "there is no tile set \"castles\"; the known sets are base, inns-and-cathedrals",
        ),
        (
            tiles([("BA-Y", 1)]),
            "there is no tile \"BA-Y\" in the chosen sets; `bastide tiles` lists",
        ),
        (start([("BA-Y", 0, 0, 0)]), "there is no tile \"BA-Y\""),
        (sets("base", 0), "there is no tile to draw: choose at least one tile set with tiles"),
        (only_the_start_tile, "there is no tile to draw"),
        (sets("base", 14), "1008 tiles are too many: at most 1000 can be played with; use fewer"),
        (tiles([("BA-U", u16::MAX)]), "65599 tiles are too many"),
        (
            tiles([("BA-D", 0)]),
            "nothing lies on the table at the start: add a set with a start tile",
        ),
        (start([]), "nothing lies on the table at the start"),
        (
            start([("BA-C", 0, 0, 0), ("BA-C", 1, 0, 0)]),
            "the start needs 2 of tile BA-C, but the game has only 1",
        ),
        (
            start([("BA-B", 0, 0, 0), ("BA-B", 1, 1, 0)]),
            "start tile BA-B cannot lie at 1,1: 1,1 touches a tile at a corner only",
        ),
        (
            start([("BA-B", 0, 0, 0), ("BA-C", 1, 0, 0)]),
            "start tile BA-C cannot lie at 1,0: at 1,0 the tile shows city on side W, \
             but the neighbour there shows field",
        ),
        (
            start([("BA-B", 101, 0, 0)]),
            "start tile BA-B cannot lie at 101,0: it is more than 100 spaces from the middle",
        ),
        (
            start([("BA-B", 0, 0, 3)]),
            "start tile BA-B cannot lie at 0,0: turn 3 looks the same as turn 0",
        ),
        (followers(0), "0 followers for each player: choose 1 to 30"),
        (followers(31), "31 followers for each player: choose 1 to 30"),
    ]
}

/// What is wrong with setups of the sister games.
fn bad_sisters() -> Vec<(Setup, &'static str)> {
    vec![
        (hunting("members = 0"), "0 members for each player: choose 1 to 30"),
        (hunting("huts = 5"), "5 huts for each player: choose 0 to 4"),
        (hunting("pigs = 1"), "pigs is nothing that hunters-and-gatherers knows: leave it out"),
        (
            hunters_with_rules("fairy = \"next-to-follower\""),
            "fairy is nothing that hunters-and-gatherers knows",
        ),
        (
            Setup { elements: hunting("huts = 1").elements, ..table() },
            "huts is nothing that carcassonne knows",
        ),
        (
            Setup { game_setup: GameSetup::Mayflower { surveyors_at: [1, 0] }, ..hunting("") },
            "surveyors-at is nothing that hunters-and-gatherers knows",
        ),
        (mayflower("settlers = 31"), "31 settlers for each player: choose 1 to 30"),
        (mayflower("followers = 3"), "followers is nothing that mayflower knows"),
        (
            Setup { game_setup: GameSetup::Mayflower { surveyors_at: [2, 0] }, ..mayflower("") },
            "the surveyors cannot start in columns 2 and 0: they are never more than one column apart",
        ),
        (
            Setup { game_setup: GameSetup::Mayflower { surveyors_at: [1, 1] }, ..mayflower("") },
            "and the tiles lie in columns 0 (the coast) to 0",
        ),
        (
            Setup { start: start([("MF-A", 1, 0, 0)]).start, ..mayflower("") },
            "start tile MF-A cannot lie at 1,0: 1,0 is not west of the coast, at x < 0",
        ),
        (
            Setup { start: start([("MF-COAST-3", 0, 3, 1)]).start, ..mayflower("") },
            "start tile MF-COAST-3 cannot lie at 0,3: this starting space lies at 0,3, unturned",
        ),
        (Setup::new(GameName::Mayflower, ["A"]), "1 player: this game is for 2 to 5 players"),
        (
            hunting("").with(["inns-and-cathedrals"]),
            "there is no tile set \"inns-and-cathedrals\"; the known sets are hunters-and-gatherers",
        ),
        (
            Setup::new(GameName::HuntersAndGatherers, ["A", "B", "C", "D", "E", "F"]),
            "6 players: this game is for 2 to 5 players",
        ),
    ]
}

#[test]
fn a_setup_that_cannot_be_played_is_refused_with_what_to_change() {
    let mut met = BTreeSet::new();
    for (setup, message) in bad_setups().into_iter().chain(bad_sisters()) {
        let error = Game::new(setup).expect_err(message);
        assert!(error.to_string().contains(message), "{error}\ninstead of\n{message}");
        met.insert(variant(&error));
    }
    let base = bastide_rules::catalogue::tile_sets()[0].clone();
    let twice = Game::with_tile_sets(table(), &[base.clone(), base]).expect_err("every id twice");
    assert_eq!(twice.to_string(), "two tile sets have a tile BA-A: give each an id of its own");
    met.insert(variant(&twice));
    let without_abbeys = |setup| {
        let base = bastide_rules::catalogue::tile_sets()[0].clone();
        Game::with_tile_sets(setup, &[base])
    };
    let mut abbeys = table();
    abbeys.elements.abbeys = Some(1);
    assert!(Game::new(abbeys.clone()).is_ok(), "the abbey needs not come with its set");
    let missing = without_abbeys(abbeys).expect_err("no abbey in the base game");
    let wanted = "abbeys are in play, but no tile set has an abbey: add abbey-and-mayor";
    assert_eq!(missing.to_string(), wanted);
    met.insert(variant(&missing));
    let unknown = "classics".parse::<Preset>().expect_err("no such preset");
    let wanted =
        "there is no preset \"classics\" (did you mean \"classic\"?); the known ones are base";
    assert!(unknown.to_string().starts_with(wanted), "{unknown}");
    met.insert(variant(&unknown));
    assert_eq!(met, (1..=VARIANTS).collect(), "every variant is met");
}

/// A setup in which nothing is as usual.
fn unusual() -> Setup {
    let mut setup = Setup {
        first_player: FirstPlayer::Random(Lot::ByLot),
        sets: BTreeMap::from([("base".to_owned(), 2)]),
        tiles: BTreeMap::from([("BA-C".to_owned(), 5)]),
        ..start([("BA-U", -1, 0, 1), ("BA-U", -1, 1, 1)])
    };
    setup.elements.followers = Some(9);
    setup.elements.farmers = Some(false);
    setup.elements.dragon = Some(true);
    setup.elements.tower_pieces = Some(4);
    setup.rules.field_scoring = FieldScoring::OncePerCity;
    setup.rules.wagon_moves = WagonMoves::SecondEdition;
    setup.rules.last_abbey_round = true;
    setup
}

#[test]
fn a_good_setup_is_playable_and_reads_back_from_its_text() {
    for setup in [table(), Setup { first_player: FirstPlayer::Seat(2), ..table() }, unusual()] {
        let text = toml::to_string(&setup).expect("a setup can be written");
        assert_eq!(toml::from_str(&text), Ok(setup.clone()), "{text}");
        let game = Game::new(setup.clone()).expect("a setup that can be played");
        assert_eq!(*game.setup(), setup);
    }
}

/// `MAY-R-12`.
#[test]
fn the_columns_of_the_surveyors_stand_in_the_text_of_a_setup() {
    let text = "game = 'mayflower'\nplayers = ['Ann', 'Ben']\nsurveyors-at = [1, 0]\n";
    let setup: Setup = toml::from_str(text).expect("a setup");
    assert_eq!(setup.game_setup, GameSetup::Mayflower { surveyors_at: [1, 0] });
    let written = toml::to_string(&setup).expect("a setup can be written");
    assert!(written.contains("surveyors-at = [1, 0]"), "{written}");
    assert_eq!(toml::from_str(&written), Ok(setup));

    let on_the_coast: Setup = toml::from_str(&text.replace('1', "0")).expect("a setup");
    assert_eq!(on_the_coast.game_setup, GameSetup::Plain);
}

#[test]
fn what_an_unusual_setup_asks_for_is_what_is_played() {
    let game = Game::new(unusual()).expect("a setup that can be played");
    let state = game.start();
    assert_eq!((state.tiles().len(), state.tiles_left()), (2, 2 * 72 - 2 + 5 - 2));
    let left = |id| state.left_of(game.kind_named(id).expect("a tile of the game"));
    assert_eq!([left("BA-C"), left("BA-D"), left("BA-U")], [5, 8, 14]);
}

const SHORT: &str = "game = 'carcassonne'\nplayers = ['Ann', 'Ben']\n";

#[test]
fn a_setup_text_only_names_the_game_and_the_players() {
    assert_eq!(toml::from_str(SHORT), Ok(table()));
    for missing in ["game = 'carcassonne'", "players = ['Ann', 'Ben']"] {
        assert!(toml::from_str::<Setup>(&SHORT.replace(missing, "")).is_err(), "{missing}");
    }
}

#[test]
fn the_old_word_for_a_count_who_goes_to_the_follower_is_still_read() {
    let text = format!("{SHORT}rules = {{ count-moves = 'follow-meeple' }}");
    let setup: Setup = toml::from_str(&text).expect("a setup");
    assert_eq!(setup.rules.count_moves, CountMoves::ToFollower);
    let written = toml::to_string(&setup).expect("a setup can be written");
    assert!(written.contains("to-follower"), "{written}");
}

#[test]
fn unknown_keys_and_words_in_a_setup_text_are_refused() {
    let texts = [
        ("colour = 'red'", "unknown field `colour`"),
        ("[elements]\nknights = 1", "unknown field `knights`"),
        ("[rules]\nroads = 1", "unknown field `roads`"),
        ("start = [{ tile = 'BA-D', at = [0, 0], face = 'up' }]", "unknown field `face`"),
        ("start = [{ tile = 'BA-D', at = [0, 0], turn = 4 }]", "turn 4 is not one of 0, 1, 2, 3"),
        ("rules = { field-scoring = 'twice' }", "unknown variant `twice`"),
        ("first-player = 'oldest'", "the number of a seat, or \"by-lot\""),
        ("first-player = -1", "the number of a seat, or \"by-lot\""),
    ];
    let player = SHORT.replace("'Ben'", "{ name = 'Ben', age = 8 }");
    let game = SHORT.replace("carcassonne", "chess");
    let texts = texts.map(|(line, reason)| (format!("{SHORT}{line}"), reason));
    let others = [(player, "expected a string"), (game, "unknown variant `chess`")];
    for (text, reason) in texts.into_iter().chain(others) {
        let error = toml::from_str::<Setup>(&text).expect_err(reason);
        assert!(error.to_string().contains(reason), "{error}\ninstead of\n{reason}");
    }
}

/// A setup text needs no tile set: the game has its own.
#[test]
fn a_setup_text_without_sets_has_the_set_of_its_game() {
    for (game, set) in [
        ("carcassonne", "base"),
        ("hunters-and-gatherers", "hunters-and-gatherers"),
        ("mayflower", "mayflower"),
    ] {
        let text = format!("game = \"{game}\"\nplayers = [\"Ann\", \"Ben\"]");
        let setup: Setup = toml::from_str(&text).expect("a setup");
        assert_eq!(setup.sets, [(set.to_owned(), 1)].into());
        assert_eq!(setup.game.as_str(), game);
        let written = toml::to_string(&setup).expect("a text");
        assert_eq!(toml::from_str::<Setup>(&written).expect("the same"), setup);
        assert!(Game::new(setup).is_ok());
    }
}

/// PHA-01, ABT-01: what has no tiles is found by its element.
#[test]
fn a_set_that_is_an_element_is_pointed_out() {
    for (name, element) in [("phantom", "phantoms"), ("abbots", "abbots")] {
        let error = Game::new(Setup::carcassonne(["Ann", "Ben"]).with([name])).unwrap_err();
        let hint = format!("it is the element `{element}`");
        assert!(error.to_string().ends_with(&hint), "{error}");
    }
}
