// One round of measuring the shipped build under Node, a line of JSON a figure: `node bench.mjs [game…]`. `sim bench`
// runs it in turns with its own, natively.
import { load, played } from "./program.mjs";

/** Long enough for the clock, short enough for many rounds. */
const LONG_ENOUGH = 150e6;
/** The median of so many tells more than one. */
const ROUNDS = 3;

const ask = await load();
const wanted = process.argv.slice(2);
const games = played(ask).filter((game) => wanted.length === 0 || wanted.includes(game));

for (const game of games) {
  const playout = median(() => {
    const { count, time } = measured((games) => ({ Playouts: { game, games } }), 8);
    return time / count;
  });
  const ismcts = median(() => {
    const { count, time } = measured((simulations) => ({ Imagine: { game, simulations } }), 4096);
    return (count * 1e9) / time;
  });
  for (const [name, value] of [["playout", playout], ["ismcts", ismcts]]) {
    console.log(JSON.stringify({ case: name, game, value }));
  }
}

/** Twice as much work until it takes long enough: what was counted, and the nanoseconds of the last time. */
function measured(request, least) {
  for (let size = least; ; size *= 2) {
    const start = process.hrtime.bigint();
    const { Played: count } = ask(request(size));
    const time = Number(process.hrtime.bigint() - start);
    if (time >= LONG_ENOUGH) return { count, time };
  }
}

function median(measure) {
  const values = Array.from({ length: ROUNDS }, measure).sort((a, b) => a - b);
  return values[(ROUNDS - 1) >> 1];
}
