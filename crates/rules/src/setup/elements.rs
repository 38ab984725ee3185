//! Elements: the pieces and mechanisms in play.

use serde::{Deserialize, Serialize};

use super::{GameName, Setup};

/// The pieces and mechanisms in play, each independent of the tile sets. What is not named here is
/// in play as the game and its tile sets bring it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Elements {
    /// Followers in each player's supply, the score marker not counted (`BAS-04`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub followers: Option<u8>,
    /// Whether followers may be placed on fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub farmers: Option<bool>,
    /// Big followers of each player (`INN-08`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub big_followers: Option<u8>,
    /// Builders of each player (`TRA-07`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builders: Option<u8>,
    /// Pigs of each player (`TRA-25`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pigs: Option<u8>,
    /// Whether inns count (`INN-16`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inns: Option<bool>,
    /// Whether cathedrals count (`INN-20`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cathedrals: Option<bool>,
    /// Whether goods are traded (`TRA-32`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traders: Option<bool>,
    /// Whether there is a King (`KNG-05`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king: Option<bool>,
    /// Whether there is a Robber Baron (`KNG-10`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub robber_baron: Option<bool>,
    /// Whether cult places count (`CUL-02`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shrines: Option<bool>,
    /// Whether the pig herd counts (`RIV-15`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pig_herd: Option<bool>,
    /// Whether volcanoes bring the dragon, and it walks (`PRD-20`, `PRD-22`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dragon: Option<bool>,
    /// Whether there is a fairy (`PRD-10`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fairy: Option<bool>,
    /// Whether princesses send knights home (`PRD-37`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub princess: Option<bool>,
    /// Whether magic portals lead anywhere (`PRD-34`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub portals: Option<bool>,
    /// Tower pieces of each player (`TOW-02`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tower_pieces: Option<u8>,
    /// Abbeys of each player (`ABB-01`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abbeys: Option<u8>,
    /// Mayors of each player (`ABB-13`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mayors: Option<u8>,
    /// Wagons of each player (`ABB-37`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wagons: Option<u8>,
    /// Barns of each player (`ABB-20`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barns: Option<u8>,
    /// Abbots of each player (`ABT-01`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abbots: Option<u8>,
    /// Whether there is a count, and the quarters of Carcassonne are open to followers (`CNT-04`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<bool>,
    /// Whether the catapult is used at the fairs (`CAT-05`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub catapult: Option<bool>,
    /// Members of each player's tribe, the score marker not counted (`HG-R-01`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub members: Option<u8>,
    /// Huts of each player (`HG-08`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub huts: Option<u8>,
    /// Whether gold gives bonus tiles (`HG-28`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_tiles: Option<bool>,
    /// Settlers of each player, the score marker not counted (`MAY-04`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settlers: Option<u8>,
    /// Whether there are surveyors (`MAY-33`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surveyors: Option<bool>,
}

/// The pieces and mechanisms of a game, settled from its [`Elements`] and its tile sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of `Elements`")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct InPlay {
    pub followers: u8,
    pub farmers: bool,
    pub big_followers: u8,
    pub builders: u8,
    pub pigs: u8,
    pub inns: bool,
    pub cathedrals: bool,
    pub traders: bool,
    pub king: bool,
    pub robber_baron: bool,
    pub shrines: bool,
    pub pig_herd: bool,
    pub dragon: bool,
    pub fairy: bool,
    pub princess: bool,
    pub portals: bool,
    pub tower_pieces: u8,
    pub abbeys: u8,
    pub mayors: u8,
    pub wagons: u8,
    pub barns: u8,
    pub abbots: u8,
    pub count: bool,
    pub catapult: bool,
    pub members: u8,
    pub huts: u8,
    pub bonus_tiles: bool,
    pub settlers: u8,
    pub surveyors: bool,
}

impl Setup {
    /// Whether tiles of this set are in the game.
    pub fn has_set(&self, name: &str) -> bool {
        self.sets.get(name).is_some_and(|&copies| copies > 0)
    }

    /// What is in play: as the setup says, otherwise as the game and its tile sets bring it.
    pub fn in_play(&self) -> InPlay {
        match self.game {
            GameName::Carcassonne => self.carcassonne_in_play(),
            GameName::HuntersAndGatherers => InPlay {
                members: self.elements.members.unwrap_or(5),
                huts: self.elements.huts.unwrap_or(2),
                bonus_tiles: self.elements.bonus_tiles.unwrap_or(true),
                ..InPlay::default()
            },
            GameName::Mayflower => InPlay {
                settlers: self.elements.settlers.unwrap_or(5),
                surveyors: self.elements.surveyors.unwrap_or(true),
                ..InPlay::default()
            },
        }
    }

    fn carcassonne_in_play(&self) -> InPlay {
        let own = &self.elements;
        let inns = self.has_set("inns-and-cathedrals");
        let traders = self.has_set("traders-and-builders");
        let king = self.has_set("king-and-robber");
        let dragon = self.has_set("princess-and-dragon");
        let tower = if self.has_set("tower") { tower_pieces(self.players.len()) } else { 0 };
        let abbey = self.has_set("abbey-and-mayor");
        InPlay {
            followers: own.followers.unwrap_or(7),
            farmers: own.farmers.unwrap_or(true),
            big_followers: own.big_followers.unwrap_or(inns.into()),
            builders: own.builders.unwrap_or(traders.into()),
            pigs: own.pigs.unwrap_or(traders.into()),
            inns: own.inns.unwrap_or(inns),
            cathedrals: own.cathedrals.unwrap_or(inns),
            traders: own.traders.unwrap_or(traders),
            king: own.king.unwrap_or(king),
            robber_baron: own.robber_baron.unwrap_or(king),
            shrines: own.shrines.unwrap_or(self.has_set("cult")),
            // `RIV-14`: without Traders & Builders the herd has no meaning.
            pig_herd: own.pig_herd.unwrap_or(traders),
            dragon: own.dragon.unwrap_or(dragon),
            fairy: own.fairy.unwrap_or(dragon),
            princess: own.princess.unwrap_or(dragon),
            portals: own.portals.unwrap_or(dragon),
            tower_pieces: own.tower_pieces.unwrap_or(tower),
            abbeys: own.abbeys.unwrap_or(abbey.into()),
            mayors: own.mayors.unwrap_or(abbey.into()),
            wagons: own.wagons.unwrap_or(abbey.into()),
            barns: own.barns.unwrap_or(abbey.into()),
            abbots: own.abbots.unwrap_or(0),
            count: own.count.unwrap_or(self.has_set("count")),
            catapult: own.catapult.unwrap_or(self.has_set("catapult")),
            ..InPlay::default()
        }
    }
}

/// `TOW-02`: the more players, the fewer tower pieces for each.
const fn tower_pieces(players: usize) -> u8 {
    match players {
        0..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}
