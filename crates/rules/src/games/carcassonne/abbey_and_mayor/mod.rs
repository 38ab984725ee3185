//! Abbey & Mayor (`ABB-01` to `ABB-56`): a file for each of its pieces. The mayor is a
//! [`Piece`](crate::Piece) whose strength are the shields of the city (`ABB-15`).

pub(super) mod abbey;
pub(super) mod barn;
pub(super) mod wagon;
