import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import de from "../../client/i18n/table/de.ts";
import en from "../../client/i18n/table/en.ts";
import fr from "../../client/i18n/table/fr.ts";
import type { OfferingProgram } from "../../shared/engine/people/program-offers.ts";
import type { Language } from "../../shared/languages.ts";
import { programOf } from "../kit/offering-program.ts";
import { POLLING } from "../kit/polling.ts";
import { linesOf } from "../kit/streams.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { openOwnSite, type TestSite } from "./kit/site.ts";

const WORDS = { de, en, fr };

const EXAMPLE = fileURLToPath(new URL("../../client/sdk/examples/invited.ts", import.meta.url));
const BUILD = fileURLToPath(new URL("../../client/build/sdk.ts", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../out/sdk-invited", import.meta.url));

describe.skipIf(!executablePath)(`a program that is invited in the lobby${noBrowser}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "stillwater-invited-"));
  let site: TestSite;
  let example: ChildProcess;
  beforeAll(async () => {
    site = await openOwnSite("canvas");
    const { status, stderr } = spawnSync(process.execPath, [BUILD, "--out", PACKAGE], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(PACKAGE, join(folder, "node_modules", "stillwater-client"), "dir");
    symlinkSync(EXAMPLE, join(folder, "invited.ts"));
    const args = ["--preserve-symlinks-main", "invited.ts", site.program.origin];
    example = spawn(process.execPath, args, { cwd: folder, stdio: "inherit" });
    await vi.waitFor(async () => expect((await listed()).map(({ name }) => name)).toEqual(["Remy"]), {
      ...POLLING,
      timeout: 30_000,
    });
  }, 120_000);
  afterAll(async () => {
    example?.kill("SIGKILL");
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const listed = async (): Promise<readonly OfferingProgram[]> =>
    ((await (await fetch(`${site.program.origin}/api/programs`)).json()) as { programs: OfferingProgram[] }).programs;

  async function lobby(
    screen: (typeof SCREENS)[keyof typeof SCREENS],
    { mode = "duel", seats = 2, language = "en" as Language } = {},
  ) {
    const host = await site.program.guest("Host");
    const match = await host.open(seats, { mode });
    const { code } = JSON.parse((await host.get(`/api/matches/${match}`)).text);
    const page = await site.page({ ...screen, locale: language });
    await page.goto(`/t/${code}?test`);
    const { sit, stand } = WORDS[language].lobby;
    await page.getByRole("button", { name: sit, exact: true }).click();
    await page.getByRole("button", { name: stand, exact: true }).waitFor();
    const summary = async () => JSON.parse((await host.get(`/api/matches/${match}`)).text);
    return { match, page, summary };
  }

  const openDialog = async (page: Page, { programs }: (typeof WORDS)[Language]["lobby"]) => {
    await page.getByRole("button", { name: programs.title }).click();
    return page.getByRole("dialog", { name: programs.title });
  };

  it("comes, is shown as a bot, and plays the match to its end, which counts as one with a bot", {
    timeout: 120_000,
  }, async () => {
    const { page, summary } = await lobby(SCREENS.desk);
    await page.getByRole("button", { name: "Invite a program" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Invite a program" });
    await dialog.getByText("Run by the examples").waitFor();
    await expectClean(page);
    await dialog.getByRole("button", { name: "Invite Remy" }).focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    const place = page.locator(".place", { hasText: "Remy" });
    await place.getByText(/^\s*bot\s*$/i).waitFor();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".plaque", { hasText: "Remy" }).getByText("(bot)").waitFor();
    await page.getByRole("button", { name: "At this table" }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await vi.waitFor(async () => expect((await summary()).state).toBe("over"), { ...POLLING, timeout: 90_000 });
    const { seats } = await summary();
    expect(seats[1]).toMatchObject({ name: "Remy", kind: "bot", player: expect.any(String) });
    const { player, token } = await page.evaluate(() => JSON.parse(localStorage.getItem("stillwater.player")!));
    const headers = { authorization: `Bearer ${token}` };
    const book = await (await fetch(`${site.program.origin}/api/logbooks/${player}`, { headers })).json();
    expect((book as { companions: unknown[] }).companions).toEqual([]);
    await page.goto("/history");
    await page.locator(".entry", { hasText: "Remy (bot)" }).waitFor();
    expect(site.errors).toEqual([]);
  });

  it("that watches and talks is marked as a bot", async () => {
    const remarks = await programOf(site.program.origin, "Ann");
    const { match, page } = await lobby(SCREENS.desk, { mode: "standard" });
    expect(await remarks.send("POST", `/api/matches/${match}/requests/say`, { text: "Good evening" })).toMatchObject({
      status: 200,
    });
    await page.locator(".said", { hasText: "Good evening" }).getByText("Ann (bot)").waitFor();
    await page.getByRole("button", { name: "Add a bot" }).first().click();
    await page.getByRole("button", { name: "Start" }).click();
    const stream = await linesOf(site.program.origin, remarks.token, match);
    stream.record();
    await page.getByRole("button", { name: "1 spectator: Ann (bot)" }).waitFor();
    stream.stop();
  });

  it.each([
    ["en", "desk"],
    ["en", "phone"],
    ["de", "phone"],
    ["fr", "phone"],
  ] as const)(
    "that does not answer is shown as invited, in %s on a %s; its refusal is announced, and its seat is free again",
    async (language, screen) => {
      const shy = await programOf(site.program.origin, "Shy", { link: "https://example.com/shy" });
      await shy.offer({ about: "Thinks about it.", games: [{ game: "tranquility", options: { mode: ["arch"] } }] });
      const lines = await shy.listen();
      const words = WORDS[language].lobby;
      const { page } = await lobby(SCREENS[screen], { mode: "arch", seats: 3, language });
      const dialog = await openDialog(page, words);
      const link = dialog.getByRole("link", { name: words.programs.moreAbout("Shy") });
      await expect.poll(() => link.getAttribute("href")).toBe("https://example.com/shy");
      await expect.poll(() => link.getAttribute("rel")).toContain("noopener");
      await expectClean(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await dialog.getByRole("button", { name: words.programs.inviteOne("Shy") }).click();
      const place = page.locator(".place", { hasText: "Shy" });
      await place.getByText(words.programs.isAsked).waitFor();
      await place.getByRole("button", { name: words.programs.withdraw }).waitFor();
      await expectClean(page);
      const line = await lines.until(({ type }) => type === "invitation");
      const { match, seat } = line as Extract<typeof line, { readonly type: "invitation" }>;
      await shy.send("POST", `/api/matches/${match}/requests/free`, { seat });
      await page.getByText(words.programs.declined("Shy")).first().waitFor();
      await place.waitFor({ state: "detached" });
      await shy.send("DELETE", "/api/programs/me");
      lines.stop();
    },
  );

  it("is not offered where no program plays the board", async () => {
    const host = await site.program.guest("Host");
    const match = await host.open(2, { rounds: 1 }, "private", {}, "arcanoid");
    const { code } = JSON.parse((await host.get(`/api/matches/${match}`)).text);
    const page = await site.page(SCREENS.phone);
    const asked = page.waitForResponse((response) => response.url().includes("/api/programs?"));
    await page.goto(`/t/${code}?test`);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
    expect(await (await asked).json()).toEqual({ programs: [] });
    await expect.poll(() => page.getByRole("button", { name: "Invite a program" }).count()).toBe(0);
  });
});
