// Every screen and every sheet of the page, one after the other.
import { closeSheets, look, settled } from "./table.mjs";
import { until } from "./check.mjs";

/** Leads through all there is to see of a game; `stop(name)` is called at each place. */
export async function tour(visit, game, { finished, open, shared }, stop) {
  const at = async (fragment, screen, name = screen) => {
    await visit.go(fragment);
    await visit.screen(screen);
    await stop(name);
  };
  await at("#/", "home");
  await at(`#/new/${game}`, "setup");
  await at(`#/rules/${game}`, "rules");
  await at("#/saves", "saves");
  await at("#/settings", "settings");
  await at("#/about", "about");
  await at("#/nowhere", "error");
  await at(open.link, "setup", "which-seat");
  await at(`#/play/${shared.slot}`, "curtain");
  await visit.go(`#/play/${open.slot}`);
  await visit.screen("table");
  await settled(visit);
  await stop("table");
  for (const [name, opener] of [["log", "[data-open-log]"], ["rules-drawer", "[data-open-rules]"], ["menu", "[data-open-menu]"]]) {
    await visit.click(opener);
    await visit.page.locator("dialog[open]").first().waitFor();
    await stop(name);
    if (name === "menu") {
      await visit.click("dialog[open] [data-share]");
      await visit.page.locator("[data-link]").waitFor();
      await stop("share");
    }
    await closeSheets(visit);
  }
  await visit.click("[data-open-menu]");
  await visit.click("[data-read-table]");
  await visit.page.locator("[data-read]").waitFor();
  await stop("read-the-table");
  await closeSheets(visit);
  await visit.go(`#/play/${finished.slot}`);
  await visit.page.locator("dialog[open] [data-result]").waitFor();
  await stop("result");
  await closeSheets(visit);
  await visit.go(`#/replay/${finished.slot}/${Math.floor(finished.ply / 2)}`);
  await visit.screen("replay");
  await until(async () => (await look(visit)).ply === Math.floor(finished.ply / 2), "the replay is elsewhere");
  await stop("replay");
}
