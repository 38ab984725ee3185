//! What a network sees of a position: a row of numbers for each occupied feature and each pair of features
//! that may be joined, and some numbers about the whole.
//!
//! All of it is in the view of one player, *mine*; the others' numbers are summed or the best of them.
//! `docs/computer-players.md` lists the inputs.

use bastide_rules::tile::FeatureKind;
use bastide_rules::{Game, MAX_PLAYERS, Seat, State};

use super::Points;
use super::joining::Joint;
use super::sheet::{Item, Sheet};
use super::turns_left;
use crate::lookahead::lead;

/// The number of inputs of a feature.
pub const FEATURE_INPUTS: usize = 26;
/// The number of classes of features: five kinds in each game, four relations of ownership.
pub const FEATURE_CLASSES: usize = 5 * Relation::COUNT;
/// The number of inputs of a pair.
pub const PAIR_INPUTS: usize = 11;
/// The number of classes of pairs: land or not; who gains by joining.
pub const PAIR_CLASSES: usize = 6;
/// The number of inputs about the whole position.
pub const GLOBALS: usize = 22;

/// What a network sees of a position.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// The hand-made estimate of the lead, which the network corrects.
    pub hand: f32,
    /// Numbers about the whole position.
    pub globals: [f32; GLOBALS],
    /// The class and the inputs of each occupied feature.
    pub features: Vec<(usize, [f32; FEATURE_INPUTS])>,
    /// The class and the inputs of each pair.
    pub pairs: Vec<(usize, [f32; PAIR_INPUTS])>,
}

/// Returns the number of a kind among those of its game.
const fn kind_slot(kind: FeatureKind) -> usize {
    match kind {
        FeatureKind::Road | FeatureKind::River => 0,
        FeatureKind::City | FeatureKind::Forest | FeatureKind::Town => 1,
        FeatureKind::Cloister | FeatureKind::Farm => 2,
        FeatureKind::Shrine | FeatureKind::Lake => 3,
        FeatureKind::Field | FeatureKind::Meadow | FeatureKind::Plain => 4,
    }
}

/// Who owns a feature, in the view of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    Mine,
    Others,
    Shared,
    Nobodys,
}

impl Relation {
    pub(super) const COUNT: usize = 4;

    pub(super) const fn of(owners: u8, view: Seat) -> Self {
        let mine = 1 << view.index();
        match (owners & mine != 0, owners & !mine != 0) {
            (true, false) => Self::Mine,
            (false, true) => Self::Others,
            (true, true) => Self::Shared,
            (false, false) => Self::Nobodys,
        }
    }
}

/// Splits numbers by seat into the player's own and the sum of the others'.
fn own_and_others(numbers: [u8; MAX_PLAYERS], view: Seat) -> (f32, f32) {
    let own = numbers[view.index()];
    let all: u32 = numbers.iter().map(|&number| u32::from(number)).sum();
    (f32::from(own), (all - u32::from(own)) as f32)
}

/// Returns the largest number of another player.
fn best_other<T: Copy + PartialOrd + Default>(numbers: &[T], view: Seat) -> T {
    let others = numbers.iter().enumerate().filter(|&(seat, _)| seat != view.index());
    others.fold(T::default(), |best, (_, &number)| if number > best { number } else { best })
}

/// Returns the class and the inputs of an occupied feature.
pub(super) fn feature(
    item: &Item,
    view: Seat,
    state: &State,
    game: &Game,
    turns: f32,
) -> (usize, [f32; FEATURE_INPUTS]) {
    let prospect = &item.prospect;
    let promise = prospect.promise;
    let (followers, others) = own_and_others(prospect.followers, view);
    let (helpers, other_helpers) = own_and_others(prospect.helpers, view);
    let strength = prospect.strengths[view.index()] as f32;
    let ahead = strength - best_other(&prospect.strengths, view) as f32;
    let bonus = |seat: Seat| {
        let owns = item.owners & 1 << seat.index() != 0;
        if owns { state.completion_bonus(game, seat, prospect.feature) as f32 } else { 0.0 }
    };
    let other_bonus = state.seats().filter(|&seat| seat != view).map(bonus).fold(0.0, f32::max);
    let urgency = |leeway: Option<u16>| leeway.map_or(0.0, |left| 1.0 / (1.0 + f32::from(left)));
    let other_leeway = state
        .seats()
        .filter(|&seat| seat != view)
        .filter_map(|seat| prospect.leeway[seat.index()])
        .min();
    let row = [
        1.0,
        item.worth() / 10.0,
        item.more / 10.0,
        item.chances.complete,
        promise.gain as f32 / 10.0,
        bonus(view) / 4.0,
        other_bonus / 4.0,
        promise.each_complete as f32 / 2.0,
        promise.each_unfinished as f32 / 2.0,
        f32::from(prospect.open.min(12)) / 4.0,
        item.chances.tiles.min(12.0) / 4.0,
        (item.chances.turns / 10.0).min(3.0),
        item.chances.slowest.min(1.0),
        is(item.chances.slowest == 0.0 && prospect.open > 0),
        followers.min(4.0),
        others.min(4.0),
        ahead.clamp(-4.0, 4.0) / 2.0,
        helpers.min(3.0),
        other_helpers.min(3.0),
        item.home,
        turns.sqrt() / 4.0,
        1.0 / (1.0 + turns),
        item.awaited.0.min(16.0) / 4.0,
        item.awaited.1.min(60.0) / 10.0,
        urgency(prospect.leeway[view.index()]),
        urgency(other_leeway),
    ];
    (kind_slot(prospect.kind) * Relation::COUNT + item.relation as usize, row)
}

