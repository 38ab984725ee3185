//! Prints the columns of all tables in Markdown, for docs/datasets.md.

use bastide_dataset::{FeatureRow, GameRow, MoveRow, Row, ScoreRow, SeatRow};

fn print<R: Row>() {
    println!("### `{}`\n\n| column | type | meaning |\n|---|---|---|", R::TABLE);
    for column in R::columns() {
        println!("| `{}` | {} | {} |", column.name(), column.type_name(), column.says());
    }
    println!();
}

fn main() {
    print::<GameRow>();
    print::<SeatRow>();
    print::<MoveRow>();
    print::<ScoreRow>();
    print::<FeatureRow>();
}
