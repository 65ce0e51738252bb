import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read } from "../../shared/engine/log/format.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { isKept } from "./kit/device.ts";
import { type NetworkProxy, proxyTo } from "./kit/network-proxy.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

/** The lost data: the move, or its answer. */
const WAYS = ["there", "back"] as const;
const LOST = someAtGate(1, WAYS);

describe.skipIf(!executablePath)(`a move without an answer${noBrowser}`, () => {
  let site: TestSite;
  let line: NetworkProxy;
  beforeAll(async () => {
    site = await openSite("canvas");
    line = await proxyTo(Number(new URL(site.program.origin).port));
  });
  afterAll(async () => {
    await line.close();
    await site.close();
  });

  async function logOf(page: Page): Promise<readonly Recorded[]> {
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem("stillwater.player")!).token as string);
    const code = new URL(page.url()).pathname.split("/").at(-1);
    const path = `${site.program.origin}/api/matches/${code}/log`;
    return read(await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).text()).log;
  }

  const causesIn = (log: readonly Recorded[]): readonly string[] =>
    log.map(({ cause }) => cause).filter((cause, i, all) => cause !== all[i - 1]);

  it.for(WAYS)("is in the log once after a reload: lost on the way %s", async (direction, { skip }) => {
    skip(!LOST.includes(direction), NOT_CHOSEN);
    const page = await site.page({ baseURL: line.origin });
    await playAlone(page);
    const sitter = new SeatedPage(page, 0);
    const match = await sitter.view();
    const before = causesIn(await logOf(page));
    line.swallow(direction);
    await sitter.act(match, { type: "DiscardPair", cards: match.table.hands[0]!.slice(0, 2) });
    if (direction === "back") await expect.poll(async () => causesIn(await logOf(page)).length).toBe(before.length + 1);
    for (let reloads = 0; reloads < 2; reloads++) {
      await page.reload();
      await sitter.sees(match.version + 1);
      const causes = causesIn(await logOf(page));
      expect(causes.length).toBe(before.length + 1);
      expect(new Set(causes).size).toBe(causes.length);
    }
    await page.context().close();
    expect(site.errors).toEqual([]);
  });

  it("is shown as kept while offline, and is played when the connection is back", async () => {
    const page = await site.page({ baseURL: line.origin });
    await playAlone(page);
    const sitter = new SeatedPage(page, 0);
    const match = await sitter.view();
    line.tear();
    await page.locator(".notice.cut").waitFor();
    await sitter.act(match, { type: "DiscardPair", cards: match.table.hands[0]!.slice(0, 2) });
    const kept = "Kept – played when you are back";
    await page.getByRole("button", { name: kept }).waitFor();
    await page.locator(".aloud").getByText(kept).waitFor();
    line.mend();
    await sitter.sees(match.version + 1);
    await page.getByRole("button", { name: kept }).waitFor({ state: "detached" });
  });

  it("may be made on a page that was opened offline, and is played when the connection is back", async () => {
    const page = await site.page({ baseURL: line.origin, serviceWorkers: "allow" });
    await playAlone(page);
    const table = new URL(page.url()).pathname;
    await Promise.all([isKept(page), expect.poll(() => keptTables(page)).toEqual([table.slice("/t/".length)])]);
    line.tear();
    await page.goto("/");
    await expect.poll(() => page.locator(".under-way").getAttribute("href")).toBe(table);
    await page.goto(`${table}?test`);
    const sitter = new SeatedPage(page, 0);
    const match = await sitter.view();
    await sitter.sees(match.version);
    await sitter.act(match, { type: "DiscardPair", cards: match.table.hands[0]!.slice(0, 2) });
    await page.getByRole("button", { name: "Kept – played when you are back" }).waitFor();
    await page.reload();
    await sitter.sees(match.version);
    await page.getByText("Reconnecting… your move is kept").waitFor();
    line.mend();
    await sitter.sees(match.version + 1);
    expect(site.errors).toEqual([]);
  });
});

const keptTables = (page: Page): Promise<readonly IDBValidKey[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open("stillwater.tables");
        // Only the page may create the database.
        opening.onupgradeneeded = () => opening.transaction!.abort();
        opening.onerror = () => done([]);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("tables").objectStore("tables").getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result);
          };
        };
      }),
  );
