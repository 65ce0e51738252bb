import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFailed, TestRunner } from "vitest";
import { AIMS } from "../../../client/games/tranquility/primer.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";
import { sharedKey } from "../../kit/test-key.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { browserOf, type Renderer } from "./chromium.ts";

export interface TestSite<Server = Pick<Program, "origin" | "guest">> {
  readonly program: Server;
  readonly browser: Browser;
  /** Opens a page in a new context; its errors and policy violations are added to `errors`. */
  page(options?: Visitor): Promise<Page>;
  readonly errors: readonly string[];
  close(): Promise<void>;
}

export type OwnSite = TestSite<Program>;

/** Default: a player who has played before. */
interface Visitor extends BrowserContextOptions {
  readonly isNewcomer?: true;
}

/** Marks introductions as seen, and turns off practice. */
export const hasPlayed = (page: { addInitScript: Page["addInitScript"] }): Promise<unknown> =>
  page.addInitScript((aims) => {
    try {
      localStorage.setItem("stillwater.taught", aims);
      if (!localStorage.getItem("stillwater.wishes"))
        localStorage.setItem("stillwater.wishes", JSON.stringify({ practice: false }));
    } catch {
      // Pages without an origin have no storage.
    }
  }, AIMS.join(" "));

/** Reduced motion makes screenshots reproducible. */
const DESK: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
  reducedMotion: "reduce",
};

/** Maximum characters of the page's text in a failed test's error. */
const MOST_DESCRIBED = 600;

const servers = new Map<string, Promise<Program>>();

/** Starts a server that is shared within this process and removes its data when it ends. */
function serverOf(env: Readonly<Record<string, string>>): Promise<Program> {
  const told = JSON.stringify(env);
  const dataDir = () => mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  const key = sharedKey(`server ${told}`);
  const started = (dir: string) => open(dir, ANY_PORT, { ...env, ...(key && { ENTROPY: key }), REMOVE_AT_END: dir });
  const server = servers.get(told) ?? started(dataDir());
  servers.set(told, server);
  return server;
}

/**
 * Shared by the test files of this process, so lists may contain other files' matches.
 * @param env the server's environment variables
 */
export async function openSite(renderer: Renderer, env: Record<string, string> = {}): Promise<TestSite> {
  const [program, browser] = await Promise.all([serverOf(env), browserOf(renderer)]);
  return siteOf(program, browser, async () => {});
}

/**
 * For tests that stop the server, prepare its data, or read whole lists.
 * @param prepare fills the data folder before the start
 */
export async function openOwnSite(
  renderer: Renderer,
  env: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  await prepare(dataDir);
  const [program, browser] = await Promise.all([open(dataDir, ANY_PORT, env), browserOf(renderer)]);
  return siteOf(program, browser, async () => {
    await program.kill("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  });
}

/** The server runs in this process, so a test can inspect its tables. */
export async function openAppSite(app: Promise<TestApp> = startApp()): Promise<TestSite<TestApp>> {
  const [program, browser] = await Promise.all([app, browserOf("canvas")]);
  return siteOf(program, browser, () => program.stop());
}

/** @param end called when the site is closed */
function siteOf<Server extends Pick<Program, "origin">>(
  program: Server,
  browser: Browser,
  end: () => Promise<void>,
): TestSite<Server> {
  const errors: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    program,
    browser,
    errors,
    async page({ isNewcomer, ...options } = {}) {
      const context = await browser.newContext({ ...DESK, baseURL: program.origin, ...options });
      contexts.push(context);
      context.on("weberror", (error) => errors.push(error.error().message));
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`the policy forbids ${violatedDirective} ${blockedURI}`)),
        );
      });
      if (!isNewcomer) await hasPlayed(context);
      const page = await context.newPage();
      describeAtFailure(page);
      return page;
    },
    async close() {
      await Promise.all([...contexts.map((context) => context.close()), end()]);
    },
  };
}

/** Adds address and text of the page to the error of a failed test. */
function describeAtFailure(page: Page): void {
  if (!TestRunner.getCurrentTest()) return;
  onTestFailed(async ({ task }) => {
    const error = task.result?.errors?.[0];
    if (!error?.stack || page.isClosed()) return;
    const text = await page
      .locator("body")
      .innerText({ timeout: 5_000 })
      .catch((reason: unknown) => String(reason));
    const described = `page ${page.url()}: ${text.replaceAll(/\s+/g, " ").slice(0, MOST_DESCRIBED)}`;
    error.stack = error.stack.replace(/\n|$/, () => `\n${described}\n`);
  });
}

export const lookAs = (
  page: Page,
  { player, token, name }: Pick<Guest, "player" | "token" | "name">,
): Promise<unknown> =>
  page.addInitScript(
    (guest) => localStorage.setItem("stillwater.player", guest),
    JSON.stringify({ player, token, name }),
  );

/** Adds `?test`, which exposes `window.__game`, when the page itself navigates to a table. */
const askForBridge = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const push = history.pushState;
    history.pushState = (state, unused, to) =>
      push.call(history, state, unused, /^\/t\/[^?]+$/.test(String(to)) ? `${to}?test` : to);
  });

export async function playAlone(page: Page): Promise<void> {
  await askForBridge(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Alone", exact: true }).click();
  await page.getByRole("button", { name: "Discard two" }).waitFor();
  await page.waitForFunction(() => window.__game?.idle());
}
