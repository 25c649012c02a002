//! What is asked, and what can be chosen.

use engine::{Clock, Seat};
use plunder::{Action, Card, Kind, View};

use super::cards::{card, card_object, count, gold, merchant_of, skulls};
use super::lane::threats;
use super::terms;
use super::who::Who;
use crate::text::grammar::{capital, counted, playable_cards};
use crate::text::sentences::is_to_play;
use crate::text::{Lang, Names, Prompt, words};

/// A choice as short as can be: "Piocher", "Sabre 3", "Le 5 d’Anne".
pub fn label(view: &View, action: Action, names: &Names) -> String {
    let lang = names.lang;
    match action {
        Action::Draw => terms(lang).draw.to_owned(),
        Action::Play(of) => card(lang, of),
        Action::Discard(of) => format!("{} {}", terms(lang).discard, card(lang, of)),
        Action::At(id) => capital(&target(view, id, names)),
    }
}

/// What choosing it does: "Envoyer un marchand de 5", "Attaquer le 5 d’Anne".
pub fn deed(view: &View, action: Action, names: &Names) -> String {
    let lang = names.lang;
    match (action, lang) {
        (Action::Draw, Lang::Fr) => "Piocher une carte".to_owned(),
        (Action::Draw, Lang::En) => "Draw a card".to_owned(),
        (Action::Play(of), Lang::Fr) if of.is_merchant() => {
            format!("Envoyer {}", card_object(lang, of))
        }
        (Action::Play(of), Lang::En) if of.is_merchant() => {
            format!("Send {}", card_object(lang, of))
        }
        (Action::Play(of), Lang::Fr) => format!("Jouer {}", card_object(lang, of)),
        (Action::Play(of), Lang::En) => format!("Play {}", card_object(lang, of)),
        (Action::Discard(of), Lang::Fr) => format!("Défausser {}", card_object(lang, of)),
        (Action::Discard(of), Lang::En) => format!("Discard {}", card_object(lang, of)),
        (Action::At(id), _) => attack(view, id, names),
    }
}

/// The card that is taken up at a merchant: "Attaquer le 3 de Marc", "Défendre votre 5".
pub fn attack(view: &View, id: u8, names: &Names) -> String {
    let own = view.lane(id).is_some_and(|lane| lane.home == view.options().side_of(view.to_act()));
    let verb = match (names.lang, own) {
        (Lang::Fr, true) => "Défendre",
        (Lang::Fr, false) => "Attaquer",
        (Lang::En, true) => "Defend",
        (Lang::En, false) => "Attack",
    };
    format!("{verb} {}", target(view, id, names))
}

fn target(view: &View, id: u8, names: &Names) -> String {
    let lanes = view.lanes();
    lanes.iter().find(|lane| lane.id == id).map_or_else(String::new, |lane| {
        merchant_of(names, lane.owner, lane.gold(), lane.place(&lanes))
    })
}

/// Who has to do what now.
pub fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
    if view.is_over() {
        return over(view, names);
    }
    let (lang, seat) = (names.lang, view.to_act());
    if !names.is_you(seat) {
        return Prompt { title: is_to_play(seat, names), detail: pile_left(view, names) };
    }
    if let Some(pending) = view.pending() {
        return which_merchant(pending, legal.len(), lang);
    }
    Prompt { title: your_turn(legal, lang).to_owned(), detail: your_detail(view, legal, names) }
}

/// A card is chosen, or taken up, and looks for its target.
pub fn which_merchant(of: Card, targets: usize, lang: Lang) -> Prompt {
    let title = match lang {
        Lang::Fr => format!("{}\u{a0}: contre quel marchand\u{202f}?", card(lang, of)),
        Lang::En => format!("{}: at which merchant?", card(lang, of)),
    };
    let targets = counted(lang, targets as i32, ["cible", "cibles"], ["target", "targets"]);
    let brings = match (of.kind(), lang) {
        (Kind::Ship(_, force), Lang::Fr) => format!("{} de plus pour vous", skulls(lang, force)),
        (Kind::Ship(_, force), Lang::En) => format!("{} more for you", skulls(lang, force)),
        (_, Lang::Fr) => "bat tous les crânes".to_owned(),
        (_, Lang::En) => "beats any number of skulls".to_owned(),
    };
    Prompt { title, detail: format!("{targets} · {brings}") }
}

fn your_turn(legal: &[Action], lang: Lang) -> &'static str {
    let draw = legal.contains(&Action::Draw);
    let plays = legal.iter().any(|action| matches!(action, Action::Play(_)));
    let discards = legal.iter().any(|action| matches!(action, Action::Discard(_)));
    match (draw, plays, discards) {
        (true, true, _) => lang.pick("À vous\u{a0}: jouez ou piochez", "Your turn: play or draw"),
        (true, false, _) => lang.pick("À vous\u{a0}: piochez", "Your turn: draw"),
        (false, true, true) => {
            lang.pick("À vous\u{a0}: jouez ou défaussez", "Your turn: play or discard")
        }
        (false, true, false) => {
            lang.pick("À vous\u{a0}: jouez une carte", "Your turn: play a card")
        }
        (false, false, _) => {
            lang.pick("À vous\u{a0}: défaussez une carte", "Your turn: discard a card")
        }
    }
}

fn others_fr(count: usize) -> String {
    if count == 1 { "1 autre".to_owned() } else { format!("{count} autres") }
}

