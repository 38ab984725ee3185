//! A port of 127.0.0.1 that stays reserved.

use std::net::SocketAddr;

use tokio::net::TcpSocket;

use crate::Result;

/// Reserves a port while nothing listens on it.
///
/// The socket is bound and never listens: connections are refused, and the system gives the port to nobody who asks
/// for a free one. A server with `SO_REUSEADDR`, which all of ours set, can still listen on it.
#[derive(Debug)]
pub(crate) struct Port {
    _held: TcpSocket,
    address: SocketAddr,
}

impl Port {
    pub(crate) fn reserve() -> Result<Self> {
        let reserve = || {
            let held = TcpSocket::new_v4()?;
            held.set_reuseaddr(true)?;
            held.bind(([127, 0, 0, 1], 0).into())?;
            let address = held.local_addr()?;
            Ok(Self { _held: held, address })
        };
        reserve().map_err(|error: std::io::Error| format!("No port is free: {error}"))
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}
