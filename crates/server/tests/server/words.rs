//! Tiles in words.

use serde_json::json;

use crate::common::Running;

#[tokio::test]
async fn the_tiles_of_a_table_are_told_in_every_language() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let path = format!("/api/tables/{table}/words");
    let (_, english) = ann.get(&path).await;
    assert_eq!(
        english["tiles"]["BA-O"],
        json!([
            "City with a shield to the north and west; road from east to south.",
            "City with a shield to the north and east; road from south to west.",
            "City with a shield to the east and south; road from north to west.",
            "City with a shield to the south and west; road from north to east.",
        ])
    );
    let (_, kinds) = ann.get(&format!("/api/tables/{table}/art")).await;
    let ids = |value: &serde_json::Value| -> Vec<String> {
        value.as_object().expect("by id").keys().cloned().collect()
    };
    assert_eq!(ids(&english["tiles"]), ids(&kinds["kinds"]));
    let (_, hungarian) = ann.get("/api/art/words?ids=BA-O,ZZ-Z&lang=hu").await;
    assert_eq!(ids(&hungarian["tiles"]), ["BA-O"]);
    assert_eq!(
        hungarian["tiles"]["BA-O"][0],
        "Északon és nyugaton város címerrel; út keletről délre."
    );
}
