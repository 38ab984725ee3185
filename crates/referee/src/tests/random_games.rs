//! Whole games with random moves: what must hold at every moment, and how long the referee takes.

use std::collections::{BTreeMap, BTreeSet};
use std::hint::black_box;
use std::time::Instant;

use super::{SETS, all_of_it, all_tiles, everything};
use crate::board::Stand;
use crate::dice::Dice;
use crate::figure::Piece;
use crate::{
    AwardScoring, CountMoves, FairyRule, Feature, FieldScoring, Kind, Options, Referee, Role, Step,
};
use crate::{RiverRule, full_stack, parse_tiles};

impl Dice {
    /// Draws a tile of those that can be drawn, each copy with the same chance.
    fn tile(&mut self, referee: &Referee) -> String {
        let legal = referee.legal_draws();
        let stack = referee.stack().iter().filter(|(id, _)| legal.contains(*id));
        let copies: Vec<&String> = stack.flat_map(|(id, n)| (0..*n).map(move |_| id)).collect();
        format!("draw {}", copies[self.below(copies.len())])
    }
}

/// A game with some of the sets; the base game is always there.
fn new_game(options: Options, sets: &[&str]) -> Referee {
    let mut tiles: BTreeMap<_, _> = sets.iter().flat_map(|set| parse_tiles(set)).collect();
    // The abbey does not hang on the set: somebody may play with abbeys alone.
    tiles.extend(all_tiles().into_iter().filter(|(_, tile)| tile.role == Role::Abbey));
    let mut stack = full_stack(&tiles);
    let fixed = tiles.values().filter_map(|tile| Some((tile.id.clone(), tile.at?)));
    let mut start: Vec<_> = fixed.map(|(id, (x, y))| (id, x, y, 0)).collect();
    // Of two rivers only one source is in the game.
    let source = tiles.values().rfind(|tile| tile.role == Role::Source);
    match source.map(|tile| tile.id.clone()) {
        Some(id) if start.is_empty() => start.push((id, 0, 0, 0)),
        // RIV-R-12.
        Some(id) => drop(stack.insert(id, 1)),
        None if start.is_empty() => start.push(("BA-D".to_string(), 0, 0, 0)),
        None => {}
    }
    Referee::new(tiles, options, stack, &start, 0)
}

/// What is in only some of the games, because it leaves less room for the rest.
#[derive(Clone, Copy, Default)]
struct Extras {
    fairs: bool,
    abbots: bool,
    phantoms: bool,
}

/// Whether a piece goes through a portal to another tile.
fn goes_elsewhere(text: &str) -> bool {
    text.contains(" at ") && !text.contains("tower")
}

/// What was placed in a part of a turn.
#[derive(Default)]
struct Part {
    phantoms: usize,
    others: usize,
    /// How many went through the portal.
    travellers: usize,
    /// Whether a princess has sent a knight home.
    removed: bool,
}

impl Part {
    /// Notes an action that was made in this step, and sees that it is not too much.
    fn note(&mut self, step: Step, text: &str) {
        let first = text.split(' ').next().expect("a word");
        if matches!(first, "place" | "abbey") {
            *self = Part::default();
        }
        self.removed |= first == "remove";
        if matches!(step, Step::Piece | Step::Phantom) && PIECES.contains(&first) {
            let phantom = first == "phantom";
            *(if phantom { &mut self.phantoms } else { &mut self.others }) += 1;
            self.travellers += usize::from(goes_elsewhere(text));
            // PHA-02: after the piece step nothing else.
            assert!(phantom || step == Step::Piece, "{text}");
        }
        // BAS-17, PHA-04, PHA-09, PHA-08.
        assert!(self.others <= 1 && self.phantoms <= 1 && self.travellers <= 1, "{text}");
        assert!(!self.removed || self.others + self.phantoms == 0, "{text}");
    }
}

