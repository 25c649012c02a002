//! The rules of Broadside in English.

use super::rules_parts::{abilities, drawn, roles, ships, uniques};
use crate::tables::broadside::model::examples;
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// All sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "aim",
            title: "Aim of the game",
            body: vec![
                Block::Text(
                    "Gold lies hidden on wild islands. Sail there, load it, bring it to your home island: whoever has more than half of all gold at home wins at once. With 24 gold in play that takes 13. On the way your guns may lighten the others’ holds.",
                ),
                Block::Text(
                    "Everything is measured with two lengths: S (short, 500) and L (long, 700). They are the steps of a ship and the ranges of her guns.",
                ),
            ],
        },
        Section {
            id: "fleet",
            title: "Fleets",
            body: vec![
                Block::Text(
                    "All fleets have the same points: 20, 30 or 40. A fleet has at least one ship and any number of crew; ships and people with names at most once, plain crew as often as you like. England, pirates and Spain may sail together.",
                ),
                Block::Text(
                    "A deck card shows masts with a gun each, the hold, the move and perhaps a special ability. “3L” is a gun of rank 3 with range L: it hits with more than 3.",
                ),
                Block::Text(
                    "With chosen fleets nobody sees the others’ choice until all have made theirs. Then ships lie open; crew stay face down, only their number shows. At most twelve crew go with a fleet.",
                ),
                ships(lang),
            ],
        },
        Section {
            id: "treasure",
            title: "Treasures",
            body: vec![
                Block::Text(
                    "Each seat brings 6 treasures whose coins make 12 gold (4 and 8 at 20 points, 8 and 15 at 40). Up to two of them may be unique treasures, which count no gold. All are shuffled and dealt face down to the wild islands, three each (two at 20 points, four at 40). What was brought in all is known to everyone.",
                ),
                Block::Text(
                    "A coin takes a space in the hold and stays face down aboard; its ship’s captain knows it. A unique takes no space and lies face up.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Setting the sea",
            body: vec![
                Block::Steps(vec![
                    "Everybody rolls a die; the highest begins.",
                    "Six islands are placed in turn: at least 2 L from every other shore and from the edge, the first at most 4 L from an edge, each later one at most 4 L from another island. Where no place is left, the distances shrink.",
                    "The second player chooses the first player’s home; its ships are berthed, bow to the shore. Then the first player chooses the second player’s home.",
                    "Crew go aboard or stay on the home island, face down.",
                    "The other islands are wild: treasures are dealt to them.",
                ]),
                Block::Text(
                    "In the quick start all of this falls by lot: everybody gets a ready fleet and sails at once.",
                ),
            ],
        },
        Section {
            id: "turn",
            title: "A turn",
            body: vec![
                Block::Text(
                    "In your turn each of your ships may be given one action, in any order, one ship after the other:",
                ),
                Block::List(vec![
                    "sail (or turn about on the spot),",
                    "fire,",
                    "explore,",
                    "repair.",
                ]),
                Block::Text(
                    "A ship may also wait. Everything else is free: putting crew ashore or aboard in port, releasing a tow, turning crew face up, and what cards allow. Extra actions never bring a ship above two in a turn; a ship captured this turn acts only in the next one.",
                ),
            ],
        },
        Section {
            id: "move",
            title: "Sailing",
            body: vec![
                Block::Text(
                    "A ship sails the segments of her move, in the order you like; a helmsman’s extra S comes last. Before each segment she may turn about her bow by up to 90°; then she sails straight, for the full length. After any segment you may end the move.",
                ),
                drawn(
                    "A turn of 30° to starboard, then L",
                    examples::turn(),
                    "The bow is the pivot: she turns first, then goes straight ahead.",
                ),
                Block::Text(
                    "Islands, ships and the edge of the map stop her. A course is closed only if she could not move at all, or if her hull would end up on top of something.",
                ),
                Block::Text(
                    "A ship that begins docked, or with her bow against another ship without being pinned, may cast off astern: bow and stern change places, free of charge. Against a foreign home or the edge there is no such help: turning about on the spot is an action.",
                ),
                drawn(
                    "Turning about",
                    examples::pivot(),
                    "Bow and stern change places; the hull covers the same water.",
                ),
            ],
        },
        Section {
            id: "dock",
            title: "Docking",
            body: vec![
                Block::Text(
                    "A ship whose bow touches an island at the end of a segment is docked, and her move ends. At another player’s home she merely stops. At your own home all coins aboard are unloaded at once and count.",
                ),
                Block::Text(
                    "In port, crew may go ashore, come aboard or change to another of your ships at the same island. Whoever came aboard this turn stays.",
                ),
            ],
        },
        Section {
            id: "explore",
            title: "Exploring",
            body: vec![
                Block::Text(
                    "A ship docked at a wild island may explore it: you look at all its treasures in secret and take one aboard, if there is room. The rest stays, face down; you remember what you saw.",
                ),
                Block::Text(
                    "If there is a unique treasure, you must take it, and nothing else; its effect begins at once.",
                ),
                Block::Text(
                    "A ship that touches a friendly ship or any derelict may explore her instead: crew and treasures change ships as you like, each once. From an enemy derelict you take; you give nothing.",
                ),
            ],
        },
        Section {
            id: "fire",
            title: "Firing",
            body: vec![
                Block::Text(
                    "Each standing mast fires its gun once, at a target of its own, one after the other. Roll a die: more than the gun’s rank hits. A 1 always misses.",
                ),
                drawn(
                    "Range",
                    examples::range(),
                    "The near circle is S, the far one L, measured from the mast to any point of the target.",
                ),
                Block::Text(
                    "The line must not cross a standing sail of the own ship nor another ship. So a ship fires above all to her sides; only the first gun fires ahead, only the last one astern. Shot flies over islands, unless the table decided otherwise.",
                ),
                drawn(
                    "The arc of the middle gun",
                    examples::arc(),
                    "Sails before and behind it close the way ahead and astern.",
                ),
                drawn(
                    "A blocked line",
                    examples::blocked(),
                    "Another ship lies in the line of fire: this shot may not be fired.",
                ),
                Block::Text(
                    "A ship docked at her own home does not fire. She may be fired at there, unless homes are safe.",
                ),
                Block::Text(
                    "A captain aboard lets her fire at the end of her move, in the same action.",
                ),
            ],
        },
        Section {
            id: "damage",
            title: "Masts, derelicts, sinking",
            body: vec![
                Block::Text(
                    "A hit takes one mast, chosen by whoever sails the ship; its gun is gone with it. A ship without masts is derelict: she cannot sail or fire, only explore and be repaired. A further hit sinks her.",
                ),
                Block::Text(
                    "When a ship sinks, her coins are counted: half, rounded down, goes home with her captain, the other half and the odd piece to whoever sank her. It counts at once. Crew and uniques aboard leave the game.",
                ),
            ],
        },
        Section {
            id: "ram",
            title: "Ramming",
            body: vec![
                Block::Text(
                    "If at the end of her move a ship’s bow touches the side or stern of an enemy, you may ram. Roll a die: more than the target’s masts takes one of them. Bow against bow there is no ram.",
                ),
                drawn(
                    "A ram",
                    examples::ram(),
                    "The bow touches the enemy’s side: the ram is possible, and she is pinned.",
                ),
                Block::Text(
                    "A ship is pinned while her bow touches an enemy that has masts: she cannot sail or turn about. She may fire, explore and repair. Being touched pins nobody.",
                ),
            ],
        },
        Section {
            id: "board",
            title: "Boarding",
            body: vec![
                Block::Text(
                    "After a ram, whatever it did, either side may board, the active player first. Each rolls a die and adds the masts that are left. The higher total wins and may fell a mast, eliminate one of the crew or steal a treasure of the other ship. A tie has no effect.",
                ),
                Block::Text(
                    "Before it, both may turn crew face up that help. A stolen coin needs room in the hold.",
                ),
            ],
        },
        Section {
            id: "tow",
            title: "Towing",
            body: vec![
                Block::Text(
                    "After her move a ship that touches a derelict may take her in tow. The derelict joins your fleet with all that is aboard, and follows at your stern; the tug moves S. Docked at home, the prize is unloaded too.",
                ),
                Block::Text(
                    "A ship tows one other at most, and a ship in tow cannot be taken by another. The tow ends when released, when the towed ship has a mast again, when the tug loses her last, or when either sinks.",
                ),
            ],
        },
        Section {
            id: "repair",
            title: "Repairs",
            body: vec![Block::Text(
                "Docked at your own home, a ship may be given a repair action: one mast stands again, with its gun.",
            )],
        },
        Section {
            id: "crew",
            title: "Crew",
            body: vec![
                Block::Text(
                    "Crew begin face down; using an ability turns them face up for good. Each takes a space in the hold, and the crew aboard never cost more than the ship. They serve aboard ships of their own faction only, unless a card says otherwise. Linked crew on one ship add a space.",
                ),
                Block::Text(
                    "Two sources of the same effect do not add up. What a card says once a turn, a ship does once a turn.",
                ),
                roles(lang),
            ],
        },
        Section { id: "ships", title: "What ships can do", body: vec![abilities(lang)] },
        Section {
            id: "uniques",
            title: "Unique treasures",
            body: vec![
                Block::Text(
                    "Rum, idol and strongbox are unloaded at home; the others stay aboard.",
                ),
                uniques(lang),
            ],
        },
        Section {
            id: "end",
            title: "End of the game",
            body: vec![Block::List(vec![
                "Two captains: whoever has more than half of the gold at home wins at once.",
                "When no gold is left outside the homes, the most gold wins; then the dearer fleet.",
                "When one player alone has ships, that player is credited with all gold on the islands and aboard the own ships; then the most gold wins.",
                "After the last round, or when every ship is derelict and nobody acted for a round, gold decides as well.",
            ])],
        },
        Section {
            id: "many",
            title: "Three and four captains",
            body: vec![Block::Text(
                "There are three islands per player on a larger sea. The last to place an island chooses a home first, then the others backwards. Nobody wins by half of the gold: the game runs on. Unloaded coins stay secret until the end, only their number shows. Whoever has no ship left is out; the gold still counts.",
            )],
        },
        Section {
            id: "options",
            title: "Options",
            body: vec![Block::List(vec![
                "Stopping short: a ship may stop after a quarter, half or three quarters of a segment.",
                "An exploration loads any number of treasures.",
                "Safe homes: ships docked at their home cannot be fired at.",
                "Islands stop shot.",
                "Points per fleet, unique treasures per seat, and the last round.",
            ])],
        },
    ]
}
