//! A table: its seats, and its setup.

use bastide_art::colours::PlayerColour;
use bastide_protocol::id::Id;
use bastide_protocol::people::Person;
use bastide_protocol::table::{ClockSetting, Seating, Sitter};
use bastide_rules::setup::{FirstPlayer, SetupVersion, WrittenSetup};
use bastide_rules::{Game, Seat, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// The name of a computer player without one; clients show it in their own language.
pub(crate) const COMPUTER: &str = "Computer";

/// The name of a deleted person; clients show it in their own language.
pub(crate) const DELETED: &str = "Deleted player";

/// The plan of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredPlan", into = "StoredPlan")]
pub(crate) struct Plan {
    pub(crate) setup: Setup,
    pub(crate) clock: ClockSetting,
    pub(crate) seats: Vec<Seating>,
    /// Whether the page's aids are off for all players.
    pub(crate) purist: bool,
    /// Whether players may ask for hints. Older tables have none.
    pub(crate) hints: bool,
    /// The actions with which the game begins, as in records.
    pub(crate) given: Vec<String>,
    /// The table of the rematch.
    pub(crate) rematch: Option<Id>,
    /// The person who asked for it.
    pub(crate) rematch_by: Option<Id>,
}

/// A plan as stored in the database.
#[derive(Serialize, Deserialize)]
struct StoredPlan {
    /// The version of the setup, which decides the defaults of options that it leaves out. Version 1 was not written.
    #[serde(default = "first_version")]
    setup_version: u32,
    setup: WrittenSetup,
    clock: ClockSetting,
    seats: Vec<Seating>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    purist: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    hints: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    given: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch: Option<Id>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch_by: Option<Id>,
}

fn first_version() -> u32 {
    SetupVersion::V1.number()
}

impl TryFrom<StoredPlan> for Plan {
    type Error = String;

    fn try_from(stored: StoredPlan) -> Result<Self, String> {
        let StoredPlan { setup_version, setup, clock, seats, .. } = stored;
        let StoredPlan { purist, hints, given, rematch, rematch_by, .. } = stored;
        let version = SetupVersion::from_number(setup_version).ok_or_else(|| {
            format!("a setup of version {setup_version}: a newer Bastide wrote it")
        })?;
        let setup = setup.read(version);
        Ok(Self { setup, clock, seats, purist, hints, given, rematch, rematch_by })
    }
}

impl From<Plan> for StoredPlan {
    fn from(plan: Plan) -> Self {
        let Plan { setup, clock, seats, purist, hints, given, rematch, rematch_by } = plan;
        let setup_version = setup.version.number();
        let setup = setup.written();
        Self { setup_version, setup, clock, seats, purist, hints, given, rematch, rematch_by }
    }
}

/// Why a seat cannot be taken or left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SeatError {
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("the seat is taken")]
    Taken,
    #[error("only the host may do this")]
    NotHost,
    #[error("a seat is empty")]
    EmptySeat,
    #[error("another player at the table has this colour")]
    ColourTaken,
}

impl Plan {
    /// A plan for this setup, with all seats empty.
    pub(crate) fn new(setup: Setup, clock: ClockSetting) -> Self {
        let empty =
            |&colour: &PlayerColour| Seating { sitter: Sitter::Empty, name: String::new(), colour };
        let seats = PlayerColour::ALL.iter().take(setup.players.len()).map(empty).collect();
        let (purist, hints, given) = (false, false, Vec::new());
        Self { setup, clock, seats, purist, hints, given, rematch: None, rematch_by: None }
    }

    /// The seats of a person.
    pub(crate) fn seats_of<'a>(&'a self, person: &'a Id) -> impl Iterator<Item = Seat> + 'a {
        let own = move |(index, seating): (usize, &Seating)| match &seating.sitter {
            Sitter::Person { person: sitter } if sitter == person => Some(Seat::new(index as u8)),
            _ => None,
        };
        self.seats.iter().enumerate().filter_map(own)
    }

    /// Whether this person plays against computers only.
    pub(crate) fn is_alone(&self, person: &Id) -> bool {
        self.sitters().iter().all(|sitter| sitter == person)
    }

    /// All people with a seat.
    pub(crate) fn sitters(&self) -> Vec<Id> {
        let person = |seating: &Seating| match &seating.sitter {
            Sitter::Person { person } => Some(person.clone()),
            _ => None,
        };
        self.seats.iter().filter_map(person).collect()
    }

    /// Takes an empty seat for a person or a computer, with the preferred colour if it is free.
    pub(crate) fn sit(
        &mut self,
        seat: usize,
        sitter: Sitter,
        name: String,
        preferred: Option<PlayerColour>,
    ) -> Result<(), SeatError> {
        let seating = self.seats.get(seat).ok_or(SeatError::NoSuchSeat)?;
        if seating.sitter != Sitter::Empty {
            return Err(SeatError::Taken);
        }
        // If another player has the preferred colour, the seat keeps its own.
        if let Some(preferred) = preferred {
            let _ = self.paint(seat, preferred);
        }
        self.seats[seat].sitter = sitter;
        self.seats[seat].name = name;
        Ok(())
    }

