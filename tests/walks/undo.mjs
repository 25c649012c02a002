// Undo, redo, take-back, confirm, hint.
import { equal, notEqual, ok, pause, until } from "../lib/check.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { slowness } from "../lib/slowness.mjs";
import { act, look, playAtOnce, settled, start } from "../lib/table.mjs";

const lines = (me) => me.page.locator("[data-log] > li").allInnerTexts();

export default [
  forEachGame("undo: free undo restores hash and log, redo goes forward again (U6)", async ({ visit }, game) => {
    // Slow opponents leave time to change one's mind before they answer.
    const me = await visit({ prefs: { speed: "calm" } });
    await start(me, game, { seed: 51 });
    await me.click("[data-open-log]");
    const undo = me.page.locator("[data-undo=free]:enabled");
    for (let tries = 0; tries < 8; tries += 1) {
      const at = await settled(me);
      ok(at.toAct !== "over", "a whole game without a free undo");
      const told = await lines(me);
      await pause(320);
      // The last choices of a list are cards, and the first may be a draw, which shows something; or the last ends a turn.
      const keys = me.page.locator("[data-actions] [data-act]");
      await (tries % 2 ? keys.first() : keys.last()).click();
      await until(async () => (await look(me)).ply > at.ply, "the act was not taken");
      const done = await look(me);
      if (!(await undo.isVisible()) || done.ply !== at.ply + 1) continue;
      // Others may have answered meanwhile.
      if (!(await undo.click({ timeout: 1_000 }).then(() => true, () => false))) continue;
      await until(async () => (await look(me)).ply === at.ply, "undo did nothing");
      equal((await look(me)).hash, at.hash);
      equal((await lines(me)).join("\n"), told.join("\n"), "the log still tells what was undone");
      await me.click("[data-redo]");
      await until(async () => (await look(me)).ply > at.ply, "redo did nothing");
      const redone = await look(me);
      if (redone.ply === done.ply) equal(redone.hash, done.hash);
      return;
    }
    throw new Error("no free undo in eight decisions");
  }),

  forEachGame("undo: after others have shown something only take-back is left: it asks once and marks practice", async ({ visit }, game) => {
    const me = await visit();
    await start(me, game, { seed: 52 });
    let before;
    for (let tries = 0; tries < 60; tries += 1) {
      before = await settled(me);
      await act(me, 0);
      const at = await settled(me);
      ok(at.toAct !== "over");
      if ((await me.page.locator("[data-undo]").getAttribute("data-undo")) === "back") break;
    }
    await me.click("[data-undo=back]");
    await me.page.locator("dialog[open] [data-take-back]").waitFor();
    equal((await look(me)).ply, (await settled(me)).ply);
    await me.click("[data-take-back]");
    await until(async () => (await look(me)).hash === before.hash, "the position before my act is not back");
    const slot = JSON.parse(await me.kept(`slot/${before.slot}`));
    equal(slot.practice, true);
    await me.page.getByText("practice").first().waitFor();
    await act(me, 0);
    await settled(me);
    await me.click("[data-undo]");
    await until(async () => (await look(me)).hash === before.hash, "the second time it must not ask");
  }),

  forEachGame("confirm: no single tap does what cannot be undone; second tap, key or button confirm (U7)", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: true } });
    await start(me, game, { seed: 53 });
    const confirm = me.page.locator("[data-confirm]");
    const tap = () => me.page.locator('[data-actions] [data-act="0"]').click();
    let asked = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      const at = await settled(me);
      if (at.toAct === "over") break;
      await pause(320);
      await tap();
      await pause(30);
      const now = await look(me);
      if (now.ply !== at.ply) {
        ok(await me.page.locator("[data-undo=free]").isEnabled(), "one tap did what cannot be undone");
        equal(now.viewer, now.toAct);
        continue;
      }
      asked += 1;
      ok((await confirm.innerText()).length > 2, "the dock names the act");
      await me.click("[data-cancel]");
      await confirm.waitFor({ state: "detached" });
      equal((await look(me)).hash, at.hash);
      await tap();
      if (turn % 3 === 0) await confirm.click();
      else if (turn % 3 === 1) await tap();
      else {
        await confirm.focus();
        await me.page.keyboard.press("Enter");
      }
      await until(async () => (await look(me)).ply > at.ply, "confirming did nothing");
    }
    ok(asked > 0);
  }),

  forEachGame("hint: marks one choice in list and table, says so with the second best, is counted; acting takes it away", async ({ visit }, game) => {
    const me = await visit();
    const at = await playAtOnce(me, game);
    const start = Date.now();
    await me.click(".tools [data-hint]");
    await me.page.locator("[data-actions] [data-hinted]").waitFor({ timeout: 10_000 });
    console.log(`        hint for ${game} after ${Date.now() - start} ms`);
    equal(await me.count("[data-actions] [data-hinted]"), 1);
    const told = await me.text("[data-prompt]");
    const deed = await me.page.locator("[data-actions] [data-hinted]").getAttribute("title");
    ok(told.includes(`Hint: ${deed}`), `${deed} is not in: ${told}`);
    // Where a voyage begins there may be nothing else to weigh.
    const alone = at.acts.length < 2 || told.includes("Where do you start?");
    ok(alone || told.includes("Otherwise: "), `no second choice in: ${told}`);
    ok((await me.count(":is(.table, .hand) [data-hinted]")) > 0, "nothing on the table is marked");
    const box = await me.page.locator("[data-actions] [data-hinted]").boundingBox();
    ok(box.x >= 0 && box.x + box.width <= me.page.viewportSize().width, "what is hinted is in sight");
    equal(JSON.parse(await me.kept(`slot/${at.slot}`)).hints, 1);
    const hinted = await me.page.locator("[data-actions] [data-hinted]").getAttribute("data-act");
    await act(me, Number(hinted));
    const next = await settled(me);
    notEqual(next.hash, at.hash);
    equal(await me.count("[data-hinted]"), 0);
  }),

  forEachGame("why not: tapping what cannot be played says why, with a link to the rule (U5)", async ({ visit }, game) => {
    const me = await visit({ prefs: { speed: "calm", confirm: true } });
    await start(me, game, { seed: 54, who: ["human"], others: "bosun", short: false });
    const why = me.page.locator("main [data-why]").first();
    let found = false;
    for (let tries = 0; tries < 400 && !found; tries += 1) {
      const at = await look(me);
      if (at.toAct === "over") break;
      found = await why.isVisible();
      if (!found && at.toAct === at.viewer && at.busy === "none" && at.acts.length > 0) {
        await me.page.keyboard.press("1");
        await me.page.keyboard.press("1");
      }
      await pause(25);
    }
    ok(found, "nothing on the table says why it cannot be played");
    await me.page.calm();
    // In one go: while others play, their next act takes the reason away.
    const told = await why.evaluate(async (thing) => {
      const start = performance.now();
      thing.click();
      const link = () => document.querySelector("[data-reason] a");
      while (!link() && performance.now() - start < 2000) await new Promise((done) => setTimeout(done, 5));
      const milliseconds = performance.now() - start;
      const text = document.querySelector("[data-reason]")?.innerText ?? "";
      link()?.click();
      return { milliseconds, text };
    });
    console.log(`        ${game}: the reason after ${Math.round(told.milliseconds)} ms`);
    ok(told.text.length > 10, `the reason is "${told.text}"`);
    ok(told.milliseconds <= 200 * (await slowness(me)), `the reason took ${told.milliseconds} ms`);
    await me.screen("rules");
    const section = (await me.page.url()).split("/").pop();
    equal(await me.count(`[id="${section}"]`), 1, `the rules have no section ${section}`);
    await me.page.goBack();
    await me.screen("table");
  }),

  forEachGame("large: a double tap shows a card that is not to be chosen in full size; any tap closes it", async ({ visit }, game) => {
    // Neither has cards: sheets and panels tell all there is to read of a ship, and missions are told in full.
    if (["broadside", "logbook"].includes(game)) return;
    const me = await visit({ screen: { touch: true, size: "phone" } });
    await playAtOnce(me, game);
    const cards = me.page.locator("main :is(.table, .hand) .card:not(:is([data-act], [data-pick]) .card)").filter({ visible: true });
    for (let turn = 0; turn < 30 && (await cards.count()) === 0; turn += 1) {
      await act(me, 0);
      await settled(me);
    }
    await cards.first().dblclick();
    const large = me.page.locator("dialog[open] [data-large] svg");
    await large.waitFor();
    const [small, shown] = [await cards.first().boundingBox(), await large.boundingBox()];
    ok(shown.width > 2 * small.width, `${shown.width} px are not large`);
    ok((await me.text("dialog[open] h2")).length > 2, "it has no name");
    await large.click();
    await until(async () => (await me.count("dialog[open]")) === 0, "a tap does not close it");
  }),

  forEachGame("press: a finger that stays names a thing and chooses nothing; the next tap counts again", async ({ visit }, game) => {
    const me = await visit({ prefs: { confirm: true }, screen: { touch: true, size: "phone" } });
    const at = await playAtOnce(me, game);
    const thing = me.page.locator("main :is(.table, .hand) :is([data-act], [data-pick])").filter({ visible: true }).first();
    const { x, y, width, height } = await thing.boundingBox();
    const finger = await me.page.context().newCDPSession(me.page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await pause(900);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await pause(300);
    const named = await me.text("[data-reason]");
    ok(named.length > 3, "it has no name");
    equal(await me.count("[data-confirm]"), 0, "the press chose something");
    equal((await look(me)).ply, at.ply);
    await thing.focus();
    await me.page.keyboard.press("Enter");
    const answered = async () => (await me.count("[data-confirm], [data-cancel]")) > 0 || (await look(me)).ply > at.ply;
    await until(answered, "a key after a long press does nothing", 3_000);
  }),
];
