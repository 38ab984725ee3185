//! All expansions together: what can be combined, what each set brings, and how a game begins.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{Script, count, count_segments};
use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::Award;
use bastide_rules::setup::{FirstPlayer, GameName, InPlay, Preset};
use bastide_rules::tile::{Goods, Symbol, TileRole};
use bastide_rules::{Action, Actor, Game, Phase, Piece, Pos, Quarter, Seat, Setup, SetupError};

const NAMES: [&str; 7] = ["Ann", "Ben", "Cid", "Dan", "Eve", "Finn", "Gus"];
const COUNT: &str = "count";
const RIVER: &str = "river-2";

/// The sets beside the base game: tiles in the draw stack of land, and all other tiles.
const SETS: [(&str, u32, u32); 10] = [
    ("inns-and-cathedrals", 18, 0),
    ("traders-and-builders", 24, 0),
    ("princess-and-dragon", 30, 0),
    ("tower", 18, 0),
    ("abbey-and-mayor", 12, 6),
    ("king-and-robber", 5, 0),
    ("cult", 5, 0),
    (COUNT, 0, 12),
    (RIVER, 0, 12),
    ("catapult", 12, 0),
];

fn names(players: usize) -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().take(players)
}

fn table(players: usize) -> Setup {
    Setup::carcassonne(names(players))
}

fn left(script: &Script, id: &str) -> u16 {
    script.state.left_of(script.game.kind_named(id).expect("a tile of the game"))
}

/// The kinds of the tiles on the table.
fn laid(script: &Script) -> Vec<&str> {
    script.state.tiles().iter().map(|tile| script.game.kind_of(tile).id()).collect()
}

/// The land tiles in the draw stack.
fn land(script: &Script) -> u32 {
    let game = &script.game;
    let land = game
        .kind_ids()
        .filter(|&kind| game.kind(kind).is_some_and(|kind| kind.role() == TileRole::Land));
    land.map(|kind| u32::from(script.state.left_of(kind))).sum()
}

/// The answer to a setup, without the game.
fn answer(setup: &Setup) -> Result<(), SetupError> {
    Game::new(setup.clone()).map(drop)
}

/// Every choice among the sets beside the base game.
fn choices() -> impl Iterator<Item = Vec<(&'static str, u32, u32)>> {
    (0..1_u32 << SETS.len()).map(|choice| {
        let chosen = SETS.into_iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1);
        chosen.map(|(_, set)| set).collect()
    })
}

/// INT-02, INT-05, CAT-01, CNT-01: the table of all sets.
#[test]
fn every_set_has_its_tiles() {
    for (set, drawn, others) in [("base", 72, 0)].into_iter().chain(SETS) {
        let of = |role| count(set, |kind| usize::from(kind.role() == role)) as u32;
        let land = of(TileRole::Land);
        assert_eq!((land, count(set, |_| 1) as u32 - land), (drawn, others), "{set}");
    }
    let river = [TileRole::Source, TileRole::Fork, TileRole::River, TileRole::Lake];
    let of = |role| count(RIVER, |kind| usize::from(kind.role() == role));
    assert_eq!(river.map(of), [1, 1, 9, 1]);
    assert_eq!(count(COUNT, |kind| usize::from(kind.role() == TileRole::Fixed)), 12);
    assert_eq!(count("abbey-and-mayor", |kind| usize::from(kind.role() == TileRole::Abbey)), 6);
}

/// INT-05, INT-06, INT-08: each set can be added to the base game, alone and with all others.
#[test]
fn only_count_and_river_cannot_be_combined() {
    for chosen in choices() {
        let sets: Vec<_> = chosen.iter().map(|&(set, ..)| set).collect();
        let setup = table(2).with(sets.iter().copied());
        let both = sets.contains(&COUNT) && sets.contains(&RIVER);
        let wanted = if both { Err(SetupError::CountAndRiver) } else { Ok(()) };
        assert_eq!(answer(&setup), wanted, "{sets:?}");
    }
    let first_river = table(2).with([COUNT, "river-1"]);
    assert_eq!(answer(&first_river), Err(SetupError::CountAndRiver));
}