    /// Changes the colour of a seat: its own person may, and the host if it has none.
    pub(crate) fn recolour(
        &mut self,
        seat: usize,
        colour: PlayerColour,
        who: &Person,
        host: &Id,
    ) -> Result<(), SeatError> {
        let seating = self.seats.get(seat).ok_or(SeatError::NoSuchSeat)?;
        match &seating.sitter {
            Sitter::Person { person } if *person == who.id => {}
            Sitter::Person { .. } => return Err(SeatError::Taken),
            Sitter::Empty | Sitter::Computer { .. } if who.id == *host => {}
            Sitter::Empty | Sitter::Computer { .. } => return Err(SeatError::NotHost),
        }
        self.paint(seat, colour)
    }

    /// Sets the colour of a seat. Empty seats and computers swap theirs for it, people do not.
    fn paint(&mut self, seat: usize, colour: PlayerColour) -> Result<(), SeatError> {
        let holder = self.seats.iter().position(|other| other.colour == colour);
        if let Some(holder) = holder.filter(|&holder| holder != seat) {
            if matches!(self.seats[holder].sitter, Sitter::Person { .. }) {
                return Err(SeatError::ColourTaken);
            }
            self.seats[holder].colour = self.seats[seat].colour;
        }
        self.seats[seat].colour = colour;
        Ok(())
    }

    /// Empties a seat: its own person may, and the host.
    pub(crate) fn stand_up(
        &mut self,
        seat: usize,
        who: &Person,
        host: &Id,
    ) -> Result<(), SeatError> {
        let seating = self.seats.get_mut(seat).ok_or(SeatError::NoSuchSeat)?;
        let own = matches!(&seating.sitter, Sitter::Person { person } if *person == who.id);
        if !own && who.id != *host {
            return Err(SeatError::NotHost);
        }
        seating.sitter = Sitter::Empty;
        seating.name.clear();
        Ok(())
    }

    /// Empties all seats of a person.
    pub(crate) fn clear_seats_of(&mut self, person: &Id) {
        for seat in self.seats_of(person).collect::<Vec<_>>() {
            let seating = &mut self.seats[seat.index()];
            seating.sitter = Sitter::Empty;
            seating.name.clear();
        }
    }

    /// The same plan with another name for a person.
    pub(crate) fn renamed(&self, person: &Id, name: &str) -> Self {
        let mut plan = self.clone();
        for seat in self.seats_of(person) {
            name.clone_into(&mut plan.seats[seat.index()].name);
        }
        // A player may be called like the second of that name, `Ann (2)`: then the number of the seat distinguishes them.
        if self.game().is_ok() && plan.game().is_err() {
            for seat in self.seats_of(person) {
                plan.seats[seat.index()].name = format!("{name} – {}", seat.number());
            }
        }
        plan
    }

    /// The setup with these people, each with a distinct name.
    pub(crate) fn game(&self) -> Result<Game, SetupError> {
        let mut setup = self.setup.clone();
        for (index, player) in setup.players.iter_mut().enumerate() {
            let name = &self.seats[index].name;
            let same = self.seats[..index].iter().filter(|other| other.name == *name).count();
            player.name = match same {
                0 => name.clone(),
                number => format!("{name} ({})", number + 1),
            };
        }
        Game::new(setup)
    }

    /// Whether all seats are taken.
    pub(crate) fn is_full(&self) -> Result<(), SeatError> {
        let empty = self.seats.iter().any(|seating| seating.sitter == Sitter::Empty);
        if empty { Err(SeatError::EmptySeat) } else { Ok(()) }
    }

    /// The plan of a rematch, by the current rules. Seats of deleted people are free. The player who started this game sits
    /// last in the next one, unless the start is drawn by lot.
    pub(crate) fn for_rematch(&self) -> Self {
        let mut plan = self.clone();
        plan.rematch = None;
        plan.rematch_by = None;
        plan.given.clear();
        plan.setup = plan.setup.written().into();
        for seating in &mut plan.seats {
            let is_person = matches!(seating.sitter, Sitter::Person { .. });
            if is_person && seating.name.starts_with(DELETED) {
                seating.sitter = Sitter::Empty;
                seating.name.clear();
            }
        }
        if matches!(plan.setup.first_player, FirstPlayer::Seat(1)) {
            plan.seats.rotate_left(1);
        }
        plan
    }

    /// The stored form.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("every plan can be written")
    }
}

#[cfg(test)]
mod tests {
    use bastide_art::colours::PlayerColour;
    use bastide_protocol::id::Id;
    use bastide_protocol::people::Person;
    use bastide_rules::setup::{RiverRule, SurveyorBonus};

