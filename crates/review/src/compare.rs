//! Comparing two plans by the parts of the valuation.

use bastide_ai::{FeaturePart, JoinPart, Parts, Plan, Points, Valuation, Weights};
use bastide_phrases::piece_key;
use bastide_rules::analysis::FeatureId;
use bastide_rules::event::{Score, SpotName};
use bastide_rules::{
    Action, Actor, Event, Game, Location, MAX_PLAYERS, Phase, Piece, Pos, Seat, SegmentId, State,
};

use crate::reason::{Reason, Why};

/// The most reasons.
const MOST: usize = 3;
/// A reason explains at least this many points …
const LEAST_POINTS: f32 = 0.6;
/// … and this share of the most important one.
const LEAST_SHARE: f32 = 0.2;
/// If the reasons explain less than this share of a loss, the search sees more than the valuation.
const EXPLAINED: f32 = 0.4;
/// Changes of the tiles that complete a feature are named from this factor on.
const EASIER: f32 = 1.25;

/// Returns why a plan is better than another one, or than the position before it: at most three reasons, the most
/// important first, except that a feature is occupied before it is joined. `loss` is the difference of the expected leads that the search found.
pub fn reasons(
    game: &Game,
    state: &State,
    better: Plan,
    worse: Option<Plan>,
    loss: Option<f32>,
) -> Vec<Reason> {
    let Actor::Player(seat) = state.actor() else { return Vec::new() };
    let mut valuation = Valuation::new(game, Weights::FITTED);
    valuation.begin(game, state);
    let mut side = |plan: Option<Plan>| Side::new(game, state, plan, &mut valuation);
    let (Some(better), Some(worse)) = (side(Some(better)), side(worse)) else {
        return later(loss);
    };
    let is_hint = worse.plan.is_none();
    let before = valuation.parts(game, state).features;
    let comparison = Comparison { game, state, before, seat, better, worse };
    let mut reasons = comparison.all();
    reasons.retain(|reason| reason.points >= LEAST_POINTS);
    reasons.sort_by(|a, b| b.points.total_cmp(&a.points));
    let most = reasons.first().map_or(0.0, |first| first.points);
    reasons.retain(|reason| reason.points >= LEAST_SHARE * most);
    reasons.truncate(MOST);
    introduce(&mut reasons);
    if is_hint && reasons.is_empty() {
        let why = comparison.beyond_the_valuation();
        return why.into_iter().map(|why| Reason { why, points: LEAST_POINTS, at: None }).collect();
    }
    if !is_hint && let Some(loss) = loss {
        let explained: f32 = reasons.iter().map(|reason| reason.points).sum();
        let rest = loss - explained;
        if explained < EXPLAINED * loss && rest >= LEAST_POINTS {
            let is_over = comparison.better.state.is_over();
            let beyond = comparison.beyond_the_valuation();
            let new = beyond.filter(|why| reasons.iter().all(|reason| reason.why != *why));
            let why = new.or((!is_over).then_some(Why::Later));
            reasons.truncate(MOST - 1);
            reasons.extend(why.map(|why| Reason { why, points: rest, at: None }));
            reasons.sort_by(|a, b| b.points.total_cmp(&a.points));
            introduce(&mut reasons);
        }
    }
    reasons
}

/// Names a feature that is occupied before what may be joined to it.
fn introduce(reasons: &mut Vec<Reason>) {
    let joins = |reason: &Reason| match reason.why {
        Why::MayJoin { feature, .. } => Some(feature),
        _ => None,
    };
    let claims = |reason: &Reason| match reason.why {
        Why::Claims { feature, .. } => Some(feature),
        _ => None,
    };
    let Some((joining, feature)) = reasons
        .iter()
        .enumerate()
        .find_map(|(index, reason)| joins(reason).map(|feature| (index, feature)))
    else {
        return;
    };
    let claiming = reasons.iter().position(|reason| claims(reason) == Some(feature));
    if let Some(claiming) = claiming.filter(|&claiming| claiming > joining) {
        let claim = reasons.remove(claiming);
        reasons.insert(joining, claim);
    }
}

