//! Traders & Builders: goods, double turns and pigs (`TRA-01` to `TRA-37`).

use super::{Expansion, Scored, TurnPart, any, first};
use crate::action::Piece;
use crate::event::{Because, Event, Log};
use crate::game::{Changes, Game, Table};
use crate::geometry::{Pos, Rotation};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{InPlay, Setup};
use crate::state::{Location, MAX_PLAYERS, PlayerGoods, Seat, State};
use crate::tile::{Attributes, FeatureKind, Goods, TileKind};
use crate::view::PublicView;

/// Traders & Builders.
pub(in crate::games::carcassonne) struct TradersAndBuilders;

impl Expansion for TradersAndBuilders {
    type Memory = Option<Box<GoodsTokens>>;

    fn memory(table: &Table) -> Self::Memory {
        table.in_play.traders.then(Box::default)
    }

    fn heap_bytes(memory: &Self::Memory) -> usize {
        memory.as_ref().map_or(0, |_| size_of::<GoodsTokens>())
    }

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        let has_set = setup.has_set("traders-and-builders");
        (in_play.builders, in_play.pigs) = (has_set.into(), has_set.into());
        in_play.traders = has_set;
    }

    fn forget(attributes: &mut Attributes, in_play: &InPlay) {
        if let Attributes::City { goods, .. } = attributes {
            *goods = goods.filter(|_| in_play.traders);
        }
    }

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        Changes::TILE.when(in_play.builders > 0) | Changes::SCORED.when(in_play.traders)
    }

    fn tile_placed(
        game: &Game,
        state: &mut State,
        _: &TileKind,
        _: Pos,
        _: Rotation,
        log: &mut impl Log,
    ) {
        note_extension(game, state, log);
    }

    const HELPERS: &[Piece] = &[Piece::Builder, Piece::Pig];

    #[inline]
    fn may_help(game: &Game, state: &State, helper: Piece, on: SegmentId) -> bool {
        may_join(game, state, helper, on)
    }

    fn why_not_help(game: &Game, state: &State, helper: Piece, at: Pos) -> Refusal {
        why_not_join(game, state, helper, at)
    }

    fn all_scored(game: &Game, state: &mut State, scored: &Scored, log: &mut impl Log) {
        if !scored.completed.is_empty() {
            trade(game, state, scored.completed, log);
        }
    }

    /// `TRA-29`, `TRA-R-12`: the owner's pig is on the field.
    fn owner_bonus(game: &Game, state: &State, seat: Seat, field: RegionId) -> Option<Because> {
        has_pig(game, state, seat, field).then_some(Because::Pig)
    }

    fn send_lonely_home(game: &Game, state: &mut State, log: &mut impl Log) {
        send_lonely_home(game, state, log);
    }

    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log) {
        score_goods(game, state, log);
    }

    fn view(_: &Game, state: &State, _: Option<Seat>, view: &mut PublicView) {
        for (seat, player) in state.seats().zip(&mut view.players) {
            player.goods = state.goods(seat);
        }
    }
}

impl State {
    /// The goods that a player has collected (`TRA-34`).
    pub fn goods(&self, seat: Seat) -> PlayerGoods {
        let all = self.memory.find_carcassonne().and_then(|all| all.traders_and_builders.as_ref());
        let [wine, grain, cloth] = all.map_or([0; 3], |goods| goods.of(seat));
        PlayerGoods { wine, grain, cloth }
    }
}

/// The goods of all players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct GoodsTokens([[u16; Goods::ALL.len()]; MAX_PLAYERS]);

impl GoodsTokens {
    fn of(&self, seat: Seat) -> [u16; Goods::ALL.len()] {
        self.0[seat.index()]
    }
}

/// The features on which a player's pieces of one kind stand.
fn regions_with<'a>(
    game: &Game,
    state: &'a State,
    seat: Seat,
    piece: Piece,
) -> impl Iterator<Item = RegionId> + 'a {
    state.pieces[game.slots(seat, piece)].iter().filter_map(|at| match *at {
        Location::On(segment) => Some(state.regions.of(segment)),
        _ => None,
    })
}

/// `TRA-08`, `TRA-25`: builders go on roads and in cities (`TRA-12`), pigs on fields, where a
/// follower of their own stands, small or big (`TRA-R-19`), however far away (`TRA-11`) and whoever
/// else is there (`TRA-10`, `TRA-26`), a barn, too (`ABB-R-18`). A feature may be complete
/// (`TRA-R-07`).
#[inline]
fn may_join(game: &Game, state: &State, piece: Piece, on: SegmentId) -> bool {
    let works_there = match state.regions.at(on).kind {
        FeatureKind::Road | FeatureKind::City => piece == Piece::Builder,
        FeatureKind::Field => piece == Piece::Pig,
        _ => false,
    };
    works_there
        && state.has_follower_of(game, state.turn, state.regions.of(on))
        && bars_helpers(game, state, state.pos_of(on), piece).is_none()
}

/// The refusal of builders and pigs on the tile here.
fn bars_helpers(game: &Game, state: &State, at: Pos, helper: Piece) -> Option<Refusal> {
    first!(E => E::bars_helpers(game, state, at, helper))
}

