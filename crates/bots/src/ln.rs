//! A natural logarithm that gives the same bits natively and in wasm; the platforms' own differ.
#![allow(clippy::disallowed_types, reason = "exploration is measured in fractions")]

const STEP_BITS: u32 = 7;
const STEPS: usize = 1 << STEP_BITS;

/// ln of 1, 1 + 1/128, … up to but not including 2.
const MANTISSAS: [f32; STEPS] = {
    let mut table = [0.0; STEPS];
    let mut step = 1;
    while step < STEPS {
        table[step] = series(1.0 + step as f64 / STEPS as f64) as f32;
        step += 1;
    }
    table
};

const LN_2: f32 = std::f32::consts::LN_2;

/// The square root of ln of a whole number from 1 on, exact in the first six bits of the number.
#[inline]
pub fn root_ln(number: u32) -> f32 {
    ROOTS[place_of(number)]
}

const ROOTS: [f32; 1024] = {
    let mut table = [0.0; 1024];
    let mut number = 2u32;
    while number > 0 {
        table[place_of(number)] = root(ln(number) as f64) as f32;
        let step = if number < 64 { 1 } else { 1 << (number.ilog2() - 5) };
        number = number.wrapping_add(step);
    }
    table
};

/// A place for each power of two and the five bits behind the leading one. A float has them
/// ready: eleven bits lie above the eighteen that are not needed.
#[inline]
const fn place_of(number: u32) -> usize {
    ((number as f32).to_bits() >> 18) as usize & 1023
}

/// ln of a whole number from 1 on, exact in the first eight bits of the number.
const fn ln(number: u32) -> f32 {
    let power = number.ilog2();
    // The seven bits behind the leading one.
    let step = if power >= STEP_BITS {
        number >> (power - STEP_BITS)
    } else {
        number << (STEP_BITS - power)
    };
    power as f32 * LN_2 + MANTISSAS[step as usize & (STEPS - 1)]
}

/// ln x = 2 artanh ((x − 1) / (x + 1)), whose series converges fast between 1 and 2.
const fn series(x: f64) -> f64 {
    let z = (x - 1.0) / (x + 1.0);
    let mut term = z;
    let mut sum = 0.0;
    let mut odd = 1;
    while odd < 40 {
        sum += term / odd as f64;
        term *= z * z;
        odd += 2;
    }
    2.0 * sum
}

/// The square root by Newton's method, which the compiler can do.
const fn root(x: f64) -> f64 {
    let mut root = x;
    let mut step = 0;
    while step < 12 {
        root = (root + x / root) / 2.0;
        step += 1;
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_close_to_the_true_logarithm() {
        for number in (1..2_000).chain([65_535, 1_000_000, u32::MAX]) {
            let (ours, true_ln) = (ln(number), (number as f64).ln() as f32);
            let allowed = if number < 256 { 1e-6 } else { 0.008 };
            assert!((ours - true_ln).abs() <= allowed, "ln {number}: {ours}, not {true_ln}");
        }
    }

    #[test]
    fn roots_are_those_of_the_logarithm() {
        assert_eq!(root_ln(1), 0.0);
        for number in (2..5_000).chain([65_535, 65_536, 1_000_000, u32::MAX / 2]) {
            let (ours, true_root) = (root_ln(number), (number as f64).ln().sqrt() as f32);
            let allowed = if number < 64 { 1e-6 } else { 0.008 };
            assert!((ours - true_root).abs() <= allowed, "{number}: {ours}, not {true_root}");
        }
    }
}
