import { CanvasSource, Texture } from "pixi.js";
import type { Painting } from "./painting.ts";

/** A picture as the graphics card has it. */
export interface Print {
  readonly texture: Texture;
  readonly size: number;
}

/** No side of a texture is longer than every graphics card can bear. */
const LONGEST = 4096;

/** How much is kept of what nothing shows, in device pixels: who goes back and forth in a match sees the same cards again. */
const SPARE = 8_000_000;

/** Pictures, drawn when they are first wanted, at just the size and density they are shown at. */
export class Prints {
  readonly #prints = new Map<string, Print>();
  readonly #paint: (picture: string) => Painting;
  readonly #density: number;

  constructor(paint: (picture: string) => Painting, density: number) {
    this.#paint = paint;
    this.#density = density;
  }

  has(picture: string): boolean {
    return this.#prints.has(picture);
  }

  /** The print of a picture. */
  of(picture: string): Print {
    const known = this.#prints.get(picture);
    const print = known ?? this.#draw(this.#paint(picture));
    // What was wanted last is the last.
    this.#prints.delete(picture);
    this.#prints.set(picture, print);
    return print;
  }

  /** Keeps these, and of the others so many as were wanted last. */
  keep(pictures: ReadonlySet<string>): void {
    let spare = 0;
    for (const [picture, { texture }] of [...this.#prints].reverse()) {
      if (pictures.has(picture)) continue;
      spare += texture.source.pixelWidth * texture.source.pixelHeight;
      if (spare > SPARE) this.#letGo(picture, texture);
    }
  }

  /** Lets go of everything. */
  clear(): void {
    for (const [picture, { texture }] of this.#prints) this.#letGo(picture, texture);
  }

  #letGo(picture: string, texture: Texture): void {
    texture.destroy(true);
    this.#prints.delete(picture);
  }

  get count(): number {
    return this.#prints.size;
  }

  #draw({ width, height, size, draw }: Painting): Print {
    const density = Math.min(this.#density, LONGEST / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * density);
    canvas.height = Math.ceil(height * density);
    const ctx = canvas.getContext("2d");
    if (ctx) {
      ctx.translate(canvas.width / 2, canvas.height / 2);
      ctx.scale(density, density);
      draw(ctx);
    }
    return { texture: new Texture({ source: new CanvasSource({ resource: canvas, resolution: density }) }), size };
  }
}