    use super::*;

    fn person(id: &str) -> (Sitter, Person) {
        let id = Id::from_text(id);
        let person = Person {
            id: id.clone(),
            name: "Ann".to_owned(),
            colour: PlayerColour::Blue,
            account: None,
        };
        (Sitter::Person { person: id }, person)
    }

    #[test]
    fn a_preferred_colour_is_given_if_it_is_free() {
        let mut plan = Plan::new(Setup::carcassonne(["", ""]), ClockSetting::None);
        let (ann, _) = person("a");
        assert_eq!(plan.sit(0, ann.clone(), "Ann".to_owned(), Some(PlayerColour::Blue)), Ok(()));
        assert_eq!(plan.seats[0].colour, PlayerColour::Blue);
        assert_eq!(plan.seats[1].colour, PlayerColour::Red);
        assert_eq!(
            plan.sit(0, ann.clone(), "Ann".to_owned(), Some(PlayerColour::Red)),
            Err(SeatError::Taken)
        );
        assert_eq!(plan.sit(1, ann, "Ann".to_owned(), Some(PlayerColour::Blue)), Ok(()));
        assert_eq!(plan.seats[1].colour, PlayerColour::Red);
        let game = plan.game().expect("two players");
        assert_eq!(game.setup().players[1].name, "Ann (2)");
    }

    /// A deleted player is not part of a rematch, and has a distinct name.
    #[test]
    fn a_deleted_player_keeps_the_seat_of_this_game_only() {
        let mut plan = Plan::new(Setup::carcassonne(["", "", ""]), ClockSetting::None);
        let ((ann, _), (ben, _)) = (person("a"), person("b"));
        plan.sit(0, ben.clone(), DELETED.to_owned(), None).expect("the seat is empty");
        plan.sit(1, ben, format!("{DELETED} (2)"), None).expect("the seat is empty");
        plan.sit(2, ann, "Ann".to_owned(), None).expect("the seat is empty");
        let deleted = plan.renamed(&Id::from_text("a"), DELETED);
        let game = deleted.game().expect("three names");
        assert_eq!(game.setup().players[2].name, format!("{DELETED} – 3"));
        assert_eq!(deleted.seats_of(&Id::from_text("a")).count(), 1);
        assert_eq!(deleted.for_rematch().sitters(), []);
    }

    /// Databases of older versions are read as they are.
    #[test]
    fn a_plan_that_does_not_say_so_is_not_purist() {
        let plan = Plan::new(Setup::carcassonne(["", ""]), ClockSetting::None);
        let old = plan.to_text();
        assert!(!old.contains("purist"));
        assert_eq!(serde_json::from_str::<Plan>(&old).expect("a plan"), plan);
        let purist = Plan { purist: true, ..plan };
        assert_eq!(serde_json::from_str::<Plan>(&purist.to_text()).expect("a plan"), purist);
        assert!(purist.for_rematch().purist, "the next game is played in the same way");
    }

    /// `RIV-R-05`, `MAY-R-08`: games that started before the rules changed continue by the old rules; a rematch does not.
    #[test]
    fn a_plan_without_a_version_has_the_rules_of_the_first() {
        let old = |game: &str, sets: &str| {
            let text = format!(
                r#"{{"setup":{{"game":"{game}","players":["",""],"first-player":"by-lot","sets":{sets}}},"clock":{{"kind":"none"}},"seats":[]}}"#
            );
            let plan: Plan = serde_json::from_str(&text).expect("a plan");
            let again: Plan = serde_json::from_str(&plan.to_text()).expect("a plan");
            assert_eq!(again, plan);
            plan
        };
        let river = old("carcassonne", r#"{"base":1,"river-2":1}"#);
        assert_eq!(river.setup.rules.river, RiverRule::LostTurn);
        assert_eq!(river.for_rematch().setup.rules.river, RiverRule::GoesOn);
        let mayflower = old("mayflower", r#"{"mayflower":1}"#);
        assert_eq!(mayflower.setup.rules.surveyor_bonus, SurveyorBonus::Once);
        assert_eq!(mayflower.for_rematch().setup.rules.surveyor_bonus, SurveyorBonus::EachSettler);
    }

    #[test]
    fn only_the_host_sends_others_away() {
        let mut plan = Plan::new(Setup::carcassonne(["", ""]), ClockSetting::None);
        let ((ann, host), (_, ben)) = (person("a"), person("b"));
        plan.sit(0, ann, "Ann".to_owned(), Some(PlayerColour::Red)).expect("the seat is empty");
        assert_eq!(plan.stand_up(0, &ben, &host.id), Err(SeatError::NotHost));
        assert_eq!(plan.stand_up(0, &host, &host.id), Ok(()));
        assert_eq!(plan.is_full(), Err(SeatError::EmptySeat));
    }
}
