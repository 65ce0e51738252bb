import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { gather } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, ask, granted, sync } from "../kit/guest.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, type TestSite } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

/** Serves, from another origin, a page that contains this embed code. */
async function pageWith(line: string): Promise<{ readonly address: string; close(): void }> {
  const server: Server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end(`<!doctype html><title>Elsewhere</title>${line}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Links that would navigate within the frame. */
const linksWithin = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.links)
      .filter(({ target }) => target !== "_top" && target !== "_blank")
      .map(({ outerHTML }) => outerHTML),
  );

const frameIn = async (page: Page): Promise<Frame> => (await (await page.waitForSelector("iframe")).contentFrame())!;

describe.skipIf(!executablePath)(`a table on another page${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function begun() {
    const { guest } = site.program;
    const gathering = await gather({ guest }, { people: 2, visibility: "open" });
    const { text } = await gathering.guests[0]!.get(`/api/matches/${gathering.match}`);
    return { ...gathering, code: (JSON.parse(text) as Summary).code };
  }

  it("follows the match, leads to the table, and becomes the replay", async () => {
    const { rooms, guests, code } = await begun();
    const at = await site.page();
    await at.goto(`/t/${code}`);
    await at.getByRole("region", { name: "Game table" }).waitFor();
    await at.getByRole("button", { name: "At this table" }).click();
    await at.getByRole("button", { name: "Embed this table" }).click();
    const line = await at.getByRole("textbox", { name: "Embed code" }).inputValue();
    expect(line).toContain(`src="${site.program.origin}/embed/t/${code}"`);
    await expectClean(at);
    const elsewhere = await pageWith(line.replace(`/embed/t/${code}`, `/embed/t/${code}?test`));
    const page = await site.page();
    await page.goto(elsewhere.address);
    // The page declares no charset, yet the "·" must arrive intact.
    await expect.poll(() => page.locator("iframe").getAttribute("title")).toBe("Tranquility · Standard");
    const frame = await frameIn(page);
    await frame.getByRole("region", { name: "Game table" }).waitFor();
    await frame.getByText("Guest 0").first().waitFor();
    expect(await page.context().cookies()).toEqual([]);
    const versionOf = () => frame.evaluate(() => (window.__game?.model() as { version: number } | undefined)?.version);
    await frame.waitForFunction(() => window.__game?.idle());
    const before = (await versionOf())!;
    for (const [seat, room] of rooms.entries()) {
      await sync(room);
      await act(room, guests[seat]!.player, rolls(1));
    }
    await frame.waitForFunction((version) => (window.__game!.model() as { version: number }).version > version, before);
    const [table] = await Promise.all([
      page.context().waitForEvent("page"),
      frame.getByRole("link", { name: /Go to table/ }).click(),
    ]);
    expect(table.url()).toBe(`${site.program.origin}/t/${code}`);
    await table.close();
    for (const room of rooms) granted(await ask(room, "concede", {}));
    await frame.getByRole("region", { name: "Replay controls" }).waitFor();
    await expect.poll(() => frame.getByRole("link").count()).toBe(0);
    elsewhere.close();
  });

  it("has no violation that axe finds, in any theme, and nothing beyond the edge of a small frame", async () => {
    const { code } = await begun();
    const page = await site.page();
    await page.goto(`/embed/t/${code}`);
    await page.getByRole("region", { name: "Game table" }).waitFor();
    for (const viewport of [
      { width: 1024, height: 768 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await expectClean(page);
      expect(await tooWide(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await expectClean(page, ["color-contrast"]);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  it("says that there is no such table, that it admits no spectators, or that it has not begun", async () => {
    const page = await site.page();
    await page.goto("/embed/t/nosuchcode");
    await page.getByText("No table has this code.", { exact: false }).waitFor();
    expect(await linksWithin(page)).toEqual([]);
    const { guest } = site.program;
    const waiting = await gather({ guest }, { people: 1, start: false, visibility: "open" });
    await page.goto(`/embed/t/${waiting.match}`);
    await page.getByRole("link", { name: /Go to table/ }).waitFor();
    expect(await linksWithin(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
    const shut = await gather({ guest }, { people: 1, bots: 1, house: { watchers: false } });
    await page.goto(`/embed/t/${shut.match}`);
    await page.getByRole("heading", { name: "Nothing here but water" }).waitFor();
    expect(await linksWithin(page)).toEqual([]);
    await page.goto("/embed/r/nosuchmatch");
    await page.getByRole("heading", { name: "Nothing here but water" }).waitFor();
    expect(await linksWithin(page)).toEqual([]);
  });

  it("has links that leave the page it is embedded in, and none that open other pages within the frame", async () => {
    const { origin } = site.program;
    const elsewhere = await pageWith(`<iframe src="${origin}/embed/t/nosuchcode?lang=en"></iframe>`);
    const page = await site.page();
    await page.goto(elsewhere.address);
    const frame = await frameIn(page);
    await frame.getByRole("link", { name: "Home" }).click();
    await page.waitForURL(`${origin}/`);
    elsewhere.close();
    const lost = await pageWith(`<iframe src="${origin}/embed/x"></iframe>`);
    await page.goto(lost.address);
    await page.waitForLoadState();
    const body = (await frameIn(page)).locator("body");
    await expect.poll(() => body.innerText().catch(() => "")).not.toContain("Nothing here but water");
    lost.close();
  });

  it("may be embedded in pages of other sites, unlike the table itself", async () => {
    const embedded = await fetch(`${site.program.origin}/embed/t/x`);
    expect(embedded.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(embedded.headers.get("x-frame-options")).toBeNull();
    const plain = await fetch(`${site.program.origin}/t/x`);
    expect(plain.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(plain.headers.get("x-frame-options")).toBe("DENY");
  });

  it("leaves no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});
