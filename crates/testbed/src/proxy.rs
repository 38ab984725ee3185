//! A TCP proxy whose connections can be cut.

use std::io;
use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::must;
use crate::port::Port;

/// A TCP proxy on a free port, in a thread of its own.
///
/// Changes are in effect when the call returns.
#[derive(Debug)]
pub struct Proxy {
    port: Port,
    orders: Option<UnboundedSender<(Order, mpsc::Sender<usize>)>>,
    thread: Option<thread::JoinHandle<()>>,
}

#[derive(Debug)]
enum Order {
    Cut,
    Drop,
    Mend,
    Pass(Pass),
    Target(SocketAddr),
    Count,
}

/// What is passed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pass {
    Everything,
    /// What clients send, but nothing that the target answers.
    Requests,
    Nothing,
}

impl Proxy {
    /// A proxy in front of a target, which need not listen yet.
    #[track_caller]
    pub fn start(target: SocketAddr) -> Self {
        let port = must(Port::reserve());
        let (orders, received) = unbounded_channel();
        let runtime = Builder::new_current_thread().enable_io().build().expect("a runtime");
        let (pass, _) = watch::channel(Pass::Everything);
        let inside = Inside { address: port.address(), target, pass, connections: JoinSet::new() };
        let thread = thread::spawn(move || runtime.block_on(inside.run(received)));
        let proxy = Self { port, orders: Some(orders), thread: Some(thread) };
        proxy.order(Order::Mend);
        proxy
    }

    /// Where clients connect. It stays the same for the life of the value.
    pub fn address(&self) -> SocketAddr {
        self.port.address()
    }

    /// Closes all connections, and refuses new ones.
    pub fn cut(&self) {
        self.order(Order::Cut);
    }

    /// Closes all connections. New ones are accepted.
    pub fn drop_connections(&self) {
        self.order(Order::Drop);
    }

    /// Accepts connections again after a [`cut`](Self::cut).
    pub fn mend(&self) {
        self.order(Order::Mend);
    }

    /// Accepts connections, but passes on nothing in either direction, like a network that loses every packet.
    pub fn freeze(&self) {
        self.order(Order::Pass(Pass::Nothing));
    }

    /// Passes on what clients send, and holds back all answers. With a [`cut`](Self::cut) afterwards, the target has
    /// done what it was asked, and the client does not know.
    pub fn mute(&self) {
        self.order(Order::Pass(Pass::Requests));
    }

    /// Ends [`freeze`](Self::freeze) and [`mute`](Self::mute). What was held back is passed on.
    pub fn thaw(&self) {
        self.order(Order::Pass(Pass::Everything));
    }

    /// Leads new connections to another target. Open ones stay where they are.
    pub fn set_target(&self, target: SocketAddr) {
        self.order(Order::Target(target));
    }

    /// The number of open connections.
    pub fn connections(&self) -> usize {
        self.order(Order::Count)
    }

    /// Returns the number of open connections when the order is carried out.
    fn order(&self, order: Order) -> usize {
        let (done, wait) = mpsc::channel();
        let orders = self.orders.as_ref().expect("the proxy is not dropped");
        orders.send((order, done)).ok().and_then(|()| wait.recv().ok()).expect("the proxy runs")
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // The thread ends when no more orders can come.
        drop(self.orders.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What lives in the thread.
struct Inside {
    address: SocketAddr,
    target: SocketAddr,
    pass: watch::Sender<Pass>,
    connections: JoinSet<()>,
}

impl Inside {
    async fn run(mut self, mut orders: UnboundedReceiver<(Order, mpsc::Sender<usize>)>) {
        let mut listener = None;
        loop {
            tokio::select! {
                biased;
                order = orders.recv() => {
                    let Some((order, done)) = order else { return };
                    self.carry_out(order, &mut listener).await;
                    let _ = done.send(self.connections.len());
                }
                Some(_) = self.connections.join_next() => {}
                Some(client) = accept(listener.as_ref()) => {
                    let (target, pass) = (self.target, self.pass.subscribe());
                    self.connections.spawn(async move {
                        let _ = connect(client, target, pass).await;
                    });
                }
            }
        }
    }

    async fn carry_out(&mut self, order: Order, listener: &mut Option<TcpListener>) {
        match order {
            Order::Cut => {
                *listener = None;
                self.connections.shutdown().await;
            }
            Order::Drop => self.connections.shutdown().await,
            Order::Mend if listener.is_none() => {
                *listener = Some(listen(self.address).expect("the port is reserved"));
            }
            Order::Mend => {}
            Order::Pass(pass) => drop(self.pass.send_replace(pass)),
            Order::Target(target) => self.target = target,
            Order::Count => while self.connections.try_join_next().is_some() {},
        }
    }
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(1024)
}

/// The next connection. Never, if nothing listens.
async fn accept(listener: Option<&TcpListener>) -> Option<TcpStream> {
    match listener {
        Some(listener) => listener.accept().await.ok().map(|(client, _)| client),
        None => std::future::pending().await,
    }
}

/// Passes on in both directions until both are closed, or one fails.
async fn connect(
    client: TcpStream,
    target: SocketAddr,
    pass: watch::Receiver<Pass>,
) -> io::Result<()> {
    let target = TcpStream::connect(target).await?;
    client.set_nodelay(true)?;
    target.set_nodelay(true)?;
    let (from_client, to_client) = client.into_split();
    let (from_target, to_target) = target.into_split();
    let requests = pump(from_client, to_target, pass.clone(), |pass| *pass != Pass::Nothing);
    let answers = pump(from_target, to_client, pass, |pass| *pass == Pass::Everything);
    tokio::try_join!(requests, answers).map(drop)
}

/// Passes on while it is open. What was read before it closed is held.
async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut pass: watch::Receiver<Pass>,
    open: impl Fn(&Pass) -> bool,
) -> io::Result<()> {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let length = from.read(&mut buffer).await?;
        let _ = pass.wait_for(&open).await;
        if length == 0 {
            return to.shutdown().await;
        }
        to.write_all(&buffer[..length]).await?;
    }
}
