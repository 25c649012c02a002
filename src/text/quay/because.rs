//! What speaks for a choice, in one sentence.

use quay::{Action, Berth, Decision, Deck, Face, Good, Goods, Place, Ship, View};

use super::wares::{gold, goods, some_goods};
use crate::tables::quay::model::foretold;
use crate::text::Lang;

/// What speaks for a choice of the seat to act; nothing where there is little to say.
pub fn because(view: &View, action: Action, lang: Lang) -> Option<String> {
    let own = Own::of(view)?;
    match action {
        Action::Load(ship) => Some(own.loads(view, ship, lang)),
        Action::Ship => own.best(view).map(|ship| loads(lang, ship)),
        Action::Take(card) | Action::Shelter(card) => own.card(view, card.face(), lang),
        Action::Bid(seat) | Action::Steal(seat) => {
            own.card(view, view.seat(seat).front.card()?.face(), lang)
        }
        Action::Buy => own.card(view, own.face?, lang),
        Action::Store => own.stores(lang),
        Action::Draw(Deck::Storage) => own.stores(lang),
        Action::Draw(Deck::Transport) => own.best(view).map(|ship| match lang {
            Lang::Fr => {
                format!("Un Transport chargerait votre navire de {} points.", ship.points())
            }
            Lang::En => format!("A Transport could load your ship of {} points.", ship.points()),
        }),
        Action::Draw(_) => own.hand.is_empty().then(|| {
            lang.pick("Vous n’avez rien en main à stocker.", "You have no goods in hand to store.")
                .to_owned()
        }),
        Action::Good(good) => own.good(view, good, lang),
        Action::Swap { give, take, .. } => {
            let store = own.store - Goods::one(give) + Goods::one(take);
            completed(view, own.store, store).map(|ship| completes(lang, ship))
        }
        Action::Offer(amount) => Some(left(lang, own.gold - u16::from(amount))),
        Action::Pay(_) => Some(left(lang, foretold(view, view, action)?.left)),
        Action::Accept(seat) => {
            let offers = view.auction()?.offers;
            let price = offers.iter().find(|offer| offer.seat == seat)?.gold;
            let best = offers.len() > 1 && offers.iter().all(|offer| offer.gold <= price);
            best.then(|| {
                lang.pick("C’est l’offre la plus haute.", "It is the highest offer.").to_owned()
            })
        }
        Action::Income => own.best(view).is_none().then(|| {
            lang.pick("Aucun navire ne peut être chargé.", "No ship can be loaded.").to_owned()
        }),
        Action::Sell(place, good) => {
            let lost =
                view.ships_to_departure() == 0 && (place == Place::Hand || good == Good::Apple);
            lost.then(|| {
                lang.pick("Elle serait perdue au départ.", "It would be lost at the departure.")
                    .to_owned()
            })
        }
        Action::Spoil(good) | Action::Protect(_, good) => Some(asked_by(view, good, lang)),
        _ => None,
    }
}

/// What the seat to act has.
struct Own {
    gold: u16,
    hand: Goods,
    store: Goods,
    points: u16,
    face: Option<Face>,
}

impl Own {
    fn of(view: &View) -> Option<Own> {
        let seat = view.seat(view.to_act()?);
        let books = seat.books?;
        let face = seat.front.card().map(quay::Card::face);
        Some(Own {
            gold: books.gold,
            hand: books.hand,
            store: seat.store,
            points: books.points,
            face,
        })
    }

    /// The ship of most points that could be loaded.
    fn best(&self, view: &View) -> Option<Ship> {
        let loadable = view.port().iter().copied().filter(|ship| self.store.covers(ship.goods()));
        loadable.max_by_key(|ship| ship.points())
    }

    fn loads(&self, view: &View, ship: Ship, lang: Lang) -> String {
        let points = self.points + u16::from(ship.points());
        match (lang, points >= view.target()) {
            (Lang::Fr, true) => format!("Vous auriez {points} points\u{a0}: le but est atteint."),
            (Lang::En, true) => format!("You would have {points} points: that reaches the goal."),
            (Lang::Fr, false) => format!("Vous auriez {points} points."),
            (Lang::En, false) => format!("You would have {points} points."),
        }
    }

    /// What a card would be good for.
    fn card(&self, view: &View, face: Face, lang: Lang) -> Option<String> {
        match face {
            Face::Purchase(shown) => self.serves(view, shown, lang),
            Face::Storage { goods, price } => {
                let moved = goods.min(self.hand.total()).min(quay::PLACES - self.store.total());
                (moved > 0 && self.gold >= price.into()).then(|| {
                    let (moved, of) = (some_goods(lang, moved.into()), self.hand.total());
                    match lang {
                        Lang::Fr => format!("Elle stocke {moved} sur les {of} de votre main."),
                        Lang::En => format!("It stores {moved} of the {of} in your hand."),
                    }
                })
            }
            Face::Transport { income } => Some(match (self.best(view), lang) {
                (Some(ship), _) => loads(lang, ship),
                (None, Lang::Fr) => format!("Elle rapporte {}.", gold(lang, income.into())),
                (None, Lang::En) => format!("It earns {}.", gold(lang, income.into())),
            }),
            _ => None,
        }
    }

