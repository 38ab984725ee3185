//! `bastide selfplay`: plays games for training and writes what a network sees of their positions.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use bastide_ai::{
    FEATURE_CLASSES, FEATURE_INPUTS, GLOBALS, PAIR_CLASSES, PAIR_INPUTS, Position, SelfPlay,
};
use bastide_rules::Game;
use serde_json::json;

use crate::output;
use crate::table::TableArgs;

/// Play games for training and write their positions
///
/// One-ply players play against themselves, with some random choices. Each thread writes a file of positions and
/// two of indices, which tools/training reads. The same seed gives the same games.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// The number of players
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,

    /// The most games
    #[arg(long, default_value_t = 1_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS")]
    seconds: Option<f64>,

    /// The seed of the first game; the next ones follow
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// The number of threads; by default one per core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// The beginning of the names of the files: `-o base` writes base-0.bpos and so on
    #[arg(short, long, value_name = "PATH")]
    output: PathBuf,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = args.table.game(usize::from(args.players))?;
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or(cores, usize::from).min(args.games as usize);
    let begin = Instant::now();
    let limit = args.seconds.map(Duration::from_secs_f64);
    let next = AtomicU64::new(0);
    let counts = std::thread::scope(|scope| {
        let start = |thread: usize| {
            let (game, next) = (&game, &next);
            scope.spawn(move || {
                let mut files = Files::create(&args.output, thread, game)?;
                let (mut players, mut positions) = (SelfPlay::new(game), Vec::new());
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= args.games || limit.is_some_and(|limit| begin.elapsed() > limit) {
                        return files.finish();
                    }
                    let result = players.play(args.seed.wrapping_add(index), &mut positions);
                    files.write(&positions, &result)?;
                }
            })
        };
        let workers: Vec<_> = (0..threads).map(start).collect();
        let join = |worker: std::thread::ScopedJoinHandle<anyhow::Result<(u64, u64)>>| {
            worker.join().expect("a worker does not panic")
        };
        workers.into_iter().map(join).collect::<anyhow::Result<Vec<_>>>()
    })?;
    let games: u64 = counts.iter().map(|count| count.0).sum();
    let positions: u64 = counts.iter().map(|count| count.1).sum();
    let seconds = begin.elapsed().as_secs_f64();
    output::text(&format!("{games} games, {positions} positions in {seconds:.1} seconds\n"))
}

/// The files of one thread: positions, where each of them begins, and where the labels of each game begin.
struct Files {
    positions: BufWriter<File>,
    index: BufWriter<File>,
    labels: BufWriter<File>,
    offset: u64,
    games: u64,
    count: u64,
    buffer: Vec<u8>,
}

impl Files {
    fn create(prefix: &Path, thread: usize, game: &Game) -> anyhow::Result<Self> {
        let open = |ending: &str| {
            let mut path = prefix.as_os_str().to_owned();
            path.push(format!("-{thread}{ending}"));
            let file = File::create(&path);
            let file = file.with_context(|| format!("cannot write {}", path.display()))?;
            anyhow::Ok(BufWriter::with_capacity(1 << 20, file))
        };
        let header = json!({
            "name": SelfPlay::new(game).network_name(),
            "players": game.setup().players.len(),
            "feature_classes": FEATURE_CLASSES,
            "feature_inputs": FEATURE_INPUTS,
            "pair_classes": PAIR_CLASSES,
            "pair_inputs": PAIR_INPUTS,
            "globals": GLOBALS,
        });
        let header = header.to_string();
        let mut files = Self {
            positions: open(".bpos")?,
            index: open(".bpos.idx")?,
            labels: open(".bpos.games")?,
            offset: 0,
            games: 0,
            count: 0,
            buffer: Vec::new(),
        };
        files.buffer.extend_from_slice(b"BPOS0001");
        files.buffer.extend_from_slice(&(header.len() as u32).to_le_bytes());
        files.buffer.extend_from_slice(header.as_bytes());
        files.flush_buffer()?;
        Ok(files)
    }

    fn flush_buffer(&mut self) -> anyhow::Result<()> {
        self.positions.write_all(&self.buffer).context("cannot write the positions")?;
        self.offset += self.buffer.len() as u64;
        self.buffer.clear();
        Ok(())
    }

    fn write(&mut self, positions: &[Position], result: &[(f32, f32)]) -> anyhow::Result<()> {
        self.buffer.extend_from_slice(&(positions.len() as u32).to_le_bytes());
        for Position { view, inputs } in positions {
            let at = self.offset + self.buffer.len() as u64;
            let (features, pairs) = (inputs.features.len() as u16, inputs.pairs.len() as u16);
            self.index.write_all(&at.to_le_bytes())?;
            self.index.write_all(&(self.games as u32).to_le_bytes())?;
            self.index.write_all(&features.to_le_bytes())?;
            self.index.write_all(&pairs.to_le_bytes())?;
            let buffer = &mut self.buffer;
            buffer.extend_from_slice(&[view.index() as u8, 0]);
            buffer.extend_from_slice(&features.to_le_bytes());
            buffer.extend_from_slice(&pairs.to_le_bytes());
            buffer.extend_from_slice(&[0, 0]);
            buffer.extend_from_slice(&inputs.hand.to_le_bytes());
            extend_with_bf16(buffer, &inputs.globals);
            buffer.extend(inputs.features.iter().map(|(class, _)| *class as u8));
            inputs.features.iter().for_each(|(_, row)| extend_with_bf16(buffer, row));
            buffer.extend(inputs.pairs.iter().map(|(class, _)| *class as u8));
            inputs.pairs.iter().for_each(|(_, row)| extend_with_bf16(buffer, row));
        }
        let labels = self.offset + self.buffer.len() as u64;
        self.labels.write_all(&labels.to_le_bytes())?;
        for (lead, _) in result {
            self.buffer.extend_from_slice(&lead.to_le_bytes());
        }
        for (_, win) in result {
            self.buffer.extend_from_slice(&win.to_le_bytes());
        }
        self.games += 1;
        self.count += positions.len() as u64;
        self.flush_buffer()
    }

    /// Writes what is left and returns the number of games and positions.
    fn finish(mut self) -> anyhow::Result<(u64, u64)> {
        for file in [&mut self.positions, &mut self.index, &mut self.labels] {
            file.flush().context("cannot write the positions")?;
        }
        Ok((self.games, self.count))
    }
}

/// Appends numbers as bf16, rounded to the nearest.
fn extend_with_bf16(buffer: &mut Vec<u8>, numbers: &[f32]) {
    for number in numbers {
        let rounded = number.to_bits().wrapping_add(0x8000) >> 16;
        buffer.extend_from_slice(&(rounded as u16).to_le_bytes());
    }
}
