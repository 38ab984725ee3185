//! `bastide admin`: lookups and changes by the operator of a server.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use anyhow::Context;
use bastide_server::admin::{
    self, Answer, AuditLine, ChatLine, Command, Order, PersonDetails, PersonLine, TableDetails,
    TableLine,
};
use clap::{Parser, Subcommand};

use crate::output;

/// Look up and change people and tables of a server
///
/// Works whether or not the server runs. A PERSON is an id or the name of an account, as `list people` shows them. Every
/// change is recorded in the audit log, with the user who made it and --reason; `log` shows it.
#[derive(Parser)]
pub(crate) struct Args {
    /// The data folder of the server
    #[arg(long, value_name = "FOLDER", default_value = "bastide-data", global = true)]
    data: PathBuf,

    /// The reason, for the audit log
    #[arg(long, value_name = "TEXT", global = true)]
    reason: Option<String>,

    /// Print the result as JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    deed: Deed,
}

#[derive(Subcommand)]
enum Deed {
    /// List people or tables, the newest first
    #[command(subcommand)]
    List(List),
    /// Show a person or a table: sessions, tables, chat, audit log
    Show {
        /// The id of a person or a table, or the name of an account
        what: String,
    },
    /// Stop a person from writing in chats
    Mute { person: String },
    /// Let a person write in chats again
    Unmute { person: String },
    /// Ban a person: refuse all their requests, and close their connections
    Ban { person: String },
    /// Lift a ban
    Unban { person: String },
    /// Rename a person, at all tables and in chats too
    Rename { person: String, name: String },
    /// Remove a table with its game and its chat
    RemoveTable { table: String },
    /// Remove the email address of an account
    RemoveEmail { person: String },
    /// Print a code with which the owner of an account can set a new password, for a day
    ResetPassword { account: String },
    /// Read the audit log, the newest line first
    Log {
        /// The page, of 50 lines each
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        page: u32,
    },
}

#[derive(Subcommand)]
enum List {
    /// People: id, name, account, date of creation
    People(Search),
    /// Tables: id, status, players, date of creation
    Tables(Search),
}

#[derive(clap::Args)]
struct Search {
    /// A part of a name, an account or an id
    #[arg(default_value = "")]
    search: String,

    /// The page, of 50 lines each
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    page: u32,
}

impl Deed {
    fn order(&self) -> Order {
        match self {
            Self::List(List::People(Search { search, page })) => {
                Order::People { search: search.clone(), page: *page }
            }
            Self::List(List::Tables(Search { search, page })) => {
                Order::Tables { search: search.clone(), page: *page }
            }
            Self::Show { what } => Order::Show { what: what.clone() },
            Self::Mute { person } => Order::Mute { person: person.clone() },
            Self::Unmute { person } => Order::Unmute { person: person.clone() },
            Self::Ban { person } => Order::Ban { person: person.clone() },
            Self::Unban { person } => Order::Unban { person: person.clone() },
            Self::Rename { person, name } => {
                Order::Rename { person: person.clone(), name: name.clone() }
            }
            Self::RemoveTable { table } => Order::RemoveTable { table: table.clone() },
            Self::RemoveEmail { person } => Order::RemoveEmail { person: person.clone() },
            Self::ResetPassword { account } => Order::ResetPassword { account: account.clone() },
            Self::Log { page } => Order::Log { page: *page },
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let command =
        Command { order: args.deed.order(), operator: operator(), reason: args.reason.clone() };
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let answer = runtime.block_on(admin::run(&args.data, command))?;
    if args.json {
        return output::json(&answer);
    }
    let lines = format_answer(&answer).into_iter().map(|line| line + "\n");
    output::text(&lines.collect::<String>())
}

/// The user of the operating system who runs this program, and who became that user by `sudo`.
fn operator() -> String {
    let uid = rustix::process::getuid().as_raw();
    let name = name_of(uid, Path::new("/etc/passwd")).unwrap_or_else(|| format!("uid {uid}"));
    match std::env::var("SUDO_USER") {
        Ok(before) if before != name => format!("{name} (sudo by {before})"),
        _ => name,
    }
}

/// The name of a user, from a file like `/etc/passwd`.
fn name_of(uid: u32, file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).ok()?;
    let entry = |line: &str| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(uid)).then(|| name.to_owned())
    };
    text.lines().find_map(entry)
}

