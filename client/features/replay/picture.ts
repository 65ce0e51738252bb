import { THEMES, type Theme } from "../../art/theme.ts";
import type { Screenshot } from "../../contract/board.ts";

interface Caption {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isBoxed?: boolean;
}

interface Frame {
  /** The part of the table to keep, in CSS px from its upper left corner. */
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly theme: Theme;
}

const PAD = 14;

/**
 * The table as a PNG, with the texts that the page shows over it.
 * @throws Error if the browser has no 2D canvas, or cannot encode the picture
 */
export async function pictureOf(shot: Screenshot, captions: readonly Caption[], frame: Frame): Promise<Blob> {
  const { width, height, density, theme } = frame;
  const { panel, ink } = THEMES[theme];
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no 2D canvas");
  ctx.drawImage(shot(), 0, 0);
  ctx.scale(density, density);
  ctx.textBaseline = "middle";
  for (const { text, x, y, height: box, isBoxed } of captions) {
    ctx.font = isBoxed ? "600 17px Literata, serif" : "600 16px Figtree, sans-serif";
    if (isBoxed) {
      ctx.fillStyle = panel;
      ctx.beginPath();
      ctx.roundRect(x, y, ctx.measureText(text).width + 2 * PAD, box, box / 2);
      ctx.fill();
    }
    ctx.fillStyle = ink;
    ctx.fillText(text, x + PAD, y + box / 2);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
