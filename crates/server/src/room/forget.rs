//! Renames the seats of people who are deleted or renamed. The log stays as it is and the rules do not use names, so every
//! game replays as before.

use bastide_protocol::id::Id;
use bastide_rules::Seat;

use super::Room;
use super::handle::Reply;
use crate::cluster::News;
use crate::rejection::Rejection;
use crate::services::Services;
use crate::store::{AccountChange, AdminChange, Change};
use crate::table::{DELETED, Plan};

impl Room {
    /// Removes a deleted person from the table. Before the start, the seats become free, and a table without its host is
    /// removed. A running game continues as after a resignation; its seats stay, without the name.
    pub(super) async fn forget(
        &mut self,
        services: &Services,
        person: &Id,
    ) -> Result<Reply, Rejection> {
        let unseat = AccountChange::Unseat { person: person.clone(), table: self.id.clone() };
        if self.play.is_none() && self.host == *person {
            let gone = Change::Together(vec![Change::DropTable(self.id.clone()), unseat.into()]);
            self.write(services, gone).await?;
            self.news.push(News::Removed);
            return Ok(Reply::Gone);
        }
        if self.play.is_some() {
            let seats: Vec<Seat> = self.plan.seats_of(person).collect();
            self.resign_seats(services, seats, None).await?;
            let plan = self.plan.renamed(person, DELETED);
            self.replace_plan(services, plan, unseat.into()).await?;
        } else {
            let mut plan = self.plan.clone();
            plan.clear_seats_of(person);
            let changes = vec![self.saved(&plan), unseat.into()];
            self.write(services, Change::Together(changes)).await?;
            self.planned(plan);
        }
        self.news.push(News::Table);
        self.chat.retain(|line| line.person != *person);
        self.last_here.remove(person);
        self.broadcast_table(self.used);
        Ok(Reply::Done)
    }

    /// Changes a person's name on all their seats and in their chat lines at this table.
    pub(super) async fn rename(
        &mut self,
        services: &Services,
        person: &Id,
        name: &str,
    ) -> Result<Reply, Rejection> {
        let plan = self.plan.renamed(person, name);
        // A chat line that was being stored during the rename still has the old name.
        let chat = AdminChange::RenameInChat {
            table: self.id.clone(),
            person: person.clone(),
            name: name.to_owned(),
        };
        if self.play.is_some() {
            self.replace_plan(services, plan, chat.into()).await?;
        } else {
            let changes = vec![self.saved(&plan), chat.into()];
            self.write(services, Change::Together(changes)).await?;
            self.planned(plan);
        }
        self.news.push(News::Table);
        for line in self.chat.iter_mut().filter(|line| line.person == *person) {
            name.clone_into(&mut line.name);
        }
        self.broadcast_table(self.used);
        Ok(Reply::Done)
    }

    /// Stores the plan of a started game together with another change, and replays the game from its log with
    /// the new names.
    async fn replace_plan(
        &mut self,
        services: &Services,
        plan: Plan,
        change: Change,
    ) -> Result<(), Rejection> {
        let new_plan =
            Change::NewPlan { id: self.id.clone(), plan: plan.to_text(), revision: self.revision };
        self.write(services, Change::Together(vec![new_plan, change])).await?;
        self.reload(&services.store, self.used).await?;
        Ok(())
    }
}
