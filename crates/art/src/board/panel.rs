//! The players' cards: points, supply, goods, awards, prisoners.

use std::fmt::Write as _;

use bastide_rules::setup::GameName;
use bastide_rules::tile::Goods;
use bastide_rules::{Actor, Game, Piece, PublicView, Seat, State};

use super::figures::Standing;
use crate::colours::Colours;
use crate::lettering::{Anchor, width_of};
use crate::pieces::Figure;
use crate::point::Point;
use crate::svg::{PAPER, write_words};

/// The size of a card, and the margin around cards.
const WIDTH: f64 = 2_600.0;
const HEIGHT: f64 = 640.0;
const GAP: f64 = 120.0;

/// The cards of all players.
#[derive(Default)]
pub(super) struct Panel {
    pub(super) markup: String,
    pub(super) height: f64,
    pub(super) figures: Vec<Standing>,
}

/// The cards side by side, as many per row as fit this width.
pub(super) fn panel(
    game: &Game,
    state: &State,
    view: &PublicView,
    colours: Colours,
    width: f64,
) -> Panel {
    let players = state.seats().count();
    // Cards as wide as three tiles read well; narrower pictures have more rows.
    let most = players.min((width / 2_900.0).floor().max(1.0) as usize);
    let rows = players.div_ceil(most);
    let columns = players.div_ceil(rows);
    let scale = ((width - GAP) / (columns as f64 * (WIDTH + GAP))).min(1.6);
    let mut panel = Panel::default();
    let left = (width / scale - (columns as f64 * (WIDTH + GAP) - GAP)) / 2.0;
    let _ = write!(panel.markup, "<g transform='scale({scale:.3})'>");
    for (index, seat) in state.seats().enumerate() {
        let at = Point::new(
            left + (index % columns) as f64 * (WIDTH + GAP),
            GAP + (index / columns) as f64 * (HEIGHT + GAP),
        );
        Card { game, state, view, colours, seat, at }.write(&mut panel);
    }
    panel.markup.push_str("</g>");
    panel.height = (rows as f64 * (HEIGHT + GAP) + GAP) * scale;
    panel
}

/// The card of one player.
struct Card<'a> {
    game: &'a Game,
    state: &'a State,
    view: &'a PublicView,
    colours: Colours,
    seat: Seat,
    at: Point,
}

impl Card<'_> {
    fn write(&self, panel: &mut Panel) {
        let Self { game, state, colours, seat, at, .. } = *self;
        let is_next = state.actor() == Actor::Player(seat);
        let has_won = state.is_over() && state.leaders().any(|leader| leader == seat);
        let tones = colours.of(seat).tones();
        let frame = if is_next || has_won { 34 } else { 12 };
        let _ = write!(
            panel.markup,
            "<rect x='{:.0}' y='{:.0}' width='{WIDTH}' height='{HEIGHT}' rx='70' fill='{PAPER}' stroke='{}' stroke-width='{frame}'/>",
            at.x, at.y, tones.dark
        );
        let seal = at + Point::new(190.0, 320.0);
        self.put(panel, Figure::Seal, Some(seat), seal, 1.1);
        let points = state.scores()[seat.index()].to_string();
        write_words(
            &mut panel.markup,
            &points,
            at + Point::new(WIDTH - 110.0, 300.0),
            190.0,
            Anchor::End,
        );
        let name = fitting(
            &game.setup().players[seat.index()].name,
            WIDTH - 560.0 - width_of(&points, 190.0),
            150.0,
        );
        write_words(&mut panel.markup, &name, at + Point::new(350.0, 285.0), 150.0, Anchor::Start);
        self.write_belongings(panel);
    }

    /// The player's belongings with their numbers, as large as fits a row.
    fn write_belongings(&self, panel: &mut Panel) {
        let belongings = self.belongings();
        let digits = |number: u32| if number == 1 { String::new() } else { number.to_string() };
        let room = |number: u32| 270.0 + width_of(&digits(number), 95.0);
        let width: f64 = belongings.iter().map(|&(_, _, number)| room(number)).sum();
        let scale = ((WIDTH - 100.0) / width.max(1.0)).min(1.0);
        let mut left = 60.0;
        for (figure, owner, number) in belongings {
            let foot = self.at + Point::new(left + 120.0 * scale, 570.0);
            self.put(panel, figure, owner, foot, scale);
            let at = foot + Point::new(122.0 * scale, 10.0);
            write_words(&mut panel.markup, &digits(number), at, 95.0 * scale, Anchor::Start);
            left += room(number) * scale;
        }
    }

    fn belongings(&self) -> Vec<(Figure, Option<Seat>, u32)> {
        let Self { game, view, seat, .. } = *self;
        let (own, player) = (Some(seat), &view.players[seat.index()]);
        let in_supply = |piece| player.supply.get(&piece).copied().unwrap_or(0) as u32;
        let supply = Piece::ALL.map(|piece| (piece.into(), own, in_supply(piece)));
        let mut all: Vec<(Figure, Option<Seat>, u32)> = supply.to_vec();
        all.push((Figure::Abbey, own, player.abbeys.into()));
        all.push((Figure::Tower(1), None, player.tower_pieces.into()));
        let goods = player.goods;
        for (kind, number) in
            [(Goods::Wine, goods.wine), (Goods::Grain, goods.grain), (Goods::Cloth, goods.cloth)]
        {
            all.push((Figure::Goods(kind), None, number.into()));
        }
        all.push((Figure::King, None, u32::from(view.king == own)));
        all.push((Figure::RobberBaron, None, u32::from(view.robber_baron == own)));
        let prisoners = view.prisoners.iter().filter(|prisoner| prisoner.captor == seat);
        all.extend(prisoners.map(|prisoner| (prisoner.piece.into(), Some(prisoner.owner), 1)));
        // An empty supply of followers is shown too.
        let is_ordinary = |figure| match game.setup().game {
            GameName::Carcassonne => figure == Figure::Follower,
            GameName::HuntersAndGatherers => figure == Figure::Member,
            GameName::Mayflower => figure == Figure::Settler,
        };
        all.retain(|&(figure, _, number)| number > 0 || is_ordinary(figure));
        all
    }

    fn put(&self, panel: &mut Panel, figure: Figure, owner: Option<Seat>, at: Point, scale: f64) {
        let mut standing = Standing::new(figure, at, scale);
        standing.colour = owner.map(|owner| self.colours.of(owner));
        standing.write(&mut panel.markup);
        panel.figures.push(standing);
        // Another player's follower is a prisoner.
        if owner.is_some_and(|owner| owner != self.seat) {
            let bars = Standing::new(Figure::Bars, at, scale);
            bars.write(&mut panel.markup);
            panel.figures.push(bars);
        }
    }
}

/// The part of a name that fits.
pub(super) fn fitting(name: &str, width: f64, size: f64) -> String {
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

#[cfg(test)]
mod tests {
    use super::{fitting, width_of};

    #[test]
    fn a_name_is_cut_to_its_room() {
        assert_eq!(fitting("Ann", 1_000.0, 150.0), "Ann");
        for room in [200.0, 400.0, 900.0] {
            let name = fitting("WWWWWWWWWWWWWWWWWWWWWWWWW", room, 150.0);
            assert!(name.ends_with('.') && width_of(&name, 150.0) <= room, "{name}");
        }
    }
}
