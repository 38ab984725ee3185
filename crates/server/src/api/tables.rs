//! Tables: creating them, taking seats, starting.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use bastide_protocol::Millis;
use bastide_protocol::catalogue::PresetLine;
use bastide_protocol::id::Id;
use bastide_protocol::people::Person;
use bastide_protocol::refused::Code;
use bastide_protocol::table::{
    Lobby, LobbyLine, NewTable, SeatRequest, SetupRequest, Sitter, Status, TableInfo,
};
use bastide_rules::setup::{FirstPlayer, Lot, Preset};
use bastide_rules::{Game, MAX_PLAYERS, Setup};
use schemars::JsonSchema;
use serde::Deserialize;

use super::aside::aside;
use super::auth::Player;
use super::error::{Asked, Input, Named};
use super::guard::Address;
use super::positions::MAX_ACTIONS;
use crate::hub::Hub;
use crate::play::Play;
use crate::rejection::Rejection;
use crate::room::{Asker, Reply, Request, Room};
use crate::secret::new_id;
use crate::services::Counted;
use crate::store::{Change, TableLine};
use crate::table::{COMPUTER, Plan};
use crate::text::display_name;

/// The tables of each kind on a page of the lobby.
const LOBBY: u32 = 50;

/// The query of the lobby.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct LobbyPage {
    /// Only tables that wait for players, or only running games; both by default.
    status: Option<LobbyKind>,
    /// Only tables made before this time, in milliseconds since 1970: the `created` of the last line of the previous page …
    before: Option<Millis>,
    /// … and its `id`, which orders tables made at the same time.
    before_id: Option<String>,
}

/// A kind of tables in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(inline)]
enum LobbyKind {
    Waiting,
    Running,
}

/// A line from the database; `None` if it cannot be parsed.
pub(super) fn lobby_line(line: &TableLine) -> Option<LobbyLine> {
    let plan: Plan = serde_json::from_str(&line.plan).ok()?;
    Some(LobbyLine {
        id: line.id.clone(),
        status: match line.status.as_str() {
            "waiting" => Status::Waiting,
            "running" => Status::Running,
            _ => Status::Finished,
        },
        created: line.created,
        game: plan.setup.game,
        sets: plan.setup.sets.into_keys().collect(),
        clock: plan.clock,
        seats: plan.seats,
    })
}

/// The named setups
pub(super) async fn presets() -> Json<Vec<PresetLine>> {
    let line = |preset: Preset| PresetLine {
        name: preset.as_str(),
        description: preset.description(),
        setup: preset_for(preset, 2),
    };
    Json(Preset::ALL.map(line).into())
}

fn preset_for(preset: Preset, seats: u8) -> Setup {
    let names = (1..=seats).map(|number| format!("Player {number}"));
    let mut setup = Setup::preset(preset, names);
    setup.first_player = FirstPlayer::Random(Lot::ByLot);
    setup
}

/// The lobby: public tables that are waiting or running
pub(super) async fn lobby(
    State(hub): State<Arc<Hub>>,
    Asked(page): Asked<LobbyPage>,
) -> Result<Json<Lobby>, Rejection> {
    let wants = |kind| page.status.is_none_or(|wanted| wanted == kind);
    let last = page.before_id.as_deref().unwrap_or_default();
    let before = (page.before.unwrap_or(Millis::MAX), last);
    let store = &hub.services.store;
    let (mut waiting, mut more_waiting) = (Vec::new(), false);
    if wants(LobbyKind::Waiting) {
        let (ids, more) = hub.waiting.page(before, LOBBY as usize, hub.services.clock.now());
        (waiting, more_waiting) = (store.waiting(&ids).await?, more);
    }
    let mut running = Vec::new();
    if wants(LobbyKind::Running) {
        running = store.running_public(before, LOBBY + 1).await?;
    }
    let more_running = running.len() > LOBBY as usize;
    let lines = waiting.iter().chain(running.iter().take(LOBBY as usize));
    Ok(Json(Lobby { tables: lines.filter_map(lobby_line).collect(), more_waiting, more_running }))
}

