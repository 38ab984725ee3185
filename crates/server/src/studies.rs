//! Studies: games outside tables, with variations.
//!
//! A study is a main line, which is a record, and nodes after it: a tree of moves in which each is legal after the ones before.

mod file;

use bastide_protocol::refused::Code;
use bastide_protocol::study::StudyNode;
use bastide_rules::{Action, Game, Record, Setup, State};

use crate::rejection::Rejection;
use crate::text::plain_name;

pub(crate) use file::{MAX_FILE, read};

/// The most moves of a study besides its main line.
pub(crate) const MAX_VARIATIONS: usize = 2_000;
/// The most characters of the name of a player in a file.
const MAX_PLAYER_NAME: usize = 40;

/// The same record with names that can be shown: without characters that change the text around them.
pub(crate) fn with_plain_names(record: Record) -> Result<Record, Rejection> {
    let mut setup = record.game().setup().clone();
    for (player, number) in setup.players.iter_mut().zip(1..) {
        player.name =
            plain_name(&player.name, MAX_PLAYER_NAME).unwrap_or_else(|| format!("Player {number}"));
    }
    if setup == *record.game().setup() {
        return Ok(record);
    }
    renamed(&record, setup)
}

/// The same record with a setup that has other names.
pub(crate) fn renamed(record: &Record, setup: Setup) -> Result<Record, Rejection> {
    let game = Game::new(setup).map_err(|error| Rejection::new(Code::Setup, error.to_string()))?;
    let mut renamed = Record::new(game, record.dealer());
    for &action in record.actions() {
        renamed.apply(action, &mut ()).expect("what was played can be played again");
    }
    renamed.give(record.given());
    if let Some(end) = record.early_end() {
        renamed.end_early(end.clone());
    }
    Ok(renamed)
}

/// A name for the game of a record: its players.
pub(crate) fn name_of(record: &Record) -> String {
    let players = record.game().setup().players.iter();
    players.map(|player| player.name.as_str()).collect::<Vec<_>>().join(" – ")
}

/// The nodes of the main line.
pub(crate) fn main_line(record: &Record) -> Vec<StudyNode> {
    let game = record.game();
    let mut state = game.start();
    let mut nodes = Vec::with_capacity(record.actions().len());
    for (index, &action) in (0_u32..).zip(record.actions()) {
        nodes.push(StudyNode { after: index.checked_sub(1), action: action.text(game, &state) });
        game.apply(&mut state, action, &mut ()).expect("what was played can be played again");
    }
    nodes
}

/// Checks the moves of a study: those of the main line are the same, and every other one is legal.
pub(crate) fn check(record: &Record, nodes: &[StudyNode]) -> Result<(), Rejection> {
    let main = record.actions().len();
    if nodes.len() > main + MAX_VARIATIONS {
        let message = format!("a study has at most {MAX_VARIATIONS} moves besides its main line");
        return Err(Rejection::new(Code::TooLarge, message));
    }
    if !nodes.starts_with(&main_line(record)) {
        return Err(Rejection::new(Code::BadRequest, "the main line of a study cannot be changed"));
    }
    Tree::new(nodes)?.check(record.game())
}

/// The moves of a study by what follows each.
struct Tree<'a> {
    nodes: &'a [StudyNode],
    /// The nodes after each node, the one with most moves after it last; those of the start come at the end of the list.
    followers: Vec<Vec<usize>>,
}

impl<'a> Tree<'a> {
    fn new(nodes: &'a [StudyNode]) -> Result<Self, Rejection> {
        let mut followers = vec![Vec::new(); nodes.len() + 1];
        for (index, node) in nodes.iter().enumerate() {
            let before = node.after.map_or(nodes.len(), |after| after as usize);
            if node.after.is_some() && before >= index {
                let message = format!("move {} comes after a later one", index + 1);
                return Err(Rejection::new(Code::BadRequest, message));
            }
            followers[before].push(index);
        }
        let mut sizes = vec![1_usize; nodes.len()];
        for (index, node) in nodes.iter().enumerate().rev() {
            if let Some(after) = node.after {
                sizes[after as usize] += sizes[index];
            }
        }
        for list in &mut followers {
            list.sort_by_key(|&index| sizes[index]);
        }
        Ok(Self { nodes, followers })
    }

    /// Plays all moves. Of the states on the way only those are kept from which a smaller part of the tree begins, so their
    /// number is at most the logarithm of the number of moves.
    fn check(&self, game: &Game) -> Result<(), Rejection> {
        let mut open: Vec<(State, &[usize])> =
            vec![(game.start(), &self.followers[self.nodes.len()])];
        while let Some((state, followers)) = open.pop() {
            let Some((&next, later)) = followers.split_first() else { continue };
            let mut after = if later.is_empty() {
                state
            } else {
                open.push((state.clone(), later));
                state
            };
            let text = &self.nodes[next].action;
            let wrong = |code, reason: String| {
                Rejection::new(code, format!("move {} ({text:.60}): {reason}", next + 1))
            };
            let action = Action::parse(text, game, &after)
                .map_err(|error| wrong(Code::NoSuchAction, error.to_string()))?;
            game.apply(&mut after, action, &mut ())
                .map_err(|refusal| wrong(Code::Illegal, refusal.to_string()))?;
            open.push((after, &self.followers[next]));
        }
        Ok(())
    }
}
