// One round of measuring the shipped build under Node, a line of JSON a figure: `node bench.mjs [game[=link]…]`, the
// link being that of a finished game to open. `sim bench` runs it in turns with its own, natively.
import { load, played } from "./program.mjs";

/** Long enough for the clock, short enough for many rounds. */
const LONG_ENOUGH = 150e6;
/** The median of so many tells more than one. */
const ROUNDS = 3;

const ask = await load();
const wanted = new Map(process.argv.slice(2).map((arg) => arg.split("=")));
const games = (await played(ask)).filter((game) => wanted.size === 0 || wanted.has(game));

for (const game of games) {
  const playout = await median(async () => {
    const { count, time } = await measured((games) => ({ Playouts: { game, games } }), 8);
    return time / count;
  });
  const ismcts = await median(async () => {
    const { count, time } = await measured((simulations) => ({ Imagine: { game, simulations } }), 4096);
    return (count * 1e9) / time;
  });
  const move = await median(async () => {
    const { count, time } = await measured((games) => ({ Moves: { game, games } }), 8);
    return time / count / 1e3;
  });
  tell("playout", game, playout);
  tell("ismcts", game, ismcts);
  tell("move", game, move);
  const link = wanted.get(game);
  if (link) tell("replay", game, await median(() => opened(link)));
}

function tell(name, game, value) {
  console.log(JSON.stringify({ case: name, game, value }));
}

/** The milliseconds it takes to open a game from its link. */
async function opened(link) {
  const times = 20;
  const start = process.hrtime.bigint();
  for (let time = 0; time < times; time += 1) {
    if (!(await ask({ Open: { link } })).Played) throw new Error(`${link} cannot be opened`);
  }
  return Number(process.hrtime.bigint() - start) / times / 1e6;
}

/** Twice as much work until it takes long enough: what was counted, and the nanoseconds of the last time. */
async function measured(request, least) {
  for (let size = least; ; size *= 2) {
    const start = process.hrtime.bigint();
    const { Played: count } = await ask(request(size));
    const time = Number(process.hrtime.bigint() - start);
    if (time >= LONG_ENOUGH) return { count, time };
  }
}

async function median(measure) {
  const values = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
  values.sort((a, b) => a - b);
  return values[(ROUNDS - 1) >> 1];
}