/// The reason for a loss about which the valuation can say nothing.
fn later(loss: Option<f32>) -> Vec<Reason> {
    let loss = loss.filter(|&loss| loss >= LEAST_POINTS);
    loss.map(|points| Reason { why: Why::Later, points, at: None }).into_iter().collect()
}

/// The position after a plan.
struct Side {
    state: State,
    plan: Option<Plan>,
    events: Vec<Event>,
    scores: Vec<Score>,
    removed: Vec<Why>,
    parts: Parts,
}

impl Side {
    /// Returns `None` if chance decides more than the next draw.
    fn new(
        game: &Game,
        state: &State,
        plan: Option<Plan>,
        valuation: &mut Valuation,
    ) -> Option<Self> {
        let (mut after, mut events) = (state.clone(), Vec::new());
        if let Some(plan) = plan {
            for action in std::iter::once(plan.first).chain(plan.then) {
                game.apply(&mut after, action, &mut events).ok()?;
            }
        }
        let is_settled = after.actor() != Actor::Chance
            || matches!(after.phase(), Phase::DrawTile | Phase::DrawBonus);
        if !is_settled {
            return None;
        }
        let mut parts = valuation.parts(game, &after);
        let mut removed: Vec<_> = events.iter().filter_map(|event| removal(event, false)).collect();
        if let Actor::Player(seat) = state.actor()
            && after.actor() == state.actor()
            && matches!(after.phase(), Phase::Capture(_))
            && let Some(captured) = best_capture(game, &after, seat, valuation)
        {
            parts = valuation.parts(game, &captured.state);
            after = captured.state;
            events.extend(captured.events);
            removed.push(captured.why);
        }
        let scores = events.iter().filter_map(|event| match event {
            Event::Scored(score) => Some(score.clone()),
            _ => None,
        });
        let scores = scores.collect();
        Some(Self { state: after, plan, events, scores, removed, parts })
    }
}

/// The piece that an event takes off the table. `next` if the player decides that after the plan.
fn removal(event: &Event, next: bool) -> Option<Why> {
    match *event {
        Event::Captured { owner: whose, piece, role, .. }
        | Event::KnightRemoved { owner: whose, piece, role, .. }
        | Event::KnockedOut { owner: whose, piece, role, .. }
        | Event::LeftBehind { seat: whose, piece, role, .. }
        | Event::Eaten { seat: whose, piece, role, .. } => {
            Some(Why::Removes { whose, piece: piece_key(piece, role).to_owned(), next })
        }
        _ => None,
    }
}

/// The position after a capture.
struct Captured {
    state: State,
    events: Vec<Event>,
    why: Why,
}

/// Captures the follower of another player that is worth most there.
fn best_capture(
    game: &Game,
    state: &State,
    seat: Seat,
    valuation: &mut Valuation,
) -> Option<Captured> {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    let mut best: Option<(f32, Captured)> = None;
    for action in actions {
        let (mut after, mut events) = (state.clone(), Vec::new());
        game.apply(&mut after, action, &mut events).ok()?;
        let is_other = |why: &Why| matches!(why, Why::Removes { whose, .. } if *whose != seat);
        let why = events.iter().find_map(|event| removal(event, true)).filter(is_other);
        let Some(why) = why else { continue };
        let mut points = [0.0; MAX_PLAYERS];
        for (sum, &score) in points.iter_mut().zip(after.scores()) {
            *sum = score as f32;
        }
        for part in valuation.parts(game, &after).features {
            add(&mut points, &part.expected());
        }
        let lead = lead_of(&points, seat, state.scores().len());
        if best.as_ref().is_none_or(|(most, _)| lead > *most) {
            best = Some((lead, Captured { state: after, events, why }));
        }
    }
    best.map(|(_, captured)| captured)
}

/// Returns what points by seat mean for the lead of a player.
fn lead_of(points: &Points, seat: Seat, players: usize) -> f32 {
    let own = points[seat.index()];
    let others: f32 = points[..players].iter().sum::<f32>() - own;
    own - others / (players - 1).max(1) as f32
}

