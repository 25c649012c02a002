//! The glue between program and browser, made smaller: what nobody asks for goes, names nobody reads
//! become short ones, in the script and in the program alike.

use super::wasm::{self, EXPORTS, IMPORTS, put_number};

/// How `wasm-bindgen` begins a class of a Rust type, and ends it.
const CLASS: (&str, &str) = ("export class ", "\n}\n");
/// Where the functions stand that the program takes from the glue, each on lines of its own.
const TAKEN: (&str, &str) = ("    const import0 = {\n        __proto__: null,", "\n    };\n");
/// How such a function begins: so far in, and no further.
const ENTRY: &str = "        ";

/// The script and the program without the classes for other scripts: streams, which a library
/// brings along. There are no other scripts.
pub fn without_classes(script: &str, program: &[u8]) -> Option<(String, Vec<u8>)> {
    let (mut script, mut gone) = (script.to_owned(), String::new());
    while let Some(start) = script.find(CLASS.0) {
        let end = start + script[start..].find(CLASS.1)? + CLASS.1.len();
        let class = script[start..end].to_owned();
        let name = class[CLASS.0.len()..].split(' ').next()?.to_owned();
        script.replace_range(start..end, "");
        script = without_statement(&script, &format!("if (Symbol.dispose) {name}."), &mut gone)?;
        script = without_statement(&script, &format!("const {name}Finalization "), &mut gone)?;
        if script.contains(&name) {
            return None;
        }
        gone += &class;
    }
    let is_used = |name: &str| {
        !gone.contains(&format!("wasm.{name}(")) || script.contains(&format!("wasm.{name}("))
    };
    let program = wasm::with_section(program, EXPORTS, |section| {
        let kept = wasm::exports(section)?;
        let kept: Vec<_> = kept.into_iter().filter(|export| is_used(export.name)).collect();
        let mut out = Vec::new();
        put_number(kept.len(), &mut out);
        kept.iter().for_each(|export| export.put(export.name, &mut out));
        Some(out)
    })?;
    Some((script, program))
}

/// The script without the one statement that begins so, which is put aside.
fn without_statement(script: &str, start: &str, gone: &mut String) -> Option<String> {
    let Some(at) = script.find(start) else { return Some(script.to_owned()) };
    let end = at + script[at..].find(";\n")? + 2;
    gone.push_str(&script[at..end]);
    Some([&script[..at], &script[end..]].concat())
}

/// The script and the program with short names for what they take from each other, and without what
/// the optimiser found out the program never takes. `glue` is what the program calls the script.
pub fn with_short_names(script: &str, program: &[u8], glue: &str) -> Option<(String, Vec<u8>)> {
    let mut taken = Vec::new();
    let program = wasm::with_section(program, IMPORTS, |section| {
        let imports = wasm::imports(section)?;
        let mut out = Vec::new();
        put_number(imports.len(), &mut out);
        for import in imports {
            if import.from == glue {
                import.put(GLUE, &short(taken.len()), &mut out);
                taken.push(import.name.to_owned());
            } else {
                import.put(import.from, import.name, &mut out);
            }
        }
        Some(out)
    })?;
    let (before, rest) = script.split_once(TAKEN.0)?;
    let (entries, after) = rest.split_once(TAKEN.1)?;
    let entries = entries_by_name(entries)?;
    let mut all = String::new();
    for (at, name) in taken.iter().enumerate() {
        let (_, body) = entries.iter().find(|(entry, _)| entry == name)?;
        all += &format!("\n{ENTRY}{}:{body}", short(at));
    }
    let after = after.replace(&format!("\"{glue}\": import0"), &format!("\"{GLUE}\": import0"));
    let script = [before, TAKEN.0, &all, TAKEN.1, &after].concat();
    with_short_exports(&script, &program)
}

/// What the program calls the glue from now on.
const GLUE: &str = "b";
/// How the names of functions that call closures begin: nobody has named them.
const MANGLED: &str = "_ZN";

fn with_short_exports(script: &str, program: &[u8]) -> Option<(String, Vec<u8>)> {
    let mut script = script.to_owned();
    let mut count = 0;
    let program = wasm::with_section(program, EXPORTS, |section| {
        let exports = wasm::exports(section)?;
        let mut out = Vec::new();
        put_number(exports.len(), &mut out);
        for export in &exports {
            if export.name.starts_with(MANGLED) {
                let name = format!("_{}", short(count));
                count += 1;
                // Followed by a bracket always: one name may be the beginning of another.
                script = script.replace(&format!("{}(", export.name), &format!("{name}("));
                script = script.replace(&format!("{})", export.name), &format!("{name})"));
                script = script.replace(&format!("{},", export.name), &format!("{name},"));
                export.put(&name, &mut out);
            } else {
                export.put(export.name, &mut out);
            }
        }
        Some(out)
    })?;
    (!script.contains(MANGLED)).then_some((script, program))
}

/// The functions of the glue: their names, and all that follows the colon.
fn entries_by_name(entries: &str) -> Option<Vec<(String, String)>> {
    let mut all = Vec::<(String, String)>::new();
    for line in entries.lines().filter(|line| !line.is_empty()) {
        let inside = line.strip_prefix(ENTRY)?;
        match inside.split_once(':') {
            Some((name, body)) if !inside.starts_with([' ', '}']) => {
                all.push((name.to_owned(), body.to_owned()));
            }
            _ => {
                let (_, body) = all.last_mut()?;
                *body += &format!("\n{line}");
            }
        }
    }
    Some(all)
}

