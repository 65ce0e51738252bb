import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { testKey } from "../../kit/test-key.ts";
import { seedChance } from "./chance.ts";
import { PAGE_TIMEOUT } from "./page-timeout.ts";

/** Path of the browser. Default: search `PLACES`. */
const { CHROMIUM } = process.env;

/** The headless shell comes first: a page in a new context takes it 0.16 s of processor time, the browser 0.85 s. */
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
  // Audio output takes a tenth of a page's time.
  "--disable-audio-output",
  // Without this the headless shell hints letters, unlike windowed browsers on modern screens.
  "--font-render-hinting=none",
];

/** Without a GPU, a 2D canvas is fast, and WebGL is rendered in software. */
const RENDERERS = {
  canvas: ["--disable-gpu", "--disable-software-rasterizer"],
  webgl: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
} as const;

export type Renderer = keyof typeof RENDERERS;

export const executablePath = (CHROMIUM === undefined ? PLACES : [CHROMIUM]).find((place) => existsSync(place));

/** Suffix for the names of tests that are skipped without Chromium. */
export const noBrowser = executablePath
  ? ""
  : ` (skipped: no Chromium ${CHROMIUM === undefined ? "found" : `at CHROMIUM=${CHROMIUM}`}; install it, or set CHROMIUM to its path)`;

/** Waits until no closed panel is left in the session history. */
const panelsAreLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { state } = history as { readonly state: { readonly isLayer?: true } | null };
    return !state?.isLayer || document.querySelector('dialog[open], [data-phase="watched"]') !== null;
  });

/** Navigations wait until panels are closed: closing one calls `history.back()`, which would abort a navigation. */
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

/** Blocks service workers by default: a test cannot mock requests that they answer. */
function withDefaults(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(PAGE_TIMEOUT);
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
 * Shared by the tests of this process.
 * @param text default font size, in px
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
