//! What people see of a room.

use bastide_phrases::{Language, Phrases};
use bastide_rules::Seat;

use super::Room;
use crate::api::{Replay, Story, StoryStep};
use crate::message::{
    EndReason, EndView, GameView, ServerMessage, Status, StepView, TableInfo, UndoView,
};
use crate::play::{Left, Play, Step, tiles};
use crate::secret::hex;
use crate::time::Millis;

/// How many steps of a replay are told at once.
const FRAMES: u32 = 64;

impl Room {
    /// The table and who sits there.
    pub(crate) fn info(&self) -> TableInfo {
        let play = self.play.as_ref();
        let status = match play {
            None => Status::Waiting,
            Some(play) if play.end().is_some() => Status::Finished,
            Some(_) => Status::Running,
        };
        let mut here: Vec<u8> = Vec::new();
        let mut spectators = 0;
        for listener in self.listeners.iter() {
            let seats = listener.person.iter().flat_map(|person| self.plan.seats_of(person));
            let before = here.len();
            here.extend(seats.map(|seat| seat.number() as u8));
            spectators += usize::from(here.len() == before);
        }
        here.sort_unstable();
        here.dedup();
        TableInfo {
            id: self.id.clone(),
            host: self.host.clone(),
            public: self.public,
            status,
            setup: play.map_or(&self.plan.setup, |play| play.game().setup()).clone(),
            clock: self.plan.clock,
            purist: self.plan.purist,
            seats: self.plan.seats.clone(),
            here,
            spectators,
            commitment: play.map(|play| hex(&play.commitment())),
            seed: play.and_then(Play::published_seed).map(|seed| hex(&seed)),
            rematch: self.plan.rematch.clone(),
        }
    }

    /// The game as it is now.
    pub(crate) fn snapshot(&self, now: Millis) -> Option<GameView> {
        self.play.as_ref().map(|play| view(play, &[], 0, now, Language::default()))
    }

    /// What happened after the first `seq` entries; none if there are not so many.
    pub(crate) fn missed(&self, seq: u32, now: Millis, language: Language) -> Option<GameView> {
        let play = self.play.as_ref().filter(|play| seq <= play.seq())?;
        Some(missed(play, seq, now, language))
    }

    /// The game as it was after each of these entries, with what each of them did. The first frame has all
    /// tiles, the others go on from there.
    pub(crate) fn replay(
        &self,
        from: Option<u32>,
        to: Option<u32>,
        language: Language,
    ) -> Option<Replay> {
        let play = self.play.as_ref()?;
        let last =
            to.unwrap_or(play.seq()).min(from.unwrap_or(u32::MAX).saturating_add(FRAMES - 1));
        let last = last.clamp(1, play.seq().max(1));
        let first = from.unwrap_or(last).clamp(last.saturating_sub(FRAMES - 1), last);
        let mut frames: Vec<GameView> = Vec::new();
        let mut before: Option<Play> = None;
        play.again(|at, step| {
            if !(first..=last).contains(&step.seq) {
                return;
            }
            let tiles_from = before.as_ref().map_or(0, |before| common_tiles(before, at));
            let mut frame = view(at, std::slice::from_ref(&step), tiles_from, 0, language);
            // What is hidden now is hidden in a replay, too.
            frame.steps[0].what = play.shown(step.seq);
            frames.push(frame);
            before = Some(at.clone());
        });
        Some(Replay { entries: play.seq(), frames })
    }

    /// The course of the game, entry by entry.
    pub(crate) fn story(&self, language: Language) -> Option<Story> {
        let play = self.play.as_ref()?;
        let mut steps = Vec::new();
        let mut last = Vec::new();
        play.again(|at, step| {
            steps.push(StoryStep {
                seq: step.seq,
                seat: play.maker(step.seq),
                what: play.shown(step.seq),
                turn: at.state().turn(),
                tiles: at.state().tiles().len(),
                scores: at.state().scores().to_vec(),
            });
            last = step.events;
        });
        let closing = play.closing(&last, Phrases::of(language));
        Some(Story { steps, closing, end: end_view(play) })
    }

    pub(super) fn undo_view(&self) -> Option<UndoView> {
        let wish = self.undo.as_ref()?;
        let waiting = wish.waiting.iter().flat_map(|person| self.plan.seats_of(person)).collect();
        Some(UndoView { seq: wish.seq, seat: Some(wish.seat), waiting })
    }

    /// Sends the choices to whoever decides.
    pub(super) fn tell_choices(&mut self) {
        let Some(choices) = self.play.as_ref().and_then(Play::choices) else { return };
        let sitter = &self.plan.seats[choices.seat.index()].sitter;
        if let crate::table::Sitter::Person { person } = sitter.clone() {
            self.listeners.tell_person(&person, &ServerMessage::Choices(choices));
        }
    }

    pub(super) fn tell_table(&mut self) {
        let info = self.info();
        self.listeners.tell_all(&ServerMessage::Table(info));
    }
}

/// What happened in a game after the first `seq` entries.
pub(super) fn missed(play: &Play, seq: u32, now: Millis, language: Language) -> GameView {
    let (before, steps) = play.since(seq);
    // Who has seen nothing has not even the tiles with which the game begins.
    let kept = if seq == 0 { 0 } else { common_tiles(&before, play) };
    view(play, &steps, kept, now, language)
}

/// What happened between two states of a game.
pub(super) fn update(
    before: &Play,
    after: &Play,
    steps: &[Step],
    now: Millis,
    language: Language,
) -> GameView {
    view(after, steps, common_tiles(before, after), now, language)
}

/// A game with what happened, for everybody to see.
pub(crate) fn view(
    play: &Play,
    steps: &[Step],
    tiles_from: usize,
    now: Millis,
    language: Language,
) -> GameView {
    let phrases = Phrases::of(language);
    let names = play.names(phrases);
    let step = |step: &Step| StepView {
        seq: step.seq,
        seat: play.maker(step.seq),
        what: play.shown(step.seq),
        events: step.events.clone(),
        said: step.events.iter().map(|event| phrases.event(event, &names)).collect(),
    };
    GameView {
        seq: play.seq(),
        steps: steps.iter().map(step).collect(),
        tiles_from,
        tiles: tiles(play.game(), play.state(), tiles_from),
        position: play.position(),
        clocks: play.clock_faces(now),
        end: end_view(play),
    }
}

/// How the game ended, for people.
pub(crate) fn end_view(play: &Play) -> Option<EndView> {
    let end = play.end()?;
    let reason = match end.early {
        None => EndReason::Played,
        Some(Left::Resigned) => EndReason::Resigned,
        Some(Left::TimedOut) => EndReason::Time,
    };
    let winners: Vec<Seat> = end.winners;
    Some(EndView { reason, scores: play.state().scores().to_vec(), winners })
}

/// How many tiles lie as before.
fn common_tiles(before: &Play, after: &Play) -> usize {
    let pairs = before.state().tiles().iter().zip(after.state().tiles());
    let same = |(old, new): &(&bastide_rules::PlacedTile, &bastide_rules::PlacedTile)| {
        (old.pos, old.kind, old.turn) == (new.pos, new.kind, new.turn)
    };
    pairs.take_while(same).count()
}
