//! Email: a bounded queue of errands, and a few workers that deliver them to an SMTP server.
//!
//! Requests only put errands into the queue. An SMTP server that is slow or down therefore delays no request, and the response
//! to "I forgot my password" takes as long whether or not there is such an account (`SEC-10`).

mod address;
mod config;
mod letter;
mod quota;

use bastide_phrases::Language;
use bastide_protocol::Millis;
use lettre::transport::smtp;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use tokio::sync::{Mutex as Lock, mpsc};

pub(crate) use address::EmailAddress;
pub use config::{EmailConfig, EmailConfigError};
pub(crate) use letter::{Letter, Purpose};
pub(crate) use quota::{Quotas, Whose};

use crate::secret::Token;
use crate::services::Services;
use crate::store::{EmailChange, Recipient, StoreError};

/// The lifetime of a link that confirms an address.
pub(crate) const CONFIRM: Millis = 24 * 3_600_000;
/// The lifetime of a link that sets a new password.
const RESET: Millis = 3_600_000;
/// The capacity of the queue.
const QUEUE: usize = 256;
/// The number of workers.
pub(crate) const WORKERS: usize = 4;

/// A task of the workers.
enum Errand {
    /// Sends an email.
    Send(Letter),
    /// Looks up an account, and sends a link for a new password if it has an address.
    Forgot { account: String, language: Language },
}

/// The outcome of an email, for the metrics.
#[derive(Clone, Copy)]
enum Outcome {
    Sent,
    Failed,
    /// The queue was full, or a quota was used up.
    Dropped,
}

impl Outcome {
    fn count(self) {
        let result = match self {
            Self::Sent => "sent",
            Self::Failed => "failed",
            Self::Dropped => "dropped",
        };
        metrics::counter!("bastide_emails_total", "result" => result).increment(1);
    }
}

/// The queue is full.
#[derive(Debug)]
pub(crate) struct Full;

/// Email, if it is configured.
pub(crate) struct Mail {
    config: EmailConfig,
    transport: AsyncSmtpTransport<Tokio1Executor>,
    errands: mpsc::Sender<Errand>,
    /// Held by the worker that waits for the next errand.
    queue: Lock<mpsc::Receiver<Errand>>,
    pub(crate) quotas: Quotas,
}

impl Mail {
    pub(crate) fn new(config: EmailConfig, quotas: Quotas) -> Self {
        let (errands, queue) = mpsc::channel(QUEUE);
        let transport = config.transport();
        Self { config, transport, errands, queue: Lock::new(queue), quotas }
    }

    /// Queues an email.
    pub(crate) fn send(&self, letter: Letter) -> Result<(), Full> {
        self.queue(Errand::Send(letter))
    }

    /// Queues links for a new password to the accounts with this name or address. Does not return whether there is one.
    pub(crate) fn forgot(&self, account: String, language: Language) {
        let _ = self.queue(Errand::Forgot { account, language });
    }

    fn queue(&self, errand: Errand) -> Result<(), Full> {
        let queued = self.errands.try_send(errand);
        self.measure();
        queued.map_err(|_| {
            Outcome::Dropped.count();
            tracing::warn!("an email was dropped because too many wait; is the SMTP server slow?");
            Full
        })
    }

    fn measure(&self) {
        let waiting = self.errands.max_capacity() - self.errands.capacity();
        metrics::gauge!("bastide_emails_waiting").set(waiting as f64);
    }

    /// Logs at the start whether the SMTP server can be reached and accepts the password.
    pub(crate) async fn try_out(&self) {
        let test = tokio::time::timeout(self.config.timeout, self.transport.test_connection());
        let cause = match test.await {
            Ok(Ok(true)) => return tracing::info!("the SMTP server answers: email works"),
            Ok(Ok(false)) => "it takes no commands".to_owned(),
            Ok(Err(error)) => cause(&error),
            Err(_) => SILENT.to_owned(),
        };
        tracing::warn!(cause, "the SMTP server does not work: no email is sent until it does");
    }

    /// Runs errands while the server runs.
    pub(crate) async fn work(&self, services: &Services) {
        loop {
            let errand = self.queue.lock().await.recv().await;
            self.measure();
            match errand {
                None => return,
                Some(Errand::Send(letter)) => self.deliver(&letter, services).await,
                Some(Errand::Forgot { account, language }) => {
                    if let Err(error) = self.remind(&account, language, services).await {
                        tracing::error!(%error, "cannot prepare a link for a new password");
                    }
                }
            }
        }
    }

    /// Sends a link to every account with this name or address.
    async fn remind(
        &self,
        account: &str,
        language: Language,
        services: &Services,
    ) -> Result<(), StoreError> {
        let Services { store, clock, .. } = services;
        let address = EmailAddress::parse(account);
        for Recipient { person, account, address } in
            store.recipients(account, address.as_ref()).await?
        {
            let now = clock.now();
            if !self.quotas.allows(Whose::Forgetful(person.as_str()), now) {
                Outcome::Dropped.count();
                continue;
            }
            let Some(to) = EmailAddress::parse(&address) else { continue };
            let token = Token::random();
            let (hash, expires) = (token.hash(), now + RESET);
            store.write(EmailChange::ResetLink { person, hash, expires }).await?;
            let letter = Letter { purpose: Purpose::Reset, to, account, token, language };
            self.deliver(&letter, services).await;
        }
        Ok(())
    }

    /// Hands an email to the SMTP server. The log contains the error, but neither the recipient nor the link.
    async fn deliver(&self, letter: &Letter, services: &Services) {
        if !self.quotas.allows_one_more(services.clock.now()) {
            tracing::warn!("an email was dropped because many were sent within the last hour");
            return Outcome::Dropped.count();
        }
        let Some(message) = letter.message(&self.config) else {
            tracing::error!("an email could not be written");
            return Outcome::Failed.count();
        };
        let sent = tokio::time::timeout(self.config.timeout, self.transport.send(message)).await;
        let cause = match sent {
            Ok(Ok(_)) => return Outcome::Sent.count(),
            Ok(Err(error)) => cause(&error),
            Err(_) => SILENT.to_owned(),
        };
        tracing::warn!(cause, "the SMTP server did not take an email");
        Outcome::Failed.count();
    }
}

/// The log message for an SMTP server that does not respond in time.
const SILENT: &str = "it did not answer in time";

/// The error without the reply of the SMTP server, which may repeat the address.
fn cause(error: &smtp::Error) -> String {
    if let Some(code) = error.status() {
        format!("it refused with code {code}")
    } else if error.is_timeout() {
        SILENT.to_owned()
    } else if error.is_tls() {
        "no encrypted connection: is its certificate valid?".to_owned()
    } else if error.is_client() {
        "it lacks STARTTLS or a way to log in".to_owned()
    } else if error.is_response() {
        "it does not speak SMTP".to_owned()
    } else {
        "no connection".to_owned()
    }
}
