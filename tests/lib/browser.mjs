// Chromium, as the walks start it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const options = {
  executablePath: process.env.CHROME ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** A browser for many fresh profiles. */
export const launch = () => chromium.launch(options);

/** A browser with one profile on the disk: a page in a private window can be neither installed nor kept for long. */
export async function launchWithProfile() {
  const dir = await mkdtemp(join(tmpdir(), "grand-large-profile-"));
  const context = await chromium.launchPersistentContext(dir, options);
  // The browser may still be writing while it goes.
  const patiently = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
  context.on("close", () => rm(dir, patiently).catch(() => {}));
  return context;
}
