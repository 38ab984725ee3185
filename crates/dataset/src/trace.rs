//! Replays a game and notes its rows.

use std::sync::Arc;

use bastide_rules::analysis::FeatureId;
use bastide_rules::event::{Counted, Occasion, Score};
use bastide_rules::tile::{FeatureKind, SegmentName};
use bastide_rules::{
    Action, ActionKind, Actor, Event, MAX_PLAYERS, Phase, Piece, Pos, Seat, Spot, State,
};

use crate::category::{Category, gains};
use crate::ending;
use crate::pieces::Pieces;
use crate::played::PlayedGame;
use crate::tables::{FeatureRow, GameRow, MoveRow, ScoreRow, SeatRow};
use crate::tables::{ScoredFeature, occasion};

/// The rows of a game in all tables.
#[derive(Debug)]
pub(crate) struct GameRows {
    pub(crate) game: GameRow,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) moves: Vec<MoveRow>,
    pub(crate) scores: Vec<ScoreRow>,
    pub(crate) features: Vec<FeatureRow>,
}

/// What is known of a game while it is replayed.
pub(crate) struct Trace<'a> {
    pub(crate) played: &'a PlayedGame,
    pub(crate) number: i32,
    pub(crate) state: State,
    pub(crate) start_tiles: usize,
    pub(crate) turn: i32,
    pub(crate) turn_of: Option<Seat>,
    pub(crate) first: Option<Seat>,
    pub(crate) pieces: Pieces,
    /// What was scored: a segment of the feature by its tile and name, and the number of tiles laid until then.
    pub(crate) scored: Vec<(Score, i32)>,
    pub(crate) tiles_of: Vec<i32>,
    pub(crate) by_category: Vec<[i32; Category::ALL.len()]>,
    moves: Vec<MoveRow>,
    scores: Vec<ScoreRow>,
}

/// Returns the rows of a game with this number.
///
/// # Panics
///
/// Panics if an action is illegal.
pub(crate) fn rows_of(number: u64, played: &PlayedGame) -> GameRows {
    let game = &played.setting.game;
    let state = game.start();
    let seats = state.scores().len();
    let mut trace = Trace {
        played,
        number: number as i32,
        start_tiles: state.tiles().len(),
        state,
        turn: 0,
        turn_of: None,
        first: None,
        pieces: Pieces::default(),
        scored: Vec::new(),
        tiles_of: vec![0; seats],
        by_category: vec![[0; Category::ALL.len()]; seats],
        moves: Vec::with_capacity(played.actions.len()),
        scores: Vec::new(),
    };
    let mut events = Vec::new();
    for &action in &played.actions {
        trace.begin_turn(action);
        let row = trace.row_of(action);
        trace.moves.push(row);
        events.clear();
        game.apply(&mut trace.state, action, &mut events).expect("the actions are legal");
        trace.follow(&events);
    }
    let (game, seats, features) =
        (ending::game(&trace), ending::seats(&trace), ending::features(&trace));
    GameRows { game, seats, features, moves: trace.moves, scores: trace.scores }
}

