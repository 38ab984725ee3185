//! The options with which processes of a cluster find NATS.

use anyhow::Context;
use bastide_server::Nats;
use clap::Args;

/// Not comments of the options, where URLs and names of variables would be markup.
const NATS_HELP: &str = "Use this NATS server for news and jobs: nats://HOST:4222, nats://USER:PASSWORD@HOST:4222 or \
    tls://HOST:4222, several with commas. Other users of this machine can read the command line: a URL with a password \
    belongs into the environment variable BASTIDE_NATS";
const PREFIX_HELP: &str = "The first word of all subjects in NATS; clusters that share a NATS server need different ones \
    (environment variable BASTIDE_NATS_PREFIX)";

pub(crate) const DATABASE: &str = "BASTIDE_DATABASE";

/// How to reach NATS.
#[derive(Args)]
pub(crate) struct NatsArgs {
    #[arg(long = "nats", value_name = "URL", help = NATS_HELP)]
    url: Option<String>,

    #[arg(long = "nats-prefix", value_name = "PREFIX", help = PREFIX_HELP)]
    prefix: Option<String>,
}

impl NatsArgs {
    /// The address; `None` if none is given.
    pub(crate) fn nats(&self) -> anyhow::Result<Option<Nats>> {
        let Some(url) = option_or_variable(self.url.as_ref(), "BASTIDE_NATS") else {
            return Ok(None);
        };
        let prefix = option_or_variable(self.prefix.as_ref(), "BASTIDE_NATS_PREFIX");
        let prefix = prefix.as_deref().unwrap_or(Nats::PREFIX);
        Nats::new(&url, prefix).map(Some).context("--nats")
    }
}

/// An option, or the environment variable in its place. An empty one is none.
pub(crate) fn option_or_variable(option: Option<&String>, variable: &str) -> Option<String> {
    let value = option.cloned().or_else(|| std::env::var(variable).ok());
    value.filter(|value| !value.is_empty())
}
