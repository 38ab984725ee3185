//! Studies: games outside tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use bastide_protocol::review::ReviewInfo;
use bastide_protocol::study::{NewStudy, Study, StudyChange, StudyLine, StudyNode};
use bastide_rules::{DealerNote, Game, Record, Setup};

use super::aside::aside;
use super::auth::{Player, Reader};
use super::error::{Asked, Input, Named};
use super::games::{Format, Spoken, download};
use super::reviews;
use crate::hub::Hub;
use crate::play::Play;
use crate::rejection::Rejection;
use crate::room::Room;
use crate::secret::new_id;
use crate::services::Counted;
use crate::store::{Session, StoredStudy, StudyChange as StoredChange};
use crate::studies;
use crate::table::Plan;
use crate::text::plain_name;

pub(super) use crate::studies::MAX_FILE;

/// The most characters of the name of a study.
const MAX_NAME: usize = 80;

/// A study and its main line.
struct Loaded {
    stored: StoredStudy,
    record: Record,
    /// The moves after those of the main line.
    variations: Vec<StudyNode>,
}

impl Loaded {
    fn is_of(&self, session: &Session) -> bool {
        self.stored.owner == session.person.id
    }

    fn view(self, warnings: Vec<String>) -> Study {
        let Self { stored, record, variations } = self;
        let mut nodes = studies::main_line(&record);
        let main = nodes.len() as u32;
        nodes.extend(variations);
        Study {
            id: stored.id,
            owner: stored.owner,
            name: stored.name,
            created: stored.created,
            setup: record.game().setup().clone(),
            nodes,
            main,
            over: record.has_ended(),
            table: stored.table,
            warnings,
        }
    }
}

/// What a new study is made of.
struct Source {
    name: String,
    record: Record,
    variations: Vec<StudyNode>,
    table: Option<Id>,
    warnings: Vec<String>,
}

impl Source {
    fn of(record: Record) -> Self {
        let name = studies::name_of(&record);
        Self { name, record, variations: Vec::new(), table: None, warnings: Vec::new() }
    }
}

fn damaged(error: impl std::fmt::Display) -> Rejection {
    tracing::error!(%error, "a stored study cannot be read");
    Rejection::new(Code::Internal, "the study cannot be read")
}

async fn load(hub: &Hub, id: &Id) -> Result<Loaded, Rejection> {
    let store = &hub.services.store;
    let stored = store.study(id).await?.ok_or_else(Rejection::not_found)?;
    // The players of a table are called as they are there: people may be renamed or deleted.
    let plan = match &stored.table {
        Some(table) => store.table(table).await?.map(|table| table.plan),
        None => None,
    };
    let loaded = aside(move || {
        let record = Record::parse(&stored.record).map_err(damaged)?;
        let plan = plan.and_then(|plan| serde_json::from_str::<Plan>(&plan).ok());
        let record = match plan.and_then(|plan| plan.game().ok()) {
            Some(game) => with_names_of(record, game.setup())?,
            None => record,
        };
        let variations = serde_json::from_str(&stored.nodes).map_err(damaged)?;
        Ok(Loaded { stored, record, variations })
    });
    loaded.await?
}

/// The same record with the names of another setup.
fn with_names_of(record: Record, named: &Setup) -> Result<Record, Rejection> {
    let setup = Setup { players: named.players.clone(), ..record.game().setup().clone() };
    let same = setup == *record.game().setup();
    if same || setup.players.len() != record.game().setup().players.len() {
        return Ok(record);
    }
    studies::renamed(&record, setup)
}

/// A person's own studies, the newest first
pub(super) async fn own(
    State(hub): State<Arc<Hub>>,
    Reader(session): Reader,
) -> Result<Json<Vec<StudyLine>>, Rejection> {
    Ok(Json(hub.services.store.studies_of(&session.person.id).await?))
}

/// The game at a table, up to a number of log entries. Those who play it wait until it is over: a study can compute plans.
fn from_table(room: &Room, session: &Session, seq: Option<u32>) -> Result<Record, Rejection> {
    let play = room.play().ok_or_else(Rejection::not_started)?;
    if play.end().is_none() {
        if room.plan().purist {
            return Err(Rejection::new(Code::Purist, "there are no aids at this table"));
        }
        if room.plan().seats_of(&session.person.id).next().is_some() {
            let message = "you play this game: you can study it when it is over";
            return Err(Rejection::new(Code::NotOver, message));
        }
    }
    Ok(match seq.filter(|&seq| seq < play.seq()) {
        Some(seq) => play.since(seq).0.record(),
        None => play.record(),
    })
}

async fn source(hub: &Hub, session: &Session, wanted: NewStudy) -> Result<Source, Rejection> {
    match wanted {
        NewStudy::File { name, text } => {
            let (record, warnings) = aside(move || studies::read(&text)).await??;
            let stem = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
            let source = Source::of(record);
            let name = plain_name(stem, MAX_NAME).unwrap_or(source.name);
            Ok(Source { name, warnings, ..source })
        }
        NewStudy::Table { table, seq } => {
            let record = hub.look(&table, |room| from_table(room, session, seq)).await??;
            Ok(Source { table: Some(table), ..Source::of(record) })
        }
        NewStudy::Study { study } => {
            let Loaded { stored, record, variations } = load(hub, &study).await?;
            let (name, table) = (stored.name, stored.table);
            Ok(Source { name, variations, table, ..Source::of(record) })
        }
        NewStudy::Empty { setup } => {
            let record = aside(move || {
                let wrong = |error: bastide_rules::SetupError| {
                    Rejection::new(Code::Setup, error.to_string())
                };
                let game = Game::new(*setup).map_err(wrong)?;
                studies::with_plain_names(Record::new(game, DealerNote::None))
            });
            record.await?.map(Source::of)
        }
    }
}

