//! `bastide worker`: cores for the computer players of a cluster.

use anyhow::Context;
use bastide_server::{Metrics, Worker, WorkerConfig};
use clap::Parser;
use tokio::signal::unix::{SignalKind, signal};

use crate::cluster::{DATABASE, NatsArgs, option_or_variable};
use crate::{output, serve};

/// Think for the servers of a cluster
///
/// Takes the searches of computer players from all servers with the same --nats, on any number of machines, and with
/// --database reviews of games, too. Workers come and go at any time: jobs of one that stops or dies go to another, and without
/// workers the servers think themselves. A worker keeps nothing. SIGTERM and Ctrl-C hand its jobs back and stop it.
#[derive(Parser)]
pub(crate) struct Args {
    #[command(flatten)]
    nats: NatsArgs,

    #[arg(long, value_name = "URL", help = DATABASE_HELP)]
    database: Option<String>,

    /// The number of cores to think on; all of this machine by default
    #[arg(long, value_name = "N", value_parser = cores)]
    cores: Option<usize>,

    /// The address for Prometheus metrics, or "off"; by default 127.0.0.1:9465, if that is free
    #[arg(long, value_name = "ADDRESS", value_parser = serve::metrics)]
    metrics: Option<Metrics>,

    /// Write logs as JSON
    #[arg(long)]
    json_logs: bool,
}

const DATABASE_HELP: &str = "Review games, too: the PostgreSQL database of the servers, as for `bastide serve`; a URL with a \
    password belongs into the environment variable BASTIDE_DATABASE";

/// The default port for metrics: that of a server on the same machine is another.
const METRICS_PORT: u16 = 9465;

fn cores(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| "write a number of cores, at least 1".to_owned())
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    serve::begin_logs(args.json_logs);
    let nats = args.nats.nats()?.context(
        "a worker needs NATS, from which the jobs come: --nats URL, or BASTIDE_NATS in the environment",
    )?;
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let config = WorkerConfig {
        nats,
        database: option_or_variable(args.database.as_ref(), DATABASE),
        cores: args.cores.unwrap_or(all),
        metrics: args.metrics.unwrap_or(Metrics::IfFree(([127, 0, 0, 1], METRICS_PORT).into())),
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let done = runtime.block_on(work(config));
    // What still thinks was handed back.
    runtime.shutdown_background();
    done
}

async fn work(config: WorkerConfig) -> anyhow::Result<()> {
    let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
    let (nats, cores) = (config.nats.to_string(), config.cores);
    let worker = Worker::start(config).await?;
    let plural = if cores == 1 { "core" } else { "cores" };
    output::text(&format!(
        "This worker thinks on {cores} {plural} for the servers at NATS {nats}. Ctrl-C stops it.\n"
    ))?;
    let stop = async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    };
    Ok(worker.run(stop).await?)
}
