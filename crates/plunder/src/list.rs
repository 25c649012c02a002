//! A list of few things, kept in place: copying a state copies it, and asks for no memory.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// Up to `N` things in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct List<T, const N: usize> {
    // Places not in use keep their default, so that equal lists are equal arrays.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds a thing at the end; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Keeps only the things that `keep` wants, in their order.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            let item = self.items[at];
            self.items[usize::from(kept)] = item;
            kept += u8::from(keep(&item));
        }
        self.items[usize::from(kept)..usize::from(self.len)].fill(T::default());
        self.len = kept;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_lost_things_equals_one_that_never_had_them() {
        let mut list: List<u8, 6> = (1..=6).collect();
        list.retain(|item| item % 3 != 0);
        assert_eq!(list[..], [1, 2, 4, 5]);
        assert_eq!(list, [1, 2, 4, 5].into_iter().collect());
        list.push(9);
        assert_eq!(format!("{list:?}"), "[1, 2, 4, 5, 9]");
    }
}
