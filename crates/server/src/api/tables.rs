//! Tables: making them, taking seats, starting.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bastide_rules::setup::{FirstPlayer, Lot, Preset};
use bastide_rules::{Game, MAX_PLAYERS, Setup};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::auth::Known;
use super::error::{Input, Named};
use crate::bots::Level;
use crate::hub::Hub;
use crate::message::{Status, TableInfo};
use crate::people::{Colour, Person, checked_name};
use crate::play::{ClockSetting, Code, Refused};
use crate::room::{Asker, Reply, Request, Room};
use crate::secret::Id;
use crate::store::{Change, TableLine};
use crate::table::{COMPUTER, Plan, Seating, Sitter};
use crate::time::Millis;

/// How many tables the lobby shows.
const LOBBY: u32 = 100;

/// A wish for a table.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What will be played.
    pub setup: SetupWish,
    /// Whether it stands in the lobby; otherwise only who has the link finds it.
    #[serde(default)]
    pub public: bool,
    /// How much time the players have.
    #[serde(default)]
    pub clock: ClockSetting,
    /// Whether everybody plays without the page's aids.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub purist: bool,
}

/// What will be played.
#[derive(Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetupWish {
    /// A setup by its name, and for how many.
    Preset {
        /// The name, such as `base`; `/api/presets` lists them.
        name: String,
        /// The number of players.
        #[schema(minimum = 1, maximum = 6)]
        seats: u8,
    },
    /// A setup in full. The names of the players are replaced by those who sit down.
    #[schema(value_type = Object)]
    Full(#[ts(type = "Setup")] Setup),
}

/// Who shall sit on a seat.
#[derive(Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "who", deny_unknown_fields)]
pub enum SeatWish {
    /// You. With another name if several people play from one browser.
    Me {
        /// Another name than yours.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
        /// Another colour than yours.
        #[serde(default)]
        #[ts(optional)]
        colour: Option<Colour>,
    },
    /// A computer player; only the host may ask for one.
    Computer {
        /// How well it plays.
        level: Level,
        /// What it is called.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
}

/// The public tables.
#[derive(Serialize, TS, ToSchema)]
pub struct Lobby {
    /// The tables, the newest first.
    pub tables: Vec<LobbyLine>,
}

/// A table in a list.
#[derive(Serialize, TS, ToSchema)]
pub struct LobbyLine {
    /// Its id.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: Id,
    /// Where it stands.
    pub status: Status,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: Millis,
    /// What is played.
    pub game: &'static str,
    /// The tile sets.
    pub sets: Vec<String>,
    /// How much time the players have.
    pub clock: ClockSetting,
    /// The seats.
    pub seats: Vec<Seating>,
}

/// A setup by name.
#[derive(Serialize, TS, ToSchema)]
pub struct PresetLine {
    /// The name.
    pub name: &'static str,
    /// What it is, in a few words.
    pub description: &'static str,
    /// The whole setup.
    #[schema(value_type = Object)]
    #[ts(type = "Setup")]
    pub setup: Setup,
}

impl LobbyLine {
    /// A line from the database; none if it cannot be read.
    pub(super) fn new(line: &TableLine) -> Option<Self> {
        let plan: Plan = serde_json::from_str(&line.plan).ok()?;
        Some(Self {
            id: line.id.clone(),
            status: match line.status.as_str() {
                "waiting" => Status::Waiting,
                "running" => Status::Running,
                _ => Status::Finished,
            },
            created: line.created,
            game: plan.setup.game.word(),
            sets: plan.setup.sets.into_keys().collect(),
            clock: plan.clock,
            seats: plan.seats,
        })
    }
}

/// The setups that have a name
#[utoipa::path(get, path = "/api/presets", tag = "tables", responses(
    (status = 200, description = "the presets", body = Vec<PresetLine>),
))]
pub(super) async fn presets() -> Json<Vec<PresetLine>> {
    let line = |preset: Preset| PresetLine {
        name: preset.word(),
        description: preset.description(),
        setup: preset_for(preset, 2),
    };
    Json(Preset::ALL.map(line).into())
}

fn preset_for(preset: Preset, seats: u8) -> Setup {
    let names = (1..=seats).map(|number| format!("Player {number}"));
    let mut setup = Setup::preset(preset, names);
    setup.first_player = FirstPlayer::Drawn(Lot::ByLot);
    setup
}

/// The lobby: public tables that wait or are played
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, description = "the tables", body = Lobby),
))]
pub(super) async fn lobby(State(hub): State<Arc<Hub>>) -> Result<Json<Lobby>, Refused> {
    let lines = hub.store.lobby(LOBBY).await?;
    Ok(Json(Lobby { tables: lines.iter().filter_map(LobbyLine::new).collect() }))
}

/// Make a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, description = "the table", body = TableInfo),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn create(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Input(wish): Input<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Refused> {
    let wrong = |message: String| Refused::new(Code::Setup, message);
    let mut setup = match wish.setup {
        SetupWish::Preset { name, seats } => {
            let preset = Preset::from_word(&name).map_err(|error| wrong(error.to_string()))?;
            preset_for(preset, seats.min(MAX_PLAYERS as u8 + 1))
        }
        SetupWish::Full(setup) => setup,
    };
    // The setup is checked with names that can be told apart; the people come later.
    for (player, number) in setup.players.iter_mut().zip(1..) {
        player.name = format!("Player {number}");
    }
    let game = Game::new(setup).map_err(|error| wrong(error.to_string()))?;
    if !wish.clock.is_sensible() {
        return Err(wrong("the clocks give too little or too much time".to_owned()));
    }
    let plan = Plan { purist: wish.purist, ..Plan::new(game.setup().clone(), wish.clock) };
    let info = make(&hub, &session.person, wish.public, plan).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// Makes a table for a person.
