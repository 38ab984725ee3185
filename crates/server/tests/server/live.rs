//! Live play.

use std::time::Duration;

use bastide_rules::Record;
use serde_json::{Value, json};

use crate::common::{Running, Socket};

/// Takes the first choice until the game is over; returns the last update.
async fn play_to_the_end(mut socket: Socket) -> Value {
    loop {
        let message = socket.next().await.expect("the socket stays open");
        if message["end"].is_object() {
            return message;
        }
        if message["type"] == "choices" {
            let action = message["actions"][0]["action"].as_str().expect("an action");
            socket.act(action).await;
        }
    }
}

/// A whole game: every action is acknowledged, the record verifies, and the seed matches the commitment.
#[tokio::test]
async fn two_people_play_a_game_and_keep_a_record_that_can_be_verified() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (anns, bens) = (ann.live(&table).await, ben.live(&table).await);
    let (_, before) = ann.get(&format!("/api/tables/{table}")).await;
    assert!(before["seed"].is_null());
    let (last, bens_last) = tokio::join!(play_to_the_end(anns), play_to_the_end(bens));
    assert_eq!(last, bens_last);
    assert_eq!(last["end"]["reason"], "played");
    let (_, after) = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!(after["status"], "finished");
    assert_eq!(after["commitment"], before["commitment"]);
    let (_, text) = ann.get(&format!("/api/tables/{table}/record")).await;
    let text = text.as_str().expect("text");
    let record = Record::parse(text).expect("the record is true");
    assert_eq!(record.to_string(), text);
    assert!(text.contains(after["seed"].as_str().expect("the seed is public now")));
    assert_eq!(json!(record.state().scores()), last["end"]["scores"]);
    let (_, games) = ann.get("/api/games").await;
    assert_eq!(games[0]["result"], last["end"]);
    assert!(games[0]["now"].is_null());
}

#[tokio::test]
async fn a_list_of_games_says_how_running_ones_stand_and_whose_turn_it_is() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let snapshot = socket.until("snapshot").await;
    for person in [&ann, &ben] {
        let (_, games) = person.get("/api/games").await;
        let now = &games[0]["now"];
        assert_eq!(now["tiles"], snapshot["tiles"]);
        assert_eq!(now["acting"], snapshot["position"]["acting"]);
        assert_eq!(now["tiles_left"], snapshot["position"]["tiles_left"]);
        assert_eq!(now["scores"], json!([0, 0]));
    }
    let (_, finished) = ann.get("/api/games/finished").await;
    assert_eq!(finished, json!([]));
}

#[tokio::test]
async fn an_illegal_action_is_refused_with_its_rule_and_changes_nothing() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let before = socket.until("choices").await;
    socket.act("place 0,0 turn 0").await;
    let refused = socket.until("refused").await;
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("illegal"), &json!("BAS-16")));
    socket.act("dance").await;
    assert_eq!(socket.refused().await, "no-such-action");
    let mut again = ann.live(&table).await;
    assert_eq!(again.until("choices").await, before);
}

/// A client that has seen nothing, for instance after a reload, gets all events and all tiles.
#[tokio::test]
async fn the_whole_story_can_be_asked_for() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let all = socket.until("snapshot").await;
    socket.take_first().await;
    let origin = ann.origin();
    let mut again = ann.try_live(&table, "?since=0", Some(&origin)).await.expect("a socket");
    let story = again.until("update").await;
    assert_eq!(story["tiles_from"], 0);
    assert_eq!(story["tiles"][0], all["tiles"][0]);
    let steps = story["steps"].as_array().expect("steps").len();
    assert_eq!(json!(steps), story["seq"]);
}