/// Make a study
pub(super) async fn create(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Input(wanted): Input<NewStudy>,
) -> Result<(StatusCode, Json<Study>), Rejection> {
    let Source { name, record, variations, table, warnings } =
        source(&hub, &session, wanted).await?;
    let owner = session.person.id;
    // One at a time, so that concurrent requests cannot exceed the limit.
    let _turn = hub.services.turn(Counted::Made).await?;
    let (store, limits) = (&hub.services.store, &hub.services.limits);
    if store.count_studies_of(&owner).await? >= limits.studies_per_person {
        let message = "you have many studies; delete one first";
        return Err(Rejection::new(Code::TooManyStudies, message));
    }
    let new = || StoredStudy {
        id: new_id(),
        owner: owner.clone(),
        name: plain_name(&name, MAX_NAME).unwrap_or_default(),
        created: hub.services.clock.now(),
        table: table.clone(),
        record: record.to_string(),
        nodes: serde_json::to_string(&variations).expect("moves can be written"),
        moves: (record.actions().len() + variations.len()) as u32,
    };
    let stored = new();
    let id = stored.id.clone();
    store.write(StoredChange::New(stored)).await?;
    let loaded = load(&hub, &id).await?;
    Ok((StatusCode::CREATED, Json(loaded.view(warnings))))
}

/// Look at a study
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    Named(study): Named<String>,
) -> Result<Json<Study>, Rejection> {
    let loaded = load(&hub, &Id::from_text(study)).await?;
    aside(move || Json(loaded.view(Vec::new()))).await
}

/// The study of a person, to be changed.
async fn own_study(hub: &Hub, id: String, session: &Session) -> Result<Loaded, Rejection> {
    let loaded = load(hub, &Id::from_text(id)).await?;
    if !loaded.is_of(session) {
        return Err(Rejection::new(Code::NotOwner, "only the owner of the study may do this"));
    }
    Ok(loaded)
}

/// Change a study
pub(super) async fn change(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named(study): Named<String>,
    Input(change): Input<StudyChange>,
) -> Result<Json<Study>, Rejection> {
    let mut loaded = own_study(&hub, study, &session).await?;
    if let Some(name) = change.name {
        let wrong = || Rejection::new(Code::BadName, "a name has 1 to 80 visible characters");
        loaded.stored.name = plain_name(&name, MAX_NAME).ok_or_else(wrong)?;
    }
    if let Some(nodes) = change.nodes {
        loaded = aside(move || {
            studies::check(&loaded.record, &nodes)?;
            let main = loaded.record.actions().len();
            Ok::<_, Rejection>(Loaded { variations: nodes[main..].to_vec(), ..loaded })
        })
        .await??;
    }
    let Loaded { stored, record, variations } = &loaded;
    let change = StoredChange::Change {
        id: stored.id.clone(),
        name: stored.name.clone(),
        nodes: serde_json::to_string(variations).expect("moves can be written"),
        moves: (record.actions().len() + variations.len()) as u32,
    };
    hub.services.store.write(change).await?;
    aside(move || Json(loaded.view(Vec::new()))).await
}

/// Delete a study
pub(super) async fn remove(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named(study): Named<String>,
) -> Result<StatusCode, Rejection> {
    let loaded = own_study(&hub, study, &session).await?;
    hub.services.store.write(StoredChange::Delete(loaded.stored.id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The game of a study, as far as it was played. Of a game that is still played at its table there is no review, not even for
/// spectators: the players may have the link.
async fn reviewed(hub: &Hub, study: String) -> Result<(Record, Play), Rejection> {
    let Loaded { stored, record, .. } = load(hub, &Id::from_text(study)).await?;
    if let Some(table) = stored.table.filter(|_| !record.has_ended()) {
        let is_running = |room: &Room| room.play().is_some_and(|play| play.end().is_none());
        let running = match hub.look(&table, is_running).await {
            Err(rejection) if rejection.refused.code == Code::NotFound => false,
            other => other?,
        };
        if running {
            let message = "the game is still running: it can be reviewed when it is over";
            return Err(Rejection::new(Code::NotOver, message));
        }
    }
    aside(move || Play::of_record(&record).map(|play| (record, play))).await?
}

/// The review of the game of a study
pub(super) async fn review(
    State(hub): State<Arc<Hub>>,
    Named(study): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<Json<ReviewInfo>, Rejection> {
    let (record, play) = reviewed(&hub, study).await?;
    reviews::info(&hub, record, play, spoken.language()).await.map(Json)
}

/// Request a review of the game of a study
pub(super) async fn request_review(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named(study): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<(StatusCode, Json<ReviewInfo>), Rejection> {
    let (record, play) = reviewed(&hub, study).await?;
    reviews::request(&hub, record.clone(), &session).await?;
    let info = reviews::info(&hub, record, play, spoken.language()).await?;
    Ok((StatusCode::ACCEPTED, Json(info)))
}

/// The record of the main line of a study
pub(super) async fn record(
    State(hub): State<Arc<Hub>>,
    Named(study): Named<String>,
    Asked(format): Asked<Format>,
) -> Result<impl IntoResponse, Rejection> {
    let Loaded { stored, record, .. } = load(&hub, &Id::from_text(study)).await?;
    download(record, format, stored.id).await
}
