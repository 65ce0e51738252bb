import { type Renderer, Ticker } from "pixi.js";

export type RendererName = "webgl" | "canvas";

const RENDERERS = {
  webgl: () => import("./webgl.ts"),
  canvas: () => import("./canvas.ts"),
} as const satisfies Record<RendererName, unknown>;

export interface NamedRenderer {
  readonly name: RendererName;
  readonly renderer: Renderer;
}

function forced(): RendererName | undefined {
  const asked = new URLSearchParams(location.search).get("renderer");
  return asked === "webgl" || asked === "canvas" ? asked : undefined;
}

let isWebGLThere: boolean | undefined;

/** Tested once, because creating a context blocks the page. */
function hasWebGL(): boolean {
  if (isWebGLThere !== undefined) return isWebGLThere;
  const gl = document.createElement("canvas").getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  isWebGLThere = gl !== null;
  return isWebGLThere;
}

const preferred = (): RendererName => forced() ?? (hasWebGL() ? "webgl" : "canvas");

/** Default: WebGL if possible, else the 2D canvas. */
export async function chooseRenderer(canvas: HTMLCanvasElement, density: number): Promise<NamedRenderer> {
  const wish = preferred();
  try {
    return { name: wish, renderer: await start(wish, canvas, density) };
  } catch (error) {
    if (wish === "canvas") throw error;
    return withoutWebGL(canvas, density);
  }
}

/** Replaces the canvas, because one whose WebGL failed has no 2D context. WebGL is not tried again on this page. */
export async function withoutWebGL(canvas: HTMLCanvasElement, density: number): Promise<NamedRenderer> {
  isWebGLThere = false;
  const fresh = canvas.cloneNode() as HTMLCanvasElement;
  const renderer = await start("canvas", fresh, density);
  canvas.replaceWith(fresh);
  return { name: "canvas", renderer };
}

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
    // The stage frees its textures itself; Pixi's collector would keep a timer running.
    gcActive: false,
  });
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  return renderer;
}
