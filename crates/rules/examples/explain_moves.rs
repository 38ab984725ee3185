//! Lists legal actions, explains a refusal by its rule, and takes a score apart.
//!
//! ```text
//! cargo run --example explain_moves
//! ```

use bastide_rules::event::Score;
use bastide_rules::{Action, Event, Game, Setup, State};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    let mut state = game.start();
    play(&game, &mut state, "draw BA-E")?;

    println!("Ann has drawn tile BA-E. She can:");
    list_legal_actions(&game, &state);

    // A refused action leaves the state unchanged, and the refusal names the rule.
    let illegal = Action::parse("place 0,1 turn 0", &game, &state)?;
    let refusal = game.apply(&mut state, illegal, &mut ()).expect_err("a city beside a field");
    let rule = refusal.rule(game.setup().game);
    println!("\nplace 0,1 turn 0: {refusal} ({rule}, {})", refusal.code());

    play(&game, &mut state, "place 0,-1 turn 2")?;
    println!("\nAnn has closed the city of the start tile. She can:");
    list_legal_actions(&game, &state);

    println!("\nShe places a knight:");
    for event in play(&game, &mut state, "follower city S")? {
        match event {
            Event::Scored(score) => explain(&game, &score),
            Event::PieceReturned { piece, at, place, .. } => {
                println!("  the {piece} returns from {place} at {at}");
            }
            _ => {}
        }
    }
    println!("Scores: {:?}", state.scores());
    Ok(())
}

/// Applies an action given as text, and returns what happened.
fn play(
    game: &Game,
    state: &mut State,
    text: &str,
) -> Result<Vec<Event>, Box<dyn std::error::Error>> {
    let action = Action::parse(text, game, state)?;
    let mut events = Vec::new();
    game.apply(state, action, &mut events)?;
    Ok(events)
}

fn list_legal_actions(game: &Game, state: &State) {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    for action in legal {
        println!("  {}", action.text(game, state));
    }
}

/// Prints the sum behind a score: how many of what, and the points for each.
fn explain(game: &Game, score: &Score) {
    println!("  the {} on {} tiles is scored:", score.feature, score.tiles.len());
    for term in &score.terms {
        println!("    {:?}: {} × {} = {}", term.what, term.count, term.each, term.points());
    }
    for seat in &score.receivers {
        let name = &game.setup().players[seat.index()].name;
        println!("    {} points for {name}", score.points);
    }
}
