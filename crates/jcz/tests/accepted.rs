//! What JCloisterZone accepts: which messages it expects for a game, in which order and with which pieces.
//!
//! This is a model of JCloisterZone, written from its observed behaviour and not from the exporter.

#[expect(dead_code, reason = "other tests use the rest")]
mod common;
#[path = "common/numbers.rs"]
mod numbers;

use std::collections::BTreeMap;

use bastide_jcz::{JczError, export};
use bastide_rules::setup::{DragonMoves, FinalQuarters, FirstPlayer, WagonMoves};
use bastide_rules::{
    Action, Actor, DealerNote, Game, Location, Phase, Piece, Pos, Record, Seat, Spot, State,
};
use common::{cases, is_abbey, is_complete, is_known, play, play_freely};
use numbers::Numbers;
use serde_json::Value;

/// An action of the game, and the decision it answered.
struct Move {
    state: State,
    action: Action,
    seat: Option<Seat>,
}

fn moves(record: &Record) -> Vec<Move> {
    let mut state = record.game().start();
    let mut moves = Vec::new();
    // Without the rule for last abbeys, JCloisterZone still asks for them before players leave the
    // quarters.
    let asks_more = !record.game().setup().rules.last_abbey_round;
    for &action in record.actions() {
        if asks_more && matches!(state.phase(), Phase::LeaveAtEnd(_)) {
            break;
        }
        let seat = match state.actor() {
            Actor::Player(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        };
        moves.push(Move { state: state.clone(), action, seat });
        record.game().apply(&mut state, action, &mut ()).expect("a legal action");
    }
    moves
}

/// An expected message: its type, its sender and its move.
#[derive(Debug, PartialEq)]
struct Wanted {
    kind: &'static str,
    seat: Seat,
    of: Option<usize>,
}

/// All messages of a game in the expected order.
fn wanted(game: &Game, moves: &[Move], last: Phase) -> Vec<Wanted> {
    let mut wanted = Vec::new();
    for (index, one) in moves.iter().enumerate() {
        let Some(seat) = one.seat else { continue };
        let before = index.checked_sub(1).map(|index| &moves[index]);
        let next = moves.get(index + 1).map_or(last, |next| next.state.phase());
        if let Some(kind) = message(game, before, one) {
            wanted.push(Wanted { kind, seat, of: Some(index) });
        }
        if let Some(seat) = committed_by(game, before, one, next) {
            wanted.push(Wanted { kind: "COMMIT", seat, of: None });
        }
    }
    wanted
}

/// The type of the message for a move.
fn message(game: &Game, before: Option<&Move>, one: &Move) -> Option<&'static str> {
    Some(match one.action {
        Action::PlaceTile { .. } | Action::PlaceAbbey(_) => "PLACE_TILE",
        Action::PlacePiece { .. }
        | Action::PlaceOnTower { .. }
        | Action::PlaceBarn(_)
        | Action::Deploy { .. }
        | Action::MoveWagon(_)
        | Action::LeaveQuarter { .. } => "DEPLOY_MEEPLE",
        Action::MoveFairy(_) | Action::MoveDragon(_) | Action::MoveCount(_) => {
            "MOVE_NEUTRAL_FIGURE"
        }
        Action::BuildTower(_) => "PLACE_TOKEN",
        Action::Capture(_) => "CAPTURE_FOLLOWER",
        Action::RemoveKnight(_) => "RETURN_MEEPLE",
        Action::Exchange(_) => "EXCHANGE_FOLLOWER",
        Action::Ransom { .. } => "PAY_RANSOM",
        Action::Pass | Action::SecondTile => return asks(game, before, one).then_some("PASS"),
        _ => return None,
    })
}

/// Whether JCloisterZone asks where this game declines.
fn asks(game: &Game, before: Option<&Move>, one: &Move) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(&one.state, &mut legal);
    match one.state.phase() {
        // Only for an abbey.
        Phase::StartTurn | Phase::SecondTile => {
            legal.iter().any(|action| matches!(action, Action::PlaceAbbey(_)))
        }
        Phase::PlacePiece => legal.iter().any(|&action| is_choice(game, &one.state, action)),
        // In the first edition a wagon stays in an abbey.
        Phase::MoveWagon { from, .. } => {
            let second = game.setup().rules.wagon_moves == WagonMoves::SecondEdition;
            second || !is_abbey(game, &one.state, from)
        }
        Phase::LeaveQuarters(_) => !has_just_left(before, one),
        Phase::LeaveAtEnd(_) => is_one_by_one(game) || !has_just_left(before, one),
        _ => true,
    }
}

