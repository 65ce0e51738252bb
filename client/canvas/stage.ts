import { Container, Sprite } from "pixi.js";
import type { Drawable } from "./drawable.ts";
import type { Picture, Piece, PieceKey, Pieces } from "./pose.ts";
import { chooseRenderer, type NamedRenderer, type RendererName, withoutWebGL } from "./renderers/choose.ts";
import { type CachedTexture, TextureCache } from "./textures.ts";

export interface Painter {
  paint(picture: Picture): Drawable;
  back(picture: Picture): Picture;
  /** Whether a piece has text. It is then drawn in its first frame, and removed in its last. */
  isWorded(key: PieceKey): boolean;
}

interface Actor {
  readonly sprite: Sprite;
  picture: string | undefined;
  size: number;
}

/** Time for drawing pictures in a frame, in ms; further pictures wait for the next frame. */
const SPELL = 8;

/** How long a lost WebGL context may take to return before the 2D canvas replaces it, in ms. */
const GRACE = 2_000;

/** A canvas with a sprite for each piece. */
export class Stage {
  #chosen: NamedRenderer;
  #root = new Container({ sortableChildren: true });
  readonly #actors = new Map<PieceKey, Actor>();
  #density: number;
  #fallingBack: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #painter: Painter;
  #prints: TextureCache;
  #shown: Pieces = new Map();
  #isBehind = false;
  #hasDrawn = false;
  #mustDraw = false;
  #spellEnds = 0;

