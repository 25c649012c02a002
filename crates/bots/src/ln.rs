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

/// ln of a whole number, exact in the first eight bits of the number; 0 for 0.
#[inline]
pub fn ln(number: u32) -> f32 {
    let number = number.max(1);
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
        assert_eq!(ln(0), 0.0);
    }
}