/// INT-02, INT-05, CAT-01: every set brings its tiles to the stack, whatever the others are. All of
/// them without River and Count make 195.
#[test]
fn the_stack_has_the_tiles_of_all_chosen_sets() {
    let mut most = 0;
    for chosen in choices() {
        let has = |set| chosen.iter().any(|&(chosen, ..)| chosen == set);
        if has(COUNT) && has(RIVER) {
            continue;
        }
        let script = Script::open(table(2).with(chosen.iter().map(|&(set, ..)| set)));
        let wanted = 71 + chosen.iter().map(|&(_, land, _)| land).sum::<u32>();
        assert_eq!(land(&script), wanted, "{chosen:?}");
        // The source lies on the table; the rest of the river is a stack of its own.
        let river = if has(RIVER) { 11 } else { 0 };
        assert_eq!(script.state.tiles_left(), wanted + river, "{chosen:?}");
        most = most.max(wanted);
    }
    assert_eq!(most, 195);
}

/// INT-06, CNT-01: whoever insists may play with both; the City of Carcassonne is laid, and the
/// source is the first tile of the stack.
#[test]
fn the_pair_can_be_played_if_the_setup_insists() {
    let mut setup = table(2).with([COUNT, RIVER]);
    setup.allow_discouraged = true;
    let script = Script::open(setup);
    assert_eq!(laid(&script).len(), 12);
    assert_eq!((land(&script), script.state.tiles_left()), (71, 71 + 12));
    assert_eq!(script.legal(), BTreeSet::from(["draw R2-01".to_owned()]));
}

/// INT-01, INT-02, INT-03, INT-08.
#[test]
fn six_need_the_grey_followers_and_nobody_plays_alone() {
    for (set, ..) in [("base", 0, 0)].into_iter().chain(SETS) {
        let max = if set == "inns-and-cathedrals" { 6 } else { 5 };
        for found in 0..=7 {
            let setup = table(found);
            let setup = if set == "base" { setup } else { setup.with([set]) };
            let wanted = match found {
                6 if max == 5 => Err(SetupError::SixthPlayer),
                _ if (2..=max).contains(&found) => Ok(()),
                _ => Err(SetupError::Players { found, min: 2, max }),
            };
            assert_eq!(answer(&setup), wanted, "{set}, {found} players");
        }
    }
}

/// The pieces in the supply of a player, sort by sort.
fn supply(script: &Script, seat: Seat) -> BTreeMap<Piece, usize> {
    let counted = Piece::ALL.map(|piece| (piece, script.state.supply(&script.game, seat, piece)));
    counted.into_iter().filter(|&(_, pieces)| pieces > 0).collect()
}

/// INT-02, INT-09: each set brings its own pieces for each player, and no others.
#[test]
fn every_set_brings_its_pieces_for_each_player() {
    use Piece::{Barn, BigFollower, Builder, Mayor, Pig, Wagon};
    let own: &[(&str, &[Piece])] = &[
        ("inns-and-cathedrals", &[BigFollower]),
        ("traders-and-builders", &[Builder, Pig]),
        ("abbey-and-mayor", &[Mayor, Wagon, Barn]),
    ];
    for (set, ..) in SETS {
        let script = Script::open(table(3).with([set]));
        let pieces = own.iter().find(|(name, _)| *name == set).map_or(&[][..], |(_, own)| own);
        let mut wanted: BTreeMap<_, _> = pieces.iter().map(|&piece| (piece, 1)).collect();
        wanted.insert(Piece::Follower, 7);
        for seat in script.state.seats() {
            assert_eq!(supply(&script, seat), wanted, "{set}");
            assert_eq!(script.state.abbeys(seat), u8::from(set == "abbey-and-mayor"), "{set}");
            assert_eq!(script.state.tower_pieces(seat), if set == "tower" { 9 } else { 0 });
        }
    }
}