/// Returns the class and the inputs of a pair of features that may be joined.
pub(super) fn pair(
    joint: &Joint,
    view: Seat,
    players: usize,
    turns: f32,
) -> (usize, [f32; PAIR_INPUTS]) {
    let own = joint.changes[view.index()];
    let others = joint.changes[..players].iter().enumerate();
    let others = others.filter(|&(seat, _)| seat != view.index());
    // The change of the other player that matters most.
    let other = others.fold(
        0.0_f32,
        |most, (_, &change)| {
            if change.abs() > most.abs() { change } else { most }
        },
    );
    let [one, two] = joint.values;
    let row = [
        1.0,
        joint.share.min(1.0) * 5.0,
        joint.likely.min(2.0),
        one.max(two).min(60.0) / 10.0,
        one.min(two).min(60.0) / 10.0,
        own.clamp(-60.0, 60.0) / 10.0,
        other.clamp(-60.0, 60.0) / 10.0,
        (joint.likely * own).clamp(-40.0, 40.0) / 4.0,
        (joint.likely * other).clamp(-40.0, 40.0) / 4.0,
        is(joint.both),
        1.0 / (1.0 + turns),
    ];
    let gain = own - other;
    let side = if gain > 0.0 {
        0
    } else if gain < 0.0 {
        1
    } else {
        2
    };
    (3 * usize::from(joint.is_land) + side, row)
}

/// Returns the inputs about the whole position.
pub(super) fn globals(hand: f32, sheet: &Sheet, view: Seat, state: &State) -> [f32; GLOBALS] {
    let players = state.scores().len();
    let (tiles, turns) = (state.tiles_left() as f32, turns_left(state));
    let own = sheet.supply[view.index()];
    let all: f32 = sheet.supply[..players].iter().sum();
    let empty = sheet.supply[..players].iter().filter(|&&supply| supply == 0.0).count() as f32;
    let others = (players - 1) as f32;
    let sum = all - own;
    let empty = empty - is(own == 0.0);
    let free = &sheet.totals.free;
    let other_free = (free[..players].iter().sum::<f32>() - free[view.index()]) / others;
    let scores = crate::winning::points(state);
    let mut settled = scores;
    for (seat, settled) in settled[..players].iter_mut().enumerate() {
        *settled += sheet.totals.settled[seat] + sheet.rest[seat];
    }
    let waits = (view.index() + players - state.turn().index()) % players;
    let lead_of = |points: &Points| lead(points, view, players);
    let relations = &sheet.totals.relations;
    [
        tiles / 50.0,
        turns.sqrt() / 5.0,
        1.0 / (1.0 + turns),
        is(turns <= 1.0),
        own / 4.0,
        sum / others / 4.0,
        is(own == 0.0),
        is(own > 0.0 && own < 2.0),
        empty / others,
        (own + free[view.index()]) / 4.0,
        (sum / others + other_free) / 4.0,
        lead_of(&scores) / 20.0,
        lead_of(&settled) / 20.0,
        hand / 20.0,
        (hand / (2.0 + 3.0 * tiles.sqrt())).clamp(-4.0, 4.0),
        lead_of(&sheet.totals.joined) / 10.0,
        relations[Relation::Mine as usize] / 4.0,
        relations[Relation::Others as usize] / 4.0,
        is(waits == 0),
        players as f32 / 4.0,
        waits as f32 / players as f32,
        lead_of(&sheet.rest) / 10.0,
    ]
}

/// Returns 1 if a condition holds.
fn is(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}