struct Comparison<'a> {
    game: &'a Game,
    state: &'a State,
    /// The occupied features before the plans.
    before: Vec<FeaturePart>,
    seat: Seat,
    better: Side,
    worse: Side,
}

/// The same part of the table after both plans: features that belong together because a plan joins them.
#[derive(Default)]
struct Group {
    better: View,
    worse: View,
}

/// What a group is after one of the plans.
#[derive(Default)]
struct View {
    parts: Vec<FeaturePart>,
    scores: Vec<Score>,
    expected: Points,
}

impl Comparison<'_> {
    fn all(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let (groups, named) = self.groups();
        let mut scored = [[0.0; MAX_PLAYERS]; 2];
        for group in &groups {
            for (side, view) in [&group.better, &group.worse].into_iter().enumerate() {
                for score in &view.scores {
                    for receiver in &score.receivers {
                        scored[side][receiver.index()] += score.points as f32;
                    }
                }
            }
            reasons.extend(self.of_group(group));
        }
        reasons.extend(self.of_other_points(scored));
        reasons.extend(self.of_followers());
        reasons.extend(self.of_joins(&named));
        reasons.extend(self.of_removed_pieces());
        reasons
    }

    /// Returns what points by seat mean for the lead of the player who decides.
    fn lead(&self, points: &Points) -> f32 {
        lead_of(points, self.seat, self.state.scores().len())
    }

    /// Returns whether the player had a part of a feature before the plans, and who had parts of which the player had no
    /// share, as a bit set of seats.
    fn held_before(&self, side: &Side, part: &FeaturePart) -> (bool, u8) {
        let (feature, own) = (part.prospect.feature, 1 << self.seat.index());
        let inside = self
            .before
            .iter()
            .filter(|before| side.state.feature_id(before.prospect.feature.segment()) == feature);
        inside.fold((false, 0), |(held, others), before| match before.owners & own {
            0 => (held, others | before.owners),
            _ => (true, others),
        })
    }

    /// Why the player gets more, if the better plan alone joins an own feature to one of another player, or occupies it.
    fn joined(&self, part: &FeaturePart, other: Option<&FeaturePart>) -> Option<Why> {
        let of_others = |side: &Side, part: &FeaturePart| self.held_before(side, part).1;
        let known = other.map_or(0, |other| of_others(&self.worse, other));
        let new = of_others(&self.better, part) & !known;
        let with = first_owner_except(new, self.seat)?;
        let (feature, expected) = (part.prospect.kind, rounded(part, self.seat));
        Some(if part.owners & 1 << with.index() != 0 {
            Why::Shares { feature, with, expected }
        } else {
            Why::TakesOver { feature, from: with, expected }
        })
    }

    /// Why the better plan is better, if it differs in what the valuation does not see.
    fn beyond_the_valuation(&self) -> Option<Why> {
        let gains_turn = |side: &Side| {
            side.events.iter().any(|event| match event {
                Event::DoubleTurn { seat, .. }
                | Event::GoldFound { seat, .. }
                | Event::ExtraTurn { seat } => *seat == self.seat,
                _ => false,
            })
        };
        let moves_fairy =
            |side: &Side| side.events.iter().any(|event| matches!(event, Event::FairyMoved { .. }));
        let best = |side: &Side| {
            let own = side.scores.iter().filter(|score| score.receivers.contains(&self.seat));
            let own = own.map(|score| (score.points, score.feature));
            own.filter(|(points, _)| *points > 0).max_by_key(|(points, _)| *points)
        };
        if let Some(why) = self.other_piece() {
            return Some(why);
        }
        if gains_turn(&self.better) && !gains_turn(&self.worse) {
            return Some(Why::AnotherTurn);
        }
        if moves_fairy(&self.better) && !moves_fairy(&self.worse) && !self.has_fairy() {
            return Some(Why::Fairy);
        }
        let (gain, feature) = best(&self.better)?;
        best(&self.worse).is_none().then_some(Why::Scores { feature, gain })
    }

    /// Whether the fairy is beside a follower of the player before the plans.
    fn has_fairy(&self) -> bool {
        let Some((Some(at), SpotName::On(place))) = self.state.fairy(self.game) else {
            return false;
        };
        let beside = self.state.segment_at(self.game, at, place).map(Location::On);
        let mut followers = Piece::ALL.into_iter().filter(|piece| piece.is_follower());
        followers.any(|piece| {
            let mut all = self.state.locations(self.game, self.seat, piece).iter();
            all.any(|&location| Some(location) == beside)
        })
    }

    /// Why the better plan is better, if the plans differ in the follower only.
    fn other_piece(&self) -> Option<Why> {
        let (better, worse) = (self.better.plan?, self.worse.plan?);
        let (
            Action::PlacePiece { piece: better_piece, on: better_on },
            Action::PlacePiece { piece: worse_piece, on: worse_on },
        ) = (better.then?, worse.then?)
        else {
            return None;
        };
        match (better_piece, worse_piece) {
            _ if better.first != worse.first || better_on != worse_on => None,
            (Piece::Follower, Piece::BigFollower) => Some(Why::SparesBigFollower),
            (Piece::BigFollower, Piece::Follower) => Some(Why::CountsTwice),
            _ => None,
        }
    }

    /// Returns the groups of features in which anything differs, and the group of each feature after both plans.
    fn groups(&self) -> (Vec<Group>, Named) {
        let mut union = Union::default();
        let mut segment = 0;
        while self.state.has_segment(SegmentId::new(segment)) {
            let id = SegmentId::new(segment);
            let before = Node::Before(self.state.feature_id(id).index());
            for (node, side) in
                [(Node::better as fn(usize) -> Node, &self.better), (Node::worse, &self.worse)]
            {
                union.join(before, node(side.state.feature_id(id).index()));
            }
            segment += 1;
        }
        let named = Named { union };
        let mut groups: Vec<(usize, Group)> = Vec::new();
        for (is_better, side) in [(true, &self.better), (false, &self.worse)] {
            for part in &side.parts.features {
                let view =
                    view_of(&mut groups, named.group(is_better, part.prospect.feature), is_better);
                add(&mut view.expected, &part.expected());
                view.parts.push(*part);
            }
            for score in &side.scores {
                let feature = side.state.segment_at(self.game, score.at, score.place);
                let Some(feature) = feature.map(|segment| side.state.feature_id(segment)) else {
                    continue;
                };
                let view = view_of(&mut groups, named.group(is_better, feature), is_better);
                for receiver in &score.receivers {
                    view.expected[receiver.index()] += score.points as f32;
                }
                view.scores.push(score.clone());
            }
        }
        (groups.into_iter().map(|(_, group)| group).collect(), named)
    }

    /// Returns the reason for the difference in a group of features, if it speaks for the better plan.
    fn of_group(&self, group: &Group) -> Option<Reason> {
        let points = self.lead(&group.better.expected) - self.lead(&group.worse.expected);
        if points < LEAST_POINTS {
            return None;
        }
        let own = self.seat.index();
        let gain = group.better.expected[own] - group.worse.expected[own];
        let why = if 2.0 * gain >= points { self.own_gain(group) } else { self.others_loss(group) };
        let at = self.place(group);
        why.map(|why| Reason { why, points, at })
    }

    /// Why the player gets more from a group.
    fn own_gain(&self, group: &Group) -> Option<Why> {
        let (better, worse) = (&group.better, &group.worse);
        if let Some(score) = better.best_score(self.seat) {
            let (feature, gain) = (score.feature, score.points);
            match worse.best_score(self.seat) {
                None => return Some(Why::Scores { feature, gain }),
                Some(other) if other.points < gain => {
                    return Some(Why::Extends { feature, gain: gain - other.points });
                }
                Some(_) => {}
            }
        }
        let part = better.best_part(self.seat)?;
        let (feature, own) = (part.prospect.kind, self.seat.index());
        let other = worse.best_part(self.seat);
        if let Some(why) = self.joined(part, other) {
            return Some(why);
        }
        let Some(other) = other else {
            let expected = rounded(part, self.seat);
            let held = self.held_before(&self.better, part).0;
            let claims = Why::Claims { feature, now: part.now[own] as u32, expected };
            return Some(if held { Why::Holds { feature, expected } } else { claims });
        };
        let gain = part.expected()[own] - other.expected()[own];
        if part.now[own] >= other.now[own] + 1.0 && gain >= 1.0 {
            return Some(Why::Extends { feature, gain: gain.round() as u32 });
        }
        let tiles = (
            self.completing_tiles(&self.worse, other)?,
            self.completing_tiles(&self.better, part)?,
        );
        let easier = f32::from(tiles.1) >= EASIER * f32::from(tiles.0) && tiles.1 > tiles.0;
        easier.then_some(Why::Eases { feature, tiles })
    }

    /// Why the others get less from a group.
    fn others_loss(&self, group: &Group) -> Option<Why> {
        let (better, worse) = (&group.better, &group.worse);
        let whose = self.rival(group)?;
        if let Some(score) = worse.best_score(whose) {
            let gain = score.points
                - better.best_score(whose).map_or(0, |other| other.points).min(score.points);
            if gain > 0 {
                return Some(Why::GivesLess { feature: score.feature, to: whose, gain });
            }
        }
        let other = worse.best_part(whose)?;
        let feature = other.prospect.kind;
        let own = better.best_part(self.seat);
        if let Some(why) = own.and_then(|own| self.joined(own, worse.best_part(self.seat))) {
            return Some(why);
        }
        let Some(part) = better.best_part(whose) else {
            return own.map(|_| Why::Keeps { feature, from: whose });
        };
        let gain = other.expected()[whose.index()] - part.expected()[whose.index()];
        if other.now[whose.index()] >= part.now[whose.index()] + 1.0 && gain >= 1.0 {
            return Some(Why::ExtendsLess { feature, whose, gain: gain.round() as u32 });
        }
        let tiles = (
            self.completing_tiles(&self.worse, other)?,
            self.completing_tiles(&self.better, part)?,
        );
        let harder = f32::from(tiles.0) >= EASIER * f32::from(tiles.1) && tiles.0 > tiles.1;
        harder.then_some(Why::Blocks { feature, whose, tiles })
    }

    /// Returns the other player who loses most in a group.
    fn rival(&self, group: &Group) -> Option<Seat> {
        let loss =
            |seat: Seat| group.worse.expected[seat.index()] - group.better.expected[seat.index()];
        let others = self.state.seats().filter(|&seat| seat != self.seat && loss(seat) > 0.0);
        others.max_by(|&a, &b| loss(a).total_cmp(&loss(b)))
    }

    /// Returns the number of tiles left for the end of a feature that the fewest tiles fit. Land has no ends.
    fn completing_tiles(&self, side: &Side, part: &FeaturePart) -> Option<u16> {
        if part.prospect.is_land || part.prospect.open == 0 {
            return None;
        }
        let ends = side.state.open_ends(self.game, part.prospect.feature);
        let fitting = ends.map(|end| {
            let kinds = self.game.fitting_kinds(end);
            kinds.map(|fitting| side.state.left_of(fitting.kind)).sum::<u16>()
        });
        fitting.min()
    }

    /// Returns a tile of a group.
    fn place(&self, group: &Group) -> Option<Pos> {
        for (side, view) in [(&self.better, &group.better), (&self.worse, &group.worse)] {
            if let Some(score) = view.scores.first() {
                return Some(score.at);
            }
            let part = view.best_part(self.seat).or_else(|| view.parts.first());
            if let Some(part) = part {
                return Some(side.state.segment_name(self.game, part.prospect.feature.segment()).0);
            }
        }
        None
    }

    /// The difference in points other than by features.
    fn of_other_points(&self, scored: [[f32; MAX_PLAYERS]; 2]) -> Option<Reason> {
        let rest = |side: &Side, scored: &Points| {
            let mut points = [0.0; MAX_PLAYERS];
            for (seat, (now, before)) in
                side.state.scores().iter().zip(self.state.scores()).enumerate()
            {
                points[seat] = *now as f32 - *before as f32 - scored[seat];
            }
            points
        };
        let (better, worse) = (rest(&self.better, &scored[0]), rest(&self.worse, &scored[1]));
        let own = self.seat.index();
        let gain = better[own] - worse[own];
        let points = self.lead(&better) - self.lead(&worse);
        let counts = gain >= 1.0 && !self.better.state.is_over() && !self.worse.state.is_over();
        let why = Why::MorePoints { gain: gain as u32 };
        counts.then_some(Reason { why, points, at: None })
    }

    /// The difference in free followers.
    fn of_followers(&self) -> Option<Reason> {
        let left = |side: &Side| side.state.followers_in_supply(self.game, self.seat);
        let (better, worse) = (left(&self.better), left(&self.worse));
        let own = self.seat.index();
        let points = self.better.parts.followers[own] - self.worse.parts.followers[own];
        let before = self.state.followers_in_supply(self.game, self.seat);
        let back = better > before && worse == before;
        let why = Why::SparesFollower { left: better, last: worse == 0, back };
        (better > worse && self.worse.plan.is_some()).then_some(Reason { why, points, at: None })
    }

    /// The most important differences in what can be joined: one that helps the player and one that would help others,
    /// unless both are about the same features.
    fn of_joins(&self, named: &Named) -> Vec<Reason> {
        let gain = |join: &JoinPart| join.chance * self.lead(&join.changes);
        let group = |better: bool, join: &JoinPart| {
            let mut groups = join.features.map(|feature| named.group(better, feature));
            groups.sort_unstable();
            groups
        };
        let other = |join: &JoinPart, is_better: bool| {
            let side = if is_better { &self.worse } else { &self.better };
            let own = group(is_better, join);
            let alike = side.parts.joins.iter().filter(|other| group(!is_better, other) == own);
            alike.map(gain).sum::<f32>()
        };
        let tiles = |side: &Side, join: &JoinPart| {
            (join.share * side.state.tiles_left() as f32).round() as u16
        };
        let mut reasons: Vec<Reason> = Vec::new();
        let mut helped = None;
        let best = self.better.parts.joins.iter().filter(|join| gain(join) > 0.0);
        if let Some(join) = best.max_by(|a, b| gain(a).total_cmp(&gain(b))) {
            let feature = kind_of(&self.better, join);
            let whose = self.owner_beside(&self.better, join);
            let (points, tiles) = (gain(join) - other(join, true), tiles(&self.better, join));
            if let Some(feature) = feature.filter(|_| tiles > 0) {
                helped = Some(group(true, join));
                reasons.push(Reason {
                    why: Why::MayJoin { feature, whose, tiles },
                    points,
                    at: Some(join.at),
                });
            }
        }
        let worst = self.worse.parts.joins.iter().filter(|join| gain(join) < 0.0);
        if let Some(join) = worst.min_by(|a, b| gain(a).total_cmp(&gain(b))) {
            let feature = kind_of(&self.worse, join);
            let (points, tiles) = (other(join, false) - gain(join), tiles(&self.worse, join));
            if let (Some(feature), Some(whose), true) = (feature, self.winner(join), tiles > 0) {
                if helped == Some(group(false, join)) {
                    if reasons.iter().any(|helps| helps.points >= points) {
                        return reasons;
                    }
                    reasons.clear();
                }
                reasons.push(Reason {
                    why: Why::MayNotJoin { feature, whose, tiles },
                    points,
                    at: Some(join.at),
                });
            }
        }
        reasons
    }

    /// Returns who else has a feature of a pair.
    fn owner_beside(&self, side: &Side, join: &JoinPart) -> Option<Seat> {
        let mut parts = join.features.iter().filter_map(|&feature| part_of(side, feature));
        parts.find_map(|part| first_owner_except(part.owners, self.seat))
    }

    /// Returns the other player who gains most by joining.
    fn winner(&self, join: &JoinPart) -> Option<Seat> {
        let change = |seat: Seat| join.changes[seat.index()];
        let others = self.state.seats().filter(|&seat| seat != self.seat && change(seat) > 0.0);
        others.max_by(|&a, &b| change(a).total_cmp(&change(b)))
    }

    /// A piece of another player that only the better plan removes. It explains what that player has less.
    fn of_removed_pieces(&self) -> Option<Reason> {
        let why = self.better.removed.iter().find(|why| {
            matches!(why, Why::Removes { whose, .. } if *whose != self.seat)
                && !self.worse.removed.contains(why)
        })?;
        let Why::Removes { whose, .. } = why else { return None };
        let sum = |side: &Side| -> f32 {
            let parts = side.parts.features.iter();
            parts.map(|part| part.expected()[whose.index()]).sum()
        };
        let points = sum(&self.worse) - sum(&self.better);
        Some(Reason { why: why.clone(), points, at: None })
    }
}