/// A random mix of sets and mechanisms, which have nothing to do with each other.
fn mixed_game(dice: &mut Dice, extras: Extras) -> Referee {
    let fairs = extras.fairs;
    // INT-06: a river and the City of Carcassonne only if somebody insists.
    let with = match dice.below(5) {
        0 | 1 => [1..5, 7..11],
        2 | 3 => [1..7, 7..10],
        _ => [1..7, 7..11],
    };
    let mut sets = vec![SETS[0]];
    sets.extend(with.into_iter().flat_map(|range| &SETS[range]).filter(|_| dice.flip()));
    sets.extend(fairs.then_some(SETS[11]));
    let awards = [
        AwardScoring::PerFeature,
        AwardScoring::TenTwenty,
        AwardScoring::FifteenForty,
        AwardScoring::Continuously,
        AwardScoring::ContinuouslyAtOnce,
    ];
    let options = Options {
        players: 2 + dice.below(5),
        followers_each: 1 + dice.below(7),
        big_followers_each: dice.below(3),
        builders_each: dice.below(3),
        pigs_each: dice.below(3),
        farmers: dice.below(4) > 0,
        inns: dice.flip(),
        cathedrals: dice.flip(),
        goods: dice.flip(),
        king: dice.flip(),
        robber: dice.flip(),
        shrines: dice.flip(),
        pig_herd: dice.flip(),
        field_scoring: [FieldScoring::PerField, FieldScoring::OncePerCity][dice.below(2)],
        tiny_city: dice.flip(),
        award_scoring: awards[dice.below(awards.len())],
        river: river_rule(dice),
        lake_extra_turn: dice.flip(),
        dragon: dice.flip(),
        fairy: dice.flip(),
        princess: dice.flip(),
        portals: dice.flip(),
        tower_pieces_each: dice.below(3) * 4,
        abbeys_each: dice.below(3),
        mayors_each: dice.below(3),
        wagons_each: dice.below(3),
        barns_each: dice.below(3),
        abbots_each: if extras.abbots { dice.below(3) } else { 0 },
        phantoms_each: if extras.phantoms { 1 + dice.below(4) } else { 0 },
        princess_must: dice.flip(),
        dragon_after_scoring: dice.flip(),
        fairy_rule: fairy_rule(dice),
        wagon_second_edition: dice.flip(),
        barn_occupied: dice.flip(),
        last_abbey_round: dice.flip(),
        volcano_nobody: dice.flip(),
        count: dice.below(3) > 0,
        leaving_occupied_only: dice.flip(),
        count_moves: count_moves(dice),
        final_any_district: dice.flip(),
        catapult: fairs && dice.below(5) > 0,
        catapult_manual: fairs && dice.flip(),
    };
    new_game(options, &sets)
}

fn fairy_rule(dice: &mut Dice) -> FairyRule {
    [FairyRule::OnTile, FairyRule::NextToFollower, FairyRule::AnyFeature][dice.below(3)]
}

fn river_rule(dice: &mut Dice) -> RiverRule {
    [RiverRule::GoesOn, RiverRule::Free, RiverRule::LostTurn][dice.below(3)]
}

fn count_moves(dice: &mut Dice) -> CountMoves {
    [CountMoves::ByPlayer, CountMoves::Clockwise, CountMoves::ToFollower][dice.below(3)]
}

/// A game with everything but the rivers, for two or three.
fn full_game(dice: &mut Dice, extras: Extras) -> Referee {
    let fairs = extras.fairs;
    let options = Options {
        players: 2 + dice.below(2),
        dragon_after_scoring: dice.flip(),
        fairy_rule: fairy_rule(dice),
        wagon_second_edition: dice.flip(),
        last_abbey_round: true,
        abbots_each: usize::from(extras.abbots),
        phantoms_each: if extras.phantoms { 1 + dice.below(2) } else { 0 },
        count: true,
        count_moves: count_moves(dice),
        final_any_district: dice.flip(),
        catapult: fairs,
        catapult_manual: fairs && dice.flip(),
        ..all_of_it()
    };
    let last = if fairs { 12 } else { 11 };
    new_game(options, &[&SETS[..5], &SETS[7..last]].concat())
}

