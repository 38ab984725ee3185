//! Positions on an analysis board, and their best plans.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bastide_ai::StopFlag;
use bastide_phrases::Language;
use bastide_protocol::refused::Code;
use bastide_protocol::review::Plans;
use bastide_protocol::study::{PositionRequest, PositionView};
use bastide_review::{Effort, best_plans};

use super::aside::aside;
use super::auth::Player;
use super::error::Input;
use crate::bots::{JobError, Purpose};
use crate::hub::Hub;
use crate::play::{Play, Step};
use crate::rejection::Rejection;

/// The most actions before a position.
pub(super) const MAX_ACTIONS: usize = 5_000;

/// The game of a request, its last step, and the language.
fn staged(request: PositionRequest) -> Result<(Play, Option<Step>, Language), Rejection> {
    let PositionRequest { setup, actions, lang } = request;
    if actions.len() > MAX_ACTIONS {
        let message = format!("a position has at most {MAX_ACTIONS} actions before it");
        return Err(Rejection::new(Code::TooLarge, message));
    }
    let mut play = Play::staged(*setup)?;
    let last = play.stage_all(&actions)?;
    Ok((play, last, Language::of_locale(lang.as_deref().unwrap_or_default())))
}

/// A position on an analysis board
pub(super) async fn position(
    Input(request): Input<PositionRequest>,
) -> Result<Json<PositionView>, Rejection> {
    let view = aside(move || {
        let (play, last, language) = staged(request)?;
        Ok(PositionView {
            game: play.view(last.as_slice(), 0, 0, language),
            choices: play.choices(),
            outcomes: play.outcomes(),
        })
    });
    view.await?.map(Json)
}

/// The best plans of a position
pub(super) async fn plans(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Input(request): Input<PositionRequest>,
) -> Result<Json<Plans>, Rejection> {
    let (play, _, language) = aside(move || staged(request)).await??;
    let play = Arc::new(play);
    let plans = if play.acting().is_some() {
        let position = Arc::clone(&play);
        let job = move |stop: &StopFlag| {
            best_plans(position.game(), position.state(), Effort::default(), None, stop)
        };
        hub.bots.analyse(Purpose::Position, &session.person.id, job).await?
    } else {
        None
    };
    aside(move || play.plans_view(plans, language)).await.map(Json)
}

impl From<JobError> for Rejection {
    fn from(error: JobError) -> Self {
        tracing::error!(%error, "a position cannot be analysed");
        Self::new(Code::Internal, "the position cannot be analysed")
    }
}
