//! The numbers of the pieces as JCloisterZone tracks them: every piece keeps its number.

use bastide_rules::{Action, Game, Location, Phase, Piece, Quarter, Seat, State};
use serde_json::Value;

const KINDS: [(&str, Piece); 8] = [
    ("small", Piece::Follower),
    ("big", Piece::BigFollower),
    ("phantom", Piece::Phantom),
    ("mayor", Piece::Mayor),
    ("wagon", Piece::Wagon),
    ("builder", Piece::Builder),
    ("pig", Piece::Pig),
    ("barn", Piece::Barn),
];

struct Numbered {
    id: String,
    seat: Seat,
    piece: Piece,
    at: Location,
}

/// All pieces, the one captured last at the end.
pub(crate) struct Numbers(Vec<Numbered>);

impl Numbers {
    pub(crate) fn new(game: &Game, first: Seat) -> Self {
        let start = game.start();
        let players = start.scores().len();
        let mut all = Vec::new();
        for seat in start.seats() {
            let player = (seat.index() + players - first.index()) % players;
            for (word, piece) in KINDS {
                for number in 1..=start.locations(game, seat, piece).len() {
                    let id = format!("{player}.{word}.{number}");
                    all.push(Numbered { id, seat, piece, at: Location::Supply });
                }
            }
        }
        Self(all)
    }

    /// Returns pieces that went home without a message, and checks that all others are where the game has
    /// them.
    pub(crate) fn look(&mut self, game: &Game, state: &State) -> Result<(), String> {
        for seat in state.seats() {
            for (word, piece) in KINDS {
                let mut there = state.locations(game, seat, piece).to_vec();
                let mut own: Vec<_> = self.of(seat, piece).collect();
                own.retain_mut(|one| {
                    let held = matches!(one.at, Location::Prison(_));
                    let same = there.iter().position(|&at| {
                        at == one.at || matches!((one.at, at), (Location::On(was), Location::Leaving(is)) if was == is)
                    });
                    if let Some(index) = same {
                        one.at = there.swap_remove(index);
                    }
                    same.is_none() && (held || one.at != Location::Supply)
                });
                for one in own {
                    let barn = there.iter().position(|at| matches!(at, Location::Corner(..)));
                    let home = there.iter().position(|&at| at == Location::Supply);
                    let index = if piece == Piece::Barn { barn } else { home };
                    let index = index.ok_or_else(|| format!("{} is lost", one.id))?;
                    one.at = there.swap_remove(index);
                }
                if !there.is_empty() {
                    return Err(format!("{word} of {seat:?}: nobody is at {there:?}"));
                }
            }
        }
        Ok(())
    }

    fn of(&mut self, seat: Seat, piece: Piece) -> impl Iterator<Item = &mut Numbered> {
        self.0.iter_mut().filter(move |one| one.seat == seat && one.piece == piece)
    }

    /// Applies a message about a piece, which must name one that is there.
    pub(crate) fn apply_message(
        &mut self,
        game: &Game,
        state: &State,
        action: Action,
        payload: &Value,
    ) -> Result<(), String> {
        let (turn, supply) = (state.turn(), Location::Supply);
        match (action, state.phase()) {
            (Action::PlacePiece { on, .. }, _) => self.go(payload, turn, supply, Location::On(on)),
            (Action::PlaceOnTower { at, .. }, _) => {
                let tile = state.tiles().iter().position(|tile| tile.pos == at).expect("a tile");
                self.go(payload, turn, supply, Location::Tower(tile as u16))
            }
            (Action::Deploy { quarter, .. }, _) => {
                self.go(payload, turn, supply, Location::Quarter(quarter))
            }
            // Its location is found later: it is not in the supply any more.
            (Action::PlaceBarn(_), _) => {
                self.go(payload, turn, supply, Location::Quarter(Quarter::Castle))
            }
            (Action::MoveWagon(to), Phase::MoveWagon { seat, from }) => {
                self.go(payload, seat, Location::Leaving(from), Location::On(to))
            }
            (
                Action::LeaveQuarter { to, .. },
                Phase::LeaveQuarters(seat) | Phase::LeaveAtEnd(seat),
            ) => {
                let (_, place) = state.segment_name(game, to);
                let from = Quarter::leading_to(place.kind).expect("a quarter");
                self.go(payload, seat, Location::Quarter(from), Location::On(to))
            }
            (Action::Capture(who), _) => {
                let (owner, _, at) = crate::owner(state, game, who).expect("a follower");
                self.capture(&payload["pointer"], turn, owner, at)
            }
            (Action::Exchange(_), Phase::Exchange(captor)) | (Action::Ransom { captor, .. }, _) => {
                self.go(payload, turn, Location::Prison(captor), supply)
            }
            (Action::MoveFairy(to), _) => {
                let Some((_, _, at)) = crate::owner(state, game, to) else { return Ok(()) };
                match payload["to"].get("meepleId") {
                    Some(_) => self.go(&payload["to"], turn, at, at),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn go(
        &mut self,
        payload: &Value,
        seat: Seat,
        from: Location,
        to: Location,
    ) -> Result<(), String> {
        let id = payload["meepleId"].as_str().unwrap_or_default();
        let found = self.0.iter().position(|one| one.id == id && one.seat == seat);
        let index = found.ok_or_else(|| format!("{seat:?} has no piece {id:?}"))?;
        let mut one = self.0.remove(index);
        if one.at != from {
            return Err(format!("{id} is at {:?}, and not at {from:?}", one.at));
        }
        one.at = to;
        self.0.push(one);
        Ok(())
    }

    /// If the owner holds followers of the captor, they are exchanged. Of one kind, the one captured first
    /// comes back; of several, a message names it.
    fn capture(
        &mut self,
        pointer: &Value,
        captor: Seat,
        owner: Seat,
        at: Location,
    ) -> Result<(), String> {
        let held = |one: &Numbered| one.seat == captor && one.at == Location::Prison(owner);
        let kinds: Vec<_> = self.0.iter().filter(|one| held(one)).map(|one| one.piece).collect();
        if captor == owner || !kinds.is_empty() {
            self.go(pointer, owner, at, Location::Supply)?;
            if kinds.iter().all(|kind| *kind == kinds[0])
                && let Some(back) = self.0.iter_mut().find(|one| held(one))
            {
                back.at = Location::Supply;
            }
            return Ok(());
        }
        self.go(pointer, owner, at, Location::Prison(captor))
    }
}