/// Plays a game to its end and shows the referee after every action.
fn play(mut referee: Referee, dice: &mut Dice, mut after: impl FnMut(&Referee, &str)) -> Referee {
    while referee.step() != Step::Over {
        let text = match referee.step() {
            Step::Draw => dice.tile(&referee),
            Step::Place => placement(&referee, dice),
            _ => choice(&referee, dice),
        };
        referee.act(&text);
        after(&referee, &text);
    }
    referee
}

/// A random placement; often one on which a feature goes on that somebody stands on.
fn placement(referee: &Referee, dice: &mut Dice) -> String {
    let legal = referee.legal();
    let around = |text: &&String| {
        let numbers = text.split([' ', ',']).filter_map(|word| word.parse::<i32>().ok());
        let numbers: Vec<i32> = numbers.collect();
        let mut figures = referee.board.figures.keys();
        figures.any(|(x, y, _)| (x - numbers[0]).abs() + (y - numbers[1]).abs() == 1)
    };
    let places = legal.iter().filter(|text| text.starts_with("place"));
    let near: BTreeSet<String> = places.filter(around).cloned().collect();
    let anywhere = near.is_empty() || dice.below(3) == 0;
    dice.pick(if anywhere { &legal } else { &near })
}

/// One of the actions, each sort of them with the same chance: portals would drown the others.
fn choice(referee: &Referee, dice: &mut Dice) -> String {
    let legal = referee.legal();
    let sort = |text: &String| {
        let first = text.split(' ').next().expect("a word").to_string();
        if text.contains("tower at") { format!("{first} tower") } else { first }
    };
    let sorts: BTreeSet<String> = legal.iter().map(sort).collect();
    // Something must be left for the last round, and prisoners must be exchanged.
    let early = referee.step() == Step::Start && referee.last_round.is_none();
    if early && dice.below(12) > 0 {
        return "pass".to_string();
    }
    // Nor is a quarter worth much without anybody in it.
    if matches!(referee.step(), Step::Deploy | Step::Leave | Step::Market) && dice.below(4) > 0 {
        let mut wanted = legal;
        wanted.remove("pass");
        if dice.flip() && wanted.iter().any(|text| text.ends_with("market")) {
            wanted.retain(|text| text.ends_with("market"));
        }
        return dice.pick(&wanted);
    }
    let eager = |sort: &&String| ["tower", "capture", "builder", "barn"].contains(&sort.as_str());
    let rare: BTreeSet<String> = sorts.iter().filter(eager).cloned().collect();
    let any = rare.is_empty() || dice.flip();
    let chosen = dice.pick(if any { &sorts } else { &rare });
    dice.pick(&legal.into_iter().filter(|text| sort(text) == chosen).collect())
}

const PIECES: [&str; 9] =
    ["follower", "big-follower", "mayor", "wagon", "abbot", "phantom", "builder", "pig", "barn"];

