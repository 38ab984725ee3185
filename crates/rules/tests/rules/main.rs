//! What the rules say, chapter by chapter, and what holds in all games. The example scripts are in `tests/examples`.

mod abbey_and_mayor;
mod analysis;
mod base_end;
mod base_facts;
mod base_follower;
mod base_scoring;
mod base_setup;
mod base_tile;
mod catapult;
mod combinations;
mod cult;
mod hunters_and_gatherers;
mod hunters_and_gatherers_referee;
mod inns_and_cathedrals;
mod king_and_robber;
mod laws;
mod mayflower;
mod mayflower_referee;
mod princess_and_dragon;
mod records;
mod referee;
mod river;
#[path = "../script/mod.rs"]
mod script;
mod setups;
mod support;
mod tile_files;
mod tower;
mod traders_and_builders;
mod views;
mod worth;
