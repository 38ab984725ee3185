//! The worth of choices.

use super::*;

/// Every piece that can be put on a feature comes with the whole feature and its worth. If the feature is complete, the
/// worth is what it scores immediately.
#[test]
fn a_choice_is_worth_what_it_scores() {
    let (mut shown, mut scored) = (0, 0);
    for (number, preset) in Preset::ALL.into_iter().cycle().take(cases(21)).enumerate() {
        let mut random = Pcg64Mcg::seed_from_u64(number as u64);
        let mut play = start(preset, number as u64);
        while let Some(choices) = play.choices() {
            for choice in &choices.actions {
                let action = play.parse(&choice.action).expect("it is listed");
                let Action::PlacePiece { piece, .. } = action else { continue };
                let worth = choice.worth.expect("a piece on a feature");
                let place = choice.place.as_ref().expect("a place");
                let is_here = |(at, name): &(_, bastide_rules::tile::SegmentName)| {
                    Some(*at) == choice.at && name.to_string() == *place
                };
                assert!(choice.region.iter().any(is_here), "{choice:?}");
                assert!(worth.complete.is_none_or(|complete| complete >= worth.now), "{worth:?}");
                shown += 1;
                let mut events = Vec::new();
                play.game.apply(&mut play.state.clone(), action, &mut events).expect("legal");
                let score = events.iter().find_map(|event| match event {
                    Event::Scored(score) if choice.region.contains(&(score.at, score.place)) => {
                        Some(score)
                    }
                    _ => None,
                });
                // A helper scores nothing itself, and the owner of a field may have a pig there.
                let Some(score) = score.filter(|_| piece.is_follower()) else { continue };
                if score.receivers == [choices.seat] && !score.feature.is_land() {
                    assert_eq!(score.points, worth.now, "{preset:?} {choice:?} {score:?}");
                    scored += 1;
                }
            }
            let before = play.log.len();
            play_on(&mut play, &mut random, |play| play.log.len() > before);
        }
    }
    assert!(shown > 1000 && scored > 50, "{shown} and {scored}");
}
