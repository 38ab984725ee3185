//! A whole game as an animation: one frame for each turn, in the view of the final landscape.

use bastide_rules::{Action, Game, Refusal, State};
use png::{BlendOp, ColorType, Encoder, EncodingError};
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use crate::board::Stage;
use crate::colours::Colours;
use crate::layout::ArtError;
use crate::png::{PngError, pixels};

/// The largest width and height in pixels, unless the landscape has more tiles than fit.
const SIZE: [u32; 2] = [640, 480];
/// The most frames; in longer games a frame stands for several turns.
const MOST_FRAMES: usize = 300;
/// How long all frames take together, and the longest that one of them takes, in milliseconds.
const ALL_FRAMES: usize = 36_000;
const LONGEST_FRAME: usize = 500;
/// How long the last frame is held, in milliseconds.
const LAST_FRAME: u16 = 6_000;

/// An animation that cannot be drawn.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AnimationError {
    /// An action is not allowed.
    #[error("action {number} is not allowed: {refusal}")]
    Refused {
        /// Its number, counted from 1.
        number: usize,
        /// Why it is not allowed.
        refusal: Refusal,
    },
    /// A tile cannot be drawn.
    #[error(transparent)]
    Art(#[from] ArtError),
    /// A frame cannot be rasterised.
    #[error(transparent)]
    Png(#[from] PngError),
    /// The file cannot be written.
    #[error("the animation cannot be written as PNG: {0}")]
    Unwritable(#[from] EncodingError),
}

/// Draws a game as an animated PNG of about 640 by 480 pixels, which repeats after a pause at the end. A frame shows
/// the board and the scores after a turn.
///
/// ```
/// use bastide_art::animation;
/// use bastide_art::colours::Colours;
/// use bastide_rules::{Action, Game, Setup};
///
/// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
/// let mut state = game.start();
/// let draw = Action::parse("draw BA-V", &game, &state)?;
/// game.apply(&mut state, draw, &mut ())?;
/// let place = Action::parse("place 1,0 turn 1", &game, &state)?;
/// assert!(animation(&game, &[draw, place], Colours::default())?.starts_with(b"\x89PNG"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn animation(
    game: &Game,
    actions: &[Action],
    colours: Colours,
) -> Result<Vec<u8>, AnimationError> {
    let frames = frames(actions);
    let (mut state, mut played) = (game.start(), 0);
    play(game, actions, &mut played, actions.len(), &mut state)?;
    let end = state;
    let mut film = Film::new(Stage::new(game, &end, colours, SIZE)?);
    let [width, height] = film.stage.size();

    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_animated(frames.len() as u32, 0)?;
    let mut writer = encoder.write_header()?;
    let (mut state, mut before, mut played) = (game.start(), game.start(), 0);
    for (number, &until) in frames.iter().enumerate() {
        before.clone_from(&state);
        play(game, actions, &mut played, until, &mut state)?;
        let patch = film.shoot(&state, &before)?;
        if number > 0 {
            // A frame must lie within the picture at every step.
            writer.reset_frame_position()?;
            writer.set_frame_dimension(patch.size[0], patch.size[1])?;
            writer.set_frame_position(patch.at[0], patch.at[1])?;
            writer.set_blend_op(BlendOp::Over)?;
        }
        let is_last = number + 1 == frames.len();
        let time = (ALL_FRAMES / frames.len()).min(LONGEST_FRAME) as u16;
        writer.set_frame_delay(if is_last { LAST_FRAME } else { time }, 1_000)?;
        writer.write_image_data(&patch.pixels)?;
    }
    writer.finish()?;
    Ok(bytes)
}

/// The number of actions before each frame: a frame shows the board before a tile is laid, or at the end.
fn frames(actions: &[Action]) -> Vec<usize> {
    let is_tile =
        |action: &Action| matches!(action, Action::PlaceTile { .. } | Action::PlaceAbbey(_));
    let tiles = actions.iter().enumerate().filter(|(_, action)| is_tile(action));
    let all: Vec<usize> = tiles.map(|(index, _)| index).collect();
    let turns = all.len().div_ceil(MOST_FRAMES - 1).max(1);
    all.into_iter().step_by(turns).chain([actions.len()]).collect()
}

/// Plays on up to an action.
fn play(
    game: &Game,
    actions: &[Action],
    played: &mut usize,
    until: usize,
    state: &mut State,
) -> Result<(), AnimationError> {
    while *played < until {
        let number = *played + 1;
        let refused = |refusal| AnimationError::Refused { number, refusal };
        game.apply(state, actions[*played], &mut ()).map_err(refused)?;
        *played = number;
    }
    Ok(())
}

/// Draws one frame after the other.
struct Film<'a> {
    stage: Stage<'a>,
    /// The tiles that were laid so far, without anything else.
    land: Option<Pixmap>,
    drawn: usize,
    /// The frame before.
    shown: Option<Pixmap>,
}