/// Plays so many games, and tells how often things happened in them.
fn play_games(games: u64, extras: Extras) -> BTreeMap<String, usize> {
    let mut happened: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..games {
        let mut dice = Dice(seed);
        let mixed = seed % 2 == 0;
        let begin =
            if mixed { mixed_game(&mut dice, extras) } else { full_game(&mut dice, extras) };
        let tiles: u32 = begin.stack().values().sum();
        let abbeys: u32 = begin.abbeys().iter().sum();
        let start = begin.board.tiles.iter().count();
        let mut before = 0;
        let (mut part, mut step) = (Part::default(), begin.step());
        let end = play(begin, &mut dice, |referee, text| {
            check(referee);
            part.note(step, text);
            let sort = text.split(' ').next().expect("a word");
            if step == Step::Phantom && sort == "phantom" {
                let company = if part.others == 0 { "phantom alone" } else { "phantom second" };
                let way = if goes_elsewhere(text) { "phantom traveller" } else { "phantom here" };
                for event in [company, way] {
                    *happened.entry(event.to_string()).or_default() += 1;
                }
            }
            step = referee.step();
            *happened.entry(sort.to_string()).or_default() += 1;
            *happened.entry(format!("{:?}", referee.step())).or_default() += 1;
            if referee.last_round.is_some() && sort == "abbey" {
                *happened.entry("last abbey".to_string()).or_default() += 1;
            }
            let followers = referee.board.followers().count() + referee.quarters().len();
            if sort == "wind" && followers < before {
                *happened.entry("knocked out".to_string()).or_default() += 1;
            }
            before = followers;
            for event in events(referee, text) {
                *happened.entry(event.to_string()).or_default() += 1;
            }
        });
        assert!(end.stack().is_empty());
        let aside: u32 = end.set_aside().values().sum();
        let abbeys = abbeys - end.abbeys().iter().sum::<u32>();
        let laid = end.board.tiles.iter().count() + end.removed().len();
        assert_eq!(laid, start + (tiles + abbeys - aside) as usize);
        assert!(!end.winners().is_empty());
        for feature in end.features() {
            // BAS-56: only farmers, pigs and barns stay.
            assert!(feature.kind == Kind::Field || feature.pieces.is_empty());
        }
    }
    happened
}

/// The games are worth something only if these things happen, more often than so.
fn assert_happened(happened: &BTreeMap<String, usize>, wanted: &[&str], often: usize) {
    for sort in wanted {
        assert!(happened.get(*sort) > Some(&often), "{sort} in {happened:?}");
    }
}

#[test]
fn random_games_hold_together() {
    let happened = play_games(120, Extras::default());
    let wanted = "follower big-follower builder pig mayor wagon barn fairy tower remove capture \
        ransom dragon move-wagon abbey second-tile Start Capture Dragon Wagon SecondTile \
        leave count Leave Deploy Count Market newcomer-wagon waiting-fairy";
    assert_happened(&happened, &wanted.split_whitespace().collect::<Vec<_>>(), 15);
    assert_happened(&happened, &["exchange", "last abbey", "crowd", "late-barn", "source"], 0);
}

#[test]
fn random_games_with_fairs_hold_together() {
    let happened = play_games(80, Extras { fairs: true, ..Extras::default() });
    let wanted = "fair throw wind catch-throw hand seduce hit gap nearest caught far short \
        touched Fair Throw Wind Hand Seduce";
    assert_happened(&happened, &wanted.split_whitespace().collect::<Vec<_>>(), 50);
    assert_happened(&happened, &["knocked out", "leave", "second-tile", "last abbey"], 8);
}

#[test]
fn random_games_with_abbots_hold_together() {
    let happened = play_games(60, Extras { abbots: true, ..Extras::default() });
    let wanted = ["abbot", "recall", "waiting-abbot", "abbot-under-fairy"];
    assert_happened(&happened, &wanted, 8);
    assert_happened(&happened, &["captured-abbot"], 0);
    let happened = play_games(50, Extras { fairs: true, abbots: true, phantoms: false });
    assert_happened(&happened, &["abbot", "recall"], 8);
    assert_happened(&happened, &["seduced-by-abbot"], 0);
}

#[test]
fn random_games_with_phantoms_hold_together() {
    let happened = play_games(60, Extras { phantoms: true, ..Extras::default() });
    let wanted = ["Phantom", "phantom second", "phantom alone", "phantom-on-tower"];
    assert_happened(&happened, &wanted, 50);
    let wanted = ["captured-phantom", "waiting-phantom", "phantom-under-fairy"];
    assert_happened(&happened, &wanted, 50);
    assert_happened(&happened, &["phantom traveller"], 3);
    let happened = play_games(40, Extras { fairs: true, abbots: true, phantoms: true });
    assert_happened(&happened, &["Phantom", "phantom second", "abbot", "recall"], 8);
    assert_happened(&happened, &["seduced-by-phantom"], 0);
}

