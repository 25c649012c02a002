// Sitting at a table: setting it, reading where the game stands, acting, playing to the end.
import { deepEqual, ok, pause, until } from "./check.mjs";

/** Who may sit at a seat, in the order of the set-up page. */
const WHO = ["human", "deckhand", "bosun", "captain"];

/** Where the least value of an option does not make the shortest game, which one does: fleets, islands and homes by lot. */
const SHORT = { broadside: { build: 1, fleets: 1, islands: 1, homes: 1 } };

/** Numbers that make a game short, also where they are folded: little fame, few rounds. */
const FEW = { logbook: { goal: 3, max_rounds: 20 } };

/** Where the game stands, as the page tells it. */
export const look = (visit) =>
  visit.page.evaluate(() => {
    const main = document.querySelector("main[data-hash]");
    if (!main) return { screen: document.body.dataset.screen };
    const { game, slot, ply, toAct, viewer, busy, hash } = main.dataset;
    const acts = [...document.querySelectorAll("[data-actions] [data-act]")];
    return {
      screen: document.body.dataset.screen,
      ...{ game, slot, toAct, viewer, busy, hash },
      ply: Number(ply),
      acts: acts.map((key) => Number(key.dataset.act)),
      enabled: acts.every((key) => !key.disabled),
      held: document.querySelector("[data-go-on]") !== null,
    };
  });

/** At the open table nobody in particular looks while somebody is asked. */
const isReady = (at) =>
  at.screen === "curtain" ||
  (at.busy === "none" && (at.toAct === "over" || ((at.viewer ?? at.toAct) === at.toAct && at.acts.length > 0)));

/** Waits until somebody at the screen has to do something, or the game is over. What is held is passed. */
export async function settled(visit, milliseconds = 120_000) {
  let at;
  const ready = async () => {
    at = await look(visit);
    if (at.held) await visit.click("[data-go-on]").catch(() => {});
    return isReady(at);
  };
  await until(ready, "the table does not settle", milliseconds);
  if (at.acts?.length) {
    // One enabled control for each legal index, in order (U4).
    deepEqual(at.acts, at.acts.map((_, place) => place), "the list has a gap");
    ok(at.enabled, "a choice of the list is disabled");
  }
  return at;
}

/** Sets a game up on its page. `short` takes the first value of every choice: few seats, few rounds. */
export async function start(visit, game, { who = ["human"], others = "deckhand", short = true, seed } = {}) {
  const { page } = visit;
  await visit.go(`#/new/${game}`);
  await visit.screen("setup");
  if (short) {
    for (const field of await page.locator("[data-option]").all()) await shorten(field, SHORT[game] ?? {});
    for (const [option, few] of Object.entries(FEW[game] ?? {})) await count(page.locator(`[data-option="${option}"]`), few);
  }
  const seats = await page.locator(".setup-seats > li").all();
  for (const [place, seat] of seats.entries()) {
    const label = seat.locator("fieldset label").nth(WHO.indexOf(who[place] ?? others));
    await label.click();
  }
  if (seed !== undefined) {
    await page.locator(".setup-seed summary").click();
    await page.locator("[data-seed]").fill(String(seed));
  }
  await visit.click("[data-start]");
  await until(async () => ["table", "curtain"].includes((await look(visit)).screen), "no table after Start");
  return look(visit);
}

/** Sets an option so that the game is over soon: its first value, unless one of them says that it is short. */
async function shorten(field, places) {
  // What is folded stays as it is, and so do switches.
  if (!(await field.isVisible()) || (await field.locator("fieldset").count()) === 0) return;
  const labels = field.locator("label");
  const named = field.locator("label", { hasText: /^(Short|Courte)$/ });
  const place = places[await field.getAttribute("data-option")] ?? 0;
  await named.or(labels.nth(place)).last().click();
}

/** Sets a number, unfolding what holds it. */
async function count(field, number) {
  const folded = field.page().locator("details:not([open])", { has: field }).locator("summary");
  if (await folded.count()) await folded.click();
  await field.locator("input").fill(String(number));
}

