//! An external process. Threads read and write its lines, so that it cannot block the arena.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

/// Longer lines are cut.
const LONGEST_LINE: u64 = 64 * 1024;
/// The number of lines that are buffered before the program has to wait.
const LINES_AHEAD: usize = 1_000;
/// How long a program has to exit after `quit`.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);
/// The interval at which its exit is polled.
const TICK: Duration = Duration::from_millis(5);

pub(super) struct Process {
    child: Child,
    /// Sends to its standard input, which closes when this is dropped.
    input: Option<Sender<String>>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts a program with its arguments, separated by spaces. Its standard error goes to the log.
    pub(super) fn start(command: &str, log: Option<File>) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program is named")?;
        let spawned = Command::new(program)
            .args(words)
            // Ctrl-C in a terminal signals the whole process group, and should reach only the arena.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log.map_or_else(Stdio::null, Stdio::from))
            .spawn();
        let mut child = spawned.map_err(|error| format!("cannot start {program}: {error}"))?;
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        let (to_write, texts) = channel();
        let (read, lines) = sync_channel(LINES_AHEAD);
        std::thread::spawn(move || write_lines(input, &texts));
        std::thread::spawn(move || read_lines(output, &read));
        Ok(Self { child, input: Some(to_write), lines })
    }

    /// Sends one or several lines without waiting until they are read.
    pub(super) fn send(&self, text: &str) {
        if let Some(input) = &self.input {
            // If it has exited, the next read reports it.
            let _ = input.send(format!("{text}\n"));
        }
    }

    /// Waits for the next line.
    pub(super) fn line(&self, timeout: Duration) -> Result<String, RecvTimeoutError> {
        self.lines.recv_timeout(timeout)
    }

    fn has_exited(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send("quit");
        self.input = None;
        let until = Instant::now() + EXIT_TIMEOUT;
        while !self.has_exited() && Instant::now() < until {
            std::thread::sleep(TICK);
        }
        // Both fail if it has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut input: ChildStdin, texts: &Receiver<String>) {
    for text in texts {
        if input.write_all(text.as_bytes()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut next = || -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    };
    while let Ok(Some(line)) = next() {
        if lines.send(line).is_err() {
            return;
        }
    }
}