  private constructor(chosen: NamedRenderer, density: number, painter: Painter) {
    this.#chosen = chosen;
    this.#density = density;
    this.#painter = painter;
    this.#prints = new TextureCache((picture) => painter.paint(picture), density);
    const { canvas } = chosen.renderer;
    canvas.addEventListener("webglcontextlost", () => this.#awaitReturn());
    canvas.addEventListener("webglcontextrestored", () => {
      clearTimeout(this.#fallingBack);
      if (this.#chosen === chosen && !this.#isClosed) this.#drawAgain();
    });
  }

  static async open(canvas: HTMLCanvasElement, density: number, painter: Painter): Promise<Stage> {
    return new Stage(await chooseRenderer(canvas, density), density, painter);
  }

  get renderer(): RendererName {
    return this.#chosen.name;
  }

  repaint(painter: Painter): void {
    const old = this.#prints;
    this.#painter = painter;
    this.#prints = new TextureCache((picture) => painter.paint(picture), this.#density);
    for (const actor of this.#actors.values()) actor.picture = undefined;
    this.catchUp();
    old.clear();
  }

  /** Redraws textures that were lost with the WebGL context, or have another density. */
  #drawAgain(): void {
    this.repaint(this.#painter);
    this.render();
  }

  /** Falls back after `GRACE`, and tries again if the 2D renderer cannot be loaded. */
  #awaitReturn(): void {
    this.#fallingBack = setTimeout(() => this.#fallBack().catch(() => this.#awaitReturn()), GRACE);
  }

  async #fallBack(): Promise<void> {
    const { renderer: lost } = this.#chosen;
    const { width, height } = lost.screen;
    const chosen = await withoutWebGL(lost.canvas as HTMLCanvasElement, this.#density);
    if (this.#isClosed) return chosen.renderer.destroy();
    // Sprites hold data of their renderer, so new ones are made.
    this.#root.destroy({ children: true });
    this.#root = new Container({ sortableChildren: true });
    this.#actors.clear();
    this.#chosen = chosen;
    this.resize(width, height);
    this.#drawAgain();
    lost.destroy();
  }

  sharpen(density: number): void {
    if (density === this.#density) return;
    this.#density = density;
    const { screen } = this.#chosen.renderer;
    this.#chosen.renderer.resize(screen.width, screen.height, density);
    this.#drawAgain();
  }

  resize(width: number, height: number): void {
    this.#chosen.renderer.resize(width, height);
  }

  /** Whether a piece shows an old picture, or none. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** If the last frame had no time, this frame draws at least one band of a picture. */
  beginFrame(): void {
    this.#mustDraw = this.#isBehind && !this.#hasDrawn;
    this.#hasDrawn = false;
    this.#spellEnds = performance.now() + SPELL;
  }

  /** Draws as many pending pictures as time allows. */
  goOn(): void {
    this.show(this.#shown);
  }

  catchUp(): void {
    this.#spellEnds = Number.POSITIVE_INFINITY;
    this.show(this.#shown);
  }

  /** Updates the sprites without rendering. While there are none, all pictures are drawn immediately. */
  show(pieces: Pieces): void {
    if (this.#actors.size === 0) this.#spellEnds = Number.POSITIVE_INFINITY;
    this.#shown = pieces;
    this.#isBehind = false;
    for (const [key, piece] of pieces) if (visible(piece)) this.#place(key, piece);
    for (const [key, { sprite }] of this.#actors) {
      // While pictures are pending, pieces that are gone stay, such as the old backdrop.
      const stays = this.#isBehind && !this.#painter.isWorded(key);
      if (stays || visible(pieces.get(key))) continue;
      sprite.destroy();
      this.#actors.delete(key);
    }
  }

  has(picture: Picture): boolean {
    return this.#prints.has(picture);
  }

  prepare(picture: Picture): void {
    this.#prints.of(picture);
  }

  render(): void {
    this.#chosen.renderer.render(this.#root);
  }

  /** The picture on show, in device pixels. Read it immediately: a WebGL canvas is cleared after it is presented. */
  picture(): CanvasImageSource {
    this.catchUp();
    this.render();
    return this.#chosen.renderer.canvas as HTMLCanvasElement;
  }

  /** Frees the least recently shown pictures that exceed the cache's limit. */
  tidy(): void {
    this.#prints.keep(new Set([...this.#actors.values()].flatMap(({ picture }) => picture ?? [])));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#fallingBack);
    this.#root.destroy({ children: true });
    this.#prints.clear();
    this.#chosen.renderer.destroy();
  }

  #place(key: PieceKey, piece: Piece): void {
    const actor = this.#actors.get(key) ?? this.#enter(key);
    const picture = piece.faceUp < 0.5 ? this.#painter.back(piece.picture) : piece.picture;
    const print = actor.picture === picture.id ? undefined : this.#printOf(picture, key);
    if (print) {
      actor.sprite.texture = print.texture;
      actor.picture = picture.id;
      actor.size = print.size;
    }
    const { sprite } = actor;
    sprite.visible = actor.picture !== undefined;
    const scale = (piece.size / actor.size) * (1 + piece.lift * 0.004);
    sprite.position.set(piece.x, piece.y - piece.lift);
    sprite.scale.set(scale * Math.abs(2 * piece.faceUp - 1), scale);
    sprite.rotation = (piece.turn * Math.PI) / 180;
    sprite.alpha = piece.alpha;
    sprite.zIndex = piece.z;
  }

  /** Undefined if this frame has no time left to draw the picture. Pictures with text never wait. */
  #printOf(picture: Picture, key: PieceKey): CachedTexture | undefined {
    if (this.#prints.has(picture) || this.#painter.isWorded(key)) return this.#prints.of(picture);
    while (performance.now() < this.#spellEnds || (this.#mustDraw && !this.#hasDrawn)) {
      this.#hasDrawn = true;
      const print = this.#prints.next(picture);
      if (print) return print;
    }
    this.#isBehind = true;
    return undefined;
  }

  #enter(key: PieceKey): Actor {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    this.#root.addChild(sprite);
    const actor: Actor = { sprite, picture: undefined, size: 1 };
    this.#actors.set(key, actor);
    return actor;
  }
}

const visible = (piece: Piece | undefined): piece is Piece => piece !== undefined && piece.alpha > 0;