/** Opens the row of a game on a narrow home page, where all it offers is not in sight. */
export async function unfold(visit, game) {
  const row = visit.page.locator(`[data-turn="${game}"]`);
  if ((await row.isVisible()) && (await row.getAttribute("aria-expanded")) === "false") await visit.click(`[data-turn="${game}"]`);
}

/** Starts with the one click on the home page. */
export async function playAtOnce(visit, game) {
  await visit.go("#/");
  await visit.click(`[data-play="${game}"]`);
  await visit.screen("table");
  return settled(visit);
}

/** Chooses an entry of the list (or another thing that plays it) and waits until it is done. */
export async function act(visit, index, zone = "[data-actions]") {
  const before = await look(visit);
  // Where nothing can be kept, the list is as short as on a first visit.
  const folded = visit.page.locator('[data-all-choices][aria-expanded="false"]');
  if (zone === "[data-actions]" && (await folded.isVisible())) await folded.click({ timeout: 5_000 }).catch(() => {});
  const key = visit.page.locator(`${zone} [data-act="${index}"]`).filter({ visible: true }).first();
  const done = async () => {
    const at = await look(visit);
    return at.ply !== before.ply || at.screen !== before.screen;
  };
  for (let again = 0; again < 8; again += 1) {
    await key.click({ timeout: 5_000 });
    const confirm = visit.page.locator("[data-confirm]");
    if (await confirm.isVisible()) await confirm.click({ timeout: 5_000 }).catch(() => {});
    for (let wait = 0; wait < 6; wait += 1) {
      if (await done()) return;
      await pause(20);
    }
    await pause(80);
  }
  throw new Error(`choice ${index} at ply ${before.ply} does nothing`);
}

/** Plays on, choosing with `choose(at)` in a zone (which `zone()` may tell anew each time), until the game is over, `enough(at)`, or a curtain nobody opens. */
export async function play(visit, { choose = () => 0, enough = () => false, zone, reveal = true } = {}) {
  for (let decisions = 0; decisions < 2_000; decisions += 1) {
    const at = await settled(visit);
    if (at.screen === "curtain") {
      if (!reveal || enough(at)) return at;
      await visit.click("[data-reveal]");
      continue;
    }
    if (at.toAct === "over" || enough(at)) return at;
    const choice = await choose(at);
    await act(visit, choice, typeof zone === "function" ? zone() : zone);
  }
  throw new Error("the game does not end");
}

/** The link of the game at this table, through the share sheet. The sheets are closed again. */
export async function shareLink(visit) {
  const { page } = visit;
  const result = page.locator("dialog[open] [data-result] [data-share]");
  if (await result.isVisible()) {
    await result.click();
  } else {
    await visit.click("[data-open-menu]");
    await visit.click("dialog[open] [data-share]");
  }
  const link = await page.locator("[data-link]").inputValue();
  await closeSheets(visit);
  return link;
}

/** Closes every sheet that is open, the one on top first or last. */
export async function closeSheets(visit) {
  const open = visit.page.locator("dialog[open]");
  await visit.page.calm();
  await open.locator(".sheet-head button").evaluateAll((keys) => keys.forEach((key) => key.click()));
  await until(async () => (await open.count()) === 0, "a sheet does not close");
}

/** The fragment of an address. */
export const fragmentOf = (address) => address.slice(address.indexOf("#"));

/** Takes down, from the first moment on, which hash the page had at which ply, and when. */
export const recorder = () => {
  window.recorded = { hashes: {}, times: [] };
  let noticed = null;
  const note = () => {
    const at = noticed;
    noticed = null;
    const main = document.querySelector("main[data-hash]");
    if (!main) return;
    const { ply, hash, toAct } = main.dataset;
    if (window.recorded.hashes[ply] === hash) return;
    window.recorded.hashes[ply] = hash;
    window.recorded.times.push({ ply: Number(ply), toAct, at });
  };
  // A little later, when all that belongs to one step is on the page.
  const soon = () => {
    if (noticed === null) setTimeout(note);
    noticed ??= performance.now();
  };
  const seen = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-hash", "data-ply"] };
  new MutationObserver(soon).observe(document, seen);
};

export const recorded = (visit) => visit.page.evaluate(() => window.recorded);