/// `REL-10`
#[tokio::test]
async fn nobody_acts_for_another() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut anns = ann.live(&table).await;
    let choices = anns.until("choices").await;
    let action = choices["actions"][0]["action"].as_str().expect("an action");
    let carl = server.guest("Carl").await;
    let stranger = crate::common::Person::stranger(server.address);
    let seq = choices["seq"].as_u64();
    for (person, code) in
        [(&ben, "not-your-turn"), (&carl, "not-seated"), (&stranger, "not-seated")]
    {
        let mut socket = person.live(&table).await;
        let snapshot = socket.until("snapshot").await;
        assert_eq!(snapshot["seq"].as_u64(), seq, "the game has not changed");
        socket.act(action).await;
        assert_eq!(socket.refused().await, code);
        socket.send(json!({ "type": "undo", "id": "u", "seq": seq })).await;
        let undo = if code == "not-seated" { "not-seated" } else { "no-undo" };
        assert_eq!(socket.refused().await, undo);
        socket.send(json!({ "type": "answer-undo", "seq": seq, "agree": true })).await;
        assert_eq!(socket.refused().await, undo);
        socket.send(json!({ "type": "resign", "id": "r", "seat": 1 })).await;
        assert_eq!(socket.refused().await, "not-seated");
    }
    let mut socket = carl.live(&table).await;
    socket.send(json!({ "type": "chat", "line": "hello" })).await;
    assert_eq!(socket.refused().await, "not-seated");
}

/// `REL-02`, `REL-13`: an action sent again is applied once, and of two concurrent actions one is stale.
#[tokio::test]
async fn an_action_is_made_once_however_often_it_is_sent() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let (mut one, mut two) = (ann.live(&table).await, ann.live(&table).await);
    let choices = one.until("choices").await;
    two.until("choices").await;
    let action = choices["actions"][0]["action"].as_str().expect("an action");
    let seq = choices["seq"].as_u64().expect("a number");
    let act = json!({ "type": "act", "id": "mine", "seq": seq, "action": action });
    one.send(act.clone()).await;
    one.send(act.clone()).await;
    two.send(act.clone()).await;
    let first = one.until("accepted").await;
    assert_eq!(first["seq"], seq + 1);
    assert_eq!(one.until("accepted").await, first);
    assert_eq!(two.until("accepted").await, first);
    two.send(json!({ "type": "act", "id": "another", "seq": seq, "action": action })).await;
    let refused = two.until("refused").await;
    assert_eq!(refused["code"], "stale");
    assert_eq!(refused["missed"]["steps"][0]["what"], *action);
    assert_eq!(refused["missed"]["seq"], seq + 1);
    let (_, replay) = ann.get(&format!("/api/tables/{table}/replay")).await;
    assert_eq!(replay["entries"], seq + 1);
}

/// Another person's idempotency key reveals nothing.
#[tokio::test]
async fn the_name_of_an_action_belongs_to_who_gave_it() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (mut anns, mut bens) = (ann.live(&table).await, ben.live(&table).await);
    let choices = anns.until("choices").await;
    let act = json!({ "type": "act", "id": "mine", "seq": choices["seq"], "action": choices["actions"][0]["action"] });
    anns.send(act.clone()).await;
    anns.until("accepted").await;
    bens.send(act).await;
    assert_eq!(bens.refused().await, "bad-id");
    anns.send(json!({ "type": "act", "id": "", "seq": 0, "action": "pass" })).await;
    assert_eq!(anns.refused().await, "bad-id");
}

/// A client that reconnects gets what it missed, without gap or duplicate.
#[tokio::test]
async fn who_comes_back_gets_what_was_missed() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut anns = ann.live(&table).await;
    let mut bens = ben.live(&table).await;
    let seen = bens.until("snapshot").await;
    drop(bens);
    let mut events = Vec::new();
    events.extend(anns.take_first().await["steps"].as_array().cloned().expect("steps"));
    events.extend(anns.take_first().await["steps"].as_array().cloned().expect("steps"));
    let query = format!("?since={}", seen["seq"]);
    let origin = ben.origin();
    let mut bens = ben.try_live(&table, &query, Some(&origin)).await.expect("a socket");
    bens.seq = seen["seq"].as_u64().expect("a number");
    let missed = bens.until("update").await;
    assert_eq!(missed["steps"].as_array(), Some(&events));
    assert_eq!(missed["tiles_from"], 1);
    assert_eq!(missed["tiles"].as_array().map(Vec::len), Some(1));
    bens.until("choices").await;
    let mut late = ben.try_live(&table, "?since=999", Some(&origin)).await.expect("a socket");
    assert_eq!(late.until("snapshot").await["seq"], missed["seq"]);
}

