//! The numbers, as tables of the rules crate.

mod cards;
mod mission;
mod ship;
mod tile;

use super::{
    Output,
    shape::{Goods, Loot},
    source::Source,
};
use std::fmt::Debug;

/// All files of `crates/logbook/src/content/tables`.
pub fn outputs(source: &Source) -> Vec<Output> {
    let files = [
        ("boards", ship::boards(source)),
        ("captains", cards::captains(source)),
        ("events", cards::events(source)),
        ("markets", cards::markets(source)),
        ("missions", mission::missions(source)),
        ("ships", ship::ships(source)),
        ("tiles", tile::tiles(source)),
        ("tokens", cards::tokens(source)),
        ("treasure", cards::treasure(source)),
        ("upgrades", cards::upgrades(source)),
    ];
    let mut outputs = vec![index(&files)];
    outputs.extend(files.into_iter().map(|(name, table)| {
        let text = format!("{}\n{}", head(name), table.text());
        Output { path: format!("crates/logbook/src/content/tables/{name}.rs"), text }
    }));
    outputs
}

fn head(name: &str) -> String {
    format!(
        "// Written by `cargo xtask content` from crates/logbook/content/{name}.json: change that.\n"
    )
}

fn index(files: &[(&str, Table)]) -> Output {
    let mut text = String::from(
        "//! The tables of what is printed, a line a card.\n//!\n//! Written by `cargo xtask content`; \
         see `crates/logbook/content`.\n\n",
    );
    for (name, _) in files {
        text += &format!("mod {name};\n");
    }
    text += "\n";
    for (name, table) in files {
        let mut names: Vec<&str> = table.consts.iter().map(|one| one.name).collect();
        names.sort_unstable();
        match names.as_slice() {
            [one] => text += &format!("pub use {name}::{one};\n"),
            several => text += &format!("pub use {name}::{{{}}};\n", several.join(", ")),
        }
    }
    Output { path: "crates/logbook/src/content/tables/mod.rs".into(), text }
}

/// A file of constants.
struct Table {
    /// `use` lines, in rustfmt's order.
    uses: Vec<String>,
    consts: Vec<Const>,
}

/// A constant list, an entry a line, or a single value.
struct Const {
    doc: &'static str,
    name: &'static str,
    of: &'static str,
    rows: Rows,
}

enum Rows {
    Many(Vec<String>),
    One(String),
}

impl Table {
    fn text(&self) -> String {
        let mut text = self.uses.join("\n");
        text += "\n";
        let mut consts: Vec<&Const> = self.consts.iter().collect();
        consts.sort_by_key(|one| one.name);
        for Const { doc, name, of, rows } in consts {
            text += &format!("\n/// {doc}\n");
            match rows {
                Rows::One(value) => text += &format!("pub const {name}: {of} = {value};\n"),
                Rows::Many(rows) => {
                    text += "#[rustfmt::skip]\n";
                    text += &format!("pub static {name}: [{of}; {}] = [\n", rows.len());
                    for row in rows {
                        text += &format!("    {row},\n");
                    }
                    text += "];\n";
                }
            }
        }
        text
    }
}

/// `&[a, b]`.
fn slice(rows: impl IntoIterator<Item = String>) -> String {
    format!("&[{}]", rows.into_iter().collect::<Vec<_>>().join(", "))
}

/// `Some(x)` or `None`.
fn option<T: Debug>(value: Option<T>) -> String {
    format!("{value:?}")
}

fn tile_id(number: u8) -> String {
    format!("TileId::new({number})")
}

/// `expert_gunner` → `ExpertGunner`.
fn camel(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
    };
    id.split('_').map(capital).collect::<Vec<String>>().concat()
}

fn goods(goods: &Goods) -> String {
    let mut counts = [0; 6];
    for (good, n) in goods {
        counts[*good as usize] = *n;
    }
    match goods.iter().filter(|(_, n)| **n > 0).collect::<Vec<_>>().as_slice() {
        [(good, n)] => format!("Goods::of(Good::{good:?}, {n})"),
        _ => format!("Goods::new({counts:?})"),
    }
}

fn loot(loot: &Loot) -> String {
    let mut text = String::from("Loot::NONE");
    if loot.money > 0 {
        text += &format!(".money({})", loot.money);
    }
    match loot.goods.iter().collect::<Vec<_>>().as_slice() {
        [] => {}
        [(good, n)] => text += &format!(".good(Good::{good:?}, {n})"),
        _ => text += &format!(".goods({})", goods(&loot.goods)),
    }
    if loot.crew > 0 {
        text += &format!(".crew({})", loot.crew);
    }
    if loot.clue > 0 {
        text += ".clue()";
    }
    text
}
