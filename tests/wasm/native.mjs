// What the native build finds: the reference every other machine is compared with.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** The lines of `sim digest`: a set of options each. */
export function digest(game, games) {
  const args = ["run", "--quiet", "--release", "--package", "sim", "--", "digest", game, "--games", String(games)];
  const stdio = ["ignore", "pipe", "inherit"];
  const text = execFileSync(process.env.CARGO ?? "cargo", args, { cwd: project, maxBuffer: 1 << 28, stdio });
  return text.toString().trim().split("\n").map((line) => JSON.parse(line));
}

/** Every difference between a check elsewhere and the native lines, in words. */
export function differences(checked, lines) {
  const found = [];
  const say = (text) => found.push(text);
  if (checked.tables.length !== lines.length) say(`${checked.tables.length} sets of options instead of ${lines.length}`);
  for (const [place, { options, hashes, links }] of lines.entries()) {
    const [choices, games] = checked.tables[place] ?? [[], []];
    const name = `options ${options}`;
    if (String(choices) !== String(options)) say(`${name}: has ${choices} in its place`);
    if (games.length !== hashes.length) say(`${name}: ${games.length} games instead of ${hashes.length}`);
    for (const [seed, [hash, link]] of games.entries()) {
      if (hash !== hashes[seed]) say(`${name}, seed ${seed}: ends at ${hash} instead of ${hashes[seed]}`);
      if (link !== links[seed]) say(`${name}, seed ${seed}: its link is another`);
    }
  }
  // Bots decide at the usual table only.
  if (!lines.some(({ decided }) => decided === checked.decisions)) say(`bots decide differently: ${checked.decisions}`);
  return found;
}
