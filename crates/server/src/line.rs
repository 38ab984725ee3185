//! The connection to a client. It breaks if the client does not read in time, or sends more than a socket may.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::limits::Pace;
use crate::time::Clock;

/// The error text of a connection that received too much.
pub(crate) const TOO_MUCH: &str = "too much data at once";

/// The connection to a client.
pub(crate) struct Line {
    stream: TcpStream,
    intake: Arc<Intake>,
    delivery: Duration,
    /// Runs while the client reads nothing.
    stalled: Option<Pin<Box<Sleep>>>,
}

/// The number of bytes that a client may send. HTTP has limits of its own; on a socket, empty fragments of a message are
/// read without becoming messages, so they are counted here.
#[derive(Default)]
pub(crate) struct Intake(OnceLock<(Mutex<Pace>, Clock)>);

impl Intake {
    /// Counts bytes from now on; the first limit stays.
    pub(crate) fn limit(&self, bytes: u32, within: Duration, clock: Clock) {
        let pace = Pace::new(bytes, within, clock.now());
        let _ = self.0.set((Mutex::new(pace), clock));
    }

    fn allows(&self, bytes: usize) -> bool {
        self.0.get().is_none_or(|(pace, clock)| {
            let mut pace = pace.lock().unwrap_or_else(PoisonError::into_inner);
            pace.allows_many(bytes as u32, clock.now())
        })
    }
}

impl Line {
    pub(crate) fn new(stream: TcpStream, intake: Arc<Intake>, delivery: Duration) -> Self {
        // Moves are small and must be sent without delay.
        let _ = stream.set_nodelay(true);
        Self { stream, intake, delivery, stalled: None }
    }

    /// Gives up on a write that the client does not read in time. Every partial read restarts the timeout.
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let delivery = self.delivery;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(delivery)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client does not read")))
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        if self.intake.allows(buffer.filled().len() - before) {
            Poll::Ready(Ok(()))
        } else {
            Poll::Ready(Err(io::Error::other(TOO_MUCH)))
        }
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
