//! Tables and drawings of the rules text, made from the rules themselves so that they cannot be
//! wrong.

mod drawings;
mod standing;
mod tables;

pub use drawings::{flanks, hold, load, sale, shot, voyage, wind, yaw};
pub use standing::{columns, events};
pub use tables::{barrels, fittings, holds, levels, people, prices};

#[cfg(test)]
mod tests {
    use crate::text::Lang;
    use crate::text::logbook::{rules_en, rules_fr};
    use crate::text::rules::{Block, Section};

    /// No page of rules is longer (design, section 8).
    const MOST: usize = 30_000;
    /// Every section, in reading order.
    const SECTIONS: [&str; 29] = [
        "aim",
        "setup",
        "turn",
        "ship",
        "sailing",
        "wind",
        "exploring",
        "barrels",
        "ports",
        "tavern",
        "yard",
        "market",
        "repair",
        "exchange",
        "fortresses",
        "guns",
        "damage",
        "wrecks",
        "npcs",
        "reputation",
        "fame",
        "missions",
        "treasure",
        "events",
        "weather",
        "kraken",
        "night",
        "options",
        "bots",
    ];

    fn texts(section: Section) -> Vec<String> {
        let mut texts = vec![section.title.to_owned()];
        for block in section.body {
            match block {
                Block::Text(text) => texts.push(text.to_owned()),
                Block::List(points) | Block::Steps(points) => {
                    texts.extend(points.into_iter().map(str::to_owned));
                }
                Block::Example(example) => texts.extend([example.title, example.text]),
                Block::Table(head, rows) => {
                    texts.extend(head.into_iter().map(str::to_owned));
                    texts.extend(rows.into_iter().flatten());
                }
            }
        }
        texts
    }

    #[test]
    fn both_languages_have_every_section_and_neither_is_long() {
        for (lang, sections) in [(Lang::Fr, rules_fr::sections()), (Lang::En, rules_en::sections())]
        {
            let ids: Vec<_> = sections.iter().map(|section| section.id).collect();
            assert_eq!(ids, SECTIONS, "{lang:?}");
            let all = sections.into_iter().flat_map(texts);
            let long: usize = all.map(|text| text.chars().count()).sum();
            assert!((15_000..=MOST).contains(&long), "{lang:?}: {long}");
        }
    }

    #[test]
    fn blocks_are_of_the_same_kinds_and_lengths() {
        let shape = |block: &Block| match block {
            Block::Text(_) => ("text", 0),
            Block::List(points) => ("list", points.len()),
            Block::Steps(points) => ("steps", points.len()),
            Block::Example(_) => ("example", 0),
            Block::Table(head, _) => ("table", head.len()),
        };
        for (fr, en) in rules_fr::sections().iter().zip(rules_en::sections()) {
            let shapes = |section: &Section| section.body.iter().map(shape).collect::<Vec<_>>();
            assert_eq!(shapes(fr), shapes(&en), "{}", en.id);
        }
    }

    #[test]
    fn everything_is_printed_as_the_page_prints() {
        for text in rules_fr::sections().into_iter().flat_map(texts) {
            assert!(!text.contains('\'') && !text.contains('"'), "{text}");
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2) {
                let fits = match pair[1] {
                    ';' | '!' | '?' | '»' => pair[0] == '\u{202f}',
                    ':' => pair[0] == '\u{a0}',
                    _ => pair[0] != '«' || pair[1] == '\u{202f}',
                };
                assert!(fits, "{pair:?}: {text}");
            }
        }
        for text in rules_en::sections().into_iter().flat_map(texts) {
            assert!(!text.contains('\'') && !text.contains('"'), "{text}");
        }
    }
}
