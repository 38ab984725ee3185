//! Conversion of sets, elements and rules.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::setup::{
    AwardScoring, Elements, FairyRule, FieldScoring, FirstPlayer, GameName, InPlay, Lot,
    RuleOptions, StartTile,
};
use bastide_rules::{Game, Pos, Rotation, Setup};
use serde_json::{Map, Value, json};

use crate::JczError;
use crate::error::{quoted, shortened};
use crate::message::{BastideKeys, File, FilePlayer, FileStart};
use crate::rules::{self, Rule};
use crate::tiles;

/// Tile sets in JCloisterZone and in Bastide. The suffix `:1` is optional.
const SETS: [(&str, &str); 12] = [
    ("basic:1", "base"),
    ("inns-and-cathedrals:1", "inns-and-cathedrals"),
    ("traders-and-builders:1", "traders-and-builders"),
    ("princess-and-dragon:1", "princess-and-dragon"),
    ("tower:1", "tower"),
    ("abbey-and-mayor:1", "abbey-and-mayor"),
    ("king-and-robber:1", "king-and-robber"),
    ("cult/5", "cult"),
    (SIX_CULTS, "cult"),
    ("count", "count"),
    ("river/1:1", "river-1"),
    ("river/2:1", "river-2"),
];

/// It has a sixth cult place, which is in no rulebook that Bastide follows.
const SIX_CULTS: &str = "cult/6";

/// More than JCloisterZone seats.
const MAX_PLAYERS: usize = 9;
/// More of a piece than a player can have.
const MAX_PIECES: u64 = 255;

/// A converted setup.
pub(crate) struct Converted {
    pub(crate) setup: Setup,
    /// What was skipped.
    pub(crate) warnings: Vec<String>,
}

/// How river tiles are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RiverTiles {
    /// First, as a river.
    First,
    /// As ordinary tiles.
    AmongOthers,
}

/// Whether there is a river set without the element `river`. JCloisterZone's client adds the element
/// itself, but not every file has it.
pub(crate) fn lacks_river_element(file: &File) -> bool {
    let flows = file.setup.elements.get("river").is_some_and(|value| amount(value) != Some(0));
    let is_river = |name: &String| name.starts_with("river/");
    !flows && file.setup.sets.keys().any(is_river)
}

/// Converts the setup. What Bastide does not have is refused, or skipped if `lenient`.
pub(crate) fn read(file: &File, tiles: RiverTiles, lenient: bool) -> Result<Converted, JczError> {
    let mut reader = Reader { lenient, warnings: Vec::new() };
    let names = reader.names(&file.players, file.bastide.as_ref())?;
    let mut setup = Setup::new(GameName::Carcassonne, names);
    setup.sets = reader.sets(&file.setup.sets)?;
    let elements = NamedValues::new(&file.setup.elements);
    setup.elements = reader.elements(elements, setup.players.len())?;
    if tiles == RiverTiles::AmongOthers {
        setup.elements.river = Some(false);
    }
    let fixed = rules::fixed(has_river(&setup), has_volcano_lake(&setup));
    let rules = NamedValues::new(&file.setup.rules);
    setup.rules = reader.rules(rules, &mut setup.elements, &fixed)?;
    if let Some(start) = &file.setup.start {
        setup.start = read_start(start, &setup)?;
    }
    setup.first_player = match &file.bastide {
        Some(BastideKeys { by_lot: true, .. }) => FirstPlayer::Random(Lot::ByLot),
        Some(BastideKeys { first_player: Some(seat), .. }) => FirstPlayer::Seat(*seat),
        _ => FirstPlayer::default(),
    };
    // JCloisterZone allows one player, games without followers, and the Count with a river.
    setup.allow_discouraged = setup.players.len() == 1
        || setup.elements.followers == Some(0)
        || (setup.has_set("count") && has_river(&setup));
    Ok(Converted { setup, warnings: reader.warnings })
}

/// Whether a river is laid first.
fn has_river(setup: &Setup) -> bool {
    setup.in_play().river && (setup.has_set("river-1") || setup.has_set("river-2"))
}

fn has_volcano_lake(setup: &Setup) -> bool {
    has_river(setup) && setup.has_set("river-2")
}

/// The offset between JCloisterZone's seats and Bastide's: JCloisterZone seats the starting player first.
pub(crate) fn seat_offset(notes: Option<&BastideKeys>) -> usize {
    notes.and_then(|notes| notes.first_player).map_or(0, |seat| usize::from(seat).saturating_sub(1))
}

