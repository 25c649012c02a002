//! A natural number of any size, built and taken apart digit by digit in changing radices.

/// Limbs of 32 bits, lowest first, without leading zeros.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Number(Vec<u32>);

/// The digits of base 64, all of them safe in an address.
pub const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Number {
    /// Puts a digit below all others: self × radix + digit.
    pub fn push(&mut self, digit: u32, radix: u32) {
        debug_assert!(digit < radix, "a digit lies below its radix");
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            let product = u64::from(*limb) * u64::from(radix) + carry;
            *limb = product as u32;
            carry = product >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes the lowest digit off: the remainder by `radix`, which must not be 0.
    pub fn pop(&mut self, radix: u32) -> u32 {
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let dividend = rest << 32 | u64::from(*limb);
            *limb = (dividend / u64::from(radix)) as u32;
            rest = dividend % u64::from(radix);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// Is nothing left?
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// How many bits it takes to write the number.
    pub fn bits(&self) -> usize {
        match self.0.last() {
            Some(top) => self.0.len() * 32 - top.leading_zeros() as usize,
            None => 0,
        }
    }

    /// The number in base 64, highest digit first, with characters that are safe in an address.
    pub fn to_text(&self) -> String {
        let digits = self.bits().div_ceil(6).max(1);
        (0..digits).rev().map(|place| ALPHABET[self.six_bits(place * 6) as usize] as char).collect()
    }

    /// Reads what [`Number::to_text`] wrote, and nothing else.
    pub fn from_text(text: &str) -> Option<Number> {
        let leading_zero = text.len() > 1 && text.starts_with('A');
        if text.is_empty() || leading_zero {
            return None;
        }
        let mut limbs = vec![0u32; (text.len() * 6).div_ceil(32)];
        for (place, character) in text.bytes().rev().enumerate() {
            let digit = ALPHABET.iter().position(|known| *known == character)? as u64;
            let shifted = digit << (place * 6 % 32);
            limbs[place * 6 / 32] |= shifted as u32;
            if let Some(next) = limbs.get_mut(place * 6 / 32 + 1) {
                *next |= (shifted >> 32) as u32;
            }
        }
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
        Some(Number(limbs))
    }

    fn six_bits(&self, from: usize) -> u32 {
        let limb = |at: usize| u64::from(self.0.get(at).copied().unwrap_or(0));
        let window = limb(from / 32) | limb(from / 32 + 1) << 32;
        (window >> (from % 32)) as u32 & 63
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn digits_come_back_in_reverse_order() {
        let mut rng = Rng::new(11);
        for _ in 0..200 {
            let digits: Vec<(u32, u32)> = (0..rng.below(80))
                .map(|_| {
                    let largest = if rng.chance(1, 4) { u32::MAX } else { 14 };
                    let radix = 1 + rng.below(largest);
                    (rng.below(radix), radix)
                })
                .collect();
            let mut number = Number::default();
            digits.iter().for_each(|&(digit, radix)| number.push(digit, radix));
            let mut read = Number::from_text(&number.to_text()).expect("own text is readable");
            assert_eq!(read, number);
            for (digit, radix) in digits.iter().rev() {
                assert_eq!(read.pop(*radix), *digit);
            }
            assert!(read.is_zero());
        }
    }

    #[test]
    fn only_one_text_stands_for_a_number() {
        assert_eq!(Number::default().to_text(), "A");
        assert_eq!(Number::from_text("A"), Some(Number::default()));
        for bad in ["", "AA", "AB", "B!", "é", "B=", "B "] {
            assert_eq!(Number::from_text(bad), None, "{bad:?}");
        }
    }
}
