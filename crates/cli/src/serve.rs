//! `bastide serve`: tables for people and computer players.

use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Context;
use bastide_server::{Config, EmailConfig, Limits, Metrics, Proxy, Server};
use clap::Parser;
use ipnet::IpNet;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::cluster::{DATABASE, NatsArgs, option_or_variable};
use crate::{file_size, output};

/// Serve tables for people and computer players
///
/// All data is in one folder; after a restart every game continues. To reach the server from other machines, put a proxy
/// with encryption in front of it, and set --origin to the address under which browsers see it.
#[derive(Parser)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes any free port
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    /// The data folder
    #[arg(long, value_name = "FOLDER", default_value = "bastide-data")]
    data: PathBuf,

    #[arg(long, value_name = "URL", help = DATABASE_HELP)]
    database: Option<String>,

    #[command(flatten)]
    nats: NatsArgs,

    /// Start with an empty database in place of one that is missing or empty
    #[arg(long)]
    new: bool,

    /// The address under which browsers see the server, such as <https://bastide.example>; can be given
    /// several times
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,

    /// A proxy on this machine or in its private network is in front: the last entry of X-Forwarded-For is
    /// the client, and connections from public addresses are refused
    #[arg(long)]
    behind_proxy: bool,

    /// Proxies are in front, in this network (10.0.0.0/8) or at this address: connections from elsewhere are
    /// refused; can be given several times
    #[arg(long, value_name = "CIDR", value_parser = network)]
    trusted_proxy: Vec<IpNet>,

    /// The address for Prometheus metrics, or "off"; by default 127.0.0.1:9464, if that is free
    #[arg(long, value_name = "ADDRESS", value_parser = metrics)]
    metrics: Option<Metrics>,

    #[arg(long, value_name = "URL", requires = "smtp_from", help = SMTP_HELP)]
    smtp: Option<String>,

    /// The sender of emails, such as "Bastide <noreply@bastide.example>"
    #[arg(long, value_name = "ADDRESS", requires = "smtp")]
    smtp_from: Option<String>,

    /// A file with the password of the SMTP user
    #[arg(long, value_name = "FILE", requires = "smtp")]
    smtp_password_file: Option<PathBuf>,

    /// The beginning of links in emails, such as <https://bastide.example>; by default the first --origin
    #[arg(long, value_name = "URL", requires = "smtp")]
    public_url: Option<String>,

    /// The number of cores for computer players
    #[arg(long, value_name = "CORES")]
    thinking_cores: Option<usize>,

    /// The number of games that a person with an account may have reviewed in 24 hours
    #[arg(long, value_name = "N")]
    reviews_per_day: Option<u32>,

    /// The number of games that a guest may have reviewed in 24 hours
    #[arg(long, value_name = "N")]
    guest_reviews_per_day: Option<u32>,

    /// No limits for one person or address: for load tests only
    #[arg(long)]
    no_limits: bool,

    /// Write logs as JSON
    #[arg(long)]
    json_logs: bool,
}

/// Not a comment of the option, where URLs and names of variables would be markup.
const SMTP_HELP: &str = "Send email through this SMTP server: smtps://USER@HOST:465 (TLS), \
    smtp://USER@HOST:587 (STARTTLS) or smtp+plain://127.0.0.1:25 (a mail server on this machine). \
    The password comes from --smtp-password-file or the environment variable BASTIDE_SMTP_PASSWORD";

const DATABASE_HELP: &str = "Keep everything in this PostgreSQL database in place of the SQLite one in the data folder: \
    postgres://USER:PASSWORD@HOST/NAME. Several servers can share it if they share --nats too. Other users of this machine can \
    read the command line: a URL with a password belongs into the environment variable BASTIDE_DATABASE";

/// The default address for metrics.
const METRICS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9464);

pub(crate) fn metrics(text: &str) -> Result<Metrics, String> {
    if text == "off" {
        return Ok(Metrics::Off);
    }
    let wrong = |_| "write an address with a port, such as 127.0.0.1:9464, or off".to_owned();
    text.parse().map(Metrics::At).map_err(wrong)
}

fn network(text: &str) -> Result<IpNet, String> {
    let one = |_| text.parse().map(|address: IpAddr| address.into());
    let wrong = |_| "write a network such as 10.0.0.0/8, or an address".to_owned();
    text.parse().or_else(one).map_err(wrong)
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    begin_logs(args.json_logs);
    let mut config = Config::new(args.listen, &args.data);
    config.database = option_or_variable(args.database.as_ref(), DATABASE);
    config.nats = args.nats.nats()?;
    config.new_database = args.new;
    config.origins.clone_from(&args.origin);
    config.proxy = match (args.trusted_proxy.as_slice(), args.behind_proxy) {
        ([], false) => Proxy::None,
        ([], true) => Proxy::Nearby,
        (networks, _) => Proxy::Trusted(networks.to_vec()),
    };
    config.metrics = args.metrics.unwrap_or(Metrics::IfFree(METRICS));
    config.email = email(args)?;
    config.pages = Some(bastide_web::pages());
    if let Some(cores) = args.thinking_cores {
        config.thinking_cores = cores;
    }
    if args.no_limits {
        config.limits = Limits::for_load_tests();
    }
    if let Some(reviews) = args.reviews_per_day {
        config.limits.reviews_per_day = reviews;
    }
    if let Some(reviews) = args.guest_reviews_per_day {
        config.limits.guest_reviews_per_day = reviews;
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let done = runtime.block_on(serve(config));
    // Everything is stored; a computer player that ignores the stop need not be waited for.
    runtime.shutdown_background();
    done
}

/// The environment variable with the password of the SMTP user.
const SMTP_PASSWORD: &str = "BASTIDE_SMTP_PASSWORD";

fn email(args: &Args) -> anyhow::Result<Option<EmailConfig>> {
    let (Some(server), Some(sender)) = (&args.smtp, &args.smtp_from) else { return Ok(None) };
    let public_url = args
        .public_url
        .as_ref()
        .or(args.origin.first())
        .context("--smtp needs --public-url or --origin: links in emails begin with it")?;
    let password =
        match &args.smtp_password_file {
            Some(file) => Some(std::fs::read_to_string(file).with_context(|| {
                format!("cannot read the SMTP password from {}", file.display())
            })?),
            None => std::env::var(SMTP_PASSWORD).ok(),
        };
    // Editors add a line break at the end of a file.
    let password = password.map(|password| password.trim_end_matches(['\r', '\n']).to_owned());
    let password = password.filter(|password| !password.is_empty());
    EmailConfig::new(server, password, sender, public_url)
        .map(Some)
        .context("email cannot be sent (--smtp, --smtp-from, --public-url)")
}

async fn serve(config: Config) -> anyhow::Result<()> {
    let data = config.data.display().to_string();
    file_size::fail_to_write_instead_of_dying()?;
    let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
    let server = Server::start(config).await?;
    output::text(&format!(
        "Bastide is at http://{} and keeps everything in {data}. Ctrl-C stops it.\n",
        server.address()
    ))?;
    let stop = async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    };
    server.run(stop).await;
    Ok(())
}

/// Logs go to standard error; `RUST_LOG` sets their level.
pub(crate) fn begin_logs(json: bool) {
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("info,async_nats=warn"));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // A full disk must not take the server down with its log.
        .log_internal_errors(false)
        .with_ansi(std::io::stderr().is_terminal());
    if json { logs.json().init() } else { logs.init() }
}