struct Reader {
    lenient: bool,
    warnings: Vec<String>,
}

/// Values by name, with the names that are known.
struct NamedValues<'a> {
    all: &'a BTreeMap<String, Value>,
    known: BTreeSet<&'static str>,
}

impl<'a> NamedValues<'a> {
    fn new(all: &'a BTreeMap<String, Value>) -> Self {
        Self { all, known: BTreeSet::new() }
    }

    fn take(&mut self, name: &'static str) -> Option<&'a Value> {
        self.known.insert(name);
        self.all.get(name).filter(|value| !value.is_null())
    }

    /// The values with unknown names.
    fn others(&self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        self.all.iter().filter(|(name, _)| !self.known.contains(name.as_str()))
    }
}

/// A number, or a boolean as a number.
fn amount(value: &Value) -> Option<u64> {
    match value {
        Value::Bool(yes) => Some((*yes).into()),
        Value::Number(number) => number.as_u64(),
        _ => None,
    }
}

fn unknown(what: &'static str, name: String, skippable: bool) -> JczError {
    JczError::Unknown { what, name, skippable }
}

impl Reader {
    /// Skips something with a warning, or refuses it.
    fn skip(&mut self, what: &'static str, name: &str) -> Result<(), JczError> {
        if !self.lenient {
            return Err(unknown(what, quoted(name), true));
        }
        self.warnings.push(format!("{what} {} is left out", quoted(name)));
        Ok(())
    }

    /// Valid names: not empty, not too long, no duplicates.
    fn names(
        &mut self,
        players: &[FilePlayer],
        notes: Option<&BastideKeys>,
    ) -> Result<Vec<String>, JczError> {
        if players.len() > MAX_PLAYERS {
            return Err(JczError::TooMany { what: "players", max: MAX_PLAYERS });
        }
        let mut names: Vec<String> = Vec::new();
        for (seat, player) in players.iter().enumerate() {
            let short: String =
                player.name.trim().chars().filter(|char| !char.is_control()).take(36).collect();
            let short =
                if short.trim().is_empty() { format!("Player {}", seat + 1) } else { short };
            let taken = |name: &String| names.contains(name);
            let numbered = (2..).map(|number| format!("{short} {number}"));
            let name = std::iter::once(short.clone()).chain(numbered).find(|name| !taken(name));
            let name = name.unwrap_or(short);
            if name != player.name {
                let old = shortened(&player.name, 60);
                self.warnings.push(format!("the player {old:?} is called {name:?} here"));
            }
            names.push(name);
        }
        let turned = seat_offset(notes).min(names.len());
        names.rotate_right(turned);
        Ok(names)
    }

    fn sets(
        &mut self,
        jcz_sets: &BTreeMap<String, u16>,
    ) -> Result<BTreeMap<String, u16>, JczError> {
        let mut sets = BTreeMap::new();
        for (name, &copies) in jcz_sets.iter().filter(|(_, copies)| **copies > 0) {
            let plain = name.strip_suffix(":1").unwrap_or(name);
            let same =
                |(known, _): &&(&str, &str)| known.strip_suffix(":1").unwrap_or(known) == plain;
            let Some((known, own)) = SETS.iter().find(same) else {
                self.skip("the tile set", name)?;
                continue;
            };
            if *known == SIX_CULTS {
                self.warnings
                    .push(format!("{SIX_CULTS}: the tile CU/SRCR is not in our tile sets"));
            }
            let all: &mut u16 = sets.entry((*own).to_owned()).or_default();
            *all = all.saturating_add(copies);
        }
        Ok(sets)
    }

