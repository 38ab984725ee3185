//! Before the game: seats, the start, and the table for a rematch.

use std::sync::Arc;

use bastide_protocol::message::ServerMessage;
use bastide_protocol::people::Person;
use bastide_protocol::refused::Code;
use bastide_protocol::table::Sitter;

use super::handle::{Asker, Reply, Request, stored};
use super::{Room, load};
use crate::cluster::News;
use crate::play::Play;
use crate::rejection::Rejection;
use crate::secret::Seed;
use crate::services::{Counted, Services, Turn};
use crate::store::{Appended, Change};
use crate::table::Plan;

impl Room {
    /// Changes of the plan: seats, the start, the rematch.
    pub(super) async fn plan_changes(
        &mut self,
        services: &Services,
        asker: &Asker,
        request: Request,
    ) -> Result<(), Rejection> {
        let person = asker.person()?;
        if let Request::Rematch { table, instead_of } = request {
            self.seated(asker)?;
            if self.plan.rematch != instead_of {
                return Ok(());
            }
            let mut plan = self.plan.clone();
            plan.rematch = Some(table);
            plan.rematch_by = Some(person.id.clone());
            let change = Change::NewPlan {
                id: self.id.clone(),
                plan: plan.to_text(),
                revision: self.revision,
            };
            self.write(services, change).await?;
            self.planned(plan);
            return Ok(());
        }
        if self.play.is_some() {
            return Err(Rejection::started());
        }
        let host = person.id == self.host;
        let mut plan = self.plan.clone();
        match request {
            Request::Sit { seat, sitter, name, colour } => {
                let own = matches!(&sitter, Sitter::Person { person: who } if *who == person.id);
                if !own && !host {
                    return Err(Rejection::not_host());
                }
                plan.sit(seat, sitter, name, colour)?;
            }
            Request::Recolour { seat, colour } => {
                plan.recolour(seat, colour, person, &self.host)?;
            }
            Request::StandUp(seat) => plan.stand_up(seat, person, &self.host)?,
            Request::Start(seed) if host => return self.start(services, person, seed).await,
            _ => return Err(Rejection::not_host()),
        }
        self.write(services, self.saved(&plan)).await?;
        self.planned(plan);
        Ok(())
    }

    /// Takes over a plan that was stored.
    pub(super) fn planned(&mut self, plan: Plan) {
        self.plan = plan;
        self.revision += 1;
    }

    /// The change that stores a plan before the start.
    pub(super) fn saved(&self, plan: &Plan) -> Change {
        Change::SaveTable {
            id: self.id.clone(),
            host: self.host.clone(),
            public: self.public,
            created: self.created,
            plan: plan.to_text(),
            sitters: plan.sitters(),
            revision: self.revision,
        }
    }

    /// Removes a table that was not started.
    pub(super) async fn drop_table(
        &mut self,
        services: &Services,
        asker: &Asker,
    ) -> Result<Reply, Rejection> {
        let person = asker.person()?;
        if self.play.is_some() {
            return Err(Rejection::started());
        }
        if person.id != self.host {
            return Err(Rejection::not_host());
        }
        self.write(services, Change::DropTable(self.id.clone())).await?;
        self.news.push(News::Removed);
        Ok(Reply::Gone)
    }

    async fn start(
        &mut self,
        services: &Services,
        host: &Person,
        seed: Seed,
    ) -> Result<(), Rejection> {
        self.plan.is_full()?;
        let _counted = if self.plan.sitters().is_empty() {
            Some(may_let_computers_play(services, host).await?)
        } else {
            None
        };
        let game =
            self.plan.game().map_err(|error| Rejection::new(Code::Setup, error.to_string()))?;
        let now = services.clock.now();
        let players = load::players(&self.plan);
        let play = Play::new(Arc::new(game), seed, self.plan.clock, players, now);
        let mut play = play.after_given(self.plan.given.len());
        let mut steps = play.give(&self.plan.given, now)?;
        steps.extend(play.proceed(now)?);
        let first = Appended {
            game: self.id.clone(),
            first_seq: 1,
            entries: stored(&play, &steps),
            result: None,
            due: Self::due_of(&play).filter(|_| services.store.is_shared()),
        };
        let due = first.due;
        let start = Change::Start {
            plan: self.plan.to_text(),
            revision: self.revision,
            seed,
            first,
            at: now,
        };
        self.write(services, start).await?;
        self.revision += 1;
        self.due = due;
        self.moved_here = true;
        self.play = Some(play);
        self.broadcast_table(now);
        // Includes the entries before the first decision, so that clients can show the opening.
        if let Some(play) = &self.play {
            self.listeners.broadcast_localized(|language| {
                ServerMessage::Snapshot(play.missed(0, now, language))
            });
        }
        self.send_choices();
        Ok(())
    }
}

/// Checks whether a person may start a game between computers only. Such games never wait for a person, so
/// they need an account and are limited in number.
///
/// Start the game while holding the returned guard, so that the next call counts it.
async fn may_let_computers_play<'a>(
    services: &'a Services,
    host: &Person,
) -> Result<Turn<'a>, Rejection> {
    if host.account.is_none() {
        return Err(Rejection::needs_account());
    }
    let counting = services.turn(Counted::ComputerGames).await?;
    let running = services.store.computer_games_of(&host.id).await?;
    if running >= services.limits.computer_games_per_person {
        return Err(Rejection::too_many_computer_games());
    }
    Ok(counting)
}
