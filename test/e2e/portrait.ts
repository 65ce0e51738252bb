import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { freePort, open } from "../server/rooms/program.ts";
import { build } from "./kit/build.ts";
import { launch } from "./kit/chromium.ts";
import { sameChance, seededMatch } from "./kit/seeded.ts";
import { Sitter } from "./kit/sitter.ts";

/**
 * The README's picture, from the running program: a table of one person and three bots, with a card in hand that costs 3.
 * Run it after the look has changed: `node test/e2e/portrait.ts`.
 */
const OUT = fileURLToPath(new URL("../../.readme/table.png", import.meta.url));
/** Enough moves for a sea that is half full. */
const MOVES = 6;

await build();
const dataDir = mkdtempSync(join(tmpdir(), "stillwater-portrait-"));
const code = await seededMatch(dataDir, "afineviewofthesea", 4, {
  mode: "standard",
  galateia: false,
  soloToll: "draw-five",
  talk: "silent",
});
const program = await open(dataDir, await freePort());
const browser = await launch("canvas");
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
await page.addInitScript(() => localStorage.setItem("stillwater.language", "en"));
await sameChance(page, 4);
await page.goto(`${program.origin}/t/${code}?test`);
await page.getByRole("button", { name: "Sit here" }).first().click();
for (let bots = 0; bots < 3; bots++) {
  await page.getByRole("button", { name: "Add a bot" }).first().click();
  await page
    .getByRole("button", { name: "Add a bot" })
    .nth(2 - bots)
    .waitFor({ state: "detached" });
}
await page.getByRole("button", { name: "Start" }).click();

const sitter = new Sitter(page, 0);
for (let moves = 0; moves < MOVES; ) {
  const { version } = await sitter.view();
  await sitter.sees(version);
  if (await sitter.isAwaited()) {
    await sitter.play();
    moves++;
  } else await page.waitForFunction((v) => (window.__game!.model() as { version: number }).version > v, version);
}
for (;;) {
  await sitter.sees((await sitter.view()).version);
  if (await sitter.isAwaited()) break;
  await page.waitForTimeout(50);
}

const { table } = await sitter.view();
const priced = tranquility.moves(table, 0).filter(({ choose }) => choose?.into === "pay" && choose.most <= 3);
const dearest = priced.sort((a, b) => b.choose!.most - a.choose!.most)[0];
if (dearest?.command.type === "PlaceCard") {
  const { card, cell } = dearest.command;
  await page.locator(`[role=option][data-card="${card}"]`).click({ force: true });
  await page.locator(`[role=gridcell][data-cell="${cell}"]`).hover({ force: true });
  await page.waitForFunction(() => window.__game?.idle());
}
await page.screenshot({ path: OUT });
await browser.close();
await program.kill("SIGTERM");
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${OUT}\n`);
