import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "vite";

/** What the table takes of Pixi, and where it is. The whole index would bring ten kilobytes along that nothing uses. */
const TAKEN: Readonly<Record<string, string>> = {
  AbstractRenderer: "rendering/renderers/shared/system/AbstractRenderer",
  CanvasRenderer: "rendering/renderers/canvas/CanvasRenderer",
  CanvasSource: "rendering/renderers/shared/texture/sources/CanvasSource",
  Container: "scene/container/Container",
  GlShaderSystem: "rendering/renderers/gl/shader/GlShaderSystem",
  GlUniformGroupSystem: "rendering/renderers/gl/shader/GlUniformGroupSystem",
  Sprite: "scene/sprite/Sprite",
  Texture: "rendering/renderers/shared/texture/Texture",
  TextureSource: "rendering/renderers/shared/texture/sources/TextureSource",
  Ticker: "ticker/Ticker",
  UboSystem: "rendering/renderers/shared/shader/UboSystem",
  UniformGroup: "rendering/renderers/shared/shader/UniformGroup",
  WebGLRenderer: "rendering/renderers/gl/WebGLRenderer",
};

/** Functions that eval-free.ts replaces. */
const REPLACED: ReadonlySet<string> = new Set(["generateUniformsSync", "GenerateShaderSyncCode"]);

/** What a table of sprites never calls, by its name: shapes, masks, pictures of pictures, programs for WebGPU. */
const UNUSED: ReadonlySet<string> = new Set([
  "AlphaMaskPipe",
  "CanvasGraphicsAdaptor",
  "CanvasStencilMaskPipe",
  "ExtractSystem",
  "GenerateTextureSystem",
  "GlGraphicsAdaptor",
  "GlMeshAdaptor",
  "GpuProgram",
  "HelloSystem",
  "StencilMaskPipe",
]);

const BARREL = "\0lean-pixi";

const nameIn = (source: string): string => source.slice(source.lastIndexOf("/") + 1).replace(/\.mjs$/, "");

/** Has the build take just the modules of Pixi that are used. Development takes the whole. */
export function leanPixi(): Plugin {
  const lib = dirname(createRequire(import.meta.url).resolve("pixi.js"));
  return {
    name: "lean-pixi",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer) {
      if (source === "pixi.js") return BARREL;
      const name = importer?.includes("/pixi.js/lib/") ? nameIn(source) : "";
      return REPLACED.has(name) || UNUSED.has(name) ? `${BARREL}:${name}` : null;
    },
    load(id) {
      if (id === BARREL) {
        return Object.entries(TAKEN)
          .map(([name, path]) => `export { ${name} } from ${JSON.stringify(`${lib}/${path}.mjs`)};`)
          .join("\n");
      }
      if (!id.startsWith(`${BARREL}:`)) return null;
      const name = id.slice(BARREL.length + 1);
      // An extension of no kind is one that nobody meets; what makes nothing is passed over.
      if (UNUSED.has(name)) return `export const ${name} = { extension: { type: [] }, from() {} };`;
      return `export const ${name[0]!.toLowerCase()}${name.slice(1)} = undefined;`;
    },
  };
}
