//! What a script expects.

use std::collections::BTreeSet;

use bastide_rules::event::{Award, SpotName};
use bastide_rules::{Actor, Piece, Pos, Seat, Tower};

use super::{Script, check};

/// What can be on the table beside tiles and features: the word for it, and the word for nothing of it.
pub(crate) const FIGURES: [(&str, &str); 7] = [
    ("dragon", "nowhere"),
    ("fairy", "nowhere"),
    ("count", "nowhere"),
    ("quarters", "empty"),
    ("towers", "none"),
    ("surveyors", "none"),
    ("aside", "none"),
];

impl Script {
    /// Checks an expectation, without its word `expect`.
    pub(super) fn expect(&mut self, what: &str) -> Result<(), String> {
        let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
        match word {
            "scores" => self.expect_numbers(rest, Self::score),
            "supply" => self.expect_numbers(rest, |script, name| script.supply(name) as u32),
            "supply-of" => {
                let (word, rest) = rest.split_once(' ').expect("`supply-of PIECE …`");
                let piece = word.parse::<Piece>().expect("a piece");
                self.expect_numbers(rest, |script, name| {
                    script.state.supply(&script.game, script.seat(name), piece) as u32
                })
            }
            "goods" => {
                let words: Vec<_> = rest.split(' ').collect();
                let [name, "wine", wine, "grain", grain, "cloth", cloth] = words[..] else {
                    panic!("goods {rest}")
                };
                let found = self.state.goods(self.seat(name));
                let found = [found.wine, found.grain, found.cloth].map(|n| n.to_string());
                check(found == [wine, grain, cloth], || format!("the goods are {found:?}"))
            }
            "king" | "robber-baron" => {
                let award = if word == "king" { Award::King } else { Award::RobberBaron };
                let found = self.state.holder(award);
                let wanted = (rest != "nobody").then(|| self.seat(rest));
                check(found == wanted, || format!("the holder is {found:?}"))
            }
            "turn" => {
                let found = self.state.turn();
                check(found == self.seat(rest), || format!("it is the turn of seat {found}"))
            }
            "not" => check(!self.state.is_over(), || "the game is over".into()),
            "winners" => {
                let found: Vec<_> = self.state.leaders().collect();
                let wanted: Vec<_> = rest.split(' ').map(|name| self.seat(name)).collect();
                check(found == wanted, || format!("the winners are {found:?}"))
            }
            "legal" => {
                let wanted: BTreeSet<_> = match rest.split_once(' ').expect("`legal WHAT …`") {
                    ("followers", places) => {
                        let wanted = places.split(", ").map(|place| format!("follower {place}"));
                        wanted.chain(["pass".to_owned()]).collect()
                    }
                    (_, actions) => actions.split(", ").map(str::to_owned).collect(),
                };
                let found = self.legal();
                check(found == wanted, || format!("legal is {found:?}"))
            }
            "has" => {
                let found = self.legal();
                check(found.contains(rest), || format!("legal is {found:?}"))
            }
            "lacks" => check(!self.legal().contains(rest), || "it is legal".into()),
            "actor" => {
                let found = self.state.actor();
                check(found == Actor::Player(self.seat(rest)), || format!("it is {found:?}"))
            }
            "refused" => {
                let (action, rule) = rest.rsplit_once(' ').expect("`refused ACTION RULE`");
                let found = self.refused(action)?;
                check(found == rule, || format!("refused by {found}"))
            }
            _ => self.expect_figures(word, rest),
        }
    }

    /// What is on the table beside tiles and features, and what players keep of it.
    fn expect_figures(&self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "prisoners" => {
                let (name, rest) = rest.split_once(' ').expect("`prisoners NAME …`");
                expect_words(rest, "nobody", self.prisoners(self.seat(name)))
            }
            "tower-pieces" => self.expect_numbers(rest, |script, name| {
                script.state.tower_pieces(script.seat(name)).into()
            }),
            "abbeys" => self
                .expect_numbers(rest, |script, name| script.state.abbeys(script.seat(name)).into()),
            _ => {
                let known = FIGURES.iter().find(|(figure, _)| *figure == word);
                let (_, nothing) = known.ok_or("there is no such expectation")?;
                expect_words(rest, nothing, self.figure(word))
            }
        }
    }

    /// One of the [`FIGURES`] in words; none if there is nothing of it on the table.
    pub(crate) fn figure(&self, word: &str) -> Option<String> {
        match word {
            "dragon" => self.state.dragon().map(|at| at.to_string()),
            "fairy" => {
                let words = |(at, place): (Option<Pos>, SpotName)| match at {
                    Some(at) => format!("{place} at {at}"),
                    None => place.to_string(),
                };
                self.state.fairy(&self.game).map(words)
            }
            "surveyors" => self.state.surveyors().map(|[east, west]| format!("{east} {west}")),
            "towers" => {
                let mut towers = self.state.towers(&self.game);
                towers.retain(|tower| tower.height > 0);
                towers.sort_by_key(|tower| tower.at);
                let words = |tower: &Tower| format!("{} height {}", tower.at, tower.height);
                listed(towers.iter().map(words))
            }
            "count" => self.state.count_quarter().map(|quarter| quarter.as_str().to_owned()),
            "quarters" => {
                let inside = self.state.quarters(&self.game);
                let words = inside.iter().map(|&(quarter, seat, piece)| {
                    format!("{} {} of {}", quarter.as_str(), piece.as_str(), self.name(seat))
                });
                listed(words)
            }
            "aside" => {
                let kinds = self.game.kind_ids().flat_map(|kind| {
                    let id = self.game.kind(kind).expect("a kind of the game").id().to_owned();
                    std::iter::repeat_n(id, self.state.aside_of(kind).into())
                });
                let mut kinds: Vec<_> = kinds.collect();
                kinds.sort_unstable();
                listed(kinds.into_iter())
            }
            _ => None,
        }
    }

    /// The pieces that a player holds prisoner, in words.
    pub(crate) fn prisoners(&self, captor: Seat) -> Option<String> {
        let held = self.state.prisoners(&self.game);
        let held = held.iter().filter(|held| held.captor == captor);
        let mut words: Vec<_> = held
            .map(|held| format!("{} of {}", held.piece.as_str(), self.name(held.owner)))
            .collect();
        words.sort_unstable();
        listed(words.into_iter())
    }

    fn expect_numbers(&self, text: &str, found: impl Fn(&Self, &str) -> u32) -> Result<(), String> {
        let words: Vec<_> = text.split(' ').collect();
        let pairs = words.chunks(2);
        check(pairs.len() == self.state.scores().len(), || "name all players".into())?;
        for pair in pairs {
            let found = found(self, pair[0]);
            check(found.to_string() == pair[1], || format!("{} has {found}", pair[0]))?;
        }
        Ok(())
    }
}

/// Compares a text with what is wanted; `nothing` stands for nothing.
fn expect_words(wanted: &str, nothing: &str, found: Option<String>) -> Result<(), String> {
    let found = found.unwrap_or_else(|| nothing.to_owned());
    check(found == wanted, || format!("it is {found}"))
}

/// The words with commas between them; none if there are none.
fn listed(words: impl Iterator<Item = String>) -> Option<String> {
    let words: Vec<_> = words.collect();
    (!words.is_empty()).then(|| words.join(", "))
}
