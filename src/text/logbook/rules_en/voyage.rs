//! The aim, the set-up, a turn, the ship and how she sails.

use super::super::rules_parts::{barrels, hold, holds, levels, load, voyage, wind, yaw};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "aim",
            title: "Aim of the game",
            body: vec![
                Block::Text(
                    "You sail an unknown sea in search of fame. Whoever first has as much as was agreed wins at once: 6 in the first voyage, 12 in the long one.",
                ),
                Block::Text("There is 1 fame for each of these:"),
                Block::List(vec![
                    "two barrels picked up (three with two seats),",
                    "a ship destroyed,",
                    "four identical goods sold together,",
                    "a mission completed, and again for every four of one type,",
                    "the next level of your ship, reached for the first time,",
                    "three upgrades printed on your board; the fourth bronze gun, the third sail, the third long gun,",
                    "a reputation of 8 with a nation, of −5 with a country, or joining one,",
                    "8,000 doubloons spent in a tavern.",
                ]),
                Block::Text(
                    "The treasure and some missions bring more. What a sold-back upgrade brought is lost again.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Set-up",
            body: vec![
                Block::Steps(vec![
                    "21 tiles of 19 cells are shuffled and laid in a spiral, each turned at random. As many as there are seats lie face up, the others face down.",
                    "On every face-up tile each barrel icon gets a barrel token. Ports and fortresses without a printed flag get one of the four countries by lot.",
                    "A wind card is revealed. The four market tiles form a ring in random order; 1D12 goods come to each.",
                    "Three treasure cards are drawn unseen. England is at war with Spain and France; every country is at war with the Pirates.",
                    "The first seat is drawn. Every seat has a board of its own with its ship, 2 cannons, 3,000 doubloons, and a reputation of 0 with all nations.",
                    "Every seat gets face-down cards of ships that sail by themselves: two with two seats, one with three or four.",
                    "In reverse turn order each seat chooses the number cell of a face-up tile to start from. Then, in turn order, each may buy what taverns and shipyards sell without access, fame and missions excepted.",
                ]),
                Block::Text(
                    "Your ship enters the sea at the start of your first turn, on the heading you choose.",
                ),
            ],
        },
        Section {
            id: "turn",
            title: "A turn",
            body: vec![
                Block::Text(
                    "A turn has two slots. Each is a movement or an action, with one movement at most; the same action may be taken twice. You may leave slots unused.",
                ),
                Block::List(vec![
                    "Explore: turn over tiles in sight.",
                    "Port: call at the port of your mooring and do there whatever you like.",
                    "Visit: a step of a mission at a fortress or a ship beside you.",
                    "Dig: look for the treasure beside a cross.",
                    "Shoot: one attack.",
                    "Repair: spend wood.",
                    "Exchange: with a seat beside you.",
                ]),
                Block::Text(
                    "Free at any time of your turn, also under way: rearranging the hold and throwing goods or cannons overboard. Any action ends a movement; points left are lost.",
                ),
                Block::Text(
                    "At the end of your turn fire spreads on your ship, missions that look at the end of a turn are checked, and your ships that sail by themselves act. At the end of the round the Kraken moves, fog drifts and time advances one step.",
                ),
            ],
        },
        Section {
            id: "ship",
            title: "Your ship",
            body: vec![
                Block::Text(
                    "Each board prints three levels of one ship. Defence is what enemy dice have to beat; robustness, how much damage of one kind destroys her; movement is followed by how many sails she takes; turning is what a first step to a rear side and astern costs; the last column, the price of the next level.",
                ),
                levels(lang),
                holds(lang),
                Block::Text(
                    "The hold has three rows. Every slot holds one cube: a good, a cannon or a damage. The top row are gun ports: only there a cannon fires.",
                ),
                hold(lang),
                Block::Text(
                    "New cubes are stowed against water or against fire, whichever layout you chose last. You may also let two slots change places, twelve times a turn.",
                ),
                Block::Text(
                    "The load is the number of cubes; a damaged cannon counts twice. Every ship has a draft of 2 when empty, and 1 more for every 5 loads. Each point above 2 costs a point of movement.",
                ),
                load(lang),
            ],
        },
        Section {
            id: "sailing",
            title: "Sailing",
            body: vec![
                Block::Text(
                    "The first step may go to any face. It fixes your points: movement, sails and helmsmen, minus damage by chain shot, draft and turning, plus or minus the wind. Nothing changes them afterwards.",
                ),
                voyage(lang),
                yaw(lang),
                Block::List(vec![
                    "A step costs 1 point. Your ship then heads where she went; later steps go ahead or to a front side only.",
                    "From a mooring turning costs nothing.",
                    "A sandbank can be entered only if your draft at that moment is no more than its figure. Land, the edge and face-down tiles are closed.",
                    "You may pass through ships, not stop on them; so you enter such a cell only if points are left to reach a free one.",
                    "Whoever enters the cell of an enemy that sails by herself is shot at by her. Whoever enters the cell of another seat’s ship may be shot at by that seat.",
                    "Instead of sailing you may turn on the spot to any heading; this uses the movement.",
                ]),
                Block::Text(
                    "A ship lying on a bank too shallow for her cannot move until she is lighter, or the tide rises. She may be scuttled: destroyed, with no reward for anybody.",
                ),
            ],
        },
        Section {
            id: "wind",
            title: "Wind",
            body: vec![
                Block::Text(
                    "The wind counts for the first step alone: with it +2, one face off +1, two faces off −1, against it −2. After that you may turn into any direction for the same points.",
                ),
                wind(lang),
                Block::Text(
                    "A new wind card is revealed when an event says so. There are six, one for each direction; when all have been seen they are shuffled again. Ships that sail by themselves do not heed the wind.",
                ),
            ],
        },
        Section {
            id: "exploring",
            title: "Exploring",
            body: vec![
                Block::Text(
                    "This action turns over face-down tiles with a cell in sight at a distance of 3 or less, the nearest first; among equals you choose. After the first you may stop. Each gets its barrels and flags at once, and sight is taken anew.",
                ),
                Block::Text(
                    "You see from the middle of your cell to the middle of another if no cell with land, dried bank or fog lies across the line. A line that runs along the border of such a cell is closed too; touching a corner does no harm. Ships, banks and face-down tiles never close it.",
                ),
            ],
        },
        Section {
            id: "barrels",
            title: "Barrels",
            body: vec![
                Block::Text(
                    "On a cell with a barrel, loose goods or a counter of yours, 1 point of the movement picks up everything; also before the first step. You load what you like, throw out what you do not need, and leave the rest. A barrel is turned over: you gain what is under it, and keep the token. Two tokens (three with two seats) are handed in for 1 fame.",
                ),
                barrels(lang),
                Block::Text(
                    "What you threw overboard yourself you cannot pick up in the same turn. Goods stay where they float until somebody takes them.",
                ),
            ],
        },
    ]
}
