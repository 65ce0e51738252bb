import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { parseSync } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

/** A file of the program. */
export interface Source {
  /** From the top of the project. */
  readonly path: string;
  readonly lines: number;
  /** The files of the program that it needs to run: types are none of them. */
  readonly imports: readonly string[];
  /** Those that it fetches when they are wanted, for itself or for a worker. */
  readonly fetches: readonly string[];
  /** All that it imports anything of, types as well. */
  readonly mentions: readonly string[];
  readonly functions: readonly Length[];
}

/** How long a function is. */
export interface Length {
  /** With its file. */
  readonly name: string;
  readonly lines: number;
}

/** What of the syntax tree is read here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** A function that does nothing but tell cases apart: however many there are, they are read one by one. */
function isFlatSwitch({ body }: Node): boolean {
  if (!isNode(body) || body.type !== "BlockStatement") return false;
  const statements = body.body as readonly Node[];
  const last = statements.findLast(({ type }) => type === "SwitchStatement");
  return last !== undefined && statements.length <= 3;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);

/** The functions of a tree that are no flat switches, by the names they are given. */
function* functionsIn(node: Node, lineAt: (at: number) => number, given = ""): Generator<Length> {
  const own = (node.id ?? node.key) as { readonly name?: string } | undefined;
  const name = own?.name ?? given;
  if (FUNCTIONS.has(node.type) && !isFlatSwitch(node))
    yield { name: name || "(unnamed)", lines: lineAt(node.end) - lineAt(node.start) + 1 };
  for (const child of childrenOf(node)) yield* functionsIn(child, lineAt, name);
}

/** The file of the program that an import names; undefined for a package, a style or a picture. */
function target(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const path = normalize(join(dirname(from), specifier.replace(/\?.*$/, "")));
  return known.has(path) ? path : undefined;
}

/** A file that is told to a worker or to another program by its address. */
const ADDRESS = /new URL\("(\.[^"]+)", import\.meta\.url\)/g;

/** Reads the program: all of client/, server/ and shared/ that is TypeScript. */
export function readSources(): readonly Source[] {
  const paths = globSync("{client,server,shared}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(dist|node_modules)(\/|$)/.test(name),
  });
  const known = new Set(paths);
  return paths.sort().map((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const lineAt = (at: number) => starts.findLastIndex((start) => start <= at);
    const { program, module } = parseSync(path, text);
    const files = (specifiers: readonly string[]) => [
      ...new Set(specifiers.map((specifier) => target(path, specifier, known)).filter((found) => found !== undefined)),
    ];
    const mentioned = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? "")),
    ];
    const imported = module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value);
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ""),
    );
    return {
      path,
      lines: starts.length - 1,
      imports: files([...imported, ...exported]),
      fetches: files([
        ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
          text.slice(start, end).replaceAll(/["'`]/g, ""),
        ),
        ...Array.from(text.matchAll(ADDRESS), ([, specifier]) => specifier!),
      ]),
      mentions: files(mentioned),
      functions: [...functionsIn(program as unknown as Node, lineAt)].map(({ name, lines }) => ({
        name: `${path} ${name}`,
        lines,
      })),
    };
  });
}
