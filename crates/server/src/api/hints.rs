//! Hints during a game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bastide_ai::StopFlag;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use bastide_protocol::review::{Hint, HintKind, HintRequest};
use bastide_review::{Effort, best_plans, reasons};

use super::aside::aside;
use super::auth::Player;
use super::error::{Asked, Input, Named};
use super::games::Spoken;
use crate::bots::Purpose;
use crate::hub::Hub;
use crate::play::{FoundHint, Play};
use crate::rejection::Rejection;
use crate::room::{Asker, HintQuestion, Request};
use crate::store::SeenHint;

/// The best plan of the acting player, and why it is good.
fn find(play: &Play, stop: &StopFlag) -> Option<FoundHint> {
    let (game, state) = (play.game(), play.state());
    let best = best_plans(game, state, Effort::default(), None, stop)?;
    let (best, value) = best.plans.into_iter().next()?;
    let reasons = reasons(game, state, best, None, None);
    Some(FoundHint { actions: value.actions, reasons })
}

/// A hint for the player whose turn it is
pub(super) async fn hint(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named(table): Named<String>,
    Asked(spoken): Asked<Spoken>,
    Input(request): Input<HintRequest>,
) -> Result<Json<Hint>, Rejection> {
    let (id, HintRequest { seq, tell }) = (Id::from_text(table), request);
    let person = session.person;
    let question = hub.look(&id, |room| room.hint_question(&person, seq)).await??;
    let HintQuestion { play, seat, hinting } = question;
    let play = Arc::new(play);
    let position = play.position_hash();
    let one_at_a_time = hinting.lock().await;
    let known = hub.services.store.hint(&id, &position).await?;
    let known = known.and_then(|text| serde_json::from_str::<FoundHint>(&text).ok());
    let found = if let Some(known) = known {
        known
    } else {
        let position = Arc::clone(&play);
        let job = move |stop: &StopFlag| find(&position, stop);
        let found = hub.bots.analyse(Purpose::Game, &person.id, job).await?;
        let none = || Rejection::new(Code::NoHints, "there is no hint for this decision");
        found.ok_or_else(none)?
    };
    let hint = serde_json::to_string(&found).expect("hints can be written");
    let seen = SeenHint { game: id.clone(), position, seat, kind: tell, hint };
    hub.ask(&id, Asker::Person(person), Request::HintSeen(seen)).await?;
    drop(one_at_a_time);
    let used = hub.look(&id, |room| room.hints_used(seat)).await?;
    let language = spoken.language();
    let explain = move || play.explained(seat, &found.actions, &found.reasons, language);
    let (said, shown) = aside(explain).await?;
    let shown = (tell == HintKind::Move).then_some(shown);
    Ok(Json(Hint { seq, seat, said, plan: shown, used }))
}