impl Trace<'_> {
    /// Returns how many tiles players have laid.
    pub(crate) fn tiles_laid(&self) -> i32 {
        (self.state.tiles().len() - self.start_tiles) as i32
    }

    /// Counts a turn if this action begins one.
    fn begin_turn(&mut self, action: Action) {
        let seat = self.state.turn();
        if action.kind() != ActionKind::FirstPlayer && self.turn_of != Some(seat) {
            self.turn += 1;
            self.turn_of = Some(seat);
            self.first = self.first.or(Some(seat));
        }
    }

    /// Returns the row of an action in the position before it.
    fn row_of(&self, action: Action) -> MoveRow {
        let (setting, state) = (&*self.played.setting, &self.state);
        let mut legal_actions = 0;
        setting.game.pick_action(state, |count| {
            legal_actions = count as i32;
            0
        });
        let (at, feature) = self.place_of(action);
        let mut scores = [None; MAX_PLAYERS];
        for (score, &points) in scores.iter_mut().zip(state.scores()) {
            *score = Some(points as i32);
        }
        let tile = match (action, state.phase()) {
            (Action::Draw(kind), _) | (Action::PlaceTile { .. }, Phase::PlaceTile(kind)) => {
                setting.kinds.get(kind.index()).map(Arc::clone)
            }
            _ => None,
        };
        MoveRow {
            game: self.number,
            action: self.moves.len() as i32 + 1,
            turn: self.turn,
            turn_seat: state.turn().number().into(),
            seat: match state.actor() {
                Actor::Player(seat) => Some(seat.number().into()),
                Actor::Chance | Actor::Nobody => None,
            },
            kind: action.kind().as_str(),
            text: action.text(&setting.game, state),
            tile,
            x: at.map(|at| at.x.into()),
            y: at.map(|at| at.y.into()),
            rotation: match action {
                Action::PlaceTile { turn, .. } => Some(turn.quarters().into()),
                _ => None,
            },
            piece: piece_of(action).map(Piece::as_str),
            feature: feature.map(FeatureKind::as_str),
            tiles_laid: self.tiles_laid(),
            tiles_left: state.tiles_left() as i32,
            legal_actions,
            scores,
        }
    }

    /// Returns the tile and the kind of feature that an action is about.
    fn place_of(&self, action: Action) -> (Option<Pos>, Option<FeatureKind>) {
        let on = |segment| {
            let (at, place) = self.state.segment_name(&self.played.setting.game, segment);
            (Some(at), Some(place.kind))
        };
        let spot = |spot| match spot {
            Spot::On(segment) => on(segment),
            Spot::Tower(at) => (Some(at), None),
            Spot::Quarter(_) => (None, None),
        };
        match action {
            Action::PlaceTile { at, .. }
            | Action::PlaceOnTower { at, .. }
            | Action::BuildTower(at)
            | Action::PlaceAbbey(at)
            | Action::Throw { aim: at, .. } => (Some(at), None),
            Action::PlacePiece { on: segment, .. }
            | Action::RemoveKnight(segment)
            | Action::Recall(segment)
            | Action::MoveWagon(segment)
            | Action::LeaveQuarter { to: segment, .. }
            | Action::Score(segment) => on(segment),
            Action::MoveFairy(to) => spot(to),
            Action::Capture(from) => spot(from),
            Action::Nearest(follower) | Action::Hit(follower) => spot(follower.at),
            Action::PlaceBarn(_) => (self.state.tiles().last().map(|tile| tile.pos), None),
            Action::FirstPlayer(_)
            | Action::Draw(_)
            | Action::Exchange(_)
            | Action::Ransom { .. }
            | Action::MoveDragon(_)
            | Action::Deploy { .. }
            | Action::MoveCount(_)
            | Action::ChooseFair(_)
            | Action::CatchThrow { .. }
            | Action::Wind(_)
            | Action::Hand { .. }
            | Action::Seduce { .. }
            | Action::Gap(_)
            | Action::CatchResult(_)
            | Action::SecondTile
            | Action::Pass => (None, None),
        }
    }

    /// Notes what an action led to.
    fn follow(&mut self, events: &[Event]) {
        let tiles_laid = self.tiles_laid();
        let mut final_scoring = false;
        for event in events {
            self.pieces.note(event, tiles_laid);
            match event {
                Event::FinalScoring => final_scoring = true,
                Event::TilePlaced { seat, .. } | Event::AbbeyPlaced { seat, .. } => {
                    self.tiles_of[seat.index()] += 1;
                }
                Event::Scored(score) => self.scored.push((score.clone(), tiles_laid)),
                _ => {}
            }
            for gain in gains(event) {
                self.by_category[gain.seat.index()][gain.category as usize] += gain.points;
                if gain.points == 0 {
                    continue;
                }
                let feature = match event {
                    Event::Scored(score) => Some(self.scored_feature(score, gain.seat)),
                    _ => None,
                };
                self.scores.push(ScoreRow {
                    game: self.number,
                    action: self.moves.len() as i32,
                    turn: self.turn,
                    tiles_laid,
                    seat: gain.seat.number().into(),
                    category: gain.category.as_str(),
                    points: gain.points,
                    final_scoring,
                    feature,
                });
            }
        }
    }

    /// Returns what is known of a scored feature, for one of its receivers.
    fn scored_feature(&self, score: &Score, seat: Seat) -> ScoredFeature {
        let shields = score.terms.iter().filter(|term| term.what == Counted::Shields);
        let strength = score.strengths.iter().find(|strength| strength.seat == seat);
        let feature = self.feature_id(score.at, score.place);
        let own = self
            .pieces
            .of(seat)
            .filter(|&(at, place, _)| feature.is_some() && self.feature_id(at, place) == feature);
        let placed: Vec<i32> = own.map(|(_, _, placed)| placed).collect();
        ScoredFeature {
            kind: score.feature.as_str(),
            occasion: occasion(score.occasion),
            tiles: score.tiles.len() as i32,
            shields: shields.map(|term| term.count as i32).sum(),
            x: score.at.x.into(),
            y: score.at.y.into(),
            receivers: score.receivers.len() as i32,
            strength: strength.map_or(0, |strength| strength.strength as i32),
            pieces: placed.len() as i32,
            placed: placed.into_iter().min(),
        }
    }

    /// Returns the feature at this place of the tile here.
    pub(crate) fn feature_id(&self, at: Pos, place: SegmentName) -> Option<FeatureId> {
        let segment = self.state.segment_at(&self.played.setting.game, at, place)?;
        Some(self.state.feature_id(segment))
    }

    /// Returns the features that were completed, each with the number of the tile that completed it.
    pub(crate) fn completed(&self) -> impl Iterator<Item = (FeatureId, i32)> {
        let completed =
            self.scored.iter().filter(|(score, _)| score.occasion == Occasion::Completed);
        completed.filter_map(|(score, tile)| Some((self.feature_id(score.at, score.place)?, *tile)))
    }
}

/// Returns the kind of piece that an action is about.
fn piece_of(action: Action) -> Option<Piece> {
    match action {
        Action::PlacePiece { piece, .. }
        | Action::PlaceOnTower { piece, .. }
        | Action::Exchange(piece)
        | Action::Ransom { piece, .. }
        | Action::LeaveQuarter { piece, .. }
        | Action::Deploy { piece, .. }
        | Action::Seduce { piece, .. } => Some(piece),
        Action::PlaceBarn(_) => Some(Piece::Barn),
        Action::MoveWagon(_) => Some(Piece::Wagon),
        Action::Recall(_) => Some(Piece::Abbot),
        Action::Nearest(follower) | Action::Hit(follower) => Some(follower.piece),
        Action::FirstPlayer(_)
        | Action::Draw(_)
        | Action::PlaceTile { .. }
        | Action::MoveFairy(_)
        | Action::RemoveKnight(_)
        | Action::BuildTower(_)
        | Action::Capture(_)
        | Action::MoveDragon(_)
        | Action::PlaceAbbey(_)
        | Action::MoveCount(_)
        | Action::ChooseFair(_)
        | Action::Throw { .. }
        | Action::CatchThrow { .. }
        | Action::Wind(_)
        | Action::Hand { .. }
        | Action::Gap(_)
        | Action::CatchResult(_)
        | Action::Score(_)
        | Action::SecondTile
        | Action::Pass => None,
    }
}
