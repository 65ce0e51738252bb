import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { browserOf, closeBrowsers, executablePath, noBrowser } from "./kit/chromium.ts";

/** Draws the icons of the installed app from client/public/icon.svg. Run it after changing that file. */
const ICONS = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  // Systems crop this icon, so its background extends to the edges.
  { file: "icon-maskable-512.png", size: 512, isWhole: true },
] as const;

const publicFile = (name: string): string => fileURLToPath(new URL(`../../client/public/${name}`, import.meta.url));

if (!executablePath) throw new Error(`no icons${noBrowser}`);
const drawing = readFileSync(publicFile("icon.svg"), "utf8");
const browser = await browserOf("canvas");
for (const { file, size, ...rest } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = "isWhole" in rest ? drawing.replace(' rx="7"', "") : drawing;
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  writeFileSync(publicFile(file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await closeBrowsers();