/// The shortest name that is not given yet: a, b, … z, aa, ba, …
fn short(mut at: usize) -> String {
    let mut name = String::new();
    loop {
        name.push(char::from(b'a' + (at % 26) as u8));
        at /= 26;
        if at == 0 {
            return name;
        }
        at -= 1;
    }
}

/// A script without its comments and the white space its lines begin with; as it is if a text in it
/// may go over several lines.
pub fn squeezed(script: &str) -> String {
    if script.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return script.to_owned();
    }
    let (mut out, mut in_comment) = (String::new(), false);
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !(in_comment || line.is_empty() || line.starts_with("//")) {
            out += line;
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "export class Source {
    free() {
        wasm.source_free(ptr, 0);
        wasm.malloc(1);
    }
}
if (Symbol.dispose) Source.prototype[Symbol.dispose] = Source.prototype.free;
function get() {
    const import0 = {
        __proto__: null,
        __wbg_add_70e3766f: function(arg0) {
            const state0 = {
                a: _ZN1aE(arg0),
            };
            wasm.malloc(2);
        },
        __wbg_gone_1: function(arg0) {
            arg0.gone();
        },
        __wbg_log_5: function() { return handle(function () {
            log(_ZN1aE_16, { a: 1 });
        }, arguments); },
    };
    return { \"./x_bg.js\": import0, };
}
const SourceFinalization = (typeof Registry === 'undefined')
    ? { register: () => {} }
    : new Registry(ptr => wasm.source_free(ptr, 1));
function _ZN1aE(arg0) {
    wasm._ZN1aE(arg0);
}
function _ZN1aE_16(arg0) {
    wasm._ZN1aE_16(arg0);
}
";

    fn program(imports: &[(&str, &str)], exports: &[&str]) -> Vec<u8> {
        let (mut taken, mut given) = (Vec::new(), Vec::new());
        put_number(imports.len(), &mut taken);
        for (from, name) in imports {
            wasm::put_name(from, &mut taken);
            wasm::put_name(name, &mut taken);
            taken.extend([0, 1]);
        }
        put_number(exports.len(), &mut given);
        for name in exports {
            wasm::put_name(name, &mut given);
            given.extend([0, 2]);
        }
        let mut out = wasm::HEAD.to_vec();
        wasm::put_section(IMPORTS, &taken, &mut out);
        wasm::put_section(EXPORTS, &given, &mut out);
        out
    }

    #[test]
    fn classes_for_other_scripts_go_with_what_only_they_use() {
        let before = program(&[], &["source_free", "malloc", "memory"]);
        let (script, after) = without_classes(SCRIPT, &before).expect("a glue");
        assert!(!script.contains("Source") && !script.contains("source"), "{script}");
        assert!(script.starts_with("function get()") && script.contains("};\n    return"));
        assert_eq!(after, program(&[], &["malloc", "memory"]));
    }

    #[test]
    fn a_class_that_the_glue_uses_itself_is_not_for_the_knife() {
        let script = SCRIPT.replace("arg0.gone()", "new Source()");
        assert!(without_classes(&script, &program(&[], &[])).is_none());
    }

    #[test]
    fn names_are_short_on_both_sides() {
        let imports =
            [("./x_bg.js", "__wbg_log_5"), ("./s.js", "load"), ("./x_bg.js", "__wbg_add_70e3766f")];
        let before = program(&imports, &["_ZN1aE", "_ZN1aE_16", "memory"]);
        let (script, after) = with_short_names(SCRIPT, &before, "./x_bg.js").expect("a glue");
        let wanted = [("b", "a"), ("./s.js", "load"), ("b", "b")];
        assert_eq!(after, program(&wanted, &["_a", "_b", "memory"]));
        for part in [
            "__proto__: null,\n        a: function() { return handle(function () {\n            log(_b, { a: 1 });\n        }, arguments); },\n",
            "        b: function(arg0) {\n            const state0 = {\n                a: _a(arg0),\n            };\n            wasm.malloc(2);\n        },\n    };\n",
            "return { \"b\": import0, };",
            "function _b(arg0) {\n    wasm._b(arg0);\n}\n",
        ] {
            assert!(script.contains(part), "{part}\n{script}");
        }
        assert!(!script.contains("gone"));
    }

    #[test]
    fn what_the_glue_does_not_have_cannot_be_taken() {
        let before = program(&[("./x_bg.js", "__wbg_other_1")], &[]);
        assert!(with_short_names(SCRIPT, &before, "./x_bg.js").is_none());
    }

    #[test]
    fn there_are_enough_short_names() {
        let mut names: Vec<String> = (0..2_000).map(short).collect();
        assert_eq!((&*names[0], &*names[25], &*names[26]), ("a", "z", "aa"));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 2_000);
    }

    #[test]
    fn a_script_is_squeezed_line_by_line() {
        let script = "/**\n * @param {a} b\n */\nf(b) {\n    // why\n    g(`a ${b}`);\n\n}\n/* gale */\nh();\n";
        assert_eq!(squeezed(script), "f(b) {\ng(`a ${b}`);\n}\nh();\n");
        let text = "a = `\n    b`;\n";
        assert_eq!(squeezed(text), text);
    }
}