/// The part of a frame that differs from the frame before.
struct Patch {
    at: [u32; 2],
    size: [u32; 2],
    /// RGBA; transparent where nothing changed.
    pixels: Vec<u8>,
}

impl<'a> Film<'a> {
    fn new(stage: Stage<'a>) -> Self {
        Self { stage, land: None, drawn: 0, shown: None }
    }

    /// Draws a frame and returns what is new in it.
    fn shoot(&mut self, state: &State, before: &State) -> Result<Patch, AnimationError> {
        let mut frame = pixels(&self.stage.under(state))?;
        let mut land = match self.land.take() {
            Some(land) => land,
            None => pixels(&self.stage.empty())?,
        };
        for number in self.drawn..state.tiles().len() {
            if let Some((svg, at)) = self.stage.tile(number) {
                put(&mut land, &pixels(&svg)?, at);
            }
        }
        self.drawn = state.tiles().len();
        put(&mut frame, &land, [0, 0]);
        self.land = Some(land);
        put(&mut frame, &pixels(&self.stage.over(state, before)?)?, [0, 0]);
        let patch = Patch::between(self.shown.as_ref(), &frame);
        self.shown = Some(frame);
        Ok(patch)
    }
}

fn put(map: &mut Pixmap, picture: &Pixmap, [x, y]: [u32; 2]) {
    let paint = PixmapPaint::default();
    map.draw_pixmap(x as i32, y as i32, picture.as_ref(), &paint, Transform::default(), None);
}

impl Patch {
    /// What changed between two frames, or the whole frame if there is none before. Frames are opaque.
    fn between(before: Option<&Pixmap>, frame: &Pixmap) -> Self {
        let (width, height) = (frame.width(), frame.height());
        let Some(before) = before else {
            return Self { at: [0, 0], size: [width, height], pixels: frame.data().to_vec() };
        };
        let changed = |x: u32, y: u32| frame.pixel(x, y) != before.pixel(x, y);
        let columns = (0..width).filter(|&x| (0..height).any(|y| changed(x, y)));
        let rows = (0..height).filter(|&y| (0..width).any(|x| changed(x, y)));
        let span = |ends: (Option<u32>, Option<u32>)| match ends {
            (Some(first), Some(last)) => (first, last + 1),
            _ => (0, 1),
        };
        let (left, right) = span((columns.clone().min(), columns.max()));
        let (top, bottom) = span((rows.clone().min(), rows.max()));
        let mut pixels = Vec::new();
        for y in top..bottom {
            for x in left..right {
                let colour = frame.pixel(x, y).filter(|_| changed(x, y));
                pixels.extend(colour.map_or([0; 4], |colour| {
                    [colour.red(), colour.green(), colour.blue(), colour.alpha()]
                }));
            }
        }
        Self { at: [left, top], size: [right - left, bottom - top], pixels }
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Pos, Rotation};

    use super::*;

    #[test]
    fn long_games_have_no_more_frames_than_short_ones() {
        let place = Action::PlaceTile { at: Pos::new(0, 1), turn: Rotation::new(0) };
        let turns = |count: usize| [place, Action::Pass].repeat(count);
        assert_eq!(frames(&[]), [0]);
        assert_eq!(frames(&turns(3)), [0, 2, 4, 6]);
        assert_eq!(frames(&turns(299)).len(), 300);
        for count in [300, 301, 598, 599, 1_000, 5_000] {
            let frames = frames(&turns(count));
            assert!(frames.len() <= MOST_FRAMES, "{count} turns");
            assert_eq!((frames[0], frames.last()), (0, Some(&(2 * count))));
        }
    }
}
