//! The connection to a running server: a Unix socket in its data folder. An order and its reply are one line of JSON each.

use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::timeout;

use super::{AdminError, Answer, Command, orders};
use crate::config::Config;
use crate::hub::Hub;
use crate::store::{Folder, StoreError};

/// The most bytes of an order.
const MAX_ORDER: u64 = 64 * 1024;
/// How long the server waits for an order.
const PATIENCE: Duration = Duration::from_secs(5);

fn path_in(data: &Path) -> PathBuf {
    data.join("admin.sock")
}

/// The socket of a server, removed on drop.
pub(crate) struct AdminSocket {
    listener: UnixListener,
    path: PathBuf,
}

impl AdminSocket {
    /// Opens the socket. The server holds the lock of the data folder, so an existing socket is stale.
    pub(crate) fn open(data: &Path) -> io::Result<Self> {
        let path = path_in(data);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(&path)?;
        let socket = Self { listener, path };
        std::fs::set_permissions(&socket.path, std::fs::Permissions::from_mode(0o600))?;
        Ok(socket)
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        // A socket that is left behind is replaced by the next server.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Accepts orders while the server runs.
pub(crate) async fn listen(socket: AdminSocket, hub: Arc<Hub>) {
    loop {
        match socket.listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(serve(stream, Arc::clone(&hub)));
            }
            Err(error) => {
                tracing::warn!(%error, "cannot take an order of the operator");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn serve(stream: UnixStream, hub: Arc<Hub>) {
    let (read, mut write) = stream.into_split();
    let mut line = String::new();
    let mut reader = BufReader::new(read.take(MAX_ORDER));
    let Ok(Ok(_)) = timeout(PATIENCE, reader.read_line(&mut line)).await else { return };
    let answer = match serde_json::from_str::<Command>(&line) {
        Ok(command) => {
            tracing::info!(operator = command.operator, order = ?command.order, "an order of the operator");
            orders::perform(&hub, command).await.map_err(|error| error.to_string())
        }
        Err(error) => Err(format!("the order cannot be read: {error}")),
    };
    let mut text = serde_json::to_string(&answer).expect("every answer can be written");
    text.push('\n');
    // The operator may have disconnected.
    let _ = timeout(PATIENCE, write.write_all(text.as_bytes())).await;
}

/// Carries out an order: through the server that runs on this folder, or directly if none does.
pub async fn run(data: &Path, command: Command) -> Result<Answer, AdminError> {
    let path = path_in(data);
    match UnixStream::connect(&path).await {
        Ok(stream) => {
            ask(stream, &command).await.map_err(|error| AdminError::Socket(path, error))?
        }
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
            ) =>
        {
            if !data.join("bastide.sqlite").exists() {
                return Err(AdminError::NoDatabase(data.to_owned()));
            }
            directly(data, command).await
        }
        Err(error) => Err(AdminError::Socket(path, error)),
    }
}

async fn ask(stream: UnixStream, command: &Command) -> io::Result<Result<Answer, AdminError>> {
    let (read, mut write) = stream.into_split();
    let mut text = serde_json::to_string(command)?;
    text.push('\n');
    write.write_all(text.as_bytes()).await?;
    let mut line = String::new();
    BufReader::new(read).read_line(&mut line).await?;
    let answer: Result<Answer, String> = serde_json::from_str(&line)?;
    Ok(answer.map_err(AdminError::Refused))
}

/// Carries out an order without a server.
async fn directly(data: &Path, command: Command) -> Result<Answer, AdminError> {
    let mut folder = Folder::lock(data).map_err(StoreError::from)?;
    let config = Config::new(([127, 0, 0, 1], 0).into(), data);
    let hub = Hub::new(config, None, &mut folder).await?;
    // No computer player begins to think.
    hub.stopping.send_replace(true);
    let answer = orders::perform(&hub, command).await;
    hub.services.store.close().await;
    answer
}
