import { CanvasSource, Texture } from "pixi.js";
import type { Drawable } from "./drawable.ts";
import type { Picture } from "./pose.ts";

export interface CachedTexture {
  readonly texture: Texture;
  readonly size: number;
}

/** A texture's longest side that every graphics card supports, in device pixels. */
const LONGEST = 4096;

/** Maximum total size of cached pictures that are not shown, in device pixels. */
const SPARE = 8_000_000;

/** Device pixels drawn without a break; larger pictures are drawn in bands. */
const BAND = 320_000;

/** `drawn` counts complete bands, from the top. */
interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly painting: Drawable;
  readonly density: number;
  readonly bands: number;
  drawn: number;
}

/** Pictures are drawn on first use, at the size and density at which they are shown. */
export class TextureCache {
  readonly #prints = new Map<string, CachedTexture>();
  readonly #begun = new Map<string, Sheet>();
  readonly #paint: (picture: Picture) => Drawable;
  readonly #density: number;

  constructor(paint: (picture: Picture) => Drawable, density: number) {
    this.#paint = paint;
    this.#density = density;
  }

  has(picture: Picture): boolean {
    return this.#prints.has(picture.id);
  }

  of(picture: Picture): CachedTexture {
    for (;;) {
      const print = this.next(picture);
      if (print) return print;
    }
  }

  /** Draws the next band; returns the texture after the last one. */
  next(picture: Picture): CachedTexture | undefined {
    const print = this.#prints.get(picture.id) ?? this.#draw(picture);
    if (!print) return undefined;
    // Keeps the map in the order of use, the most recent last.
    this.#prints.delete(picture.id);
    this.#prints.set(picture.id, print);
    return print;
  }

  keep(ids: ReadonlySet<string>): void {
    this.#begun.clear();
    let spare = 0;
    for (const [id, { texture }] of [...this.#prints].reverse()) {
      if (ids.has(id)) continue;
      spare += texture.source.pixelWidth * texture.source.pixelHeight;
      if (spare > SPARE) this.#letGo(id, texture);
    }
  }

  clear(): void {
    this.#begun.clear();
    for (const [id, { texture }] of this.#prints) this.#letGo(id, texture);
  }

  #letGo(id: string, texture: Texture): void {
    texture.destroy(true);
    this.#prints.delete(id);
  }

  get count(): number {
    return this.#prints.size;
  }

  #sheetOf(picture: Picture): Sheet {
    const begun = this.#begun.get(picture.id);
    if (begun) return begun;
    const painting = this.#paint(picture);
    const density = Math.min(this.#density, LONGEST / Math.max(painting.width, painting.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(painting.width * density);
    canvas.height = Math.ceil(painting.height * density);
    const bands = Math.ceil((canvas.width * canvas.height) / BAND);
    const sheet = { canvas, painting, density, bands, drawn: 0 };
    this.#begun.set(picture.id, sheet);
    return sheet;
  }

  #draw(picture: Picture): CachedTexture | undefined {
    const sheet = this.#sheetOf(picture);
    const { canvas, painting, density, bands } = sheet;
    const ctx = canvas.getContext("2d");
    if (ctx) {
      const height = Math.ceil(canvas.height / bands);
      ctx.save();
      ctx.beginPath();
      ctx.rect(0, sheet.drawn * height, canvas.width, height);
      ctx.clip();
      ctx.translate(canvas.width / 2, canvas.height / 2);
      ctx.scale(density, density);
      painting.draw(ctx);
      ctx.restore();
    }
    sheet.drawn += 1;
    if (sheet.drawn < bands) return undefined;
    this.#begun.delete(picture.id);
    const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution: density }) });
    return { texture, size: painting.size };
  }
}
