// The shipped build under Node plays the same games and decides the same as the native one, bit for bit (G8):
// `node determinism.mjs [games]`.
import { differences, digest } from "./native.mjs";
import { load, played } from "./program.mjs";

const games = Number(process.argv[2] ?? 200);
const decisions = Math.min(games, 100);

const ask = await load();
let passed = 0;
let failed = 0;
for (const game of await played(ask)) {
  const lines = digest(game, games);
  const { Checked } = await ask({ Check: { game, games, decisions } });
  const found = Checked ? differences(Checked, lines) : ["the program does not answer"];
  const count = lines.length * games;
  console.log(`${game}: ${count} games of ${lines.length} sets of options, ${decisions} decisions: ${found.length || "no"} differences`);
  for (const line of found.slice(0, 10)) console.log(`  ${line}`);
  if (found.length) failed += 1;
  else passed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
