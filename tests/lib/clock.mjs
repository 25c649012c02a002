// The page's own clock, stopped where moments count: a slow machine makes no difference then.

/** Stops it, a moment after now; timers that are due by then have run. `page.clock.install()` comes first. */
export async function stopClock({ page }) {
  for (let ahead = 200; ; ahead *= 2) {
    const then = await page.evaluate((more) => Date.now() + more, ahead);
    try {
      return await page.clock.pauseAt(then);
    } catch (failure) {
      // A machine so slow that the moment has passed already.
      if (!/past/.test(failure.message) || ahead > 60_000) throw failure;
    }
  }
}
