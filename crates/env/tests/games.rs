//! What holds in every game and mix.

use bastide_env::observation::{ObservationKind, Rows};
use bastide_env::{
    ActionSpace, Arrays, Config, Encoder, Games, Reward, Scratch, StepError, VectorGames,
};
use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Dealer, Game, Seat, Setup, State, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const SPACES: [ActionSpace; 3] =
    [ActionSpace::Plan, ActionSpace::KthPlan { most: 300 }, ActionSpace::KthAction { most: 60 }];

fn game(preset: Preset, players: usize) -> Game {
    let names = (1..=players).map(|seat| seat.to_string());
    Game::new(Setup::preset(preset, names)).expect("a sensible setup")
}

fn encoder(preset: Preset, players: usize, actions: ActionSpace) -> Encoder {
    let plans = actions != ActionSpace::Plan;
    let kinds = ObservationKind::ALL.into_iter();
    let observation = kinds.filter(|&kind| plans || kind != ObservationKind::Plans).collect();
    let config = Config { actions, observation, window: 9 };
    Encoder::new(game(preset, players).into(), config).expect("a sensible configuration")
}

fn deal(game: &Game, state: &mut State, dealer: &mut Dealer) {
    while state.actor() == Actor::Chance {
        let action = dealer.deal(game, state);
        game.apply(state, action, &mut ()).expect("dealers deal what there is");
    }
}

/// All memory that the results of some games need.
struct Memory {
    observation: Vec<Vec<f32>>,
    board: Vec<u8>,
    mask: Vec<i8>,
    seat: Vec<i8>,
    reward: Vec<f32>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
    scores: Vec<i32>,
    lengths: Vec<i32>,
}

impl Memory {
    fn new(encoder: &Encoder, games: usize) -> Self {
        let players = encoder.game().setup().players.len();
        let arrays = encoder.layout().arrays();
        Self {
            observation: arrays.iter().map(|array| vec![9.0; games * array.size()]).collect(),
            board: vec![9; games * encoder.layout().size_of("board")],
            mask: vec![9; games * encoder.actions()],
            seat: vec![9; games],
            reward: vec![9.0; games],
            rewards: vec![9.0; games * players],
            dones: vec![true; games],
            scores: vec![0; games * players],
            lengths: vec![0; games],
        }
    }

    fn arrays(&mut self, encoder: &Encoder) -> Arrays<'_> {
        let mut rows = Rows { board: &mut self.board, ..Rows::default() };
        for (array, memory) in encoder.layout().arrays().iter().zip(&mut self.observation) {
            rows.set(array.name, memory);
        }
        Arrays {
            observation: rows,
            mask: &mut self.mask,
            seat: &mut self.seat,
            reward: &mut self.reward,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            scores: &mut self.scores,
            lengths: &mut self.lengths,
        }
    }
}

fn games(encoder: &Encoder, games: usize, threads: usize, reward: Reward) -> VectorGames {
    let config = Games { games, reward, opponent: None, seed: 7, threads, mask: true };
    VectorGames::new(encoder.clone(), config).expect("a sensible configuration")
}

#[test]
fn every_choice_can_be_made_and_is_found_by_its_index() {
    for preset in Preset::ALL {
        for space in SPACES {
            let encoder = encoder(preset, 2, space);
            let (game, mut scratch) = (encoder.game().clone(), Scratch::new(&encoder));
            let mut random = Pcg64Mcg::seed_from_u64(3);
            let (mut state, mut dealer) = (game.start(), Dealer::from_u64(3));
            deal(&game, &mut state, &mut dealer);
            while !state.is_over() {
                let choices = encoder.choices(&state, &mut scratch).to_vec();
                assert!(!choices.is_empty(), "{preset:?}, {space:?}");
                assert!(choices.is_sorted_by(|a, b| a.index < b.index), "{preset:?}: {choices:?}");
                assert!((choices[choices.len() - 1].index as usize) < encoder.actions());
                let choice = choices[below(&mut random, choices.len() as u32) as usize];
                let found = encoder.choice(&state, i64::from(choice.index), &mut scratch);
                assert_eq!(found, Ok(choice));
                for action in [Some(choice.plan.first), choice.plan.then].into_iter().flatten() {
                    game.apply(&mut state, action, &mut ()).expect("choices are legal");
                }
                deal(&game, &mut state, &mut dealer);
            }
        }
    }
}

