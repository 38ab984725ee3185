//! Carrying out orders.

use std::sync::Arc;

use bastide_protocol::id::Id;

use super::{
    AdminError, Answer, AuditLine, ChatLine, Command, Order, PersonDetails, PersonLine,
    TableDetails, TableLine,
};
use crate::hub::{Ended, Hub};
use crate::recovery::{OPERATORS_CODE, RecoveryCode};
use crate::room::{Asker, Request};
use crate::store::{AccountChange, AdminChange, Change, EmailChange, StoreError};
use crate::text::display_name;

/// The lines of a page.
const PAGE: u32 = 50;
/// The tables and log lines shown for a person or a table.
const GLANCE: u32 = 20;

fn refused(sentence: impl Into<String>) -> AdminError {
    AdminError::Refused(sentence.into())
}

/// The limit and the offset of a page.
fn page(number: u32) -> (u32, u32) {
    (PAGE, number.saturating_sub(1).saturating_mul(PAGE))
}

/// Carries out an order.
pub(super) async fn perform(hub: &Arc<Hub>, command: Command) -> Result<Answer, AdminError> {
    let store = &hub.services.store;
    let Command { order, operator, reason } = command;
    let desk = Desk { hub, operator, reason };
    match order {
        Order::People { search, page: number } => {
            Ok(Answer::People(store.find_people(&search, page(number)).await?))
        }
        Order::Tables { search, page: number } => {
            Ok(Answer::Tables(store.find_tables(&search, page(number)).await?))
        }
        Order::Show { what } => desk.show(&what).await,
        Order::Log { page: number } => Ok(Answer::Log(store.audit(None, page(number)).await?)),
        Order::Mute { person } => desk.mute(&person, true).await,
        Order::Unmute { person } => desk.mute(&person, false).await,
        Order::Ban { person } => desk.ban(&person, true).await,
        Order::Unban { person } => desk.ban(&person, false).await,
        Order::Rename { person, name } => desk.rename(&person, &name).await,
        Order::RemoveTable { table } => desk.remove_table(&table).await,
        Order::RemoveEmail { person } => desk.remove_email(&person).await,
        Order::ResetPassword { account } => desk.reset_password(&account).await,
    }
}

/// The author of an order, its reason, and the server.
struct Desk<'a> {
    hub: &'a Arc<Hub>,
    operator: String,
    reason: Option<String>,
}

