import { createCanvas, loadImage } from "@napi-rs/canvas";

/** RGBA, row by row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** @throws if the bytes are no PNG */
export async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const signature = [0x89, 0x50, 0x4e, 0x47];
  if (signature.some((byte, i) => png[i] !== byte)) throw new Error("no PNG");
  const image = await loadImage(Buffer.from(png));
  const ctx = createCanvas(image.width, image.height).getContext("2d");
  ctx.drawImage(image, 0, 0);
  const { data } = ctx.getImageData(0, 0, image.width, image.height);
  return { width: image.width, height: image.height, data: data as unknown as Uint8ClampedArray };
}

/** A pixel's colour as `#rrggbb`. */
export function colourAt({ data, width }: Pixels, x: number, y: number): string {
  const at = 4 * (y * width + x);
  return `#${[...data.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Share of clearly different pixels left of `until` px. */
export function changed(a: Pixels, b: Pixels, until = a.width): number {
  let count = 0;
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < until; x++) {
      const at = 4 * (y * a.width + x);
      const off = [0, 1, 2].map((i) => Math.abs(a.data[at + i]! - b.data[at + i]!));
      if (Math.max(...off) > 24) count += 1;
    }
  return count / (until * a.height);
}
