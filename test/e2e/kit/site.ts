import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { AIMS } from "../../../client/games/tranquility/primer.ts";
import type { Guest } from "../../kit/guest.ts";
import { freePort, open, type Program } from "../../server/rooms/program.ts";
import { browserOf, type Renderer } from "./chromium.ts";

/** A server and a browser beside it. */
export interface TestSite {
  readonly program: Program;
  readonly browser: Browser;
  /** A new person's page. What goes wrong in it, or against its policy, is kept in `errors`. */
  page(options?: Visitor): Promise<Page>;
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Who comes, with what: somebody who has played before, unless told. */
interface Visitor extends BrowserContextOptions {
  readonly isNewcomer?: true;
}

/** This browser has told what the game is about. */
export const hasPlayed = (page: { addInitScript: Page["addInitScript"] }): Promise<unknown> =>
  page.addInitScript((aims) => {
    try {
      localStorage.setItem("stillwater.taught", aims);
    } catch {
      // Pages of no site have no store: those in which a test embeds this one.
    }
  }, AIMS.join(" "));

/** A person at a desk, who likes things to stand still: pictures are then the same every time. */
const DESK: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
  reducedMotion: "reduce",
};

/**
 * @param env what the server is told, as in its own environment
 * @param prepare puts something into its data folder before it begins
 */
export async function openSite(
  renderer: Renderer,
  env: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  await prepare(dataDir);
  const [program, browser] = await Promise.all([open(dataDir, await freePort(), env), browserOf(renderer)]);
  const errors: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    program,
    browser,
    errors,
    async page({ isNewcomer, ...options } = {}) {
      const context = await browser.newContext({ ...DESK, baseURL: program.origin, ...options });
      contexts.push(context);
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`the policy forbids ${violatedDirective} ${blockedURI}`)),
        );
      });
      if (!isNewcomer) await hasPlayed(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => errors.push(error.message));
      return page;
    },
    async close() {
      await Promise.all([...contexts.map((context) => context.close()), program.kill("SIGTERM")]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whoever looks at this page is a guest who came before by another way. */
export const lookAs = (
  page: Page,
  { player, token, name }: Pick<Guest, "player" | "token" | "name">,
): Promise<unknown> =>
  page.addInitScript(
    (guest) => localStorage.setItem("stillwater.player", guest),
    JSON.stringify({ player, token, name }),
  );

/** The addresses of tables ask for the bridge of tests, also where the page goes there by itself: nothing is loaded twice. */
const askForBridge = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const push = history.pushState;
    history.pushState = (state, unused, to) =>
      push.call(history, state, unused, /^\/t\/[^?]+$/.test(String(to)) ? `${to}?test` : to);
  });

/** Begins a match for one from the home page, as a person would. */
export async function playAlone(page: Page): Promise<void> {
  await askForBridge(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Alone", exact: true }).click();
  await page.getByRole("button", { name: "Discard two" }).waitFor();
  await page.waitForFunction(() => window.__game?.idle());
}
