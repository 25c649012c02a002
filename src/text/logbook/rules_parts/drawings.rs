//! Examples: what is drawn, and what it shows in words.

use crate::tables::logbook::model::examples as drawn;
use crate::text::Lang;
use crate::text::logbook::vocab::money;
use crate::text::rules::{Block, Example, Piece, Thing};

fn example(title: &str, markup: String, text: String) -> Block {
    let thing = Thing { piece: Piece::Drawing(markup), ..Thing::default() };
    Block::Example(Example { title: title.to_owned(), things: vec![thing], text })
}

/// A voyage with its sum.
pub fn voyage(lang: Lang) -> Block {
    let drawn::Voyage { drawn, movement, sails, malus, wind, points, cells, left } =
        drawn::voyage();
    let text = match lang {
        Lang::Fr => format!(
            "{movement} du navire + {sails} de voiles − {malus} de tirant d’eau + {wind} de vent = {points} points. Après {cells} cases, il en reste {left}\u{a0}: les virages de la suite ne coûtent rien."
        ),
        Lang::En => format!(
            "{movement} of the ship + {sails} of sails − {malus} of draft + {wind} of wind = {points} points. After {cells} cells {left} are left: turning on the way costs nothing."
        ),
    };
    example(lang.pick("Un déplacement", "A movement"), drawn, text)
}

/// The six winds.
pub fn wind(lang: Lang) -> Block {
    example(
        lang.pick("Le vent pousse vers le sud-est", "The wind blows to the south-east"),
        drawn::wind(),
        lang.pick(
            "Ce qu’un premier pas vers chaque case ajoute ou retire.",
            "What a first step to each cell adds or takes.",
        )
        .to_owned(),
    )
}

/// What a first step costs that is not ahead.
pub fn yaw(lang: Lang) -> Block {
    example(
        lang.pick("Virer au départ, avec une nao", "Turning at the start, in a nao"),
        drawn::yaw(),
        lang.pick(
            "Devant et sur les côtés avant, rien\u{202f}; sur les côtés arrière et en poupe, ce qui est imprimé.",
            "Ahead and to the front sides nothing; to the rear sides and astern what is printed.",
        )
        .to_owned(),
    )
}

/// A hold with its cubes.
pub fn hold(lang: Lang) -> Block {
    example(
        lang.pick("La cale au niveau 1", "The hold at level 1"),
        drawn::hold(),
        lang.pick(
            "En haut les six sabords, avec deux canons et deux marchandises\u{202f}; dessous, du bois. Le prochain feu et la prochaine voie d’eau sont marqués.",
            "On top the six gun ports with two cannons and two goods; below them some wood. The next fire and the next water are marked.",
        )
        .to_owned(),
    )
}

/// What a load does.
pub fn load(lang: Lang) -> Block {
    example(
        lang.pick("Charge et tirant d’eau", "Load and draft"),
        drawn::load(),
        lang.pick(
            "Au-dessus, le tirant d’eau sous cette charge\u{202f}; dessous, ce qu’il coûte en mouvement.",
            "Above, the draft under this load; below, what it costs in movement.",
        )
        .to_owned(),
    )
}

/// Where guns bear.
pub fn flanks(lang: Lang) -> Block {
    example(
        lang.pick("Les flancs d’un navire", "The flanks of a ship"),
        drawn::flanks(),
        lang.pick(
            "Ses canons portent sur les cases teintées, à toute distance. Droit devant et droit derrière, ils se taisent.",
            "Her guns bear on the tinted cells, at any distance. Straight ahead and straight astern they are silent.",
        )
        .to_owned(),
    )
}

/// A shot with its dice.
pub fn shot(lang: Lang) -> Block {
    let drawn::Shot { drawn, card, distance, defence, improved, dice, points, damage } =
        drawn::shot();
    let far = distance - 1;
    let (bronze, more) = improved;
    let list = |numbers: [u8; 4]| {
        let numbers = numbers.map(|number| number.to_string());
        numbers.join(", ")
    };
    let (dice, points) = (list(dice), list(points));
    let text = match lang {
        Lang::Fr => format!(
            "La cible a {card} de défense, et {far} pour la distance\u{a0}: il faut dépasser {defence}. Deux pièces de bronze ajoutent {more} aux {bronze} premiers dés. {dice} font {points}\u{a0}: {damage} dégâts d’eau."
        ),
        Lang::En => format!(
            "The target has a defence of {card}, and {far} for the distance: each die has to beat {defence}. Two bronze guns add {more} to the first {bronze} dice. {dice} do {points}: {damage} water damage."
        ),
    };
    example(lang.pick("Quatre canons à deux cases", "Four cannons at two cells"), drawn, text)
}

/// A sale.
pub fn sale(lang: Lang) -> Block {
    let drawn::Sold { drawn, number, bought, sale } =
        drawn::sale(|price| money(lang, price.into()));
    let (cost, unit, takes) =
        (money(lang, bought.into()), money(lang, sale.unit.into()), money(lang, sale.money.into()));
    let (fame, more) = (sale.fame, sale.refill.1);
    let text = match lang {
        Lang::Fr => format!(
            "Ce coton a coûté {cost} dans une rangée pleine. Ici, la première case libre fixe le prix\u{a0}: {number} à {unit}, soit {takes} doublons, {fame} de renommée et {} de réputation. Puis {more} sucres arrivent au marché du dessous.",
            sale.gain
        ),
        Lang::En => format!(
            "This cotton cost {cost} from a full row. Here the first free slot sets the price: {number} at {unit}, that is {takes} doubloons, {fame} fame and {} reputation. Then {more} sugar arrive at the market below.",
            sale.gain
        ),
    };
    example(
        lang.pick("Quatre cotons vendus en Angleterre", "Four cotton sold in England"),
        drawn,
        text,
    )
}
