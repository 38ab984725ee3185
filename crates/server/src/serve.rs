//! Accepting connections, and stopping gracefully.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::admin::{self, Door};
use crate::api::{self, Peer};
use crate::config::Config;
use crate::drawings;
use crate::hub::Hub;
use crate::limits::Connection;
use crate::metrics;
use crate::store::{Change, StoreError};

/// How long connections have to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be made.
    #[error("cannot make the data folder {0}: {1}")]
    Data(std::path::PathBuf, std::io::Error),
    /// The storage cannot be opened.
    #[error("cannot open the database: {0}")]
    Store(#[from] StoreError),
    /// The address cannot be listened to.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// A server that listens.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    address: SocketAddr,
    /// Where the operator's orders come in.
    door: Option<Door>,
}

impl Server {
    /// Opens the storage and begins to listen.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        metrics::begin();
        let (folder, listen) = (config.data.clone(), config.listen);
        std::fs::create_dir_all(&folder).map_err(|error| ServeError::Data(folder, error))?;
        let hub = Hub::new(config).await?;
        let door = Door::open(&hub.config.data);
        let door = door.inspect_err(
            |error| tracing::warn!(%error, "`bastide admin` cannot reach this server"),
        );
        let refused = |error| ServeError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        Ok(Self { hub, listener, address, door: door.ok() })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes; then it stops accepting, tells everybody to connect again, and finishes
    /// what is on the way.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let hub = self.hub;
        let mut tasks = JoinSet::new();
        tasks.spawn(Arc::clone(&hub).watch_clocks());
        tasks.spawn(Arc::clone(&hub).beat());
        tasks.spawn(Arc::clone(&hub).tidy_up());
        tasks.spawn(Arc::clone(&hub).wake());
        tasks.spawn(Arc::clone(&hub).forget(None));
        if let Some(door) = self.door {
            tasks.spawn(admin::listen(door, Arc::clone(&hub)));
        }
        // A thread of its own, which nobody waits for when the server stops.
        std::thread::spawn(drawings::draw_catalogue);
        let router = api::router(Arc::clone(&hub));
        let places = Arc::new(Semaphore::new(hub.services.limits.connections));
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        let Some(place) = Place::take(&hub, &places, peer.ip()) else { continue };
                        let peer = Peer { address: peer, place };
                        tokio::spawn(connection_to(stream, peer, router.clone(), Arc::clone(&hub)));
                    }
                    Err(error) => {
                        // Out of file descriptors, for instance: others may free some.
                        tracing::warn!(%error, "cannot accept a connection");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop(self.listener);
        hub.stopping.send_replace(true);
        let everybody = places.acquire_many(hub.services.limits.connections as u32);
        if tokio::time::timeout(FAREWELL, everybody).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if let Err(error) = hub.services.store.write(Change::Alive(hub.services.clock.now())).await
        {
            tracing::error!(%error, "cannot note that the server stops");
        }
        tasks.shutdown().await;
        hub.services.store.close().await;
    }
}

/// The place of a connection among all, and among those of its address. Sockets keep it after the request
/// that opened them.
#[derive(Clone)]
pub(crate) struct Place {
    _place: Arc<(OwnedSemaphorePermit, Option<Connection>)>,
}

impl Place {
    fn take(hub: &Hub, places: &Arc<Semaphore>, address: IpAddr) -> Option<Self> {
        let place = Arc::clone(places).try_acquire_owned().ok()?;
        // A proxy brings everybody from one address: there, sockets are counted by whom they are for.
        let counted =
            if hub.config.behind_proxy { None } else { Some(hub.addresses.connect(address)?) };
        Some(Self { _place: Arc::new((place, counted)) })
    }
}

/// Serves one connection.
async fn connection_to(stream: TcpStream, peer: Peer, router: Router, hub: Arc<Hub>) {
    // Moves are small and should leave at once.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer.clone());
        request.map(Body::new)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hub.services.limits.patience.head)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    let mut stopping = hub.stopping.subscribe();
    let stopped = async move {
        let _ = stopping.wait_for(|&stopping| stopping).await;
    };
    tokio::select! {
        // Clients may break off whenever they like.
        _ = connection.as_mut() => {}
        () = stopped => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
