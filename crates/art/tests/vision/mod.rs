//! Colour vision: normal, and without one kind of cone, after Machado, Oliveira and Fernandes (2009) at
//! full severity.

/// A colour in linear light: red, green, blue from 0 to 1.
pub(crate) type Light = [f64; 3];

/// A kind of colour vision.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Vision {
    Normal,
    Protanopia,
    Deuteranopia,
    Tritanopia,
}

impl Vision {
    pub(crate) const ALL: [Self; 4] =
        [Self::Normal, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];

    /// The colour whose cones are missing.
    pub(crate) const fn missing(self) -> &'static str {
        match self {
            Self::Normal => "none",
            Self::Protanopia => "red",
            Self::Deuteranopia => "green",
            Self::Tritanopia => "blue",
        }
    }

    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }

    /// The colour as it appears to this kind of vision.
    pub(crate) fn see(self, light: Light) -> Light {
        self.matrix().map(|row| {
            let seen: f64 = row.iter().zip(light).map(|(share, part)| share * part).sum();
            seen.clamp(0.0, 1.0)
        })
    }
}

/// Converts a component of an sRGB colour to linear light.
pub(crate) fn linear(part: u8) -> f64 {
    let part = f64::from(part) / 255.0;
    if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}
