//! A WebAssembly module as sections, and the names it gives and takes.

/// What every module begins with.
pub const HEAD: &[u8] = b"\0asm\x01\0\0\0";
/// The numbers of the sections looked into.
pub const IMPORTS: u8 = 2;
pub const EXPORTS: u8 = 7;

/// The sections in their order, each with its number; none if this is no module.
pub fn sections(module: &[u8]) -> Option<Vec<(u8, &[u8])>> {
    let mut bytes = Bytes(module.strip_prefix(HEAD)?);
    let mut sections = Vec::new();
    while !bytes.0.is_empty() {
        let id = bytes.byte()?;
        let length = bytes.number()?;
        sections.push((id, bytes.take(length)?));
    }
    Some(sections)
}

/// The module with one of its sections made anew out of what it holds; none if it cannot be read.
pub fn with_section(
    module: &[u8],
    wanted: u8,
    mut anew: impl FnMut(&[u8]) -> Option<Vec<u8>>,
) -> Option<Vec<u8>> {
    let mut out = HEAD.to_vec();
    for (id, content) in sections(module)? {
        if id == wanted {
            put_section(id, &anew(content)?, &mut out);
        } else {
            put_section(id, content, &mut out);
        }
    }
    Some(out)
}

/// Something taken from elsewhere: the module it comes from, its name there, and what it is.
pub struct Import<'a> {
    pub from: &'a str,
    pub name: &'a str,
    kind: &'a [u8],
}

impl Import<'_> {
    /// The same under another name.
    pub fn put(&self, from: &str, name: &str, out: &mut Vec<u8>) {
        put_name(from, out);
        put_name(name, out);
        out.extend_from_slice(self.kind);
    }
}

/// What the section of imports lists.
pub fn imports(section: &[u8]) -> Option<Vec<Import<'_>>> {
    let mut bytes = Bytes(section);
    let count = bytes.number()?;
    let mut import = || {
        let (from, name) = (bytes.name()?, bytes.name()?);
        let rest = bytes.0;
        (bytes.byte()? == FUNCTION).then_some(())?;
        bytes.number()?;
        Some(Import { from, name, kind: &rest[..rest.len() - bytes.0.len()] })
    };
    (0..count).map(|_| import()).collect()
}

/// Where a program keeps table and memory itself, it takes nothing but functions.
const FUNCTION: u8 = 0;

/// Something given to others: its name, and what it is.
pub struct Export<'a> {
    pub name: &'a str,
    kind: &'a [u8],
}

impl Export<'_> {
    /// The same under another name.
    pub fn put(&self, name: &str, out: &mut Vec<u8>) {
        put_name(name, out);
        out.extend_from_slice(self.kind);
    }
}

/// What the section of exports lists.
pub fn exports(section: &[u8]) -> Option<Vec<Export<'_>>> {
    let mut bytes = Bytes(section);
    let count = bytes.number()?;
    let mut export = || {
        let name = bytes.name()?;
        let rest = bytes.0;
        bytes.byte()?;
        bytes.number()?;
        Some(Export { name, kind: &rest[..rest.len() - bytes.0.len()] })
    };
    (0..count).map(|_| export()).collect()
}

/// A section as it stands in a module.
pub fn put_section(id: u8, content: &[u8], out: &mut Vec<u8>) {
    out.push(id);
    put_number(content.len(), out);
    out.extend_from_slice(content);
}

/// A name as it stands in a section.
pub fn put_name(name: &str, out: &mut Vec<u8>) {
    put_number(name.len(), out);
    out.extend_from_slice(name.as_bytes());
}

/// A number as WebAssembly writes it.
pub fn put_number(mut value: usize, out: &mut Vec<u8>) {
    while value > 127 {
        out.push((value & 127) as u8 | 128);
        value >>= 7;
    }
    out.push(value as u8);
}

/// What is still to be read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<usize> {
        let mut value = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            value |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return Some(value);
            }
        }
        None
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn name(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        str::from_utf8(self.take(length)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_read_and_written_section_by_section() {
        let long = vec![7; 200];
        let mut module = HEAD.to_vec();
        put_section(IMPORTS, b"\x01\x01a\x02bc\0\x05", &mut module);
        put_section(10, &long, &mut module);
        let read = sections(&module).expect("a module");
        assert_eq!(read, [(IMPORTS, &b"\x01\x01a\x02bc\0\x05"[..]), (10, &long)]);
        let same = with_section(&module, IMPORTS, |section| Some(section.to_vec()));
        assert_eq!(same.as_ref(), Some(&module));
        let shorter = with_section(&module, 10, |_| Some(vec![1])).expect("a module");
        assert_eq!(shorter[shorter.len() - 3..], [10, 1, 1]);
    }

    #[test]
    fn imports_and_exports_have_names() {
        let taken = imports(b"\x02\x01a\x02bc\0\x05\x01a\x01d\0\x85\x01").expect("imports");
        assert_eq!((taken[0].from, taken[0].name, taken[1].name), ("a", "bc", "d"));
        let mut out = Vec::new();
        taken[1].put("x", "yz", &mut out);
        assert_eq!(out, b"\x01x\x02yz\0\x85\x01");
        let given = exports(b"\x01\x02bc\0\x85\x01").expect("exports");
        assert_eq!(given[0].name, "bc");
        let mut out = Vec::new();
        given[0].put("d", &mut out);
        assert_eq!(out, b"\x01d\0\x85\x01");
    }

    #[test]
    fn what_is_cut_short_is_no_module() {
        assert_eq!(sections(b"\0asm"), None);
        assert_eq!(sections(b"\0asm\x01\0\0\0\x02\x05ab"), None);
        assert!(imports(b"\x02\x01a\x02bc\0\x05").is_none());
        assert!(exports(b"\x01\x02b").is_none());
    }
}