#[tokio::test]
async fn whoever_resigns_has_lost() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (mut anns, mut bens) = (ann.live(&table).await, ben.live(&table).await);
    bens.send(json!({ "type": "resign", "id": "enough" })).await;
    bens.until("accepted").await;
    let over = anns.until("update").await;
    assert_eq!(over["end"], json!({ "reason": "resigned", "scores": [0, 0], "winners": [1] }));
    anns.until("table").await;
    let seq = anns.seq;
    anns.send(json!({ "type": "act", "id": "late", "seq": seq, "action": "pass" })).await;
    assert_eq!(anns.refused().await, "over");
    let (_, again) = ann.post(&format!("/api/tables/{table}/rematch"), Value::Null).await;
    let (_, same) = ben.post(&format!("/api/tables/{table}/rematch"), Value::Null).await;
    assert_eq!(again["id"], same["id"], "there is one rematch");
    assert_eq!(again["seats"][0]["name"], "Ben", "whoever began sits last");
}

/// `REL-16`: no test waits for a clock.
#[tokio::test]
async fn whoever_has_no_time_left_has_lost() {
    let mut server = Running::start().await;
    let clock = json!({ "kind": "total", "seconds": 60, "increment": 0 });
    let (table, ann, ben) = server.table_with(clock).await;
    let mut anns = ann.live(&table).await;
    anns.until("choices").await;
    server.clock.advance(Duration::from_secs(50));
    let mut again = ann.live(&table).await;
    assert_eq!(again.until("snapshot").await["clocks"], json!([10_000, 60_000]));
    // While the server is down, no time passes: not even a day.
    server.stop().await;
    server.clock.advance(Duration::from_hours(24));
    server.go_on().await;
    let (ann, ben) = (ann.at(server.address), ben.at(server.address));
    let mut anns = ann.live(&table).await;
    assert_eq!(anns.until("snapshot").await["clocks"], json!([10_000, 60_000]));
    anns.take_first().await;
    server.clock.advance(Duration::from_millis(9_999));
    let mut bens = ben.live(&table).await;
    assert!(bens.until("snapshot").await["end"].is_null());
    server.clock.advance(Duration::from_millis(1));
    let over = bens.until("update").await;
    assert_eq!(over["steps"][0]["what"], "timeout");
    assert_eq!(over["end"]["reason"], "time");
    assert_eq!(over["end"]["winners"], json!([2]));
}

/// `REL-16`: a stopped process, a machine that slept and a clock that was set forward cost no player any time, in games
/// that are in memory and in games that are loaded later. The guards are `Room::stand_still`, and the pause that
/// `Hub::keep_time` writes before the leap.
#[tokio::test]
async fn a_pause_of_the_process_takes_nobodys_time() {
    let mut server = Running::on_sqlite(|_| ()).await;
    let clock = json!({ "kind": "total", "seconds": 60, "increment": 0 });
    let (table, ann, _) = server.table_with(clock).await;
    let mut anns = ann.live(&table).await;
    anns.until("choices").await;
    for _ in 0..2 {
        server.clock.advance(Duration::from_secs(10));
        let before = server.clock.now();
        server.clock.fall_behind(Duration::from_hours(1));
        while server.clock.now() < before + 3_600_000 {
            tokio::task::yield_now().await;
        }
    }
    let mut again = ann.live(&table).await;
    let snapshot = again.until("snapshot").await;
    assert_eq!(snapshot["clocks"], json!([40_000, 60_000]));
    assert!(snapshot["end"].is_null());
    server.stop().await;
    server.go_on().await;
    let ann = ann.at(server.address);
    let mut again = ann.live(&table).await;
    assert_eq!(again.until("snapshot").await["clocks"], json!([40_000, 60_000]));
    server.clock.advance(Duration::from_secs(40));
    assert_eq!(again.until("update").await["end"]["reason"], "time");
}

#[tokio::test]
async fn several_play_from_one_browser_and_computers_fill_the_table() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let setup = json!({ "preset": { "name": "base", "seats": 3 } });
    let table = ann.table(json!({ "setup": setup })).await;
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    ann.sit(&table, 1).await;
    let child = json!({ "who": "me", "name": "Child", "colour": "green" });
    let (_, info) = ann.put(&seat(2), child).await;
    assert_eq!(info["seats"][1]["name"], "Child");
    ann.computer(&table, 3).await;
    ann.start(&table).await;
    let mut socket = ann.live(&table).await;
    let mut seats = std::collections::BTreeSet::new();
    let mut steps = Vec::new();
    while seats.len() < 2 || steps.len() < 8 {
        let message = socket.next().await.expect("open");
        if message["type"] == "choices" {
            seats.insert(message["seat"].as_u64());
            let action = message["actions"][0]["action"].as_str().expect("an action");
            socket.act(action).await;
        } else if message["type"] == "update" {
            steps.extend(message["steps"].as_array().cloned().expect("steps"));
        }
    }
    assert!(steps.iter().any(|step| step["seat"] == 3), "the computer plays, too");
}

