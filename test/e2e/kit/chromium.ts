import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

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

export const launch = (renderer: Renderer): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, args: [...QUIET, ...RENDERERS[renderer]] });
