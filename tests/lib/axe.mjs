// axe, run in the page without asking its security policy for an exception.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The serious and critical findings on what is shown now, a line each. */
export async function findings(visit) {
  if (!(await visit.page.evaluate(() => "axe" in window))) await visit.page.evaluate(await source);
  return visit.page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    const line = (text) => text.replace(/\s+/g, " ").slice(0, 240);
    return bad.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => line(`${id}: ${html} ${any[0]?.message ?? ""}`)));
  });
}