    /// How many of some goods the ship would use that lacks least of all after them.
    fn serves(&self, view: &View, shown: Goods, lang: Lang) -> Option<String> {
        let lacks = |berth: &Berth| shown.common(berth.lacking).total();
        let berths = view.berths(view.to_act()?);
        let best = berths.iter().max_by_key(|berth| (lacks(berth), berth.ship.points()))?;
        let (used, points) = (lacks(best), best.ship.points());
        (used > 0).then(|| match lang {
            Lang::Fr => format!("Il en manque {used} au navire de {points} points."),
            Lang::En => format!("The ship of {points} points lacks {used} of these."),
        })
    }

    fn stores(&self, lang: Lang) -> Option<String> {
        (!self.hand.is_empty()).then(|| match lang {
            Lang::Fr => format!("Vous avez en main {}.", goods(lang, self.hand)),
            Lang::En => format!("You have {} in hand.", goods(lang, self.hand)),
        })
    }

    fn good(&self, view: &View, good: Good, lang: Lang) -> Option<String> {
        let stored = matches!(
            view.decision(),
            Decision::Menu | Decision::Store { .. } | Decision::BuyStore { .. }
        );
        let done = stored.then(|| completed(view, self.store, self.store + Goods::one(good)));
        Some(match done.flatten() {
            Some(ship) => completes(lang, ship),
            None => asked_by(view, good, lang),
        })
    }
}

/// The best ship that one warehouse fills and another does not.
fn completed(view: &View, before: Goods, after: Goods) -> Option<Ship> {
    let port = view.port().iter().copied();
    let new = port.filter(|ship| after.covers(ship.goods()) && !before.covers(ship.goods()));
    new.max_by_key(|ship| ship.points())
}

fn loads(lang: Lang, ship: Ship) -> String {
    match lang {
        Lang::Fr => format!("Elle charge le navire de {} points.", ship.points()),
        Lang::En => format!("It loads the ship of {} points.", ship.points()),
    }
}

fn completes(lang: Lang, ship: Ship) -> String {
    match lang {
        Lang::Fr => format!("Le navire de {} points serait complet.", ship.points()),
        Lang::En => format!("The ship of {} points would be complete.", ship.points()),
    }
}

/// How many ships in port ask for a good.
fn asked_by(view: &View, good: Good, lang: Lang) -> String {
    let count = view.port().iter().filter(|ship| ship.goods().has(good)).count();
    match (lang, count) {
        (Lang::Fr, 0) => "Aucun navire à quai n’en demande.".to_owned(),
        (Lang::En, 0) => "No ship in port asks for it.".to_owned(),
        (Lang::Fr, 1) => "Un navire à quai en demande.".to_owned(),
        (Lang::En, 1) => "One ship in port asks for it.".to_owned(),
        (Lang::Fr, _) => format!("{count} navires à quai en demandent."),
        (Lang::En, _) => format!("{count} ships in port ask for it."),
    }
}

fn left(lang: Lang, left: u16) -> String {
    match lang {
        Lang::Fr => format!("Il vous resterait {}.", gold(lang, left)),
        Lang::En => format!("You would have {} left.", gold(lang, left)),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Setup, Turn};
    use quay::Quay;

    use super::*;

    /// Random games: what is said is a short sentence, and most choices have one.
    #[test]
    fn most_choices_have_a_reason() {
        let (mut told, mut all) = (0, 0);
        for seed in 0..12 {
            let options = quay::Options::for_seats(2 + seed as u8 % 3).expect("a table");
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let view = game.view(Eye::Seat(seat));
                for action in game.legal_actions() {
                    for lang in [Lang::Fr, Lang::En] {
                        if let Some(reason) = because(&view, *action, lang) {
                            assert!(reason.ends_with('.') && reason.len() < 90, "{reason}");
                            told += 1;
                        }
                        all += 1;
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(told * 2 > all, "{told} of {all}");
    }

    /// A ship said to be loaded by a card can be loaded when the card is carried out.
    #[test]
    fn a_ship_that_is_promised_can_be_loaded() {
        let mut loaded = 0;
        for seed in 0..30 {
            let mut game = Match::new(Setup::<Quay> { options: Default::default(), seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let view = game.view(Eye::Seat(seat));
                for action in game.legal_actions() {
                    if *action == Action::Ship {
                        let reason = because(&view, Action::Ship, Lang::En).expect("a reason");
                        let best = view.loadable(seat).map(|ship| ship.points()).max();
                        let points = best.expect("a ship").to_string();
                        assert!(reason.contains(&points), "{reason}");
                        loaded += 1;
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(loaded > 0);
    }
}
