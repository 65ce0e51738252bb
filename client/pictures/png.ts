import "../games/register.ts";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts, loadImage, Path2D } from "@napi-rs/canvas";
import { PICTURE_SIZE, type PictureSubject } from "../../shared/pictures.ts";
import type { Context } from "../art/pen.ts";
import { GAMES as MANIFESTS } from "../games/index.ts";
import { drawPictured } from "./draw.ts";

// Draws link previews in Node. client/build/pictured.ts builds this module for the server; no page contains it.

/** The fonts of pages (style/fonts.css), with more scripts for names. */
const FONTS: Readonly<Record<string, readonly string[]>> = {
  Figtree: ["latin", "latin-ext"].map((script) => `@fontsource-variable/figtree/files/figtree-${script}-wght-normal`),
  Literata: ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"].flatMap((script) =>
    [600, 700].map((weight) => `@fontsource/literata/files/literata-${script}-${weight}-normal`),
  ),
};

for (const [family, files] of Object.entries(FONTS))
  for (const file of files)
    GlobalFonts.register(readFileSync(fileURLToPath(import.meta.resolve(`${file}.woff2`))), family);

// Unlike browsers, Node has no `Path2D`.
Object.assign(globalThis, { Path2D });

/** The home page's picture, relative to the folder of the built module. */
const HERO = new URL("../hero.webp", import.meta.url);
let hero: ReturnType<typeof loadImage> | undefined;

let before: Promise<unknown> = Promise.resolve();

async function draw(pictured: PictureSubject): Promise<Uint8Array> {
  const canvas = createCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height);
  const ctx = canvas.getContext("2d") as unknown as Context;
  hero ??= loadImage(fileURLToPath(HERO));
  await drawPictured(ctx, pictured, (await hero) as unknown as CanvasImageSource);
  return canvas.encode("png");
}

/** Pictures are drawn one after another. */
export function pngOf(pictured: PictureSubject): Promise<Uint8Array> {
  const drawn = before.then(() => draw(pictured));
  // The next picture waits for the end of this one, but only the caller gets its error.
  before = drawn.catch(() => {});
  return drawn;
}

export const GAMES: readonly string[] = MANIFESTS.map(({ id }) => id);
