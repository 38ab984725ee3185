//! Replays of a game: the effects of every entry, and the final scoring step by step.

use bastide_art::PlacedFigure;
use bastide_phrases::Phrases;
use bastide_protocol::game::{Closing, ClosingStep};
use bastide_protocol::id::Id;
use bastide_rules::event::SpotName;
use bastide_rules::setup::PlayerSetup;
use bastide_rules::tile::SegmentName;
use bastide_rules::{Event, PieceOnTable, Pos, Seat};

use super::{Play, Step};
use crate::table::{COMPUTER, DELETED};

impl Play {
    /// Replays the game from its log, and calls `visit` after every entry.
    pub(crate) fn replay_entries(&self, mut visit: impl FnMut(&Self, Step)) {
        let mut play = self.at_the_start();
        for entry in &self.log {
            let step = play.step(entry.clone()).expect("what was played can be played again");
            visit(&play, step);
        }
    }

    /// The names of the players. Unnamed computers and deleted people get a generic name in the given language.
    pub(crate) fn names(&self, phrases: &Phrases) -> Vec<String> {
        let players = self.game.setup().players.iter().zip(&self.players.people);
        let called = |(player, person): (&PlayerSetup, &Option<Id>)| {
            let (nameless, phrase) =
                if person.is_none() { (COMPUTER, "computer") } else { (DELETED, "deleted-player") };
            match player.name.strip_prefix(nameless) {
                Some(number) if number.is_empty() || number.starts_with(" (") => {
                    phrases.say(phrase, &[]) + number
                }
                _ => player.name.clone(),
            }
        };
        players.map(called).collect()
    }

    /// The final scoring, if the game ended with these events.
    pub(crate) fn closing(&self, last: &[Event], phrases: &Phrases) -> Option<Closing> {
        let begun = last.iter().position(|event| matches!(event, Event::FinalScoring))?;
        let events = &last[begun + 1..];
        let names = self.names(phrases);
        let mut scores = self.state.scores().to_vec();
        for (seat, points) in events.iter().flat_map(gains) {
            scores[seat.index()] = scores[seat.index()].saturating_add_signed(-points);
        }
        let mut closing = Closing {
            scores: scores.clone(),
            figures: self.figures_before(events),
            steps: Vec::new(),
        };
        for event in events.iter().filter(|event| !gains(event).is_empty()) {
            for (seat, points) in gains(event) {
                scores[seat.index()] = scores[seat.index()].saturating_add_signed(points);
            }
            closing.steps.push(ClosingStep {
                said: phrases.event(event, &names),
                event: event.clone(),
                segments: self.segments_of(event),
                scores: scores.clone(),
            });
        }
        Some(closing)
    }

    /// The pieces on the table before these events returned some of them.
    fn figures_before(&self, events: &[Event]) -> Vec<PlacedFigure> {
        let returned = events.iter().filter_map(|event| match *event {
            Event::PieceReturned { seat, piece, at, place, .. } => {
                Some(PieceOnTable { seat, piece, at: Some(at), place: SpotName::On(place) })
            }
            _ => None,
        });
        let mut view = self.state.public_view(&self.game, None);
        let staying = std::mem::take(&mut view.pieces);
        view.pieces = returned.chain(staying).collect();
        self.figures(&view)
    }

    fn segments_of(&self, event: &Event) -> Vec<(Pos, SegmentName)> {
        let feature = match event {
            Event::Scored(score) => self.state.feature_at(&self.game, score.at, score.place),
            _ => None,
        };
        feature.map_or_else(Vec::new, |feature| feature.segments)
    }
}

/// The points that an event gives to or takes from players.
fn gains(event: &Event) -> Vec<(Seat, i32)> {
    let each = |seats: &[Seat], points: u32| {
        seats.iter().filter(|_| points > 0).map(|&seat| (seat, points as i32)).collect()
    };
    match event {
        Event::Scored(score) => each(&score.receivers, score.points),
        Event::GoodsScored { points, receivers, .. } => each(receivers, *points),
        Event::AwardScored { seat, points, .. }
        | Event::FairyScored { seat, points, .. }
        | Event::TargetHit { seat, points, .. }
        | Event::SurveyorBonus { seat, points } => each(&[*seat], *points),
        Event::CatchScored { winner, points, .. } => each(&[*winner], *points),
        Event::Ransomed { seat, captor, points, .. } => {
            vec![(*captor, *points as i32), (*seat, -(*points as i32))]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bastide_phrases::Language;
    use bastide_protocol::table::ClockSetting;
    use bastide_rules::setup::Preset;
    use bastide_rules::{Game, Setup, below};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::play::Players;
    use crate::secret::Seed;

    fn played(preset: Preset, seed: u8) -> Play {
        let game = Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a game");
        let people = vec![true; 2];
        let mut play =
            Play::new(Arc::new(game), Seed([seed; 32]), ClockSetting::None, Players::of(people), 0);
        play.proceed(0).expect("chance begins");
        let mut random = Pcg64Mcg::seed_from_u64(seed.into());
        while let Some(seat) = play.acting() {
            let choose = |count| below(&mut random, count as u32) as usize;
            let action = play.game.pick_action(&play.state, choose).expect("a legal action");
            play.act(seat, action, None, 0).expect("a legal action");
        }
        play
    }

    /// The events of every step explain every point that a player gets, in every game and mix; and at the
    /// end, the final scoring leads from the points before it to the result.
    #[test]
    fn every_point_is_told() {
        let phrases = Phrases::new(Language::English);
        for (seed, preset) in Preset::ALL.into_iter().cycle().take(21).enumerate() {
            let play = played(preset, seed as u8);
            let mut explained = vec![0; 2];
            let mut last = Vec::new();
            play.replay_entries(|at, step| {
                for (seat, points) in step.events.iter().flat_map(gains) {
                    explained[seat.index()] += points;
                }
                let scores: Vec<i32> = at.state.scores().iter().map(|&n| n as i32).collect();
                assert_eq!(explained, scores, "{preset:?} {seed} after entry {}", step.seq);
                last = step.events;
            });
            let closing = play.closing(&last, &phrases).expect("it was played to its end");
            let end = closing.steps.last().map_or(&closing.scores, |step| &step.scores);
            assert_eq!(end, play.state.scores(), "{preset:?} {seed}");
            assert!(closing.steps.iter().all(|step| step.said.contains(": +")), "{preset:?}");
        }
    }
}
