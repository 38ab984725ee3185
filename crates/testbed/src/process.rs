//! A server process and all processes it started, found by their working folder.

use std::collections::HashSet;
use std::fs::File;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::Result;
use crate::folder::Folder;

/// Long enough for a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A running server whose working folder is `data` of a [`Folder`].
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    data: PathBuf,
}

impl Process {
    /// Starts the command in `data` of the folder. Its output is added to the log.
    pub(crate) fn start(mut command: Command, folder: &Folder) -> Result<Self> {
        let program = command.get_program().to_string_lossy().into_owned();
        let mut start = || {
            let log = File::options().create(true).append(true).open(folder.log())?;
            command
                .current_dir(folder.data())
                .process_group(0)
                .stdin(Stdio::null())
                .stdout(log.try_clone()?)
                .stderr(log)
                .spawn()
        };
        let child = start();
        let child = child
            .map_err(|error: std::io::Error| format!("{program} cannot be started: {error}"))?;
        // As /proc shows it, whatever links lead to the temporary folder.
        let data = folder.data().canonicalize().map_err(|error| error.to_string())?;
        Ok(Self { child, data })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the server is ready, and fails if it ends before.
    pub(crate) fn wait_until(&mut self, folder: &Folder, ready: impl Fn() -> bool) -> Result<()> {
        let begun = Instant::now();
        loop {
            if ready() {
                return Ok(());
            }
            if let Ok(Some(status)) = self.child.try_wait() {
                return Err(format!("The server ended with {status}:\n{}", folder.log_tail()));
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("The server is not ready:\n{}", folder.log_tail()));
            }
            sleep(Duration::from_millis(10));
        }
    }

    /// Sends a signal to the server alone, and waits for its end.
    pub(crate) fn end(&mut self, signal: Signal) -> Result<()> {
        self.signal_server(signal);
        let begun = Instant::now();
        while self.child.try_wait().is_ok_and(|status| status.is_none()) {
            if begun.elapsed() > PATIENCE {
                return Err(format!("The server {} does not end after {signal:?}.", self.id()));
            }
            sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    /// Ends all processes at once, as a power failure does.
    pub(crate) fn kill(&mut self) -> Result<()> {
        for pid in self.pause() {
            let _ = kill_process(pid, Signal::KILL);
        }
        let _ = self.child.wait();
        let begun = Instant::now();
        while !self.all().is_empty() {
            if begun.elapsed() > PATIENCE {
                return Err(format!("Processes of the server {} survive SIGKILL.", self.id()));
            }
            sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    /// Stops all processes, and returns them when every thread stands still. The server stops first, so that it starts no
    /// more.
    pub(crate) fn pause(&self) -> HashSet<Pid> {
        self.signal_server(Signal::STOP);
        let mut paused = HashSet::new();
        loop {
            let all = self.all();
            if all.is_subset(&paused) {
                break;
            }
            for pid in all {
                let _ = kill_process(pid, Signal::STOP);
                paused.insert(pid);
            }
        }
        let begun = Instant::now();
        while !paused.iter().all(|&pid| is_stopped(pid)) && begun.elapsed() < PATIENCE {
            sleep(Duration::from_millis(1));
        }
        paused
    }

    pub(crate) fn resume(&self) {
        for pid in self.all() {
            let _ = kill_process(pid, Signal::CONT);
        }
    }

    fn signal_server(&self, signal: Signal) {
        let _ = kill_process(Pid::from_child(&self.child), signal);
    }

    /// All processes that work in the folder. Those that ended and were not waited for have no folder any more.
    fn all(&self) -> HashSet<Pid> {
        let processes = std::fs::read_dir("/proc").expect("this system has /proc");
        let ours = processes.flatten().filter(|process| {
            std::fs::read_link(process.path().join("cwd")).is_ok_and(|folder| folder == self.data)
        });
        ours.filter_map(|process| Pid::from_raw(process.file_name().to_str()?.parse().ok()?))
            .collect()
    }
}

/// Whether no thread of a process runs. The signal alone does not say so: it reaches one thread after the other.
fn is_stopped(pid: Pid) -> bool {
    let threads = std::fs::read_dir(format!("/proc/{}/task", pid.as_raw_nonzero()));
    threads.into_iter().flatten().flatten().all(|thread| {
        let status = std::fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
        // The name in front may contain anything, but no later parenthesis.
        let state = status.rsplit_once(") ").and_then(|(_, rest)| rest.chars().next());
        state.is_none_or(|state| matches!(state, 'T' | 't' | 'Z' | 'X'))
    })
}
