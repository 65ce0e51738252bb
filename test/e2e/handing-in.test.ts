import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import alone from "../../client/features/alone/messages/en.ts";
import replay from "../../client/features/replay/messages/en.ts";
import result from "../../client/features/table/result/messages/en.ts";
import en from "../../client/i18n/en.ts";
import history from "../../client/pages/history/messages/en.ts";
import logbook from "../../client/pages/logbook/messages/en.ts";
import { read } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import { keptAlone } from "../kit/alone.ts";
import { isNightly } from "../kit/strength.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { isKept, keptOn, playAhead } from "./kit/device.ts";
import { type NetworkProxy, proxyTo } from "./kit/network-proxy.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`matches that were played offline${noBrowser}`, () => {
  let site: TestSite;
  let line: NetworkProxy;
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  beforeEach(async () => {
    line = await proxyTo(Number(new URL(site.program.origin).port));
    page = await site.page({ baseURL: line.origin, serviceWorkers: "allow" });
    context = page.context();
    await page.goto("/");
  });
  afterEach(async () => {
    await page.close();
    await line.close();
  });
  afterAll(() => site.close());

  const cut = async () => {
    line.tear();
    await context.setOffline(true);
    expect(
      await page.evaluate(() =>
        fetch("/api/health").then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    ).toBe(false);
  };
  const mend = async () => {
    line.mend();
    await context.setOffline(false);
  };
  const onDevice = () => page.getByRole("region", { name: alone.title });
  const handIn = () => onDevice().getByRole("button", { name: alone.send });
  const listed = () => page.getByRole("region", { name: history.title }).locator("a[href^='/r/']");

  test("are dealt, played to the end, reloaded and watched there, and stand in the history once online", async () => {
    await isKept(page);
    await cut();
    await playAlone(page);
    const path = new URL(page.url()).pathname;
    const sitter = new SeatedPage(page, 0);
    // Nightly runs play every move on the page, others the first three and the last ones.
    for (let moves = 0; moves < (isNightly ? 20 : 3); moves++) await sitter.sees((await sitter.play()) + 1);
    const before = await sitter.view();
    await page.goto(`${path}?test`);
    await sitter.sees(before.version);
    expect(await sitter.view()).toEqual(before);
    if (!isNightly) {
      await playAhead(page, path.slice("/t/".length));
      await page.goto(`${path}?test`);
    }
    while ((await sitter.view()).phase === "live") await sitter.sees((await sitter.play()) + 1);
    await page.getByText(alone.noLine).waitFor();
    await page.getByRole("link", { name: result.watch }).click();
    await page.getByRole("button", { name: replay.check.mark.isTrue }).click();
    await page.getByText(replay.check.seeds.device.told).waitFor();
    await page.goto("/history");
    await onDevice().getByText(alone.noLine).waitFor();

    await mend();
    await handIn().click();
    await onDevice().getByText(alone.done).waitFor();
    await expect.poll(() => listed().count()).toBe(1);
    await page.getByText(history.playedOffline).last().waitFor();
    await expectClean(page);
    const href = (await listed().getAttribute("href"))!;
    const log = await (await page.request.get(`/api/matches/${href.split("/").at(-1)}/log`)).text();
    expect(verify(read(log), gameOf)).toBeUndefined();
    expect(log).toContain('"offline":true');
    await listed().click();
    await page.getByRole("button", { name: replay.check.mark.isTrue }).click();
    await page.getByText(replay.check.seeds.device.told).waitFor();
    await page.getByText(replay.offline).waitFor();

    await page.goto("/history");
    await expect.poll(() => listed().count()).toBe(1);
    await expect.poll(() => onDevice().count()).toBe(0);
    await page.goto("/");
    const own = page.locator(".mine .entry[href^='/t/']");
    await own.waitFor();
    await expect.poll(() => own.count()).toBe(1);
    await page.goto("/p");
    await page.getByRole("region", { name: logbook.offline }).waitFor();
    await expectClean(page);
    await expect.poll(() => page.getByRole("region", { name: logbook.shares }).count()).toBe(0);
    await page.goto(path);
    await page.getByText(alone.done).waitFor();
  });

  test("say why one is not accepted, and can be sent again where that may help", async () => {
    const text = "forged in the browser";
    const kept = keptAlone({ text });
    const forged = {
      ...kept,
      log: kept.log.map((entry) => (entry.v === 9 ? { ...entry, at: entry.at, more: 1 } : entry)),
    };
    await isKept(page);
    await page.evaluate(() =>
      localStorage.setItem("stillwater.wishes", JSON.stringify({ settings: { practice: true } })),
    );
    await cut();
    await playAlone(page);
    const hint = page.locator(".hint");
    await hint.getByRole("button", { name: "Tip" }).click();
    await hint.getByText(/: a chance of \d+% with good play, \d+% as you have played so far\. /).waitFor();
    const path = new URL(page.url()).pathname;
    expect(path).toMatch(/^\/t\/alone-/);
    await expect.poll(async () => (await keptOn(page, path.slice("/t/".length)))!.log.at(-1)!.type).toBe("HintTaken");
    await keptOn(page, kept.id, forged);
    await mend();
    await page.goto("/");
    await expect.poll(() => page.locator(".under-way").getAttribute("href")).toBe(path);
    await page.goto("/history");
    await handIn().click();
    await onDevice().getByText(alone.why.FalseMatch!).waitFor();
    await expect.poll(() => onDevice().getByRole("button").count()).toBe(0);
    await keptOn(page, kept.id, kept);
    await page.goto("/history");
    await handIn().waitFor();
    // The connection is lost, but the browser still takes itself to be online.
    line.tear();
    await handIn().click();
    await onDevice().getByText(alone.why.NoConnection!).waitFor();
    await expectClean(page);
    line.mend();
    await onDevice().getByRole("button", { name: en.lost.retry }).click();
    await onDevice().getByText(alone.done).waitFor();
    await expect.poll(() => listed().count()).toBe(1);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
