import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { testKey } from "../../kit/test-key.ts";
import { seedChance } from "./chance.ts";
import { PATIENCE } from "./patience.ts";

/** The browser to use; undefined searches for one. */
const { CHROMIUM } = process.env;

/**
 * Paths of browsers that the system has installed. The headless shell opens a page in a new context in 0.16 s of
 * processor time, the whole browser in 0.85 s.
 */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const QUIET = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Audio output would take a tenth of the time of a page.
  "--disable-audio-output",
  // Without this the headless shell hints letters, which windowed browsers do not do on modern screens.
  "--font-render-hinting=none",
];

/** Without a graphics card, a 2D canvas is fast, but WebGL is rendered in software. */
const RENDERERS = {
  canvas: ["--disable-gpu", "--disable-software-rasterizer"],
  webgl: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
} as const;

export type Renderer = keyof typeof RENDERERS;

export const executablePath = (CHROMIUM === undefined ? PLACES : [CHROMIUM]).find((place) => existsSync(place));

/** Suffix for the names of browser tests that are skipped without Chromium. */
export const noBrowser = executablePath
  ? ""
  : ` (skipped: no Chromium ${CHROMIUM === undefined ? "found" : `at CHROMIUM=${CHROMIUM}`}; install it, or set CHROMIUM to its path)`;

/** Waits until no closed panel has an entry in the session history. */
const panelsAreLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { state } = history as { readonly state: { readonly isLayer?: true } | null };
    return !state?.isLayer || document.querySelector('dialog[open], [data-phase="watched"]') !== null;
  });

/** Closing a panel makes the page go back, which takes a moment and would abort a navigation. So navigations wait. */
function afterPanels(page: Page): Page {
  for (const step of ["goto", "reload", "goBack"] as const) {
    const take = page[step].bind(page) as (...args: unknown[]) => Promise<never>;
    page[step] = async (...args: unknown[]) => {
      await panelsAreLeft(page);
      return take(...args);
    };
  }
  return page;
}

/** New contexts have no service worker, because a test cannot mock a request that the worker answers. */
function withDefaults(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(PATIENCE);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const key = testKey("page");
      const page = afterPanels(await newPage());
      if (key !== undefined) await seedChance(page, key);
      return page;
    };
    return context;
  };
  return browser;
}

const browsers = new Map<string, Promise<Browser>>();

/**
 * The browser of this process. Callers open and close their own contexts.
 * @param text the user's text size, in px
 */
export function browserOf(renderer: Renderer, text = 16): Promise<Browser> {
  const key = `${renderer} ${text}`;
  const args = [...QUIET, ...RENDERERS[renderer], `--blink-settings=defaultFontSize=${text}`];
  const browser = browsers.get(key) ?? chromium.launch({ executablePath: executablePath!, args }).then(withDefaults);
  browsers.set(key, browser);
  return browser;
}

export const closePages = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};

export const closeBrowsers = async (): Promise<void> => {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
};