#[tokio::test]
async fn people_at_the_table_talk() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (mut anns, mut bens) = (ann.live(&table).await, ben.live(&table).await);
    anns.until("chat").await;
    bens.until("chat").await;
    anns.send(json!({ "type": "chat", "line": " <b>hello</b> " })).await;
    assert_eq!(bens.until("chat").await["lines"][0]["line"], "<b>hello</b>");
    for line in ["", &"x".repeat(501), "\0\u{202e}\n"] {
        bens.send(json!({ "type": "chat", "line": line })).await;
        assert_eq!(bens.refused().await, "bad-chat");
    }
    // The guard is `is_noise` of `chat_line`.
    bens.send(json!({ "type": "chat", "line": "\u{202e}no\0 \u{7}controls" })).await;
    assert_eq!(bens.until("chat").await["lines"][0]["line"], "no controls");
    for _ in 0..4 {
        anns.send(json!({ "type": "chat", "line": "again" })).await;
    }
    anns.send(json!({ "type": "chat", "line": "and again" })).await;
    assert_eq!(anns.refused().await, "too-many");
    let mut late = ben.live(&table).await;
    assert_eq!(late.until("chat").await["lines"][0]["line"], "<b>hello</b>");
}

/// What a person may say at a table is counted over all connections. The guard is `Room::chat_paces`.
#[tokio::test]
async fn who_connects_again_may_not_say_more() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let say = json!({ "type": "chat", "line": "again" });
    for _ in 0..5 {
        let mut socket = ann.live(&table).await;
        socket.until("chat").await;
        socket.send(say.clone()).await;
        socket.until("chat").await;
    }
    let mut socket = ann.live(&table).await;
    socket.send(say.clone()).await;
    assert_eq!(socket.refused().await, "too-many");
    let mut bens = ben.live(&table).await;
    bens.until("chat").await;
    bens.send(say.clone()).await;
    assert_eq!(bens.until("chat").await["lines"][0]["line"], "again", "others may");
    server.clock.advance(Duration::from_secs(2));
    socket.send(say.clone()).await;
    bens.until("chat").await;
    socket.send(say).await;
    assert_eq!(socket.refused().await, "too-many", "one more every two seconds");
}

/// `REL-10`: nothing can be done in a game that is over, nor with a session that is over. The guards
/// are `end` in `advance`, and `expires` in `Store::session`.
#[tokio::test]
async fn nothing_happens_after_the_end() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut anns = ann.live(&table).await;
    anns.take_first().await;
    let mut bens = ben.live(&table).await;
    bens.send(json!({ "type": "resign", "id": "enough" })).await;
    while anns.until("update").await["end"].is_null() {}
    let path = format!("/api/tables/{table}/replay");
    let before = ann.get(&path).await;
    let seq = anns.seq;
    for (message, code) in [
        (json!({ "type": "act", "id": "a", "seq": seq, "action": "pass" }), "over"),
        (json!({ "type": "undo", "id": "b", "seq": seq }), "no-undo"),
        (json!({ "type": "answer-undo", "seq": seq, "agree": true }), "no-undo"),
        (json!({ "type": "resign", "id": "c" }), "over"),
    ] {
        anns.send(message.clone()).await;
        assert_eq!(anns.refused().await, code, "{message}");
    }
    assert_eq!(ann.get(&path).await, before);
    server.clock.advance(Duration::from_hours(24 * 366));
    assert_eq!(ann.get("/api/me").await.1, Value::Null);
    let mut late = ann.live(&table).await;
    late.send(json!({ "type": "chat", "line": "hello" })).await;
    assert_eq!(late.refused().await, "not-seated", "nobody knows the person any more");
}

