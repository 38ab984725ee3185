//! A small network that corrects the hand-made estimate of a position.
//!
//! Each feature and each pair of features goes through one layer of its class, the outputs are summed, and
//! two more layers turn the sums and the numbers about the whole position into a correction of the lead and
//! into the spread of the final lead around it, which is taken to be logistic. `tools/training` fits the
//! weights to games.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined into a vectorised operation is not vectorised"
)]

use pulp::{Arch, NullaryFnOnce};
#[cfg(target_arch = "x86_64")]
use pulp::{cast, x86::V3};

use super::Estimate;
use super::inputs::{FEATURE_CLASSES, FEATURE_INPUTS, GLOBALS, Inputs, PAIR_CLASSES, PAIR_INPUTS};

/// The width of the layer of features.
pub(super) const FEATURE_HIDDEN: usize = 32;
/// The width of the layer of pairs.
pub(super) const PAIR_HIDDEN: usize = 16;
/// The width of the middle layer.
const MIDDLE: usize = 32;
/// The number of inputs of the middle layer.
const SUMS: usize = FEATURE_HIDDEN + PAIR_HIDDEN + GLOBALS;
/// The number of blocks that hold them.
const SUM_BLOCKS: usize = SUMS.div_ceil(LANES);
/// The unit in which corrections and spreads are learned, in points.
const UNIT: f32 = 10.0;

/// The weights of a network. All matrices are stored input by input.
#[derive(Clone, Debug)]
pub struct Network {
    arch: Arch,
    features: Vec<[[Block; FEATURE_HIDDEN / LANES]; FEATURE_INPUTS]>,
    pairs: Vec<[[Block; PAIR_HIDDEN / LANES]; PAIR_INPUTS]>,
    middle: Box<[[Block; MIDDLE / LANES]; SUMS]>,
    middle_bias: [Block; MIDDLE / LANES],
    /// From the middle layer, and directly from the sums, to the correction and the spread.
    out: [[Block; MIDDLE / LANES]; 2],
    direct: Box<[[Block; SUM_BLOCKS]; 2]>,
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

/// The unit of vector arithmetic.
const LANES: usize = 8;
type Block = [f32; LANES];

/// Arithmetic on blocks.
trait Lanes: Copy {
    /// Returns `factor * block + sum`.
    fn multiply_add(self, factor: f32, block: Block, sum: Block) -> Block;

    /// Returns `one * other + sum`, lane by lane.
    fn multiply_lanes(self, one: Block, other: Block, sum: Block) -> Block;
}

/// Arithmetic for any processor.
#[derive(Clone, Copy)]
struct Plain;

impl Lanes for Plain {
    #[inline(always)]
    fn multiply_add(self, factor: f32, block: Block, sum: Block) -> Block {
        std::array::from_fn(|lane| factor * block[lane] + sum[lane])
    }

    #[inline(always)]
    fn multiply_lanes(self, one: Block, other: Block, sum: Block) -> Block {
        std::array::from_fn(|lane| one[lane] * other[lane] + sum[lane])
    }
}

#[cfg(target_arch = "x86_64")]
impl Lanes for V3 {
    #[inline(always)]
    fn multiply_add(self, factor: f32, block: Block, sum: Block) -> Block {
        cast(self.mul_add_f32x8(self.splat_f32x8(factor), cast(block), cast(sum)))
    }

    #[inline(always)]
    fn multiply_lanes(self, one: Block, other: Block, sum: Block) -> Block {
        cast(self.mul_add_f32x8(cast(one), cast(other), cast(sum)))
    }
}

/// Runs an operation with the widest vectors that the processor has.
macro_rules! vectorized {
    ($arch:expr, $name:ident { $($field:ident),* }) => {
        match $arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V3(lanes) => lanes.vectorize($name { lanes, $($field),* }),
            _ => $name { lanes: Plain, $($field),* }.call(),
        }
    };
}

/// Adds the rows of a matrix, each times its input, to a bias, and replaces negative sums by 0. Inputs that are often 0
/// are `SPARSE`.
#[inline(always)]
fn layer<const SPARSE: bool, const OUT: usize>(
    lanes: impl Lanes,
    weights: &[[Block; OUT]],
    inputs: &[f32],
    bias: [Block; OUT],
) -> [Block; OUT] {
    let mut sums = bias;
    for (row, &input) in weights.iter().zip(inputs) {
        if !SPARSE || input != 0.0 {
            for block in 0..OUT {
                sums[block] = lanes.multiply_add(input, row[block], sums[block]);
            }
        }
    }
    sums.map(|block| block.map(|sum| if sum > 0.0 { sum } else { 0.0 }))
}

/// The layer of a feature or a pair.
struct RowLayer<'a, L, const IN: usize, const OUT: usize> {
    lanes: L,
    weights: &'a [[Block; OUT]; IN],
    inputs: &'a [f32; IN],
}

