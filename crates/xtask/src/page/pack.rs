//! What several chunks need, in few files.
//!
//! The splitter makes a module for each set of chunks that have something in common: dozens of them,
//! most of them tiny. They travel together, what only one game and its rules need apart from the
//! rest, as custom sections of a module that holds nothing else: hosts serve and compress it like any
//! other.

use super::chunk_names;
use super::wasm::{self, put_name, put_section};
use std::collections::BTreeMap;

/// What the splitter writes to fetch a shared module, around its name.
const FETCH: (&str, &str) = ("fetch(new URL(\"./", ".wasm\", import.meta.url))");
/// How the splitter's names for shared modules begin.
const SHARED: &str = "chunk_";
/// The number of a section that browsers leave alone.
const CUSTOM: u8 = 0;

/// For each shared module of the splitter's loader the end of the name of its pack. The loader names
/// those who share a module in the comment before it.
pub fn packs(loader: &str) -> BTreeMap<String, String> {
    let mut packs = BTreeMap::new();
    let mut end = String::new();
    for line in loader.lines() {
        if let Some(users) = line.strip_prefix("/* ").and_then(|rest| rest.strip_suffix(" */")) {
            end = chunk_names::shared_by(users.split(", "));
        }
        let fetched = line.split_once(FETCH.0).and_then(|(_, rest)| rest.split_once(FETCH.1));
        if let Some((name, _)) = fetched.filter(|(name, _)| name.starts_with(SHARED)) {
            packs.insert(name.to_owned(), end.clone());
        }
    }
    packs
}

/// One module with these inside, in their order.
pub fn packed<'a>(modules: impl Iterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let mut pack = wasm::HEAD.to_vec();
    for (name, content) in modules {
        let mut section = Vec::new();
        put_name(name, &mut section);
        section.extend_from_slice(content);
        put_section(CUSTOM, &section, &mut pack);
    }
    pack
}

/// The splitter's loader, taking shared modules out of their packs, whose names begin so.
pub fn unpacking(loader: &str, packs: &BTreeMap<String, String>, start: &str) -> String {
    let mut script = loader.to_owned();
    for (name, end) in packs {
        let fetch = format!("{}{name}{}", FETCH.0, FETCH.1);
        script = script.replace(&fetch, &format!("shared(\"{start}{end}\", \"{name}\")"));
    }
    script + UNPACK
}

/// A pack that could not be had is asked for anew, as the splitter's loader does with chunks.
const UNPACK: &str = r#"
const packs = {};
async function shared(address, name) {
    const pack = (packs[address] ??= WebAssembly.compileStreaming(fetch(new URL(address, import.meta.url))));
    try {
        const [bytes] = WebAssembly.Module.customSections(await pack, name);
        return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
    } catch (error) {
        if (packs[address] === pack) delete packs[address];
        throw error;
    }
}
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_a_module_of_custom_sections() {
        let long = vec![7; 200];
        let pack = packed([("chunk_4", &b"ab"[..]), ("chunk_5", &long)].into_iter());
        let (head, rest) = pack.split_at(8);
        assert_eq!(head, b"\0asm\x01\0\0\0");
        assert_eq!(&rest[..12], b"\0\x0a\x07chunk_4ab");
        // 1 for the length of the name, 7 for the name, 200: two digits in base 128.
        assert_eq!(&rest[12..15], [0, (208 - 128) | 128, 1]);
        assert_eq!(rest.len(), 12 + 3 + 208);
    }

    #[test]
    fn the_loader_takes_what_is_shared_out_of_its_pack() {
        let fetch = |name: &str| format!("fetch(new URL(\"./{name}.wasm\", import.meta.url));\n");
        let loader = [
            "/* gale, plunder, quay */\na = ".to_owned() + &fetch("chunk_4"),
            "/* gale, rules_gale */\nb = ".to_owned() + &fetch("chunk_12"),
            "c = ".to_owned() + &fetch("split_gale"),
        ];
        let loader = loader.concat();
        let packs = packs(&loader);
        let wanted = [("chunk_4", "_shared.wasm"), ("chunk_12", "_shared_gale.wasm")];
        assert_eq!(packs, wanted.map(|(name, end)| (name.into(), end.into())).into());
        let script = unpacking(&loader, &packs, "./x");
        for line in [
            "a = shared(\"./x_shared.wasm\", \"chunk_4\");",
            "b = shared(\"./x_shared_gale.wasm\", \"chunk_12\");",
            "c = fetch(new URL(\"./split_gale.wasm\", import.meta.url));",
        ] {
            assert!(script.contains(line), "{script}");
        }
    }
}
