import { CanvasSource, Texture } from "pixi.js";
import type { Painting } from "./painting.ts";

/** A picture as the graphics card has it. */
export interface Print {
  readonly texture: Texture;
  readonly size: number;
}

/** No side of a texture is longer than every graphics card can bear. */
const LONGEST = 4096;

/** Pictures, drawn when they are first wanted, at just the size and density they are shown at. */
export class Prints {
  readonly #prints = new Map<string, Print>();
  readonly #paint: (picture: string) => Painting;
  readonly #density: number;

  constructor(paint: (picture: string) => Painting, density: number) {
    this.#paint = paint;
    this.#density = density;
  }

  /** The print of a picture. */
  of(picture: string): Print {
    const known = this.#prints.get(picture);
    if (known) return known;
    const print = this.#draw(this.#paint(picture));
    this.#prints.set(picture, print);
    return print;
  }

  /** Lets go of everything but these. */
  keep(pictures: ReadonlySet<string>): void {
    for (const [picture, { texture }] of this.#prints) {
      if (pictures.has(picture)) continue;
      texture.destroy(true);
      this.#prints.delete(picture);
    }
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