/// INT-02, INT-09: with everything in play each player has one of each, and as many tower pieces as
/// the number of players allows.
#[test]
fn with_everything_each_player_has_one_of_each() {
    for (players, towers) in [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)] {
        let script = Script::open(Setup::preset(Preset::Everything, names(players)));
        assert_eq!(script.state.seats().count(), players);
        for seat in script.state.seats() {
            let pieces = Piece::ALL.into_iter().take_while(|&piece| piece != Piece::Member);
            // Abbots and phantoms are in no box of these.
            let pieces = pieces.filter(|piece| !matches!(piece, Piece::Abbot | Piece::Phantom));
            let wanted = pieces.map(|piece| (piece, if piece == Piece::Follower { 7 } else { 1 }));
            assert_eq!(supply(&script, seat), wanted.collect());
            assert_eq!((script.state.abbeys(seat), script.state.tower_pieces(seat)), (1, towers));
        }
    }
}

/// INT-04.
#[test]
fn there_are_as_many_goods_as_symbols_on_the_tiles() {
    let all = |goods| {
        let sets = tile_sets().iter().map(|set| set.name.as_str());
        sets.map(|set| count_segments(set, |segment| segment.attributes.goods() == Some(goods)))
            .sum::<usize>()
    };
    assert_eq!([Goods::Wine, Goods::Grain, Goods::Cloth].map(all), [9, 6, 5]);
}

/// INT-07: the inn, the pig herd and the volcano of the river.
#[test]
fn inn_herd_and_volcano_of_the_river_need_their_expansions() {
    let found = |sets: &[&str]| {
        let play = table(2).with([RIVER]).with(sets.iter().copied()).in_play();
        (play.inns, play.pig_herd, play.dragon)
    };
    assert_eq!(found(&[]), (false, false, false));
    assert_eq!(found(&["inns-and-cathedrals"]), (true, false, false));
    assert_eq!(found(&["traders-and-builders"]), (false, true, false));
    assert_eq!(found(&["princess-and-dragon"]), (false, false, true));
    let all = ["inns-and-cathedrals", "traders-and-builders", "princess-and-dragon"];
    assert_eq!(found(&all), (true, true, true));
}

/// INT-05, INT-08: what a set brings into play, it brings alone and with all others.
#[test]
fn the_mechanisms_of_a_set_come_with_it_and_with_no_other() {
    type Mechanism = fn(&InPlay) -> bool;
    let mechanisms: &[(&str, &[Mechanism])] = &[
        ("inns-and-cathedrals", &[|play| play.inns, |play| play.cathedrals]),
        ("traders-and-builders", &[|play| play.traders]),
        (
            "princess-and-dragon",
            &[|play| play.dragon, |play| play.fairy, |play| play.princess, |play| play.portals],
        ),
        ("king-and-robber", &[|play| play.king, |play| play.robber_baron]),
        ("cult", &[|play| play.shrines]),
        (COUNT, &[|play| play.count]),
        ("catapult", &[|play| play.catapult]),
    ];
    for chosen in choices() {
        let play = table(2).with(chosen.iter().map(|&(set, ..)| set)).in_play();
        assert!(play.farmers);
        for (set, own) in mechanisms {
            let here = chosen.iter().any(|(chosen, ..)| chosen == set);
            assert!(own.iter().all(|mechanism| mechanism(&play) == here), "{set} in {chosen:?}");
        }
    }
}

