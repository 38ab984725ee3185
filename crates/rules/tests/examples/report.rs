//! The board when a script fails: as text, and as a picture in the folder of temporary files.

use std::fmt::Write;
use std::path::Path;

use bastide_art::Board;
use bastide_art::colours::Colours;
use bastide_rules::{Actor, Location, Phase, Piece, Seat};

use crate::script::Script;
use crate::script::expect::FIGURES;

/// So many legal actions are listed; of more, only the number is told.
const FEW: usize = 20;

/// The board of a script as text, and where its picture is.
pub(crate) fn board(script: &Script, picture: &str) -> String {
    let mut text = grid(script);
    text += "\n";
    for seat in script.state.seats() {
        let _ = writeln!(text, "{}", player(script, seat));
    }
    for (word, _) in FIGURES {
        if let Some(words) = script.figure(word) {
            let _ = writeln!(text, "{word}: {words}");
        }
    }
    let _ = writeln!(text, "{}\n{}", turn(script), legal(script));
    text + &draw(script, picture)
}

/// The tiles by their ids and turns, with the columns above and the rows on the left.
fn grid(script: &Script) -> String {
    let tiles = script.state.tiles();
    let words = |tile: &bastide_rules::PlacedTile| {
        format!("{}/{}", script.game.kind_of(tile).id(), tile.turn.quarters())
    };
    let width = tiles.iter().map(|tile| words(tile).len()).max().unwrap_or(0);
    let (Some(west), Some(east)) =
        (tiles.iter().map(|tile| tile.pos.x).min(), tiles.iter().map(|tile| tile.pos.x).max())
    else {
        return "no tiles\n".into();
    };
    let mut text = format!("{:>4}", "");
    for x in west..=east {
        let _ = write!(text, " {x:^width$}");
    }
    text.truncate(text.trim_end().len());
    let mut rows: Vec<_> = tiles.iter().map(|tile| tile.pos.y).collect();
    rows.sort_unstable();
    for y in rows[0]..=rows[rows.len() - 1] {
        let _ = write!(text, "\n{y:>4}");
        for x in west..=east {
            let tile = tiles.iter().find(|tile| tile.pos.x == x && tile.pos.y == y);
            let _ = write!(text, " {:^width$}", tile.map_or(".".to_owned(), words));
        }
        text.truncate(text.trim_end().len());
    }
    text + "\n"
}

/// A player's score, pieces, goods and prisoners. Pictures have a colour for each seat, whatever the
/// player is called.
fn player(script: &Script, seat: Seat) -> String {
    let name = script.name(seat);
    let colour = Colours::default().of(seat).as_str();
    let mut parts = vec![format!("{name} (drawn {colour}): {} points", script.score(name))];
    for piece in Piece::ALL {
        let all = script.state.locations(&script.game, seat, piece);
        let placed = all.iter().filter_map(|&at| location(script, at));
        parts.extend(placed.map(|place| format!("{} {place}", piece.as_str())));
        let supply = script.state.supply(&script.game, seat, piece);
        if supply > 0 {
            parts.push(format!("{supply} {} in supply", piece.as_str()));
        }
    }
    let goods = script.state.goods(seat);
    let goods = [("wine", goods.wine), ("grain", goods.grain), ("cloth", goods.cloth)];
    let goods = goods.into_iter().filter(|&(_, count)| count > 0);
    parts.extend(goods.map(|(good, count)| format!("{count} {good}")));
    parts.extend(script.prisoners(seat).map(|held| format!("holds {held}")));
    parts.join(", ")
}

/// Where a piece is; none if it is in the supply.
fn location(script: &Script, at: Location) -> Option<String> {
    let on = |segment| {
        let (pos, place) = script.state.segment_name(&script.game, segment);
        format!("{place} at {pos}")
    };
    Some(match at {
        Location::Supply => return None,
        Location::On(segment) => on(segment),
        Location::Leaving(segment) => format!("leaving {}", on(segment)),
        Location::Tower(tile) => {
            format!("tower at {}", script.state.tiles()[usize::from(tile)].pos)
        }
        Location::Corner(segment, corner) => {
            format!("{corner:?} at {}", script.state.segment_name(&script.game, segment).0)
        }
        Location::Prison(captor) => format!("held by {}", script.name(captor)),
        Location::Quarter(quarter) => format!("in the {}", quarter.as_str()),
    })
}

/// Whose turn it is, where in the turn the game stands, and who acts.
fn turn(script: &Script) -> String {
    let phase = match script.state.phase() {
        Phase::PlaceTile(kind) => {
            format!("PlaceTile({})", script.game.kind(kind).map_or("?", |kind| kind.id()))
        }
        other => format!("{other:?}"),
    };
    let actor = match script.state.actor() {
        Actor::Chance => "chance acts",
        Actor::Player(seat) => &format!("{} acts", script.name(seat)),
        Actor::Nobody => "the game is over",
    };
    format!("turn of {}, {phase}, {actor}", script.name(script.state.turn()))
}

fn legal(script: &Script) -> String {
    let legal = script.legal();
    if legal.len() > FEW {
        return format!("legal: {} actions", legal.len());
    }
    format!("legal: {}", legal.into_iter().collect::<Vec<_>>().join(", "))
}

/// Draws the board into a file, and says which.
fn draw(script: &Script, picture: &str) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{picture}.svg"));
    let drawn = Board::new(&script.game, &script.state).svg().map_err(|error| error.to_string());
    let written = drawn.and_then(|svg| {
        let folder = file.parent().expect("the file is in a folder");
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, svg));
        written.map_err(|error| error.to_string())
    });
    match written {
        Ok(()) => format!("picture: {}\n", file.display()),
        Err(problem) => format!("no picture: {problem}\n"),
    }
}
