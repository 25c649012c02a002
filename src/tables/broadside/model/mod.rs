//! What the table shows: plain values, no signal, no word.

pub mod card;
pub mod course;
pub mod crewing;
pub mod dice;
pub mod examples;
pub mod fire;
pub mod fleet;
#[cfg(test)]
mod guns_test;
mod past;
pub mod placing;
pub mod plot;
pub mod question;
pub mod race;
pub mod sea;
#[cfg(test)]
mod sea_test;

use broadside::{Broadside, Decision};
use engine::{Ahead, Seen};

pub use card::CardModel;
pub use course::CourseModel;
pub use dice::DiceModel;
pub use past::{Past, past};
pub use placing::PlacingModel;
pub use question::QuestionModel;
pub use race::RaceModel;
pub use sea::SeaModel;

/// The table as one eye sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct TableModel {
    /// Which part of the game it is.
    pub stage: Stage,
    /// What lies on the sea.
    pub sea: SeaModel,
    /// The courses that may be chosen.
    pub course: Option<CourseModel>,
    /// What waits to be set.
    pub placing: Option<PlacingModel>,
    /// The yard, while fleets are chosen.
    pub yard: Option<fleet::Yard>,
    /// The crew to place, while there is one.
    pub crewing: Option<crewing::Crewing>,
    /// The card of every ship afloat, the viewer's own first.
    pub cards: Vec<CardModel>,
    /// The race for gold.
    pub race: RaceModel,
    /// The last dice.
    pub dice: Option<DiceModel>,
    /// What the viewer is asked, where the sea alone does not answer it.
    pub question: Option<QuestionModel>,
}

/// Which part of the game it is: what stands in the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// Fleets and treasures are chosen.
    Fleet,
    /// Crew finds its places; the sea lies below it.
    Crewing,
    /// Everything happens on the sea.
    #[default]
    Sea,
}

impl Stage {
    /// For the style sheet.
    pub fn key(self) -> &'static str {
        match self {
            Stage::Fleet => "fleet",
            Stage::Crewing => "crewing",
            Stage::Sea => "sea",
        }
    }
}

/// Makes it of what is seen, and of the ship that is being dragged.
pub fn table(seen: &Seen<Broadside>, ahead: Ahead<Broadside>, dragged: Option<u8>) -> TableModel {
    let stage = match seen.view.asked().map(|asked| asked.decision) {
        Some(Decision::Fleet | Decision::Custom | Decision::Treasure) => Stage::Fleet,
        Some(Decision::Place { .. }) => Stage::Crewing,
        _ => Stage::Sea,
    };
    TableModel {
        stage,
        sea: sea::sea(seen),
        course: course::courses(seen, ahead, dragged),
        placing: placing::placing(seen),
        yard: fleet::Yard::of(seen),
        crewing: crewing::Crewing::of(seen),
        cards: card::cards(seen),
        race: race::race(seen),
        dice: dice::dice(seen),
        question: question::question(seen),
    }
}