/// INT-09, CNT-01, CNT-02: the start of the landscape.
#[test]
fn the_landscape_begins_with_start_tile_source_or_carcassonne() {
    let open = |sets: &[&str]| Script::open(table(2).with(sets.iter().copied()));
    let others = SETS.map(|(set, ..)| set).into_iter().filter(|set| ![COUNT, RIVER].contains(set));
    let others: Vec<_> = others.collect();

    for sets in [&[][..], &others] {
        assert_eq!(laid(&open(sets)), ["BA-D"]);
    }
    for also in [&[][..], &others] {
        let river = open(&[&[RIVER][..], also].concat());
        assert_eq!(laid(&river), ["R2-01"]);
        // The fork comes next.
        assert_eq!(river.legal(), BTreeSet::from(["draw R2-04".to_owned()]));
        let city = open(&[&[COUNT][..], also].concat());
        let wanted: Vec<_> = (1..=12).map(|number| format!("CO-{number:02}")).collect();
        assert_eq!(laid(&city), wanted);
        // The start tile is out of the game: three of its four copies are ordinary land.
        assert_eq!([left(&river, "BA-D"), left(&city, "BA-D")], [3, 3]);
    }
}

/// CNT-01: four tiles wide, three high, and none of them is ever drawn.
#[test]
fn the_city_of_carcassonne_lies_in_the_middle_of_the_table() {
    let script = Script::open(table(2).with([COUNT]));
    let places: Vec<_> = script.state.tiles().iter().map(|tile| tile.pos).collect();
    let rows = (-1..=1).flat_map(|y| (-2..=1).map(move |x| Pos::new(x, y)));
    assert_eq!(places, rows.collect::<Vec<_>>());
    for tile in script.state.tiles() {
        let kind = script.game.kind_of(tile);
        assert_eq!((kind.fixed_at(), tile.turn.index()), (Some(tile.pos), 0));
        assert_eq!(left(&script, kind.id()), 0);
    }
    let features = script.state.features(&script.game);
    assert!(features.iter().all(|feature| feature.pieces.is_empty()));
}

/// CNT-03, INT-09.
#[test]
fn the_count_begins_in_the_castle_and_the_quarters_are_empty() {
    let script = Script::open(table(2).with([COUNT]));
    assert_eq!(script.state.count_quarter(), Some(Quarter::Castle));
    assert!(script.state.quarters(&script.game).is_empty());
    assert_eq!(Script::open(table(2)).state.count_quarter(), None);
}

/// INT-09: what is common to all lies beside the table, and nobody has any points.
#[test]
fn everything_common_is_out_of_the_way_at_the_start() {
    for first in 1..=4 {
        let mut setup = Setup::preset(Preset::Everything, names(4));
        setup.first_player = FirstPlayer::Seat(first);
        let script = Script::open(setup);
        let (game, state) = (&script.game, &script.state);
        assert_eq!((state.turn(), state.actor()), (Seat::new(first - 1), Actor::Chance));
        assert_eq!((state.dragon(), state.fairy(game)), (None, None));
        assert_eq!(state.count_quarter(), Some(Quarter::Castle));
        assert!([Award::King, Award::RobberBaron].iter().all(|&card| state.holder(card).is_none()));
        for seat in state.seats() {
            let goods = state.goods(seat);
            assert_eq!([goods.wine, goods.grain, goods.cloth], [0; 3]);
        }
        assert_eq!(state.scores(), [0; 4]);
        assert!(state.prisoners(game).is_empty() && state.barns(game).is_empty());
        assert!(game.kind_ids().all(|kind| state.aside_of(kind) == 0));
    }
}

/// INT-09, BAS-V-15: one stack of land, in which every tile is as likely as any other.
#[test]
fn all_land_tiles_are_shuffled_into_one_stack() {
    let all = SETS.map(|(set, ..)| set).into_iter().filter(|&set| set != RIVER);
    let script = Script::open(table(2).with(all));
    let (game, state) = (&script.game, &script.state);
    assert_eq!((game.tickets(state), state.tiles_left()), (195, 195));
    for kind in game.kind_ids() {
        let tickets = game.tickets_of(state, Action::Draw(kind));
        assert_eq!(tickets, u32::from(state.left_of(kind)));
    }
}

