// Runs the walks: two at a time, those that measure time alone, and says how many passed.
import { chromiumContext } from "./contexts.mjs";
import { Visit } from "./visit.mjs";

/** A walk: its name says what it shows and which criteria it stands for. */
export const walk = (name, steps, { alone = false, minutes = 3 } = {}) => ({ name, steps, alone, minutes });

/** One walk for each game on the home page. */
export const forEachGame = (name, steps, options) => ({ perGame: true, name, steps, options });

/** Walks for games become one walk a game. */
export function unfold(entries, games) {
  return entries.flatMap((entry) =>
    entry.perGame
      ? games.map((game) => walk(`${entry.name}: ${game}`, (house) => entry.steps(house, game), entry.options))
      : [entry],
  );
}

/** Runs them; true if all passed. */
export async function run(walks, house) {
  const failed = [];
  const one = async (entry) => {
    const start = Date.now();
    const own = new Walker(house);
    const failure = await Promise.race([own.take(entry.steps), tooLong(entry.minutes)]);
    await own.leave(failure);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`${failure ? "FAILED" : "ok    "} ${seconds.padStart(5)} s  ${entry.name}`);
    if (failure) {
      console.log(indented(told(failure)));
      failed.push(entry.name);
    }
  };
  await side(walks.filter((entry) => !entry.alone), 2, one);
  await side(walks.filter((entry) => entry.alone), 1, one);
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${walks.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

/** What a walk may use: the house, and fresh visits that are judged and closed at its end. */
class Walker {
  #visits = [];
  #contexts = [];

  constructor(house) {
    Object.assign(this, house);
    this.house = house;
    this.visit = this.visit.bind(this);
  }

  /** A fresh profile, or another page of a given context. */
  async visit({ context, screen, ...options } = {}) {
    const used = context ?? (await chromiumContext(this.house, screen));
    if (!this.#contexts.includes(used)) this.#contexts.push(used);
    const visit = await Visit.open(used, this.house, options);
    this.#visits.push(visit);
    return visit;
  }

  async take(steps) {
    try {
      await steps(this);
      for (const visit of this.#visits) visit.judge();
      return null;
    } catch (failure) {
      return failure;
    }
  }

  async leave(failure) {
    if (failure) {
      for (const { page, complaints } of this.#visits) {
        console.log(indented(`at ${page.url()} ${complaints.join(" | ")}`));
      }
    }
    await Promise.all(this.#contexts.map((context) => context.close().catch(() => {})));
  }
}

async function side(walks, width, one) {
  const waiting = [...walks];
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) await one(entry);
  };
  await Promise.all(Array.from({ length: width }, next));
}

const tooLong = (minutes) =>
  new Promise((done) => setTimeout(() => done(new Error(`not done after ${minutes} minutes`)), minutes * 60_000).unref());

/** What went wrong and where in our own files, without the browser's whole diary. */
function told({ message, stack = "" }) {
  const plain = message.replace(/\u001b\[\d+m/g, "").split("\n");
  const lines = plain.length > 30 ? [...plain.slice(0, 30), `… ${plain.length - 30} lines more`] : plain;
  const where = stack.split("\n").filter((line) => /\/(walks|lib)\/(?!runner)/.test(line));
  return [...lines, ...where].join("\n");
}

const indented = (text) => text.replace(/^/gm, "        ");