/// No legal action is out of reach: by index, a player can place the tile and decide on pieces in the next step.
#[test]
fn plans_by_index_leave_nothing_out() {
    for preset in Preset::ALL {
        let by_index = encoder(preset, 2, ActionSpace::Plan);
        let all = encoder(preset, 2, ActionSpace::KthPlan { most: ActionSpace::MOST >> 4 });
        let game = by_index.game().clone();
        let (mut scratch, mut random) = (Scratch::new(&by_index), Pcg64Mcg::seed_from_u64(5));
        let (mut state, mut dealer) = (game.start(), Dealer::from_u64(5));
        deal(&game, &mut state, &mut dealer);
        while !state.is_over() {
            let choices = by_index.choices(&state, &mut scratch).to_vec();
            let mut other = Scratch::new(&all);
            for plan in all.choices(&state, &mut other) {
                let is_listed = |choice: &&bastide_env::Choice| {
                    choice.plan == plan.plan
                        || (choice.plan.first == plan.plan.first && choice.plan.then.is_none())
                };
                let few = choices.len() < bastide_env::PlanIndex::OTHERS;
                assert!(
                    !few || choices.iter().any(|choice| is_listed(&choice)),
                    "{preset:?}: {plan:?}"
                );
            }
            let action = game.random_action(&state, &mut random).expect("a legal action");
            game.apply(&mut state, action, &mut ()).expect("a legal action");
            deal(&game, &mut state, &mut dealer);
        }
    }
}

/// One game after the other gives the same as many at once on several threads.
#[test]
fn threads_change_nothing() {
    for preset in [Preset::Base, Preset::Everything, Preset::HuntersAndGatherers, Preset::Mayflower]
    {
        for space in SPACES {
            let encoder = encoder(preset, 3, space);
            let (mut one, mut four) =
                (games(&encoder, 5, 1, Reward::Points), games(&encoder, 5, 4, Reward::Points));
            let (mut memory, mut others) = (Memory::new(&encoder, 5), Memory::new(&encoder, 5));
            let (mut actions, mut sampled) = (vec![0; 5], vec![0; 5]);
            one.observe(&mut memory.arrays(&encoder));
            four.observe(&mut others.arrays(&encoder));
            for _ in 0..120 {
                one.sample(&mut actions);
                four.sample(&mut sampled);
                assert_eq!(actions, sampled);
                for (game, &action) in actions.iter().enumerate() {
                    assert_eq!(memory.mask[game * encoder.actions() + action as usize], 1);
                }
                one.step(&actions, &mut memory.arrays(&encoder)).expect("samples are legal");
                four.step(&actions, &mut others.arrays(&encoder)).expect("samples are legal");
                assert_eq!(memory.observation, others.observation);
                assert_eq!((&memory.board, &memory.mask), (&others.board, &others.mask));
                assert_eq!((&memory.seat, &memory.rewards), (&others.seat, &others.rewards));
                assert_eq!((&memory.dones, &memory.scores), (&others.dones, &others.scores));
                let mut counts = vec![0; 5];
                one.counts(&mut counts);
                let legal = memory.mask.chunks(encoder.actions());
                let legal = legal.map(|mask| mask.iter().map(|&legal| i64::from(legal)).sum());
                assert_eq!(counts, legal.collect::<Vec<i64>>());
            }
        }
    }
}

