//! The file around the messages.

use bastide_rules::setup::FirstPlayer;
use bastide_rules::{Phase, catalogue};
use serde_json::{Map, Value, json};

use super::Writer;
use crate::message::BastideKeys;
use crate::setup;
use crate::tiles::{self, ABBEY};

/// The version of the written files: the oldest that the current client reads.
const APP_VERSION: &str = "6.2.0";

impl Writer<'_> {
    /// The whole file.
    pub(super) fn finish(&self) -> String {
        let setup = self.game.setup();
        let mut players: Vec<_> = setup.players.iter().enumerate().collect();
        players.rotate_left(self.first.index());
        let players = players.into_iter();
        let players = players.map(|(seat, player)| json!({ "name": player.name, "slot": seat }));
        let file = json!({
            "appVersion": APP_VERSION,
            "gameId": "1",
            "name": "",
            "initialRandom": 0.0,
            "created": "2000-01-01T00:00:00.000Z",
            "clock": 0,
            "setup": setup::write(self.game),
            "players": players.collect::<Vec<_>>(),
            "replay": self.messages,
            "gameAnnotations": self.annotations(),
            "bastide": self.notes(),
        });
        let mut text = serde_json::to_string_pretty(&file).expect("JSON can be written");
        text.push('\n');
        text
    }

    /// The draws that JCloisterZone makes too, and the end if its stack is not empty then.
    fn annotations(&self) -> Map<String, Value> {
        let order = self.draws.iter().filter(|(_, comes)| *comes).map(|(name, _)| name);
        let mut annotations = Map::new();
        annotations.insert("drawOrder".to_owned(), order.cloned().collect());
        if self.state.is_over() && !self.has_whole_stack() {
            annotations.insert("endTurn".to_owned(), json!(self.turns));
        }
        annotations
    }

    /// Whether the stack contains all tiles of the sets.
    fn has_whole_stack(&self) -> bool {
        let start = self.game.start();
        let sets = catalogue::tile_sets().iter().filter(|set| self.game.setup().has_set(&set.name));
        let mut land = sets.flat_map(|set| &set.tiles).map(|tile| tile.kind.id());
        land.all(|id| {
            let kind = self.game.kind_named(id);
            let on_table = start.tiles().iter().filter(|tile| Some(tile.kind) == kind).count();
            let here = on_table + kind.map_or(0, |kind| usize::from(start.left_of(kind)));
            tiles::jcz_name(id) == Some(ABBEY)
                || here == usize::from(tiles::copies(self.game.setup(), id))
        })
    }

    fn notes(&self) -> BastideKeys {
        let by_lot = matches!(self.game.setup().first_player, FirstPlayer::Random(_));
        let drawn = by_lot && self.state.phase() != Phase::FirstPlayer;
        let named = self.first.index() > 0 || drawn;
        let all = || self.draws.iter().map(|(name, _)| name.clone()).collect();
        BastideKeys {
            first_player: named.then(|| self.first.number() as u8),
            by_lot,
            draws: self.draws.iter().any(|(_, comes)| !comes).then(all),
        }
    }
}
