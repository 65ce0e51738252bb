import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { PATIENCE } from "./patience.ts";

/**
 * Where browsers live that are not downloaded by a test tool; the first that is there is used. The shell, which has no windows
 * of its own, opens a page in a new context for 0.16 s of processor time, the whole browser for 0.85 s.
 */
const PLACES = [
  process.env.CHROMIUM,
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

export const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));

/** Why the browser tests skip, if they do; said in the test's own name. */
export const noBrowser = executablePath ? "" : " (skipped: no Chromium found; install it, or set CHROMIUM to its path)";

/**
 * Contexts have no service worker unless they ask for one: what it answers, a test cannot answer in its place. Their pages may
 * take as long as any.
 */
function withDefaults(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}

const browsers = new Map<Renderer, Promise<Browser>>();

/** The browser of this process: whoever uses it opens pages in contexts of their own, and closes those. It ends with the process. */
export function browserOf(renderer: Renderer): Promise<Browser> {
  const browser =
    browsers.get(renderer) ??
    chromium.launch({ executablePath: executablePath!, args: [...QUIET, ...RENDERERS[renderer]] }).then(withDefaults);
  browsers.set(renderer, browser);
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