    /// Sets every element explicitly: what JCloisterZone does not name is not in play.
    fn elements(&mut self, mut values: NamedValues, players: usize) -> Result<Elements, JczError> {
        let mut wrong = None;
        let mut count = |name: &'static str| -> u8 {
            let Some(value) = values.take(name) else { return 0 };
            let amount = amount(value).filter(|&amount| amount <= MAX_PIECES);
            if amount.is_none() {
                wrong = Some(format!("{name} = {}", shortened(&value.to_string(), 60)));
            }
            amount.unwrap_or(0) as u8
        };
        let followers = count("small-follower");
        let [big, phantoms] = ["big-follower", "phantom"].map(&mut count);
        let [builders, pigs] = ["builder", "pig"].map(&mut count);
        let [abbeys, mayors, wagons, barns] = ["abbey", "mayor", "wagon", "barn"].map(&mut count);
        let mut is = |name| Some(count(name) > 0);
        let elements = Elements {
            followers: Some(followers),
            farmers: is("farmers"),
            big_followers: Some(big),
            builders: Some(builders),
            pigs: Some(pigs),
            inns: is("inn"),
            cathedrals: is("cathedral"),
            traders: is("traders"),
            king: is("king"),
            robber_baron: is("robber"),
            shrines: is("shrine"),
            pig_herd: is("pig-herd"),
            dragon: is("dragon"),
            fairy: is("fairy"),
            princess: is("princess"),
            portals: is("portal"),
            tower_pieces: Some(if is("tower") == Some(true) { tower_pieces(players) } else { 0 }),
            abbeys: Some(abbeys),
            mayors: Some(mayors),
            wagons: Some(wagons),
            barns: Some(barns),
            phantoms: Some(phantoms),
            count: is("count"),
            catapult: Some(false),
            ..Elements::default()
        };
        // JCloisterZone's client adds the river itself; in Bastide the sets bring it.
        is("river");
        if let Some(wrong) = wrong {
            return Err(unknown("the element", wrong, false));
        }
        for (name, value) in values.others().filter(|(_, value)| amount(value) != Some(0)) {
            if !value.is_null() {
                self.skip("the element", name)?;
            }
        }
        Ok(elements)
    }

    /// A rule that is not named has JCloisterZone's default, which may differ from Bastide's.
    fn rules(
        &mut self,
        mut values: NamedValues,
        elements: &mut Elements,
        fixed: &RuleOptions,
    ) -> Result<RuleOptions, JczError> {
        let rules = RuleOptions {
            tiny_city: self.rule(&rules::TINY_CITY, &mut values)?,
            princess: self.rule(&rules::PRINCESS, &mut values)?,
            fairy: self.rule(&rules::FAIRY, &mut values)?,
            dragon_moves: self.rule(&rules::DRAGON, &mut values)?,
            wagon_moves: self.rule(&rules::WAGON, &mut values)?,
            barn_placement: self.rule(&rules::BARN, &mut values)?,
            king_and_robber_scoring: self.rule(&rules::AWARDS, &mut values)?,
            final_quarters: self.rule(&rules::FINAL_QUARTERS, &mut values)?,
            count_moves: self.rule(&rules::COUNT, &mut values)?,
            ..fixed.clone()
        };
        if !self.rule(&rules::PIG_HERD, &mut values)? {
            elements.pig_herd = Some(false);
        }
        for (name, value) in values.others() {
            if !value.is_null() && *value != Value::Bool(false) && !rules::is_supported(name, value)
            {
                self.skip("the rule", name)?;
            }
        }
        Ok(rules)
    }

