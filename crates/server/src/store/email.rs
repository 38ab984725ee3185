//! Storage of email addresses, and of the links that were sent.

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::people::Person;
use sqlx::AnyConnection;

use super::accounts::{delete_of, start_over};
use super::read::{PERSON, person as read_person};
use super::write::{Change, found};
use super::{Store, StoreError};
use crate::mail::EmailAddress;
use crate::secret::TokenHash;
use crate::text::AccountKeys;

/// The most accounts that get a link because they share an address.
const SHARED: u32 = 5;

/// A change of email addresses and links.
#[derive(Debug)]
pub(crate) enum EmailChange {
    /// Adds a link that confirms an address, replacing earlier ones.
    ConfirmLink { person: Id, address: EmailAddress, hash: TokenHash, expires: Millis },
    /// Sets the address of a link for its account. The link is used up, and so are all links to the old address.
    Confirm { hash: TokenHash, now: Millis },
    /// Removes the address of an account, and all its links.
    Remove { person: Id },
    /// Adds a link that sets a new password. Earlier ones stay valid, so that a stranger's request does not revoke them.
    ResetLink { person: Id, hash: TokenHash, expires: Millis },
    /// Sets a new password by a link, which is used up. All sessions, tokens and other such links end.
    Reset { person: Id, hash: TokenHash, password: String, now: Millis },
    /// Removes the links for a new password, because one was set.
    EndResetLinks { person: Id },
}

impl From<EmailChange> for Change {
    fn from(change: EmailChange) -> Self {
        Self::Email(change)
    }
}

/// The recipient of a link for a new password.
pub(crate) struct Recipient {
    pub(crate) person: Id,
    pub(crate) account: String,
    pub(crate) address: String,
}

pub(super) async fn make(db: &mut AnyConnection, change: &EmailChange) -> Result<(), sqlx::Error> {
    match change {
        EmailChange::ConfirmLink { person, address, hash, expires } => {
            let query = "DELETE FROM email_links WHERE person = $1 AND purpose = 'confirm'";
            delete_of(db, query, person).await?;
            let query = "INSERT INTO email_links (hash, person, purpose, address, expires) \
                         VALUES ($1, $2, 'confirm', $3, $4)";
            let query = sqlx::query(query)
                .bind(&hash.0[..])
                .bind(person.as_str())
                .bind(address.as_str())
                .bind(expires);
            query.execute(db).await.map(|_| ())
        }
        EmailChange::Confirm { hash, now } => {
            let query = "DELETE FROM email_links WHERE hash = $1 AND purpose = 'confirm' \
                         AND expires > $2 RETURNING person, address";
            let query = sqlx::query_as(query).bind(&hash.0[..]).bind(now);
            let (person, address): (String, String) = query.fetch_one(&mut *db).await?;
            let person = Id::from_text(person);
            delete_of(db, "DELETE FROM email_links WHERE person = $1", &person).await?;
            let query = "UPDATE people SET email = $1 WHERE id = $2 AND account IS NOT NULL";
            found(&sqlx::query(query).bind(address).bind(person.as_str()).execute(db).await?)
        }
        EmailChange::Remove { person } => {
            delete_of(db, "DELETE FROM email_links WHERE person = $1", person).await?;
            delete_of(db, "UPDATE people SET email = NULL WHERE id = $1", person).await
        }
        EmailChange::ResetLink { person, hash, expires } => {
            let query = "INSERT INTO email_links (hash, person, purpose, expires) \
                         VALUES ($1, $2, 'reset', $3)";
            let query = sqlx::query(query).bind(&hash.0[..]).bind(person.as_str()).bind(expires);
            query.execute(db).await.map(|_| ())
        }
        EmailChange::Reset { person, hash, password, now } => {
            let query = "DELETE FROM email_links WHERE hash = $1 AND person = $2 \
                         AND purpose = 'reset' AND expires > $3";
            let query = sqlx::query(query).bind(&hash.0[..]).bind(person.as_str()).bind(now);
            found(&query.execute(&mut *db).await?)?;
            start_over(db, person, password).await
        }
        EmailChange::EndResetLinks { person } => end_reset_links(db, person).await,
    }
}

/// Ends the links with which a person could set a new password.
pub(super) async fn end_reset_links(
    db: &mut AnyConnection,
    person: &Id,
) -> Result<(), sqlx::Error> {
    delete_of(db, "DELETE FROM email_links WHERE person = $1 AND purpose = 'reset'", person).await
}

impl Store {
    /// The address of a person's account, and one that is not confirmed yet.
    pub(crate) async fn email(
        &self,
        person: &Id,
        now: Millis,
    ) -> Result<(Option<String>, Option<String>), StoreError> {
        let query = "SELECT email, (SELECT address FROM email_links \
                     WHERE person = $1 AND purpose = 'confirm' AND expires > $2) \
                     FROM people WHERE id = $1";
        let query = sqlx::query_as(query).bind(person.as_str()).bind(now);
        Ok(query.fetch_optional(&self.readers).await?.unwrap_or_default())
    }

    /// The recipients of a link for a new password: the account with this name, and those with this address, unless banned.
    pub(crate) async fn recipients(
        &self,
        name: &str,
        address: Option<&EmailAddress>,
    ) -> Result<Vec<Recipient>, StoreError> {
        let query = "SELECT id, account, email FROM people \
                     WHERE account IS NOT NULL AND email IS NOT NULL AND banned IS NULL \
                     AND (account = $1 OR account_folded = $2 OR LOWER(email) = LOWER($3)) \
                     ORDER BY account = $1 DESC, created LIMIT $4";
        let query = sqlx::query_as(query)
            .bind(name.trim())
            .bind(AccountKeys::new(name).folded)
            .bind(address.map(EmailAddress::as_str))
            .bind(i64::from(SHARED));
        let rows: Vec<(String, String, String)> = query.fetch_all(&self.readers).await?;
        let recipient = |(person, account, address): (String, String, String)| Recipient {
            person: Id::from_text(person),
            account,
            address,
        };
        Ok(rows.into_iter().map(recipient).collect())
    }

    /// The person whose password a link sets.
    pub(crate) async fn reset_link(
        &self,
        hash: TokenHash,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        let query = format!(
            "SELECT {PERSON} FROM email_links JOIN people ON people.id = email_links.person \
             WHERE hash = $1 AND purpose = 'reset' AND expires > $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(&hash.0[..]).bind(now);
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(read_person).transpose()?)
    }
}
