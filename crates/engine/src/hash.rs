//! Fingerprints: 64-bit FNV-1a over texts and numbers, the same on every target.
//!
//! The page shows the one of a position's `Debug` text as `data-hash`; a link holds one of its
//! steps, which no renaming changes.

use std::fmt::{self, Debug, Write};

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

pub(crate) struct Fnv(u64);

impl Fnv {
    pub(crate) fn new() -> Self {
        Fnv(OFFSET)
    }

    /// Takes in a number of 32 bits, lowest byte first.
    pub(crate) fn number(&mut self, number: u32) {
        number.to_le_bytes().into_iter().for_each(|byte| self.byte(byte));
    }

    pub(crate) fn finish(self) -> u64 {
        self.0
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
    }
}

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(|byte| self.byte(byte));
        Ok(())
    }
}

/// FNV-1a over the `Debug` text of a value.
pub fn hash_of(value: &impl Debug) -> u64 {
    let mut fnv = Fnv::new();
    write!(fnv, "{value:?}").expect("hashing text cannot fail");
    fnv.finish()
}

/// FNV-1a over a text.
pub fn hash_text(text: &str) -> u64 {
    let mut fnv = Fnv::new();
    fnv.write_str(text).expect("hashing text cannot fail");
    fnv.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_the_published_vectors() {
        assert_eq!(hash_text(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash_text("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash_text("foobar"), 0x8594_4171_f739_67e8);
        assert_eq!(hash_of(&Some(1)), hash_text("Some(1)"));
        let mut number = Fnv::new();
        number.number(u32::from_le_bytes(*b"foob"));
        assert_eq!(number.finish(), hash_text("foob"));
    }
}
