//! Views of a game: its current state, its changes, and its course.

use bastide_art::{PlacedFigure, place_figures};
use bastide_phrases::{Language, Phrases};
use bastide_protocol::Millis;
use bastide_protocol::game::{EndReason, EndView, GameView, Replay, StepView, Story, StoryStep};
use bastide_protocol::position::{Position, Tile};
use bastide_protocol::table::GameSummary;
use bastide_rules::{PlacedTile, PublicView};

use super::{Left, Play, Step};

/// The most steps of a replay in one response.
const FRAMES: u32 = 64;

impl Play {
    /// The game after each of these entries, with the events of each. The first frame has all tiles, each later one only the
    /// new ones.
    pub(crate) fn replay(&self, from: Option<u32>, to: Option<u32>, language: Language) -> Replay {
        let last =
            to.unwrap_or(self.seq()).min(from.unwrap_or(u32::MAX).saturating_add(FRAMES - 1));
        let last = last.clamp(1, self.seq().max(1));
        let first = from.unwrap_or(last).clamp(last.saturating_sub(FRAMES - 1), last);
        let mut frames: Vec<GameView> = Vec::new();
        let mut before: Option<Self> = None;
        self.replay_entries(|at, step| {
            if !(first..=last).contains(&step.seq) {
                return;
            }
            let tiles_from = before.as_ref().map_or(0, |before| before.common_tiles(at));
            let mut frame = at.view(std::slice::from_ref(&step), tiles_from, 0, language);
            // Actions that are hidden now are hidden in a replay too.
            frame.steps[0].what = self.shown(&step);
            frames.push(frame);
            before = Some(at.clone());
        });
        Replay { entries: self.seq(), frames }
    }

    /// The course of the game, entry by entry.
    pub(crate) fn story(&self, language: Language) -> Story {
        let mut steps = Vec::new();
        let mut last = Vec::new();
        self.replay_entries(|at, step| {
            steps.push(StoryStep {
                seq: step.seq,
                seat: self.entry(step.seq).seat,
                what: self.shown(&step),
                turn: at.state().turn(),
                tiles: at.state().tiles().len(),
                scores: at.state().scores().to_vec(),
            });
            last = step.events;
        });
        let closing = self.closing(&last, Phrases::of(language));
        Story { steps, closing, end: self.end_view() }
    }

    /// The changes after the first `seq` entries.
    pub(crate) fn missed(&self, seq: u32, now: Millis, language: Language) -> GameView {
        let (before, steps) = self.since(seq);
        // A client that has seen no entries does not have the start tiles either.
        let kept = if seq == 0 { 0 } else { before.common_tiles(self) };
        self.view(&steps, kept, now, language)
    }

    /// The public view of the game with the events of these steps. The first `tiles_from` tiles are left out.
    pub(crate) fn view(
        &self,
        steps: &[Step],
        tiles_from: usize,
        now: Millis,
        language: Language,
    ) -> GameView {
        let phrases = Phrases::of(language);
        let names = self.names(phrases);
        let step = |step: &Step| StepView {
            seq: step.seq,
            seat: self.entry(step.seq).seat,
            what: self.shown(step),
            taken_back: step.taken_back,
            events: step.events.clone(),
            said: step.events.iter().map(|event| phrases.event(event, &names)).collect(),
        };
        GameView {
            seq: self.seq(),
            steps: steps.iter().map(step).collect(),
            tiles_from,
            tiles: self.state.tiles().iter().skip(tiles_from).map(|tile| self.tile(tile)).collect(),
            position: self.position(),
            clocks: self.clock_faces(now),
            undo: self.state.seats().map(|seat| self.undo(seat)).collect(),
            resign: self.state.seats().map(|seat| self.resignation(seat)).collect(),
            end: self.end_view(),
        }
    }

    /// The state of the game, for a list of games.
    pub(crate) fn glance(&self) -> GameSummary {
        GameSummary {
            tiles: self.state.tiles().iter().map(|tile| self.tile(tile)).collect(),
            scores: self.state.scores().to_vec(),
            tiles_left: self.state.tiles_left(),
            acting: self.acting(),
        }
    }

    fn tile(&self, tile: &PlacedTile) -> Tile {
        let kind = self.game.kind_of(tile).id().to_owned();
        Tile { tile: kind, at: tile.pos, turn: tile.turn }
    }

    fn position(&self) -> Position {
        let view = self.state.public_view(&self.game, None);
        Position {
            figures: self.figures(&view),
            view,
            acting: self.acting(),
            left: self.state.seats().filter(|&seat| self.has_left(seat)).collect(),
        }
    }

    /// The positions of everything in a view.
    pub(super) fn figures(&self, view: &PublicView) -> Vec<PlacedFigure> {
        let spots = |kind: &_| self.drawings.spots(kind);
        let placed = place_figures(&self.game, &self.state, view, spots, self.players.colours);
        placed.unwrap_or_else(|error| {
            tracing::error!(%error, "a tile cannot be drawn");
            Vec::new()
        })
    }

    /// The game on its way from here to `after`: after each player's action and the chance events that follow it.
    pub(crate) fn stages<'a>(&self, after: &Self, steps: &'a [Step]) -> Vec<(Self, &'a [Step])> {
        let mut stages = Vec::new();
        let mut play = self.clone();
        let mut rest = steps;
        while !rest.is_empty() {
            let by_chance = |step: &&Step| after.entry(step.seq).seat.is_none();
            let (stage, later) = rest.split_at(1 + rest[1..].iter().take_while(by_chance).count());
            for step in stage {
                let entry = after.entry(step.seq).clone();
                play.advance(entry, &mut ()).expect("what was played can be played again");
            }
            stages.push((play.clone(), stage));
            rest = later;
        }
        stages
    }

    /// How the game ended.
    pub(crate) fn end_view(&self) -> Option<EndView> {
        let end = self.end()?;
        let reason = match end.early {
            None => EndReason::Played,
            Some(Left::Resigned) => EndReason::Resigned,
            Some(Left::TimedOut) => EndReason::Time,
        };
        Some(EndView { reason, scores: self.state.scores().to_vec(), winners: end.winners })
    }

    /// The number of tiles that lie in the same way later.
    pub(crate) fn common_tiles(&self, later: &Self) -> usize {
        let pairs = self.state.tiles().iter().zip(later.state.tiles());
        let same = |(old, new): &(&PlacedTile, &PlacedTile)| {
            (old.pos, old.kind, old.turn) == (new.pos, new.kind, new.turn)
        };
        pairs.take_while(same).count()
    }
}
