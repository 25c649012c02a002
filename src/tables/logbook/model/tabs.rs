//! Which part of the table an action belongs to.

use engine::Seen;
use logbook::{Action, Logbook, Question};

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tab {
    /// The chart.
    #[default]
    Map,
    /// The own ship.
    Ship,
    /// The port at hand.
    Port,
    /// Missions.
    Missions,
    /// Fame, reputation, wars.
    Fame,
}

impl Tab {
    /// In the order they stand.
    pub const ALL: [Tab; 5] = [Tab::Map, Tab::Ship, Tab::Port, Tab::Missions, Tab::Fame];

    /// For the style sheet.
    pub fn key(self) -> &'static str {
        match self {
            Tab::Map => "map",
            Tab::Ship => "ship",
            Tab::Port => "port",
            Tab::Missions => "missions",
            Tab::Fame => "fame",
        }
    }

    /// Where an action is chosen. What only ends a question belongs to the question: see
    /// [`Tab::asked`].
    pub fn home(action: Action) -> Tab {
        use Action as A;
        match action {
            A::FirstShip(_)
            | A::Start(_)
            | A::Heading(_)
            | A::Step(_)
            | A::Ram(_)
            | A::PickUp
            | A::Mark(_)
            | A::Fish(_)
            | A::Turn(_)
            | A::Stop
            | A::Explore
            | A::Reveal(_)
            | A::Port(_)
            | A::Dig
            | A::VisitFort { .. }
            | A::VisitShip { .. }
            | A::Shoot(_)
            | A::Board(_)
            | A::Exchange(_)
            | A::EndTurn
            | A::Ammo { .. }
            | A::Reroll(_)
            | A::Keep
            | A::Party(_)
            | A::Copy(_)
            | A::Yes
            | A::No
            | A::Roll
            | A::ReturnTo(_) => Tab::Map,
            A::Repair
            | A::Layout(_)
            | A::Manual
            | A::Slot(_)
            | A::Jettison(_)
            | A::JettisonCannon
            | A::Scuttle
            | A::Mend(_)
            | A::LoadAll
            | A::TakeSpoils
            | A::Load(_)
            | A::Dump(_)
            | A::Done
            | A::GiveCoin
            | A::Give(_)
            | A::GiveCannon
            | A::GiveMission(_)
            | A::AskCoin
            | A::Ask(_)
            | A::AskCannon
            | A::AskMission(_)
            | A::Propose
            | A::Cancel
            | A::Accept
            | A::Refuse => Tab::Ship,
            A::BuyFame
            | A::TakeMission
            | A::Printed(_)
            | A::Fit(_)
            | A::SellBack(_)
            | A::BuyWood
            | A::SellWood
            | A::LevelUp
            | A::Enrol
            | A::Hire(_)
            | A::Recruit { .. }
            | A::RecruitOwn(_)
            | A::BuyShip { .. }
            | A::Dismiss(_)
            | A::Buy { .. }
            | A::Sell { .. } => Tab::Port,
            A::Validate { .. }
            | A::KeepMission(_)
            | A::DropMission(_)
            | A::Steal(_)
            | A::Reward(_)
            | A::TakePrinted(_)
            | A::TakeFitting(_)
            | A::TakeNone => Tab::Missions,
            A::Nation(_) | A::Join | A::Decline => Tab::Fame,
        }
    }

    /// Where a question is answered.
    pub fn asked(question: Question) -> Tab {
        use Question as Q;
        match question {
            Q::FirstShip
            | Q::Start
            | Q::Heading
            | Q::Menu
            | Q::Explore { .. }
            | Q::Ammo
            | Q::ReturnFire
            | Q::Reroll
            | Q::Party
            | Q::Grapnel
            | Q::Lieutenant
            | Q::Swords
            | Q::FollowUp { .. }
            | Q::Return => Tab::Map,
            Q::Mend { .. }
            | Q::Loading { .. }
            | Q::Spoils { .. }
            | Q::Prize { .. }
            | Q::Manual
            | Q::Swap { .. }
            | Q::Offer
            | Q::Answer => Tab::Ship,
            Q::FirstPurchases | Q::Port => Tab::Port,
            Q::KeepMission
            | Q::DropMission
            | Q::Reward { .. }
            | Q::Upgrade(_)
            | Q::Steal { .. }
            | Q::Captives { .. } => Tab::Missions,
            Q::Nation(_) | Q::Join { .. } => Tab::Fame,
        }
    }
}

/// The tabs with what is possible in each now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TabsModel {
    /// How many choices each holds, in the order of [`Tab::ALL`].
    pub choices: [u8; 5],
    /// The one a question opens.
    pub asked: Option<Tab>,
}

/// Makes it of what is seen.
pub fn tabs(seen: &Seen<Logbook>) -> TabsModel {
    let asked = seen.view.asked().filter(|_| seen.is_asked());
    let asked = asked.map(|asked| Tab::asked(asked.question));
    let mut tabs = TabsModel { asked, ..TabsModel::default() };
    for action in &seen.list {
        let home = match (action, asked) {
            (Action::Done | Action::Stop, Some(asked)) => asked,
            _ => Tab::home(*action),
        };
        let count = &mut tabs.choices[home as usize];
        *count = count.saturating_add(1);
    }
    tabs
}
