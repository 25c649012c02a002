//! Fortresses, guns, damage, wrecks, and the ships that sail by themselves.

use super::super::rules_parts::{flanks, shot};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "fortresses",
            title: "Fortresses",
            body: vec![
                Block::Text(
                    "There are three: at Old Providence, on the Golden Rock and on Tortuga; the last is the Pirates’. Each time you enter a cell of the firing zone with a negative reputation there, it fires: as many dice as the cell shows, each with the era added. The era is the highest level of any ship that has been at sea.",
                ),
                Block::Text(
                    "Only your ship’s own defence counts against it: no distance, no place, no mooring. Starting in the zone or lying there is safe. Ships of nations at war with the fortress are shot at likewise.",
                ),
            ],
        },
        Section {
            id: "guns",
            title: "Guns",
            body: vec![
                Block::Text(
                    "You may attack any ship in sight on one of your flanks, at any distance, if your dice can hurt her. You must not be moored, and neither of you in fog.",
                ),
                flanks(lang),
                Block::Text(
                    "Choose one ammunition, then roll 1D12 for each undamaged cannon in a gun port. As many dice as you have bronze guns gain the level of your ship; explosive shot adds 1 to all. Gunners let you reroll misses, each die once.",
                ),
                Block::Text("Each die has to beat a defence made of:"),
                Block::List(vec![
                    "the target’s own defence,",
                    "1 for each cell of distance beyond the first, less your long guns,",
                    "1 if you lie straight on her bow or stern,",
                    "1 if she is moored,",
                    "2 for chain shot.",
                ]),
                Block::Text(
                    "A die does what it shows above the defence, 4 at most: water damage, or fire with incendiary shot. With chain shot each hit takes 1 point of movement from her instead, 5 in all. A double charge rolls two dice for each cannon; every 1 or 2 that stays costs you a cannon and as much fire damage.",
                ),
                shot(lang),
            ],
        },
        Section {
            id: "damage",
            title: "Damage",
            body: vec![
                Block::List(vec![
                    "Water fills the hold from the bottom row up, in each row from right to left. Goods it covers float on your cell.",
                    "Fire fills it from the top row down, from left to right. Goods it covers are lost.",
                    "A cannon under damage neither fires nor moves; both weigh.",
                    "Oil that would be covered burns instead: two more fire damage, and the slot stays empty.",
                    "Each carpenter takes 1 from each attack, storm or spreading fire.",
                    "At the end of her own turn a ship takes 1 fire damage for every 3 she has.",
                ]),
                Block::Text(
                    "A ship is sunk by as much water, or burnt by as much fire, as her robustness. She collapses when every slot bears damage. Ships that sail by themselves have no hold: water and fire add up against their robustness, and the greater of the two says how they end.",
                ),
            ],
        },
        Section {
            id: "wrecks",
            title: "Wrecks",
            body: vec![
                Block::Text(
                    "Whoever destroys a ship gains 1 fame and the changes of reputation. From a ship that sails by herself also all her doubloons and her clue, and half of her goods of each kind, rounded down but at least one. From a seat’s ship half of her goods, never money. A burnt ship leaves no goods.",
                ),
                Block::Text(
                    "A ship that burns down by spreading fire rewards the last ship that damaged her, if she was also the last that ship attacked. Fortresses, events, the Kraken and scuttling reward nobody.",
                ),
                Block::Text(
                    "If yours is destroyed you lose all goods and active missions; money, cannons, upgrades, barrels, clues and completed missions stay. At the start of your next turn a D20 names the tile on whose number cell she comes back, or the next lower one that lies face up. She brings a little water damage with her: 2, 3 or 4 by level. Every third destruction costs 1 fame.",
                ),
                Block::Text(
                    "A ship of a nation that despises you, having destroyed you, thinks 1 better of you.",
                ),
            ],
        },
        Section {
            id: "npcs",
            title: "Ships that sail by themselves (NPCs)",
            body: vec![
                Block::Text(
                    "After your turn your cards act, one after the other. A face-down card is revealed; if its entry tile lies face up the ship appears there, else it waits. Three activations without an action, and it leaves for good. A ship that is destroyed or leaves is replaced by a new card.",
                ),
                Block::Text(
                    "Each card shows pennants, carried out from the top, each at most once, until two actions are done. What can have no effect is skipped.",
                ),
                Block::List(vec![
                    "Merchants sail from stop to stop of their route, by the tiles that lie face up, and collect money and goods; all of it belongs to their reward. Some are armed and fire at enemies beside them.",
                    "Aggressive ships hunt: seats first, then merchants, then others like themselves; guardships only if nothing else can be had.",
                    "Defensive ships stand against seats, then other guardships, hunters and merchants.",
                ]),
                Block::Text(
                    "A hunter takes an enemy in sight whom she can attack this turn, else the nearest. Among seats the one with the worst reputation comes first, then the nearest. She sails beside her prey, broadside on, and fires what the pennant says, dice and bonus. She reaches one cell only, unless her card shows range.",
                ),
                Block::Text(
                    "They heed neither wind nor turning nor draft, but banks, tides and damage by chain shot. They avoid foreign moorings, hostile fortresses and enemies in the way. They never attack a ship moored at a port of their own nation, or one in fog.",
                ),
                Block::Text("Who is whose enemy:"),
                Block::List(vec![
                    "Ships of a country are your enemies while your reputation there is negative, or when you have joined a country at war with it.",
                    "Pirates and corsairs are your enemies until your reputation with the Pirates is 1. A corsair sails for the Pirates and a country; if you have joined that country, she leaves you alone.",
                    "Among themselves, ships of nations at war are enemies. A corsair and her country are friends.",
                ]),
            ],
        },
    ]
}