#[test]
fn points_sum_up_to_the_final_scores_and_wins_to_zero() {
    for reward in Reward::ALL {
        let encoder = encoder(Preset::Base, 3, ActionSpace::KthAction { most: 1_000 });
        let mut all = games(&encoder, 4, 1, reward);
        let mut memory = Memory::new(&encoder, 4);
        let (mut sums, mut steps) = ([[0.0_f32; 3]; 4], [0; 4]);
        let mut actions = vec![0; 4];
        while all.played() < 12 {
            all.sample(&mut actions);
            let seats: Vec<usize> = (0..4).map(|game| acting(&all, game)).collect();
            all.step(&actions, &mut memory.arrays(&encoder)).expect("samples are legal");
            for game in 0..4 {
                let rewards = &memory.rewards[game * 3..][..3];
                assert_eq!(memory.reward[game].to_bits(), rewards[seats[game]].to_bits());
                (0..3).for_each(|seat| sums[game][seat] += rewards[seat]);
                steps[game] += 1;
                if !memory.dones[game] {
                    continue;
                }
                let scores = memory.scores[game * 3..][..3].iter().map(|&score| score as f32);
                match reward {
                    Reward::Points => assert_eq!(sums[game].to_vec(), scores.collect::<Vec<_>>()),
                    Reward::Win => assert!(sums[game].iter().sum::<f32>().abs() < 1e-5),
                    Reward::Lead => {
                        let most = sums[game].iter().copied().fold(f32::MIN, f32::max);
                        let mut sorted: Vec<_> = scores.collect();
                        sorted.sort_by(f32::total_cmp);
                        assert_eq!(most.to_bits(), (sorted[2] - sorted[1]).to_bits());
                    }
                }
                assert_eq!(memory.lengths[game], steps[game]);
                (sums[game], steps[game]) = ([0.0; 3], 0);
            }
        }
    }
}

fn acting(games: &VectorGames, game: usize) -> usize {
    match games.state(game).actor() {
        Actor::Player(seat) => seat.index(),
        actor => panic!("games wait for a player, and not for {actor:?}"),
    }
}

#[test]
fn a_refused_step_changes_no_game() {
    for space in SPACES {
        let encoder = encoder(Preset::Classic, 2, space);
        let mut all = games(&encoder, 3, 2, Reward::Win);
        let mut memory = Memory::new(&encoder, 3);
        let mut actions = vec![0; 3];
        all.sample(&mut actions);
        let before: Vec<State> = (0..3).map(|game| all.state(game).clone()).collect();
        let illegal = (0..encoder.actions() as i64).rev().find(|&action| {
            encoder.choice(all.state(2), action, &mut Scratch::new(&encoder)).is_err()
        });
        for wrong in [-1, i64::MAX, encoder.actions() as i64].into_iter().chain(illegal) {
            let step = [actions[0], actions[1], wrong];
            let refused = all.step(&step, &mut memory.arrays(&encoder));
            assert!(matches!(refused, Err(StepError::Illegal { game: 2, .. })), "{refused:?}");
        }
        let few = all.step(&actions[..2], &mut memory.arrays(&encoder));
        assert_eq!(few, Err(StepError::Length { games: 3, actions: 2 }));
        assert!((0..3).all(|game| *all.state(game) == before[game]));
        all.step(&actions, &mut memory.arrays(&encoder)).expect("the sample is still legal");
    }
}

#[test]
fn games_go_on_from_their_progress() {
    let encoder = encoder(Preset::BigBox5, 2, ActionSpace::KthAction { most: 1_000 });
    let mut all = games(&encoder, 2, 1, Reward::Win);
    let (mut memory, mut actions) = (Memory::new(&encoder, 2), vec![0; 2]);
    for _ in 0..500 {
        all.sample(&mut actions);
        all.step(&actions, &mut memory.arrays(&encoder)).expect("samples are legal");
    }
    let mut other = games(&encoder, 2, 1, Reward::Win);
    for game in 0..2 {
        let (number, history, steps) = all.progress(game);
        assert!(other.restore(game, number, history, steps));
        assert!(!games(&encoder, 2, 1, Reward::Win).restore(game, number + 1, history, steps));
    }
    assert_eq!(other.played(), all.played());
    for _ in 0..200 {
        all.sample(&mut actions);
        all.step(&actions, &mut memory.arrays(&encoder)).expect("samples are legal");
        let mut others = Memory::new(&encoder, 2);
        other.step(&actions, &mut others.arrays(&encoder)).expect("the games are the same");
        assert_eq!((&memory.rewards, &memory.dones), (&others.rewards, &others.dones));
        assert!((0..2).all(|game| all.state(game) == other.state(game)));
    }
}

