// Logbook at sea and in port: a far cell is one tap, a sale is a row and a number, news are passed, tabs roamed by keys.
import { deepEqual, equal, match, notEqual, ok, until } from "../lib/check.mjs";
import { flawsOf } from "../lib/layout.mjs";
import { layIn, props } from "../lib/props.mjs";
import { walk } from "../lib/runner.mjs";
import { act, closeSheets, look, settled, start } from "../lib/table.mjs";

const game = "logbook";

/** Plays on until something is in sight. */
async function playedTo(me, selector, tries = 60) {
  for (let decisions = 0; decisions < tries; decisions += 1) {
    const at = await settled(me);
    if (await me.page.locator(selector).first().isVisible()) return at;
    await act(me, at.acts.at(-1));
  }
  throw new Error(`${selector} never comes`);
}

/** Sits down, and lies at sea with the whole movement still to do. */
async function atSea(me) {
  await start(me, game, { seed: 71 });
  const steps = "main .lb-step[data-act]";
  await playedTo(me, steps);
  return settled(me);
}

/** The figures on cells that can be reached and are not beside the ship, with what is left there. */
const farCells = (me) =>
  me.page.evaluate(() => {
    const frame = document.querySelector(".sea-chart").getBoundingClientRect();
    const found = [...document.querySelectorAll(".sea-chart .lb-left")].map((figure) => {
      const { left, top, width, height } = figure.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, left: Number.parseInt(figure.textContent, 10) };
    });
    const inside = ({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const open = ({ x, y }) => document.elementFromPoint(x, y)?.closest(".sea-chart") && !document.elementFromPoint(x, y).closest("button");
    return found.filter((cell) => inside(cell) && open(cell)).sort((one, other) => one.left - other.left);
  });

/** The tab that is open, and those whose badge says how many choices they hold. */
const tabs = (me) =>
  me.page.evaluate(() => {
    const all = [...document.querySelectorAll(".lb-tab")].filter((tab) => tab.checkVisibility());
    const open = all.filter((tab) => tab.getAttribute("aria-selected") === "true");
    return {
      all: all.map((tab) => tab.dataset.tab),
      open: open.map((tab) => tab.dataset.tab).join(),
      counts: all.map((tab) => Number(tab.querySelector(".lb-count")?.textContent ?? 0)),
    };
  });

export default [
  walk("voyage: a tap on a far cell draws the way, confirming sails it as one act, undo takes all of it back (U6)", async ({ visit }) => {
    const me = await visit({ prefs: { confirm: true }, screen: { size: "phone", touch: true } });
    const at = await atSea(me);
    await me.page.calm();
    const [far] = await farCells(me);
    ok(far, "no far cell is in sight");
    await me.page.touchscreen.tap(far.x, far.y);
    await me.page.locator("[data-confirm]").waitFor();
    ok((await me.count(".lb-route-layer .lb-route")) > 0, "the way is not drawn");
    equal((await look(me)).hash, at.hash, "one tap sailed away");
    equal((await flawsOf(me)).join("\n"), "", "with the way drawn");
    await me.click("[data-confirm]");
    await until(async () => (await look(me)).ply > at.ply + 1, "a way is several steps");
    const there = await settled(me);
    notEqual(there.hash, at.hash);
    for (let undone = 0; undone < 3 && (await look(me)).ply > at.ply; undone += 1) {
      const { ply } = await look(me);
      await me.click("[data-undo]");
      await until(async () => (await look(me)).ply < ply, "undo does nothing");
      if (undone === 0) equal((await look(me)).ply, at.ply, "undo takes the whole way back");
    }
    equal((await settled(me)).hash, at.hash);
  }),

  walk("voyage: a cell out of reach says why, with a link to the rule; Escape drops a way that was drawn (U5)", async ({ visit }) => {
    const me = await visit({ prefs: { confirm: true } });
    const at = await atSea(me);
    await me.page.calm();
    const [far] = await farCells(me);
    await me.page.mouse.click(far.x, far.y);
    await me.page.locator("[data-confirm]").waitFor();
    await me.page.keyboard.press("Escape");
    await me.page.locator("[data-confirm]").waitFor({ state: "detached" });
    equal(await me.count(".lb-route-layer .lb-route"), 0, "the way stays");
    equal((await look(me)).hash, at.hash);
    await me.page.calm();
    const port = me.page.locator("main .lb-port[data-why]").filter({ visible: true }).first();
    await port.press("Enter");
    await me.page.locator("[data-reason] a").waitFor();
    ok((await me.text("[data-reason]")).length > 20, "the reason is short");
  }),

  walk("voyage: goods are sold by a row and a number, one act, and the purse tells the sum", async ({ visit, house }) => {
    const { finished, kept } = await props(house, game);
    const me = await visit({ prefs: { confirm: true }, prepare: layIn(kept) });
    const stall = me.page.locator("main .deck-stall[data-act]").filter({ visible: true }).first();
    const ply = await sale(me, finished);
    await me.go(`#/replay/${finished.slot}/${ply}`);
    await me.screen("replay");
    await until(async () => (await look(me)).ply === ply, "the replay is elsewhere");
    await me.page.locator("[data-play-from-here]").press("Enter");
    await me.screen("table");
    const at = await settled(me);
    await stall.waitFor();
    const purse = async () => Number((await me.text(".deck-port .deck-purse")).replace(/\D/g, ""));
    const before = await purse();
    await me.page.calm();
    await stall.press("Enter");
    const number = async () => Number.parseInt(await me.text(".deck-plan .deck-stepper-n"), 10);
    await me.page.locator(".deck-plan").waitFor();
    equal((await look(me)).hash, at.hash, "the first touch only plans");
    const least = await number();
    ok(least >= 1);
    const [less, more] = await me.page.locator(".deck-plan .deck-stepper").first().locator("button").all();
    if (await more.evaluate((key) => "pick" in key.dataset || "act" in key.dataset)) {
      await more.press("Enter");
      await until(async () => (await number()) === least + 1, "one more is not planned");
      await less.press("Enter");
      await until(async () => (await number()) === least, "one less is not planned");
    }
    const told = await me.text(".deck-plan .deck-told b");
    await me.click("[data-confirm]");
    await until(async () => (await look(me)).ply > at.ply, "nothing was sold");
    const sum = Number(told.replace(/\D/g, ""));
    ok(sum > 0, `the plan tells no sum: ${told}`);
    await until(async () => (await purse()) !== before, "the purse stays as it was");
    const after = await purse();
    ok(String(sum).includes(String(after)) || after - before === sum, `${before} and “${told}” make ${after}`);
  }),

  walk("voyage: the cards of ships that sailed by themselves are turned and passed; the focus stays (U21)", async ({ visit }) => {
    for (const size of ["desk", "phone"]) {
      const me = await visit({ prefs: { confirm: true, held: true }, screen: { size, touch: size === "phone" } });
      await start(me, game, { seed: 72 });
      await playedTo(me, ".lb-npc");
      const card = me.page.locator(".lb-npc");
      match(await card.locator("h3").first().innerText(), /\S/);
      equal((await flawsOf(me)).join("\n"), "", "with a card");
      const next = card.getByRole("button", { name: "Next", exact: true });
      if ((await next.count()) && (await next.isEnabled())) {
        const before = await me.text(".lb-npc-keys span");
        await next.press("Enter");
        await until(async () => (await me.text(".lb-npc-keys span")) !== before, "the next card does not come");
        ok(await me.page.evaluate(() => document.activeElement.closest(".lb-npc") !== null), "turning loses the focus");
      }
      const { hash } = await look(me);
      await card.locator("button").last().press("Enter");
      await card.waitFor({ state: "detached" });
      equal((await look(me)).hash, hash, "passing news is no act");
      await until(() => me.page.evaluate(() => document.activeElement !== document.body), "the focus is lost");
    }
  }),

  walk("voyage: tabs are roamed by keys, a question opens its own, badges count every choice once", async ({ visit }) => {
    const me = await visit({ screen: { size: "phone" } });
    await start(me, game, { seed: 73 });
    let asked = new Set();
    for (let turn = 0; turn < 8; turn += 1) {
      const at = await settled(me);
      const { all, open, counts } = await tabs(me);
      deepEqual(all, ["map", "ship", "port", "missions", "fame"]);
      ok(counts[all.indexOf(open)] > 0, `at ply ${at.ply} ${open} is open, and all its choices are elsewhere: ${counts}`);
      equal(counts.reduce((sum, count) => sum + count, 0), at.acts.length, "badges count each choice once");
      asked = asked.add(open);
      await act(me, turn % 2 ? at.acts.at(-1) : 0);
    }
    ok(asked.size > 1, "no question opens its tab");
    await settled(me);
    const first = me.page.locator(".lb-tab[aria-selected=true]");
    await first.focus();
    const { all, open } = await tabs(me);
    for (const step of [1, 2, 3, 4, 5]) {
      await me.page.keyboard.press("ArrowRight");
      const wanted = all[(all.indexOf(open) + step) % all.length];
      await until(async () => (await tabs(me)).open === wanted, `the arrow does not open ${wanted}`);
      equal(await me.page.evaluate(() => document.activeElement.dataset.tab), wanted, "the focus goes along");
      ok(await me.page.locator(`#lb-panel-${wanted}`).isVisible(), `${wanted} is not in sight`);
      equal((await flawsOf(me)).join("\n"), "", wanted);
    }
    await me.page.keyboard.press("End");
    await until(async () => (await tabs(me)).open === "fame", "End opens the last");
    await me.page.keyboard.press("Home");
    await until(async () => (await tabs(me)).open === "map", "Home opens the first");
  }),
];

/** The step before a sale that the log of a finished game tells. */
async function sale(me, finished) {
  await me.go(`#/play/${finished.slot}`);
  await me.page.locator("dialog[open] [data-result]").waitFor();
  await closeSheets(me);
  await me.click("[data-open-log]");
  const closed = me.page.locator("[data-log] .log-chapter[aria-expanded=false]");
  const sold = me.page.locator("[data-log] > li > button:enabled:not([data-fold])", { hasText: / sells? \d+ (sugar|tea|silver|cotton|oil)/ });
  while ((await sold.count()) === 0 && (await closed.count()) > 0) await closed.last().press("Enter");
  ok((await sold.count()) > 0, "nobody sells anything");
  await sold.first().press("Enter");
  await until(async () => (await look(me)).ply < finished.ply, "the line leads nowhere");
  return (await look(me)).ply - 1;
}
