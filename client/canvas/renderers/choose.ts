import { type Renderer, Ticker } from "pixi.js";

export type RendererName = "webgl" | "canvas";

/** Each is fetched where it draws. */
const RENDERERS = {
  webgl: () => import("./webgl.ts"),
  canvas: () => import("./canvas.ts"),
} as const satisfies Record<RendererName, unknown>;

/** What the stage needs of a renderer, whichever it is. */
export interface Chosen {
  readonly name: RendererName;
  readonly renderer: Renderer;
}

/** What `?renderer=` asks for, if anything. */
function forced(): RendererName | undefined {
  const asked = new URLSearchParams(location.search).get("renderer");
  return asked === "webgl" || asked === "canvas" ? asked : undefined;
}

let isWebGLThere: boolean | undefined;

/** Tried out once: making a context holds everything else up for a moment. */
function hasWebGL(): boolean {
  if (isWebGLThere !== undefined) return isWebGLThere;
  const gl = document.createElement("canvas").getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  isWebGLThere = gl !== null;
  return isWebGLThere;
}

/** What `?renderer=` asks for; else WebGL where there is one, and the 2D canvas where there is none. */
const preferred = (): RendererName => forced() ?? (hasWebGL() ? "webgl" : "canvas");

/** WebGL where there is one and the page may use it, else the 2D canvas. */
export async function chooseRenderer(canvas: HTMLCanvasElement, density: number): Promise<Chosen> {
  const wish = preferred();
  try {
    return { name: wish, renderer: await start(wish, canvas, density) };
  } catch (error) {
    if (wish === "canvas") throw error;
    return withoutWebGL(canvas, density);
  }
}

/** The 2D canvas in the place of one that WebGL failed on, which gives no 2D context. WebGL is not tried again on this page. */
export async function withoutWebGL(canvas: HTMLCanvasElement, density: number): Promise<Chosen> {
  isWebGLThere = false;
  const fresh = canvas.cloneNode() as HTMLCanvasElement;
  const renderer = await start("canvas", fresh, density);
  canvas.replaceWith(fresh);
  return { name: "canvas", renderer };
}

/** Fetches what a table will be drawn with. To be called when the page has nothing else to do. */
export async function fetchRenderer(): Promise<void> {
  await RENDERERS[preferred()]();
}

async function start(name: RendererName, canvas: HTMLCanvasElement, density: number): Promise<Renderer> {
  const { Renderer } = await RENDERERS[name]();
  const renderer = new Renderer() as Renderer;
  await renderer.init({
    canvas,
    width: 1,
    height: 1,
    resolution: density,
    autoDensity: true,
    antialias: false,
    backgroundAlpha: 0,
    skipExtensionImports: true,
    // The stage lets go of what it does not show; a collector of its own would keep a clock running for ever.
    gcActive: false,
  });
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  return renderer;
}
