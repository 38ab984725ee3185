//! Nothing secret leaves the server.

use std::sync::OnceLock;

use bastide_rules::{Action, Actor, Dealer, Game, Setup, State};
use bastide_server::Seed;

use crate::common::{Person, Running, Socket};

/// Two seeds that deal the same first two tiles, and then different ones.
fn seeds() -> &'static ([u8; 32], [u8; 32]) {
    static SEEDS: OnceLock<([u8; 32], [u8; 32])> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let first = [1; 32];
        let wanted = draws(first);
        let mut other = [2; 32];
        for number in 0_u32.. {
            other[..4].copy_from_slice(&number.to_le_bytes());
            let found = draws(other);
            if found[..2] == wanted[..2] && found[2] != wanted[2] {
                break;
            }
        }
        (first, other)
    })
}

/// The first three draws, if all players take the first legal action.
fn draws(seed: [u8; 32]) -> Vec<Action> {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a game");
    let mut dealer = Dealer::new(seed);
    let mut state: State = game.start();
    let mut draws = Vec::new();
    let mut legal = Vec::new();
    while draws.len() < 3 {
        let action = if state.actor() == Actor::Chance {
            dealer.deal(&game, &state)
        } else {
            game.legal_actions(&state, &mut legal);
            legal[0]
        };
        if matches!(action, Action::Draw(_)) {
            draws.push(action);
        }
        game.apply(&mut state, action, &mut ()).expect("legal");
    }
    draws
}

/// Everything that any client receives of a game up to the third draw.
async fn traffic(seed: fn() -> Seed) -> Vec<String> {
    let server = Running::with(|config| config.seeds = seed).await;
    let (table, ann, ben) = server.table_of_two().await;
    let watcher = Person::stranger(server.address);
    let mut sockets = [ann.live(&table).await, ben.live(&table).await, watcher.live(&table).await];
    let [anns, bens, watching] = &mut sockets;
    anns.take_first().await;
    anns.take_first().await;
    bens.take_first().await;
    for _ in 0..3 {
        watching.until("update").await;
    }
    let mut said: Vec<String> = Vec::new();
    for path in ["", "/record", "/replay", "/story", "/survey"] {
        said.push(ann.get(&format!("/api/tables/{table}{path}")).await.1.to_string());
    }
    let (_, info) = ann.get(&format!("/api/tables/{table}")).await;
    let promise = info["commitment"].as_str().expect("a promise").to_owned();
    for socket in sockets {
        // Presence depends on timing, and has nothing to do with the game.
        let said_here: Socket = socket;
        said.extend(
            said_here.said.into_iter().filter(|text| !text.starts_with(r#"{"type":"table""#)),
        );
    }
    let known = [(&table, "table"), (&ann.id, "ann"), (&ben.id, "ben"), (&promise, "promise")];
    let plain = |text: String| known.iter().fold(text, |text, (id, name)| text.replace(*id, name));
    said.into_iter().map(plain).collect()
}

/// `REL-14`: two games with the same past and different tiles to come look the same to all clients.
#[tokio::test]
async fn what_is_not_drawn_yet_shows_nowhere() {
    let (one, other) = seeds();
    assert_ne!(one, other);
    let one = traffic(|| Seed::known(seeds().0)).await;
    let other = traffic(|| Seed::known(seeds().1)).await;
    assert_eq!(one, other);
    let seed = seeds().0.map(|byte| format!("{byte:02x}")).concat();
    assert!(!one.iter().any(|text| text.contains(&seed)));
}
