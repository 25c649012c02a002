// How much else the machine does. On a quiet one this is 1 and limits are what they say; where other programs take their
// share, the same work takes longer for no fault of the page.

/** Runs in the page: the same small work again and again; how much longer it takes at bad moments than at the best. */
async function disturbed() {
  const times = [];
  for (let round = 0; round < 80; round += 1) {
    const start = performance.now();
    let sum = 0;
    for (let step = 0; step < 3e6; step += 1) sum = (sum * 31 + step) | 0;
    times.push(performance.now() - start + (sum === 0.5 ? 1 : 0));
    await new Promise((done) => setTimeout(done));
  }
  // The first rounds run before the browser has compiled the loop.
  times.splice(0, 20);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.9)] / times[0];
}

/** By how much a time measured on this page may exceed its limit. Times are printed and judged only where they are asked
 *  for (GRAND_LARGE_TIMED=1, on a quiet machine): a test that depends on the clock fails by luck. */
export async function slowness(visit) {
  if (!process.env.GRAND_LARGE_TIMED) return Infinity;
  const factor = await visit.page.evaluate(disturbed);
  if (factor < 1.5) return 1;
  console.log(`        the machine is busy with other things: times may be ${factor.toFixed(1)} × as long`);
  return factor;
}
