//! A short list with a fixed capacity, so that a state is plain memory and quick to copy.

use std::fmt;
use std::ops::Deref;

/// Up to `N` items in order.
#[derive(Clone, Copy)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Adds an item at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes out the item at this place; the others keep their order.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        item
    }

    /// Forgets all items.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    /// Takes this item out, wherever it lies.
    #[inline]
    pub fn take(&mut self, item: T) {
        if let Some(at) = self.iter().position(|other| *other == item) {
            self.remove(at);
        }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
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
        f.write_str("[")?;
        for (at, item) in self.iter().enumerate() {
            f.write_str(if at > 0 { " " } else { "" })?;
            item.fmt(f)?;
        }
        f.write_str("]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_beyond_the_end_does_not_count() {
        let mut list = List::<u8, 4>::default();
        for item in [5, 6, 7] {
            list.push(item);
        }
        list.take(6);
        list.take(9);
        assert_eq!(&list[..], [5, 7]);
        let mut other = List::default();
        other.push(5);
        other.push(7);
        assert_eq!(list, other);
        list.clear();
        assert!(list.is_empty());
    }
}
