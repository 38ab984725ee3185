//! Datasets of every game and mix, read back and compared with the games that they are about.

mod errors;
mod rows;
mod tables;
mod written;
