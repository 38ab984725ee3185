//! People: guests and accounts, and their passwords.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use bastide_protocol::refused::Code;
use tokio::sync::Semaphore;

use crate::rejection::Rejection;
use crate::secret::{new_id, random_bytes};
use crate::strength::NewPassword;

/// Hashes and checks passwords with argon2id, one at a time: a flood of logins must not starve the
/// tables (`REL-23`).
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    at_once: Arc<Semaphore>,
    /// The hash of a random password.
    nobodys: Arc<str>,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        let nobodys = hash(new_id().as_str().as_bytes()).unwrap_or_default().into();
        Self { at_once: Arc::new(Semaphore::new(1)), nobodys }
    }

    /// Checks whether a person with these names may set a password.
    pub(crate) async fn accept(
        &self,
        text: String,
        names: [&str; 2],
    ) -> Result<NewPassword, Rejection> {
        let names = names.map(str::to_owned);
        let check = move || Some(NewPassword::checked(text, &names.each_ref().map(String::as_str)));
        let failed = || Err(Rejection::new(Code::Internal, "something went wrong"));
        self.run(check).await.unwrap_or_else(failed)
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: NewPassword) -> Option<String> {
        self.run(move || hash(password.as_bytes())).await
    }

    /// Whether a password is correct. Without a hash it never is, and the check takes as long (`SEC-10`).
    pub(crate) async fn check(&self, password: String, hash: Option<String>) -> bool {
        let known = hash.is_some();
        let wanted = hash.map_or_else(|| Arc::clone(&self.nobodys), Arc::from);
        let work = move || {
            let parsed = PasswordHash::new(&wanted).ok()?;
            metrics::counter!("bastide_passwords_checked_total").increment(1);
            Argon2::default().verify_password(password.as_bytes(), &parsed).ok()
        };
        self.run(work).await.is_some() && known
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.at_once).acquire_owned().await.ok()?;
        let work = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        work.await.ok().flatten()
    }
}

fn hash(password: &[u8]) -> Option<String> {
    let salt: [u8; 16] = random_bytes();
    let hash = Argon2::default().hash_password_with_salt(password, &salt).ok()?;
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `REL-23`: passwords are hashed one after the other, however many ask. The guard is the permit in `run`.
    #[tokio::test(flavor = "multi_thread")]
    async fn passwords_are_hashed_one_at_a_time() {
        let passwords = Passwords::new();
        let running = Arc::new(std::sync::Mutex::new(()));
        let mut all = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let (passwords, running) = (passwords.clone(), Arc::clone(&running));
            all.spawn(async move {
                let work = move || {
                    let alone = running.try_lock().ok()?;
                    std::thread::sleep(std::time::Duration::from_millis(5));
                    drop(alone);
                    Some(())
                };
                passwords.run(work).await
            });
        }
        assert_eq!(all.join_all().await, [Some(()); 8]);
    }
}
