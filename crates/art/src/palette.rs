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
    /// The ground in plain drawings, where it stands for the city without roofs or trees.
    pub(crate) plain_ground: &'static str,
    /// The ground in the shade of the wall.
    pub(crate) shade: &'static str,
    /// The wall: outline, stone, top.
    pub(crate) wall: [&'static str; 3],
    pub(crate) tower: [&'static str; 2],
    /// Roofs or crowns: the light and the dark side.
    pub(crate) roofs: [[&'static str; 2]; 3],
    /// Roofs or crowns in plain drawings.
    pub(crate) plain_roof: &'static str,
    pub(crate) outline: &'static str,
}

const CARCASSONNE: Palette = Palette {
    land: "#bcc983",
    patches: ["#c6d190", "#b0be76"],
    crops: &[
        ["#d8cb84", "#c2b46c"],
        ["#c6cd86", "#b0b86f"],
        ["#cdd08b", "#b6bc74"],
        ["#adbb72", "#9aa960"],
    ],
    grass: "#93a65c",
    tree: ["#5b7440", "#77924f", "#9db36d"],
    hedge: ["#4f6a38", "#6b8847", "#94ad63"],
    road: Road { kerb: "#9a8060", surface: "#f6ecd2", track: "#e2d2ab" },
    water: Water { bank: "#8b9a63", surface: "#7aa9c2", light: "#b3d2df" },
    area: Area {
        ground: "#e6c699",
        plain_ground: "#dba877",
        shade: "#d2a772",
        wall: ["#5d4c3b", "#cdbd9f", "#f3ead4"],
        tower: ["#5c7390", "#8aa0b8"],
        roofs: [["#d3805a", "#b4603f"], ["#c97350", "#a95638"], ["#db906a", "#bd6c49"]],
        plain_roof: "#c4714e",
        outline: "#84442c",
    },
    outside: Area {
        ground: "#d8cdb8",
        plain_ground: "#c4b8a2",
        shade: "#bfb29a",
        wall: ["#453c33", "#a9a292", "#ece5d4"],
        tower: ["#9c4a38", "#c9745e"],
        roofs: [["#93a6b8", "#6c8097"], ["#a3b0ba", "#7d8c99"], ["#8799ad", "#61758c"]],
        plain_roof: "#7c8fa4",
        outline: "#47566a",
    },
};

const HUNTERS: Palette = Palette {
    land: "#cdca8c",
    patches: ["#d8d49b", "#c0bf7d"],
    crops: &[],
    grass: "#a8a362",
    tree: ["#67763f", "#879650", "#aab76c"],
    hedge: ["#3c5a3d", "#557655", "#7d9b74"],
    road: Road { kerb: "#9a8060", surface: "#f0dfb8", track: "#d9c496" },
    water: Water { bank: "#9c9a66", surface: "#6ba7c0", light: "#acd3df" },
    area: Area {
        ground: "#5d8460",
        plain_ground: "#5d8460",
        shade: "#4d7352",
        wall: ["#33523a", "#6f9669", "#8db184"],
        tower: ["#3c5a3d", "#557655"],
        roofs: [["#86ab7c", "#678f67"], ["#7ea57c", "#618a65"], ["#8bae78", "#6c9163"]],
        plain_roof: "#719a6e",
        outline: "#46694b",
    },
    outside: CARCASSONNE.outside,
};

const MAYFLOWER: Palette = Palette {
    land: "#d8cb8a",
    patches: ["#e2d69b", "#cbbe7b"],
    crops: &[["#e0c878", "#c6ab59"], ["#c9c47e", "#aeaa64"], ["#d6b27b", "#bb955d"]],
    grass: "#b3a562",
    tree: ["#8a6a34", "#c08c48", "#dfb36e"],
    hedge: ["#6b6836", "#8c8a48", "#b0ac66"],
    road: Road { kerb: "#957248", surface: "#ead0a0", track: "#d0b07c" },
    water: Water { bank: "#e8d8a6", surface: "#7aa9c2", light: "#b3d2df" },
    area: Area {
        ground: "#d9bd92",
        plain_ground: "#cba878",
        shade: "#c2a274",
        wall: ["#4b3420", "#8d6a44", "#c19b6b"],
        tower: ["#6d4a2a", "#94703f"],
        roofs: [["#b98a66", "#946445"], ["#ab8f78", "#866a55"], ["#c2976a", "#9c704a"]],
        plain_roof: "#a0785a",
        outline: "#5f4229",
    },
    outside: Area {
        ground: "#7aa9c2",
        plain_ground: "#7aa9c2",
        shade: "#7aa9c2",
        wall: ["#eee2ba", "#eee2ba", "#b3d2df"],
        tower: ["#b3d2df", "#b3d2df"],
        roofs: [["#b3d2df", "#9cc3d2"]; 3],
        plain_roof: "#b3d2df",
        outline: "#b3d2df",
    },
};

/// The style of a tile, by its game.
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