#[test]
fn games_on_trust_are_the_same_games() {
    for seed in 0..40 {
        let mut dice = Dice(seed);
        let extras = Extras { fairs: seed % 3 == 0, abbots: true, phantoms: seed % 4 < 2 };
        let mixed = seed % 2 == 0;
        let begin =
            if mixed { mixed_game(&mut dice, extras) } else { full_game(&mut dice, extras) };
        let mut trusting = begin.clone();
        let end = play(begin, &mut dice, |referee, text| {
            trusting.act_on_trust(text);
            assert_eq!(trusting.step(), referee.step(), "{text}");
            assert_eq!(trusting.scores(), referee.scores(), "{text}");
        });
        assert_eq!(trusting.features(), end.features());
        assert_eq!(trusting.removed(), end.removed());
        assert_eq!(trusting.prisoners(), end.prisoners());
        assert_eq!(trusting.fairy(), end.fairy());
    }
}

/// What is rare, or needs the count, and must happen all the same.
fn events(referee: &Referee, text: &str) -> Vec<&'static str> {
    let mut events = Vec::new();
    let board = &referee.board;
    if let Some((spot, _)) = board.newcomers.last().filter(|_| text.starts_with("leave")) {
        let others = board.newcomers.iter().filter(|(other, _)| other == spot).count() - 1;
        let settled = usize::from(board.figures.contains_key(spot));
        events.extend((others + settled > 0).then_some("crowd"));
        let field = board.flood(*spot);
        events.extend(board.has_barn(&field).then_some("late-barn"));
    }
    if let Some(wagon) = referee.wagons.first().filter(|_| referee.step() == Step::Wagon) {
        events.extend(board.newcomers.contains(wagon).then_some("newcomer-wagon"));
    }
    if let Some((x, y)) = referee.placed.filter(|_| text.starts_with("place")) {
        events.extend((board.tile(x, y).role == Role::Source).then_some("source"));
    }
    let fairy = referee.fairy().is_some_and(|(position, _)| position.is_none());
    events.extend(fairy.then_some("waiting-fairy"));
    let host = board.fairy.filter(|fairy| fairy.with_host).map(|fairy| fairy.stand);
    let host = host.map(|stand| board.figure_at(stand).piece);
    events.extend((host == Some(Piece::Abbot)).then_some("abbot-under-fairy"));
    events.extend((host == Some(Piece::Phantom)).then_some("phantom-under-fairy"));
    let captured = |name: &str| referee.prisoners().iter().any(|(_, _, piece)| piece == name);
    events.extend(captured("abbot").then_some("captured-abbot"));
    events.extend(captured("phantom").then_some("captured-phantom"));
    let waiting = |name: &str| referee.quarters().iter().any(|(_, _, piece)| piece == name);
    events.extend(waiting("abbot").then_some("waiting-abbot"));
    events.extend(waiting("phantom").then_some("waiting-phantom"));
    let on_tower = board.tops.values().any(|figure| figure.piece == Piece::Phantom);
    events.extend(on_tower.then_some("phantom-on-tower"));
    events.extend(text.starts_with("seduce abbot").then_some("seduced-by-abbot"));
    events.extend(text.starts_with("seduce phantom").then_some("seduced-by-phantom"));
    events
}

