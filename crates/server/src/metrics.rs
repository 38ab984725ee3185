//! Metrics for Prometheus.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// The metrics of this process; all servers in it share them.
static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Upper bounds of the buckets for times, in seconds.
const SECONDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];
/// Upper bounds of the buckets for waits for a core, in seconds.
const WAITS: [f64; 9] = [0.001, 0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0];
/// Upper bounds of the buckets for the time from the beginning of a review to its end, in seconds.
const REVIEWS: [f64; 7] = [1.0, 5.0, 10.0, 20.0, 60.0, 300.0, 1800.0];
/// Upper bounds of the buckets for the number of changes in a commit.
const CHANGES: [f64; 6] = [1.0, 2.0, 5.0, 20.0, 50.0, 256.0];

/// Installs the recorder, unless this process already has another one.
pub(crate) fn begin() {
    HANDLE.get_or_init(|| {
        PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Full("bastide_message_seconds".to_owned()), &SECONDS)
            .and_then(|builder| {
                let commits = Matcher::Full("bastide_commit_seconds".to_owned());
                builder.set_buckets_for_metric(commits, &SECONDS)
            })
            .and_then(|builder| {
                let changes = Matcher::Full("bastide_commit_changes".to_owned());
                builder.set_buckets_for_metric(changes, &CHANGES)
            })
            .and_then(|builder| {
                let waits = Matcher::Full("bastide_thinking_wait_seconds".to_owned());
                builder.set_buckets_for_metric(waits, &WAITS)
            })
            .and_then(|builder| {
                let reviews = Matcher::Full("bastide_review_seconds".to_owned());
                builder.set_buckets_for_metric(reviews, &REVIEWS)
            })
            .and_then(PrometheusBuilder::install_recorder)
            .ok()
    });
}

/// The metrics as text.
pub(crate) fn render() -> String {
    HANDLE.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// Counts a refusal by its code: one of the protocol, or why a connection was not accepted.
pub(crate) fn refused(code: impl Into<metrics::SharedString>) {
    metrics::counter!("bastide_refusals_total", "code" => code.into()).increment(1);
}