/// Create a table
pub(super) async fn create(
    State(hub): State<Arc<Hub>>,
    Extension(Address(address)): Extension<Address>,
    Player(session): Player,
    Input(request): Input<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Rejection> {
    let wrong = |message: String| Rejection::new(Code::Setup, message);
    let is_full = matches!(request.setup, SetupRequest::Full(_));
    let mut setup = match request.setup {
        SetupRequest::Preset { name, seats } => {
            let preset = name.parse::<Preset>().map_err(|error| wrong(error.to_string()))?;
            preset_for(preset, seats.min(MAX_PLAYERS as u8 + 1))
        }
        SetupRequest::Full(setup) => setup,
    };
    // The setup is checked with distinct placeholder names; people are seated later.
    for (player, number) in setup.players.iter_mut().zip(1..) {
        player.name = format!("Player {number}");
    }
    let game = Game::new(setup).map_err(|error| wrong(error.to_string()))?;
    if !request.clock.is_within_limits() {
        return Err(wrong("the clocks give too little or too much time".to_owned()));
    }
    let hints = request.hints.unwrap_or(true) && !request.purist;
    let setup = game.setup().clone();
    let given = match request.start {
        Some(start) if is_full => {
            let setup = setup.clone();
            aside(move || given(setup, &start.actions)).await??
        }
        Some(_) => return Err(wrong("a game from a position needs a full setup".to_owned())),
        None => Vec::new(),
    };
    let purist = request.purist;
    let plan = Plan { purist, hints, given, ..Plan::new(setup, request.clock) };
    let info = make(&hub, &session.person, address, request.public, plan).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// The actions that lead to the position from which a game goes on, as they are written in records.
fn given(setup: Setup, actions: &[String]) -> Result<Vec<String>, Rejection> {
    if actions.len() > MAX_ACTIONS {
        let message = format!("a position has at most {MAX_ACTIONS} actions before it");
        return Err(Rejection::new(Code::TooLarge, message));
    }
    let mut play = Play::staged(setup)?;
    play.stage_all(actions)?;
    if play.end().is_some() {
        return Err(Rejection::new(Code::Over, "the game is over in this position"));
    }
    if play.state().hidden_actions() > 0 {
        let message = "no game can go on while a token is in flight";
        return Err(Rejection::new(Code::Setup, message));
    }
    Ok(play.action_texts())
}

/// Creates a table for a person.
async fn make(
    hub: &Hub,
    host: &Person,
    address: IpAddr,
    public: bool,
    plan: Plan,
) -> Result<TableInfo, Rejection> {
    // One at a time, so that concurrent requests cannot exceed the limit.
    let _turn = hub.services.turn(Counted::Made).await?;
    if hub.services.store.open_tables_of(&host.id).await? >= hub.services.limits.tables_per_person {
        let message = "you have many tables; finish or remove one first";
        return Err(Rejection::new(Code::TooManyTables, message));
    }
    let (id, now) = (new_id(), hub.services.clock.now());
    if public {
        hub.waiting.check(&host.id, address, &hub.services.limits, now)?;
    }
    let change = Change::SaveTable {
        id: id.clone(),
        host: host.id.clone(),
        public,
        created: now,
        plan: plan.to_text(),
        sitters: plan.sitters(),
        revision: 0,
    };
    hub.services.store.write(change).await?;
    let room = Room::new(id.clone(), host.id.clone(), public, plan, now);
    let info = room.info(now);
    if public {
        hub.waiting.add(id.clone(), host.id.clone(), address, now);
        hub.node.list(&id, hub.waiting.listing(&id, now));
    }
    hub.add(id, room);
    Ok(info)
}

/// The current view of a table.
async fn info(hub: &Hub, table: &Id) -> Result<TableInfo, Rejection> {
    hub.look(table, |room| room.info(hub.services.clock.now())).await
}

/// Look at a table
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<Json<TableInfo>, Rejection> {
    Ok(Json(info(&hub, &Id::from_text(table)).await?))
}

/// Close a table that was not started
pub(super) async fn end(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named(table): Named<String>,
) -> Result<StatusCode, Rejection> {
    hub.ask(&Id::from_text(table), Asker::Person(session.person), Request::Drop).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn change(
    hub: &Arc<Hub>,
    table: String,
    person: Person,
    request: Request,
) -> Result<Json<TableInfo>, Rejection> {
    match hub.ask(&Id::from_text(table), Asker::Person(person), request).await? {
        Reply::Table(info) => Ok(Json(*info)),
        Reply::Done | Reply::Gone => Err(Rejection::not_found()),
    }
}

/// The index of a seat, from its number.
fn index(seat: u8) -> usize {
    usize::from(seat).wrapping_sub(1)
}

/// Take a seat, or put a computer player on it
pub(super) async fn sit(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named((table, seat)): Named<(String, u8)>,
    Input(request): Input<SeatRequest>,
) -> Result<Json<TableInfo>, Rejection> {
    let person = session.person;
    let named = |name: Option<String>, otherwise: &str| match name {
        None => Ok(otherwise.to_owned()),
        Some(name) => display_name(&name)
            .ok_or_else(|| Rejection::new(Code::BadName, "a name has 1 to 24 visible characters")),
    };
    let request = match request {
        SeatRequest::Me { name, colour } => Request::Sit {
            seat: index(seat),
            sitter: Sitter::Person { person: person.id.clone() },
            name: named(name, &person.name)?,
            colour: colour.or(Some(person.colour)),
        },
        SeatRequest::Computer { level, name, colour } => Request::Sit {
            seat: index(seat),
            sitter: Sitter::Computer { level },
            name: named(name, COMPUTER)?,
            colour,
        },
        SeatRequest::Recolour { colour } => Request::Recolour { seat: index(seat), colour },
    };
    change(&hub, table, person, request).await
}

/// Leave a seat; the host may remove others
pub(super) async fn stand_up(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named((table, seat)): Named<(String, u8)>,
) -> Result<Json<TableInfo>, Rejection> {
    change(&hub, table, session.person, Request::StandUp(index(seat))).await
}

/// Start the game
pub(super) async fn start(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named(table): Named<String>,
) -> Result<Json<TableInfo>, Rejection> {
    let seed = (hub.config.seeds)();
    change(&hub, table, session.person, Request::Start(seed)).await
}

/// Play again with the same people
///
/// Returns the new table, or the one that another player has just opened. Against computers the game starts immediately.
pub(super) async fn rematch(
    State(hub): State<Arc<Hub>>,
    Extension(Address(address)): Extension<Address>,
    Player(session): Player,
    Named(table): Named<String>,
) -> Result<Json<TableInfo>, Rejection> {
    let id = Id::from_text(&table);
    let plan = hub.look(&id, |room| room.plan().clone()).await?;
    let played = info(&hub, &id).await?;
    if plan.seats_of(&session.person.id).next().is_none() {
        return Err(Rejection::not_seated());
    }
    if played.status != Status::Finished {
        return Err(Rejection::new(Code::NotStarted, "the game is not over"));
    }
    if let Some(there) = &played.rematch
        && let Ok(table) = info(&hub, there).await
    {
        return Ok(Json(table));
    }
    let new = make(&hub, &session.person, address, played.public, plan.for_rematch()).await?;
    let request = Request::Rematch { table: new.id.clone(), instead_of: played.rematch };
    let Json(played) = change(&hub, table, session.person.clone(), request).await?;
    match played.rematch.filter(|there| *there != new.id) {
        // Computer players need not be waited for.
        None if plan.is_alone(&session.person.id) => {
            let start = Request::Start((hub.config.seeds)());
            change(&hub, new.id.to_string(), session.person, start).await
        }
        None => Ok(Json(new)),
        // Another player opened a rematch first: drop this one.
        Some(there) => {
            hub.ask(&new.id, Asker::Person(session.person), Request::Drop).await?;
            Ok(Json(info(&hub, &there).await?))
        }
    }
}