/// INT-20, INT-19: when the dragon comes, the tiles put aside are as likely as all others again.
#[test]
fn tiles_put_aside_are_shuffled_into_the_whole_stack() {
    let mut script = Script::prepare(
        "players Red Blue
        element dragon true
        draw PD-14; draw PD-14; draw PD-16; draw PD-01
        draw TO-02; draw TO-02; draw BA-B",
    );
    let tickets = |script: &Script| {
        let draws = ["PD-14", "PD-16", "TO-02", "BA-B"].map(|id| {
            let kind = script.game.kind_named(id).expect("a tile");
            script.game.tickets_of(&script.state, Action::Draw(kind))
        });
        (draws, script.game.tickets(&script.state))
    };
    script.acts("draw PD-14; draw PD-14; draw PD-16");
    // One volcano is left with the others, the dragons wait.
    assert_eq!(tickets(&script), ([0, 0, 2, 1], 4));
    script.acts("draw PD-01; place 0,1 turn 0; pass");
    assert_eq!(tickets(&script), ([2, 1, 2, 1], 6));
    assert_eq!(script.state.tiles_left(), 6);
}

/// CAT-01.
#[test]
fn the_twelve_fairs_are_in_the_stack_and_nowhere_else() {
    assert_eq!(count("catapult", |_| 1), 12);
    for set in tile_sets() {
        let fairs = count(&set.name, |kind| usize::from(kind.has(Symbol::Fair)));
        assert_eq!(fairs, if set.name == "catapult" { 12 } else { 0 }, "{}", set.name);
    }
    let script = Script::open(table(2).with(["catapult"]));
    assert_eq!(script.state.tiles_left(), 71 + 12);
    for number in 1..=12 {
        assert_eq!(left(&script, &format!("CA-{number:02}")), 1);
    }
}

/// CAT-02, CAT-03: the tokens come back after each round, so everybody has always all four. The
/// catapult stands aside until a fair is placed, and the set brings no other pieces.
#[test]
fn everybody_has_a_token_of_each_kind_at_every_fair() {
    let kinds = ["knock-out", "seduction", "target", "catch"];
    let kinds: BTreeSet<_> = kinds.iter().map(|kind| format!("fair {kind}")).collect();
    let mut rounds = 0;
    for seed in 0..4 {
        let mut script = Script::open(table(3).with(["catapult"]));
        assert_eq!(script.state.phase(), Phase::DrawTile);
        let mut choosers = BTreeSet::new();
        script.watch(seed, |script| {
            if script.state.phase() == Phase::ChooseFair {
                assert_eq!(script.legal(), kinds);
                assert_eq!(script.state.actor(), Actor::Player(script.state.turn()));
                choosers.insert(script.state.turn());
                rounds += 1;
            }
        });
        assert!(choosers.len() > 1, "seed {seed}");
    }
    // A fair that fits nowhere is out of the game.
    assert!((4 * 10..=4 * 12).contains(&rounds), "{rounds} rounds");
}

/// The names of the tile sets of a preset beside the base game.
fn preset_sets(preset: Preset) -> &'static [&'static str] {
    match preset {
        Preset::Base | Preset::HuntersAndGatherers | Preset::Mayflower => &[],
        Preset::BaseRiver => &[RIVER],
        Preset::Classic => &["inns-and-cathedrals", "traders-and-builders"],
        Preset::BigBox5 => &[
            "inns-and-cathedrals",
            "traders-and-builders",
            "princess-and-dragon",
            "tower",
            "abbey-and-mayor",
        ],
        Preset::Everything => &[
            "inns-and-cathedrals",
            "traders-and-builders",
            "princess-and-dragon",
            "tower",
            "abbey-and-mayor",
            "king-and-robber",
            "cult",
            COUNT,
            RIVER,
            "catapult",
        ],
    }
}

