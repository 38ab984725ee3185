//! Wins, score differences and Elo ratings, with their confidence intervals.

use super::Fixture;
use super::contest::GameResult;

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The estimate.
    pub value: f64,
    /// Half the width of the interval.
    pub error: f64,
}

/// The results of all games between two players.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pairing {
    /// The two players.
    pub players: (usize, usize),
    /// Games that the first player won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games that the first player lost.
    pub losses: u32,
    /// The share of the games that the first player won, with draws counted half. For the interval, all
    /// games of a tile order are one sample.
    pub share: Estimate,
    /// The mean score of the first player minus that of the second.
    pub difference: Estimate,
}

/// The results of one player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// Opponents beaten, over all games.
    pub wins: u32,
    /// Opponents drawn with.
    pub draws: u32,
    /// Opponents lost to.
    pub losses: u32,
    /// The mean score.
    pub points: f64,
    /// The Elo rating; the mean of all players is 0.
    pub elo: Estimate,
    /// The mean time of a decision in seconds.
    pub seconds: f64,
    /// The time of the slowest decision in seconds.
    pub slowest: f64,
    /// Games lost because the player failed.
    pub failures: u32,
}

/// All results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standings {
    /// The results of each player.
    pub players: Vec<Standing>,
    /// The results of each pair of players that met.
    pub pairings: Vec<Pairing>,
}

/// The result of one game between two of its players, for the first of them.
struct Encounter {
    players: (usize, usize),
    order: u64,
    /// 1 for a win, 0.5 for a draw.
    result: f64,
    /// `None` if a player failed.
    difference: Option<f64>,
}

impl Standings {
    /// Computes the standings of `players` players.
    pub fn new(players: usize, games: &[(Fixture, GameResult)]) -> Self {
        let encounters: Vec<_> = games.iter().flat_map(|(f, p)| encounters(f, p)).collect();
        let mut standings: Vec<_> = (0..players).map(|player| standing(player, games)).collect();
        for encounter in &encounters {
            let (a, b) = encounter.players;
            count(&mut standings[a], encounter.result);
            count(&mut standings[b], 1.0 - encounter.result);
        }
        for (standing, elo) in standings.iter_mut().zip(elo(players, &encounters)) {
            standing.elo = elo;
        }
        let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b)));
        let pairings = pairs.filter_map(|pair| pairing(pair, &encounters)).collect();
        Self { players: standings, pairings }
    }
}

fn encounters(fixture: &Fixture, game: &GameResult) -> Vec<Encounter> {
    let seats = fixture.seats.len();
    let failed = game.failure.as_ref().map(|(seat, _)| *seat);
    let mut all = Vec::new();
    for a in 0..seats {
        for b in (0..seats).filter(|&b| fixture.seats[a] < fixture.seats[b]) {
            let difference = f64::from(game.scores[a]) - f64::from(game.scores[b]);
            let result = match failed {
                Some(seat) if seat == a => 0.0,
                Some(seat) if seat == b => 1.0,
                // A game that a third player failed in says nothing about these two.
                Some(_) => continue,
                None if difference > 0.0 => 1.0,
                None if difference < 0.0 => 0.0,
                None => 0.5,
            };
            all.push(Encounter {
                players: (fixture.seats[a], fixture.seats[b]),
                order: fixture.order,
                result,
                difference: failed.is_none().then_some(difference),
            });
        }
    }
    all
}

fn count(standing: &mut Standing, result: f64) {
    *(if result > 0.75 {
        &mut standing.wins
    } else if result < 0.25 {
        &mut standing.losses
    } else {
        &mut standing.draws
    }) += 1;
}

/// Computes the mean score and times of a player.
fn standing(player: usize, games: &[(Fixture, GameResult)]) -> Standing {
    let mut standing = Standing::default();
    let (mut points, mut seated, mut decisions) = (0.0, 0_u32, 0_u32);
    for (fixture, result) in games {
        let Some(seat) = fixture.seats.iter().position(|&other| other == player) else { continue };
        seated += 1;
        points += f64::from(result.scores[seat]);
        decisions += result.decisions[seat];
        standing.seconds += result.seconds[seat];
        standing.slowest = standing.slowest.max(result.slowest[seat]);
        standing.failures += u32::from(result.failure.as_ref().is_some_and(|(s, _)| *s == seat));
    }
    standing.points = points / f64::from(seated.max(1));
    standing.seconds /= f64::from(decisions.max(1));
    standing
}

fn pairing(players: (usize, usize), encounters: &[Encounter]) -> Option<Pairing> {
    let ours: Vec<_> = encounters.iter().filter(|met| met.players == players).collect();
    if ours.is_empty() {
        return None;
    }
    let mut tally = Standing::default();
    for met in &ours {
        count(&mut tally, met.result);
    }
    let results: Vec<_> = ours.iter().map(|met| (met.order, met.result)).collect();
    let differences: Vec<_> =
        ours.iter().filter_map(|met| Some((met.order, met.difference?))).collect();
    let Standing { wins, draws, losses, .. } = tally;
    let (share, difference) = (estimate(&results), estimate(&differences));
    Some(Pairing { players, wins, draws, losses, share, difference })
}

/// Returns the mean. Its interval comes from the means of each tile order.
fn estimate(values: &[(u64, f64)]) -> Estimate {
    let mut values = values.to_vec();
    values.sort_by_key(|value| value.0);
    let means: Vec<f64> = values
        .chunk_by(|a, b| a.0 == b.0)
        .map(|chunk| chunk.iter().map(|value| value.1).sum::<f64>() / chunk.len() as f64)
        .collect();
    let count = means.len() as f64;
    let value = means.iter().sum::<f64>() / count.max(1.0);
    let variance =
        means.iter().map(|mean| (mean - value).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let error = if means.len() < 2 { f64::INFINITY } else { 1.96 * (variance / count).sqrt() };
    Estimate { value, error }
}

/// Returns maximum-likelihood Elo ratings. A virtual draw against the mean keeps the ratings of players that
/// won or lost everything finite.
fn elo(players: usize, encounters: &[Encounter]) -> Vec<Estimate> {
    const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
    let mut strengths = vec![0.0_f64; players];
    let expected = |a: f64, b: f64| 1.0 / (1.0 + (b - a).exp());
    let mut certainty = vec![0.0; players];
    for _ in 0..200 {
        let mut slope: Vec<f64> = strengths.iter().map(|&own| 0.5 - expected(own, 0.0)).collect();
        certainty.fill(0.25);
        for met in encounters {
            let (a, b) = met.players;
            let likely = expected(strengths[a], strengths[b]);
            slope[a] += met.result - likely;
            slope[b] -= met.result - likely;
            certainty[a] += likely * (1.0 - likely);
            certainty[b] += likely * (1.0 - likely);
        }
        for ((own, slope), certainty) in strengths.iter_mut().zip(&slope).zip(&certainty) {
            // Half a Newton step, because both players of an encounter move.
            *own += (0.5 * slope / certainty).clamp(-1.0, 1.0);
        }
    }
    let mean = strengths.iter().sum::<f64>() / players.max(1) as f64;
    strengths
        .iter()
        .zip(&certainty)
        .map(|(own, certainty)| Estimate {
            value: SCALE * (own - mean),
            error: 1.96 * SCALE / certainty.sqrt(),
        })
        .collect()
}