impl<L: Lanes, const IN: usize, const OUT: usize> NullaryFnOnce for RowLayer<'_, L, IN, OUT> {
    type Output = [Block; OUT];

    #[inline(always)]
    fn call(self) -> Self::Output {
        layer::<true, OUT>(self.lanes, self.weights, self.inputs, [[0.0; LANES]; OUT])
    }
}

/// The layers above the sums, which are followed by zeros.
struct Head<'a, L> {
    lanes: L,
    network: &'a Network,
    sums: &'a [Block; SUM_BLOCKS],
}

impl<L: Lanes> NullaryFnOnce for Head<'_, L> {
    type Output = [f32; 2];

    #[inline(always)]
    fn call(self) -> [f32; 2] {
        let Network { middle, middle_bias, out, direct, out_bias, .. } = self.network;
        let sums = self.sums;
        let hidden = layer::<false, _>(self.lanes, &**middle, sums.as_flattened(), *middle_bias);
        let mut both = *out_bias;
        for (output, sum) in both.iter_mut().enumerate() {
            let mut lanes = [0.0; LANES];
            for (&one, &other) in hidden.iter().zip(&out[output]) {
                lanes = self.lanes.multiply_lanes(one, other, lanes);
            }
            for (&one, &other) in sums.iter().zip(&direct[output]) {
                lanes = self.lanes.multiply_lanes(one, other, lanes);
            }
            *sum += (0..LANES / 2).map(|lane| lanes[lane] + lanes[lane + LANES / 2]).sum::<f32>();
        }
        both
    }
}

impl Network {
    pub(super) fn feature(
        &self,
        class: usize,
        inputs: &[f32; FEATURE_INPUTS],
        hidden: &mut [f32; FEATURE_HIDDEN],
    ) {
        let weights = &self.features[class];
        let blocks = vectorized!(self.arch, RowLayer { weights, inputs });
        hidden.copy_from_slice(blocks.as_flattened());
    }

    pub(super) fn pair(
        &self,
        class: usize,
        inputs: &[f32; PAIR_INPUTS],
        hidden: &mut [f32; PAIR_HIDDEN],
    ) {
        let weights = &self.pairs[class];
        let blocks = vectorized!(self.arch, RowLayer { weights, inputs });
        hidden.copy_from_slice(blocks.as_flattened());
    }

    /// Returns the estimate for a hand-made lead.
    pub(super) fn estimate(
        &self,
        hand: f32,
        features: &[f32; FEATURE_HIDDEN],
        pairs: &[f32; PAIR_HIDDEN],
        globals: &[f32; GLOBALS],
    ) -> Estimate {
        let mut sums = [[0.0; LANES]; SUM_BLOCKS];
        let (to_features, rest) = sums.as_flattened_mut().split_at_mut(FEATURE_HIDDEN);
        let (to_pairs, rest) = rest.split_at_mut(PAIR_HIDDEN);
        to_features.copy_from_slice(features);
        to_pairs.copy_from_slice(pairs);
        rest[..GLOBALS].copy_from_slice(globals);
        let (network, sums) = (self, &sums);
        let out = vectorized!(self.arch, Head { network, sums });
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
            arch: Arch::new(),
            features,
            pairs,
            middle: Box::new(reader.matrix()?),
            middle_bias: reader.matrix::<1, _>()?[0],
            out: reader.columns::<MIDDLE, _>()?,
            direct: Box::new(reader.columns::<SUMS, _>()?),
            out_bias: reader.numbers()?,
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
    fn numbers<const N: usize>(&mut self) -> Result<[f32; N], ParseNetworkError> {
        let mut numbers = [0.0; N];
        self.fill(&mut numbers)?;
        Ok(numbers)
    }

    fn fill(&mut self, numbers: &mut [f32]) -> Result<(), ParseNetworkError> {
        let scale = f32::from_le_bytes(self.take()?);
        for number in numbers {
            *number = scale * f32::from(i16::from_le_bytes(self.take()?));
        }
        Ok(())
    }

    /// Reads a matrix whose rows are whole blocks.
    fn matrix<const IN: usize, const OUT: usize>(
        &mut self,
    ) -> Result<[[Block; OUT]; IN], ParseNetworkError> {
        let mut matrix = [[[0.0; LANES]; OUT]; IN];
        self.fill(matrix.as_flattened_mut().as_flattened_mut())?;
        Ok(matrix)
    }

    /// Reads a matrix with two columns, each of which becomes blocks that are filled up with zeros.
    fn columns<const IN: usize, const BLOCKS: usize>(
        &mut self,
    ) -> Result<[[Block; BLOCKS]; 2], ParseNetworkError> {
        let mut rows = [[0.0; 2]; IN];
        self.fill(rows.as_flattened_mut())?;
        let mut columns = [[[0.0; LANES]; BLOCKS]; 2];
        for (index, row) in rows.into_iter().enumerate() {
            for (column, number) in columns.iter_mut().zip(row) {
                column[index / LANES][index % LANES] = number;
            }
        }
        Ok(columns)
    }
}
