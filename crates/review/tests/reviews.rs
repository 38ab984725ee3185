//! Reviews of whole games: sums, planted blunders, and games that cannot be reviewed.

use bastide_ai::{GreedyPlayer, Match, Player, PlayerSpec, Situation, StopFlag, Task, Weights};
use bastide_review::{Effort, Outlook, Review, Reviewer, SeatReview, Unreviewable, Verdict};
use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Dealer, DealerNote, Game, Phase, Record, Setup};

const NAMES: [&str; 6] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];

fn game(preset: Preset, players: usize) -> Game {
    let setup = Setup::preset(preset, NAMES.into_iter().take(players));
    Game::new(setup).expect("a sensible setup")
}

/// A game of computer players.
fn played(preset: Preset, players: usize, name: &str, seed: u64) -> Record {
    let spec = name.parse::<PlayerSpec>().expect("a player");
    let matchup = Match::new(game(preset, players), vec![spec; players], seed);
    let mut record = Record::new(matchup.game().clone(), DealerNote::None);
    let mut actions = Vec::new();
    matchup.worker().play_recorded(0, |_, action| actions.push(action));
    for action in actions {
        record.apply(action, &mut ()).expect("a legal action");
    }
    record
}

fn review(record: Record, iterations: u32) -> Review {
    let reviewer = Reviewer::new(record, Effort { iterations, seed: 1 }).expect("a game");
    let stop = StopFlag::default();
    let evaluated = (0..reviewer.positions()).map(|position| reviewer.evaluate(position, &stop));
    reviewer.conclude(evaluated.collect())
}

fn assert_equal(sum: Outlook, result: Outlook, what: &str) {
    let close = (sum.lead - result.lead).abs() < 0.05 && (sum.chance - result.chance).abs() < 1e-3;
    assert!(close, "{what}: {sum:?} and {result:?}");
}

fn plus(a: Outlook, b: Outlook) -> Outlook {
    Outlook { chance: a.chance + b.chance, lead: a.lead + b.lead }
}

/// What a seat could expect at the start, the luck of the draws and the losses by moves add up to what it got.
#[test]
fn luck_and_moves_add_up_to_the_result() {
    let many = (1..=8).map(|seed| (Preset::Base, 2, seed));
    let others = [
        (Preset::Base, 3, 3),
        (Preset::Classic, 6, 3),
        (Preset::Classic, 2, 3),
        (Preset::HuntersAndGatherers, 2, 3),
        (Preset::Mayflower, 3, 3),
    ];
    for (preset, players, seed) in many.chain(others) {
        let record = played(preset, players, "novice", seed);
        let state = record.state().clone();
        let review = review(record, 12);
        assert!(review.over);
        for (index, own) in review.seats.iter().enumerate() {
            let what = format!("{preset:?}, {}", NAMES[index]);
            let result = review.result[index];
            assert_equal(plus(own.start, plus(own.tiles, own.moves)), result, &what);
            let luck = review.draws.iter().map(|draw| draw.luck[index]);
            assert_equal(luck.fold(Outlook::default(), plus), own.tiles, &what);
            // What is counted with the start is the same for all seats.
            let [change, first] = [index, 0].map(|seat| {
                let (own, start) = (review.seats[seat].start, review.start[seat]);
                Outlook { chance: own.chance - start.chance, lead: own.lead - start.lead }
            });
            assert_equal(change, first, &what);
            if players == 2 {
                assert_equal(own.start, review.start[index], &what);
                let other = &review.seats[1 - index];
                let (gained, noise) = (
                    other.lost.lead - own.lost.lead,
                    1.0 + 0.05 * (other.lost.lead + own.lost.lead),
                );
                assert!((own.moves.lead - gained).abs() < noise, "{what}: {own:?}");
                let moves = review.decisions.iter().map(|decision| {
                    let (before, after) = (decision.before[index], decision.after[index]);
                    Outlook { chance: after.chance - before.chance, lead: after.lead - before.lead }
                });
                assert_equal(moves.fold(Outlook::default(), plus), own.moves, &what);
            }
            let others = (0..players).filter(|&other| other != index);
            let best = others.map(|other| state.scores()[other]).max().expect("an opponent");
            assert_equal(
                Outlook { lead: state.scores()[index] as f32 - best as f32, ..result },
                result,
                &what,
            );
        }
        for part in [|own: &SeatReview| own.tiles, |own: &SeatReview| own.moves] {
            let sum = review.seats.iter().map(part).fold(Outlook::default(), plus);
            assert_equal(sum, Outlook::default(), "the sum over all seats");
        }
        for decision in &review.decisions {
            let sum: f32 = decision.before.iter().map(|outlook| outlook.chance).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        }
        let wins: f32 = review.result.iter().map(|result| result.chance).sum();
        assert!((wins - 1.0).abs() < 1e-6);
        for decision in &review.decisions {
            let (best, played) =
                (decision.plans[0].outlook, decision.plans[decision.played as usize].outlook);
            assert!(decision.loss.chance >= 0.0 && decision.loss.lead >= 0.0);
            assert!((best.lead - decision.before[decision.seat.index()].lead).abs() < 1e-6);
            assert!((played.lead - decision.after[decision.seat.index()].lead).abs() < 1e-6);
            let is_mistake = decision.verdict >= Verdict::Inaccuracy;
            assert!(is_mistake || decision.reasons.is_empty());
        }
    }
}

