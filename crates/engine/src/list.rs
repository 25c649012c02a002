//! A short list with a fixed capacity, so that a state is plain memory and quick to copy.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// Up to `N` things in order, kept in place.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    // What lies beyond `len` is left over and never looked at.
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Adds a thing at the end; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes out the thing at this place; the others keep their order.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        item
    }

    /// Keeps only the things that `keep` wants, in their order.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            let item = self.items[at];
            self.items[kept as usize] = item;
            kept += u8::from(keep(&item));
        }
        self.len = kept;
    }

    /// Forgets all of them.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    /// Takes this thing out, wherever it lies; nothing happens if it is not there.
    #[inline]
    pub fn take(&mut self, item: T) {
        if let Some(at) = self.iter().position(|other| *other == item) {
            self.remove(at);
        }
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
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

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

    #[test]
    fn a_thing_is_taken_out_by_name_or_by_place() {
        let mut list: List<u8, 4> = [5, 6, 7].into_iter().collect();
        list.take(6);
        list.take(9);
        assert_eq!(list[..], [5, 7]);
        assert_eq!(list.remove(0), 5);
        assert_eq!(list[..], [7]);
        list.clear();
        assert!(list.is_empty());
    }
}
