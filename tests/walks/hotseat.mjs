// Two people at one screen: nothing of the other's hand is on the page, ever.
import { equal, ok } from "../lib/check.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { act, closeSheets, look, play, settled, start } from "../lib/table.mjs";

/** Everything on the page, in one text: markup, values, and what a reader would say. */
const everything = (me) => me.page.evaluate(() => document.documentElement.outerHTML);

/** What the list offers now, in words. */
const labels = (me) => me.page.locator("[data-actions] [data-act]").allInnerTexts();

async function reveal(me) {
  await me.screen("curtain");
  await me.click("[data-reveal]");
  await me.screen("table");
  return settled(me);
}

export default [
  forEachGame("hot seat: the curtain closes whenever the person changes and on reload", async ({ visit }, game) => {
    const me = await visit();
    await start(me, game, { who: ["human", "human"], others: "deckhand", seed: 31 });
    const first = await reveal(me);
    ok(first.viewer === first.toAct);
    await me.reload();
    equal((await reveal(me)).hash, first.hash);
    const seats = new Set();
    // Six decisions and both people; a turn of many small choices takes longer than a card.
    for (let turn = 0; turn < 6 || (seats.size < 2 && turn < 60); turn += 1) {
      let at = await settled(me);
      if (at.toAct === "over") break;
      if (at.screen === "curtain") {
        const html = await everything(me);
        for (const part of ["data-act", "data-hand", "data-log", "data-read"]) {
          ok(!html.includes(part), `${part} on the page while the curtain is closed`);
        }
        equal(at.viewer, undefined, "nobody looks yet");
        at = await reveal(me);
      }
      seats.add(at.viewer);
      await act(me, 0);
    }
    equal(seats.size, 2, "both people had a turn");
  }),

  forEachGame("hot seat: undo never crosses the other person's act, take-back is not offered (U6)", async ({ visit }, game) => {
    const me = await visit();
    await start(me, game, { who: ["human", "human"], others: "deckhand", seed: 32 });
    const at = await reveal(me);
    await play(me, { enough: ({ screen, toAct }) => screen === "curtain" && toAct !== at.toAct });
    await reveal(me);
    ok(await me.page.locator("[data-undo]").isDisabled(), "undo is offered across another person's act");
    await me.page.keyboard.press("u");
    ok((await look(me)).ply >= at.ply + 1);
  }),

  walk("hot seat: in Gale no card of the other hand is in the page, the log or the table in words (U11, U15)", async ({ visit }) => {
    const me = await visit({ prefs: { memory: false } });
    // Learn both hands from an open game with the same seed: labels of all legal choices at a lead are the whole hand.
    const hands = {};
    await start(me, "gale", { who: ["human", "human"], seed: 33 });
    const leader = await reveal(me);
    hands[leader.viewer] = await labels(me);
    await act(me, 0);
    const answer = await reveal(me);
    hands[answer.viewer] = await labels(me);
    ok(hands[0]?.length > 3 && hands[1]?.length > 3, "both hands are known");
    const secret = (of, from) => hands[of].filter((card) => !hands[from].includes(card));
    ok(secret(leader.viewer, answer.viewer).length > 1, "the hands differ");
    // The same deal anew, looked at by the leader, while the other's hand is known to this walk only.
    await start(me, "gale", { who: ["human", "human"], seed: 33 });
    await me.screen("curtain");
    const behind = await everything(me);
    for (const card of [...hands[0], ...hands[1]]) ok(!behind.includes(card), `“${card}” behind the curtain`);
    await reveal(me);
    const hidden = secret(answer.viewer, leader.viewer);
    const clean = async (where) => {
      const html = await everything(me);
      for (const card of hidden) ok(!html.includes(`>${card}<`) && !html.includes(`${card} `) && !html.includes(`${card},`), `“${card}” ${where}`);
    };
    await clean("on the leader's table");
    await me.click("[data-open-log]");
    await clean("in the log");
    await closeSheets(me);
    await me.click("[data-open-menu]");
    await me.click("[data-read-table]");
    await me.page.locator("[data-read]").waitFor();
    await clean("in the table in words");
  }),
];