/// 50 blunders, planted where the greedy player sees 12 points between the best plan and the worst, are all called
/// mistakes or blunders.
#[test]
fn planted_blunders_are_named() {
    const BLUNDERS: usize = 50;
    let game = game(Preset::Base, 2);
    let (mut planted, mut missed, mut seed) = (0, Vec::new(), 0);
    while planted < BLUNDERS {
        seed += 1;
        let mut record = Record::new(game.clone(), DealerNote::None);
        let mut dealer = Dealer::new([seed; 32]);
        let mut player = GreedyPlayer::new(&game, Weights::PLAIN, 0.0, u64::from(seed));
        while !record.state().is_over() && planted < BLUNDERS {
            let state = record.state().clone();
            if state.actor() == Actor::Chance {
                record.apply(dealer.deal(&game, &state), &mut ()).expect("dealt");
                continue;
            }
            let evaluation = player.think(&Situation::new(&game, &state), &Task::default());
            let (best, worst) =
                (evaluation.best(), evaluation.alternatives.last().expect("a plan"));
            let is_early = state.tiles_left() > 8 && state.tiles().len() % 7 == 3;
            if matches!(state.phase(), Phase::PlaceTile(_))
                && is_early
                && best.lead - worst.lead > 12.0
            {
                let mut blundered = record.clone();
                for action in std::iter::once(worst.plan.first).chain(worst.plan.then) {
                    blundered.apply(action, &mut ()).expect("a legal action");
                }
                let effort = Effort { iterations: 200, ..Effort::default() };
                let reviewer = Reviewer::new(blundered, effort).expect("a game");
                let last = reviewer.evaluate(reviewer.positions() - 1, &StopFlag::default());
                let decision = last.decision().expect("a decision");
                planted += 1;
                if decision.verdict < Verdict::Mistake {
                    missed.push((seed, decision.clone()));
                }
            }
            for action in std::iter::once(best.plan.first).chain(best.plan.then) {
                record.apply(action, &mut ()).expect("a legal action");
            }
        }
    }
    assert!(missed.is_empty(), "{} of {BLUNDERS}: {missed:#?}", missed.len());
}

/// A game that nobody has played cannot be reviewed; an unfinished one can be, up to its last action.
#[test]
fn unfinished_games_are_reviewed_as_far_as_they_go() {
    let whole = played(Preset::Base, 2, "beginner", 5);
    let part = |actions: usize| {
        let mut record = Record::new(whole.game().clone(), DealerNote::None);
        for &action in &whole.actions()[..actions] {
            record.apply(action, &mut ()).expect("a legal action");
        }
        record
    };
    let effort = Effort { iterations: 4, seed: 1 };
    for actions in [0, 1] {
        let refused = Reviewer::new(part(actions), effort).expect_err("nothing to review");
        assert_eq!(refused, Unreviewable::NoDecisions);
    }
    let review = review(part(20), 4);
    assert!(!review.over);
    let last = review.decisions.last().expect("a decision");
    assert_eq!(review.result, last.after);
}

/// A review that is asked to stop ends at once, and can still be concluded.
#[test]
fn a_stopped_review_is_complete() {
    let reviewer =
        Reviewer::new(played(Preset::Base, 2, "beginner", 6), Effort::default()).expect("a game");
    let stop = StopFlag::default();
    stop.request();
    let evaluated = (0..reviewer.positions()).map(|position| reviewer.evaluate(position, &stop));
    let review = reviewer.conclude(evaluated.collect());
    let json = serde_json::to_string(&review).expect("a review as JSON");
    let read: Review = serde_json::from_str(&json).expect("a review from JSON");
    assert_eq!(read.decisions.len(), review.decisions.len());
}
