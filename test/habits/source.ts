import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { parseSync } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

export interface Source {
  /** Relative to the project's root. */
  readonly path: string;
  readonly lines: number;
  /** Paths of the modules that are needed at run time. */
  readonly imports: readonly string[];
  /** Imported dynamically, or given to a worker. */
  readonly dynamicImports: readonly string[];
  /** Includes modules whose types are imported. */
  readonly allImports: readonly string[];
  readonly functions: readonly Length[];
  readonly classes: readonly Length[];
  readonly interfaces: readonly MemberCount[];
}

/** `members`: own ones; 0 for interfaces without methods. */
interface MemberCount {
  /** Begins with the file's path. */
  readonly name: string;
  readonly members: number;
}

interface Length {
  /** Begins with the file's path. */
  readonly name: string;
  readonly lines: number;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  // This runs for every node of every file, so it builds no intermediate lists.
  for (const value of Object.values(node)) {
    if (!Array.isArray(value)) {
      if (isNode(value)) children.push(value);
    } else for (const one of value) if (isNode(one)) children.push(one);
  }
  return children;
}

/** A function of up to three statements, one of them a switch, is readable at any length. */
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

/** Skips flat switches. */
function* functionsIn(node: Node, lineAt: (at: number) => number, given = ""): Generator<Length> {
  const own = (node.id ?? node.key) as { readonly name?: string } | undefined;
  const name = own?.name ?? given;
  if (FUNCTIONS.has(node.type) && !isFlatSwitch(node))
    yield { name: name || "(unnamed)", lines: lineAt(node.end) - lineAt(node.start) + 1 };
  for (const child of childrenOf(node)) yield* functionsIn(child, lineAt, name);
}

function* nodesIn(node: Node, types: ReadonlySet<string>): Generator<Node> {
  if (types.has(node.type)) yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child, types);
}

const CLASSES: ReadonlySet<string> = new Set(["ClassDeclaration", "ClassExpression"]);
const INTERFACES: ReadonlySet<string> = new Set(["TSInterfaceDeclaration"]);

const nameIn = ({ id }: Node): string => (isNode(id) ? String(id.name) : "(unnamed)");

const membersOf = (members: readonly Node[]): number =>
  members.some(({ type }) => type === "TSMethodSignature") ? members.length : 0;

/** Undefined for packages, styles and pictures. */
function target(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const path = normalize(join(dirname(from), specifier.replace(/\?.*$/, "")));
  return known.has(path) ? path : undefined;
}

const ADDRESS = /new URL\("(\.[^"]+)", import\.meta\.url\)/g;

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
      dynamicImports: files([
        ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
          text.slice(start, end).replaceAll(/["'`]/g, ""),
        ),
        ...Array.from(text.matchAll(ADDRESS), ([, specifier]) => specifier!),
      ]),
      allImports: files(mentioned),
      classes: [...nodesIn(program as unknown as Node, CLASSES)].map((found) => ({
        name: `${path} ${nameIn(found)}`,
        lines: lineAt(found.end) - lineAt(found.start) + 1,
      })),
      interfaces: [...nodesIn(program as unknown as Node, INTERFACES)].map((found) => ({
        name: `${path} ${nameIn(found)}`,
        members: membersOf(childrenOf(found.body as Node)),
      })),
      functions: [...functionsIn(program as unknown as Node, lineAt)].map(({ name, lines }) => ({
        name: `${path} ${name}`,
        lines,
      })),
    };
  });
}
