//! Before the game: who sits where, the start, and the table for the next game.

use std::sync::Arc;

use super::handle::{Asker, Request};
use super::show::missed;
use super::{Room, load};
use crate::hub::Hub;
use crate::message::ServerMessage;
use crate::play::{Code, Play, Refused};
use crate::secret::Seed;
use crate::store::{Appended, Change};
use crate::table::Sitter;

impl Room {
    /// Changes of the plan: who sits where, the start, the rematch.
    pub(super) async fn plan_changes(
        &mut self,
        hub: &Hub,
        asker: &Asker,
        request: Request,
    ) -> Result<(), Refused> {
        let person = asker.person()?;
        if let Request::Rematch { table, instead_of } = request {
            self.seated(asker)?;
            if self.plan.rematch != instead_of {
                return Ok(());
            }
            let mut plan = self.plan.clone();
            plan.rematch = Some(table);
            let change = Change::NewPlan { id: self.id.clone(), plan: plan.to_text() };
            self.write(hub, change).await?;
            self.plan = plan;
            return Ok(());
        }
        if self.play.is_some() {
            return Err(Refused::new(Code::Started, "the game has begun"));
        }
        let host = person.id == self.host;
        let mut plan = self.plan.clone();
        match request {
            Request::Sit { seat, sitter, name, colour } => {
                let own = matches!(&sitter, Sitter::Person { person: who } if *who == person.id);
                if !own && !host {
                    return Err(Refused::not_host());
                }
                plan.sit(seat, sitter, name, colour)?;
            }
            Request::StandUp(seat) => plan.stand_up(seat, person, &self.host)?,
            Request::Start(seed) if host => return self.start(hub, seed).await,
            Request::Drop if host => {
                return self.write(hub, Change::DropTable(self.id.clone())).await;
            }
            _ => return Err(Refused::not_host()),
        }
        let change = Change::SaveTable {
            id: self.id.clone(),
            host: self.host.clone(),
            public: self.public,
            created: self.created,
            plan: plan.to_text(),
            sitters: plan.sitters(),
        };
        self.write(hub, change).await?;
        self.plan = plan;
        Ok(())
    }

    async fn start(&mut self, hub: &Hub, seed: Seed) -> Result<(), Refused> {
        self.plan.is_full()?;
        let game =
            self.plan.game().map_err(|error| Refused::new(Code::Setup, error.to_string()))?;
        let now = hub.clock.now();
        let people = load::people(&self.plan);
        let mut play = Play::new(Arc::new(game), seed, self.plan.clock, people, now);
        play.deal(now)?;
        let first = Appended {
            game: self.id.clone(),
            first_seq: 1,
            entries: play.entries_after(0).to_vec(),
            result: None,
        };
        self.write(hub, Change::Start { plan: self.plan.to_text(), seed, first, at: now }).await?;
        self.play = Some(play);
        self.tell_table();
        // With what happened up to the first decision, so that the story has its beginning.
        if let Some(play) = &self.play {
            self.listeners
                .tell_all_in(|language| ServerMessage::Snapshot(missed(play, 0, now, language)));
        }
        self.tell_choices();
        Ok(())
    }
}
