//! A temporary folder with its guard.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::Result;

/// Waits for the end of its input, which the test process holds open. Then ends all processes that work in
/// `FOLDER/data`: politely at first, so that they free shared memory, and with SIGKILL after five seconds.
const GUARD: &str = r#"
folder=$1 polite=$2
signal() {
  found=1
  for process in /proc/[0-9]*; do
    if [ "$process/cwd" -ef "$folder/data" ]; then kill -s "$1" "${process#/proc/}" && found=0; fi
  done
  return "$found"
}
read -r _
signal "$polite"
signal CONT
tries=0
while signal 0; do
  tries=$((tries + 1))
  if [ "$tries" -gt 100 ]; then signal KILL; fi
  sleep 0.05
done
segment=$(sed -n '7s/.* //p' "$folder/data/postmaster.pid")
if [ -n "$segment" ]; then ipcrm -m "$segment"; fi
umount "$folder/data"
rm -rf "$folder"
"#;

/// `data`, in which the server runs, and its log. Both go when the value is dropped or the test process dies, and with
/// them every process whose working folder is `data`.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    guard: Child,
}

impl Folder {
    /// Makes the folder, and starts its guard. `polite` names the signal that asks the server to end at once.
    pub(crate) fn new(polite: &str) -> Result<Self> {
        let make = || {
            let folder = tempfile::Builder::new().prefix("bastide-testbed-").tempdir()?;
            std::fs::create_dir(folder.path().join("data"))?;
            // A group of its own, so that Ctrl-C in the terminal does not end the guard with the tests.
            let guard = Command::new("sh")
                .args(["-c", GUARD, "guard"])
                .arg(folder.path())
                .arg(polite)
                .current_dir("/")
                .process_group(0)
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()?;
            Ok(Self { path: folder.keep(), guard })
        };
        make()
            .map_err(|error: std::io::Error| format!("A temporary folder cannot be made: {error}"))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.path.join("data")
    }

    pub(crate) fn log(&self) -> PathBuf {
        self.path.join("log")
    }

    /// The last lines of the log, for a person who looks for the reason of a failure.
    pub(crate) fn log_tail(&self) -> String {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}
