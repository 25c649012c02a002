//! Turns, sailing, what floats, exploring, missions (2.3, 2.5 to 2.8, 2.27).

use logbook::content::TileId;
use logbook::{Action, Cell, Key, Ship, WhyNot};

use super::{Case, Said};
use crate::text::Lang;
use crate::text::logbook::hold::draft;
use crate::text::logbook::route;
use crate::text::logbook::{at_port, dir, good, of_tile, points, the_fort, the_nation};

impl Case<'_> {
    pub(super) fn sea(&self, why: WhyNot) -> Said {
        let lang = self.lang;
        let (fr, en, section) = match why {
            WhyNot::UnderWay => (
                "Un mouvement est en cours\u{a0}: menez-le d’abord à sa fin, au mouillage pour entrer au port.",
                "A movement is under way: end it first, on the mooring if you mean to enter port.",
                "sailing",
            ),
            WhyNot::NotUnderWay => {
                ("Aucun mouvement n’est en cours.", "No movement is under way.", "sailing")
            }
            WhyNot::NoSlot => (
                "Vous avez déjà fait deux choses ce tour-ci\u{a0}: terminez-le.",
                "You have done two things this turn already: end it.",
                "turn",
            ),
            WhyNot::Moved => (
                "Un seul mouvement par tour, et il est fait.",
                "One movement a turn, and it is made.",
                "turn",
            ),
            WhyNot::Afloat => (
                "Votre navire flotte\u{a0}: on ne saborde qu’un navire échoué.",
                "Your ship is afloat: only a stranded ship is scuttled.",
                "sailing",
            ),
            WhyNot::Uncharted => (
                "La carte s’arrête là\u{a0}: explorez d’abord.",
                "The chart ends there: explore first.",
                "exploring",
            ),
            WhyNot::NothingInSight => (
                "Aucune tuile cachée n’est en vue d’ici.",
                "No hidden tile is in sight from here.",
                "exploring",
            ),
            WhyNot::NotNearest => (
                "Une tuile plus proche se découvre d’abord.",
                "A nearer tile is turned over first.",
                "exploring",
            ),
            WhyNot::NoCross => (
                "Aucune croix ne touche la case de votre navire.",
                "No cross lies beside your ship.",
                "treasure",
            ),
            WhyNot::Dug => (
                "On ne creuse qu’une fois par partie, et c’est fait.",
                "One digs once in a game, and you have.",
                "treasure",
            ),
            WhyNot::NoTreasure if !self.view.options().on(Key::Treasure) => (
                "Il n’y a pas de trésor dans cette partie.",
                "There is no treasure in this game.",
                "treasure",
            ),
            WhyNot::NoTreasure => {
                ("Le trésor est déjà trouvé.", "The treasure has been found.", "treasure")
            }
            WhyNot::SameHeading => return (self.same_heading(), "sailing"),
            WhyNot::NotAhead => return (self.not_ahead(), "sailing"),
            WhyNot::Stranded => return (self.stranded(), "sailing"),
            WhyNot::Land => return (self.land(), "sailing"),
            WhyNot::Shallow => return (self.shallow(), "ship"),
            WhyNot::NoPoints => return self.no_points(),
            WhyNot::Taken => return self.taken(),
            WhyNot::Unwanted => return (self.unwanted(), "reputation"),
            WhyNot::NothingAfloat => return (self.nothing_afloat(), "barrels"),
            WhyNot::NoStep => return (self.no_step(), "missions"),
            WhyNot::NotMoored => return (self.not_moored(), "ports"),
            _ => return (self.asked(), "turn"),
        };
        (lang.pick(fr, en).to_owned(), section)
    }

    /// The cell a step would lead to.
    fn ahead(&self) -> Option<Cell> {
        match self.action? {
            Action::Step(dir) => Some(self.board().cell?.to(dir)),
            _ => None,
        }
    }

    fn same_heading(&self) -> String {
        let heading = dir(self.lang, self.board().heading);
        match self.lang {
            Lang::Fr => format!("Votre navire a déjà le cap au {heading}."),
            Lang::En => format!("Your ship already heads {heading}."),
        }
    }

    fn not_ahead(&self) -> String {
        let heading = dir(self.lang, self.board().heading);
        match self.lang {
            Lang::Fr => format!(
                "En route au {heading}, on va droit devant ou d’un cran de côté, pas davantage."
            ),
            Lang::En => {
                format!("Under way {heading}, a ship goes straight on or one point aside, no more.")
            }
        }
    }

    fn stranded(&self) -> String {
        let draft = draft(self.board().trim().draft2);
        match self.lang {
            Lang::Fr => {
                format!("Échoué avec un tirant d’eau de {draft}\u{a0}: allégez ou sabordez.")
            }
            Lang::En => format!("Stranded with a draft of {draft}: lighten her or scuttle."),
        }
    }

    fn land(&self) -> String {
        let own = self.ahead().and_then(|cell| self.view.chart().own(cell));
        match (own, self.lang) {
            (Some((tile, _)), Lang::Fr) => {
                format!("C’est la terre, celle {}.", of_tile(Lang::Fr, tile))
            }
            (Some((tile, _)), Lang::En) => {
                format!("That is land, part {}.", of_tile(Lang::En, tile))
            }
            (None, _) => self.said("C’est la terre.", "That is land."),
        }
    }

    /// The bank as deep as the tide leaves it (L-080).
    fn shallow(&self) -> String {
        let own = draft(self.board().trim().draft2);
        let spot = self.ahead().and_then(|cell| self.view.chart().spot(cell));
        let bank = spot.and_then(|spot| spot.sandbank());
        match (bank.map(|bank| self.view.tide().depth(bank)), self.lang) {
            (Some(0), _) => {
                let en = "The tide is low: this bank is dry.";
                self.said("La marée est basse\u{a0}: ce banc est à sec.", en)
            }
            (Some(depth), Lang::Fr) => {
                format!("Ce banc laisse passer un tirant d’eau de {depth}, le vôtre est de {own}.")
            }
            (Some(depth), Lang::En) => {
                format!("This bank lets a draft of {depth} pass, and yours is {own}.")
            }
            (None, Lang::Fr) => {
                format!("L’eau est trop basse là pour un tirant d’eau de {own}.")
            }
            (None, Lang::En) => format!("The water there is too shallow for a draft of {own}."),
        }
    }

    fn no_points(&self) -> Said {
        let lang = self.lang;
        let left = self.view.points_left(self.pc);
        let fixed = self.view.sailing().is_some_and(|sailing| sailing.allowance.is_some());
        let cost = self.ahead().map_or(1, |cell| 1 + u8::from(self.view.chart().is_calm(cell)));
        match (self.action, fixed) {
            (Some(Action::Step(way)), false) => {
                let sum = route::sum(&self.view.allowance(self.pc, way), lang);
                let way = dir(lang, way);
                let words = match lang {
                    Lang::Fr => format!("Pas de quoi partir vers le {way}\u{a0}: {sum}."),
                    Lang::En => {
                        format!("Not enough to set out {way}: {sum}.").replace('\u{a0}', " ")
                    }
                };
                (words, "wind")
            }
            (None, _) => {
                let en = "That is farther than this movement goes.";
                (self.said("C’est plus loin que ne va ce mouvement.", en), "sailing")
            }
            _ if left == 0 => {
                let en = "No point of this movement is left.";
                (self.said("Il ne reste aucun point de ce mouvement.", en), "sailing")
            }
            _ => {
                let words = match lang {
                    Lang::Fr => {
                        let left = points(lang, left);
                        format!("Il reste {left}, et il en faut {cost}.")
                    }
                    Lang::En if left == 1 => format!("1 point is left, and it takes {cost}."),
                    Lang::En => format!("{} are left, and it takes {cost}.", points(lang, left)),
                };
                (words, "sailing")
            }
        }
    }

    /// The ship that lies on a cell.
    fn ship_on(&self, cell: Cell) -> Option<Ship> {
        let pcs = self.view.pcs().filter(|pc| *pc != self.pc).map(Ship::Pc);
        let npcs = (0..self.view.npcs().len() as u8).map(Ship::Npc);
        pcs.chain(npcs).find(|ship| self.view.berth(*ship).is_some_and(|(at, _)| at == cell))
    }

    fn taken(&self) -> Said {
        if let Some(Action::Start(_)) = self.action {
            let en = "Another ship starts there, or its tile is still hidden.";
            let fr = "Un autre navire part de là, ou la tuile est encore cachée.";
            return (self.said(fr, en), "setup");
        }
        let cell = self.ahead().or_else(|| self.board().cell);
        let there = cell.and_then(|cell| self.ship_on(cell)).map(|ship| self.the_ship(ship));
        let kraken = cell.is_some() && self.view.weather().kraken == cell;
        let who = match kraken {
            true => self.said("Le Kraken", "The Kraken"),
            false => there.unwrap_or_else(|| self.said("Un autre navire", "Another ship")),
        };
        let section = if kraken { "kraken" } else { "sailing" };
        let words = match (self.action, self.lang) {
            (Some(Action::Step(_)), Lang::Fr) => {
                format!("{who} est là, et les points ne suffisent pas pour aller au-delà.")
            }
            (Some(Action::Step(_)), Lang::En) => {
                format!("{who} lies there, and the points do not reach beyond.")
            }
            (Some(Action::Stop), Lang::Fr) => format!("{who} est ici\u{a0}: allez plus loin."),
            (Some(Action::Stop), Lang::En) => format!("{who} lies here: sail on."),
            (Some(_), Lang::Fr) => {
                format!("{who} est ici\u{a0}: il faut garder de quoi en sortir.")
            }
            (Some(_), Lang::En) => format!("{who} lies here: keep enough points to get away."),
            (None, Lang::Fr) => "Un navire est là\u{a0}: on ne s’y arrête pas.".to_owned(),
            (None, Lang::En) => "A ship lies there: nobody stops on her cell.".to_owned(),
        };
        (words, section)
    }

    /// The port to which an action leads.
    fn port_meant(&self) -> Option<TileId> {
        let moored = |cell| self.view.chart().harbour_at(cell).map(|harbour| harbour.tile);
        match self.action {
            Some(Action::Port(tile)) => Some(TileId::new(tile)),
            _ => self.ahead().and_then(moored),
        }
    }

    fn unwanted(&self) -> String {
        let lang = self.lang;
        let port = self.port_meant();
        let slot = port.and_then(|port| self.view.chart().slot_of(port));
        let nation = slot.and_then(|slot| self.view.tiles()[usize::from(slot)].port);
        let (Some(port), Some(nation)) = (port, nation) else {
            return self
                .said("On ne veut pas de vous à ce mouillage.", "You are not wanted there.");
        };
        let (at, points) = (at_port(lang, port), self.reputation(nation));
        let who = the_nation(lang, nation);
        match lang {
            Lang::Fr => {
                format!("Pas de mouillage pour vous {at}\u{a0}: réputation {points} avec {who}.")
            }
            Lang::En => format!("No mooring for you {at}: reputation {points} with {who}."),
        }
    }

    fn nothing_afloat(&self) -> String {
        match (self.action, self.lang) {
            (Some(Action::Load(what)), Lang::Fr) => {
                format!("Il n’y a rien de tel à charger\u{a0}: {}.", good(Lang::Fr, what))
            }
            (Some(Action::Load(what)), Lang::En) => {
                format!("There is no {} to load.", good(Lang::En, what))
            }
            _ => self.said(
                "Rien à repêcher sur cette case.",
                "There is nothing to pick up on this cell.",
            ),
        }
    }

    fn no_step(&self) -> String {
        let lang = self.lang;
        match (self.action, lang) {
            (Some(Action::VisitShip { mission, ship }), _) => {
                let (mission, ship) = (self.mission(mission), self.ship(ship));
                match lang {
                    Lang::Fr => format!("{mission} ne demande rien ici contre {ship}."),
                    Lang::En => format!("{mission} wants nothing of {ship} here."),
                }
            }
            (Some(Action::VisitFort { mission, tile }), _) => {
                let (mission, fort) = (self.mission(mission), the_fort(lang, TileId::new(tile)));
                match lang {
                    Lang::Fr => format!("{mission} ne demande rien ici contre {fort}."),
                    Lang::En => format!("{mission} has no step here beside {fort}."),
                }
            }
            (Some(Action::Mark(mission) | Action::Validate { mission, .. }), _) => {
                let mission = self.mission(mission);
                match lang {
                    Lang::Fr => format!("{mission} n’a pas d’étape à valider ici."),
                    Lang::En => format!("{mission} has no step to validate here."),
                }
            }
            _ => self.said("Aucune mission n’a d’étape ici.", "No mission has a step here."),
        }
    }

    fn not_moored(&self) -> String {
        match (self.port_meant(), self.lang) {
            (Some(port), Lang::Fr) => {
                format!("Il faut être au mouillage {} pour y entrer.", at_port(Lang::Fr, port))
            }
            (Some(port), Lang::En) => {
                let there = at_port(Lang::En, port);
                format!("Your ship must lie on the mooring {there} to enter.")
            }
            (None, _) => self.said(
                "Il faut être au mouillage d’un port.",
                "Your ship must lie on the mooring of a port.",
            ),
        }
    }
}
