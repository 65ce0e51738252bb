import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { PATIENCE } from "./patience.ts";

/** The only browser to use, if it is named. */
const { CHROMIUM } = process.env;

/**
 * Where browsers live that are not downloaded by a test tool; the first that is there is used. The shell, which has no windows
 * of its own, opens a page in a new context for 0.16 s of processor time, the whole browser for 0.85 s.
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
  // Voices are made and heard by nobody: sending them on takes a tenth of the time of a page.
  "--disable-audio-output",
  // The shell would hint letters, which no browser with a window does on a screen of today.
  "--font-render-hinting=none",
];

/** Without a graphics card the table draws on a 2D canvas, which is fast; WebGL is drawn by software, which is not. */
const RENDERERS = {
  canvas: ["--disable-gpu", "--disable-software-rasterizer"],
  webgl: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
} as const;

export type Renderer = keyof typeof RENDERERS;

export const executablePath = (CHROMIUM === undefined ? PLACES : [CHROMIUM]).find((place) => existsSync(place));

/** Why the browser tests skip, if they do; said in the test's own name. */
export const noBrowser = executablePath
  ? ""
  : ` (skipped: no Chromium ${CHROMIUM === undefined ? "found" : `at CHROMIUM=${CHROMIUM}`}; install it, or set CHROMIUM to its path)`;

/** Waits until a panel that was closed has left no entry in the session history; one that is open keeps its own. */
const panelsAreLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { state } = history as { readonly state: { readonly isLayer?: true } | null };
    return !state?.isLayer || document.querySelector('dialog[open], [data-phase="watched"]') !== null;
  });

/**
 * The page goes back by itself when a panel is closed, which takes a moment: a step that a test asks for meanwhile would be
 * aborted by it.
 */
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

/**
 * Contexts have no service worker unless they ask for one: what it answers, a test cannot answer in its place. Their pages may
 * take as long as any.
 */
function withDefaults(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(PATIENCE);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => afterPanels(await newPage());
    return context;
  };
  return browser;
}

const browsers = new Map<string, Promise<Browser>>();

/**
 * The browser of this process: whoever uses it opens pages in contexts of their own, and closes those. It ends with the process.
 * @param text the size of text that its owner has chosen, in px
 */
export function browserOf(renderer: Renderer, text = 16): Promise<Browser> {
  const key = `${renderer} ${text}`;
  const args = [...QUIET, ...RENDERERS[renderer], `--blink-settings=defaultFontSize=${text}`];
  const browser = browsers.get(key) ?? chromium.launch({ executablePath: executablePath!, args }).then(withDefaults);
  browsers.set(key, browser);
  return browser;
}

/** Closes all that is open, and leaves the browser to whoever comes next. */
export const closePages = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};

/** Ends the browsers before the process does. */
export const closeBrowsers = async (): Promise<void> => {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
};
