import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "../../client/early.ts";
import { firstAtGate, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openOwnSite, type TestSite } from "./kit/site.ts";
import { type CountedTraffic, watchWire } from "./kit/wire.ts";

const KB = 1024;

const SCREENS = [
  { name: "phone", options: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 3 } },
  { name: "desk", options: { viewport: { width: 1440, height: 900 } } },
];
const WEIGHED = someAtGate(1, SCREENS);

describe.skipIf(!executablePath).each(firstAtGate(1, ["canvas", "webgl"] as const))(
  `the way to a first hand, with %s and nothing cached${noBrowser}`,
  (renderer) => {
    let site: TestSite;
    beforeAll(async () => {
      site = await openOwnSite(renderer);
    });
    afterAll(() => site.close());

    const title = "on a $name takes at most 400 KB and 34 requests";
    test.for(SCREENS)(title, { timeout: 120_000 }, async (screen, { skip }) => {
      skip(!WEIGHED.includes(screen), NOT_CHOSEN);
      const page = await site.page(screen.options);
      const wire = await watchWire(page);
      await page.goto("/");
      const alone = page.getByRole("button", { name: "Alone", exact: true });
      await alone.waitFor();
      await page.waitForFunction(() => window.presses === undefined);
      // The lists are polled every four seconds; counting each URL once is independent of the machine's speed.
      const lists = ({ asked }: CountedTraffic) => asked.startsWith("GET /api/matches?");
      const first = new Map([...wire].filter(lists).map((list) => [list.asked, list]));
      await alone.click();
      await page.getByRole("option").first().waitFor();
      await page.waitForLoadState("networkidle");
      // Only browsers with windows load the tab's icon.
      const isIcon = ({ path }: CountedTraffic) => path === "/icon.svg";
      const carried = [...[...wire].filter((each) => !lists(each) && !isIcon(each)), ...first.values()];
      const bytes = carried.reduce((sum, { bytes }) => sum + bytes, 0);
      const largest = carried.toSorted((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${path} ${bytes}`);
      expect(bytes, largest.join("\n")).toBeLessThanOrEqual(400 * KB);
      expect(carried.length, largest.join("\n")).toBeLessThanOrEqual(34);
      expect(carried.some(({ path, bytes }) => path.startsWith("/assets/board-") && bytes > 10 * KB)).toBe(true);
      expect(bytes).toBeGreaterThan(200 * KB);
    });

    test("the table is ready before the player needs it", async () => {
      const page = await site.page();
      const last = page.waitForResponse(new RegExp(`/assets/${renderer}-`));
      await page.goto("/");
      await last;
      // On a busy machine, modules that load when idle come in any order.
      await page.waitForLoadState("networkidle");
      const wire = await watchWire(page);
      await page.getByRole("button", { name: "Alone", exact: true }).click();
      await page.getByRole("option").first().waitFor();
      const late = [...wire].map(({ path }) => path).filter((path) => path.startsWith("/assets/"));
      expect(late).toEqual([]);
    });
  },
);
