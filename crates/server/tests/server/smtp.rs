//! A small SMTP server on a real socket, which keeps what it is handed.

use std::net::SocketAddr;
use std::time::Duration;

use bastide_server::{Config, EmailConfig};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::client::PATIENCE;

/// What the SMTP server does with its clients.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    /// It takes every email.
    Fine,
    /// It accepts connections and says nothing.
    Hanging,
    /// It refuses every recipient, and repeats the address.
    Refusing,
}

/// An email as it was handed over.
#[derive(Debug)]
pub(crate) struct Email {
    /// How the client logged in: the name of the mechanism, and base64.
    pub(crate) login: Option<String>,
    /// The recipients of the envelope.
    pub(crate) to: Vec<String>,
    /// The headers, unfolded.
    pub(crate) headers: Vec<String>,
    /// The text, decoded.
    pub(crate) text: String,
}

impl Email {
    fn new(login: Option<String>, to: Vec<String>, data: &str) -> Self {
        let (head, body) = data.split_once("\r\n\r\n").expect("a head and a body");
        let unfolded = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let headers: Vec<String> = unfolded.split("\r\n").map(str::to_owned).collect();
        let encoding =
            headers.iter().find_map(|line| line.strip_prefix("Content-Transfer-Encoding: "));
        let text = match encoding {
            Some("quoted-printable") => quoted_printable(body),
            Some("7bit") => body.to_owned(),
            other => panic!("the encoding {other:?} is not known here"),
        };
        Self { login, to, headers, text: text.replace("\r\n", "\n") }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let mut all =
            self.headers.iter().filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let value =
            all.next().unwrap_or_else(|| panic!("there is no {name} in {:?}", self.headers));
        assert_eq!(all.next(), None, "{name} is there once");
        value
    }

    /// The path and the token of its only link.
    pub(crate) fn link(&self) -> (String, String) {
        let links: Vec<&str> = self.text.lines().filter(|line| line.contains('#')).collect();
        let [link] = links[..] else { panic!("one link: {}", self.text) };
        let rest = link.strip_prefix(PUBLIC).expect("links begin with the public URL");
        let (path, token) = rest.split_once('#').expect("a token");
        (path.to_owned(), token.to_owned())
    }

    pub(crate) fn token(&self) -> String {
        self.link().1
    }
}

/// Decodes quoted-printable (RFC 2045, 6.7).
fn quoted_printable(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        if *first == b'=' {
            let digits = std::str::from_utf8(&tail[..2]).expect("two digits");
            bytes.push(u8::from_str_radix(digits, 16).expect("two hexadecimal digits"));
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).expect("UTF-8")
}

/// Under which URL players see the server, as the tests configure it.
pub(crate) const PUBLIC: &str = "https://bastide.example";

pub(crate) struct Smtp {
    pub(crate) address: SocketAddr,
    received: mpsc::UnboundedReceiver<Email>,
}

impl Smtp {
    pub(crate) async fn start(mood: Mood) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (sender, received) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.expect("a connection");
                let sender = sender.clone();
                tokio::spawn(async move {
                    // The client may disconnect at any time.
                    let _ = converse(stream, mood, &sender).await;
                });
            }
        });
        Self { address, received }
    }

    /// Lets a server send its email here.
    pub(crate) fn configure(&self, config: &mut Config) {
        config.email = Some(email_config(&format!("smtp+plain://{}", self.address)));
    }

    /// The next email.
    pub(crate) async fn next(&mut self) -> Email {
        let next = tokio::time::timeout(PATIENCE, self.received.recv()).await;
        next.expect("an email in time").expect("the SMTP server runs")
    }

    /// Checks that no email comes for a while.
    pub(crate) async fn stays_silent(&mut self) {
        let next = tokio::time::timeout(Duration::from_millis(300), self.received.recv()).await;
        assert!(next.is_err(), "an email came: {next:?}");
    }
}

pub(crate) fn email_config(server: &str) -> EmailConfig {
    EmailConfig::new(server, None, "Bastide <noreply@bastide.example>", PUBLIC)
        .expect("valid settings")
}

async fn converse(
    stream: TcpStream,
    mood: Mood,
    sender: &mpsc::UnboundedSender<Email>,
) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read);
    if mood == Mood::Hanging {
        return std::future::pending().await;
    }
    write.write_all(b"220 smtp.example ESMTP\r\n").await?;
    let (mut login, mut to) = (None, Vec::new());
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let command = line.trim_end().to_owned();
        let answer = match command.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => "250-smtp.example\r\n250 AUTH PLAIN\r\n".to_owned(),
            "AUTH" => {
                login = command.strip_prefix("AUTH ").map(str::to_owned);
                "235 welcome\r\n".to_owned()
            }
            "RCPT" if mood == Mood::Refusing => format!("550 no such mailbox: {command}\r\n"),
            "RCPT" => {
                let address = command.split(['<', '>']).nth(1).expect("an address in brackets");
                to.push(address.to_owned());
                "250 ok\r\n".to_owned()
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut data = String::new();
                loop {
                    let mut line = String::new();
                    lines.read_line(&mut line).await?;
                    if line == ".\r\n" {
                        break;
                    }
                    data.push_str(line.strip_prefix('.').unwrap_or(&line));
                }
                let _ = sender.send(Email::new(login.clone(), std::mem::take(&mut to), &data));
                "250 taken\r\n".to_owned()
            }
            "QUIT" => {
                write.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            "MAIL" | "NOOP" | "RSET" => "250 ok\r\n".to_owned(),
            _ => "502 what?\r\n".to_owned(),
        };
        write.write_all(answer.as_bytes()).await?;
    }
}