impl View {
    fn best_score(&self, seat: Seat) -> Option<&Score> {
        let own = self.scores.iter().filter(|score| score.receivers.contains(&seat));
        own.max_by_key(|score| score.points)
    }

    /// Returns the feature of which a player can expect most.
    fn best_part(&self, seat: Seat) -> Option<&FeaturePart> {
        let own = self.parts.iter().filter(|part| part.owners & 1 << seat.index() != 0);
        let value = |part: &FeaturePart| part.expected()[seat.index()];
        own.max_by(|a, b| value(a).total_cmp(&value(b)))
    }
}

/// What a player can expect of a feature, in whole points.
fn rounded(part: &FeaturePart, seat: Seat) -> u32 {
    part.expected()[seat.index()].round().max(0.0) as u32
}

fn first_owner_except(owners: u8, seat: Seat) -> Option<Seat> {
    let others = owners & !(1 << seat.index());
    (others != 0).then(|| Seat::new(others.trailing_zeros() as u8))
}

fn part_of(side: &Side, feature: FeatureId) -> Option<&FeaturePart> {
    side.parts.features.iter().find(|part| part.prospect.feature == feature)
}

fn kind_of(side: &Side, join: &JoinPart) -> Option<bastide_rules::tile::FeatureKind> {
    join.features.iter().find_map(|&feature| part_of(side, feature)).map(|part| part.prospect.kind)
}

