import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { AIMS } from "../../../client/games/tranquility/primer.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { browserOf, type Renderer } from "./chromium.ts";

/** A server, and a browser that shows its pages. */
export interface TestSite<Server = Pick<Program, "origin" | "guest">> {
  readonly program: Server;
  readonly browser: Browser;
  /** A new person's page. What goes wrong in it, or against its policy, is kept in `errors`. */
  page(options?: Visitor): Promise<Page>;
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** The same with a server of one's own. */
export type OwnSite = TestSite<Program>;

/** Who comes, with what: somebody who has played before, unless told. */
interface Visitor extends BrowserContextOptions {
  readonly isNewcomer?: true;
}

/** This browser has told what the game is about, and its matches alone are no practice. */
export const hasPlayed = (page: { addInitScript: Page["addInitScript"] }): Promise<unknown> =>
  page.addInitScript((aims) => {
    try {
      localStorage.setItem("stillwater.taught", aims);
      if (!localStorage.getItem("stillwater.wishes"))
        localStorage.setItem("stillwater.wishes", JSON.stringify({ practice: false }));
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

/** The servers of this process, by what they are told. */
const servers = new Map<string, Promise<Program>>();

/** The server of this process that is told this. It ends with the process, and removes its data then. */
function serverOf(env: Readonly<Record<string, string>>): Promise<Program> {
  const told = JSON.stringify(env);
  const dataDir = () => mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  const started = (dir: string) => open(dir, ANY_PORT, { ...env, REMOVE_AT_END: dir });
  const server = servers.get(told) ?? started(dataDir());
  servers.set(told, server);
  return server;
}

/**
 * The server and the browser that the test files of this process share: a test brings players, tables and pages of its own.
 * What other files left there may still be listed.
 * @param env what the server is told, as in its own environment
 */
export async function openSite(renderer: Renderer, env: Record<string, string> = {}): Promise<TestSite> {
  const [program, browser] = await Promise.all([serverOf(env), browserOf(renderer)]);
  return siteOf(program, browser, async () => {});
}

/**
 * The same with a server of one's own, for tests that end it, prepare its data, or look at all that is there.
 * @param prepare puts something into its data folder before it begins
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

/** The same with a server in this process, into whose tables a test can look. */
export async function openAppSite(app: Promise<TestApp> = startApp()): Promise<TestSite<TestApp>> {
  const [program, browser] = await Promise.all([app, browserOf("canvas")]);
  return siteOf(program, browser, () => program.stop());
}

/** @param end what is done with the server when the site is closed */
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
      return context.newPage();
    },
    async close() {
      await Promise.all([...contexts.map((context) => context.close()), end()]);
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