/// What is about to be lost; otherwise how much can be done.
fn your_detail(view: &View, legal: &[Action], names: &Names) -> String {
    let lang = names.lang;
    let threats = threats(view, view.to_act(), names);
    // One is named, the others are counted: the line is short, and each merchant says the rest.
    if let Some((first, others)) = threats.split_first() {
        return match (lang, others.len()) {
            (Lang::Fr, 0) => format!("Bientôt perdu\u{a0}: {first}"),
            (Lang::En, 0) => format!("Soon lost: {first}"),
            (Lang::Fr, more) => format!("Bientôt perdus\u{a0}: {first} et {}", others_fr(more)),
            (Lang::En, more) => format!("Soon lost: {first} and {more} more"),
        };
    }
    let held = view.hand(view.to_act()).cards();
    let plays = legal.iter().filter_map(|action| match action {
        Action::Play(card) => held.map(|held| usize::from(held.count(*card))),
        _ => None,
    });
    let plays = plays.sum();
    let plays = playable_cards(lang, plays);
    match view.pile() {
        0 => format!("{plays} · {}", pile_left(view, names)),
        _ => plays,
    }
}

/// "pioche : 23 cartes"; with none left, who may end the game.
fn pile_left(view: &View, names: &Names) -> String {
    let lang = names.lang;
    if view.pile() > 0 {
        return match lang {
            Lang::Fr => format!("pioche\u{a0}: {}", count(lang, view.pile())),
            Lang::En => format!("pile: {}", count(lang, view.pile())),
        };
    }
    let Some((side, size)) = view.nearest_to_end() else { return String::new() };
    let who = Who::side(side, view.options().teams(), names);
    let has = match lang {
        Lang::Fr => who.does(["n’avez plus que", "n’a plus que", "n’ont plus que"]),
        Lang::En => who.does(["have only", "has only", "have only"]),
    };
    match lang {
        Lang::Fr => format!("fin proche\u{a0}: {has} {}", count(lang, size)),
        Lang::En => format!("the end is near: {has} {} left", count(lang, size)),
    }
}

fn over(view: &View, names: &Names) -> Prompt {
    let lang = names.lang;
    let detail = view.outcome().map_or_else(String::new, |outcome| {
        let winners: Vec<Seat> = outcome.winners().collect();
        let best = winners.first().map_or(0, |seat| outcome.scores[*seat]);
        let colon = lang.colon();
        format!("{}{colon} {}", capital(&names.list_of(&winners)), gold(lang, best))
    });
    Prompt { title: words(lang).game_over.to_owned(), detail }
}

/// The heading of a group of lines in the log: the round, or the turn where nobody knows how
/// many sit at the table.
pub fn chapter(clock: Clock, names: &Names) -> String {
    match (names.lang, u16::try_from(names.list.len()).unwrap_or(0)) {
        (lang, 0) => format!("{} {}", lang.pick("Tour", "Turn"), clock.turn + 1),
        (lang, seats) => {
            format!("{} {}", lang.pick("Tour de table", "Round"), clock.turn / seats + 1)
        }
    }
}

/// Which turn it is, and how many cards the pile holds: with its last one the end comes near.
pub fn whereabouts(view: &View, lang: Lang) -> String {
    let turn = format!("{} {}", lang.pick("Tour", "Turn"), view.turn() + 1);
    match (view.is_over(), view.pile()) {
        (true, _) => String::new(),
        (false, 0) => format!("{turn} · {}", lang.pick("pioche vide", "no pile")),
        (false, left) => format!("{turn} · {} {left}", lang.pick("Pioche", "Pile")),
    }
}

/// Who is to act, for a table in words.
pub(super) fn turn(view: &View, names: &Names) -> Option<String> {
    let acts = names.lang.pick(
        ["êtes en train de jouer", "est en train de jouer", ""],
        ["are to play", "is to play", ""],
    );
    (!view.is_over()).then(|| capital(&Who::seat(view.to_act(), names).does(acts)))
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Setup};
    use plunder::Plunder;

    use super::*;
    use crate::text::grammar::of_name;
    use crate::text::trial::crew;

    #[test]
    fn the_prompt_names_what_can_be_done() {
        let legal = [Action::Draw, Action::Play(Card::ADMIRAL)];
        assert_eq!(your_turn(&legal, Lang::Fr), "À vous\u{a0}: jouez ou piochez");
        assert_eq!(your_turn(&legal[..1], Lang::En), "Your turn: draw");
        assert_eq!(your_turn(&legal[1..], Lang::Fr), "À vous\u{a0}: jouez une carte");
    }

    #[test]
    fn the_log_is_grouped_by_round() {
        let clock = Clock { round: 0, turn: 9 };
        let names = Names { list: vec![String::new(); 4], ..crew(Lang::Fr, None) };
        assert_eq!(chapter(clock, &names), "Tour de table 3");
        assert_eq!(chapter(clock, &Names { list: Vec::new(), ..crew(Lang::En, None) }), "Turn 10");
    }

    #[test]
    fn targets_are_named_by_owner() {
        for seed in 0..40 {
            let mut game = Match::new(Setup::<Plunder> { options: Default::default(), seed });
            let seat = game.to_act().seat().expect("a game begins with a decision");
            let merchant = game
                .legal_actions()
                .iter()
                .copied()
                .find(|action| matches!(action, Action::Play(card) if card.gold() == 5));
            let Some(merchant) = merchant else { continue };
            game.play(merchant).expect("legal");
            let view = game.view(Eye::Table);
            let names = crew(Lang::Fr, Some(seat.next(4).0));
            let told = attack(&view, view.lanes()[0].id, &names);
            assert_eq!(told, format!("Attaquer le 5 {}", of_name(names.of(seat))));
            return;
        }
        panic!("no deal began with a merchant of 5");
    }
}
