//! A small network that corrects the hand-made estimate of a position.
//!
//! Each feature and each pair of features goes through one layer of its class, the outputs are summed, and
//! two more layers turn the sums and the numbers about the whole position into a correction of the lead and
//! into the spread of the final lead around it, which is taken to be logistic. `tools/training` fits the
//! weights to games.

use super::Estimate;
use super::inputs::{
    FEATURE_CLASSES, FEATURE_INPUTS, GLOBALS, Inputs, PAIR_CLASSES, PAIR_INPUTS,
};

/// The width of the layer of features.
pub(super) const FEATURE_HIDDEN: usize = 32;
/// The width of the layer of pairs.
pub(super) const PAIR_HIDDEN: usize = 16;
/// The width of the middle layer.
const MIDDLE: usize = 32;
/// The number of inputs of the middle layer.
const SUMS: usize = FEATURE_HIDDEN + PAIR_HIDDEN + GLOBALS;
/// The unit in which corrections and spreads are learned, in points.
const UNIT: f32 = 10.0;

/// The weights of a network. All matrices are stored input by input.
#[derive(Clone, Debug)]
pub struct Network {
    features: Vec<[[f32; FEATURE_HIDDEN]; FEATURE_INPUTS]>,
    pairs: Vec<[[f32; PAIR_HIDDEN]; PAIR_INPUTS]>,
    middle: Box<[[f32; MIDDLE]; SUMS]>,
    middle_bias: [f32; MIDDLE],
    /// From the middle layer, and directly from the sums, to the correction and the spread.
    out: [[f32; 2]; MIDDLE],
    direct: Box<[[f32; 2]; SUMS]>,
    out_bias: [f32; 2],
}

/// Why bytes are not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseNetworkError {
    /// The first bytes are others.
    #[error("this is not a file of weights")]
    Magic,
    /// There are too few or too many bytes.
    #[error("the file of weights has another size than this version expects")]
    Size,
}

/// Adds the rows of a matrix, each times its input, and applies ReLU.
#[inline]
fn layer<const IN: usize, const OUT: usize>(
    weights: &[[f32; OUT]; IN],
    inputs: &[f32; IN],
    bias: [f32; OUT],
) -> [f32; OUT] {
    let mut sums = bias;
    for (row, &input) in weights.iter().zip(inputs) {
        if input != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
    }
    sums.map(|sum| sum.max(0.0))
}

impl Network {
    pub(super) fn feature(
        &self,
        class: usize,
        inputs: &[f32; FEATURE_INPUTS],
        hidden: &mut [f32; FEATURE_HIDDEN],
    ) {
        *hidden = layer(&self.features[class], inputs, [0.0; FEATURE_HIDDEN]);
    }

    pub(super) fn pair(
        &self,
        class: usize,
        inputs: &[f32; PAIR_INPUTS],
        hidden: &mut [f32; PAIR_HIDDEN],
    ) {
        *hidden = layer(&self.pairs[class], inputs, [0.0; PAIR_HIDDEN]);
    }

    /// Returns the estimate for a hand-made lead.
    pub(super) fn estimate(
        &self,
        hand: f32,
        features: &[f32; FEATURE_HIDDEN],
        pairs: &[f32; PAIR_HIDDEN],
        globals: &[f32; GLOBALS],
    ) -> Estimate {
        let mut sums = [0.0; SUMS];
        sums[..FEATURE_HIDDEN].copy_from_slice(features);
        sums[FEATURE_HIDDEN..FEATURE_HIDDEN + PAIR_HIDDEN].copy_from_slice(pairs);
        sums[FEATURE_HIDDEN + PAIR_HIDDEN..].copy_from_slice(globals);
        let middle = layer(&self.middle, &sums, self.middle_bias);
        let mut out = self.out_bias;
        let rows = self.out.iter().zip(&middle).chain(self.direct.iter().zip(&sums));
        for (row, input) in rows {
            out[0] += input * row[0];
            out[1] += input * row[1];
        }
        let lead = hand + UNIT * out[0];
        let spread = 1.0 + UNIT * softplus(out[1]);
        Estimate { lead, chance: 1.0 / (1.0 + (-lead / spread).exp()) }
    }

    /// Returns the estimate of a position from all its inputs.
    pub fn estimate_of(&self, inputs: &Inputs) -> Estimate {
        let (mut features, mut pairs) = ([0.0; FEATURE_HIDDEN], [0.0; PAIR_HIDDEN]);
        for (class, row) in &inputs.features {
            let mut hidden = [0.0; FEATURE_HIDDEN];
            self.feature(*class, row, &mut hidden);
            features.iter_mut().zip(hidden).for_each(|(sum, hidden)| *sum += hidden);
        }
        for (class, row) in &inputs.pairs {
            let mut hidden = [0.0; PAIR_HIDDEN];
            self.pair(*class, row, &mut hidden);
            pairs.iter_mut().zip(hidden).for_each(|(sum, hidden)| *sum += hidden);
        }
        self.estimate(inputs.hand, &features, &pairs, &inputs.globals)
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    ///
    /// Refuses bytes that are not weights of this architecture.
    pub fn parse(bytes: &[u8]) -> Result<Self, ParseNetworkError> {
        let rest = bytes.strip_prefix(b"BNET0001").ok_or(ParseNetworkError::Magic)?;
        let (length, rest) = rest.split_first_chunk::<4>().ok_or(ParseNetworkError::Size)?;
        let header = u32::from_le_bytes(*length) as usize;
        let mut reader = Reader(rest.get(header..).ok_or(ParseNetworkError::Size)?);
        let mut features = Vec::with_capacity(FEATURE_CLASSES);
        for _ in 0..FEATURE_CLASSES {
            features.push(reader.matrix()?);
        }
        let mut pairs = Vec::with_capacity(PAIR_CLASSES);
        for _ in 0..PAIR_CLASSES {
            pairs.push(reader.matrix()?);
        }
        let network = Self {
            features,
            pairs,
            middle: Box::new(reader.matrix()?),
            middle_bias: reader.matrix::<1, MIDDLE>()?[0],
            out: reader.matrix()?,
            direct: Box::new(reader.matrix()?),
            out_bias: reader.matrix::<1, 2>()?[0],
        };
        if reader.0.is_empty() { Ok(network) } else { Err(ParseNetworkError::Size) }
    }
}

/// A smooth function above 0.
fn softplus(x: f32) -> f32 {
    if x > 20.0 { x } else { x.exp().ln_1p() }
}

/// The unread bytes of a file of weights.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], ParseNetworkError> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(ParseNetworkError::Size)?;
        self.0 = rest;
        Ok(*first)
    }

    /// Reads a scale and the weights in units of it.
    fn matrix<const IN: usize, const OUT: usize>(
        &mut self,
    ) -> Result<[[f32; OUT]; IN], ParseNetworkError> {
        let scale = f32::from_le_bytes(self.take()?);
        let mut matrix = [[0.0; OUT]; IN];
        for weight in matrix.as_flattened_mut() {
            *weight = scale * f32::from(i16::from_le_bytes(self.take()?));
        }
        Ok(matrix)
    }
}