/// Two concurrent requests get one table, and after it is closed there can be another. The guard is `instead_of`.
#[tokio::test]
async fn there_is_one_rematch_at_a_time() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut socket = ben.live(&table).await;
    socket.send(json!({ "type": "resign", "id": "enough" })).await;
    socket.until("accepted").await;
    let path = format!("/api/tables/{table}/rematch");
    let again = || async {
        let ((_, anns), (_, bens)) =
            tokio::join!(ann.post(&path, Value::Null), ben.post(&path, Value::Null));
        assert_eq!(anns["id"], bens["id"]);
        anns
    };
    let first = again().await;
    for person in [&ann, &ben] {
        assert_eq!(person.get("/api/games").await.1.as_array().map(Vec::len), Some(2));
    }
    let host = if first["host"] == *ann.id { &ann } else { &ben };
    let id = first["id"].as_str().expect("an id");
    assert_eq!(host.delete(&format!("/api/tables/{id}")).await.0, 204);
    assert_ne!(again().await["id"], first["id"]);
}

/// Players can connect however many spectators there are. The guard is `seated` in `join`.
#[tokio::test]
async fn a_crowd_keeps_no_player_out() {
    let server = Running::with(|config| config.limits.sockets_per_table = 2).await;
    let (table, ann, _) = server.table_of_two().await;
    let stranger = crate::common::Person::stranger(server.address);
    let mut crowd = Vec::new();
    for _ in 0..2 {
        let mut socket = stranger.live(&table).await;
        socket.until("snapshot").await;
        crowd.push(socket);
    }
    assert_eq!(stranger.live(&table).await.closed().await, Some(1008));
    ann.live(&table).await.take_first().await;
}

/// A computer player that has planned the whole turn plays all of it without thinking again. The guard is that
/// `bot_acts` asks whether something was drawn between.
#[tokio::test]
async fn a_strong_computer_plays_to_the_end() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let setup = json!({ "full": { "game": "carcassonne", "players": ["", ""],
        "sets": {}, "tiles": { "BA-D": 4, "BA-U": 4, "BA-V": 4 },
        "start": [{ "tile": "BA-D", "at": [0, 0], "turn": 0 }] } });
    let table = ann.table(json!({ "setup": setup })).await;
    let strong = json!({ "who": "computer", "level": "strong" });
    ann.put(&format!("/api/tables/{table}/seats/1"), strong).await;
    ann.sit(&table, 2).await;
    ann.start(&table).await;
    let last = play_to_the_end(ann.live(&table).await).await;
    assert_eq!(last["end"]["reason"], "played");
    let (_, record) = ann.get(&format!("/api/tables/{table}/record")).await;
    Record::parse(record.as_str().expect("text")).expect("the record is true");
}

/// A client of another protocol version is told the server's version, and the reason for the close.
#[tokio::test]
async fn another_protocol_is_told_and_let_go() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let origin = ann.origin();
    let mut old = ann.try_live(&table, "?protocol=0", Some(&origin)).await.expect("a socket");
    assert_eq!(old.until("hello").await["protocol"], bastide_protocol::VERSION);
    assert_eq!(old.closed().await, Some(4000));
    let same = format!("?protocol={}", bastide_protocol::VERSION);
    let mut same = ann.try_live(&table, &same, Some(&origin)).await.expect("a socket");
    same.until("snapshot").await;
    let garbled = ann.try_live(&table, "?protocol=new", Some(&origin)).await;
    assert!(garbled.is_err(), "that is no number");
}

/// A computer's turn comes action by action, so that it can be shown action by action.
#[tokio::test]
async fn every_action_comes_as_an_update_of_its_own() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let table = ann.against_computer().await;
    let mut anns = ann.live(&table).await;
    let mut by_computer = 0;
    while by_computer < 10 {
        let message = anns.next().await.expect("the socket stays open");
        if message["type"] == "choices" {
            let action = message["actions"][0]["action"].as_str().expect("an action");
            anns.act(action).await;
        }
        if message["type"] == "update" {
            let steps = message["steps"].as_array().expect("steps");
            let by_players: Vec<_> = steps.iter().filter(|step| !step["seat"].is_null()).collect();
            assert_eq!(by_players.len(), 1, "{message}");
            by_computer += usize::from(by_players[0]["seat"] == 2);
        }
    }
}
