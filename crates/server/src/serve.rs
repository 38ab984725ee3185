//! Accepting connections, and stopping gracefully.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::admin::{self, AdminSocket};
use crate::api::{self, Peer};
use crate::cluster::{Bus, BusError};
use crate::config::{Config, Metrics};
use crate::hub::Hub;
use crate::limits::Connection;
use crate::line::{Intake, Line};
use crate::store::{Folder, FolderError, StoreError};
use crate::{descriptors, drawings, mail, metrics};

/// How long all connections have to finish when the server stops …
const FAREWELL: Duration = Duration::from_secs(5);
/// … and how long a request has, its response included. Requests to rooms are completed in any case.
const LAST_REQUEST: Duration = Duration::from_secs(1);
/// The most simultaneous connections to the metrics address.
const METRICS_PLACES: usize = 8;

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Data(#[from] FolderError),
    /// The storage cannot be opened.
    #[error("cannot open the database")]
    Store(#[from] StoreError),
    /// NATS cannot be used as it is configured.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The address cannot be bound.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// A server that listens.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    address: SocketAddr,
    /// Held until the database is closed.
    folder: Folder,
    metrics: Option<(TcpListener, SocketAddr)>,
    /// The socket for the operator's orders.
    admin: Option<AdminSocket>,
}

impl Server {
    /// Opens the storage and starts to listen.
    pub async fn start(mut config: Config) -> Result<Self, ServeError> {
        metrics::begin();
        config.limits.connections = descriptors::make_room_for(config.limits.connections);
        let listen = config.listen;
        let mut folder = Folder::lock(&config.data)?;
        let metrics = listen_for_metrics(config.metrics).await?;
        let bus = match &config.nats {
            Some(nats) => Some(Bus::connect(nats, "bastide node").await?),
            None => None,
        };
        let hub = Hub::new(config, bus, &mut folder).await?;
        let (listener, address) = listen_on(listen).await?;
        folder.note_holder(Some(address))?;
        let admin = AdminSocket::open(&hub.config.data);
        let admin = admin.inspect_err(
            |error| tracing::warn!(%error, "`bastide admin` cannot reach this server"),
        );
        Ok(Self { hub, listener, address, folder, metrics, admin: admin.ok() })
    }

    /// The address of the server.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the metrics.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, address)| *address)
    }

    /// Serves until `stop` resolves. Then it stops accepting, asks clients to reconnect, and finishes the
    /// requests in flight.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let hub = self.hub;
        let mut tasks = JoinSet::new();
        tasks.spawn(Arc::clone(&hub).watch_clocks());
        tasks.spawn(Arc::clone(&hub).keep_time());
        tasks.spawn(Arc::clone(&hub).beat());
        tasks.spawn(Arc::clone(&hub).tidy_up());
        tasks.spawn(Arc::clone(&hub).wake());
        tasks.spawn(Arc::clone(&hub).compare_tables());
        tasks.spawn(Arc::clone(&hub).repeat_presence());
        tasks.spawn(Arc::clone(&hub).report_rates());
        tasks.spawn(Arc::clone(&hub).look_after_games());
        tasks.spawn(Arc::clone(&hub).forget(None));
        tasks.spawn(Arc::clone(&hub).try_out_email());
        tasks.spawn(Arc::clone(&hub.reviews).work());
        tasks.spawn(hub.bots.clone().hear_workers());
        for _ in 0..mail::WORKERS {
            tasks.spawn(Arc::clone(&hub).send_email());
        }
        if let Some(socket) = self.admin {
            tasks.spawn(admin::listen(socket, Arc::clone(&hub)));
        }
        tasks.spawn({
            let hub = Arc::clone(&hub);
            async move {
                if let Err(error) = hub.hear_nodes().await {
                    tracing::error!(%error, "news from other nodes are not heard");
                }
            }
        });
        // A detached thread, which a stop of the server does not wait for.
        std::thread::spawn(drawings::draw_catalogue);
        if let Some((listener, _)) = self.metrics {
            let places = Arc::new(Semaphore::new(METRICS_PLACES));
            let door = Door { listener, router: api::metrics_router(), places, public: false };
            let hub = Arc::clone(&hub);
            tasks.spawn(async move { door.let_in(&hub).await });
        }
        let places = Arc::new(Semaphore::new(hub.services.limits.connections));
        let door = Door {
            listener: self.listener,
            router: api::router(Arc::clone(&hub)),
            places: Arc::clone(&places),
            public: true,
        };
        tokio::select! {
            () = door.let_in(&hub) => {}
            () = stop => {}
        }
        drop(door);
        hub.stopping.send_replace(true);
        hub.hand_over().await;
        let everybody = places.acquire_many(hub.services.limits.connections as u32);
        if tokio::time::timeout(FAREWELL, everybody).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if let Err(error) = hub.say_alive().await {
            tracing::error!(%error, "cannot note that the server stops");
        }
        hub.reviews.hand_back().await;
        tasks.shutdown().await;
        // What has happened since, or was interrupted.
        hub.hand_over().await;
        hub.services.store.close().await;
        drop(self.folder);
    }
}

