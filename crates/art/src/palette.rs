//! The colours of the three games: medieval France, the stone age, the coast of New England.

use bastide_rules::tile::{FeatureKind, TileKind};

/// The colours of one game.
pub(crate) struct Palette {
    pub(crate) land: &'static str,
    /// Soft patches on the land, lighter and darker.
    pub(crate) patches: [&'static str; 2],
    /// Ploughed or grown fields, with the colour of their furrows.
    pub(crate) crops: &'static [[&'static str; 2]],
    pub(crate) grass: &'static str,
    /// Crowns of trees: shadow side, middle, light.
    pub(crate) tree: [&'static str; 3],
    pub(crate) hedge: [&'static str; 3],
    pub(crate) road: Road,
    pub(crate) water: Water,
    pub(crate) area: Area,
    /// The City of Carcassonne, or the sea.
    pub(crate) outside: Area,
}

/// The colours of a road.
pub(crate) struct Road {
    pub(crate) kerb: &'static str,
    pub(crate) surface: &'static str,
    pub(crate) track: &'static str,
}

/// The colours of rivers and lakes.
pub(crate) struct Water {
    pub(crate) bank: &'static str,
    pub(crate) surface: &'static str,
    pub(crate) light: &'static str,
}

/// The colours of a city, forest or town.
pub(crate) struct Area {
    pub(crate) ground: &'static str,
    /// The wall: outline, stone, top.
    pub(crate) wall: [&'static str; 3],
    pub(crate) tower: [&'static str; 2],
    /// How far houses stand from one another.
    pub(crate) street: f64,
    /// Roofs: the light and the dark side.
    pub(crate) roofs: [[&'static str; 2]; 3],
    pub(crate) outline: &'static str,
}

const CARCASSONNE: Palette = Palette {
    land: "#b4c46c",
    patches: ["#c4d07c", "#a3b75d"],
    crops: &[
        ["#d9c36a", "#bfa34f"],
        ["#9fb556", "#85a045"],
        ["#c9b277", "#a98f58"],
        ["#c7d07f", "#aab863"],
    ],
    grass: "#8da24c",
    tree: ["#4c6b2f", "#6d8f3d", "#97b356"],
    hedge: ["#47632c", "#628339", "#8aa84c"],
    road: Road { kerb: "#8a6d49", surface: "#f0e4c6", track: "#d5c193" },
    water: Water { bank: "#7f8f57", surface: "#6fa3c0", light: "#a5cbdc" },
    area: Area {
        ground: "#cba571",
        wall: ["#57493a", "#a08f76", "#dccfb4"],
        street: 110.0,
        tower: ["#5f7590", "#8fa3ba"],
        roofs: [["#d9744a", "#b04e2c"], ["#c9603a", "#9c4427"], ["#dd8a54", "#b9633a"]],
        outline: "#6b3320",
    },
    outside: Area {
        ground: "#c8b48f",
        wall: ["#453c33", "#8b8577", "#cfc9b8"],
        street: 110.0,
        tower: ["#8e3b2c", "#b85a44"],
        roofs: [["#8c9cad", "#66788c"], ["#a0a9ad", "#7b868c"], ["#b5825c", "#91623f"]],
        outline: "#3c4652",
    },
};

const HUNTERS: Palette = Palette {
    land: "#c3c078",
    patches: ["#d2cd8a", "#b1b368"],
    crops: &[],
    grass: "#9a9450",
    tree: ["#5a6b35", "#7c8c45", "#a2ae5e"],
    hedge: ["#2f4d33", "#46694a", "#6a8b63"],
    road: Road { kerb: "#8a6d49", surface: "#e3cfa3", track: "#c9b07c" },
    water: Water { bank: "#8e8a58", surface: "#4f97b5", light: "#93cadb" },
    area: Area {
        ground: "#35553a",
        wall: ["#2b4730", "#35553a", "#4b7050"],
        street: 110.0,
        tower: ["#2f4d33", "#46694a"],
        roofs: [["#56795a", "#2f4d33"], ["#6c8c5c", "#3d5c38"], ["#4c7466", "#2b4a42"]],
        outline: "#24402a",
    },
    outside: CARCASSONNE.outside,
};

const MAYFLOWER: Palette = Palette {
    land: "#cfbf72",
    patches: ["#dccd86", "#bdb064"],
    crops: &[["#dcc263", "#bd9f45"], ["#b9b862", "#9a9c4c"], ["#c79a5f", "#a67a45"]],
    grass: "#a2934b",
    tree: ["#6b5a2a", "#b5762f", "#dba24c"],
    hedge: ["#5c5a2a", "#7f7d3a", "#a5a155"],
    road: Road { kerb: "#8f6a3e", surface: "#dcb981", track: "#bd955c" },
    water: Water { bank: "#e2cf96", surface: "#5f93ad", light: "#9cc3d2" },
    area: Area {
        ground: "#c9a878",
        wall: ["#4b3420", "#7d5a36", "#b08a5b"],
        street: 118.0,
        tower: ["#6d4a2a", "#94703f"],
        roofs: [["#c38459", "#955a38"], ["#aaa093", "#7d7468"], ["#cf9f62", "#a37440"]],
        outline: "#4a3524",
    },
    outside: Area {
        ground: "#5f93ad",
        wall: ["#e9dcb0", "#e9dcb0", "#9cc3d2"],
        street: 110.0,
        tower: ["#9cc3d2", "#9cc3d2"],
        roofs: [["#9cc3d2", "#7fb0c4"]; 3],
        outline: "#9cc3d2",
    },
};

/// Which game a tile belongs to, as far as its looks go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    Carcassonne,
    Hunters,
    Mayflower,
}

impl Look {
    pub(crate) fn of(kind: &TileKind) -> Self {
        let shows =
            |kinds: &[FeatureKind]| kind.segments().iter().any(|s| kinds.contains(&s.kind()));
        if shows(&[FeatureKind::Meadow, FeatureKind::Forest, FeatureKind::Lake]) {
            Self::Hunters
        } else if shows(&[FeatureKind::Plain, FeatureKind::Town, FeatureKind::Farm]) {
            Self::Mayflower
        } else {
            Self::Carcassonne
        }
    }

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Self::Carcassonne => &CARCASSONNE,
            Self::Hunters => &HUNTERS,
            Self::Mayflower => &MAYFLOWER,
        }
    }
}
