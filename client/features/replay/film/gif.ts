/// <reference path="./gifenc.d.ts" />
import { applyPalette, GIFEncoder, type Palette, quantize } from "gifenc";

/** Number of colours. One more index, `STAYS`, means that a pixel is unchanged. */
const COLOURS = 255;
const STAYS = COLOURS;
/** One in this many pixels is sampled for the palette. */
const SPARSE = 7;

export function paletteOf(samples: readonly ImageData[]): Palette {
  const seen = samples.flatMap(({ data }) => {
    const pixels = new Uint32Array(data.buffer);
    return [Uint32Array.from({ length: Math.floor(pixels.length / SPARSE) }, (_, i) => pixels[i * SPARSE]!)];
  });
  const all = new Uint32Array(seen.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const pixels of seen) {
    all.set(pixels, at);
    at += pixels.length;
  }
  return quantize(new Uint8ClampedArray(all.buffer), COLOURS);
}

/** All pictures must have the same size. */
interface Gif {
  add(picture: ImageData, ms: number): void;
  /** Nothing can be added afterwards. */
  finish(): Blob;
}

/** The GIF loops. Each picture after the first stores only its difference from the one before. */
export function beginGif(palette: Palette): Gif {
  const encoder = GIFEncoder();
  const full = [...palette, ...Array.from({ length: COLOURS + 1 - palette.length }, () => [0, 0, 0] as const)];
  let before: Uint8Array | undefined;
  return {
    add({ data, width, height }, ms) {
      const now = applyPalette(data, palette);
      if (!before) encoder.writeFrame(now, width, height, { palette: full, delay: ms, repeat: 0, dispose: 1 });
      else {
        const was = before;
        const changed = now.map((colour, i) => (colour === was[i] ? STAYS : colour));
        encoder.writeFrame(changed, width, height, {
          delay: ms,
          transparent: true,
          transparentIndex: STAYS,
          dispose: 1,
        });
      }
      before = now;
    },
    finish() {
      encoder.finish();
      return new Blob([encoder.bytes()], { type: "image/gif" });
    },
  };
}
