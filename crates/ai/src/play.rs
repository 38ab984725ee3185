//! Playing a game to its end.

use bastide_rules::{Action, Actor, Dealer, Game, Log, Phase, State};

use crate::player::{Player, Situation};

/// Plays until the game is over. `observe` is called with every action before it is applied.
///
/// # Panics
///
/// Panics if a player chooses an action that is not among the legal ones.
#[inline]
pub fn play<P: Player + ?Sized>(
    game: &Game,
    state: &mut State,
    dealer: &mut Dealer,
    players: &mut [Box<P>],
    log: &mut impl Log,
    mut observe: impl FnMut(&State, Action),
) {
    loop {
        let action = match state.actor() {
            Actor::Chance => dealer.deal(game, state),
            Actor::Player(seat) => {
                let player = &mut players[seat.index()];
                if matches!(state.phase(), Phase::Hand(_)) && player.looks() {
                    let seen = dealer.catch_view(state);
                    player.choose(&Situation { game, state, sight: seen.as_ref() })
                } else {
                    player.choose(&Situation { game, state, sight: None })
                }
            }
            Actor::Nobody => return,
        };
        observe(state, action);
        game.apply(state, action, log).expect("a player chooses among the legal actions");
    }
}
