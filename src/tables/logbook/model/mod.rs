//! What the table shows: plain values, no signal, no word.

pub mod examples;
pub mod fame;
#[cfg(test)]
mod log_test;
pub mod missions;
pub mod news;
pub mod odds;
pub mod port;
pub mod port_market;
#[cfg(test)]
mod port_test;
pub mod question;
pub mod sea;
pub mod sea_marks;
pub mod sea_plot;
#[cfg(test)]
mod sea_test;
pub mod sea_ways;
pub mod ship;
#[cfg(test)]
mod ship_test;
pub mod ship_work;
pub mod tabs;

use engine::{Ahead, Seen};
use logbook::{Action, Logbook, Question};

pub use fame::FameModel;
pub use missions::MissionsModel;
pub use news::NewsModel;
pub use port::PortModel;
pub use question::QuestionModel;
pub use sea::SeaModel;
pub use ship::ShipModel;
pub use tabs::{Tab, TabsModel};

/// The table as one eye sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct TableModel {
    /// Which tabs have how many choices, and which one is asked.
    pub tabs: TabsModel,
    /// What lies on the chart.
    pub sea: SeaModel,
    /// The ship of whoever looks: her numbers, her hold.
    pub ship: ShipModel,
    /// The port at hand and its market.
    pub port: PortModel,
    /// The missions in sight.
    pub missions: MissionsModel,
    /// The race for fame, who is at war, whose enemy.
    pub fame: FameModel,
    /// What is asked where neither chart nor panels answer it.
    pub question: QuestionModel,
    /// What ships that sail by themselves did, and what happened since the last turn.
    pub news: NewsModel,
}

/// Makes it of what is seen.
pub fn table(seen: &Seen<Logbook>, _ahead: Ahead<Logbook>) -> TableModel {
    TableModel {
        tabs: tabs::tabs(seen),
        sea: sea::sea(seen),
        ship: ship::ship(seen),
        port: port::port(seen),
        missions: missions::missions(seen),
        fame: fame::fame(seen),
        question: question::question(seen),
        news: news::news(seen),
    }
}

/// Can this choice be made on the table itself?
pub fn carries(seen: &Seen<Logbook>, action: Action) -> bool {
    // A melee and what it brings are decided on the list.
    let asked = seen.view.asked().map(|asked| asked.question);
    if matches!(asked, Some(Question::Swords | Question::Spoils { .. })) {
        return false;
    }
    let aboard = ship_work::carries(action) || port::carries(action);
    let told = missions::carries(action) || question::carries(action);
    aboard || told || sea_marks::carries(seen, action)
}
