//! Record → saved game → record: nothing that happened is lost.

#[expect(dead_code, reason = "other tests use the rest")]
mod common;

use bastide_jcz::{export, import};
use bastide_rules::Record;
use bastide_rules::event::{Event, SpotName};
use bastide_rules::setup::{FairyRule, FirstPlayer};
use common::{cases, is_known, play, play_river};
use proptest::prelude::*;
use serde_json::Value;

fn go_round(seed: u64) -> Result<(), String> {
    let (record, mut events) = play(seed, None);
    let text = match export(&record) {
        Ok(text) => text,
        Err(refused) if is_known(&refused.to_string(), record.game().setup()) => return Ok(()),
        Err(refused) => return Err(format!("{refused}\n{record}")),
    };
    let (back, again) = read(&text)?;
    // JCloisterZone's rules may add a last round of abbeys, in which all players pass.
    events.retain(|event| *event != Event::LastAbbeys);
    compare(&events, &again).map_err(|what| format!("{what}\n{record}\n{text}"))?;
    if record.state().scores() != back.state().scores() {
        return Err(format!("the scores differ\n{record}"));
    }
    // A second export is the same, except for what JCloisterZone cannot express.
    let second = export(&back).map_err(|error| format!("{error}\n{back}"))?;
    if second != text {
        return Err(format!("written differently\n{text}\n{second}"));
    }
    if is_said_there(&record, &text) {
        without_our_keys(&record, &events, &text)?;
    }
    Ok(())
}

fn read(text: &str) -> Result<(Record, Vec<Event>), String> {
    let record = import(text, false).map_err(|error| format!("{error}\n{text}"))?.record;
    let mut events = Vec::new();
    record.replay(usize::MAX, &mut events);
    events.retain(|event| *event != Event::LastAbbeys);
    Ok((record, events))
}

fn compare(events: &[Event], again: &[Event]) -> Result<(), String> {
    match (0..events.len().max(again.len())).find(|&i| events.get(i) != again.get(i)) {
        Some(index) => {
            let (was, is) = (events.get(index), again.get(index));
            Err(format!("event {index}: {was:?} became {is:?}"))
        }
        None => Ok(()),
    }
}

/// Whether JCloisterZone can express everything in a game.
fn is_said_there(record: &Record, text: &str) -> bool {
    record.game().setup().first_player == FirstPlayer::Seat(1)
        && !text.contains("\"draws\"")
        && !text.contains("\"drawn\"")
}

/// If the fairy moves to a tile, JCloisterZone does not know which follower she stands beside.
fn as_there(events: &[Event], record: &Record) -> Vec<Event> {
    let beside = record.game().setup().rules.fairy == FairyRule::NextToFollower;
    let there = |event: &Event| match event {
        Event::FairyMoved { seat, at, .. } if !beside => {
            Event::FairyMoved { seat: *seat, at: *at, place: SpotName::Tower }
        }
        other => other.clone(),
    };
    events.iter().map(there).collect()
}

/// The game comes back from what JCloisterZone reads. Draws after the last message are lost.
fn without_our_keys(record: &Record, events: &[Event], text: &str) -> Result<(), String> {
    let mut file: Value = serde_json::from_str(text).expect("JSON");
    file.as_object_mut().expect("an object").remove("bastide");
    for message in file["replay"].as_array_mut().expect("messages") {
        if let Some(payload) = message["payload"].as_object_mut() {
            payload.retain(|key, _| !["beside", "drawn"].contains(&key.as_str()));
        }
    }
    let (_, again) = read(&file.to_string())?;
    let (events, again) = (as_there(events, record), as_there(&again, record));
    let shared =
        if record.state().is_over() { events.len() } else { again.len().min(events.len()) };
    compare(&events[..shared], &again).map_err(|what| format!("without our keys, {what}\n{record}"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_shrink_iters: 0, ..ProptestConfig::with_cases(cases()) })]

    /// More games: `BASTIDE_CASES=10000 cargo test --release -p bastide-jcz --test round_trip`.
    #[test]
    fn scores_and_events_survive(seed: u64) {
        go_round(seed).map_err(TestCaseError::fail)?;
    }
}

/// Where the file does not have the element `river`, the messages decide: river tiles come first and form a
/// river, or they are ordinary tiles.
#[test]
fn the_messages_tell_whether_there_is_a_river() {
    let mut seen = [0; 2];
    for seed in 0..60 {
        let first = seed % 2 == 0;
        let (record, mut events) = play_river(seed, first);
        let text = match export(&record) {
            Err(refused) if is_known(&refused.to_string(), record.game().setup()) => continue,
            written => written.unwrap_or_else(|error| panic!("{error}\n{record}")),
        };
        let mut file: Value = serde_json::from_str(&text).expect("JSON");
        let element = file["setup"]["elements"].as_object_mut().expect("elements").remove("river");
        assert_eq!(element.is_some(), first, "the element is written if there is a river");
        let (back, again) = read(&file.to_string()).unwrap_or_else(|error| panic!("{error}"));
        events.retain(|event| *event != Event::LastAbbeys);
        compare(&events, &again).unwrap_or_else(|what| panic!("game {seed}: {what}\n{record}"));
        let laid = events.iter().any(|event| matches!(event, Event::TilePlaced { .. }));
        assert!(!laid || back.game().in_play().river == first, "game {seed}\n{record}");
        seen[usize::from(first)] += 1;
    }
    assert!(seen.iter().all(|&games| games > 10), "{seen:?}");
}
