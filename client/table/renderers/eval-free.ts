import {
  AbstractRenderer,
  GlShaderSystem,
  GlUniformGroupSystem,
  type Matrix,
  TextureSource,
  UboSystem,
  UniformGroup,
} from "pixi.js";

/*
 * A page that allows no `eval` cannot use the functions that the WebGL renderer writes for itself, and what Pixi offers
 * instead covers every shader there is. Sprites need this much.
 */

interface Uniform {
  readonly type: string;
  readonly size: number;
}

interface GlData {
  readonly location: WebGLUniformLocation;
}

interface Shader {
  readonly glProgram: object;
  readonly groups: Readonly<Record<string, { readonly resources: Readonly<Record<string, object>> }>>;
  readonly _uniformBindMap: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Numbers = Float32Array | Int32Array;

const isMatrix = (value: unknown): value is Matrix => typeof value === "object" && value !== null && "toArray" in value;

function upload(gl: WebGL2RenderingContext, { type }: Uniform, location: WebGLUniformLocation, value: unknown): void {
  const numbers = typeof value === "number" ? [value] : (value as Numbers);
  switch (type) {
    case "f32":
      gl.uniform1fv(location, numbers);
      break;
    case "vec2<f32>":
      gl.uniform2fv(location, numbers);
      break;
    case "vec4<f32>":
      gl.uniform4fv(location, numbers);
      break;
    case "mat3x3<f32>":
      gl.uniformMatrix3fv(location, false, isMatrix(value) ? value.toArray(true) : numbers);
      break;
    case "i32":
      gl.uniform1iv(location, numbers);
      break;
    default:
      throw new Error(`a shader of sprites has no uniform of type ${type}`);
  }
}

/** Uploads every uniform of a group, the few that there are. */
function uniformsSync(group: UniformGroup, known: Readonly<Record<string, unknown>>) {
  const structures = Object.entries(group.uniformStructures as Record<string, Uniform>).filter(([name]) => known[name]);
  return (data: Record<string, GlData>, values: Record<string, unknown>, { gl }: { gl: WebGL2RenderingContext }) => {
    for (const [name, uniform] of structures) upload(gl, uniform, data[name]!.location, values[name]);
  };
}

/** Binds a shader's textures and uploads its uniforms. */
// biome-ignore lint/suspicious/noExplicitAny: the systems of the renderer are private to it
function syncShader(renderer: any, shader: Shader, progress: { textureCount: number }): void {
  const { uniformData } = renderer.shader._getProgramData(shader.glProgram);
  for (const [i, { resources }] of Object.entries(shader.groups)) {
    for (const [j, resource] of Object.entries(resources)) {
      if (resource instanceof UniformGroup) renderer.shader.updateUniformGroup(resource);
      else if (resource instanceof TextureSource) {
        renderer.texture.bind(resource, progress.textureCount);
        const uniform = uniformData[shader._uniformBindMap[i]![j]!];
        if (uniform) renderer.gl.uniform1i(uniform.location, progress.textureCount++);
      }
    }
  }
}

const nothing = (): void => {};

/** Has the WebGL renderer do without generated functions. */
export function withoutEval(): void {
  Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: nothing });
  Object.assign(UboSystem.prototype, { _systemCheck: nothing });
  Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: uniformsSync });
  Object.assign(GlShaderSystem.prototype, { _generateShaderSync: () => syncShader });
}