/// Formats the result as lines of text.
fn format_answer(answer: &Answer) -> Vec<String> {
    match answer {
        Answer::Done => vec!["Done.".to_owned()],
        Answer::People(people) => people.iter().map(of_person).collect(),
        Answer::Tables(tables) => tables.iter().map(of_table).collect(),
        Answer::Log(lines) => lines.iter().map(of_audit).collect(),
        Answer::Code { code, expires } => {
            vec![code.clone(), format!("It can be used once, until {}.", time(*expires))]
        }
        Answer::Person(PersonDetails { person, sessions, tokens, email, tables, log }) => {
            let access = format!("signed in: {sessions} browsers, {tokens} API tokens");
            let email = format!("email address: {}", if *email { "set" } else { "none" });
            let lines = [of_person(person), access, email].into_iter();
            lines.chain(tables.iter().map(of_table)).chain(log.iter().map(of_audit)).collect()
        }
        Answer::Table(TableDetails { table, chat, log }) => {
            let said = |line: &ChatLine| {
                let (at, name, said) = (time(line.at), visible(&line.name), visible(&line.line));
                format!("{at}  {name} ({}): {said}", line.person)
            };
            let lines = std::iter::once(of_table(table)).chain(chat.iter().map(said));
            lines.chain(log.iter().map(of_audit)).collect()
        }
    }
}

fn of_person(person: &PersonLine) -> String {
    let mut line = format!("{}  {}  {}", time(person.created), person.id, visible(&person.name));
    match &person.account {
        Some(account) => {
            let _ = write!(line, "  account {}", visible(account));
        }
        None => line.push_str("  guest"),
    }
    for (word, since) in [("muted", person.muted), ("banned", person.banned)] {
        if let Some(since) = since {
            let _ = write!(line, "  {word} since {}", time(since));
        }
    }
    line
}

fn of_table(table: &TableLine) -> String {
    let seats: Vec<_> = table.seats.iter().map(|name| visible(name)).collect();
    let public = if table.public { "public" } else { "by link" };
    format!(
        "{}  {}  {}  {public}  host {}  {}",
        time(table.created),
        table.id,
        table.status,
        table.host,
        seats.join(", "),
    )
}

fn of_audit(line: &AuditLine) -> String {
    let AuditLine { at, operator, deed, subject, detail, reason } = line;
    let reason = reason.as_ref().map(|reason| format!("  because: {}", visible(reason)));
    let (at, operator, detail) = (time(*at), visible(operator), visible(detail));
    format!("{at}  {operator}  {deed} {subject} ({detail}){}", reason.unwrap_or_default())
}

/// Text from people, without control characters for the terminal.
fn visible(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// A time as `2026-11-18T09:30:00Z`.
fn time(millis: i64) -> String {
    // Times before 1970 or after 9999 are not stored.
    let millis = u64::try_from(millis).unwrap_or_default().min(253_402_300_799_000);
    humantime::format_rfc3339_seconds(UNIX_EPOCH + Duration::from_millis(millis)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_found_by_number() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("passwd");
        std::fs::write(&file, "root:x:0:0::/root:/bin/sh\nbroken\nann:x:1000:1000::/:/bin/sh\n")
            .expect("written");
        assert_eq!(name_of(1000, &file).as_deref(), Some("ann"));
        assert_eq!(name_of(7, &file), None);
    }

    #[test]
    fn what_people_wrote_does_not_reach_the_terminal_as_commands() {
        assert_eq!(visible("a\u{1b}[2Jb\nc"), "a\u{fffd}[2Jb\u{fffd}c");
        assert_eq!(time(1_700_000_000_000), "2023-11-14T22:13:20Z");
        assert_eq!(time(i64::MAX), "9999-12-31T23:59:59Z");
    }
}
