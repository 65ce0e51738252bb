import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { sameChance } from "./seeded.ts";

/** A large screen with a mouse, and a small one that is touched. */
export const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof SCREENS;

/** How somebody comes to a table. */
export interface Way {
  readonly origin: string;
  readonly code: string;
  readonly screen?: Screen;
  /** What their chance begins with: their nonce is part of the deal. */
  readonly chance: number;
}

/** Somebody opens an invitation and sits down at the first free seat. What goes wrong on the page goes to `errors`. */
export async function comeTo(
  browser: Browser,
  { origin, code, screen = "desk", chance }: Way,
  errors: string[],
): Promise<Page> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  await sameChance(page, chance);
  await page.goto(`${origin}/t/${code}?test`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Get up" }).waitFor();
  return page;
}
