import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { closePages } from "./chromium.ts";
import { begunMatch, type SeatHolder, type SeededMatchPlan, sameChance } from "./seeded.ts";
import { lookAs, type OwnSite, openOwnSite } from "./site.ts";

export const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof SCREENS;

interface Way {
  readonly origin: string;
  readonly code: string;
  readonly screen?: Screen;
  /** Seed of the player's part of the match's randomness. */
  readonly chance: number;
}

/** Opens a table and takes its first free seat. Errors of the page are added to `errors`. */
export async function comeTo(browser: Browser, { chance, ...way }: Way, errors: string[]): Promise<Page> {
  const page = await screenOf(browser, way, errors);
  await sameChance(page, chance);
  await page.goto(`${way.origin}/t/${way.code}?test`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Leave seat" }).waitFor();
  return page;
}

/** Opens a table as a seated player. Errors of the page are added to `errors`. */
export async function comeBackTo(
  browser: Browser,
  { guest, ...way }: Omit<Way, "chance"> & { readonly guest: SeatHolder },
  errors: string[],
): Promise<Page> {
  const page = await screenOf(browser, way, errors);
  await lookAs(page, guest);
  await page.goto(`${way.origin}/t/${way.code}?test`);
  await page.getByRole("region", { name: "Game table" }).waitFor();
  return page;
}

/** A match after some moves, on a server that closes when the test ends. */
export async function openBegun(
  match: SeededMatchPlan,
  moves: number,
): Promise<Awaited<ReturnType<typeof begunMatch>> & { readonly site: OwnSite }> {
  const begun = Promise.withResolvers<Awaited<ReturnType<typeof begunMatch>>>();
  const site = await openOwnSite("canvas", {}, async (dataDir) =>
    begun.resolve(await begunMatch(dataDir, match, moves)),
  );
  onTestFinished(async () => {
    await closePages(site.browser);
    await site.close();
  });
  return { ...(await begun.promise), site };
}

async function screenOf(browser: Browser, { screen = "desk" }: Pick<Way, "screen">, errors: string[]): Promise<Page> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("websocket", (socket) => {
    if (socket.url().includes("_authToken")) errors.push("a socket's address holds the player's token");
  });
  return page;
}