fn add(sum: &mut Points, points: &Points) {
    for (sum, points) in sum.iter_mut().zip(points) {
        *sum += points;
    }
}

fn view_of(groups: &mut Vec<(usize, Group)>, name: usize, is_better: bool) -> &mut View {
    let index = groups.iter().position(|group| group.0 == name).unwrap_or_else(|| {
        groups.push((name, Group::default()));
        groups.len() - 1
    });
    let group = &mut groups[index].1;
    if is_better { &mut group.better } else { &mut group.worse }
}

/// A feature before the plans, after the better one, or after the worse one.
#[derive(Clone, Copy)]
enum Node {
    Before(usize),
    Better(usize),
    Worse(usize),
}

impl Node {
    fn better(index: usize) -> Self {
        Self::Better(index)
    }

    fn worse(index: usize) -> Self {
        Self::Worse(index)
    }

    const fn number(self) -> usize {
        match self {
            Self::Before(index) => 3 * index,
            Self::Better(index) => 3 * index + 1,
            Self::Worse(index) => 3 * index + 2,
        }
    }
}

/// A union–find over the features of three positions.
#[derive(Default)]
struct Union {
    parents: Vec<usize>,
}

impl Union {
    fn join(&mut self, one: Node, other: Node) {
        let most = one.number().max(other.number());
        while self.parents.len() <= most {
            self.parents.push(self.parents.len());
        }
        let (one, other) = (self.root(one.number()), self.root(other.number()));
        self.parents[one] = other;
    }

    fn root(&self, mut node: usize) -> usize {
        while let Some(&parent) = self.parents.get(node)
            && parent != node
        {
            node = parent;
        }
        node
    }
}

/// The names of the groups.
struct Named {
    union: Union,
}

impl Named {
    fn group(&self, is_better: bool, feature: FeatureId) -> usize {
        let node = if is_better { Node::better } else { Node::worse };
        self.union.root(node(feature.index()).number())
    }
}