/// The rule against a builder or pig on a segment of the tile here.
fn why_not_join(game: &Game, state: &State, piece: Piece, at: Pos) -> Refusal {
    bars_helpers(game, state, at, piece).unwrap_or(match piece {
        Piece::Pig => Refusal::LonelyPig,
        _ => Refusal::LonelyBuilder,
    })
}

/// `TRA-24`, `TRA-28`, `PRD-29`, `PRD-39`, `TOW-17`, `TOW-35`, `INT-25`, `INT-32`: builders and
/// pigs go home when nobody is left on their feature for whom they work.
fn send_lonely_home(game: &Game, state: &mut State, log: &mut impl Log) {
    for seat in state.seats() {
        for piece in [Piece::Builder, Piece::Pig] {
            for slot in game.slots(seat, piece) {
                let Location::On(segment) = state.pieces[slot] else { continue };
                if !state.has_follower_of(game, seat, state.regions.of(segment)) {
                    state.lift(slot, Location::Supply);
                    log.note(|| {
                        let (at, place) = state.segment_name(game, segment);
                        Event::LeftAlone { seat, piece, at, place }
                    });
                }
            }
        }
    }
}

/// `TRA-14`, `TRA-R-02`, `INT-18`: notes that the tile just laid extends a road or city, or closes
/// it (`TRA-15`), on which the player's own builder (`TRA-23`) stood before (`TRA-19`).
#[inline]
fn note_extension(game: &Game, state: &mut State, log: &mut impl Log) {
    if game.in_play().builders == 0 || state.memory.carcassonne().part != TurnPart::First {
        return;
    }
    let extended = extended(game, state);
    // `TRA-R-05`, `ABB-R-05`: without a tile to draw or an abbey to place there is no second part.
    let goes_on = state.tiles_left() > 0 || any!(E => E::can_replace_draw(game, state));
    let extended = extended.filter(|_| goes_on);
    if let Some(segment) = extended {
        state.memory.carcassonne_mut().part = TurnPart::SecondEarned;
        log.note(|| {
            let (at, place) = state.segment_name(game, segment);
            Event::DoubleTurn { seat: state.turn, at, place }
        });
    }
}

/// The first segment of the tile just laid that belongs to a feature with a builder of the player.
#[inline]
fn extended(game: &Game, state: &State) -> Option<SegmentId> {
    let tile = state.board.last_tile()?;
    let segments = game.kind_of(tile).segments().len() as u16;
    let sites = regions_with(game, state, state.turn, Piece::Builder);
    let touched = sites.filter_map(|site| {
        let mut own = (tile.first_segment..tile.first_segment + segments).map(SegmentId);
        own.find(|&segment| state.regions.of(segment) == site)
    });
    touched.min()
}

/// `TRA-32`, `TRA-33`, `TRA-35`: the player who completes a city takes its goods, with or without knights
/// in it, in each part of a turn (`TRA-R-14`). There are always enough of them (`TRA-R-09`,
/// `INT-04`).
fn trade(game: &Game, state: &mut State, completed: &[RegionId], log: &mut impl Log) {
    if !game.in_play().traders {
        return;
    }
    let seat = state.turn;
    for &city in completed {
        let mut found = [0; Goods::ALL.len()];
        for segment in state.regions.segments(city) {
            if let Some(goods) = state.segment(game, segment).attributes.goods() {
                found[goods as usize] += 1;
            }
        }
        for (goods, tokens) in Goods::ALL.into_iter().zip(found) {
            if tokens > 0
                && let Some(all) = &mut state.memory.carcassonne_mut().traders_and_builders
            {
                all.0[seat.index()][goods as usize] += tokens;
                log.note(|| {
                    let (at, _) = state.segment_name(game, city.root());
                    Event::GoodsTaken { seat, goods, tokens: tokens.into(), at }
                });
            }
        }
    }
}

/// The points for the most tokens of a kind (`TRA-36`).
const MOST_GOODS: u32 = 10;

/// `TRA-36`, `TRA-37`, `TRA-R-08`: for each kind of goods, points for the most tokens.
fn score_goods(game: &Game, state: &mut State, log: &mut impl Log) {
    if !game.in_play().traders {
        return;
    }
    for goods in Goods::ALL {
        let all = state.memory.carcassonne().traders_and_builders.as_ref();
        let tokens = |seat: Seat| all.map_or(0, |all| all.of(seat)[goods as usize]);
        let most = state.seats().map(tokens).max().unwrap_or(0);
        if most == 0 {
            continue;
        }
        let receivers: Vec<_> = state.seats().filter(|&seat| tokens(seat) == most).collect();
        for seat in &receivers {
            state.scores[seat.index()] += MOST_GOODS;
        }
        let (tokens, points) = (u32::from(most), MOST_GOODS);
        log.note(|| Event::GoodsScored { goods, tokens, points, receivers });
    }
}

/// `TRA-29`, `TRA-R-12`: whether the player's own pig is on the field, as it is now.
fn has_pig(game: &Game, state: &State, seat: Seat, field: RegionId) -> bool {
    regions_with(game, state, seat, Piece::Pig).any(|region| region == field)
}