/// INT-01, INT-02, INT-03, INT-05: the presets are what their names say.
#[test]
fn every_preset_has_its_sets_and_tiles() {
    let found = Preset::ALL.map(|preset| {
        let setup = Setup::preset(preset, names(2));
        let own = [preset.game().own_set()];
        let wanted = own.iter().chain(preset_sets(preset)).map(|set| ((*set).to_owned(), 1));
        assert_eq!(setup.sets, wanted.collect(), "{}", preset.as_str());
        assert_eq!(setup.rules, Setup::carcassonne(names(2)).rules);
        let script = Script::open(setup);
        (preset.as_str(), script.state.tiles().len(), land(&script), script.state.tiles_left())
    });
    let wanted = [
        ("base", 1, 71, 71),
        ("base-river", 1, 71, 71 + 11),
        ("classic", 1, 113, 113),
        ("big-box-5", 1, 173, 173),
        ("everything", 12, 195, 195 + 12),
        ("hunters-and-gatherers", 1, 78, 78),
        ("mayflower", 10, 95, 95),
    ];
    assert_eq!(found, wanted);
}

/// INT-01, INT-03.
#[test]
fn every_preset_is_for_two_to_five_or_six_players() {
    for preset in Preset::ALL {
        let max = if preset_sets(preset).contains(&"inns-and-cathedrals") { 6 } else { 5 };
        for found in 0..=7 {
            let setup = Setup::preset(preset, names(found));
            assert_eq!(setup.players.len(), found);
            let wanted = match found {
                6 if max == 5 && preset.game() == GameName::Carcassonne => {
                    Err(SetupError::SixthPlayer)
                }
                _ if (2..=max).contains(&found) => Ok(()),
                _ => Err(SetupError::Players { found, min: 2, max }),
            };
            assert_eq!(answer(&setup), wanted, "{}, {found} players", preset.as_str());
        }
    }
}

/// INT-06: only the preset with both is allowed what the rulebook advises against.
#[test]
fn only_the_preset_with_everything_mixes_count_and_river() {
    for preset in Preset::ALL {
        let mut setup = Setup::preset(preset, names(2));
        assert_eq!(setup.allow_discouraged, preset == Preset::Everything);
        setup.allow_discouraged = false;
        let both = preset == Preset::Everything;
        let wanted = if both { Err(SetupError::CountAndRiver) } else { Ok(()) };
        assert_eq!(answer(&setup), wanted);
    }
}

#[test]
fn a_preset_is_found_by_its_name_and_an_unknown_name_by_the_nearest() {
    for preset in Preset::ALL {
        assert_eq!(preset.as_str().parse(), Ok(preset));
        assert!(!preset.description().is_empty());
    }
    let cases = [
        ("base-rivr", Some("base-river")),
        ("clasic", Some("classic")),
        ("big-box-6", Some("big-box-5")),
        ("everthing", Some("everything")),
        ("bse", Some("base")),
        ("castles", None),
    ];
    for (word, wanted) in cases {
        let Err(error) = word.parse::<Preset>() else { panic!("there is no preset {word}") };
        let message = error.to_string();
        let SetupError::UnknownPreset { name, nearest, known } = error else { panic!("{error}") };
        assert_eq!((name.as_str(), nearest.as_deref()), (word, wanted));
        assert!(message.contains(word), "{message}");
        assert!(wanted.is_none_or(|wanted| message.contains(wanted)), "{message}");
        assert!(Preset::ALL.iter().all(|preset| known.contains(preset.as_str())), "{known}");
    }
}

/// INT-05, INT-08: games with every preset go to their end, and no tile is lost on the way.
#[test]
fn every_preset_can_be_played_to_the_end() {
    for preset in Preset::ALL {
        let mut script = Script::open(Setup::preset(preset, names(3)));
        let all = script.state.tiles().len() as u32 + script.state.tiles_left();
        script.play_out(5);
        assert_eq!(script.state.tiles_left(), 0);
        let (game, state) = (&script.game, &script.state);
        let abbeys = state.tiles().iter().filter(|t| game.kind_of(t).role() == TileRole::Abbey);
        let found = (state.tiles().len() - abbeys.count()) as u32 + state.tiles_removed();
        let all = all + script.game.start().bonus_tiles_left() - state.bonus_tiles_left();
        let aside: u32 = game.kind_ids().map(|kind| u32::from(state.aside_of(kind))).sum();
        assert_eq!(found + aside, all, "{}", preset.as_str());
    }
}
