//! Scripts: small games written down as text, for tests. `tests/examples/README.md` describes the language.
//!
//! The test programs `rules` and `examples` share this module. What only `rules` needs of a script is in its
//! `support`.

pub(crate) mod expect;
mod setup;

use std::collections::BTreeSet;

use bastide_rules::{Action, Event, Game, Piece, Refusal, Seat, State};

/// A game that is played by text.
pub(crate) struct Script {
    pub(crate) game: Game,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    /// The line that is being played, counted from 1; 0 before the first.
    pub(crate) line: usize,
}

impl Script {
    /// Reads the setup of a script. The game has exactly the tiles that the script lays out, draws or
    /// names with `also`. A problem names the line.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        setup::game_of(text).map(Self::of)
    }

    /// Plays the actions of a script and checks its expectations. A problem names the line.
    pub(crate) fn run(&mut self, text: &str) -> Result<(), String> {
        let mut ended = false;
        for (line, statement) in statements(text) {
            self.line = line;
            let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
            let done = match word {
                _ if setup::WORDS.contains(&word) => Ok(()),
                "end" => {
                    ended = true;
                    check(self.state.is_over(), || "the game is not over".into())
                }
                "expect" => self.expect(rest),
                _ => statement.split(';').try_for_each(|action| self.act(action.trim())),
            };
            done.map_err(|problem| in_line(self.line, statement, &problem))?;
        }
        let fine = ended || !self.state.is_over();
        check(fine, || "the game is over, but the script has no `end`".into())
    }

    /// A game that was set up without a script.
    pub(crate) fn of(game: Game) -> Self {
        let state = game.start();
        Self { game, state, events: Vec::new(), line: 0 }
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        Action::parse(text, &self.game, &self.state).map_err(|error| error.to_string())
    }

    /// Makes one action given as text.
    pub(crate) fn act(&mut self, text: &str) -> Result<(), String> {
        // A tile that was put aside comes again; it is drawn as any other.
        let again = text.strip_prefix("redraw ").map(|tile| format!("draw {tile}"));
        let text = again.as_deref().unwrap_or(text);
        let action = self.parse(text)?;
        self.game
            .apply(&mut self.state, action, &mut self.events)
            .map_err(|refusal| format!("refused: {refusal} ({})", self.rule(&refusal)))
    }

    /// The texts of all legal actions.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal.into_iter().map(|action| action.text(&self.game, &self.state)).collect()
    }

    fn rule(&self, refusal: &Refusal) -> &'static str {
        refusal.rule(self.game.setup().game)
    }

    /// The rule for which an action is refused; the state must not change.
    pub(crate) fn refused(&mut self, text: &str) -> Result<&'static str, String> {
        let action = self.parse(text)?;
        let before = self.state.clone();
        let answer = self.game.apply(&mut self.state, action, &mut self.events);
        assert!(answer.is_ok() || before == self.state, "{text}: refused, but the state changed");
        match answer {
            Ok(()) => Err("was not refused".into()),
            Err(refusal) => Ok(self.rule(&refusal)),
        }
    }

    pub(crate) fn seat(&self, name: &str) -> Seat {
        let players = &self.game.setup().players;
        let index = players.iter().position(|player| player.name == name);
        let index = index.unwrap_or_else(|| panic!("nobody is called {name}"));
        Seat::new(index as u8)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.game.setup().players[seat.index()].name
    }

    pub(crate) fn score(&self, name: &str) -> u32 {
        self.state.scores()[self.seat(name).index()]
    }

    pub(crate) fn supply(&self, name: &str) -> usize {
        self.state.supply(&self.game, self.seat(name), Piece::Follower)
    }
}

fn check(fine: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if fine { Ok(()) } else { Err(problem()) }
}

/// A problem with the line in which it is.
fn in_line(line: usize, statement: &str, problem: &str) -> String {
    format!("line {line}: `{statement}`: {problem}")
}

/// The lines of a script that are neither empty nor comments, with their numbers counted from 1.
fn statements(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}