#[test]
fn opponents_sit_on_all_seats_but_one() {
    let encoder = encoder(Preset::Base, 3, ActionSpace::KthAction { most: 1_000 });
    let opponent = Some("greedy".parse().expect("a player"));
    let config =
        Games { games: 3, reward: Reward::Lead, opponent, seed: 1, threads: 2, mask: false };
    let mut all = VectorGames::new(encoder.clone(), config).expect("a sensible configuration");
    let (mut memory, mut actions) = (Memory::new(&encoder, 3), vec![0; 3]);
    let mut leads = Vec::new();
    while all.played() < 9 {
        for game in 0..3 {
            assert_eq!(acting(&all, game), all.progress(game).0 as usize % 3);
        }
        all.sample(&mut actions);
        all.step(&actions, &mut memory.arrays(&encoder)).expect("samples are legal");
        let ended = (0..3).filter(|&game| memory.dones[game]);
        leads.extend(ended.map(|game| memory.reward[game]));
    }
    assert!(leads.iter().all(|&lead| lead < 0.0), "random learners lose: {leads:?}");
}

/// The planes against the engine's slow description of the same features.
#[test]
fn planes_show_whose_features_lie_where() {
    let config =
        Config { observation: vec![ObservationKind::Board], window: 15, ..Config::default() };
    let encoder = Encoder::new(game(Preset::Base, 2).into(), config).expect("a configuration");
    let spec = &encoder.layout().arrays()[0];
    let plane = |name: &str| spec.fields.iter().position(|field| field == name).expect("a plane");
    let (game, mut scratch) = (encoder.game().clone(), Scratch::new(&encoder));
    let mut random = Pcg64Mcg::seed_from_u64(11);
    let (mut state, mut dealer) = (game.start(), Dealer::from_u64(11));
    let mut board = vec![0; spec.size()];
    let (mut compared, area) = (0, 15 * 15);
    while !state.is_over() {
        deal(&game, &mut state, &mut dealer);
        let viewer = Seat::new((compared % 2) as u8);
        let mut rows = Rows { board: &mut board, ..Rows::default() };
        encoder.observe(&state, viewer, &mut scratch, &mut rows);
        let window = bastide_env::Window::of(&state, 15);
        for tile in state.tiles() {
            let Some(cell) = window.cell(tile.pos) else { continue };
            assert_eq!(board[cell], 1, "the plane of tiles");
            for (segment, id) in game.kind_of(tile).segments().iter().zip(tile.segments(&game)) {
                let feature = state.feature_of(&game, id);
                let own = feature.pieces.iter().filter(|piece| piece.0 == viewer).count();
                for side in segment.sides.iter().map(|side| side.turned(tile.turn)) {
                    let shown = |name: &str| {
                        board[plane(&format!("{side:?}: feature, {name}")) * area + cell]
                    };
                    assert_eq!(usize::from(shown("own strength")), own);
                    assert_eq!(usize::from(shown("others' strength")), feature.pieces.len() - own);
                    assert_eq!(shown("open ends") == 0, feature.complete);
                    if !feature.complete {
                        let completion =
                            feature.completion.expect("roads and cities are completed");
                        assert_eq!(u32::from(shown("points now")), feature.at_end);
                        assert_eq!(u32::from(shown("points when complete")), completion.points);
                    }
                    compared += 1;
                }
            }
        }
        if let Some(action) = game.random_action(&state, &mut random) {
            game.apply(&mut state, action, &mut ()).expect("a legal action");
        }
    }
    assert!(compared > 1_000);
}

#[test]
fn impossible_configurations_are_refused() {
    let game = std::sync::Arc::new(game(Preset::Base, 2));
    let build = |config: Config| {
        Encoder::new(game.clone(), config).map(|_| ()).map_err(|error| error.to_string())
    };
    let config = Config::default();
    for window in [0, 2, 20, 101] {
        let message =
            format!("the window is {window} tiles wide; it must be an odd number from 3 to 99");
        assert_eq!(build(Config { window, ..config.clone() }), Err(message));
    }
    let none = Config { actions: ActionSpace::KthPlan { most: 0 }, ..config.clone() };
    assert!(build(none).is_err_and(|message| message.contains("1 to 1048576 actions, and not 0")));
    let plans = Config { observation: vec![ObservationKind::Plans], ..config };
    assert!(build(plans).is_err_and(|message| message.contains("kth-plan or kth-action")));
}
