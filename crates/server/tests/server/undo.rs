//! Taking back (`REL-15`).

use serde_json::{Value, json};

use crate::common::{Person, Running, Socket};

/// In the own turn nobody is asked, and nothing that was drawn goes back.
#[tokio::test]
async fn an_action_of_the_own_turn_is_taken_back_at_once() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (mut anns, mut bens) = (ann.live(&table).await, ben.live(&table).await);
    let choices = anns.until("choices").await;
    let action = choices["actions"][0]["action"].as_str().expect("an action");
    let drawn = bens.until("snapshot").await["position"]["drawn"].clone();
    anns.send(json!({ "type": "undo", "id": "too early", "seq": choices["seq"] })).await;
    assert_eq!(anns.refused().await, "no-undo");
    anns.act(action).await;
    assert_eq!(anns.until("update").await["undo"], json!(["free", null]));
    anns.until("choices").await;
    bens.until("update").await;
    let seq = anns.seq;
    anns.send(json!({ "type": "undo", "id": "at once", "seq": seq })).await;
    let undone = bens.until("update").await;
    assert_eq!(undone["steps"][0]["what"], "undo");
    assert_eq!(undone["tiles_from"], 1);
    assert_eq!(undone["position"]["drawn"], drawn, "the same tile, and no other");
    assert_eq!(undone["undo"], json!([null, null]));
    let choices = anns.until("choices").await;
    assert_eq!(choices["actions"][0]["action"], *action);
    anns.act(action).await;
    anns.until("update").await;
    assert_eq!(anns.take_first().await["undo"], json!([null, null]));
    let seq = anns.seq;
    anns.send(json!({ "type": "undo", "id": "too late", "seq": seq })).await;
    assert_eq!(anns.refused().await, "no-undo", "Ben's tile is drawn");
    assert!(!bens.said.iter().any(|text| text.contains("\"type\":\"undo\"")), "nobody is asked");
}

/// A table with a real catapult, at which nothing but fairs is drawn: there, players decide one after the other without a
/// draw in between.
async fn table_with_fairs(people: &[Person; 3]) -> String {
    let letters =
        ('A'..='X').map(|letter| (format!("BA-{letter}"), json!(u8::from(letter == 'D'))));
    let setup = json!({
        "game": "carcassonne",
        "players": ["", "", ""],
        "sets": { "base": 1, "catapult": 1 },
        "tiles": letters.collect::<serde_json::Map<_, _>>(),
        "rules": { "catapult": "manual" },
    });
    let table = people[0].table(json!({ "setup": { "full": setup } })).await;
    for (person, seat) in people.iter().zip(1..) {
        person.sit(&table, seat).await;
    }
    people[0].start(&table).await;
    table
}

/// Acts for everybody until one player needs the others' consent to take back; returns the place of that one.
async fn play_until_ask(sockets: &mut [Socket; 3]) -> usize {
    loop {
        let (choices, acting) = next_choices(sockets).await;
        let seq = sockets[acting].seq;
        let last = sockets[acting].said.iter().rev().find(|text| text.contains("\"undo\":["));
        let last: Value = serde_json::from_str(last.expect("a game")).expect("JSON");
        let undo = last["undo"].as_array().expect("a list by seat");
        if let Some(asking) = undo.iter().position(|undo| undo == "ask") {
            for socket in sockets {
                while socket.seq < seq {
                    socket.until("update").await;
                }
            }
            return asking;
        }
        let actions = choices["actions"].as_array().into_iter().flatten();
        let listed: Vec<&str> = actions.filter_map(|choice| choice["action"].as_str()).collect();
        let fair = listed.iter().find(|action| action.starts_with("fair target"));
        let action = fair.or(listed.first()).copied().unwrap_or("gap 10").to_owned();
        sockets[acting].act(&action).await;
    }
}

/// The next choices of any player, and whose they are.
async fn next_choices([first, second, third]: &mut [Socket; 3]) -> (Value, usize) {
    tokio::select! {
        choices = first.until("choices") => (choices, 0),
        choices = second.until("choices") => (choices, 1),
        choices = third.until("choices") => (choices, 2),
    }
}

/// What another player has decided since is taken back with everybody's consent only.
#[tokio::test]
async fn what_others_decided_is_taken_back_if_they_agree() {
    let server = Running::start().await;
    let people = [server.guest("Ann").await, server.guest("Ben").await, server.guest("Carl").await];
    let table = table_with_fairs(&people).await;
    let mut sockets =
        [people[0].live(&table).await, people[1].live(&table).await, people[2].live(&table).await];
    let asking = play_until_ask(&mut sockets).await;
    let others: Vec<usize> = (0..3).filter(|&seat| seat != asking).collect();
    for (agree, id) in [(false, "first"), (true, "second")] {
        let seq = sockets[asking].seq;
        sockets[asking].send(json!({ "type": "undo", "id": id, "seq": seq })).await;
        for &other in &others {
            let asked = loop {
                let asked = sockets[other].until("undo").await;
                if !asked["seat"].is_null() {
                    break asked;
                }
            };
            assert_eq!(asked["seat"], asking + 1);
            assert_ne!(asked["waiting"], json!([]));
            let answer = json!({ "type": "answer-undo", "seq": seq, "agree": agree });
            sockets[other].send(answer).await;
            if !agree {
                // One who refuses is enough.
                while !sockets[asking].until("undo").await["seat"].is_null() {}
                break;
            }
        }
    }
    assert_eq!(sockets[others[0]].until("update").await["steps"][0]["what"], "undo");
}
