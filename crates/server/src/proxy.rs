//! Proxies between the server and its clients: which connections are accepted, and the address of the client.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The proxies between the server and its clients.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Proxy {
    /// No proxy: clients connect directly.
    #[default]
    None,
    /// One proxy, on this machine or in a private network. The last entry of `X-Forwarded-For` is the client;
    /// connections from public addresses are refused.
    Nearby,
    /// Proxies in these networks. The last entry of `X-Forwarded-For` that is not in one of them is the client;
    /// connections from elsewhere are refused.
    Trusted(Vec<IpNet>),
}

impl Proxy {
    /// Whether clients come through a proxy.
    pub(crate) fn is_there(&self) -> bool {
        *self != Self::None
    }

    /// Whether a connection from this address is accepted.
    pub(crate) fn admits(&self, peer: IpAddr) -> bool {
        match self {
            Self::None => true,
            Self::Nearby => is_nearby(peer.to_canonical()),
            Self::Trusted(networks) => contain(networks, peer.to_canonical()),
        }
    }

    /// The address of the client.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let values = headers.get_all("x-forwarded-for").iter().rev();
        let values = values.filter_map(|value| value.to_str().ok());
        let mut entries = values.flat_map(|value| value.rsplit(',')).map_while(address);
        match self {
            Self::None => peer,
            Self::Nearby => entries.next().unwrap_or(peer),
            Self::Trusted(networks) => {
                let mut client = peer;
                for entry in entries {
                    client = entry;
                    if !contain(networks, entry) {
                        break;
                    }
                }
                client
            }
        }
    }
}

fn contain(networks: &[IpNet], address: IpAddr) -> bool {
    networks.iter().any(|network| network.contains(&address))
}

fn is_nearby(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_loopback() || address.is_private() || address.is_link_local()
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

/// An entry of `X-Forwarded-For`: an address, from some proxies with a port, from others in brackets.
fn address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let plain = || entry.parse().ok();
    let with_port = || entry.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    plain().or_else(with_port).or_else(in_brackets).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn client(proxy: &Proxy, values: &[&str]) -> IpAddr {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append("x-forwarded-for", value.parse().expect("a header"));
        }
        proxy.client(ip("127.0.0.1"), &headers)
    }

    /// The guard is `with_port` in `address`.
    #[test]
    fn an_entry_may_have_a_port() {
        for (entry, expected) in [
            ("192.0.2.1", "192.0.2.1"),
            ("192.0.2.1:4711", "192.0.2.1"),
            (" 2001:db8::1 ", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
        ] {
            assert_eq!(client(&Proxy::Nearby, &[entry]), ip(expected), "{entry}");
        }
        for entry in ["unknown", "", "192.0.2.1:", "192.0.2.1:99999", "[192.0.2.1", "éé"] {
            assert_eq!(client(&Proxy::Nearby, &[entry]), ip("127.0.0.1"), "{entry}");
        }
    }

    /// Entries that a client forges come before those that proxies add.
    #[test]
    fn only_what_proxies_say_counts() {
        let trusted = Proxy::Trusted(vec![
            "127.0.0.1/32".parse().expect("a network"),
            "10.1.0.0/16".parse().expect("a network"),
        ]);
        assert_eq!(client(&Proxy::Nearby, &["8.8.8.8, 10.1.2.3"]), ip("10.1.2.3"));
        assert_eq!(client(&trusted, &["8.8.8.8, 192.0.2.1, 10.1.2.3"]), ip("192.0.2.1"));
        assert_eq!(
            client(&trusted, &["8.8.8.8, 192.0.2.1:5, 10.1.2.3", "10.1.0.1"]),
            ip("192.0.2.1")
        );
        assert_eq!(client(&trusted, &["8.8.8.8, junk, 10.1.2.3"]), ip("10.1.2.3"));
        assert_eq!(client(&trusted, &["10.1.9.9, 10.1.2.3"]), ip("10.1.9.9"), "a client inside");
        assert_eq!(client(&trusted, &[]), ip("127.0.0.1"));
        assert_eq!(client(&Proxy::None, &["192.0.2.1"]), ip("127.0.0.1"));
    }

    /// The port of a server behind a proxy refuses direct connections.
    #[test]
    fn only_proxies_connect() {
        let trusted = Proxy::Trusted(vec!["10.1.0.0/16".parse().expect("a network")]);
        for (peer, nearby, is_trusted) in [
            ("127.0.0.1", true, false),
            ("::1", true, false),
            ("10.1.2.3", true, true),
            ("::ffff:10.1.2.3", true, true),
            ("fd00::1", true, false),
            ("192.0.2.1", false, false),
            ("2001:db8::1", false, false),
        ] {
            assert_eq!(Proxy::Nearby.admits(ip(peer)), nearby, "{peer}");
            assert_eq!(trusted.admits(ip(peer)), is_trusted, "{peer}");
            assert!(Proxy::None.admits(ip(peer)));
        }
    }
}