    fn rule<T: Copy + PartialEq>(
        &mut self,
        rule: &Rule<T>,
        values: &mut NamedValues,
    ) -> Result<T, JczError> {
        let Some(value) = values.take(rule.name) else { return Ok(rule.default_value()) };
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        if let Some(known) = rule.read(&text) {
            return Ok(known);
        }
        self.skip("the rule", &format!("{} = {text}", rule.name))?;
        Ok(rule.default_value())
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

/// The start tiles; `None` if they are those of the sets.
fn read_start(start: &[FileStart], setup: &Setup) -> Result<Option<Vec<StartTile>>, JczError> {
    let mut tiles = Vec::new();
    for FileStart { tile, x, y, rotation } in start {
        let id = tiles::bastide_id(tile, |set| setup.has_set(set));
        let id = id.ok_or_else(|| unknown("the start tile", quoted(tile), false))?;
        let quarters = if *rotation < 4 { *rotation } else { *rotation / 90 };
        // A tile that looks the same after several turns is laid with the smallest.
        let sets = bastide_rules::catalogue::tile_sets().iter();
        let kind = sets.flat_map(|set| &set.tiles).find(|known| known.kind.id() == id);
        let turn = Rotation::new((quarters % 4) as u8);
        let turn = kind.map_or(turn, |known| known.kind.canonical(turn));
        tiles.push(StartTile { tile: id.to_owned(), at: Pos::new(*x, *y), turn });
    }
    let usual =
        StartTile { tile: "BA-D".to_owned(), at: Pos::default(), turn: Rotation::default() };
    let as_usual = tiles == [usual] && !setup.has_set("count") && !has_river(setup);
    Ok((!as_usual).then_some(tiles))
}

/// The setup with JCloisterZone's rules.
pub(crate) fn with_jcz_rules(setup: &Setup) -> Result<Setup, JczError> {
    let refuse = |what: &str| Err(JczError::Unsupported(what.to_owned()));
    if setup.game != GameName::Carcassonne {
        return refuse("it has no other game than Carcassonne");
    }
    if let Some(set) = setup.sets.keys().find(|set| setup.has_set(set) && !tiles::has_set(set)) {
        return refuse(&format!("it does not have the tile set {set}"));
    }
    if setup.rules.field_scoring != FieldScoring::PerField {
        return refuse("there each field is scored by itself, so field-scoring must be per-field");
    }
    let in_play = setup.in_play();
    let towers = tower_pieces(setup.players.len());
    if ![0, towers].contains(&in_play.tower_pieces) {
        return refuse(&format!("there each player has {towers} tower pieces"));
    }
    if in_play.catapult {
        return refuse("it does not have the catapult");
    }
    if in_play.abbots > 0 {
        return refuse("its abbot follows other rules");
    }
    if in_play.phantoms > 1 {
        return refuse("there each player has one phantom");
    }
    let mut converted = setup.clone();
    let RuleOptions { volcano, last_abbey_round, leaving_quarters, river, lake_extra_turn, .. } =
        rules::fixed(has_river(setup), has_volcano_lake(setup));
    converted.rules.volcano = volcano;
    converted.rules.last_abbey_round = last_abbey_round;
    converted.rules.leaving_quarters = leaving_quarters;
    converted.rules.river = river;
    converted.rules.lake_extra_turn = lake_extra_turn;
    if converted.rules.fairy == FairyRule::OnTile {
        converted.rules.fairy = FairyRule::AnyFeature;
    }
    if converted.rules.king_and_robber_scoring == AwardScoring::ContinuouslyAtOnce {
        converted.rules.king_and_robber_scoring = AwardScoring::Continuously;
    }
    Ok(converted)
}

/// Writes the setup of a game.
pub(crate) fn write(game: &Game) -> Value {
    let setup = game.setup();
    let has = |(_, own): &&(&str, &str)| setup.has_set(own);
    let sets: Map<_, _> = SETS
        .iter()
        .filter(has)
        .filter(|(name, _)| *name != SIX_CULTS)
        .map(|(name, own)| ((*name).to_owned(), json!(setup.sets[*own])))
        .collect();
    let start = game.start();
    let start = start.tiles().iter().map(|tile| {
        let id = game.kind_of(tile).id();
        let name = tiles::jcz_name(id).unwrap_or(id).to_owned();
        FileStart {
            tile: name,
            x: tile.pos.x,
            y: tile.pos.y,
            rotation: tile.turn.quarters().into(),
        }
    });
    json!({
        "sets": sets,
        "elements": write_elements(game.in_play(), setup),
        "rules": rules::write(&setup.rules),
        "timer": null,
        "start": start.collect::<Vec<_>>(),
        "options": {},
    })
}

fn write_elements(in_play: &InPlay, setup: &Setup) -> Map<String, Value> {
    let numbers = [
        ("small-follower", in_play.followers),
        ("big-follower", in_play.big_followers),
        ("phantom", in_play.phantoms),
        ("builder", in_play.builders),
        ("pig", in_play.pigs),
        ("barn", in_play.barns),
        ("wagon", in_play.wagons),
        ("mayor", in_play.mayors),
        ("abbey", in_play.abbeys),
        ("dragon", in_play.dragon.into()),
        ("fairy", in_play.fairy.into()),
        ("count", in_play.count.into()),
        ("tower", (in_play.tower_pieces > 0).into()),
    ];
    let mechanisms = [
        ("farmers", in_play.farmers),
        ("traders", in_play.traders),
        ("king", in_play.king),
        ("robber", in_play.robber_baron),
        ("cathedral", in_play.cathedrals),
        ("inn", in_play.inns),
        ("princess", in_play.princess),
        ("portal", in_play.portals),
        ("pig-herd", in_play.pig_herd),
        ("shrine", in_play.shrines),
        ("river", has_river(setup)),
    ];
    let numbers = numbers.into_iter().filter(|(_, number)| *number > 0);
    let mechanisms = mechanisms.into_iter().filter(|(_, used)| *used);
    numbers
        .map(|(name, number)| (name.to_owned(), json!(number)))
        .chain(mechanisms.map(|(name, _)| (name.to_owned(), json!(true))))
        .collect()
}
