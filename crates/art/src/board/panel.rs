//! What each player has: points, supply, goods, awards, prisoners.

use std::fmt::Write as _;

use bastide_rules::event::Award;
use bastide_rules::tile::Goods;
use bastide_rules::{Actor, Game, Piece, Seat, State};

use super::figures::Standing;
use crate::colours::PlayerColour;
use crate::lettering::{Anchor, text, width_of};
use crate::pieces::Figure;
use crate::point::Point;

/// The size of a player's card, and the room around cards.
const WIDTH: f64 = 2_600.0;
const HEIGHT: f64 = 640.0;
const GAP: f64 = 120.0;
const INK: &str = "#4a3524";
const PAPER: &str = "#faf4e4";

/// The cards of all players.
pub(super) struct Panel {
    pub(super) markup: String,
    pub(super) height: f64,
    pub(super) figures: Vec<Standing>,
}

/// The cards side by side, as many in a row as fit well into this width.
pub(super) fn panel(game: &Game, state: &State, width: f64) -> Panel {
    let players = state.seats().count();
    // Cards as wide as three tiles read well; narrower pictures have them in more rows.
    let most = players.min((width / 2_900.0).floor().max(1.0) as usize);
    let rows = players.div_ceil(most);
    let columns = players.div_ceil(rows);
    let scale = ((width - GAP) / (columns as f64 * (WIDTH + GAP))).min(1.6);
    let mut panel = Panel { markup: String::new(), height: 0.0, figures: Vec::new() };
    let left = (width / scale - (columns as f64 * (WIDTH + GAP) - GAP)) / 2.0;
    let _ = write!(panel.markup, "<g transform='scale({scale:.3})'>");
    for (index, seat) in state.seats().enumerate() {
        let at = Point::new(
            left + (index % columns) as f64 * (WIDTH + GAP),
            GAP + (index / columns) as f64 * (HEIGHT + GAP),
        );
        Card { game, state, seat, at }.write(&mut panel);
    }
    panel.markup.push_str("</g>");
    panel.height = (rows as f64 * (HEIGHT + GAP) + GAP) * scale;
    panel
}

/// The card of one player.
struct Card<'a> {
    game: &'a Game,
    state: &'a State,
    seat: Seat,
    at: Point,
}

impl Card<'_> {
    fn write(&self, panel: &mut Panel) {
        let Self { game, state, seat, at } = *self;
        let is_next = state.actor() == Actor::Player(seat);
        let has_won = state.is_over() && state.leaders().any(|leader| leader == seat);
        let tones = PlayerColour::of(seat).tones();
        let frame = if is_next || has_won { 34 } else { 12 };
        let _ = write!(
            panel.markup,
            "<rect x='{:.0}' y='{:.0}' width='{WIDTH}' height='{HEIGHT}' rx='70' fill='{PAPER}' stroke='{}' stroke-width='{frame}'/>",
            at.x, at.y, tones.dark
        );
        let seal = at + Point::new(190.0, 330.0);
        self.put(panel, Figure::Seal, Some(seat), seal, 1.25);
        let points = state.scores()[seat.index()].to_string();
        write_text(panel, &points, at + Point::new(WIDTH - 110.0, 300.0), 190.0, Anchor::End);
        let name = fitting(
            &game.setup().players[seat.index()].name,
            WIDTH - 560.0 - width_of(&points, 190.0),
            150.0,
        );
        write_text(panel, &name, at + Point::new(350.0, 285.0), 150.0, Anchor::Start);
        self.write_belongings(panel);
    }

    /// What the player has, with numbers: as many as fit in a row.
    fn write_belongings(&self, panel: &mut Panel) {
        let belongings = self.belongings();
        let step = ((WIDTH - 160.0) / belongings.len().max(1) as f64).min(330.0);
        for (index, (figure, owner, number)) in belongings.into_iter().enumerate() {
            let foot = self.at + Point::new(150.0 + index as f64 * step, 575.0);
            self.put(panel, figure, owner, foot, (step / 330.0) * 1.1);
            if number != 1 {
                let at = foot + Point::new(step * 0.37, 10.0);
                write_text(panel, &number.to_string(), at, 95.0 * step / 330.0, Anchor::Start);
            }
        }
    }

    fn belongings(&self) -> Vec<(Figure, Option<Seat>, u32)> {
        let Self { game, state, seat, .. } = *self;
        let own = Some(seat);
        let supply =
            Piece::ALL.map(|piece| (piece.into(), own, state.supply(game, seat, piece) as u32));
        let mut all: Vec<(Figure, Option<Seat>, u32)> = supply.to_vec();
        all.push((Figure::Abbey, own, state.abbeys(seat).into()));
        all.push((Figure::Tower(1), None, state.tower_pieces(seat).into()));
        let goods = state.goods(seat);
        for (kind, number) in
            [(Goods::Wine, goods.wine), (Goods::Grain, goods.grain), (Goods::Cloth, goods.cloth)]
        {
            all.push((Figure::Goods(kind), None, number.into()));
        }
        for (award, card) in
            [(Award::King, Figure::King), (Award::RobberBaron, Figure::RobberBaron)]
        {
            all.push((card, None, u32::from(state.holder(award) == own)));
        }
        let prisoners =
            state.prisoners(game).into_iter().filter(|prisoner| prisoner.captor == seat);
        all.extend(prisoners.map(|prisoner| (prisoner.piece.into(), Some(prisoner.owner), 1)));
        all.retain(|&(_, _, number)| number > 0);
        all
    }

    fn put(&self, panel: &mut Panel, figure: Figure, owner: Option<Seat>, at: Point, scale: f64) {
        let colour = owner.map(PlayerColour::of);
        let standing = Standing { figure, colour, at, scale, ground: at.y };
        standing.write(&mut panel.markup);
        panel.figures.push(standing);
        // Somebody else's follower is a prisoner.
        if owner.is_some_and(|owner| owner != self.seat) {
            let bars = Standing { figure: Figure::Bars, ..standing };
            bars.write(&mut panel.markup);
            panel.figures.push(bars);
        }
    }
}

fn write_text(panel: &mut Panel, words: &str, at: Point, size: f64, anchor: Anchor) {
    let path = text(words, at.x, at.y, size, anchor);
    let _ = write!(
        panel.markup,
        "<path d='{path}' fill='none' stroke='{INK}' stroke-width='{:.0}' stroke-linecap='round' stroke-linejoin='round'/>",
        size * 0.14
    );
}

/// As much of a name as fits.
fn fitting(name: &str, width: f64, size: f64) -> String {
    let mut letters: Vec<_> = name.chars().collect();
    if width_of(name, size) <= width {
        return name.to_owned();
    }
    while !letters.is_empty()
        && width_of(&letters.iter().collect::<String>(), size) > width - size * 0.6
    {
        letters.pop();
    }
    letters.into_iter().collect::<String>() + "."
}