fn is_choice(game: &Game, state: &State, action: Action) -> bool {
    match action {
        Action::Pass | Action::Ransom { .. } => false,
        Action::PlacePiece { piece: Piece::Builder, on } => !is_complete(game, state, on),
        Action::MoveFairy(to) => common::is_theirs(Action::MoveFairy(to), game, state),
        _ => true,
    }
}

/// Whether the current player moved a follower out of a quarter just before.
fn has_just_left(before: Option<&Move>, one: &Move) -> bool {
    before.is_some_and(|before| {
        before.seat == one.seat && matches!(before.action, Action::LeaveQuarter { .. })
    })
}

/// At the end, when all quarters open, players leave in turn.
fn is_one_by_one(game: &Game) -> bool {
    game.setup().rules.final_quarters == FinalQuarters::AnyDistrict
}

/// The player who must commit after a move.
fn committed_by(game: &Game, before: Option<&Move>, one: &Move, next: Phase) -> Option<Seat> {
    let seat = one.seat?;
    let late = game.setup().rules.dragon_moves == DragonMoves::AfterScoring;
    let can_be_undone = |phase: Phase| match phase {
        Phase::PlacePiece | Phase::Capture(_) | Phase::Exchange(_) | Phase::PlacePhantom => true,
        Phase::MoveDragon(_) => !late,
        _ => false,
    };
    let phase = one.state.phase();
    match (phase, one.action) {
        (Phase::StartTurn | Phase::SecondTile, Action::Pass | Action::SecondTile) => {
            asks(game, before, one).then_some(seat)
        }
        (Phase::MoveWagon { .. }, Action::MoveWagon(_)) => Some(seat),
        (Phase::LeaveAtEnd(_), Action::LeaveQuarter { .. }) if is_one_by_one(game) => Some(seat),
        (Phase::LeaveQuarters(_) | Phase::LeaveAtEnd(_), Action::LeaveQuarter { .. }) => {
            (next != phase).then_some(seat)
        }
        (Phase::LeaveQuarters(_) | Phase::LeaveAtEnd(_), Action::Pass) => {
            (!asks(game, before, one)).then_some(seat)
        }
        _ => (can_be_undone(phase) && !can_be_undone(next)).then(|| one.state.turn()),
    }
}

/// The seat that JCloisterZone lists first.
fn first(record: &Record) -> Seat {
    let drawn = record.actions().iter().find_map(|action| match action {
        Action::FirstPlayer(seat) => Some(*seat),
        _ => None,
    });
    drawn.unwrap_or(match record.game().setup().first_player {
        FirstPlayer::Seat(number) => Seat::new(number - 1),
        FirstPlayer::Random(_) => Seat::new(0),
    })
}

/// The tile whose north-west corner is the barn's vertex, and its field in that corner.
fn check_barn(moves: &[Move], index: usize, pointer: &Value) -> Result<(), String> {
    let Action::PlaceBarn(corner) = moves[index].action else { return Ok(()) };
    let last = moves[index].state.tiles().last().expect("a tile").pos;
    let (right, below) = match corner.to_string().as_str() {
        "NW" => (0, 0),
        "NE" => (1, 0),
        "SE" => (1, 1),
        _ => (0, 1),
    };
    let at = Pos::new(last.x + right, last.y + below);
    let halves: Vec<_> = pointer["location"].as_str().unwrap_or_default().split('.').collect();
    if pointer["position"] != serde_json::json!([at.x, at.y]) {
        return Err(format!("the barn at the {corner} of {last} is not given by {at}: {pointer}"));
    }
    if !halves.contains(&"NL") || !halves.contains(&"WR") {
        return Err(format!("the field does not lie in the north-west corner: {pointer}"));
    }
    Ok(())
}

/// Checks the messages of a file against its game.
fn check(record: &Record, text: &str) -> Result<(), String> {
    let file: Value = serde_json::from_str(text).expect("JSON");
    let messages = file["replay"].as_array().expect("messages");
    let (game, first) = (record.game(), first(record));
    let moves = moves(record);
    let wanted = wanted(game, &moves, record.state().phase());
    let players = game.setup().players.len();
    let theirs = |seat: Seat| (seat.index() + players - first.index()) % players;
    let mut numbers = Numbers::new(game, first);
    for (number, want) in wanted.iter().enumerate() {
        let Some(message) = messages.get(number) else {
            return Err(format!("message {} is missing: {want:?}", number + 1));
        };
        let (kind, player) = (&message["type"], &message["player"]);
        if *kind != want.kind || *player != theirs(want.seat) {
            return Err(format!("message {} is {message}, and not {want:?}", number + 1));
        }
        let Some(index) = want.of else { continue };
        let one = &moves[index];
        numbers.look(game, &one.state)?;
        numbers.apply_message(game, &one.state, one.action, &message["payload"])?;
        check_barn(&moves, index, &message["payload"]["pointer"])?;
        if let Action::PlacePiece { piece: Piece::Builder, on } = one.action
            && is_complete(game, &one.state, on)
        {
            return Err(format!("message {}: a builder where all is complete", number + 1));
        }
    }
    match messages.get(wanted.len()) {
        Some(message) if game.setup().rules.last_abbey_round => {
            Err(format!("{message} is too much"))
        }
        _ => Ok(()),
    }
}

