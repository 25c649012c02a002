// A game goes to somebody else: as a link, whole, and only as a link.
import { equal, match, notEqual, ok, until } from "../lib/check.mjs";
import { longest, props } from "../lib/props.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { act, fragmentOf, look, playAtOnce, settled, shareLink } from "../lib/table.mjs";

/** A link with one character of its digits changed to another. */
function damaged(link, place) {
  const at = link.lastIndexOf(".") + 1 + place;
  return link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1);
}

async function refused(me, link, words) {
  await me.go(link);
  await me.screen("error");
  match(await me.text("[data-error]"), words);
  equal((await me.slots()).length, 0, "a bad link leaves nothing behind");
  await me.click("main a");
  await me.screen("home");
}

export default [
  forEachGame("share: a finished game opens in a fresh profile at the same hash (U14)", async ({ visit, house }, game) => {
    const { finished } = await props(house, game);
    ok(finished.link.length <= longest(game), `the link has ${finished.link.length} characters`);
    const friend = await visit();
    await friend.go(finished.link);
    await friend.screen("replay");
    const at = await look(friend);
    equal(at.hash, finished.hash);
    equal(at.ply, finished.ply);
    match(await friend.page.url(), /#\/replay\//);
    await friend.reload();
    equal((await look(friend)).hash, finished.hash);
    equal((await friend.slots()).length, 1);
    await friend.go("#/");
    await friend.go(finished.link);
    await friend.screen("replay");
    equal((await friend.slots()).length, 1, "the same game is not kept twice");
    const cold = await visit();
    await cold.go(finished.link);
    await cold.screen("replay");
    await cold.click('.bar a[aria-label="Back"]');
    await cold.screen("table");
  }),

  forEachGame("share: a moment of an unfinished game shows no hand, and playing on from it asks for the seat (U15)", async ({ visit, house }, game) => {
    const { open } = await props(house, game);
    const friend = await visit();
    await friend.go(`${open.link}@${open.ply}`);
    await friend.screen("replay");
    equal((await look(friend)).viewer, undefined);
    await friend.click("[data-play-from-here]");
    await friend.click("[data-seat-pick]");
    await friend.screen("curtain");
    equal(await friend.count("[data-hand] button"), 0);
  }),

  forEachGame("share: an unfinished game asks for the seat, then the curtain, then the same hash (U15)", async ({ visit, house }, game) => {
    const { open } = await props(house, game);
    const friend = await visit();
    await friend.go(open.link);
    await friend.page.locator("[data-seat-pick]").first().waitFor();
    equal(await friend.count("[data-act], [data-hand], main[data-hash]"), 0, "something of the game is on the page");
    await friend.click(`[data-seat-pick="${open.toAct}"]`);
    await friend.screen("curtain");
    const html = await friend.page.evaluate(() => document.documentElement.outerHTML);
    ok(!html.includes("data-act=") && !html.includes("data-hand"), "a secret behind the curtain");
    match(await friend.page.url(), /#\/play\//);
    await friend.reload();
    await friend.screen("curtain");
    await friend.click("[data-reveal]");
    await friend.screen("table");
    const at = await settled(friend);
    equal(at.hash, open.hash);
    await act(friend, 0);
    const next = await settled(friend);
    notEqual(next.hash, open.hash);
    await friend.page.goBack();
    await friend.page.goForward();
    await friend.screen("table");
    equal((await settled(friend)).hash, next.hash, "the address falls back to the old state");
  }),

  forEachGame("share: opening a link leaves my own games alone; here and from the start differ; QR and file", async ({ visit, house }, game) => {
    const { finished } = await props(house, game);
    const me = await visit();
    await playAtOnce(me, game);
    await act(me, 0);
    const mine = await settled(me);
    const text = await me.kept(`slot/${mine.slot}`);
    await me.click("[data-open-menu]");
    await me.click("dialog[open] [data-share]");
    const link = me.page.locator("[data-link]");
    const here = await link.inputValue();
    ok(here.startsWith(me.url), here);
    equal(await me.count("dialog[open] svg.qr"), 1, "a short link has a QR code (U16)");
    const file = await me.page.locator("[data-file]").getAttribute("href");
    equal(decodeURIComponent(file.split(",")[1]), here);
    await me.page.locator("[data-share-sheet] fieldset label").nth(1).click();
    const begin = await link.inputValue();
    notEqual(begin, here);
    await me.go(finished.link);
    await me.screen("replay");
    equal(await me.kept(`slot/${mine.slot}`), text, "my game was touched");
    await me.go(fragmentOf(begin));
    await me.page.locator("[data-seat-pick]").first().waitFor();
  }),

  forEachGame("share: a moment of a finished game opens there (link with @)", async ({ visit, house }, game) => {
    const { finished } = await props(house, game);
    const ply = Math.floor(finished.ply / 2);
    const friend = await visit();
    await friend.go(`${finished.link}@${ply}`);
    await friend.screen("replay");
    await until(async () => (await look(friend)).ply === ply, "the replay is elsewhere");
    if (finished.hashes[ply]) equal((await look(friend)).hash, finished.hashes[ply]);
    await friend.click("[data-share]");
    match(await friend.page.locator("[data-link]").inputValue(), new RegExp(`@${ply}$`));
  }),

  forEachGame("links: what chats add is taken off again", async ({ visit, house }, game) => {
    const { finished } = await props(house, game);
    const code = finished.link.slice(1);
    const me = await visit();
    for (const mangled of [
      `#${code}.`,
      `#${code})`,
      `#${code}%3E,`,
      `#${code.replaceAll(".", "%2E")}`,
      `#/x/${code}`,
      `#/x/${code}!`,
      `#%20${code}`,
      `#${code}%E2%80%A6`,
    ]) {
      await me.go("#/");
      await me.screen("home");
      await me.go(mangled);
      await me.screen("replay");
      equal((await look(me)).hash, finished.hash, mangled);
    }
    equal((await me.slots()).length, 1);
  }),

  forEachGame("links: damaged, foreign, of other rules, too long: a sentence and the way home", async ({ visit, house }, game) => {
    const { finished } = await props(house, game);
    const { link } = finished;
    const me = await visit();
    await refused(me, damaged(link, 3), /damaged|fits no game/);
    await refused(me, damaged(link, link.length - link.lastIndexOf(".") - 3), /damaged|fits no game/);
    await refused(me, link.slice(0, -4), /damaged|fits no game/);
    await refused(me, link.replace(/\.\d+\./, ".65000."), /other rules/);
    await refused(me, "#chess.1.Abc", /not here/);
    await refused(me, "#hello", /not a link/);
    await refused(me, `#${game}.1.${"A".repeat(17_000)}`, /too long/);
    await refused(me, `#${encodeURIComponent("<img src=x onerror=alert(1)>")}`, /not a link/);
  }),

  walk("routes: unknown addresses and slots show a plain page", async ({ visit, games }) => {
    const me = await visit();
    for (const [fragment, words] of [
      ["#/nowhere", /leads to no page/],
      ["#/new/chess", /leads to no page/],
      ["#/play/abcdefgh", /not on this device/],
      ["#/replay/abcdefgh/3", /not on this device/],
      [`#/rules/${games[0]}/no/such`, /leads to no page/],
    ]) {
      await refused(me, fragment, words);
    }
    await me.go(`#/rules/${games[0]}/nosuchsection`);
    await me.screen("rules");
  }),

  forEachGame("share: the link of a game in play is the game (round trip through the sheet)", async ({ visit }, game) => {
    const me = await visit();
    await playAtOnce(me, game);
    await act(me, 0);
    const at = await settled(me);
    const link = fragmentOf(await shareLink(me));
    equal(JSON.parse(await me.kept(`slot/${at.slot}`)).link, link.slice(1));
  }),
];
