//! What players and spectators see, and what must not be taken back.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::event::{Award, SpotName};
use bastide_rules::setup::Preset;
use bastide_rules::{
    Action, Actor, Contest, Dealer, Game, Location, Phase, PhaseName, Piece, PieceOnTable,
    Prisoner, PublicView, Seat, Setup, State, below,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays at random to the end of a game, and shows every state before the action that follows it.
/// `prefers` names the action that a player takes if it is legal.
fn watch(
    game: &Game,
    seed: u8,
    prefers: Option<Action>,
    mut show: impl FnMut(&State, Option<Action>),
) {
    let mut dealer = Dealer::new([seed; 32]);
    let mut random = Pcg64Mcg::seed_from_u64(seed.into());
    let mut state = game.start();
    while !state.is_over() {
        let chosen =
            prefers.filter(|&action| game.apply(&mut state.clone(), action, &mut ()).is_ok());
        let action = chosen.unwrap_or_else(|| match state.actor() {
            Actor::Chance => dealer.deal(game, &state),
            _ => game
                .pick_action(&state, |count| below(&mut random, count as u32) as usize)
                .expect("whoever acts has a legal action"),
        });
        show(&state, Some(action));
        game.apply(&mut state, action, &mut ()).expect("picked actions are legal");
    }
    show(&state, None);
}

fn preset(preset: Preset) -> Game {
    Game::new(Setup::preset(preset, ["Ann", "Ben", "Cleo"])).expect("a preset is sensible")
}

fn with_catapult() -> Game {
    Game::new(Setup::carcassonne(["Ann", "Ben", "Cleo"]).with(["catapult"]))
        .expect("a sensible setup")
}

/// The pieces on the table, one kind after another, from where the state keeps them.
fn pieces(game: &Game, state: &State) -> Vec<PieceOnTable> {
    let mut pieces = Vec::new();
    for seat in state.seats() {
        for piece in Piece::ALL {
            for &whereabouts in state.locations(game, seat, piece) {
                let (at, place) = match whereabouts {
                    Location::On(segment) | Location::Leaving(segment) => {
                        let (at, place) = state.segment_name(game, segment);
                        (Some(at), SpotName::On(place))
                    }
                    Location::Tower(tile) => {
                        (Some(state.tiles()[usize::from(tile)].pos), SpotName::Tower)
                    }
                    Location::Quarter(quarter) => (None, SpotName::Quarter(quarter)),
                    _ => continue,
                };
                pieces.push(PieceOnTable { seat, piece, at, place });
            }
        }
    }
    pieces
}

fn compare_players(view: &PublicView, game: &Game, state: &State) {
    assert_eq!(view.players.len(), state.seats().count());
    for (seat, player) in state.seats().zip(&view.players) {
        assert_eq!(player.score, state.scores()[seat.index()]);
        let owned =
            Piece::ALL.into_iter().filter(|&kind| !state.locations(game, seat, kind).is_empty());
        let supply: BTreeMap<_, _> =
            owned.map(|piece| (piece, state.supply(game, seat, piece))).collect();
        assert_eq!(player.supply, supply);
        assert_eq!(player.goods, state.goods(seat));
        assert_eq!(player.tower_pieces, state.tower_pieces(seat));
        assert_eq!(player.abbeys, state.abbeys(seat));
    }
}

#[test]
fn a_view_agrees_with_the_state_in_all_games() {
    for which in Preset::ALL {
        let game = preset(which);
        watch(&game, 3, None, |state, _| {
            let view = state.public_view(&game, Some(state.turn()));
            compare_players(&view, &game, state);
            assert_eq!(view.turn, state.turn());
            assert_eq!(view.phase == PhaseName::Over, state.is_over());
            assert_eq!(view.phase == PhaseName::DrawTile, state.phase() == Phase::DrawTile);
            let drawn = match state.phase() {
                Phase::PlaceTile(kind) => Some(game.kinds()[kind.index()].id()),
                _ => None,
            };
            assert_eq!(view.drawn.as_deref(), drawn);
            assert_eq!(view.tiles_left, state.tiles_left());
            assert_eq!(view.bonus_tiles_left, state.bonus_tiles_left());
            assert_eq!(view.pieces, pieces(&game, state));
            assert_eq!(view.towers, state.towers(&game));
            let prisoners: Vec<Prisoner> = state.prisoners(&game);
            assert_eq!(view.prisoners, prisoners);
            assert_eq!(view.barns, state.barns(&game));
            assert_eq!(view.dragon, state.dragon());
            assert_eq!(view.fairy.map(|fairy| (fairy.at, fairy.place)), state.fairy(&game));
            assert_eq!(view.count, state.count_quarter());
            assert_eq!(view.surveyors, state.surveyors());
            assert_eq!(view.king, state.holder(Award::King));
            assert_eq!(view.robber_baron, state.holder(Award::RobberBaron));
            assert_eq!(view.fair, state.fair(&game));
        });
    }
}

/// `CAT-D25`: neither the throw nor the wind can be read from what anybody but the thrower sees, and the
/// wind from nothing at all.
#[test]
fn nobody_sees_how_a_token_in_flight_was_thrown() {
    let game = with_catapult();
    let mut flights = 0;
    watch(&game, 5, Some(Action::ChooseFair(Contest::Catch)), |state, action| {
        let Some(Action::CatchThrow { .. }) = action else {
            assert_eq!(state.public_view(&game, None).flight.is_some(), state.hidden_actions() > 0);
            return;
        };
        let Phase::Throw(thrower) = state.phase() else { panic!("only a thrower throws") };
        let catcher = Seat::new(((thrower.index() + 1) % state.scores().len()) as u8);
        let thrown = |aside, power| {
            let mut thrown = state.clone();
            let throw = Action::CatchThrow { aside, power };
            game.apply(&mut thrown, throw, &mut ()).expect("a legal throw");
            thrown
        };
        let blown = |aside, power, wind| {
            let mut flying = thrown(aside, power);
            game.apply(&mut flying, Action::Wind(wind), &mut ()).expect("a wind");
            flying
        };
        let all = [thrown(0, 400), thrown(-200, 900)];
        let winds = [blown(0, 400, 17), blown(0, 400, 800), blown(-200, 900, 17)];
        for (states, hidden) in [(&all[..], 1), (&winds[..], 2)] {
            for other in states {
                assert_eq!(other.hidden_actions(), hidden);
                for viewer in state.seats().map(Some).chain([None]) {
                    let view = other.public_view(&game, viewer);
                    let flight = view.flight.expect("a token flies");
                    assert_eq!((flight.thrower, flight.catcher), (thrower, catcher));
                    assert_eq!(flight.throw.is_some(), viewer == Some(thrower));
                    if viewer != Some(thrower) {
                        assert_eq!(view, states[0].public_view(&game, viewer));
                    }
                }
            }
        }
        let own = |state: &State| state.public_view(&game, Some(thrower));
        assert_eq!(own(&winds[0]), own(&winds[1]));
        let throw = own(&winds[2]).flight.and_then(|flight| flight.throw).expect("the own throw");
        assert_eq!((throw.aside, throw.power), (-200, 900));
        flights += 1;
    });
    assert!(flights > 5, "only {flights} flights");
}

#[test]
fn draws_winds_and_hands_reveal_and_nothing_else_does() {
    let mut seen = BTreeMap::new();
    for (game, prefers) in [
        (preset(Preset::Everything), None),
        (preset(Preset::HuntersAndGatherers), None),
        (with_catapult(), Some(Action::ChooseFair(Contest::Catch))),
    ] {
        watch(&game, 5, prefers, |state, action| {
            let Some(action) = action else { return };
            let text = action.text(&game, state);
            let word = match state.phase() {
                Phase::Hand(_) => "in flight",
                _ => text.split(' ').next().unwrap_or_default(),
            };
            let reveals = game.reveals(state, action);
            assert_eq!(*seen.entry(word.to_owned()).or_insert(reveals), reveals, "{text}");
        });
    }
    for word in ["draw", "wind", "in flight"] {
        assert!(seen.remove(word) == Some(true), "{word}");
    }
    for word in ["place", "follower", "pass", "fair", "catch-throw"] {
        assert!(seen.contains_key(word), "{word}");
    }
    assert!(seen.values().all(|&reveals| !reveals), "{seen:?}");
}

#[test]
fn the_json_of_a_view_leaves_out_what_is_not_there() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    let mut state = game.start();
    let json = |state: &State| {
        serde_json::to_string(&state.public_view(&game, None)).expect("a view is JSON")
    };
    let players = |first: u8| {
        format!(
            r#"[{{"score":0,"supply":{{"follower":{first}}}}},{{"score":0,"supply":{{"follower":7}}}}]"#
        )
    };
    let first = r#"{"phase":"draw-tile","turn":1,"tiles_left":71,"players":"#;
    assert_eq!(json(&state), format!("{first}{}}}", players(7)));
    for text in ["draw BA-V", "place 1,0 turn 1", "follower road N"] {
        let action = Action::parse(text, &game, &state).expect("an action of this state");
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
    let second = r#"{"phase":"draw-tile","turn":2,"tiles_left":70,"players":"#;
    let pieces = r#","pieces":[{"seat":1,"piece":"follower","at":[1,0],"place":"road N"}]"#;
    assert_eq!(json(&state), format!("{second}{}{pieces}}}", players(6)));
}

#[test]
fn a_tower_with_a_follower_on_top_is_finished() {
    let game = preset(Preset::Everything);
    let mut kinds = BTreeSet::new();
    for seed in 0..4 {
        watch(&game, seed, None, |state, _| {
            for tower in state.towers(&game) {
                let json = serde_json::to_string(&tower).expect("a tower is JSON");
                let at = tower.at;
                let height = match tower.height {
                    0 => String::new(),
                    height => format!(r#","height":{height}"#),
                };
                let finished = if tower.top.is_some() { r#","finished":true"# } else { "" };
                assert_eq!(json, format!(r#"{{"at":[{at}]{height}{finished}}}"#));
                kinds.insert(tower.top.is_some());
            }
        });
    }
    assert_eq!(kinds.len(), 2, "towers with and without followers");
}
