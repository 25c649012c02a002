//! Taverns, shipyards and markets (2.9, 2.22, 2.23, 2.25, 2.27).

use logbook::board::tracks::Fitting;
use logbook::content::{PrintedUpgrade, Row, Service, ShipUpgrade, TAVERN, TileId, WOOD};
use logbook::port::level;
use logbook::standing::reputation::access;
use logbook::{Action, Nation, WhyNot};

use super::{Case, Said};
use crate::text::Lang;
use crate::text::logbook::content::content;
use crate::text::logbook::{at_port, fitting, good, goods, of_nation, sum, the_nation};

impl Case<'_> {
    pub(super) fn port(&self, why: WhyNot) -> Said {
        let section = match self.action {
            Some(Action::TakeMission) => "missions",
            Some(
                Action::Printed(_)
                | Action::BuyFame
                | Action::Enrol
                | Action::Hire(_)
                | Action::Recruit { .. }
                | Action::Dismiss(_),
            ) => "tavern",
            Some(Action::Buy { .. } | Action::Sell { .. }) => "market",
            _ => "yard",
        };
        match why {
            WhyNot::NoMoney => (self.no_money(), section),
            WhyNot::NoService => (self.no_service(), "ports"),
            WhyNot::NoAccess => (self.no_access(), "reputation"),
            WhyNot::NoCountry => (self.no_country(), section),
            WhyNot::LevelTooLow => (self.level_too_low(), section),
            WhyNot::HighestLevel => {
                let en = "Your ship has reached her highest level.";
                (self.said("Votre navire est à son plus haut niveau.", en), section)
            }
            WhyNot::Owned => (self.owned(), section),
            WhyNot::Full => (self.full(), section),
            WhyNot::TradeBan => (self.trade_ban(), "reputation"),
            WhyNot::NotBought => (self.not_bought(), section),
            WhyNot::SoldOut => (self.sold_out(), section),
            WhyNot::MissionTaken => {
                let en = "One mission a turn, and you have taken it.";
                (self.said("Une mission par tour, et vous l’avez prise.", en), section)
            }
            WhyNot::DealtWith => (self.dealt_with(), section),
            _ => {
                let en = "There is no mission left to draw.";
                (self.said("Il n’y a plus de mission à piocher.", en), section)
            }
        }
    }

    /// The port that is visited.
    fn here(&self) -> Option<TileId> {
        self.view.visit().map(|visit| visit.tile)
    }

    /// "à La Havane", "at Havana"; "ici", "here" out of any port.
    fn there(&self) -> String {
        match self.here() {
            Some(tile) => at_port(self.lang, tile),
            None => self.said("ici", "here"),
        }
    }

    fn nation_here(&self) -> Option<Nation> {
        let slot = self.view.chart().slot_of(self.here()?)?;
        self.view.tiles()[usize::from(slot)].port
    }

    fn printed(&self) -> Option<&'static PrintedUpgrade> {
        match self.action? {
            Action::Printed(at) => self.board().printed().upgrades.get(usize::from(at)),
            _ => None,
        }
    }

    /// What something costs, where it has a price.
    fn price(&self) -> Option<u32> {
        match self.action? {
            Action::BuyFame => Some(TAVERN[0].price),
            Action::Printed(_) => Some(self.printed()?.price),
            action @ (Action::Fit(_) | Action::Hire(_) | Action::Recruit { .. }) => {
                self.view.price(self.pc, action)
            }
            Action::RecruitOwn(upgrade) => Some(upgrade.card().price),
            Action::BuyWood => Some(WOOD.buy),
            Action::Buy { market, n } => self.view.purchase(self.pc, market, n),
            Action::LevelUp => self.board().printed().level(self.board().level).up_cost,
            _ => None,
        }
    }

    fn no_money(&self) -> String {
        let lang = self.lang;
        let own = sum(lang, self.board().money.into());
        match (self.price(), lang) {
            (Some(price), _) if self.board().money == 0 => {
                let price = sum(lang, price.into());
                match lang {
                    Lang::Fr => format!("Cela coûte {price}, et votre bourse est vide."),
                    Lang::En => format!("That costs {price}, and your purse is empty."),
                }
            }
            (Some(price), Lang::Fr) => {
                format!("Cela coûte {}, et vous avez {own}.", sum(lang, price.into()))
            }
            (Some(price), Lang::En) => {
                format!("That costs {}, and you have {own}.", sum(lang, price.into()))
            }
            (None, Lang::Fr) => format!("C’est plus cher que vos {own}."),
            (None, Lang::En) => format!("It costs more than your {own}."),
        }
    }

    fn no_service(&self) -> String {
        let (lang, there) = (self.lang, self.there());
        let what = match self.action {
            Some(Action::Fit(what) | Action::SellBack(what))
                if !self.view.fittings().any(|sold| sold == what) =>
            {
                let name = fitting(lang, what);
                return match lang {
                    Lang::Fr => format!("Hors de cette partie\u{a0}: {name}, faute d’équipage."),
                    Lang::En => format!("Not in this game, which has no crew: {name}."),
                };
            }
            Some(Action::RecruitOwn(_)) => {
                let en = "No such recruit is to be had in this port.";
                return self.said("Ce port n’a personne de ce métier à recruter.", en);
            }
            Some(
                Action::TakeMission
                | Action::BuyFame
                | Action::Printed(_)
                | Action::Enrol
                | Action::Hire(_)
                | Action::Recruit { .. }
                | Action::Dismiss(_),
            ) => Service::Tavern,
            Some(Action::Buy { .. }) => Service::Buy,
            Some(Action::Sell { .. }) => Service::Sell,
            _ => Service::Shipyard,
        };
        match (what, lang) {
            (Service::Tavern, Lang::Fr) => format!("Il n’y a pas de taverne {there}."),
            (Service::Tavern, Lang::En) => format!("There is no tavern {there}."),
            (Service::Shipyard, Lang::Fr) => format!("Il n’y a pas de chantier naval {there}."),
            (Service::Shipyard, Lang::En) => format!("There is no shipyard {there}."),
            (Service::Buy, Lang::Fr) => format!("On ne peut rien acheter au marché {there}."),
            (Service::Buy, Lang::En) => format!("Nothing is for sale at the market {there}."),
            (Service::Sell, Lang::Fr) => format!("Le marché n’achète rien {there}."),
            (Service::Sell, Lang::En) => format!("The market buys nothing {there}."),
        }
    }

    fn no_access(&self) -> String {
        let lang = self.lang;
        let needed = match (self.printed(), self.action) {
            (Some(printed), _) => printed.access,
            (_, Some(Action::Recruit { row, .. })) => row + 1,
            (_, Some(Action::Fit(what))) => what.access(self.view.options().yard_side()),
            (_, Some(Action::Hire(_) | Action::RecruitOwn(_) | Action::BuyShip { .. })) => {
                let en = "Your reputation with the nation of this port is too low for that.";
                let fr = "Votre réputation avec la nation de ce port n’y suffit pas.";
                return self.said(fr, en);
            }
            _ => level::ACCESS,
        };
        let Some(nation) = self.nation_here() else {
            return match lang {
                Lang::Fr => format!("Il faut l’accès {needed}, qu’aucun port indigène ne donne."),
                Lang::En => format!("It takes access {needed}, which no native port gives."),
            };
        };
        let (has, points) = (access(self.board().reputation[nation]), self.reputation(nation));
        let who = the_nation(lang, nation);
        match lang {
            Lang::Fr => format!(
                "Il faut l’accès {needed}\u{a0}: votre réputation de {points} avec {who} donne {has}."
            ),
            Lang::En => format!(
                "It takes access {needed}: your reputation of {points} with {who} gives {has}."
            ),
        }
    }

    fn no_country(&self) -> String {
        let (lang, there) = (self.lang, self.there());
        match (self.action, lang) {
            (Some(Action::Buy { .. }), Lang::Fr) => format!("Aucun marché ne vend {there}."),
            (Some(Action::Buy { .. }), Lang::En) => format!("No market sells {there}."),
            (Some(Action::Sell { .. }), Lang::Fr) => format!("Aucun marché n’achète {there}."),
            (Some(Action::Sell { .. }), Lang::En) => format!("No market buys {there}."),
            (_, Lang::Fr) => {
                format!("Les grands chantiers sont ceux des quatre nations, pas {there}.")
            }
            (_, Lang::En) => format!("Only yards of the four countries do that, not {there}."),
        }
    }

    fn level_too_low(&self) -> String {
        let own = self.board().level;
        let needed = match self.action {
            Some(Action::BuyShip { level, .. }) => level.saturating_sub(1),
            _ => self.printed().map_or(own + 1, |printed| printed.level),
        };
        match self.lang {
            Lang::Fr => {
                format!("Il faut un navire de niveau {needed}, le vôtre est de niveau {own}.")
            }
            Lang::En => format!("It takes a ship of level {needed}, and yours is of level {own}."),
        }
    }

    fn owned(&self) -> String {
        let lang = self.lang;
        let name = match self.action {
            Some(Action::Fit(what)) => fitting(lang, what),
            _ => match self.printed() {
                Some(printed) => content(lang).crew(printed.upgrade).name,
                None => return self.said("Vous l’avez déjà.", "You have it already."),
            },
        };
        match lang {
            Lang::Fr => format!("Vous l’avez déjà\u{a0}: {name}."),
            Lang::En => format!("You have it already: {name}."),
        }
    }

    fn full(&self) -> String {
        let (lang, board) = (self.lang, self.board());
        let Some(Action::Fit(what)) = self.action else {
            return self.said("Votre navire n’en prend pas plus.", "Your ship takes no more.");
        };
        let most = match what {
            Fitting::Ship(ShipUpgrade::Sails) => board.hull().sails,
            Fitting::Ship(ShipUpgrade::LongGuns) => board.fittings.long_guns,
            _ => board.layout().cannons(),
        };
        let name = fitting(lang, what);
        match lang {
            Lang::Fr => format!("Votre navire n’en porte pas plus de {most}\u{a0}: {name}."),
            Lang::En => format!("Your ship carries no more than {most}: {name}."),
        }
    }

    fn trade_ban(&self) -> String {
        let lang = self.lang;
        let Some(nation) = self.nation_here() else {
            return self.said("Ce marché vous est fermé.", "This market is closed to you.");
        };
        let points = self.reputation(nation);
        match lang {
            Lang::Fr => {
                let whose = of_nation(lang, nation);
                format!("Le marché légal {whose} vous est fermé à {points} de réputation.")
            }
            Lang::En => {
                let who = the_nation(lang, nation);
                format!("The legal market is closed to you at reputation {points} with {who}.")
            }
        }
    }

    fn not_bought(&self) -> String {
        let (lang, there) = (self.lang, self.there());
        let Some(Action::Sell { market, good: what, .. }) = self.action else {
            return self.said("Ce marché n’en achète pas.", "This market does not buy that.");
        };
        let how = match market {
            Row::Legal => lang.pick("légalement", "legally"),
            Row::Contraband => lang.pick("en contrebande", "as contraband"),
        };
        let what = good(lang, what);
        match lang {
            Lang::Fr => format!("Cette marchandise ne se vend pas {how} {there}\u{a0}: {what}."),
            Lang::En => format!("No {what} is bought {how} {there}."),
        }
    }

    fn sold_out(&self) -> String {
        let lang = self.lang;
        match (self.action, lang) {
            (Some(Action::BuyWood), Lang::Fr) => {
                "Il n’y a plus assez de bois en réserve.".to_owned()
            }
            (Some(Action::BuyWood), Lang::En) => "There is not enough wood in supply.".to_owned(),
            (Some(Action::Buy { market, n }), _) => {
                let nation = self.nation_here().filter(|nation| nation.is_country());
                let ring = &self.view.markets().market;
                let stall = nation.map(|nation| ring.ring.stall(nation, market));
                let left = stall.map_or(0, |stall| ring.count(stall));
                if left == 0 {
                    return self.said("Ce marché est vide.", "This market is empty.");
                }
                let all = stall.map(|stall| goods(lang, stall.good(), left)).unwrap_or_default();
                match lang {
                    Lang::Fr => format!("Ce marché a {all} à vendre, pas {n}."),
                    Lang::En => format!("This market has {all} to sell, not {n}."),
                }
            }
            (
                Some(
                    Action::FirstShip(_)
                    | Action::Recruit { .. }
                    | Action::RecruitOwn(_)
                    | Action::BuyShip { .. },
                ),
                _,
            ) => self
                .said("Il n’y a plus rien à cette place.", "There is nothing left in that place."),
            _ => self.said("Il n’y en a pas autant.", "There are not so many."),
        }
    }

    fn dealt_with(&self) -> String {
        let there = self.there();
        match self.lang {
            Lang::Fr => format!(
                "Vous avez déjà traité une mission {there}\u{a0}: repartez avant d’en prendre une autre."
            ),
            Lang::En => {
                format!("You have dealt with a mission {there}: leave before you take another.")
            }
        }
    }
}
