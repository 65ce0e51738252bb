import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { childrenOf, type Node } from "./source.ts";

interface FileExports {
  /** Names, including those of re-exports. */
  readonly exported: readonly string[];
  /** As "path name"; the name `*` stands for all exports. */
  readonly uses: readonly string[];
}

/** Path of the imported file; undefined for a package. */
const targetOf = (from: string, specifier: string): string | undefined =>
  specifier.startsWith(".") ? normalize(join(dirname(from), specifier.replace(/\?.*$/, ""))) : undefined;

function nodesIn(node: Node, found: Node[] = []): readonly Node[] {
  found.push(node);
  for (const child of childrenOf(node)) nodesIn(child, found);
  return found;
}

/** The first name, such as `first` in `import("./a.ts").first.second`. */
const firstOf = (qualifier: Node | undefined): string | undefined =>
  qualifier?.type === "TSQualifiedName" ? firstOf(qualifier.left as Node) : (qualifier?.name as string | undefined);

const textIn = (node: unknown): string | undefined => {
  const { type, value } = (node ?? {}) as { readonly type?: string; readonly value?: unknown };
  return type === "Literal" && typeof value === "string" ? value : undefined;
};

/** A worker or program that gets a file's URL may use all of its exports. */
const ADDRESS = /new URL\("([^"]+\.tsx?)", import\.meta\.url\)/g;
/** Paths from the root, for files that tools load. */
const PATH = /"((?:client|server|shared|test)\/[^"]+\.tsx?)"/g;

/**
 * An import of a whole module (`import * as`, `import()`) counts as use of all exports that have the name of an
 * identifier of the importing file; `import()` also of the default export.
 */
function readExports(path: string, text: string): FileExports {
  const parsed = parseSync(path, text);
  const { module } = parsed;
  // Only these imports need a walk of the tree.
  const nodes = /\bimport\(|\* as /.test(text) ? nodesIn(parsed.program as unknown as Node) : [];
  const words = new Set(nodes.flatMap(({ type, name }) => (type === "Identifier" ? [String(name)] : [])));
  const uses: string[] = [];
  const use = (specifier: string | undefined, ...names: readonly string[]): void => {
    const target = specifier === undefined ? undefined : targetOf(path, specifier);
    if (target !== undefined) uses.push(...names.map((name) => `${target} ${name}`));
  };
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName } of entries) {
      if (importName.kind === "NamespaceObject") use(moduleRequest.value, ...words);
      else use(moduleRequest.value, importName.kind === "Default" ? "default" : importName.name!);
    }
  const exported: string[] = [];
  for (const { entries } of module.staticExports)
    for (const { exportName, importName, moduleRequest } of entries) {
      const isDefault = exportName.kind === "Default";
      if (exportName.name !== null || isDefault) exported.push(exportName.name ?? "default");
      if (moduleRequest) use(moduleRequest.value, importName.kind === "Name" ? importName.name! : "*");
    }
  for (const { type, source, qualifier } of nodes) {
    if (type === "ImportExpression") use(textIn(source), "default", ...words);
    if (type === "TSImportType") use(textIn(source), firstOf(qualifier as Node | undefined) ?? "*");
  }
  for (const [, specifier] of text.matchAll(ADDRESS)) use(`./${specifier}`, "*");
  for (const [, named] of text.matchAll(PATH)) uses.push(`${named} default`);
  return { exported, uses };
}

/** Exports that no file uses, each as "path name". */
export function unusedExports(texts: ReadonlyMap<string, string>): readonly string[] {
  const files = [...texts].map(([path, text]) => ({ path, ...readExports(path, text) }));
  const used = new Set(files.flatMap(({ uses }) => uses));
  return files.flatMap(({ path, exported }) =>
    used.has(`${path} *`)
      ? []
      : [...new Set(exported)].map((name) => `${path} ${name}`).filter((name) => !used.has(name)),
  );
}
