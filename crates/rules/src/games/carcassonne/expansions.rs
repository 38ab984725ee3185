//! What the expansions remember during a game. An expansion that is not in play has an empty part, and
//! is not asked.

use super::abbey_and_mayor::AbbeyAndMayor;
use super::catapult::Catapult;
use super::count::Count;
use super::king_and_robber::Awards;
use super::princess_and_dragon::dragon::Dragon;
use super::princess_and_dragon::fairy::Fairy;
use super::river::River;
use super::tower::Towers;
use super::traders_and_builders::{DoubleTurn, GoodsTokens};
use crate::setup::InPlay;
use crate::tile::{Symbol, TileKind};

/// The memory of all expansions. The sister games have none in play.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Expansions {
    pub(crate) double_turn: DoubleTurn,
    pub(crate) goods: Option<Box<GoodsTokens>>,
    pub(crate) awards: Awards,
    pub(crate) river: River,
    pub(crate) dragon: Option<Box<Dragon>>,
    /// The fairy, once she is on the table.
    pub(crate) fairy: Option<Fairy>,
    pub(crate) towers: Option<Box<Towers>>,
    pub(crate) abbey_and_mayor: AbbeyAndMayor,
    pub(crate) count: Option<Box<Count>>,
    pub(crate) catapult: Option<Box<Catapult>>,
}

impl Expansions {
    /// What there is to remember at the start of a game with these kinds of tiles, and so many copies
    /// of each.
    pub(crate) fn new(in_play: InPlay, kinds: &[TileKind], copies: &[u16]) -> Self {
        let sites = kinds.iter().zip(copies).filter(|(kind, _)| kind.has(Symbol::TowerSite));
        let sites = sites.map(|(_, &copies)| usize::from(copies)).sum();
        Self {
            double_turn: DoubleTurn::default(),
            goods: in_play.traders.then(Box::default),
            awards: Awards::default(),
            river: River::new(kinds),
            dragon: in_play.dragon.then(|| Box::new(Dragon::new(kinds.len()))),
            fairy: None,
            towers: (in_play.tower_pieces > 0)
                .then(|| Box::new(Towers::new(sites, in_play.tower_pieces))),
            abbey_and_mayor: AbbeyAndMayor::new(in_play.abbeys),
            count: in_play.count.then(Box::default),
            catapult: in_play.catapult.then(Box::default),
        }
    }

    /// Bytes reserved on the heap.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.river.heap_bytes()
            + self.dragon.as_ref().map_or(0, |dragon| dragon.heap_bytes())
            + self.towers.as_ref().map_or(0, |towers| towers.heap_bytes())
            + self.count.as_ref().map_or(0, |_| size_of::<Count>())
            + self.catapult.as_ref().map_or(0, |_| size_of::<Catapult>())
            + self.goods.as_ref().map_or(0, |_| size_of::<GoodsTokens>())
    }
}

impl Clone for Expansions {
    fn clone(&self) -> Self {
        Self {
            goods: self.goods.clone(),
            river: self.river.clone(),
            dragon: self.dragon.clone(),
            towers: self.towers.clone(),
            count: self.count.clone(),
            catapult: self.catapult.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        // Named one by one, so that the compiler asks for a new one.
        let Self {
            double_turn,
            goods,
            awards,
            river,
            dragon,
            fairy,
            towers,
            abbey_and_mayor,
            count,
            catapult,
        } = source;
        self.double_turn = *double_turn;
        self.goods.clone_from(goods);
        self.awards = *awards;
        self.river.clone_from(river);
        self.dragon.clone_from(dragon);
        self.fairy = *fairy;
        self.towers.clone_from(towers);
        self.abbey_and_mayor = *abbey_and_mayor;
        self.count.clone_from(count);
        self.catapult.clone_from(catapult);
    }
}
