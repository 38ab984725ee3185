//! The games of the family, one module each. What they share lies outside: geometry, tiles,
//! landscape, regions, chance, events, records.

pub(crate) mod carcassonne;