async fn make(hub: &Hub, host: &Person, public: bool, plan: Plan) -> Result<TableInfo, Refused> {
    // One after the other, so that nobody makes many at once where a few are allowed.
    let _turn = hub.making.lock().await;
    if hub.store.open_tables_of(&host.id).await? >= hub.limits.tables_per_person {
        return Err(Refused::new(Code::TooMany, "you have many tables; finish one first"));
    }
    let (id, now) = (Id::random(), hub.clock.now());
    let change = Change::SaveTable {
        id: id.clone(),
        host: host.id.clone(),
        public,
        created: now,
        plan: plan.to_text(),
        sitters: plan.sitters(),
    };
    hub.store.write(change).await?;
    let room = Room::new(id.clone(), host.id.clone(), public, plan, now);
    let info = room.info();
    hub.add(id, room);
    Ok(info)
}

/// Look at a table
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "its id")), responses(
    (status = 200, description = "the table", body = TableInfo),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<Json<TableInfo>, Refused> {
    Ok(Json(hub.look(&Id::from_text(table), Room::info).await?))
}

/// Give up a table that was not started
#[utoipa::path(delete, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "its id")), responses(
    (status = 204, description = "gone"),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn end(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Named(table): Named<String>,
) -> Result<StatusCode, Refused> {
    hub.ask(&Id::from_text(table), Asker::Person(session.person), Request::Drop).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn change(
    hub: &Arc<Hub>,
    table: String,
    person: Person,
    request: Request,
) -> Result<Json<TableInfo>, Refused> {
    match hub.ask(&Id::from_text(table), Asker::Person(person), request).await? {
        Reply::Table(info) => Ok(Json(*info)),
        Reply::Done => Err(Refused::not_found()),
    }
}

/// The place of a seat in the list, from its number.
fn index(seat: u8) -> usize {
    usize::from(seat).wrapping_sub(1)
}

/// Take a seat, or put a computer player on it
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path, description = "the table's id"),
           ("seat" = u8, Path, description = "its number, counted from 1")),
    request_body = SeatWish, responses(
    (status = 200, description = "the table", body = TableInfo),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn sit(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Named((table, seat)): Named<(String, u8)>,
    Input(wish): Input<SeatWish>,
) -> Result<Json<TableInfo>, Refused> {
    let person = session.person;
    let named = |name: Option<String>, otherwise: &str| match name {
        None => Ok(otherwise.to_owned()),
        Some(name) => checked_name(&name)
            .ok_or_else(|| Refused::new(Code::BadName, "a name has 1 to 24 visible characters")),
    };
    let request = match wish {
        SeatWish::Me { name, colour } => Request::Sit {
            seat: index(seat),
            sitter: Sitter::Person { person: person.id.clone() },
            name: named(name, &person.name)?,
            colour: colour.unwrap_or(person.colour),
        },
        SeatWish::Computer { level, name } => Request::Sit {
            seat: index(seat),
            sitter: Sitter::Computer { level },
            name: named(name, COMPUTER)?,
            colour: Colour::Grey,
        },
    };
    change(&hub, table, person, request).await
}

/// Give up a seat; the host may send others away
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path, description = "the table's id"),
           ("seat" = u8, Path, description = "its number, counted from 1")), responses(
    (status = 200, description = "the table", body = TableInfo),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn stand_up(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Named((table, seat)): Named<(String, u8)>,
) -> Result<Json<TableInfo>, Refused> {
    change(&hub, table, session.person, Request::StandUp(index(seat))).await
}

/// Start the game
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables",
    params(("table" = String, Path, description = "its id")), responses(
    (status = 200, description = "the table", body = TableInfo),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn start(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Named(table): Named<String>,
) -> Result<Json<TableInfo>, Refused> {
    let seed = (hub.config.seeds)();
    change(&hub, table, session.person, Request::Start(seed)).await
}

/// Play again with the same people
///
/// Answers the new table; if somebody was faster, theirs.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables",
    params(("table" = String, Path, description = "the id of the finished table")), responses(
    (status = 200, description = "the new table", body = TableInfo),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn rematch(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Named(table): Named<String>,
) -> Result<Json<TableInfo>, Refused> {
    let id = Id::from_text(&table);
    let (plan, info) = hub.look(&id, |room| (room.plan().clone(), room.info())).await?;
    if plan.seats_of(&session.person.id).next().is_none() {
        return Err(Refused::not_seated());
    }
    if info.status != Status::Finished {
        return Err(Refused::new(Code::NotStarted, "the game is not over"));
    }
    if let Some(there) = &info.rematch
        && let Ok(table) = hub.look(there, Room::info).await
    {
        return Ok(Json(table));
    }
    let new = make(&hub, &session.person, info.public, plan.again()).await?;
    let wish = Request::Rematch { table: new.id.clone(), instead_of: info.rematch };
    let Json(info) = change(&hub, table, session.person.clone(), wish).await?;
    match info.rematch.filter(|there| *there != new.id) {
        None => Ok(Json(new)),
        // Somebody was faster: the own table is not wanted.
        Some(there) => {
            hub.ask(&new.id, Asker::Person(session.person), Request::Drop).await?;
            Ok(Json(hub.look(&there, Room::info).await?))
        }
    }
}