#[test]
fn random_rivers_hold_together() {
    let (mut put_aside, mut left_out) = (0, 0);
    for seed in 0..200 {
        let mut dice = Dice(seed);
        let mut sets = vec![SETS[5], SETS[6]];
        sets.truncate(1 + dice.below(2));
        // RIV-R-12.
        let count = dice.below(3) == 0;
        sets.extend(count.then_some(SETS[10]));
        let river = river_rule(&mut dice);
        let begin = new_game(Options { count, river, ..everything() }, &sets);
        let to_draw: u32 = begin.stack().values().sum();
        let all = to_draw as usize + begin.board.tiles.iter().count();
        let mut waiting = false;
        let end = play(begin, &mut dice, |referee, _| {
            check(referee);
            let left: u32 = referee.stack().values().sum();
            let known = referee.board.tiles.iter().count() + referee.removed().len();
            let drawn = usize::from(referee.step() == Step::Place);
            let hidden = all - left as usize - known - drawn;
            put_aside += usize::from(hidden > 0 && !waiting);
            waiting = hidden > 0;
            // RIV-R-05: they wait for the next river tile, not longer.
            assert!(!waiting || matches!(referee.step(), Step::Draw | Step::Place));
        });
        left_out += end.removed().len();
        assert_eq!(end.board.tiles.iter().count() + end.removed().len(), all);
    }
    assert!(put_aside > 10 && left_out > 10, "{put_aside} {left_out}");
}

/// What is true whenever a player has ended an action.
fn check(referee: &Referee) {
    let options = referee.options;
    let segments = referee.board.tiles.iter().map(|(_, tile)| tile.segments.len());
    let features = referee.features();
    // Every segment and every piece belongs to exactly one feature.
    let listed = features.iter().map(|f| f.segments.len());
    assert_eq!(listed.sum::<usize>(), segments.sum::<usize>());
    check_pieces(referee, &features);
    check_dragon_and_fairy(referee);
    check_phantom(referee, &features);
    // Nobody is ever without a choice, and the game is over when nobody has one.
    assert_eq!(referee.legal().is_empty(), referee.step() == Step::Over);
    let between = matches!(referee.step(), Step::Start | Step::Draw | Step::SecondTile);
    let between = between || referee.round.is_some();
    for feature in &features {
        // BAS-42: between the parts of turns nobody stands on a completed feature.
        assert!(!feature.complete || !between || feature.pieces.is_empty(), "{feature:?}");
        for (seat, piece, ..) in &feature.pieces {
            let kind = feature.kind;
            match piece.as_str() {
                // TRA-12, TRA-R-13, ABB-20, ABB-14, ABB-37.
                "builder" => assert!(matches!(kind, Kind::Road | Kind::City)),
                "pig" | "barn" => assert_eq!(kind, Kind::Field),
                "mayor" => assert_eq!(kind, Kind::City),
                "wagon" => assert_ne!(kind, Kind::Field),
                // ABT-02.
                "abbot" => assert!(kind.is_building()),
                _ => {}
            }
            // TRA-24, TRA-28: not without a follower of the same player.
            let mut pieces = feature.pieces.iter();
            let company = pieces.any(|(other, found, ..)| other == seat && is_follower(found));
            assert!(company || !["builder", "pig"].contains(&piece.as_str()), "{feature:?}");
        }
        // ABB-25, ABB-30, ABB-33: farmers do not stay with a barn.
        let barn = feature.pieces.iter().any(|(_, piece, ..)| piece == "barn");
        let farmer = feature.pieces.iter().any(|(_, piece, ..)| is_follower(piece));
        assert!(!barn || !farmer || !between, "{feature:?}");
        let empty = match feature.kind {
            Kind::River => true,
            Kind::Shrine => !options.shrines,
            Kind::Field => !options.farmers,
            _ => false,
        };
        assert!(!empty || barn || feature.pieces.is_empty(), "{feature:?}");
    }
    assert!(options.goods || referee.goods().iter().all(|tokens| *tokens == [0; 3]));
    let complete = |kind| features.iter().any(|f| f.complete && f.kind == kind);
    if between {
        assert_eq!(referee.king().is_some(), options.king && complete(Kind::City));
        assert_eq!(referee.robber().is_some(), options.robber && complete(Kind::Road));
    }
    if referee.board.tiles.iter().any(|(_, tile)| tile.role == Role::Source) {
        // RIV-08: there is one river.
        assert_eq!(features.iter().filter(|f| f.kind == Kind::River).count(), 1);
    }
}