impl Desk<'_> {
    async fn person(&self, text: &str) -> Result<PersonLine, AdminError> {
        let found = self.hub.services.store.person_called(text).await?;
        found.ok_or_else(|| {
            refused(format!(
                "there is no person {text:?}: name an id or an account, as `list people` shows them"
            ))
        })
    }

    /// A change together with its line in the audit log.
    fn audited(
        &self,
        deed: &str,
        subject: &Id,
        detail: String,
        change: impl Into<Change>,
    ) -> Change {
        let line = AuditLine {
            at: self.hub.services.clock.now(),
            operator: self.operator.clone(),
            deed: deed.to_owned(),
            subject: subject.to_string(),
            detail,
            reason: self.reason.clone(),
        };
        Change::Together(vec![change.into(), AdminChange::Audit(line).into()])
    }

    async fn mute(&self, person: &str, muted: bool) -> Result<Answer, AdminError> {
        let person = self.person(person).await?;
        let since = muted.then(|| self.hub.services.clock.now());
        let deed = if muted { "mute" } else { "unmute" };
        let change = AdminChange::Mute { person: person.id.clone(), since };
        let change = self.audited(deed, &person.id, called(&person), change);
        self.hub.services.store.write(change).await?;
        Ok(Answer::Done)
    }

    async fn ban(&self, person: &str, banned: bool) -> Result<Answer, AdminError> {
        let person = self.person(person).await?;
        let since = banned.then(|| self.hub.services.clock.now());
        let deed = if banned { "ban" } else { "unban" };
        let change = AdminChange::Ban { person: person.id.clone(), since };
        let change = self.audited(deed, &person.id, called(&person), change);
        self.hub.services.store.write(change).await?;
        if banned {
            self.hub.end(Ended::AllOf(person.id));
        }
        Ok(Answer::Done)
    }

    async fn rename(&self, person: &str, name: &str) -> Result<Answer, AdminError> {
        let person = self.person(person).await?;
        let name = display_name(name).ok_or_else(|| {
            refused("this name cannot be used: a name has 1 to 24 visible characters")
        })?;
        let detail = format!("{}, now {name:?}", called(&person));
        let change = AdminChange::Rename { person: person.id.clone(), name: name.clone() };
        let change = self.audited("rename", &person.id, detail, change);
        self.hub.services.store.write(change).await?;
        for table in self.hub.services.store.tables_with(&person.id, u32::MAX).await? {
            let rename = Request::Rename { person: person.id.clone(), name: name.clone() };
            self.hub.ask(&table.id, Asker::Nobody, rename).await.map_err(|rejection| {
                let why = rejection.refused.message;
                refused(format!("the name is still at the table {}: {why}; try again", table.id))
            })?;
        }
        Ok(Answer::Done)
    }

    async fn remove_table(&self, table: &str) -> Result<Answer, AdminError> {
        let found = self.table(table).await?;
        let found = found.ok_or_else(|| refused(format!("there is no table {table:?}")))?;
        let detail = format!("{}, {}", found.status, found.seats.join(", "));
        let change = AdminChange::RemoveTable(found.id.clone());
        let change = self.audited("remove-table", &found.id, detail, change);
        self.hub.remove(&found.id, change).await?;
        Ok(Answer::Done)
    }

    async fn remove_email(&self, person: &str) -> Result<Answer, AdminError> {
        let person = self.person(person).await?;
        let change = EmailChange::Remove { person: person.id.clone() };
        let change = self.audited("remove-email", &person.id, called(&person), change);
        self.hub.services.store.write(change).await?;
        Ok(Answer::Done)
    }

    async fn reset_password(&self, account: &str) -> Result<Answer, AdminError> {
        let person = self.person(account).await?;
        if person.account.is_none() {
            return Err(refused("a guest has no password"));
        }
        let code = RecoveryCode::random();
        let expires = self.hub.services.clock.now() + OPERATORS_CODE;
        let change =
            AccountChange::ExtraCode { person: person.id.clone(), code: code.hash(), expires };
        let change = self.audited("reset-password", &person.id, called(&person), change);
        self.hub.services.store.write(change).await?;
        Ok(Answer::Code { code: code.reveal(), expires })
    }

    async fn table(&self, id: &str) -> Result<Option<TableLine>, StoreError> {
        let found = self.hub.services.store.find_tables(id, (1, 0)).await?;
        Ok(found.into_iter().find(|table| table.id.as_str() == id))
    }

    async fn show(&self, what: &str) -> Result<Answer, AdminError> {
        let store = &self.hub.services.store;
        let now = self.hub.services.clock.now();
        if let Some(person) = store.person_called(what).await? {
            return Ok(Answer::Person(PersonDetails {
                sessions: store.browsers(&person.id, now).await?.len(),
                tokens: store.tokens(&person.id, now).await?.len(),
                email: store.email(&person.id, now).await?.0.is_some(),
                tables: store.tables_with(&person.id, GLANCE).await?,
                log: store.audit(Some(&person.id), (GLANCE, 0)).await?,
                person,
            }));
        }
        let Some(table) = self.table(what).await? else {
            return Err(refused(format!(
                "there is no person and no table {what:?}: name an id or an account, as `list` shows them"
            )));
        };
        let chat = store.chat(&table.id, PAGE).await?.into_iter().map(|line| ChatLine {
            at: line.at,
            person: line.person,
            name: line.name,
            line: line.line,
        });
        Ok(Answer::Table(TableDetails {
            chat: chat.collect(),
            log: store.audit(Some(&table.id), (GLANCE, 0)).await?,
            table,
        }))
    }
}

/// The name of a person for the audit log.
fn called(person: &PersonLine) -> String {
    match &person.account {
        Some(account) => format!("{:?}, account {account:?}", person.name),
        None => format!("{:?}, guest", person.name),
    }
}