/// Plays games of these tile sets, or of any shared ones, and checks what is written.
fn check_games(only: Option<&[&'static str]>) {
    let (mut refused, games) = (0, if only.is_some() { cases() / 2 } else { cases() });
    for seed in 0..games {
        let (record, _) = play(seed.into(), only);
        match export(&record) {
            Ok(text) => {
                let checked = check(&record, &text);
                checked.unwrap_or_else(|what| panic!("game {seed}: {what}\n{record}"));
            }
            Err(why) => {
                assert!(
                    is_known(&why.to_string(), record.game().setup()),
                    "game {seed}: {why}\n{record}"
                );
                refused += 1;
            }
        }
    }
    println!("{refused} of {games} games refused");
    assert!(refused * 3 < games.max(3), "{refused} games cannot be said there");
}

/// More games: `BASTIDE_CASES=10000 cargo test --release -p bastide-jcz --test accepted`.
#[test]
fn messages_come_in_the_order_of_their_phases() {
    check_games(None);
}

#[test]
fn every_follower_keeps_its_number_in_and_out_of_prison() {
    check_games(Some(&["tower", "inns-and-cathedrals"]));
}

#[test]
fn a_wagon_that_stays_brings_no_commit() {
    check_games(Some(&["abbey-and-mayor", "tower", "traders-and-builders"]));
}

#[test]
fn dragon_and_fairy_come_before_the_commit() {
    check_games(Some(&["princess-and-dragon"]));
}

#[test]
fn leaving_a_quarter_is_closed_by_a_commit() {
    check_games(Some(&["count", "inns-and-cathedrals", "abbey-and-mayor"]));
}

/// The same game up to one of its actions.
fn cut(record: &Record, actions: usize) -> Record {
    let game = Game::new(record.game().setup().clone()).expect("a game");
    let mut cut = Record::new(game, DealerNote::None);
    for &action in &record.actions()[..actions] {
        cut.apply(action, &mut ()).expect("a legal action");
    }
    cut
}

/// Everything before the refused action can be expressed, and the reason is always the same.
#[test]
fn a_refusal_names_the_first_action_that_cannot_be_said() {
    let mut rules = BTreeMap::new();
    for seed in 0..cases().max(400) {
        let record = play_freely(seed.into());
        let Err(refused) = export(&record) else { continue };
        let JczError::Action { number, rule, .. } = refused else { panic!("{refused}") };
        let before = export(&cut(&record, number - 1));
        let text = before.unwrap_or_else(|early| panic!("game {seed}: {early}, then {refused}"));
        check(&cut(&record, number - 1), &text)
            .unwrap_or_else(|what| panic!("game {seed}: {what}"));
        let again = export(&cut(&record, number)).expect_err("it cannot be said").to_string();
        assert_eq!(again, refused.to_string(), "game {seed}");
        *rules.entry(rule.unwrap_or("points")).or_insert(0) += 1;
    }
    println!("{rules:?}");
    for rule in [
        "ABB-R-22", "PRD-R-14", "RIV-06", "RIV-13", "RIV-R-04", "RIV-R-05", "TRA-R-03", "TRA-R-07",
        "points",
    ] {
        assert!(rules.contains_key(rule), "nothing is refused by {rule}: {rules:?}");
    }
}

/// Who stands where a follower was captured, or is to be ransomed.
fn owner(state: &State, game: &Game, who: Spot) -> Option<(Seat, Piece, Location)> {
    let here = |at: &Location| match (*at, who) {
        (Location::On(on), Spot::On(wanted)) => on == wanted,
        (Location::Tower(tile), Spot::Tower(at)) => state.tiles()[usize::from(tile)].pos == at,
        _ => false,
    };
    let mut all = state.seats().flat_map(|seat| Piece::FOLLOWERS.map(|piece| (seat, piece)));
    all.find_map(|(seat, piece)| {
        let at = state.locations(game, seat, piece).iter().find(|at| here(at))?;
        Some((seat, piece, *at))
    })
}