fn is_follower(piece: &str) -> bool {
    ["follower", "big-follower", "mayor", "wagon", "abbot", "phantom"].contains(&piece)
}

/// Every piece is in a supply, on the table, in a quarter, or a prisoner, and nowhere else.
fn check_pieces(referee: &Referee, features: &BTreeSet<Feature>) {
    let options = referee.options;
    let each = [
        options.followers_each,
        options.big_followers_each,
        options.mayors_each,
        options.wagons_each,
        options.abbots_each,
        options.phantoms_each,
        options.builders_each,
        options.pigs_each,
        options.barns_each,
    ];
    for (name, each) in PIECES.into_iter().zip(each) {
        for (seat, supply) in referee.supplies(name).into_iter().enumerate() {
            let pieces = features.iter().flat_map(|f| &f.pieces);
            let standing = pieces.filter(|(s, piece, ..)| (*s, piece.as_str()) == (seat, name));
            let tops = referee.tower_tops().into_iter();
            let tops = tops.filter(|(_, _, s, piece)| (*s, piece.as_str()) == (seat, name));
            let prisoners = referee.prisoners().into_iter();
            let prisoners = prisoners.filter(|(_, s, piece)| (*s, piece.as_str()) == (seat, name));
            let waiting = referee.quarters().into_iter();
            let waiting = waiting.filter(|(_, s, piece)| (*s, piece.as_str()) == (seat, name));
            let outside = standing.count() + tops.count() + prisoners.count() + waiting.count();
            assert_eq!(supply + outside, each);
        }
    }
    check_quarters(referee);
    let built: u32 = referee.towers().values().sum();
    let left: u32 = referee.tower_pieces().iter().sum();
    assert_eq!((built + left) as usize, options.tower_pieces_each * options.players);
    for (captor, owner, _) in referee.prisoners() {
        // TOW-R-11, TOW-25.
        assert_ne!(captor, owner);
        let back = |(c, o, _): &(usize, usize, String)| (*c, *o) == (owner, captor);
        assert!(!referee.prisoners().iter().any(back));
    }
}

fn check_quarters(referee: &Referee) {
    // CNT-17: the count never leaves.
    assert_eq!(referee.count().is_some(), referee.options.count);
    assert!(referee.options.count || referee.quarters().is_empty());
    for (quarter, _, piece) in referee.quarters() {
        // CNT-R-04.
        match piece.as_str() {
            "mayor" => assert_eq!(quarter, "castle"),
            "wagon" => assert_ne!(quarter, "market"),
            "abbot" => assert_eq!(quarter, "cathedral"), // ABT-09
            other => assert!(is_follower(other)),
        }
    }
    // Who has left a quarter is scored before the part ends; only a wagon waits until it moves.
    let newcomers = &referee.board.newcomers;
    let among_others = matches!(referee.step(), Step::Leave | Step::Market | Step::Over);
    let moving = |entry| referee.wagons.contains(entry);
    assert!(among_others || newcomers.iter().all(moving), "{newcomers:?}");
    if matches!(referee.step(), Step::Leave | Step::Market) {
        // CNT-16, CNT-R-10.
        let legal = referee.legal();
        let closed = |kind: &str| match referee.count().as_deref() {
            Some("castle") => kind == "city",
            Some("market") => kind == "field",
            Some("blacksmith") => kind == "road",
            _ => ["cloister", "shrine"].contains(&kind),
        };
        for text in legal.iter().filter(|text| *text != "pass") {
            let kind = text.split(' ').nth(2).expect("a kind");
            assert!(!closed(kind), "{text}");
            let dragon = referee.dragon().map(|(x, y)| format!(" at {x},{y}"));
            assert!(!dragon.is_some_and(|dragon| text.ends_with(&dragon)), "{text}");
        }
        assert!(legal.len() > 1);
    }
}