async fn listen_on(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let refused = |error| ServeError::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    Ok((listener, address))
}

pub(crate) async fn listen_for_metrics(
    metrics: Metrics,
) -> Result<Option<(TcpListener, SocketAddr)>, ServeError> {
    let found = match metrics {
        Metrics::Off => return Ok(None),
        Metrics::At(address) => listen_on(address).await?,
        Metrics::IfFree(address) => match listen_on(address).await {
            Ok(found) => found,
            Err(error) => {
                tracing::warn!(%error, "no metrics for Prometheus; choose another address with --metrics");
                return Ok(None);
            }
        },
    };
    tracing::info!(address = %found.1, "metrics for Prometheus are at /metrics");
    Ok(Some(found))
}

/// A listening socket.
struct Door {
    listener: TcpListener,
    router: Router,
    places: Arc<Semaphore>,
    /// Whether it is public: then addresses are counted, and behind a proxy only the proxy may connect.
    public: bool,
}

impl Door {
    /// Serves every connection in a task of its own.
    async fn let_in(&self, hub: &Arc<Hub>) {
        let mut warned = false;
        loop {
            let (stream, peer) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // For instance out of file descriptors: other connections may free some.
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            if self.public && !hub.config.proxy.admits(peer.ip()) {
                metrics::refused("not-a-proxy");
                if !std::mem::replace(&mut warned, true) {
                    tracing::warn!(
                        %peer,
                        "refused a connection that does not come from a trusted proxy (said once; see --trusted-proxy)"
                    );
                }
                continue;
            }
            let Some(place) = self.place(hub, peer.ip()) else {
                metrics::refused("too-many-connections");
                continue;
            };
            let intake = Arc::<Intake>::default();
            let line =
                Line::new(stream, Arc::clone(&intake), hub.services.limits.patience.delivery);
            let peer = Peer { address: peer, place, intake };
            tokio::spawn(connection_to(line, peer, self.router.clone(), Arc::clone(hub)));
        }
    }

    fn place(&self, hub: &Hub, address: IpAddr) -> Option<Place> {
        let place = Arc::clone(&self.places).try_acquire_owned().ok()?;
        // Behind a proxy all connections have one address: there, sockets are counted by client.
        let counted = if self.public && !hub.config.proxy.is_there() {
            Some(hub.addresses.connect(address)?)
        } else {
            None
        };
        Some(Place { _place: Arc::new((place, counted)) })
    }
}

/// The place of a connection in the total, and in that of its address. Sockets keep it after the request that opened them.
#[derive(Clone)]
pub(crate) struct Place {
    _place: Arc<(OwnedSemaphorePermit, Option<Connection>)>,
}

/// Serves one connection.
async fn connection_to(line: Line, peer: Peer, router: Router, hub: Arc<Hub>) {
    let service = router.map_request(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer.clone());
        request.map(Body::new)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hub.services.limits.patience.head)
        .serve_connection(TokioIo::new(line), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    let mut stopping = hub.stopping.subscribe();
    let stopped = async move {
        let _ = stopping.wait_for(|&stopping| stopping).await;
    };
    tokio::select! {
        // Clients may disconnect at any time.
        _ = connection.as_mut() => {}
        () = stopped => {
            connection.as_mut().graceful_shutdown();
            // A client must not delay the shutdown by sending half a request, or by not reading the response.
            let _ = tokio::time::timeout(LAST_REQUEST, connection).await;
        }
    }
}