fn check_dragon_and_fairy(referee: &Referee) {
    if let Some((x, y)) = referee.dragon() {
        assert!(referee.options.dragon && referee.set_aside().is_empty());
        // PRD-30, PRD-12.
        let mut followers = referee.board.followers();
        assert!(followers.all(|(stand, _)| stand.position() != Some((x, y))));
        assert!(referee.fairy().is_none_or(|(position, _)| position != Some((x, y))));
        let mut newcomers = referee.board.newcomers.iter();
        assert!(newcomers.all(|((nx, ny, _), _)| (*nx, *ny) != (x, y)));
        // CNT-R-16.
        assert!(!referee.board.tile(x, y).segments.is_empty());
    }
    if let Some(fairy) = referee.board.fairy {
        let mut followers = referee.board.followers();
        let mut waiting = referee.board.quarters.iter();
        let there = match fairy.stand {
            Stand::Quarter(quarter, host) => waiting.any(|entry| *entry == (quarter, host)),
            stand => followers.any(|(found, _)| found == stand),
        };
        assert!(!fairy.with_host || there);
    }
}

/// PHA-02, PHA-03: the player has a phantom and a choice, and the places are unoccupied.
fn check_phantom(referee: &Referee, features: &BTreeSet<Feature>) {
    if referee.step() != Step::Phantom {
        return;
    }
    assert_eq!(referee.actor(), referee.player());
    assert!(referee.supplies("phantom")[referee.player()] > 0);
    let legal = referee.legal();
    assert!(legal.len() > 1 && legal.contains("pass"));
    let (x, y) = referee.placed.expect("a tile was placed");
    for text in legal.iter().filter(|text| *text != "pass" && !text.contains("tower")) {
        let (_, place) = text.split_once(' ').expect("a place");
        assert!(text.starts_with("phantom "), "{text}");
        let (place, at) = place.split_once(" at ").unwrap_or((place, ""));
        let numbers: Vec<i32> = at.split(',').filter_map(|number| number.parse().ok()).collect();
        let (x, y) = if let [x, y] = numbers[..] { (x, y) } else { (x, y) };
        let segment = (x, y, place.to_string());
        let feature = features.iter().find(|feature| feature.segments.contains(&segment));
        let pieces = &feature.expect("the place is on the table").pieces;
        // ABB-25: not to a barn either.
        assert!(pieces.is_empty(), "{text}: {pieces:?}");
    }
}

/// Not a check but a measurement: `cargo test -- --nocapture time` shows it.
#[test]
fn time_of_a_game_with_all_questions_after_every_action() {
    const GAMES: u64 = 20;
    let base = |players| new_game(Options::base(players), &SETS[..1]);
    let large = |players| new_game(Options { players, ..everything() }, &SETS[..6]);
    let all = |_| {
        let sets = [&SETS[..5], &SETS[7..]].concat();
        new_game(Options { count: true, catapult: true, ..all_of_it() }, &sets)
    };
    let games: [(&str, &dyn Fn(usize) -> Referee); 3] =
        [("base", &base), ("large", &large), ("all", &all)];
    for (what, game) in games {
        let (mut actions, mut tiles) = (0, 0);
        let begin = Instant::now();
        for seed in 100..100 + GAMES {
            let game = game(2 + seed as usize % 4);
            let end = play(game, &mut Dice(seed), |referee, _| {
                actions += 1;
                black_box(referee.legal());
                black_box((referee.scores(), PIECES.map(|piece| referee.supplies(piece))));
                black_box((referee.goods(), referee.king(), referee.robber()));
                black_box(referee.features());
            });
            tiles += end.board.tiles.iter().count() as u64;
        }
        let each = begin.elapsed().as_secs_f64() * 1000.0 / GAMES as f64;
        let tiles = tiles / GAMES;
        println!("{what}: {GAMES} games, {tiles} tiles, {actions} actions: {each:.1} ms a game");
    }
}
